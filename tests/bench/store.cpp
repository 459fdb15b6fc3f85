// What the store costs: an event on disk against a raw commit, a long history against a short one, and a
// fold. It runs on a real disk, beside the build.
#include "demofile.h"
#include "rawtable.h"
#include "report.h"

#include "notation/eventwriter.h"
#include "store/demo/simulator.h"
#include "store/history.h"
#include "store/opening.h"
#include "store/openmatch.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <iostream>

using namespace Qt::StringLiterals;

namespace {

using Clock = std::chrono::steady_clock;

[[noreturn]] void die(const QString &why)
{
    std::cerr << why.toStdString() << '\n';
    std::exit(2);
}

template <typename T> T must(store::Result<T> result)
{
    if (!result)
        die(result.error().detail + u" "_s + result.error().file);
    return std::move(*result);
}
void must(const store::Result<> &result)
{
    if (!result)
        die(result.error().detail + u" "_s + result.error().file);
}

double seconds(Clock::duration duration) { return std::chrono::duration<double>(duration).count(); }

rules::Setup setup()
{
    rules::Setup setup;
    setup.edition = rules::editionNamed("flip2020");
    setup.rulings = setup.edition->rulings;
    setup.players = {"Ana", "Ben", "Cho", "Dee"};
    setup.target = 100'000;
    return setup;
}

// Plays and raw commits take turns, so that both meet the same disk.
void benchAppend(bench::Report &report, const QString &folder)
{
    constexpr std::size_t kPlays = 2000;
    bench::RawTable raw(folder + u"/raw.db"_s);
    const auto database = must(store::open(folder + u"/append.db"_s));
    store::OpenMatch match = must(store::OpenMatch::begin(*database, {setup(), {}}));
    std::vector<double> ours;
    std::vector<double> baseline;
    store::demo::Random random(5);
    const auto call = [&](const rules::Event &event) {
        const bool counts = std::holds_alternative<rules::Play>(event);
        if (counts)
            baseline.push_back(raw.commit());
        const auto start = Clock::now();
        const auto appended = must(match.append(event));
        if (counts)
            ours.push_back(seconds(Clock::now() - start));
        return appended.verdict;
    };
    store::demo::Simulator simulator(match.match(), call, random);
    while (ours.size() < kPlays && simulator.step()) { }
    report.ratio({"append a play, durable", bench::quartile(ours) * 1e6},
                 {"a raw commit of one row", bench::quartile(baseline) * 1e6}, "µs", 1.5);
}

// Opens the file, as at a start, and reads the beginning of its history. Seconds.
double openAndList(const QString &path, int most)
{
    const auto start = Clock::now();
    const auto database = must(store::open(path));
    if (must(store::history(*database, {}, {}, most)).entries.empty())
        die(u"no history"_s);
    return seconds(Clock::now() - start);
}

// Both files take turns; the fastest of each counts, since whatever else runs only makes it slower.
void benchHistory(bench::Report &report)
{
    constexpr int kTurns = 200;
    constexpr int kShort = 10;
    const QString few = QString::fromStdString(bench::demoFile(kShort));
    const QString many = QString::fromStdString(bench::demoFile(10'000));
    double small = 1;
    double page = 1;
    double part = 1; // of that page, as much as there is of the short history
    for (int turn = 0; turn < kTurns; ++turn) {
        small = std::min(small, openAndList(few, store::kHistoryPage));
        page = std::min(page, openAndList(many, store::kHistoryPage));
        part = std::min(part, openAndList(many, kShort));
    }
    const bench::Measured baseline{"the same with 10", small * 1e6};
    report.ratio({"open, first page of 10,000 matches", page * 1e6}, baseline, "µs", 1.5);
    report.ratio({"open, first 10 of 10,000 matches", part * 1e6}, baseline, "µs", 1.5);
}

void benchFold(bench::Report &report)
{
    constexpr int kEvents = 300;
    std::vector<std::string> lines;
    store::Fold recorded(setup(), 1);
    store::demo::Random random(8);
    const auto call = [&](const rules::Event &event) {
        rules::Match::Step step = recorded.match().judge(event);
        const rules::Verdict verdict = step.verdict;
        lines.push_back(notation::write(step.event, recorded.names()));
        recorded.keep(std::move(step), 1);
        return verdict;
    };
    store::demo::Simulator simulator(recorded.match(), call, random);
    while (recorded.events() < kEvents && simulator.step()) { }
    const double fold = bench::processorSecondsPer([&] {
        store::Fold again(setup(), 1);
        for (const std::string &line : lines)
            must(again.replay(line, 1));
    });
    report.figure({"fold a match of 300 events", fold * 1e6}, "µs");
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    if (!QDir().mkpath(QStringLiteral(BENCH_FOLDER)))
        return 2;
    const QTemporaryDir folder(QStringLiteral(BENCH_FOLDER "/run-XXXXXX"));
    bench::Report report;
    benchAppend(report, folder.path());
    benchHistory(report);
    benchFold(report);
    return report.exitCode();
}
