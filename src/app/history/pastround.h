// A round of a match as its page shows it: how it ended, every hand, and what else happened.
#pragma once

#include "ui/card.h"

namespace app {

struct RoundHand {
    Q_GADGET
    QML_VALUE_TYPE(roundHand)
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(int mark MEMBER mark CONSTANT)
    Q_PROPERTY(int colorIndex MEMBER colorIndex CONSTANT)
    Q_PROPERTY(QList<int> faces MEMBER faces CONSTANT) // none where only points are known
    Q_PROPERTY(int points MEMBER points CONSTANT)
    Q_PROPERTY(int gain MEMBER gain CONSTANT)
    Q_PROPERTY(bool out MEMBER isOut CONSTANT)

public:
    QString name;
    int mark = 0;
    int colorIndex = 0;
    QList<int> faces;
    int points = 0;
    int gain = 0;
    bool isOut = false;
};

// A challenge, a catch, or a play that was let stand.
struct RoundEvent {
    Q_GADGET
    QML_VALUE_TYPE(roundEvent)
    Q_PROPERTY(QString text MEMBER text CONSTANT)
    Q_PROPERTY(QString sentence MEMBER sentence CONSTANT) // what the referee said to it
    Q_PROPERTY(int step MEMBER step CONSTANT) // of the replay

public:
    QString text;
    QString sentence;
    int step = 0;
};

struct PastRound {
    Q_GADGET
    QML_VALUE_TYPE(pastRound)
    Q_PROPERTY(int number MEMBER number CONSTANT)
    Q_PROPERTY(app::card::Side side MEMBER side CONSTANT)
    Q_PROPERTY(QString winner MEMBER winner CONSTANT) // name; empty in a round that is not over
    Q_PROPERTY(int worth MEMBER worth CONSTANT) // what the winner got
    Q_PROPERTY(QString summary MEMBER summary CONSTANT) // the dealer where known, flips, whether it counts
    Q_PROPERTY(bool counts MEMBER counts CONSTANT)
    Q_PROPERTY(bool called MEMBER isCalled CONSTANT) // plays were called
    Q_PROPERTY(int firstStep MEMBER firstStep CONSTANT) // of the replay
    Q_PROPERTY(QList<app::RoundHand> hands MEMBER hands CONSTANT)
    Q_PROPERTY(QList<app::RoundEvent> events MEMBER events CONSTANT)

public:
    int number = 0;
    card::Side side = card::Side::Light;
    QString winner;
    int worth = 0;
    QString summary;
    bool counts = false;
    bool isCalled = false;
    int firstStep = 0;
    QList<RoundHand> hands;
    QList<RoundEvent> events;
};

} // namespace app
