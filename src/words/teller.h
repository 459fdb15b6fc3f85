// Makes a verdict's sentences, one method a reason or a few that say the same. Internal to src/words.
#pragma once

#include "words/phrases.h"
#include "words/verdicts.h"

namespace words {

class Teller {
public:
    Teller(const Language &language, const rules::Verdict &verdict, const Situation &situation);

    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString consequence() const; // consequences.cpp

private:
    [[nodiscard]] QString told() const; // what was called, however it was allowed
    // The round begins, and a turn: turns.cpp
    [[nodiscard]] QString dealt() const;
    [[nodiscard]] QString started() const;
    [[nodiscard]] QString goesBack() const;
    [[nodiscard]] QString startFlips() const;
    [[nodiscard]] QString playedNumber() const;
    [[nodiscard]] QString played() const;
    [[nodiscard]] QString playedForEffect() const;
    [[nodiscard]] QString playedFlip() const;
    [[nodiscard]] QString playedWild() const;
    [[nodiscard]] QString drew() const;
    [[nodiscard]] QString passed() const;
    [[nodiscard]] QString colorChosen() const;
    [[nodiscard]] QString topNamed(const char *text) const;
    // Challenges and UNO: challenges.cpp
    [[nodiscard]] QString accepted() const;
    [[nodiscard]] QString foundGuilty() const;
    [[nodiscard]] QString foundInnocent() const;
    [[nodiscard]] QString took() const;
    [[nodiscard]] QString untilColor() const;
    [[nodiscard]] QString isOut() const; // who, where the round is over
    [[nodiscard]] QString caught() const;
    // The round ends: endings.cpp
    [[nodiscard]] QString wentOut() const;
    [[nodiscard]] QString wentOutWithWildDraw() const;
    [[nodiscard]] QString declaredOut() const;
    [[nodiscard]] QString handSaid() const;
    [[nodiscard]] QString roundScored() const;
    [[nodiscard]] QString matchWon() const;
    // The table is right: corrections.cpp
    [[nodiscard]] QString letStand() const;
    [[nodiscard]] QString corrected(const QString &what) const;
    [[nodiscard]] QString directionSet() const;
    [[nodiscard]] QString colorSet() const;
    [[nodiscard]] QString sideSet() const;
    [[nodiscard]] QString booked(const QString &what) const;
    [[nodiscard]] QString newScoring() const;
    [[nodiscard]] QString newRuling() const;
    [[nodiscard]] QString newSeats() const;
    [[nodiscard]] QString takenBack(const char *text) const;
    // Refused: refusals.cpp
    [[nodiscard]] QString wrongMoment() const;
    [[nodiscard]] QString notNow(const QString &what) const;
    [[nodiscard]] QString noSuchCard() const;
    [[nodiscard]] QString noSuchColor() const;
    [[nodiscard]] QString notDealtIn() const;
    [[nodiscard]] QString tooManyCopies() const;
    [[nodiscard]] QString tooManyCopiesInHands() const;
    [[nodiscard]] QString wrongCount() const;
    [[nodiscard]] QString countNotPossible() const;
    [[nodiscard]] QString tookNotPossible() const;
    [[nodiscard]] QString wrongPoints() const;
    [[nodiscard]] QString noMatch() const;
    [[nodiscard]] QString notOnPenalty() const;
    [[nodiscard]] QString notAsLastCard() const;
    [[nodiscard]] QString drawNotPossible() const;
    [[nodiscard]] QString unoNotNow() const;
    [[nodiscard]] QString catchNotNow() const;
    [[nodiscard]] QString roundNotScored() const;
    [[nodiscard]] QString effect() const; // what a card brought about by itself: consequences.cpp
    [[nodiscard]] QString direction() const;
    [[nodiscard]] QString othersSkipped() const;
    [[nodiscard]] QString lastFlip() const;
    [[nodiscard]] bool isUsual(rules::Ruling ruling) const;

    // Parts that several share: teller.cpp. Whole sentences, or empty.
    [[nodiscard]] QString drawing(bool andSkipped = true) const; // who draws, who is skipped
    [[nodiscard]] QString drawn(bool andSkipped = true) const; // the same without the piles
    [[nodiscard]] QString piles() const; // what the draw did to them
    [[nodiscard]] QString passedOn() const; // hands that a 0 moved
    [[nodiscard]] QString next() const; // who is next, or what the table waits for now
    [[nodiscard]] QString headline() const; // what the table waits for now
    [[nodiscard]] QString waiting() const; // the same as a sentence
    [[nodiscard]] QString colorRule() const; // what a challenge to a Wild Draw card would look for
    [[nodiscard]] QString cannotBeGuilty() const;
    [[nodiscard]] QString matchDecided() const; // where a correction ended the match, or opened it again
    [[nodiscard]] static QString joined(std::initializer_list<QString> sentences);

    [[nodiscard]] const rules::Table &table() const { return *m_situation.after.table; }
    [[nodiscard]] QString name(rules::Player player) const { return m_situation.people.name(player); }
    [[nodiscard]] QString actor() const { return m_verdict.actor ? name(*m_verdict.actor) : QString(); }
    [[nodiscard]] QString other() const { return m_verdict.other ? name(*m_verdict.other) : QString(); }
    [[nodiscard]] QString card() const; // "a blue 7"
    [[nodiscard]] bool isOver() const; // the round: hands are counted now

    const Language &m_language;
    Phrases m_say;
    const rules::Verdict &m_verdict;
    const Situation &m_situation;
};

} // namespace words
