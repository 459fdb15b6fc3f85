// Reads the whole of the people's file in a worker, once the first page is there, and says what it found.
#pragma once

#include "store/error.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace app {

class FileCheck : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool done READ isDone NOTIFY finished)
    Q_PROPERTY(QString trouble READ trouble NOTIFY finished) // a sentence; empty where all is well

public:
    using QObject::QObject;

    [[nodiscard]] bool isDone() const { return m_done; }
    [[nodiscard]] QString trouble() const;

    Q_INVOKABLE void start(const QString &path);
    Q_INVOKABLE void dismiss();

signals:
    void finished();

private:
    bool m_started = false;
    bool m_done = false;
    std::optional<store::Error> m_error;
};

} // namespace app
