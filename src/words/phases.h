// What the table waits for, and from whom.
#pragma once

#include "rules/match.h"
#include "words/language.h"
#include "words/people.h"

namespace words {

// "Ben plays", "Ana names the colour", "Dee accepts or challenges": a headline, without a full stop.
[[nodiscard]] QString phaseSentence(const Language &language, const rules::MatchState &state,
                                    const People &people);

} // namespace words
