// The door that every new name comes through, typed or from a file: letters are composed, and all of it can
// be seen.
#pragma once

#include "notation/names.h"
#include "store/error.h"

namespace store {

// A line or name as it is kept: text that looks the same is the same (Unicode's form NFC).
[[nodiscard]] QString composed(const QString &text);
[[nodiscard]] std::string composed(std::string_view text);

// The name as it is kept.
[[nodiscard]] Result<QString> checkedName(const QString &name);
Result<> checkName(std::string &name); // and makes it so

// A name from before more was asked of names, as it can be shown.
[[nodiscard]] QString visibleName(const QString &name);

} // namespace store
