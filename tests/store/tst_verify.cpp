// verify names what differs from the journals, and rebuild mends it.
#include "store/checksums.h"
#include "store/journal.h"
#include "store/verify.h"
#include "storetest.h"

using namespace Qt::StringLiterals;
using store::OpenMatch;

class TestVerify : public support::StoreTest {
    Q_OBJECT

private:
    OpenMatch played()
    {
        (void)database().once(u"PRAGMA synchronous = OFF"_s); // only for speed
        OpenMatch match = begin();
        if (!support::playOn(match, 250, 21))
            qFatal("the simulator was refused");
        return match;
    }

private slots:
    void whatWasAppendedIsIdentical()
    {
        const OpenMatch match = played();
        const auto verified = store::verify(database());
        VERIFY_OK(verified);
        QCOMPARE(verified->matches, 1);
        QCOMPARE(verified->events, qint64(match.fold().events()));
        QVERIFY(!verified->first);
        QCOMPARE(store::rebuild(database())->mended, 0);
    }

    void aDifferenceIsNamedAndMended_data()
    {
        QTest::addColumn<QString>("sabotage");
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("column");
        QTest::newRow("a total") << u"UPDATE standing SET total = total + 1 WHERE roll = 1"_s
                                 << u"standing roll=1"_s << u"total"_s;
        QTest::newRow("a round's side")
            << u"UPDATE round SET side = CASE side WHEN 'light' THEN 'dark' ELSE 'light' END WHERE number = 1"_s
            << u"round number=1"_s << u"side"_s;
        QTest::newRow("a number of events") << u"UPDATE match SET events = 1"_s << u"match"_s << u"events"_s;
        QTest::newRow("a card too many")
            << u"INSERT INTO held SELECT match, round, roll, 'XX', 1 FROM score LIMIT 1"_s
            << u"held round=1 roll=0 face=XX"_s << QString();
        QTest::newRow("no draws") << u"DELETE FROM drawn"_s << u"drawn "_s << QString();
    }

    void aDifferenceIsNamedAndMended()
    {
        QFETCH(QString, sabotage);
        QFETCH(QString, row);
        QFETCH(QString, column);
        const OpenMatch match = played();
        const auto sabotaged = database().run(sabotage);
        VERIFY_OK(sabotaged);
        QVERIFY(*sabotaged > 0);
        const auto verified = store::verify(database());
        VERIFY_OK(verified);
        QVERIFY(verified->first.has_value());
        QCOMPARE(verified->first->match, match.id());
        QVERIFY2(verified->first->row.startsWith(row), qPrintable(verified->first->row));
        QCOMPARE(verified->first->column, column);
        QVERIFY(verified->first->stored != verified->first->expected);

        QCOMPARE(store::rebuild(database())->mended, 1);
        QVERIFY(!store::verify(database())->first);
    }

    void aLineThatDoesNotRefereeIsNamed()
    {
        OpenMatch match = begin();
        support::append(match, {"round", "start B7"});
        const qint64 key = store::readMatch(database(), match.id())->key;
        qint64 checksum = *store::newestChecksum(database(), key);
        VERIFY_OK(store::insertLine(database(), key, 3, {0, "Ana: play R3"}, checksum));
        const auto verified = store::verify(database());
        VERIFY_OK(verified);
        QCOMPARE(verified->first->row, u"event number=3"_s);
        QCOMPARE(verified->first->stored, u"Ana: play R3"_s);
    }

    void whatIsBehindABrokenJournalIsLookedAtAndMended()
    {
        OpenMatch broken = begin();
        support::append(broken, {"round", "start B7"});
        const qint64 key = store::readMatch(database(), broken.id())->key;
        qint64 checksum = *store::newestChecksum(database(), key);
        VERIFY_OK(store::insertLine(database(), key, 3, {0, "Ana: play R3"}, checksum));
        played();
        VERIFY_OK(database().run(u"UPDATE standing SET total = total + 1 WHERE match <> ?"_s, {key}));
        const auto verified = store::verify(database());
        VERIFY_OK(verified);
        QCOMPARE(verified->matches, 2);
        QCOMPARE(verified->different, 2);

        const auto rebuilt = store::rebuild(database());
        VERIFY_OK(rebuilt);
        QCOMPARE(rebuilt->mended, 1);
        QCOMPARE(int(rebuilt->broken.size()), 1);
        QVERIFY(rebuilt->broken.front().code == store::ErrorCode::JournalBroken);
        QCOMPARE(rebuilt->broken.front().match, broken.id());
        QCOMPARE(store::verify(database())->different, 1);
        QCOMPARE(database().value(u"SELECT count(*) FROM event WHERE match = ?"_s, {key})->toInt(), 3);
    }

    void aBrokenReferenceIsDamage()
    {
        played();
        VERIFY_OK(database().once(u"PRAGMA foreign_keys = OFF"_s));
        VERIFY_OK(database().run(u"DELETE FROM player WHERE name = 'Cho'"_s));
        COMPARE_ERROR(store::verify(database()), store::ErrorCode::Damaged);
    }

    void bothCanBeCancelled()
    {
        played();
        const store::Progress never = [](qint64, qint64) { return false; };
        COMPARE_ERROR(store::verify(database(), never), store::ErrorCode::Cancelled);
        COMPARE_ERROR(store::rebuild(database(), never), store::ErrorCode::Cancelled);
    }
};

QTEST_GUILESS_MAIN(TestVerify)
#include "tst_verify.moc"
