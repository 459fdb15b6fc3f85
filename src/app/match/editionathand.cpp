// Leaves out the demo match, which nobody plays.
#include "app/match/editionathand.h"

#include "app/match/demo.h"
#include "app/shell/matchdefaults.h"
#include "app/shell/storage.h"
#include "store/history.h"

#include <optional>

namespace app {

namespace {

constexpr int kLookedAt = 20; // matches, those under way first

} // namespace

const rules::Edition &editionAtHand(Storage &storage, const Settings &settings)
{
    const rules::Edition *edition = matchDefaults(settings).edition;
    store::Database *database = storage.database();
    if (!database)
        return *edition;
    const auto page = store::history(*database, {}, {}, kLookedAt);
    if (!page)
        return *edition;
    std::optional<qint64> latest;
    for (const store::HistoryEntry &match : page->entries) {
        if (!match.edition || match.id == Demo::matchId() || (latest && match.started <= *latest))
            continue;
        latest = match.started;
        edition = match.edition;
    }
    return *edition;
}

} // namespace app
