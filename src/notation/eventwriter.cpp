// Every kind of event in its canonical form: keywords in lower case, cards in capitals.
#include "notation/eventwriter.h"

#include "notation/cards.h"
#include "notation/eventreader.h"
#include "notation/names.h"

#include <algorithm>

namespace notation {

using namespace rules;

namespace {

std::string join(const std::vector<Face> &cards)
{
    std::string text;
    for (const Face card : cards)
        text.append(text.empty() ? "" : " ").append(write(card));
    return text;
}

// Makes the line of each kind of event, without the name of whoever acts.
class Words {
public:
    explicit Words(Names names)
        : m_names(names)
    { }

    std::string operator()(const BeginRound &e) const
    {
        return e.dealer ? "round dealer " + name(*e.dealer) : "round";
    }
    std::string operator()(const TurnUp &e) const { return "start " + write(e.card); }
    std::string operator()(const Play &e) const
    {
        return (e.forced ? "force play " : "play ") + write(e.card);
    }
    std::string operator()(const Draw &e) const
    {
        return e.cards ? "draw " + std::to_string(*e.cards) : "draw";
    }
    std::string operator()(const Pass &) const { return "pass"; }
    std::string operator()(const ChooseColor &e) const { return std::string("color ") + letterOf(e.color); }
    std::string operator()(const NameTop &e) const { return "top " + write(e.card); }
    std::string operator()(const Swap &e) const { return "swap " + name(e.with); }
    std::string operator()(const Accept &) const { return "accept"; }
    std::string operator()(const Challenge &e) const
    {
        switch (e.judgement) {
        case Judgement::Guilty: return "challenge guilty";
        case Judgement::Innocent: return "challenge innocent";
        case Judgement::ByHand: break;
        }
        return "challenge hand " + (e.hand.empty() ? "none" : join(e.hand));
    }
    std::string operator()(const Took &e) const { return "took " + std::to_string(e.cards); }
    std::string operator()(const CallUno &) const { return "uno"; }
    std::string operator()(const Catch &e) const { return "catch " + name(e.caught); }
    std::string operator()(const Holds &e) const { return "holds " + write(e.holding); }
    std::string operator()(const GoOut &e) const { return std::string("out ").append(nameOf(e.side)); }
    std::string operator()(const Count &e) const
    {
        return "count " + name(e.player) + " " + std::to_string(e.cards);
    }
    std::string operator()(const Fine &e) const
    {
        return "fine " + name(e.player) + " " + std::to_string(e.cards);
    }
    std::string operator()(const SetTurn &e) const { return "set turn " + name(e.player); }
    std::string operator()(const SetDirection &e) const
    {
        return std::string("set direction ").append(nameOf(e.direction));
    }
    std::string operator()(const SetColor &e) const { return std::string("set color ") + letterOf(e.color); }
    std::string operator()(const SetTop &e) const { return "set top " + write(e.card); }
    std::string operator()(const SetSide &e) const { return std::string("set side ").append(nameOf(e.side)); }
    std::string operator()(const Reshuffle &) const { return "reshuffle"; }
    std::string operator()(const VoidRound &) const { return "void"; }
    std::string operator()(const Amend &e) const
    {
        std::string text = "amend " + std::to_string(e.round) + " " + name(e.out) + " out ";
        text.append(nameOf(e.side));
        for (const HandLeft &hand : e.hands)
            text.append("; ").append(name(hand.player)).append(" holds ").append(write(hand.holding));
        return text;
    }
    std::string operator()(const AmendVoid &e) const { return "amend " + std::to_string(e.round) + " void"; }
    std::string operator()(const Join &e) const
    {
        if (e.points)
            return "join " + e.name + " with " + std::to_string(*e.points);
        // Somebody new whose name ends like points: nobody brings any unless it is said.
        const std::string line = "join " + e.name;
        const auto again = readEvent(line, m_names);
        const bool isKnown = std::ranges::find(m_names, e.name) != m_names.end();
        const bool isRead =
            again && std::get<Join>(*again).name == e.name && (isKnown || !endsInPoints(e.name));
        return isRead ? line : line + " with 0";
    }
    std::string operator()(const Leave &e) const { return "leave " + name(e.player); }
    std::string operator()(const SetTarget &e) const { return "target " + std::to_string(e.points); }
    std::string operator()(const SetScoring &e) const
    {
        return std::string("scoring ").append(nameOf(e.mode))
            + (e.target ? " " + std::to_string(*e.target) : "");
    }
    std::string operator()(const SetRuling &e) const
    {
        return std::string("rule ")
            .append(rules::nameOf(e.ruling))
            .append(" ")
            .append(rules::nameOf(e.ruling, e.choice));
    }
    std::string operator()(const SetSeats &e) const
    {
        std::string text;
        for (const Player player : e.order)
            text.append(text.empty() ? "seats " : ", ").append(name(player));
        return text;
    }
    std::string operator()(const Undo &) const { return "undo"; }
    std::string operator()(const Redo &) const { return "redo"; }
    std::string operator()(const Stop &) const { return "stop"; }

    [[nodiscard]] const std::string &name(Player player) const { return m_names[std::size_t(player)]; }

private:
    Names m_names;
};

} // namespace

std::string write(const Event &event, Names names)
{
    const Words words(names);
    return std::visit(
        [&](const auto &e) {
            if constexpr (requires { e.who; }) {
                if (e.who)
                    return words.name(*e.who) + ": " + words(e);
            }
            return words(e);
        },
        event);
}

std::string write(const Holding &holding)
{
    return holding.points ? std::to_string(*holding.points) : join(holding.cards);
}

} // namespace notation
