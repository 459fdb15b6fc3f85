// Rounds and people of a match, as numbers.
#include "app/match/scoreboard.h"

#include "app/match/onlyscored.h"

namespace app {

namespace {

QString remarkOn(const rules::ScoredRound &round, bool late)
{
    if (!round.counts)
        //: Under the dealer of a round: somebody said that it does not count
        return Scoreboard::tr("struck out");
    if (late)
        //: Under the dealer of a round: it came after the one that decided the match
        return Scoreboard::tr("does not count");
    //: Under the dealer of a round: its points were corrected later
    return round.amended ? Scoreboard::tr("corrected") : QString();
}

} // namespace

void Scoreboard::setMatch(LiveMatch *match)
{
    if (m_match == match)
        return;
    if (m_match)
        m_match->disconnect(this);
    m_match = match;
    if (m_match) {
        connect(m_match, &LiveMatch::changed, this, &Scoreboard::read);
        connect(m_match, &QObject::destroyed, this, [this] {
            m_match = nullptr;
            read();
        });
    }
    read();
}

void Scoreboard::read()
{
    beginResetModel();
    m_rows = isOpen() ? int(book().rounds.size()) : 0;
    m_dealerKnown = !isOpen() || m_match->onlyScored() != onlyscored::Part::Match;
    endResetModel();
    m_standings.read(m_match);
    m_people.read(m_match);
    emit changed();
}

int Scoreboard::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : m_rows; }

QHash<int, QByteArray> Scoreboard::roleNames() const
{
    return {{Number, "number"},         {Side, "side"},
            {Dealer, "dealer"},         {DealerName, "dealerName"},
            {DealerMark, "dealerMark"}, {DealerColorIndex, "dealerColorIndex"},
            {Winner, "winner"},         {Gains, "gains"},
            {Counts, "counts"},         {Amended, "amended"},
            {Remark, "remark"},         {Spoken, "spoken"}};
}

QVariant Scoreboard::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const rules::ScoredRound &round = book().rounds[std::size_t(index.row())];
    switch (role) {
    case Number: return index.row() + 1;
    case Side: return book().edition->twoSided ? int(round.side) : -1;
    case Dealer: return int(round.dealer);
    case DealerName: return m_dealerKnown ? m_match->name(int(round.dealer)) : QString();
    case DealerMark: return m_dealerKnown ? m_match->people()[std::size_t(round.dealer)].mark - 1 : -1;
    case DealerColorIndex: return m_match->people()[std::size_t(round.dealer)].color - 1;
    case Winner: return int(round.out);
    case Gains: {
        QList<int> gains; // -1: not dealt in
        for (std::size_t i = 0; i < book().roll.size(); ++i) {
            const bool played = std::ranges::find(round.players, rules::Player(i)) != round.players.end();
            gains.append(played ? round.gain(rules::Player(i), book().mode) : -1);
        }
        return QVariant::fromValue(gains);
    }
    case Counts: return round.counts && index.row() < book().standing.roundsCounted;
    case Amended: return round.amended;
    case Remark: return remarkOn(round, index.row() >= book().standing.roundsCounted);
    case Spoken: return spoken(round, index.row() + 1);
    default: return {};
    }
}

QList<int> Scoreboard::furtherTargets() const
{
    if (!isWon() || state().stopped)
        return {};
    int most = target();
    for (const rules::Player player : book().seats())
        most = std::max(most, book().total(player));
    int base = target() + (most - target()) / 100 * 100;
    // Rounds that did not count may count again.
    while (rules::call(state(), rules::SetTarget{base + 100}).state.isOver())
        base += 100;
    return {base + 100, base + 250, base + 500};
}

int Scoreboard::mostGained() const
{
    int most = 0;
    for (int row = 0; row < rowCount(); ++row) {
        const rules::ScoredRound &round = book().rounds[std::size_t(row)];
        for (const rules::Player player : round.players)
            most = std::max(most, round.gain(player, book().mode));
    }
    return most;
}

int Scoreboard::best() const
{
    if (!isOpen())
        return 0;
    const bool tally = book().mode == rules::ScoringMode::Tally;
    std::optional<int> best;
    for (const rules::Player player : book().seats()) {
        const int total = book().total(player);
        best = !best ? total : tally ? std::min(*best, total) : std::max(*best, total);
    }
    return best.value_or(0);
}

} // namespace app
