// A few words for each kind of event; leaving one out does not compile.
#include "words/events.h"

#include "rules/bookkeeping.h"
#include "words/cards.h"
#include "words/phrases.h"
#include "words/terms.h"

namespace words {

using namespace rules;

namespace {

class EventTeller {
public:
    EventTeller(const Language &language, const People &people, const MatchState *before)
        : m_language(language)
        , m_say(language, "events")
        , m_people(people)
        , m_before(before)
    { }

    QString operator()(const BeginRound &e) const
    {
        const std::optional<Player> dealer =
            e.dealer || !m_before ? e.dealer : std::optional(nextDealer(*m_before));
        //: Something that happened: a round begins
        return dealer ? m_say(QT_TRANSLATE_NOOP("events", "%1 deals"), name(*dealer))
                      //: Something that happened
                      : m_say(QT_TRANSLATE_NOOP("events", "A round begins"));
    }
    QString operator()(const TurnUp &e) const
    {
        //: Something that happened: the card turned up to begin; %1 is "Blue 7"
        return m_say(QT_TRANSLATE_NOOP("events", "First card: %1"), cardName(m_language, e.card));
    }
    QString operator()(const Play &e) const
    {
        const QString card = cardName(m_language, e.card);
        if (e.forced)
            //: Something that happened; %2 is "Red 4": against the rules, but the table let it stand
            return m_say(QT_TRANSLATE_NOOP("events", "%1: %2, let stand"), name(e.who), card);
        if (isOutOfTurn(e.who))
            //: Something that happened: %1 laid %2, "Blue 7", out of turn, as this table allows
            return m_say(QT_TRANSLATE_NOOP("events", "%1 jumps in: %2"), name(e.who), card);
        //: Something that happened: %1 laid the card %2, "Blue 7"
        return m_say(QT_TRANSLATE_NOOP("events", "%1: %2"), name(e.who), card);
    }
    QString operator()(const Draw &e) const
    {
        if (e.cards && *e.cards != 1)
            //: Something that happened: so many cards were drawn for a Wild Draw Color
            return m_say.counted(QT_TRANSLATE_N_NOOP("events", "%1 draws %n card(s)"), *e.cards, name(e.who));
        //: Something that happened
        return m_say(QT_TRANSLATE_NOOP("events", "%1 draws"), name(e.who));
    }
    QString operator()(const Pass &e) const
    {
        //: Something that happened
        return m_say(QT_TRANSLATE_NOOP("events", "%1 passes"), name(e.who));
    }
    QString operator()(const ChooseColor &e) const
    {
        //: Something that happened; %2 is "red", the colour chosen for a wild
        return m_say(QT_TRANSLATE_NOOP("events", "%1 names %2"), name(e.who), colorWord(m_language, e.color));
    }
    QString operator()(const NameTop &e) const
    {
        //: Something that happened: the card on top after a Flip; %1 is "Teal 4"
        return m_say(QT_TRANSLATE_NOOP("events", "Now on top: %1"), cardName(m_language, e.card));
    }
    QString operator()(const Swap &e) const
    {
        //: Something that happened: %1 laid a 7
        return m_say(QT_TRANSLATE_NOOP("events", "%1 swaps hands with %2"), name(e.who), name(e.with));
    }
    QString operator()(const Accept &e) const
    {
        const Table *table = m_before && m_before->table ? &*m_before->table : nullptr;
        if (table && table->in<phase::Stack>())
            return m_say.counted(QT_TRANSLATE_N_NOOP("events", "%1 draws %n card(s)"), table->penalty,
                                 name(e.who));
        //: Something that happened: %1 draws instead of challenging
        return m_say(QT_TRANSLATE_NOOP("events", "%1 accepts"), name(e.who));
    }
    QString operator()(const Challenge &e) const
    {
        const Table *table = m_before && m_before->table ? &*m_before->table : nullptr;
        if (!table || table->wild.player == kNobody)
            //: Something that happened
            return m_say(QT_TRANSLATE_NOOP("events", "%1 challenges"), name(e.who));
        const QString who = name(e.who), whom = name(table->players[table->wild.player]);
        const std::optional<bool> guilty = call(*m_before, e).verdict.guilty;
        if (!guilty)
            //: Something that happened: %1 does not believe that %2 was allowed to lay a Wild Draw card
            return m_say(QT_TRANSLATE_NOOP("events", "%1 challenges %2"), who, whom);
        //: Something that happened: %1 challenged %2 and was right, as the verdict "Guilty: …" says
        return *guilty ? m_say(QT_TRANSLATE_NOOP("events", "%1 challenges %2: guilty"), who, whom)
                       //: Something that happened: %1 challenged %2 and was wrong; verdict "Innocent: …"
                       : m_say(QT_TRANSLATE_NOOP("events", "%1 challenges %2: innocent"), who, whom);
    }
    QString operator()(const Took &e) const
    {
        // All that were drawn, with those of a lost challenge: the verdict says that number too.
        int cards = e.cards;
        if (m_before) {
            if (const auto drawing = call(*m_before, e).verdict.drawing)
                cards = drawing->cards;
        }
        //: Something that happened: so many cards were drawn for a Wild Draw Color
        return m_say.counted(QT_TRANSLATE_N_NOOP("events", "%1 draws %n card(s)"), cards, name(e.who));
    }
    QString operator()(const CallUno &e) const
    {
        //: Something that happened
        return m_say(QT_TRANSLATE_NOOP("events", "%1 calls UNO"), name(e.who));
    }
    QString operator()(const Catch &e) const
    {
        //: Something that happened: %2 had forgotten to call UNO
        return e.who ? m_say(QT_TRANSLATE_NOOP("events", "%1 catches %2"), name(e.who), name(e.caught))
                     //: Something that happened: %1 had forgotten to call UNO
                     : m_say(QT_TRANSLATE_NOOP("events", "Caught: %1"), name(e.caught));
    }
    QString operator()(const Holds &e) const
    {
        if (e.holding.points)
            //: Something that happened: what %1 is left holding at the end of a round
            return m_say.counted(QT_TRANSLATE_N_NOOP("events", "%1 holds %n point(s)"), *e.holding.points,
                                 name(e.who));
        //: Something that happened: what %1 is left holding at the end of a round
        return m_say.counted(QT_TRANSLATE_N_NOOP("events", "%1 holds %n card(s)"),
                             int(e.holding.cards.size()), name(e.who));
    }
    QString operator()(const GoOut &e) const
    {
        //: Something that happened: %1 has no cards left
        return m_say(QT_TRANSLATE_NOOP("events", "%1 goes out"), name(e.who));
    }
    QString operator()(const Count &e) const
    {
        //: A correction: how many cards %1 really holds
        return m_say.counted(QT_TRANSLATE_N_NOOP("events", "Corrected: %1 has %n card(s)"), e.cards,
                             name(e.player));
    }
    QString operator()(const Fine &e) const
    {
        //: Something that happened: the table made %1 draw
        return m_say.counted(QT_TRANSLATE_N_NOOP("events", "Fine for %1: %n card(s)"), e.cards,
                             name(e.player));
    }
    QString operator()(const SetTurn &e) const
    {
        //: A correction: whose turn it is
        return m_say(QT_TRANSLATE_NOOP("events", "Turn corrected: %1"), name(e.player));
    }
    QString operator()(const SetDirection &e) const
    {
        //: A correction; %1 is "to the left"
        return m_say(QT_TRANSLATE_NOOP("events", "Direction corrected: %1"),
                     directionName(m_language, e.direction));
    }
    QString operator()(const SetColor &e) const
    {
        //: A correction; %1 is "blue"
        return m_say(QT_TRANSLATE_NOOP("events", "Color corrected: %1"), colorWord(m_language, e.color));
    }
    QString operator()(const SetTop &e) const
    {
        //: A correction; %1 is "Blue 7"
        return m_say(QT_TRANSLATE_NOOP("events", "Top card corrected: %1"), cardName(m_language, e.card));
    }
    QString operator()(const SetSide &e) const
    {
        //: A correction; %1 is "Dark side"
        return m_say(QT_TRANSLATE_NOOP("events", "Side corrected: %1"), sideName(m_language, e.side));
    }
    QString operator()(const Reshuffle &) const
    {
        //: Something that happened
        return m_say(QT_TRANSLATE_NOOP("events", "Discard pile reshuffled"));
    }
    QString operator()(const VoidRound &) const
    {
        //: Something that happened
        return m_say(QT_TRANSLATE_NOOP("events", "Round given up"));
    }
    QString operator()(const Amend &e) const
    {
        //: A correction; %1 is the number of a round
        return m_say(QT_TRANSLATE_NOOP("events", "Round %1 corrected"), m_language.number(e.round));
    }
    QString operator()(const AmendVoid &e) const
    {
        //: A correction; %1 is the number of a round
        return m_say(QT_TRANSLATE_NOOP("events", "Round %1 struck out"), m_language.number(e.round));
    }
    QString operator()(const Join &e) const
    {
        //: Something that happened
        return m_say(QT_TRANSLATE_NOOP("events", "%1 sits down"), QString::fromStdString(e.name));
    }
    QString operator()(const Leave &e) const
    {
        //: Something that happened
        return m_say(QT_TRANSLATE_NOOP("events", "%1 leaves the table"), name(e.player));
    }
    QString operator()(const SetTarget &e) const
    {
        //: Something that happened: the points to reach
        return m_say.counted(QT_TRANSLATE_N_NOOP("events", "New target: %n point(s)"), e.points);
    }
    QString operator()(const SetScoring &e) const
    {
        //: Something that happened; %1 is "The winner collects"
        return m_say(QT_TRANSLATE_NOOP("events", "New scoring: %1"), scoringName(m_language, e.mode));
    }
    QString operator()(const SetRuling &e) const
    {
        //: Something that happened; %1 is "Flip as the last card", %2 is "The new side is scored"
        return m_say(QT_TRANSLATE_NOOP("events", "New ruling: %1 – %2"), rulingName(m_language, e.ruling),
                     choiceName(m_language, e.ruling, e.choice));
    }
    QString operator()(const SetSeats &e) const
    {
        //: Something that happened; %1 is a list of names
        return m_say(QT_TRANSLATE_NOOP("events", "New seats: %1"), m_people.names(e.order).join(u", "));
    }
    QString operator()(const Undo &) const
    {
        //: Something that happened: the event before it was taken back
        return m_say(QT_TRANSLATE_NOOP("events", "Taken back"));
    }
    QString operator()(const Redo &) const
    {
        //: Something that happened: an event that was taken back stands again
        return m_say(QT_TRANSLATE_NOOP("events", "Redone"));
    }
    QString operator()(const Stop &) const
    {
        //: Something that happened
        return m_say(QT_TRANSLATE_NOOP("events", "Match stopped"));
    }

private:
    [[nodiscard]] bool isOutOfTurn(const Actor &who) const
    {
        const Table *table = m_before && m_before->table ? &*m_before->table : nullptr;
        return who && table && table->in<phase::Turn>() && *who != table->players[table->turn];
    }
    [[nodiscard]] QString name(Player player) const { return m_people.name(player); }
    [[nodiscard]] QString name(const Actor &actor) const
    {
        //: Stands for a name that was not said, at the beginning of a line
        return actor ? name(*actor) : m_say(QT_TRANSLATE_NOOP("events", "Somebody"));
    }

    const Language &m_language;
    Phrases m_say;
    const People &m_people;
    const MatchState *m_before;
};

} // namespace

QString describe(const Language &language, const Event &event, const People &people, const MatchState *before)
{
    return std::visit(EventTeller(language, people, before), event);
}

Described describeApart(const Language &language, const Event &event, const People &people,
                        const MatchState *before)
{
    const QString text = describe(language, event, people, before);
    const std::optional<Player> actor = actorOf(event);
    const QString who = actor ? people.name(*actor) : QString();
    if (who.isEmpty() || !text.startsWith(who))
        return {{}, text};
    QString what = text.mid(who.size()).trimmed();
    if (what.startsWith(u':')) // columns need no colon, nor the space that French puts before it
        what = what.mid(1).trimmed();
    return {who, what};
}

} // namespace words
