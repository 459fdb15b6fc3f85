// Counting hands: what is tapped, kept as drafts, and written down at the end.
#include "app/roundend/roundend.h"

#include "app/match/countdrafts.h"

#include <QScopedValueRollback>

namespace app {

RoundEnd::RoundEnd(QObject *parent)
    : QAbstractListModel(parent)
{ }

void RoundEnd::setMatch(LiveMatch *match)
{
    if (m_match == match)
        return;
    if (m_match)
        m_match->disconnect(this);
    m_match = match;
    if (m_match) {
        connect(m_match, &LiveMatch::changed, this, &RoundEnd::read);
        connect(m_match, &QObject::destroyed, this, [this] { m_match = nullptr; });
    }
    read();
}

void RoundEnd::setRound(int round)
{
    if (m_round == round)
        return;
    m_round = round;
    read();
}

const rules::MatchState &RoundEnd::state() const { return m_match->openMatch()->match().state(); }

QString RoundEnd::draftOf(int row) const
{
    return CountDrafts(m_match->openMatch()->match()).nameFor(m_count.player(row));
}

// Begins with what the table and the drafts say; hands that are counted just now stay as they are.
void RoundEnd::read()
{
    if (m_writing)
        return; // what changes is what is done here
    beginResetModel();
    m_count = {};
    m_current = -1;
    const bool open = m_match && m_match->openMatch();
    if (open && m_round > 0 && m_round <= int(state().book->rounds.size())) {
        m_count = RoundCount::of(*state().book, m_round);
    } else if (open && m_round == 0 && state().inRound) {
        m_count = RoundCount::of(*state().table);
        if (out() >= 0) {
            auto now = CountDrafts(m_match->openMatch()->match()).counting(m_match->drafts());
            m_count = std::move(now.count);
            m_current = now.current;
        }
    }
    endResetModel();
    update();
}

bool RoundEnd::save(const QString &draft, const QString &text)
{
    const QScopedValueRollback writing(m_writing, true);
    return m_match->saveDraft(draft, text);
}

bool RoundEnd::saveCurrent()
{
    const QString draft = CountDrafts(m_match->openMatch()->match()).nameOfCounting();
    return save(draft, QString::number(m_current));
}

bool RoundEnd::goOut(int player, card::Side side)
{
    if (!m_match)
        return false;
    if (m_round == 0)
        return m_match->goOut(player, side);
    const std::vector<rules::Player> players(m_count.table.seated().begin(), m_count.table.seated().end());
    const rules::Table fresh =
        rules::deal(*m_count.table.edition, m_count.table.rulings, players, m_count.table.dealer);
    const rules::Outcome outcome = rules::call(fresh, rules::GoOut{rules::Player(player), rules::Side(side)});
    if (!outcome.verdict.taken())
        return false;
    beginResetModel();
    const bool turned = outcome.table.side != m_count.table.side;
    m_count.table = outcome.table;
    if (turned) // the cards are others on that side
        m_count.hands.assign(m_count.hands.size(), {});
    m_count.hands[m_count.table.out] = {};
    m_current = m_count.missingAfter(-1);
    endResetModel();
    update();
    return true;
}

// On disk before it is on screen.
void RoundEnd::keep(const rules::Holding &holding, bool sure)
{
    const RoundCount::Hand hand{holding, holding.points || !holding.cards.empty(), sure};
    if (m_round == 0 && !(save(draftOf(m_current), CountDrafts::text(hand)) && saveCurrent()))
        return;
    m_count.hands[std::size_t(m_current)] = hand;
    update();
}

void RoundEnd::countAt(int row)
{
    m_current = row;
    if (m_round == 0)
        saveCurrent();
    update();
}

void RoundEnd::next()
{
    if (m_hand.isComplete())
        countAt(m_count.missingAfter(m_current));
}

void RoundEnd::choose(int row)
{
    if (row >= 0 && row < rowCount() && !m_count.isOut(row))
        countAt(row);
}

void RoundEnd::undo()
{
    if (out() < 0)
        return;
    const int before = m_count.draftedBefore(m_current);
    if (m_hand.isTyped())
        m_hand.type(-1);
    else if (!m_hand.faces().isEmpty())
        m_hand.removeAt(int(m_hand.faces().size()) - 1);
    else if (before >= 0)
        countAt(before);
    else
        m_match->undo();
}

bool RoundEnd::strike()
{
    if (!m_match)
        return false;
    return m_round > 0 ? m_match->call(rules::AmendVoid{m_round}) : m_match->voidRound();
}

bool RoundEnd::writeDown()
{
    if (!isComplete())
        return false;
    if (m_round > 0)
        return m_match->call(m_count.amendment(m_round));
    const QString counting = CountDrafts(m_match->openMatch()->match()).nameOfCounting();
    m_writing = true;
    bool written = true;
    for (int row = 0; written && row < rowCount(); ++row) {
        const rules::Holding &holding = m_count.hand(row).holding;
        const auto seat = rules::Seat(row);
        const rules::Held &held = m_count.table.held;
        if (m_count.isOut(row) || (held.said(seat) && held.holding(seat) == holding))
            continue;
        store::AppendOptions options;
        options.settles = draftOf(row);
        written = m_match->call(rules::Holds{m_count.player(row), holding}, options);
    }
    if (written)
        m_match->saveDraft(counting, {});
    m_writing = false;
    return written;
}

} // namespace app
