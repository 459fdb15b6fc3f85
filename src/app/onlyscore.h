// What is only scored: a match, or a single round of it, whose plays are not called. Where nobody was asked
// who deals, neither the log nor the history says it.
#pragma once

#include "store/fold.h"

#include <QString>

#include <map>

namespace app {

using Drafts = std::map<QString, QString>;

[[nodiscard]] bool isOnlyScored(const Drafts &drafts); // the whole match

// The round that is on. Its draft tells the event that began it, and so holds for no other round, and no
// longer than until a card of it is called.
[[nodiscard]] bool isRoundOnlyScored(const store::Fold &fold, const Drafts &drafts);
[[nodiscard]] QString onlyScoredRound(const store::Fold &fold); // that draft; empty: a card was called
inline const QString kOnlyScoredRound = QStringLiteral("only-score-round"); // its name

// Whether somebody dealt the round begun by this step, from 0, as far as the match tells.
[[nodiscard]] bool tellsDealer(const rules::Match &match, std::size_t step);

} // namespace app
