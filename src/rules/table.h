// One round at the table: a small value of fixed size, cheap to copy. What may happen to it, referee.h says.
#pragma once

#include "rules/editions.h"
#include "rules/event.h"
#include "rules/held.h"
#include "rules/pile.h"

#include <bitset>
#include <span>
#include <variant>

namespace rules {

// What the table waits for. Each phase knows what follows once it is answered.
namespace phase {
// clang-format off
struct Start  { bool operator==(const Start &) const = default; };  // the card that is turned up to begin
struct Turn   { bool operator==(const Turn &) const = default; };   // a play or a draw of the player on turn
struct Drawn  { bool nothing = false; bool operator==(const Drawn &) const = default; }; // play it or pass
struct Color  { Seat chooser{}; Seat then{}; bool wildDraw = false; bool operator==(const Color &) const = default; };
struct Top    { Seat asked{}; Seat chooser{}; Seat then{}; bool operator==(const Top &) const = default; };
struct Challenge { Seat challenger{}; bool operator==(const Challenge &) const = default; }; // accept or challenge
struct Stack  { bool operator==(const Stack &) const = default; };  // a penalty: the player on turn takes it or lays on it
struct Swap   { Seat then{}; bool operator==(const Swap &) const = default; }; // with whom the player on turn swaps hands
struct Took   { Seat drawer{}; std::uint8_t extra = 0; Seat then{}; Seat skipped = kNobody; bool operator==(const Took &) const = default; };
struct Holds  { bool operator==(const Holds &) const = default; };  // what everyone else is left holding
struct Scored { bool operator==(const Scored &) const = default; }; // nothing: all hands are known
// clang-format on
} // namespace phase

using Phase =
    std::variant<phase::Start, phase::Turn, phase::Drawn, phase::Color, phase::Top, phase::Challenge,
                 phase::Stack, phase::Swap, phase::Took, phase::Holds, phase::Scored>;

// The Wild Draw Two or Wild Draw Color that waits for accept or challenge.
struct WildDraw {
    Face card;
    Seat player = kNobody;
    std::optional<Color> before; // the colour in play before it: what a challenge looks for
    std::uint8_t drawnSince = 0; // cards its player was caught for since: not part of the hand that is shown
    bool operator==(const WildDraw &) const = default;
};

struct Table {
    const Edition *edition = nullptr;
    Rulings rulings;
    std::uint8_t playerCount = 0;
    std::array<Player, kMostPlayers> players{}; // in seat order, going round to the left

    Seat dealer = 0;
    Seat turn = 0;
    Direction direction = Direction::Left;
    Side side = Side::Light;
    Phase phase;
    std::optional<Color> color; // to match; empty while nobody has named it

    bool counted = true; // false once the round was ended by "out": then hands and piles are not known
    std::array<std::uint8_t, kMostPlayers> hands{};
    std::uint8_t drawPile = 0;
    Pile pile;

    Seat uno = kNobody; // holds one card, has not called, can still be caught
    std::bitset<kMostPlayers> late; // by seat: holds one card, has not called, and can be caught no more
    bool unoCalled = false; // the player on turn has called with two cards in hand
    WildDraw wild;
    std::uint8_t penalty = 0; // cards that wait for whoever does not lay a draw card on them
    std::optional<phase::Top>
        knownTop; // the pile's history told a Flip's new top: the next event may correct it

    Seat out = kNobody; // in holds: who went out
    Held held;

    bool operator==(const Table &) const = default;

    [[nodiscard]] std::span<const Player> seated() const { return std::span(players).first(playerCount); }
    [[nodiscard]] Seat seatOf(Player player) const; // kNobody where not dealt in
    [[nodiscard]] Seat next(Seat seat) const; // as the direction is now
    [[nodiscard]] Seat firstPlayer() const; // beside the dealer, as ruling first-player says
    [[nodiscard]] Seat actor() const; // who has to act in this phase; kNobody where nobody or anybody
    [[nodiscard]] std::optional<Face> top() const { return pile.top(side); }
    [[nodiscard]] bool isDue(Seat seat) const; // has still to say what they hold
    [[nodiscard]] bool allSaid() const;
    template <typename P> [[nodiscard]] bool in() const { return std::holds_alternative<P>(phase); }
};

// A table with everyone dealt in, waiting for the start card.
[[nodiscard]] Table deal(const Edition &edition, const Rulings &rulings, std::span<const Player> seats,
                         Seat dealer);

} // namespace rules
