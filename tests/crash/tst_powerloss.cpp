// The power goes at a random write. Whatever had been acknowledged is there when the file is opened again.
#include "lossydisk.h"
#include "store/verify.h"
#include "storetest.h"

using namespace Qt::StringLiterals;
using store::OpenMatch;
using store::demo::Random;

class TestPowerLoss : public QObject {
    Q_OBJECT

private:
    static int cuts()
    {
        bool given = false;
        const int number = qEnvironmentVariableIntValue("FLIPSIDE_KILLS", &given);
        return given ? number : 250;
    }

    struct Night {
        bool opened = false; // the file, again
        bool sound = false; // projections are what the journals say
        int acknowledged = 0;
        int found = 0;
        QString problem;
    };

    // Plays until the power goes, and looks at what is left. `weaken` is run on the connection first.
    static Night play(std::uint64_t seed, const QString &weaken = {})
    {
        Random random(seed);
        const support::Place before;
        const support::Place after;
        Night night;
        QString id;
        {
            crash::LossyDisk disk;
            // Some cuts hit the making of the file, most of them play, some a checkpoint or its end.
            disk.cutAfter(random.chance(15) ? random.between(1, 60) : random.between(60, 1200));
            const auto database = store::open(before.path());
            if (database && !weaken.isEmpty())
                (void)(*database)->once(weaken);
            if (database && random.chance(50))
                (void)(*database)->once(u"PRAGMA wal_autocheckpoint = 5"_s);
            std::optional<OpenMatch> match;
            if (database) {
                auto begun = OpenMatch::begin(**database, {support::setup(), {}});
                if (begun)
                    match.emplace(std::move(*begun));
            }
            if (match) {
                id = match->id();
                const auto call = [&](const rules::Event &event) -> std::optional<rules::Verdict> {
                    const auto appended = match->append(event);
                    if (appended && appended->verdict.taken())
                        night.acknowledged = appended->number;
                    return appended ? std::optional(appended->verdict) : std::nullopt;
                };
                store::demo::Simulator simulator(match->match(), call, random);
                while (!disk.isCut() && simulator.step()) { }
            }
            disk.cutAfter(0); // closing is not heard of any more
            disk.salvage(after.folder(), random);
        }
        const auto database = store::open(after.path());
        night.opened = database.has_value();
        if (!database) {
            night.problem = support::describe(database.error());
            return night;
        }
        if (night.acknowledged > 0) {
            const auto match = OpenMatch::open(**database, id);
            night.found = match ? match->fold().events() : 0;
        }
        const auto verified = store::verify(**database);
        night.sound = verified && !verified->first;
        if (!verified)
            night.problem = support::describe(verified.error());
        return night;
    }

private slots:
    void whatWasAcknowledgedIsThere()
    {
        int played = 0;
        for (std::uint64_t seed = 1; seed <= std::uint64_t(cuts()); ++seed) {
            const Night night = play(seed);
            const QByteArray where =
                "seed " + QByteArray::number(qulonglong(seed)) + ": " + night.problem.toUtf8();
            QVERIFY2(night.opened, where);
            QVERIFY2(night.sound, where);
            QVERIFY2(night.found >= night.acknowledged, where);
            played += night.acknowledged > 10;
        }
        QVERIFY(played > cuts() / 3); // or the cuts came too early to prove anything
    }

    void aConnectionThatDoesNotSyncIsFoundOut() // so the disk does lose things, and the test above can fail
    {
        int lost = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const Night night = play(seed, u"PRAGMA synchronous = NORMAL"_s);
            lost += night.found < night.acknowledged;
        }
        QVERIFY(lost > 5);
    }
};

QTEST_GUILESS_MAIN(TestPowerLoss)
#include "tst_powerloss.moc"
