// Days as people name them.
#pragma once

#include <QDate>
#include <QLocale>

namespace app {

// The weekday within the last week, else day and month, and the year where it is another.
[[nodiscard]] QString dayText(const QLocale &locale, qint64 time, const QDate &today = QDate::currentDate());

} // namespace app
