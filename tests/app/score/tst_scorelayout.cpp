// What is chosen for the scoreboard by the size of its window and of words.
#include "app/score/scorelayout.h"

#include <QTest>

using app::RoundsArrangement;
using app::ScoreArrangement;
using app::ScoreLayout;

class tst_ScoreLayout : public QObject {
    Q_OBJECT

private slots:
    void eachWindowHasItsArrangement_data()
    {
        QTest::addColumn<qreal>("width");
        QTest::addColumn<qreal>("textScale");
        QTest::addColumn<ScoreArrangement>("arrangement");

        using Arrangement = ScoreArrangement;
        QTest::newRow("phone") << 390.0 << 1.0 << Arrangement{.contentLimit = 358};
        QTest::newRow("phone, large words")
            << 390.0 << 1.5 << Arrangement{.summaryBelow = true, .contentLimit = 358};
        QTest::newRow("tablet") << 700.0 << 1.0 << Arrangement{.contentLimit = 636};
        QTest::newRow("tablet, large words") << 800.0 << 2.0 << Arrangement{.contentLimit = 640};
        QTest::newRow("desktop") << 1280.0 << 1.0
                                 << Arrangement{.wide = true, .twoColumns = true, .contentLimit = 1152};
        QTest::newRow("small desktop")
            << 900.0 << 1.0 << Arrangement{.wide = true, .twoColumns = true, .contentLimit = 836};
        QTest::newRow("desktop, large words")
            << 1280.0 << 2.0 << Arrangement{.wide = true, .contentLimit = 960};
    }

    void eachWindowHasItsArrangement()
    {
        QFETCH(qreal, width);
        QFETCH(qreal, textScale);
        QTEST(ScoreLayout::page(width, textScale), "arrangement");
    }

    void roundsAndNamesShareTheRoom_data()
    {
        QTest::addColumn<qreal>("width");
        QTest::addColumn<qreal>("textScale");
        QTest::addColumn<int>("rounds");
        QTest::addColumn<qreal>("name");
        QTest::addColumn<int>("shown");
        QTest::addColumn<qreal>("nameWidth");

        QTest::newRow("names take what rounds leave") << 334.0 << 1.0 << 1 << 90.0 << 1 << 230.0;
        QTest::newRow("rounds take what names leave") << 334.0 << 1.0 << 4 << 60.0 << 4 << 86.0;
        QTest::newRow("names give in as far as they can") << 334.0 << 1.0 << 3 << 300.0 << 3 << 134.0;
        QTest::newRow("more rounds scroll") << 334.0 << 1.0 << 12 << 60.0 << 3 << 134.0;
        QTest::newRow("one round always shows") << 120.0 << 1.0 << 5 << 60.0 << 1 << 16.0;
        QTest::newRow("a name of large words has its own line") << 334.0 << 2.0 << 12 << 300.0 << 4 << 278.0;
    }

    void roundsAndNamesShareTheRoom()
    {
        QFETCH(qreal, width);
        QFETCH(qreal, textScale);
        QFETCH(int, rounds);
        QFETCH(qreal, name);
        const RoundsArrangement chosen = ScoreLayout::rounds(width, textScale, rounds, name, 40);
        QTEST(int(chosen.roundsWidth / chosen.roundWidth), "shown");
        QTEST(chosen.nameWidth, "nameWidth");
        QCOMPARE(chosen.rowHeight, chosen.cellHeight + (chosen.stacked ? chosen.nameHeight : 0));
    }

    void roundsAreRowsWhereEveryoneHasAColumn_data()
    {
        QTest::addColumn<qreal>("width");
        QTest::addColumn<int>("people");
        QTest::addColumn<bool>("byRound");

        QTest::newRow("phone") << 334.0 << 2 << false;
        QTest::newRow("desktop") << 544.0 << 5 << true;
        QTest::newRow("desktop, ten people") << 544.0 << 10 << false;
    }

    void roundsAreRowsWhereEveryoneHasAColumn()
    {
        QFETCH(qreal, width);
        QFETCH(int, people);
        QTEST(ScoreLayout::fitsByRound(width, 1, people), "byRound");
    }

    void nobodyStandsAloneInTheLastRow_data()
    {
        QTest::addColumn<int>("people");
        QTest::addColumn<int>("fitting");
        QTest::addColumn<int>("columns");

        const std::array<std::array<int, 3>, 10> rows{{{1, 6, 1},
                                                       {3, 6, 3},
                                                       {4, 6, 4},
                                                       {4, 3, 2},
                                                       {5, 4, 3},
                                                       {6, 5, 3},
                                                       {7, 6, 4},
                                                       {10, 6, 5},
                                                       {10, 3, 2},
                                                       {7, 1, 1}}};
        for (const auto &[people, fitting, columns] : rows)
            QTest::addRow("%d where %d fit", people, fitting) << people << fitting << columns;
    }

    void nobodyStandsAloneInTheLastRow()
    {
        QFETCH(int, people);
        QFETCH(int, fitting);
        QTEST(ScoreLayout::cardColumns(150 * fitting, 1, people), "columns");
    }

    void shapesLieBesideWordsAndEachOther()
    {
        const QRectF words(100, 40, 160, 120);
        const QList<QRectF> shapes = ScoreLayout::scatter(358, 220, {words});
        QVERIFY(shapes.size() > 16);
        for (const QRectF &shape : shapes) {
            QVERIFY(QRectF(0, 0, 358, 220).contains(shape));
            QVERIFY(!shape.intersects(words));
            QCOMPARE(
                std::ranges::count_if(shapes, [&](const QRectF &other) { return other.intersects(shape); }),
                1);
        }
        QVERIFY(ScoreLayout::scatter(0, 0, {}).isEmpty());
    }
};

QTEST_GUILESS_MAIN(tst_ScoreLayout)
#include "tst_scorelayout.moc"
