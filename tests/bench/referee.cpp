// How fast the referee judges: events of orderly rounds of four with the FLIP deck through call(), on one
// core.
#include "heap.h"
#include "orderlyrounds.h"
#include "report.h"

#include <benchmark/benchmark.h>

using namespace rules;

namespace {

using Rounds = std::vector<DealtRound>;

std::size_t eventsOf(const Rounds &rounds)
{
    std::size_t events = 0;
    for (const DealtRound &round : rounds)
        events += round.events.size();
    return events;
}

void judgeAll(const Rounds &rounds)
{
    for (const DealtRound &round : rounds) {
        Table table = round.dealt;
        for (const Event &event : round.events)
            table = call(table, event).table;
        benchmark::DoNotOptimize(table);
    }
}

void copyAll(const Rounds &rounds)
{
    for (const DealtRound &round : rounds) {
        Table table = round.dealt;
        for (std::size_t i = 0; i < round.events.size(); ++i) {
            benchmark::DoNotOptimize(table);
            Table copy = table;
            benchmark::DoNotOptimize(copy);
        }
    }
}

// Plays, draws and passes, and what judging them takes from the heap.
struct Judged {
    std::size_t events = 0;
    std::size_t allocations = 0;
};

Judged turnsOf(const Rounds &rounds)
{
    Judged judged;
    for (const DealtRound &round : rounds) {
        Table table = round.dealt;
        for (const Event &event : round.events) {
            const std::size_t before = bench::heapAllocations();
            table = call(table, event).table;
            if (std::holds_alternative<Play>(event) || std::holds_alternative<Draw>(event)
                || std::holds_alternative<Pass>(event)) {
                ++judged.events;
                judged.allocations += bench::heapAllocations() - before;
            }
        }
    }
    return judged;
}

} // namespace

int main()
{
    const Rounds rounds = orderlyRounds(50);
    const auto events = double(eventsOf(rounds));
    const double judging = bench::processorSecondsPer([&] { judgeAll(rounds); }) / events;
    const double copying = bench::processorSecondsPer([&] { copyAll(rounds); }) / events;
    const Judged turns = turnsOf(rounds);

    bench::Report report;
    report.ratio({"judging an event", judging * 1e9}, {"copying a table", copying * 1e9}, "ns", 10);
    report.figure({"events judged a second", 1 / judging}, "");
    report.figure({"bytes of a table", double(sizeof(Table))}, "");
    report.figure({"heap allocations a turn", double(turns.allocations) / double(turns.events)}, "");
    return report.exitCode();
}
