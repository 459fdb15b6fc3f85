// Copies of the people's file: making one, and putting one back in its place.
#pragma once

#include "app/shell/valuemodel.h"

namespace app {

class Language;
class Storage;

struct BackupFile {
    Q_GADGET
    Q_PROPERTY(QString file MEMBER file CONSTANT)
    Q_PROPERTY(QString name MEMBER name CONSTANT) // when it was made
    Q_PROPERTY(QString second MEMBER second CONSTANT) // how large it is, and who made it

public:
    QString file;
    QString name;
    QString second;
    bool operator==(const BackupFile &) const = default;
};

class Backups : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString file READ file CONSTANT) // where the matches are
    Q_PROPERTY(QString folder READ folder CONSTANT) // where copies made by hand go
    Q_PROPERTY(app::ValueModel *all READ all CONSTANT) // newest first
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(QString statusMessage READ statusMessage NOTIFY changed) // what came of it, or why it failed
    Q_PROPERTY(bool failed READ hasFailed NOTIFY changed)

public:
    Backups();
    Backups(Storage &storage, const Language &language);

    [[nodiscard]] QString file() const;
    [[nodiscard]] static QString folder();
    [[nodiscard]] ValueList<BackupFile> *all() { return &m_all; }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] QString statusMessage() const { return m_statusMessage; }
    [[nodiscard]] bool hasFailed() const { return m_failed; }

    Q_INVOKABLE void backUp(const QString &file = {}); // into the folder, where none is named
    Q_INVOKABLE void restore(const QString &backup);
    Q_INVOKABLE void dismiss() { setStatus({}); }

signals:
    void changed();

private:
    void read();
    void begin();
    void setStatus(const QString &text, bool failed = false);

    Storage &m_storage;
    ValueList<BackupFile> m_all;
    bool m_busy = false;
    bool m_failed = false;
    QString m_statusMessage;
};

} // namespace app
