// Watches the GUI thread: how long it was busy at a stretch, in time of the processor, and how many frames a
// window showed meanwhile.
#pragma once

#include <QAbstractEventDispatcher>
#include <QQuickWindow>

#include <ctime>

class GuiWatch : public QObject {
public:
    explicit GuiWatch(QQuickWindow &window)
    {
        // Dispatchers differ in which of the two comes before the work; waiting takes none of the processor.
        const auto *dispatcher = QAbstractEventDispatcher::instance();
        connect(dispatcher, &QAbstractEventDispatcher::awake, this, &GuiWatch::note);
        connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, this, &GuiWatch::note);
        connect(&window, &QQuickWindow::frameSwapped, this, [this] { ++m_frames; });
    }

    void restart()
    {
        m_longest = 0;
        m_frames = 0;
        m_since = now();
    }
    [[nodiscard]] double longestMilliseconds()
    {
        note();
        return m_longest;
    }
    [[nodiscard]] int frames() const { return m_frames; }

private:
    // Of this thread: what others on the machine do is not our stall.
    static double now()
    {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
    }
    void note()
    {
        const double time = now();
        m_longest = std::max(m_longest, time - m_since);
        m_since = time;
    }

    double m_since = 0;
    double m_longest = 0;
    int m_frames = 0;
};
