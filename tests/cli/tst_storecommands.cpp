// The subcommands that use the database, as processes.
#include "../localewarning.h"
#include "nobody.h"
#include "program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using program::Ended;

namespace {

const QByteArray kHeader = "flipside 1\nedition flip2020\nplayers Ana, Ben\n";
const QByteArray kRound = "round\nstart B7\nAna: play B1\nBen: out dark\nAna: holds P5 W\n";

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

} // namespace

class StoreCommandsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString &name) const { return m_folder->filePath(name); }
    Ended run(const QStringList &arguments, const QByteArray &input = {}) const
    {
        return program::run(QStringList{"--database", path("flipside.db")} + arguments, input);
    }
    QString played(const QByteArray &events = kRound) const // the id of a match
    {
        return run({"play", "--json"}, kHeader + events).objects().value(0)["id"].toString();
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void playAnswersLikeTheRefereeWithAnId()
    {
        const Ended ours = run({"play", "--json"}, kHeader + kRound);
        QCOMPARE(ours.status, 0);
        const Ended referee = program::run({"referee", "--json"}, kHeader + kRound);
        const QList<QJsonObject> answers = ours.objects();
        QCOMPARE(answers.size(), 5);
        for (qsizetype i = 0; i < answers.size(); ++i) {
            QJsonObject answer = answers[i];
            QCOMPARE(answer.take("id").toString().size(), 36);
            QCOMPARE(answer, referee.objects().at(i));
        }
    }

    void playGoesOnWithAMatch()
    {
        const QString id = played("round\nstart B7\n");
        const Ended on = run({"play", "--json", id.left(8)}, "# comment\nAna: play B1\n");
        QCOMPARE(on.status, 0);
        QCOMPARE(on.objects().constFirst()["event"].toString(), "Ana: play B1");
        QCOMPARE(on.objects().constFirst()["line"].toInt(), 2);
        QCOMPARE(on.objects().constFirst()["id"].toString(), id);
        QCOMPARE(run({"play", "nobody"}).status, 1);
    }

    void playReportsWhatItCannotReadAndGoesOn()
    {
        const Ended ended = run({"play"}, kHeader + "round\nfly\nstart B7\nplay R3\n");
        QCOMPARE(ended.status, 2);
        QVERIFY(ended.err.contains("5"));
        QCOMPARE(ended.lines().size(), 4); // the match, and three answers
        QCOMPARE(run({"play"}, kHeader + "round\nstart B7\nplay R3\n").status, 1);
    }

    void playNeedsAHeader()
    {
        const Ended nothing = run({"play"});
        QCOMPARE(nothing.status, 2);
        QVERIFY(!nothing.err.isEmpty());
        QCOMPARE(run({"play"}, "flipside 1\nedition flip2020\n").status, 2); // nobody sits there
        QCOMPARE(run({"matches"}).out, QByteArray());
    }

    void playIsLive()
    {
        QProcess process;
        process.start(FLIPSIDE_CLI, {"play", "--json", "--database", path("flipside.db")});
        process.write(kHeader + "round\n");
        QVERIFY(process.waitForReadyRead(10'000)); // answered while the input is still open
        process.readAllStandardOutput();
        process.write("start B7\n");
        QVERIFY(process.waitForReadyRead(10'000));
        process.kill(); // and what was answered is there
        process.waitForFinished();
        QCOMPARE(run({"matches", "--json"}).objects().first()["events"].toInt(), 2);
    }

    void matchesAreListed()
    {
        const QString id = played();
        const Ended plain = run({"matches"});
        QCOMPARE(plain.status, 0);
        QVERIFY(plain.out.contains(id.toUtf8()) && plain.out.contains("Ana 0, Ben 45"));
        const QJsonObject match = run({"matches", "--json"}).objects().first();
        QCOMPARE(match["id"].toString(), id);
        QCOMPARE(match["state"].toString(), "running");
        QCOMPARE(match["rounds"].toInt(), 1);
        QCOMPARE(match["players"].toArray().size(), 2);
        const Ended shown = run({"show", id});
        QCOMPARE(shown.status, 0);
        QVERIFY(shown.out.contains("Ben went out (dark, declared)"));
        QVERIFY2(shown.out.contains("Ana  +0  left: 45 (P5 W)"), shown.out);
        QVERIFY2(shown.out.endsWith("\n      0  Ana\n     45  Ben\n"), shown.out);
        QVERIFY(run({"players"}).out.contains("Ana"));
    }

    void listsSpeakTheLanguageOfTheSystem()
    {
        const QString id = played();
        const QByteArray before = qgetenv("LC_ALL");
        const QByteArray fatal = qgetenv("QT_FATAL_WARNINGS");
        qputenv("LC_ALL", "es_MX.UTF-8");
        qputenv("QT_FATAL_WARNINGS", "0"); // Qt 6.8 warns where it is not installed
        const Ended listed = run({"matches"});
        const Ended shown = run({"show", id});
        const Ended json = run({"matches", "--json"});
        before.isNull() ? qunsetenv("LC_ALL") : qputenv("LC_ALL", before);
        fatal.isNull() ? qunsetenv("QT_FATAL_WARNINGS") : qputenv("QT_FATAL_WARNINGS", fatal);
        for (const Ended &ended : {listed, shown, json})
            QCOMPARE(withoutLocaleWarning(ended.err), QString());
        QVERIFY2(listed.out.contains("en curso"), listed.out);
        QVERIFY2(shown.out.contains("(oscuro, solo anotada)"), shown.out);
        QCOMPARE(json.objects().constFirst()["state"].toString(),
                 "running"); // programs read the same everywhere
    }

    void aWinnerIsMarked()
    {
        const QString id = played("target 40\n" + kRound);
        QVERIFY(run({"matches"}).out.contains("Ana 0, Ben 45*"));
        QVERIFY(run({"show", id}).out.endsWith("\n*    45  Ben\n"));
    }

    void statsAreTheNumbersOfAPlayer()
    {
        played();
        const QJsonObject ben = run({"stats", "Ben", "--json"}).objects().first();
        QCOMPARE(ben["matches"].toInt(), 1);
        QCOMPARE(ben["roundsWon"].toInt(), 1);
        QCOMPARE(ben["gained"].toInt(), 45);
        QCOMPARE(ben["bestRound"].toInt(), 45);
        QCOMPARE(ben["dark"]["won"].toInt(), 1);
        QCOMPARE(ben["rivals"][0]["name"].toString(), "Ana");
        QCOMPARE(ben["rivals"][0]["taken"].toInt(), 45);
        QCOMPARE(ben["editions"][0]["edition"].toString(), "flip2020");
        QCOMPARE(ben["months"].toArray().size(), 1);
        QCOMPARE(run({"stats", "Ben", "--json"}).objects().size(), 1);
        QVERIFY(run({"stats", "Ana"}).out.contains("won 0"));
        QVERIFY(!run({"stats", "Ana"}).out.contains("Records"));
        QCOMPARE(run({"stats", "Nobody"}).status, 1);
    }

    void statsOfEverybodyEndWithTheRecordsOfTheTable()
    {
        const QString id = played("target 40\n" + kRound);
        const QList<QJsonObject> told = run({"stats", "--json"}).objects();
        QCOMPARE(told.size(), 4); // two people, and what a round with little called can be a record of
        QCOMPARE(told[2]["record"].toString(), "highestRound");
        QCOMPARE(told[2]["value"].toInt(), 45);
        QCOMPARE(told[2]["name"].toString(), "Ben");
        QCOMPARE(told[2]["match"].toString(), id);
        QCOMPARE(told[2]["event"].toInt(), 6);
        QCOMPARE(told[3]["record"].toString(), "longestMatch");
        QCOMPARE(told[3]["players"][1]["name"].toString(), "Ben");
        QCOMPARE(told[3]["players"][1]["won"].toBool(), true);
        const QByteArray out = run({"stats"}).out;
        QVERIFY2(out.contains("Table records\n  highest round: 45 points  Ben  "), out);
        QVERIFY2(out.contains("\n  longest match: 1 round  Ana 0, Ben 45*  "), out);
    }

    void whatIsExportedCanBeImported()
    {
        const QString id = played();
        const QByteArray record = run({"export", id}).out;
        QVERIFY(record.startsWith("flipside 1\n") && record.contains("note id " + id.toUtf8()));
        QCOMPARE(program::run({"referee"}, record).status, 0);
        const QByteArray archive = run({"export", "--archive"}).out;
        write(path("archive.jsonl"), archive);
        write(path("one.flip"), record);
        const QString other = path("other.db");
        QCOMPARE(program::run({"import", path("archive.jsonl"), "--database", other}).status, 0);
        QCOMPARE(program::run({"export", "--archive", "--database", other}).out, archive);
        QVERIFY(
            program::run({"import", path("one.flip"), "--database", other}).out.contains("known already: 1"));
        const QString file = path("everything.jsonl");
        QCOMPARE(run({"export", "--archive", "-o", file}).status, 0);
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), archive);
        QCOMPARE(run({"export", "--archive", "-o", file}).status, 1); // it is not overwritten
        QByteArray old = archive;
        old.replace("\"ends\":true,", "");
        write(path("old.jsonl"), old.left(old.indexOf("{\"end\"")));
        QVERIFY(run({"import", path("old.jsonl")}).err.contains("does not say where it ends"));
        write(path("cut.jsonl"), archive.left(archive.indexOf("{\"end\"")));
        QVERIFY(run({"import", path("cut.jsonl")}).err.contains("is not whole"));
        QVERIFY(run({"export", "--csv"}).out.contains("collect,500"));
        QCOMPARE(run({"export"}).status, 2);
        QCOMPARE(run({"export", "--csv", "--archive"}).status, 2);
    }

    void aRefusedImportSaysWhereAndWhy()
    {
        write(path("bad.flip"), kHeader + "round\nstart B7\nplay R3\n");
        const Ended refused = run({"import", path("bad.flip")});
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.contains("line 6") && refused.err.contains("play R3 — "), refused.err);
        QCOMPARE(run({"matches"}).out, QByteArray());
    }

    void backupAndRestore()
    {
        const QString id = played();
        QCOMPARE(run({"backup", path("copy.db")}).status, 0);
        const Ended again = run({"backup", path("copy.db")});
        QCOMPARE(again.status, 1);
        QVERIFY(again.err.contains("will not be overwritten"));
        QCOMPARE(run({"play", id}, "stop\n").status, 0);
        const Ended restored = run({"restore", path("copy.db")});
        QCOMPARE(restored.status, 0);
        QVERIFY(restored.out.contains("flipside-replaced-"));
        QCOMPARE(run({"matches", "--json"}).objects().first()["state"].toString(), "running");
        QCOMPARE(run({"restore", path("missing.db")}).status, 1);
    }

    void theEndOfAMatchMakesABackup()
    {
        played(kRound + "stop\n");
        QVERIFY(QFile::exists(path("backups")));
    }

    void aBackupThatIsNotMadeIsTold()
    {
        write(path("backups"), "not a folder");
        const Ended ended = run({"play", "--lang", "en"}, kHeader + kRound + "stop\n");
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.err.contains("The match is kept, but today’s backup was not made. The folder “"),
                 ended.err);
        QCOMPARE(run({"matches", "--json"}).objects().first()["state"].toString(), "stopped");
    }

    void aDamagedBackupIsNotTheDatabase()
    {
        played();
        QCOMPARE(run({"backup", path("copy.db")}).status, 0);
        QFile copy(path("copy.db"));
        QVERIFY(copy.open(QIODevice::ReadWrite) && copy.resize(copy.size() / 2));
        copy.close();
        const Ended refused = run({"restore", path("copy.db"), "--lang", "en"});
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.startsWith("The backup “") && refused.err.contains("restore another one"),
                 refused.err);
    }

    void anArchiveThatIsCutOffIsNotWhole()
    {
        played();
        QByteArray archive = run({"export", "--archive"}).out;
        write(path("cut.jsonl"), archive.chopped(20));
        const Ended cut = run({"import", path("cut.jsonl"), "--lang", "de"});
        QVERIFY2(cut.err.contains("das Archiv ist nicht ganz") && !cut.err.contains("cut off"), cut.err);
        write(path("old.jsonl"), archive.replace('\n', '\r'));
        const Ended old = run({"import", path("old.jsonl"), "--lang", "en"});
        QVERIFY2(old.err.contains("A line ends here with CR alone"), old.err);
    }

    void whereNothingCanBeWrittenIsSaid()
    {
        QCOMPARE(run({"demo", "12"}).status, 0);
        for (const QStringList &arguments : {QStringList{"backup", path("nowhere/copy.db")},
                                             {"export", "--archive", "-o", path("nowhere/all.jsonl")}}) {
            const Ended ended = run(arguments);
            QCOMPARE(ended.status, 1);
            QCOMPARE(ended.err,
                     "There is no folder “" + path("nowhere").toUtf8()
                         + "”. Make it, or name another place.\n");
        }
        const QString limited = "ulimit -f 64; exec \"$0\" \"$@\"";
        for (const QStringList &arguments :
             {QStringList{"backup", path("copy.db")}, {"export", "--archive", "-o", path("all.jsonl")}}) {
            const Ended ended = program::run(
                QStringList{"-c", limited, FLIPSIDE_CLI, "--database", path("flipside.db")} + arguments, {},
                "/bin/sh");
            QCOMPARE(ended.status, 1);
            QVERIFY2(ended.err.contains("The disk is full") && !ended.err.contains(" in: "), ended.err);
        }
        QVERIFY(QDir(m_folder->path()).entryList({"copy*", "all*"}, QDir::Files).isEmpty());
    }

    void whatIsAlteredIsNotTakenInSilence()
    {
        const QString id = played();
        QCOMPARE(run({"verify"}).status, 0);
        QByteArray bytes = contentOf(path("flipside.db")); // the last command has emptied the log
        QCOMPARE(bytes.count("play B1"), 1);
        write(path("flipside.db"), bytes.replace("play B1", "play B2"));
        const QByteArray what = id.toUtf8() + " event number=3 is not what was written";
        for (const QStringList &arguments : {QStringList{"export", "--archive"}, {"export", id}}) {
            const Ended exported = run(arguments);
            QCOMPARE(exported.status, 0);
            QVERIFY2(exported.err.contains(what) && exported.out.contains("play B2"), exported.err);
        }
        const Ended rebuilt = run({"rebuild"});
        QCOMPARE(rebuilt.status, 0);
        QVERIFY2(rebuilt.err.contains(what + ". It was taken as it is now"), rebuilt.err);
        QCOMPARE(run({"rebuild"}).err, QByteArray());
        QCOMPARE(run({"export", "--archive"}).err, QByteArray());
    }

    void anEmptyValueIsNotTheOwnFile_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("database") << QStringList{"matches", "--database", ""};
        QTest::newRow("database before the command") << QStringList{"--database=", "matches"};
        QTest::newRow("output") << QStringList{"export", "--archive", "-o", ""};
        QTest::newRow("import") << QStringList{"import", ""};
        QTest::newRow("backup") << QStringList{"backup", ""};
        QTest::newRow("stats") << QStringList{"stats", ""};
    }

    void anEmptyValueIsNotTheOwnFile()
    {
        QFETCH(QStringList, arguments);
        const Ended ended = program::run(arguments);
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.err.contains("empty") && ended.err.count('\n') == 2, ended.err);
        QCOMPARE(ended.out, QByteArray());
    }

    void demoFillsANewFileTheSameWayEachTime()
    {
        QCOMPARE(run({"demo", "12"}).status, 0);
        QCOMPARE(run({"verify"}).out.left(9), QByteArray("identical"));
        QCOMPARE(run({"rebuild"}).status, 0);
        const QString other = path("other.db");
        QCOMPARE(program::run({"--database=" + other, "demo", "12"}).status, 0);
        QCOMPARE(program::run({"--database", other, "export", "--archive"}).out,
                 run({"export", "--archive"}).out);
        const Ended full = run({"demo", "5"});
        QCOMPARE(full.status, 1);
        QVERIFY(full.err.contains("not empty"));
        QCOMPARE(run({"demo", "many"}).status, 2);
    }

    void everyCommandHasHelp()
    {
        for (const char *name : {"play", "matches", "show", "export", "import", "players", "stats", "backup",
                                 "restore", "verify", "rebuild", "demo"}) {
            const Ended help = program::run({name, "--help"});
            QCOMPARE(help.status, 0);
            QVERIFY2(help.out.contains("--database") && help.out.contains("--lang"), name);
            QVERIFY(program::run({name, "--lang", "de", "--help"}).out.contains("Sprache"));
            QCOMPARE(program::run({name, "--nonsense"}).status, 2);
            if (!QByteArrayList{"export", "import"}.contains(name))
                QCOMPARE(run({name, "one", "and another"}).status, 2);
            QVERIFY2(program::run({"help"}).out.contains(name), name);
        }
    }

    void aFileThatIsNotThereIsNotMadeByLooking()
    {
        for (const char *name : {"matches", "players", "stats", "verify", "rebuild"}) {
            const Ended ended = run({name});
            QCOMPARE(ended.status, 1);
            QVERIFY(ended.err.contains("flipside.db"));
        }
        QVERIFY(!QFile::exists(path("flipside.db")));
    }

    void whatNobodyHearsIsNoSuccess_data()
    {
        QTest::addColumn<QStringList>("arguments");
        for (const char *call : {"--help",
                                 "--version",
                                 "matches --help",
                                 "rules",
                                 "rules --search uno",
                                 "rules --json",
                                 "referee RECORD",
                                 "referee --json RECORD",
                                 "matches",
                                 "matches --json",
                                 "show ID",
                                 "players",
                                 "stats",
                                 "stats --json",
                                 "stats Ana",
                                 "export ID",
                                 "export --archive",
                                 "export --csv",
                                 "verify",
                                 "rebuild",
                                 "restore COPY",
                                 "import RECORD",
                                 "play",
                                 "play --json",
                                 "play ID"})
            QTest::newRow(call) << QString::fromLatin1(call).split(u' ');
    }

    void whatNobodyHearsIsNoSuccess()
    {
        QFETCH(QStringList, arguments);
        const QString id = played();
        QCOMPARE(run({"backup", path("copy.db")}).status, 0);
        write(path("record.flip"), kHeader + kRound);
        arguments.replaceInStrings("ID", id).replaceInStrings("COPY", path("copy.db"));
        arguments.replaceInStrings("RECORD", path("record.flip"));
        const bool plays = arguments.first() == "play";
        const bool store = arguments.first() != "rules" && arguments.first() != "referee"
            && !arguments.first().startsWith("--");
        QProcess process;
        process.setStandardOutputFile("/dev/full");
        process.start(FLIPSIDE_CLI,
                      (store ? QStringList{"--database", path("flipside.db")} : QStringList()) + arguments);
        process.write(!plays ? QByteArray() : arguments.contains(id) ? "target 300\n" : kHeader + kRound);
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        const QByteArray error = process.readAllStandardError();
        QCOMPARE(process.exitCode(), 3);
        QVERIFY2(error.contains("Standard output cannot be written: No space left on device"), error);
        if (plays) // it does not go on without an answer
            QVERIFY2(error.contains("Stopped here; ") && run({"verify"}).status == 0, error);
    }

    void afterAFileIsGoneNobodyIsToldThatItIsThere()
    {
        QProcess process;
        process.start(FLIPSIDE_CLI, {"--database", path("flipside.db"), "play", "--lang", "en"});
        process.write(kHeader + "round\nstart B7\n");
        QByteArray out;
        while (out.count("✓") < 2 && process.waitForReadyRead())
            out += process.readAllStandardOutput();
        QVERIFY(QFile::remove(path("flipside.db")));
        process.write("Ana: play B1\nBen: draw\n");
        QVERIFY(process.waitForFinished());
        const QByteArray error = process.readAllStandardError();
        QCOMPARE(process.exitCode(), 3);
        QVERIFY2(error.contains("2 events of this match were kept in the file that was there"), error);
        QCOMPARE(process.readAllStandardOutput(), QByteArray());
    }

    void anImportThatIsStoppedSaysWhatStays()
    {
        constexpr int kMatches = 200;
        const QString many = path("many.db");
        QCOMPARE(program::run({"--database", many, "demo", QString::number(kMatches)}).status, 0);
        const QStringList all{"--database", many, "export", "--archive", "-o", path("many.jsonl")};
        QCOMPARE(program::run(all).status, 0);
        QProcess process;
        process.start(FLIPSIDE_CLI,
                      {"--database", path("flipside.db"), "import", "--lang", "en", path("many.jsonl")});
        QTRY_VERIFY_WITH_TIMEOUT(!run({"matches"}).out.isEmpty(), 30'000);
        QCOMPARE(::kill(pid_t(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 130);
        const QByteArray error = process.readAllStandardError();
        QVERIFY2(error.contains("until then stays; the same import again adds the rest."), error);
        const qsizetype kept = run({"matches"}).lines().size();
        QVERIFY2(kept > 0 && kept < kMatches, QByteArray::number(kept));
        QCOMPARE(run({"import", path("many.jsonl")}).status, 0);
        QCOMPARE(run({"matches"}).lines().size(), kMatches);
        QCOMPARE(run({"verify"}).status, 0);
    }

    void whatCannotBeReadIsNoEnd()
    {
        QProcess process;
        process.setStandardInputFile(m_folder->path());
        process.start(FLIPSIDE_CLI, {"--database", path("flipside.db"), "play"});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 3);
        QCOMPARE(program::run({"referee", m_folder->path()}).status, 2);
    }

    void anotherFileIsRefusedAndLeftAlone()
    {
        write(path("flipside.db"), "a picture");
        const Ended ended = run({"matches"});
        QCOMPARE(ended.status, 1);
        QVERIFY(ended.err.contains("not a database of Flipside"));
        QCOMPARE(contentOf(path("flipside.db")), QByteArray("a picture"));
    }

    void whatCannotBeWrittenIsRead()
    {
        const QString id = played();
        const QString program = path("flipside-cli"); // a checkout may be closed to others
        QVERIFY(QFile::copy(FLIPSIDE_CLI, program));
        const QString database = path("matches/flipside.db");
        QVERIFY(QDir().mkpath(path("matches")));
        QVERIFY(QFile::copy(path("flipside.db"), database));
        write(path("one.flip"), kHeader + kRound);
        QVERIFY(QFile::setPermissions(m_folder->path(), QFile::Permissions(0x7755)));
        const support::Sealed sealed(path("matches"));
        const auto ask = [&](const QStringList &arguments, const QByteArray &input = {}) {
            return program::run(QStringList{"--database", database} + arguments, input, program);
        };
        for (const QStringList &arguments :
             {QStringList{"matches"}, {"show", id}, {"players"}, {"stats"}, {"export", id}, {"verify"}}) {
            const Ended ended = ask(arguments);
            QVERIFY2(ended.status == 0, arguments.join(' ').toUtf8() + ": " + ended.err);
        }
        for (const QStringList &arguments : {QStringList{"play", id}, {"import", path("one.flip")}}) {
            const Ended refused = ask(arguments, "stop\n");
            QCOMPARE(refused.status, arguments.first() == "play" ? 3 : 1);
            QVERIFY2(refused.err.contains("cannot be written. Nothing was changed"), refused.err);
        }
        const Ended refused = ask({"backup", path("copy.db")});
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.contains("can only be read") && refused.err.contains("export --archive"),
                 refused.err);
    }
};

QTEST_GUILESS_MAIN(StoreCommandsTest)
#include "tst_storecommands.moc"
