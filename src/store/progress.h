// How far something long has come. It runs in a worker, so it tells instead of being watched.
#pragma once

#include <QtGlobal>

#include <functional>

namespace store {

// Told now and then; answers false to have it stopped. `total` is 0 where nobody knows.
using Progress = std::function<bool(qint64 done, qint64 total)>;

[[nodiscard]] inline bool goesOn(const Progress &progress, qint64 done, qint64 total)
{
    return !progress || progress(done, total);
}

} // namespace store
