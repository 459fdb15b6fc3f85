// The scoreboard's numbers and words, and where its chart puts them.
#include "app/match/scoreboard.h"
#include "ui/plot.h"

#include "places.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;
using app::Plot;
using app::Scoreboard;
using app::StandingsModel;

namespace {

const QString kPlayers = u"players Ana, Ben, Cho\n"_s;
const QString kTwoRounds = u"round\nAna: out light\nBen: holds 40\nCho: holds 30\n"
                           u"round\nBen: out dark\nAna: holds 20\nCho: holds 10\n"_s;

QString header(const QString &scoring)
{
    return u"flipside 1\nedition flip2020\nscoring %1\n"_s.arg(scoring) + kPlayers;
}

} // namespace

class tst_Scoreboard : public QObject {
    Q_OBJECT

    std::unique_ptr<Places> m_places;
    std::unique_ptr<Scoreboard> m_board;

    void open(const QString &record)
    {
        QVERIFY(tables::play(*m_places->match, record));
        m_board->setMatch(m_places->match.get());
    }
    [[nodiscard]] QVariant person(int row, StandingsModel::Role role) const
    {
        return m_board->people()->index(row).data(role);
    }
    [[nodiscard]] QVariant place(int row, StandingsModel::Role role) const
    {
        return m_board->standings()->index(row).data(role);
    }

private slots:
    void init()
    {
        m_places = std::make_unique<Places>();
        m_board = std::make_unique<Scoreboard>();
    }
    void cleanup()
    {
        m_board.reset();
        m_places.reset();
    }

    void collecting()
    {
        open(header(u"collect 500"_s) + kTwoRounds);
        QAbstractItemModelTester tester(m_board.get());
        QAbstractItemModelTester standingsTester(m_board->standings());
        QCOMPARE(m_board->rowCount(), 2);
        QCOMPARE(m_board->leader(), u"Ana leads"_s);
        QCOMPARE(m_board->best(), 70);
        QCOMPARE(m_board->ending(), u"Ana needs 430 more points."_s);
        QCOMPARE(person(0, StandingsModel::ToGo).toInt(), 430);
        QCOMPARE(person(0, StandingsModel::Other).toInt(), 20);
        const auto gains = m_board->data(m_board->index(1), Scoreboard::Gains).value<QList<int>>();
        QCOMPARE(gains, (QList{0, 30, 0}));
        QCOMPARE(m_board->data(m_board->index(0), Scoreboard::DealerName).toString(), u"Cho"_s);
        QCOMPARE(m_board->data(m_board->index(1), Scoreboard::Spoken).toString(),
                 u"Round 2, Dark side: Ben went out, Ana dealt"_s);
        QCOMPARE(person(1, StandingsModel::Run).value<QList<int>>(), (QList{0, 0, 30}));
        QCOMPARE(m_board->standings()->totals(), (QList{70, 30, 0}));
        QCOMPARE(m_board->standings()->rounds(), 2);
        QCOMPARE(m_board->standings()->most(), 70);
        QCOMPARE(m_board->nextDeal(), u"Deal round 3: Ben deals"_s);
    }

    void tallying()
    {
        open(header(u"tally 500"_s) + kTwoRounds);
        QVERIFY(m_board->isTally());
        QCOMPARE(m_board->leader(), u"Ana leads"_s);
        QCOMPARE(m_board->best(), 20);
        QCOMPARE(m_board->ending(), u"With 460 more points for Ben it is over."_s);
    }

    void theEndIsToldAndCanBeShared()
    {
        open(header(u"collect 60"_s) + kTwoRounds.left(kTwoRounds.indexOf(u"round\nBen"_s)));
        QVERIFY(m_board->isOver());
        QCOMPARE(m_board->result(), u"Ana wins!"_s);
        QVERIFY(!m_board->canDeal());
        QCOMPARE(place(0, StandingsModel::Won).toInt(), 1);
        QCOMPARE(place(1, StandingsModel::Rank).toInt(), 2);
        QVERIFY(m_board->asText().startsWith(u"Ana wins!\n"_s));
        QVERIFY(m_board->asText().contains(u"1. Ana  70"_s));
        QVERIFY(m_places->match->setTarget(500));
        QVERIFY(!m_board->isOver());
    }

    void howLongItTookIsWrittenOut_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("rounds");
        QTest::addColumn<int>("minutes");
        QTest::addColumn<QString>("told");
        QTest::newRow("no time") << u"en"_s << 1 << 0 << u"after 1 round"_s;
        QTest::newRow("one") << u"en"_s << 1 << 1 << u"after 1 round and 1 minute"_s;
        QTest::newRow("an hour") << u"en"_s << 4 << 120 << u"after 4 rounds and 2 hours"_s;
        QTest::newRow("more") << u"en"_s << 7 << 84 << u"after 7 rounds and 1 hour 24 minutes"_s;
        QTest::newRow("German") << u"de"_s << 3 << 6 << u"nach 3 Runden in 6 Minuten"_s;
        QTest::newRow("Spanish") << u"es"_s << 7 << 84 << u"en 7 rondas y 1 hora 24 minutos"_s;
        QTest::newRow("French") << u"fr"_s << 1 << 2 << u"en 1 manche et 2 minutes"_s;
        QTest::newRow("Portuguese") << u"pt"_s << 2 << 1 << u"em 2 rondas e 1 minuto"_s;
    }
    void howLongItTookIsWrittenOut()
    {
        QFETCH(const QString, language);
        QFETCH(int, rounds);
        QFETCH(int, minutes);
        app::Context::current().settings().setLanguage(language);
        QTEST(Scoreboard::length(rounds, minutes), "told");
    }

    void aSharedWin()
    {
        open(header(u"tally 60"_s)
             + u"round\nAna: out light\nBen: holds 10\nCho: holds 30\n"
               u"round\nBen: out light\nAna: holds 10\nCho: holds 40\n"_s);
        QCOMPARE(m_board->result(), u"Ana and Ben share the win!"_s);
        QCOMPARE(place(1, StandingsModel::Rank).toInt(), 1);
        QVERIFY(place(1, StandingsModel::Leads).toBool());
        QCOMPARE(place(2, StandingsModel::Rank).toInt(), 3);
        QVERIFY(m_board->asText().contains(u"1. Ana  10\n1. Ben  10\n3. Cho  70"_s));
    }

    void whoLeftStandsLastAndCannotLead()
    {
        open(header(u"collect 500"_s) + kTwoRounds + u"leave Ana\njoin Dee with 20\n"_s);
        QCOMPARE(m_board->leader(), u"Ben leads"_s);
        QCOMPARE(place(0, StandingsModel::Name).toString(), u"Ben"_s);
        QCOMPARE(place(3, StandingsModel::Name).toString(), u"Ana"_s);
        QVERIFY(!place(3, StandingsModel::Leads).toBool());
        QCOMPARE(person(3, StandingsModel::Run).value<QList<int>>(), (QList{20, 20, 20}));
    }

    void aStruckRoundStaysInTheTable()
    {
        open(header(u"collect 500"_s) + kTwoRounds + u"amend 1 void\n"_s);
        QCOMPARE(m_board->rowCount(), 2);
        QCOMPARE(m_board->data(m_board->index(0), Scoreboard::Counts).toBool(), false);
        QCOMPARE(m_board->data(m_board->index(0), Scoreboard::Spoken).toString(),
                 u"Round 1 does not count"_s);
        QCOMPARE(m_board->data(m_board->index(0), Scoreboard::Remark).toString(), u"struck out"_s);
        QCOMPARE(m_board->uncounted(), u"Round 1 was struck out and does not count."_s);
        QCOMPARE(place(0, StandingsModel::Name).toString(), u"Ben"_s);
    }

    void aRoundAfterTheEndSaysThatItDoesNotCount()
    {
        open(header(u"collect 100"_s) + kTwoRounds);
        QVERIFY(m_board->uncounted().isEmpty());
        QVERIFY(m_places->match->type(u"amend 1 Ana out light; Ben holds 80; Cho holds 30"_s));
        QVERIFY(m_board->isOver());
        QCOMPARE(m_board->rowCount(), 2);
        QCOMPARE(m_board->standings()->rounds(), 1);
        QCOMPARE(m_board->runText(), u"After 1 round: Ana 110, Ben 0, Cho 0"_s);
        QCOMPARE(m_board->uncounted(), u"Round 2 does not count: round 1 had decided the match."_s);
        QCOMPARE(m_board->data(m_board->index(0), Scoreboard::Remark).toString(), u"corrected"_s);
        QCOMPARE(m_board->data(m_board->index(1), Scoreboard::Remark).toString(), u"does not count"_s);
        QCOMPARE(m_board->data(m_board->index(1), Scoreboard::Spoken).toString(),
                 u"Round 2 does not count"_s);
    }

    void aWonMatchGoesOnBeyondWhatIsReached_data()
    {
        QTest::addColumn<QString>("scoring");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QList<int>>("targets");
        QTest::newRow("not won yet") << u"collect 500"_s << QString() << QList<int>{};
        QTest::newRow("just won") << u"collect 100"_s
                                  << u"amend 2 Ana out light; Ben holds 10; Cho holds 20"_s
                                  << QList<int>{200, 350, 600};
        QTest::newRow("won by far") << u"collect 100"_s
                                    << u"amend 2 Ana out light; Ben holds 170; Cho holds 100"_s
                                    << QList<int>{400, 550, 800};
        QTest::newRow("the lowest wins")
            << u"tally 100"_s << u"amend 2 Ana out light; Ben holds 170; Cho holds 100"_s
            << QList<int>{300, 450, 700};
        QTest::newRow("a round counts again")
            << u"collect 100"_s << u"amend 1 Ana out light; Ben holds 130; Cho holds 30"_s
            << QList<int>{200, 350, 600};
        QTest::newRow("ended without a winner") << u"collect 500"_s << u"stop"_s << QList<int>{};
    }
    void aWonMatchGoesOnBeyondWhatIsReached()
    {
        QFETCH(QString, scoring);
        QFETCH(QString, after);
        QFETCH(QList<int>, targets);
        open(header(scoring) + kTwoRounds);
        QVERIFY(after.isEmpty() || m_places->match->type(after));
        QCOMPARE(m_board->furtherTargets(), targets);
        if (!targets.isEmpty()) {
            QVERIFY(m_places->match->setTarget(targets.constFirst()));
            QVERIFY(!m_board->isOver());
        }
    }

    void theChartsScaleHasRoundSteps_data()
    {
        QTest::addColumn<int>("most");
        QTest::addColumn<int>("step");
        QTest::newRow("nothing yet") << 0 << 1;
        QTest::newRow("a small match") << 50 << 10;
        QTest::newRow("just one more") << 51 << 20;
        QTest::newRow("the usual target") << 500 << 100;
        QTest::newRow("a long match") << 2000 << 500;
    }
    void theChartsScaleHasRoundSteps()
    {
        QFETCH(int, most);
        QTEST(Plot::step(most, 5), "step");
    }

    void linesGoFromBottomToTop()
    {
        QCOMPARE(Plot::line({0, 50, 100}, 100, 200, 80), (QList<QPointF>{{0, 80}, {100, 40}, {200, 0}}));
    }

    void marksStandOnTheLineAndApart()
    {
        const auto centers = [](const QList<QPolygonF> &marks) {
            QList<QPointF> found;
            for (const QPolygonF &each : marks)
                found.append(each.boundingRect().center());
            return found;
        };
        constexpr int kSquare = 1;
        QCOMPARE(centers(Plot::marks({{0, 80}, {100, 40}, {200, 0}}, kSquare, 8)),
                 (QList<QPointF>{{200, 0}, {100, 40}}));
        QCOMPARE(centers(Plot::marks({{0, 0}, {10, 0}, {20, 0}, {30, 0}}, kSquare, 8)),
                 (QList<QPointF>{{30, 0}, {10, 0}}));
        QCOMPARE(centers(Plot::marks({{0, 80}, {100, 40}, {200, 0}}, kSquare, 8, true)),
                 (QList<QPointF>{{200, 0}}));
        QVERIFY(Plot::marks({{0, 80}}, kSquare, 8).isEmpty());
    }

    void namesAtTheEndsOfLinesMakeRoom()
    {
        QCOMPARE(Plot::labels({100, 0, 50}, 100, 200, 20), (QList<qreal>{0, 200, 100}));
        QCOMPARE(Plot::labels({0, 0, 100}, 100, 200, 20), (QList<qreal>{180, 200, 0}));
        QCOMPARE(Plot::labels({50, 50, 50}, 100, 200, 20), (QList<qreal>{100, 120, 140}));
    }
};

QTEST_MAIN(tst_Scoreboard)
#include "tst_scoreboard.moc"
