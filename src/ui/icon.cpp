// Draws an icon as large a square as fits, in the middle of the item.
#include "ui/icon.h"

#include "ui/pen.h"

#include <QPainter>

#include <algorithm>

namespace app {

Icon::Icon(QQuickItem *parent)
    : PenItem(parent)
{
    setImplicitSize(24, 24);
}

void Icon::paint(QPainter *painter)
{
    if (m_name == None)
        return;
    const qreal size = std::min(width(), height());
    const pen::Placement placement(*painter, {(width() - size) / 2, (height() - size) / 2}, size, pen::kCell);
    const bool isSign = m_name >= pen::iconCount();
    const pen::Glyph &glyph =
        isSign ? pen::sign(rules::Kind(int(rules::Kind::Reverse) + m_name - Reverse)) : pen::icon(m_name);
    const qreal width =
        isSign ? pen::kIconPen : glyph.width; // a sign is drawn as thin as the icons beside it
    pen::draw(*painter, glyph, color(), m_pen > 0 ? m_pen : width);
}

} // namespace app
