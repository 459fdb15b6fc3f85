// Draws shapes, signs, numerals, icons, marks and the word mark with a round pen.
#pragma once

#include "rules/card.h"
#include "ui/art.h"

#include <QColor>
#include <QPainterPath>
#include <QStringView>

class QPainter;

namespace app::pen {

// A drawing of the pen: lines to be stroked, areas to be filled.
struct Glyph {
    QPainterPath stroke;
    QPainterPath solid;
    qreal width = 0; // of the pen
};

inline constexpr qreal kCell = 60; // of signs, numerals and icons
inline constexpr qreal kShapeCell = 24; // of colour shapes and players' marks
inline constexpr qreal kWordMarkWidth = 282;
inline constexpr qreal kWordMarkHeight = 78; // down to the p's foot
inline constexpr qreal kNumeralPen = 10;
inline constexpr qreal kIconPen = 7;

[[nodiscard]] QPainterPath parsed(std::string_view data); // of a path in an SVG file

[[nodiscard]] const QPainterPath &shape(rules::Color color);
[[nodiscard]] const Glyph &shapeDetail(rules::Color color);
[[nodiscard]] const Glyph &sign(rules::Kind kind); // Reverse, Skip, SkipEveryone or Flip
[[nodiscard]] const Glyph &icon(int index); // in the order of Icon's names
[[nodiscard]] int iconCount();
[[nodiscard]] const QPainterPath &mark(int index); // any index: it goes round after the tenth
[[nodiscard]] const Glyph &wordMark();

// Numbers and the few signs among them, as one path; characters the pen does not know are left out.
[[nodiscard]] QPainterPath text(QStringView text);
[[nodiscard]] qreal textWidth(QStringView text);

void draw(QPainter &painter, const Glyph &glyph, const QColor &color, qreal width);
void stroke(QPainter &painter, const QPainterPath &path, const QColor &color, qreal width);

// Scales a square cell onto a square of this size whose top left corner is at origin, for one drawing.
class Placement {
public:
    Placement(QPainter &painter, QPointF origin, qreal size, qreal cell);
    ~Placement();
    Placement(const Placement &) = delete;
    Placement &operator=(const Placement &) = delete;

private:
    QPainter &m_painter;
};

} // namespace app::pen
