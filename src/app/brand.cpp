// Draws word mark and logo; the logo's colours are its own on either side.
#include "app/brand.h"

#include "app/pen.h"

#include <QPainter>

#include <algorithm>

namespace app {

void drawLogo(QPainter &painter, QPointF origin, qreal size)
{
    const pen::Placed placed(painter, origin, size, pen::kCell);
    painter.fillPath(pen::logoPart(0), QColor(0xff, 0xff, 0xff));
    pen::stroke(painter, pen::logoPart(0), QColor(0x25, 0x1b, 0x33), 3);
    painter.fillPath(pen::logoPart(1), QColor(0xff, 0xc9, 0x28));
    painter.fillPath(pen::logoPart(2), QColor(0x33, 0x23, 0x5e));
    painter.fillPath(pen::logoPart(3), QColor(0xff, 0xfc, 0xf5));
    painter.fillPath(pen::logoPart(4), QColor(0xff, 0xe6, 0xa8));
}

WordMark::WordMark(QQuickItem *parent)
    : PenItem(parent)
{
    setImplicitSize(pen::kWordMarkWidth * 0.6, pen::kWordMarkHeight * 0.6);
}

void WordMark::paint(QPainter *painter)
{
    const pen::Placed placed(*painter, {}, width(), pen::kWordMarkWidth);
    pen::stroke(*painter, pen::wordMark(), color(), pen::kNumeralPen);
}

Logo::Logo(QQuickItem *parent)
    : PenItem(parent)
{
    setImplicitSize(44, 44);
}

void Logo::paint(QPainter *painter)
{
    const qreal size = std::min(width(), height());
    drawLogo(*painter, {(width() - size) / 2, (height() - size) / 2}, size);
}

} // namespace app
