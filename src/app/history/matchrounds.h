// The rounds of a match with all that is known of each: who dealt, who won on which side, what everybody
// held, and what else happened.
#pragma once

#include "app/history/pastround.h"
#include "app/match/livematch.h"

namespace app {

class Language;
class Storage;

class MatchRounds : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(app::LiveMatch *match READ match WRITE setMatch NOTIFY changed)
    Q_PROPERTY(int count READ rowCount NOTIFY changed)
    Q_PROPERTY(bool replayable READ isReplayable NOTIFY changed) // there are events to step through
    Q_PROPERTY(bool twoSided READ isTwoSided NOTIFY changed) // its cards: rounds end on a side
    Q_PROPERTY(QString title READ title NOTIFY changed) // "Cho won"
    Q_PROPERTY(QString day READ day NOTIFY changed) // "Sat, Nov 14, 2026"
    Q_PROPERTY(QString detail READ detail NOTIFY changed) // the day and the edition
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    Q_PROPERTY(QString where READ where NOTIFY changed) // place and note
    Q_PROPERTY(QString note READ note NOTIFY changed)

public:
    enum Role { Round = Qt::UserRole + 1 }; // a PastRound
    Q_ENUM(Role)

    MatchRounds(); // for QML
    MatchRounds(Storage &storage, Language &language);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] LiveMatch *match() const { return m_match; }
    void setMatch(LiveMatch *match);
    [[nodiscard]] bool isReplayable() const { return isOpen() && whole().steps().size() > 1; }
    [[nodiscard]] bool isTwoSided() const { return isOpen() && whole().book().edition->twoSided; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString day() const;
    [[nodiscard]] QString detail() const;
    [[nodiscard]] bool isRunning() const { return isOpen() && !m_entry.isOver(); }
    [[nodiscard]] QString where() const { return m_entry.place; }
    [[nodiscard]] QString note() const { return m_entry.note; }

    Q_INVOKABLE void refresh(); // note and place may have changed

signals:
    void changed();

private:
    struct Steps { // of a round, from 1
        int first = 0;
        int last = 0;
        int flips = 0;
        bool isCalled = false;
        bool isDealerKnown = true;
        QList<int> events; // challenges, catches, and plays that were let stand
    };

    void update();
    void read();
    void find();
    [[nodiscard]] bool isOpen() const { return m_match && m_match->openMatch(); }
    [[nodiscard]] const rules::Match &whole() const { return m_match->openMatch()->match(); }
    [[nodiscard]] const rules::ScoredRound *scored(int row) const; // null while it is played
    [[nodiscard]] bool counts(int row) const;
    [[nodiscard]] QString summaryOf(int row) const;
    [[nodiscard]] QList<RoundHand> handsOf(int row) const;
    [[nodiscard]] QList<RoundEvent> eventsOf(int row) const;

    Storage &m_storage;
    LiveMatch *m_match = nullptr;
    store::HistoryEntry m_entry;
    std::vector<Steps> m_rounds;
    int m_events = 0; // of the journal, when they were read
};

} // namespace app
