// Simulated play with far more mishaps than a table has, taken in match by match.
#include "evenings.h"

#include "notation/eventwriter.h"
#include "store/demo/simulator.h"
#include "store/ids.h"
#include "store/merging.h"
#include "store/transaction.h"

namespace support {

using namespace rules;
using store::demo::Random;

namespace {

const std::vector<std::string> kNames{"Ana", "Ben", "Cho", "Dee", "Eli", "Fay", "Gus", "Hana"};

class Evening {
public:
    Evening(Random &random, qint64 started)
        : m_random(&random)
        , m_time(started)
    {
        m_match.id = store::newId();
        m_match.started = started;
        Setup &setup = m_match.setup;
        setup.edition = &editions()[std::size_t(random.below(int(editions().size())))];
        setup.rulings = setup.edition->rulings;
        setup.mode = random.chance(50) ? ScoringMode::Collect : ScoringMode::Tally;
        setup.target = random.between(60, 300);
        setup.players = kNames;
        random.shuffle(setup.players);
        setup.players.resize(std::size_t(random.between(2, 5)));
    }

    store::Result<> play(store::Database &database)
    {
        store::Fold fold(m_match.setup, m_match.started);
        m_fold = &fold;
        store::demo::Simulator table(
            fold.match(), [this](const Event &event) { return call(event); }, *m_random);
        const bool scoreOnly = m_random->oneIn(4);
        const int most = m_random->oneIn(6) ? m_random->between(0, 120) : 500;
        while (!fold.state().isOver() && fold.events() < most) {
            mishap();
            if (!fold.state().isOver() && !(scoreOnly ? table.scoreOnly() : table.step()))
                break;
        }
        if (m_random->oneIn(3))
            mishap(); // after the end
        if (m_random->oneIn(5)) // it should have been over long ago
            call(SetTarget{m_match.setup.target / 2});
        if (!fold.state().isOver() && m_random->chance(80))
            call(Stop{});
        const auto merged = store::mergeMatch(database, m_match, fold);
        return merged ? store::Result<>() : tl::unexpected(merged.error());
    }

private:
    Verdict call(const Event &event)
    {
        Match::Step step = m_fold->match().judge(event);
        const Verdict verdict = step.verdict;
        if (!verdict.taken())
            return verdict;
        m_time += 1000 * m_random->between(1, 90);
        m_match.lines.push_back({m_time, notation::write(step.event, m_fold->names())});
        m_fold->keep(std::move(step), m_time);
        return verdict;
    }

    void mishap()
    {
        const MatchState &state = m_fold->state();
        const Book &book = *state.book;
        if (state.inRound) {
            if (m_random->oneIn(300))
                call(VoidRound{});
            return;
        }
        const std::vector<Player> seats = book.seats();
        switch (m_random->below(10)) {
        case 0: call(Join{m_random->pick(kNames), {}}); break;
        case 1: call(Leave{m_random->pick(seats)}); break;
        case 2:
            if (!book.rounds.empty())
                call(AmendVoid{m_random->between(1, int(book.rounds.size()))});
            break;
        case 3:
            if (!book.rounds.empty())
                amend(m_random->between(1, int(book.rounds.size())));
            break;
        case 4:
            if (m_random->oneIn(4))
                call(SetScoring{book.mode == ScoringMode::Tally ? ScoringMode::Collect : ScoringMode::Tally,
                                {}});
            break;
        case 5:
            if (m_fold->match().nextUndo() && m_random->oneIn(3) && call(Undo{}).taken())
                call(Redo{});
            break;
        default: break;
        }
    }

    // Everybody held the same, or somebody else had gone out.
    void amend(int number)
    {
        const ScoredRound &round = m_fold->state().book->rounds[std::size_t(number - 1)];
        Amend amend{number, m_random->pick(round.players), round.side, {}};
        for (const Player player : round.players) {
            if (player != amend.out)
                amend.hands.push_back({player, Holding{{}, 10}});
        }
        call(amend);
    }

    Random *m_random;
    qint64 m_time;
    store::ForeignMatch m_match;
    store::Fold *m_fold = nullptr;
};

} // namespace

store::Result<> playEvenings(store::Database &database, int matches, quint64 seed)
{
    auto transaction = store::Transaction::begin(database);
    if (!transaction)
        return tl::unexpected(transaction.error());
    Random random(seed);
    qint64 started = 1'700'000'000'000;
    for (int i = 0; i < matches; ++i) {
        started += 60'000 * qint64(random.between(60, 3000));
        if (auto played = Evening(random, started).play(database); !played)
            return played;
    }
    return transaction->commit();
}

} // namespace support
