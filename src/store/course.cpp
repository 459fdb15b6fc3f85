// Totals are added up here: a match has few rounds.
#include "store/course.h"

#include "store/transaction.h"

namespace store {

using namespace Qt::StringLiterals;

namespace {

// What somebody has in the end. Where rounds do not add up to it, they left and came back with other points:
// those count from the rounds that they played since.
struct Total {
    int points = 0;
    std::size_t since = 0; // the first of the rounds that they played without a break, up to now
    std::size_t latest = 0;

    void play(std::size_t round)
    {
        since = round == latest + 1 ? since : round;
        latest = round;
    }
    void complete(std::vector<int> &run) const
    {
        const bool played =
            latest + 1 == run.size(); // else they have only just come back, or have left since
        const int given = points - run.back();
        for (std::size_t i = played ? since : run.size() - 1; given != 0 && i < run.size(); ++i)
            run[i] += given;
    }
};

// Two statements for a whole page: as many for each match would cost more than all their rows.
Result<std::vector<Course>> coursesOf(Database &database, const std::vector<HistoryEntry> &entries)
{
    QStringList keys;
    for (const HistoryEntry &entry : entries)
        keys << QString::number(entry.key);
    const QString matches = u"[%1]"_s.arg(keys.join(u','));
    std::vector<Course> courses(entries.size());
    std::vector<std::vector<Total>> totals(entries.size());
    const auto people = database.each(
        u"SELECT e.key, s.brought, s.total FROM json_each(?) e CROSS JOIN standing s ON s.match = e.value "
        u"ORDER BY e.key, s.roll"_s,
        {matches}, [&](const Row &row) {
            courses[std::size_t(row.number(0))].runs.push_back({row.number(1)});
            totals[std::size_t(row.number(0))].push_back({row.number(2)});
        });
    if (!people)
        return tl::unexpected(people.error());
    std::pair<int, int> latest; // match and round
    bool isWhole = true;
    const auto rounds = database.each(
        u"SELECT e.key, r.number, r.side = 'dark', s.roll, s.gain FROM json_each(?) e "
        u"CROSS JOIN round r ON r.match = e.value AND r.state = 'counts' "
        u"CROSS JOIN score s ON s.match = r.match AND s.round = r.number ORDER BY e.key, r.number, s.roll"_s,
        {matches}, [&](const Row &row) {
            Course &course = courses[std::size_t(row.number(0))];
            if (const std::pair round(row.number(0), row.number(1)); round != latest) {
                latest = round;
                course.dark.push_back(row.number(2) != 0);
                for (std::vector<int> &run : course.runs)
                    run.push_back(run.back());
            }
            const qint64 roll = row.integer(3);
            if (roll < 0 || roll >= qint64(course.runs.size())) {
                isWhole = false;
                return;
            }
            std::vector<int> &run = course.runs[std::size_t(roll)];
            run.back() += row.number(4);
            totals[std::size_t(row.number(0))][std::size_t(roll)].play(run.size() - 1);
        });
    if (!rounds)
        return tl::unexpected(rounds.error());
    if (!isWhole)
        return failure(ErrorCode::Damaged, u"a score without a standing"_s, database.path());
    for (std::size_t match = 0; match < courses.size(); ++match) {
        for (std::size_t roll = 0; roll < totals[match].size(); ++roll)
            totals[match][roll].complete(courses[match].runs[roll]);
    }
    return courses;
}

} // namespace

Result<HistoryCourses> historyCourses(Database &database, const HistoryFilter &filter,
                                      const std::optional<HistoryPlace> &after, int most)
{
    // A match that goes on meanwhile must not have more rounds in its course than in its entry.
    auto transaction = Transaction::begin(database, Transaction::Kind::Read);
    if (!transaction)
        return tl::unexpected(transaction.error());
    auto page = history(database, filter, after, most);
    if (!page)
        return tl::unexpected(page.error());
    auto courses = coursesOf(database, page->entries);
    if (!courses)
        return tl::unexpected(courses.error());
    HistoryCourses all{std::move(page->entries), *std::move(courses), page->next, {}};
    if (!after) {
        const auto total = countMatches(database, filter);
        if (!total)
            return tl::unexpected(total.error());
        all.total = *total;
    }
    if (const auto done = transaction->commit(); !done)
        return tl::unexpected(done.error());
    return all;
}

} // namespace store
