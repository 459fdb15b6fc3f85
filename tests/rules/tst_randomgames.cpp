// Random matches with a simulated real deck: whatever is called at a real table, the referee agrees with it.
#include "randomgame.h"
#include "rules/sheets.h"

#include <QTest>

using namespace rules;

namespace {

// Every table plays by rulings of its own.
Setup anySetup(const Edition &edition, std::size_t players, Chance &chance)
{
    static const std::vector<std::string> kNames{"Ana", "Ana Maria", "Ben",  "Chó",  "Dee Dee",
                                                 "Dee", "O'Neil",    "小明", "with", "draw"};
    Setup setup;
    setup.edition = &edition;
    setup.mode = chance.percent(50) ? ScoringMode::Collect : ScoringMode::Tally;
    setup.target = 100 + int(chance.below(300));
    setup.players.assign(kNames.begin(), kNames.begin() + std::ptrdiff_t(players));
    const bool housed = chance.percent(60);
    for (const Ruling ruling : allRulings()) {
        const Choice choice = chance.oneOf(choicesOf(ruling));
        // Half of the tables play by the sheet.
        if (canChoose(edition, ruling, choice) && (housed || !rowOf(ruling).house))
            setup.rulings.set(ruling, choice);
    }
    return setup;
}

} // namespace

class TestRandomGames : public QObject {
    Q_OBJECT

private slots:
    void theRefereeAgreesWithTheTable_data()
    {
        QTest::addColumn<int>("edition");
        QTest::addColumn<int>("players");
        for (int edition = 0; edition < int(editions().size()); ++edition) {
            for (int players = kFewestPlayers; players <= kMostPlayers; ++players)
                QTest::addRow("%d players of %s", players, editions()[edition].name.data())
                    << edition << players;
        }
    }
    void theRefereeAgreesWithTheTable()
    {
        QFETCH(int, edition);
        QFETCH(int, players);
        constexpr int kMatches = 3;
        constexpr int kMostRounds = 5;
        for (int i = 0; i < kMatches; ++i) {
            Chance chance(std::uint64_t(edition * 1000 + players * 10 + i));
            const Setup setup = anySetup(editions()[std::size_t(edition)], std::size_t(players), chance);
            RandomGame game(setup, std::uint64_t(i));
            try {
                game.play(kMostRounds);
            } catch (const Disagreement &disagreement) {
                QFAIL(disagreement.what());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestRandomGames)
#include "tst_randomgames.moc"
