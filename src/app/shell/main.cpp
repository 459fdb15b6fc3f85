// Starts Flipside.
#include "app/shell/commandline.h"
#include "app/shell/context.h"
#include "app/shell/fonts.h"
#include "app/shell/language.h"
#include "app/shell/windowmemory.h"
#include "platform/windowicon.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>

#include <cstdio>
#include <cstdlib>

namespace {

// Translations need an application; this one needs no display.
app::CommandLine inTheSystemsLanguage(const QStringList &arguments)
{
    char name[] = "flipside";
    char *call[] = {name, nullptr};
    int count = 1;
    const QCoreApplication application(count, call);
    app::Language language(nullptr);
    language.use({});
    return app::parseCommandLine(arguments);
}

} // namespace

int main(int argc, char *argv[])
{
    QGuiApplication::setApplicationName(QStringLiteral("flipside"));
    QGuiApplication::setApplicationVersion(QStringLiteral(FLIPSIDE_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("flipside"));

    // Before there is an application: --help and mistakes are answered where there is no display, too.
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    app::CommandLine commandLine = app::parseCommandLine(arguments);
    if (!commandLine.options) {
        commandLine = inTheSystemsLanguage(arguments);
        std::fputs(qPrintable(commandLine.text), commandLine.exitCode == 0 ? stdout : stderr);
        return commandLine.exitCode;
    }

    QGuiApplication application(argc, argv);
    app::useOwnFonts();
    app::Context context(*commandLine.options);

    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.setInitialProperties(
        app::WindowMemory::initialSize(context.settings(), commandLine.options->size));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Flipside/Shell/Main.qml")));
    if (engine.rootObjects().isEmpty())
        return 1;
    auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst());
    Q_ASSERT(window);
    const app::WindowMemory memory(*window, context.settings(), commandLine.options->size);
    if (commandLine.options->exitAtFirstFrame)
        QObject::connect(window, &QQuickWindow::frameSwapped, [] { std::_Exit(0); });
    // Once there is something to be seen: nobody waits for it.
    QObject::connect(
        window, &QQuickWindow::frameSwapped, window, [window] { window->setIcon(platform::windowIcon()); },
        Qt::SingleShotConnection);
    window->show();
    return QGuiApplication::exec();
}
