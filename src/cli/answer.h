// What the referee answers to one event: in a person's words, or as JSON with the state of the match after
// it.
#pragma once

#include "cli/json.h"
#include "rules/match.h"
#include "words/language.h"

#include <functional>

namespace cli {

struct Answer {
    rules::Verdict verdict;
    std::string event; // as it is written, with the name of whoever acted
    QString message;
    int line = 0; // of the record
    bool changesTotals = false; // or ends a round
};

// Has the event called at the table that `match` follows, and says what comes of it and why. There is no
// answer where the call could not be made.
using Call = std::function<std::optional<rules::Verdict>(const rules::Event &)>;
[[nodiscard]] std::optional<Answer> judge(const rules::Match &match, const rules::Event &event,
                                          const words::Language &language, const Call &call);
// The same where nobody but the match itself has to hear of it.
[[nodiscard]] Answer judge(rules::Match &match, const rules::Event &event, const words::Language &language);

[[nodiscard]] QString plain(const Answer &answer);
// How it stands where that has changed or a round has ended; else empty.
[[nodiscard]] QString totalsAfter(const Answer &answer, const rules::MatchState &state);
void write(JsonWriter &json, const Answer &answer, const rules::MatchState &state); // the fields of an object

[[nodiscard]] std::string_view nameOf(rules::VerdictKind kind);
[[nodiscard]] std::string_view phaseName(const rules::MatchState &state); // what the match waits for

} // namespace cli
