// Runs the QML tests against the real module, with settings of their own.
#include "app/shell/commandline.h"
#include "app/shell/context.h"
#include "app/shell/fonts.h"
#include "frames.h"
#include "mouse.h"
#include "recorder.h"
#include "saboteur.h"

#include <QTemporaryDir>
#include <QtQuickTest>

#include <memory>

class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable()
    {
        app::useOwnFonts();
        app::Options options;
        options.settings = m_folder.filePath(QStringLiteral("flipside.ini"));
        options.database = m_folder.filePath(QStringLiteral("matches/flipside.db"));
        options.language = QStringLiteral("en");
        qmlRegisterType<Frames>("FlipsideTables", 1, 0, "Frames");
        qmlRegisterType<Mouse>("FlipsideTables", 1, 0, "Mouse");
        tables::Recorder::registerIt();
        tables::Saboteur::registerIt();
        m_context = std::make_unique<app::Context>(options);
        m_context->settings().setLessMotion(true);
    }

    void cleanupTestCase() { m_context.reset(); }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<app::Context> m_context;
};

QUICK_TEST_MAIN_WITH_SETUP(flipside, Setup)
#include "main.moc"
