// Names of people, as they may stand in a record.
#pragma once

#include <string>
#include <string_view>

namespace notation {

inline constexpr int kLongestName = 40; // characters

// Whether a line that has this name can be read again. Journals may hold such names from before more was
// asked of them.
[[nodiscard]] bool isKeptName(std::string_view text);
// Whether somebody may be called so: besides, all of it can be seen.
[[nodiscard]] bool isName(std::string_view text);
// "Dee 50": somebody who types it may mean points.
[[nodiscard]] bool endsInPoints(std::string_view name);
// A kept name without what cannot be seen; "?" where nothing is left.
[[nodiscard]] std::string visibleName(std::string_view text);
// Any text in UTF-8 as a message shows it: what cannot be seen is its number, such as \uFEFF.
[[nodiscard]] std::string shownText(std::string_view text);

} // namespace notation
