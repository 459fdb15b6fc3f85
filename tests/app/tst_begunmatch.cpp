// A new match that is left before it starts is there again, as it was.
#include "app/begunmatch.h"
#include "app/context.h"
#include "app/newmatch.h"

#include "places.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using app::NewMatch;

class tst_BegunMatch : public QObject {
    Q_OBJECT

    std::unique_ptr<Places> m_places;

    static QString kept() { return app::Context::current().settings().begunMatch(); }

    static void playOnce()
    {
        NewMatch first;
        Places::seat(first, {u"Ana"_s, u"Ben"_s});
        QVERIFY(!first.start(false).isEmpty());
    }
    static void changeAna(const std::function<void(store::PlayerEntry &)> &change)
    {
        store::Database &database = *app::Context::current().storage().database();
        const auto people = store::players(database);
        QVERIFY(people);
        store::PlayerEntry ana = people->front();
        change(ana);
        QVERIFY(store::save(database, ana));
    }

    // Ana and Ben, as somebody leaves them.
    static void begin(NewMatch &setup)
    {
        setup.goOn();
        QCOMPARE(setup.seatNamed(u"Ana"_s), QString());
        QCOMPARE(setup.seatNamed(u"Ben"_s), QString());
        setup.setLook(1, 7, 3);
        setup.setDealer(0);
        setup.setEdition(u"flip2019"_s);
        setup.setSheet(2);
        setup.rulings()->choose(int(rules::Ruling::Tie), 1);
        setup.setTally(true);
        setup.setTarget(250);
        setup.setTyped(u"Ch"_s);
    }
    static void isAsBegun(const NewMatch &setup)
    {
        QCOMPARE(Places::names(setup), (QStringList{u"Ana"_s, u"Ben"_s}));
        QCOMPARE(setup.data(setup.index(1), NewMatch::Mark).toInt(), 7);
        QCOMPARE(setup.data(setup.index(1), NewMatch::Shade).toInt(), 3);
        QCOMPARE(setup.dealer(), 0);
        QCOMPARE(setup.usual(), u"flip2019 first-player=right uno-window=played tie=round"_s);
        QCOMPARE(setup.sheet(), 2);
        QVERIFY(setup.isTally());
        QCOMPARE(setup.target(), 250);
        QCOMPARE(setup.typed(), u"Ch"_s);
    }

private slots:
    void init() { m_places = std::make_unique<Places>(); }
    void cleanup() { m_places.reset(); }

    void whatWasSaidIsThereAgain()
    {
        {
            NewMatch left;
            begin(left);
            QVERIFY(left.isBegun());
        }
        NewMatch again;
        again.goOn();
        isAsBegun(again);
        QVERIFY(again.isBegun());
    }

    void whereNothingWasSaidNothingIsKept()
    {
        NewMatch setup;
        setup.goOn();
        QVERIFY(!setup.isBegun());
        QCOMPARE(setup.seatNamed(u"Ana"_s), QString());
        QVERIFY(!kept().isEmpty());
        setup.remove(0);
        QVERIFY(!setup.isBegun());
        QCOMPARE(kept(), QString());
    }

    void whoOnlyLooksKeepsNothing()
    {
        NewMatch usual; // as for the usual rulings, or once more with the same people
        QCOMPARE(usual.seatNamed(u"Ana"_s), QString());
        QCOMPARE(kept(), QString());
        QVERIFY(!usual.isBegun());
    }

    void aMatchThatStartedIsNotBegunAgain()
    {
        NewMatch setup;
        const QString usual = setup.edition();
        begin(setup);
        QVERIFY(!setup.start(false).isEmpty());
        QCOMPARE(kept(), QString());
        NewMatch next;
        next.goOn();
        QCOMPARE(next.rowCount(), 0);
        QCOMPARE(next.edition(), usual);
    }

    void whatIsClearedComesBackOnce()
    {
        NewMatch setup;
        const QString usual = setup.usual();
        begin(setup);
        QVERIFY(setup.usual() != usual);
        setup.clear();
        QCOMPARE(setup.rowCount(), 0);
        QCOMPARE(setup.usual(), usual);
        QCOMPARE(setup.typed(), QString());
        QVERIFY(!setup.isBegun());
        QVERIFY(setup.isCleared());
        QCOMPARE(kept(), QString());
        setup.bringBack();
        isAsBegun(setup);
        QVERIFY(!setup.isCleared());
        setup.clear();
        setup.setTally(true); // from here on it is another one
        QVERIFY(!setup.isCleared());
    }

    void whoIsKnownIsWhoTheyAreToday()
    {
        playOnce();
        {
            NewMatch left;
            left.goOn();
            Places::seat(left, {u"Ana"_s});
        }
        changeAna([](store::PlayerEntry &ana) { ana.name = u"Anna"_s; });
        NewMatch again;
        again.goOn();
        QCOMPARE(Places::names(again), QStringList{u"Anna"_s});
    }

    void whoWasArchivedSinceIsStillThatPerson()
    {
        playOnce();
        {
            NewMatch left;
            left.goOn();
            Places::seat(left, {u"Ana"_s, u"Ben"_s});
        }
        changeAna([](store::PlayerEntry &ana) { ana.archived = true; });
        NewMatch again;
        again.goOn();
        QCOMPARE(Places::names(again), (QStringList{u"Ana"_s, u"Ben"_s}));
        QVERIFY(!again.isNew(0));
        again.remove(0);
        QCOMPARE(again.recent().size(), 0); // whoever is archived is not offered
        Places::seat(again, {u"ana"_s}); // but meant by that name
        QVERIFY(!again.start(false).isEmpty());
        QCOMPARE(store::players(*app::Context::current().storage().database())->size(), std::size_t(2));
    }

    void onceMoreWithTheSamePeopleLeavesWhatWasBegun()
    {
        NewMatch first;
        Places::seat(first, {u"Ana"_s, u"Ben"_s});
        const QString played = first.start(false);
        {
            NewMatch left;
            begin(left);
        }
        const QString before = kept();
        QVERIFY(!before.isEmpty());
        NewMatch again;
        again.seatAs(played);
        QVERIFY(!again.start(false).isEmpty());
        QCOMPARE(kept(), before);
    }

    void aNewNameCanBePutRight()
    {
        NewMatch setup;
        QCOMPARE(setup.seatNamed(u"Bne"_s), QString());
        QCOMPARE(setup.seatNamed(u"Ana"_s), QString());
        QVERIFY(setup.isNew(0));
        QCOMPARE(setup.rename(0, u" ana "_s), u"Ana is already playing."_s);
        QVERIFY(!setup.rename(0, u"B;n"_s).isEmpty());
        QCOMPARE(setup.rename(0, u" Ben "_s), QString());
        QCOMPARE(Places::names(setup), (QStringList{u"Ben"_s, u"Ana"_s}));
        QCOMPARE(setup.rename(0, u"ben"_s), QString()); // the same, typed otherwise
        QCOMPARE(setup.rename(0, u"Ben"_s), QString());
        QVERIFY(!setup.start(false).isEmpty());

        NewMatch next;
        QCOMPARE(next.seatNamed(u"Bn"_s), QString());
        QCOMPARE(next.rename(0, u"ben"_s), QString());
        QCOMPARE(Places::names(next), QStringList{u"Ben"_s}); // who is known already
        QVERIFY(!next.isNew(0));
        QCOMPARE(next.rename(0, u"Zoe"_s), QString());
        QCOMPARE(Places::names(next), QStringList{u"Ben"_s}); // and keeps the name of all other matches
        QCOMPARE(next.recent().size(), 1);
    }

    void nothingUnknownIsRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << QString();
        QTest::newRow("no JSON") << u"flip2020"_s;
        QTest::newRow("no edition") << u"{\"seats\":[]}"_s;
        QTest::newRow("no name") << u"{\"played\":\"flip2020\",\"seats\":[{\"name\":\"A;B\"}]}"_s;
    }
    void nothingUnknownIsRead()
    {
        QFETCH(const QString, text);
        QVERIFY(!app::begunFrom(text));
    }

    void whatIsOutOfBoundsIsBroughtIn()
    {
        app::Context::current().settings().setBegunMatch(
            u"{\"played\":\"mini56\",\"dealer\":9,\"sheet\":99,\"target\":-3,"_s
            u"\"seats\":[{\"name\":\"Ana\",\"mark\":77},{\"name\":\"ana\"},{\"name\":\"Ben\"}]}"_s);
        NewMatch setup;
        setup.goOn();
        QCOMPARE(Places::names(setup), (QStringList{u"Ana"_s, u"Ben"_s}));
        QCOMPARE(setup.dealer(), 1);
        QCOMPARE(setup.sheet(), -1);
        QCOMPARE(setup.target(), 250);
        QCOMPARE(setup.data(setup.index(0), NewMatch::Mark).toInt(), store::kLooks - 1);
    }
};

QTEST_MAIN(tst_BegunMatch)
#include "tst_begunmatch.moc"
