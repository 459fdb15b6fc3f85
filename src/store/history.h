// The list of matches: newest first, those under way on top, in pages, so that a long history opens like a
// short one.
#pragma once

#include "rules/editions.h"
#include "rules/event.h"
#include "store/database.h"

namespace store {

enum class MatchStatus { Running, Finished, Stopped };
[[nodiscard]] std::string_view nameOf(MatchStatus status); // as it is stored

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
    const rules::Edition *edition = nullptr; // null: a newer version's
    rules::ScoringMode mode = rules::ScoringMode::Collect;
    int target = 0;
    MatchStatus state = MatchStatus::Running;
    int rounds = 0; // scored
    int events = 0;
    qint64 started = 0;
    qint64 changed = 0;
    std::optional<qint64> ended;
    std::optional<qint64> binned;
    QString note;
    QString place;
    std::vector<Contestant> people; // everyone who ever sat down, in order of arrival

    [[nodiscard]] bool isOver() const { return state != MatchStatus::Running; }
    [[nodiscard]] bool leads(const Contestant &person) const; // has the best total of those seated
};

// Whatever is empty does not matter.
struct HistoryFilter {
    QString text; // in a name, the note or the place; accents and capitals aside
    QString player; // id
    const rules::Edition *edition = nullptr;
    std::optional<rules::ScoringMode> mode;
    std::optional<MatchStatus> state;
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
[[nodiscard]] Result<QString> mostRecentRunning(Database &database);
// The id that begins like this; an error that names them, where several do.
[[nodiscard]] Result<QString> findMatch(Database &database, const QString &beginning);
[[nodiscard]] Result<int> countMatches(Database &database, const HistoryFilter &filter = {});

} // namespace store
