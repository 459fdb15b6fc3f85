// What it costs until people see the first page, against an empty window: instructions and peak memory.
// Instructions are counted by callgrind, because they repeat where wall times wander by half.
#include "report.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

namespace {

struct Ended {
    bool well = false;
    double peakKilobytes = 0;
    std::string errors; // what it wrote to standard error
};

Ended run(std::vector<std::string> command)
{
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0)
        return {};
    const pid_t child = fork();
    if (child == 0) {
        dup2(pipe[1], STDERR_FILENO);
        close(pipe[0]);
        close(pipe[1]);
        std::vector<char *> arguments;
        arguments.reserve(command.size() + 1);
        for (std::string &word : command)
            arguments.push_back(word.data());
        arguments.push_back(nullptr);
        execvp(arguments[0], arguments.data());
        std::perror(arguments[0]);
        _exit(127);
    }
    close(pipe[1]);
    Ended ended;
    std::array<char, 4096> buffer{};
    for (ssize_t got = 0; (got = read(pipe[0], buffer.data(), buffer.size())) > 0;)
        ended.errors.append(buffer.data(), std::size_t(got));
    close(pipe[0]);
    int status = 0;
    rusage usage{};
    wait4(child, &status, 0, &usage);
    ended.well = WIFEXITED(status) && WEXITSTATUS(status) == 0;
    ended.peakKilobytes = double(usage.ru_maxrss);
    return ended;
}

struct Cost {
    double instructions = 0;
    double peakMegabytes = 0;
};

std::optional<Cost> costOf(const std::vector<std::string> &program)
{
    constexpr std::string_view kTotal = "Collected : ";
    std::vector<std::string> counted{"valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"};
    counted.insert(counted.end(), program.begin(), program.end());
    (void)run(program); // so that nobody pays alone for caches, such as the fonts'
    const Ended slow = run(counted);
    const Ended fast = run(program);
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

    const auto empty = costOf({EMPTY_WINDOW});
    const auto ours = costOf({FLIPSIDE, "--size", "390x844", "--exit-at-first-frame"});
    std::filesystem::remove_all(home);
    if (!empty || !ours)
        return 1;

    bench::Report report;
    report.ratio({"start-up, instructions", ours->instructions}, {"an empty window", empty->instructions}, "",
                 1.8);
    report.ratio({"start-up, peak memory", ours->peakMegabytes}, {"an empty window", empty->peakMegabytes},
                 "MB", 1.8);
    return report.exitCode();
}
