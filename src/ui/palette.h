// The colours of both sides as one set of tokens, and the colours of cards and people.
#pragma once

#include "rules/card.h"

#include <QColor>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <span>

namespace app {

// What the interface itself is drawn with, on the light or the dark side.
struct LookPalette {
    Q_GADGET
    QML_VALUE_TYPE(lookPalette)
    Q_PROPERTY(QColor page MEMBER page CONSTANT)
    Q_PROPERTY(QColor table MEMBER table CONSTANT)
    Q_PROPERTY(QColor sheet MEMBER sheet CONSTANT)
    Q_PROPERTY(QColor line MEMBER line CONSTANT)
    Q_PROPERTY(QColor edge MEMBER edge CONSTANT)
    Q_PROPERTY(QColor under MEMBER under CONSTANT)
    Q_PROPERTY(QColor ink MEMBER ink CONSTANT)
    Q_PROPERTY(QColor ink2 MEMBER ink2 CONSTANT)
    Q_PROPERTY(QColor go MEMBER go CONSTANT)
    Q_PROPERTY(QColor goText MEMBER goText CONSTANT)
    Q_PROPERTY(QColor goUnder MEMBER goUnder CONSTANT)
    Q_PROPERTY(QColor ok MEMBER ok CONSTANT)
    Q_PROPERTY(QColor warn MEMBER warn CONSTANT)
    Q_PROPERTY(QColor bad MEMBER bad CONSTANT)
    Q_PROPERTY(QColor okTint MEMBER okTint CONSTANT)
    Q_PROPERTY(QColor warnTint MEMBER warnTint CONSTANT)
    Q_PROPERTY(QColor badTint MEMBER badTint CONSTANT)
    Q_PROPERTY(QColor focus MEMBER focus CONSTANT)
    Q_PROPERTY(QColor chip MEMBER chip CONSTANT)
    Q_PROPERTY(QColor chipText MEMBER chipText CONSTANT)
    Q_PROPERTY(QColor crown MEMBER crown CONSTANT)

public:
    QColor page; // behind everything
    QColor table; // the table, wells, quiet fills
    QColor sheet; // panels, buttons, bars
    QColor line; // hairlines, decoration only
    QColor edge; // borders of controls
    QColor under; // hard lower edge of raised things
    QColor ink; // text
    QColor ink2; // second text
    QColor go; // the one bright thing
    QColor goText;
    QColor goUnder;
    QColor ok;
    QColor warn;
    QColor bad;
    QColor okTint;
    QColor warnTint;
    QColor badTint;
    QColor focus; // ring of the keyboard focus
    QColor chip; // the chip that tells the side
    QColor chipText;
    QColor crown; // of whoever leads or has won
};

[[nodiscard]] const LookPalette &paletteOf(rules::Side side);

// A card colour in its six uses.
struct CardColors {
    Q_GADGET
    QML_VALUE_TYPE(cardColors)
    Q_PROPERTY(QColor fill MEMBER fill CONSTANT)
    Q_PROPERTY(QColor on MEMBER on CONSTANT)
    Q_PROPERTY(QColor soft MEMBER soft CONSTANT)
    Q_PROPERTY(QColor ink MEMBER ink CONSTANT)
    Q_PROPERTY(QColor tint MEMBER tint CONSTANT)
    Q_PROPERTY(QColor deep MEMBER deep CONSTANT)
    Q_PROPERTY(QColor inkOnOtherSide MEMBER inkOnOtherSide CONSTANT)

public:
    QColor fill;
    QColor on; // text and glyphs on the fill
    QColor soft; // the shape under the numeral
    QColor ink; // on its own side's surfaces
    QColor tint; // band of the pad
    QColor deep; // edge
    QColor inkOnOtherSide; // on the other side's surfaces
};

[[nodiscard]] const CardColors &cardColorsOf(rules::Color color);

// Wild cards and rims keep their own side's look on either theme.
struct CardStock {
    QColor rim;
    QColor outline; // by night a coloured card's is its deep instead
    QColor field; // of a wild
    QColor keyField; // of a wild on the pad
    QColor paper; // glyphs on a wild
};

[[nodiscard]] const CardStock &cardStockOf(rules::Side side);
[[nodiscard]] QColor wildMarkOf(rules::Color color);

[[nodiscard]] std::span<const QColor> peopleOf(rules::Side side);

} // namespace app
