// Why a line of table notation could not be read, in a person's words.
#pragma once

#include "notation/error.h"
#include "words/language.h"

namespace words {

// "Line 3, column 11: A card is expected here, such as B7, GR or W+2, not “X7”."
[[nodiscard]] QString sentence(const Language &language, const notation::Error &error);

} // namespace words
