// Roles and their values come from the meta object of the values.
#include "app/shell/valuemodel.h"

#include <QMetaProperty>

namespace app {

QVariant ValueModel::data(const QModelIndex &index, int role) const
{
    const int property = role - Qt::UserRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid) || property < 0
        || property >= m_type.propertyCount())
        return {};
    return m_type.property(property).readOnGadget(at(index.row()));
}

QHash<int, QByteArray> ValueModel::roleNames() const
{
    QHash<int, QByteArray> names;
    for (int property = 0; property < m_type.propertyCount(); ++property)
        names.insert(Qt::UserRole + property, m_type.property(property).name());
    return names;
}

} // namespace app
