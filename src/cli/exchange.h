// flipside-cli export and import: records, archives and tables of results.
#pragma once

#include "cli/command.h"

namespace cli {

extern const Command kExport;
extern const Command kImport;

} // namespace cli
