// Counts what is taken from the heap. Linking heap.cpp replaces the program's operator new.
#pragma once

#include <cstddef>

namespace bench {

[[nodiscard]] std::size_t heapAllocations(); // since the program began

} // namespace bench
