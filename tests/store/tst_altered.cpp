// What changes beside the program in what is written once, verify notices: a line, an id, an index, a bit.
// Names, notes, places and drafts have no checksum.
#include "store/backup.h"
#include "store/checksums.h"
#include "store/journal.h"
#include "store/people.h"
#include "store/schema.h"
#include "store/verify.h"
#include "storetest.h"

using namespace Qt::StringLiterals;
using store::ErrorCode;
using store::OpenMatch;

class TestAltered : public support::StoreTest {
    Q_OBJECT

private:
    static int flips()
    {
        bool given = false;
        const int number = qEnvironmentVariableIntValue("FLIPSIDE_FLIPS", &given);
        return given ? number : 1000;
    }

    // A match of a few hundred events, and a group.
    QString fill()
    {
        (void)database().once(u"PRAGMA synchronous = OFF"_s); // only for speed
        OpenMatch match = begin();
        if (!support::playOn(match, 250, 21))
            qFatal("the simulator was refused");
        const auto people = store::players(database());
        if (!store::save(database(), store::Group{{}, u"Sunday"_s, {people->front().id}}))
            qFatal("no group");
        return match.id();
    }
    void lift(const QString &trigger) { VERIFY_OK(database().once(u"DROP TRIGGER "_s + trigger)); }

    // All that was written once; empty where it cannot be read.
    static QStringList written(store::Database &database)
    {
        QStringList all;
        for (const QString &sql : {
                 u"SELECT id || header || edition || started FROM match ORDER BY key"_s,
                 u"SELECT match || ' ' || number || ' ' || time || ' ' || line FROM event "
                 u"ORDER BY match, number"_s,
                 u"SELECT id FROM player ORDER BY key"_s,
                 u"SELECT id FROM company ORDER BY key"_s,
             }) {
            if (!database.each(sql, {}, [&](const store::Row &row) { all << row.text(0); }))
                return {};
        }
        return all;
    }
    static bool noticed(store::Database &database)
    {
        const auto verified = store::verify(database);
        return !verified || verified->first;
    }

private slots:
    void whatWasWrittenOnceIsCompared_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("row");
        // Each of these still referees, and gives the same results.
        QTest::newRow("a time") << u"UPDATE event SET time = time + 1 WHERE number = 7"_s
                                << u"event number=7"_s;
        QTest::newRow("a line") << u"UPDATE event SET line = line || ' ' WHERE number = 250"_s
                                << u"event number=250"_s;
        QTest::newRow("its checksum")
            << u"UPDATE event SET checksum = checksum + 1 WHERE number = 9"_s << u"event number=9"_s;
        QTest::newRow("a header") << u"UPDATE match SET header = header || '# '"_s << u"match"_s;
        QTest::newRow("an edition") << u"UPDATE match SET edition = 'mini56'"_s << u"match"_s;
        QTest::newRow("when it began") << u"UPDATE match SET started = started - 1"_s << u"match"_s;
        QTest::newRow("a match's id")
            << u"UPDATE match SET id = '00000000-0000-4000-8000-000000000000'"_s << u"match"_s;
        QTest::newRow("a player's id")
            << u"UPDATE player SET id = '00000000-0000-4000-8000-000000000000' WHERE name = 'Ben'"_s
            << u"player id=00000000-0000-4000-8000-000000000000"_s;
        QTest::newRow("a group's id") << u"UPDATE company SET id = '00000000-0000-4000-8000-000000000000'"_s
                                      << u"company id=00000000-0000-4000-8000-000000000000"_s;
    }

    void whatWasWrittenOnceIsCompared()
    {
        QFETCH(QString, change);
        QFETCH(QString, row);
        fill();
        lift(u"event_is_never_rewritten"_s);
        const auto changed = database().run(change);
        VERIFY_OK(changed);
        QVERIFY(*changed > 0);
        const auto verified = store::verify(database());
        VERIFY_OK(verified);
        QVERIFY(verified->first.has_value());
        QCOMPARE(verified->first->row, row);
        QCOMPARE(verified->first->column, u"checksum"_s);

        const QString copy = place().path(u"copy.db"_s);
        COMPARE_ERROR(store::copyInto(database(), copy), ErrorCode::Damaged);
        QVERIFY(!QFile::exists(copy));

        VERIFY_OK(store::rebuild(database())); // takes it as it is
        QVERIFY(!store::verify(database())->first);
        VERIFY_OK(store::copyInto(database(), copy));
    }

    void aLineBelongsToItsPlace()
    {
        lift(u"event_is_never_rewritten"_s);
        OpenMatch other = begin(support::setup({"Dee", "Eva"}));
        support::append(other, {"target 300", "target 300"});
        const qint64 key = store::readMatch(database(), other.id())->key;
        // The same line twice: one in the other's place, checksum and all.
        VERIFY_OK(
            database().run(u"UPDATE event SET (time, checksum) = (SELECT time, checksum FROM event WHERE "
                           u"match = %1 AND number = 1) WHERE match = %1 AND number = 2"_s.arg(key)));
        const auto verified = store::verify(database());
        VERIFY_OK(verified);
        QCOMPARE(verified->first->row, u"event number=2"_s);
    }

    void anAlteredBackupIsNotRestored()
    {
        fill();
        const QString backup = place().path(u"backup.db"_s);
        VERIFY_OK(store::copyInto(database(), backup));
        {
            const auto copy = store::Database::connect(backup);
            VERIFY_OK(copy);
            VERIFY_OK((*copy)->run(u"UPDATE match SET started = started + 1"_s));
        }
        close();
        const auto refused = store::restore(backup, place().path());
        COMPARE_ERROR(refused, ErrorCode::BackupDamaged);
        QCOMPARE(refused.error().file, backup);
        reopen();
        QVERIFY(!noticed(database()));
    }

    void anIndexThatMissesARowIsDamage()
    {
        fill();
        VERIFY_OK(database().once(u"PRAGMA writable_schema = ON"_s));
        // SQLite believes that the index is about another column, and no row stands where it should.
        VERIFY_OK(database().run(u"UPDATE sqlite_schema SET sql = 'CREATE INDEX player_by_name ON player "
                                 u"(note)' WHERE name = 'player_by_name'"_s));
        reopen();
        COMPARE_ERROR(store::verify(database()), ErrorCode::Damaged);
        COMPARE_ERROR(store::copyInto(database(), place().path(u"copy.db"_s)), ErrorCode::Damaged);
    }

    void aTableThatACopyWouldLackIsDamage()
    {
        fill();
        VERIFY_OK(database().once(u"PRAGMA writable_schema = ON"_s));
        VERIFY_OK(database().run(u"UPDATE sqlite_schema SET type = 'Table' WHERE name = 'draft'"_s));
        reopen();
        COMPARE_ERROR(store::verify(database()), ErrorCode::Damaged);
        COMPARE_ERROR(store::copyInto(database(), place().path(u"copy.db"_s)), ErrorCode::Damaged);
    }

    void oldJournalsGetChecksums()
    {
        const QString id = fill();
        const QStringList before = written(database());
        const QStringList sums = rows(u"SELECT checksum FROM event UNION ALL SELECT checksum FROM match "
                                      u"UNION ALL SELECT checksum FROM player"_s);
        VERIFY_OK(database().once(u"PRAGMA wal_checkpoint(TRUNCATE)"_s));
        const QString old = place().path(u"old.db"_s);
        {
            const auto made = store::Database::connect(old, store::Database::Access::Making);
            VERIFY_OK(made);
            VERIFY_OK(store::migrate(**made, store::kWithChecksums - 1));
            VERIFY_OK((*made)->once(u"PRAGMA foreign_keys = OFF"_s));
            VERIFY_OK((*made)->run(u"ATTACH ? AS now"_s, {place().path()}));
            QStringList tables;
            VERIFY_OK((*made)->each(u"SELECT name FROM sqlite_schema WHERE type = 'table'"_s, {},
                                    [&](const store::Row &row) { tables << row.text(0); }));
            for (const QString &table : tables) {
                QStringList columns;
                VERIFY_OK((*made)->each(u"SELECT name FROM pragma_table_info(?, 'main')"_s, {table},
                                        [&](const store::Row &row) { columns << row.text(0); }));
                VERIFY_OK((*made)->once(
                    u"INSERT INTO main.%1 (%2) SELECT %2 FROM now.%1"_s.arg(table, columns.join(u", "_s))));
            }
        }
        const auto migrated = store::open(old);
        VERIFY_OK(migrated);
        QCOMPARE(written(**migrated), before);
        QVERIFY(!noticed(**migrated));
        QStringList now;
        VERIFY_OK((*migrated)->each(u"SELECT checksum FROM event UNION ALL SELECT checksum FROM match "
                                    u"UNION ALL SELECT checksum FROM player"_s,
                                    {}, [&](const store::Row &row) { now << row.text(0); }));
        QCOMPARE(now, sums);
        auto match = OpenMatch::open(**migrated, id);
        VERIFY_OK(match);
        VERIFY_OK(match->append(rules::SetTarget{300}));
        QVERIFY(!noticed(**migrated));
    }

    void theyAreTheSameInEveryVersion() // or old files would be called altered
    {
        QCOMPARE(store::checksumOfId(u"11111111-1111-4111-8111-111111111111"_s), -4794536288475408876);
        QCOMPARE(store::checksumOfMatch({u"11111111-1111-4111-8111-111111111111"_s, u"flip2020"_s,
                                         "flipside 1\nedition flip2020\nplayers Ana, Ben\n", 5}),
                 -4321402891280494066);
        QCOMPARE(store::checksumOfLine(-3, 2, 1700000000000, "Zoë: play B7"), -708459275278183986);
    }

    void aFlippedBitIsNoticed()
    {
        fill();
        const QStringList before = written(database());
        QVERIFY(!before.isEmpty());
        close(); // which leaves no log
        const QByteArray content = support::contentOf(place().path());
        store::demo::Random random(8);
        int changed = 0;
        int unreadable = 0;
        for (int i = 0; i < flips(); ++i) {
            QByteArray flipped = content;
            const int at = random.below(int(content.size()));
            const int bit = random.below(8);
            flipped[at] = char(flipped[at] ^ (1 << bit));
            const support::Place other;
            support::write(other.path(), flipped);
            const auto database = store::Database::connect(other.path());
            if (!database)
                continue;
            const QStringList after = written(**database);
            unreadable += after.isEmpty();
            changed += !after.isEmpty() && after != before;
            if (after != before)
                QVERIFY2(noticed(**database), qPrintable(u"bit %1 of byte %2"_s.arg(bit).arg(at)));
        }
        qInfo("bits flipped: %d, in what was written once: %d, unreadable: %d", flips(), changed, unreadable);
        QVERIFY(changed > flips() / 100); // or the flips hit too little to prove anything
    }
};

QTEST_GUILESS_MAIN(TestAltered)
#include "tst_altered.moc"
