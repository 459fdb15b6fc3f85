// The numbers of people and the records of the table are those that a slow and obvious reading of the
// journals gives.
#include "evenings.h"
#include "slowfigures.h"
#include "slowmatch.h"
#include "store/history.h"
#include "store/matches.h"
#include "store/people.h"
#include "storetest.h"

using namespace Qt::StringLiterals;
using store::Feat;
using store::OpenMatch;

class TestFigures : public support::StoreTest {
    Q_OBJECT

private:
    QString idOf(const QString &name)
    {
        const auto everybody = store::players(database());
        for (const store::PlayerEntry &entry : *everybody) {
            if (entry.name == name)
                return entry.id;
        }
        return {};
    }

    void compareAll()
    {
        const support::SlowBooks books = support::slowFigures(database());
        for (const auto &[id, slow] : books.people) {
            const auto career = store::career(database(), id);
            VERIFY_OK(career);
            QVERIFY(career->all == slow.career.all);
            QVERIFY(career->editions == slow.career.editions);
            QVERIFY(career->months == slow.career.months);
            QVERIFY(career->results == slow.career.results);
            QCOMPARE(career->bestRound, slow.career.bestRound);
            QVERIFY(*career == slow.career);
            const auto habits = store::habits(database(), id);
            VERIFY_OK(habits);
            QVERIFY(habits->challenges == slow.habits.challenges);
            QVERIFY(*habits == slow.habits);
            const auto cards = store::cards(database(), id);
            VERIFY_OK(cards);
            QVERIFY(*cards == slow.cards);
            auto rivals = store::rivals(database(), id);
            VERIFY_OK(rivals);
            std::ranges::sort(*rivals, {}, &store::Rival::player);
            QVERIFY(*rivals == slow.rivals);
        }
        for (int i = 0; i < store::kFeatCount; ++i) {
            const auto record = store::tableRecord(database(), Feat(i));
            VERIFY_OK(record);
            const auto slow = books.records.find(Feat(i));
            QCOMPARE(record->has_value(), slow != books.records.end());
            if (*record)
                QVERIFY2(**record == slow->second, qPrintable(QString::number(i)));
            for (const int atATime : {1, 3}) // it is the same in whatever portions they are read
                QVERIFY(*store::tableRecord(database(), Feat(i), {}, atATime) == *record);
        }
        compareAttendance(books);
    }

    void compareAttendance(const support::SlowBooks &books)
    {
        const auto attendance = store::attendance(database());
        VERIFY_OK(attendance);
        std::size_t present = 0;
        for (const auto &[id, slow] : books.people)
            present += std::size_t(slow.career.all.matches > 0);
        QCOMPARE(attendance->size(), present);
        for (const store::Attendance &each : *attendance) {
            const store::Career &slow = books.people.at(each.player).career;
            QCOMPARE(each.matches, slow.all.matches);
            QCOMPARE(each.finished, slow.all.finished);
            QCOMPARE(each.wins, slow.all.wins);
            QCOMPARE(each.latest, *slow.latest);
        }
    }

private slots:
    void hundredsOfMatchesSayTheSameBothWays()
    {
        VERIFY_OK(support::playEvenings(database(), 300, 11));
        OpenMatch shared = begin(support::setup({"Ana", "Ben", "Cho"}));
        support::append(shared,
                        {"scoring tally 100", "round", "Ana: out dark", "Ben: holds W+C", "Cho: holds 60",
                         "round", "Ben: out light", "Ana: holds 60", "Cho: holds 50"});
        QCOMPARE(shared.match().book().standing.winners.size(), 2u);
        OpenMatch again = begin(support::setup({"Ana", "Ben", "Cho"})); // a tie that costs one more round
        support::append(again,
                        {"scoring tally 100", "rule tie round", "round", "Ana: out dark", "Ben: holds 60",
                         "Cho: holds 60", "round", "Ben: out light", "Ana: holds 60", "Cho: holds 50"});
        QVERIFY(!again.match().state().isOver());
        support::append(again, {"round", "Ben: out light", "Ana: holds 7", "Cho: holds 8"});
        QCOMPARE(again.match().book().standing.winners.size(), 1u);

        // The sample holds what it is to show.
        const std::vector<support::SlowMatch> all = support::slowMatches(database());
        const auto some = [&](auto test) { return std::ranges::count_if(all, test) > 5; };
        QVERIFY(some([](const auto &match) { return !match.finished && match.ended > 0; }));
        QVERIFY(some([](const auto &match) { return !match.finished && match.ended == 0; }));
        QVERIFY(some([](const auto &match) { return match.challenges.size() > 1; }));
        QVERIFY(some([](const auto &match) {
            return std::ranges::count(match.people, true, &support::SlowPerson::won) > 0;
        }));
        for (const QString &sql :
             {u"SELECT count(*) FROM round WHERE amended"_s,
              u"SELECT count(*) FROM round WHERE state = 'void'"_s,
              u"SELECT count(*) FROM round WHERE state = 'late'"_s,
              u"SELECT count(*) FROM standing WHERE NOT seated"_s,
              u"SELECT count(*) FROM standing WHERE joined_after > 0"_s,
              u"SELECT count(*) FROM event WHERE line = 'void'"_s,
              u"SELECT count(*) FROM uno WHERE what = 'caught' AND catcher IS NOT NULL"_s})
            QVERIFY2(rows(sql).constFirst().toInt() > 5, qPrintable(sql));
        compareAll();
        for (const QString &name : {u"Ana"_s, u"Ben"_s})
            QVERIFY(store::career(database(), idOf(name))->sharedWins > 0);
    }

    void theBinIsLeftOut()
    {
        VERIFY_OK(support::playEvenings(database(), 40, 5));
        const auto page = store::history(database(), {}, {}, 20);
        for (const store::HistoryEntry &entry : page->entries)
            VERIFY_OK(store::moveToBin(database(), entry.id));
        QCOMPARE(*store::countMatches(database()), 20);
        compareAll();
    }

    void twoEntriesOfOnePersonBecomeOne()
    {
        OpenMatch first = begin(support::setup({"Ana", "Ben"}));
        support::append(first, {"target 10", "round", "Ana: out light", "Ben: holds 20"});
        OpenMatch second = begin(support::setup({"Anna", "Ben"}));
        support::append(second, {"target 10", "round", "Anna: out dark", "Ben: holds P5 W+C"});
        VERIFY_OK(store::merge(database(), idOf(u"Anna"_s), idOf(u"Ana"_s)));
        const auto career = store::career(database(), idOf(u"Ana"_s));
        QCOMPARE(career->all.wins, 2);
        QCOMPARE(career->longestStreak, 2);
        QCOMPARE(career->bestRound, 65);
        QCOMPARE(career->bestRoundAt->match, second.id());
        const auto ben = store::cards(database(), idOf(u"Ben"_s));
        QCOMPARE(ben->costliest->face, u"W+C"_s);
        QCOMPARE(ben->costliest->points, 60);
        compareAll();
    }

    void nobodyHasNumbersBeforeTheFirstMatch()
    {
        store::PlayerEntry entry;
        entry.name = u"Ana"_s;
        const auto id = store::save(database(), entry);
        QVERIFY(*store::career(database(), *id) == store::Career());
        QVERIFY(*store::habits(database(), *id) == store::Habits());
        QVERIFY(*store::cards(database(), *id) == store::Cards());
        QVERIFY(store::rivals(database(), *id)->empty());
        for (int i = 0; i < store::kFeatCount; ++i)
            QVERIFY(!store::tableRecord(database(), Feat(i))->has_value());
        COMPARE_ERROR(store::career(database(), u"no"_s), store::ErrorCode::NoSuchPlayer);
    }

    void aRecordCanBeStopped()
    {
        begin();
        begin();
        qint64 asked = 0;
        const auto stop = [&](qint64, qint64 total) { return ++asked < total; };
        COMPARE_ERROR(store::tableRecord(database(), Feat::LongestMatch, stop, 1),
                      store::ErrorCode::Cancelled);
        QCOMPARE(asked, 2);
    }

    void aComebackIsMeasuredFromTheFront()
    {
        OpenMatch match = begin(support::setup({"Ana", "Ben"}));
        support::append(match,
                        {"target 100", "round", "Ana: out light", "Ben: holds 90", "round", "Ben: out light",
                         "Ana: holds 60", "round", "Ben: out dark", "Ana: holds 70"});
        const auto record = store::tableRecord(database(), Feat::BiggestComeback);
        QCOMPARE((*record)->value, 90);
        QCOMPARE((*record)->name, u"Ben"_s);
        QCOMPARE((*record)->at, (store::Moment{match.id(), 4}));
    }
};

QTEST_GUILESS_MAIN(TestFigures)
#include "tst_figures.moc"
