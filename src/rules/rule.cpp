// Rule ids in words, one a line, in the order of the enumeration.
#include "rules/rule.h"

#include <algorithm>

namespace rules {

namespace {

constexpr std::array kIds{
    std::string_view("setup.deal"), // everyone is dealt in, light side up
    std::string_view("setup.players"), // who is dealt in, and how many can play
    std::string_view("start.number"), // a number is turned up to begin
    std::string_view("start.draw-one"),
    std::string_view("start.reverse"),
    std::string_view("start.skip"),
    std::string_view("start.wild"),
    std::string_view("start.wild-draw-two"), // goes back, another is turned up
    std::string_view("turn.order"), // whose turn it is
    std::string_view("turn.match"), // colour, number or symbol
    std::string_view("turn.draw"), // draw one; only the drawn card may then be played
    std::string_view("turn.pass"),
    std::string_view("card.draw-one"),
    std::string_view("card.draw-five"),
    std::string_view("card.reverse"),
    std::string_view("card.skip"),
    std::string_view("card.skip-everyone"),
    std::string_view("card.flip"),
    std::string_view("card.wild"),
    std::string_view("card.wild-draw-two"),
    std::string_view("card.wild-draw-color"),
    std::string_view("wild.color"), // who names the colour, and when
    std::string_view("flip.new-top"), // the pile is turned over; an action that comes up is not carried out
    std::string_view("flip.wild-top"), // a wild comes up: the player of the Flip names the colour
    std::string_view("challenge.who"), // only the next player, before drawing
    std::string_view("challenge.accept"),
    std::string_view("challenge.guilty"),
    std::string_view("challenge.innocent"),
    std::string_view("challenge.last-card"), // with no cards left nobody can be guilty
    std::string_view("uno.call"),
    std::string_view("uno.caught"),
    std::string_view("out.last-card"), // the round ends with it
    std::string_view("out.last-draw"), // the last card's draw still counts
    std::string_view("out.declared"), // a round whose plays were not called
    std::string_view("deck.side"), // the side or the edition has no such card
    std::string_view("deck.copies"),
    std::string_view("deck.count"), // how many cards somebody holds
    std::string_view("deck.points"), // how many points a hand can be worth
    std::string_view("pile.reshuffle"),
    std::string_view("pile.out"), // nothing left to draw
    std::string_view("score.hand"), // what cards are worth, on the side the round ended on
    std::string_view("score.collect"),
    std::string_view("score.tally"),
    std::string_view("win.collect"),
    std::string_view("win.tally"),
    std::string_view("table.moment"), // the table waits for something else now
    std::string_view("table.let-stand"),
    std::string_view("table.correct"),
    std::string_view("table.void"),
    std::string_view("table.amend"),
    std::string_view("table.undo"),
    std::string_view("table.fine"), // cards somebody draws because the table says so
    std::string_view("match.players"), // who comes, goes and sits where
    std::string_view("match.target"),
    std::string_view("match.scoring"),
    std::string_view("match.stop"),
};
static_assert(kIds.size() == std::size_t(Rule::FirstRuling));

constexpr std::string_view kRulingPrefix = "ruling.";

constexpr std::string_view longestName()
{
    return std::ranges::max(kRulings, {}, [](const RulingRow &row) { return row.name.size(); }).name;
}
using RulingId = std::array<char, kRulingPrefix.size() + longestName().size() + 1>;

constexpr auto kRulingIds = [] {
    std::array<RulingId, kRulingCount> ids{};
    for (std::size_t i = 0; i < ids.size(); ++i)
        std::ranges::copy(kRulings[i].name, std::ranges::copy(kRulingPrefix, ids[i].begin()).out);
    return ids;
}();

constexpr auto kAll = [] {
    std::array<Rule, kIds.size() + kRulingCount> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = Rule(i);
    return all;
}();

} // namespace

std::string_view idOf(Rule rule)
{
    const auto index = std::size_t(rule);
    return index < kIds.size() ? kIds[index] : std::string_view(kRulingIds[index - kIds.size()].data());
}

std::optional<Rule> ruleOf(std::string_view id)
{
    const auto found = std::ranges::find(kAll, id, idOf);
    return found == kAll.end() ? std::nullopt : std::optional(*found);
}

std::span<const Rule> allRules() { return kAll; }

} // namespace rules
