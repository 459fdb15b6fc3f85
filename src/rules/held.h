// What players have said they are left holding when a round is over: cards or a number of points each.
#pragma once

#include "rules/editions.h"
#include "rules/event.h"

namespace rules {

using Seat = std::uint8_t;
inline constexpr Seat kNobody = 0xFF;

class Held {
public:
    [[nodiscard]] bool said(Seat seat) const { return m_points[seat] >= 0; }
    [[nodiscard]] int points(Seat seat) const { return m_points[seat]; }
    [[nodiscard]] int count(Face face) const
    {
        int copies = 0;
        for (int i = 0; i < m_size; ++i)
            copies += m_cards[i] == face;
        return copies;
    }
    [[nodiscard]] Holding holding(Seat seat) const
    {
        Holding holding;
        for (int i = 0; i < m_size; ++i) {
            if (m_owners[i] == seat)
                holding.cards.push_back(m_cards[i]);
        }
        if (holding.cards.empty())
            holding.points = points(seat);
        return holding;
    }

    // The census has made sure that all hands together fit into the deck.
    void say(Seat seat, const Holding &holding, int points)
    {
        forget(seat);
        m_points[seat] = std::int16_t(points);
        for (const Face card : holding.cards) {
            m_owners[m_size] = seat;
            m_cards[m_size++] = card;
        }
    }
    void forget(Seat seat)
    {
        m_points[seat] = kNotSaid;
        int kept = 0;
        for (int i = 0; i < m_size; ++i) {
            if (m_owners[i] == seat)
                continue;
            m_owners[kept] = m_owners[i];
            m_cards[kept++] = m_cards[i];
        }
        for (int i = kept; i < m_size; ++i) { // so that equal hands are equal values
            m_owners[i] = 0;
            m_cards[i] = Face();
        }
        m_size = std::uint8_t(kept);
    }

    bool operator==(const Held &) const = default;

private:
    static constexpr std::int16_t kNotSaid = -1;

    std::array<std::int16_t, kMostPlayers> m_points{kNotSaid, kNotSaid, kNotSaid, kNotSaid, kNotSaid,
                                                    kNotSaid, kNotSaid, kNotSaid, kNotSaid, kNotSaid};
    std::array<Seat, kLargestDeck> m_owners{};
    std::array<Face, kLargestDeck> m_cards{};
    std::uint8_t m_size = 0;
};

} // namespace rules
