// Who sits down at a new match: offered, typed, and told apart by their looks.
#include "app/newmatch/newmatchsetup.h"
#include "app/shell/context.h"
#include "app/shell/storage.h"

#include "places.h"

#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;
using app::NewMatchSetup;
using app::SeatsSetup;

class tst_Newcomers : public QObject {
    Q_OBJECT

    std::unique_ptr<Places> m_places;

private slots:
    void init() { m_places = std::make_unique<Places>(); }
    void cleanup() { m_places.reset(); }

    void aNewPersonGetsAnUnusedLook()
    {
        NewMatchSetup first(m_places->context());
        Places::seat(first, {u"Ana"_s, u"Ben"_s});
        QVERIFY(!first.start().isEmpty());
        const auto look = [](NewMatchSetup &setup, int row) {
            const QModelIndex index = setup.seats()->index(row);
            return std::pair(setup.seats()->data(index, SeatsSetup::Mark).toInt(),
                             setup.seats()->data(index, SeatsSetup::ColorIndex).toInt());
        };
        const auto bens = look(first, 1);
        NewMatchSetup second(m_places->context());
        Places::seat(second, {u"Cho"_s, u"Ben"_s}); // Ben's is kept for him
        QCOMPARE(look(second, 0), std::pair(2, 2));
        QCOMPARE(look(second, 1), bens);
        // With more people than marks, nobody shares both with another.
        for (int table = 0; table < 3; ++table) {
            NewMatchSetup more(m_places->context());
            for (int i = 0; i < 6; ++i)
                Places::seat(more, {u"P%1"_s.arg(6 * table + i)});
            QVERIFY(!more.start().isEmpty());
        }
        std::set<std::pair<int, int>> looks;
        const auto people = store::players(*m_places->context().storage().database());
        for (const store::PlayerEntry &person : *people)
            looks.emplace(person.mark, person.color);
        QCOMPARE(looks.size(), people->size());
    }

    void aSeatedPersonKeepsTheirPlaceAmongTheOffers()
    {
        NewMatchSetup first(m_places->context());
        Places::seat(first, {u"Ana"_s, u"Ben"_s, u"Cho"_s});
        QVERIFY(!first.start().isEmpty());
        NewMatchSetup second(m_places->context());
        const app::Choices &offered = *second.seats()->recent();
        QCOMPARE(offered.rowCount(), 3);
        const QString id = offered.values().front().key;
        const QSignalSpy reset(&offered, &QAbstractItemModel::modelReset);
        QVERIFY(second.seats()->seat(id));
        QVERIFY(!second.seats()->seat(id));
        QCOMPARE(offered.rowCount(), 3);
        QCOMPARE(offered.values().front().key, id);
        QVERIFY(offered.values().front().isChosen);
        QCOMPARE(reset.count(), 0); // nor does the keyboard's focus leave them
    }

    void namesWithCommasAreSeveralPeople_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("seated");
        QTest::addColumn<QString>("rest");
        QTest::newRow("one") << u" Ana "_s << QStringList{u"Ana"_s} << u""_s;
        QTest::newRow("three") << u"Anna, Ben,Clara"_s << QStringList{u"Anna"_s, u"Ben"_s, u"Clara"_s}
                               << u""_s;
        QTest::newRow("semicolons, and a last one")
            << u"Ana; Ben;"_s << QStringList{u"Ana"_s, u"Ben"_s} << u""_s;
        QTest::newRow("one of them twice")
            << u"Ana, Ben, ana, Cho"_s << QStringList{u"Ana"_s, u"Ben"_s} << u"ana, Cho"_s;
        QTest::newRow("more than can play")
            << u"A, B, C, D, E, F, G, H, I, J, K, L"_s << u"A B C D E F G H I J"_s.split(u' ') << u"K, L"_s;
    }

    void namesWithCommasAreSeveralPeople()
    {
        QFETCH(const QString, typed);
        QFETCH(const QStringList, seated);
        QFETCH(const QString, rest);
        NewMatchSetup setup(m_places->context());
        setup.seats()->setTyped(typed);
        QCOMPARE(setup.seats()->seatTyped().isEmpty(), rest.isEmpty());
        QStringList names;
        for (int row = 0; row < setup.seats()->rowCount(); ++row)
            names.append(setup.seats()->name(row));
        QCOMPARE(names, seated);
        QCOMPARE(setup.seats()->typed(), rest);
    }

    void seatingATypedNameKeepsTheDealer()
    {
        NewMatchSetup setup(m_places->context());
        Places::seat(setup, {u"Ana"_s, u"Ben"_s});
        setup.seats()->setTyped(u"Cho"_s);
        QCOMPARE(setup.seats()->seatTyped(), QString());
        QCOMPARE(setup.seats()->name(2), u"Cho"_s);
        QCOMPARE(setup.seats()->name(setup.seats()->dealer()), u"Ben"_s);
        QCOMPARE(setup.seats()->typed(), QString());
        setup.seats()->setTyped(u"ana"_s);
        QVERIFY(!setup.seats()->seatTyped().isEmpty());
        QCOMPARE(setup.seats()->typed(), u"ana"_s);
    }
};

QTEST_MAIN(tst_Newcomers)
#include "tst_newcomers.moc"
