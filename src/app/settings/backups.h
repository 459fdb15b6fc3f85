// Copies of the people's file: making one, and putting one back in its place.
#pragma once

#include "store/backup.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace app {

class Backups : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString file READ file CONSTANT) // where the matches are
    Q_PROPERTY(QString folder READ folder CONSTANT) // where copies made by hand go
    Q_PROPERTY(QVariantList all READ all NOTIFY changed) // file, name, size; newest first
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(QString statusMessage READ statusMessage NOTIFY changed) // what came of it, or why it failed
    Q_PROPERTY(bool failed READ hasFailed NOTIFY changed)

public:
    explicit Backups(QObject *parent = nullptr);

    [[nodiscard]] static QString file();
    [[nodiscard]] static QString folder();
    [[nodiscard]] QVariantList all() const;
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] QString statusMessage() const { return m_statusMessage; }
    [[nodiscard]] bool hasFailed() const { return m_failed; }

    Q_INVOKABLE void backUp(const QString &file = {}); // into the folder, where none is named
    Q_INVOKABLE void restore(const QString &backup);
    Q_INVOKABLE void dismiss() { setStatus({}); }

signals:
    void changed();

private:
    void begin();
    void setStatus(const QString &text, bool failed = false);

    bool m_busy = false;
    bool m_failed = false;
    QString m_statusMessage;
};

} // namespace app
