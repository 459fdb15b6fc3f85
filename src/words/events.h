// An event in a few words: for the log, for the buttons that take it back, for a replay.
#pragma once

#include "rules/match.h"
#include "words/language.h"
#include "words/people.h"

namespace words {

// "Ana: Blue 7", "Ben draws", "Cho calls UNO". With the state before the event, a challenge also says whom it
// challenges and how it ended, and a draw for a Wild Draw Color the cards of a lost challenge too.
[[nodiscard]] QString describe(const Language &language, const rules::Event &event, const People &people,
                               const rules::MatchState *before = nullptr);

// The same in two columns: "Ana" and "Blue 7", "Ben" and "draws". Where a language does not begin with
// whoever acted, or nobody did, all of it is in the second.
struct Described {
    QString who;
    QString what;
};
[[nodiscard]] Described describeApart(const Language &language, const rules::Event &event,
                                      const People &people, const rules::MatchState *before = nullptr);

} // namespace words
