// A file full of simulated matches, made once and kept: ten thousand of them take a minute.
#pragma once

#include <string>

namespace bench {

[[nodiscard]] std::string demoFile(int matches); // its path; empty where it could not be made

} // namespace bench
