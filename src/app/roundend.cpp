// Counting hands: what is tapped, kept as drafts, and written down at the end.
#include "app/roundend.h"

#include "app/speech.h"
#include "notation/cards.h"
#include "notation/eventwriter.h"

namespace app {

namespace {

std::optional<rules::Holding> readHolding(const QString &draft)
{
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
    const std::string &name = state().book->person(m_table.players[std::size_t(row)]).name;
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
    m_hands.clear();
    m_current = -1;
    const bool open = m_match && m_match->openMatch();
    if (open && m_round > 0 && m_round <= int(state().book->rounds.size())) {
        const rules::ScoredRound &scored = state().book->rounds[std::size_t(m_round) - 1];
        const auto dealer = std::ranges::find(scored.players, scored.dealer) - scored.players.begin();
        m_table =
            rules::deal(*state().book->edition, state().book->rulings, scored.players, rules::Seat(dealer));
        m_table = rules::call(m_table, rules::GoOut{scored.out, scored.side}).table;
    } else if (open && m_round == 0 && state().inRound) {
        m_table = *state().table;
        m_ended = endedBy();
    } else {
        m_table = {};
    }
    if (m_table.playerCount > 0)
        readHands();
    endResetModel();
    update();
}

void RoundEnd::readHands()
{
    m_hands.resize(m_table.playerCount);
    for (int row = 0; row < m_table.playerCount; ++row) {
        Hand &hand = m_hands[std::size_t(row)];
        if (m_round > 0) {
            for (const rules::LeftInHand &left : state().book->rounds[std::size_t(m_round) - 1].hands) {
                if (left.player == m_table.players[std::size_t(row)])
                    hand = {left.holding, true};
            }
            continue;
        }
        if (m_table.held.said(rules::Seat(row)))
            hand = {m_table.held.holding(rules::Seat(row)), true};
        if (const QString draft = m_match->draft(draftOf(row)); !draft.isEmpty()) {
            if (const auto holding = readHolding(draft))
                hand = {*holding, true};
        }
    }
    if (m_round == 0 && out() >= 0) {
        bool isNumber = false;
        const int kept = m_match->draft(countingDraft()).toInt(&isNumber);
        m_current = isNumber && kept < m_table.playerCount && kept != m_table.out ? kept : nextRow();
    }
}

QString RoundEnd::countingDraft() const { return QStringLiteral("counting %1").arg(m_ended); }

int RoundEnd::nextRow() const
{
    for (int i = 1; i <= m_table.playerCount; ++i) {
        const int row = (std::max(m_current, int(m_table.out)) + i) % m_table.playerCount;
        if (row != m_table.out && !m_hands[std::size_t(row)].said)
            return row;
    }
    return -1;
}

bool RoundEnd::goOut(int player, card::Side side)
{
    if (!m_match)
        return false;
    if (m_round == 0)
        return m_match->goOut(player, side);
    const rules::Seat before = m_table.out;
    std::vector<rules::Player> players(m_table.seated().begin(), m_table.seated().end());
    const rules::Table fresh = rules::deal(*m_table.edition, m_table.rulings, players, m_table.dealer);
    const rules::Outcome outcome = rules::call(fresh, rules::GoOut{rules::Player(player), rules::Side(side)});
    if (!outcome.verdict.taken())
        return false;
    const bool turned = outcome.table.side != m_table.side;
    beginResetModel();
    m_table = outcome.table;
    if (turned) // the cards are others on that side
        m_hands.assign(m_hands.size(), Hand{});
    m_hands[m_table.out] = {};
    m_current = -1;
    m_current = turned || before != m_table.out ? nextRow() : -1;
    endResetModel();
    update();
    return true;
}

void RoundEnd::add(int face)
{
    if (m_current < 0)
        return;
    rules::Holding holding = m_hands[std::size_t(m_current)].holding;
    holding.points.reset();
    holding.cards.push_back(rules::Face::fromCode(face));
    keep(holding);
}

void RoundEnd::removeAt(int index)
{
    if (m_current < 0 || index < 0 || index >= faces().size())
        return;
    rules::Holding holding = m_hands[std::size_t(m_current)].holding;
    holding.cards.erase(holding.cards.begin() + index);
    keep(holding);
}

void RoundEnd::type(int points)
{
    if (m_current >= 0)
        keep({{}, points < 0 ? std::nullopt : std::optional(points)});
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
    m_hands[std::size_t(m_current)] = {holding, said};
    update();
}

void RoundEnd::next()
{
    if (!canGoOn())
        return;
    m_current = nextRow();
    if (m_round == 0)
        m_match->saveDraft(countingDraft(), QString::number(m_current));
    update();
}

void RoundEnd::choose(int row)
{
    if (row < 0 || row >= rowCount() || row == m_table.out)
        return;
    m_current = row;
    if (m_round == 0)
        m_match->saveDraft(countingDraft(), QString::number(m_current));
    update();
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
        return m_match->call(amendment());
    m_writing = true;
    bool written = true;
    for (int row = 0; written && row < rowCount(); ++row) {
        if (row == m_table.out)
            continue;
        const rules::Holding &holding = m_hands[std::size_t(row)].holding;
        if (m_table.held.said(rules::Seat(row)) && m_table.held.holding(rules::Seat(row)) == holding)
            continue;
        store::AppendOptions options;
        options.settles = draftOf(row);
        written = m_match->call(rules::Holds{m_table.players[std::size_t(row)], holding}, options);
    }
    if (written)
        m_match->saveDraft(countingDraft(), {});
    m_writing = false;
    return written;
}

} // namespace app
