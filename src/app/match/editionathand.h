// The edition that people most likely play now.
#pragma once

#include "rules/editions.h"

namespace app {

class Settings;
class Storage;

// That of the latest match, or the one a new match begins with.
[[nodiscard]] const rules::Edition &editionAtHand(Storage &storage, const Settings &settings);

} // namespace app
