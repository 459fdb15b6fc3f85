// flipside-cli matches, show and players: what is in the database.
#pragma once

#include "cli/command.h"
#include "cli/json.h"
#include "store/history.h"

namespace cli {

extern const Command kMatches;
extern const Command kShow;
extern const Command kPlayers;

// The match that begins like this. Where there is none, or more than one, that has been said.
[[nodiscard]] std::optional<QString> matchNamed(store::Database &database, const QString &beginning,
                                                const QString &language = QStringLiteral("en"));

[[nodiscard]] QString localTime(qint64 time);
[[nodiscard]] QString peopleOf(const store::HistoryEntry &entry); // with their points; * won
void writePeople(JsonWriter &json, const store::HistoryEntry &entry); // the same, as a field of an object

} // namespace cli
