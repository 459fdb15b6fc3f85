// flipside-cli referee as a process: answers, exit statuses, live input, errors.
#include "program.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using program::run;
using Result = program::Ended;

namespace {

// The record that table notation shows as its example.
const QByteArray kExample =
    "flipside 1\nedition flip2020\nscoring collect 500\nplayers Ana, Ben, Cho, Dee\n"
    "rule first-player left\nround dealer Dee\nstart B7\nAna: play B3\nBen: draw\nBen: pass\n"
    "Cho: play W+2=G\nDee: challenge hand B1 G4 Y9 R+1 YS W\n";
const QByteArray kHeader = "flipside 1\nedition flip2020\nplayers Ana, Ben\n";

} // namespace

class RefereeCommandTest : public QObject {
    Q_OBJECT

private slots:
    void theMessageSpeaksTheLanguageAskedFor()
    {
        const QByteArray record = kHeader + "round\nstart B7\nplay R4\n";
        QSet<QString> messages;
        for (const char *language : {"en", "es", "fr", "de", "pt"})
            messages << run({"referee", "--json", "--lang", QString::fromLatin1(language)}, record)
                            .objects()
                            .last()["message"]
                            .toString();
        QCOMPARE(messages.size(), 5);
    }

    void nothingSteersTheTerminal()
    {
        Result result = run({"referee", "--lang", "en"}, kHeader + "round\n\x1b[2Jboo\n");
        QCOMPARE(result.status, 2);
        QVERIFY(!result.err.contains('\x1b'));
        QVERIFY2(result.err.contains("“\\x1b[2Jboo”"), result.err);
        result = run({"referee", "--lang", "en"},
                     "flipside 1\nedition flip2020\nplayers Ana, B\xE2\x80\xAE\xC2\x9B"
                     "31m\n");
        QVERIFY2(result.err.contains("“B\\u202e\\x9b31m”"), result.err);
        result = run({"show", "\x1b[31m"});
        QVERIFY(!result.err.contains('\x1b'));
    }

    void aRecordWithoutEndIsReadToTheLimit()
    {
        QByteArray record = kHeader + "round\n";
        for (int i = 0; i < 50'000; ++i)
            record += "undo\nredo\n";
        const Result result = run({"referee", "--json", "--lang", "en"}, record);
        QCOMPARE(result.status, 2);
        QCOMPARE(result.lines().size(), 100'000);
        QVERIFY2(result.err.contains("Line 100004: a match has no more than 100000 events."), result.err);
    }

    void theExampleOfTheNotationIsAnsweredAsPrinted()
    {
        const Result result = run({"referee", "--json"}, kExample);
        QCOMPARE(result.status, 0);
        const QList<QJsonObject> answers = result.objects();
        QCOMPARE(answers.size(), 7);

        QJsonObject answer = answers[5];
        QVERIFY(!answer.take("message").toString().isEmpty());
        const QByteArray expected = R"({"line":11,"event":"Cho: play W+2=G","verdict":"challengeable",
            "rule":"card.wild-draw-two","draws":[],"state":{"phase":"challenge","turn":"Dee","direction":"left",
            "side":"light","top":"W+2","color":"G","hands":{"Ana":6,"Ben":8,"Cho":6,"Dee":7},"drawPile":82,
            "discardPile":3,"uno":null,"out":null,"due":[],"round":1,"dealer":"Dee","target":500,
            "totals":{"Ana":0,"Ben":0,"Cho":0,"Dee":0},"winners":[]}})";
        QCOMPARE(answer, QJsonDocument::fromJson(expected).object());

        const QJsonObject &challenge = answers[6];
        QCOMPARE(challenge["guilty"], QJsonValue(true));
        QCOMPARE(challenge["draws"], QJsonValue(QJsonArray{QJsonObject{{"player", "Cho"}, {"cards", 2}}}));
        QVERIFY(!challenge.contains("skipped"));
    }

    void aPenaltyIsToldOnlyWhileItWaits()
    {
        const QByteArray lines = "round\nstart B7\nAna: play B+1\nBen: play W+2=G\nCho: accept\n";
        const QList<QByteArray> out =
            run({"referee", "--json"},
                "flipside 1\nedition flip2020\nplayers Ana, Ben, Cho\nrule stack up\n" + lines)
                .out.split('\n');
        const auto state = [&](int line) { return QJsonDocument::fromJson(out.value(line))["state"]; };
        QVERIFY(!state(1).toObject().contains("penalty"));
        QCOMPARE(state(2)["penalty"].toInt(), 1);
        QCOMPARE(state(2)["phase"].toString(), "stack");
        QCOMPARE(state(2)["turn"].toString(), "Ben");
        QCOMPARE(state(3)["penalty"].toInt(), 3);
        QCOMPARE(state(3)["phase"].toString(), "challenge");
        QVERIFY(!state(4).toObject().contains("penalty"));
        QCOMPARE(QJsonDocument::fromJson(out.value(4))["draws"][0]["cards"].toInt(), 3);
    }

    void exitStatus_data()
    {
        QTest::addColumn<QByteArray>("record");
        QTest::addColumn<int>("status");
        QTest::newRow("every event taken") << QByteArray(kHeader + "round\nstart B7\n") << 0;
        QTest::newRow("no event at all") << kHeader << 0;
        QTest::newRow("one event refused")
            << QByteArray(kHeader + "round\nstart B7\nplay R4\nplay B4\n") << 1;
        QTest::newRow("a line that cannot be read") << QByteArray(kHeader + "round\nstart B7\nfly B4\n") << 2;
        QTest::newRow("unreadable goes before refused")
            << QByteArray(kHeader + "round\nstart W+C\nfly\n") << 2;
        QTest::newRow("a 0 that the deck has not") << QByteArray(kHeader + "rule zero pass\nround\n") << 2;
        QTest::newRow("no house rule of that name") << QByteArray(kHeader + "rule stacking on\n") << 2;
        QTest::newRow("a fine of nothing") << QByteArray(kHeader + "round\nstart B7\nfine Ana 0\n") << 2;
        QTest::newRow("a swap with somebody unknown")
            << QByteArray(kHeader + "rule seven swap\nround\nstart B7\nplay R7\nswap Zoe\n") << 2;
        QTest::newRow("a swap with oneself")
            << QByteArray(kHeader + "rule seven swap\nround\nstart B7\nplay R7\nswap Ana\n") << 1;
        QTest::newRow("too many cards drawn")
            << QByteArray(kHeader + "rule draw until\nround\nstart B7\ndraw 99\n") << 1;
        QTest::newRow("accepting where nothing waits")
            << QByteArray(kHeader + "rule stack any\nround\nstart B7\naccept\n") << 1;
        QTest::newRow("a header without players") << QByteArray("flipside 1\nedition flip2020\nround\n") << 2;
        QTest::newRow("nothing") << QByteArray() << 2;
    }
    void exitStatus()
    {
        QFETCH(QByteArray, record);
        QFETCH(int, status);
        QCOMPARE(run({"referee", "--json"}, record).status, status);
    }

    void anUnreadableLineIsNamedAndTheLinesBeforeItStand()
    {
        const Result result = run({"referee"}, kHeader + "round\nstart 07\nstart B7\n");
        QCOMPARE(result.status, 2);
        QCOMPARE(result.out.count('\n'), 1);
        QVERIFY2(result.err.contains("5"), result.err);
        QVERIFY2(result.err.contains("O"), result.err); // the digit stands where the letter is meant
    }

    void whatIsWrongWithLaterLinesIsSaidToo()
    {
        const Result result = run({"referee", "--lang", "en"},
                                  kHeader + "round\nstart 07\nstart B7\njoin Dee\nDee: play B8\nfly\n");
        QCOMPARE(result.status, 2);
        QCOMPARE(result.out.count('\n'), 1); // what stands is what came before
        const QList<QByteArray> said = result.err.trimmed().split('\n');
        QVERIFY2(said.size() == 3, result.err);
        QVERIFY2(said[0].startsWith("Line 5, column 7: "), result.err);
        QVERIFY2(said[1].contains("Line 6 and what follows is only read, not judged"), result.err);
        QVERIFY2(said[2].startsWith("Line 9, column 1: "), result.err);
    }

    void withoutAWholeHeaderNothingElseIsRead()
    {
        for (const QByteArray record :
             {"flap 1\nedition flip2020\nfly\n", "flipside 1\nround\nAna: draw\n"}) {
            const Result result = run({"referee", "--lang", "en"}, record);
            QCOMPARE(result.status, 2);
            QVERIFY2(result.err.trimmed().count('\n') == 0, result.err);
        }
    }

    void plainAnswersCarryTheirLines()
    {
        const QList<QByteArray> lines = run({"referee", "--lang", "en"}, kExample).lines();
        QVERIFY2(lines.first().startsWith("6 ✓ round dealer Dee — "), lines.first());
        QVERIFY2(lines.last().startsWith("12 ✓ Dee: challenge hand"), lines.last());
    }

    void theEndOfARoundTellsTotals()
    {
        const QByteArray record = kHeader + "round\nAna: out light\nBen: holds 30\n";
        const Result result = run({"referee", "--lang", "en"}, record + "round\nvoid\namend 1 void\n");
        QVERIFY2(result.out.contains("\n  Totals: Ana 30, Ben 0\n"), result.out);
        QVERIFY2(result.out.endsWith("\n  Totals: Ana 0, Ben 0\n"), result.out);
        QCOMPARE(result.out.count("Totals"), 2);
        QCOMPARE(run({"referee", "--json"}, record).lines().size(), 3);
    }

    void pointsOfWhoeverJoinsNeedTheirWith()
    {
        Result result = run({"referee", "--lang", "en"}, kHeader + "join D 50\n");
        QCOMPARE(result.status, 2);
        QVERIFY2(result.err.startsWith("Line 4, column 8: "), result.err);
        QVERIFY2(result.err.contains("“join Dee with 50”") && result.err.contains("“50”"), result.err);
        result = run({"referee", "--json"},
                     kHeader + "join D with 50\njoin Player 2 with 0\nleave Player 2\njoin Player 2\n");
        QCOMPARE(result.status, 0);
        const QJsonObject state = result.objects().first()["state"].toObject();
        QCOMPARE(state["totals"].toObject()["D"].toInt(), 50);
    }

    void liveInputIsAnsweredLineByLine()
    {
        QProcess process;
        process.start(QStringLiteral(FLIPSIDE_CLI), {"referee", "--json"});
        process.write(kHeader + "round\n");
        QVERIFY(process.waitForReadyRead());
        const QByteArray first = process.readLine();
        QCOMPARE(QJsonDocument::fromJson(first)["state"]["phase"].toString(), "start");
        process.write("start G5\n");
        QVERIFY(process.waitForReadyRead());
        QCOMPARE(QJsonDocument::fromJson(process.readLine())["state"]["top"].toString(), "G5");
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
    }

    void aFileIsReadToo()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath("étape 1.flip");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("\xEF\xBB\xBF" + QByteArray(kExample).replace("\n", "\r\n"));
        file.close();
        QCOMPARE(run({"referee", "--json", path}).out, run({"referee", "--json"}, kExample).out);
    }

    void aFileThatIsNotThereIsNamed()
    {
        const Result result = run({"referee", "nowhere.flip"});
        QCOMPARE(result.status, 2);
        QVERIFY2(result.err.contains("nowhere.flip"), result.err);
    }

    void aLineWithoutEndTakesNoMemoryWithoutBound()
    {
        const Result result = run({"referee"}, kHeader + QByteArray(4 << 20, 'x'));
        QCOMPARE(result.status, 2);
        QVERIFY2(result.err.size() < 1000, result.err.left(200));
    }

    void calls_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("--help") << QStringList{"--help"} << 0 << QByteArray("referee");
        QTest::newRow("--version") << QStringList{"--version"} << 0 << QByteArray("flipside-cli ");
        QTest::newRow("help of a command") << QStringList{"referee", "--help"} << 0 << QByteArray("--json");
        QTest::newRow("help of a command, in German")
            << QStringList{"referee", "--help", "--lang", "de"} << 0 << QByteArray("Optionen:");
        QTest::newRow("help of a command without answers, in Portuguese")
            << QStringList{"backup", "--lang=pt", "--help"} << 0 << QByteArray("Opções:");
        QTest::newRow("all commands, in Spanish")
            << QStringList{"--help", "--lang", "es"} << 0 << QByteArray("Uso: ");
        QTest::newRow("no command") << QStringList{} << 2 << QByteArray("referee");
        QTest::newRow("unknown command") << QStringList{"judge"} << 2 << QByteArray("judge");
        QTest::newRow("unknown option") << QStringList{"referee", "--fast"} << 2 << QByteArray("fast");
        QTest::newRow("unknown language")
            << QStringList{"referee", "--lang", "xx"} << 2 << QByteArray("es-ES");
        QTest::newRow("two files") << QStringList{"referee", "a", "b"} << 2 << QByteArray("one record");
    }
    void calls()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QByteArray, says);
        const Result result = run(arguments);
        QCOMPARE(result.status, status);
        const QByteArray &text = status == 0 ? result.out : result.err;
        QVERIFY2(text.contains(says), text);
    }
};

QTEST_GUILESS_MAIN(RefereeCommandTest)
#include "tst_refereecommand.moc"
