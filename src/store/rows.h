// Rows of the projections as plain values, so that they can be worked out, compared and written by one code.
#pragma once

#include "store/database.h"

#include <compare>
#include <map>
#include <span>
#include <variant>
#include <vector>

namespace store {

// In an order in which parents come before those who refer to them.
enum class Relation : std::uint8_t {
    Match,
    Standing,
    Round,
    Score,
    Held,
    Drawn,
    Challenge,
    Uno,
    Forced,
    Flip
};
inline constexpr int kRelationCount = int(Relation::Flip) + 1;

struct Shape {
    QString name;
    QStringList key; // besides the match
    QStringList columns;
};
[[nodiscard]] const Shape &shapeOf(Relation relation);

using Cell = std::variant<std::monostate, std::int64_t, std::string>;
using Cells = std::vector<Cell>; // as the shape's columns
[[nodiscard]] QString toText(const Cell &cell); // for a person who looks for a difference

struct RowKey {
    Relation relation{};
    int first = 0; // a round, an event, a place in the roll
    int second = 0; // a place in the roll
    std::string third; // a face, a cause
    auto operator<=>(const RowKey &) const = default; // NOLINT(modernize-use-nullptr): no pointer is in it
};

using Rows = std::map<RowKey, Cells>;

// Rows that are to become others.
class Changes {
public:
    explicit Changes(const Rows &base)
        : m_base(&base)
    { }
    // What makes `base` into `wanted`.
    Changes(const Rows &base, const Rows &wanted);

    [[nodiscard]] const Cells *find(const RowKey &key) const; // null where there is no such row
    void set(const RowKey &key, Cells cells);

    Result<> write(Database &database, qint64 match) const;
    void applyTo(Rows &rows) const;

private:
    const Rows *m_base;
    std::map<RowKey, std::optional<Cells>> m_changes; // empty: the row goes
};

[[nodiscard]] Result<Rows> readRows(Database &database, qint64 match);
// Removes all of a match's rows but the one it has itself.
Result<> removeRows(Database &database, qint64 match);

} // namespace store
