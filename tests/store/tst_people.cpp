// Players and groups: names of today, entries that become one, and people who are not.
#include "store/people.h"
#include "storetest.h"

using namespace Qt::StringLiterals;
using store::ErrorCode;
using store::Group;
using store::OpenMatch;
using store::PlayerEntry;

class TestPeople : public support::StoreTest {
    Q_OBJECT

private:
    QString add(const QString &name)
    {
        PlayerEntry entry;
        entry.name = name;
        const auto id = store::save(database(), entry);
        return id ? *id : QString();
    }

private slots:
    void newPlayersGetTheNextColourAndMark()
    {
        add(u"Ana"_s);
        add(u"Ben"_s);
        const auto all = store::players(database());
        VERIFY_OK(all);
        QCOMPARE(all->size(), 2u);
        QCOMPARE(all->at(0).color, 1);
        QCOMPARE(all->at(1).color, 2);
        QCOMPARE(all->at(1).mark, 2);
    }

    void whoSitsDownLooksLikeNobodyAtTheTable()
    {
        for (int i = 0; i < 3; ++i) // as the fourth, fifth and sixth in turn would look
            VERIFY_OK(store::save(
                database(), PlayerEntry{{}, u"Ana Ben Cho"_s.split(u' ').at(i), 4 + i, 4 + i, {}, false, 0}));
        auto match = OpenMatch::begin(database(), {support::setup(), {}});
        support::append(*match, {"join Eli", "join Fay"});
        QSet<int> marks;
        QSet<int> colors;
        const auto all = store::players(database());
        VERIFY_OK(all);
        for (const PlayerEntry &player : *all) {
            marks.insert(player.mark);
            colors.insert(player.color);
        }
        QCOMPARE(marks.size(), 5);
        QCOMPARE(colors.size(), 5);
    }

    void aNameThatNotationCannotWriteIsRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("empty") << QString();
        QTest::newRow("comma") << u"Ana, Ben"_s;
        QTest::newRow("colon") << u"Ana:"_s;
        QTest::newRow("line end") << u"Ana\nBen"_s;
        QTest::newRow("too long") << QString(41, u'a');
    }
    void aNameThatNotationCannotWriteIsRefused()
    {
        QFETCH(QString, name);
        PlayerEntry entry;
        entry.name = name;
        COMPARE_ERROR(store::save(database(), entry), ErrorCode::NotAName);
    }

    void renamingLeavesJournalsAlone()
    {
        auto match = OpenMatch::begin(database(), {support::setup(), {}});
        support::append(*match, {"round dealer Ana"});
        PlayerEntry ana = store::players(database())->front();
        QCOMPARE(ana.name, u"Ana"_s);
        ana.name = u"Anastasia"_s;
        ana.note = u"likes to deal"_s;
        ana.archived = true;
        VERIFY_OK(store::save(database(), ana));
        QCOMPARE(*store::player(database(), ana.id), ana);
        QCOMPARE(database().value(u"SELECT line FROM event"_s)->toString(), u"round dealer Ana"_s);
        const auto again = OpenMatch::open(database(), match->id());
        QCOMPARE(again->match().book().roll.front().name, std::string("Ana"));
    }

    void twoEntriesOfOnePersonBecomeOne()
    {
        const QString ana = add(u"Ana"_s);
        const QString anna = add(u"Anna"_s);
        const QString ben = add(u"Ben"_s);
        auto match = OpenMatch::begin(database(), {support::setup({"Anna", "Ben"}), {anna, ben}});
        VERIFY_OK(match);
        Group group{{}, u"Friends"_s, {anna, ben, ana}};
        VERIFY_OK(store::save(database(), group));

        VERIFY_OK(store::merge(database(), anna, ana));
        QCOMPARE(store::players(database())->size(), 2u);
        QCOMPARE(store::player(database(), anna)->id, ana); // whoever asks for the old entry finds the new
        QCOMPARE(store::groups(database())->front().players, (QStringList{ben, ana}));
        auto again = OpenMatch::open(database(), match->id());
        support::append(*again, {"round dealer Anna"}); // the journal's name goes on
        QCOMPARE(database()
                     .value(u"SELECT p.id FROM standing s JOIN player p ON p.key = s.player WHERE roll = 0"_s)
                     ->toString(),
                 ana);
        VERIFY_OK(store::merge(database(), anna, ana)); // once more changes nothing
    }

    void peopleWhoMetAreTwo()
    {
        const QString ana = add(u"Ana"_s);
        const QString ben = add(u"Ben"_s);
        auto match = OpenMatch::begin(database(), {support::setup({"Ana", "Ben"}), {ana, ben}});
        const auto refused = store::merge(database(), ana, ben);
        COMPARE_ERROR(refused, ErrorCode::PlayersMet);
        QCOMPARE(refused.error().match, match->id());
        QCOMPARE(store::players(database())->size(), 2u);
    }

    void mergedEntriesFollowAlong()
    {
        const QString a = add(u"A"_s);
        const QString b = add(u"B"_s);
        const QString c = add(u"C"_s);
        VERIFY_OK(store::merge(database(), a, b));
        VERIFY_OK(store::merge(database(), b, c));
        QCOMPARE(store::player(database(), a)->id, c);
    }

    void groupsKeepTheirSeatOrder()
    {
        const QString ana = add(u"Ana"_s);
        const QString ben = add(u"Ben"_s);
        const auto id = store::save(database(), Group{{}, u"Sunday"_s, {ben, ana}});
        VERIFY_OK(id);
        QCOMPARE(store::groups(database())->front().players, (QStringList{ben, ana}));
        VERIFY_OK(store::save(database(), Group{*id, u"Monday"_s, {ana, ben}}));
        const auto groups = store::groups(database());
        QCOMPARE(groups->size(), 1u);
        QCOMPARE(groups->front().name, u"Monday"_s);
        QCOMPARE(groups->front().players, (QStringList{ana, ben}));
        VERIFY_OK(store::removeGroup(database(), *id));
        QVERIFY(store::groups(database())->empty());
        COMPARE_ERROR(store::removeGroup(database(), *id), ErrorCode::NoSuchGroup);
    }

    void aNameThatIsKnownIsThatPlayer()
    {
        add(u"Ana"_s);
        VERIFY_OK(OpenMatch::begin(database(), {support::setup({"Ana", "Ben"}), {}}));
        QCOMPARE(store::players(database())->size(), 2u);
    }
};

QTEST_GUILESS_MAIN(TestPeople)
#include "tst_people.moc"
