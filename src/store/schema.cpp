// Migrations as resources, one transaction each.
#include "store/schema.h"

#include "store/checksums.h"
#include "store/transaction.h"

#include <QDir>
#include <QFile>

namespace store {

using namespace Qt::StringLiterals;

namespace {

// A line "--;" separates statements: to the sqlite3 shell it is a comment, so the files can be fed to it too.
QStringList statementsOf(int version)
{
    const QDir folder(u":/migrations"_s);
    const QStringList files = folder.entryList(QStringList{u"%1_*.sql"_s.arg(version, 4, 10, QChar(u'0'))});
    if (files.size() != 1)
        return {};
    QFile file(folder.filePath(files.first()));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll()).split(u"\n--;\n"_s);
}

Result<> step(Database &database, int version)
{
    const QStringList statements = statementsOf(version);
    if (statements.isEmpty())
        return failure(ErrorCode::MigrationFailed, u"no migration %1"_s.arg(version), database.path());

    for (const QString &statement : statements) {
        if (auto done = database.once(statement); !done)
            return done;
    }
    if (version == kWithChecksums) { // SQL alone cannot work them out
        if (auto sealed = sealAll(database); !sealed)
            return sealed;
    }
    // In the same transaction as the change itself.
    return database.once(u"PRAGMA user_version = %1"_s.arg(version));
}

} // namespace

Result<int> schemaVersion(Database &database)
{
    const auto version = database.value(u"PRAGMA user_version"_s);
    if (!version)
        return tl::unexpected(version.error());
    return version->toInt();
}

// In one transaction: what cannot be brought to the newest version stays as it was.
Result<> migrate(Database &database, int target)
{
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto current = schemaVersion(database); // another process may have been quicker
    if (!current)
        return tl::unexpected(current.error());
    if (*current > target) {
        auto newer = failure(ErrorCode::NewerVersion, {}, database.path());
        newer.value().version = *current;
        return newer;
    }
    for (int version = *current + 1; version <= target; ++version) {
        if (auto done = step(database, version); !done)
            return done;
    }
    return transaction->commit();
}

} // namespace store
