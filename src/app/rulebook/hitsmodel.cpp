// Asks the book's finder again with every letter.
#include "app/rulebook/hitsmodel.h"

namespace app {

void HitsModel::setBook(OpenRulebook *book) { OpenRulebook::show(book, m_book, this, &HitsModel::search); }

void HitsModel::setQuery(const QString &query)
{
    if (query == m_query)
        return;
    m_query = query;
    search();
}

QString HitsModel::idAt(int row) const
{
    return row >= 0 && row < m_hits.size() ? m_hits[row].id : QString();
}

int HitsModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_hits.size()); }

QVariant HitsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const rulebook::Hit &hit = m_hits[index.row()];
    switch (role) {
    case RuleIdRole: return hit.id;
    case TitleRole: return hit.title;
    case MarkedTitleRole: return rulebook::markedHtml(hit.title, hit.titleMarks);
    case TextRole: return hit.excerpt;
    case MarkedTextRole: return rulebook::markedHtml(hit.excerpt, hit.excerptMarks);
    case ViaRole: return hit.via;
    default: return {};
    }
}

QHash<int, QByteArray> HitsModel::roleNames() const
{
    return {{RuleIdRole, "ruleId"}, {TitleRole, "title"},           {MarkedTitleRole, "markedTitle"},
            {TextRole, "text"},     {MarkedTextRole, "markedText"}, {ViaRole, "via"}};
}

void HitsModel::search()
{
    beginResetModel();
    m_hits.clear();
    m_corrected.clear();
    if (m_book && isSearching()) {
        const rulebook::Finder &finder = m_book->finder();
        m_corrected = finder.corrected(m_query);
        m_hits = finder.find(m_corrected.isEmpty() ? m_query : m_corrected);
    }
    endResetModel();
    emit changed();
}

} // namespace app
