// How the scoreboard is arranged in its window.
#pragma once

#include <QMetaType>
#include <QtQml/qqmlregistration.h>

namespace app {

class ScoreArrangement {
    Q_GADGET
    QML_VALUE_TYPE(scoreArrangement)
    Q_PROPERTY(bool wide MEMBER wide
                   CONSTANT) // everyone's total is a card of its own, and buttons stand side by side
    Q_PROPERTY(bool twoColumns MEMBER twoColumns CONSTANT) // the chart and the rounds
    Q_PROPERTY(
        bool summaryBelow MEMBER summaryBelow CONSTANT) // the header, of which it would need half the page
    Q_PROPERTY(qreal contentLimit MEMBER contentLimit CONSTANT)

public:
    [[nodiscard]] static ScoreArrangement choose(qreal width, qreal textScale);
    bool operator==(const ScoreArrangement &) const = default;

    bool wide = false;
    bool twoColumns = false;
    bool summaryBelow = false;
    qreal contentLimit = 0;
};

} // namespace app
