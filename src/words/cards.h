// Names of cards, colours, sides and directions.
#pragma once

#include "rules/event.h"
#include "words/language.h"

namespace words {

// By themselves, on a label or as they are called at the table.
[[nodiscard]] QString cardName(const Language &language, rules::Face face); // "Blue 7", "Wild Draw Two"
[[nodiscard]] QString cardName(const Language &language, const rules::CalledCard &card); // "Wild, red"
[[nodiscard]] QString kindName(const Language &language, rules::Kind kind); // "Draw One", "Number"
[[nodiscard]] QString colorName(const Language &language, rules::Color color); // "Blue"
[[nodiscard]] QString sideName(const Language &language, rules::Side side); // "Light side"
[[nodiscard]] QString directionName(const Language &language, rules::Direction direction); // "to the left"

// Inside a sentence; a phrase of this kind never begins one.
[[nodiscard]] QString oneCard(const Language &language, rules::Face face); // "a blue 7"
[[nodiscard]] QString oneSymbol(const Language &language, rules::Face face); // "a 7", of any colour
[[nodiscard]] QString colorWord(const Language &language, rules::Color color); // "blue"
[[nodiscard]] QString colorCard(const Language &language, rules::Color color); // "blue card"
[[nodiscard]] QString colorAdjective(const Language &language,
                                     rules::Color color); // "bleue", of "carte bleue"

} // namespace words
