// A row of the history, role by role.
#include "app/context.h"
#include "app/historymodel.h"
#include "app/matchline.h"
#include "app/scoreboard.h"
#include "app/speech.h"
#include "app/when.h"

namespace app {

namespace {

QVariantList runsOf(const store::Course &course)
{
    QVariantList runs;
    if (course.dark.empty())
        return runs;
    for (const std::vector<int> &run : course.runs)
        runs.append(QVariant::fromValue(QList<int>(run.begin(), run.end())));
    return runs;
}

QString runTextOf(const store::HistoryEntry &entry)
{
    Scoreboard::Totals totals;
    for (const store::Contestant &person : entry.people)
        totals.emplace_back(person.name, person.total);
    return Scoreboard::runText(entry.rounds, totals);
}

template <typename Of> QList<int> each(const store::HistoryEntry &entry, Of of)
{
    QList<int> all;
    for (const store::Contestant &person : entry.people)
        all.append(of(person));
    return all;
}

} // namespace

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

QHash<int, QByteArray> HistoryModel::roleNames() const
{
    return {{MatchId, "matchId"}, {Title, "title"},     {Company, "company"}, {Where, "where"},
            {When, "when"},       {Section, "section"}, {Running, "running"}, {Won, "won"},
            {Sides, "sides"},     {Runs, "runs"},       {RunText, "runText"}, {Marks, "marks"},
            {Shades, "shades"},   {Winners, "winners"}};
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Line &line = m_lines[std::size_t(index.row())];
    const store::HistoryEntry &entry = line.entry;
    switch (role) {
    case MatchId: return entry.id;
    case Title: return winnerLine(entry);
    case Company: return companyLine(entry);
    case Where: {
        QStringList parts{entry.place, entry.note.simplified()};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(" · "));
    }
    case When: // below the heading of its month, or by itself
        if (m_filter.inBin)
            return wholeDay(entry.started);
        return entry.isOver() ? dayLine(entry.started)
                              : dayText(speech().locale(), entry.started, QDate::currentDate());
    case Section:
        if (m_filter.inBin)
            return QString();
        //: Heading over the matches that are not over yet
        return entry.isOver() ? monthLine(entry.started) : tr("In progress");
    case Running: return !entry.isOver();
    case Won: return entry.state == QLatin1String("finished");
    case Sides: {
        const rules::Edition *edition = rules::editionNamed(entry.edition.toStdString());
        if (edition && !edition->twoSided)
            return QVariant::fromValue(QList<bool>());
        QList<bool> sides(line.course.dark.begin(), line.course.dark.end());
        return QVariant::fromValue(sides);
    }
    case Runs: return runsOf(line.course);
    case RunText: return runTextOf(entry);
    case Marks:
        return QVariant::fromValue(each(entry, [](const store::Contestant &one) { return one.mark - 1; }));
    case Shades:
        return QVariant::fromValue(each(entry, [](const store::Contestant &one) { return one.color - 1; }));
    case Winners:
        return QVariant::fromValue(each(entry, [](const store::Contestant &one) { return int(one.won); }));
    default: return {};
    }
}

} // namespace app
