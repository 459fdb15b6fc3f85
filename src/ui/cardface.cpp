// Puts the card painter into items. A tilt is drawn, not transformed: turned pixels would be blurred or
// jagged.
#include "ui/cardface.h"

#include "ui/cardpainter.h"

#include <QPainter>
#include <QTransform>

#include <cmath>

namespace app {

CardFace::CardFace(QQuickItem *parent)
    : PenItem(parent)
{
    connect(this, &CardFace::changed, this, &CardFace::measure);
    measure();
}

void CardFace::measure()
{
    QRectF card(0, 0, m_cardWidth, m_cardWidth * kCardRatio + kLift);
    if (m_tilt != 0)
        card = QTransform().rotate(m_tilt).mapRect(card);
    setImplicitSize(std::ceil(card.width()), std::ceil(card.height()));
}

void CardFace::paint(QPainter *painter)
{
    const rules::Face face = rules::Face::fromCode(m_face);
    const rules::Side side = face.color() ? rules::sideOf(*face.color()) : rules::Side(m_side);
    const QSizeF size(m_cardWidth, m_cardWidth * kCardRatio);
    if (m_tilt != 0) {
        painter->translate(width() / 2, height() / 2);
        painter->rotate(m_tilt);
        painter->translate(-size.width() / 2, -(size.height() + kLift) / 2);
    }
    painter->setPen(Qt::NoPen);
    painter->setBrush(color());
    painter->drawRoundedRect(QRectF({0, kLift}, size), m_cardWidth * 0.14, m_cardWidth * 0.14);
    drawCard(*painter, face, side, m_cardWidth);
}

void KeyFace::paint(QPainter *painter)
{
    const rules::Face face = rules::Face::fromCode(m_face);
    if (!face.color())
        return; // wilds have keys of their own
    if (m_raised)
        drawRaisedKey(*painter, face, rules::sideOf(*face.color()), size(), m_pressed);
    else
        drawPrintedKey(*painter, face, size(), m_pressed);
}

} // namespace app
