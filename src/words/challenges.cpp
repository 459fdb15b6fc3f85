// Accepting, challenging, drawing up to a colour; UNO called and forgotten.
#include "words/cards.h"
#include "words/teller.h"

namespace words {

using namespace rules;

QString Teller::accepted() const
{
    if (table().in<phase::Took>()) // nobody knows yet how many
        return joined({isOut(), untilColor()});
    //: %1 takes what a Wild Draw card costs
    return joined(
        {m_say(QT_TRANSLATE_NOOP("verdicts", "%1 accepts."), actor()), drawing(), isOut(), untilColor()});
}

QString Teller::foundGuilty() const
{
    QString why;
    if (m_verdict.color)
        //: A challenge; %1 is who laid the Wild Draw card, %2 is "blue card"
        why = m_say(QT_TRANSLATE_NOOP("verdicts", "Guilty: %1 holds at least one %2."), other(),
                    colorCard(m_language, *m_verdict.color));
    else
        //: A challenge; %1 is who laid the Wild Draw card
        why = m_say(QT_TRANSLATE_NOOP("verdicts", "Guilty: %1 was not allowed to play that card."), other());
    if (m_verdict.reason != Reason::FoundGuiltyLosesTurn)
        return joined({why, drawing(), untilColor()});
    const QString loses = m_say(
        //: %1 has won a challenge
        QT_TRANSLATE_NOOP("verdicts", "By this table’s ruling %1 loses the turn all the same."), actor());
    return joined({why, drawing(false), loses, untilColor()});
}

QString Teller::foundInnocent() const
{
    const bool empty = m_situation.before.table && m_verdict.other
        && m_situation.before.table->hands[m_situation.before.table->seatOf(*m_verdict.other)] == 0;
    QString why;
    if (empty)
        //: A challenge; the Wild Draw card was the last card of %1
        why = m_say(QT_TRANSLATE_NOOP("verdicts", "Innocent: %1 has no cards left."), other());
    else if (m_verdict.color)
        //: A challenge; %1 is who laid the Wild Draw card, %2 is "blue card"
        why = m_say(QT_TRANSLATE_NOOP("verdicts", "Innocent: %1 holds no %2."), other(),
                    colorCard(m_language, *m_verdict.color));
    else
        //: A challenge; %1 is who laid the Wild Draw card
        why = m_say(QT_TRANSLATE_NOOP("verdicts", "Innocent: %1 was allowed to play that card."), other());
    return joined({why, drawing(), isOut(), untilColor()});
}

QString Teller::took() const
{
    const auto *phase =
        m_situation.before.table ? std::get_if<phase::Took>(&m_situation.before.table->phase) : nullptr;
    const int extra = phase ? phase->extra : 0;
    QString until, more;
    const bool ended =
        m_verdict.number == cardsOf(table().rulings[Ruling::DrawColorMost]); // perhaps without it
    if (m_verdict.number > 0 && m_verdict.color && !ended)
        until = m_say.counted(
            //: Cards drawn for a Wild Draw Color; %1 is "teal card"
            QT_TRANSLATE_N_NOOP("verdicts", "It took %n card(s) to get to the first %1."), m_verdict.number,
            colorCard(m_language, *m_verdict.color));
    if (extra > 0)
        //: %n is 2; a sentence that says who draws how many in all follows
        more = m_say.counted(QT_TRANSLATE_N_NOOP("verdicts", "The lost challenge costs %n more."), extra);
    return joined({until, more, drawing(), isOut(), next()});
}

// Who draws an untold number of cards, and who is next then; after a last card nobody is.
QString Teller::untilColor() const
{
    const auto *took = std::get_if<phase::Took>(&table().phase);
    if (!took || table().hands[table().wild.player] == 0)
        return next();
    QString draws = waiting();
    if (took->skipped != kNobody)
        //: %1 is such as "Ben draws until the first blue card comes": the same player loses a turn
        draws = m_say(QT_TRANSLATE_NOOP("verdicts", "%1, and is skipped."), headline());
    //: Once somebody has drawn, the turn moves on to %1
    return joined(
        {draws, m_say(QT_TRANSLATE_NOOP("verdicts", "Then %1 is next."), name(table().players[took->then]))});
}

QString Teller::isOut() const
{
    if (!isOver())
        return {};
    //: The last card, a Wild Draw card, is settled
    return m_say(QT_TRANSLATE_NOOP("verdicts", "%1 goes out."), name(table().players[table().out]));
}

QString Teller::caught() const
{
    QString who;
    if (m_verdict.actor)
        //: %1 noticed that %2 holds a single card and has not called UNO
        who = m_say(QT_TRANSLATE_NOOP("verdicts", "%1 catches %2, who did not call UNO."), actor(), other());
    else
        //: Somebody noticed that %1 holds a single card and has not called UNO
        who = m_say(QT_TRANSLATE_NOOP("verdicts", "%1 did not call UNO and is caught."), other());
    return joined({who, drawing()});
}

} // namespace words
