// Answers to questions about the rules that are asked away from a table: without names, as nobody sits there.
#pragma once

#include "rules/verdict.h"
#include "words/language.h"

namespace words {

// Why a card does not go on another one, or what follows where it does, on a card that lies there; empty for
// what is told by sentence().
[[nodiscard]] QString askedOfCard(const Language &language, const rules::Verdict &verdict, rules::Face card,
                                  rules::Face top);
// What follows from the hand behind a Wild Draw card; empty for what is told by sentence().
[[nodiscard]] QString askedOfHand(const Language &language, const rules::Verdict &verdict, rules::Face wild);

} // namespace words
