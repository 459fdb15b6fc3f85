// One event into rows. Nothing here looks further back than the table before it.
#include "store/happenings.h"

#include "store/cells.h"

namespace store {

using namespace rules;

namespace {

std::string causeOf(const Table &before, const Match::Step &step)
{
    const auto ofCard = [](Face card) {
        return isWildDraw(card.kind())      ? notation::write(card)
            : card.kind() == Kind::DrawFive ? std::string("+5")
                                            : std::string("+1");
    };
    return std::visit(
        [&]<typename E>(const E &) -> std::string {
            if constexpr (std::is_same_v<E, Accept>) {
                return ofCard(*step.verdict.card); // a penalty is drawn for the card on top of it
            } else if constexpr (std::is_same_v<E, Challenge>) {
                return *step.verdict.guilty ? "guilty" : "lost";
            } else if constexpr (std::is_same_v<E, Took>) {
                const auto &asked = std::get<phase::Took>(before.phase);
                if (asked.extra > 0)
                    return "lost";
                return asked.drawer == before.wild.player ? "guilty" : notation::write(before.wild.card);
            } else if constexpr (std::is_same_v<E, Catch>) {
                return "caught";
            } else if constexpr (std::is_same_v<E, Draw>) {
                return "draw";
            } else if constexpr (std::is_same_v<E, Fine>) {
                return "fine";
            } else if constexpr (std::is_same_v<E, ChooseColor>) {
                return ofCard(before.wild.card); // of a wild that nobody may challenge
            } else {
                return ofCard(*step.verdict.card); // a card played or turned up
            }
        },
        step.event);
}

void tellDrawing(Changes &changes, int round, const Table &before, const Fold::StandingStep &told)
{
    const Drawing &drawing = *told.step->verdict.drawing;
    const RowKey key{Relation::Drawn, round, int(drawing.player), causeOf(before, *told.step)};
    std::int64_t times = 0;
    std::int64_t cards = 0;
    std::int64_t most = 0;
    std::int64_t mostEvent = 0;
    if (const Cells *known = changes.find(key)) {
        times = std::get<std::int64_t>((*known)[0]);
        cards = std::get<std::int64_t>((*known)[1]);
        most = std::get<std::int64_t>((*known)[2]);
        mostEvent = std::get<std::int64_t>((*known)[3]);
    }
    if (drawing.cards > most) {
        most = drawing.cards;
        mostEvent = told.number;
    }
    changes.set(key, {times + 1, cards + drawing.cards, most, mostEvent});
}

std::string_view callOf(Reason reason)
{
    switch (reason) {
    case Reason::UnoCalledAhead: return "ahead";
    case Reason::UnoCalledLate: return "late";
    default: return "called";
    }
}

void tellFlip(Changes &changes, int round, const Fold::StandingStep &told)
{
    const Match::Step &step = *told.step;
    const auto tell = [&](std::optional<Player> player, std::string_view cause) {
        changes.set({Relation::Flip, told.number, 0, {}},
                    {cell(round), cell(player), cell(cause), cell(step.state.table->side)});
    };
    if (std::holds_alternative<Play>(step.event))
        tell(step.verdict.actor, "play");
    else if (std::holds_alternative<TurnUp>(step.event))
        tell({}, "start");
    else if (std::holds_alternative<SetSide>(step.event))
        tell({}, "set");
}

} // namespace

void tellHappening(Changes &changes, const Table &before, const Fold::StandingStep &told)
{
    const Match::Step &step = *told.step;
    const int round = step.state.round;
    const Verdict &verdict = step.verdict;
    if (verdict.drawing)
        tellDrawing(changes, round, before, told);
    if (step.state.table->side != before.side)
        tellFlip(changes, round, told);
    if (const auto *challenge = std::get_if<Challenge>(&step.event)) {
        changes.set({Relation::Challenge, told.number, 0, {}},
                    {cell(round), cell(verdict.actor), cell(verdict.other), cell(*verdict.card),
                     cell(*verdict.guilty), cell(challenge->judgement == Judgement::ByHand)});
    } else if (std::holds_alternative<CallUno>(step.event)) {
        changes.set({Relation::Uno, told.number, 0, {}},
                    {cell(round), cell(verdict.actor), cell(callOf(verdict.reason)), Cell()});
    } else if (const auto *caught = std::get_if<Catch>(&step.event)) {
        changes.set({Relation::Uno, told.number, 0, {}},
                    {cell(round), cell(caught->caught), cell("caught"), cell(caught->who)});
    } else if (const auto *play = std::get_if<Play>(&step.event); play && play->forced) {
        changes.set({Relation::Forced, told.number, 0, {}},
                    {cell(round), cell(verdict.actor), cell(play->card.face)});
    }
}

} // namespace store
