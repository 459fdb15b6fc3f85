// Begin, commit, roll back.
#include "store/transaction.h"

namespace store {

using namespace Qt::StringLiterals;

Result<Transaction> Transaction::begin(Database &database, Kind kind)
{
    if (const auto there = database.detectReplacedFile(); !there)
        return tl::unexpected(there.error());
    if (kind == Kind::Write && database.isReadOnly())
        return failure(ErrorCode::ReadOnly, u"opened for reading"_s, unwritable(database.path()));
    const auto begun = database.run(kind == Kind::Write ? u"BEGIN IMMEDIATE"_s : u"BEGIN"_s);
    if (!begun)
        return tl::unexpected(begun.error());
    if (kind == Kind::Write)
        database.knowLog();
    return Transaction(&database);
}

Transaction::~Transaction()
{
    if (m_database)
        (void)m_database->run(
            u"ROLLBACK"_s); // where SQLite has rolled back already, it says so: nothing to do
}

Result<> Transaction::commit()
{
    const auto committed = m_database->run(u"COMMIT"_s);
    if (!committed)
        return tl::unexpected(committed.error()); // the destructor rolls back
    Database *database = std::exchange(m_database, nullptr);
    return database->checkKept(); // a file replaced in this moment took the event with it
}

} // namespace store
