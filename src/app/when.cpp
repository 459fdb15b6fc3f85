// Days as people name them.
#include "app/when.h"

#include <QDateTime>

namespace app {

QString dayText(const QLocale &locale, qint64 time)
{
    const QDate day = QDateTime::fromMSecsSinceEpoch(time).date();
    const QDate today = QDate::currentDate();
    const qint64 ago = day.daysTo(today);
    if (ago >= 0 && ago < 7)
        return locale.dayName(day.dayOfWeek(), QLocale::ShortFormat);
    if (day.year() != today.year())
        return locale.toString(day, QLocale::ShortFormat);
    return QStringLiteral("%1 %2").arg(QString::number(day.day()),
                                       locale.monthName(day.month(), QLocale::ShortFormat));
}

} // namespace app
