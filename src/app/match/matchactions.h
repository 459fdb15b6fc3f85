// What can be done with whole matches: note and place, bin, export into files.
#pragma once

#include "store/history.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace app {

class Storage;

class MatchActions : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(
        QString binnedMatch READ binnedMatch NOTIFY changed) // id of the match that went there last; or empty
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged) // something is written
    Q_PROPERTY(
        QString statusMessage READ statusMessage NOTIFY statusChanged) // what came of it, or why it failed
    Q_PROPERTY(bool failed READ hasFailed NOTIFY statusChanged)

public:
    explicit MatchActions(Storage &storage, QObject *parent = nullptr);
    static MatchActions *create(QQmlEngine *, QJSEngine *);

    [[nodiscard]] QString binnedMatch() const { return m_binned; }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] QString statusMessage() const { return m_statusMessage; }
    [[nodiscard]] bool hasFailed() const { return m_failed; }

    Q_INVOKABLE QString note(const QString &match) const;
    Q_INVOKABLE QString place(const QString &match) const;
    Q_INVOKABLE bool setNote(const QString &match, const QString &note, const QString &place);

    Q_INVOKABLE bool toBin(const QString &match);
    Q_INVOKABLE bool takeBack(const QString &match);
    Q_INVOKABLE void forget(); // ends the offer to take it back out of the bin
    Q_INVOKABLE void emptyBin();

    Q_INVOKABLE void exportAll(const QString &file); // as an archive
    Q_INVOKABLE void exportMatch(const QString &match, const QString &file); // as a record
    Q_INVOKABLE QStringList importable() const; // records and archives among documents and downloads
    Q_INVOKABLE static QString nameOf(const QString &file);
    Q_INVOKABLE static QString fileOf(const QUrl &url) { return url.toLocalFile(); }
    Q_INVOKABLE void dismiss() { setStatus({}); }

signals:
    void changed(); // of the list of matches
    void busyChanged();
    void statusChanged();

private:
    [[nodiscard]] store::HistoryEntry entryOf(const QString &match) const;
    bool finish(const store::Result<> &result);
    template <typename Work, typename Done> void write(Work work, Done done); // in a worker
    void setBusy(bool busy);
    void setStatus(const QString &text, bool failed = false);

    Storage &m_storage;
    QString m_binned;
    QString m_statusMessage;
    bool m_failed = false;
    bool m_busy = false;
};

} // namespace app
