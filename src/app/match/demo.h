// The demo match: loaded with one tap, removed for good with another.
#pragma once

#include "store/error.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace app {

class Storage;

class Demo : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString matchId READ matchId CONSTANT)
    Q_PROPERTY(bool there READ isThere NOTIFY changed) // in the file, and not in its bin
    Q_PROPERTY(QString trouble READ trouble NOTIFY troubleChanged)

public:
    explicit Demo(QObject *parent = nullptr);
    explicit Demo(Storage &storage, QObject *parent = nullptr);

    [[nodiscard]] static QString matchId();
    [[nodiscard]] bool isThere() const;
    [[nodiscard]] QString trouble() const { return m_trouble; }

    Q_INVOKABLE bool load();
    Q_INVOKABLE bool throwAway();

signals:
    void changed();
    void troubleChanged();

private:
    bool done(const std::optional<store::Error> &error);

    Storage &m_storage;
    QString m_trouble;
};

} // namespace app
