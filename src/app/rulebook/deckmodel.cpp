// Goes down the rows of a deck as its edition lists them.
#include "app/rulebook/deckmodel.h"

namespace app {

rules::Face pictureOf(rules::Kind kind, rules::Side side)
{
    if (rules::isWild(kind))
        return rules::Face::wild(kind);
    const auto colors = rules::colorsOf(side);
    switch (kind) { // so that a row of them shows all colours
    case rules::Kind::Number: return rules::Face::number(colors[0], 7);
    case rules::Kind::Reverse: return rules::Face::action(colors[2], kind);
    case rules::Kind::Skip:
    case rules::Kind::SkipEveryone: return rules::Face::action(colors[3], kind);
    default: return rules::Face::action(colors[1], kind);
    }
}

void DeckModel::setBook(OpenRulebook *book) { OpenRulebook::show(book, m_book, this, &DeckModel::read); }

void DeckModel::setSide(card::Side side)
{
    if (side == m_side)
        return;
    m_side = side;
    read();
}

QString DeckModel::title() const
{
    QString title = m_book ? m_book->names().side(rules::Side(m_side)) : QString();
    if (!title.isEmpty())
        title[0] = title[0].toUpper();
    return title;
}

int DeckModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_kinds.size());
}

QVariant DeckModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const rules::Kind kind = m_kinds[index.row()];
    switch (role) {
    case FaceRole: return pictureOf(kind, rules::Side(m_side)).code();
    case RuleIdRole: return rulebook::pageOf(kind);
    case TitleRole: return m_book ? m_book->titleOf(rulebook::pageOf(kind)) : QString();
    default: return {};
    }
}

QHash<int, QByteArray> DeckModel::roleNames() const
{
    return {{FaceRole, "face"}, {RuleIdRole, "ruleId"}, {TitleRole, "title"}};
}

void DeckModel::read()
{
    beginResetModel();
    m_kinds.clear();
    if (m_book) {
        for (const rules::DeckRow &row : m_book->text().edition().deck(rules::Side(m_side)))
            m_kinds.append(row.kind);
    }
    endResetModel();
    emit changed();
}

} // namespace app
