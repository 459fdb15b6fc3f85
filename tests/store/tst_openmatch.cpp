// A match on disk: what was appended is there, what was refused is not, and others see it.
#include "store/journal.h"
#include "storetest.h"

using namespace Qt::StringLiterals;
using store::ErrorCode;
using store::OpenMatch;

class TestOpenMatch : public support::StoreTest {
    Q_OBJECT

private:
    std::vector<std::string> journalOf(const QString &id)
    {
        std::vector<std::string> lines;
        const auto journal = store::readJournal(database(), store::readMatch(database(), id)->key);
        for (const store::JournalLine &line : *journal)
            lines.push_back(line.line);
        return lines;
    }

private slots:
    void eventsAreKeptAsTheyAreWritten()
    {
        OpenMatch match = begin();
        support::append(match, {"round dealer Cho", "start b7", "play B3", "draw", "Ben: pass"});
        const std::vector<std::string> wanted{"round dealer Cho", "start B7", "Ana: play B3", "Ben: draw",
                                              "Ben: pass"};
        QCOMPARE(journalOf(match.id()), wanted);
    }

    void aRefusedEventIsNotKept()
    {
        OpenMatch match = begin();
        support::append(match, {"round", "start B7"});
        const auto refused = match.append(support::event(match, "play R3"));
        VERIFY_OK(refused);
        QCOMPARE(refused->verdict.kind, rules::VerdictKind::Illegal);
        QCOMPARE(refused->number, 0);
        QCOMPARE(journalOf(match.id()).size(), 2u);
    }

    void openingFoldsTheJournal()
    {
        OpenMatch match = begin();
        QVERIFY(support::playOn(match, 120, 11));
        const auto again = OpenMatch::open(database(), match.id());
        VERIFY_OK(again);
        QCOMPARE(again->fold().events(), match.fold().events());
        QVERIFY(again->match().state() == match.match().state());
        QCOMPARE(again->match().steps().size(), match.match().steps().size());
    }

    void manyMatchesMayBeUnderWay()
    {
        OpenMatch one = begin();
        OpenMatch other = begin(support::setup({"Dee", "Eli"}));
        support::append(one, {"round", "start B7"});
        support::append(other, {"round", "start G2"});
        support::append(one, {"play B1"});
        QCOMPARE(journalOf(one.id()).size(), 3u);
        QCOMPARE(journalOf(other.id()).size(), 2u);
    }

    void undoIsAppendedToo()
    {
        OpenMatch match = begin();
        support::append(match, {"round", "start B7", "play B1", "undo", "redo", "undo", "play B2"});
        const std::vector<std::string> lines = journalOf(match.id());
        QCOMPARE(lines.size(), 7u);
        QCOMPARE(lines[3], std::string("undo"));
        QCOMPARE(match.match().steps().size(), 3u);
        const auto again = OpenMatch::open(database(), match.id());
        QVERIFY(again->match().state() == match.match().state());
    }

    void whoeverJoinsGetsASeat()
    {
        OpenMatch match = begin();
        support::append(match, {"join Dee with 20"});
        QCOMPARE(match.seats().size(), 4u);
        const auto name = database().value(
            u"SELECT p.name FROM standing s JOIN player p ON p.key = s.player WHERE s.roll = 3"_s);
        QCOMPARE(name->toString(), u"Dee"_s);
        support::append(match, {"undo", "join Eli", "undo", "join Dee"}); // the roll's fourth place is reused
        QCOMPARE(database().value(u"SELECT count(*) FROM standing"_s)->toInt(), 4);
    }

    void aSettledDraftGoesWithItsEvent()
    {
        OpenMatch match = begin();
        support::append(match, {"round", "Ana: out light"});
        VERIFY_OK(database().run(u"INSERT INTO draft (match, what, content, changed) SELECT key, 'hand Ben', "
                                 u"'[]', 0 FROM match"_s));
        VERIFY_OK(match.append(support::event(match, "Ben: holds B1"), {0, {}, u"hand Ben"_s}));
        QCOMPARE(database().value(u"SELECT count(*) FROM draft"_s)->toInt(), 0);
    }

    void twoWritersLoseNothing()
    {
        OpenMatch mine = begin();
        support::append(mine, {"round", "start B7"});
        auto theirDatabase = store::open(place().path());
        VERIFY_OK(theirDatabase);
        auto theirs = OpenMatch::open(**theirDatabase, mine.id());
        VERIFY_OK(theirs);

        support::append(mine, {"play B1"});
        support::append(*theirs, {"draw"}); // refereed again: it is Ben's by now, not Ana's
        QVERIFY(*database().changedElsewhere());
        QVERIFY(!*database().changedElsewhere());
        QCOMPARE(*mine.refresh(), 1);
        const std::vector<std::string> wanted{"round", "start B7", "Ana: play B1", "Ben: draw"};
        QCOMPARE(journalOf(mine.id()), wanted);
        QVERIFY(mine.match().state() == theirs->match().state());
    }

    void whatTheOtherMadeIllegalIsRefused()
    {
        OpenMatch mine = begin();
        support::append(mine, {"round", "start B7"});
        auto theirDatabase = store::open(place().path());
        auto theirs = OpenMatch::open(**theirDatabase, mine.id());
        support::append(mine, {"Ana: play B1"});
        const auto late = theirs->append(support::event(*theirs, "Ana: play B2"));
        VERIFY_OK(late);
        QVERIFY(!late->verdict.taken());
        QCOMPARE(theirs->fold().events(), 3); // and has heard of the other's
    }

    // What the other wrote is there to be shown, although this one could not be written.
    void whatTheOtherWroteStaysWhereOursFails()
    {
        OpenMatch mine = begin();
        support::append(mine, {"round", "start B7"});
        auto theirDatabase = store::open(place().path());
        auto theirs = OpenMatch::open(**theirDatabase, mine.id());
        support::append(mine, {"play B1"});
        VERIFY_OK(database().run(u"CREATE TRIGGER full BEFORE INSERT ON event BEGIN "
                                 u"SELECT raise(ABORT, 'disk full'); END"_s));
        QVERIFY(!theirs->append(support::event(*theirs, "draw")));
        QCOMPARE(theirs->fold().events(), 3);
        QVERIFY(theirs->match().state() == mine.match().state());
        QCOMPARE(*theirs->refresh(), 0);
        VERIFY_OK(database().run(u"DROP TRIGGER full"_s));
        support::append(*theirs, {"draw"});
        QCOMPARE(journalOf(mine.id()).size(), 4u);
    }

    void aBrokenLineOfTheOtherChangesNothing()
    {
        OpenMatch match = begin();
        support::append(match, {"round", "start B7"});
        VERIFY_OK(database().run(u"INSERT INTO event (match, number, time, line) SELECT key, 3, 0, "
                                 u"'Ana: play B1' FROM match"_s));
        VERIFY_OK(database().run(u"INSERT INTO event (match, number, time, line) SELECT key, 4, 0, "
                                 u"'Ana: play R3' FROM match"_s));
        COMPARE_ERROR(match.refresh(), ErrorCode::JournalBroken);
        QCOMPARE(match.fold().events(), 2);
        COMPARE_ERROR(match.append(support::event(match, "play B1")), ErrorCode::JournalBroken);
        QCOMPARE(match.fold().events(), 2);
    }

    void whatTheOtherMadeLegalIsTaken()
    {
        OpenMatch mine = begin();
        support::append(mine, {"round"});
        auto theirDatabase = store::open(place().path());
        auto theirs = OpenMatch::open(**theirDatabase, mine.id());
        support::append(mine, {"start B7"});
        support::append(*theirs, {"play B1"});
        QCOMPARE(journalOf(mine.id()).size(), 3u);
    }

    void aMatchThatIsNotThereIsNamed()
    {
        const auto missing = OpenMatch::open(database(), u"nobody"_s);
        COMPARE_ERROR(missing, ErrorCode::NoSuchMatch);
        QCOMPARE(missing.error().match, u"nobody"_s);
    }

    void aBrokenJournalNamesItsLine()
    {
        OpenMatch match = begin();
        support::append(match, {"round", "start B7"});
        VERIFY_OK(database().run(
            u"INSERT INTO event (match, number, time, line) SELECT key, 3, 0, 'Ana: play R3' FROM match"_s));
        const auto broken = OpenMatch::open(database(), match.id());
        COMPARE_ERROR(broken, ErrorCode::JournalBroken);
        QCOMPARE(broken.error().line, 3);
        QCOMPARE(broken.error().match, match.id());
    }

    void aBrokenHeaderNamesItsMatch_data()
    {
        QTest::addColumn<QString>("header");
        QTest::newRow("a line nobody can read") << u"flipside 1\nedition flip2020\nbread\n"_s;
        QTest::newRow("an end before the players") << u"flipside 1\nedition flip2020\n"_s;
    }
    void aBrokenHeaderNamesItsMatch()
    {
        QFETCH(QString, header);
        const OpenMatch match = begin();
        VERIFY_OK(database().run(u"UPDATE match SET header = ?"_s, {header}));
        const auto broken = OpenMatch::open(database(), match.id());
        COMPARE_ERROR(broken, ErrorCode::JournalBroken);
        QCOMPARE(broken.error().match, match.id());
        QVERIFY(broken.error().unreadable.has_value());
    }

    void aJournalCannotBeRewritten()
    {
        OpenMatch match = begin();
        support::append(match, {"round", "start B7"});
        QVERIFY(!database().run(u"UPDATE event SET line = 'start B8' WHERE number = 2"_s));
        QVERIFY(!database().run(u"DELETE FROM event WHERE number = 2"_s));
        QCOMPARE(journalOf(match.id()).size(), 2u);
    }

    void aFullMatchTakesNothingMore()
    {
        OpenMatch match = begin();
        support::append(match, {"round"});
        const auto filled = database().run(
            u"WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?) INSERT INTO event "
            u"(match, number, time, line, checksum) SELECT m.key, i, 1, iif(i % 2, 'redo', 'undo'), 0 FROM n, match m"_s,
            {store::kMostEvents - 1});
        VERIFY_OK(filled);
        support::append(match, {"undo"}); // the last there is room for
        QCOMPARE(match.fold().events(), store::kMostEvents);
        COMPARE_ERROR(match.append(support::event(match, "redo")), ErrorCode::MatchFull);
        QCOMPARE(database().value(u"SELECT max(number) FROM event"_s)->toInt(), store::kMostEvents);
        auto again = OpenMatch::open(database(), match.id());
        VERIFY_OK(again);
        COMPARE_ERROR(again->append(support::event(*again, "round")), ErrorCode::MatchFull);
    }

    void aMatchIsFullBeforeItIsTooLongForAnImport()
    {
        OpenMatch match = begin();
        support::append(match, {"round"});
        constexpr qint64 kLine = 16'050; // an odd number of them goes in: the last one is a redo
        constexpr qint64 kLines = store::kMostBytes / kLine;
        const qint64 left = store::kMostBytes - 5 - kLines * kLine - 7; // one event of four bytes, not two
        const auto filled = database().run(
            u"WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?) INSERT INTO event "
            u"(match, number, time, line, checksum) SELECT m.key, i, 1, printf('%-*s', iif(i < ?, ?, ?), "
            u"iif(i % 2, 'redo', 'undo')), 0 FROM n, match m"_s,
            {kLines + 2, kLines + 2, kLine, left});
        VERIFY_OK(filled);
        auto open = OpenMatch::open(database(), match.id());
        VERIFY_OK(open);
        support::append(*open, {"undo"});
        COMPARE_ERROR(open->append(support::event(*open, "redo")), ErrorCode::MatchFull);
    }
};

QTEST_GUILESS_MAIN(TestOpenMatch)
#include "tst_openmatch.moc"
