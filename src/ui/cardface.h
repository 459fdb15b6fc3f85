// A card face drawn from data: CardFace { face: Faces.number(Card.Blue, 7) }. KeyFace is the same on the pad.
#pragma once

#include "ui/card.h"
#include "ui/penitem.h"

namespace app {

// A card and, below it, its lower edge in the item's color: 1.5 width and a bit high.
class CardFace : public app::PenItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int face MEMBER m_face NOTIFY changed)
    Q_PROPERTY(app::card::Side side MEMBER m_side NOTIFY changed) // which look a plain Wild wears
    Q_PROPERTY(qreal tilt MEMBER m_tilt NOTIFY changed) // degrees; the card turns inside the item
    Q_PROPERTY(qreal cardWidth MEMBER m_cardWidth NOTIFY changed)

public:
    explicit CardFace(QQuickItem *parent = nullptr);

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
    Q_PROPERTY(int face MEMBER m_face NOTIFY changed)
    Q_PROPERTY(bool raised MEMBER m_raised NOTIFY changed)
    Q_PROPERTY(bool pressed MEMBER m_pressed NOTIFY changed)

public:
    using PenItem::PenItem;

    void paint(QPainter *painter) override;

private:
    int m_face = 0;
    bool m_raised = true;
    bool m_pressed = false;
};

} // namespace app
