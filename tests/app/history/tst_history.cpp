// The history as a list: read page by page, narrowed, kept up to date; and what is done with matches as
// wholes.
#include "app/history/historychoices.h"
#include "app/history/historymodel.h"
#include "app/history/matchrounds.h"
#include "app/match/matchactions.h"
#include "app/shell/databasereader.h"
#include "evenings.h"
#include "places.h"
#include "store/filling.h"
#include "store/matches.h"
#include "store/people.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using app::HistoryModel;

class TestHistory : public QObject {
    Q_OBJECT

    std::unique_ptr<Places> m_places;

    static store::Database &database() { return *storage().database(); }
    static void settle()
    {
        app::Context::current().storage().reader().settle();
        QCoreApplication::processEvents();
    }
    static app::Storage &storage() { return app::Context::current().storage(); }
    static app::Language &language() { return app::Context::current().language(); }
    static app::HistoryMatch at(const HistoryModel &model, int row)
    {
        return model.data(model.index(row), HistoryModel::Match).value<app::HistoryMatch>();
    }
    static QVariant cell(const app::ValueModel *values, int row, const char *role)
    {
        return values->index(row).data(values->roleNames().key(role));
    }
    // Scrolls to the end.
    static void readAll(HistoryModel &model)
    {
        settle();
        for (int i = 0; i < 100 && model.rowCount() < model.total(); ++i) {
            model.fetchMore({});
            settle();
        }
    }
    static QStringList idsOf(const HistoryModel &model)
    {
        QStringList ids;
        for (int row = 0; row < model.rowCount(); ++row)
            ids.append(model.idAt(row));
        return ids;
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { m_places = std::make_unique<Places>(); }
    void cleanup() { m_places.reset(); }

    void scrollingReachesTheOldest() // a list that takes its rows again asks for no more of them in Qt 6.4
    {
        constexpr int kMatches = 130; // more than three pages
        QVERIFY(database().once(u"PRAGMA synchronous = OFF"_s)); // only for speed
        QVERIFY(store::fillWithDemo(database(), kMatches, 1));
        QQmlApplicationEngine engine;
        engine.addImportPath(u"qrc:/qt/qml"_s);
        engine.load(QUrl(u"qrc:/qt/qml/Flipside/Shell/Main.qml"_s));
        auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0));
        QVERIFY(window);
        window->resize(390, 844);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window));
        QMetaObject::invokeMethod(window->findChild<QObject *>(u"frame"_s), "go", Q_ARG(int, 1));
        auto *list = window->findChild<QQuickItem *>(u"matches"_s);
        QVERIFY(list);
        list->setProperty("atStart", false);
        const auto scrolled = [list] {
            const auto number = [list](const char *name) { return list->property(name).toDouble(); };
            const double lowest = number("originY") + number("contentHeight") - list->height();
            list->setProperty("contentY", std::min(lowest, number("contentY") + 600));
            return list->property("count").toInt();
        };
        QTRY_COMPARE_WITH_TIMEOUT(scrolled(), kMatches, 60'000);
    }

    void isEmptyAtFirst()
    {
        HistoryModel model(storage(), language());
        QVERIFY(!model.isLoaded());
        settle();
        QVERIFY(model.isLoaded());
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.total(), 0);
    }

    void isReadPageByPage()
    {
        QVERIFY(support::playEvenings(database(), 130, 3));
        HistoryModel model(storage(), language());
        QAbstractItemModelTester tester(&model);
        settle();
        QCOMPARE(model.total(), 130);
        QCOMPARE(model.rowCount(), 40);
        readAll(model);
        QCOMPARE(model.rowCount(), 130);
        QStringList wanted;
        std::optional<store::HistoryPlace> after;
        do {
            const auto page = store::history(database(), {}, after);
            for (const store::HistoryEntry &entry : page->entries)
                wanted.append(entry.id);
            after = page->next;
        } while (after);
        QCOMPARE(idsOf(model), wanted);
    }

    void tellsAMatch()
    {
        QVERIFY(tables::play(*m_places->match,
                             u"flipside 1\nedition flip2020\nscoring collect 40\nplayers Ana, Ben, Cho\n"
                             u"round\nAna: out light\nBen: holds 20\nCho: holds 10\n"
                             u"round\nBen: out dark\nAna: holds 30\nCho: holds 10\n"_s));
        HistoryModel model(storage(), language());
        settle();
        const app::HistoryMatch match = at(model, 0);
        QCOMPARE(match.title, u"Ben won"_s);
        QCOMPARE(match.company, u"with Ana and Cho"_s);
        QCOMPARE(match.sides, (QList<bool>{false, true}));
        QCOMPARE(match.runs.size(), 3);
        QCOMPARE(match.runs[0].totals, (QList<int>{0, 30, 30}));
        QCOMPARE(match.runs[1].totals, (QList<int>{0, 0, 40}));
        QVERIFY(!match.runs[0].hasWon && match.runs[1].hasWon && !match.runs[2].hasWon);
        QCOMPARE(match.highest, 40);
        QCOMPARE(match.runText, u"After 2 rounds: Ana 30, Ben 40, Cho 0"_s);
        QVERIFY(match.isWon);
        QVERIFY(!match.isRunning);
    }

    void isNarrowed()
    {
        QVERIFY(support::playEvenings(database(), 60, 8));
        HistoryModel model(storage(), language());
        app::HistoryChoices choices(storage(), language());
        settle();
        model.setPlayer(cell(choices.people(), 0, "name").toString());
        readAll(model);
        QVERIFY(model.isFiltered());
        const int mine = model.total();
        QVERIFY(mine > 0 && mine < 60);
        QCOMPARE(model.rowCount(), mine);
        model.setState(HistoryModel::State::Finished);
        model.setEdition(int(rules::editionNamed("mini56") - rules::editions().data()) + 1);
        settle();
        QVERIFY(model.total() < mine);
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(at(model, row).isWon);
        model.clearFilter();
        model.setText(u"zürich"_s);
        settle();
        QCOMPARE(model.total(), 0);
        app::MatchActions actions(app::Context::current().storage());
        QVERIFY(actions.setNote(store::history(database())->entries[5].id, {}, u"Zurich, by the lake"_s));
        model.refresh();
        settle();
        QCOMPARE(model.total(), 1);
        QCOMPARE(at(model, 0).where, u"Zurich, by the lake"_s);
        model.clearFilter();
        model.setTime(1999);
        settle();
        QCOMPARE(model.total(), 0);
        int inYears = 0;
        for (int row = 1; row < choices.times()->rowCount(); ++row) {
            model.setTime(cell(choices.times(), row, "value").toInt());
            settle();
            inYears += model.total();
        }
        QCOMPARE(inYears, 60); // each in one year
        model.setTime(int(HistoryModel::Time::LastMonth)); // they were played long ago
        settle();
        QCOMPARE(model.total(), 0);
    }

    // Beyond those who are offered whoever is chosen is, too.
    void whoeverIsChosenIsAmongThePeople()
    {
        for (const QString &pair :
             {u"A, B"_s, u"C, D"_s, u"E, F"_s, u"G, H"_s, u"I, J"_s, u"K, L"_s, u"M, N"_s})
            QVERIFY(
                tables::play(*m_places->match, u"flipside 1\nedition flip2020\nplayers "_s + pair + u'\n'));
        app::HistoryChoices choices(storage(), language());
        QAbstractItemModelTester tester(choices.people());
        settle();
        QCOMPARE(choices.people()->rowCount(), 12);
        QCOMPARE(choices.playerValue(), 0);
        const auto everybody = store::players(database());
        const auto first = std::ranges::find(*everybody, u"A"_s, &store::PlayerEntry::name);
        choices.setPlayer(first->id);
        QCOMPARE(choices.people()->rowCount(), 13);
        QCOMPARE(cell(choices.people(), 12, "title").toString(), u"A"_s);
        QCOMPARE(cell(choices.people(), 12, "value").toInt(), choices.playerValue());
        choices.setPlayer({});
        QCOMPARE(choices.people()->rowCount(), 12);
    }

    void onlyTheNewestQuestionIsAnswered()
    {
        QVERIFY(support::playEvenings(database(), 20, 8));
        HistoryModel model(storage(), language());
        settle();
        QSignalSpy resets(&model, &HistoryModel::modelReset);
        for (const QString &typed : {u"x"_s, u"xy"_s, u"xyz"_s})
            model.setText(typed);
        settle();
        QCOMPARE(resets.count(), 1);
        QCOMPARE(model.total(), 0);
    }

    void aFurtherPageMayHaveNoMatches()
    {
        QVERIFY(support::playEvenings(database(), 45, 3));
        HistoryModel model(storage(), language());
        settle();
        QCOMPARE(model.rowCount(), 40);
        const auto rest = store::history(database(), {}, {}, 50);
        for (std::size_t row = 40; row < rest->entries.size(); ++row)
            QVERIFY(store::moveToBin(database(), rest->entries[row].id));
        const QSignalSpy inserted(&model, &HistoryModel::rowsAboutToBeInserted);
        QVERIFY(model.canFetchMore({}));
        model.fetchMore({});
        settle();
        QCOMPARE(inserted.count(), 0);
        QCOMPARE(model.rowCount(), 40);
        QVERIFY(!model.canFetchMore({}));
    }

    void withoutAFileAnOlderAnswerIsNotShown()
    {
        QVERIFY(support::playEvenings(database(), 5, 8));
        HistoryModel model(storage(), language());
        settle();
        QCOMPARE(model.rowCount(), 5);
        model.refresh(); // its answer is on the way when the file goes
        bool isBack = false;
        storage().replaceWith(m_places->folder.filePath(u"none.db"_s), [&](const auto &) { isBack = true; });
        QCOMPARE(model.rowCount(), 0);
        QCoreApplication::sendPostedEvents(&app::Context::current().storage().reader(), QEvent::MetaCall);
        QCOMPARE(model.rowCount(), 0);
        QTRY_VERIFY(isBack);
    }

    void goesToTheBinAndBack()
    {
        QVERIFY(support::playEvenings(database(), 5, 8));
        HistoryModel model(storage(), language());
        HistoryModel bin(storage(), language());
        bin.setBin(true);
        app::MatchActions actions(app::Context::current().storage());
        connect(&actions, &app::MatchActions::changed, &model, &HistoryModel::refresh);
        connect(&actions, &app::MatchActions::changed, &bin, &HistoryModel::refresh);
        settle();
        const QStringList before = idsOf(model);
        QVERIFY(actions.toBin(before[2]));
        QCOMPARE(actions.binnedMatch(), before[2]);
        settle();
        QCOMPARE(model.total(), 4);
        QCOMPARE(idsOf(bin), QStringList{before[2]});
        QVERIFY(actions.takeBack(actions.binnedMatch()));
        QVERIFY(actions.binnedMatch().isEmpty());
        settle();
        QCOMPARE(idsOf(model), before);
        QVERIFY(actions.toBin(before[0]));
        actions.emptyBin();
        QTRY_VERIFY(!actions.isBusy());
        settle();
        QCOMPARE(bin.total(), 0);
        QVERIFY(!actions.takeBack(before[0]));
        QVERIFY(actions.hasFailed());
    }

    void isExportedIntoFiles()
    {
        QVERIFY(support::playEvenings(database(), 3, 8));
        const QTemporaryDir folder;
        app::MatchActions actions(app::Context::current().storage());
        const auto written = [&](const QString &name) {
            [&] { QTRY_VERIFY(!actions.isBusy()); }();
            return !actions.hasFailed() && QFileInfo(folder.filePath(name)).size() > 0;
        };
        actions.exportAll(folder.filePath(u"all.jsonl"_s));
        QVERIFY2(written(u"all.jsonl"_s), qPrintable(actions.statusMessage()));
        actions.exportMatch(store::history(database())->entries[0].id, folder.filePath(u"one.flip"_s));
        QVERIFY2(written(u"one.flip"_s), qPrintable(actions.statusMessage()));
        actions.exportAll(folder.filePath(u"nowhere/all.jsonl"_s));
        QVERIFY(!written(u"nowhere/all.jsonl"_s));
    }

    void filesAreFoundWherePeopleKeepThem()
    {
        const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
        QVERIFY(documents.mkpath(u"."_s));
        for (const QString &name : {u"evening.flip"_s, u"all of us.jsonl"_s}) {
            QFile file(documents.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QVERIFY2(
                app::MatchActions(app::Context::current().storage()).importable().contains(file.fileName()),
                qPrintable(name));
            QVERIFY(file.remove());
        }
    }

    void tellsTheRoundsOfAMatch()
    {
        QVERIFY(tables::play(
            *m_places->match,
            u"flipside 1\nedition flip2020\nplayers Ana, Ben, Cho\nround dealer Cho\nstart B7\n"
            u"Ana: play B+1\nCho: play W+2=G\nAna: challenge hand B1 B2 B3 B4 B5 B6\n"
            u"Ana: force play R9\nBen: draw\nBen: play R+1\nAna: out light\nBen: holds G3 G3 W\nCho: holds "
            u"12\n"
            u"round\nstart B7\nvoid\nround\nBen: out dark\nAna: holds 5\nCho: holds 6\nround\n"_s));
        app::MatchRounds rounds(storage(), language());
        rounds.setMatch(m_places->match.get());
        QAbstractItemModelTester tester(&rounds);
        QCOMPARE(rounds.rowCount(), 3);
        const auto round = [&](int row) {
            return rounds.data(rounds.index(row), app::MatchRounds::Round).value<app::PastRound>();
        };
        QCOMPARE(round(0).winner, u"Ana"_s);
        QCOMPARE(round(0).summary, u"Cho dealt"_s);
        QCOMPARE(round(0).worth, 58);
        QVERIFY(round(0).isCalled);
        QVERIFY(!round(1).isCalled);
        QCOMPARE(round(1).summary, QString()); // no Flip was called, and no dealer
        QCOMPARE(round(2).summary, u"Ben dealt"_s); // and is asked for the first card
        const QList<app::RoundEvent> events = round(0).events;
        QCOMPARE(events.size(), 2); // the challenge, and what was let stand
        QCOMPARE(events[0].step, 5);
        QVERIFY(!events[1].sentence.isEmpty());
        const QList<app::RoundHand> hands = round(0).hands;
        QVERIFY(hands[0].isOut);
        QCOMPARE(hands[1].faces.size(), 3);
        QCOMPARE(hands[2].points, 12);
        QCOMPARE(round(2).winner, QString());
        QVERIFY(m_places->match->type(u"amend 1 void"_s));
        QVERIFY(!round(0).counts);
        QCOMPARE(round(0).summary, u"Cho dealt · corrected · does not count"_s);
    }

    void whoGoesOutGetsNothingWhereEveryoneKeepsTheirOwnPoints()
    {
        QVERIFY(tables::play(*m_places->match,
                             u"flipside 1\nedition flip2020\nscoring tally 500\nplayers Ana, Ben\nround\n"
                             u"Ana: out light\nBen: holds 66\n"_s));
        app::MatchRounds rounds(storage(), language());
        rounds.setMatch(m_places->match.get());
        const QVariant round = rounds.data(rounds.index(0), app::MatchRounds::Round);
        QCOMPARE(round.value<app::PastRound>().worth, 0);
    }
};

QTEST_MAIN(TestHistory)
#include "tst_history.moc"
