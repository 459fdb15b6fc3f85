// Asks the rules about hands that are being counted.
#include "app/match/roundcount.h"

namespace app {

RoundCount RoundCount::of(const rules::Table &table)
{
    RoundCount count{table, std::vector<Hand>(table.playerCount)};
    for (int seat = 0; seat < table.playerCount; ++seat) {
        if (table.held.said(rules::Seat(seat)))
            count.hands[std::size_t(seat)] = {table.held.holding(rules::Seat(seat)), true, true};
    }
    return count;
}

RoundCount RoundCount::of(const rules::Book &book, int round)
{
    const rules::ScoredRound &scored = book.rounds[std::size_t(round) - 1];
    const auto dealer = std::ranges::find(scored.players, scored.dealer) - scored.players.begin();
    const rules::Table dealt = rules::deal(*book.edition, book.rulings, scored.players, rules::Seat(dealer));
    RoundCount count = of(rules::call(dealt, rules::GoOut{scored.out, scored.side}).table);
    for (const rules::LeftInHand &left : scored.hands) {
        const auto seat = std::ranges::find(scored.players, left.player) - scored.players.begin();
        count.hands[std::size_t(seat)] = {left.holding, true, true};
    }
    return count;
}

QList<int> RoundCount::faces(int seat) const
{
    QList<int> faces;
    for (const rules::Face face : hand(seat).holding.cards)
        faces.append(face.code());
    return faces;
}

int RoundCount::points(int seat) const
{
    if (hand(seat).holding.points)
        return *hand(seat).holding.points;
    int points = 0;
    for (const rules::Face face : hand(seat).holding.cards)
        points += table.edition->points(face, table.side);
    return points;
}

int RoundCount::expected(int seat) const { return table.counted ? table.hands[std::size_t(seat)] : -1; }

int RoundCount::onward() const
{
    return rules::firstDirection(table.rulings) == rules::Direction::Left ? 1 : table.playerCount - 1;
}

int RoundCount::missingAfter(int seat) const
{
    const int from = seat < 0 ? int(table.out) : seat;
    for (int i = 1; i <= table.playerCount; ++i) {
        const int next = (from + i * onward()) % table.playerCount;
        if (!isOut(next) && !hand(next).said)
            return next;
    }
    return -1;
}

int RoundCount::draftedBefore(int seat) const
{
    for (int row = seat < 0 ? table.out : seat;;) {
        row = (row + table.playerCount - onward()) % table.playerCount;
        if (row == table.out)
            return -1;
        if (hand(row).said && !table.held.said(rules::Seat(row)))
            return row;
    }
}

rules::Table RoundCount::measured(int seat) const
{
    rules::Table measured = table;
    for (int each = 0; each < table.playerCount; ++each) {
        measured.held.forget(rules::Seat(each));
        if (each != seat && !isOut(each) && hand(each).said)
            measured.held.say(rules::Seat(each), hand(each).holding, points(each));
    }
    measured.phase = rules::phase::Holds{};
    return measured;
}

// An impossible card is reported as soon as it is counted, and before a wrong number of cards.
rules::Verdict RoundCount::check(int seat) const
{
    const rules::Table measured = this->measured(seat);
    const rules::Holding &holding = hand(seat).holding;
    const rules::Holds holds{player(seat), holding};
    if (!measured.counted || holding.points)
        return rules::call(measured, holds).verdict;
    rules::Table asMany = measured; // as if the hand had as many cards as were counted
    asMany.hands[std::size_t(seat)] = std::uint8_t(holding.cards.size());
    const rules::Verdict verdict = rules::call(asMany, holds).verdict;
    const bool tooMany = int(holding.cards.size()) > expected(seat);
    return verdict.taken() && tooMany ? rules::call(measured, holds).verdict : verdict;
}

int RoundCount::presumed(int seat) const { return rules::presumedCards(table, rules::Seat(seat)); }

int RoundCount::most(int seat) const { return rules::mostPoints(measured(seat), rules::Seat(seat)); }

bool RoundCount::isDoubted(int seat) const
{
    const Hand &told = hand(seat);
    return told.holding.points && !told.sure && *told.holding.points > most(seat);
}

bool RoundCount::isComplete(int seat) const
{
    if (!hand(seat).said || !check(seat).taken() || isDoubted(seat))
        return false;
    return expected(seat) < 0 || hand(seat).holding.points
        || int(hand(seat).holding.cards.size()) == expected(seat);
}

rules::Amend RoundCount::amendment(int round) const
{
    rules::Amend amend{round, player(table.out), table.side, {}};
    for (int seat = 0; seat < table.playerCount; ++seat) {
        if (!isOut(seat))
            amend.hands.push_back({player(seat), hand(seat).holding});
    }
    return amend;
}

std::optional<rules::MatchState> RoundCount::scored(const rules::MatchState &state, int round) const
{
    for (int seat = 0; seat < table.playerCount; ++seat) {
        if (!isOut(seat) && !hand(seat).said)
            return std::nullopt;
    }
    if (round > 0) {
        const rules::MatchOutcome outcome = rules::call(state, amendment(round));
        return outcome.verdict.taken() ? std::optional(outcome.state) : std::nullopt;
    }
    rules::MatchState after = state;
    for (int seat = 0; seat < table.playerCount && after.inRound; ++seat) {
        if (isOut(seat))
            continue;
        const rules::MatchOutcome outcome =
            rules::call(after, rules::Holds{player(seat), hand(seat).holding});
        if (!outcome.verdict.taken())
            return std::nullopt;
        after = outcome.state;
    }
    if (after.inRound) // the last hand can make an earlier one impossible
        return std::nullopt;
    return after;
}

} // namespace app
