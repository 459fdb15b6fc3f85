// The replay of every recorded game: at each step the items on the page show exactly the state that the
// record expects there.
#include "answer.h"
#include "app/history/replay.h"
#include "expectation.h"
#include "places.h"
#include "recordedgame.h"
#include "replayscreen.h"

#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Expected {
    int number = 0; // of the event in the journal
    QString said; // behind "#="
    QJsonObject state;
    QStringList seated; // by name
    bool inRound = false;
};

QStringList seatedIn(const rules::MatchState &state)
{
    QStringList names;
    std::vector<rules::Player> players = state.book->seats();
    if (state.inRound)
        players.assign(state.table->seated().begin(), state.table->seated().end());
    for (const rules::Player player : players)
        names.append(QString::fromStdString(state.book->person(player).name));
    names.sort();
    return names;
}

// Plays a record into a match on disk, and notes what it expects of each event that is taken.
std::vector<Expected> playRecord(app::LiveMatch &match, const QString &record)
{
    std::vector<Expected> expected;
    RecordedGame game;
    for (const QByteArray &line : linesOf(record)) {
        const auto event = game.read(line);
        if (!event || !*event)
            continue;
        if (match.matchId().isEmpty()) {
            store::NewMatch made;
            made.setup = game.setup();
            if (!match.begin(made))
                return {};
        }
        const rules::Verdict verdict = game.match().call(**event);
        match.call(**event);
        if (verdict.taken())
            expected.push_back({match.openMatch()->fold().events(),
                                QString::fromUtf8(line.mid(line.indexOf("#=") + 2)),
                                shownState(game.match().state()), seatedIn(game.match().state()),
                                game.match().state().inRound});
    }
    return expected;
}

QStringList differences(const QJsonObject &shown, const Expected &expected)
{
    const QJsonObject &wanted = expected.state;
    QStringList found;
    for (const QString &field : {u"turn"_s, u"direction"_s, u"side"_s, u"top"_s, u"color"_s}) {
        // The colour is named while somebody has to match it.
        if (field == u"color" && !expected.inRound && shown[field].isNull())
            continue;
        if (shown[field] != wanted[field])
            found.append(u"%1 is %2 and not %3"_s.arg(field, shown[field].toString(u"none"_s),
                                                      wanted[field].toString(u"none"_s)));
    }
    const QJsonObject hands = shown[u"hands"_s].toObject();
    const QJsonObject counts = wanted[u"hands"_s].toObject();
    if (hands.keys() != expected.seated)
        found.append(
            u"%1 sit there and not %2"_s.arg(hands.keys().join(u", "_s), expected.seated.join(u", "_s)));
    for (const QString &name : hands.keys()) { // whoever has got up is not there any more
        if (hands[name].toInt() != counts[name].toInt(-1))
            found.append(
                u"%1 holds %2 and not %3"_s.arg(name).arg(hands[name].toInt()).arg(counts[name].toInt(-1)));
    }
    return found;
}

} // namespace

class TestReplay : public QObject {
    Q_OBJECT

    std::unique_ptr<Places> m_places;
    std::unique_ptr<QQmlEngine> m_engine;
    std::unique_ptr<QQuickView> m_view;

private slots:
    void initTestCase()
    {
        m_places = std::make_unique<Places>();
        m_engine = std::make_unique<QQmlEngine>(); // one for all records: it compiles the pages
        m_engine->addImportPath(u"qrc:/qt/qml"_s);
        app::Context::current().settings().setLessMotion(true);
    }
    void cleanupTestCase()
    {
        m_engine.reset();
        m_places.reset();
    }
    void cleanup()
    {
        m_view.reset();
        m_places->match->close();
    }

    QQuickItem *show()
    {
        m_view = std::make_unique<QQuickView>(m_engine.get(), nullptr);
        m_view->setInitialProperties(
            {{u"match"_s, QVariant::fromValue(m_places->match.get())}, {u"depth"_s, 1}});
        m_view->resize(390, 844);
        m_view->setResizeMode(QQuickView::SizeRootObjectToView);
        m_view->setSource(QUrl(u"qrc:/qt/qml/Flipside/History/ReplayPage.qml"_s));
        m_view->show();
        return m_view->rootObject();
    }

    void showsWhatTheRecordExpects_data()
    {
        QTest::addColumn<QString>("record");
        for (const QString &name : recordNames())
            QTest::newRow(qUtf8Printable(name)) << name;
    }
    void showsWhatTheRecordExpects()
    {
        QFETCH(QString, record);
        const std::vector<Expected> expected = playRecord(*m_places->match, record);
        if (expected.empty())
            return; // nothing in it was taken
        QQuickItem *page = show();
        QVERIFY(page);
        auto *replay = page->findChild<app::Replay *>();
        QVERIFY(replay);
        const ReplayScreen screen(*page);
        const auto told = m_places->match->openMatch()->fold().standingSteps();
        QCOMPARE(replay->count(), int(told.size()));
        // Forth, then back: a step does not depend on the way to it.
        for (int at = 1; at < 2 * int(told.size()); ++at) {
            const int step = at <= int(told.size()) ? at : 2 * int(told.size()) - at;
            replay->setStep(step);
            const int number = told[std::size_t(step - 1)].number;
            const auto wanted = std::ranges::find(expected, number, &Expected::number);
            QVERIFY(wanted != expected.end());
            const QStringList found = differences(screen.state(), *wanted);
            QVERIFY2(found.isEmpty(),
                     qPrintable(u"step %1 (%2): %3"_s.arg(step).arg(wanted->said, found.join(u"; "_s))));
            QCOMPARE(page->findChild<QQuickItem *>(u"replaySentence"_s)->property("text").toString(),
                     replay->sentence());
            QVERIFY(!replay->sentence().isEmpty()
                    || replay->event() == u"A round begins"_s); // nobody told who dealt
            QVERIFY(!replay->rule().isEmpty());
        }
    }

    void aRoundThatWasOnlyScoredHasNoFlip()
    {
        QVERIFY(tables::play(*m_places->match,
                             u"flipside 1\nedition flip2020\nplayers Ana, Ben\nround\nAna: out dark\n"
                             u"Ben: holds 5\nround\nAna: out light\nBen: holds 5\n"_s));
        QQuickItem *page = show();
        QCOMPARE(page->findChild<app::Replay *>()->flips(), QList<int>{});
    }

    void jumpsToFlipsChallengesAndPenalties()
    {
        QVERIFY(tables::play(*m_places->match,
                             u"flipside 1\nedition flip2020\nplayers Ana, Ben, Cho\nround dealer Cho\n"
                             u"start B7\nAna: play BF\ntop P5\nBen: play P+5\nAna: play PF\nBen: play W+2=R\n"
                             u"Cho: challenge guilty\nCho: play R3\n"_s));
        QQuickItem *page = show();
        auto *replay = page->findChild<app::Replay *>();
        QCOMPARE(replay->count(), 9);
        QCOMPARE(replay->flips(), (QList<int>{3, 6}));
        QCOMPARE(replay->challenges(), QList<int>{8});
        QCOMPARE(replay->penalties(), (QList<int>{5, 8}));
        QCOMPARE(replay->stretches()->rowCount(), 3);
        const auto press = [&](const char *name) {
            QVERIFY(QMetaObject::invokeMethod(screenItem(*page, QLatin1String(name)), "press"));
        };
        press("jump0");
        QCOMPARE(replay->step(), 3);
        press("jump2");
        QCOMPARE(replay->step(), 5);
        press("jump1");
        QCOMPARE(replay->step(), 8);
        QCOMPARE(replay->call(), 8);
        QCOMPARE(replay->calls(), 9);
        press("stepBack");
        QCOMPARE(replay->step(), 7);
        page->forceActiveFocus(); // as whoever opens a page sees to
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        QCOMPARE(replay->step(), 0);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(replay->step(), 1);
        QTest::keyClick(m_view.get(), Qt::Key_F);
        QCOMPARE(replay->step(), 3);
        QTest::keyClick(m_view.get(), Qt::Key_End);
        QCOMPARE(replay->step(), 9);
        QTest::keyClick(m_view.get(), Qt::Key_F, Qt::ShiftModifier);
        QCOMPARE(replay->step(), 6);
        // Beyond the last comes the first again, and the other way round.
        QTest::keyClick(m_view.get(), Qt::Key_F);
        QCOMPARE(replay->step(), 3);
        QTest::keyClick(m_view.get(), Qt::Key_F, Qt::ShiftModifier);
        QCOMPARE(replay->step(), 6);
        QCOMPARE(replay->nextOf({7, 8}), 7);
        QCOMPARE(replay->nextOf({1, 6}), 1);
        QCOMPARE(replay->previousOf({6, 8}), 8);
        QCOMPARE(replay->nextOf({}), -1);
        QCOMPARE(replay->previousOf({}), -1);
    }

    void callsAreNumberedByRound()
    {
        QVERIFY(tables::play(*m_places->match,
                             u"flipside 1\nedition flip2020\nplayers Ana, Ben\nround\nAna: out light\n"
                             u"Ben: holds 5\nround\nstart B7\nplay B3\n"_s));
        auto *replay = show()->findChild<app::Replay *>();
        QCOMPARE(replay->callAt(3), 3);
        QCOMPARE(replay->callAt(4), 1);
        replay->setStep(2);
        QCOMPARE(replay->call(), 2);
        QCOMPARE(replay->calls(), 3);
        replay->setStep(6);
        QCOMPARE(replay->call(), 3);
        QCOMPARE(replay->calls(), 3);
        replay->setStep(0);
        QCOMPARE(replay->call(), 0);
    }

    void ofADealThatNobodyToldNothingIsSaid()
    {
        QVERIFY(tables::play(*m_places->match,
                             u"flipside 1\nedition flip2020\nplayers Ana, Ben\nround\nAna: out light\n"
                             u"Ben: holds 5\nround\nstart B7\n"_s));
        app::Replay replay(app::Context::current().language());
        replay.setMatch(m_places->match.get());
        replay.setStep(1);
        QCOMPARE(replay.event(), u"A round begins"_s);
        QCOMPARE(replay.sentence(), QString());
        replay.setStep(4);
        QVERIFY(replay.sentence().startsWith(u"Round 2: Ana deals everyone 7 cards."));
    }

    void playsByItselfToTheEnd()
    {
        QVERIFY(
            tables::play(*m_places->match,
                         u"flipside 1\nedition flip2020\nplayers Ana, Ben\nround\nstart B7\nplay B3\n"_s));
        QQuickItem *page = show();
        auto *replay = page->findChild<app::Replay *>();
        replay->setStep(2);
        QMetaObject::invokeMethod(screenItem(*page, u"speed"_s), "press");
        QMetaObject::invokeMethod(screenItem(*page, u"speed"_s), "press");
        QMetaObject::invokeMethod(screenItem(*page, u"playPause"_s), "press");
        QTRY_COMPARE(replay->step(), 3);
    }

    void aCorrectionIsSeenAtOnce()
    {
        QVERIFY(tables::play(*m_places->match,
                             u"flipside 1\nedition flip2020\nplayers Ana, Ben\nround\nAna: out light\n"
                             u"Ben: holds 20\n"_s));
        QQuickItem *page = show();
        auto *replay = page->findChild<app::Replay *>();
        QCOMPARE(replay->count(), 3);
        QVERIFY(m_places->match->type(u"amend 1 Ben out light; Ana holds 12"_s));
        QCOMPARE(replay->count(), 4);
        QCOMPARE(replay->stepOf(3), 3);
        QCOMPARE(replay->stepOf(400), 4);
    }
};

QTEST_MAIN(TestReplay)
#include "tst_replay.moc"
