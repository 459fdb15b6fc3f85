// One headline for each phase of a round, and for the time between rounds and after them.
#include "words/phases.h"

#include "rules/chances.h"
#include "words/cards.h"
#include "words/phrases.h"

namespace words {

using namespace rules;

namespace {

class PhaseTeller {
public:
    PhaseTeller(const Language &language, const Table &table, const People &people)
        : m_language(language)
        , m_say(language, "phases")
        , m_table(table)
        , m_people(people)
    { }

    QString operator()(const phase::Start &) const
    {
        //: What the table waits for; %1 is the dealer
        return m_say(QT_TRANSLATE_NOOP("phases", "%1 turns up the first card"), name(m_table.dealer));
    }
    QString operator()(const phase::Turn &) const
    {
        //: What the table waits for: a card or a draw of player %1
        return m_say(QT_TRANSLATE_NOOP("phases", "%1 plays"), name(m_table.turn));
    }
    QString operator()(const phase::Drawn &drawn) const
    {
        if (drawn.nothing)
            //: What the table waits for; there was no card left that %1 could have drawn
            return m_say(QT_TRANSLATE_NOOP("phases", "%1 can only pass"), name(m_table.turn));
        //: What the table waits for; %1 has just drawn a card
        return m_say(QT_TRANSLATE_NOOP("phases", "%1 plays the drawn card or passes"), name(m_table.turn));
    }
    QString operator()(const phase::Color &color) const
    {
        //: What the table waits for: the colour of a wild, which player %1 chooses
        return m_say(QT_TRANSLATE_NOOP("phases", "%1 names the color"), name(color.chooser));
    }
    QString operator()(const phase::Top &top) const
    {
        //: What the table waits for: the discard pile was turned over, and nobody has told its new top card
        return m_say(QT_TRANSLATE_NOOP("phases", "%1 says which card is on top now"), name(top.asked));
    }
    QString operator()(const phase::Challenge &challenge) const
    {
        if (m_table.penalty > 0 && mayLay(m_table) == kNobody)
            return m_say.counted(
                //: What the table waits for; house rule: cards are waiting for %1, and the last card of the
                //: round is a Wild Draw card
                QT_TRANSLATE_N_NOOP("phases", "%1 takes %n card(s) or challenges"), m_table.penalty,
                name(challenge.challenger));
        if (m_table.penalty > 0)
            return m_say.counted(
                //: What the table waits for; house rule: cards are waiting for %1, with a Wild Draw card on
                //: top
                QT_TRANSLATE_N_NOOP("phases", "%1 lays a draw card, challenges or takes %n card(s)"),
                m_table.penalty, name(challenge.challenger));
        //: What the table waits for: player %1 was hit by a Wild Draw card
        return m_say(QT_TRANSLATE_NOOP("phases", "%1 accepts or challenges"), name(challenge.challenger));
    }
    QString operator()(const phase::Stack &) const
    {
        //: What the table waits for; house rule: cards are waiting for %1
        return m_say.counted(QT_TRANSLATE_N_NOOP("phases", "%1 lays a draw card or takes %n card(s)"),
                             m_table.penalty, name(m_table.turn));
    }
    QString operator()(const phase::Swap &) const
    {
        //: What the table waits for; house rule: %1 laid a 7
        return m_say(QT_TRANSLATE_NOOP("phases", "%1 says with whom to swap hands"), name(m_table.turn));
    }
    QString operator()(const phase::Took &took) const
    {
        const QString card = colorDrawn();
        const int most = cardsOf(m_table.rulings[Ruling::DrawColorMost]);
        if (most > 0 && took.extra > 0)
            return m_say.counted(
                //: What the table waits for; %2 is "blue card", %3 is a number, %n is 2: the price of a lost
                //: challenge
                QT_TRANSLATE_N_NOOP("phases",
                                    "%1 draws until the first %2 comes, at most %3, and %n more card(s)"),
                took.extra, name(took.drawer), card, m_language.number(most));
        if (most > 0)
            return m_say.counted(
                //: What the table waits for; %2 is "blue card"
                QT_TRANSLATE_N_NOOP("phases", "%1 draws until the first %2 comes, at most %n card(s)"), most,
                name(took.drawer), card);
        if (took.extra > 0)
            //: What the table waits for; %2 is "blue card", %n is 2: the price of a lost challenge
            return m_say.counted(
                QT_TRANSLATE_N_NOOP("phases", "%1 draws until the first %2 comes, and %n more card(s)"),
                took.extra, name(took.drawer), card);
        //: What the table waits for; %2 is "blue card"
        return m_say(QT_TRANSLATE_NOOP("phases", "%1 draws until the first %2 comes"), name(took.drawer),
                     card);
    }
    QString operator()(const phase::Holds &) const
    {
        QStringList due;
        for (Seat seat = 0; seat < m_table.playerCount; ++seat) {
            if (m_table.isDue(seat))
                due.append(name(seat));
        }
        if (due.isEmpty())
            //: What the table waits for: all hands were counted, and the points are not written down yet
            return m_say(QT_TRANSLATE_NOOP("phases", "All counted: write it down"));
        //: What the table waits for: the cards left in the hands of the players listed in %1
        return m_say(QT_TRANSLATE_NOOP("phases", "Still to be counted: %1"), m_language.list(due));
    }
    QString operator()(const phase::Scored &) const { return {}; } // lasts for no time: the round is over

private:
    // Whoever only asks about the rules has not said which colour was named.
    [[nodiscard]] QString colorDrawn() const
    {
        //: In place of "blue card" where the color is not known: "Ben draws until the first card of the named
        //: color comes"
        return m_table.color ? colorCard(m_language, *m_table.color)
                             : m_say(QT_TRANSLATE_NOOP("phases", "card of the named color"));
    }
    [[nodiscard]] QString name(Seat seat) const { return m_people.name(m_table.players[seat]); }

    const Language &m_language;
    Phrases m_say;
    const Table &m_table;
    const People &m_people;
};

QString overSentence(const Language &language, const MatchState &state, const People &people)
{
    const Phrases say(language, "phases");
    const std::vector<Player> &winners = state.book->standing.winners;
    if (state.stopped)
        //: The match is over
        return say(QT_TRANSLATE_NOOP("phases", "The match was stopped and has no winner"));
    const QString names = language.list(people.names(winners));
    //: The match is over; %1 is one name
    return winners.size() == 1 ? say(QT_TRANSLATE_NOOP("phases", "%1 wins the match"), names)
                               //: The match is over; %1 is a list of names
                               : say(QT_TRANSLATE_NOOP("phases", "%1 win the match together"), names);
}

} // namespace

QString phaseSentence(const Language &language, const MatchState &state, const People &people)
{
    if (state.isOver())
        return overSentence(language, state, people);
    if (state.inRound)
        return std::visit(PhaseTeller(language, *state.table, people), state.table->phase);
    //: What the table waits for: the next round; %1 deals it
    return Phrases(language, "phases")(QT_TRANSLATE_NOOP("phases", "%1 deals"),
                                       people.name(nextDealer(state)));
}

} // namespace words
