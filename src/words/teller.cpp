// Sentences that many verdicts share: what follows, and who is next.
#include "words/teller.h"

#include "rules/draws.h"
#include "words/cards.h"
#include "words/phases.h"

namespace words {

using namespace rules;

Teller::Teller(const Language &language, const Verdict &verdict, const Situation &situation)
    : m_language(language)
    , m_say(language, "verdicts")
    , m_verdict(verdict)
    , m_situation(situation)
{ }

QString Teller::drawing(bool andSkipped) const { return joined({drawn(andSkipped), piles()}); }

QString Teller::drawn(bool andSkipped) const
{
    const bool skips = andSkipped && m_verdict.skippedCount == 1;
    if (skips && m_verdict.drawing && m_verdict.drawing->player == m_verdict.skipped[0])
        //: %1 must draw cards and loses a turn
        return m_say.counted(QT_TRANSLATE_N_NOOP("verdicts", "%1 draws %n card(s) and is skipped."),
                             m_verdict.drawing->cards, name(m_verdict.skipped[0]));
    QString draws, skipped;
    if (m_verdict.drawing)
        //: %1 must draw cards
        draws = m_say.counted(QT_TRANSLATE_N_NOOP("verdicts", "%1 draws %n card(s)."),
                              m_verdict.drawing->cards, name(m_verdict.drawing->player));
    if (skips)
        //: %1 loses a turn
        skipped = m_say(QT_TRANSLATE_NOOP("verdicts", "%1 is skipped."), name(m_verdict.skipped[0]));
    return joined({draws, skipped});
}

QString Teller::piles() const
{
    QString shuffled, noMore;
    if (m_verdict.reshuffled)
        shuffled = m_say(
            //: While somebody was drawing
            QT_TRANSLATE_NOOP("verdicts",
                              "The draw pile ran out: the discard pile was shuffled into a new one."));
    if (m_verdict.due > (m_verdict.drawing ? m_verdict.drawing->cards : 0))
        //: Somebody should have drawn more cards than there were in both piles
        noMore = m_say(QT_TRANSLATE_NOOP("verdicts", "There are no more cards to draw."));
    return joined({shuffled, noMore});
}

QString Teller::passedOn() const
{
    if (!m_verdict.handsMoved || m_verdict.reason == Reason::Swapped)
        return {};
    //: House rule: a 0 was laid
    return m_say(QT_TRANSLATE_NOOP("verdicts", "Everybody hands their cards on."));
}

QString Teller::next() const
{
    const MatchState &state = m_situation.after;
    if (!state.inRound || state.isOver() || !table().in<phase::Turn>())
        return waiting();
    const Player player = table().players[table().turn];
    const std::optional<Table> &before = m_situation.before.table;
    const bool played = before && (before->in<phase::Turn>() || before->in<phase::Drawn>());
    if (played && player == m_verdict.actor)
        //: The turn stays with %1, who has just played
        return m_say(QT_TRANSLATE_NOOP("verdicts", "%1 plays again."), name(player));
    //: The turn moves on to %1
    return m_say(QT_TRANSLATE_NOOP("verdicts", "%1 is next."), name(player));
}

QString Teller::headline() const { return phaseSentence(m_language, m_situation.after, m_situation.people); }

QString Teller::waiting() const
{
    //: Makes a sentence of a headline such as "Ben plays"
    return m_say(QT_TRANSLATE_NOOP("verdicts", "%1."), headline());
}

QString Teller::colorRule() const
{
    const Table &now = table();
    if (!now.in<phase::Challenge>() || !now.wild.before)
        return {};
    if (now.hands[now.wild.player] == 0)
        return cannotBeGuilty();
    //: Of a Wild Draw card that was just laid; %1 is "blue card"
    return m_say(QT_TRANSLATE_NOOP("verdicts", "That is allowed only with no %1 in hand."),
                 colorCard(m_language, *now.wild.before));
}

QString Teller::cannotBeGuilty() const
{
    const Table &now = table();
    const auto *asked = std::get_if<phase::Challenge>(&now.phase);
    const auto *color = std::get_if<phase::Color>(&now.phase);
    static_assert(kLostChallengeCards == 2); // as this sentence says
    const Seat challenger = asked ? asked->challenger : color ? color->then : now.next(now.wild.player);
    return m_say(
        //: A Wild Draw card was the last card of %1; %2 is about to draw for it and could challenge
        QT_TRANSLATE_NOOP(
            "verdicts",
            "With no cards left %1 cannot be guilty: a challenge would only cost %2 two more cards."),
        name(now.players[now.wild.player]), name(now.players[challenger]));
}

QString Teller::matchDecided() const
{
    const bool was = m_situation.before.isOver();
    const bool is = m_situation.after.isOver();
    if (is && !was)
        return waiting();
    //: A correction took the win back
    return was && !is ? m_say(QT_TRANSLATE_NOOP("verdicts", "The match goes on.")) : QString();
}

QString Teller::joined(std::initializer_list<QString> sentences)
{
    QString text;
    for (const QString &each : sentences) {
        if (each.isEmpty())
            continue;
        if (!text.isEmpty())
            text += u' ';
        text += each;
    }
    return text;
}

QString Teller::card() const { return m_verdict.card ? oneCard(m_language, *m_verdict.card) : QString(); }

bool Teller::isOver() const { return table().in<phase::Holds>(); }

} // namespace words
