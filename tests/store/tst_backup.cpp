// Backups of a live file, and the way back.
#include "store/backup.h"
#include "store/verify.h"
#include "storetest.h"

#include <QDir>

using namespace Qt::StringLiterals;
using store::ErrorCode;
using store::OpenMatch;

class TestBackup : public support::StoreTest {
    Q_OBJECT

private slots:
    void aCopyIsWholeWhileTheFileLives()
    {
        OpenMatch match = begin();
        support::append(match, {"round", "start B7", "play B1"});
        VERIFY_OK(store::copyInto(database(), place().path(u"copy.db"_s)));
        support::append(match, {"draw"});
        const auto copy = store::open(place().path(u"copy.db"_s));
        VERIFY_OK(copy);
        QVERIFY(!store::verify(**copy)->first);
        QCOMPARE(OpenMatch::open(**copy, match.id())->fold().events(), 3);
    }

    void aCopyNeverOverwrites()
    {
        support::write(place().path(u"precious"_s), "mine");
        COMPARE_ERROR(store::copyInto(database(), place().path(u"precious"_s)), ErrorCode::FileExists);
        QCOMPARE(support::contentOf(place().path(u"precious"_s)), QByteArray("mine"));
        COMPARE_ERROR(store::copyInto(database(), place().folder() + u"/nowhere/copy.db"_s),
                      ErrorCode::FileUnwritable);
    }

    void oneADayAndTheLastTenAreKept()
    {
        QVERIFY(QDir().mkpath(store::backupFolder(place().path())));
        for (int day = 1; day <= 12; ++day)
            support::write(store::backupFolder(place().path())
                               + u"/flipside-2020-01-%1.db"_s.arg(day, 2, 10, QChar(u'0')),
                           "old");
        support::write(store::backupFolder(place().path()) + u"/by hand.db"_s, "kept");
        const auto made = store::backUpToday(database());
        VERIFY_OK(made);
        QVERIFY(QFile::exists(*made));
        const QStringList all = store::automaticBackups(place().path());
        QCOMPARE(all.size(), store::kBackupsKept);
        QCOMPARE(all.first(), *made);
        QVERIFY(all.last().endsWith(u"2020-01-04.db"_s));
        QVERIFY(QFile::exists(store::backupFolder(place().path()) + u"/by hand.db"_s));
        QCOMPARE(*store::backUpToday(database()), QString()); // not twice a day
    }

    void restoringKeepsWhatItReplaces()
    {
        OpenMatch match = begin();
        support::append(match, {"round"});
        const QString backup = place().path(u"backup.db"_s);
        VERIFY_OK(store::copyInto(database(), backup));
        support::append(match, {"start B7"});
        close();
        const auto restored = store::restore(backup, place().path());
        VERIFY_OK(restored);
        reopen();
        QCOMPARE(OpenMatch::open(database(), match.id())->fold().events(), 1);
        const auto kept = store::open(restored->kept);
        VERIFY_OK(kept);
        QCOMPARE(OpenMatch::open(**kept, match.id())->fold().events(), 2);
        QVERIFY(QFile::exists(backup));
        QCOMPARE(place().files().filter(u"restoring"_s), QStringList());
    }

    void restoringIntoNothingMakesTheFile()
    {
        const QString backup = place().path(u"backup.db"_s);
        VERIFY_OK(store::copyInto(database(), backup));
        const auto restored = store::restore(backup, place().folder() + u"/new/flipside.db"_s);
        VERIFY_OK(restored);
        QCOMPARE(restored->kept, QString());
        VERIFY_OK(store::open(place().folder() + u"/new/flipside.db"_s));
    }

    void aLogWithoutItsFileIsNotTakenForTheBackups()
    {
        const QString backup = place().path(u"backup.db"_s);
        VERIFY_OK(store::copyInto(database(), backup));
        OpenMatch match = begin();
        support::append(match, {"round", "start B7"});
        const support::Place other;
        const QByteArray log = support::contentOf(place().path(u"flipside.db-wal"_s));
        support::write(other.path(u"flipside.db-wal"_s), log);
        const auto restored = store::restore(backup, other.path());
        VERIFY_OK(restored);
        QCOMPARE(support::contentOf(restored->kept), log);
        const auto opened = store::open(other.path());
        VERIFY_OK(opened);
        QCOMPARE((*opened)->value(u"SELECT count(*) FROM match"_s)->toInt(), 0);
        VERIFY_OK(store::quickCheck(**opened));
    }

    void whatCannotBeRestoredChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("code");
        QTest::newRow("not there") << QByteArray() << int(ErrorCode::FileUnreadable);
        QTest::newRow("no database") << QByteArray("a picture") << int(ErrorCode::NotFlipside);
        QTest::newRow("a torn one") << QByteArray("torn") << int(ErrorCode::Damaged);
    }

    void whatCannotBeRestoredChangesNothing()
    {
        QFETCH(QByteArray, content);
        QFETCH(int, code);
        OpenMatch match = begin();
        QVERIFY(support::playOn(match, 60, 4));
        const QString backup = place().path(u"backup.db"_s);
        if (content == "torn") {
            VERIFY_OK(store::copyInto(database(), backup));
            QByteArray bytes = support::contentOf(backup);
            bytes.replace(20'000, 20'000, QByteArray(20'000, 'x'));
            support::write(backup, bytes);
        } else if (!content.isEmpty()) {
            support::write(backup, content);
        }
        close();
        const QByteArray before = support::contentOf(place().path());
        const QStringList files = place().files();
        const auto refused = store::restore(backup, place().path());
        COMPARE_ERROR(refused, ErrorCode(code));
        QCOMPARE(refused.error().file, backup);
        QCOMPARE(support::contentOf(place().path()), before);
        QCOMPARE(place().files(), files);
        reopen();
        QCOMPARE(OpenMatch::open(database(), match.id())->fold().events(), match.fold().events());
    }

    void aFileThatIsOpenElsewhereIsNotReplaced()
    {
        OpenMatch match = begin();
        const QString backup = place().path(u"backup.db"_s);
        VERIFY_OK(store::copyInto(database(), backup));
        support::append(match, {"round"});
        COMPARE_ERROR(store::restore(backup, place().path()), ErrorCode::Locked);
        support::append(match, {"start B7"});
    }

    void anOrphanedLogMakesWayForTheBackup_data()
    {
        QTest::addColumn<bool>("empty");
        QTest::newRow("its file is gone") << false;
        QTest::newRow("its file is empty") << true;
    }

    void anOrphanedLogMakesWayForTheBackup()
    {
        QFETCH(bool, empty);
        OpenMatch match = begin();
        support::append(match, {"round"});
        const QString backup = place().path(u"backup.db"_s);
        VERIFY_OK(store::copyInto(database(), backup));
        const QByteArray log = support::contentOf(place().path() + u"-wal"_s);
        QVERIFY(!log.isEmpty());
        close();
        QVERIFY(QFile::remove(place().path()));
        if (empty)
            support::write(place().path(), {});
        support::write(place().path() + u"-wal"_s, log);
        const auto restored = store::restore(backup, place().path());
        VERIFY_OK(restored);
        QCOMPARE(support::contentOf(restored->kept), log);
        reopen();
        QCOMPARE(OpenMatch::open(database(), match.id())->fold().events(), 1);
    }

    void aDamagedFileMakesWayForItsBackup()
    {
        OpenMatch match = begin();
        support::append(match, {"round"});
        const QString backup = place().path(u"backup.db"_s);
        VERIFY_OK(store::copyInto(database(), backup));
        close();
        QByteArray bytes = support::contentOf(place().path());
        bytes.replace(0, 4096, QByteArray(4096, 'x'));
        support::write(place().path(), bytes);
        const auto restored = store::restore(backup, place().path());
        VERIFY_OK(restored);
        QCOMPARE(support::contentOf(restored->kept), bytes);
        reopen();
        QCOMPARE(OpenMatch::open(database(), match.id())->fold().events(), 1);
    }
};

QTEST_GUILESS_MAIN(TestBackup)
#include "tst_backup.moc"
