// What Home shows: the match that is on, the people of the last one, and the last matches as a list.
#pragma once

#include "app/shell/valuemodel.h"
#include "store/history.h"
#include "ui/card.h"

namespace app {

// How somebody stands in the match that is on.
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

class HomeModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool running READ hasRunning NOTIFY changed)
    Q_PROPERTY(QString runningMatch READ runningMatch NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed) // "Ben plays on Blue 7"
    Q_PROPERTY(QString detail READ detail NOTIFY changed) // "Round 3, light side"
    Q_PROPERTY(app::card::Side side READ side NOTIFY changed)
    Q_PROPERTY(bool sideShown READ isSideShown NOTIFY changed) // a round is on, with cards that have two
    Q_PROPERTY(int top READ top NOTIFY changed) // a face, or -1
    Q_PROPERTY(app::ValueModel *standings READ standings CONSTANT) // of those seated, best first
    Q_PROPERTY(QString lastMatch READ lastMatch NOTIFY changed) // id of the match that began last
    Q_PROPERTY(QString lastPeople READ lastPeople NOTIFY changed) // its people, "Ana, Ben, Cho"
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed) // why it cannot be read; empty where it can
    Q_PROPERTY(bool empty READ isEmpty NOTIFY changed) // nothing was ever played
    Q_PROPERTY(
        bool demoShown READ isDemoShown NOTIFY changed) // the demo match is on, or over and no other is on
    Q_PROPERTY(int count READ rowCount NOTIFY changed)

public:
    enum Role { MatchId = Qt::UserRole + 1, Title, Company, When, Won, Running };
    Q_ENUM(Role)

    static constexpr int kRows = 6; // that Home has room for

    explicit HomeModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] bool hasRunning() const { return m_running.has_value(); }
    [[nodiscard]] QString runningMatch() const { return m_running ? m_running->id : QString(); }
    [[nodiscard]] QString headline() const { return m_headline; }
    [[nodiscard]] QString detail() const { return m_detail; }
    [[nodiscard]] card::Side side() const { return m_side; }
    [[nodiscard]] bool isSideShown() const { return m_isSideShown; }
    [[nodiscard]] int top() const { return m_top; }
    [[nodiscard]] ValueModel *standings() { return &m_standings; }
    [[nodiscard]] QString lastMatch() const { return m_lastMatch; }
    [[nodiscard]] QString lastPeople() const { return m_lastPeople; }
    Q_INVOKABLE bool wasOnlyScored() const; // the latest match
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] bool isEmpty() const { return !m_running && m_rows.empty(); }

    [[nodiscard]] bool isDemoShown() const;

    Q_INVOKABLE void refresh();
    Q_INVOKABLE bool isRunning(const QString &match) const; // and not in the bin

signals:
    void changed();

private:
    store::Result<> findRunning(store::Database &database); // among the rows, of which it is none then
    void describeRunning();
    [[nodiscard]] QString titleOf(const store::HistoryEntry &entry) const;
    [[nodiscard]] QString companyOf(const store::HistoryEntry &entry) const;

    std::optional<store::HistoryEntry> m_running;
    std::vector<store::HistoryEntry> m_rows;
    QString m_headline;
    QString m_detail;
    QString m_lastPeople;
    QString m_lastMatch;
    QString m_trouble;
    card::Side m_side = card::Side::Light;
    bool m_isSideShown = false;
    int m_top = -1;
    ValueList<HomeStanding> m_standings;
};

} // namespace app
