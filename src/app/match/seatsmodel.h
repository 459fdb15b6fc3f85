// Who sits at the table, in seat order: name of today, mark, cards in hand, and how they stand.
#pragma once

#include "rules/match.h"
#include "store/history.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace app {

class SeatsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A live match has one")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(QString summary READ summary NOTIFY changed) // "Ana 5 → Ben 2 → Cho 1 UNO! → Dee 6"
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed) // the same without arrows

public:
    enum Role {
        PlayerRole = Qt::UserRole + 1, // place in the match's roll
        PlayerIdRole,
        NameRole,
        MarkRole, // 0 to 9
        ColorIndexRole, // 0 to 9: the person's colour
        CardsRole, // -1 where not known
        OnTurnRole,
        SaidUnoRole,
        CatchableRole,
        DealerRole,
        OutRole,
        DueRole,
        SaidPointsRole, // held at the end of the round; -1 until said
    };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int count() const { return int(m_seats.size()); }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString spoken() const;
    Q_INVOKABLE int playerAt(int row) const;
    Q_INVOKABLE int cardsOf(int player) const; // -1 where not known

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void show(const rules::Match &match, const std::vector<store::Contestant> &people);
    void clear();

signals:
    void countChanged();
    void changed();

private:
    struct Seat {
        int player = 0;
        QString playerId;
        QString name;
        int mark = 0;
        int colorIndex = 0;
        int cards = -1;
        bool onTurn = false;
        bool saidUno = false;
        bool catchable = false;
        bool dealer = false;
        bool out = false;
        bool due = false;
        int saidPoints = -1;
        bool operator==(const Seat &) const = default;
    };
    static Seat seatOf(const rules::Match &match, const store::Contestant &person, int player);

    [[nodiscard]] QStringList allNames() const;
    [[nodiscard]] QStringList handsOfAll(const QStringList &names) const;

    std::vector<Seat> m_seats;
    std::optional<rules::Direction> m_direction; // where it is played, and there is more than one
};

} // namespace app
