// A table is a value of fixed size: judging a play, a draw or a pass takes nothing from the heap.
#include "heap.h"
#include "orderlyrounds.h"

#include <QTest>

using namespace rules;

class TestAllocations : public QObject {
    Q_OBJECT

private slots:
    void playsDrawsAndPassesTakeNothingFromTheHeap()
    {
        std::size_t judged = 0;
        std::size_t allocations = 0;
        for (const DealtRound &round : orderlyRounds(3)) {
            Table table = round.dealt;
            for (const Event &event : round.events) {
                const std::size_t before = bench::heapAllocations();
                const Outcome outcome = call(table, event);
                const std::size_t taken = bench::heapAllocations() - before;
                table = outcome.table;
                if (std::holds_alternative<Play>(event) || std::holds_alternative<Draw>(event)
                    || std::holds_alternative<Pass>(event)) {
                    ++judged;
                    allocations += taken;
                }
            }
        }
        QVERIFY(judged > 100);
        QCOMPARE(allocations, std::size_t(0));
    }

    void whatTheHeapGivesIsCounted()
    {
        const std::size_t before = bench::heapAllocations();
        const auto something = std::make_unique<std::string>(100, 'x');
        QVERIFY(bench::heapAllocations() >= before + 2 && !something->empty());
    }
};

QTEST_APPLESS_MAIN(TestAllocations)
#include "tst_allocations.moc"
