// The arrangement of the page on which hands are counted, in each kind of window.
#include "app/roundend/countarrangement.h"

#include <QSizeF>
#include <QTest>

using app::CountArrangement;

namespace {

constexpr CountArrangement kPhone{
    .cardsLimit = 236, .countHeight = 112, .contentLimit = 820, .padHeight = 457, .padReach = 10};
constexpr CountArrangement kDesktop{
    .wide = true, .cardsLimit = 214, .countHeight = 72, .contentLimit = 820, .padHeight = 313};
constexpr CountArrangement kLandscape{
    .landscape = true, .cardsLimit = 236, .countHeight = 112, .contentLimit = 780, .padHeight = 313};

CountArrangement with(CountArrangement arrangement, bool CountArrangement::*what)
{
    arrangement.*what = true;
    return arrangement;
}

CountArrangement large(CountArrangement arrangement, qreal textScale)
{
    arrangement.cardsLimit *= textScale;
    return with(arrangement, &CountArrangement::stacked);
}

CountArrangement withPad(CountArrangement arrangement, qreal height)
{
    arrangement.padHeight = height;
    return arrangement;
}

} // namespace

class tst_CountArrangement : public QObject {
    Q_OBJECT

private slots:
    void eachWindowHasItsOwn_data()
    {
        constexpr auto kBelow = &CountArrangement::problemBelow;
        QTest::addColumn<QSizeF>("window");
        QTest::addColumn<qreal>("textScale");
        QTest::addColumn<CountArrangement>("arrangement");

        QTest::newRow("phone") << QSizeF(390, 844) << 1.0 << kPhone;
        QTest::newRow("low phone") << QSizeF(360, 640) << 1.0 << with(kPhone, kBelow);
        QTest::newRow("too low to say it below") << QSizeF(360, 560) << 1.0 << kPhone;
        QTest::newRow("phone, large words") << QSizeF(390, 844) << 1.5 << with(large(kPhone, 1.5), kBelow);
        QTest::newRow("phone on its side") << QSizeF(844, 390) << 1.0 << kLandscape;
        QTest::newRow("on its side, large words") << QSizeF(844, 390) << 2.0 << large(kLandscape, 2);
        QTest::newRow("tablet") << QSizeF(700, 900) << 1.0 << withPad(kDesktop, 457);
        QTest::newRow("desktop") << QSizeF(1280, 800) << 1.0 << kDesktop;
        QTest::newRow("desktop, large words") << QSizeF(1280, 800) << 2.0 << with(large(kDesktop, 2), kBelow);
    }

    void eachWindowHasItsOwn()
    {
        QFETCH(QSizeF, window);
        QFETCH(qreal, textScale);
        QTEST(CountArrangement::choose(window.width(), window.height(), textScale), "arrangement");
    }
};

QTEST_GUILESS_MAIN(tst_CountArrangement)
#include "tst_countarrangement.moc"
