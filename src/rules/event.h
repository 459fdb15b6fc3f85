// What can happen at the table, one struct a kind. An Event is what a line of table notation says.
#pragma once

#include "rules/card.h"
#include "rules/rulings.h"

#include <string>
#include <variant>
#include <vector>

namespace rules {

// A person's place in the match's roll: everyone who ever sat down, in order of arrival.
enum class Player : std::uint16_t {};

enum class Direction : std::uint8_t { Left, Right };
[[nodiscard]] constexpr Direction opposite(Direction direction)
{
    return direction == Direction::Left ? Direction::Right : Direction::Left;
}

// The way play first goes round, from the dealer on: as ruling first-player says.
[[nodiscard]] constexpr Direction firstDirection(const Rulings &rulings)
{
    return rulings[Ruling::FirstPlayer] == Choice::Left ? Direction::Left : Direction::Right;
}

enum class ScoringMode : std::uint8_t { Collect, Tally };

using Actor = std::optional<Player>; // who acts, where it was said

// What somebody is left holding: the cards, or their points as a bare number.
struct Holding {
    std::vector<Face> cards;
    std::optional<int> points; // set: the number counts and there are no cards
    bool operator==(const Holding &) const = default;
};

enum class Judgement : std::uint8_t { ByHand, Guilty, Innocent };

// clang-format off
struct BeginRound { Actor dealer; bool operator==(const BeginRound &) const = default; };
struct TurnUp { Face card; bool operator==(const TurnUp &) const = default; };
struct Play { Actor who; CalledCard card; bool forced = false; bool operator==(const Play &) const = default; };
struct Draw { Actor who; std::optional<int> cards = {}; bool operator==(const Draw &) const = default; };
struct Pass { Actor who; bool operator==(const Pass &) const = default; };
struct ChooseColor { Actor who; Color color{}; bool operator==(const ChooseColor &) const = default; };
struct NameTop { Face card; bool operator==(const NameTop &) const = default; };
struct Swap { Actor who; Player with{}; bool operator==(const Swap &) const = default; };
struct Accept { Actor who; bool operator==(const Accept &) const = default; };
struct Challenge { Actor who; Judgement judgement{}; std::vector<Face> hand; bool operator==(const Challenge &) const = default; };
struct Took { Actor who; int cards = 0; bool operator==(const Took &) const = default; };
struct CallUno { Actor who; bool operator==(const CallUno &) const = default; };
struct Catch { Actor who; Player caught{}; bool operator==(const Catch &) const = default; };
struct Holds { Actor who; Holding holding; bool operator==(const Holds &) const = default; };
struct GoOut { Actor who; Side side{}; bool operator==(const GoOut &) const = default; };
struct Count { Player player{}; int cards = 0; bool operator==(const Count &) const = default; };
struct Fine { Player player{}; int cards = 0; bool operator==(const Fine &) const = default; };
struct SetTurn { Player player{}; bool operator==(const SetTurn &) const = default; };
struct SetDirection{ Direction direction{}; bool operator==(const SetDirection &) const = default; };
struct SetColor { Color color{}; bool operator==(const SetColor &) const = default; };
struct SetTop { Face card; bool operator==(const SetTop &) const = default; };
struct SetSide { Side side{}; bool operator==(const SetSide &) const = default; };
struct Reshuffle { bool operator==(const Reshuffle &) const = default; };
struct VoidRound { bool operator==(const VoidRound &) const = default; };

struct HandLeft { Player player{}; Holding holding; bool operator==(const HandLeft &) const = default; };
struct Amend { int round = 0; Player out{}; Side side{}; std::vector<HandLeft> hands; bool operator==(const Amend &) const = default; };
struct AmendVoid { int round = 0; bool operator==(const AmendVoid &) const = default; };
struct Join { std::string name; std::optional<int> points; bool operator==(const Join &) const = default; };
struct Leave { Player player{}; bool operator==(const Leave &) const = default; };
struct SetTarget { int points = 0; bool operator==(const SetTarget &) const = default; };
struct SetScoring { ScoringMode mode{}; std::optional<int> target; bool operator==(const SetScoring &) const = default; };
struct SetRuling { Ruling ruling{}; Choice choice{}; bool operator==(const SetRuling &) const = default; };
struct SetSeats { std::vector<Player> order; bool operator==(const SetSeats &) const = default; };
struct Undo { bool operator==(const Undo &) const = default; };
struct Redo { bool operator==(const Redo &) const = default; };
struct Stop { bool operator==(const Stop &) const = default; };
// clang-format on

using Event = std::variant<BeginRound, TurnUp, Play, Draw, Pass, ChooseColor, NameTop, Swap, Accept,
                           Challenge, Took, CallUno, Catch, Holds, GoOut, Count, Fine, SetTurn, SetDirection,
                           SetColor, SetTop, SetSide, Reshuffle, VoidRound, Amend, AmendVoid, Join, Leave,
                           SetTarget, SetScoring, SetRuling, SetSeats, Undo, Redo, Stop>;

// Makes a visitor from lambdas; leaving out an alternative does not compile.
template <typename... Handlers> struct Overloaded : Handlers... {
    using Handlers::operator()...;
};
template <typename... Handlers> Overloaded(Handlers...) -> Overloaded<Handlers...>; // clang 14 asks for it

} // namespace rules
