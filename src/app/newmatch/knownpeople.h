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

// Gives a person a mark and a colour that nobody at the table has: their own where those are free, else a
// pair that no known person has, else what the fewest have.
[[nodiscard]] store::PlayerEntry withDistinctLook(const KnownPeople::People &seats,
                                                  const KnownPeople::People &known,
                                                  store::PlayerEntry person);

} // namespace app
