// One connection to one SQLite file, with its prepared statements. It belongs to the thread that made it; a
// worker opens its own.
#pragma once

#include "store/error.h"

#include <QDateTime>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <unordered_map>

namespace store {

// All of it: QString::fromUtf8 drops a byte order mark.
[[nodiscard]] inline QString toQt(std::string_view text)
{
    QString all;
    for (; text.starts_with("\xEF\xBB\xBF"); text.remove_prefix(3))
        all += QChar(QChar::ByteOrderMark);
    return all + QString::fromUtf8(text.data(), qsizetype(text.size()));
}

// The file or its folder, where that may not be written; empty where both may.
[[nodiscard]] QString unwritable(const QString &path);

// The current row of a query that runs.
class Row {
public:
    explicit Row(const QSqlQuery &query)
        : m_query(query)
    { }
    [[nodiscard]] qint64 integer(int column) const { return m_query.value(column).toLongLong(); }
    [[nodiscard]] int number(int column) const { return m_query.value(column).toInt(); }
    // SQLite gives no text in UTF-16 every character: what people type is asked for as a BLOB.
    [[nodiscard]] QString text(int column) const
    {
        const QVariant found = m_query.value(column);
        return found.typeId() == QMetaType::QByteArray ? toQt(found.toByteArray().toStdString())
                                                       : found.toString();
    }
    // As it is on disk, where it was asked for as a BLOB.
    [[nodiscard]] std::string utf8(int column) const
    {
        return m_query.value(column).toByteArray().toStdString();
    }
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
    [[nodiscard]] bool isReadOnly() const { return m_access == Access::ReadOnly; }

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

    // Asked before each statement that is kept and each row; once it says no, a question ends as cancelled.
    void setWanted(std::function<bool()> isWanted) { m_isWanted = std::move(isWanted); }

    // How long to wait for another program that holds the file. Whoever waits looks every few milliseconds,
    // so that a short pause of the other is enough.
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }

    // Whether the file at the path, and what SQLite keeps beside it, are still those that were opened. SQLite
    // itself would go on writing into files that nobody can find any more.
    [[nodiscard]] bool isStillThere() const { return !missing(); }
    // From here on they are looked at too. Called once SQLite has them open, which it has before anything is
    // written: they may be removed before the first event.
    void knowLog();
    // An error where it is not. When that is noticed, the file gets what only its log had: whatever lies at
    // the path now must not meet that log.
    Result<> detectReplacedFile();
    // Whether another connection has written since this was asked last.
    Result<bool> changedElsewhere();

private:
    friend class Transaction;
    struct Identity {
        quint64 device = 0;
        quint64 file = 0;
        bool operator==(const Identity &) const = default;
    };

    Database(QString path, QString connection, Access access);
    Result<> attach();
    static std::optional<Identity> identityOf(const QString &path);
    bool started(QSqlQuery &query, const QString &sql = {}); // empty: it was prepared
    [[nodiscard]] std::optional<QString>
    missing() const; // the first file that is not the one that was opened
    bool emptyLog();
    Result<> checkKept();
    Result<QSqlQuery *> prepared(const QString &sql);
    Result<QSqlQuery *> execute(const QString &sql, const QVariantList &values);
    tl::unexpected<Error> failed(const QSqlError &error, const QString &sql) const;

    std::function<bool()> m_isWanted; // empty: everything is
    std::chrono::milliseconds m_patience{5000};
    QString m_path;
    QString m_connection; // Qt's name for it
    Access m_access;
    QDateTime m_still; // when it was written last, where SQLite takes for granted that nobody writes it
    std::optional<Identity> m_identity;
    std::map<QString, Identity> m_beside; // the log and its index, by their paths
    bool m_isReplaced = false; // the file is elsewhere and has what its log had
    bool m_outgrown = false; // what failed last would have made a file larger than files may be
    qint64 m_dataVersion = -1;
    std::unordered_map<QString, QSqlQuery> m_statements;
};

} // namespace store
