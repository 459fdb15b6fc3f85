// A verdict as a friendly referee says it: one sentence, sometimes two or three, that stand by themselves.
#pragma once

#include "rules/match.h"
#include "words/language.h"
#include "words/people.h"

namespace words {

// What a verdict was about. All of it is the caller's and only looked at during the call.
struct Situation {
    const rules::MatchState &before;
    const rules::MatchState &after; // the same where the event was refused
    People people; // of `after`: somebody may just have joined
    const rules::Event *takenBack = nullptr; // for undo and redo: the event it was about
};

[[nodiscard]] QString sentence(const Language &language, const rules::Verdict &verdict,
                               const Situation &situation);

// Only what followed from a call that was taken, for the line under whose turn it is: who draws, who is
// skipped, which way play goes now. Empty where nothing did; what was called itself it does not repeat.
[[nodiscard]] QString consequence(const Language &language, const rules::Verdict &verdict,
                                  const Situation &situation);

} // namespace words
