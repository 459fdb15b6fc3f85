// The demo match comes in one call and goes in one, and leaves everybody else's matches and names alone.
#include "app/home/homemodel.h"
#include "app/match/demo.h"
#include "places.h"
#include "store/history.h"
#include "store/matches.h"
#include "store/openmatch.h"
#include "store/people.h"

#include <QTest>

using app::Demo;

class DemoTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_places.reset(); // one run of the app at a time
        m_places = std::make_unique<Places>();
    }

    void itIsAMatchThatGoesOn()
    {
        Demo demo(storage());
        QVERIFY2(demo.load(), qPrintable(demo.trouble()));
        app::HomeModel home = this->home();
        QVERIFY(!home.running().id.isEmpty());
        QVERIFY(home.isDemoShown());
        QCOMPARE(home.standings()->rowCount(), 4);
        QVERIFY(m_places->match->open(Demo::matchId()));
        QVERIFY(m_places->match->type(QStringLiteral("d")));
    }

    void itStandsBeforeAMatchOfOnesOwn()
    {
        store::NewMatch own;
        own.setup.edition = &rules::editions().front();
        own.setup.players = {"Ana", "Ben"};
        QVERIFY(store::OpenMatch::begin(database(), own));
        QVERIFY(Demo(storage()).load());
        QVERIFY(home().isDemoShown());
        QCOMPARE(home().running().id, Demo::matchId());
        own.started = QDateTime::currentMSecsSinceEpoch() + 1000;
        QVERIFY(store::OpenMatch::begin(database(), own));
        QVERIFY(!home().isDemoShown()); // nobody's own match is called a demo
    }

    void itsNoteIsInTheLanguageOfTheApp()
    {
        app::Context::current().settings().setLanguage(QStringLiteral("de"));
        QVERIFY(Demo(storage()).load());
        QCOMPARE(store::historyEntry(database(), Demo::matchId())->note,
                 QStringLiteral("Ein Spiel zum Umsehen"));
    }

    void thrownAwayNothingOfItStays()
    {
        Demo demo(storage());
        QVERIFY(demo.load());
        QVERIFY2(demo.throwAway(), qPrintable(demo.trouble()));
        QVERIFY(home().isEmpty());
        QVERIFY(store::players(database())->empty());
        store::HistoryFilter bin;
        bin.inBin = true;
        QCOMPARE(*store::countMatches(database(), bin), 0);
    }

    void whoPlaysElsewhereStays()
    {
        Demo demo(storage());
        QVERIFY(demo.load());
        const auto people = store::players(database());
        store::Group group;
        group.name = QStringLiteral("Those two");
        group.players = {people->at(0).id, people->at(1).id};
        QVERIFY(store::save(database(), group));
        QVERIFY(demo.throwAway());
        QCOMPARE(store::players(database())->size(), std::size_t(2));
    }

    void itComesBackFromTheBin()
    {
        Demo demo(storage());
        QVERIFY(demo.load());
        QVERIFY(store::moveToBin(database(), Demo::matchId()));
        QVERIFY(home().isEmpty());
        QVERIFY(!demo.isThere());
        QVERIFY(demo.load());
        QVERIFY(home().isDemoShown());
        QVERIFY(demo.isThere());
    }

    void whatIsNotThereCannotBeThrownAway()
    {
        Demo demo(storage());
        QVERIFY(!demo.throwAway());
        QVERIFY(!demo.trouble().isEmpty());
    }

private:
    [[nodiscard]] app::Storage &storage() const { return m_places->context().storage(); }
    [[nodiscard]] app::HomeModel home() const
    {
        return app::HomeModel(storage(), m_places->context().language());
    }
    static store::Database &database() { return *app::Context::current().storage().database(); }

    std::unique_ptr<Places> m_places;
};

QTEST_GUILESS_MAIN(DemoTest)
#include "tst_demo.moc"
