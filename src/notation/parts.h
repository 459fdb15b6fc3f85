// Lists in a line: parts with a sign between them. Internal to src/notation.
#pragma once

#include "notation/scanner.h"

namespace notation {

struct Part {
    std::string_view text; // trimmed
    bool isLast = true; // else the sign was taken, and another part must follow
};

[[nodiscard]] inline Part nextPart(Scanner &scanner, char sign)
{
    const bool isLast = scanner.rest().find(sign) == std::string_view::npos;
    return {scanner.until(sign), isLast};
}

} // namespace notation
