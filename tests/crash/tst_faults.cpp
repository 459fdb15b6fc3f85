// Disks that are full, places that cannot be written, files that are held, damaged or replaced: an error with
// a name each, nothing lost, and it goes on once the cause is gone.
#include "child.h"
#include "lossydisk.h"
#include "store/matches.h"
#include "store/transaction.h"
#include "store/verify.h"
#include "storetest.h"

#include <QDir>

#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using store::ErrorCode;
using store::OpenMatch;

class TestFaults : public support::StoreTest {
    Q_OBJECT

private:
    static constexpr uid_t kNobody = 65534;
    static constexpr ErrorCode kOpened{-1};
    static constexpr ErrorCode kReadable{-3};

    // As somebody whom permissions concern; root writes everywhere.
    static ErrorCode openedByNobody(const QString &path)
    {
        crash::Child child([&](const crash::Child::Acknowledge &acknowledge) {
            if (getuid() == 0 && (setgid(kNobody) != 0 || setuid(kNobody) != 0))
                return 1;
            const auto database = store::open(path);
            const ErrorCode opened = database && (*database)->isReadOnly() ? kReadable : kOpened;
            acknowledge(qint32(database ? opened : database.error().code));
            return 0;
        });
        const auto code = child.next();
        return ErrorCode(code.value_or(-2));
    }
    static void giveToNobody(const QString &path)
    {
        if (getuid() == 0)
            QCOMPARE(chown(QFile::encodeName(path).constData(), kNobody, kNobody), 0);
    }
    static void setMode(const QString &path, mode_t mode)
    {
        QCOMPARE(chmod(QFile::encodeName(path).constData(), mode), 0);
    }
    int eventsOf(const QString &id)
    {
        const auto match = OpenMatch::open(database(), id);
        return match ? match->fold().events() : -1;
    }

private slots:
    void aFullDiskIsNamedAndNothingIsLost()
    {
        OpenMatch match = begin();
        support::append(match, {"round", "start B7"});
        const int pages = database().value(u"PRAGMA page_count"_s)->toInt();
        VERIFY_OK(database().once(u"PRAGMA max_page_count = %1"_s.arg(pages)));
        auto last = match.append(support::event(match, "target 300"));
        int kept = match.fold().events();
        for (int i = 0; i < 2000 && last; ++i) {
            last = match.append(support::event(match, "target 300"));
            kept += last ? 1 : 0;
        }
        COMPARE_ERROR(last, ErrorCode::DiskFull);
        QCOMPARE(match.fold().events(), kept);
        QCOMPARE(eventsOf(match.id()), kept);
        QVERIFY(!store::verify(database())->first);

        VERIFY_OK(database().once(u"PRAGMA max_page_count = 100000"_s));
        support::append(match, {"target 400"});
        QCOMPARE(eventsOf(match.id()), kept + 1);
    }

    void aDiskThatRefusesAWriteIsNamedAndNothingIsLost()
    {
        close();
        crash::LossyDisk disk;
        reopen();
        OpenMatch match = begin();
        support::append(match, {"round", "start B7"});
        disk.setFull(true);
        for (int i = 0; i < 3; ++i)
            COMPARE_ERROR(match.append(support::event(match, "draw")), ErrorCode::DiskFull);
        COMPARE_ERROR(store::saveDraft(database(), match.id(), u"hand"_s, u"x"_s), ErrorCode::DiskFull);
        QCOMPARE(match.fold().events(), 2);
        disk.setFull(false);
        support::append(match, {"draw"});
        QCOMPARE(eventsOf(match.id()), 3);
        QVERIFY(!store::verify(database())->first);
        close();
        disk.setFull(true);
        COMPARE_ERROR(store::open(place().path()), ErrorCode::DiskFull);
        disk.setFull(false);
        reopen();
        QCOMPARE(eventsOf(match.id()), 3);
        close();
    }

    void aFileThatCannotBeWrittenIsNamed()
    {
        begin();
        close();
        giveToNobody(place().folder());
        giveToNobody(place().path());
        const QByteArray before = support::contentOf(place().path());
        setMode(place().path(), 0444);
        QCOMPARE(openedByNobody(place().path()), kReadable);
        setMode(place().path(), 0644);
        setMode(place().folder(), 0555);
        QCOMPARE(openedByNobody(place().path()), kReadable);
        QCOMPARE(openedByNobody(place().path(u"new.db"_s)), ErrorCode::ReadOnly);
        QCOMPARE(openedByNobody(place().folder() + u"/deep/new.db"_s), ErrorCode::NoFolder);
        setMode(place().folder(), 0755);
        setMode(place().path(), 0000);
        QCOMPARE(openedByNobody(place().path()), ErrorCode::CannotOpen);
        setMode(place().path(), 0644);
        QCOMPARE(support::contentOf(place().path()), before);
        QCOMPARE(openedByNobody(place().path()), kOpened); // and once it may, it opens
        reopen();
    }

    void aFileThatIsHeldIsNamedAndGoesOnLater()
    {
        OpenMatch match = begin();
        support::append(match, {"round", "start B7"});
        const QString id = match.id();
        close();
        crash::Child holder([&](const crash::Child::Acknowledge &acknowledge) {
            const auto held = store::open(place().path());
            if (!held || !(*held)->once(u"BEGIN EXCLUSIVE"_s))
                return 1;
            acknowledge(1);
            pause();
            return 0;
        });
        QVERIFY(holder.next().has_value());
        reopen();
        database().setPatience(std::chrono::milliseconds(20));
        auto mine = OpenMatch::open(database(), id); // readers are not in the way of a writer
        VERIFY_OK(mine);
        COMPARE_ERROR(mine->append(support::event(*mine, "draw")), ErrorCode::Locked);
        QCOMPARE(mine->fold().events(), 2);
        holder.kill();
        support::append(*mine, {"draw"});
    }

    void damagedPagesAreNamed()
    {
        OpenMatch match = begin();
        VERIFY_OK(database().once(u"PRAGMA synchronous = OFF"_s));
        QVERIFY(support::playOn(match, 300, 9));
        const QString id = match.id();
        VERIFY_OK(database().once(u"PRAGMA wal_checkpoint(TRUNCATE)"_s));
        const int page =
            database().value(u"SELECT rootpage FROM sqlite_schema WHERE name = 'event'"_s)->toInt();
        close();
        QFile file(place().path());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek((page - 1) * 4096));
        file.write(QByteArray(4096, '\x55'));
        file.close();
        reopen();
        COMPARE_ERROR(OpenMatch::open(database(), id), ErrorCode::Damaged);
        COMPARE_ERROR(store::quickCheck(database()), ErrorCode::Damaged);
        COMPARE_ERROR(store::verify(database()), ErrorCode::Damaged);
        close();
        const QByteArray before = support::contentOf(place().path());
        const auto kept = store::setAside(place().path(), u"damaged"_s);
        VERIFY_OK(kept);
        QCOMPARE(support::contentOf(*kept), before);
        reopen(); // a new one
        QCOMPARE(rows(u"SELECT count(*) FROM match"_s), QStringList{u"0"_s});
    }

    void aTruncatedLogLosesItsEndAndNothingElse()
    {
        OpenMatch match = begin();
        VERIFY_OK(database().once(u"PRAGMA wal_checkpoint(TRUNCATE)"_s));
        QVERIFY(support::playOn(match, 60, 9));
        const QByteArray content = support::contentOf(place().path());
        const QByteArray log = support::contentOf(place().path(u"flipside.db-wal"_s));
        QVERIFY(log.size() > 100'000);
        int before = 61;
        for (qsizetype size = log.size(); size > 0; size -= log.size() / 9) {
            const support::Place other;
            support::write(other.path(), content);
            support::write(other.path(u"flipside.db-wal"_s), log.left(size));
            const auto opened = store::open(other.path());
            VERIFY_OK(opened);
            const auto verified = store::verify(**opened);
            VERIFY_OK(verified);
            QVERIFY(!verified->first);
            QVERIFY(verified->events < before);
            before = int(verified->events) + 1;
        }
        QVERIFY(before < 20);
    }

    void aFileThatIsReplacedIsNoticedBeforeAnythingIsWritten_data()
    {
        QTest::addColumn<bool>("gone");
        QTest::newRow("another in its place") << false;
        QTest::newRow("nothing in its place") << true;
    }

    void aFileThatIsReplacedIsNoticedBeforeAnythingIsWritten()
    {
        QFETCH(bool, gone);
        OpenMatch match = begin();
        support::append(match, {"round"});
        QVERIFY(QDir().mkpath(place().folder() + u"/elsewhere"_s));
        for (const QString &part : {QString(), u"-wal"_s, u"-shm"_s})
            QVERIFY(
                QFile::rename(place().path() + part, place().folder() + u"/elsewhere/flipside.db"_s + part));
        if (!gone) {
            const auto other = store::open(place().path());
            VERIFY_OK(other);
        }
        COMPARE_ERROR(match.append(support::event(match, "start B7")), ErrorCode::Replaced);
        QCOMPARE(match.fold().events(), 1);
        const QString id = match.id();
        close();
        for (const QString &part : {QString(), u"-wal"_s, u"-shm"_s}) {
            QFile::remove(place().path() + part);
            QFile::rename(place().folder() + u"/elsewhere/flipside.db"_s + part, place().path() + part);
        }
        reopen(); // back in its place, it goes on
        auto again = OpenMatch::open(database(), id);
        VERIFY_OK(again);
        QCOMPARE(again->fold().events(), 1);
        support::append(*again, {"start B7"});
    }

    void aFileThatIsMovedTakesItsLogAlong()
    {
        OpenMatch match = begin();
        support::append(match, {"round", "start B7"});
        const QString moved = place().folder() + u"/moved.db"_s;
        QVERIFY(QFile::rename(place().path(), moved)); // without its log, in which the match still is
        COMPARE_ERROR(store::setNote(database(), match.id(), u"a note"_s, {}), ErrorCode::Replaced);
        const auto other = store::open(place().path()); // the log would spoil it
        VERIFY_OK(other);
        VERIFY_OK(store::quickCheck(**other));
        QCOMPARE((*other)->value(u"SELECT count(*) FROM match"_s)->toInt(), 0);
        close();
        const auto there = store::open(moved);
        VERIFY_OK(there);
        const auto again = OpenMatch::open(**there, match.id());
        VERIFY_OK(again);
        QCOMPARE(again->fold().events(), 2);
        QVERIFY(!store::verify(**there)->first);
    }

    void aLogThatIsRemovedIsNoticed_data()
    {
        QTest::addColumn<QString>("part");
        QTest::addColumn<int>("events");
        QTest::addColumn<bool>("killed");
        QTest::newRow("the log") << u"-wal"_s << 7 << false;
        QTest::newRow("its index") << u"-shm"_s << 7 << false;
        QTest::newRow("the log, and the writer is killed") << u"-wal"_s << 7 << true;
        QTest::newRow("the log, before anything was written") << u"-wal"_s << 0 << true;
        QTest::newRow("its index, before anything was written") << u"-shm"_s << 0 << false;
    }

    void aLogThatIsRemovedIsNoticed()
    {
        QFETCH(QString, part);
        QFETCH(int, events);
        QFETCH(bool, killed);
        const QString id = begin().id();
        close();
        crash::Child writer([&](const crash::Child::Acknowledge &acknowledge) {
            const auto mine = store::open(place().path());
            auto match =
                mine ? OpenMatch::open(**mine, id) : store::Result<OpenMatch>(tl::unexpected(mine.error()));
            for (int i = 1; match && i <= events; ++i) {
                if (!match->append(rules::SetTarget{1000 + i}))
                    return 1;
            }
            if (!match || !QFile::remove(place().path() + part))
                return 2;
            const auto refused = match->append(rules::SetTarget{2000});
            acknowledge(refused ? -1 : qint32(refused.error().code));
            if (killed)
                pause();
            return 0;
        });
        QCOMPARE(ErrorCode(writer.next().value_or(-2)), ErrorCode::Replaced);
        if (killed)
            writer.kill();
        else
            QCOMPARE(writer.wait(), 0);
        reopen();
        QCOMPARE(eventsOf(id), events); // all that was acknowledged, and nothing that was not
        QVERIFY(!store::verify(database())->first);
    }

    void aLogThatIsRemovedWhileAnEventIsWrittenDoesNotTakeItAlong()
    {
        OpenMatch match = begin();
        support::append(match, {"target 300"});
        {
            auto transaction = store::Transaction::begin(database());
            VERIFY_OK(transaction);
            VERIFY_OK(database().run(u"UPDATE match SET note = 'kept'"_s));
            QVERIFY(QFile::remove(place().path() + u"-wal"_s));
            VERIFY_OK(transaction->commit());
        }
        COMPARE_ERROR(match.append(rules::SetTarget{400}), ErrorCode::Replaced);
        reopen();
        QCOMPARE(rows(u"SELECT note FROM match"_s), QStringList{u"kept"_s});
        QCOMPARE(eventsOf(match.id()), 1);
    }

    void aLogWithoutItsFileIsPutAside()
    {
        OpenMatch match = begin();
        support::append(match, {"round", "start B7"});
        const QByteArray log = support::contentOf(place().path(u"flipside.db-wal"_s));
        QVERIFY(!log.isEmpty());
        const support::Place other;
        support::write(other.path(u"flipside.db-wal"_s), log);
        const auto refused = store::open(other.path());
        COMPARE_ERROR(refused, ErrorCode::Damaged);
        QCOMPARE(support::contentOf(refused.error().kept), log);
        VERIFY_OK(store::open(other.path())); // begins anew
        QCOMPARE(support::contentOf(refused.error().kept), log);
    }
};

QTEST_GUILESS_MAIN(TestFaults)
#include "tst_faults.moc"
