// libFuzzer's door: ./dev fuzz builds it with Clang and lets it grow archives from those of
// tests/fuzz/archives.
#include "readanyarchive.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string objection =
        readAnyArchive(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    if (!objection.empty()) {
        std::fprintf(stderr, "%s\n", objection.c_str());
        std::abort();
    }
    return 0;
}
