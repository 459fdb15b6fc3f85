// The sentences of src/words in the language the app speaks just now.
#pragma once

#include "words/language.h"

namespace app {

// Loaded when the first sentence is asked for, and again after another language was chosen.
[[nodiscard]] const words::Language &speech();

} // namespace app
