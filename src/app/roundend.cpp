// Counting hands: what is tapped, kept as drafts, and written down at the end.
#include "app/roundend.h"

#include "app/speech.h"
#include "notation/cards.h"
#include "notation/eventwriter.h"

namespace app {

namespace {

std::optional<rules::Holding> readHolding(const QString &draft)
{
    if (draft.isEmpty())
        return std::nullopt;
    rules::Holding holding;
    bool isNumber = false;
    const int points = draft.toInt(&isNumber);
    if (isNumber) {
        holding.points = points;
        return holding;
    }
    const std::string text = draft.toStdString();
    notation::Scanner scanner(text);
    while (!scanner.atEnd()) {
        const auto card = notation::readCard(scanner);
        if (!card)
            return std::nullopt;
        holding.cards.push_back(*card);
    }
    return holding;
}

} // namespace

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
    const std::string &name = state().book->person(m_count.player(row)).name;
    return QStringLiteral("holds %1 %2").arg(m_ended).arg(QString::fromStdString(name));
}

// Hands counted for a round that was voided since are not those of the round after it.
int RoundEnd::endedBy() const
{
    const auto &steps = m_match->openMatch()->match().steps();
    auto first = int(steps.size());
    const auto counts = [](const rules::MatchState &state) {
        return state.inRound && state.table && state.table->in<rules::phase::Holds>();
    };
    while (first > 0 && counts(steps[std::size_t(first) - 1].state))
        --first;
    return first;
}

// Begins with what the table and the drafts say; hands that are counted just now stay as they are.
void RoundEnd::read()
{
    if (m_writing)
        return;
    beginResetModel();
    m_count = {};
    m_current = -1;
    const bool open = m_match && m_match->openMatch();
    if (open && m_round > 0 && m_round <= int(state().book->rounds.size())) {
        m_count = RoundCount::of(*state().book, m_round);
    } else if (open && m_round == 0 && state().inRound) {
        m_count = RoundCount::of(*state().table);
        m_ended = endedBy();
        if (out() >= 0)
            readDrafts();
    }
    endResetModel();
    update();
}

void RoundEnd::readDrafts()
{
    for (int row = 0; row < rowCount(); ++row) {
        if (const auto holding = readHolding(m_match->draft(draftOf(row))))
            m_count.hands[std::size_t(row)] = {*holding, true};
    }
    bool isNumber = false;
    const int kept = m_match->draft(countingDraft()).toInt(&isNumber);
    m_current = isNumber && kept < rowCount() && !m_count.isOut(kept) ? kept : m_count.missingAfter(-1);
}

QString RoundEnd::countingDraft() const { return QStringLiteral("counting %1").arg(m_ended); }

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
void RoundEnd::keep(const rules::Holding &holding)
{
    const bool said = holding.points || !holding.cards.empty();
    if (m_round == 0) {
        const QString text = said ? QString::fromStdString(notation::write(holding)) : QString();
        if (!m_match->saveDraft(draftOf(m_current), text)
            || !m_match->saveDraft(countingDraft(), QString::number(m_current)))
            return;
    }
    m_count.hands[std::size_t(m_current)] = {holding, said};
    update();
}

void RoundEnd::countAt(int row)
{
    m_current = row;
    if (m_round == 0)
        m_match->saveDraft(countingDraft(), QString::number(m_current));
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
        m_match->saveDraft(countingDraft(), {});
    m_writing = false;
    return written;
}

} // namespace app
