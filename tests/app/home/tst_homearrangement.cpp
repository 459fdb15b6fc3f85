// The arrangement of the first page in each kind of window.
#include "app/home/homearrangement.h"

#include <QSizeF>
#include <QTest>

using app::HomeArrangement;
using app::deck::Layout;

class tst_HomeArrangement : public QObject {
    Q_OBJECT

private slots:
    void eachWindowHasItsOwn_data()
    {
        QTest::addColumn<QSizeF>("window");
        QTest::addColumn<qreal>("textScale");
        QTest::addColumn<bool>("hasMatches");
        QTest::addColumn<HomeArrangement>("arrangement");

        using Arrangement = HomeArrangement;
        QTest::newRow("phone") << QSizeF(390, 844) << 1.0 << false
                               << Arrangement{
                                      .contentLimit = 358, .deck = Layout::CardsBelow, .cardScale = 0.74};
        QTest::newRow("low phone") << QSizeF(360, 568) << 1.0 << false
                                   << Arrangement{.low = true,
                                                  .contentLimit = 328,
                                                  .deck = Layout::SmallCards,
                                                  .cardScale = 0.56};
        QTest::newRow("phone, large words")
            << QSizeF(390, 844) << 1.5 << false << Arrangement{.contentLimit = 358};
        QTest::newRow("phone on its side")
            << QSizeF(844, 390) << 1.0 << true
            << Arrangement{.low = true, .contentLimit = 640, .deck = Layout::CardsBeside};
        QTest::newRow("desktop without matches")
            << QSizeF(1280, 800) << 1.0 << false
            << Arrangement{.contentLimit = 640, .deck = Layout::CardsBeside};
        QTest::newRow("desktop") << QSizeF(1280, 800) << 1.0 << true
                                 << Arrangement{.twoColumns = true,
                                                .contentLimit = 1040,
                                                .deck = Layout::CardsBeside};
        QTest::newRow("small desktop, large words")
            << QSizeF(900, 600) << 2.0 << true
            << Arrangement{.twoColumns = true, .low = true, .contentLimit = 836};
    }

    void eachWindowHasItsOwn()
    {
        QFETCH(QSizeF, window);
        QFETCH(qreal, textScale);
        QFETCH(bool, hasMatches);
        QTEST(HomeArrangement::choose(window.width(), window.height(), textScale, hasMatches), "arrangement");
    }
};

QTEST_GUILESS_MAIN(tst_HomeArrangement)
#include "tst_homearrangement.moc"
