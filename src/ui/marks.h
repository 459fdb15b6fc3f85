// Small solid shapes: a card colour's, a person's mark, the four of a wild.
#pragma once

#include "ui/card.h"
#include "ui/penitem.h"

namespace app {

// Nature shapes stand for card colours. Large ones gain inner lines in the ground's colour.
class ColorShape : public app::PenItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(app::card::Color shape MEMBER m_shape NOTIFY changed)
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY changed)
    Q_PROPERTY(qreal tilt MEMBER m_tilt NOTIFY changed) // drawn turned by it: turned items have rough edges

public:
    explicit ColorShape(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

private:
    card::Color m_shape = card::Color::Blue;
    QColor m_ground = Qt::white;
    qreal m_tilt = 0;
};

// Geometric marks stand for people.
class PlayerMark : public app::PenItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int number MEMBER m_number NOTIFY changed) // 0 to 9

public:
    explicit PlayerMark(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

private:
    int m_number = 0;
};

class WildMark : public app::PenItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(app::card::Side side MEMBER m_side NOTIFY changed)

public:
    explicit WildMark(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

private:
    card::Side m_side = card::Side::Light;
};

} // namespace app
