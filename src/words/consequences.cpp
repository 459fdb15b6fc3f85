// What followed from a call, in few words: the line under whose turn it is.
#include "words/cards.h"
#include "words/teller.h"

namespace words {

using namespace rules;

namespace {

// Which way play goes, where a card turned it and that makes a difference.
QString turnedRound(const Phrases &say, const MatchState &before, const MatchState &after)
{
    if (!before.inRound || !after.inRound || after.table->playerCount < 3
        || before.table->direction == after.table->direction)
        return {};
    return after.table->direction == Direction::Left
        ? say(QT_TRANSLATE_NOOP("verdicts", "Now play goes to the left."))
        : say(QT_TRANSLATE_NOOP("verdicts", "Now play goes to the right."));
}

QString shuffled(const Phrases &say, const Verdict &verdict)
{
    if (!verdict.reshuffled)
        return {};
    //: The draw pile ran out while somebody was drawing
    return say(QT_TRANSLATE_NOOP("verdicts", "The discard pile was reshuffled."));
}

QString nothingLeft(const Phrases &say, const Verdict &verdict, const Table &table)
{
    const bool drew = verdict.drawing || verdict.reason == Reason::DrewNothing;
    if (!drew || !table.counted || table.drawPile > 0 || table.pile.size() > 1)
        return {};
    return say(QT_TRANSLATE_NOOP("verdicts", "There are no more cards to draw."));
}

} // namespace

QString consequence(const Language &language, const Verdict &verdict, const Situation &situation)
{
    return verdict.taken() && situation.after.table ? Teller(language, verdict, situation).consequence()
                                                    : QString();
}

QString Teller::consequence() const
{
    QString piles = joined({shuffled(m_say, m_verdict), nothingLeft(m_say, m_verdict, table())});
    const auto draws = [&](const QString &why) { return joined({why, drawn(), piles}); };
    switch (m_verdict.reason) {
    case Reason::StartReverse:
        return m_say(QT_TRANSLATE_NOOP("verdicts", "The direction turns, and %1, who dealt, begins."),
                     other());
    case Reason::StartWildDrawTwoGoesBack:
        return m_say(QT_TRANSLATE_NOOP("verdicts", "It cannot begin a round and goes back."));
    case Reason::StartFlipGoesBack:
        return m_say(QT_TRANSLATE_NOOP("verdicts", "By this table’s ruling a Flip goes back."));
    case Reason::StartFlipTurns:
        return m_say(
            QT_TRANSLATE_NOOP("verdicts", "By this table’s ruling everything turns to the dark side."));
    case Reason::PlayedFlip:
        if (const std::optional<Face> top = table().top())
            return m_say(QT_TRANSLATE_NOOP("verdicts", "On top comes a card seen before: %1."),
                         oneCard(m_language, *top));
        return {};
    case Reason::TopNamed:
    case Reason::TopCorrected:
        if (m_verdict.card && !m_verdict.card->isWild() && m_verdict.card->kind() != Kind::Number)
            return m_say(QT_TRANSLATE_NOOP("verdicts", "It does nothing, because nobody laid it."));
        return {};
    case Reason::DirectionSet: return {};
    case Reason::UnoCalledLate: return sentence();
    case Reason::WasCaught:
        if (!m_verdict.drawing)
            return sentence();
        return joined({m_say.counted(
                           //: %1 holds a single card, has not called UNO and pays for it
                           QT_TRANSLATE_N_NOOP("verdicts", "%1 is caught and draws %n card(s)."),
                           m_verdict.drawing->cards, other()),
                       piles});
    case Reason::WentOutDrawOne:
        return draws(
            m_say(QT_TRANSLATE_NOOP("verdicts", "By this table’s ruling a last Draw One still counts.")));
    case Reason::WentOutDrawOneSpared:
        return m_say(
            QT_TRANSLATE_NOOP("verdicts", "By this table’s ruling nobody draws for a last Draw One."));
    case Reason::WentOutDraw:
        return draws(m_say(QT_TRANSLATE_NOOP("verdicts", "The last card still counts.")));
    case Reason::WentOutFlip:
        return table().side == Side::Light
            ? m_say(QT_TRANSLATE_NOOP("verdicts", "By this table’s ruling the light side is scored."))
            : m_say(QT_TRANSLATE_NOOP("verdicts", "By this table’s ruling the dark side is scored."));
    case Reason::Drew:
    case Reason::DrewNothing: return piles;
    default: break;
    }
    if (m_verdict.skippedCount > 1)
        return m_say(QT_TRANSLATE_NOOP("verdicts", "Everyone else is skipped."));
    return draws(turnedRound(m_say, m_situation.before, m_situation.after));
}

} // namespace words
