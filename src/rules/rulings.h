// Table rulings: what the table decides where the printed sheets are silent or differ, and the house rules
// that no sheet has. One row each; everybody else asks the row.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
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
    // House rules
    Stack,
    JumpIn,
    Draw,
    Seven,
    Zero,
    Challenge,
    Finish,
    UnoPenalty,
    DrawColorMost,
    End // none
};
inline constexpr int kRulingCount = int(Ruling::End);

// Several rulings may have the same choice; what it means there, the ruling says.
enum class Choice : std::uint8_t {
    Left,
    Right,
    Skip,
    Turn,
    Flip,
    Redraw,
    Play,
    Lose,
    Begin,
    Played,
    New,
    Old,
    Draw,
    None,
    Next,
    Winner,
    Same,
    Share,
    Round,
    No,
    Yes,
    Up,
    Any,
    One,
    Until,
    Plain,
    Swap,
    Pass,
    NoWild,
    Number,
    Two,
    Four,
    Five,
    Ten,
};

// A choice that is a number of cards.
[[nodiscard]] constexpr int cardsOf(Choice choice)
{
    switch (choice) {
    case Choice::One: return 1;
    case Choice::Two: return 2;
    case Choice::Four: return 4;
    case Choice::Five: return 5;
    case Choice::Ten: return 10;
    default: return 0;
    }
}

// What a deck must have for a ruling to matter.
enum class Needs : std::uint8_t { Nothing, TwoSides, Zeros, EqualCards };

// A few values of a row. More than N do not compile.
template <typename T, std::size_t N> class Few {
public:
    constexpr Few() = default;
    constexpr Few(std::initializer_list<T> all)
        : m_size(all.size())
    {
        std::ranges::copy(all, m_all.begin());
    }
    [[nodiscard]] constexpr std::size_t size() const { return m_size; }
    [[nodiscard]] constexpr const T *begin() const { return m_all.data(); }
    [[nodiscard]] constexpr const T *end() const { return m_all.data() + m_size; }
    [[nodiscard]] constexpr const T &operator[](std::size_t index) const { return m_all[index]; }

private:
    std::array<T, N> m_all{};
    std::size_t m_size = 0;
};

struct Printed {
    std::string_view edition; // as table notation writes it
    Choice choice{};
    std::string_view language = {}; // whose sheet alone says so; empty: all others of the edition
};

struct RulingRow {
    Ruling ruling{};
    std::string_view name; // as table notation writes it
    Few<Choice, 4> choices; // the default first
    Few<std::string_view, 4> choiceNames; // as table notation writes them
    Few<Printed, 8> printed = {}; // the sheets that say it; the others are silent
    Few<Printed, 2> unprinted = {}; // an edition whose sheets are silent, and that has another default
    Needs needs = Needs::Nothing;
    bool atOnce = false; // changed between rounds, it counts for those before too
    bool house = false; // on no sheet: the default is as printed
    bool bound = false; // where the deck has not what it needs, there is only the default
};

inline constexpr std::array<RulingRow, kRulingCount> kRulings{{
    {
        .ruling = Ruling::FirstPlayer,
        .name = "first-player",
        .choices = {Choice::Left, Choice::Right},
        .choiceNames = {"left", "right"},
        .printed = {{"flip2019", Choice::Left},
                    {"flip2019", Choice::Right, "es-ES"},
                    {"flip2020", Choice::Left},
                    {"mini56", Choice::Left}},
    },
    {
        .ruling = Ruling::TwoPlayerReverse,
        .name = "two-player-reverse",
        .choices = {Choice::Skip, Choice::Turn},
        .choiceNames = {"skip", "turn"},
    },
    {
        .ruling = Ruling::StartFlip,
        .name = "start-flip",
        .choices = {Choice::Flip, Choice::Redraw},
        .choiceNames = {"flip", "redraw"},
        .printed = {{"flip2020", Choice::Flip}},
        .needs = Needs::TwoSides,
    },
    {
        .ruling = Ruling::GuiltyTurn,
        .name = "guilty-turn",
        .choices = {Choice::Play, Choice::Lose},
        .choiceNames = {"play", "lose"},
    },
    {
        .ruling = Ruling::UnoWindow,
        .name = "uno-window",
        .choices = {Choice::Begin, Choice::Played},
        .choiceNames = {"begin", "played"},
        .printed = {{"flip2019", Choice::Begin},
                    {"flip2019", Choice::Played, "es-ES"},
                    {"flip2019", Choice::Played, "fr"},
                    {"flip2020", Choice::Begin},
                    {"mini56", Choice::Begin}},
    },
    {
        .ruling = Ruling::LastFlip,
        .name = "last-flip",
        .choices = {Choice::New, Choice::Old},
        .choiceNames = {"new", "old"},
        .needs = Needs::TwoSides,
    },
    {
        .ruling = Ruling::LastDrawOne,
        .name = "last-draw-one",
        .choices = {Choice::Draw, Choice::None},
        .choiceNames = {"draw", "none"},
        .printed = {{"flip2019", Choice::Draw}, {"flip2020", Choice::Draw}},
        // Its sheet names only the Wild Draw Two among the last cards that still make somebody draw.
        .unprinted = {{"mini56", Choice::None}},
    },
    {
        .ruling = Ruling::NextDealer,
        .name = "next-dealer",
        .choices = {Choice::Next, Choice::Winner, Choice::Same},
        .choiceNames = {"next", "winner", "same"},
    },
    {
        .ruling = Ruling::Tie,
        .name = "tie",
        .choices = {Choice::Share, Choice::Round},
        .choiceNames = {"share", "round"},
        .atOnce = true,
    },
    {
        .ruling = Ruling::Stack,
        .name = "stack",
        .choices = {Choice::No, Choice::Same, Choice::Up, Choice::Any},
        .choiceNames = {"no", "same", "up", "any"},
        .house = true,
    },
    {
        .ruling = Ruling::JumpIn,
        .name = "jump-in",
        .choices = {Choice::No, Choice::Yes},
        .choiceNames = {"no", "yes"},
        .needs = Needs::EqualCards,
        .house = true,
    },
    {
        .ruling = Ruling::Draw,
        .name = "draw",
        .choices = {Choice::One, Choice::Until},
        .choiceNames = {"one", "until"},
        .house = true,
    },
    {
        .ruling = Ruling::Seven,
        .name = "seven",
        .choices = {Choice::Plain, Choice::Swap},
        .choiceNames = {"plain", "swap"},
        .house = true,
    },
    {
        .ruling = Ruling::Zero,
        .name = "zero",
        .choices = {Choice::Plain, Choice::Pass},
        .choiceNames = {"plain", "pass"},
        .needs = Needs::Zeros,
        .house = true,
        .bound = true,
    },
    {
        .ruling = Ruling::Challenge,
        .name = "challenge",
        .choices = {Choice::Yes, Choice::No},
        .choiceNames = {"yes", "no"},
        .house = true,
    },
    {
        .ruling = Ruling::Finish,
        .name = "finish",
        .choices = {Choice::Any, Choice::NoWild, Choice::Number},
        .choiceNames = {"any", "no-wild", "number"},
        .house = true,
    },
    {
        .ruling = Ruling::UnoPenalty,
        .name = "uno-penalty",
        .choices = {Choice::Two, Choice::One, Choice::Four},
        .choiceNames = {"2", "1", "4"},
        .house = true,
    },
    {
        .ruling = Ruling::DrawColorMost,
        .name = "draw-color-most",
        .choices = {Choice::None, Choice::Five, Choice::Ten},
        .choiceNames = {"none", "5", "10"},
        .needs = Needs::TwoSides,
        .house = true,
    },
}};

[[nodiscard]] constexpr const RulingRow &rowOf(Ruling ruling) { return kRulings[std::size_t(ruling)]; }

// A choice for every ruling: at first the defaults. An edition has its own; a record names only what differs.
class Rulings {
public:
    constexpr Rulings()
        : m_choices(kDefaults)
    { }

    [[nodiscard]] constexpr Choice operator[](Ruling ruling) const { return m_choices[std::size_t(ruling)]; }
    constexpr void set(Ruling ruling, Choice choice) { m_choices[std::size_t(ruling)] = choice; }

    constexpr bool operator==(const Rulings &) const = default;

private:
    using Choices = std::array<Choice, kRulingCount>;
    static constexpr Choices kDefaults = [] {
        Choices defaults{};
        for (std::size_t i = 0; i < defaults.size(); ++i)
            defaults[i] = kRulings[i].choices[0];
        return defaults;
    }();

    Choices m_choices;
};

// As the sheet of that edition in that language has them; without a language, as its others do.
[[nodiscard]] constexpr Rulings printedRulings(std::string_view edition, std::string_view language = {})
{
    Rulings rulings;
    for (const RulingRow &row : kRulings) {
        const auto take = [&](const auto &sheets, std::string_view whose) {
            for (const Printed &sheet : sheets) {
                if (sheet.edition == edition && sheet.language == whose)
                    rulings.set(row.ruling, sheet.choice);
            }
        };
        take(row.unprinted, {});
        take(row.printed, {});
        take(row.printed, language);
    }
    return rulings;
}

[[nodiscard]] std::span<const Ruling> allRulings();
[[nodiscard]] std::span<const Choice> choicesOf(Ruling ruling); // the default first
[[nodiscard]] std::string_view nameOf(Ruling ruling); // "first-player", as table notation writes it
[[nodiscard]] std::string_view nameOf(Ruling ruling, Choice choice);
[[nodiscard]] std::optional<Ruling> rulingNamed(std::string_view name);
[[nodiscard]] std::optional<Choice> choiceNamed(Ruling ruling, std::string_view name);

} // namespace rules
