// What the referee said to the newest call: in words, by what rule, about which card.
#pragma once

#include "app/match/challengeoutcome.h"
#include "rules/match.h"

#include <QObject>
#include <QStringList>

namespace app {

namespace refereeanswer {
Q_NAMESPACE
QML_NAMED_ELEMENT(Answer)

enum class Kind { None, Taken, Challengeable, Illegal, Impossible, Forced, Guilty, Innocent, Unreadable };
Q_ENUM_NS(Kind)
} // namespace refereeanswer

struct RefereeAnswer {
    refereeanswer::Kind kind = refereeanswer::Kind::None;
    QString text = {};
    QString rule = {}; // id of the rule it rests on
    int face = -1; // the card it is about; -1 for none
    ChallengeOutcome outcome = {}; // of a challenge
    std::optional<rules::Play> toLetStand = {}; // a play that was refused, and that the table may let stand

    [[nodiscard]] bool isRefused() const
    {
        using refereeanswer::Kind;
        return kind == Kind::Illegal || kind == Kind::Impossible || kind == Kind::Unreadable;
    }

    // `names` are today's, by place in the roll. The match has the event where it was taken.
    [[nodiscard]] static RefereeAnswer to(const rules::Event &event, const rules::Verdict &verdict,
                                          const rules::Match &match, const QStringList &names);
};

} // namespace app
