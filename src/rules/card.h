// A card's face: what is printed on one side of one card. Light and dark faces are one vocabulary.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace rules {

enum class Side : std::uint8_t { Light, Dark };
[[nodiscard]] constexpr Side other(Side side) { return side == Side::Light ? Side::Dark : Side::Light; }

enum class Color : std::uint8_t { Blue, Green, Red, Yellow, Pink, Teal, Orange, Purple };
inline constexpr int kColorsPerSide = 4;

[[nodiscard]] constexpr Side sideOf(Color color) { return color < Color::Pink ? Side::Light : Side::Dark; }
[[nodiscard]] constexpr std::array<Color, kColorsPerSide> colorsOf(Side side)
{
    if (side == Side::Light)
        return {Color::Blue, Color::Green, Color::Red, Color::Yellow};
    return {Color::Pink, Color::Teal, Color::Orange, Color::Purple};
}

enum class Kind : std::uint8_t {
    Number,
    DrawOne,
    DrawFive,
    Reverse,
    Skip,
    SkipEveryone,
    Flip,
    Wild,
    WildDrawTwo,
    WildDrawColor,
};

[[nodiscard]] constexpr bool isWild(Kind kind) { return kind >= Kind::Wild; }
[[nodiscard]] constexpr bool isWildDraw(Kind kind) { return kind > Kind::Wild; }

// One byte: colour and face packed, so that a pile of cards stays a small array. A plain Wild looks the same
// on either side and so is one face; in a pile, the side it lies on tells which.
class Face {
public:
    static constexpr int kCount = 8 * 14 + 3; // every code below this is a face

    constexpr Face() = default;
    static constexpr Face number(Color color, int value) { return Face(color, value); }
    static constexpr Face action(Color color, Kind kind) { return Face(color, slotOf(kind)); }
    static constexpr Face wild(Kind kind) { return fromCode(8 * 14 + int(kind) - int(Kind::Wild)); }
    static constexpr Face fromCode(int code)
    {
        Face face;
        face.m_code = std::uint8_t(code);
        return face;
    }

    [[nodiscard]] constexpr int code() const { return m_code; }
    [[nodiscard]] constexpr bool isWild() const { return m_code >= 8 * 14; }
    [[nodiscard]] constexpr Kind kind() const
    {
        if (isWild())
            return Kind(int(Kind::Wild) + m_code - 8 * 14);
        const bool light = m_code < 4 * 14;
        switch (m_code % 14) {
        case 10: return light ? Kind::DrawOne : Kind::DrawFive;
        case 11: return Kind::Reverse;
        case 12: return light ? Kind::Skip : Kind::SkipEveryone;
        case 13: return Kind::Flip;
        default: return Kind::Number;
        }
    }
    [[nodiscard]] constexpr std::optional<Color> color() const
    {
        if (isWild())
            return std::nullopt;
        return Color(m_code / 14);
    }
    [[nodiscard]] constexpr int value() const { return kind() == Kind::Number ? m_code % 14 : 0; }

    // Whether this face can lie on this side of a deck at all.
    [[nodiscard]] constexpr bool isOn(Side side) const
    {
        switch (kind()) {
        case Kind::Wild: return true;
        case Kind::WildDrawTwo: return side == Side::Light;
        case Kind::WildDrawColor: return side == Side::Dark;
        default: return sideOf(*color()) == side;
        }
    }
    // Same number or same symbol, colour aside.
    [[nodiscard]] constexpr bool sameSymbol(Face other) const
    {
        return !isWild() && !other.isWild() && m_code % 14 == other.m_code % 14;
    }

    constexpr bool operator==(const Face &) const = default;

private:
    constexpr Face(Color color, int slot)
        : m_code(std::uint8_t(int(color) * 14 + slot))
    { }
    static constexpr int slotOf(Kind kind)
    {
        switch (kind) {
        case Kind::DrawOne:
        case Kind::DrawFive: return 10;
        case Kind::Reverse: return 11;
        case Kind::Skip:
        case Kind::SkipEveryone: return 12;
        default: return 13;
        }
    }

    std::uint8_t m_code = 0;
};

// A card with the colour a wild was given when it was called.
struct CalledCard {
    Face face;
    std::optional<Color> color; // only ever set for a wild
    bool operator==(const CalledCard &) const = default;
};

} // namespace rules
