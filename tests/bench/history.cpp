// History and a player's page with 10,000 matches against the same with 10: how long the GUI thread is ever
// held up, how many frames are seen while it scrolls, and memory. Each is measured in a process of its own.
#include "app/shell/commandline.h"
#include "app/shell/context.h"
#include "app/shell/databasereader.h"
#include "demofile.h"
#include "guiwatch.h"
#include "report.h"
#include "store/statistics.h"

#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QTemporaryDir>
#include <QTimer>

#include <iostream>

namespace {

using namespace Qt::StringLiterals;

constexpr int kMany = 10'000;
constexpr int kFew = 10;
constexpr int kHistory = 1; // place

double residentMegabytes()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
    }
    return 0;
}

class Walk {
public:
    Walk(app::Context &context, QQuickWindow &window)
        : m_context(&context)
        , m_window(&window)
        , m_watch(window)
        , m_frame(window.findChild<QQuickItem *>(u"frame"_s))
    { }

    void run()
    {
        measure("open", [this] { QMetaObject::invokeMethod(m_frame, "go", Q_ARG(int, kHistory)); });
        scroll();
        QQuickItem *field = find(u"search"_s);
        measure("search", [field] {
            for (const QString &typed : {u"g"_s, u"gr"_s, u"gra"_s, u"gran"_s, u"grandma"_s}) {
                field->setProperty("text", typed);
                QMetaObject::invokeMethod(field, "textEdited");
                settled();
            }
        });
        measure("filter", [this] {
            press(u"filterAll"_s);
            settled();
            press(u"quick"_s); // whoever plays most
        });
        player();
        std::cout << "memory " << residentMegabytes() << '\n';
    }

private:
    static void settled()
    {
        app::Context::current().storage().reader().settle();
        QCoreApplication::processEvents();
    }
    // Does something as if a person had, and waits until all of it is on screen.
    template <typename Act> void measure(const char *what, Act act)
    {
        m_watch.restart();
        QTimer::singleShot(0, [&act] { act(); });
        wait(300);
        for (int i = 0; i < 3; ++i)
            settled();
        std::cout << what << ' ' << m_watch.longestMilliseconds() << '\n';
    }
    static void wait(int milliseconds)
    {
        QEventLoop loop;
        QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
        loop.exec();
    }
    // The first on screen whose name begins like this.
    static QQuickItem *within(QQuickItem *item, const QString &name)
    {
        if (item->isVisible() && item->objectName().startsWith(name))
            return item;
        for (QQuickItem *child : item->childItems()) {
            if (QQuickItem *found = within(child, name))
                return found;
        }
        return nullptr;
    }
    [[nodiscard]] QQuickItem *find(const QString &name) const
    {
        QQuickItem *found = within(m_window->contentItem(), name);
        if (!found) {
            std::cerr << "nothing is called " << qPrintable(name) << '\n';
            std::exit(1);
        }
        return found;
    }
    void press(const QString &name) const { QMetaObject::invokeMethod(find(name), "press"); }
    void scroll()
    {
        constexpr int kSteps = 240;
        QQuickItem *list = find(u"matches"_s);
        list->setProperty("atStart", false); // as a finger would: else it stays at the top
        m_watch.restart();
        int step = 0;
        QTimer timer;
        QEventLoop loop;
        QObject::connect(&timer, &QTimer::timeout, list, [&] {
            const auto number = [&](const char *name) { return list->property(name).toDouble(); };
            const double lowest = number("originY") + number("contentHeight") - list->height();
            list->setProperty("contentY", std::min(lowest, number("contentY") + 80));
            if (++step == kSteps)
                loop.quit();
        });
        timer.start(16);
        loop.exec();
        std::cout << "scroll " << m_watch.longestMilliseconds() << "\nframes " << m_watch.frames()
                  << "\nrows " << list->property("count").toInt() << '\n';
    }
    void player()
    {
        store::Database *database = m_context->storage().database();
        const auto everybody = store::attendance(*database);
        const auto often = std::ranges::max_element(*everybody, {}, &store::Attendance::matches);
        m_watch.restart();
        QElapsedTimer wall;
        wall.start();
        QMetaObject::invokeMethod(m_frame, "open",
                                  Q_ARG(QUrl, QUrl(u"qrc:/qt/qml/Flipside/Players/PlayerPage.qml"_s)),
                                  Q_ARG(QVariant, QVariantMap({{u"player"_s, often->player}})));
        const double first = double(wall.nsecsElapsed()) / 1e6;
        auto *person = m_frame->property("page").value<QObject *>()->findChild<QObject *>(u"person"_s);
        while (!person->property("complete").toBool())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        std::cout << "page " << first << "\nnumbers " << double(wall.nsecsElapsed()) / 1e6 << "\nplayer "
                  << m_watch.longestMilliseconds() << '\n';
    }

    app::Context *m_context;
    QQuickWindow *m_window;
    GuiWatch m_watch;
    QQuickItem *m_frame;
};

int walk(int argc, char **argv)
{
    QGuiApplication gui(argc, argv);
    const QTemporaryDir folder;
    app::Options options;
    options.settings = folder.filePath(u"flipside.ini"_s);
    options.database = QString::fromLocal8Bit(argv[2]);
    options.language = u"en"_s;
    app::Context context(options);
    QQmlApplicationEngine engine;
    engine.addImportPath(u"qrc:/qt/qml"_s);
    engine.load(QUrl(u"qrc:/qt/qml/Flipside/Shell/Main.qml"_s));
    auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0));
    if (!window)
        return 1;
    window->resize(390, 844);
    window->show();
    QCoreApplication::processEvents();
    Walk(context, *window).run();
    return 0;
}

using Figures = std::map<QString, double>;

Figures measured(const QString &program, const QString &database)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program, {u"--walk"_s, database});
    process.waitForFinished(-1);
    Figures figures;
    for (const QByteArray &line : process.readAllStandardOutput().split('\n')) {
        const auto parts = line.split(' ');
        if (parts.size() == 2)
            figures.emplace(QString::fromLatin1(parts[0]), parts[1].toDouble());
    }
    return figures;
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    if (argc == 3 && QByteArray(argv[1]) == "--walk")
        return walk(argc, argv);
    const QCoreApplication core(argc, argv);
    const QString few = QString::fromStdString(bench::demoFile(kFew));
    const QString many = QString::fromStdString(bench::demoFile(kMany));
    if (few.isEmpty() || many.isEmpty())
        return 1;
    const Figures small = measured(QCoreApplication::applicationFilePath(), few);
    const Figures large = measured(QCoreApplication::applicationFilePath(), many);
    if (!small.contains(u"memory"_s) || !large.contains(u"memory"_s)) // told last
        return 1;
    bench::Report report;
    const auto held = [&](const char *what, const QString &name) {
        report.ratio({what, large.at(name)}, {"the longest a frame may be held up", 50}, "ms", 1.0);
    };
    held("history of 10,000, opened", u"open"_s);
    held("history of 10,000, scrolled", u"scroll"_s);
    held("history of 10,000, searched", u"search"_s);
    held("history of 10,000, filtered", u"filter"_s);
    held("a player's page, 10,000 matches", u"player"_s);
    report.figure({"frames in 240 steps of scrolling", large.at(u"frames"_s)}, "");
    report.figure({"matches read by scrolling", large.at(u"rows"_s)}, "");
    report.figure({"a player's page is there", large.at(u"page"_s)}, "ms");
    report.figure({"a player's last number is there", large.at(u"numbers"_s)}, "ms");
    report.ratio({"memory, 10,000 matches", large.at(u"memory"_s)}, {"10 matches", small.at(u"memory"_s)},
                 "MB", 1.5);
    return report.exitCode();
}
