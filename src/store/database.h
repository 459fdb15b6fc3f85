// One connection to one SQLite file, with its prepared statements. It belongs to the thread that made it; a
// worker opens its own.
#pragma once

#include "store/error.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <functional>
#include <memory>
#include <unordered_map>

namespace store {

[[nodiscard]] inline QString toQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

// The current row of a query that runs.
class Row {
public:
    explicit Row(const QSqlQuery &query)
        : m_query(query)
    { }
    [[nodiscard]] qint64 integer(int column) const { return m_query.value(column).toLongLong(); }
    [[nodiscard]] int number(int column) const { return m_query.value(column).toInt(); }
    [[nodiscard]] QString text(int column) const { return m_query.value(column).toString(); }
    [[nodiscard]] std::string utf8(int column) const { return text(column).toStdString(); }
    [[nodiscard]] bool isNull(int column) const { return m_query.isNull(column); }
    [[nodiscard]] QVariant value(int column) const { return m_query.value(column); }

private:
    const QSqlQuery &m_query;
};

class Database {
public:
    using Values = std::initializer_list<QVariant>;

    enum class Access { ReadWrite, ReadOnly, Making };
    // Connects, and only that: see opening.h for the checks and migrations a person's file needs. Only Making
    // begins a file where there is none.
    static Result<std::unique_ptr<Database>> connect(const QString &path, Access access = Access::ReadWrite);
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    [[nodiscard]] const QString &path() const { return m_path; }

    // Statements are prepared once and kept. `run` tells how many rows it changed.
    Result<int> run(const QString &sql, Values values = {});
    Result<int> run(const QString &sql, const QVariantList &values);
    // `take` sees each row; it must not start the same statement again.
    Result<> each(const QString &sql, Values values, const std::function<void(const Row &)> &take);
    Result<> each(const QString &sql, const QVariantList &values,
                  const std::function<void(const Row &)> &take);
    // The first row's first column; null where there is no row.
    Result<QVariant> value(const QString &sql, Values values = {});
    // For statements that are not worth keeping: schema, pragmas, VACUUM.
    Result<> once(const QString &sql);

    // Whether the file at the path is still the one that was opened. SQLite itself would go on writing into a
    // file that nobody can find any more.
    [[nodiscard]] bool isStillThere() const;
    // An error where it is not. When that is noticed, the file gets what only its log had: whatever lies at
    // the path now must not meet that log.
    Result<> partIfMoved();
    // Whether another connection has written since this was asked last.
    Result<bool> changedElsewhere();

private:
    friend class Transaction;
    struct Identity {
        quint64 device = 0;
        quint64 file = 0;
        bool operator==(const Identity &) const = default;
    };

    Database(QString path, QString connection);
    static std::optional<Identity> identityOf(const QString &path);
    Result<QSqlQuery *> prepared(const QString &sql);
    Result<QSqlQuery *> execute(const QString &sql, const QVariantList &values);
    tl::unexpected<Error> failed(const QSqlError &error, const QString &sql) const;

    QString m_path;
    QString m_connection; // Qt's name for it
    std::optional<Identity> m_identity;
    bool m_parted = false; // the file is elsewhere and has what its log had
    qint64 m_dataVersion = -1;
    std::unordered_map<QString, QSqlQuery> m_statements;
};

} // namespace store
