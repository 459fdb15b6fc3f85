// Waits for the window's next frame and no longer, where TestCase's waitForRendering sleeps 10 ms each time.
#pragma once

#include <QCoreApplication>
#include <QEventLoop>
#include <QQuickWindow>
#include <QTimer>

class Frames : public QObject {
    Q_OBJECT

public:
    Q_INVOKABLE bool next(QQuickWindow *window)
    {
        QEventLoop loop;
        QTimer late;
        late.setSingleShot(true);
        connect(window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
        connect(&late, &QTimer::timeout, &loop, [&loop] { loop.exit(1); });
        late.start(5000);
        window->update();
        const bool came = loop.exec() == 0;
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return came;
    }
};
