// All people, those who played last first; and what can be done with an entry: rename, new mark and colour,
// archive, merge.
#pragma once

#include "store/people.h"
#include "store/statistics.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace app {

class Language;
class Storage;

class PeopleModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool archived READ showsArchived WRITE setArchived NOTIFY changed) // those out of sight too
    Q_PROPERTY(bool loaded READ isLoaded NOTIFY changed)
    Q_PROPERTY(int count READ rowCount NOTIFY changed)
    Q_PROPERTY(int hidden READ hidden NOTIFY changed) // how many are out of sight
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    enum Role { PlayerId = Qt::UserRole + 1, Name, Mark, ColorIndex, Second, Wins, Archived };
    Q_ENUM(Role)

    PeopleModel(); // for QML
    PeopleModel(Storage &storage, Language &language);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] bool showsArchived() const { return m_archived; }
    void setArchived(bool archived);
    [[nodiscard]] bool isLoaded() const { return m_loaded; }
    [[nodiscard]] int hidden() const;
    [[nodiscard]] QString trouble() const { return m_trouble; }

    Q_INVOKABLE void refresh();
    // Each answers whether it was kept; where not, `trouble` says why.
    Q_INVOKABLE bool rename(const QString &id, const QString &name);
    // Whoever else in the list is called so, capitals and accents aside; empty for nobody.
    Q_INVOKABLE [[nodiscard]] QString namesake(const QString &id, const QString &name) const;
    Q_INVOKABLE bool setLook(const QString &id, int mark, int colorIndex);
    Q_INVOKABLE bool archive(const QString &id, bool archived);
    Q_INVOKABLE bool merge(const QString &from, const QString &into);
    Q_INVOKABLE void dismiss() { setTrouble({}); }

signals:
    void changed();
    void edited();

private:
    struct Person {
        store::PlayerEntry entry;
        store::Attendance attendance;
    };
    void arrange();
    bool edit(const QString &id, const std::function<void(store::PlayerEntry &)> &change);
    bool finish(const store::Result<> &result);
    void setTrouble(const QString &trouble);

    Storage &m_storage;
    std::vector<Person> m_everybody;
    std::vector<Person> m_shown;
    bool m_archived = false;
    bool m_loaded = false;
    QString m_trouble;
};

} // namespace app
