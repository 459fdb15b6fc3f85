// Who sits where in a match that is set up, and deals; and who is offered to sit down.
#pragma once

#include "app/newmatch/knownpeople.h"

namespace app {

struct BegunMatch;
class Storage;

class SeatsSetup : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("They belong to a match that is set up.")
    Q_PROPERTY(int count READ rowCount NOTIFY changed)
    Q_PROPERTY(int dealer READ dealer WRITE setDealer NOTIFY changed) // a row
    Q_PROPERTY(app::ValueModel *recent READ recent CONSTANT) // people; chosen: seated since they were offered
    Q_PROPERTY(app::ValueModel *groups READ groups CONSTANT)
    Q_PROPERTY(QString typed READ typed WRITE setTyped NOTIFY changed) // a name that was not added yet

public:
    enum Role { Name = Qt::UserRole + 1, Mark, ColorIndex, Deals };
    Q_ENUM(Role)

    explicit SeatsSetup(Storage &storage)
        : m_storage(storage)
    { }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int dealer() const { return m_dealer; }
    void setDealer(int row);
    [[nodiscard]] Choices *recent() { return &m_recent; }
    [[nodiscard]] Choices *groups() { return &m_groups; }
    [[nodiscard]] QString typed() const { return m_typed; }
    void setTyped(const QString &name);
    [[nodiscard]] const std::vector<store::PlayerEntry> &seats() const { return m_seats; }

    Q_INVOKABLE bool seat(const QString &playerId);
    Q_INVOKABLE void toggle(const QString &playerId); // sits down, or gets up
    // One name or several, with commas between them; a sentence about the first that cannot be, and the rest
    // is `typed` then.
    Q_INVOKABLE QString seatNamed(const QString &names);
    Q_INVOKABLE QString seatTyped(); // the same of `typed`; whoever was to deal still is
    Q_INVOKABLE bool isNew(int row) const; // not in the file yet, so that only the name can be wrong
    // Of somebody new; a sentence where that cannot be.
    Q_INVOKABLE QString rename(int row, const QString &name);
    Q_INVOKABLE void seatGroup(const QString &groupId);
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void move(int from, int to);
    Q_INVOKABLE void setLook(int row, int mark, int colorIndex);
    Q_INVOKABLE bool saveGroup(const QString &name); // those who sit now
    Q_INVOKABLE QString name(int row) const;

    [[nodiscard]] bool hasOffers() const { return m_recent.rowCount() > 0; }
    void updateOffers(); // and their texts, in the language in use
    bool readPeople();
    void seatOnly(const QStringList &players); // in that order, instead of whoever sat; the last one deals
    void resume(const BegunMatch &begun); // known people get their present entry
    [[nodiscard]] store::Result<> savePeople(); // those who sit

signals:
    void changed();
    void failed(const QString &why); // the file could not be read or written

private:
    bool fail(const store::Error &error);
    void append(const store::PlayerEntry &entry);
    void updateDealer(bool dealerWasLast);
    [[nodiscard]] QString seatOne(const QString &name);
    [[nodiscard]] QString problemOf(const QString &name, int row) const; // that name in that row
    [[nodiscard]] bool canSit(const store::PlayerEntry &person) const;
    Storage &m_storage;
    KnownPeople m_known;
    std::vector<store::PlayerEntry> m_seats; // without an id: not in the file yet
    int m_dealer = -1;
    QString m_typed;
    QSet<QString> m_kept; // seated one by one: where they are offered they keep their place
    Choices m_recent;
    Choices m_groups;
};

} // namespace app
