// Somebody goes out, hands are counted, rounds and matches are won.
#include "words/cards.h"
#include "words/teller.h"

namespace words {

using namespace rules;

QString Teller::wentOut() const
{
    //: %1 has laid the last card, %2: "a blue 7"
    return joined({m_say(QT_TRANSLATE_NOOP("verdicts", "%1 goes out with %2."), actor(), card()), effect(),
                   drawing(), next()});
}

QString Teller::wentOutWithWildDraw() const
{
    //: %1 is a player, %2 is "a Wild Draw Two"
    return joined({m_say(QT_TRANSLATE_NOOP("verdicts", "%1 plays the last card, %2."), actor(), card()),
                   cannotBeGuilty(), next()});
}

QString Teller::declaredOut() const
{
    QString out;
    if (!table().edition->twoSided)
        out = m_say(QT_TRANSLATE_NOOP("verdicts", "%1 goes out."), actor());
    else if (table().side == Side::Light)
        //: %1 has no cards left
        out = m_say(QT_TRANSLATE_NOOP("verdicts", "%1 goes out, on the light side."), actor());
    else
        //: %1 has no cards left
        out = m_say(QT_TRANSLATE_NOOP("verdicts", "%1 goes out, on the dark side."), actor());
    return joined({out, next()});
}

QString Teller::handSaid() const
{
    return joined(
        {m_say.counted(
             //: What the cards left in a hand are worth
             QT_TRANSLATE_N_NOOP("verdicts", "%1 is left with %n point(s)."), m_verdict.number, actor()),
         next()});
}

QString Teller::roundScored() const
{
    const Book &book = *m_situation.after.book;
    if (book.rounds.empty())
        return {};
    const ScoredRound &round = book.rounds.back();
    if (book.mode == ScoringMode::Tally)
        return m_say(
            //: A round is scored; %1 went out
            QT_TRANSLATE_NOOP("verdicts",
                              "Everyone adds what was left in hand; %1, who went out, adds nothing."),
            name(round.out));
    return joined(
        {m_say.counted(
             //: A round is scored; %1 went out and gets what the others hold
             QT_TRANSLATE_N_NOOP("verdicts", "%1 collects %n point(s)."), m_verdict.number, name(round.out)),
         m_say.counted(
             //: A player's total
             QT_TRANSLATE_N_NOOP("verdicts", "%1 has %n point(s) in all."), book.total(round.out),
             name(round.out))});
}

QString Teller::matchWon() const
{
    const Book &book = *m_situation.after.book;
    const std::vector<Player> &winners = book.standing.winners;
    if (winners.empty())
        return {};
    const int points = book.total(winners.front());
    const QString names = m_language.list(m_situation.people.names(winners));
    if (winners.size() > 1)
        return m_say.counted(
            //: %1 is a list of names
            QT_TRANSLATE_N_NOOP("verdicts", "%1 have the lowest total, %n point(s): they win together."),
            points, names);
    if (book.mode == ScoringMode::Tally)
        return m_say.counted(
            //: Somebody has reached the target
            QT_TRANSLATE_N_NOOP("verdicts", "%1 wins the match with the lowest total, %n point(s)."), points,
            names);
    return m_say.counted(
        //: %n is the target of the match
        QT_TRANSLATE_N_NOOP("verdicts", "%1 has reached %n point(s) and wins the match."), book.target,
        names);
}

} // namespace words
