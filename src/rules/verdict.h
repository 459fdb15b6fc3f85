// What the referee says of an event: taken or not, why, and what follows. Never a text: words are made of it.
#pragma once

#include "rules/event.h"
#include "rules/reason.h"

#include <array>
#include <cstdint>

namespace rules {

enum class VerdictKind : std::uint8_t {
    Legal,
    Challengeable, // legal unless the next player challenges and the hand says otherwise
    Illegal, // against the rules
    Impossible, // there can be no such card, count or hand
    Forced, // the table let it stand
};

struct Drawing {
    Player player{};
    std::uint8_t cards = 0;
    bool operator==(const Drawing &) const = default;
};

struct Verdict {
    // There is none without a reason: whoever has not asked the referee has nothing to pass off as an answer.
    Verdict(VerdictKind verdictKind, Reason verdictReason)
        : kind(verdictKind)
        , reason(verdictReason)
    { }

    VerdictKind kind;
    Reason reason;

    // The facts that a sentence needs; which are set depends on the reason.
    std::optional<Player> actor; // who acted, or was about to
    std::optional<Player> other; // whom it hits, whose turn it is, who is next
    std::optional<Face> card; // the card it is about
    std::optional<Face> top; // the face on top it was measured against
    std::optional<Color> color; // the colour asked for, chosen or looked for
    int number = 0; // what was said
    int limit = 0; // what can be
    Ruling ruling{};
    std::optional<Ruling> allowedBy; // the house rule without which it would have been refused

    // What follows
    std::optional<Drawing> drawing; // an event makes one player draw at the most; never of 0 cards
    std::uint8_t due = 0; // cards that were to be drawn; there may have been fewer
    std::array<Player, 9> skipped{}; // in the order in which they would have played
    std::uint8_t skippedCount = 0;
    std::optional<bool> guilty;
    bool reshuffled = false; // the draw pile ran out on the way
    bool handsMoved = false; // somebody holds the cards that somebody else held

    [[nodiscard]] bool taken() const
    {
        return kind != VerdictKind::Illegal && kind != VerdictKind::Impossible;
    }
    [[nodiscard]] Rule rule() const { return allowedBy ? ruleOf(*allowedBy) : ruleOf(reason, ruling); }
    bool operator==(const Verdict &) const = default;
};

} // namespace rules
