// libFuzzer's door: ./dev fuzz builds it with Clang and lets it grow records from those of tests/records.
#include "foldanything.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string objection = foldAnything({reinterpret_cast<const char *>(data), size});
    if (!objection.empty()) {
        std::fprintf(stderr, "%s\n", objection.c_str());
        std::abort();
    }
    return 0;
}
