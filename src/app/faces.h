// Makes and asks faces from QML, where a face is its code: Faces.number(Card.Blue, 7).
#pragma once

#include "app/card.h"

#include <QObject>

namespace app {

class Faces : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    Q_INVOKABLE static int number(app::card::Color color, int value);
    Q_INVOKABLE static int action(app::card::Color color, app::card::Kind kind);
    Q_INVOKABLE static int wild(app::card::Kind kind);

    Q_INVOKABLE static bool isWild(int face);
    Q_INVOKABLE static app::card::Kind kindOf(int face);
    Q_INVOKABLE static int colorOf(int face); // -1 for a wild
    Q_INVOKABLE static QList<int> colorsOf(app::card::Side side);
    Q_INVOKABLE static QList<int> all(const QString &edition, app::card::Side side); // each face once
};

} // namespace app
