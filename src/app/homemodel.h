// What Home shows: the match that is on, the people of the last one, and the last matches as a list.
#pragma once

#include "app/card.h"
#include "store/history.h"

#include <QAbstractListModel>

namespace app {

class HomeModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool going READ isGoing NOTIFY changed)
    Q_PROPERTY(QString goingId READ goingId NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed) // "Ben plays on Blue 7"
    Q_PROPERTY(QString detail READ detail NOTIFY changed) // "Round 3, light side"
    Q_PROPERTY(app::card::Side side READ side NOTIFY changed)
    Q_PROPERTY(bool sided READ isSided NOTIFY changed) // a round is on, with cards that have two
    Q_PROPERTY(int top READ top NOTIFY changed) // a face, or -1
    Q_PROPERTY(QVariantList standings READ standings NOTIFY changed) // name, mark, color, total, leads
    Q_PROPERTY(QString latest READ latest NOTIFY changed) // id of the match that began last
    Q_PROPERTY(QString again READ again NOTIFY changed) // its people, "Ana, Ben, Cho"
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed) // why it cannot be read; empty where it can
    Q_PROPERTY(bool empty READ isEmpty NOTIFY changed) // nothing was ever played
    Q_PROPERTY(bool demo READ showsDemo NOTIFY changed) // the demo match is on, or over and no other is on
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int most READ most WRITE setMost NOTIFY mostChanged) // rows, of however many matches

public:
    enum Role { MatchId = Qt::UserRole + 1, Title, Company, When, Won, Running };
    Q_ENUM(Role)

    enum Limit { All = 6 }; // of what Home has room for
    Q_ENUM(Limit)

    explicit HomeModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] bool isGoing() const { return m_going.has_value(); }
    [[nodiscard]] QString goingId() const { return m_going ? m_going->id : QString(); }
    [[nodiscard]] QString headline() const { return m_headline; }
    [[nodiscard]] QString detail() const { return m_detail; }
    [[nodiscard]] card::Side side() const { return m_side; }
    [[nodiscard]] bool isSided() const { return m_sided; }
    [[nodiscard]] int top() const { return m_top; }
    [[nodiscard]] QVariantList standings() const { return m_standings; }
    [[nodiscard]] QString latest() const { return m_latest; }
    [[nodiscard]] QString again() const { return m_again; }
    Q_INVOKABLE bool wasOnlyScored() const; // the latest match
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] int count() const { return int(m_rows.size()); }
    [[nodiscard]] int most() const { return m_most; }
    void setMost(int rows);
    [[nodiscard]] bool isEmpty() const { return !m_going && m_rows.empty(); }

    [[nodiscard]] bool showsDemo() const;

    Q_INVOKABLE void refresh();
    Q_INVOKABLE bool isRunning(const QString &match) const; // and not in the bin

signals:
    void changed();
    void mostChanged();
    void chosen(const QString &match); // by whoever taps one

private:
    store::Result<> findGoing(store::Database &database); // among the rows, of which it is none then
    void describeGoing();
    [[nodiscard]] QString titleOf(const store::HistoryEntry &entry) const;
    [[nodiscard]] QString companyOf(const store::HistoryEntry &entry) const;

    std::optional<store::HistoryEntry> m_going;
    std::vector<store::HistoryEntry> m_rows;
    int m_most = All;
    QString m_headline;
    QString m_detail;
    QString m_again;
    QString m_latest;
    QString m_trouble;
    card::Side m_side = card::Side::Light;
    bool m_sided = false;
    int m_top = -1;
    QVariantList m_standings;
};

} // namespace app
