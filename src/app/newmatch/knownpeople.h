// The people and groups in the file, from whom the players of a new match are chosen.
#pragma once

#include "app/newmatch/choice.h"
#include "store/people.h"

#include <QSet>

namespace app {

class KnownPeople {
public:
    using People = std::vector<store::PlayerEntry>;

    [[nodiscard]] store::Result<> read(store::Database &database);

    [[nodiscard]] const People &all() const { return m_people; } // who played last first, archived ones last
    [[nodiscard]] const store::PlayerEntry *find(const QString &id) const; // null: unknown or archived
    [[nodiscard]] const store::Group *findGroup(const QString &id) const; // null: unknown

    // Those who played last and do not sit yet; whoever of `kept` sits stays in place.
    [[nodiscard]] std::vector<Choice> offered(const People &seats, const QSet<QString> &kept) const;
    [[nodiscard]] std::vector<Choice> groups() const;

private:
    People m_people;
    std::vector<store::Group> m_groups;
};

// Two people with one look could not be told apart. What is theirs and free at the table they keep; else it
// is what nobody here has, then a pair that nobody has who may come, then what the fewest of those have.
[[nodiscard]] store::PlayerEntry withDistinctLook(const KnownPeople::People &seats,
                                                  const KnownPeople::People &known,
                                                  store::PlayerEntry person);

} // namespace app
