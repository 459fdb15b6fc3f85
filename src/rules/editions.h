// Editions as data: deck, dealt cards, points, targets, default rulings. Nothing asks "which edition?" in an
// if; it asks the edition for the fact. A new edition is a new table of facts in editions.cpp.
#pragma once

#include "rules/card.h"
#include "rules/rulings.h"

#include <span>
#include <string_view>
#include <vector>

namespace rules {

// All copies of one kind of card on one side: copies of each face, and what one is worth left in hand.
struct DeckRow {
    Kind kind;
    std::uint8_t copies; // of each face: each number of each colour, each action of each colour, each wild
    std::uint8_t points; // numbers count what they show
};

struct Edition {
    std::string_view name; // as table notation writes it
    std::uint8_t deckSize;
    std::uint8_t dealtCards;
    std::uint8_t lowestNumber;
    int target; // points to reach unless the table plays to another number
    int leastCardPoints; // the least a single card can be worth: 1 without zeros
    bool twoSided;
    std::span<const DeckRow> light;
    std::span<const DeckRow> dark; // empty where there is one side only
    Rulings rulings; // the defaults
    bool exclaimed; // its printed name ends with an exclamation mark, by which people tell their box

    [[nodiscard]] std::span<const DeckRow> deck(Side side) const
    {
        return side == Side::Light ? light : dark;
    }
    [[nodiscard]] bool has(Side side) const { return side == Side::Light || twoSided; }
    [[nodiscard]] bool has(Face face, Side side) const { return copies(face, side) > 0; }
    [[nodiscard]] int copies(Face face, Side side) const;
    [[nodiscard]] int points(Face face, Side side) const;
    [[nodiscard]] int worth(Side side) const; // of the whole deck on that side
    [[nodiscard]] std::vector<Face> faces(Side side) const; // each once: by colour, numbers first, wilds last
};

inline constexpr int kFewestPlayers = 2;
inline constexpr int kMostPlayers = 10;
inline constexpr int kLargestDeck = 112;

[[nodiscard]] std::span<const Edition> editions();
[[nodiscard]] const Edition *editionNamed(std::string_view name); // null where there is none
[[nodiscard]] bool haveTheSameDeck(const Edition &one, const Edition &other);
[[nodiscard]] const Edition &newestEdition(); // of the first deck: what is meant where nobody says which

} // namespace rules
