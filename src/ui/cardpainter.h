// Draws a face as a lying card or as a key of the pad. Sizes follow from the width alone.
#pragma once

#include "rules/card.h"

#include <QColor>
#include <QRectF>

class QPainter;

namespace app {

inline constexpr qreal kCardRatio = 1.5; // height to width
inline constexpr qreal kLift = 3; // how far a raised thing's lower edge shows

// The card itself without its lower edge, in width x 1.5 width at the painter's origin.
void drawCard(QPainter &painter, rules::Face face, rules::Side side, qreal width);

// A key that may be laid: a small card in any proportion with its lower edge, moved down while pressed.
void drawRaisedKey(QPainter &painter, rules::Face face, rules::Side side, const QSizeF &size, bool pressed);
// A key that may not: only printed on the band.
void drawPrintedKey(QPainter &painter, rules::Face face, const QSizeF &size, bool pressed);

// The four shapes of a side, two by two, in a square.
void drawWildMark(QPainter &painter, rules::Side side, const QRectF &square);

} // namespace app
