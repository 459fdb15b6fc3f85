// Random numbers that are the same everywhere for the same seed; the standard library's distributions are
// not.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace store::demo {

class Random {
public:
    explicit Random(std::uint64_t seed)
        : m_state(seed)
    { }

    std::uint64_t next() // splitmix64
    {
        m_state += 0x9E3779B97F4A7C15u;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }
    int below(int limit) { return int(next() % std::uint64_t(limit)); } // 0 to limit - 1
    int between(int least, int most) { return least + below(most - least + 1); }
    bool chance(int percent) { return below(100) < percent; }
    bool oneIn(int number) { return below(number) == 0; }

    template <typename T> const T &pick(const std::vector<T> &from)
    {
        return from[std::size_t(below(int(from.size())))];
    }
    template <typename T> void shuffle(std::vector<T> &items)
    {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[std::size_t(below(int(i)))]);
    }

private:
    std::uint64_t m_state;
};

} // namespace store::demo
