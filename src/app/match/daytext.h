// Days as people name them.
#pragma once

#include <QDate>
#include <QLocale>

namespace app {

// "Today, 21:05" and the same of yesterday, the weekday within the last week, else day and month, and the
// year where it is another.
[[nodiscard]] QString dayText(const QLocale &locale, qint64 time, const QDate &today = QDate::currentDate());

// Only what is said of today and yesterday; empty for any other day.
[[nodiscard]] QString lately(const QLocale &locale, qint64 time, const QDate &today = QDate::currentDate());

} // namespace app
