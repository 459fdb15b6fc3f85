// How finely items that are painted are painted.
#pragma once

#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace app {

class Painting : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    // Has all that is painted in it painted with so many pixels for each on screen.
    Q_INVOKABLE static void sharpen(QQuickItem *picture, qreal density);
};

} // namespace app
