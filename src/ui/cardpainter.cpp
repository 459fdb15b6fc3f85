// Draws a card: rim, field, the colour's shape in a softer tone, numeral or sign, corner marks.
#include "ui/cardpainter.h"

#include "ui/palette.h"
#include "ui/pen.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

constexpr qreal kCardPen = 11; // of numerals on cards, a little bolder than elsewhere
constexpr qreal kPrintedPen = 8;
constexpr qreal kCornersFrom = 44; // narrower cards have no corner marks

struct Sizes {
    qreal numeral;
    qreal draw; // +1, +5
    qreal sign;
    qreal pen;
};

QString numeralOf(rules::Face face)
{
    switch (face.kind()) {
    case rules::Kind::Number: return QString::number(face.value());
    case rules::Kind::DrawOne: return QStringLiteral("+1");
    case rules::Kind::DrawFive: return QStringLiteral("+5");
    case rules::Kind::WildDrawTwo: return QStringLiteral("+2");
    default: return {};
    }
}

void drawText(QPainter &painter, QPointF origin, const QString &text, qreal size, const QColor &color,
              qreal width)
{
    const pen::Placement placement(painter, origin, size, pen::kCell);
    pen::stroke(painter, pen::text(text), color, width);
}

void drawShape(QPainter &painter, QPointF center, rules::Color shape, qreal size, const QColor &color)
{
    const pen::Placement placement(painter, center - QPointF(size, size) / 2, size, pen::kShapeCell);
    painter.fillPath(pen::shape(shape), color);
}

// The numeral or sign of a coloured face around a centre.
void drawGlyph(QPainter &painter, QPointF center, rules::Face face, const Sizes &sizes, const QColor &color)
{
    const QString text = numeralOf(face);
    if (!text.isEmpty()) {
        const qreal size = face.kind() == rules::Kind::Number ? sizes.numeral : sizes.draw;
        const qreal width = pen::textWidth(text) * size / pen::kCell;
        drawText(painter, center - QPointF(width, size) / 2, text, size, color, sizes.pen);
        return;
    }
    const pen::Placement placement(painter, center - QPointF(sizes.sign, sizes.sign) / 2, sizes.sign,
                                   pen::kCell);
    const pen::Glyph &sign = pen::sign(face.kind());
    const qreal width = std::min(sign.width, sizes.pen);
    pen::draw(painter, sign, color, width);
}

// On a table 6 and 9 are read upside down too.
void drawUnderline(QPainter &painter, rules::Face face, const QColor &color)
{
    if (face.kind() != rules::Kind::Number || (face.value() != 6 && face.value() != 9))
        return;
    QPainterPath line(QPointF(39, 117));
    line.lineTo(61, 117);
    pen::stroke(painter, line, color, 6.5);
}

void drawCorner(QPainter &painter, rules::Face face, const QColor &color)
{
    const QString text = numeralOf(face);
    if (text.isEmpty()) {
        const pen::Placement placement(painter, {10, 11}, 17, pen::kCell);
        const pen::Glyph &sign = pen::sign(face.kind());
        pen::draw(painter, sign, color, sign.width);
    } else {
        drawText(painter, {10, 11}, text, 17, color, kCardPen);
    }
    drawShape(painter, {16.5, 37}, *face.color(), 13, color);
}

// "+" and three fanned cards of which the last asks: draw until the colour comes.
void drawUntilColor(QPainter &painter, const QColor &ink, const QColor &field)
{
    drawText(painter, {19, 90}, QStringLiteral("+"), 36, ink, kCardPen);
    for (int i = 0; i < 3; ++i) {
        const QRectF card(45 + 6.5 * i, 97 - 2 * i, 22, 30);
        painter.setPen(QPen(ink, 2.4));
        painter.setBrush(i == 2 ? ink : field);
        painter.drawRoundedRect(card.adjusted(1.2, 1.2, -1.2, -1.2), 3, 3);
    }
    drawText(painter, {61.4, 98.2}, QStringLiteral("?"), 20, field, kCardPen);
}

void drawWildField(QPainter &painter, rules::Face face, rules::Side side)
{
    const CardStock &stock = cardStockOf(side);
    if (face.kind() == rules::Kind::Wild) {
        drawWildMark(painter, side, QRectF(14, 39, 72, 72));
        return;
    }
    drawWildMark(painter, side, QRectF(20, 21, 60, 60));
    if (face.kind() == rules::Kind::WildDrawColor) {
        drawUntilColor(painter, stock.paper, stock.field);
        return;
    }
    const QString text = numeralOf(face);
    drawText(painter, {50 - pen::textWidth(text) * 0.3, 89}, text, 36, stock.paper, kCardPen);
}

void drawColorField(QPainter &painter, rules::Face face, qreal width)
{
    const CardColors &colors = cardColorsOf(*face.color());
    drawShape(painter, {50, 75}, *face.color(), 80, colors.soft);
    drawGlyph(painter, {50, 75}, face, {62, 50, 56, kCardPen}, colors.on);
    drawUnderline(painter, face, colors.on);
    if (width < kCornersFrom)
        return;
    drawCorner(painter, face, colors.on);
    painter.translate(100, 150);
    painter.rotate(180);
    drawCorner(painter, face, colors.on);
}

QColor outlineOf(rules::Face face, rules::Side side)
{
    if (side == rules::Side::Light || face.isWild())
        return cardStockOf(side).outline;
    return cardColorsOf(*face.color()).deep;
}

// Keys read at arm's length: glyphs fill the height of a wide key and the width of a tall one.
Sizes keySizes(const QSizeF &size, qreal pen)
{
    const qreal base = std::min(size.height() * 0.70, size.width() * 0.585);
    return {base, base * 0.80, base * 0.92, pen};
}

} // namespace

void drawCard(QPainter &painter, rules::Face face, rules::Side side, qreal width)
{
    const QSizeF size(width, width * kCardRatio);
    const CardStock &stock = cardStockOf(side);
    painter.setPen(QPen(outlineOf(face, side), 1));
    painter.setBrush(stock.rim);
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(0.5, 0.5, -0.5, -0.5), width * 0.14 - 0.5,
                            width * 0.14 - 0.5);

    const qreal rim = std::max(2.0, std::round(width * 0.065)); // whole pixels stay crisp
    painter.setPen(Qt::NoPen);
    painter.setBrush(face.isWild() ? stock.field : cardColorsOf(*face.color()).fill);
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(rim, rim, -rim, -rim), width * 0.09,
                            width * 0.09);

    const pen::Placement placement(painter, {}, width, 100);
    if (face.isWild())
        drawWildField(painter, face, side);
    else
        drawColorField(painter, face, width);
}

void drawRaisedKey(QPainter &painter, rules::Face face, rules::Side side, const QSizeF &size, bool pressed)
{
    const CardColors &colors = cardColorsOf(*face.color());
    const QSizeF top(size.width(), size.height() - kLift);
    painter.setPen(Qt::NoPen);
    painter.setBrush(side == rules::Side::Light ? colors.deep : paletteOf(side).under);
    painter.drawRoundedRect(QRectF(QPointF(0, kLift), top), 10, 10);
    painter.translate(0, pressed ? kLift : 0);
    painter.setBrush(colors.deep);
    painter.drawRoundedRect(QRectF(QPointF(), top), 10, 10);
    painter.setBrush(cardStockOf(side).rim);
    painter.drawRoundedRect(QRectF(QPointF(), top).adjusted(1, 1, -1, -1), 9, 9);
    const QRectF field = QRectF(QPointF(), top).adjusted(3, 3, -3, -3);
    painter.setBrush(colors.fill);
    painter.drawRoundedRect(field, 7, 7);
    drawShape(painter, field.center(), *face.color(), std::min(field.width(), field.height()) * 0.86,
              colors.soft);
    drawGlyph(painter, field.center(), face, keySizes(top, pen::kNumeralPen), colors.on);
}

void drawPrintedKey(QPainter &painter, rules::Face face, const QSizeF &size, bool pressed)
{
    const QSizeF top(size.width(), size.height() - kLift);
    painter.translate(0, pressed ? kLift : 0);
    Sizes sizes = keySizes(top * 0.84, kPrintedPen);
    drawGlyph(painter, QRectF(QPointF(), top).center(), face, sizes, cardColorsOf(*face.color()).ink);
}

void drawWildMark(QPainter &painter, rules::Side side, const QRectF &square)
{
    // Reading order: the last two change places, so that neighbours differ most in lightness.
    const auto colors = rules::colorsOf(side);
    const std::array<rules::Color, 4> order = {colors[0], colors[1], colors[3], colors[2]};
    const qreal size = square.width() * 0.46;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::size_t row = i / 2;
        const QPointF offset = QPointF(qreal(i % 2), qreal(row)) * square.width() * 0.54;
        drawShape(painter, square.topLeft() + offset + QPointF(size, size) / 2, order[i], size,
                  wildMarkOf(order[i]));
    }
}

} // namespace app
