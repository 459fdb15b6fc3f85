// Every event that a page can call, with parameters that QML can pass. Each function returns whether the call
// was taken. Players are indexes into the match's roll, -1 is whoever has to act; faces and colours are
// codes.
#pragma once

#include "rules/match.h"
#include "store/openmatch.h"
#include "ui/card.h"

#include <QStringList>

namespace app {

class Calls : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using QObject::QObject;

    // A turn
    Q_INVOKABLE bool play(int face, int color = -1);
    Q_INVOKABLE bool draw() { return call(rules::Draw{}); }
    Q_INVOKABLE bool pass() { return call(rules::Pass{}); }
    Q_INVOKABLE bool callUno(int player = -1);
    Q_INVOKABLE bool catchPlayer(int player);
    // Questions
    Q_INVOKABLE bool startWith(int face);
    Q_INVOKABLE bool chooseColor(int color);
    Q_INVOKABLE bool nameTop(int face);
    Q_INVOKABLE bool accept() { return call(rules::Accept{}); }
    Q_INVOKABLE bool challengeHand(const QList<int> &faces);
    Q_INVOKABLE bool challengeGuilty();
    Q_INVOKABLE bool challengeInnocent();
    Q_INVOKABLE bool took(int cards);
    // The end of a round; `settles` names the draft that this event replaces
    Q_INVOKABLE bool goOut(int player, app::card::Side side);
    Q_INVOKABLE bool holdsCards(int player, const QList<int> &faces, const QString &settles = {});
    Q_INVOKABLE bool holdsPoints(int player, int points, const QString &settles = {});
    // Corrections
    Q_INVOKABLE bool count(int player, int cards);
    Q_INVOKABLE bool setTurn(int player);
    Q_INVOKABLE bool setDirection(bool toLeft);
    Q_INVOKABLE bool setColor(int color);
    Q_INVOKABLE bool setTop(int face);
    Q_INVOKABLE bool setSide(app::card::Side side);
    Q_INVOKABLE bool reshuffle() { return call(rules::Reshuffle{}); }
    Q_INVOKABLE bool voidRound() { return call(rules::VoidRound{}); }
    Q_INVOKABLE bool undo() { return call(rules::Undo{}); }
    Q_INVOKABLE bool redo() { return call(rules::Redo{}); }
    // Between rounds, and the match
    Q_INVOKABLE bool beginRound(int dealer = -1);
    Q_INVOKABLE bool join(const QString &name, int points = -1, const QString &playerId = {});
    Q_INVOKABLE bool leave(int player);
    Q_INVOKABLE bool setSeats(const QList<int> &order);
    Q_INVOKABLE bool setScoring(bool tally, int target = 0);
    Q_INVOKABLE bool setRule(const QString &ruling, const QString &choice); // as table notation names them
    Q_INVOKABLE bool setTarget(int points);
    Q_INVOKABLE bool stop() { return call(rules::Stop{}); }

    virtual bool call(const rules::Event &event, const store::AppendOptions &options = {}) = 0;
};

} // namespace app
