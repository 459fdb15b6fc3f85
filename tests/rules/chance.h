// Chance with a seed: the same on every machine, so that what a random game finds can be found again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

class Chance {
public:
    explicit Chance(std::uint64_t seed)
        : m_state(seed)
    { }

    std::size_t below(std::size_t limit) { return std::size_t(next() % limit); }
    bool percent(std::size_t likely) { return below(100) < likely; }
    template <typename List> auto oneOf(const List &list) { return list[below(list.size())]; }
    template <typename List> void shuffle(List &list)
    {
        for (std::size_t left = list.size(); left > 1; --left)
            std::swap(list[left - 1], list[below(left)]);
    }

private:
    std::uint64_t next() // SplitMix64
    {
        std::uint64_t z = m_state += 0x9E3779B97F4A7C15U;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31);
    }

    std::uint64_t m_state;
};
