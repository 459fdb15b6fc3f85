// The command line: read as a function, and answered by the program itself.
#include "../../localewarning.h"
#include "app/shell/commandline.h"

#include <QProcess>
#include <QTest>

using app::CommandLine;

class CommandLineTest : public QObject {
    Q_OBJECT

private slots:
    void nothingAskedForMeansTheUsualPlaces()
    {
        const CommandLine line = parse({});
        QVERIFY(line.options);
        QVERIFY(line.options->database.endsWith(QStringLiteral("/flipside.db")));
        QVERIFY(line.options->settings.endsWith(QStringLiteral("/flipside.ini")));
        QCOMPARE(line.options->language, QString());
        QVERIFY(!line.options->size);
    }

    void whatIsAskedForIsTaken()
    {
        const CommandLine line = parse({"--database", "/tmp/other.db", "--lang", "es_ES", "--size=390x844"});
        QVERIFY(line.options);
        QCOMPARE(line.options->database, QStringLiteral("/tmp/other.db"));
        QCOMPARE(line.options->language, QStringLiteral("es-ES"));
        QCOMPARE(line.options->size, QSize(390, 844));
    }

    void aFileIsTakenWhereverItIsNamed()
    {
        const CommandLine line = parse({"--lang", "fr", QStringLiteral(FLIPSIDE)});
        QVERIFY(line.options);
        QCOMPARE(line.options->file, QStringLiteral(FLIPSIDE));
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named"); // in the message
        QTest::newRow("unknown option") << QStringList{"--colour"} << "colour";
        QTest::newRow("option without its value") << QStringList{"--lang"} << "lang";
        QTest::newRow("unknown language") << QStringList{"--lang", "tlh"} << "tlh";
        QTest::newRow("size without a height") << QStringList{"--size", "390"} << "390";
        QTest::newRow("size of nothing") << QStringList{"--size", "0x0"} << "0x0";
        QTest::newRow("size beyond all screens") << QStringList{"--size", "99999x844"} << "99999x844";
        QTest::newRow("no name of a database") << QStringList{"--database", ""} << "database";
        QTest::newRow("a file that is not there") << QStringList{"match.flip"} << "match.flip";
        QTest::newRow("two files") << QStringList{QStringLiteral(FLIPSIDE), "another"} << "another";
    }

    void mistakesAreNamed()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, named);
        const CommandLine line = parse(arguments);
        QVERIFY(!line.options);
        QCOMPARE(line.exitCode, 2);
        QVERIFY2(line.text.contains(named), qPrintable(line.text));
    }

    void theProgramAnswers_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("out");
        QTest::addColumn<QString>("err");
        QTest::newRow("help") << QStringList{"--help"} << 0 << "Usage: flipside"
                              << "";
        QTest::newRow("version") << QStringList{"--version"} << 0 << "flipside " FLIPSIDE_VERSION << "";
        QTest::newRow("unknown option") << QStringList{"--colour"} << 2 << ""
                                        << "Unknown option 'colour'";
        QTest::newRow("bad size") << QStringList{"--size", "big"} << 2 << ""
                                  << "“big” is not a window size";
        QTest::newRow("opens") << QStringList{"--size", "390x844", "--lang", "de", "--exit-at-first-frame"}
                               << 0 << ""
                               << "";
    }

    void itAnswersInTheSystemsLanguage()
    {
        QProcessEnvironment german = QProcessEnvironment::systemEnvironment();
        german.insert(QStringLiteral("LC_ALL"), QStringLiteral("de_DE.UTF-8"));
        german.insert(QStringLiteral("QT_FATAL_WARNINGS"),
                      QStringLiteral("0")); // Qt 6.8 warns where it is not installed
        QProcess program;
        program.setProcessEnvironment(german);
        program.start(QStringLiteral(FLIPSIDE), {QStringLiteral("--colour"), QStringLiteral("--help")});
        QVERIFY(program.waitForFinished());
        const QString complained = withoutLocaleWarning(program.readAllStandardError());
        QVERIFY2(complained.contains(QStringLiteral("Die Option „colour“ gibt es nicht.")),
                 qPrintable(complained));
        QCOMPARE(complained.count(u'\n'), 2); // and where help is
        program.start(QStringLiteral(FLIPSIDE), {QStringLiteral("--help")});
        QVERIFY(program.waitForFinished());
        const QString said = QString::fromUtf8(program.readAllStandardOutput());
        QVERIFY2(said.startsWith(QStringLiteral("Aufruf: flipside [Optionen]")), qPrintable(said));
        QCOMPARE(withoutLocaleWarning(program.readAllStandardError()), QString());
    }

    void theProgramAnswers()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, exitCode);
        QFETCH(QString, out);
        QFETCH(QString, err);
        QProcess program;
        program.start(QStringLiteral(FLIPSIDE), arguments);
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), exitCode);
        const QString said = QString::fromUtf8(program.readAllStandardOutput());
        const QString complained = QString::fromUtf8(program.readAllStandardError());
        QVERIFY2(out.isEmpty() ? said.isEmpty() : said.contains(out), qPrintable(said));
        QVERIFY2(err.isEmpty() ? complained.isEmpty() : complained.contains(err), qPrintable(complained));
    }

private:
    static CommandLine parse(const QStringList &arguments)
    {
        return app::parseCommandLine(QStringList{QStringLiteral("flipside")} + arguments);
    }
};

QTEST_GUILESS_MAIN(CommandLineTest)
#include "tst_commandline.moc"
