// The pen's vectors can all be read, and stay within their cells.
#include "ui/icon.h"
#include "ui/pen.h"

#include <QMetaEnum>
#include <QTest>

namespace pen = app::pen;

class PenTest : public QObject {
    Q_OBJECT

private slots:
    void everyIconHasADrawing()
    {
        const QMetaEnum names = QMetaEnum::fromType<app::Icon::Name>();
        for (int i = 0; i < names.keyCount(); ++i) {
            const int value = names.value(i);
            if (value < 0 || value >= pen::iconCount())
                continue;
            const pen::Glyph &glyph = pen::icon(value);
            QVERIFY2(!glyph.stroke.isEmpty() || !glyph.solid.isEmpty(), names.key(i));
            const QRectF bounds = glyph.stroke.boundingRect() | glyph.solid.boundingRect();
            QVERIFY2(QRectF(0, 0, pen::kCell, pen::kCell).contains(bounds.adjusted(0, 0, 1e-6, 1e-6)),
                     names.key(i));
        }
        QCOMPARE(int(app::Icon::Reverse), pen::iconCount());
    }

    void everyColorHasAShapeOfItsOwn()
    {
        for (int i = 0; i < 8; ++i) {
            const QPainterPath &shape = pen::shape(rules::Color(i));
            QVERIFY(!shape.isEmpty());
            QVERIFY(QRectF(0, 0, pen::kShapeCell, pen::kShapeCell).contains(shape.boundingRect()));
            for (int j = 0; j < i; ++j)
                QVERIFY(shape != pen::shape(rules::Color(j)));
        }
    }

    void everyPersonHasAMarkOfTheirOwn()
    {
        for (int i = 0; i < 10; ++i) {
            for (int j = 0; j < i; ++j)
                QVERIFY(pen::mark(i) != pen::mark(j));
        }
    }

    void everySignIsDrawn()
    {
        for (const rules::Kind kind :
             {rules::Kind::Reverse, rules::Kind::Skip, rules::Kind::SkipEveryone, rules::Kind::Flip})
            QVERIFY(!pen::sign(kind).stroke.isEmpty());
    }

    void pathsMayBeWrittenAsDesignersProgramsDo()
    {
        QPainterPath wanted(QPointF(1, 2));
        wanted.lineTo(3, 4);
        wanted.lineTo(5, 4);
        wanted.lineTo(5, -6.5);
        wanted.cubicTo({1, 2}, {3, 4}, {5, 6});
        wanted.cubicTo({7, 8}, {9, 10}, {11, 12});
        wanted.closeSubpath();
        QCOMPARE(pen::parsed("M 1,2 3,4 H 5 V -6.5 C 1,2 3,4 5,6 7,8 9,10 11,12 Z"), wanted);
        QCOMPARE(pen::parsed("M1 2L3 4L5 4L5 -6.5C1 2 3 4 5 6C7 8 9 10 11 12Z"), wanted);
    }

    void numbersAreAsWideAsTheirNumerals()
    {
        QCOMPARE(pen::textWidth(u"0"), 44.0);
        QCOMPARE(pen::textWidth(u"+1"), 72.0);
        QCOMPARE(pen::textWidth(u"\u22123"), pen::textWidth(u"-3"));
        QCOMPARE(pen::text(u"240").elementCount(),
                 pen::text(u"2").elementCount() + pen::text(u"4").elementCount()
                     + pen::text(u"0").elementCount());
    }

    void theWordMarkStaysInItsCell()
    {
        QVERIFY(pen::wordMark().stroke.boundingRect().right() < pen::kWordMarkWidth);
        QVERIFY(pen::wordMark().stroke.boundingRect().bottom() < pen::kWordMarkHeight);
    }
};

QTEST_GUILESS_MAIN(PenTest)
#include "tst_pen.moc"
