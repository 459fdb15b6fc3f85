// Makes an answer of a verdict.
#include "app/match/refereeanswer.h"

#include "app/shell/conversions.h"
#include "app/shell/speech.h"
#include "rules/challenges.h"
#include "words/verdicts.h"

namespace app {

using refereeanswer::Kind;

namespace {

Kind kindOf(const rules::Verdict &verdict)
{
    switch (verdict.kind) {
    case rules::VerdictKind::Legal:
        return !verdict.guilty ? Kind::Taken : *verdict.guilty ? Kind::Guilty : Kind::Innocent;
    case rules::VerdictKind::Challengeable: return Kind::Challengeable;
    case rules::VerdictKind::Illegal: return Kind::Illegal;
    case rules::VerdictKind::Impossible: return Kind::Impossible;
    case rules::VerdictKind::Forced: return Kind::Forced;
    }
    return Kind::None;
}

QString sentenceOn(const rules::Event &event, const rules::Verdict &verdict, const rules::Match &match,
                   const QStringList &names)
{
    const bool undone = std::holds_alternative<rules::Undo>(event);
    const bool redone = std::holds_alternative<rules::Redo>(event);
    const auto &steps = match.steps();
    const bool stepped = verdict.taken() && !undone && !redone;
    const rules::MatchState &before = !stepped ? match.state()
        : steps.size() > 1                     ? steps[steps.size() - 2].state
                                               : match.start();
    const rules::Event *takenBack = undone ? match.nextRedo() : redone ? match.nextUndo() : nullptr;
    return words::sentence(speech(), verdict, {before, match.state(), names, takenBack});
}

ChallengeOutcome outcomeOf(const rules::Challenge &challenge, const rules::Verdict &verdict)
{
    ChallengeOutcome outcome;
    outcome.challenger = verdict.actor ? int(*verdict.actor) : -1;
    for (const rules::Face face : challenge.hand) {
        if (outcome.guiltyCard < 0 && rules::tellsGuilty(face, verdict.color))
            outcome.guiltyCard = int(outcome.hand.size());
        outcome.hand.append(face.code());
    }
    if (verdict.drawing) {
        outcome.drawer = int(verdict.drawing->player);
        outcome.drawn = verdict.drawing->cards;
    }
    return outcome;
}

} // namespace

RefereeAnswer RefereeAnswer::to(const rules::Event &event, const rules::Verdict &verdict,
                                const rules::Match &match, const QStringList &names)
{
    RefereeAnswer answer{kindOf(verdict),
                         sentenceOn(event, verdict, match, names),
                         toQt(rules::idOf(verdict.rule())),
                         verdict.card ? verdict.card->code() : -1,
                         {},
                         {}};
    if (const auto *challenge = std::get_if<rules::Challenge>(&event))
        answer.outcome = outcomeOf(*challenge, verdict);
    if (const auto *play = std::get_if<rules::Play>(&event); play && !verdict.taken()) {
        rules::Play forced = *play;
        forced.forced = true;
        // Only what the table may let stand is offered: not a card of the other side, for one.
        if (rules::call(match.state(), forced).verdict.taken())
            answer.toLetStand = forced;
    }
    return answer;
}

} // namespace app
