// Saves pictures that are larger than the screen shows them.
#pragma once

#include <QImage>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace app {

// A picture is grabbed larger than it is on screen, and words get the pixels for it; items that are painted
// are only enlarged, whatever the size of their texture, where no graphics card draws. So it is grabbed
// without them, and they are painted into it.
class Painting : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    Q_INVOKABLE void takeOut(QQuickItem *picture); // what is painted in it
    Q_INVOKABLE void putBack();
    Q_INVOKABLE bool save(QQuickItem *picture, const QImage &grabbed, const QString &file); // with all of it

private:
    struct Painted {
        QPointer<QQuickPaintedItem> item;
        qreal opacity; // of its own
    };

    void collect(QQuickItem *item);

    std::vector<Painted> m_painted; // in the order in which they lie on each other
};

} // namespace app
