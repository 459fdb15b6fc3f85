// The shapes of the projections' tables, and SQL made of them.
#include "store/rows.h"

#include <array>

namespace store {

using namespace Qt::StringLiterals;

namespace {

// The column with what people typed: a journal from before names were looked at may have any character there.
const QString kAnyText = u"name"_s;

QVariant toVariant(const Cell &cell)
{
    if (const auto *number = std::get_if<std::int64_t>(&cell))
        return QVariant(qint64(*number));
    if (const auto *text = std::get_if<std::string>(&cell))
        return QVariant(toQt(*text));
    return {};
}

Cell toCell(const QVariant &value)
{
    if (value.isNull())
        return {};
    if (value.typeId() == QMetaType::QString || value.typeId() == QMetaType::QByteArray)
        return value.toByteArray().toStdString();
    return std::int64_t(value.toLongLong());
}

void addKey(QVariantList &values, const Shape &shape, const RowKey &key)
{
    if (!shape.key.empty())
        values << key.first;
    if (shape.key.size() > 1)
        values << key.second;
    if (shape.key.size() > 2)
        values << toQt(key.third);
}

QString keyOfMatch(Relation relation) { return relation == Relation::Match ? u"key"_s : u"match"_s; }

QString where(Relation relation)
{
    QString text = u" WHERE "_s + keyOfMatch(relation) + u" = ?"_s;
    for (const QString &column : shapeOf(relation).key)
        text += u" AND "_s + column + u" = ?"_s;
    return text;
}

Result<> insert(Database &database, qint64 match, const RowKey &key, const Cells &cells)
{
    static const auto kStatements = [] {
        std::array<QString, kRelationCount> statements;
        for (int i = 0; i < kRelationCount; ++i) {
            const Shape &shape = shapeOf(Relation(i));
            const QStringList columns = QStringList{u"match"_s} + shape.key + shape.columns;
            const QString places = QStringList(columns.size(), u"?"_s).join(u", "_s);
            statements[std::size_t(i)] =
                u"INSERT INTO %1 (%2) VALUES (%3)"_s.arg(shape.name, columns.join(u", "_s), places);
        }
        return statements;
    }();
    QVariantList values{match};
    addKey(values, shapeOf(key.relation), key);
    for (const Cell &cell : cells)
        values << toVariant(cell);
    const auto done = database.run(kStatements[std::size_t(key.relation)], values);
    return done ? Result<>() : tl::unexpected(done.error());
}

// Only the columns that change: an index is then touched only where it has to be.
Result<> update(Database &database, qint64 match, const RowKey &key, const Cells &before, const Cells &after)
{
    const Shape &shape = shapeOf(key.relation);
    QStringList set;
    QVariantList values;
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (after[i] == before[i])
            continue;
        set << shape.columns[qsizetype(i)] + u" = ?"_s;
        values << toVariant(after[i]);
    }
    if (set.isEmpty())
        return {};
    values << match;
    addKey(values, shape, key);
    const QString sql = u"UPDATE "_s + shape.name + u" SET "_s + set.join(u", "_s) + where(key.relation);
    const auto done = database.run(sql, values);
    return done ? Result<>() : tl::unexpected(done.error());
}

Result<> remove(Database &database, qint64 match, const RowKey &key)
{
    const Shape &shape = shapeOf(key.relation);
    QVariantList values{match};
    addKey(values, shape, key);
    const auto done = database.run(u"DELETE FROM "_s + shape.name + where(key.relation), values);
    return done ? Result<>() : tl::unexpected(done.error());
}

} // namespace

const Shape &shapeOf(Relation relation)
{
    static const std::array<Shape, kRelationCount> kShapes{{
        {u"match"_s,
         {},
         {u"mode"_s, u"target"_s, u"state"_s, u"rounds"_s, u"events"_s, u"changed"_s, u"ended"_s}},
        {u"standing"_s,
         {u"roll"_s},
         {u"player"_s, u"name"_s, u"brought"_s, u"joined_after"_s, u"seated"_s, u"total"_s, u"won"_s}},
        {u"round"_s,
         {u"number"_s},
         {u"state"_s, u"dealer"_s, u"begun"_s, u"scored"_s, u"winner"_s, u"side"_s, u"how"_s, u"last_card"_s,
          u"amended"_s}},
        {u"score"_s,
         {u"round"_s, u"roll"_s},
         {u"said"_s, u"cards"_s, u"points"_s, u"gain"_s, u"most_cards"_s, u"most_cards_event"_s}},
        {u"held"_s, {u"round"_s, u"roll"_s, u"face"_s}, {u"copies"_s}},
        {u"drawn"_s,
         {u"round"_s, u"roll"_s, u"cause"_s},
         {u"times"_s, u"cards"_s, u"most"_s, u"most_event"_s}},
        {u"challenge"_s,
         {u"event"_s},
         {u"round"_s, u"challenger"_s, u"challenged"_s, u"card"_s, u"guilty"_s, u"shown"_s}},
        {u"uno"_s, {u"event"_s}, {u"round"_s, u"roll"_s, u"what"_s, u"catcher"_s}},
        {u"forced"_s, {u"event"_s}, {u"round"_s, u"roll"_s, u"card"_s}},
        {u"flip"_s, {u"event"_s}, {u"round"_s, u"roll"_s, u"cause"_s, u"side"_s}},
    }};
    return kShapes[std::size_t(relation)];
}

QString toText(const Cell &cell)
{
    const QVariant value = toVariant(cell);
    return value.isNull() ? u"null"_s : value.toString();
}

Changes::Changes(const Rows &base, const Rows &wanted)
    : m_base(&base)
{
    for (const auto &[key, cells] : base) {
        if (!wanted.contains(key))
            m_changes.emplace(key, std::nullopt);
    }
    for (const auto &[key, cells] : wanted)
        set(key, cells);
}

const Cells *Changes::find(const RowKey &key) const
{
    if (const auto changed = m_changes.find(key); changed != m_changes.end())
        return changed->second ? &*changed->second : nullptr;
    const auto row = m_base->find(key);
    return row == m_base->end() ? nullptr : &row->second;
}

void Changes::set(const RowKey &key, Cells cells)
{
    const auto row = m_base->find(key);
    if (row == m_base->end() || row->second != cells)
        m_changes.insert_or_assign(key, std::move(cells));
    else
        m_changes.erase(key);
}

Result<> Changes::write(Database &database, qint64 match) const
{
    for (const auto &[key, cells] : m_changes) {
        if (!cells)
            continue;
        const auto row = m_base->find(key);
        auto done = row == m_base->end() ? insert(database, match, key, *cells)
                                         : update(database, match, key, row->second, *cells);
        if (!done)
            return done;
    }
    for (auto change = m_changes.rbegin(); change != m_changes.rend();
         ++change) { // those who refer to others go first
        const auto &[key, cells] = *change;
        if (cells)
            continue;
        if (auto done = remove(database, match, key); !done)
            return done;
    }
    return {};
}

void Changes::applyTo(Rows &rows) const
{
    for (const auto &[key, cells] : m_changes) {
        if (cells)
            rows.insert_or_assign(key, *cells);
        else
            rows.erase(key);
    }
}

Result<Rows> readRows(Database &database, qint64 match)
{
    Rows rows;
    for (int i = 0; i < kRelationCount; ++i) {
        const auto relation = Relation(i);
        const Shape &shape = shapeOf(relation);
        QStringList columns = shape.key + shape.columns;
        columns.replaceInStrings(kAnyText, u"CAST(name AS BLOB)"_s);
        const QString sql =
            u"SELECT %1 FROM %2 WHERE %3 = ?"_s.arg(columns.join(u", "_s), shape.name, keyOfMatch(relation));
        const int keys = int(shape.key.size());
        const auto done = database.each(sql, {match}, [&](const Row &row) {
            RowKey key{relation, 0, 0, {}};
            if (keys > 0)
                key.first = row.number(0);
            if (keys > 1)
                key.second = row.number(1);
            if (keys > 2)
                key.third = row.utf8(2);
            Cells cells;
            for (int column = keys; column < keys + shape.columns.size(); ++column)
                cells.push_back(toCell(row.value(column)));
            rows.emplace(std::move(key), std::move(cells));
        });
        if (!done)
            return tl::unexpected(done.error());
    }
    return rows;
}

Result<> removeRows(Database &database, qint64 match)
{
    for (int i = kRelationCount - 1; i > int(Relation::Match); --i) {
        const auto done =
            database.run(u"DELETE FROM %1 WHERE match = ?"_s.arg(shapeOf(Relation(i)).name), {match});
        if (!done)
            return tl::unexpected(done.error());
    }
    return {};
}

} // namespace store
