// Records of the table: each with who did it, when, and the moment in its match.
#pragma once

#include "store/records.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace app {

class Language;
class Storage;

class TableRecords : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count READ rowCount NOTIFY changed)
    Q_PROPERTY(bool loaded READ isLoaded NOTIFY changed)
    Q_PROPERTY(int percent READ percent NOTIFY changed) // of what has to be read
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    // Mark and ColorIndex are of the one whose record it is, -1 where it is everybody's; Company names the
    // others then.
    enum Role { Title = Qt::UserRole + 1, Value, Unit, Who, Company, When, Mark, ColorIndex, MatchId, Event };
    Q_ENUM(Role)

    TableRecords(); // for QML
    TableRecords(Storage &storage, Language &language);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] bool isLoaded() const { return m_answered == store::kFeatCount; }
    [[nodiscard]] int percent() const { return (100 * m_answered + m_percent) / store::kFeatCount; }
    [[nodiscard]] QString trouble() const { return m_trouble; }

    Q_INVOKABLE void refresh();

signals:
    void changed();

private:
    void append(const store::RecordSet &record);

    Storage &m_storage;
    std::vector<store::RecordSet> m_records; // in the order of the feats
    int m_answered = 0;
    int m_percent = 0; // of the one that is being read
    QString m_trouble;
};

} // namespace app
