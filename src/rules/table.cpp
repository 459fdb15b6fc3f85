// Where everybody sits, who comes after whom, and how a round begins.
#include "rules/table.h"

namespace rules {

Seat Table::seatOf(Player player) const
{
    for (Seat seat = 0; seat < playerCount; ++seat) {
        if (players[seat] == player)
            return seat;
    }
    return kNobody;
}

Seat Table::next(Seat seat) const
{
    if (direction == Direction::Left)
        return seat + 1 == playerCount ? Seat(0) : Seat(seat + 1);
    return seat == 0 ? Seat(playerCount - 1) : Seat(seat - 1);
}

Seat Table::firstPlayer() const
{
    if (firstDirection(rulings) == Direction::Left)
        return Seat((dealer + 1) % playerCount);
    return Seat((dealer + playerCount - 1) % playerCount);
}

Seat Table::actor() const
{
    return std::visit(Overloaded{
                          [&](const phase::Start &) { return dealer; },
                          [&](const phase::Turn &) { return turn; },
                          [&](const phase::Drawn &) { return turn; },
                          [&](const phase::Color &p) { return p.chooser; },
                          [&](const phase::Top &p) { return p.asked; },
                          [&](const phase::Challenge &p) { return p.challenger; },
                          [&](const phase::Stack &) { return turn; },
                          [&](const phase::Swap &) { return turn; },
                          [&](const phase::Took &p) { return p.drawer; },
                          [&](const phase::Holds &) { return kNobody; },
                          [&](const phase::Scored &) { return kNobody; },
                      },
                      phase);
}

bool Table::isDue(Seat seat) const { return seat != out && !held.said(seat); }

bool Table::allSaid() const
{
    for (Seat seat = 0; seat < playerCount; ++seat) {
        if (isDue(seat))
            return false;
    }
    return true;
}

Table deal(const Edition &edition, const Rulings &rulings, std::span<const Player> seats, Seat dealer)
{
    Table table;
    table.edition = &edition;
    table.rulings = rulings;
    table.playerCount = std::uint8_t(seats.size());
    std::ranges::copy(seats, table.players.begin());
    table.dealer = dealer;
    table.direction = firstDirection(rulings);
    table.turn = dealer;
    for (Seat seat = 0; seat < table.playerCount; ++seat)
        table.hands[seat] = edition.dealtCards;
    table.drawPile = std::uint8_t(edition.deckSize - edition.dealtCards * table.playerCount);
    return table;
}

} // namespace rules
