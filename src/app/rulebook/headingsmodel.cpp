// Lists of titles. The cards of a chapter are shown as pictures, so its list leaves them out.
#include "app/rulebook/headingsmodel.h"

#include <algorithm>

namespace app {

namespace {

bool isCard(const rulebook::Heading &heading)
{
    return heading.id.startsWith(u"card.") || heading.id == u"page.number";
}

} // namespace

int HeadingsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_headings.size());
}

QVariant HeadingsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const rulebook::Heading &heading = m_headings[index.row()];
    switch (role) {
    case RuleIdRole: return heading.id;
    case TitleRole: return heading.title;
    default: return {};
    }
}

QHash<int, QByteArray> HeadingsModel::roleNames() const
{
    return {{RuleIdRole, "ruleId"}, {TitleRole, "title"}};
}

void HeadingsModel::show(const QList<rulebook::Heading> &headings)
{
    beginResetModel();
    m_headings = headings;
    endResetModel();
    emit countChanged();
}

void ContentsModel::setBook(OpenRulebook *book)
{
    OpenRulebook::show(book, m_book, this, &ContentsModel::read);
}

void ContentsModel::setChapter(const QString &id)
{
    if (id == m_chapter)
        return;
    m_chapter = id;
    read();
}

void ContentsModel::read()
{
    QList<rulebook::Heading> headings;
    m_title.clear();
    m_first.clear();
    m_hasCards = false;
    if (m_book) {
        for (const rulebook::Chapter &chapter : m_book->contents()) {
            if (m_chapter.isEmpty()) {
                headings.append({chapter.id, chapter.title});
            } else if (chapter.id == m_chapter) {
                m_title = chapter.title;
                headings = chapter.entries;
                m_first = headings.first().id;
                m_hasCards = headings.removeIf(isCard) > 0;
            }
        }
    }
    show(headings);
    emit changed();
}

} // namespace app
