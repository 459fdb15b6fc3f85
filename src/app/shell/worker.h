// Work that takes a while, done beside the interface.
#pragma once

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace app {

// Runs `work` in a worker and hands what it gives to `then` back here, unless `owner` is gone by then. Work
// touches nothing of the interface, and opens its own connection to the people's file.
template <typename Work, typename Then> void inWorker(QObject *owner, Work work, Then then)
{
    QThreadPool::globalInstance()->start([owner = QPointer<QObject>(owner), work, then] {
        const auto result = work();
        QMetaObject::invokeMethod(
            qApp,
            [owner, then, result] {
                if (owner)
                    then(result);
            },
            Qt::QueuedConnection);
    });
}

} // namespace app
