// The scoreboard's numbers and words, and questions asked without a match.
#include "app/asking.h"
#include "app/scoreboard.h"

#include "places.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;
using app::Asking;
using app::Scoreboard;

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
    [[nodiscard]] QVariant of(const QVariantList &list, int index, const char *what) const
    {
        return list[index].toMap()[QLatin1String(what)];
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
        QCOMPARE(m_board->rowCount(), 2);
        QCOMPARE(m_board->leader(), u"Ana leads"_s);
        QCOMPARE(m_board->best(), 70);
        QCOMPARE(m_board->ending(), u"Ana needs 430 more points."_s);
        QCOMPARE(of(m_board->people(), 0, "toGo").toInt(), 430);
        QCOMPARE(of(m_board->people(), 0, "other").toInt(), 20);
        const auto gains = m_board->data(m_board->index(1), Scoreboard::Gains).value<QList<int>>();
        QCOMPARE(gains, (QList{0, 30, 0}));
        QCOMPARE(m_board->data(m_board->index(0), Scoreboard::Dealer).toString(), u"Cho"_s);
        QCOMPARE(m_board->runs()[1].value<QList<int>>(), (QList{0, 0, 30}));
        QCOMPARE(m_board->nextDeal(), u"Deal round 3: Ben deals"_s);
    }

    void tallying()
    {
        open(header(u"tally 500"_s) + kTwoRounds);
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
        QCOMPARE(of(m_board->ranking(), 0, "won").toInt(), 1);
        QCOMPARE(of(m_board->ranking(), 1, "rank").toInt(), 2);
        QVERIFY(m_board->asText().startsWith(u"Ana wins!\n"_s));
        QVERIFY(m_board->asText().contains(u"1. Ana  70"_s));
        QVERIFY(m_places->match->setTarget(500));
        QVERIFY(!m_board->isOver());
    }

    void aSharedWin()
    {
        open(header(u"tally 60"_s)
             + u"round\nAna: out light\nBen: holds 10\nCho: holds 30\n"
               u"round\nBen: out light\nAna: holds 10\nCho: holds 40\n"_s);
        QCOMPARE(m_board->result(), u"Ana and Ben share the win!"_s);
        QCOMPARE(of(m_board->ranking(), 1, "rank").toInt(), 1);
        QCOMPARE(of(m_board->ranking(), 2, "rank").toInt(), 3);
    }

    void aCardOnACard()
    {
        Asking asking;
        asking.setTop(Places::face("B7"));
        QVERIFY(!asking.isAnswered());
        asking.setCard(Places::face("B3"));
        QVERIFY(asking.isAnswered());
        QVERIFY(asking.isGood());
        asking.setCard(Places::face("R3"));
        QVERIFY(!asking.isGood());
        QVERIFY(!asking.answer().isEmpty());
        asking.setCard(Places::face("R7"));
        QVERIFY(asking.isGood());
        asking.setTop(Places::face("W"));
        QVERIFY(!asking.isAnswered());
        asking.setColor(int(rules::Color::Green));
        QVERIFY(!asking.isGood());
        asking.setCard(Places::face("G1"));
        QVERIFY(asking.isGood());
    }

    void aCardOnACardOfTheDarkSide()
    {
        Asking asking;
        asking.setSide(app::card::Side::Dark);
        asking.setTop(Places::face("T+5"));
        asking.setCard(Places::face("P+5"));
        QVERIFY(asking.isGood());
        asking.setCard(Places::face("P4"));
        QVERIFY(!asking.isGood());
    }

    void wasThatWildLegal()
    {
        Asking asking;
        asking.setTop(Places::face("B7"));
        asking.add(Places::face("R7"));
        QVERIFY(asking.isWildAnswered());
        QVERIFY(asking.isWildGood()); // a number that matches is no obstacle
        asking.add(Places::face("B1"));
        QVERIFY(!asking.isWildGood());
        asking.removeAt(1);
        QVERIFY(asking.isWildGood());
    }

    void whatIsAHandWorth()
    {
        Asking asking;
        asking.setSide(app::card::Side::Dark);
        for (const char *card : {"P3", "T+5", "VE", "W+C"})
            asking.add(Places::face(card));
        QCOMPARE(asking.handPoints(), 3 + 20 + 30 + 60);
        QVERIFY(asking.handProblem().isEmpty());
        asking.add(Places::face("P3"));
        asking.add(Places::face("P3"));
        QVERIFY(!asking.handProblem().isEmpty());
        asking.setEdition(u"mini56"_s);
        QVERIFY(asking.hand().isEmpty());
    }
};

QTEST_MAIN(tst_Scoreboard)
#include "tst_scoreboard.moc"
