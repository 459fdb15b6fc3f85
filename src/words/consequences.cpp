// What followed from a call, in few words: the line under whose turn it is, and part of the whole sentence.
#include "rules/sheets.h"
#include "words/cards.h"
#include "words/teller.h"

namespace words {

using namespace rules;

namespace {

// Whether a card turned the direction, and that makes a difference.
bool isTurned(const MatchState &before, const MatchState &after)
{
    return before.inRound && after.inRound && after.table->playerCount > 2
        && before.table->direction != after.table->direction;
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
    //: Somebody should have drawn more cards than there were in both piles
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
    case Reason::StartWildDrawTwoGoesBack:
    case Reason::StartFlipGoesBack:
    case Reason::StartFlipTurns:
    case Reason::TopNamed:
    case Reason::TopCorrected:
    case Reason::WentOutFlip: return effect();
    case Reason::WentOutDrawOneSpared:
    case Reason::PlayedFlip:
        if (!table().top())
            //: A Flip was laid: what all do now, before they say which card is on top
            return m_say(QT_TRANSLATE_NOOP("verdicts", "All hands and both piles are turned over."));
        return effect();
    case Reason::WentOutDrawOne:
    case Reason::WentOutDraw: return draws(effect());
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
    case Reason::Drew:
    case Reason::DrewNothing: return piles;
    default: break;
    }
    if (m_verdict.skippedCount > 1)
        return othersSkipped();
    if (m_verdict.handsMoved)
        return passedOn();
    return draws(isTurned(m_situation.before, m_situation.after) ? direction() : QString());
}

QString Teller::effect() const
{
    switch (m_verdict.reason) {
    case Reason::StartReverse:
        //: A Reverse was turned up to begin; %1 is the dealer
        return m_say(QT_TRANSLATE_NOOP("verdicts", "The direction changes, and %1, who dealt, begins."),
                     other());
    case Reason::StartWildDrawTwoGoesBack:
        //: Of the first card; a sentence that says who turns up another one follows
        return m_say(QT_TRANSLATE_NOOP("verdicts", "It cannot begin a round: put it back into the deck."));
    case Reason::StartFlipGoesBack:
        //: Of the first card
        return m_say(QT_TRANSLATE_NOOP("verdicts", "By this table’s ruling a Flip goes back."));
    case Reason::StartFlipTurns:
        if (isPrinted(*table().edition, Ruling::StartFlip))
            //: A Flip was laid
            return m_say(QT_TRANSLATE_NOOP("verdicts", "Everything turns to the dark side."));
        return m_say(
            //: A Flip was turned up to begin
            QT_TRANSLATE_NOOP(
                "verdicts", "The sheet does not say what follows; here everything turns to the dark side."));
    case Reason::PlayedReverse: return direction();
    case Reason::PlayedReverseSkips:
        return m_say(
            //: Of a Reverse
            QT_TRANSLATE_NOOP("verdicts",
                              "The sheet does not say what it does with two players; here it skips the other "
                              "one."));
    case Reason::PlayedReverseTurns:
        return m_say(
            //: Of a Reverse
            QT_TRANSLATE_NOOP("verdicts", "By this table’s ruling for two players it skips nobody."));
    case Reason::PlayedSkipEveryone: return othersSkipped();
    case Reason::PlayedFlip:
        if (const std::optional<Face> top = table().top())
            //: After a Flip; %1 is "a teal 4", a face that was seen earlier in the round
            return m_say(QT_TRANSLATE_NOOP("verdicts", "A card seen before comes up: %1."),
                         oneCard(m_language, *top));
        return {};
    case Reason::TopNamed:
    case Reason::TopCorrected:
        if (m_verdict.card && !m_verdict.card->isWild() && m_verdict.card->kind() != Kind::Number)
            //: An action card came up with a Flip
            return m_say(QT_TRANSLATE_NOOP("verdicts", "It does nothing, because nobody played it."));
        return {};
    case Reason::WentOutDrawOne:
        if (isPrinted(*table().edition, Ruling::LastDrawOne))
            //: Of the last card of a round, one for which the next player draws
            return m_say(QT_TRANSLATE_NOOP("verdicts", "The last card still takes effect."));
        //: Of the last card of a round
        return m_say(
            QT_TRANSLATE_NOOP("verdicts", "By this table’s ruling a last Draw One still takes effect."));
    case Reason::WentOutDrawOneSpared:
        if (m_verdict.drawing)
            //: Of the last card of a round; a sentence that says who draws what was waiting follows
            return m_say(QT_TRANSLATE_NOOP("verdicts", "Here a last Draw One adds nothing to what waited."));
        if (isUsual(Ruling::LastDrawOne))
            //: Of the last card of a round
            return m_say(QT_TRANSLATE_NOOP("verdicts", "In this edition nobody draws for a last Draw One."));
        return m_say(
            //: Of the last card of a round
            QT_TRANSLATE_NOOP("verdicts", "By this table’s ruling nobody draws for a last Draw One."));
    case Reason::WentOutDraw:
        //: Of the last card of a round, one for which the next player draws
        return m_say(QT_TRANSLATE_NOOP("verdicts", "The last card still takes effect."));
    case Reason::WentOutFlip: return lastFlip();
    default: return {};
    }
}

// It is by a ruling of this table only where that is not the usual one: most tables never thought of it.
bool Teller::isUsual(Ruling ruling) const
{
    return table().rulings[ruling] == table().edition->rulings[ruling];
}

QString Teller::lastFlip() const
{
    const bool light = table().side == Side::Light;
    if (!isUsual(Ruling::LastFlip))
        //: The last card was a Flip
        return light
            ? m_say(QT_TRANSLATE_NOOP("verdicts", "By this table’s ruling the light side is scored."))
            //: The last card was a Flip
            : m_say(QT_TRANSLATE_NOOP("verdicts", "By this table’s ruling the dark side is scored."));
    //: The last card was a Flip; all others turn their cards over to count them
    return light ? m_say(QT_TRANSLATE_NOOP("verdicts", "Turn your cards over: the light side is scored."))
                 //: The last card was a Flip; all others turn their cards over to count them
                 : m_say(QT_TRANSLATE_NOOP("verdicts", "Turn your cards over: the dark side is scored."));
}

QString Teller::direction() const
{
    //: A Reverse was laid
    return table().direction == Direction::Left
        ? m_say(QT_TRANSLATE_NOOP("verdicts", "Now play goes to the left."))
        //: A Reverse was laid
        : m_say(QT_TRANSLATE_NOOP("verdicts", "Now play goes to the right."));
}

QString Teller::othersSkipped() const
{
    //: All players but the one who laid the card lose a turn
    return m_say(QT_TRANSLATE_NOOP("verdicts", "Everyone else is skipped."));
}

} // namespace words
