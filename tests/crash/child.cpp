// fork, a pipe, and SIGKILL.
#include "child.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace crash {

Child::Child(const std::function<int(const Acknowledge &)> &work)
{
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0)
        qFatal("no pipe");
    m_child = fork();
    if (m_child == 0) {
        close(pipe[0]);
        const int status = work([&](qint32 number) {
            if (write(pipe[1], &number, sizeof number) != sizeof number)
                _exit(9);
        });
        _exit(status);
    }
    close(pipe[1]);
    m_pipe = pipe[0];
}

Child::~Child()
{
    kill();
    close(m_pipe);
}

std::optional<qint32> Child::next()
{
    qint32 number = 0;
    if (read(m_pipe, &number, sizeof number) != sizeof number)
        return std::nullopt;
    return number;
}

bool Child::hasMore() const
{
    pollfd waiting{m_pipe, POLLIN, 0};
    return poll(&waiting, 1, 0) > 0;
}

std::vector<qint32> Child::rest()
{
    std::vector<qint32> numbers;
    while (const auto number = next())
        numbers.push_back(*number);
    return numbers;
}

void Child::kill()
{
    if (m_child < 0)
        return;
    ::kill(m_child, SIGKILL);
    wait();
}

int Child::wait()
{
    int status = 0;
    waitpid(m_child, &status, 0);
    m_child = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

} // namespace crash
