// What it costs until people see the first page with its data, against an empty window: instructions and
// peak memory, with a new file and with one that holds 10,000 matches.
// Instructions are counted by callgrind, because they repeat where wall times wander by half.
#include "demofile.h"
#include "process.h"
#include "report.h"

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

namespace {

struct Cost {
    double instructions = 0;
    double peakMegabytes = 0;
};

std::optional<Cost> costOf(const std::vector<std::string> &program)
{
    constexpr std::string_view kTotal = "Collected : ";
    std::vector<std::string> counted{"valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"};
    counted.insert(counted.end(), program.begin(), program.end());
    (void)bench::run(program); // so that nobody pays alone for caches, such as the fonts'
    const bench::Ended slow = bench::run(counted);
    const bench::Ended fast = bench::run(program);
    const auto total = slow.errors.find(kTotal);
    if (!slow.well || !fast.well || total == std::string::npos) {
        std::cerr << program.front() << " did not end well:\n" << slow.errors << fast.errors;
        return {};
    }
    return Cost{std::strtod(slow.errors.c_str() + total + kTotal.size(), nullptr), fast.peakKilobytes / 1024};
}

} // namespace

int main()
{
    // A home of its own, so that nobody's settings are measured along.
    std::string home = (std::filesystem::temp_directory_path() / "flipside-bench-XXXXXX").string();
    if (!mkdtemp(home.data()))
        return 1;
    for (const char *name : {"HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        setenv(name, home.c_str(), 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    setenv("QT_HASH_SEED", "0", 1);
    setenv("QT_QPA_PLATFORM", "offscreen", 1);
    setenv("QT_QUICK_BACKEND", "software", 1);

    const std::string many = bench::demoFile(10'000);
    const std::vector<std::string> app{FLIPSIDE, "--size", "390x844", "--exit-at-first-frame", "--database"};
    const auto with = [&](const std::string &database) {
        std::vector<std::string> program = app;
        program.push_back(database);
        return costOf(program);
    };
    const auto empty = costOf({EMPTY_WINDOW});
    const auto fresh = with(home + "/none.db");
    const auto full = many.empty() ? std::nullopt : with(many);
    std::filesystem::remove_all(home);
    if (!empty || !fresh || !full)
        return 1;

    bench::Report report;
    report.ratio({"start-up with no match, instructions", fresh->instructions},
                 {"an empty window", empty->instructions}, "", 1.8);
    report.ratio({"start-up with 10,000 matches, instructions", full->instructions},
                 {"an empty window", empty->instructions}, "", 1.8);
    report.ratio({"start-up with no match, peak memory", fresh->peakMegabytes},
                 {"an empty window", empty->peakMegabytes}, "MB", 1.5);
    report.ratio({"start-up with 10,000 matches, peak memory", full->peakMegabytes},
                 {"an empty window", empty->peakMegabytes}, "MB", 1.5);
    return report.exitCode();
}
