// The one way our benches print: a ratio to a baseline measured in the same run, with the absolute figures
// beside it. Absolute figures wander from machine to machine and hour to hour; ratios can be held to a limit.
#pragma once

#include <chrono>
#include <functional>
#include <string_view>

namespace bench {

struct Measured {
    std::string_view what;
    double value = 0;
};

class Report {
public:
    // "append a play: 1.3 × a raw commit (at most 1.5)    260 µs against 200 µs"
    void ratio(Measured ours, Measured baseline, std::string_view unit, double atMost);
    // The same for figures of which more is better.
    void ratioAtLeast(Measured ours, Measured baseline, std::string_view unit, double atLeast);
    // A figure that is only reported.
    void figure(Measured ours, std::string_view unit);

    // What main() returns: 1 when a limit was not kept.
    [[nodiscard]] int exitCode() const { return m_kept ? 0 : 1; }

private:
    void line(Measured ours, Measured baseline, std::string_view unit, std::string_view limit, bool kept);

    bool m_kept = true;
};

// Seconds that one call takes: the fastest of several batches, since whatever disturbs a run only makes it
// slower.
[[nodiscard]] double secondsPer(const std::function<void()> &call,
                                std::chrono::milliseconds batch = std::chrono::milliseconds(50));
// The same in time of the processor: for pure computation on a machine that has other work as well.
[[nodiscard]] double processorSecondsPer(const std::function<void()> &call,
                                         std::chrono::milliseconds batch = std::chrono::milliseconds(50));

} // namespace bench
