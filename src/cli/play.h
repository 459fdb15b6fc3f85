// flipside-cli play: a table on the terminal, kept in the database event by event.
#pragma once

#include "cli/command.h"

namespace cli {

extern const Command kPlay;

} // namespace cli
