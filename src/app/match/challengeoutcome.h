// How a challenge ended, as cards and people: the hand that was shown, and who draws how many.
#pragma once

#include <QList>
#include <QMetaType>
#include <QtQml/qqmlregistration.h>

namespace app {

struct ChallengeOutcome {
    Q_GADGET
    QML_VALUE_TYPE(challengeOutcome)
    Q_PROPERTY(QList<int> hand MEMBER hand CONSTANT) // empty where the table judged by itself
    Q_PROPERTY(int guiltyCard MEMBER guiltyCard CONSTANT) // index of the card that proves it; -1: none does
    Q_PROPERTY(int challenger MEMBER challenger CONSTANT) // by place in the roll; -1: there was no challenge
    Q_PROPERTY(int drawer MEMBER drawer CONSTANT) // by place in the roll; -1: nobody, or not known yet
    Q_PROPERTY(int drawn MEMBER drawn CONSTANT)

public:
    QList<int> hand;
    int guiltyCard = -1;
    int challenger = -1;
    int drawer = -1;
    int drawn = 0;
};

} // namespace app
