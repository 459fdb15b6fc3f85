// A match as a row of the history shows it. Another figure in each row is a property here, its value in the
// .cpp.
#pragma once

#include "store/course.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace app {

// Somebody's totals in a match, from the start, and how their line is drawn.
struct PlayerRun {
    Q_GADGET
    QML_VALUE_TYPE(playerRun)
    Q_PROPERTY(QList<int> totals MEMBER totals CONSTANT)
    Q_PROPERTY(int mark MEMBER mark CONSTANT)
    Q_PROPERTY(int colorIndex MEMBER colorIndex CONSTANT)
    Q_PROPERTY(bool won MEMBER hasWon CONSTANT)

public:
    QList<int> totals;
    int mark = 0;
    int colorIndex = 0;
    bool hasWon = false;
    bool operator==(const PlayerRun &) const = default;
};

struct HistoryMatch {
    Q_GADGET
    QML_VALUE_TYPE(historyMatch)
    Q_PROPERTY(QString matchId MEMBER matchId CONSTANT)
    Q_PROPERTY(QString title MEMBER title CONSTANT) // "Cho won"
    Q_PROPERTY(QString company MEMBER company CONSTANT) // "with Ana, Ben"
    Q_PROPERTY(QString where MEMBER where CONSTANT) // place and note, one line
    Q_PROPERTY(QString when MEMBER when CONSTANT) // "Sat 14"
    Q_PROPERTY(bool running MEMBER isRunning CONSTANT)
    Q_PROPERTY(bool won MEMBER isWon CONSTANT) // somebody did
    Q_PROPERTY(
        QList<bool> sides MEMBER sides CONSTANT) // of each round: true is dark; none on cards with one side
    Q_PROPERTY(QList<app::PlayerRun> runs MEMBER runs CONSTANT) // none before the first round
    Q_PROPERTY(int highest MEMBER highest CONSTANT) // of all totals
    Q_PROPERTY(QString runText MEMBER runText CONSTANT) // the runs as a sentence

public:
    QString matchId;
    QString title;
    QString company;
    QString where;
    QString when;
    bool isRunning = false;
    bool isWon = false;
    QList<bool> sides;
    QList<PlayerRun> runs;
    int highest = 1;
    QString runText;
};

// With the day below the heading of its month; in the bin there are none.
[[nodiscard]] HistoryMatch historyMatchOf(const store::HistoryEntry &entry, const store::Course &course,
                                          bool inBin);

} // namespace app
