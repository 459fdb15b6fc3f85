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

    [[nodiscard]] HomeModel read() const
    {
        return HomeModel(m_places->context().storage(), m_places->context().language());
    }

private slots:
    void init() { m_places = std::make_unique<Places>(); }
    void cleanup() { m_places.reset(); }

    void homeShowsTheMatchThatIsOnAndTheLastOnes()
    {
        HomeModel home = read();
        QAbstractItemModelTester tester(home.matches());
        QVERIFY(home.isEmpty());
        QVERIFY(tables::play(*m_places->match,
                             u"flipside 1\nedition flip2020\nscoring collect 50\nplayers Ana, Ben\n"
                             u"round\nAna: out light\nBen: holds 60\n"_s));
        QVERIFY(tables::play(*m_places->match,
                             u"flipside 1\nedition flip2020\nplayers Cho, Dee\nround\nstart B7\n"_s));
        home.refresh();
        QVERIFY(!home.running().id.isEmpty());
        QCOMPARE(home.running().id, m_places->match->matchId());
        QCOMPARE(home.running().headline, u"Cho plays on Blue\u00a07"_s);
        QCOMPARE(home.running().top, Places::face("B7"));
        QCOMPARE(home.standings()->rowCount(), 2);
        QCOMPARE(home.matches()->rowCount(), 1);
        QCOMPARE(home.matches()->values().front().title, u"Ana won with 60 points"_s);
        QCOMPARE(home.matches()->values().front().company, u"with Ben"_s);
    }

    void homeSaysHowEachMatchEndedAndWhichDidNot()
    {
        const QString begun = u"flipside 1\nedition flip2020\nscoring tally 50\nplayers Ana, Ben\nround\n"_s;
        for (const QString &rest : {u"Ana: out light\nBen: holds 60\n"_s, u"stop\n"_s, QString(), QString()})
            QVERIFY(tables::play(*m_places->match, begun + rest));
        HomeModel home = read(); // of the two that are on, one is no row
        QMap<QString, bool> running;
        for (const app::HomeMatch &match : home.matches()->values())
            running[match.title] = match.running;
        QCOMPARE(running,
                 (QMap<QString, bool>{{u"Ana won with the fewest points:\u00a00"_s, false},
                                      {u"In progress"_s, true},
                                      {u"No winner"_s, false}}));
    }

    void homeNamesTheColorAndTheRoundThatIsNext()
    {
        const QString begun = u"flipside 1\nedition flip2020\nplayers Ana, Ben, Cho\nround\nstart B7\n"_s;
        QVERIFY(tables::play(*m_places->match, begun + u"Ana: play W=G\n"_s));
        QCOMPARE(read().running().headline, u"Ben plays on Wild,\u00a0green"_s);
        QCOMPARE(read().running().detail, u"Round 1 · Light side"_s);
        QVERIFY(tables::play(*m_places->match, begun + u"Ana: out light\nBen: holds 3\nCho: holds 4\n"_s));
        QCOMPARE(read().running().headline, u"Ana deals"_s);
        QCOMPARE(read().running().detail, u"Round 2"_s); // nobody has turned a card yet
        QVERIFY(!read().running().isSideShown);
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
        QCOMPARE(read().running().headline, u"The round is being played"_s);
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
        QCOMPARE(read().running().headline, u"Ana turns up the first card"_s);
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
            QCOMPARE(read().running().id, m_places->match->matchId());
            if (i > 0 && i < HomeModel::kRows)
                continue;
            QTest::qWait(2);
            const int rows = read().matches()->rowCount();
            QVERIFY(m_places->match->open(first));
            QVERIFY(m_places->match->setTarget(200 + i));
            HomeModel home = read();
            QCOMPARE(home.running().id, first);
            QVERIFY(home.matches()->rowCount() >= rows);
        }
    }
};

QTEST_MAIN(tst_Home)
#include "tst_home.moc"
