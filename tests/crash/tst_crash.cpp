// A process appends events and acknowledges each; it is killed at random moments. Afterwards the file opens,
// is sound, has every acknowledged event, and its projections are what the journals say.
#include "child.h"
#include "store/schema.h"
#include "store/verify.h"
#include "storetest.h"

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
};

QTEST_GUILESS_MAIN(TestCrash)
#include "tst_crash.moc"
