// Days as people name them.
#include "app/match/daytext.h"

#include <QCoreApplication>
#include <QDateTime>

namespace app {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(app::DayText)
};

} // namespace

QString lately(const QLocale &locale, qint64 time, const QDate &today)
{
    const QDateTime then = QDateTime::fromMSecsSinceEpoch(time);
    const QString hour = locale.toString(then.time(), QLocale::ShortFormat);
    switch (then.date().daysTo(today)) {
    //: When something was, by itself: %1 is a time of day such as "9:05 PM"
    case 0: return Texts::tr("Today, %1").arg(hour);
    //: When something was, by itself: %1 is a time of day such as "9:05 PM"
    case 1: return Texts::tr("Yesterday, %1").arg(hour);
    default: return {};
    }
}

QString dayText(const QLocale &locale, qint64 time, const QDate &today)
{
    if (QString recent = lately(locale, time, today); !recent.isEmpty())
        return recent;
    const QDate day = QDateTime::fromMSecsSinceEpoch(time).date();
    const qint64 ago = day.daysTo(today);
    if (ago >= 0 && ago < 7)
        return locale.dayName(day.dayOfWeek(), QLocale::ShortFormat);
    if (day.year() != today.year())
        return locale.toString(day, QLocale::ShortFormat);
    //: How a day of this year is written, "Nov 5": d stands for the day and MMM for the short name of the
    //: month.
    QString format = Texts::tr("MMM d");
    // In English it depends on the region which comes first.
    const QString numbers = locale.dateFormat(QLocale::ShortFormat);
    if (format.startsWith(u'M') && numbers.indexOf(u'd') < numbers.indexOf(u'M'))
        format = QStringLiteral("d MMM");
    return locale.toString(day, format);
}

} // namespace app
