// Reads a rule from the book and finds what belongs to it.
#include "app/rulebook/rulemodel.h"

#include "app/rulebook/deckmodel.h"

#include <algorithm>

namespace app {

namespace {

constexpr qsizetype kMostMentions = 4; // besides the links of its own text

std::optional<rules::Kind> kindOf(const QString &id)
{
    if (id == u"page.number")
        return rules::Kind::Number;
    if (id.startsWith(u"card.") || id.startsWith(u"start."))
        return rulebook::kindOfKey(QStringView(id).mid(id.indexOf(u'.') + 1));
    return std::nullopt;
}

const rules::DeckRow *rowOf(const rules::Edition &edition, rules::Side side, rules::Kind kind)
{
    const auto deck = edition.deck(side);
    const auto found = std::ranges::find(deck, kind, &rules::DeckRow::kind);
    return found == deck.end() ? nullptr : &*found;
}

RuleTableRow tableRowOf(const QStringList &cells, const QStringList &header)
{
    RuleTableRow row{cells, {}};
    for (const rulebook::Saying &saying : rulebook::sayingsOf(cells, header))
        row.sayings.append({saying.value, saying.columns.join(QStringLiteral(" · "))});
    return row;
}

RuleBlock blockOf(const rulebook::Block &block)
{
    using Kind = rulebook::Block::Kind;
    RuleBlock shown{block.lead,
                    block.html,
                    block.plain,
                    block.mark,
                    block.kind == Kind::Note,
                    block.kind == Kind::Table,
                    block.header,
                    {},
                    block.isNumeric};
    for (const QStringList &cells : block.rows)
        shown.rows.append(tableRowOf(cells, block.header));
    return shown;
}

} // namespace

void RuleModel::setBook(OpenRulebook *book) { OpenRulebook::show(book, m_book, this, &RuleModel::read); }

void RuleModel::setRuleId(const QString &id)
{
    m_trail.clear();
    m_id = id;
    read();
}

void RuleModel::follow(const QString &id)
{
    if (id == m_id)
        return;
    if (!m_id.isEmpty())
        m_trail.append(m_id);
    m_id = id;
    read();
}

bool RuleModel::back()
{
    if (m_trail.isEmpty())
        return false;
    m_id = m_trail.takeLast();
    read();
    return true;
}

int RuleModel::faceOn(rules::Side side) const
{
    if (!m_kind || !m_book || !rowOf(m_book->text().edition(), side, *m_kind))
        return -1;
    if (side == rules::Side::Dark && m_id.startsWith(u"start.")) // a round begins light side up
        return -1;
    return pictureOf(*m_kind, side).code();
}

int RuleModel::points() const
{
    if (!m_kind || !m_book || *m_kind == rules::Kind::Number || m_id.startsWith(u"start."))
        return -1;
    for (const rules::Side side : {rules::Side::Light, rules::Side::Dark}) {
        if (const rules::DeckRow *row = rowOf(m_book->text().edition(), side, *m_kind))
            return row->points; // no edition counts a card otherwise on its other side
    }
    return -1;
}

int RuleModel::copies() const
{
    if (!m_kind || !m_book)
        return 0;
    const rules::Edition &edition = m_book->text().edition();
    for (const rules::Side side : {rules::Side::Light, rules::Side::Dark}) {
        int count = 0;
        for (const rules::Face face : edition.faces(side))
            count += face.kind() == *m_kind ? edition.copies(face, side) : 0;
        if (count > 0)
            return count;
    }
    return 0;
}

int RuleModel::columns() const
{
    qsizetype most = 0;
    for (const rulebook::Block &block : m_blocks)
        most = std::max(most, block.header.size());
    return int(most);
}

int RuleModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_blocks.size());
}

QVariant RuleModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)
        || role != Block)
        return {};
    return QVariant::fromValue(blockOf(m_blocks[index.row()]));
}

QHash<int, QByteArray> RuleModel::roleNames() const { return {{Block, "block"}}; }

void RuleModel::read()
{
    beginResetModel();
    m_blocks.clear();
    m_title.clear();
    m_kind = kindOf(m_id);
    QList<rulebook::Heading> also;
    if (m_book && !m_id.isEmpty()) {
        if (const auto entry = m_book->text().entry(m_id)) {
            m_title = entry->title;
            m_blocks = rulebook::blocksOf(entry->text);
            also = related(entry->text);
        }
    }
    endResetModel();
    findPlace();
    m_seeAlso.show(also);
    emit changed();
}

void RuleModel::findPlace()
{
    m_previous.clear();
    m_next.clear();
    m_chapter = {};
    if (!m_book || m_id.isEmpty())
        return;
    QString last;
    bool found = false;
    for (const rulebook::Chapter &chapter : m_book->contents()) {
        for (const rulebook::Heading &heading : chapter.entries) {
            if (found) {
                m_next = heading.id;
                return;
            }
            if (heading.id == m_id) {
                found = true;
                m_chapter = {chapter.id, chapter.title};
                m_previous = last;
            }
            last = heading.id;
        }
    }
}

QList<rulebook::Heading> RuleModel::related(const QString &text) const
{
    QStringList ids = rulebook::linksIn(text);
    const QStringList mentions = m_book->mentioning(m_id);
    ids.append(mentions.first(std::min(mentions.size(), kMostMentions)));
    ids.removeDuplicates();
    ids.removeOne(m_id);
    QList<rulebook::Heading> headings;
    for (const QString &id : ids)
        headings.append({id, m_book->titleOf(id)});
    return headings;
}

} // namespace app
