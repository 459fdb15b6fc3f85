// Cuts a match into rounds, and describes each.
#include "app/history/matchrounds.h"

#include "app/match/matchline.h"
#include "app/match/onlyscored.h"
#include "app/shell/context.h"
#include "app/shell/speech.h"
#include "words/events.h"
#include "words/terms.h"
#include "words/verdicts.h"

namespace app {

namespace {

bool isRemarkable(const rules::Match::Step &step)
{
    const auto *play = std::get_if<rules::Play>(&step.event);
    return std::holds_alternative<rules::Challenge>(step.event)
        || std::holds_alternative<rules::Catch>(step.event) || (play && play->forced);
}

} // namespace

MatchRounds::MatchRounds()
    : MatchRounds(Context::current().storage(), Context::current().language())
{ }

MatchRounds::MatchRounds(Storage &storage, Language &language)
    : m_storage(storage)
{
    connect(&language, &Language::changed, this, &MatchRounds::read);
}

void MatchRounds::setMatch(LiveMatch *match)
{
    if (m_match == match)
        return;
    if (m_match)
        m_match->disconnect(this);
    m_match = match;
    if (m_match) {
        connect(m_match, &LiveMatch::changed, this, &MatchRounds::update);
        connect(m_match, &QObject::destroyed, this, [this] {
            m_match = nullptr;
            read();
        });
    }
    read();
}

// Without new events the rows stay, and with them what is unfolded in a view.
void MatchRounds::update()
{
    if (isOpen() && m_events == m_match->openMatch()->fold().events() && m_entry.id == m_match->matchId())
        refresh();
    else
        read();
}

void MatchRounds::read()
{
    beginResetModel();
    m_events = isOpen() ? m_match->openMatch()->fold().events() : 0;
    m_rounds.clear();
    if (isOpen())
        find();
    endResetModel();
    refresh();
}

void MatchRounds::refresh()
{
    store::Database *database = m_storage.database();
    const auto entry =
        isOpen() && database ? store::historyEntry(*database, m_match->matchId()) : store::HistoryEntry();
    m_entry = entry ? *entry : store::HistoryEntry();
    emit changed();
}

void MatchRounds::find()
{
    const rules::MatchState *before = &whole().start();
    const bool onlyScored = m_match->onlyScored() == onlyscored::Part::Match;
    int number = 0;
    for (const rules::Match::Step &step : whole().steps()) {
        ++number;
        if (std::holds_alternative<rules::BeginRound>(step.event))
            m_rounds.push_back(
                {number, number, 0, false, !onlyScored && tellsDealer(whole(), std::size_t(number) - 1), {}});
        else if (std::holds_alternative<rules::VoidRound>(step.event))
            m_rounds.pop_back(); // as if it had not begun
        else if (before->inRound) {
            Steps &round = m_rounds.back();
            round.last = number;
            round.isCalled = round.isCalled || std::holds_alternative<rules::Play>(step.event);
            // Cards counted on the other side are no Flip: nobody called one.
            round.flips += int(!std::holds_alternative<rules::GoOut>(step.event)
                               && step.state.table->side != before->table->side);
            if (isRemarkable(step))
                round.events.append(number);
        }
        before = &step.state;
    }
}

int MatchRounds::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rounds.size());
}

QHash<int, QByteArray> MatchRounds::roleNames() const { return {{Round, "round"}}; }

const rules::ScoredRound *MatchRounds::scored(int row) const
{
    const auto &rounds = whole().book().rounds;
    return row < int(rounds.size()) ? &rounds[std::size_t(row)] : nullptr;
}

QVariant MatchRounds::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)
        || role != Round)
        return {};
    const int row = index.row();
    const Steps &steps = m_rounds[std::size_t(row)];
    PastRound round;
    round.number = row + 1;
    if (const rules::ScoredRound *done = scored(row)) {
        round.side = card::Side(done->side);
        round.winner = m_match->name(int(done->out));
        round.worth = done->gain(done->out, whole().book().mode);
    } else {
        round.side = card::Side(whole().steps()[std::size_t(steps.last - 1)].state.table->side);
    }
    round.summary = summaryOf(row);
    round.counts = counts(row);
    round.isCalled = steps.isCalled;
    round.firstStep = steps.first;
    round.hands = handsOf(row);
    round.events = eventsOf(row);
    return QVariant::fromValue(round);
}

bool MatchRounds::counts(int row) const
{
    const rules::ScoredRound *done = scored(row);
    return done && done->counts && row < whole().book().standing.roundsCounted;
}

QString MatchRounds::summaryOf(int row) const
{
    const Steps &round = m_rounds[std::size_t(row)];
    const rules::ScoredRound *done = scored(row);
    const rules::Table &table = *whole().steps()[std::size_t(round.last - 1)].state.table;
    const QString dealer = m_match->name(int(done ? done->dealer : table.players[table.dealer]));
    QStringList parts;
    if (round.isDealerKnown)
        //: What is told of a round: %1 is who dealt
        parts << tr("%1 dealt").arg(dealer);
    if (round.flips > 0)
        //: What is told of a round: how often the cards were turned over
        parts << tr("%n flip(s)", nullptr, round.flips);
    if (done && done->amended)
        //: What is told of a round: its points were corrected later
        parts << tr("corrected");
    if (done && !counts(row))
        //: What is told of a round: it gives nobody points
        parts << tr("does not count");
    return parts.join(QStringLiteral(" · "));
}

QList<RoundHand> MatchRounds::handsOf(int row) const
{
    QList<RoundHand> hands;
    const rules::ScoredRound *done = scored(row);
    if (!done)
        return hands;
    for (const rules::Player player : done->players) {
        const auto left = std::ranges::find(done->hands, player, &rules::LeftInHand::player);
        const store::Contestant &person = m_match->people()[std::size_t(player)];
        RoundHand hand;
        hand.name = m_match->name(int(player));
        hand.mark = person.mark - 1;
        hand.colorIndex = person.color - 1;
        hand.gain = done->gain(player, whole().book().mode);
        hand.isOut = left == done->hands.end();
        if (!hand.isOut) {
            hand.points = left->points;
            if (!left->holding.points) {
                for (const rules::Face face : left->holding.cards)
                    hand.faces.append(face.code());
            }
        }
        hands.append(hand);
    }
    return hands;
}

QList<RoundEvent> MatchRounds::eventsOf(int row) const
{
    QList<RoundEvent> events;
    QStringList names;
    for (const store::Contestant &person : m_match->people())
        names.append(person.name);
    const auto &steps = whole().steps();
    for (const int number : m_rounds[std::size_t(row)].events) {
        const rules::Match::Step &step = steps[std::size_t(number - 1)];
        const rules::MatchState &before = steps[std::size_t(number - 2)].state;
        events.append({words::describe(speech(), step.event, names, &before),
                       words::sentence(speech(), step.verdict, {before, step.state, names}), number});
    }
    return events;
}

QString MatchRounds::title() const { return m_entry.key > 0 ? winnerLine(m_entry) : QString(); }

QString MatchRounds::day() const { return m_entry.key > 0 ? wholeDay(m_entry.started) : QString(); }

QString MatchRounds::detail() const
{
    if (m_entry.key == 0)
        return {};
    return QStringLiteral("%1 · %2").arg(day(), words::editionName(speech(), *whole().book().edition));
}

} // namespace app
