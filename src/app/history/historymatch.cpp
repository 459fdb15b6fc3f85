// Fills a row of the history from what the file holds of a match.
#include "app/history/historymatch.h"

#include "app/match/daytext.h"
#include "app/match/matchline.h"
#include "app/match/scoreboard.h"
#include "app/shell/speech.h"

#include <QDateTime>

#include <algorithm>

namespace app {

namespace {

QString whereOf(const store::HistoryEntry &entry)
{
    QStringList parts{entry.place, entry.note.simplified()};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString whenOf(const store::HistoryEntry &entry, bool inBin)
{
    if (inBin)
        return wholeDay(entry.started);
    return entry.isOver() ? dayLine(entry.started)
                          : dayText(speech().locale(), entry.started, QDate::currentDate());
}

QList<PlayerRun> runsOf(const store::HistoryEntry &entry, const store::Course &course)
{
    QList<PlayerRun> runs;
    if (course.dark.empty())
        return runs;
    for (std::size_t i = 0; i < course.runs.size(); ++i) {
        const std::vector<int> &totals = course.runs[i];
        const store::Contestant &person = entry.people[i];
        runs.append(
            {QList<int>(totals.begin(), totals.end()), person.mark - 1, person.color - 1, person.won});
    }
    return runs;
}

QString runTextOf(const store::HistoryEntry &entry)
{
    Scoreboard::Totals totals;
    for (const store::Contestant &person : entry.people)
        totals.emplace_back(person.name, person.total);
    return Scoreboard::runText(entry.rounds, totals);
}

} // namespace

HistoryMatch historyMatchOf(const store::HistoryEntry &entry, const store::Course &course, bool inBin)
{
    HistoryMatch match;
    match.matchId = entry.id;
    match.title = winnerLine(entry);
    match.company = companyLine(entry);
    match.where = whereOf(entry);
    match.when = whenOf(entry, inBin);
    match.isRunning = !entry.isOver();
    match.isWon = entry.state == store::MatchStatus::Finished;
    if (!entry.edition || entry.edition->twoSided)
        match.sides = QList<bool>(course.dark.begin(), course.dark.end());
    match.runs = runsOf(entry, course);
    for (const PlayerRun &run : match.runs)
        match.highest = std::max(match.highest, std::ranges::max(run.totals));
    match.runText = runTextOf(entry);
    return match;
}

} // namespace app
