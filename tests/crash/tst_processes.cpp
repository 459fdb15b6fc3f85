// Several processes on one file at once: all work, none loses an event, each sees the others'.
#include "child.h"
#include "store/journal.h"
#include "store/verify.h"
#include "storetest.h"

using namespace Qt::StringLiterals;
using store::OpenMatch;

class TestProcesses : public support::StoreTest {
    Q_OBJECT

private slots:
    void severalAtOneTableLoseNothing()
    {
        constexpr int kProcesses = 3;
        constexpr int kEvents = 25;
        const QString id = begin().id();
        close();
        std::vector<std::unique_ptr<crash::Child>> children;
        for (int process = 1; process <= kProcesses; ++process) {
            children.push_back(
                std::make_unique<crash::Child>([&](const crash::Child::Acknowledge &acknowledge) {
                    const auto mine = store::open(place().path());
                    if (!mine)
                        return 1;
                    auto match = OpenMatch::open(**mine, id);
                    for (int i = 0; match && i < kEvents; ++i) {
                        const auto appended = match->append(rules::SetTarget{process * 1000 + i});
                        if (!appended || !appended->verdict.taken())
                            return 2;
                        acknowledge(appended->number);
                    }
                    return match ? 0 : 3;
                }));
        }
        std::vector<qint32> numbers;
        for (const auto &child : children) {
            const std::vector<qint32> heard = child->rest();
            QCOMPARE(heard.size(), std::size_t(kEvents));
            QVERIFY(std::ranges::is_sorted(heard));
            numbers.insert(numbers.end(), heard.begin(), heard.end());
            QCOMPARE(child->wait(), 0);
        }
        std::ranges::sort(numbers);
        for (int i = 0; i < kProcesses * kEvents; ++i)
            QCOMPARE(numbers[std::size_t(i)], i + 1); // no number twice, none left out

        reopen();
        const QStringList lines = rows(u"SELECT line FROM event"_s);
        for (int process = 1; process <= kProcesses; ++process) {
            for (int i = 0; i < kEvents; ++i)
                QCOMPARE(lines.count(u"target %1"_s.arg(process * 1000 + i)), 1);
        }
        QVERIFY(!store::verify(database())->first);
    }

    void eachHearsOfTheOther()
    {
        OpenMatch mine = begin();
        support::append(mine, {"round", "start B7"});
        const QString id = mine.id();
        close();
        crash::Child other([&](const crash::Child::Acknowledge &acknowledge) {
            const auto theirs = store::open(place().path());
            auto match = theirs ? OpenMatch::open(**theirs, id)
                                : store::Result<OpenMatch>(tl::unexpected(theirs.error()));
            if (!match || !match->append(rules::Draw{}))
                return 1;
            acknowledge(match->fold().events());
            while (!*(*theirs)->changedElsewhere()) { } // until the parent has gone on
            if (!match->refresh())
                return 2;
            acknowledge(match->fold().events());
            return 0;
        });
        QCOMPARE(other.next().value_or(0), 3);
        reopen();
        auto again = OpenMatch::open(database(), id);
        VERIFY_OK(again);
        QCOMPARE(again->fold().events(), 3);
        support::append(*again, {"pass"});
        QCOMPARE(other.next().value_or(0), 4);
    }
};

QTEST_GUILESS_MAIN(TestProcesses)
#include "tst_processes.moc"
