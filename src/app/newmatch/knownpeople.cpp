// Sorts people by when they played last, and counts who has which mark and colour.
#include "app/newmatch/knownpeople.h"

#include "app/shell/speech.h"
#include "store/history.h"

#include <algorithm>
#include <tuple>

namespace app {

namespace {

constexpr int kOffered = 12; // people who do not sit yet
constexpr int kMatchesRead = 20; // to see who played last

qsizetype withLook(const KnownPeople::People &people, int store::PlayerEntry::*look, int number)
{
    return std::ranges::count_if(
        people, [&](const auto &person) { return !person.archived && person.*look == number; });
}

} // namespace

store::Result<> KnownPeople::read(store::Database &database)
{
    auto people = store::players(database);
    if (!people)
        return tl::unexpected(people.error());
    auto groups = store::groups(database);
    if (!groups)
        return tl::unexpected(groups.error());
    const auto last = store::history(database, {}, {}, kMatchesRead);
    if (!last)
        return tl::unexpected(last.error());
    std::map<QString, qint64> lastPlayed;
    for (const store::HistoryEntry &match : last->entries) {
        for (const store::Contestant &person : match.people)
            lastPlayed[person.player] = std::max(lastPlayed[person.player], match.started);
    }
    std::ranges::stable_sort(*people, std::greater(), [&](const auto &person) {
        return std::pair(!person.archived, lastPlayed[person.id]);
    });
    m_people = std::move(*people);
    m_groups = std::move(*groups);
    return {};
}

const store::PlayerEntry *KnownPeople::find(const QString &id) const
{
    const auto found = std::ranges::find(m_people, id, &store::PlayerEntry::id);
    return found == m_people.end() || found->archived ? nullptr : &*found;
}

const store::Group *KnownPeople::findGroup(const QString &id) const
{
    const auto found = std::ranges::find(m_groups, id, &store::Group::id);
    return found == m_groups.end() ? nullptr : &*found;
}

std::vector<Choice> KnownPeople::offered(const People &seats, const QSet<QString> &kept) const
{
    std::vector<Choice> choices;
    int free = 0;
    for (const store::PlayerEntry &person : m_people) {
        const bool isSeated = std::ranges::find(seats, person.id, &store::PlayerEntry::id) != seats.end();
        if (!person.archived && (isSeated ? kept.contains(person.id) : ++free <= kOffered))
            choices.push_back({person.id, person.name, {}, isSeated, person.mark - 1, person.color - 1});
    }
    return choices;
}

std::vector<Choice> KnownPeople::groups() const
{
    std::vector<Choice> choices;
    for (const store::Group &group : m_groups) {
        QStringList names;
        for (const QString &id : group.players) {
            if (const store::PlayerEntry *person = find(id))
                names.append(person->name);
        }
        choices.push_back({group.id, group.name, speech().list(names)});
    }
    return choices;
}

store::PlayerEntry withDistinctLook(const KnownPeople::People &seats, const KnownPeople::People &known,
                                    store::PlayerEntry person)
{
    using Entry = store::PlayerEntry;
    const auto candidates = [&](int Entry::*look) {
        if (person.*look >= 1 && withLook(seats, look, person.*look) == 0)
            return std::pair(person.*look, person.*look);
        return std::pair(1, store::kLooks);
    };
    const auto price = [&](int mark, int color) {
        const auto same = [&](const Entry &other) {
            return !other.archived && other.mark == mark && other.color == color;
        };
        return std::tuple(withLook(seats, &Entry::mark, mark) + withLook(seats, &Entry::color, color),
                          std::ranges::count_if(known, same),
                          withLook(known, &Entry::mark, mark) + withLook(known, &Entry::color, color));
    };
    const auto [firstMark, lastMark] = candidates(&Entry::mark);
    const auto [firstColor, lastColor] = candidates(&Entry::color);
    person.mark = firstMark;
    person.color = firstColor;
    for (int mark = firstMark; mark <= lastMark; ++mark) {
        for (int color = firstColor; color <= lastColor; ++color) {
            if (price(mark, color) < price(person.mark, person.color)) {
                person.mark = mark;
                person.color = color;
            }
        }
    }
    return person;
}

} // namespace app
