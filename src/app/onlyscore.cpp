// Read from the drafts and from what was told of a round.
#include "app/onlyscore.h"

namespace app {

bool isOnlyScored(const Drafts &drafts) { return drafts.contains(QStringLiteral("only-score")); }

bool isRoundOnlyScored(const store::Fold &fold, const Drafts &drafts)
{
    if (!fold.state().inRound)
        return false;
    if (isOnlyScored(drafts))
        return true;
    const auto draft = drafts.find(kOnlyScoredRound);
    return draft != drafts.end() && draft->second == onlyScoredRound(fold);
}

QString onlyScoredRound(const store::Fold &fold)
{
    const std::vector<store::Fold::Told> told = fold.told();
    for (auto each = told.rbegin(); each != told.rend(); ++each) {
        if (std::holds_alternative<rules::BeginRound>(each->step->event))
            return QString::number(each->number);
        if (std::holds_alternative<rules::TurnUp>(each->step->event))
            break;
    }
    return {};
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
    return true; // and waits for the first card
}

} // namespace app
