// Home: the match that is on, what it waits for, and the last ones.
#include "app/home/homemodel.h"
#include "app/shell/filecheck.h"

#include "places.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using app::HomeModel;
using app::onlyscored::Part;

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
        QVERIFY(home.hasRunning());
        QCOMPARE(home.runningMatch(), m_places->match->matchId());
        QCOMPARE(home.headline(), u"Cho plays on Blue\u00a07"_s);
        QCOMPARE(home.top(), Places::face("B7"));
        QCOMPARE(home.standings()->rowCount(), 2);
        QCOMPARE(home.rowCount(), 1);
        QCOMPARE(home.data(home.index(0), HomeModel::Title).toString(), u"Ana won with 60 points"_s);
        QCOMPARE(home.data(home.index(0), HomeModel::Company).toString(), u"with Ben"_s);
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
        QVERIFY(!HomeModel().isSideShown());
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
        QVERIFY(match.onlyScored() == Part::Nothing);
        QSignalSpy changed(&match, &app::LiveMatch::onlyScoredChanged);
        QVERIFY(match.onlyScoreRound());
        QCOMPARE(changed.count(), 1);
        QVERIFY(match.callRound());
        QCOMPARE(match.onlyScored(), Part::Nothing);
        QVERIFY(match.onlyScoreRound() && match.onlyScoreRound());
        QCOMPARE(changed.count(), 3);
        const QString id = match.matchId();
        m_places->begin();
        QVERIFY(m_places->match->open(id));
        QVERIFY(m_places->match->onlyScored() == Part::Round);
        QCOMPARE(HomeModel().headline(), u"The round is being played"_s);
        QVERIFY(m_places->match->type(u"start B7"_s));
        QVERIFY(m_places->match->onlyScored() == Part::Nothing);
        QVERIFY(!m_places->match->onlyScoreRound());
        QVERIFY(m_places->match->undo());
        QVERIFY(m_places->match->goOut(0, app::card::Side::Light));
        QVERIFY(m_places->match->onlyScored() == Part::Round); // while its hands are counted
        QVERIFY(m_places->match->holdsPoints(1, 20));
        QVERIFY(m_places->match->onlyScored() == Part::Nothing);
        QVERIFY(m_places->match->beginRound());
        QVERIFY(m_places->match->onlyScored() == Part::Nothing);
        QCOMPARE(HomeModel().headline(), u"Ana turns up the first card"_s);
        QVERIFY(m_places->match->onlyScoreRound());
        QVERIFY(m_places->match->voidRound());
        QVERIFY(m_places->match->beginRound());
        QVERIFY(m_places->match->onlyScored() == Part::Nothing);
    }

    void homeGoesOnWithTheMatchThatWasTouchedLast()
    {
        const QString record = u"flipside 1\nedition flip2020\nplayers Ana, Ben\nround\n"_s;
        QVERIFY(tables::play(*m_places->match, record));
        const QString first = m_places->match->matchId();
        for (int i = 0; i <= HomeModel::kRows; ++i) { // more than Home has rows for
            QTest::qWait(2); // no two at once
            QVERIFY(tables::play(*m_places->match, record));
            QCOMPARE(HomeModel().runningMatch(), m_places->match->matchId());
            if (i > 0 && i < HomeModel::kRows)
                continue;
            QTest::qWait(2);
            const int rows = HomeModel().rowCount();
            QVERIFY(m_places->match->open(first));
            QVERIFY(m_places->match->setTarget(200 + i));
            const HomeModel home;
            QCOMPARE(home.runningMatch(), first);
            QVERIFY(home.rowCount() >= rows);
        }
    }
};

QTEST_MAIN(tst_Home)
#include "tst_home.moc"
