// Draws the small solid shapes as large a square as fits, in the middle of the item.
#include "ui/marks.h"

#include "ui/cardpainter.h"
#include "ui/pen.h"

#include <QPainter>

#include <algorithm>
#include <numbers>

namespace app {

namespace {

constexpr qreal kDetailFrom = 40;

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
    const pen::Placement placement(*painter, cell.topLeft(), cell.width(), pen::kShapeCell);
    painter->fillPath(pen::shape(rules::Color(m_shape)), color());
    if (cell.width() < kDetailFrom)
        return;
    const pen::Glyph &detail = pen::shapeDetail(rules::Color(m_shape));
    pen::draw(*painter, detail, m_ground, detail.width);
}

PlayerMark::PlayerMark(QQuickItem *parent)
    : PenItem(parent)
{
    setImplicitSize(12, 12);
}

void PlayerMark::paint(QPainter *painter)
{
    const QRectF cell = square(*this);
    const pen::Placement placement(*painter, cell.topLeft(), cell.width(), pen::kShapeCell);
    painter->fillPath(pen::mark(m_number), color());
}

WildMark::WildMark(QQuickItem *parent)
    : PenItem(parent)
{
    setImplicitSize(28, 28);
}

void WildMark::paint(QPainter *painter) { drawWildMark(*painter, rules::Side(m_side), square(*this)); }

} // namespace app
