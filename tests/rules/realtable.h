// A table with real cards on it: every card has its faces, hands and piles are heaps of cards, a Flip turns
// all of them over. It knows nothing of turns and what may be played; faces are words here, as notation
// writes them.
#pragma once

#include "chance.h"
#include "rules/editions.h"

#include <array>
#include <map>
#include <string>
#include <vector>

struct RealCard {
    std::string light;
    std::string dark; // empty in an edition with one side
};

class RealTable {
public:
    RealTable(const rules::Edition &edition, const std::vector<std::string> &players, Chance &chance);

    [[nodiscard]] rules::Side side() const { return m_side; }
    [[nodiscard]] std::vector<std::string>
    hand(const std::string &player) const; // the faces of the side that is up
    [[nodiscard]] int handSize(const std::string &player) const { return int(m_hands.at(player).size()); }
    [[nodiscard]] int drawPile() const { return int(m_drawPile.size()); }
    [[nodiscard]] int discardPile() const { return int(m_discardPile.size()); }
    [[nodiscard]] std::string top() const { return faceOf(m_discardPile.back().card); }
    [[nodiscard]] bool topWasSeen() const { return m_discardPile.back().seen[std::size_t(m_side)]; }
    [[nodiscard]] int points(const std::string &face) const;
    [[nodiscard]] int seenInPile(const std::string &face) const; // how often, on the side that is up
    [[nodiscard]] int copies(const std::string &face) const // in the whole deck, on the side that is up
    {
        const auto found = m_copies[std::size_t(m_side)].find(face);
        return found == m_copies[std::size_t(m_side)].end() ? 0 : found->second;
    }

    std::string turnUp(); // the start card, which then lies on the discard pile
    void putBack(); // and is mixed into the draw pile again
    void lay(const std::string &player, std::size_t card);
    int draw(const std::string &player, int cards); // how many there were, a reshuffle included
    int drawUntil(const std::string &player, char color,
                  int most); // how many it took; where it never comes, as many as there are or `most`
    void swapHands(const std::string &player, const std::string &other)
    {
        std::swap(m_hands.at(player), m_hands.at(other));
    }
    void giveBack(const std::string &player); // a card too many goes under the draw pile
    void flip();
    void lookAtTop() { m_discardPile.back().seen[std::size_t(m_side)] = true; }
    void reshuffle(); // the discard pile less its top card

private:
    struct Lying {
        RealCard card;
        std::array<bool, 2> seen{};
    };
    [[nodiscard]] const std::string &faceOf(const RealCard &card) const
    {
        return m_side == rules::Side::Light ? card.light : card.dark;
    }

    Chance &m_chance;
    rules::Side m_side = rules::Side::Light;
    std::map<std::string, int> m_points; // of what is not a number
    std::array<std::map<std::string, int>, 2> m_copies; // of each face on either side
    std::vector<RealCard> m_drawPile; // top last
    std::vector<Lying> m_discardPile; // top last
    std::map<std::string, std::vector<RealCard>> m_hands;
};
