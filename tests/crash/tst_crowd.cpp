// Many processes at one file, of which some play, one restores and some back up: what was acknowledged is in
// a sound file, and every copy that was called complete is.
#include "child.h"
#include "store/backup.h"
#include "store/verify.h"
#include "storetest.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSet>

#include <atomic>
#include <sys/mman.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using store::OpenMatch;
using store::demo::Random;

class TestCrowd : public QObject {
    Q_OBJECT

private:
    static constexpr int kRestorer = 1000;

    static int seconds()
    {
        bool given = false;
        const int number = qEnvironmentVariableIntValue("FLIPSIDE_CROWD", &given);
        return given ? number : 5;
    }

    static QString idOf(int writer, qint32 match)
    {
        return u"%1-0000-4000-8000-%2"_s.arg(writer, 8, 16, QChar(u'0')).arg(match, 12, 16, QChar(u'0'));
    }

    static bool failed(const store::Error &error)
    {
        qWarning("%s", qPrintable(support::describe(error)));
        return false;
    }

    using Work = std::function<bool(Random &, const crash::Child::Acknowledge &)>;
    std::unique_ptr<crash::Child> during(int number, const Work &work)
    {
        return std::make_unique<crash::Child>([=, this](const crash::Child::Acknowledge &acknowledge) {
            Random random(std::uint64_t(number) + 1);
            QElapsedTimer time;
            time.start();
            while (time.elapsed() < 1000 * seconds()) {
                // Most rest when somebody wants to restore, or the file would never be free; some do not hear
                // of it.
                const bool rests = number != kRestorer && random.chance(80);
                while (rests && *m_wanted && time.elapsed() < 1000 * seconds())
                    usleep(1000);
                if (!work(random, acknowledge))
                    return 1;
            }
            return 0;
        });
    }

    // A short match, in a connection of its own; acknowledged once its last event is.
    static Work writer(const QString &path, int number)
    {
        return [path, number, match = qint32(0)](Random &random,
                                                 const crash::Child::Acknowledge &acknowledge) mutable {
            const auto database = store::open(path);
            if (!database) // held by the one who restores
                return database.error().code == store::ErrorCode::Locked || failed(database.error());
            for (int i = random.between(1, 4); i > 0; --i) {
                store::NewMatch begun{support::setup(), {}};
                begun.id = idOf(number, ++match);
                auto open = OpenMatch::begin(**database, begun);
                if (!open)
                    break;
                const auto round = open->append(rules::SetTarget{match});
                if (!round)
                    break;
                acknowledge(match);
            }
            usleep(useconds_t(random.below(30'000)));
            return true;
        };
    }

    Work restorer(const QString &backup, const QString &path)
    {
        return [=, this](Random &random, const crash::Child::Acknowledge &acknowledge) {
            *m_wanted = 1;
            const auto restored = store::restore(backup, path);
            *m_wanted = 0;
            if (!restored && restored.error().code != store::ErrorCode::OpenElsewhere
                && restored.error().code != store::ErrorCode::Locked)
                return failed(restored.error());
            if (restored)
                acknowledge(1);
            usleep(useconds_t(random.below(100'000)));
            return true;
        };
    }

    // Several at a time ask for the same name; whoever is told that it is there finds it complete.
    static Work copier(const QString &path, const QString &folder)
    {
        return [path, folder, number = qint32(0)](Random &,
                                                  const crash::Child::Acknowledge &acknowledge) mutable {
            const auto database = store::open(path);
            if (!database)
                return database.error().code == store::ErrorCode::Locked || failed(database.error());
            ++number;
            const auto copied = store::copyInto(**database, u"%1/copy-%2.db"_s.arg(folder).arg(number));
            if (copied)
                acknowledge(number);
            else if (copied.error().code != store::ErrorCode::FileExists
                     && copied.error().code != store::ErrorCode::Locked)
                return failed(copied.error());
            usleep(20'000);
            return true;
        };
    }

    static QStringList targetsIn(store::Database &database)
    {
        QStringList found;
        const auto read = database.each(
            u"SELECT m.id FROM match m JOIN event e ON e.match = m.key AND e.line LIKE 'target %'"_s, {},
            [&](const store::Row &row) { found << row.text(0); });
        if (!read)
            qFatal("%s", qPrintable(support::describe(read.error())));
        return found;
    }

    std::atomic<int> *m_wanted = nullptr; // in memory that all processes share

private slots:
    void initTestCase()
    {
        void *shared =
            mmap(nullptr, sizeof(*m_wanted), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        QVERIFY(shared != MAP_FAILED);
        m_wanted = new (shared) std::atomic<int>(0);
    }

    void nothingAcknowledgedIsLost_data()
    {
        QTest::addColumn<int>("writers");
        QTest::addColumn<int>("copiers");
        QTest::newRow("three writers and one who restores") << 3 << 0;
        QTest::newRow("ten writers, one who restores and four who back up") << 10 << 4;
    }

    void nothingAcknowledgedIsLost()
    {
        QFETCH(int, writers);
        QFETCH(int, copiers);
        const support::Place place;
        const support::Place backups;
        const QString backup = backups.path(u"backup.db"_s);
        {
            const auto database = store::open(place.path());
            VERIFY_OK(database);
            VERIFY_OK(store::copyInto(**database, backup));
        }
        std::vector<std::unique_ptr<crash::Child>> playing;
        std::vector<std::unique_ptr<crash::Child>> copying;
        for (int i = 1; i <= writers; ++i)
            playing.push_back(during(i, writer(place.path(), i)));
        const auto restoring = during(kRestorer, restorer(backup, place.path()));
        for (int i = 0; i < copiers; ++i)
            copying.push_back(during(100 + i, copier(place.path(), backups.folder())));

        QSet<QString> acknowledged;
        for (int i = 1; i <= writers; ++i) {
            for (const qint32 match : playing[std::size_t(i) - 1]->rest())
                acknowledged.insert(idOf(i, match));
            QCOMPARE(playing[std::size_t(i) - 1]->wait(), 0);
        }
        const std::size_t restored = restoring->rest().size();
        QCOMPARE(restoring->wait(), 0);
        QSet<qint32> copies;
        for (const auto &child : copying) {
            for (const qint32 number : child->rest()) {
                QVERIFY2(!copies.contains(number), "a name was given twice");
                copies.insert(number);
            }
            QCOMPARE(child->wait(), 0);
        }

        QSet<QString> found;
        for (const QString &file : place.files()) {
            if (!file.endsWith(u".db"_s))
                continue;
            const auto database = store::open(place.path(file));
            VERIFY_OK(database);
            const auto verified = store::verify(**database);
            VERIFY_OK(verified);
            QVERIFY(!verified->first);
            for (const QString &id : targetsIn(**database))
                found.insert(id);
        }
        const QSet<QString> lost = acknowledged - found;
        QVERIFY2(lost.isEmpty(),
                 qPrintable(u"%1 of %2 are in no file"_s.arg(lost.size()).arg(acknowledged.size())));
        for (const qint32 number : copies) {
            const auto database = store::open(backups.path(u"copy-%1.db"_s.arg(number)));
            VERIFY_OK(database);
            VERIFY_OK(store::verify(**database));
        }
        QCOMPARE(QDir(backups.folder()).entryList({u"*.part"_s}, QDir::Files), QStringList());
        qInfo("matches acknowledged: %lld, restored: %zu times, copies: %lld", acknowledged.size(), restored,
              copies.size());
        QVERIFY(acknowledged.size() > 50);
        QVERIFY(restored > 0);
        QVERIFY(copiers == 0 || copies.size() > 0);
    }
};

QTEST_GUILESS_MAIN(TestCrowd)
#include "tst_crowd.moc"
