// flipside-cli matches, show and players: what is in the database.
#pragma once

#include "cli/command.h"

namespace cli {

extern const Command kMatches;
extern const Command kShow;
extern const Command kPlayers;

} // namespace cli
