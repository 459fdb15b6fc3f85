// Everything a page shows of a table, worked out from a match: a few values, each with its own signal.
// Decides nothing: it asks the rules.
#pragma once

#include "rules/match.h"
#include "ui/card.h"

#include <QStringList>

#include <algorithm>

namespace app {

namespace phase {
Q_NAMESPACE
QML_NAMED_ELEMENT(Phase)

// What the table waits for, as table notation names it. Closed: there is no match.
enum class Name { Closed, Round, Start, Turn, Drawn, Color, Top, Challenge, Stack, Swap, Took, Holds, Over };
Q_ENUM_NS(Name)
} // namespace phase

// People are told by their place in the match's roll; -1 is nobody. Faces and colours are codes; -1 is none.

// What the match is played with.
struct MatchSetup {
    Q_GADGET
    QML_VALUE_TYPE(matchSetup)
    Q_PROPERTY(QString edition MEMBER edition CONSTANT)
    Q_PROPERTY(int target MEMBER target CONSTANT)
    Q_PROPERTY(bool tally MEMBER tally CONSTANT)
    Q_PROPERTY(bool twoSided MEMBER twoSided CONSTANT)

public:
    QString edition;
    int target = 0;
    bool tally = false, twoSided = true;
    bool operator==(const MatchSetup &) const = default;
};

// What the table waits for, and what just happened.
struct TurnState {
    Q_GADGET
    QML_VALUE_TYPE(turnState)
    Q_PROPERTY(app::phase::Name phase MEMBER phase CONSTANT)
    Q_PROPERTY(QString headline MEMBER headline CONSTANT) // what the table waits for, and from whom
    Q_PROPERTY(QString followed MEMBER followed CONSTANT) // what the newest event brought about; may be empty
    Q_PROPERTY(QString rule MEMBER rule CONSTANT) // id of the rule behind what the table waits for
    Q_PROPERTY(int round MEMBER round CONSTANT)
    Q_PROPERTY(int actor MEMBER actor CONSTANT)
    Q_PROPERTY(QString actorName MEMBER actorName CONSTANT)
    Q_PROPERTY(int nextDealer MEMBER nextDealer CONSTANT)
    Q_PROPERTY(bool toLeft MEMBER toLeft CONSTANT)
    Q_PROPERTY(int out MEMBER out CONSTANT)
    Q_PROPERTY(bool allCounted MEMBER allCounted CONSTANT) // the hands, and not written down yet
    Q_PROPERTY(QString undoText MEMBER undoText CONSTANT) // the event it would take back; empty for none
    Q_PROPERTY(QString redoText MEMBER redoText CONSTANT)

public:
    phase::Name phase = phase::Name::Closed;
    QString headline, followed, rule, actorName, undoText, redoText;
    int round = 0, actor = -1, nextDealer = -1, out = -1;
    bool toLeft = true, allCounted = false;
    bool operator==(const TurnState &) const = default;
};

// The piles in the middle of the table.
struct PileState {
    Q_GADGET
    QML_VALUE_TYPE(pileState)
    Q_PROPERTY(app::card::Side side MEMBER side CONSTANT)
    Q_PROPERTY(bool sideKnown MEMBER sideKnown CONSTANT) // which side is up: with a round's first card
    Q_PROPERTY(int top MEMBER top CONSTANT)
    Q_PROPERTY(int below MEMBER below CONSTANT) // what lay on top before, as far as it is known
    Q_PROPERTY(int deeper MEMBER deeper CONSTANT)
    Q_PROPERTY(bool topIsNew MEMBER topIsNew CONSTANT) // a Flip's new top that was known beforehand
    Q_PROPERTY(int color MEMBER color CONSTANT)
    Q_PROPERTY(bool colorBefore MEMBER colorBefore CONSTANT) // the wild to be given one was laid on a colour
    Q_PROPERTY(QString matches MEMBER matches CONSTANT) // "Blue or 7"
    Q_PROPERTY(bool counted MEMBER counted CONSTANT) // false where plays are not called: no counts are known
    Q_PROPERTY(int drawPile MEMBER drawPile CONSTANT)
    Q_PROPERTY(bool fewLeft MEMBER fewLeft CONSTANT) // few cards are left to be drawn

public:
    card::Side side = card::Side::Light;
    int top = -1, below = -1, deeper = -1, color = -1, drawPile = 0;
    bool sideKnown = false, topIsNew = false, colorBefore = false, counted = true, fewLeft = false;
    QString matches;
    bool operator==(const PileState &) const = default;
};

// What the table may do now.
struct TableChances {
    Q_GADGET
    QML_VALUE_TYPE(tableChances)
    Q_PROPERTY(bool canDraw MEMBER canDraw CONSTANT)
    Q_PROPERTY(bool canPass MEMBER canPass CONSTANT)
    Q_PROPERTY(bool canCallUno MEMBER canCallUno CONSTANT)
    Q_PROPERTY(int catchable MEMBER catchable CONSTANT) // who holds one card and has not called
    Q_PROPERTY(int tooLate MEMBER tooLate CONSTANT) // who holds one card and cannot be caught
    Q_PROPERTY(bool canReshuffle MEMBER canReshuffle CONSTANT)
    Q_PROPERTY(bool canCorrect MEMBER canCorrect CONSTANT) // turn, direction, colour, top, side
    Q_PROPERTY(bool canGoOut MEMBER canGoOut CONSTANT) // the rest of the round may be just scored
    Q_PROPERTY(int tookLeast MEMBER tookLeast CONSTANT)
    Q_PROPERTY(int tookMost MEMBER tookMost CONSTANT)
    Q_PROPERTY(int tookExtra MEMBER tookExtra CONSTANT) // cards besides, for a lost challenge

public:
    rules::FaceSet legal, possible;
    bool canDraw = false, canPass = false, canCallUno = false, canReshuffle = false, canCorrect = false;
    bool canGoOut = false;
    int catchable = -1, tooLate = -1, tookLeast = 0, tookMost = 0, tookExtra = 0;
    bool operator==(const TableChances &) const = default;

    Q_INVOKABLE bool isLegal(int face) const { return face >= 0 && legal[std::size_t(face)]; }
    Q_INVOKABLE bool isPossible(int face) const { return face >= 0 && possible[std::size_t(face)]; }
    Q_INVOKABLE int tookInAll(int cards) const { return std::min(cards + tookExtra, tookMost); }
};

// A Wild Draw card that may be challenged, and what would follow.
struct ChallengeState {
    Q_GADGET
    QML_VALUE_TYPE(challengeState)
    Q_PROPERTY(int wild MEMBER wild CONSTANT)
    Q_PROPERTY(QString challengedName MEMBER challengedName CONSTANT)
    Q_PROPERTY(int lookedFor MEMBER lookedFor CONSTANT) // the colour a challenge looks for
    Q_PROPERTY(QString lookedForWord MEMBER lookedForWord CONSTANT) // inside a sentence: "blue"
    Q_PROPERTY(int shownCount MEMBER shownCount CONSTANT) // how many cards are to be shown
    Q_PROPERTY(QString ifAccepted MEMBER ifAccepted CONSTANT) // what would follow, in words
    Q_PROPERTY(QString ifGuilty MEMBER ifGuilty CONSTANT)
    Q_PROPERTY(QString ifInnocent MEMBER ifInnocent CONSTANT)

public:
    int wild = -1, lookedFor = -1, shownCount = 0;
    QString challengedName, lookedForWord, ifAccepted, ifGuilty, ifInnocent;
    bool operator==(const ChallengeState &) const = default;
};

class TableState : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has one")
    Q_PROPERTY(app::MatchSetup setup READ setup NOTIFY setupChanged)
    Q_PROPERTY(app::TurnState turn READ turn NOTIFY turnChanged)
    Q_PROPERTY(app::PileState pile READ pile NOTIFY pileChanged)
    Q_PROPERTY(app::TableChances chances READ chances NOTIFY chancesChanged)
    Q_PROPERTY(app::ChallengeState challenge READ challenge NOTIFY challengeChanged)

public:
    struct Values {
        MatchSetup setup;
        TurnState turn;
        PileState pile;
        TableChances chances;
        ChallengeState challenge;
    };

    using QObject::QObject;

    [[nodiscard]] const MatchSetup &setup() const { return m_now.setup; }
    [[nodiscard]] const TurnState &turn() const { return m_now.turn; }
    [[nodiscard]] const PileState &pile() const { return m_now.pile; }
    [[nodiscard]] const TableChances &chances() const { return m_now.chances; }
    [[nodiscard]] const ChallengeState &challenge() const { return m_now.challenge; }

    // These emit nothing, so that values that belong together are set before a binding reads them. `names`
    // are today's, by place in the roll.
    void show(const rules::Match &match, const QStringList &names);
    void showCounting(bool allCounted, const QString &headline); // with the hands that are counted already
    void clear() { m_now = {}; }

    void notify(); // emits the signal of each value that has changed since the last call

signals:
    void setupChanged();
    void turnChanged();
    void pileChanged();
    void chancesChanged();
    void challengeChanged();

private:
    Values m_now;
    Values m_notified;
};

} // namespace app
