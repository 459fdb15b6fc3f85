// All or nothing: rolls back unless it was committed.
#pragma once

#include "store/database.h"

namespace store {

class Transaction {
public:
    enum class Kind { Write, Read };

    // A writer takes the file at once, so that what it reads cannot be old when it writes. A reader sees the
    // file as it was when it began.
    static Result<Transaction> begin(Database &database, Kind kind = Kind::Write);
    Transaction(Transaction &&other) noexcept
        : m_database(std::exchange(other.m_database, nullptr))
    { }
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;
    Transaction &operator=(Transaction &&) = delete;
    ~Transaction();

    // Once this has succeeded, what was written survives a loss of power.
    Result<> commit();

private:
    explicit Transaction(Database *database)
        : m_database(database)
    { }
    Database *m_database;
};

} // namespace store
