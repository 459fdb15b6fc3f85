// Winners and days, as a list of matches names them.
#include "app/match/matchline.h"

#include "app/match/daytext.h"
#include "app/shell/speech.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QRegularExpression>

namespace app {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(MatchLine)
};

QDate dayOf(qint64 time) { return QDateTime::fromMSecsSinceEpoch(time).date(); }

QString leaderLine(const store::HistoryEntry &entry)
{
    QStringList leaders;
    qsizetype seated = 0;
    for (const store::Contestant &person : entry.people) {
        seated += person.seated;
        if (entry.leads(person))
            leaders.append(person.name);
    }
    if (leaders.isEmpty() || leaders.size() == seated)
        //: Title of a match in a list that is not over yet
        return Texts::tr("In progress");
    //: Title of a match in a list that is not over: %1 are the names of those who share the best total
    return leaders.size() > 1 ? Texts::tr("%1 lead").arg(speech().list(leaders))
                              //: Title of a match in a list that is not over: %1 is who has the best total
                              : Texts::tr("%1 leads").arg(leaders.constFirst());
}

} // namespace

QString winnerLine(const store::HistoryEntry &entry)
{
    if (!entry.isOver())
        return leaderLine(entry);
    QStringList winners;
    for (const store::Contestant &person : entry.people) {
        if (person.won)
            winners.append(person.name);
    }
    if (winners.isEmpty())
        //: Title of a match in a list that was ended before somebody won
        return Texts::tr("No winner");
    //: Title of a match in a list: %1 are the names of those who share the win
    return winners.size() > 1 ? Texts::tr("%1 share the win").arg(speech().list(winners))
                              //: Title of a match in a list: %1 is the winner
                              : Texts::tr("%1 won").arg(winners.constFirst());
}

QString companyLine(const store::HistoryEntry &entry)
{
    QStringList others;
    for (const store::Contestant &person : entry.people) {
        if (!person.won)
            others.append(person.name);
    }
    if (others.isEmpty())
        return {};
    //: Second line of a match in a list: %1 are the names of those who did not win
    return others.size() < qsizetype(entry.people.size()) ? Texts::tr("with %1").arg(speech().list(others))
                                                          : speech().list(others);
}

QString dayLine(qint64 time)
{
    if (QString recent = lately(speech().locale(), time); !recent.isEmpty())
        return recent;
    const QDate day = dayOf(time);
    //: A day below the heading of its month: %1 is a short name of a weekday, %2 the number of the day
    return Texts::tr("%1 %2").arg(speech().locale().dayName(day.dayOfWeek(), QLocale::ShortFormat),
                                  QString::number(day.day()));
}

QString monthLine(qint64 time)
{
    const QDate day = dayOf(time);
    QString month = speech().locale().standaloneMonthName(day.month());
    month[0] = month[0].toUpper(); // it is a heading
    //: A month of another year: %1 is its name, %2 the year
    return day.year() == QDate::currentDate().year() ? month
                                                     : Texts::tr("%1 %2", "month").arg(month).arg(day.year());
}

QString wholeDay(qint64 time)
{
    if (QString recent = lately(speech().locale(), time); !recent.isEmpty())
        return recent;
    // Written out it would take two lines of a phone; this year's need no year.
    QString format = speech().locale().dateFormat(QLocale::LongFormat);
    static const QRegularExpression year(QStringLiteral(",? ?('de' )?y+"));
    if (dayOf(time).year() == QDate::currentDate().year())
        format.remove(year);
    format.replace(QLatin1String("dddd"), QLatin1String("ddd"))
        .replace(QLatin1String("MMMM"), QLatin1String("MMM"));
    return speech().locale().toString(dayOf(time), format);
}

} // namespace app
