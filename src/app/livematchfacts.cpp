// What the pages between rounds ask of a live match: its rulings and scoring in words.
#include "app/livematch.h"
#include "app/speech.h"
#include "words/terms.h"

namespace app {

namespace {

QString toQt(std::string_view text) { return QString::fromUtf8(text.data(), qsizetype(text.size())); }

rules::ScoringMode modeOf(bool tally)
{
    return tally ? rules::ScoringMode::Tally : rules::ScoringMode::Collect;
}

} // namespace

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

} // namespace app
