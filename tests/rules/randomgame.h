// A match of random rounds with real cards. Whoever sits here knows the rules in the plainest words: players
// stand in a circle, a card goes on another that shares a letter. The referee is told what is called and must
// agree.
#pragma once

#include "realtable.h"
#include "toldmatch.h"

#include <deque>

class RandomGame {
public:
    // At an orderly table nothing has to be corrected, and everybody stays till the end.
    enum class Habit { Orderly, Human };
    RandomGame(const rules::Setup &setup, std::uint64_t seed, Habit habit = Habit::Human);

    void play(int mostRounds); // throws a Disagreement
    [[nodiscard]] const ToldMatch &told() const { return m_told; }

private:
    using Name = std::string;
    using Kind = rules::VerdictKind;

    // A match
    void playRound();
    void beginRound();
    void comeAndGo();
    void sayHands();
    [[nodiscard]] std::vector<Name> winners() const;

    // A round
    void turnUpStart();
    void takeTurn();
    void tellPlay(const Name &player, std::size_t card, bool forced);
    bool tryToJumpIn();
    void facePenalty();
    void swapHands(const Name &player);
    void handOn();
    [[nodiscard]] int drawUntilItGoes(const Name &player);
    void goOut(const Name &player, const std::string &face, const std::string &line, Kind kind);
    void flipOver(std::string line, Kind kind, const Name &asked, const Name &chooser, bool passes);
    void wildDraw(const Name &player, const std::string &face, char before, const std::string &line,
                  Kind kind);
    void wildDrawAtOnce(const Name &player, bool untilColor, std::string line, Kind kind);
    void maybeUno();
    void maybeCorrect();

    // The plainest words
    [[nodiscard]] bool goesOn(const std::string &face) const;
    [[nodiscard]] bool mayEndWith(const Name &player, const std::string &face) const;
    [[nodiscard]] bool goesOnPenalty(const Name &player, const std::string &face) const;
    [[nodiscard]] bool isJump(const std::string &face) const;
    [[nodiscard]] std::vector<std::size_t> stackable(const Name &player) const;
    [[nodiscard]] int caughtCards() const;
    [[nodiscard]] char anyColor();
    void passTurn();
    void turnTo(const Name &player);
    [[nodiscard]] bool is(rules::Ruling ruling, rules::Choice choice) const
    {
        return m_rulings[ruling] == choice;
    }

    // The referee
    void tell(const std::string &line, Kind kind = Kind::Legal);
    void compare() const;
    void tryWhatIsNotAllowed();

    rules::Setup m_setup;
    rules::Rulings m_rulings;
    Chance m_chance;
    Habit m_habit;
    ToldMatch m_told;

    std::vector<Name> m_seats; // those who are seated, going round to the left
    std::vector<Name> m_left;
    std::map<Name, int> m_totals;
    Name m_dealer;
    bool m_moved = true; // somebody came, went or changed seats: the next dealer is named

    std::optional<RealTable> m_real;
    std::deque<Name> m_circle; // in the direction of play, whoever is on turn in front
    bool m_turned = false; // against the first direction
    char m_color = 0;
    Name m_uno; // can be caught
    Name m_asked; // for something else than a turn
    Name m_out;
    int m_penalty = 0; // cards that wait
};
