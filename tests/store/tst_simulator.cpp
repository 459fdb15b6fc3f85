// The simulated table calls only what is true, so a referee takes every word of it; and it holds the same
// number of cards in every hand as the referee believes.
#include "store/demo/simulator.h"

#include "rules/sheets.h"

#include <QTest>

using namespace rules;
using store::demo::Random;
using store::demo::Simulator;

class TestSimulator : public QObject {
    Q_OBJECT

private:
    static Setup setup(std::string_view edition, int players, Random &random)
    {
        Setup setup;
        setup.edition = editionNamed(edition);
        setup.rulings = setup.edition->rulings;
        for (const Ruling ruling : allRulings()) {
            const auto choices = choicesOf(ruling);
            const Choice choice = choices[std::size_t(random.below(int(choices.size())))];
            if (random.chance(40) && canChoose(*setup.edition, ruling, choice))
                setup.rulings.set(ruling, choice);
        }
        setup.mode = random.chance(50) ? ScoringMode::Collect : ScoringMode::Tally;
        for (int i = 0; i < players; ++i)
            setup.players.push_back("P" + std::to_string(i));
        return setup;
    }

private slots:
    void everythingItCallsIsTaken_data()
    {
        QTest::addColumn<QByteArray>("edition");
        QTest::addColumn<int>("players");
        for (const Edition &edition : editions()) {
            const QByteArray name(edition.name.data(), qsizetype(edition.name.size()));
            for (const int players : {2, 3, 4, 7, 10})
                QTest::addRow("%s with %d", name.constData(), players) << name << players;
        }
    }

    void everythingItCallsIsTaken()
    {
        QFETCH(QByteArray, edition);
        QFETCH(int, players);
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            Random random(seed);
            Match match(setup(edition.toStdString(), players, random));
            Simulator simulator(
                match, [&](const Event &event) { return match.call(event); }, random);
            for (int i = 0; i < 1500 && !match.state().isOver(); ++i)
                QVERIFY2(simulator.step(), qPrintable(QString("seed %1, step %2").arg(seed).arg(i)));
            QVERIFY(match.steps().size() > 20);
        }
    }

    void peopleWhoOnlyScoreFinishAMatch()
    {
        Random random(7);
        Match match(setup("flip2020", 4, random));
        Simulator simulator(
            match, [&](const Event &event) { return match.call(event); }, random);
        while (!match.state().isOver())
            QVERIFY(simulator.scoreOnly());
        QVERIFY(!match.book().standing.winners.empty());
    }
};

QTEST_APPLESS_MAIN(TestSimulator)
#include "tst_simulator.moc"
