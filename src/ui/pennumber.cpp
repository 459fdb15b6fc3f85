// Writes a number in the middle of the item; its own size is what the implicit size says.
#include "ui/pennumber.h"

#include "ui/pen.h"

#include <QPainter>

#include <cmath>

namespace app {

PenNumber::PenNumber(QQuickItem *parent)
    : PenItem(parent)
    , m_pen(pen::kNumeralPen)
{
    connect(this, &PenNumber::changed, this, &PenNumber::measure);
    measure();
}

void PenNumber::measure()
{
    setImplicitSize(std::ceil(pen::textWidth(m_text) * m_size / pen::kCell), std::ceil(m_size));
}

void PenNumber::paint(QPainter *painter)
{
    const qreal textWidth = pen::textWidth(m_text) * m_size / pen::kCell;
    const pen::Placement placement(*painter, {(width() - textWidth) / 2, (height() - m_size) / 2}, m_size,
                                   pen::kCell);
    pen::stroke(*painter, pen::text(m_text), color(), m_pen);
}

} // namespace app
