// How much people have to fetch and to keep: the Debian package, made anew.
#include "process.h"
#include "report.h"

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>

namespace {

constexpr double kMegabyte = 1024 * 1024;

std::string fileIn(const std::filesystem::path &folder, const std::string &ending)
{
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ending)
            return entry.path().string();
    }
    return {};
}

double megabytesIn(const std::filesystem::path &folder)
{
    double bytes = 0;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder))
        bytes += entry.is_regular_file() ? double(entry.file_size()) : 0;
    return bytes / kMegabyte;
}

} // namespace

int main()
{
    std::string folder = (std::filesystem::temp_directory_path() / "flipside-package-XXXXXX").string();
    if (!mkdtemp(folder.data()))
        return 1;
    const bench::Ended made = bench::run({CPACK, "--config", CPACK_CONFIG, "-B", folder});
    const std::string package = fileIn(folder, ".deb");
    const bench::Ended unpacked = bench::run({"dpkg-deb", "--extract", package, folder + "/root"});
    if (!made.well || !unpacked.well) {
        std::cerr << "the package could not be made:\n" << made.errors << unpacked.errors;
        return 1;
    }
    bench::Report report;
    report.figure({"the package", double(std::filesystem::file_size(package)) / kMegabyte}, "MB");
    report.figure({"the package, installed", megabytesIn(folder + "/root")}, "MB");
    std::filesystem::remove_all(folder);
    return report.exitCode();
}
