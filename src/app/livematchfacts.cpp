// What pages ask of a live match besides its table: how a challenge ended, its rulings and scoring in words,
// whether its round is only scored.
#include "app/livematch.h"
#include "app/onlyscore.h"
#include "app/plain.h"
#include "app/speech.h"
#include "rules/challenges.h"
#include "words/terms.h"

namespace app {

ChallengeOutcome LiveMatch::outcome() const
{
    ChallengeOutcome outcome;
    const auto *challenge = m_said ? std::get_if<rules::Challenge>(&m_said->event) : nullptr;
    if (!challenge)
        return outcome;
    const rules::Verdict &verdict = m_said->verdict;
    outcome.challenger = verdict.actor ? int(*verdict.actor) : -1;
    for (const rules::Face face : challenge->hand) {
        if (outcome.telling < 0 && rules::tellsGuilty(face, verdict.color))
            outcome.telling = int(outcome.hand.size());
        outcome.hand.append(face.code());
    }
    if (verdict.drawing) {
        outcome.drawer = int(verdict.drawing->player);
        outcome.drawn = verdict.drawing->cards;
    }
    return outcome;
}

QVariantList LiveMatch::rulings() const
{
    QVariantList all;
    if (!m_match)
        return all;
    const rules::Rulings &mine = m_match->match().book().rulings;
    for (int i = 0; i < rules::kRulingCount; ++i) {
        const auto ruling = rules::Ruling(i);
        QVariantList choices;
        for (const rules::Choice choice : rules::choicesOf(ruling)) {
            choices.append(QVariantMap{{QStringLiteral("name"), toQt(rules::nameOf(choice))},
                                       {QStringLiteral("title"), words::choiceName(speech(), choice)}});
        }
        all.append(QVariantMap{{QStringLiteral("name"), toQt(rules::nameOf(ruling))},
                               {QStringLiteral("title"), words::rulingName(speech(), ruling)},
                               {QStringLiteral("choice"), toQt(rules::nameOf(mine[ruling]))},
                               {QStringLiteral("choices"), choices}});
    }
    return all;
}

QString LiveMatch::scoringName(bool tally) const { return words::scoringName(speech(), modeOf(tally)); }

QString LiveMatch::scoringSentence(bool tally, int target) const
{
    return words::scoringSentence(speech(), modeOf(tally), target);
}

int LiveMatch::cardsOf(int player) const
{
    for (int row = 0; row < m_seats.count(); ++row) {
        if (m_seats.playerAt(row) == player)
            return m_seats.data(m_seats.index(row), SeatsModel::CardsRole).toInt();
    }
    return -1;
}

bool LiveMatch::onlyScoreRound()
{
    const QString round = m_match ? onlyScoredRound(m_match->fold()) : QString();
    return !round.isEmpty() && (isRoundOnlyScored() || saveDraft(kOnlyScoredRound, round));
}

bool LiveMatch::isRoundOnlyScored() const
{
    return m_match && app::isRoundOnlyScored(m_match->fold(), drafts());
}

} // namespace app
