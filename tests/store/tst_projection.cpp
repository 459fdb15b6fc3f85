// Projections: what rows follow from which events, and that event by event gives the same as all at once.
#include "store/journal.h"
#include "storetest.h"

using namespace Qt::StringLiterals;
using store::OpenMatch;
using store::Rows;

class TestProjection : public support::StoreTest {
    Q_OBJECT

private slots:
    void aRoundLeavesItsRows()
    {
        OpenMatch match = begin(support::setup());
        support::append(match,
                        {"round dealer Cho", "start B7", "Ana: play B+1", "Cho: play W+2=G",
                         "Ana: challenge hand B1 B2 B3 B4 B5 B6", "Ana: force play R9", "Ben: draw",
                         "Ben: play R+1", "Ana: out light", "Ben: holds G3 G3 W", "Cho: holds 12"});
        QCOMPARE(rows(u"SELECT number || ' ' || state || ' ' || dealer || ' ' || begun || ' ' "
                      u"|| scored || ' ' || winner || ' ' || side || ' ' || how || ' ' || "
                      u"ifnull(last_card, '-') || ' ' || amended FROM round"_s),
                 QStringList{u"1 counts 2 1 11 0 light declared - 0"_s});
        QCOMPARE(rows(u"SELECT roll || ' ' || said || ' ' || ifnull(cards, '-') || ' ' || "
                      u"points || ' ' || gain FROM score ORDER BY roll"_s),
                 (QStringList{u"0 out 0 0 58"_s, u"1 cards 3 46 0"_s, u"2 points - 12 0"_s}));
        QCOMPARE(rows(u"SELECT roll || face || copies FROM held ORDER BY face"_s),
                 (QStringList{u"1G32"_s, u"1W1"_s}));
        QCOMPARE(
            rows(u"SELECT roll || ' ' || cause || ' ' || times || ' ' || cards || ' ' || "
                 u"most || ' ' || most_event FROM drawn ORDER BY roll, cause"_s),
            (QStringList{u"1 +1 1 1 1 3"_s, u"1 draw 1 1 1 7"_s, u"2 +1 1 1 1 8"_s, u"2 guilty 1 2 2 5"_s}));
        QCOMPARE(rows(u"SELECT event || ' ' || challenger || ' ' || challenged || ' ' || card "
                      u"|| ' ' || guilty || ' ' || shown FROM challenge"_s),
                 QStringList{u"5 0 2 W+2 1 1"_s});
        QCOMPARE(rows(u"SELECT event || ' ' || roll || ' ' || card FROM forced"_s), QStringList{u"6 0 R9"_s});
        QCOMPARE(rows(u"SELECT state || ' ' || rounds || ' ' || events FROM match"_s),
                 QStringList{u"running 1 11"_s});
    }

    void finesAndPenaltiesAreDrawn()
    {
        rules::Setup setup = support::setup();
        setup.rulings.set(rules::Ruling::Stack, rules::Choice::Any);
        OpenMatch match = begin(setup);
        support::append(match,
                        {"round dealer Cho", "start B7", "Ana: play B+1", "Ben: play W+2=G", "fine Ben 3",
                         "Cho: play G+1", "Ana: accept", "Ben: play W+2=R", "Cho: accept", "fine Ben 1"});
        QCOMPARE(rows(u"SELECT roll || ' ' || cause || ' ' || times || ' ' || cards || ' ' || most || ' ' "
                      u"|| most_event FROM drawn ORDER BY roll, cause"_s),
                 (QStringList{u"0 +1 1 4 4 7"_s, u"1 fine 2 4 3 5"_s, u"2 W+2 1 2 2 9"_s}));
    }

    void cardsThatNobodyMayChallengeAreDrawn()
    {
        rules::Setup setup = support::setup();
        setup.rulings.set(rules::Ruling::Challenge, rules::Choice::No);
        OpenMatch match = begin(setup);
        support::append(match,
                        {"round dealer Cho", "start B7", "Ana: play W+2=G", "Cho: play W+2", "color R",
                         "Ben: play RF", "top T4", "Cho: play W+C=P", "took 5"});
        QCOMPARE(rows(u"SELECT roll || ' ' || cause || ' ' || cards FROM drawn ORDER BY roll, cause"_s),
                 (QStringList{u"0 W+2 2"_s, u"0 W+C 5"_s, u"1 W+2 2"_s}));
    }

    void flipsAndUnoCallsAreTold()
    {
        OpenMatch match = begin(support::setup({"Ana", "Ben"}));
        support::append(match,
                        {"round", "start BF", "top P3", "count Ana 2", "uno", "play P4", "play P5",
                         "count Ben 2", "Ana: draw", "Ana: pass", "Ben: play PF", "catch Ben"});
        QCOMPARE(rows(u"SELECT event || ' ' || ifnull(roll, '-') || ' ' || cause || ' ' || side FROM flip"_s),
                 (QStringList{u"2 - start dark"_s, u"11 1 play light"_s}));
        QCOMPARE(
            rows(u"SELECT event || ' ' || roll || ' ' || what || ' ' || ifnull(catcher, '-') FROM uno"_s),
            (QStringList{u"5 0 ahead -"_s, u"12 1 caught -"_s}));
    }

    void undoTakesItsRowsAlong()
    {
        OpenMatch match = begin(support::setup());
        support::append(match, {"round", "start B7", "draw"});
        QCOMPARE(rows(u"SELECT cards FROM drawn"_s), QStringList{u"1"_s});
        support::append(match, {"undo"});
        QCOMPARE(rows(u"SELECT cards FROM drawn"_s), QStringList());
        support::append(match, {"redo"});
        QCOMPARE(rows(u"SELECT cards || ' ' || most_event FROM drawn"_s), QStringList{u"1 3"_s});
    }

    void aVoidedRoundLeavesNothing()
    {
        OpenMatch match = begin(support::setup());
        support::append(match, {"round", "start B7", "draw", "void"});
        QCOMPARE(rows(u"SELECT number FROM round UNION ALL SELECT round FROM drawn"_s), QStringList());
        support::append(match, {"undo"});
        QCOMPARE(rows(u"SELECT number FROM round UNION ALL SELECT round FROM drawn"_s),
                 (QStringList{u"1"_s, u"1"_s}));
    }

    void anAmendedRoundSaysSo()
    {
        OpenMatch match = begin(support::setup({"Ana", "Ben"}));
        support::append(match,
                        {"round", "Ana: out light", "Ben: holds B1", "round", "Ben: out dark",
                         "Ana: holds 30", "amend 1 Ben out dark; Ana holds P5"});
        QCOMPARE(rows(u"SELECT number || ' ' || winner || ' ' || side || ' ' || amended FROM round"_s),
                 (QStringList{u"1 1 dark 1"_s, u"2 1 dark 0"_s}));
        QCOMPARE(rows(u"SELECT total FROM standing ORDER BY roll"_s), (QStringList{u"0"_s, u"35"_s}));
        support::append(match, {"amend 2 void"});
        QCOMPARE(rows(u"SELECT state FROM round"_s), (QStringList{u"counts"_s, u"void"_s}));
        QCOMPARE(rows(u"SELECT total FROM standing ORDER BY roll"_s), (QStringList{u"0"_s, u"5"_s}));
    }

    void aMatchThatIsOverSaysSinceWhen()
    {
        OpenMatch match = begin(support::setup({"Ana", "Ben"}));
        const auto at = [&](std::string_view line, qint64 time) {
            VERIFY_OK(match.append(support::event(match, line), {time, {}, {}}));
        };
        at("target 40", 1000);
        at("round", 2000);
        at("Ana: out light", 3000);
        at("Ben: holds 41", 4000);
        QCOMPARE(rows(u"SELECT state || ' ' || ended || ' ' || changed FROM match"_s),
                 QStringList{u"finished 4000 4000"_s});
        QCOMPARE(rows(u"SELECT won FROM standing ORDER BY roll"_s), (QStringList{u"1"_s, u"0"_s}));
        at("amend 1 Ana out light; Ben holds 44", 5000);
        QCOMPARE(rows(u"SELECT state || ' ' || ended || ' ' || changed FROM match"_s),
                 QStringList{u"finished 4000 5000"_s});
        at("target 100", 6000);
        QCOMPARE(rows(u"SELECT state || ' ' || ifnull(ended, '-') FROM match"_s),
                 QStringList{u"running -"_s});
        at("stop", 7000);
        QCOMPARE(rows(u"SELECT state || ' ' || ended FROM match"_s), QStringList{u"stopped 7000"_s});
    }

    void eventByEventGivesTheSameAsAllAtOnce_data()
    {
        QTest::addColumn<QByteArray>("edition");
        QTest::addColumn<int>("players");
        QTest::newRow("two at a Flip table") << QByteArray("flip2020") << 2;
        QTest::newRow("four at a Flip table") << QByteArray("flip2019") << 4;
        QTest::newRow("three at a mini table") << QByteArray("mini56") << 3;
    }

    void eventByEventGivesTheSameAsAllAtOnce()
    {
        QFETCH(QByteArray, edition);
        QFETCH(int, players);
        std::vector<std::string> names{"Ana", "Ben", "Cho", "Dee"};
        names.resize(std::size_t(players));
        VERIFY_OK(database().once(u"PRAGMA synchronous = OFF"_s)); // only for speed
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            OpenMatch match = begin(support::setup(names, edition.toStdString()));
            store::demo::Random random(seed);
            for (int events = 40; events <= 320 && !match.match().state().isOver(); events += 40) {
                QVERIFY(support::playOn(match, events, random.next()) || !match.match().state().inRound);
                const int back = random.below(60); // far enough to cross the beginning of a round
                for (int i = 0; i < back && match.match().nextUndo(); ++i)
                    support::append(match, {"undo"});
                const int forth = random.below(60);
                for (int i = 0; i < forth && match.match().nextRedo(); ++i)
                    support::append(match, {"redo"});
                const auto row = store::readMatch(database(), match.id());
                const auto stored = store::readRows(database(), row->key);
                VERIFY_OK(stored);
                QVERIFY(*stored == store::project(match.fold(), match.seats()));
                if (match.match().state().inRound) // the cards on that table are not what the simulator has
                    support::append(match, {"void"});
            }
        }
        const auto violations = database().value(u"SELECT count(*) FROM pragma_foreign_key_check"_s);
        QCOMPARE(violations->toInt(), 0);
    }
};

QTEST_GUILESS_MAIN(TestProjection)
#include "tst_projection.moc"
