// What Home shows: the match that is being played, the people of the last one, and the last matches.
#pragma once

#include "app/home/homearrangement.h"
#include "app/shell/valuemodel.h"
#include "store/history.h"
#include "ui/card.h"

namespace app {

class Language;
class Storage;

// How somebody stands in the match that is being played.
struct HomeStanding {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(int mark MEMBER mark CONSTANT)
    Q_PROPERTY(int colorIndex MEMBER colorIndex CONSTANT)
    Q_PROPERTY(int total MEMBER total CONSTANT)
    Q_PROPERTY(bool leads MEMBER leads CONSTANT)

public:
    QString name;
    int mark = 0;
    int colorIndex = 0;
    int total = 0;
    bool leads = false;
    bool operator==(const HomeStanding &) const = default;
};

// A match in the list of the last ones.
struct HomeMatch {
    Q_GADGET
    Q_PROPERTY(QString matchId MEMBER id CONSTANT)
    Q_PROPERTY(QString title MEMBER title CONSTANT) // how it ended
    Q_PROPERTY(QString company MEMBER company CONSTANT) // those who did not win
    Q_PROPERTY(QString day MEMBER day CONSTANT)
    Q_PROPERTY(bool won MEMBER won CONSTANT)
    Q_PROPERTY(bool running MEMBER running CONSTANT)

public:
    QString id;
    QString title;
    QString company;
    QString day;
    bool won = false;
    bool running = false;
    bool operator==(const HomeMatch &) const = default;
};

// The match that is being played.
struct RunningMatch {
    Q_GADGET
    QML_VALUE_TYPE(runningMatch)
    Q_PROPERTY(QString matchId MEMBER id CONSTANT) // empty: none is
    Q_PROPERTY(QString headline MEMBER headline CONSTANT) // "Ben plays on Blue 7"
    Q_PROPERTY(QString detail MEMBER detail CONSTANT) // "Round 3, light side"
    Q_PROPERTY(app::card::Side side MEMBER side CONSTANT)
    Q_PROPERTY(bool sideShown MEMBER isSideShown CONSTANT) // of a round with two-sided cards
    Q_PROPERTY(int top MEMBER top CONSTANT) // a face, or -1

public:
    QString id;
    QString headline;
    QString detail;
    card::Side side = card::Side::Light;
    bool isSideShown = false;
    int top = -1;
};

class HomeModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(app::RunningMatch running READ running NOTIFY changed)
    Q_PROPERTY(app::ValueModel *standings READ standings CONSTANT) // of those seated, best first
    Q_PROPERTY(app::ValueModel *matches READ matches CONSTANT) // newest first, without the running one
    Q_PROPERTY(QString lastMatch READ lastMatch NOTIFY changed) // id of the match that began last
    Q_PROPERTY(QString lastPeople READ lastPeople NOTIFY changed) // its people, "Ana, Ben, Cho"
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed) // why it cannot be read; empty where it can
    Q_PROPERTY(bool empty READ isEmpty NOTIFY changed) // nothing was ever played
    Q_PROPERTY(bool demoShown READ isDemoShown NOTIFY changed) // is running, or over and no other is running

public:
    static constexpr int kRows = 6; // that Home has room for

    explicit HomeModel(QObject *parent = nullptr);
    HomeModel(Storage &storage, Language &language, QObject *parent = nullptr);

    [[nodiscard]] const RunningMatch &running() const { return m_running; }
    [[nodiscard]] ValueList<HomeStanding> *standings() { return &m_standings; }
    [[nodiscard]] ValueList<HomeMatch> *matches() { return &m_matches; }
    [[nodiscard]] QString lastMatch() const { return m_lastMatch; }
    [[nodiscard]] QString lastPeople() const { return m_lastPeople; }
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] bool isEmpty() const { return m_running.id.isEmpty() && m_matches.values().empty(); }
    [[nodiscard]] bool isDemoShown() const;

    Q_INVOKABLE void refresh();
    Q_INVOKABLE bool isRunning(const QString &match) const; // and not in the bin
    Q_INVOKABLE bool isLastOnlyScored() const; // whether no play of the match that began last was called
    Q_INVOKABLE [[nodiscard]] static app::HomeArrangement arrangement(qreal width, qreal height,
                                                                      qreal textScale, bool hasMatches)
    {
        return HomeArrangement::choose(width, height, textScale, hasMatches);
    }

signals:
    void changed();

private:
    store::Result<> read(store::Database &database);

    Storage &m_storage;
    RunningMatch m_running;
    ValueList<HomeStanding> m_standings;
    ValueList<HomeMatch> m_matches;
    QString m_lastPeople;
    QString m_lastMatch;
    QString m_trouble;
};

} // namespace app
