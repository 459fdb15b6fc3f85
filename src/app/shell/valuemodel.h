// A list of values as a model: a role for each property that they have, by its name.
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace app {

class ValueModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("What has the values has their model")
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)

public:
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

protected:
    explicit ValueModel(const QMetaObject &type)
        : m_type(type)
    { }

private:
    [[nodiscard]] virtual const void *at(int row) const = 0;

    const QMetaObject &m_type;
};

template <typename Value> class ValueList : public ValueModel {
public:
    ValueList()
        : ValueModel(Value::staticMetaObject)
    { }

    [[nodiscard]] const std::vector<Value> &values() const { return m_values; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_values.size());
    }

    // Where there are as many as before, the rows of a view stay.
    void show(std::vector<Value> values)
    {
        if (values == m_values)
            return;
        if (values.size() == m_values.size()) {
            m_values = std::move(values);
            emit dataChanged(index(0), index(rowCount() - 1));
            return;
        }
        beginResetModel();
        m_values = std::move(values);
        endResetModel();
        emit countChanged();
    }

private:
    [[nodiscard]] const void *at(int row) const override { return &m_values[std::size_t(row)]; }

    std::vector<Value> m_values;
};

} // namespace app
