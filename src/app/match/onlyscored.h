// Which part of a match is only scored: its plays are not called. Kept as a draft, as there is no event for
// it. Where nobody was asked who deals, log and history do not name a dealer.
#pragma once

#include "store/fold.h"
#include "store/matches.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace app {

namespace onlyscored {
Q_NAMESPACE
QML_NAMED_ELEMENT(OnlyScored)

enum class Part { Nothing, Round, Match };
Q_ENUM_NS(Part)
} // namespace onlyscored

using Drafts = std::map<QString, QString>;

// The round that is on, or the whole match. A round is so until a card of it is called.
[[nodiscard]] onlyscored::Part onlyScored(const store::Fold &fold, const Drafts &drafts);
[[nodiscard]] bool isMatchOnlyScored(const Drafts &drafts);

// The drafts that say so.
struct OnlyScoredDraft {
    QString name;
    QString content; // empty: it cannot be kept
};
[[nodiscard]] OnlyScoredDraft matchOnlyScored();
[[nodiscard]] OnlyScoredDraft roundOnlyScored(const store::Fold &fold); // none once a card was called

// Whether the match says who dealt the round that begins with this step, from 0.
[[nodiscard]] bool tellsDealer(const rules::Match &match, std::size_t step);

} // namespace app
