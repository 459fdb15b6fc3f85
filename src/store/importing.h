// Taking in records and archives. A file is read and refereed to its end before anything is written; what is
// here is never overwritten, and taking the same file in twice gives the same as once.
#pragma once

#include "store/database.h"
#include "store/progress.h"

namespace store {

struct Imported {
    int added = 0; // matches
    int extended = 0; // that went on elsewhere
    int known = 0; // that were here already
    QStringList leftOut; // ids of matches in an archive with names that cannot be taken
    QStringList different; // ids of matches that are told differently here, and were left alone
    int players = 0; // added
    int groups = 0;
    bool mayLackItsEnd = false; // an archive from before they had an end to be known by
};

// Which of the two it is, the file's beginning says.
Result<Imported> importFile(Database &database, const QString &file, const Progress &progress = {});

} // namespace store
