// Numbers that the texts quote, taken from an edition's data so that they cannot disagree with the referee.
#pragma once

#include "rulebook/names.h"

namespace rulebook {

// "deck", "dealt", "target", "lowest", "highest", "points:wild", "copies:skip", "draws:uno", "worth:dark",
// "sum:7+draw-one+wild" … Empty where the edition has no such fact.
[[nodiscard]] std::optional<int> factOf(QStringView key, const rules::Edition &edition);

// The cards of one side with how many there are and what they are worth, as a Markdown table.
[[nodiscard]] QString deckTable(const rules::Edition &edition, rules::Side side, const Names &names);

} // namespace rulebook
