// flipside-cli makes it, beside the build and so on a real disk.
#include "demofile.h"

#include "process.h"

#include <filesystem>
#include <iostream>

namespace bench {

std::string demoFile(int matches)
{
    std::string path = BENCH_FOLDER "/demo-" + std::to_string(matches) + ".db";
    if (std::filesystem::exists(path))
        return path;
    std::filesystem::create_directories(BENCH_FOLDER);
    const std::string unfinished = path + ".part";
    for (const char *part : {"", "-wal", "-shm"})
        std::filesystem::remove(unfinished + part);
    std::cerr << "making " << path << "…\n";
    const Ended made = run({FLIPSIDE_CLI, "demo", std::to_string(matches), "--database", unfinished});
    if (!made.well) {
        std::cerr << made.errors;
        return {};
    }
    std::filesystem::rename(unfinished, path);
    return path;
}

} // namespace bench
