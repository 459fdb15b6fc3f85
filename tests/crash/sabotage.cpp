// A library that stands between a program and the system (LD_PRELOAD): the Nth call about a file of one
// folder fails, with an error of choice, once or from there on. It uses nothing of Qt, since it is there
// before Qt is.
//
// FLIPSIDE_SABOTAGE is "FOLDER:ERROR:N:WAY:REPORT". WAY is "once", "on" (each that can fail like this from
// the Nth on) or "while" (each, for as long as there is a file of the report's name with ".on" behind it).
// REPORT is a file elsewhere: a letter for each call that failed, and then, a line each, how many there were
// of each kind.
#include "sabotage.h"

#include <atomic>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <string>
#include <string_view>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

using crash::Call;

struct Plan {
    std::string folder;
    int error = 0;
    long which = 0;
    char way = 'o';
    std::string report;
    std::string toggle;

    Plan()
    {
        const char *text = std::getenv("FLIPSIDE_SABOTAGE");
        if (!text)
            return;
        std::array<std::string, 5> parts;
        std::string_view rest = text;
        for (std::string &part : parts) {
            part = rest.substr(0, rest.find(':'));
            rest.remove_prefix(std::min(part.size() + 1, rest.size()));
        }
        folder = parts[0] + "/";
        error = std::atoi(parts[1].c_str());
        which = std::atol(parts[2].c_str());
        way = parts[3] == "on" ? 'a' : parts[3] == "while" ? 'w' : 'o';
        report = parts[4];
        toggle = report + ".on";
    }
    ~Plan();
    Plan(const Plan &) = delete;
    Plan &operator=(const Plan &) = delete;
};

constexpr int kMostFiles = 4096;
std::array<std::atomic<bool>, kMostFiles> theFiles{}; // those of the folder, by their number
std::atomic<long> theCount{0}; // of the calls that can fail like this
std::array<std::atomic<long>, crash::kCalls.size()> theCalls{}; // of each kind

Plan &plan()
{
    static Plan thePlan;
    return thePlan;
}

void report(std::string_view text)
{
    const long file =
        syscall(SYS_openat, AT_FDCWD, plan().report.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    if (file < 0)
        return;
    syscall(SYS_write, file, text.data(), text.size());
    syscall(SYS_close, file);
}

Plan::~Plan()
{
    if (folder.empty())
        return;
    for (const auto &count : theCalls)
        ::report("\n" + std::to_string(count.load()));
}

bool isOurs(const char *path)
{
    const Plan &mine = plan();
    return !mine.folder.empty() && path && std::strncmp(path, mine.folder.c_str(), mine.folder.size()) == 0;
}
bool isOurs(int file) { return file >= 0 && file < kMostFiles && theFiles[std::size_t(file)]; }

// Whether this call fails; errno says how.
bool fails(Call call)
{
    const Plan &mine = plan();
    ++theCalls[crash::kCalls.find(char(call))];
    if (!crash::canFail(call, mine.error, mine.way != 'o'))
        return false;
    const long number = ++theCount;
    const bool hit = mine.way == 'w' ? syscall(SYS_faccessat, AT_FDCWD, mine.toggle.c_str(), F_OK) == 0
        : mine.way == 'a'            ? mine.which > 0 && number >= mine.which
                                     : number == mine.which;
    if (!hit)
        return false;
    const char letter = char(call);
    report({&letter, 1});
    errno = mine.error;
    return true;
}

template <typename Function> Function *next(const char *name)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

template <typename Open> int tryOpen(const char *path, int flags, const Open &really)
{
    const bool ours = isOurs(path);
    if (ours) {
        const bool makes = (flags & O_CREAT) != 0 && syscall(SYS_faccessat, AT_FDCWD, path, F_OK) != 0;
        if (fails(makes ? Call::Make : Call::Open))
            return -1;
    }
    const int file = really();
    if (ours && file >= 0 && file < kMostFiles)
        theFiles[std::size_t(file)] = true;
    return file;
}

mode_t modeOf(int flags, va_list list)
{
    return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(list, mode_t) : 0;
}

} // namespace

// NOLINTBEGIN(readability-identifier-naming,cert-dcl50-cpp): as the system has them
extern "C" {

int open(const char *path, int flags, ...)
{
    va_list list;
    va_start(list, flags);
    const mode_t mode = modeOf(flags, list);
    va_end(list);
    static auto *const really = next<int(const char *, int, ...)>("open");
    return tryOpen(path, flags, [&] { return really(path, flags, mode); });
}

int open64(const char *path, int flags, ...)
{
    va_list list;
    va_start(list, flags);
    const mode_t mode = modeOf(flags, list);
    va_end(list);
    static auto *const really = next<int(const char *, int, ...)>("open64");
    return tryOpen(path, flags, [&] { return really(path, flags, mode); });
}

int openat(int folder, const char *path, int flags, ...)
{
    va_list list;
    va_start(list, flags);
    const mode_t mode = modeOf(flags, list);
    va_end(list);
    static auto *const really = next<int(int, const char *, int, ...)>("openat");
    return tryOpen(path, flags, [&] { return really(folder, path, flags, mode); });
}

int openat64(int folder, const char *path, int flags, ...)
{
    va_list list;
    va_start(list, flags);
    const mode_t mode = modeOf(flags, list);
    va_end(list);
    static auto *const really = next<int(int, const char *, int, ...)>("openat64");
    return tryOpen(path, flags, [&] { return really(folder, path, flags, mode); });
}

int close(int file)
{
    static auto *const really = next<int(int)>("close");
    const bool ours = isOurs(file);
    if (ours)
        theFiles[std::size_t(file)] = false;
    const int result = really(file); // it is closed whatever is said of it
    return ours && fails(Call::Close) ? -1 : result;
}

ssize_t read(int file, void *buffer, size_t size)
{
    static auto *const really = next<ssize_t(int, void *, size_t)>("read");
    return isOurs(file) && fails(Call::Read) ? -1 : really(file, buffer, size);
}

ssize_t pread(int file, void *buffer, size_t size, off_t at)
{
    static auto *const really = next<ssize_t(int, void *, size_t, off_t)>("pread");
    return isOurs(file) && fails(Call::Read) ? -1 : really(file, buffer, size, at);
}

ssize_t pread64(int file, void *buffer, size_t size, off64_t at)
{
    static auto *const really = next<ssize_t(int, void *, size_t, off64_t)>("pread64");
    return isOurs(file) && fails(Call::Read) ? -1 : really(file, buffer, size, at);
}

// A full disk takes the first half.
ssize_t write(int file, const void *bytes, size_t size)
{
    static auto *const really = next<ssize_t(int, const void *, size_t)>("write");
    if (!isOurs(file) || !fails(Call::Write))
        return really(file, bytes, size);
    const int error = errno;
    if (error == ENOSPC && size > 1)
        return really(file, bytes, size / 2);
    errno = error;
    return -1;
}

ssize_t pwrite(int file, const void *bytes, size_t size, off_t at)
{
    static auto *const really = next<ssize_t(int, const void *, size_t, off_t)>("pwrite");
    return isOurs(file) && fails(Call::Write) ? -1 : really(file, bytes, size, at);
}

ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t at)
{
    static auto *const really = next<ssize_t(int, const void *, size_t, off64_t)>("pwrite64");
    return isOurs(file) && fails(Call::Write) ? -1 : really(file, bytes, size, at);
}

int fsync(int file)
{
    static auto *const really = next<int(int)>("fsync");
    return isOurs(file) && fails(Call::Sync) ? -1 : really(file);
}

int fdatasync(int file)
{
    static auto *const really = next<int(int)>("fdatasync");
    return isOurs(file) && fails(Call::Sync) ? -1 : really(file);
}

int ftruncate(int file, off_t size)
{
    static auto *const really = next<int(int, off_t)>("ftruncate");
    return isOurs(file) && fails(Call::Truncate) ? -1 : really(file, size);
}

int ftruncate64(int file, off64_t size)
{
    static auto *const really = next<int(int, off64_t)>("ftruncate64");
    return isOurs(file) && fails(Call::Truncate) ? -1 : really(file, size);
}

int posix_fallocate(int file, off_t at, off_t size)
{
    static auto *const really = next<int(int, off_t, off_t)>("posix_fallocate");
    return isOurs(file) && fails(Call::Write) ? errno : really(file, at, size);
}

int fcntl64(int file, int command, ...)
{
    va_list list;
    va_start(list, command);
    void *argument = va_arg(list, void *);
    va_end(list);
    static auto *const really = next<int(int, int, ...)>("fcntl64");
    const bool locks = command == F_SETLK || command == F_SETLKW;
    return locks && isOurs(file) && fails(Call::Lock) ? -1 : really(file, command, argument);
}

int fcntl(int file, int command, ...)
{
    va_list list;
    va_start(list, command);
    void *argument = va_arg(list, void *);
    va_end(list);
    static auto *const really = next<int(int, int, ...)>("fcntl");
    const bool locks = command == F_SETLK || command == F_SETLKW;
    return locks && isOurs(file) && fails(Call::Lock) ? -1 : really(file, command, argument);
}

void *mmap(void *address, size_t size, int protection, int flags, int file, off_t at)
{
    static auto *const really = next<void *(void *, size_t, int, int, int, off_t)>("mmap");
    return isOurs(file) && fails(Call::Map) ? MAP_FAILED : really(address, size, protection, flags, file, at);
}

void *mmap64(void *address, size_t size, int protection, int flags, int file, off64_t at)
{
    static auto *const really = next<void *(void *, size_t, int, int, int, off64_t)>("mmap64");
    return isOurs(file) && fails(Call::Map) ? MAP_FAILED : really(address, size, protection, flags, file, at);
}

int link(const char *from, const char *to)
{
    static auto *const really = next<int(const char *, const char *)>("link");
    return isOurs(to) && fails(Call::Link) ? -1 : really(from, to);
}

int rename(const char *from, const char *to)
{
    static auto *const really = next<int(const char *, const char *)>("rename");
    return isOurs(to) && fails(Call::Link) ? -1 : really(from, to);
}

int renameat2(int fromFolder, const char *from, int toFolder, const char *to, unsigned int flags)
{
    static auto *const really = next<int(int, const char *, int, const char *, unsigned int)>("renameat2");
    return isOurs(to) && fails(Call::Link) ? -1 : really(fromFolder, from, toFolder, to, flags);
}

int unlink(const char *path)
{
    static auto *const really = next<int(const char *)>("unlink");
    return isOurs(path) && fails(Call::Remove) ? -1 : really(path);
}

int mkdir(const char *path, mode_t mode)
{
    static auto *const really = next<int(const char *, mode_t)>("mkdir");
    return isOurs(path) && fails(Call::Folder) ? -1 : really(path, mode);
}
}
// NOLINTEND(readability-identifier-naming,cert-dcl50-cpp)
