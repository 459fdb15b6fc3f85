// Starts another program and waits for it.
#pragma once

#include <string>
#include <vector>

namespace bench {

struct Ended {
    bool well = false;
    double peakKilobytes = 0;
    std::string errors; // what it wrote to standard error
};

Ended run(std::vector<std::string> command);

} // namespace bench
