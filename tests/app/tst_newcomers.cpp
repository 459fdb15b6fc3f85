// Who sits down at a new match: offered, typed, and told apart by their looks.
#include "app/context.h"
#include "app/newmatch.h"
#include "app/storage.h"

#include "places.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;
using app::NewMatch;

class tst_Newcomers : public QObject {
    Q_OBJECT

    std::unique_ptr<Places> m_places;

private slots:
    void init() { m_places = std::make_unique<Places>(); }
    void cleanup() { m_places.reset(); }

    void somebodyNewGetsALookOfTheirOwn()
    {
        NewMatch first;
        Places::seat(first, {u"Ana"_s, u"Ben"_s});
        QVERIFY(!first.start(false).isEmpty());
        const auto look = [](const NewMatch &setup, int row) {
            const QModelIndex index = setup.index(row);
            return std::pair(setup.data(index, NewMatch::Mark).toInt(),
                             setup.data(index, NewMatch::Shade).toInt());
        };
        const auto bens = look(first, 1);
        NewMatch second;
        Places::seat(second, {u"Cho"_s, u"Ben"_s}); // Ben's is kept for him
        QCOMPARE(look(second, 0), std::pair(2, 2));
        QCOMPARE(look(second, 1), bens);
        // With more people than marks, nobody shares both with another.
        for (int table = 0; table < 3; ++table) {
            NewMatch more;
            for (int i = 0; i < 6; ++i)
                Places::seat(more, {u"P%1"_s.arg(6 * table + i)});
            QVERIFY(!more.start(false).isEmpty());
        }
        std::set<std::pair<int, int>> looks;
        const auto people = store::players(*app::Context::current().storage().database());
        for (const store::PlayerEntry &person : *people)
            looks.emplace(person.mark, person.color);
        QCOMPARE(looks.size(), people->size());
    }

    void whoIsTappedStaysWhereTheyWereOffered()
    {
        NewMatch first;
        Places::seat(first, {u"Ana"_s, u"Ben"_s, u"Cho"_s});
        QVERIFY(!first.start(false).isEmpty());
        NewMatch second;
        const QVariantList before = second.recent();
        QCOMPARE(before.size(), 3);
        const QString id = before[0].toMap()[u"id"_s].toString();
        QVERIFY(second.seat(id));
        QVERIFY(!second.seat(id));
        const QVariantList after = second.recent();
        QCOMPARE(after.size(), 3);
        QCOMPARE(after[0].toMap()[u"id"_s].toString(), id);
        QVERIFY(after[0].toMap()[u"seated"_s].toBool());
    }

    void aNameThatWasNotAddedLeavesTheDealer()
    {
        NewMatch setup;
        Places::seat(setup, {u"Ana"_s, u"Ben"_s});
        setup.setTyped(u"Cho"_s);
        QCOMPARE(setup.seatTyped(), QString());
        QCOMPARE(setup.name(2), u"Cho"_s);
        QCOMPARE(setup.name(setup.dealer()), u"Ben"_s);
        QCOMPARE(setup.typed(), QString());
        setup.setTyped(u"ana"_s);
        QVERIFY(!setup.seatTyped().isEmpty());
        QCOMPARE(setup.typed(), u"ana"_s);
    }
};

QTEST_MAIN(tst_Newcomers)
#include "tst_newcomers.moc"
