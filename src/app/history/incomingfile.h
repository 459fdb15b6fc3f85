// A file with matches that somebody opens: what is in it, and its import once that is confirmed.
#pragma once

#include "rules/editions.h"
#include "store/importing.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace app {

class Storage;

class IncomingFile : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString file READ file WRITE read NOTIFY changed)
    Q_PROPERTY(State state READ state NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed) // who played, or how many matches there are
    Q_PROPERTY(QString detail READ detail NOTIFY changed) // what, how long, when
    Q_PROPERTY(QString matchId READ matchId NOTIFY changed) // of a single match that is here now
    // What came of it, or why it cannot be taken in.
    Q_PROPERTY(QString statusMessage READ statusMessage NOTIFY changed)

public:
    enum class State { Reading, Offered, Taking, Taken, Failed };
    Q_ENUM(State)

    IncomingFile(); // for QML
    explicit IncomingFile(Storage &storage);

    [[nodiscard]] QString file() const { return m_file; }
    void read(const QString &file); // and referee it, in a worker
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString detail() const;
    [[nodiscard]] QString matchId() const { return m_state == State::Taken ? m_content.id : QString(); }
    [[nodiscard]] QString statusMessage() const { return m_statusMessage; }

    Q_INVOKABLE void importFile();

signals:
    void changed();

private:
    struct Content {
        int matches = 0;
        // of a record
        QString id;
        QStringList names;
        const rules::Edition *edition = nullptr;
        int rounds = 0; // scored
        qint64 started = 0;
    };

    static store::Result<Content> contentOf(const QString &file);
    static store::Result<Content> contentOfArchive(QIODevice &device, const QString &file);
    [[nodiscard]] QString sentenceOn(const store::Imported &imported) const;
    void setState(State state, const QString &message = {});

    Storage &m_storage;
    QString m_file;
    State m_state = State::Reading;
    Content m_content;
    QString m_statusMessage;
};

} // namespace app
