// Where the parts of the table of rounds lie that has a row a person: names, as many whole rounds as fit,
// totals.
#pragma once

#include <QMetaType>
#include <QtQml/qqmlregistration.h>

namespace app {

class RoundsArrangement {
    Q_GADGET
    QML_VALUE_TYPE(roundsArrangement)
    Q_PROPERTY(bool stacked MEMBER stacked CONSTANT) // large words: a name stands above what the rounds gave
    Q_PROPERTY(qreal headHeight MEMBER headHeight CONSTANT) // of the rounds
    Q_PROPERTY(qreal rowHeight MEMBER rowHeight CONSTANT) // a person's
    Q_PROPERTY(qreal nameHeight MEMBER nameHeight CONSTANT)
    Q_PROPERTY(qreal cellHeight MEMBER cellHeight CONSTANT) // what a round gave
    Q_PROPERTY(qreal nameWidth MEMBER nameWidth CONSTANT)
    Q_PROPERTY(qreal totalWidth MEMBER totalWidth CONSTANT)
    Q_PROPERTY(qreal roundWidth MEMBER roundWidth CONSTANT)
    Q_PROPERTY(qreal roundsWidth MEMBER roundsWidth CONSTANT) // all that show at once, none cut in two

public:
    // `name` and `total`: how wide the longest of them have to be.
    [[nodiscard]] static RoundsArrangement choose(qreal width, qreal textScale, int rounds, qreal name,
                                                  qreal total);

    bool stacked = false;
    qreal headHeight = 0;
    qreal rowHeight = 0;
    qreal nameHeight = 0;
    qreal cellHeight = 0;
    qreal nameWidth = 0;
    qreal totalWidth = 0;
    qreal roundWidth = 0;
    qreal roundsWidth = 0;
};

} // namespace app
