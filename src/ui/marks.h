// Small solid shapes: a card colour's thing, a person's mark, the four shapes of a wild.
#pragma once

#include "ui/card.h"
#include "ui/penitem.h"

namespace app {

// Nature shapes stand for card colours. Large ones gain inner lines in the ground's colour.
class ColorShape : public app::PenItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(app::card::Color shape READ shape WRITE setShape NOTIFY changed)
    Q_PROPERTY(QColor ground READ ground WRITE setGround NOTIFY changed)
    Q_PROPERTY(qreal tilt READ tilt WRITE setTilt NOTIFY
                   changed) // drawn turned by it: turned items have rough edges

public:
    explicit ColorShape(QQuickItem *parent = nullptr);

    [[nodiscard]] card::Color shape() const { return m_shape; }
    void setShape(card::Color shape) { assign(m_shape, shape); }
    [[nodiscard]] QColor ground() const { return m_ground; }
    void setGround(const QColor &ground) { assign(m_ground, ground); }
    [[nodiscard]] qreal tilt() const { return m_tilt; }
    void setTilt(qreal tilt) { assign(m_tilt, tilt); }

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
    Q_PROPERTY(int number READ number WRITE setNumber NOTIFY changed) // 0 to 9

public:
    explicit PlayerMark(QQuickItem *parent = nullptr);

    [[nodiscard]] int number() const { return m_number; }
    void setNumber(int number) { assign(m_number, number); }

    void paint(QPainter *painter) override;

private:
    int m_number = 0;
};

class WildMark : public app::PenItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(app::card::Side side READ side WRITE setSide NOTIFY changed)

public:
    explicit WildMark(QQuickItem *parent = nullptr);

    [[nodiscard]] card::Side side() const { return m_side; }
    void setSide(card::Side side) { assign(m_side, side); }

    void paint(QPainter *painter) override;

private:
    card::Side m_side = card::Side::Light;
};

} // namespace app
