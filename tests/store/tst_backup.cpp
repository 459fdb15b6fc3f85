// Backups of a live file, and the way back.
#include "store/backup.h"
#include "store/schema.h"
#include "store/verify.h"
#include "storetest.h"

#include <QDir>

#include <sys/stat.h>

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
                      ErrorCode::MissingFolder);
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
        QCOMPARE(place().files().filter(u".part"_s), QStringList());
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
        QTest::newRow("empty") << QByteArray("") << int(ErrorCode::NotFlipside);
        QTest::newRow("a database in which nothing is") << QByteArray("new") << int(ErrorCode::NotFlipside);
        QTest::newRow("no database") << QByteArray("a picture") << int(ErrorCode::NotFlipside);
        QTest::newRow("a torn one") << QByteArray("torn") << int(ErrorCode::BackupDamaged);
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
        } else if (content == "new") {
            VERIFY_OK(store::Database::connect(backup, store::Database::Access::Making)
                          .value()
                          ->once(u"PRAGMA application_id = %1"_s.arg(store::kApplicationId)));
        } else if (!content.isNull()) {
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
        COMPARE_ERROR(store::restore(backup, place().path()), ErrorCode::OpenElsewhere);
        support::append(match, {"start B7"});
    }

    void aPipeIsNoBackup()
    {
        const QString pipe = place().path(u"pipe"_s);
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const auto refused =
            store::restore(pipe, place().path()); // and does not wait for somebody who writes
        COMPARE_ERROR(refused, ErrorCode::FileUnreadable);
        QCOMPARE(refused.error().detail, u"it is not a regular file"_s);
        close();
        COMPARE_ERROR(store::open(pipe), ErrorCode::CannotOpen);
    }

    void theFileItselfIsNoBackup()
    {
        close();
        COMPARE_ERROR(store::restore(place().path(), place().path()), ErrorCode::FileUnreadable);
    }

    void aLinkStaysALink_data()
    {
        QTest::addColumn<bool>("leadsSomewhere");
        QTest::newRow("to the file") << true;
        QTest::newRow("to nothing yet") << false;
    }

    void aLinkStaysALink()
    {
        QFETCH(bool, leadsSomewhere);
        const QString backup = place().path(u"backup.db"_s);
        OpenMatch match = begin();
        VERIFY_OK(store::copyInto(database(), backup));
        close();
        const support::Place other;
        const QString target = leadsSomewhere ? place().path() : place().path(u"new.db"_s);
        QVERIFY(QFile::link(target, other.path()));
        VERIFY_OK(store::restore(backup, other.path()));
        QCOMPARE(QFileInfo(other.path()).symLinkTarget(), target);
        const auto through = store::open(other.path());
        VERIFY_OK(through);
        VERIFY_OK(OpenMatch::open(**through, match.id()));
        QVERIFY(QFile::exists(target + u"-wal"_s));
        QCOMPARE(other.files().size(), 1); // and what belongs to it lies beside it
    }

    void restoringDoesNotReplaceTheFileThatSomebodyOpens()
    {
        const QString backup = place().path(u"backup.db"_s);
        VERIFY_OK(store::copyInto(database(), backup));
        OpenMatch match = begin();
        close();
        struct stat before { };
        struct stat after { };
        QCOMPARE(stat(QFile::encodeName(place().path()).constData(), &before), 0);
        VERIFY_OK(store::restore(backup, place().path()));
        QCOMPARE(stat(QFile::encodeName(place().path()).constData(), &after), 0);
        QCOMPARE(after.st_ino, before.st_ino);
        reopen();
        QVERIFY(!OpenMatch::open(database(), match.id()));
        QVERIFY(!store::verify(database())->first);
    }

    void aBackupOfAnotherVersionTakesThePlaceOfANewerFile()
    {
        const QString backup = place().path(u"backup.db"_s);
        VERIFY_OK(store::copyInto(database(), backup));
        VERIFY_OK(database().once(u"CREATE TABLE later (a INTEGER PRIMARY KEY AUTOINCREMENT) STRICT"_s));
        VERIFY_OK(database().once(u"CREATE VIEW seen AS SELECT 1"_s));
        VERIFY_OK(database().once(u"PRAGMA user_version = 99"_s));
        close();
        VERIFY_OK(store::restore(backup, place().path()));
        reopen();
        QCOMPARE(rows(u"SELECT name FROM sqlite_schema WHERE name IN ('later', 'seen')"_s), QStringList());
    }

    void onlyItsOwnPartIsRemoved()
    {
        const QString copy = place().path(u"copy.db"_s);
        support::write(copy + u".part"_s, "mine");
        VERIFY_OK(store::copyInto(database(), copy));
        QCOMPARE(support::contentOf(copy + u".part"_s), QByteArray("mine"));
        QCOMPARE(place().files().filter(u".part"_s), QStringList{u"copy.db.part"_s});
    }

    void whatIsDamagedIsNotCopied()
    {
        OpenMatch match = begin();
        support::append(match, {"round"});
        VERIFY_OK(database().once(u"PRAGMA foreign_keys = OFF"_s));
        VERIFY_OK(database().run(u"DELETE FROM player WHERE name = 'Cho'"_s));
        const auto refused = store::copyInto(database(), place().path(u"copy.db"_s));
        COMPARE_ERROR(refused, ErrorCode::Damaged);
        QCOMPARE(refused.error().file, place().path());
        QCOMPARE(place().files().filter(u"copy"_s), QStringList());
    }

    void anIncompleteBackupDoesNotBlockItsDay()
    {
        const QString folder = store::backupFolder(place().path());
        const QString day = QDate::currentDate().toString(u"yyyy-MM-dd"_s);
        const QString today = folder + u"/flipside-"_s + day;
        QVERIFY(QDir().mkpath(folder));
        support::write(today + u".db"_s, {});
        const QString forgotten = today + u".db.0123456789ab.part"_s;
        support::write(forgotten, "torn");
        support::write(today + u".db.ba9876543210.part"_s, "at work");
        const QStringList restoring{place().path(u"flipside.db.0123456789ab.part"_s),
                                    place().path(u"flipside.db.0123456789ab.part-wal"_s)};
        const QString theirs = place().path(u"other.db.0123456789ab.part"_s);
        for (const QString &part : restoring + QStringList{theirs})
            support::write(part, "torn");
        for (const QString &part : restoring + QStringList{theirs, forgotten}) {
            QFile old(part);
            QVERIFY(old.open(QIODevice::ReadWrite));
            const QDateTime before = QDateTime::currentDateTime().addDays(-2);
            QVERIFY(old.setFileTime(before, QFileDevice::FileModificationTime));
        }
        const auto made = store::backUpToday(database());
        VERIFY_OK(made);
        QCOMPARE(*made, today + u"-2.db"_s);
        QCOMPARE(*store::backUpToday(database()), QString());
        QCOMPARE(QDir(folder).entryList({u"*.part"_s}, QDir::Files),
                 QStringList{QFileInfo(today).fileName() + u".db.ba9876543210.part"_s});
        QCOMPARE(place().files().filter(u".part"_s), QStringList{QFileInfo(theirs).fileName()});
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
