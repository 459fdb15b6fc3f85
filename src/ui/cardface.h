// A card face drawn from data: CardFace { face: Faces.number(Card.Blue, 7) }. KeyFace is the same on the pad.
#pragma once

#include "ui/card.h"
#include "ui/penitem.h"

namespace app {

// A card and, below it, its lower edge in the item's color: 1.5 width and a bit high.
class CardFace : public app::PenItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int face READ face WRITE setFace NOTIFY changed)
    Q_PROPERTY(app::card::Side side READ side WRITE setSide NOTIFY changed) // which look a plain Wild wears
    Q_PROPERTY(qreal tilt READ tilt WRITE setTilt NOTIFY changed) // degrees; the card turns inside the item
    Q_PROPERTY(qreal cardWidth READ cardWidth WRITE setCardWidth NOTIFY changed)

public:
    explicit CardFace(QQuickItem *parent = nullptr);

    [[nodiscard]] int face() const { return m_face; }
    void setFace(int face) { assign(m_face, face); }
    [[nodiscard]] card::Side side() const { return m_side; }
    void setSide(card::Side side) { assign(m_side, side); }
    [[nodiscard]] qreal tilt() const { return m_tilt; }
    void setTilt(qreal tilt);
    [[nodiscard]] qreal cardWidth() const { return m_cardWidth; }
    void setCardWidth(qreal width);

    void paint(QPainter *painter) override;

private:
    void measure();

    int m_face = 0;
    card::Side m_side = card::Side::Light;
    qreal m_tilt = 0;
    qreal m_cardWidth = 44;
};

// A face as a key of the pad: raised like a card when it may be laid, only printed when not.
class KeyFace : public app::PenItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int face READ face WRITE setFace NOTIFY changed)
    Q_PROPERTY(bool raised READ isRaised WRITE setRaised NOTIFY changed)
    Q_PROPERTY(bool pressed READ isPressed WRITE setPressed NOTIFY changed)

public:
    using PenItem::PenItem;

    [[nodiscard]] int face() const { return m_face; }
    void setFace(int face) { assign(m_face, face); }
    [[nodiscard]] bool isRaised() const { return m_raised; }
    void setRaised(bool raised) { assign(m_raised, raised); }
    [[nodiscard]] bool isPressed() const { return m_pressed; }
    void setPressed(bool pressed) { assign(m_pressed, pressed); }

    void paint(QPainter *painter) override;

private:
    int m_face = 0;
    bool m_raised = true;
    bool m_pressed = false;
};

} // namespace app
