// What can be tapped while a match is set up, one a row: people, groups, editions, printed sheets.
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace app {

class ChoicesModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It belongs to what is set up.")
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)

public:
    struct Row {
        QString key;
        QString name;
        QString detail; // in a second line, or heard
        int mark = -1; // of a person
        int colorIndex = -1;
        bool seated = false;
        bool operator==(const Row &) const = default;
    };
    enum Role { Key = Qt::UserRole + 1, Name, Detail, Mark, ColorIndex, Seated };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }
    void setRows(std::vector<Row> rows); // what shows them stays where the keys do

signals:
    void countChanged();

private:
    std::vector<Row> m_rows;
};

} // namespace app
