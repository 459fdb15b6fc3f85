// The drafts of hands that are being counted at the end of a round: their names, their text, and what the
// table waits for with them.
#pragma once

#include "app/match/roundcount.h"

#include <QString>

#include <map>

namespace app {

class CountDrafts {
public:
    explicit CountDrafts(const rules::Match &match);

    [[nodiscard]] QString nameFor(rules::Player player) const; // of the draft that is this player's hand
    [[nodiscard]] QString nameOfCounting() const; // of the draft that tells whose hand is counted now

    [[nodiscard]] static QString text(const RoundCount::Hand &hand);
    [[nodiscard]] static std::optional<RoundCount::Hand> read(const QString &text);

    // The hands with what the drafts tell, and whose is counted now; -1: all are counted.
    struct Counting {
        RoundCount count;
        int current = -1;
    };
    [[nodiscard]] Counting counting(const std::map<QString, QString> &drafts) const;

    // The match as if the counted hands were in the journal: tells what is left to be counted.
    [[nodiscard]] rules::MatchState state(const std::map<QString, QString> &drafts) const;

private:
    const rules::Match &m_match;
    int m_ended; // the step that ended the round
};

} // namespace app
