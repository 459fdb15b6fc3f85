// Home: the match that is on, what it waits for, and the last ones.
#include "app/filecheck.h"
#include "app/homemodel.h"

#include "places.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using app::HomeModel;

class tst_Home : public QObject {
    Q_OBJECT

    std::unique_ptr<Places> m_places;

private slots:
    void init() { m_places = std::make_unique<Places>(); }
    void cleanup() { m_places.reset(); }

    void homeShowsTheMatchThatIsOnAndTheLastOnes()
    {
        HomeModel home;
        QAbstractItemModelTester tester(&home);
        QVERIFY(home.isEmpty());
        QVERIFY(tables::play(*m_places->match,
                             u"flipside 1\nedition flip2020\nscoring collect 50\nplayers Ana, Ben\n"
                             u"round\nAna: out light\nBen: holds 60\n"_s));
        QVERIFY(tables::play(*m_places->match,
                             u"flipside 1\nedition flip2020\nplayers Cho, Dee\nround\nstart B7\n"_s));
        home.refresh();
        QVERIFY(home.isGoing());
        QCOMPARE(home.goingId(), m_places->match->matchId());
        QCOMPARE(home.headline(), u"Cho plays on Blue\u00a07"_s);
        QCOMPARE(home.top(), Places::face("B7"));
        QCOMPARE(home.standings().size(), 2);
        QCOMPARE(home.rowCount(), 1);
        QCOMPARE(home.data(home.index(0), HomeModel::Title).toString(), u"Ana won with 60 points"_s);
        QCOMPARE(home.data(home.index(0), HomeModel::Company).toString(), u"with Ben"_s);
        home.setMost(0);
        QCOMPARE(home.rowCount(), 0);
        QCOMPARE(home.count(), 1);
        home.setMost(HomeModel::All);
        QCOMPARE(home.rowCount(), 1);
    }

    void homeSaysHowEachMatchEndedAndWhichDidNot()
    {
        const QString begun = u"flipside 1\nedition flip2020\nscoring tally 50\nplayers Ana, Ben\nround\n"_s;
        for (const QString &rest : {u"Ana: out light\nBen: holds 60\n"_s, u"stop\n"_s, QString(), QString()})
            QVERIFY(tables::play(*m_places->match, begun + rest));
        const HomeModel home; // of the two that are on, one is no row
        QMap<QString, bool> running;
        for (int row = 0; row < home.rowCount(); ++row)
            running[home.data(home.index(row), HomeModel::Title).toString()] =
                home.data(home.index(row), HomeModel::Running).toBool();
        QCOMPARE(running,
                 (QMap<QString, bool>{{u"Ana won with the fewest points:\u00a00"_s, false},
                                      {u"In progress"_s, true},
                                      {u"No winner"_s, false}}));
    }

    void homeNamesTheColorAndTheRoundThatIsNext()
    {
        const QString begun = u"flipside 1\nedition flip2020\nplayers Ana, Ben, Cho\nround\nstart B7\n"_s;
        QVERIFY(tables::play(*m_places->match, begun + u"Ana: play W=G\n"_s));
        QCOMPARE(HomeModel().headline(), u"Ben plays on Wild,\u00a0green"_s);
        QCOMPARE(HomeModel().detail(), u"Round 1 · Light side"_s);
        QVERIFY(tables::play(*m_places->match, begun + u"Ana: out light\nBen: holds 3\nCho: holds 4\n"_s));
        QCOMPARE(HomeModel().headline(), u"Ana deals"_s);
        QCOMPARE(HomeModel().detail(), u"Round 2"_s); // nobody has turned a card yet
        QVERIFY(!HomeModel().isSided());
    }

    void theFileIsCheckedInAWorker()
    {
        QVERIFY(m_places->match->open({}) == false); // makes the file
        app::FileCheck check;
        QSignalSpy finished(&check, &app::FileCheck::finished);
        check.start(m_places->folder.filePath(u"flipside.db"_s));
        QVERIFY(finished.wait());
        QVERIFY(check.isDone());
        QVERIFY(check.trouble().isEmpty());
    }

    // Until a card of it is called, and for no other round.
    void onlyScoringOneRoundIsRemembered()
    {
        app::LiveMatch &match = *m_places->match;
        QVERIFY(tables::play(match, u"flipside 1\nedition flip2020\nplayers Ana, Ben\nround\n"_s));
        QVERIFY(!match.isRoundOnlyScored());
        QVERIFY(match.onlyScoreRound());
        const QString id = match.matchId();
        m_places->begin();
        QVERIFY(m_places->match->open(id));
        QVERIFY(m_places->match->isRoundOnlyScored());
        QCOMPARE(HomeModel().headline(), u"The round is being played"_s);
        QVERIFY(m_places->match->type(u"start B7"_s));
        QVERIFY(!m_places->match->isRoundOnlyScored());
        QVERIFY(!m_places->match->onlyScoreRound());
        QVERIFY(m_places->match->undo());
        QVERIFY(m_places->match->goOut(0, app::card::Side::Light));
        QVERIFY(m_places->match->isRoundOnlyScored()); // while its hands are counted
        QVERIFY(m_places->match->holdsPoints(1, 20));
        QVERIFY(!m_places->match->isRoundOnlyScored());
        QVERIFY(m_places->match->beginRound());
        QVERIFY(!m_places->match->isRoundOnlyScored());
        QCOMPARE(HomeModel().headline(), u"Ana turns up the first card"_s);
        QVERIFY(m_places->match->onlyScoreRound());
        QVERIFY(m_places->match->voidRound());
        QVERIFY(m_places->match->beginRound());
        QVERIFY(!m_places->match->isRoundOnlyScored());
    }

    void homeGoesOnWithTheMatchThatWasTouchedLast()
    {
        const QString record = u"flipside 1\nedition flip2020\nplayers Ana, Ben\nround\n"_s;
        QVERIFY(tables::play(*m_places->match, record));
        const QString first = m_places->match->matchId();
        for (int i = 0; i <= HomeModel::All; ++i) { // more than Home has rows for
            QTest::qWait(2); // no two at once
            QVERIFY(tables::play(*m_places->match, record));
            QCOMPARE(HomeModel().goingId(), m_places->match->matchId());
            if (i > 0 && i < HomeModel::All)
                continue;
            QTest::qWait(2);
            const int rows = HomeModel().count();
            QVERIFY(m_places->match->open(first));
            QVERIFY(m_places->match->setTarget(200 + i));
            const HomeModel home;
            QCOMPARE(home.goingId(), first);
            QVERIFY(home.count() >= rows);
        }
    }
};

QTEST_MAIN(tst_Home)
#include "tst_home.moc"
