// A match step by step: the table as it was after each event that stands, what the referee said to it, and
// where flips, challenges and penalties are.
#pragma once

#include "app/history/pastseats.h"
#include "app/match/livematch.h"
#include "app/shell/valuemodel.h"

namespace app {

class Language;

// Steps one after the other with the same side of the cards up.
struct SideStretch {
    Q_GADGET
    Q_PROPERTY(int from MEMBER from CONSTANT)
    Q_PROPERTY(int to MEMBER to CONSTANT)
    Q_PROPERTY(bool dark MEMBER isDark CONSTANT)

public:
    int from = 0;
    int to = 0;
    bool isDark = false;
    bool operator==(const SideStretch &) const = default;
};

class Replay : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(app::TableState *table READ table CONSTANT)
    Q_PROPERTY(app::SeatsModel *seats READ seats CONSTANT)
    Q_PROPERTY(app::LogModel *log READ log CONSTANT)
    Q_PROPERTY(app::LiveMatch *match READ match WRITE setMatch NOTIFY matchChanged)
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY changed) // 0: before the first event
    Q_PROPERTY(int count READ count NOTIFY matchChanged) // of steps
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(int call READ call NOTIFY changed) // which event of its round this is, from 1
    Q_PROPERTY(int calls READ calls NOTIFY changed) // how many the round has
    Q_PROPERTY(QString event READ event NOTIFY changed) // "Ana challenges Dee"
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed) // what the referee said
    Q_PROPERTY(QString rule READ rule NOTIFY changed) // the id of the rule behind it
    Q_PROPERTY(int face READ face NOTIFY changed) // the card it is about; -1 for none
    Q_PROPERTY(app::card::Side faceSide READ faceSide NOTIFY changed)
    Q_PROPERTY(bool forced READ isForced NOTIFY changed) // the table let it stand
    Q_PROPERTY(app::ValueModel *stretches READ stretches CONSTANT)
    Q_PROPERTY(QList<int> flips READ flips NOTIFY matchChanged) // steps
    Q_PROPERTY(QList<int> challenges READ challenges NOTIFY matchChanged)
    Q_PROPERTY(QList<int> penalties READ penalties NOTIFY matchChanged)

public:
    Replay(); // for QML
    explicit Replay(Language &language);

    [[nodiscard]] TableState *table() { return &m_table; }
    [[nodiscard]] SeatsModel *seats() { return &m_seats; }
    [[nodiscard]] LogModel *log() { return &m_log; }
    [[nodiscard]] LiveMatch *match() const { return m_live; }
    void setMatch(LiveMatch *match);
    [[nodiscard]] int step() const { return m_step; }
    void setStep(int step);
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] int round() const { return m_table.turn().round; }
    [[nodiscard]] int call() const;
    [[nodiscard]] int calls() const;
    [[nodiscard]] QString event() const { return logged(LogModel::CallRole).toString(); }
    [[nodiscard]] QString sentence() const { return logged(LogModel::SentenceRole).toString(); }
    [[nodiscard]] QString rule() const { return logged(LogModel::RuleRole).toString(); }
    [[nodiscard]] int face() const { return m_step > 0 ? logged(LogModel::FaceRole).toInt() : -1; }
    [[nodiscard]] card::Side faceSide() const { return card::Side(logged(LogModel::SideRole).toInt()); }
    [[nodiscard]] bool isForced() const { return logged(LogModel::ForcedRole).toBool(); }
    [[nodiscard]] ValueModel *stretches() { return &m_stretches; }
    [[nodiscard]] QList<int> flips() const { return m_flips; }
    [[nodiscard]] QList<int> challenges() const { return m_challenges; }
    [[nodiscard]] QList<int> penalties() const { return m_penalties; }

    Q_INVOKABLE int callAt(int step) const; // its number in its round, from 1
    Q_INVOKABLE int stepOf(int event) const; // of an event by its number in the journal; the last before it
    // The next of these steps after the one that is shown, or the one before it; beyond the last comes the
    // first again. -1 where there are none.
    Q_INVOKABLE int nextOf(const QList<int> &steps) const;
    Q_INVOKABLE int previousOf(const QList<int> &steps) const;

signals:
    void changed();
    void matchChanged();

private:
    void read();
    void find(); // what can be jumped to
    void show();
    [[nodiscard]] QVariant logged(int role) const;
    [[nodiscard]] const rules::Match &whole() const { return m_live->openMatch()->match(); }

    TableState m_table;
    PastSeats m_seats;
    LogModel m_log;
    LiveMatch *m_live = nullptr;
    std::optional<rules::Match> m_at; // the match as it was: later steps are taken back in it
    int m_step = 0;
    int m_count = 0;
    QList<int> m_begins; // by step: where its round begins
    ValueList<SideStretch> m_stretches;
    QList<int> m_flips;
    QList<int> m_challenges;
    QList<int> m_penalties;
};

} // namespace app
