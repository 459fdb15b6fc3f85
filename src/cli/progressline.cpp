// A thread of its own looks at the clock, since SQLite may be busy with one statement for long.
#include "cli/progressline.h"

#include "cli/command.h"

#include <QCoreApplication>

#include <condition_variable>
#include <csignal>
#include <mutex>

namespace cli {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(cli::ProgressLine)
};

volatile std::sig_atomic_t theStop = 0; // Ctrl+C was pressed

constexpr const char *kWipe = "\r\x1b[K"; // back to the beginning, and clear to the end

} // namespace

ProgressLine::Manner ProgressLine::usual() { return {.shown = isTerminal(stderr)}; }

ProgressLine::Manner ProgressLine::beside(std::FILE *output)
{
    return {.shown = isTerminal(stderr) && !isTerminal(output)};
}

ProgressLine::ProgressLine(Manner manner, std::FILE *out)
    : m_out(out)
{
    if (manner.shown)
        m_watch = std::jthread([this, manner](const std::stop_token &stop) { watch(stop, manner); });
}

store::Progress ProgressLine::progress()
{
    return [this](qint64 done, qint64 total) {
        if (total > 0)
            m_percent = int(100 * done / total);
        return true;
    };
}

store::Progress ProgressLine::stoppable()
{
    theStop = 0;
    struct sigaction action { };
    action.sa_handler = [](int) { theStop = 1; };
    action.sa_flags = int(SA_RESETHAND) | SA_RESTART; // the second one is the system's
    sigaction(SIGINT, &action, nullptr);
    return [told = progress()](qint64 done, qint64 total) { return told(done, total) && theStop == 0; };
}

void ProgressLine::watch(const std::stop_token &stop, Manner manner)
{
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any stopped;
    bool shown = false;
    std::chrono::milliseconds wait = manner.patience;
    while (true) {
        stopped.wait_for(lock, stop, wait, [] { return false; });
        if (stop.stop_requested())
            break;
        std::fprintf(m_out, "%s%s", kWipe, qUtf8Printable(text()));
        std::fflush(m_out);
        shown = true;
        wait = manner.pause;
    }
    if (shown)
        std::fputs(kWipe, m_out);
    std::fflush(m_out);
}

QString ProgressLine::text() const
{
    if (const int percent = m_percent; percent >= 0)
        //: Progress of something long. %1 is a number from 0 to 100.
        return Texts::tr("%1%").arg(percent);
    const auto elapsed = std::chrono::steady_clock::now() - m_since;
    //: Something long is being done. %1 is a number of seconds so far.
    return Texts::tr("Working … %1 s").arg(std::chrono::duration_cast<std::chrono::seconds>(elapsed).count());
}

} // namespace cli
