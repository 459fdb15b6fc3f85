// What cannot be, and what the rules do not allow now.
#include "words/cards.h"
#include "words/phases.h"
#include "words/teller.h"

namespace words {

using namespace rules;

QString Teller::wrongMoment() const
{
    //: Refused; a sentence that says what the table waits for follows
    const QString refused = m_say(QT_TRANSLATE_NOOP("verdicts", "That cannot happen now."));
    const MatchState &state = m_situation.after;
    if (!state.inRound || state.isOver() || !table().in<phase::Turn>())
        return notNow(refused);
    const QString player = name(table().players[table().turn]);
    //: What the table waits for, after something else was refused
    return joined({refused, m_say(QT_TRANSLATE_NOOP("verdicts", "%1 plays a card or draws one."), player)});
}

QString Teller::notNow(const QString &what) const { return joined({what, waiting()}); }

QString Teller::noSuchCard() const
{
    if (m_verdict.reason == Reason::NotInEdition)
        //: Refused; %1 is "a red 0"
        return m_say(QT_TRANSLATE_NOOP("verdicts", "This deck has no such card as %1."), card());
    if (m_verdict.card && m_verdict.card->isOn(Side::Light)) // a light card, and so the dark side is in play
        //: Refused; %1 is "a red 4"
        return m_say(QT_TRANSLATE_NOOP("verdicts", "On the dark side there is no such card as %1."), card());
    //: Refused; %1 is "a teal 4"
    return m_say(QT_TRANSLATE_NOOP("verdicts", "On the light side there is no such card as %1."), card());
}

QString Teller::noSuchColor() const
{
    if (!m_verdict.color)
        return {};
    const QString color = colorWord(m_language, *m_verdict.color);
    if (!m_situation.after.book->edition->twoSided)
        //: Refused; %1 is "teal"
        return m_say(QT_TRANSLATE_NOOP("verdicts", "This deck has no such color as %1."), color);
    if (sideOf(*m_verdict.color) == Side::Light)
        //: Refused; %1 is "red"
        return m_say(QT_TRANSLATE_NOOP("verdicts", "On the dark side there is no such color as %1."), color);
    //: Refused; %1 is "teal"
    return m_say(QT_TRANSLATE_NOOP("verdicts", "On the light side there is no such color as %1."), color);
}

QString Teller::notDealtIn() const
{
    const bool isOther = m_verdict.other && m_situation.after.table
        && m_situation.after.table->seatOf(*m_verdict.other) == kNobody;
    //: Refused; %1 came or left between rounds
    return m_say(QT_TRANSLATE_NOOP("verdicts", "%1 was not dealt in this round."),
                 isOther ? other() : actor());
}

QString Teller::tooManyCopies() const
{
    const QString called = m_verdict.card ? cardName(m_language, *m_verdict.card) : QString();
    if (m_verdict.limit == 1)
        //: Refused; %1 is "Blue 7" by itself
        return m_say(
            QT_TRANSLATE_NOOP("verdicts", "%1: there is only one, and it is in the discard pile already."),
            called);
    if (m_verdict.limit == 2)
        return m_say(
            //: Refused; %1 is "Blue 7" by itself
            QT_TRANSLATE_NOOP("verdicts",
                              "%1: there are only two, and both are in the discard pile already."),
            called);
    return m_say.counted(
        //: Refused; %1 is "Wild" by itself
        QT_TRANSLATE_N_NOOP("verdicts",
                            "%1: there are only %n, and all of them are in the discard pile already."),
        m_verdict.limit, called);
}

QString Teller::tooManyCopiesInHands() const
{
    const QString called = m_verdict.card ? cardName(m_language, *m_verdict.card) : QString();
    if (m_verdict.limit == 1)
        //: Refused; %1 is "Blue 7" by itself; it is in a hand that was counted, this one or another
        return m_say(QT_TRANSLATE_NOOP("verdicts", "%1: there is only one, and it has been seen already."),
                     called);
    if (m_verdict.limit == 2)
        //: Refused; %1 is "Blue 7" by itself; they are in hands that were counted, this one or others
        return m_say(
            QT_TRANSLATE_NOOP("verdicts", "%1: there are only two, and both have been seen already."),
            called);
    return m_say.counted(
        //: Refused; %1 is "Wild" by itself; they are in hands that were counted, this one or others
        QT_TRANSLATE_N_NOOP("verdicts", "%1: there are only %n, and all of them have been seen already."),
        m_verdict.limit, called);
}

QString Teller::wrongCount() const
{
    const QString said = m_language.number(m_verdict.number);
    const bool shown = m_situation.after.table && m_situation.after.table->in<phase::Challenge>();
    if (shown)
        return m_say.counted(
            //: Refused; a hand is shown in a challenge, and %2 cards were named
            QT_TRANSLATE_N_NOOP("verdicts", "%1 held %n card(s) after playing the wild, not %2."),
            m_verdict.limit, other(), said);
    //: Refused; %2 cards were named
    return m_say.counted(QT_TRANSLATE_N_NOOP("verdicts", "%1 holds %n card(s), not %2."), m_verdict.limit,
                         other(), said);
}

QString Teller::countNotPossible() const
{
    if (m_verdict.number < 1)
        //: Refused
        return m_say(
            QT_TRANSLATE_NOOP("verdicts", "%1 must hold at least one card: with none the round is over."),
            other());
    return m_say.counted(
        //: Refused; hand and draw pile together are %n cards, %2 were said
        QT_TRANSLATE_N_NOOP("verdicts",
                            "Even with the whole draw pile %1 would hold only %n card(s), not %2."),
        m_verdict.limit, other(), m_language.number(m_verdict.number));
}

QString Teller::tookNotPossible() const
{
    if (m_verdict.limit > 0 && m_verdict.number < 1)
        //: Refused; cards drawn for a Wild Draw Color
        return m_say(QT_TRANSLATE_NOOP("verdicts", "It takes at least one card for the color to come."));
    return m_say.counted(
        //: Refused; cards drawn for a Wild Draw Color
        QT_TRANSLATE_N_NOOP("verdicts", "There are only %n card(s) to draw, not %1."), m_verdict.limit,
        m_language.number(m_verdict.number));
}

QString Teller::wrongPoints() const
{
    const QString said = m_language.number(m_verdict.number);
    if (m_verdict.reason == Reason::TooFewPoints)
        return m_say.counted(
            //: Refused; what the cards left in a hand are worth
            QT_TRANSLATE_N_NOOP("verdicts", "%2 cannot be right: %1 holds at least %n point(s)."),
            m_verdict.limit, actor(), said);
    return m_say.counted(
        //: Refused; what the cards left in a hand are worth
        QT_TRANSLATE_N_NOOP("verdicts",
                            "%2 cannot be right: for %1 there are at most %n point(s) left in the deck."),
        m_verdict.limit, actor(), said);
}

QString Teller::notOnPenalty() const
{
    const QString waits = m_say.counted(
        //: Refused; %2 is "a red 4": so many cards are waiting for %1
        QT_TRANSLATE_N_NOOP("verdicts", "%1 can’t play %2: %n card(s) are waiting."), table().penalty,
        actor(), card());
    switch (table().rulings[Ruling::Stack]) {
    case Choice::Same:
        return joined({waits,
                       //: What can be done about cards that are waiting
                       m_say(QT_TRANSLATE_NOOP("verdicts", "Take them, or lay the same draw card."))});
    case Choice::Up:
        return joined({waits,
                       m_say(
                           //: What can be done about cards that are waiting
                           QT_TRANSLATE_NOOP("verdicts",
                                             "Take them, or lay a draw card that costs at least as many."))});
    default:
        return joined({waits,
                       //: What can be done about cards that are waiting
                       m_say(QT_TRANSLATE_NOOP("verdicts", "Take them, or lay a draw card that fits."))});
    }
}

QString Teller::notAsLastCard() const
{
    if (table().rulings[Ruling::Finish] == Choice::NoWild)
        return m_say(
            //: Refused; %2 is "a Wild"
            QT_TRANSLATE_NOOP("verdicts", "%1 can’t go out with %2: here the last card must not be a wild."),
            actor(), card());
    return m_say(
        //: Refused; %2 is "a blue Skip"
        QT_TRANSLATE_NOOP("verdicts", "%1 can’t go out with %2: here the last card must be a number."),
        actor(), card());
}

QString Teller::drawNotPossible() const
{
    if (m_verdict.limit > 0 && m_verdict.number < 1)
        //: Refused
        return m_say(QT_TRANSLATE_NOOP("verdicts", "Whoever draws takes at least one card."));
    return tookNotPossible();
}

QString Teller::noMatch() const
{
    if (table().penalty > 0) // of all that would go on the card, a penalty lets only some
        return notOnPenalty();
    const std::optional<Face> top = m_verdict.top && !m_verdict.top->isWild() ? m_verdict.top : std::nullopt;
    if (top && m_verdict.color)
        //: Refused; %2 is "a red 4", %3 is "blue", %4 is "a 7"
        return m_say(QT_TRANSLATE_NOOP("verdicts", "%1 can’t play %2: it must be %3 or %4."), actor(), card(),
                     colorWord(m_language, *m_verdict.color), oneSymbol(m_language, *top));
    if (top)
        //: Refused; %2 is "a red 4", %3 is "a 7"
        return m_say(QT_TRANSLATE_NOOP("verdicts", "%1 can’t play %2: it must be %3."), actor(), card(),
                     oneSymbol(m_language, *top));
    if (m_verdict.color)
        //: Refused; %2 is "a red 4", %3 is "blue"
        return m_say(QT_TRANSLATE_NOOP("verdicts", "%1 can’t play %2: the color must be %3."), actor(),
                     card(), colorWord(m_language, *m_verdict.color));
    //: Refused; %2 is "a red 4"
    return m_say(QT_TRANSLATE_NOOP("verdicts", "%1 can’t play %2."), actor(), card());
}

QString Teller::unoNotNow() const
{
    const Table &now = table();
    if (m_verdict.actor && now.unoCalled && now.seatOf(*m_verdict.actor) == now.turn)
        //: Refused
        return m_say(QT_TRANSLATE_NOOP("verdicts", "%1 has already called UNO."), actor());
    return m_say.counted(
        //: Refused
        QT_TRANSLATE_N_NOOP(
            "verdicts", "%1 holds %n card(s): UNO is called with one left, or with two on your own turn."),
        m_verdict.number, actor());
}

QString Teller::catchNotNow() const
{
    const Table &now = table();
    const Seat seat = m_verdict.other ? now.seatOf(*m_verdict.other) : kNobody;
    if (seat != kNobody && now.hands[seat] != 1)
        //: Refused; only somebody with a single card can have forgotten to call UNO
        return m_say.counted(QT_TRANSLATE_N_NOOP("verdicts", "%1 holds %n card(s) and cannot be caught."),
                             now.hands[seat], other());
    if (seat == kNobody || !now.late[seat])
        return m_say(QT_TRANSLATE_NOOP("verdicts", "%1 has already called UNO."), other());
    if (now.rulings[Ruling::UnoWindow] == Choice::Begin)
        return m_say(
            //: Refused
            QT_TRANSLATE_NOOP("verdicts",
                              "Too late: %1 has not called UNO, but here catching counts only until the next "
                              "player begins the turn."),
            other());
    return m_say(
        //: Refused
        QT_TRANSLATE_NOOP("verdicts",
                          "Too late: %1 has not called UNO, but here catching counts only until the next "
                          "player has played."),
        other());
}

QString Teller::roundNotScored() const
{
    if (m_verdict.limit == 0)
        //: Refused
        return m_say(QT_TRANSLATE_NOOP("verdicts", "No round has been scored yet."));
    return m_say.counted(
        //: Refused; %1 is the number of a round
        QT_TRANSLATE_N_NOOP("verdicts", "There is no round %1 to correct: %n have been scored."),
        m_verdict.limit, m_language.number(m_verdict.number));
}

} // namespace words
