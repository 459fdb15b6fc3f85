// A match that is being set up: who sits where and deals, what is played and how it is scored.
#pragma once

#include "app/rulingsmodel.h"
#include "store/people.h"

#include <QAbstractListModel>
#include <QSet>

namespace store {
class Database;
}

namespace app {

class NewMatch : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count READ rowCount NOTIFY changed)
    Q_PROPERTY(int dealer READ dealer WRITE setDealer NOTIFY changed) // a row
    Q_PROPERTY(
        QVariantList recent READ recent NOTIFY offeredChanged) // id, name, mark, shade, seated since offered
    Q_PROPERTY(QVariantList groups READ groups NOTIFY offeredChanged) // id, name, people
    Q_PROPERTY(QString edition READ edition WRITE setEdition NOTIFY changed)
    Q_PROPERTY(QString editionName READ editionName NOTIFY changed)
    Q_PROPERTY(QVariantList editions READ editions NOTIFY retold) // code, name, second
    Q_PROPERTY(QVariantList sheets READ sheets NOTIFY sheetsChanged) // index, name: those of the edition
    Q_PROPERTY(int sheet READ sheet WRITE setSheet NOTIFY changed) // -1: none was chosen
    Q_PROPERTY(bool toTheRight READ isToTheRight NOTIFY changed) // play goes; seats go to the left
    Q_PROPERTY(bool tally READ isTally WRITE setTally NOTIFY changed)
    Q_PROPERTY(int target READ target WRITE setTarget NOTIFY changed)
    Q_PROPERTY(app::RulingsModel *rulings READ rulings CONSTANT)
    Q_PROPERTY(QString rulingsSummary READ rulingsSummary NOTIFY changed) // "the usual ones", "2 changed"
    Q_PROPERTY(QString typed READ typed WRITE setTyped NOTIFY changed) // a name that was not added yet
    Q_PROPERTY(bool begun READ isBegun NOTIFY changed) // something was said that can be cleared
    Q_PROPERTY(bool cleared READ isCleared NOTIFY changed) // and was
    Q_PROPERTY(QString problem READ problem NOTIFY changed) // why it cannot begin; empty where it can
    Q_PROPERTY(QString trouble READ trouble NOTIFY troubleChanged) // why it could not be written

public:
    enum Role { Name = Qt::UserRole + 1, Mark, Shade, Deals };
    Q_ENUM(Role)

    explicit NewMatch(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int dealer() const { return m_dealer; }
    void setDealer(int row);
    [[nodiscard]] QVariantList recent() const;
    [[nodiscard]] QVariantList groups() const;
    [[nodiscard]] QString edition() const;
    void setEdition(const QString &code);
    [[nodiscard]] QString editionName() const;
    [[nodiscard]] static QVariantList editions();
    [[nodiscard]] QVariantList sheets() const;
    [[nodiscard]] int sheet() const { return m_sheet; }
    void setSheet(int index);
    [[nodiscard]] bool isToTheRight() const
    {
        return m_rulings.rulings()[rules::Ruling::FirstPlayer] == rules::Choice::Right;
    }
    [[nodiscard]] bool isTally() const { return m_tally; }
    void setTally(bool tally);
    [[nodiscard]] int target() const { return m_target; }
    void setTarget(int points);
    [[nodiscard]] RulingsModel *rulings() { return &m_rulings; }
    [[nodiscard]] QString rulingsSummary() const;
    [[nodiscard]] QString typed() const { return m_typed; }
    void setTyped(const QString &name);
    [[nodiscard]] bool isBegun() const;
    [[nodiscard]] bool isCleared() const { return !m_cleared.isEmpty(); }
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString trouble() const { return m_trouble; }

    Q_INVOKABLE void goOn(); // as it was left; from here on every change is kept until it starts
    Q_INVOKABLE void clear();
    Q_INVOKABLE void bringBack(); // what was cleared
    Q_INVOKABLE void seatAs(const QString &match); // its people, edition, scoring and rulings
    Q_INVOKABLE bool seat(const QString &playerId);
    Q_INVOKABLE void toggle(const QString &playerId); // sits down, or gets up
    Q_INVOKABLE QString seatNamed(const QString &name); // a sentence where that cannot be
    Q_INVOKABLE QString seatTyped(); // the same of `typed`; whoever was to deal still is
    Q_INVOKABLE bool isNew(int row) const; // not in the file yet, so that only the name can be wrong
    Q_INVOKABLE QString rename(int row,
                               const QString &name); // of somebody new; a sentence where that cannot be
    Q_INVOKABLE void seatGroup(const QString &groupId);
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void move(int from, int to);
    Q_INVOKABLE void setLook(int row, int mark, int shade);
    Q_INVOKABLE bool saveGroup(const QString &name); // those who sit now
    Q_INVOKABLE QString name(int row) const;
    Q_INVOKABLE QString names(const QList<int> &rows) const; // as a list in a sentence
    Q_INVOKABLE QString scoringName(bool tally) const;
    Q_INVOKABLE QString scoringSentence(bool tally) const;
    Q_INVOKABLE int dealtCards() const;
    Q_INVOKABLE QString usual() const; // edition and rulings as the settings keep them

    // Draw for dealer: the rows with the highest number. One of them deals; several draw again.
    Q_INVOKABLE static QList<int> highest(const QList<int> &drawn);

    // Writes the match and its first deal; hands back its id, or nothing where it could not be written.
    Q_INVOKABLE QString start(bool onlyScore);

signals:
    void changed();
    void offeredChanged(); // lists have signals of their own: what shows them is made anew with each
    void sheetsChanged();
    void retold(); // in another language
    void troubleChanged();

private:
    void readPeople();
    bool fail(const store::Error &error);
    void take(const store::PlayerEntry &entry);
    void seatOnly(const QStringList &players); // in that order, instead of whoever sat
    void lookAfter(bool dealerWasLast);
    void playBy(const rules::Rulings &rulings); // and by the sheet of one's own language, where that says so
    void playAgainBy(const rules::Rulings &rulings); // and by any sheet that says so
    void keep();
    void become(const QString &text); // as textOf() of a begun match writes it
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString whyNot(const QString &name, int row) const; // that name in that row
    [[nodiscard]] bool isSeated(const QString &id) const;
    [[nodiscard]] bool canSit(const store::PlayerEntry &person) const;
    [[nodiscard]] const store::PlayerEntry *findOffered(const QString &id) const; // null: unknown or archived
    [[nodiscard]] store::Result<QString> write(store::Database &database, bool onlyScore);

    std::vector<store::PlayerEntry> m_seats; // without an id: not in the file yet
    std::vector<store::PlayerEntry> m_people; // in the file: who played last first, archived ones last
    std::vector<store::Group> m_groups;
    const rules::Edition *m_edition;
    int m_sheet = -1;
    bool m_tally = false;
    int m_target;
    int m_dealer = -1;
    RulingsModel m_rulings;
    QSet<QString> m_taken; // seated one by one: where they are offered they keep their place
    QString m_trouble;
    QString m_typed;
    QString m_fresh; // what it would be if nothing had been said
    QString m_cleared;
    bool m_keeping = false;
};

} // namespace app
