// A child process that does something and can be killed at any moment.
#pragma once

#include <QtGlobal>

#include <functional>
#include <optional>
#include <sys/types.h>
#include <vector>

namespace crash {

class Child {
public:
    // Runs `work` in a process of its own; what it acknowledges comes through a pipe, number by number. No
    // database may be open while this is called: SQLite's locks do not survive a fork.
    using Acknowledge = std::function<void(qint32)>;
    explicit Child(const std::function<int(const Acknowledge &)> &work);
    ~Child();
    Q_DISABLE_COPY_MOVE(Child)

    // The next acknowledgement; empty once the child has ended.
    std::optional<qint32> next();
    std::vector<qint32> rest(); // all that are left
    [[nodiscard]] bool hasMore() const; // an acknowledgement, or its end: next() would not wait
    void kill(); // SIGKILL, and waits for it
    int wait(); // its exit status

private:
    pid_t m_child = -1;
    int m_pipe = -1;
};

} // namespace crash
