// The hand that is shown in a challenge, card by card: kept as a draft until the last of its cards.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace app {

class LiveMatch;
class Storage;

class ChallengedHand : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool open READ isOpen NOTIFY changed) // a challenge was begun
    Q_PROPERTY(QList<int> faces READ faces NOTIFY changed) // shown so far
    Q_PROPERTY(bool provesGuilt READ provesGuilt NOTIFY changed) // one of them has the colour looked for

public:
    ChallengedHand(LiveMatch &match, const Storage &storage);

    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] const QList<int> &faces() const { return m_faces; }
    [[nodiscard]] bool provesGuilt() const;

    Q_INVOKABLE bool begin();
    Q_INVOKABLE bool cancel();
    Q_INVOKABLE bool show(int face); // the last card calls the challenge
    Q_INVOKABLE bool takeBack(int index);
    bool stepBack(); // the last card, then the challenge
    bool type(const QString &line); // a card of the hand, or whether it has the colour

    void read(); // from the draft
    void close(); // the match is closed, or the challenge decided
    void drop(); // where there is nothing to challenge any more

signals:
    void changed();

private:
    bool keep(bool open, const QList<int> &faces);
    void set(bool open, const QList<int> &faces);

    LiveMatch &m_match;
    const Storage &m_storage;
    bool m_open = false;
    QList<int> m_faces;
};

} // namespace app
