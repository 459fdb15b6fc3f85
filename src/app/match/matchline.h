// A match in a list, in words: who won, with whom, when.
#pragma once

#include "store/history.h"

namespace app {

[[nodiscard]] QString winnerLine(const store::HistoryEntry &entry); // "Cho won", "Cho leads"
[[nodiscard]] QString companyLine(const store::HistoryEntry &entry); // "with Ana, Ben, Dee"
[[nodiscard]] QString dayLine(qint64 time); // "Sat 14", under the heading of its month; "Today, 21:05"
[[nodiscard]] QString monthLine(qint64 time); // "November", "November 2025"
[[nodiscard]] QString
wholeDay(qint64 time); // "Today, 21:05", "Sat, Nov 14", of another year "Fri, Nov 14, 2025"

} // namespace app
