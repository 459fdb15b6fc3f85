// flipside-cli rules: the rulebook on a terminal, by contents, by id or by search.
#pragma once

#include "cli/command.h"

namespace cli {

extern const Command kRules;

} // namespace cli
