// The interface changes its language while it runs, and takes the system's where nobody chose.
#include "../../localewarning.h"
#include "app/match/daytext.h"
#include "app/shell/commandline.h"
#include "app/shell/context.h"
#include "words/language.h"

#include <QProcess>
#include <QQmlApplicationEngine>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

class LanguageTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        app::Options options;
        options.settings = m_folder->filePath(QStringLiteral("flipside.ini"));
        options.database = m_folder->filePath(QStringLiteral("flipside.db"));
        m_context = std::make_unique<app::Context>(options);
    }

    void cleanup() { m_context.reset(); }

    void aChoiceTranslatesAtOnce_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("settings"); // the word for the place "Settings"
        QTest::newRow("English") << "en"
                                 << "Settings";
        QTest::newRow("Spanish") << "es"
                                 << "Configuración";
        QTest::newRow("Spanish of Spain") << "es-ES"
                                          << "Ajustes";
        QTest::newRow("French") << "fr"
                                << "Réglages";
        QTest::newRow("German") << "de"
                                << "Einstellungen";
        QTest::newRow("Portuguese") << "pt"
                                    << "Definições";
    }

    void aChoiceTranslatesAtOnce()
    {
        QFETCH(QString, code);
        QFETCH(QString, settings);
        m_context->settings().setLanguage(code);
        QCOMPARE(m_context->language().code(), code);
        QCOMPARE(QCoreApplication::translate("Main", "Settings"), settings);
    }

    void aRegionFallsBackOnItsLanguage()
    {
        m_context->settings().setLanguage(QStringLiteral("es-ES"));
        QCOMPARE(QCoreApplication::translate("Main", "Rules"), QStringLiteral("Reglas"));
    }

    void backToEnglishLeavesNothingBehind()
    {
        m_context->settings().setLanguage(QStringLiteral("de"));
        m_context->settings().setLanguage(QStringLiteral("en"));
        QCOMPARE(QCoreApplication::translate("Main", "Settings"), QStringLiteral("Settings"));
    }

    void bindingsAreEvaluatedAgain()
    {
        m_context->settings().setLanguage(QStringLiteral("en"));
        QQmlApplicationEngine engine;
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Flipside/Shell/Main.qml")));
        QCOMPARE(engine.rootObjects().size(), 1);
        QObject *frame = engine.rootObjects().constFirst()->findChild<QObject *>(QStringLiteral("frame"));
        QVERIFY(frame);
        const auto title = [&] {
            const QQmlListReference places(frame, "places");
            return places.at(places.count() - 1)->property("title").toString();
        };
        QCOMPARE(title(), QStringLiteral("Settings"));
        m_context->settings().setLanguage(QStringLiteral("fr"));
        QCOMPARE(title(), QStringLiteral("Réglages"));
    }

    void numbersFollowTheLanguage()
    {
        m_context->settings().setLanguage(QStringLiteral("de"));
        QCOMPARE(QLocale().toString(1240), QStringLiteral("1.240"));
    }

    void daysFollowTheLanguage_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QDate>("day");
        QTest::addColumn<QString>("text"); // on Monday, November 16, 2026
        QTest::newRow("today") << "en" << QDate(2026, 11, 16) << "Today, 9:05 PM";
        QTest::newRow("today, in German") << "de" << QDate(2026, 11, 16) << "Heute, 21:05";
        QTest::newRow("yesterday") << "en" << QDate(2026, 11, 15) << "Yesterday, 9:05 PM";
        QTest::newRow("yesterday, in French") << "fr" << QDate(2026, 11, 15) << "Hier, 21:05";
        QTest::newRow("tomorrow, by a clock that went wrong") << "en" << QDate(2026, 11, 17) << "Nov 17";
        QTest::newRow("this week") << "en" << QDate(2026, 11, 14) << "Sat";
        QTest::newRow("this year") << "en" << QDate(2026, 5, 3) << "May 3";
        QTest::newRow("this year, in German") << "de" << QDate(2026, 5, 3) << "3. Mai";
        QTest::newRow("this year, in French") << "fr" << QDate(2026, 5, 3) << "3 mai";
        QTest::newRow("another year, in German") << "de" << QDate(2025, 5, 3) << "03.05.25";
    }

    void daysFollowTheLanguage()
    {
        QFETCH(QString, code);
        QFETCH(QDate, day);
        QFETCH(QString, text);
        m_context->settings().setLanguage(code);
        const qint64 time = day.startOfDay().addSecs(21 * 3600 + 5 * 60).toMSecsSinceEpoch();
        QString shown = app::dayText(QLocale(), time, QDate(2026, 11, 16));
        QCOMPARE(shown.replace(QChar(0x202f), QLatin1Char(' ')), text); // newer Qt breaks no line before "PM"
    }

    void datesFollowTheRegionOfTheSystem_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("day"); // on another November 17
        QTest::addColumn<QString>("thisYear");
        QTest::newRow("Britain") << "en"
                                 << "en_GB"
                                 << "17/11/2025"
                                 << "3 May";
        QTest::newRow("English elsewhere") << "en"
                                           << "de_DE"
                                           << "11/17/25"
                                           << "May 3";
        QTest::newRow("nowhere") << "en"
                                 << "C"
                                 << "11/17/25"
                                 << "May 3";
        QTest::newRow("Mexico") << "es"
                                << "es_MX"
                                << "17/11/25"
                                << "3 may";
        QTest::newRow("Brazil") << "pt"
                                << "pt_BR"
                                << "17/11/2025"
                                << "3 mai.";
        QTest::newRow("Canada") << "fr"
                                << "fr_CA"
                                << "2025-11-17"
                                << "3 mai";
        QTest::newRow("a region that was chosen") << "es-ES"
                                                  << "es_US"
                                                  << "17/11/25"
                                                  << "3 may";
    }

    void datesFollowTheRegionOfTheSystem()
    {
        QFETCH(QString, code);
        QFETCH(QString, system);
        m_context->settings().setLanguage(code);
        const QLocale locale = words::localeFor(code, QLocale(system));
        const auto text = [&](QDate day) {
            return app::dayText(locale, day.startOfDay().toMSecsSinceEpoch(), QDate(2026, 11, 16));
        };
        QTEST(text(QDate(2025, 11, 17)), "day");
        QTEST(text(QDate(2026, 5, 3)), "thisYear");
    }

    void theSystemIsAsked() // by whoever speaks, and by the pages; a process asks it once
    {
        const QString region = QStringLiteral("en_GB.UTF-8");
        if (qEnvironmentVariable("LC_ALL") != region) {
            QProcess self;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("LC_ALL"), region);
            // Qt 6.8 warns where it is not installed.
            environment.insert(QStringLiteral("QT_FATAL_WARNINGS"), QStringLiteral("0"));
            self.setProcessEnvironment(environment);
            self.start(QCoreApplication::applicationFilePath(), {QStringLiteral("theSystemIsAsked")});
            QVERIFY(self.waitForFinished());
            QVERIFY2(self.exitCode() == 0, self.readAllStandardOutput().constData());
            QCOMPARE(withoutLocaleWarning(self.readAllStandardError()), QString());
            return;
        }
        m_context->settings().setLanguage(QStringLiteral("en"));
        QCOMPARE(app::Language::locale(), QStringLiteral("en_GB"));
        QCOMPARE(words::Language(QStringLiteral("en")).locale().name(), QStringLiteral("en_GB"));
    }

    void numbersAreWrittenAsTheLanguageDoes_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("number");
        QTest::newRow("en") << "en"
                            << "5,700";
        QTest::newRow("es") << "es"
                            << "5,700";
        QTest::newRow("es-ES") << "es-ES"
                               << "5700";
        QTest::newRow("de") << "de"
                            << "5.700";
        QTest::newRow("pt") << "pt"
                            << "5700";
    }

    void numbersAreWrittenAsTheLanguageDoes() // counted, in words, and where a page writes them itself
    {
        QFETCH(QString, code);
        QFETCH(QString, number);
        m_context->settings().setLanguage(code);
        const QString counted =
            QCoreApplication::translate("app::PeopleModel", "%n match(es)", nullptr, 5700);
        QVERIFY2(counted.startsWith(number + u' '), qPrintable(counted));
        QCOMPARE(words::Language(code).number(5700), number);
        QCOMPARE(QLocale(app::Language::locale()).toString(5700), number);
    }

    void aLanguageOfTheCommandLineIsNotKept()
    {
        m_context.reset();
        app::Options options;
        options.settings = m_folder->filePath(QStringLiteral("flipside.ini"));
        options.database = m_folder->filePath(QStringLiteral("flipside.db"));
        options.language = QStringLiteral("pt");
        m_context = std::make_unique<app::Context>(options);
        QCOMPARE(m_context->language().code(), QStringLiteral("pt"));
        QCOMPARE(m_context->settings().language(), QString());
    }

    void everyLanguageHasAName()
    {
        QVERIFY(app::Language::codes().size() >= 5);
        for (const QString &code : app::Language::codes())
            QVERIFY2(!app::Language::nameOf(code).isEmpty(), qPrintable(code));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Context> m_context;
};

QTEST_MAIN(LanguageTest)
#include "tst_language.moc"
