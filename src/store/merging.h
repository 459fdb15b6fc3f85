// A match that comes from elsewhere: checked by the referee first, then taken in without touching what is
// here.
#pragma once

#include "store/journal.h"

namespace store {

struct ForeignMatch {
    QString id;
    rules::Setup setup;
    qint64 started = 0;
    QString note;
    QString place;
    std::map<std::string, QString> players; // name of the day, and id; by name where there is none
    std::vector<JournalLine> lines; // as they are written
    std::map<QString, QString> drafts;
};

enum class Merging {
    Added,
    Extended, // it was here, and went on elsewhere
    Known, // all of it was here
    Different, // the same match is told differently here: left alone
};

// Whether all their names may be taken: archives from before more was asked of names have others.
[[nodiscard]] bool hasGoodNames(const ForeignMatch &match);

// What the lines come to; each is rewritten as we write it. Refuses with the number of the first that does
// not referee.
[[nodiscard]] Result<Fold> refereed(ForeignMatch &match);

// Within a transaction of the caller. The lines must have been refereed; `fold` is what they come to.
Result<Merging> mergeMatch(Database &database, const ForeignMatch &match, const Fold &fold);

} // namespace store
