// A round played on the built program by keys and mouse; killed while a hand is counted; started again and
// finished. The command line finds the score that the screen showed. The next round by a screen reader alone.
#include "desktop.h"
#include "screenreader.h"
#include "store/database.h"

#include <QDir>
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>

#include <csignal>

class EndToEndTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const QString problem = m_desktop.start();
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        m_reader = std::make_unique<e2e::ScreenReader>(m_desktop.busAddress());
        m_file = QDir(m_desktop.folder()).filePath(QStringLiteral("matches.db"));
    }

    void cleanupTestCase()
    {
        if (m_app.state() != QProcess::NotRunning)
            stop(SIGKILL);
        m_reader.reset();
    }

    void aRoundSurvivesBeingKilled()
    {
        setUp();
        if (!QTest::currentTestFailed())
            play();
        if (!QTest::currentTestFailed())
            countAndKill();
        if (!QTest::currentTestFailed())
            goOn();
        if (!QTest::currentTestFailed())
            compareScore();
    }

    // Neither mouse nor keys: everything by its name and its action.
    void aRoundIsPlayedThroughAScreenReader()
    {
        QVERIFY(start());
        QStringList actions{"Ana deals", "Blue 7"};
        actions += {"Blue 1", "Blue 2", "Blue 3", "Blue 4", "Blue 5", "Blue 6", "Blue 8", "Blue 9", "Red 9"};
        actions += {"Red 1", "Red 2", "Red 3", "Red 4", "Red 5", "Red 6"};
        actions += {"UNO!", "Red 7", "Red 8", "Green 8", "Green 1", "Count the hands"};
        actions += {"Yellow 1", "Next: Ana", "Yellow 2", "Add it up", "Write it down"};
        for (const QString &action : std::as_const(actions))
            QVERIFY2(act(action), qPrintable(action));
        QVERIFY(
            QTest::qWaitFor([&] { return journal().endsWith(QStringLiteral("Cho: holds Y1")); }, kPatience));
        QVERIFY(journal().contains(QStringLiteral("Ben: uno")));
        QVERIFY(shows("Ben: 107"));
        stop(SIGTERM);
    }

private:
    void setUp()
    {
        QVERIFY(start());
        QVERIFY(click("New match"));
        QVERIFY(click("New name"));
        for (const char *name : {"Ana", "Ben", "Cho"}) {
            QVERIFY(type(name));
            QVERIFY(shows(name));
        }
        QVERIFY(click("Deal: Cho gives everyone 7"));
        QVERIFY(writes({"round dealer Cho"}));
    }

    // By the pad and by typing, over a flip and with UNO called.
    void play()
    {
        QVERIFY(shows("Cho turns up the first card"));
        QVERIFY(type("b7"));
        QVERIFY(writes({"start B7"}));
        QVERIFY(click("Blue 3"));
        QVERIFY(writes({"Ana: play B3"}));
        QVERIFY(type("w=r"));
        QVERIFY(writes({"Ben: play W=R"}));
        QVERIFY(click("Draw"));
        QVERIFY(writes({"Cho: draw"}));
        QVERIFY(click("Pass"));
        QVERIFY(writes({"Cho: pass"}));
        QVERIFY(click("Red Flip"));
        QVERIFY(writes({"Ana: play RF"}));
        QVERIFY(click("Pink 5"));
        QVERIFY(writes({"top P5"}));
        for (const char *line :
             {"count Ana 1", "count Ben 2", "count Cho 2"}) { // a loaded machine is slower than typing
            QVERIFY(type(line));
            QVERIFY(writes({line}));
        }
        QVERIFY(click("UNO!"));
        QVERIFY(writes({"Ben: uno"}));
        for (const char *line : {"p9", "d", "p", "d", "p", "t9"})
            QVERIFY(type(line));
        QVERIFY(writes({"Ben: play P9", "Cho: draw", "Cho: pass", "Ana: draw", "Ana: pass", "Ben: play T9"}));
    }

    void countAndKill()
    {
        QVERIFY(click("Count the hands"));
        QVERIFY(shows("Cho’s cards"));
        QVERIFY(click("Pink 3"));
        QVERIFY(keeps("P3"));
        QVERIFY(click("Teal 7"));
        QVERIFY(keeps("P3 T7"));
        stop(SIGKILL);
        QCOMPARE(m_app.exitStatus(), QProcess::CrashExit);
    }

    void goOn()
    {
        QVERIFY(start());
        QVERIFY(shows("Cho’s cards"));
        QVERIFY(shows("10"));
        QVERIFY(click("Wild Draw Color"));
        QVERIFY(keeps("P3 T7 W+C"));
        QVERIFY(click("Next: Ana"));
        QVERIFY(shows("Ana’s cards"));
        QVERIFY(click("Orange 4"));
        QVERIFY(click("Purple Skip Everyone"));
        QVERIFY(keeps("O4 VE"));
        QVERIFY(click("Add it up"));
        QVERIFY(shows("Ben: 104"));
        QVERIFY(click("Write it down"));
        QVERIFY(writes({"Ana: holds O4 VE", "Cho: holds P3 T7 W+C"}));
        stop(SIGTERM);
    }

    void compareScore()
    {
        const QStringList matches = column(QStringLiteral("SELECT id FROM match"));
        QCOMPARE(matches.size(), 1);
        QProcess cli;
        cli.start(QStringLiteral(FLIPSIDE_CLI), {"show", "--database", m_file, matches.constFirst()});
        QVERIFY(cli.waitForFinished());
        const QString said = QString::fromUtf8(cli.readAllStandardOutput());
        QVERIFY2(cli.exitCode() == 0, qPrintable(QString::fromUtf8(cli.readAllStandardError())));
        QVERIFY2(said.contains("Round 1 (dealt by Cho): Ben went out (dark, called)"), qPrintable(said));
        QVERIFY2(said.contains("Ana  +0  left: 34 (O4 VE)"), qPrintable(said));
        QVERIFY2(said.contains("Cho  +0  left: 70 (P3 T7 W+C)"), qPrintable(said));
        static const QRegularExpression kWinner("\\b104  Ben\\b");
        QVERIFY2(said.contains(kWinner), qPrintable(said));
    }

    [[nodiscard]] bool start()
    {
        m_app.setProcessEnvironment(m_desktop.environment());
        m_app.setProcessChannelMode(QProcess::ForwardedChannels);
        m_app.start(QStringLiteral(FLIPSIDE), {"--database", m_file, "--lang", "en", "--size", "1100x800"});
        return m_app.waitForStarted() && m_desktop.focusWindowOf(m_app.processId());
    }

    void stop(int signal)
    {
        ::kill(pid_t(m_app.processId()), signal);
        m_app.waitForFinished();
    }

    // Waits until something of that name has stayed in its place for a while, and clicks in its middle. On a
    // loaded machine two looks can fall between two frames of a movement.
    [[nodiscard]] bool click(const QString &name)
    {
        QRect before;
        QElapsedTimer still;
        const bool found = QTest::qWaitFor(
            [&] {
                const QRect now = m_reader->find(name).value_or(QRect());
                if (now != before)
                    still.start();
                before = now;
                return !now.isEmpty() && still.hasExpired(kStill);
            },
            kPatience);
        if (!found)
            qWarning().noquote() << name << "is not among" << m_reader->names().join(QStringLiteral(" | "));
        return found && m_desktop.click(before.center());
    }

    // As a screen reader presses what it has read.
    [[nodiscard]] bool act(const QString &name)
    {
        const int before = int(journal().size());
        const bool acted = QTest::qWaitFor([&] { return m_reader->act(name); }, kPatience);
        if (!acted)
            qWarning().noquote() << name << "is not among" << m_reader->names().join(QStringLiteral(" | "));
        return acted
            && (!isCall(name) || QTest::qWaitFor([&] { return journal().size() > before; }, kPatience));
    }

    // What is written down at once, so that the next action finds the table as it then is.
    [[nodiscard]] static bool isCall(const QString &name)
    {
        static const QRegularExpression kCall(QStringLiteral("^(Blue|Red|Green) \\d$|^UNO!$|deals$"));
        return name.contains(kCall);
    }

    // What cannot be pressed is disabled to a screen reader of Qt 6.8, and is shown all the same.
    [[nodiscard]] bool shows(const QString &name)
    {
        const bool found = QTest::qWaitFor([&] { return m_reader->names().contains(name); }, kPatience);
        if (!found)
            qWarning().noquote() << name << "is not among" << m_reader->names().join(QStringLiteral(" | "));
        return found;
    }

    [[nodiscard]] bool type(const QString &line)
    {
        return m_desktop.type(line) && m_desktop.press(QStringLiteral("Return"));
    }

    // These are the next lines of the journal, and its last.
    [[nodiscard]] bool writes(const QStringList &lines)
    {
        m_expected += lines;
        const bool written = QTest::qWaitFor([&] { return journal() == m_expected; }, kPatience);
        if (!written)
            qWarning() << journal() << "instead of" << m_expected;
        return written;
    }

    // A hand that is being counted is on disk, card by card.
    [[nodiscard]] bool keeps(const QString &hand)
    {
        return QTest::qWaitFor(
            [&] { return column(QStringLiteral("SELECT content FROM draft")).contains(hand); }, kPatience);
    }

    [[nodiscard]] QStringList journal() const
    {
        return column(QStringLiteral("SELECT line FROM event ORDER BY match, number"));
    }

    [[nodiscard]] QStringList column(const QString &query) const
    {
        QStringList values;
        const auto database = store::Database::connect(m_file, store::Database::Access::ReadOnly);
        if (database)
            (void)(*database)->each(query, {}, [&](const store::Row &row) { values.append(row.text(0)); });
        return values;
    }

    static constexpr int kPatience = 30000; // ms, for what should be there at once
    static constexpr int kStill = 500; // ms; twice as long as the table turns over

    e2e::Desktop m_desktop;
    std::unique_ptr<e2e::ScreenReader> m_reader;
    QString m_file;
    QProcess m_app;
    QStringList m_expected;
};

QTEST_GUILESS_MAIN(EndToEndTest)
#include "tst_e2e.moc"
