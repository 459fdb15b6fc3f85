// Long writing goes in portions: each is all or nothing, and leaves room for whoever waits to write.
#pragma once

#include "store/transaction.h"

#include <QDeadlineTimer>
#include <QThread>

namespace store {

inline constexpr std::chrono::milliseconds kLongestHold{
    25}; // for which others cannot write, if that depends on us
// Whoever waits looks several times in this time; see Database::setPatience.
inline constexpr std::chrono::milliseconds kRoom{15};

inline void leaveRoom() { QThread::msleep(kRoom.count()); }

// Does the work in one transaction, and stands back for a moment once that is on disk.
Result<> inPortion(Database &database, const auto &work)
{
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return tl::unexpected(transaction.error());
    if (Result<> done = work(); !done)
        return done;
    if (auto committed = transaction->commit(); !committed)
        return committed;
    leaveRoom();
    return {};
}

// The same with each of many, several at a time.
Result<> inPortions(Database &database, const auto &items, const auto &work)
{
    for (auto item = items.begin(); item != items.end();) {
        auto done = inPortion(database, [&]() -> Result<> {
            for (const QDeadlineTimer full(kLongestHold); item != items.end() && !full.hasExpired(); ++item) {
                if (Result<> one = work(*item); !one)
                    return one;
            }
            return {};
        });
        if (!done)
            return done;
    }
    return {};
}

} // namespace store
