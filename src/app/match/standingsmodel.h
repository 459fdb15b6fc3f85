// The people of a match as its scoreboard shows them: totals, distance, run. Best first, or in the
// order in which they came.
#pragma once

#include "app/match/livematch.h"

namespace app {

// Somebody's totals from before the first round on, as far as rounds count.
[[nodiscard]] QList<int> runOf(const rules::Book &book, rules::Player player);

class StandingsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It belongs to a scoreboard.")
    Q_PROPERTY(int count READ rowCount NOTIFY changed)
    Q_PROPERTY(QList<int> totals READ totals NOTIFY changed) // by row
    Q_PROPERTY(int rounds READ rounds NOTIFY changed) // that the runs go over
    Q_PROPERTY(int most READ most NOTIFY changed) // the highest total anybody ever had

public:
    enum class Order { BestFirst, AsTheyCame };
    // Player is the place in the roll; Other the total under the other way of scoring; Run the totals from
    // before the first round on.
    enum Role {
        Player = Qt::UserRole + 1,
        Rank,
        Name,
        Mark,
        ColorIndex,
        Total,
        Other,
        ToGo,
        Leads,
        Seated,
        Won,
        Run,
    };
    Q_ENUM(Role)

    explicit StandingsModel(Order order, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] QList<int> totals() const;
    [[nodiscard]] int rounds() const { return m_rows.empty() ? 0 : int(m_rows.front().run.size()) - 1; }
    [[nodiscard]] int most() const;

    void read(const LiveMatch *match); // null: nobody

signals:
    void changed();

private:
    struct Row {
        int player = 0;
        int rank = 0;
        QString name;
        int mark = 0;
        int colorIndex = 0;
        int total = 0;
        int other = 0;
        int toGo = 0;
        bool leads = false;
        bool seated = true;
        int won = 0;
        QList<int> run;
        bool operator==(const Row &) const = default;
    };

    [[nodiscard]] static std::vector<Row> rowsOf(const LiveMatch &match, Order order);

    Order m_order;
    std::vector<Row> m_rows;
};

} // namespace app
