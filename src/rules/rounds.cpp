// Scored rounds: what one gives whom, and the tree they are kept in.
#include "rules/rounds.h"

#include <utility>

namespace rules {

int ScoredRound::gain(Player player, ScoringMode mode) const
{
    int points = 0;
    for (const LeftInHand &hand : hands) {
        const bool counted = mode == ScoringMode::Collect ? player == out : player == hand.player;
        points += counted ? hand.points : 0;
    }
    return points;
}

const ScoredRound &ScoredRounds::operator[](std::size_t index) const
{
    const Node *node = m_tree.get();
    for (std::size_t path = index + 1; path > 1; path /= 2)
        node = node->further[path % 2].get();
    return *node->round;
}

void ScoredRounds::replace(std::size_t index, ScoredRound round)
{
    m_tree = with(m_tree, index + 1, std::move(round));
}

bool ScoredRounds::operator==(const ScoredRounds &other) const
{
    return m_size == other.m_size && same(m_tree, other.m_tree);
}

// The tree with that round in its place: only the nodes on the way to it are new.
ScoredRounds::Tree ScoredRounds::with(const Tree &tree, std::size_t path, ScoredRound &&round)
{
    auto node = tree ? std::make_shared<Node>(*tree) : std::make_shared<Node>();
    if (path == 1)
        node->round = std::make_shared<const ScoredRound>(std::move(round));
    else
        node->further[path % 2] = with(node->further[path % 2], path / 2, std::move(round));
    return node;
}

bool ScoredRounds::same(const Tree &left, const Tree &right)
{
    if (left == right)
        return true;
    return left && right && (left->round == right->round || *left->round == *right->round)
        && same(left->further[0], right->further[0]) && same(left->further[1], right->further[1]);
}

} // namespace rules
