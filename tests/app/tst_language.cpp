// The interface changes its language while it runs, and takes the system's where nobody chose.
#include "app/commandline.h"
#include "app/context.h"

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
                                 << "Ajustes";
        QTest::newRow("Spanish of Spain falls back on Spanish") << "es-ES"
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
        engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Flipside/Main.qml")));
        QCOMPARE(engine.rootObjects().size(), 1);
        QObject *frame = engine.rootObjects().constFirst()->findChild<QObject *>(QStringLiteral("frame"));
        QVERIFY(frame);
        const auto title = [&] {
            const QQmlListReference places(frame, "places");
            return places.at(1)->property("title").toString();
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

    void aLanguageOfTheCommandLineIsNotKept()
    {
        m_context.reset();
        app::Options options;
        options.settings = m_folder->filePath(QStringLiteral("flipside.ini"));
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
