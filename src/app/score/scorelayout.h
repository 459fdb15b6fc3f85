// Where things lie on the pages of a match's score: ScoreLayout.page(width, Type.scale).
#pragma once

#include "app/score/roundsarrangement.h"
#include "app/score/scorearrangement.h"

#include <QObject>
#include <QRectF>

namespace app {

class ScoreLayout : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    Q_INVOKABLE [[nodiscard]] static app::ScoreArrangement page(qreal width, qreal textScale)
    {
        return ScoreArrangement::choose(width, textScale);
    }
    Q_INVOKABLE [[nodiscard]] static app::RoundsArrangement rounds(qreal width, qreal textScale, int rounds,
                                                                   qreal name, qreal total)
    {
        return RoundsArrangement::choose(width, textScale, rounds, name, total);
    }

    // Whether everyone has room for a column of the table of rounds, and how wide what stands before them is
    // then.
    Q_INVOKABLE [[nodiscard]] static bool fitsByRound(qreal width, qreal textScale, int people);
    Q_INVOKABLE [[nodiscard]] static qreal headWidth(qreal width, qreal textScale, int people, qreal name);

    // For everyone's total side by side: as many in each row, and nobody alone in the last one where that can
    // be.
    Q_INVOKABLE [[nodiscard]] static int cardColumns(qreal width, qreal textScale, int people);

    // Squares evenly spread and without a pattern, the same each time: beside what is taken, and beside each
    // other.
    Q_INVOKABLE [[nodiscard]] static QList<QRectF> scatter(qreal width, qreal height,
                                                           const QList<QRectF> &taken);
};

} // namespace app
