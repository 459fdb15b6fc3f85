// The round begins; cards are laid, drawn, and their colours and tops named.
#include "words/cards.h"
#include "words/teller.h"

namespace words {

using namespace rules;

QString Teller::dealt() const
{
    return joined({m_say.counted(
                       //: A round begins; %1 is its number, %2 the dealer, %n the cards each player gets
                       QT_TRANSLATE_N_NOOP("verdicts", "Round %1: %2 deals everyone %n card(s)."),
                       table().edition->dealtCards, m_language.number(m_situation.after.round), other()),
                   next()});
}

QString Teller::started() const
{
    //: The card turned up to begin; %1 is "a blue 7"
    const QString first = m_say(QT_TRANSLATE_NOOP("verdicts", "The first card is %1."), card());
    if (m_verdict.reason == Reason::StartNumber)
        //: %1 is the first player of a round
        return joined({first, m_say(QT_TRANSLATE_NOOP("verdicts", "%1 begins."), other())});
    if (m_verdict.reason == Reason::StartReverse)
        return joined({first, effect()});
    if (m_verdict.reason == Reason::StartWild)
        return joined(
            //: A Wild was turned up to begin
            {first, m_say(QT_TRANSLATE_NOOP("verdicts", "%1 names the color and begins."), other())});
    return joined({first, drawing(), next()});
}

QString Teller::goesBack() const
{
    return joined({m_say(QT_TRANSLATE_NOOP("verdicts", "The first card is %1."), card()), effect(),
                   //: The first card went back into the deck; %1 is the dealer
                   m_say(QT_TRANSLATE_NOOP("verdicts", "%1 turns up another card."),
                         name(table().players[table().dealer]))});
}

QString Teller::startFlips() const
{
    return joined({m_say(QT_TRANSLATE_NOOP("verdicts", "The first card is %1."), card()), effect(), next()});
}

QString Teller::playedNumber() const
{
    if (m_situation.before.table && m_verdict.color == m_situation.before.table->color)
        return joined(
            //: %1 is a player, %2 is "a blue 7"
            {m_say(QT_TRANSLATE_NOOP("verdicts", "%1 plays %2: the color matches."), actor(), card()),
             passedOn(), next()});
    return joined(
        //: %1 is a player, %2 is "a blue 7"
        {m_say(QT_TRANSLATE_NOOP("verdicts", "%1 plays %2: the number matches."), actor(), card()),
         passedOn(), next()});
}

QString Teller::played() const
{
    //: %1 is a player, %2 is "a blue Skip"
    return joined({m_say(QT_TRANSLATE_NOOP("verdicts", "%1 plays %2."), actor(), card()), drawing(), next()});
}

QString Teller::playedForEffect() const
{
    return joined({m_say(QT_TRANSLATE_NOOP("verdicts", "%1 plays %2."), actor(), card()), effect(), next()});
}

QString Teller::playedFlip() const
{
    QString turns;
    if (table().side == Side::Light)
        //: A Flip was laid
        turns = m_say(QT_TRANSLATE_NOOP("verdicts", "Everything turns to the light side."));
    else
        //: A Flip was laid
        turns = m_say(QT_TRANSLATE_NOOP("verdicts", "Everything turns to the dark side."));
    return joined(
        {m_say(QT_TRANSLATE_NOOP("verdicts", "%1 plays %2."), actor(), card()), turns, effect(), next()});
}

QString Teller::playedWild() const
{
    QString laid;
    if (m_verdict.color)
        //: %1 is a player, %2 is "a Wild", %3 is "red"
        laid = m_say(QT_TRANSLATE_NOOP("verdicts", "%1 plays %2 and names %3."), actor(), card(),
                     colorWord(m_language, *m_verdict.color));
    else
        laid = m_say(QT_TRANSLATE_NOOP("verdicts", "%1 plays %2."), actor(), card());
    return joined({laid, drawing(), colorRule(), next()});
}

QString Teller::drew() const
{
    if (!m_verdict.drawing)
        return m_say(QT_TRANSLATE_NOOP("verdicts", "There was nothing to draw: %1 can only pass."), actor());
    if (m_verdict.drawing->cards > 1)
        return joined(
            {m_say.counted(
                 //: House rule: %1 draws until a card comes that can be played
                 QT_TRANSLATE_N_NOOP("verdicts", "%1 draws %n card(s) and may play the last one or pass."),
                 m_verdict.drawing->cards, actor()),
             piles()});
    //: The player on turn takes one card
    return joined(
        {m_say(QT_TRANSLATE_NOOP("verdicts", "%1 draws a card and may play it or pass."), actor()), piles()});
}

QString Teller::passed() const
{
    const auto *drawn =
        m_situation.before.table ? std::get_if<phase::Drawn>(&m_situation.before.table->phase) : nullptr;
    if (drawn && drawn->nothing)
        //: There was no card to draw for %1
        return joined({m_say(QT_TRANSLATE_NOOP("verdicts", "%1 passes."), actor()), next()});
    //: %1 drew a card and does not lay it
    return joined({m_say(QT_TRANSLATE_NOOP("verdicts", "%1 keeps the card."), actor()), next()});
}

QString Teller::colorChosen() const
{
    const QString color = m_verdict.color ? colorWord(m_language, *m_verdict.color) : QString();
    //: %1 is a player, %2 is "red"
    return joined({m_say(QT_TRANSLATE_NOOP("verdicts", "%1 names %2."), actor(), color), drawing(),
                   colorRule(), next()});
}

QString Teller::topNamed(const char *text) const { return joined({m_say(text, card()), effect(), next()}); }

} // namespace words
