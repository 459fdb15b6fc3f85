// Names for what a table chooses before it plays: editions, ways of scoring, rulings. For labels and pages.
#pragma once

#include "rules/editions.h"
#include "rules/event.h"
#include "words/language.h"

namespace words {

[[nodiscard]] QString editionName(const Language &language, const rules::Edition &edition); // "FLIP 2020"
[[nodiscard]] QString scoringName(const Language &language, rules::ScoringMode mode);
// One plain sentence on who gets which points and who wins.
[[nodiscard]] QString scoringSentence(const Language &language, rules::ScoringMode mode, int target);
[[nodiscard]] QString rulingName(const Language &language, rules::Ruling ruling); // "Flip as the last card"
// "The new side is scored"
[[nodiscard]] QString choiceName(const Language &language, rules::Ruling ruling, rules::Choice choice);

} // namespace words
