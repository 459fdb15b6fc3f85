// flipside-cli stats: numbers about people.
#pragma once

#include "cli/command.h"

namespace cli {

extern const Command kStats;

} // namespace cli
