// What the chart of a match works out: the steps of its scale, its lines, and places for the names at their
// ends.
#pragma once

#include <QList>
#include <QObject>
#include <QPolygonF>
#include <QtQml/qqmlregistration.h>

namespace app {

class Plot : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    // The smallest of 1, 2, 5, 10, 20 … that a scale up to `most` needs no more than `lines` of.
    Q_INVOKABLE static int step(int most, int lines);

    // Totals from left to right, 0 at the bottom of `height` and `most` at its top.
    [[nodiscard]] static QPolygonF line(const QList<int> &totals, int most, qreal width, qreal height);

    // How high each total's name stands: beside the end of its line, but `gap` apart and not below the
    // bottom.
    Q_INVOKABLE static QList<qreal> labels(const QList<int> &totals, int most, qreal height, qreal gap);
};

} // namespace app
