// Rounds of four with the FLIP deck, at a table where nothing has to be corrected: something to judge in
// bulk.
#pragma once

#include "rules/match.h"

struct DealtRound {
    rules::Table dealt;
    std::vector<rules::Event> events; // from the start card to the last hand said
};

[[nodiscard]] rules::Setup orderlySetup();
[[nodiscard]] std::vector<DealtRound> orderlyRounds(int rounds);
