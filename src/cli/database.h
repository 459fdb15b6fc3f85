// What the subcommands that use the database share: where it is, and its errors in words.
#pragma once

#include "cli/command.h"
#include "store/database.h"

namespace cli {

void addDatabase(CommandLine &line); // --database FILE

[[nodiscard]] QString databasePath(const CommandLine &line);

enum class Missing { Make, Refuse };
// Null where it cannot be opened; that has been said then.
[[nodiscard]] std::unique_ptr<store::Database> openDatabase(const CommandLine &line, Missing missing);

// Says what is wrong; hands back the exit status.
int fail(const store::Error &error, const QString &language = QStringLiteral("en"));

} // namespace cli
