// A challenge at the live match: the hand that is shown card by card, kept over a kill, and what it costs.
#include "places.h"

using namespace Qt::StringLiterals;
using app::LiveMatch;

namespace {

const QString kRound = u"flipside 1\nedition flip2020\nplayers Ana, Ben, Cho, Dee\nround\nstart B7\n"_s;

} // namespace

class tst_ShownHand : public QObject {
    Q_OBJECT

private:
    LiveMatch &match() { return *m_places->match; }

    std::unique_ptr<Places> m_places;

private slots:
    void init() { m_places = std::make_unique<Places>(); }
    void cleanup() { m_places.reset(); }

    void aShownHandSurvivesAndGivesTheVerdict()
    {
        QVERIFY(tables::play(match(), kRound + u"count Ana 3\nplay W+2=G"_s));
        QVERIFY(match().challengedHand()->begin());
        QVERIFY(match().challengedHand()->show(Places::face("G4")));
        const QString id = match().matchId();
        m_places->begin(); // as after a kill: only what is on disk is known
        QVERIFY(match().open(id));
        QVERIFY(match().challengedHand()->isOpen());
        QCOMPARE(match().challengedHand()->faces(), QList<int>{Places::face("G4")});
        QVERIFY(match().challengedHand()->show(Places::face("Y1")));
        QCOMPARE(match().challengedHand()->faces().size(), 0);
        QVERIFY(!match().challengedHand()->isOpen());
        QCOMPARE(match().answer(), app::refereeanswer::Kind::Innocent);
        QCOMPARE(match().outcome().hand, (QList<int>{Places::face("G4"), Places::face("Y1")}));
        QCOMPARE(match().outcome().guiltyCard, -1);
        QCOMPARE(match().name(match().outcome().drawer), u"Ben"_s);
        QCOMPARE(match().outcome().drawn, 4);
        QCOMPARE(m_places->journal().constLast(), u"Ben: challenge hand G4 Y1"_s);
        QVERIFY(match().undo());
        QVERIFY(!match().challengedHand()->isOpen());
        QVERIFY(match().challengeGuilty());
        QCOMPARE(match().answer(), app::refereeanswer::Kind::Guilty);
        QVERIFY(match().outcome().hand.isEmpty());
        QCOMPARE(match().name(match().outcome().drawer), u"Ana"_s);
        QVERIFY(match().undo());
        QVERIFY(match().challengedHand()->begin() && match().challengedHand()->show(Places::face("W"))
                && match().challengedHand()->show(Places::face("B2")));
        QCOMPARE(match().outcome().guiltyCard, 1);
        QCOMPARE(match().name(match().outcome().challenger), u"Ben"_s);
    }

    void aShownHandCanBeGivenUp()
    {
        QVERIFY(tables::play(match(), kRound + u"play W+2=G"_s));
        QVERIFY(match().challengedHand()->begin());
        QVERIFY(match().challengedHand()->show(Places::face("G4")));
        QVERIFY(match().challengedHand()->takeBack(0));
        QVERIFY(match().challengedHand()->faces().isEmpty());
        QVERIFY(match().challengedHand()->isOpen());
        QVERIFY(match().challengedHand()->show(Places::face("G4"))
                && match().challengedHand()->show(Places::face("G5")));
        QVERIFY(match().stepBack()); // card by card, and only then the challenge
        QCOMPARE(match().challengedHand()->faces(), QList<int>{Places::face("G4")});
        QVERIFY(match().stepBack() && match().challengedHand()->isOpen());
        QVERIFY(match().stepBack() && !match().challengedHand()->isOpen());
        QCOMPARE(match().table()->turn().phase, app::phase::Name::Challenge);
        QVERIFY(match().challengedHand()->begin() && match().challengedHand()->show(Places::face("G4")));
        QVERIFY(match().accept()); // they changed their mind
        QVERIFY(!match().challengedHand()->isOpen());
        QVERIFY(match().draft(u"challenge"_s).isEmpty());
    }

    void onlyALostChallengeCostsMore_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<int>("extra");
        QTest::addColumn<int>("inAll");
        QTest::newRow("accepted") << u"accept"_s << 0 << 3;
        QTest::newRow("lost") << u"challenge innocent"_s << 2 << 5;
    }

    void onlyALostChallengeCostsMore()
    {
        QFETCH(QString, answer);
        QVERIFY(tables::play(match(), kRound + u"play BF\ntop P3\nplay W+C=T\n"_s + answer));
        QTEST(match().table()->chances().tookExtra, "extra");
        QTEST(match().table()->chances().tookInAll(3), "inAll");
        QCOMPARE(match().table()->chances().tookInAll(match().table()->chances().tookMost),
                 match().table()->chances().tookMost); // there are no more
    }
};

QTEST_GUILESS_MAIN(tst_ShownHand)
#include "tst_shownhand.moc"
