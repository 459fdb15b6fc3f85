// Reads one line of table notation as an event.
#pragma once

#include "notation/scanner.h"
#include "rules/event.h"

namespace notation {

// `line` is one event without comment or line end; `names` are those known to the match so far.
[[nodiscard]] Result<rules::Event> readEvent(std::string_view line, Names names);

} // namespace notation
