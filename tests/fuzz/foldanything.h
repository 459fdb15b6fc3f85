// Any bytes at all, read as a record and refereed to the end or to the first line that cannot be read.
#pragma once

#include <string>
#include <string_view>

// What must never be, in words; empty where all is well. That it returns at all is half of what is asked.
[[nodiscard]] std::string foldAnything(std::string_view bytes);
