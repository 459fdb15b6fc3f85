// A process appends events and acknowledges each; it is killed at random moments. Afterwards the file opens,
// is sound, has every acknowledged event, and its projections are what the journals say. So is one that
// restores: each file with a name that counts is whole.
#include "child.h"
#include "store/backup.h"
#include "store/filling.h"
#include "store/schema.h"
#include "store/verify.h"
#include "storetest.h"

#include <QDir>
#include <QElapsedTimer>

#include <unistd.h>

using namespace Qt::StringLiterals;
using store::OpenMatch;
using store::demo::Random;

class TestCrash : public QObject {
    Q_OBJECT

private:
    static int kills()
    {
        bool given = false;
        const int number = qEnvironmentVariableIntValue("FLIPSIDE_KILLS", &given);
        return given ? number : 200;
    }

    // The child: opens or makes the file, goes on with the match, never ends by itself.
    static int play(const QString &path, const QString &id, std::uint64_t seed,
                    const crash::Child::Acknowledge &acknowledge)
    {
        const auto database = store::open(path);
        if (!database)
            return 1;
        Random random(seed);
        // Now and then a checkpoint with nearly every event, so that kills hit those as well.
        if (random.chance(30) && !(*database)->once(u"PRAGMA wal_autocheckpoint = 4"_s))
            return 2;
        auto match = OpenMatch::open(**database, id);
        if (!match) {
            store::NewMatch begun{support::setup({"Ana", "Ben", "Cho", "Dee"}), {}};
            begun.id = id;
            match = OpenMatch::begin(**database, begun);
        }
        if (!match)
            return 3;
        const auto call = [&](const rules::Event &event) {
            const auto appended = match->append(event);
            if (!appended || !appended->verdict.taken())
                _exit(4);
            acknowledge(appended->number);
            return appended->verdict;
        };
        if (match->match().state().isOver())
            call(rules::SetTarget{match->match().book().target + 1000});
        if (match->match().state().inRound)
            call(rules::VoidRound{}); // these cards lie on another table
        store::demo::Simulator simulator(match->match(), call, random);
        while (simulator.step()) { }
        return match->match().state().isOver() ? 0 : 5;
    }

    static QString newId(Random &random)
    {
        return u"%1-0000-4000-8000-000000000000"_s.arg(random.next() >> 32, 8, 16, QChar(u'0'));
    }

    // Whether so many files lie there, and one of them is not complete yet.
    static bool isGrowing(const support::Place &place, qsizetype number, qint64 whole)
    {
        const QFileInfoList files = QDir(place.folder()).entryInfoList({u"*.db"_s, u"*.part"_s}, QDir::Files);
        return files.size() == number
            && std::ranges::any_of(files, [&](const QFileInfo &file) { return file.size() < whole; });
    }

private slots:
    void nothingAcknowledgedIsLost()
    {
        Random random(20240229);
        std::unique_ptr<support::Place> place;
        QString id;
        qint32 acknowledged = 0;
        int afterFirst = 0;
        for (int i = 0; i < kills(); ++i) {
            if (i % 25 == 0) { // a file from nothing: kills hit its making and migrating too
                place = std::make_unique<support::Place>();
                id.clear();
            }
            if (id.isEmpty() || random.oneIn(6)) {
                id = newId(random);
                acknowledged = 0;
            }
            const int wanted = random.below(12);
            const std::uint64_t seed = random.next();
            const auto delay = useconds_t(random.below(4000));
            crash::Child child([&](const crash::Child::Acknowledge &acknowledge) {
                return play(place->path(), id, seed, acknowledge);
            });
            for (int heard = 0; heard < wanted; ++heard) {
                const auto number = child.next();
                if (!number)
                    break;
                acknowledged = *number;
            }
            usleep(delay);
            child.kill();
            for (const qint32 number : child.rest())
                acknowledged = number;
            afterFirst += acknowledged > 0;

            const QByteArray where = "kill " + QByteArray::number(i);
            const auto database = store::open(place->path());
            QVERIFY2(database,
                     where + qPrintable(database ? QString() : support::describe(database.error())));
            const auto match = OpenMatch::open(**database, id);
            if (acknowledged > 0) {
                QVERIFY2(match, where + qPrintable(match ? QString() : support::describe(match.error())));
                QVERIFY2(match->fold().events() >= acknowledged, where);
                acknowledged = match->fold().events();
            }
            const auto verified = store::verify(**database); // with quick_check
            QVERIFY2(verified,
                     where + qPrintable(verified ? QString() : support::describe(verified.error())));
            QVERIFY2(!verified->first, where);
        }
        QVERIFY(afterFirst > kills() / 2); // or the kills came too early to prove anything
    }

    // Whoever restores is killed: whatever has a name that counts is whole.
    void whatIsRestoredIsNeverHalf()
    {
        const support::Place stock;
        {
            const auto database = store::open(stock.path());
            VERIFY_OK(database);
            VERIFY_OK(store::fillWithDemo(**database, 2, 1));
            // So that copying takes long enough to be interrupted.
            VERIFY_OK((*database)->once(u"CREATE TABLE ballast (bytes BLOB) STRICT"_s));
            VERIFY_OK((*database)->once(u"INSERT INTO ballast VALUES (randomblob(12000000))"_s));
        }
        const auto restore = [&](const support::Place &place) {
            return crash::Child([&](const crash::Child::Acknowledge &) {
                return store::restore(place.path(u"backup.db"_s), place.path()) ? 0 : 1;
            });
        };
        const int tries = std::clamp(kills() / 10, 10, 400);
        qint64 whole = 0; // microseconds that it takes
        int interrupted = 0;
        for (int i = 0; i <= tries; ++i) {
            const support::Place place;
            for (const QString &name : {u"flipside.db"_s, u"backup.db"_s})
                QVERIFY(QFile::copy(stock.path(), place.path(name)));
            {
                QElapsedTimer timer;
                timer.start();
                crash::Child child = restore(place);
                if (i == 0) {
                    QCOMPARE(child.wait(), 0);
                    whole = timer.nsecsElapsed() / 1000;
                    continue;
                }
                if (i % 2 == 0)
                    usleep(useconds_t(whole * i / tries));
                else // in the middle of the copy of the backup, or of what is replaced
                    while (!child.hasMore() && !isGrowing(place, 3 + i / 2 % 2, QFile(stock.path()).size())) {
                    }
                child.kill();
            }
            interrupted += place.files().filter(u".part"_s).isEmpty() ? 0 : 1;
            const QStringList files = QDir(place.folder()).entryList({u"*.db"_s}, QDir::Files);
            for (const QString &name : files) {
                const QByteArray where = "kill " + QByteArray::number(i) + ", " + name.toUtf8();
                const auto database = store::open(place.path(name));
                QVERIFY2(database,
                         where + qPrintable(database ? QString() : support::describe(database.error())));
                const auto verified = store::verify(**database);
                QVERIFY2(verified && verified->matches == 2 && !verified->first, where);
            }
        }
        QVERIFY(interrupted > 0); // or the kills came too early, or too late
    }
};

QTEST_GUILESS_MAIN(TestCrash)
#include "tst_crash.moc"
