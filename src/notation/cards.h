// Cards, colours and the other small words of table notation.
#pragma once

#include "notation/scanner.h"
#include "rules/event.h"

namespace notation {

[[nodiscard]] std::string write(rules::Face face); // "B7", "W+C"
[[nodiscard]] std::string write(const rules::CalledCard &card); // "W+2=G"
[[nodiscard]] char letterOf(rules::Color color);
[[nodiscard]] std::string_view nameOf(rules::Side side);
[[nodiscard]] std::string_view nameOf(rules::Direction direction);
[[nodiscard]] std::string_view nameOf(rules::ScoringMode mode);

// Each takes the scanner's next word.
[[nodiscard]] Result<rules::CalledCard> readCalledCard(Scanner &scanner);
[[nodiscard]] Result<rules::Face> readCard(Scanner &scanner);
[[nodiscard]] Result<std::vector<rules::Face>>
readCards(Scanner &scanner); // one or more, to the end of the line
[[nodiscard]] Result<rules::Color> readColor(Scanner &scanner);
[[nodiscard]] Result<rules::Side> readSide(Scanner &scanner);
[[nodiscard]] Result<rules::Direction> readDirection(Scanner &scanner);
[[nodiscard]] Result<rules::ScoringMode> readMode(Scanner &scanner);

} // namespace notation
