// Days as people name them.
#include "app/when.h"

#include <QCoreApplication>
#include <QDateTime>

namespace app {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(app::When)
};

} // namespace

QString dayText(const QLocale &locale, qint64 time, const QDate &today)
{
    const QDate day = QDateTime::fromMSecsSinceEpoch(time).date();
    const qint64 ago = day.daysTo(today);
    if (ago >= 0 && ago < 7)
        return locale.dayName(day.dayOfWeek(), QLocale::ShortFormat);
    if (day.year() != today.year())
        return locale.toString(day, QLocale::ShortFormat);
    //: How a day of this year is written, "Nov 5": d stands for the day and MMM for the short name of the
    //: month.
    return locale.toString(day, Texts::tr("MMM d"));
}

} // namespace app
