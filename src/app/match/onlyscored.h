// What of a match is only scored: its plays are not called. Kept beside the match, as no event says it. Where
// nobody was asked who deals, neither the log nor the history says it.
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

// Whether somebody dealt the round begun by this step, from 0, as far as the match tells.
[[nodiscard]] bool tellsDealer(const rules::Match &match, std::size_t step);

} // namespace app
