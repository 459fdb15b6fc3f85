// The referee's answer to an event with the fields and values that table notation gives them: the tests' own
// formulation, so that rules can be tested without the command line.
#pragma once

#include "rules/match.h"

#include <QJsonObject>

[[nodiscard]] QJsonObject answerTo(const rules::Event &event, const rules::Verdict &verdict,
                                   const rules::MatchState &after);
[[nodiscard]] QJsonObject shownState(const rules::MatchState &state);
[[nodiscard]] QString phaseOf(const rules::MatchState &state);
