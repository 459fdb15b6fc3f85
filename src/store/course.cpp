// Totals are added up here: a match has few rounds.
#include "store/course.h"

namespace store {

using namespace Qt::StringLiterals;

Result<Course> course(Database &database, qint64 match)
{
    Course course;
    const auto people =
        database.each(u"SELECT brought FROM standing WHERE match = ? ORDER BY roll"_s, {match},
                      [&](const Row &row) { course.runs.push_back({row.number(0)}); });
    if (!people)
        return tl::unexpected(people.error());
    int latest = 0;
    const auto rounds = database.each(u"SELECT r.number, r.side = 'dark', s.roll, s.gain FROM round r "
                                      u"JOIN score s ON s.match = r.match AND s.round = r.number "
                                      u"WHERE r.match = ? AND r.state = 'counts' ORDER BY r.number, s.roll"_s,
                                      {match}, [&](const Row &row) {
                                          if (row.number(0) != latest) {
                                              latest = row.number(0);
                                              course.dark.push_back(row.number(1) != 0);
                                              for (std::vector<int> &run : course.runs)
                                                  run.push_back(run.back());
                                          }
                                          course.runs[std::size_t(row.number(2))].back() += row.number(3);
                                      });
    if (!rounds)
        return tl::unexpected(rounds.error());
    return course;
}

} // namespace store
