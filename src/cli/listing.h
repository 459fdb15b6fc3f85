// flipside-cli matches, show and players: what is in the database.
#pragma once

#include "cli/command.h"
#include "cli/json.h"
#include "store/history.h"

namespace cli {

extern const Command kMatches;
extern const Command kShow;
extern const Command kPlayers;

[[nodiscard]] QString localTime(qint64 time);
[[nodiscard]] QString peopleOf(const store::HistoryEntry &entry); // with their points; * won
void writePeople(JsonWriter &json, const store::HistoryEntry &entry); // the same, as a field of an object

} // namespace cli
