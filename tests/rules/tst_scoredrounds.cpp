// The scored rounds of a match: a sequence whose changed copies share what did not change.
#include "chance.h"
#include "rules/standing.h"

#include <QTest>

#include <algorithm>

using namespace rules;

namespace {

ScoredRound worth(int points)
{
    ScoredRound round;
    round.hands.push_back({{}, {}, points});
    return round;
}

std::vector<ScoredRound> listed(const ScoredRounds &rounds) { return {rounds.begin(), rounds.end()}; }

} // namespace

class TestScoredRounds : public QObject {
    Q_OBJECT

private slots:
    void roundsStandInTheirOrder()
    {
        ScoredRounds rounds;
        QVERIFY(rounds.empty());
        QVERIFY(rounds.begin() == rounds.end());
        for (int i = 0; i < 100; ++i) {
            rounds.push_back(worth(i));
            QCOMPARE(rounds.size(), std::size_t(i + 1));
            QVERIFY(rounds.back() == worth(i));
        }
        for (int i = 0; i < 100; ++i)
            QVERIFY(rounds[std::size_t(i)] == worth(i));
    }

    void aCopyThatChangesLeavesTheOthersAlone()
    {
        std::vector<ScoredRounds> states(1);
        std::vector<std::vector<ScoredRound>> lists(1);
        Chance chance(17);
        for (int i = 0; i < 300; ++i) {
            const std::size_t from = chance.below(states.size());
            ScoredRounds rounds = states[from];
            std::vector<ScoredRound> list = lists[from];
            if (list.empty() || chance.percent(70)) {
                rounds.push_back(worth(i));
                list.push_back(worth(i));
            } else {
                const std::size_t index = chance.below(list.size());
                rounds.replace(index, worth(i));
                list[index] = worth(i);
            }
            states.push_back(rounds);
            lists.push_back(list);
        }
        for (std::size_t i = 0; i < states.size(); ++i)
            QVERIFY(listed(states[i]) == lists[i]);
    }

    void theyAreEqualByWhatTheyHold()
    {
        ScoredRounds left;
        ScoredRounds right;
        for (int i = 0; i < 20; ++i) {
            left.push_back(worth(i));
            QVERIFY(left != right);
            right.push_back(worth(i));
            QVERIFY(left == right);
        }
        right.replace(7, worth(70));
        QVERIFY(left != right);
        right.replace(7, worth(7));
        QVERIFY(left == right);
    }

    // A match of many rounds keeps its book at every step.
    void aCopySharesItsRounds()
    {
        ScoredRounds rounds;
        for (int i = 0; i < 1000; ++i)
            rounds.push_back(worth(i));
        ScoredRounds changed = rounds;
        changed.replace(500, worth(0));
        const auto shared = [&](std::size_t i) { return &changed[i] == &rounds[i]; };
        for (std::size_t i = 0; i < rounds.size(); ++i)
            QCOMPARE(shared(i), i != 500);
    }
};

QTEST_APPLESS_MAIN(TestScoredRounds)
#include "tst_scoredrounds.moc"
