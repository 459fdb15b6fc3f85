// Reads what is typed at a table: the short forms people call plays by, and every line of table notation.
#pragma once

#include "notation/error.h"
#include "rules/match.h"

namespace app {

// "b7" plays it, or names the start card or the new top where that is asked; "d" draws, "p" passes, "u" calls
// UNO; a colour or a number alone answers a question; "z" takes back.
[[nodiscard]] notation::Result<rules::Event> typedCall(std::string_view line, const rules::MatchState &state);

} // namespace app
