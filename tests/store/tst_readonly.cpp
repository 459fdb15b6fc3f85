// A file in a folder that cannot be written: all of it can be read, nothing can be changed, and nothing is
// left beside it.
#include "nobody.h"
#include "store/archive.h"
#include "store/backup.h"
#include "store/history.h"
#include "store/matches.h"
#include "store/people.h"
#include "store/record.h"
#include "store/schema.h"
#include "store/statistics.h"
#include "store/verify.h"
#include "storetest.h"

#include <QBuffer>

using namespace Qt::StringLiterals;
using store::Database;
using store::ErrorCode;
using store::OpenMatch;
using support::Sealed;

class TestReadOnly : public support::StoreTest {
    Q_OBJECT

private:
    QString played()
    {
        OpenMatch match = begin();
        return support::playOn(match, 60, 5) ? match.id() : QString();
    }

    // What a crash leaves: the last events are in the log only.
    void crash(const QStringList &parts)
    {
        const support::Place beside;
        for (const QString &part : parts)
            QVERIFY(QFile::copy(place().path() + part, beside.path() + part));
        close();
        for (const QString &file : place().files())
            QVERIFY(QFile::remove(place().path(file)));
        for (const QString &part : parts)
            QVERIFY(QFile::copy(beside.path() + part, place().path() + part));
    }

private slots:
    void allOfItCanBeRead()
    {
        const QString id = played();
        const auto before = store::writeRecord(database(), id);
        VERIFY_OK(before);
        close();
        const QStringList files = place().files();
        {
            const Sealed sealed(place().folder());
            const auto opened = store::open(place().path());
            VERIFY_OK(opened);
            Database &readable = **opened;
            QVERIFY(readable.isReadOnly());
            QCOMPARE(*store::countMatches(readable), 1);
            QCOMPARE(store::history(readable)->entries.size(), 1U);
            QCOMPARE(OpenMatch::open(readable, id)->fold().events(), 60);
            QCOMPARE(*store::writeRecord(readable, id), *before);
            const auto people = store::players(readable);
            VERIFY_OK(people);
            QCOMPARE(people->size(), 3U);
            VERIFY_OK(store::career(readable, people->front().id));
            VERIFY_OK(store::rivals(readable, people->front().id));
            QVERIFY(!store::verify(readable)->first);
            QBuffer archive;
            QVERIFY(archive.open(QIODevice::WriteOnly));
            VERIFY_OK(store::writeArchive(readable, archive));
        }
        QCOMPARE(place().files(), files);
    }

    void nothingCanBeChanged()
    {
        const QString id = played();
        close();
        const QByteArray before = support::contentOf(place().path());
        const Sealed sealed(place().folder());
        const auto opened = store::open(place().path());
        VERIFY_OK(opened);
        Database &readable = **opened;
        auto match = OpenMatch::open(readable, id);
        VERIFY_OK(match);
        const auto refused = match->append(support::event(*match, "target 300"));
        COMPARE_ERROR(refused, ErrorCode::ReadOnly);
        QCOMPARE(refused.error().file, place().folder());
        COMPARE_ERROR(OpenMatch::begin(readable, {support::setup(), {}}), ErrorCode::ReadOnly);
        COMPARE_ERROR(store::setNote(readable, id, u"n"_s, u"p"_s), ErrorCode::ReadOnly);
        COMPARE_ERROR(store::moveToBin(readable, id), ErrorCode::ReadOnly);
        COMPARE_ERROR(store::saveDraft(readable, id, u"hand"_s, u"x"_s), ErrorCode::ReadOnly);
        QCOMPARE(support::contentOf(place().path()), before);
    }

    void aFileThatAloneCannotBeWrittenIsLeftAloneToo()
    {
        QVERIFY(!played().isEmpty());
        close();
        const QStringList files = place().files();
        QVERIFY(QFile::setPermissions(place().path(), QFile::Permissions(0x4444)));
        QVERIFY(QFile::setPermissions(place().folder(), QFile::Permissions(0x7777)));
        {
            const support::Nobody nobody;
            const auto opened = store::open(place().path());
            VERIFY_OK(opened);
            QVERIFY((*opened)->isReadOnly());
            QCOMPARE(*store::countMatches(**opened), 1);
        }
        QCOMPARE(place().files(), files);
    }

    void whatACrashLeftInTheLogIsRead()
    {
        const QString id = played();
        crash({u""_s, u"-wal"_s, u"-shm"_s});
        const Sealed sealed(place().folder());
        const auto opened = store::open(place().path());
        VERIFY_OK(opened);
        const auto match = OpenMatch::open(**opened, id);
        VERIFY_OK(match);
        QCOMPARE(match->fold().events(), 60);
    }

    // Without the log's index SQLite would have to write one; without the log, the last events would be
    // missing.
    void aLogThatCannotBeReadIsNotPassedOver()
    {
        QVERIFY(!played().isEmpty());
        crash({u""_s, u"-wal"_s});
        const Sealed sealed(place().folder());
        COMPARE_ERROR(store::open(place().path()), ErrorCode::ReadOnly);
    }

    void whatSomebodyElseWritesIsRead()
    {
        QVERIFY(!played().isEmpty());
        close();
        std::unique_ptr<Database> readable;
        {
            const Sealed sealed(place().folder());
            auto opened = store::open(place().path());
            VERIFY_OK(opened);
            readable = std::move(*opened);
            QCOMPARE(*readable->changedElsewhere(), false);
        }
        reopen();
        begin();
        {
            const Sealed sealed(place().folder());
            QCOMPARE(*readable->changedElsewhere(), true); // they have it open
            QCOMPARE(*store::countMatches(*readable), 2);
        }
        begin();
        {
            const Sealed sealed(place().folder());
            QCOMPARE(*readable->changedElsewhere(), true);
            QCOMPARE(*store::countMatches(*readable), 3);
        }
    }

    void anotherVersionIsNotRead()
    {
        QVERIFY(!played().isEmpty());
        VERIFY_OK(database().once(u"PRAGMA user_version = %1"_s.arg(store::kSchemaVersion - 1)));
        close();
        const Sealed sealed(place().folder());
        COMPARE_ERROR(store::open(place().path()), ErrorCode::ReadOnly);
    }

    void aCopyIsRefused()
    {
        QVERIFY(!played().isEmpty());
        close();
        const support::Place beside;
        const Sealed sealed(place().folder());
        const auto opened = store::open(place().path());
        VERIFY_OK(opened);
        COMPARE_ERROR(store::copyInto(**opened, beside.path(u"copy.db"_s)), ErrorCode::NotCopied);
    }
};

QTEST_GUILESS_MAIN(TestReadOnly)
#include "tst_readonly.moc"
