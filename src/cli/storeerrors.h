// What went wrong with the database or a file, in a sentence that says what is safe and what to do.
#pragma once

#include "store/error.h"
#include "words/language.h"

namespace cli {

[[nodiscard]] QString sentence(const store::Error &error, const words::Language &language);

} // namespace cli
