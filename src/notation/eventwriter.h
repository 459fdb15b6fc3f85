// Writes an event as one line of table notation.
#pragma once

#include "notation/scanner.h"
#include "rules/event.h"

namespace notation {

[[nodiscard]] std::string write(const rules::Event &event, Names names);
[[nodiscard]] std::string write(const rules::Holding &holding); // "B7 W+2", or "35"

} // namespace notation
