// flipside-cli referee: reads a record and says of each event what the referee says.
#pragma once

#include "cli/command.h"

namespace cli {

extern const Command kReferee;

} // namespace cli
