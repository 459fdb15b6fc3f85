// The scored rounds of a match. Every step of a match keeps its book, so a changed copy of the rounds shares
// all of them but the one that changed: a match's memory and time grow with its rounds, not with their
// square.
#pragma once

#include "rules/event.h"

#include <array>
#include <cstddef>
#include <iterator>
#include <memory>

namespace rules {

struct LeftInHand {
    Player player{};
    Holding holding;
    int points = 0;
    bool operator==(const LeftInHand &) const = default;
};

struct ScoredRound {
    Side side{};
    Player out{}; // the winner of the round
    Player dealer{};
    std::vector<Player> players; // who was dealt in, in seat order
    std::vector<LeftInHand> hands; // of all others, in seat order
    bool counts = true; // false once amended to void
    bool amended = false;
    bool operator==(const ScoredRound &) const = default;

    [[nodiscard]] int gain(Player player, ScoringMode mode) const; // what this round gives a player
};

// Oldest first. A tree: the first round is its root, and the others are found by the digits of their number
// in base two, lowest first.
class ScoredRounds {
public:
    class Iterator;

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] const ScoredRound &operator[](std::size_t index) const;
    [[nodiscard]] const ScoredRound &back() const { return (*this)[m_size - 1]; }
    [[nodiscard]] Iterator begin() const;
    [[nodiscard]] Iterator end() const;

    void push_back(ScoredRound round) { replace(m_size++, std::move(round)); }
    void replace(std::size_t index, ScoredRound round);

    bool operator==(const ScoredRounds &other) const;

private:
    struct Node {
        std::shared_ptr<const ScoredRound> round;
        std::array<std::shared_ptr<const Node>, 2> further;
    };
    using Tree = std::shared_ptr<const Node>;
    static Tree with(const Tree &tree, std::size_t path, ScoredRound &&round);
    static bool same(const Tree &left, const Tree &right);

    Tree m_tree;
    std::size_t m_size = 0;
};

class ScoredRounds::Iterator {
public:
    using value_type = ScoredRound;
    using difference_type = std::ptrdiff_t;

    Iterator() = default;
    Iterator(const ScoredRounds &rounds, std::size_t index)
        : m_rounds(&rounds)
        , m_index(index)
    { }

    const ScoredRound &operator*() const { return (*m_rounds)[m_index]; }
    const ScoredRound *operator->() const { return &**this; }
    Iterator &operator++() { return ++m_index, *this; }
    Iterator operator++(int) { return {*m_rounds, m_index++}; }
    bool operator==(const Iterator &) const = default;

private:
    const ScoredRounds *m_rounds = nullptr;
    std::size_t m_index = 0;
};

inline ScoredRounds::Iterator ScoredRounds::begin() const { return {*this, 0}; }
inline ScoredRounds::Iterator ScoredRounds::end() const { return {*this, m_size}; }

} // namespace rules
