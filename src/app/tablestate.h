// Everything a page shows of a table, as one value worked out from a match. Decides nothing: it asks the
// rules.
#pragma once

#include "app/card.h"
#include "rules/match.h"

#include <QStringList>

#include <algorithm>

namespace app {

namespace phase {
Q_NAMESPACE
QML_NAMED_ELEMENT(Phase)

// What the table waits for, as table notation names it. Closed: there is no match.
enum class Name { Closed, Round, Start, Turn, Drawn, Color, Top, Challenge, Took, Holds, Over };
Q_ENUM_NS(Name)
} // namespace phase

// People are told by their place in the match's roll; -1 is nobody. Faces and colours are codes; -1 is none.
struct TableState {
    Q_GADGET
    QML_VALUE_TYPE(tableState)
    Q_PROPERTY(app::phase::Name phase MEMBER phase CONSTANT)
    Q_PROPERTY(QString headline MEMBER headline CONSTANT) // what the table waits for, and from whom
    Q_PROPERTY(QString followed MEMBER followed CONSTANT) // from the newest event; empty where nothing did
    Q_PROPERTY(QString rule MEMBER rule CONSTANT) // id of the rule behind what the table waits for
    Q_PROPERTY(int actor MEMBER actor CONSTANT)
    Q_PROPERTY(QString actorName MEMBER actorName CONSTANT)
    Q_PROPERTY(int round MEMBER round CONSTANT)
    Q_PROPERTY(int target MEMBER target CONSTANT)
    Q_PROPERTY(int dealer MEMBER dealer CONSTANT)
    Q_PROPERTY(int nextDealer MEMBER nextDealer CONSTANT)
    Q_PROPERTY(QString edition MEMBER edition CONSTANT)
    Q_PROPERTY(bool tally MEMBER tally CONSTANT)
    Q_PROPERTY(bool twoSided MEMBER twoSided CONSTANT)
    Q_PROPERTY(app::card::Side side MEMBER side CONSTANT)
    Q_PROPERTY(bool sideKnown MEMBER sideKnown CONSTANT) // which side is up: with a round's first card
    Q_PROPERTY(bool toLeft MEMBER toLeft CONSTANT)
    Q_PROPERTY(int top MEMBER top CONSTANT)
    Q_PROPERTY(int below MEMBER below CONSTANT) // what lay on top before, as far as it is known
    Q_PROPERTY(int deeper MEMBER deeper CONSTANT)
    Q_PROPERTY(bool topIsNew MEMBER topIsNew CONSTANT) // a Flip's new top that the pile's history told
    Q_PROPERTY(int color MEMBER color CONSTANT)
    Q_PROPERTY(
        bool colorBefore MEMBER colorBefore CONSTANT) // the wild that is given one was laid on a colour
    Q_PROPERTY(QString matches MEMBER matches CONSTANT) // "Blue or 7"
    Q_PROPERTY(int drawPile MEMBER drawPile CONSTANT)
    Q_PROPERTY(bool fewLeft MEMBER fewLeft CONSTANT) // to be drawn: the table may want to know
    Q_PROPERTY(int discardPile MEMBER discardPile CONSTANT)
    Q_PROPERTY(bool counted MEMBER counted CONSTANT) // false where plays are not called: no counts are known
    Q_PROPERTY(bool canDraw MEMBER canDraw CONSTANT)
    Q_PROPERTY(bool canPass MEMBER canPass CONSTANT)
    Q_PROPERTY(bool canCallUno MEMBER canCallUno CONSTANT)
    Q_PROPERTY(int catchable MEMBER catchable CONSTANT) // who holds one card and has not called
    Q_PROPERTY(int tooLate MEMBER tooLate CONSTANT) // who holds one card and cannot be caught
    Q_PROPERTY(bool canReshuffle MEMBER canReshuffle CONSTANT)
    Q_PROPERTY(bool canCorrect MEMBER canCorrect CONSTANT) // turn, direction, colour, top, side
    Q_PROPERTY(bool canGoOut MEMBER canGoOut CONSTANT) // the rest of the round may be just scored
    Q_PROPERTY(int wild MEMBER wild CONSTANT) // the card that may be challenged
    Q_PROPERTY(int challenged MEMBER challenged CONSTANT)
    Q_PROPERTY(QString challengedName MEMBER challengedName CONSTANT)
    Q_PROPERTY(int lookedFor MEMBER lookedFor CONSTANT) // the colour a challenge looks for
    Q_PROPERTY(int shownCount MEMBER shownCount CONSTANT) // how many cards are to be shown
    Q_PROPERTY(QString ifAccepted MEMBER ifAccepted CONSTANT) // what would follow, in words
    Q_PROPERTY(QString ifGuilty MEMBER ifGuilty CONSTANT)
    Q_PROPERTY(QString ifInnocent MEMBER ifInnocent CONSTANT)
    Q_PROPERTY(int tookLeast MEMBER tookLeast CONSTANT)
    Q_PROPERTY(int tookMost MEMBER tookMost CONSTANT)
    Q_PROPERTY(int tookExtra MEMBER tookExtra CONSTANT) // cards besides, for a lost challenge
    Q_PROPERTY(int out MEMBER out CONSTANT)
    Q_PROPERTY(bool allCounted MEMBER allCounted CONSTANT) // the hands, and not written down yet
    Q_PROPERTY(QString undoText MEMBER undoText CONSTANT) // the event it would take back; empty for none
    Q_PROPERTY(QString redoText MEMBER redoText CONSTANT)

public:
    // clang-format off
    phase::Name phase = phase::Name::Closed;
    int actor = -1, round = 0, target = 0, dealer = -1, nextDealer = -1, top = -1, below = -1, deeper = -1, color = -1;
    int drawPile = 0, discardPile = 0, catchable = -1, tooLate = -1, wild = -1, challenged = -1, lookedFor = -1, shownCount = 0;
    int tookLeast = 0, tookMost = 0, tookExtra = 0, out = -1;
    bool tally = false, twoSided = true, toLeft = true, counted = true, canDraw = false, canPass = false;
    bool canCallUno = false, canReshuffle = false, canCorrect = false, canGoOut = false, topIsNew = false, allCounted = false, sideKnown = false, colorBefore = false, fewLeft = false;
    card::Side side = card::Side::Light;
    QString headline, followed, rule, actorName, edition, matches, challengedName, ifAccepted, ifGuilty, ifInnocent, undoText, redoText;
    rules::FaceSet legal, possible;
    // clang-format on

    Q_INVOKABLE bool isLegal(int face) const { return face >= 0 && legal[std::size_t(face)]; }
    Q_INVOKABLE bool isPossible(int face) const { return face >= 0 && possible[std::size_t(face)]; }
    Q_INVOKABLE int tookInAll(int cards) const { return std::min(cards + tookExtra, tookMost); }
};

// `names` are today's, by place in the roll.
[[nodiscard]] TableState tableState(const rules::Match &match, const QStringList &names);

} // namespace app
