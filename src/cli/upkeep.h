// flipside-cli backup, restore, verify, rebuild and demo: looking after the database.
#pragma once

#include "cli/command.h"

namespace cli {

extern const Command kBackup;
extern const Command kRestore;
extern const Command kVerify;
extern const Command kRebuild;
extern const Command kDemo;

} // namespace cli
