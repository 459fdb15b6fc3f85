// Table rulings: what the table decides where the printed sheets are silent or differ.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace rules {

enum class Ruling : std::uint8_t {
    FirstPlayer,
    TwoPlayerReverse,
    StartFlip,
    GuiltyTurn,
    UnoWindow,
    LastFlip,
    LastDrawOne,
    NextDealer,
    Tie,
};
inline constexpr int kRulingCount = 9;

enum class Choice : std::uint8_t {
    Left,
    Right, // first-player
    Skip,
    Turn, // two-player-reverse
    Flip,
    Redraw, // start-flip
    Play,
    Lose, // guilty-turn
    Begin,
    Played, // uno-window
    New,
    Old, // last-flip
    Draw,
    None, // last-draw-one
    Next,
    Winner,
    Same, // next-dealer
    Share,
    Round, // tie
};

// A choice for every ruling. An edition has its defaults; a record names only what differs from them.
class Rulings {
public:
    constexpr Rulings() = default;

    [[nodiscard]] constexpr Choice operator[](Ruling ruling) const { return m_choices[std::size_t(ruling)]; }
    constexpr void set(Ruling ruling, Choice choice) { m_choices[std::size_t(ruling)] = choice; }
    [[nodiscard]] constexpr bool is(Choice choice) const
    {
        for (const Choice mine : m_choices) {
            if (mine == choice)
                return true;
        }
        return false;
    }

    constexpr bool operator==(const Rulings &) const = default;

private:
    std::array<Choice, kRulingCount> m_choices{Choice::Left, Choice::Skip,  Choice::Flip,
                                               Choice::Play, Choice::Begin, Choice::New,
                                               Choice::Draw, Choice::Next,  Choice::Share};
};

[[nodiscard]] std::string_view nameOf(Ruling ruling); // "first-player", as table notation writes it
[[nodiscard]] std::string_view nameOf(Choice choice);
[[nodiscard]] std::span<const Choice> choicesOf(Ruling ruling); // the common default first
[[nodiscard]] std::optional<Ruling> rulingNamed(std::string_view name);
[[nodiscard]] std::optional<Choice> choiceNamed(Ruling ruling, std::string_view name);

} // namespace rules
