// The untranslated texts of the coloured cards. Internal to src/words.
#pragma once

#include <array>

namespace words {

struct ColorTexts {
    const char *label; // "Blue"
    const char *word; // "blue"
    const char *card; // "blue card"
    // Number, draw, Reverse, skip, Flip
    std::array<const char *, 5> called; // "Blue 7"
    std::array<const char *, 5> one; // "a blue 7"
};

extern const std::array<ColorTexts, 8> kColorTexts; // by rules::Color

} // namespace words
