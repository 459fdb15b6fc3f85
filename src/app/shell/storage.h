// The file that holds the people's matches, opened when the first page asks for it; and what is wrong with
// it, in words.
#pragma once

#include "store/backup.h"
#include "store/opening.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace app {

class DatabaseReader;

class Storage : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(State state READ state NOTIFY stateChanged)
    Q_PROPERTY(QString trouble READ trouble NOTIFY stateChanged) // a sentence; empty where all is well
    Q_PROPERTY(bool readOnly READ isReadOnly NOTIFY
                   stateChanged) // open, but nothing can be written: `trouble` says why
    // Why the backup after a match was not made; empty where it was.
    Q_PROPERTY(QString backupTrouble READ backupTrouble NOTIFY backupTroubleChanged)
    Q_PROPERTY(QString path READ path CONSTANT)

public:
    enum class State { Closed, Open, Failed };
    Q_ENUM(State)

    Storage(QString path, store::Place place, QObject *parent);
    ~Storage() override;
    static Storage *create(QQmlEngine *, QJSEngine *);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isReadOnly() const { return m_database && m_database->isReadOnly(); }
    [[nodiscard]] QString trouble() const;
    [[nodiscard]] QString backupTrouble() const;
    Q_INVOKABLE void dismissBackupTrouble();
    [[nodiscard]] const std::optional<store::Error> &error() const { return m_error; }
    [[nodiscard]] QString path() const { return m_path; }

    // Opens the file unless it is open; asked again after a failure, or where it could not be written, it
    // tries again. Where another file has taken the place of the one that was open, it opens that; where none
    // has, it waits for its return.
    Q_INVOKABLE bool open();
    void close();
    void look(); // once a second: whether the file is still there, and whether others have written
    // Puts a backup in the file's place, in a worker; until `then` is called there is no database.
    void replaceWith(const QString &backup,
                     const std::function<void(const store::Result<store::Restored> &)> &then);
    void backUpToday(); // in a worker, unless that was done

    [[nodiscard]] store::Database *database(); // opened where needed; null where it cannot be
    [[nodiscard]] DatabaseReader &
    reader(); // asks the same file beside the interface; made when first asked for

signals:
    void stateChanged();
    void backupTroubleChanged();
    void closing(); // release everything that belongs to the database
    void changedElsewhere(); // another process has written

private:
    void fail(const store::Error &error);
    void becomeOpen();
    void releaseDatabase();
    void setBackupError(const std::optional<store::Error> &error); // what came of it
    void followApplicationState(Qt::ApplicationState state);

    QString m_path;
    store::Place m_place;
    std::unique_ptr<store::Database> m_database;
    std::unique_ptr<DatabaseReader> m_reader;
    State m_state = State::Closed;
    bool m_isReplacing = false; // its file is being replaced
    bool m_isMissing = false; // somebody took away the file that was open
    std::optional<store::Error> m_error;
    std::optional<store::Error> m_backupError;
    QTimer m_watch;
    QThreadPool m_backups; // waits for what it has begun: nobody takes the file away under a copy
};

// What happened, what is safe and what to do.
[[nodiscard]] QString sentence(const store::Error &error);

} // namespace app
