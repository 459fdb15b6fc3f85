// Totals round by round, and who wins when.
#include "rules/standing.h"

#include <algorithm>

namespace rules {

namespace {

std::vector<Player> withTotal(const std::vector<Player> &players, const std::vector<int> &totals, auto wanted)
{
    std::vector<Player> found;
    std::ranges::copy_if(players, std::back_inserter(found),
                         [&](Player p) { return wanted(totals[std::size_t(p)]); });
    return found;
}

// Goes through a match in the order it happened: people sit down, rounds are scored. The match is decided at
// the first moment that decides it.
class Reckoning {
public:
    Reckoning(const Book &book, ScoringMode mode, bool decide)
        : m_book(book)
        , m_mode(mode)
        , m_decide(decide)
    {
        standing.totals.resize(book.roll.size());
        seatNewcomers();
    }

    void count(const ScoredRound &round)
    {
        for (const Player player : round.players)
            standing.totals[std::size_t(player)] += round.counts ? round.gain(player, m_mode) : 0;
        ++standing.roundsCounted;
        decide();
        seatNewcomers();
    }

    [[nodiscard]] bool isDecided() const { return !standing.winners.empty(); }

    Standing standing;

private:
    // Once the match is decided, whoever came later still has what they brought.
    void seatNewcomers()
    {
        while (m_present < m_book.roll.size()
               && (isDecided() || m_book.roll[m_present].joinedAfter <= standing.roundsCounted)) {
            standing.totals[m_present] += m_book.roll[m_present].brought;
            ++m_present;
            if (!isDecided())
                decide();
        }
    }

    void decide()
    {
        if (!m_decide)
            return;
        std::vector<Player> players = m_book.seats();
        std::erase_if(players, [&](Player p) { return std::size_t(p) >= m_present; });
        const auto reached = [&](int total) { return total >= m_book.target; };
        standing.tied = false;
        if (m_mode == ScoringMode::Collect) {
            standing.winners = withTotal(players, standing.totals, reached);
            return;
        }
        if (players.empty() || std::ranges::none_of(standing.totals, reached))
            return;
        const auto total = [&](Player p) { return standing.totals[std::size_t(p)]; };
        const int lowest = total(*std::ranges::min_element(players, {}, total));
        auto leaders = withTotal(players, standing.totals, [&](int each) { return each == lowest; });
        standing.tied = leaders.size() > 1;
        if (!standing.tied || m_book.rulings[Ruling::Tie] == Choice::Share)
            standing.winners = std::move(leaders);
    }

    const Book &m_book;
    ScoringMode m_mode;
    bool m_decide;
    std::size_t m_present = 0; // how many of the roll have sat down by now
};

} // namespace

int ScoredRound::gain(Player player, ScoringMode mode) const
{
    int points = 0;
    for (const LeftInHand &hand : hands) {
        const bool counted = mode == ScoringMode::Collect ? player == out : player == hand.player;
        points += counted ? hand.points : 0;
    }
    return points;
}

std::vector<Player> Book::seats() const
{
    std::vector<Player> seated;
    std::ranges::copy_if(ring, std::back_inserter(seated), [&](Player p) { return person(p).seated; });
    return seated;
}

std::optional<Player> Book::find(std::string_view name) const
{
    const auto found = std::ranges::find(roll, name, &Person::name);
    if (found == roll.end())
        return std::nullopt;
    return Player(found - roll.begin());
}

Standing workOut(const Book &book, ScoringMode mode, bool decide)
{
    Reckoning reckoning(book, mode, decide);
    for (const ScoredRound &round : book.rounds) {
        if (reckoning.isDecided())
            break;
        reckoning.count(round);
    }
    return reckoning.standing;
}

int missing(const Book &book, Player player)
{
    if (book.mode == ScoringMode::Collect)
        return std::max(0, book.target - book.total(player));
    return std::max(0, book.target - *std::ranges::max_element(book.standing.totals));
}

} // namespace rules
