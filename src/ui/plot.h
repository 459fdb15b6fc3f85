// What charts work out: the steps of a scale, lines and the marks on them, and places for the names at their
// ends.
#pragma once

#include <QList>
#include <QObject>
#include <QPointF>
#include <QPolygonF>
#include <QSize>
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
    Q_INVOKABLE static QList<QPointF> line(const QList<int> &totals, int most, qreal width, qreal height);

    // A person's mark at each point but the first, as outlines; of a long line only at every second point, or
    // third and so on, and at its end; or there alone.
    Q_INVOKABLE static QList<QPolygonF> marks(const QList<QPointF> &points, int number, qreal size,
                                              bool onlyAtEnd = false);

    // The outline of a box with round corners that lies so far inside of its width and height, as an SVG
    // path.
    Q_INVOKABLE static QString roundedBox(qreal width, qreal height, qreal inset, qreal radius);

    // Of a picture that has so many for each on screen; none where it has no more than the screen.
    Q_INVOKABLE static QSize pixels(qreal width, qreal height, qreal density);

    // How high each total's name stands: beside the end of its line, but `gap` apart and not below the
    // bottom.
    Q_INVOKABLE static QList<qreal> labels(const QList<int> &totals, int most, qreal height, qreal gap);
};

} // namespace app
