// Totals round by round, and who wins when.
#include "rules/standing.h"

#include <algorithm>

namespace rules {

namespace {

// Everybody who counts at one moment of the match: had joined by then and is still seated.
std::vector<Player> contenders(const Book &book, int roundsScored)
{
    std::vector<Player> players = book.seats();
    std::erase_if(players, [&](Player p) { return book.person(p).joinedAfter > roundsScored; });
    return players;
}

std::vector<Player> withTotal(const std::vector<Player> &players, const std::vector<int> &totals, auto wanted)
{
    std::vector<Player> found;
    std::ranges::copy_if(players, std::back_inserter(found),
                         [&](Player p) { return wanted(totals[std::size_t(p)]); });
    return found;
}

void decideNow(const Book &book, ScoringMode mode, Standing &standing)
{
    const std::vector<Player> players = contenders(book, standing.roundsCounted);
    const auto reached = [&](int total) { return total >= book.target; };
    standing.tied = false;
    if (mode == ScoringMode::Collect) {
        standing.winners = withTotal(players, standing.totals, reached);
        return;
    }
    if (players.empty() || std::ranges::none_of(standing.totals, reached))
        return;
    const auto total = [&](Player p) { return standing.totals[std::size_t(p)]; };
    const int lowest = total(*std::ranges::min_element(players, {}, total));
    auto leaders = withTotal(players, standing.totals, [&](int each) { return each == lowest; });
    standing.tied = leaders.size() > 1;
    if (!standing.tied || book.rulings[Ruling::Tie] == Choice::Share)
        standing.winners = std::move(leaders);
}

void seatNewcomers(const Book &book, Standing &standing)
{
    for (std::size_t i = 0; i < book.roll.size(); ++i) {
        if (book.roll[i].joinedAfter == standing.roundsCounted)
            standing.totals[i] += book.roll[i].brought;
    }
}

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
    Standing standing;
    standing.totals.resize(book.roll.size());
    seatNewcomers(book, standing);
    if (decide)
        decideNow(book, mode, standing);
    for (const ScoredRound &round : book.rounds) {
        if (!standing.winners.empty())
            break;
        for (const Player player : round.players) {
            if (round.counts)
                standing.totals[std::size_t(player)] += round.gain(player, mode);
        }
        ++standing.roundsCounted;
        seatNewcomers(book, standing);
        if (decide)
            decideNow(book, mode, standing);
    }
    // Who came after the round that decided it still has what they brought.
    for (std::size_t i = 0; i < book.roll.size(); ++i) {
        if (book.roll[i].joinedAfter > standing.roundsCounted)
            standing.totals[i] = book.roll[i].brought;
    }
    return standing;
}

int missing(const Book &book, Player player)
{
    if (book.mode == ScoringMode::Collect)
        return std::max(0, book.target - book.total(player));
    return std::max(0, book.target - *std::ranges::max_element(book.standing.totals));
}

} // namespace rules
