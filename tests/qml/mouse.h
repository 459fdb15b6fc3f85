// Single mouse events, where TestCase only knows whole clicks.
#pragma once

#include <QCoreApplication>
#include <QMouseEvent>
#include <QQuickItem>
#include <QQuickWindow>

class Mouse : public QObject {
    Q_OBJECT

public:
    // The second press of a double click, as the platform sends it: both events.
    Q_INVOKABLE void pressAgain(QQuickItem *item)
    {
        const QPointF at = item->mapToScene({item->width() / 2, item->height() / 2});
        for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonDblClick}) {
            QMouseEvent event(type, at, at, Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(item->window(), &event);
        }
    }
};
