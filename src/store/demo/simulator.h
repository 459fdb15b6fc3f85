// Plays a match with real cards and sensible people, and calls what happens. Whatever it calls is true, so a
// referee has to take it.
#pragma once

#include "rules/match.h"
#include "store/demo/deck.h"

#include <functional>

namespace store::demo {

class Simulator {
public:
    // Calls an event at the table that `match` follows, and hands back the verdict.
    using Call = std::function<std::optional<rules::Verdict>(const rules::Event &)>; // empty: it failed

    Simulator(const rules::Match &match, Call call, Random &random)
        : m_match(&match)
        , m_call(std::move(call))
        , m_random(&random)
        , m_deck(*match.book().edition, random)
    { }

    // One thing that happens. False where it was refused, or nothing can happen any more.
    bool step();
    // A whole round for people who only score.
    bool scoreOnly();

    // Now and then somebody takes a call back, lets a play stand, leaves or gets a round wrong. Off: nothing
    // but plain play.
    void setMishaps(bool mishaps) { m_mishaps = mishaps; }
    // Who may sit down later.
    void setGuests(std::vector<std::string> names) { m_guests = std::move(names); }

private:
    [[nodiscard]] const rules::MatchState &state() const { return m_match->state(); }
    [[nodiscard]] const rules::Table &table() const { return *state().table; }
    bool call(const rules::Event &event);
    bool oneIn(int number) { return m_mishaps && m_random->oneIn(number); }

    bool betweenRounds();
    bool beginRound();
    bool amendSomething();
    bool letSomebodyJoin();
    bool turnUp();
    bool takeTurn();
    bool playDrawn();
    bool draw();
    bool play(rules::Seat seat, std::size_t card, bool forced);
    bool settleUno();
    bool chooseColor(rules::Seat seat);
    bool answerWildDraw(rules::Seat seat);
    bool answerPenalty();
    bool swapHands();
    bool jumpIn();
    void moveHands(const rules::Event &event);
    bool drawUntilColor(const rules::phase::Took &asked);
    bool sayHand();
    bool undoAndRedo();

    [[nodiscard]] rules::Player player(int seat) const { return table().players[std::size_t(seat)]; }
    [[nodiscard]] rules::Color favourite(int seat);
    [[nodiscard]] std::vector<std::size_t> matching(int seat) const;
    [[nodiscard]] std::size_t choose(int seat, const std::vector<std::size_t> &cards);

    const rules::Match *m_match;
    Call m_call;
    Random *m_random;
    Deck m_deck;
    int m_alreadyDrawn = 0; // of what the next verdict makes somebody draw
    rules::Seat m_unoDecided = rules::kNobody; // whether they notice has been thought about
    std::vector<std::string> m_guests{"Robin", "Sascha", "Kim"};
    bool m_mishaps = true;
};

} // namespace store::demo
