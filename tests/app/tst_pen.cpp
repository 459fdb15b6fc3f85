// The pen's vectors can all be read, and stay within their cells.
#include "app/icon.h"
#include "app/pen.h"

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

    void numbersAreAsWideAsTheirNumerals()
    {
        QCOMPARE(pen::textWidth(u"0"), 44.0);
        QCOMPARE(pen::textWidth(u"+1"), 72.0);
        QCOMPARE(pen::textWidth(u"\u22123"), pen::textWidth(u"-3"));
        QCOMPARE(pen::text(u"240").elementCount(),
                 pen::text(u"2").elementCount() + pen::text(u"4").elementCount()
                     + pen::text(u"0").elementCount());
    }

    void wordMarkAndLogoAreThere()
    {
        QVERIFY(pen::wordMark().boundingRect().right() < pen::kWordMarkWidth);
        QVERIFY(pen::wordMark().boundingRect().bottom() < pen::kWordMarkHeight);
        for (int part = 0; part < 5; ++part)
            QVERIFY(!pen::logoPart(part).isEmpty());
    }
};

QTEST_GUILESS_MAIN(PenTest)
#include "tst_pen.moc"
