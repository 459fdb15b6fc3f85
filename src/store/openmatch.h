// A match that is open: its fold in memory, its journal on disk. Events go in here, and are on disk before
// anybody sees what follows from them.
#pragma once

#include "store/projection.h"

namespace store {

struct NewMatch {
    rules::Setup setup;
    QStringList players; // ids, in the order of the setup's names; empty: found or added by their names
    QString id = {}; // empty: a new one
    qint64 started = 0; // 0: now
    QString note = {};
    QString place = {};
};

struct Appended {
    rules::Verdict verdict;
    rules::Event event; // as it is written down, where it was taken
    int number = 0; // in the journal; 0 where it was refused
};

struct AppendOptions {
    qint64 time = 0; // 0: now
    QString joining = {}; // id of who joins; empty: found or added by name
    QString settles = {}; // the draft that becomes this event
};

class OpenMatch {
public:
    // The database must outlive the match.
    static Result<OpenMatch> begin(Database &database, const NewMatch &match);
    static Result<OpenMatch> open(Database &database, const QString &id);

    [[nodiscard]] const QString &id() const { return m_id; }
    [[nodiscard]] const rules::Setup &setup() const { return m_setup; }
    [[nodiscard]] const Fold &fold() const { return m_fold; }
    [[nodiscard]] const rules::Match &match() const { return m_fold.match(); }
    [[nodiscard]] const Seats &seats() const { return m_seats; }

    // Referees the event. Where it is taken, it is on disk when this returns; where another process has
    // written meanwhile, its events are folded in first, and stay so whatever comes of this one: whoever
    // shows the match compares fold().events(). On an error nothing was written.
    Result<Appended> append(const rules::Event &called, const AppendOptions &options = {});

    // Folds in what others have written; tells how many events that were.
    Result<int> refresh();

private:
    OpenMatch(Database &database, QString id, qint64 key, rules::Setup setup, qint64 started)
        : m_database(&database)
        , m_id(std::move(id))
        , m_key(key)
        , m_setup(std::move(setup))
        , m_fold(m_setup, started)
    { }
    [[nodiscard]] Result<rules::Event> checked(const rules::Event &event) const;
    Result<int> foldNewer();
    [[nodiscard]] Result<> room(qint64 bytes) const; // for one more event, whose line has so many
    Result<int> meet(); // the match as it is on disk; how many events were newer
    Result<> write(const rules::Match::Step &step, const Changes &changes, const AppendOptions &options);
    Result<> seatJoining(const rules::Event &event, const QString &id, Seats &seats);

    Database *m_database;
    QString m_id;
    qint64 m_key;
    rules::Setup m_setup;
    Fold m_fold;
    Seats m_seats;
    Rows m_rows; // as they are on disk
    qint64 m_bytes = 0; // of the lines on disk
    qint64 m_checksum = 0; // of the newest line on disk, as it was last looked at
};

} // namespace store
