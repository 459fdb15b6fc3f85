// Lines of the benches, and how a call is timed.
#include "report.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <limits>
#include <string>

namespace bench {
namespace {

// "612 M", "1.43 G", "0.26": three digits that count.
std::string shortened(double value)
{
    constexpr std::array<const char *, 4> kSuffixes{"", " k", " M", " G"};
    std::size_t suffix = 0;
    while (value >= 10'000 && suffix + 1 < kSuffixes.size()) {
        value /= 1000;
        ++suffix;
    }
    std::array<char, 32> text{};
    const int decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
    std::snprintf(text.data(), text.size(), "%.*f%s", decimals, value, kSuffixes[suffix]);
    return text.data();
}

std::string limited(const char *word, double limit)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%s %.2f", word, limit);
    return text.data();
}

double now()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double processorNow() { return double(std::clock()) / CLOCKS_PER_SEC; }

double fastestOf(double (*clock)(), const std::function<void()> &call, std::chrono::milliseconds batch)
{
    constexpr int kBatches = 7;
    const double atLeast = std::chrono::duration<double>(batch).count();
    double fastest = std::numeric_limits<double>::infinity();
    for (int i = 0; i < kBatches; ++i) {
        const double start = clock();
        double spent = 0;
        int calls = 0;
        do {
            call();
            ++calls;
            spent = clock() - start;
        } while (spent < atLeast);
        fastest = std::min(fastest, spent / calls);
    }
    return fastest;
}

} // namespace

void Report::ratio(Measured ours, Measured baseline, std::string_view unit, double atMost)
{
    line(ours, baseline, unit, limited("at most", atMost), ours.value <= baseline.value * atMost);
}

void Report::ratioAtLeast(Measured ours, Measured baseline, std::string_view unit, double atLeast)
{
    line(ours, baseline, unit, limited("at least", atLeast), ours.value >= baseline.value * atLeast);
}

void Report::line(Measured ours, Measured baseline, std::string_view unit, std::string_view limit, bool kept)
{
    m_kept = m_kept && kept;
    std::printf("%-34s %6.2f x %-20s (%s%s)   %s against %s %s\n", std::string(ours.what).c_str(),
                ours.value / baseline.value, std::string(baseline.what).c_str(), std::string(limit).c_str(),
                kept ? "" : ": NOT KEPT", shortened(ours.value).c_str(), shortened(baseline.value).c_str(),
                std::string(unit).c_str());
    std::fflush(stdout);
}

void Report::figure(Measured ours, std::string_view unit)
{
    std::printf("%-34s %s %s\n", std::string(ours.what).c_str(), shortened(ours.value).c_str(),
                std::string(unit).c_str());
    std::fflush(stdout);
}

double secondsPer(const std::function<void()> &call, std::chrono::milliseconds batch)
{
    return fastestOf(now, call, batch);
}

double processorSecondsPer(const std::function<void()> &call, std::chrono::milliseconds batch)
{
    return fastestOf(processorNow, call, batch);
}

} // namespace bench
