// How the page on which hands are counted is arranged in its window, chosen once from all that decides it.
#pragma once

#include <QMetaType>
#include <QtQml/qqmlregistration.h>

namespace app {

class CountArrangement {
    Q_GADGET
    QML_VALUE_TYPE(countArrangement)
    Q_PROPERTY(
        bool landscape MEMBER landscape CONSTANT) // a phone on its side: the pad stands beside the hand
    Q_PROPERTY(bool wide MEMBER wide CONSTANT) // a typed card finds room beside what cannot be
    Q_PROPERTY(bool stacked MEMBER stacked CONSTANT) // large words: buttons one below the other
    Q_PROPERTY(bool problemBelow MEMBER problemBelow CONSTANT) // what cannot be stands below the pad
    Q_PROPERTY(qreal cardsLimit MEMBER cardsLimit
                   CONSTANT) // height of the counted cards and what is said below them
    Q_PROPERTY(qreal countHeight MEMBER countHeight
                   CONSTANT) // how many cards: of a hand that is known in a line more
    Q_PROPERTY(qreal contentLimit MEMBER contentLimit CONSTANT)
    Q_PROPERTY(
        qreal padHeight MEMBER padHeight CONSTANT) // with the words of each colour beside its keys or above
    Q_PROPERTY(qreal padReach MEMBER padReach CONSTANT) // how far the pad reaches into the page's margins

public:
    [[nodiscard]] static CountArrangement choose(qreal width, qreal height, qreal textScale);
    bool operator==(const CountArrangement &) const = default;

    bool landscape = false;
    bool wide = false;
    bool stacked = false;
    bool problemBelow = false;
    qreal cardsLimit = 0;
    qreal countHeight = 0;
    qreal contentLimit = 0;
    qreal padHeight = 0;
    qreal padReach = 0;
};

} // namespace app
