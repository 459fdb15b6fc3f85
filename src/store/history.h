// The list of matches: newest first, those under way on top, in pages, so that a long history opens like a
// short one.
#pragma once

#include "store/database.h"

namespace store {

struct Contestant {
    QString player; // id
    QString name; // of today
    QString called; // of the day, as the journal has it
    int color = 0;
    int mark = 0;
    int total = 0;
    bool seated = true;
    bool won = false;

    bool operator==(const Contestant &) const = default;
};

struct HistoryEntry {
    qint64 key = 0;
    QString id;
    QString edition; // codes of table notation
    QString mode;
    int target = 0;
    QString state; // running, finished, stopped
    int rounds = 0; // scored
    int events = 0;
    qint64 started = 0;
    qint64 changed = 0;
    std::optional<qint64> ended;
    std::optional<qint64> binned;
    QString note;
    QString place;
    std::vector<Contestant> people; // everyone who ever sat down, in order of arrival

    [[nodiscard]] bool isOver() const { return state != QLatin1String("running"); }
    [[nodiscard]] bool leads(const Contestant &person) const; // has the best total of those seated
};

// Whatever is empty does not matter.
struct HistoryFilter {
    QString text; // in a name, the note or the place; accents and capitals aside
    QString player; // id
    QString edition;
    QString mode;
    QString state;
    std::optional<qint64> from; // started at or after
    std::optional<qint64> until; // started before
    bool inBin = false; // those in the bin, and only those
};

// Where a page ended, and the next begins.
struct HistoryPlace {
    bool over = false;
    qint64 started = 0;
    qint64 key = 0;
};

inline constexpr int kHistoryPage = 40; // more than a screen of them

struct HistoryPage {
    std::vector<HistoryEntry> entries;
    std::optional<HistoryPlace> next; // empty where this was the last page
};

[[nodiscard]] Result<HistoryPage> history(Database &database, const HistoryFilter &filter = {},
                                          const std::optional<HistoryPlace> &after = {},
                                          int most = kHistoryPage);
[[nodiscard]] Result<HistoryEntry> historyEntry(Database &database, const QString &match);
// Of those under way, the id of the one in which something happened last; empty where there is none.
[[nodiscard]] Result<QString> liveliest(Database &database);
// The id that begins like this, if only one does.
[[nodiscard]] Result<QString> findMatch(Database &database, const QString &beginning);
[[nodiscard]] Result<int> countMatches(Database &database, const HistoryFilter &filter = {});

} // namespace store
