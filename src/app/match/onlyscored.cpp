// Follows from the drafts, and from the events of the round.
#include "app/match/onlyscored.h"

namespace app {

using onlyscored::Part;

namespace {

const QString kMatch = QStringLiteral("only-score");
const QString kRound = QStringLiteral("only-score-round");

} // namespace

Part onlyScored(const store::Fold &fold, const Drafts &drafts)
{
    if (isMatchOnlyScored(drafts))
        return Part::Match;
    const auto draft = drafts.find(kRound);
    const bool isOn = fold.state().inRound && draft != drafts.end() && !draft->second.isEmpty();
    return isOn && draft->second == roundOnlyScored(fold).content ? Part::Round : Part::Nothing;
}

bool isMatchOnlyScored(const Drafts &drafts) { return drafts.contains(kMatch); }

OnlyScoredDraft matchOnlyScored() { return {kMatch, QStringLiteral("1")}; }

// Its content is the number of the event that began the round, so it holds for no other round.
OnlyScoredDraft roundOnlyScored(const store::Fold &fold)
{
    const std::vector<store::Fold::StandingStep> steps = fold.standingSteps();
    for (auto each = steps.rbegin(); each != steps.rend(); ++each) {
        if (std::holds_alternative<rules::BeginRound>(each->step->event))
            return {kRound, QString::number(each->number)};
        if (std::holds_alternative<rules::TurnUp>(each->step->event))
            break;
    }
    return {kRound, {}};
}

bool tellsDealer(const rules::Match &match, std::size_t step)
{
    const auto &steps = match.steps();
    if (const auto *begin = std::get_if<rules::BeginRound>(&steps[step].event); begin && begin->dealer)
        return true;
    while (++step < steps.size()) {
        if (std::holds_alternative<rules::GoOut>(steps[step].event))
            return false;
        if (std::holds_alternative<rules::TurnUp>(steps[step].event))
            return true;
    }
    return true; // the round waits for its first card
}

} // namespace app
