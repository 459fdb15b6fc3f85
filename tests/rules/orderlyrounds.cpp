// Takes a random match apart into its rounds.
#include "orderlyrounds.h"

#include "randomgame.h"

using namespace rules;

Setup orderlySetup()
{
    Setup setup;
    setup.edition = editionNamed("flip2020");
    setup.target = 1'000'000; // nobody gets there
    setup.players = {"Ana", "Ben", "Cho", "Dee"};
    return setup;
}

std::vector<DealtRound> orderlyRounds(int rounds)
{
    RandomGame game(orderlySetup(), 1, RandomGame::Habit::Orderly);
    game.play(rounds);

    std::vector<DealtRound> played;
    for (const Match::Step &step : game.told().match().steps()) {
        if (std::holds_alternative<BeginRound>(step.event))
            played.push_back({*step.state.table, {}});
        else
            played.back().events.push_back(step.event);
    }
    return played;
}
