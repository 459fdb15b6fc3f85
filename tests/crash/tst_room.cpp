// While somebody imports, rebuilds or empties the bin, others go on playing: no call is refused.
#include "child.h"
#include "store/archive.h"
#include "store/filling.h"
#include "store/importing.h"
#include "store/matches.h"
#include "store/verify.h"
#include "storetest.h"

#include <QElapsedTimer>

using namespace Qt::StringLiterals;
using store::OpenMatch;

class TestRoom : public support::StoreTest {
    Q_OBJECT

private:
    static constexpr std::chrono::milliseconds kPatience{1000}; // of the window
    static constexpr int kEnough = 20; // calls, or it was over too soon to prove anything

    using Work = std::function<store::Result<>(store::Database &)>;

    static Work importing(const QString &file)
    {
        return [file](store::Database &database) -> store::Result<> {
            const auto imported = store::importFile(database, file);
            return imported ? store::Result<>() : tl::unexpected(imported.error());
        };
    }
    static store::Result<> rebuild(store::Database &database)
    {
        const auto mended = store::rebuild(database);
        return mended ? store::Result<>() : tl::unexpected(mended.error());
    }
    static store::Result<> emptyBin(store::Database &database)
    {
        const auto emptied = store::emptyBin(database, std::numeric_limits<qint64>::max());
        return emptied ? store::Result<>() : tl::unexpected(emptied.error());
    }

    QString archive(int matches, int longMatch, int seed = 3)
    {
        const support::Place other;
        const auto database = store::open(other.path());
        (void)(*database)->once(u"PRAGMA synchronous = OFF"_s); // only for speed
        if (!store::fillWithDemo(**database, matches, seed))
            qFatal("cannot be filled");
        const QString path = place().path(u"archive.jsonl"_s);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || !store::writeArchive(**database, file))
            qFatal("cannot be written");
        file.close();
        if (longMatch == 0)
            return path;
        QByteArray content = support::contentOf(path); // one match that went on for long
        QByteArray events;
        for (int i = 0; i < longMatch; ++i)
            events +=
                ",[" + QByteArray::number(i) + ",\"target " + QByteArray::number(i % 900 + 1000) + "\"]";
        content.replace("\"ends\":true,", "");
        content.truncate(content.indexOf("{\"end\""));
        content += "{\"match\":{\"id\":\"33333333-3333-4333-8333-333333333333\",\"started\":1,\"note\":\"\","
                   "\"place\":\"\",\"drafts\":{},\"header\":\"flipside 1\\nedition flip2020\\nplayers Ana, "
                   "Ben\\n\",\"seats\":{},\"events\":["
            + events.mid(1) + "]}}\n";
        support::write(path, content);
        return path;
    }

    // The work grows until there was enough time to play beside it, however fast the machine is.
    void playBeside(const std::function<void(int size)> &prepare, const Work &work)
    {
        int calls = 0;
        for (int size = 1; calls <= kEnough; size *= 2) {
            QVERIFY(size <= 64);
            prepare(size);
            if (!QTest::currentTestFailed())
                playOnceBeside(work, calls);
            if (QTest::currentTestFailed())
                return;
        }
    }

    // Plays until the other has done its work; says how long the longest call took.
    void playOnceBeside(const Work &work, int &calls)
    {
        const QString id = begin().id();
        close();
        crash::Child child([&](const crash::Child::Acknowledge &acknowledge) {
            const auto database = store::open(place().path());
            acknowledge(1);
            const auto done = database ? work(**database) : tl::unexpected(database.error());
            if (!done)
                qWarning("%s", qPrintable(support::describe(done.error())));
            acknowledge(done ? 2 : 3);
            return 0;
        });
        QCOMPARE(child.next().value_or(0), 1);
        reopen();
        database().setPatience(kPatience);
        auto match = OpenMatch::open(database(), id);
        VERIFY_OK(match);
        calls = 0;
        qint64 longest = 0;
        while (!child.hasMore()) {
            QElapsedTimer time;
            time.start();
            const auto appended = match->append(rules::SetTarget{1000 + calls++ % 900});
            longest = std::max(longest, time.elapsed());
            VERIFY_OK(appended);
        }
        QCOMPARE(child.next().value_or(0), 2);
        qInfo("calls: %d, the longest took %lld ms", calls, longest);
        const auto verified = store::verify(database());
        VERIFY_OK(verified);
        QVERIFY(!verified->first);
    }

private slots:
    void besideAnImport()
    {
        playBeside([&](int size) { (void)archive(60 * size, 0, size); },
                   importing(place().path(u"archive.jsonl"_s)));
    }

    void besideALongMatch()
    {
        playBeside([&](int size) { (void)archive(1, 12'000 * size, size); },
                   importing(place().path(u"archive.jsonl"_s)));
    }

    void besideARebuild()
    {
        const auto prepare = [&](int size) {
            VERIFY_OK(store::importFile(database(), archive(60 * size, 0, size)));
            VERIFY_OK(database().run(u"UPDATE standing SET total = total + 1"_s));
        };
        playBeside(prepare, rebuild);
    }

    void besideAnEmptiedBin()
    {
        const auto prepare = [&](int size) {
            VERIFY_OK(store::importFile(database(), archive(60 * size, 0, size)));
            VERIFY_OK(database().run(u"UPDATE match SET binned = 1"_s));
        };
        playBeside(prepare, emptyBin);
    }
};

QTEST_GUILESS_MAIN(TestRoom)
#include "tst_room.moc"
