// A new match that is left before it starts is there again, as it was.
#include "app/newmatch/begunmatch.h"
#include "app/newmatch/newmatchsetup.h"
#include "app/shell/context.h"

#include "places.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using app::NewMatchSetup;
using app::SeatsSetup;

class tst_BegunMatch : public QObject {
    Q_OBJECT

    std::unique_ptr<Places> m_places;

    [[nodiscard]] QString kept() const { return m_places->context().settings().begunMatch(); }

    void playOnce()
    {
        NewMatchSetup first(m_places->context());
        Places::seat(first, {u"Ana"_s, u"Ben"_s});
        QVERIFY(!first.start().isEmpty());
    }
    void changeAna(const std::function<void(store::PlayerEntry &)> &change)
    {
        store::Database &database = *m_places->context().storage().database();
        const auto people = store::players(database);
        QVERIFY(people);
        store::PlayerEntry ana = people->front();
        change(ana);
        QVERIFY(store::save(database, ana));
    }

    // Ana and Ben, as somebody leaves them.
    static void begin(NewMatchSetup &setup)
    {
        setup.resumeLast();
        QCOMPARE(setup.seats()->seatNamed(u"Ana"_s), QString());
        QCOMPARE(setup.seats()->seatNamed(u"Ben"_s), QString());
        setup.seats()->setLook(1, 7, 3);
        setup.seats()->setDealer(0);
        setup.game()->setEdition(u"flip2019"_s);
        setup.game()->setSheet(2);
        setup.game()->rulings()->choose(int(rules::Ruling::Tie), 1);
        setup.game()->setTally(true);
        setup.game()->setTarget(250);
        setup.seats()->setTyped(u"Ch"_s);
    }
    static void isAsBegun(NewMatchSetup &setup)
    {
        QCOMPARE(Places::names(setup), (QStringList{u"Ana"_s, u"Ben"_s}));
        QCOMPARE(setup.seats()->data(setup.seats()->index(1), SeatsSetup::Mark).toInt(), 7);
        QCOMPARE(setup.seats()->data(setup.seats()->index(1), SeatsSetup::ColorIndex).toInt(), 3);
        QCOMPARE(setup.seats()->dealer(), 0);
        QCOMPARE(setup.game()->usual(), u"flip2019 first-player=right uno-window=played tie=round"_s);
        QCOMPARE(setup.game()->sheet(), 2);
        QVERIFY(setup.game()->isTally());
        QCOMPARE(setup.game()->target(), 250);
        QCOMPARE(setup.seats()->typed(), u"Ch"_s);
    }

private slots:
    void init() { m_places = std::make_unique<Places>(); }
    void cleanup() { m_places.reset(); }

    void anUnfinishedSetupIsRestored()
    {
        {
            NewMatchSetup left(m_places->context());
            begin(left);
            QVERIFY(left.isBegun());
        }
        NewMatchSetup again(m_places->context());
        again.resumeLast();
        isAsBegun(again);
        QVERIFY(again.isBegun());
    }

    void anUnchangedSetupIsNotSaved()
    {
        NewMatchSetup setup(m_places->context());
        setup.resumeLast();
        QVERIFY(!setup.isBegun());
        QCOMPARE(setup.seats()->seatNamed(u"Ana"_s), QString());
        QVERIFY(!kept().isEmpty());
        setup.seats()->remove(0);
        QVERIFY(!setup.isBegun());
        QCOMPARE(kept(), QString());
    }

    void withoutResumingNothingIsSaved()
    {
        NewMatchSetup usual(
            m_places->context()); // as for the usual rulings, or once more with the same people
        QCOMPARE(usual.seats()->seatNamed(u"Ana"_s), QString());
        QCOMPARE(kept(), QString());
        QVERIFY(!usual.isBegun());
    }

    void aMatchThatStartedIsNotBegunAgain()
    {
        NewMatchSetup setup(m_places->context());
        const QString usual = setup.game()->edition();
        begin(setup);
        QVERIFY(!setup.start().isEmpty());
        QCOMPARE(kept(), QString());
        NewMatchSetup next(m_places->context());
        next.resumeLast();
        QCOMPARE(next.seats()->rowCount(), 0);
        QCOMPARE(next.game()->edition(), usual);
    }

    void whatIsClearedComesBackOnce()
    {
        NewMatchSetup setup(m_places->context());
        const QString usual = setup.game()->usual();
        begin(setup);
        QVERIFY(setup.game()->usual() != usual);
        setup.clear();
        QCOMPARE(setup.seats()->rowCount(), 0);
        QCOMPARE(setup.game()->usual(), usual);
        QCOMPARE(setup.seats()->typed(), QString());
        QVERIFY(!setup.isBegun());
        QVERIFY(setup.isCleared());
        QCOMPARE(kept(), QString());
        setup.restoreCleared();
        isAsBegun(setup);
        QVERIFY(!setup.isCleared());
        setup.clear();
        setup.game()->setTally(true); // from here on it is another one
        QVERIFY(!setup.isCleared());
    }

    void aKnownPersonHasTodaysName()
    {
        playOnce();
        {
            NewMatchSetup left(m_places->context());
            left.resumeLast();
            Places::seat(left, {u"Ana"_s});
        }
        changeAna([](store::PlayerEntry &ana) { ana.name = u"Anna"_s; });
        NewMatchSetup again(m_places->context());
        again.resumeLast();
        QCOMPARE(Places::names(again), QStringList{u"Anna"_s});
    }

    void anArchivedPersonIsRestored()
    {
        playOnce();
        {
            NewMatchSetup left(m_places->context());
            left.resumeLast();
            Places::seat(left, {u"Ana"_s, u"Ben"_s});
        }
        changeAna([](store::PlayerEntry &ana) { ana.archived = true; });
        NewMatchSetup again(m_places->context());
        again.resumeLast();
        QCOMPARE(Places::names(again), (QStringList{u"Ana"_s, u"Ben"_s}));
        QVERIFY(!again.seats()->isNew(0));
        again.seats()->remove(0);
        QCOMPARE(again.seats()->recent()->rowCount(), 0); // whoever is archived is not offered
        Places::seat(again, {u"ana"_s}); // but meant by that name
        QVERIFY(!again.start().isEmpty());
        QCOMPARE(store::players(*m_places->context().storage().database())->size(), std::size_t(2));
    }

    void aRematchKeepsTheUnfinishedSetup()
    {
        NewMatchSetup first(m_places->context());
        Places::seat(first, {u"Ana"_s, u"Ben"_s});
        const QString played = first.start();
        {
            NewMatchSetup left(m_places->context());
            begin(left);
        }
        const QString before = kept();
        QVERIFY(!before.isEmpty());
        NewMatchSetup again(m_places->context());
        again.copyMatch(played);
        QVERIFY(!again.start().isEmpty());
        QCOMPARE(kept(), before);
    }

    void aNewNameCanBeCorrected()
    {
        NewMatchSetup setup(m_places->context());
        QCOMPARE(setup.seats()->seatNamed(u"Bne"_s), QString());
        QCOMPARE(setup.seats()->seatNamed(u"Ana"_s), QString());
        QVERIFY(setup.seats()->isNew(0));
        QCOMPARE(setup.seats()->rename(0, u" ana "_s), u"Ana is already playing."_s);
        QVERIFY(!setup.seats()->rename(0, u"B;n"_s).isEmpty());
        QCOMPARE(setup.seats()->rename(0, u" Ben "_s), QString());
        QCOMPARE(Places::names(setup), (QStringList{u"Ben"_s, u"Ana"_s}));
        QCOMPARE(setup.seats()->rename(0, u"ben"_s), QString()); // the same, typed otherwise
        QCOMPARE(setup.seats()->rename(0, u"Ben"_s), QString());
        QVERIFY(!setup.start().isEmpty());

        NewMatchSetup next(m_places->context());
        QCOMPARE(next.seats()->seatNamed(u"Bn"_s), QString());
        QCOMPARE(next.seats()->rename(0, u"ben"_s), QString());
        QCOMPARE(Places::names(next), QStringList{u"Ben"_s}); // who is known already
        QVERIFY(!next.seats()->isNew(0));
        QCOMPARE(next.seats()->rename(0, u"Zoe"_s), QString());
        QCOMPARE(Places::names(next), QStringList{u"Ben"_s}); // and keeps the name of all other matches
        QCOMPARE(next.seats()->recent()->rowCount(), 1);
    }

    void invalidTextIsRejected_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << QString();
        QTest::newRow("no JSON") << u"flip2020"_s;
        QTest::newRow("no edition") << u"{\"seats\":[]}"_s;
        QTest::newRow("no name") << u"{\"played\":\"flip2020\",\"seats\":[{\"name\":\"A;B\"}]}"_s;
    }
    void invalidTextIsRejected()
    {
        QFETCH(const QString, text);
        QVERIFY(!app::begunFrom(text));
    }

    void valuesOutOfRangeAreClamped()
    {
        m_places->context().settings().setBegunMatch(
            u"{\"played\":\"mini56\",\"dealer\":9,\"sheet\":99,\"target\":-3,"_s
            u"\"seats\":[{\"name\":\"Ana\",\"mark\":77},{\"name\":\"ana\"},{\"name\":\"Ben\"}]}"_s);
        NewMatchSetup setup(m_places->context());
        setup.resumeLast();
        QCOMPARE(Places::names(setup), (QStringList{u"Ana"_s, u"Ben"_s}));
        QCOMPARE(setup.seats()->dealer(), 1);
        QCOMPARE(setup.game()->sheet(), -1);
        QCOMPARE(setup.game()->target(), 250);
        QCOMPARE(setup.seats()->data(setup.seats()->index(0), SeatsSetup::Mark).toInt(), store::kLooks - 1);
    }
};

QTEST_MAIN(tst_BegunMatch)
#include "tst_begunmatch.moc"
