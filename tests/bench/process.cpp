// Plain fork and exec, because the peak of the memory is told only to who waits for the process.
#include "process.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>

namespace bench {

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

} // namespace bench
