// Draws the small solid shapes as large a square as fits, in the middle of the item.
#include "app/marks.h"

#include "app/cardpainter.h"
#include "app/pen.h"

#include <QPainter>

#include <algorithm>
#include <numbers>

namespace app {

namespace {

constexpr qreal kDetailFrom = 40;
constexpr qreal kDetailPen = 1.6;

QRectF square(const QQuickItem &item)
{
    const qreal size = std::min(item.width(), item.height());
    return {(item.width() - size) / 2, (item.height() - size) / 2, size, size};
}

} // namespace

ColorShape::ColorShape(QQuickItem *parent)
    : PenItem(parent)
{
    setImplicitSize(24, 24);
}

void ColorShape::paint(QPainter *painter)
{
    QRectF cell = square(*this);
    if (m_tilt != 0) {
        const qreal corner =
            cell.width() * (1 - std::numbers::sqrt2 / 2) / 2; // however it is turned, it stays inside
        cell.adjust(corner, corner, -corner, -corner);
        painter->translate(cell.center());
        painter->rotate(m_tilt);
        painter->translate(-cell.center());
    }
    const pen::Placed placed(*painter, cell.topLeft(), cell.width(), pen::kShapeCell);
    painter->fillPath(pen::shape(rules::Color(m_shape)), color());
    if (cell.width() >= kDetailFrom)
        pen::draw(*painter, pen::shapeDetail(rules::Color(m_shape)), m_ground, kDetailPen);
}

PlayerMark::PlayerMark(QQuickItem *parent)
    : PenItem(parent)
{
    setImplicitSize(12, 12);
}

void PlayerMark::paint(QPainter *painter)
{
    const QRectF cell = square(*this);
    const pen::Placed placed(*painter, cell.topLeft(), cell.width(), pen::kShapeCell);
    painter->fillPath(pen::mark(m_number), color());
}

WildMark::WildMark(QQuickItem *parent)
    : PenItem(parent)
{
    setImplicitSize(28, 28);
}

void WildMark::paint(QPainter *painter) { drawWildMark(*painter, rules::Side(m_side), square(*this)); }

} // namespace app
