// Totals round by round, and who wins when.
#include "rules/standing.h"

#include <algorithm>
#include <limits>

namespace rules {

namespace {

// Goes through a match in the order it happened: people sit down, rounds are scored. The match is decided at
// the first moment that decides it.
class Reckoning {
public:
    Reckoning(const Book &book, ScoringMode mode, bool decide)
        : m_book(book)
        , m_mode(mode)
        , m_seats(book.seats())
    {
        standing.totals.resize(book.roll.size());
        standing.asked = decide;
        seatNewcomers();
    }

    // Goes on from the book's standing, which left the match open and so has everyone in it.
    explicit Reckoning(const Book &book)
        : standing(book.standing)
        , m_book(book)
        , m_mode(book.mode)
        , m_seats(book.seats())
        , m_present(book.roll.size())
        , m_returned(book.returns.size())
    { }

    void countTheRest()
    {
        while (!isDecided() && standing.roundsCounted < int(m_book.rounds.size()))
            count(m_book.rounds[std::size_t(standing.roundsCounted)]);
    }

    Standing standing;

private:
    [[nodiscard]] bool isDecided() const { return !standing.winners.empty(); }

    void count(const ScoredRound &round)
    {
        for (const LeftInHand &hand : round.hands) {
            const Player gainer = m_mode == ScoringMode::Collect ? round.out : hand.player;
            standing.totals[std::size_t(gainer)] += round.counts ? hand.points : 0;
        }
        ++standing.roundsCounted;
        decide();
        seatNewcomers();
    }

    // Once the match is decided, whoever came later still has what they brought.
    void seatNewcomers()
    {
        const auto isDue = [this](int after) { return isDecided() || after <= standing.roundsCounted; };
        while (m_present < m_book.roll.size() && isDue(m_book.roll[m_present].joinedAfter)) {
            standing.totals[m_present] += m_book.roll[m_present].brought;
            ++m_present;
            if (!isDecided())
                decide();
        }
        while (m_returned < m_book.returns.size() && isDue(m_book.returns[m_returned].after)) {
            const Return &back = m_book.returns[m_returned++];
            standing.totals[std::size_t(back.player)] = back.points;
            if (!isDecided())
                decide();
        }
    }

    void decide()
    {
        standing.tied = false;
        const auto reached = [&](int total) { return total >= m_book.target; };
        if (!standing.asked || std::ranges::none_of(standing.totals, reached))
            return;
        if (m_mode == ScoringMode::Collect) {
            standing.winners = seatedWith(reached);
            return;
        }
        int lowest = std::numeric_limits<int>::max();
        seatedWith([&](int total) { return lowest = std::min(lowest, total), false; });
        auto leaders = seatedWith([&](int total) { return total == lowest; });
        standing.tied = leaders.size() > 1;
        if (!standing.tied || m_book.rulings[Ruling::Tie] == Choice::Share)
            standing.winners = std::move(leaders);
    }

    // Those at the table by now whose total is as wanted.
    std::vector<Player> seatedWith(auto wanted) const
    {
        std::vector<Player> found;
        std::ranges::copy_if(m_seats, std::back_inserter(found), [&](Player p) {
            return std::size_t(p) < m_present && wanted(standing.totals[std::size_t(p)]);
        });
        return found;
    }

    const Book &m_book;
    ScoringMode m_mode;
    std::vector<Player> m_seats; // now
    std::size_t m_present = 0; // how many of the roll have sat down by now
    std::size_t m_returned = 0; // how many have come back with other points
};

} // namespace

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
    reckoning.countTheRest();
    return std::move(reckoning.standing);
}

Standing workOutFurther(const Book &book)
{
    if (!book.standing.asked || !book.standing.winners.empty())
        return workOut(book, book.mode, true);
    Reckoning reckoning(book);
    reckoning.countTheRest();
    return std::move(reckoning.standing);
}

bool counts(const Book &book, std::size_t round)
{
    return book.rounds[round].counts && int(round) < book.standing.roundsCounted;
}

int roundsCounting(const Book &book)
{
    int rounds = 0;
    for (std::size_t i = 0; i < book.rounds.size(); ++i)
        rounds += int(counts(book, i));
    return rounds;
}

int roundsWon(const Book &book, Player player)
{
    int won = 0;
    for (std::size_t i = 0; i < book.rounds.size(); ++i)
        won += int(counts(book, i) && book.rounds[i].out == player);
    return won;
}

std::vector<int> course(const Book &book, Player player)
{
    int total = book.person(player).brought;
    const auto comeBack = [&](int after) {
        for (const Return &back : book.returns)
            total = back.player == player && back.after == after ? back.points : total;
    };
    comeBack(0);
    std::vector<int> run{total};
    for (int i = 0; i < book.standing.roundsCounted; ++i) {
        total += counts(book, std::size_t(i)) ? book.rounds[std::size_t(i)].gain(player, book.mode) : 0;
        comeBack(i + 1);
        run.push_back(total);
    }
    if (!book.standing.winners.empty()) // who came back after the round that decided
        run.back() = book.total(player);
    return run;
}

int missing(const Book &book, Player player)
{
    if (book.mode == ScoringMode::Collect)
        return std::max(0, book.target - book.total(player));
    return std::max(0, book.target - *std::ranges::max_element(book.standing.totals));
}

} // namespace rules
