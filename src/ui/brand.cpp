// Draws word mark and logo. The logo's colours are those of its file, on either side.
#include "ui/brand.h"

#include "ui/pen.h"

#include <QPainter>

#include <algorithm>

namespace app {

namespace {

QColor colorOf(std::string_view color) { return {QLatin1String(color.data(), qsizetype(color.size()))}; }

} // namespace

void drawLogo(QPainter &painter, QPointF origin, qreal size)
{
    const pen::Placement placement(painter, origin, size, pen::kCell);
    for (const art::Path &part : art::drawing("brand/logo").paths) {
        const QPainterPath path = pen::parsed(part.data);
        painter.fillPath(path, colorOf(part.fill));
        if (part.stroke != "none")
            pen::stroke(painter, path, colorOf(part.stroke), part.strokeWidth);
    }
}

WordMark::WordMark(QQuickItem *parent)
    : PenItem(parent)
{
    setImplicitSize(pen::kWordMarkWidth * 0.6, pen::kWordMarkHeight * 0.6);
}

void WordMark::paint(QPainter *painter)
{
    const pen::Placement placement(*painter, {}, width(), pen::kWordMarkWidth);
    pen::draw(*painter, pen::wordMark(), color(), pen::wordMark().width);
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
