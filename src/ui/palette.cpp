// The one table of colours. tests/ui/tst_contrast.cpp checks the contrast of every pair that carries meaning.
#include "ui/palette.h"

#include <array>

namespace app {

namespace {

QColor c(QRgb rgb) { return QColor::fromRgb(rgb); }

} // namespace

const LookPalette &paletteOf(rules::Side side)
{
    static const LookPalette light{
        .page = c(0xf8f1e3),
        .table = c(0xefe3cb),
        .sheet = c(0xfffcf5),
        .line = c(0xdccdb0),
        .edge = c(0x8a7754),
        .under = c(0xd3c19c),
        .ink = c(0x251b33),
        .ink2 = c(0x5f5168),
        .go = c(0x251b33),
        .goText = c(0xfffcf5),
        .goUnder = c(0x0f0918),
        .ok = c(0x14692f),
        .warn = c(0x9a4a00),
        .bad = c(0xb3201f),
        .okTint = c(0xddebd0),
        .warnTint = c(0xfbe3c2),
        .badTint = c(0xf9dad0),
        .focus = c(0x1c5fcf),
        .chip = c(0xffe7a3),
        .chipText = c(0x5c4000),
        .crown = c(0x9a6a00),
    };
    static const LookPalette dark{
        .page = c(0x130c22),
        .table = c(0x1c1332),
        .sheet = c(0x281c46),
        .line = c(0x43336b),
        .edge = c(0x8571bc),
        .under = c(0x0a0614),
        .ink = c(0xf6f0ff),
        .ink2 = c(0xbdaedd),
        .go = c(0xffe6a8),
        .goText = c(0x251b33),
        .goUnder = c(0xb48f3e),
        .ok = c(0x5fe3a1),
        .warn = c(0xffc069),
        .bad = c(0xff8a8a),
        .okTint = c(0x163b3a),
        .warnTint = c(0x43301f),
        .badTint = c(0x4a1c35),
        .focus = c(0x7fd0ff),
        .chip = c(0x33235e),
        .chipText = c(0xffe6a8),
        .crown = c(0xffc928),
    };
    return side == rules::Side::Light ? light : dark;
}

const CardColors &cardColorsOf(rules::Color color)
{
    // fill, on, soft, ink, tint, deep, ink abroad
    static const std::array<CardColors, 8> colors = {{
        {c(0x1c5fcf), c(0xffffff), c(0x3571da), c(0x174fae), c(0xdce6f6), c(0x123f8c), c(0x5c95f2)},
        {c(0x2fb16e), c(0x251b33), c(0x57c68b), c(0x12683a), c(0xd6ecd9), c(0x12683a), c(0x3cc67e)},
        {c(0xc9202e), c(0xffffff), c(0xd53a46), c(0xb01f2b), c(0xf8ddd3), c(0x86121f), c(0xf0525e)},
        {c(0xffc928), c(0x251b33), c(0xffde78), c(0x7a5500), c(0xfbebbb), c(0x8a6200), c(0xffc928)},
        {c(0xf03a86), c(0x130c22), c(0xff76ae), c(0xff77ae), c(0x3f1638), c(0x8a1b50), c(0x8a1b50)},
        {c(0x4fe3cf), c(0x130c22), c(0x8cf3e4), c(0x4fe3cf), c(0x123a47), c(0x1b7f78), c(0x126b65)},
        {c(0xffa83e), c(0x130c22), c(0xffc67e), c(0xffb45c), c(0x40241f), c(0x955511), c(0x955511)},
        {c(0x9c7cff), c(0x130c22), c(0xbba4ff), c(0xb79cff), c(0x2f1f63), c(0x5437b0), c(0x5437b0)},
    }};
    return colors[std::size_t(color)];
}

const CardStock &cardStockOf(rules::Side side)
{
    static const CardStock light{c(0xffffff), c(0x8a7754), c(0x251b33), c(0x251b33), c(0xfffcf5)};
    static const CardStock dark{c(0x0b0616), c(0x8571bc), c(0x241743), c(0x33235e), c(0xf6f0ff)};
    return side == rules::Side::Light ? light : dark;
}

QColor wildMarkOf(rules::Color color)
{
    static const std::array<QColor, 4> light = {c(0x5c95f2), c(0x3cc67e), c(0xf0525e), c(0xffc928)};
    return rules::sideOf(color) == rules::Side::Light ? light[std::size_t(color)] : cardColorsOf(color).fill;
}

std::span<const QColor> peopleOf(rules::Side side)
{
    static const std::array<QColor, 10> light = {{c(0x251b33), c(0x0b6e8f), c(0xa3195b), c(0x3f6b12),
                                                  c(0x6a3fb5), c(0xa84a00), c(0x00736a), c(0x6b6b6b),
                                                  c(0x7a6500), c(0x4453c0)}};
    static const std::array<QColor, 10> dark = {{c(0xffe6a8), c(0x7fd0ff), c(0xff9db5), c(0x8fe38a),
                                                 c(0xd9a7ff), c(0xffb07a), c(0x9ee8e0), c(0xf1f1f1),
                                                 c(0xc7d36f), c(0xb8b3ff)}};
    return side == rules::Side::Light ? light : dark;
}

} // namespace app
