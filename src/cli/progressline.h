// A line on a terminal that tells how far something long is. It goes again when the work is done.
#pragma once

#include "store/progress.h"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>

namespace cli {

class ProgressLine {
public:
    // Worth a line: what takes longer than a second, on a terminal.
    struct Manner {
        bool shown = false;
        std::chrono::milliseconds patience{1000};
        std::chrono::milliseconds pause{200}; // between two looks
    };
    static Manner usual();
    static Manner beside(std::FILE *output); // the same, unless the terminal shows that output anyway

    explicit ProgressLine(Manner manner = usual(), std::FILE *out = stderr);
    ~ProgressLine() = default; // stops, and wipes the line
    Q_DISABLE_COPY_MOVE(ProgressLine)

    // For work that can tell how far it is; of other work the line counts the seconds.
    [[nodiscard]] store::Progress progress();
    // The same for work that writes: Ctrl+C has it stop where nothing is half done, a second one at once.
    [[nodiscard]] store::Progress stoppable();

private:
    void watch(const std::stop_token &stop, Manner manner);
    [[nodiscard]] QString text() const;

    std::FILE *m_out;
    std::chrono::steady_clock::time_point m_since = std::chrono::steady_clock::now();
    std::atomic<int> m_percent = -1; // unknown
    std::jthread m_watch; // last: it uses the others
};

// Does the work with such a line, which is gone when the answer is there.
[[nodiscard]] auto withProgress(const auto &work, ProgressLine::Manner manner = ProgressLine::usual())
{
    ProgressLine line(manner);
    return work(line.progress());
}

[[nodiscard]] auto stoppable(const auto &work, ProgressLine::Manner manner = ProgressLine::usual())
{
    ProgressLine line(manner);
    return work(line.stoppable());
}

} // namespace cli
