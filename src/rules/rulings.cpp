// The names and choices of the table rulings, one row each.
#include "rules/rulings.h"

namespace rules {

namespace {

struct Row {
    std::string_view name;
    std::array<Choice, 3> choices;
    std::size_t count;
};

constexpr std::array<Row, kRulingCount> kRows{{
    {"first-player", {Choice::Left, Choice::Right}, 2},
    {"two-player-reverse", {Choice::Skip, Choice::Turn}, 2},
    {"start-flip", {Choice::Flip, Choice::Redraw}, 2},
    {"guilty-turn", {Choice::Play, Choice::Lose}, 2},
    {"uno-window", {Choice::Begin, Choice::Played}, 2},
    {"last-flip", {Choice::New, Choice::Old}, 2},
    {"last-draw-one", {Choice::Draw, Choice::None}, 2},
    {"next-dealer", {Choice::Next, Choice::Winner, Choice::Same}, 3},
    {"tie", {Choice::Share, Choice::Round}, 2},
}};

constexpr std::array<std::string_view, 19> kChoiceNames{
    "left", "right", "skip", "turn", "flip", "redraw", "play", "lose",  "begin", "played",
    "new",  "old",   "draw", "none", "next", "winner", "same", "share", "round",
};

} // namespace

std::string_view nameOf(Ruling ruling) { return kRows[std::size_t(ruling)].name; }

std::string_view nameOf(Choice choice) { return kChoiceNames[std::size_t(choice)]; }

std::span<const Choice> choicesOf(Ruling ruling)
{
    const Row &row = kRows[std::size_t(ruling)];
    return std::span(row.choices).first(row.count);
}

std::optional<Ruling> rulingNamed(std::string_view name)
{
    for (int i = 0; i < kRulingCount; ++i) {
        if (nameOf(Ruling(i)) == name)
            return Ruling(i);
    }
    return std::nullopt;
}

std::optional<Choice> choiceNamed(Ruling ruling, std::string_view name)
{
    for (const Choice choice : choicesOf(ruling)) {
        if (nameOf(choice) == name)
            return choice;
    }
    return std::nullopt;
}

} // namespace rules
