// What belongs to a match beside its journal, and the list of matches.
#include "refusal.h"
#include "store/course.h"
#include "store/ids.h"
#include "store/matches.h"
#include "store/people.h"
#include "storetest.h"

using namespace Qt::StringLiterals;
using store::ErrorCode;
using store::HistoryFilter;
using store::OpenMatch;

class TestMatches : public support::StoreTest {
    Q_OBJECT

private:
    QString add(qint64 started, std::vector<std::string> players, bool over = false,
                std::string_view edition = "flip2020")
    {
        store::NewMatch match{support::setup(std::move(players), edition), {}};
        match.started = started;
        auto begun = OpenMatch::begin(database(), match);
        if (!begun)
            qFatal("%s", qPrintable(support::describe(begun.error())));
        if (over)
            support::append(*begun, {"stop"});
        return begun->id();
    }
    QStringList idsOf(const HistoryFilter &filter, int most = 50)
    {
        QStringList ids;
        std::optional<store::HistoryPlace> after;
        do {
            const auto page = store::history(database(), filter, after, most);
            if (!page)
                qFatal("%s", qPrintable(support::describe(page.error())));
            for (const store::HistoryEntry &entry : page->entries)
                ids << entry.id;
            after = page->next;
        } while (after);
        return ids;
    }

private slots:
    void noteAndPlaceCanBeEdited()
    {
        const OpenMatch match = begin();
        VERIFY_OK(store::setNote(database(), match.id(), u"Ana's birthday"_s, u"Café"_s));
        const auto entry = store::historyEntry(database(), match.id());
        QCOMPARE(entry->note, u"Ana's birthday"_s);
        QCOMPARE(entry->place, u"Café"_s);
        COMPARE_ERROR(store::setNote(database(), u"no"_s, {}, {}), ErrorCode::NoSuchMatch);
    }

    void draftsSurvive()
    {
        const OpenMatch match = begin();
        VERIFY_OK(store::saveDraft(database(), match.id(), u"hand 1"_s, u"[\"B7\"]"_s));
        VERIFY_OK(store::saveDraft(database(), match.id(), u"hand 1"_s, u"[\"B7\",\"W\"]"_s));
        VERIFY_OK(store::saveDraft(database(), match.id(), u"hand 2"_s, u"[]"_s));
        reopen();
        auto drafts = store::drafts(database(), match.id());
        QCOMPARE(drafts->size(), 2u);
        QCOMPARE(drafts->at(u"hand 1"_s), u"[\"B7\",\"W\"]"_s);
        VERIFY_OK(store::saveDraft(database(), match.id(), u"hand 1"_s, {}));
        QCOMPARE(store::drafts(database(), match.id())->size(), 1u);
        COMPARE_ERROR(store::saveDraft(database(), u"no"_s, u"hand"_s, u"x"_s), ErrorCode::NoSuchMatch);
    }

    void aDeletedMatchWaitsInTheBin()
    {
        OpenMatch match = begin();
        support::append(match, {"round", "start B7"});
        VERIFY_OK(store::moveToBin(database(), match.id()));
        QCOMPARE(idsOf({}), QStringList());
        HistoryFilter bin;
        bin.inBin = true;
        QCOMPARE(idsOf(bin), QStringList{match.id()});
        COMPARE_ERROR(match.append(support::event(match, "draw")), ErrorCode::MatchInBin);

        VERIFY_OK(store::takeBack(database(), match.id()));
        QCOMPARE(idsOf({}), QStringList{match.id()});
        support::append(match, {"draw"});
    }

    void onlyEmptyingTheBinRemovesAJournal()
    {
        OpenMatch kept = begin();
        OpenMatch gone = begin();
        QVERIFY(support::playOn(gone, 80, 3));
        support::append(kept, {"round", "start B7"});
        VERIFY_OK(store::saveDraft(database(), gone.id(), u"hand"_s, u"x"_s));
        VERIFY_OK(store::moveToBin(database(), gone.id()));
        QCOMPARE(*store::emptyBin(database(), store::now() - 1000), 0); // not that long ago
        QCOMPARE(*store::emptyBin(database(), store::now() + 1000), 1);
        QCOMPARE(rows(u"SELECT id FROM match"_s), QStringList{kept.id()});
        QCOMPARE(rows(u"SELECT count(*) FROM event"_s), QStringList{u"2"_s});
        COMPARE_ERROR(OpenMatch::open(database(), gone.id()), ErrorCode::NoSuchMatch);
        COMPARE_ERROR(gone.append(rules::Undo{}), ErrorCode::NoSuchMatch);
        QCOMPARE(rows(u"SELECT count(*) FROM pragma_foreign_key_check"_s), QStringList{u"0"_s});
    }

    void newestComeFirstAndThoseUnderWayOnTop()
    {
        const QString a = add(1000, {"Ana", "Ben"}, true);
        const QString b = add(2000, {"Ana", "Cho"}, false);
        const QString c = add(3000, {"Ben", "Cho"}, true);
        const QString d = add(3000, {"Ben", "Cho"}, true);
        const QString e = add(500, {"Ben", "Cho"}, false);
        const QStringList wanted{b, e, d, c, a};
        for (const int most : {1, 2, 3, 4, 5, 50})
            QCOMPARE(idsOf({}, most), wanted);
        QCOMPARE(*store::countMatches(database()), 5);
    }

    void aPageTellsWhoPlayed()
    {
        OpenMatch match = begin(support::setup({"Ana", "Ben"}));
        support::append(match, {"target 10", "round", "Ben: out light", "Ana: holds 12"});
        auto ana = store::players(database())->front();
        ana.name = u"Anastasia"_s;
        VERIFY_OK(store::save(database(), ana));
        const auto entry = store::history(database())->entries.front();
        QCOMPARE(entry.state, store::MatchStatus::Finished);
        QCOMPARE(entry.rounds, 1);
        QCOMPARE(entry.events, 4);
        QVERIFY(entry.ended.has_value());
        QCOMPARE(entry.people.size(), 2u);
        QCOMPARE(entry.people[0].name, u"Anastasia"_s); // today's
        QCOMPARE(entry.people[0].called, u"Ana"_s); // of the day
        QVERIFY(entry.people[1].won);
        QCOMPARE(entry.people[1].total, 12);
    }

    void filtersNarrowTheList()
    {
        const QString a = add(1000, {"Ana", "Ben"}, true, "mini56");
        const QString b = add(2000, {"Éva", "Cho"}, false);
        VERIFY_OK(store::setNote(database(), a, u"at GRANDMA's"_s, u"Zürich"_s));
        const auto with = [](auto set) {
            HistoryFilter filter;
            set(filter);
            return filter;
        };
        const auto found = [&](auto set) { return idsOf(with(set)); };
        QCOMPARE(found([](auto &f) { f.edition = rules::editionNamed("mini56"); }), QStringList{a});
        QCOMPARE(found([](auto &f) { f.state = store::MatchStatus::Running; }), QStringList{b});
        QCOMPARE(found([](auto &f) { f.mode = rules::ScoringMode::Tally; }), QStringList());
        QCOMPARE(found([](auto &f) { f.from = 1500; }), QStringList{b});
        QCOMPARE(found([](auto &f) { f.until = 1500; }), QStringList{a});
        QCOMPARE(found([](auto &f) { f.text = u"eva"_s; }), QStringList{b});
        QCOMPARE(found([](auto &f) { f.text = u"grandma"_s; }), QStringList{a});
        QCOMPARE(found([](auto &f) { f.text = u"zurich"_s; }), QStringList{a});
        QCOMPARE(found([](auto &f) { f.text = u"100%' OR 1"_s; }), QStringList());
        const auto people = store::players(database());
        const auto ben = std::ranges::find(*people, u"Ben"_s, &store::PlayerEntry::name);
        QCOMPARE(found([&](auto &f) { f.player = ben->id; }), QStringList{a});
        QCOMPARE(*store::countMatches(database(), with([&](auto &f) { f.player = ben->id; })), 1);
    }

    // Each statement is prepared once and kept: what is searched for must not make another of it.
    void searchesShareTheirStatements()
    {
        add(1000, {"Ana", "Ben"});
        add(2000, {"Cho", "Dee"});
        const auto find = [&](const QString &text) {
            HistoryFilter filter;
            filter.text = text;
            return idsOf(filter).size();
        };
        int prepared = 0;
        const support::Refusal counting(place().path(), [&](int action, QByteArrayView, QByteArrayView) {
            prepared += int(action == SQLITE_SELECT);
            return false;
        });
        QCOMPARE(find(u"ana"_s), 1);
        QVERIFY(prepared > 0);
        prepared = 0;
        QCOMPARE(find(u"cho"_s), 1);
        QCOMPARE(find(u"nobody"_s), 0);
        QCOMPARE(prepared, 0);
    }

    void aPageHasTheCoursesOfItsMatches()
    {
        OpenMatch first = begin(support::setup({"Ana", "Ben"}));
        support::append(
            first, {"round", "Ben: out light", "Ana: holds 12", "round", "Ana: out dark", "Ben: holds 30"});
        OpenMatch second = begin(support::setup({"Ana", "Ben", "Cho"}));
        support::append(second, {"round", "Cho: out dark", "Ana: holds 1", "Ben: holds 2"});
        const auto page = store::historyCourses(database(), {});
        VERIFY_OK(page);
        QCOMPARE(page->total, std::optional(2));
        QCOMPARE(page->entries.size(), 2u);
        QCOMPARE(page->courses.size(), 2u);
        const std::size_t at = page->entries[0].id == first.id() ? 0 : 1;
        QVERIFY((page->courses[at] == store::Course{{false, true}, {{0, 0, 30}, {0, 12, 12}}}));
        QVERIFY((page->courses[1 - at] == store::Course{{true}, {{0, 0}, {0, 0}, {0, 3}}}));
    }

    void whoComesBackWithPointsHasThemInTheCourse()
    {
        OpenMatch match = begin(support::setup({"Ana", "Ben", "Cho"}));
        support::append(match,
                        {"round", "Ana: out light", "Ben: holds 1", "Cho: holds 2", "leave Ana", "round",
                         "Ben: out light", "Cho: holds 4", "join Ana with 10", "round", "Ana: out light",
                         "Ben: holds 5", "Cho: holds 5"});
        const auto page = store::historyCourses(database(), {});
        VERIFY_OK(page);
        QCOMPARE(page->entries[0].people[0].total, 20);
        const std::vector<int> run = page->courses[0].runs[0];
        QVERIFY2((run == std::vector<int>{0, 3, 3, 20}), "the points count from the rounds played since");
    }

    // Somebody plays on in another program between the statements that read it.
    void aPageIsOfOneMoment()
    {
        OpenMatch match = begin(support::setup({"Ana", "Ben"}));
        support::append(match, {"round", "Ben: out light", "Ana: holds 12"});
        bool isWritten = false;
        const support::Refusal meanwhile(
            place().path(), [&](int action, QByteArrayView what, QByteArrayView) {
                if (action == SQLITE_READ && what == "score" && !std::exchange(isWritten, true)) {
                    const auto other = store::open(place().path());
                    auto same = OpenMatch::open(**other, match.id());
                    support::append(*same, {"round", "Ana: out light", "Ben: holds 5"});
                }
                return false;
            });
        const auto page = store::historyCourses(database(), {});
        VERIFY_OK(page);
        QVERIFY(isWritten);
        QCOMPARE(std::size_t(page->entries[0].rounds), page->courses[0].dark.size());
    }

    void aScoreWithoutAStandingIsADamagedFile()
    {
        OpenMatch match = begin(support::setup({"Ana", "Ben"}));
        support::append(match, {"round", "Ben: out light", "Ana: holds 12"});
        VERIFY_OK(database().once(u"PRAGMA foreign_keys = OFF"_s));
        VERIFY_OK(database().once(u"DELETE FROM standing WHERE roll = 0"_s));
        COMPARE_ERROR(store::historyCourses(database(), {}), ErrorCode::Damaged);
    }

    void theFirstPageComesFromAnIndex()
    {
        const QStringList plan = [&] {
            QStringList lines;
            const auto done = database().each(
                u"EXPLAIN QUERY PLAN SELECT id FROM match WHERE over = 1 AND (started, key) < (5, 5) "
                u"AND binned IS NULL ORDER BY started DESC, key DESC LIMIT 50"_s,
                {}, [&](const store::Row &row) { lines << row.text(3); });
            return done ? lines : QStringList();
        }();
        QCOMPARE(plan.size(), 1); // no sorting
        QVERIFY2(plan.first().contains(u"match_by_age"_s), qPrintable(plan.first()));
    }
};

QTEST_GUILESS_MAIN(TestMatches)
#include "tst_matches.moc"
