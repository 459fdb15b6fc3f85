// Rows are made anew as a whole; only what differs is told.
#include "app/newmatch/choicesmodel.h"

#include <algorithm>

namespace app {

int ChoicesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QHash<int, QByteArray> ChoicesModel::roleNames() const
{
    return {{Key, "key"},      {Name, "name"}, {Detail, "detail"}, {Mark, "mark"}, {ColorIndex, "colorIndex"},
            {Seated, "seated"}};
}

QVariant ChoicesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &row = m_rows[std::size_t(index.row())];
    switch (role) {
    case Key: return row.key;
    case Name: return row.name;
    case Detail: return row.detail;
    case Mark: return row.mark;
    case ColorIndex: return row.colorIndex;
    case Seated: return row.seated;
    default: return {};
    }
}

void ChoicesModel::setRows(std::vector<Row> rows)
{
    if (std::ranges::equal(rows, m_rows, {}, &Row::key, &Row::key)) {
        m_rows.swap(rows);
        for (int i = 0; i < rowCount(); ++i) {
            if (m_rows[std::size_t(i)] != rows[std::size_t(i)])
                emit dataChanged(index(i), index(i));
        }
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
    emit countChanged();
}

} // namespace app
