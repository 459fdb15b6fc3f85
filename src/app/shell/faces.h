// Makes and asks faces from QML, where a face is its code: Faces.number(Card.Blue, 7).
#pragma once

#include "ui/card.h"

#include <QObject>
#include <QStringList>

namespace app {

class Language;

class Faces : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QStringList names READ names NOTIFY namesChanged) // by face: "Blue 7"
    Q_PROPERTY(QStringList colorNames READ colorNames NOTIFY namesChanged) // by colour: "Blue"
    Q_PROPERTY(QStringList colorWords READ colorWords NOTIFY namesChanged) // inside a sentence: "blue"

public:
    Faces();
    explicit Faces(const Language &language);

    [[nodiscard]] static QStringList names();
    [[nodiscard]] static QStringList colorNames();
    [[nodiscard]] static QStringList colorWords();

    Q_INVOKABLE static QString
    colorList(app::card::Side side); // "blue, green, red, yellow", as the pad has them

    Q_INVOKABLE static QStringList colorLetters(app::card::Side side); // as they are typed: b, g, r, y

    Q_INVOKABLE static int number(app::card::Color color, int value);
    Q_INVOKABLE static int action(app::card::Color color, app::card::Kind kind);
    Q_INVOKABLE static int wild(app::card::Kind kind);

    Q_INVOKABLE static bool isWild(int face);
    Q_INVOKABLE static app::card::Kind kindOf(int face);
    Q_INVOKABLE static int colorOf(int face); // -1 for a wild
    Q_INVOKABLE static QList<int> colorsOf(app::card::Side side);
    // The cells of a colour on the pad, -1 for the one that names it: two rows of seven, or one row without
    // it.
    Q_INVOKABLE static QList<int> padOrder(app::card::Color color, bool oneSided, bool oneRow);
    Q_INVOKABLE static int copies(const QList<int> &faces, int face); // how often it is among them
    Q_INVOKABLE static QList<int> all(const QString &edition, app::card::Side side); // each face once
    Q_INVOKABLE static QString unparted(const QString &words); // no line ends between a name and its number
    Q_INVOKABLE static QString rule(int face); // id of its page in the rulebook

signals:
    void namesChanged();
};

} // namespace app
