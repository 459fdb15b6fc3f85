// Draws an icon as large a square as fits, in the middle of the item.
#include "app/icon.h"

#include "app/pen.h"

#include <QPainter>

#include <algorithm>

namespace app {

Icon::Icon(QQuickItem *parent)
    : PenItem(parent)
    , m_pen(pen::kIconPen)
{
    setImplicitSize(24, 24);
}

void Icon::paint(QPainter *painter)
{
    if (m_name == None)
        return;
    const qreal size = std::min(width(), height());
    const pen::Placed placed(*painter, {(width() - size) / 2, (height() - size) / 2}, size, pen::kCell);
    if (m_name < pen::iconCount())
        pen::draw(*painter, pen::icon(m_name), color(), m_pen);
    else
        pen::draw(*painter, pen::sign(rules::Kind(int(rules::Kind::Reverse) + m_name - Reverse)), color(),
                  m_pen);
}

} // namespace app
