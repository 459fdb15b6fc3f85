// From the tap on a key of the pad, through the commit, to the frame that shows the new top card: against a
// bare frame of the same page and a bare commit, and in how many frames.
#include "app/match/livematch.h"
#include "app/shell/commandline.h"
#include "app/shell/context.h"
#include "rawtable.h"
#include "report.h"

#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

namespace {

using namespace Qt::StringLiterals;

constexpr int kTaps = 200;
constexpr int kFewFrames = 20; // by then it will not come any more

// What shows under that name.
QQuickItem *shown(const QQuickItem &root, const QString &name)
{
    const auto children = root.childItems();
    for (QQuickItem *child : children) {
        if (!child->isVisible())
            continue;
        if (child->objectName() == name)
            return child;
        if (QQuickItem *found = shown(*child, name))
            return found;
    }
    return nullptr;
}

// The highest of the cards that lie on the pile.
int topCard(const QQuickItem &pile)
{
    int top = -1;
    const auto children = pile.childItems();
    for (const QQuickItem *child : children) {
        if (child->isVisible() && child->inherits("app::CardFace"))
            top = child->property("face").toInt();
        else if (const int inside = topCard(*child); inside >= 0)
            top = inside;
    }
    return top;
}

class TableOfFour {
public:
    TableOfFour(QQuickWindow &window, QSize size)
        : m_window(window)
    {
        m_window.resize(size);
        store::NewMatch setup;
        setup.setup.edition = rules::editionNamed("flip2020");
        setup.setup.rulings = setup.setup.edition->rulings;
        setup.setup.players = {"Ana", "Ben", "Cho", "Dee"};
        if (!m_match.begin(setup) || !m_match.type(u"round"_s) || !m_match.type(u"b7"_s))
            qFatal("there is no table");
        QMetaObject::invokeMethod(
            frame(), "open", Q_ARG(QUrl, QUrl(u"qrc:/qt/qml/Flipside/Table/TablePage.qml"_s)),
            Q_ARG(QVariant, (QVariantMap{{u"match"_s, QVariant::fromValue(&m_match)}})));
        settle();
    }
    ~TableOfFour()
    {
        QMetaObject::invokeMethod(frame(), "goBack");
        settle();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the page, before its match
    }
    Q_DISABLE_COPY_MOVE(TableOfFour)

    // Milliseconds.
    double bareFrame()
    {
        settle();
        const QElapsedTimer timer = begun();
        m_window.update();
        nextFrame();
        return double(timer.nsecsElapsed()) / 1e6;
    }

    // Milliseconds from the finger that is lifted to the frame with its card on top; frames it took.
    std::pair<double, int> tap(int face)
    {
        const QQuickItem *key = shown(*m_window.contentItem(), u"key%1"_s.arg(face));
        const QQuickItem *pile = shown(*m_window.contentItem(), u"pile"_s);
        if (!key || !pile || topCard(*pile) == face)
            qFatal("the key or the pile is missing");
        const QPointF at = key->mapToScene({key->width() / 2, key->height() / 2});
        send(QEvent::MouseButtonPress, at);
        settle();
        const QElapsedTimer timer = begun();
        send(QEvent::MouseButtonRelease, at);
        int frames = 0;
        do {
            nextFrame();
            ++frames;
        } while (topCard(*pile) != face && frames < kFewFrames);
        const double time = double(timer.nsecsElapsed()) / 1e6;
        m_match.undo();
        return {time, frames};
    }

private:
    [[nodiscard]] QObject *frame() const { return m_window.findChild<QObject *>(u"frame"_s); }
    static QElapsedTimer begun()
    {
        QElapsedTimer timer;
        timer.start();
        return timer;
    }
    void send(QEvent::Type type, QPointF at)
    {
        const auto buttons = type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton;
        QMouseEvent event(type, at, m_window.mapToGlobal(at), Qt::LeftButton, buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_window, &event);
    }
    void nextFrame()
    {
        const auto swapped = std::make_shared<bool>(false);
        const auto seen =
            QObject::connect(&m_window, &QQuickWindow::frameSwapped, [swapped] { *swapped = true; });
        QElapsedTimer patience = begun();
        while (!*swapped && patience.elapsed() < 2000)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        QObject::disconnect(seen);
        if (!*swapped)
            qFatal("no frame was shown");
    }
    void settle()
    {
        for (int i = 0; i < 3; ++i) {
            m_window.update();
            nextFrame();
        }
    }

    QQuickWindow &m_window;
    app::LiveMatch m_match;
};

void measure(bench::Report &report, bench::RawTable &raw, QQuickWindow &window, const char *what, QSize size)
{
    TableOfFour table(window, size);
    std::vector<double> answers, frames, commits;
    int most = 0;
    for (int i = 0; i < kTaps; ++i) {
        frames.push_back(table.bareFrame());
        commits.push_back(raw.commit() * 1e3);
        const auto [time, count] = table.tap(rules::Face::number(rules::Color::Blue, 1 + i % 6).code());
        answers.push_back(time);
        most = std::max(most, count);
    }
    report.ratio({what, bench::quartile(answers)},
                 {"a bare frame and a bare commit", bench::quartile(frames) + bench::quartile(commits)}, "ms",
                 4);
    report.ratio({"frames until it shows, at most", double(most)}, {"one", 1}, "", 1);
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("QT_QPA_UPDATE_IDLE_TIME", "0"); // no waiting for a screen that is not there
    const QGuiApplication application(argc, argv);
    if (!QDir().mkpath(QStringLiteral(BENCH_FOLDER)))
        return 2;
    const QTemporaryDir folder(QStringLiteral(BENCH_FOLDER "/run-XXXXXX")); // on a real disk
    app::Options options;
    options.settings = folder.filePath(u"flipside.ini"_s);
    options.database = folder.filePath(u"flipside.db"_s);
    options.language = u"en"_s;
    app::Context context(options);
    context.settings().setLessMotion(true);
    QQmlApplicationEngine engine;
    engine.addImportPath(u"qrc:/qt/qml"_s);
    engine.load(QUrl(u"qrc:/qt/qml/Flipside/Shell/Main.qml"_s));
    auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0));
    if (!window)
        return 1;
    window->show();
    bench::RawTable raw(folder.filePath(u"raw.db"_s));
    bench::Report report;
    measure(report, raw, *window, "a call on a phone, from tap to frame", {390, 844});
    measure(report, raw, *window, "a call on a desktop, from tap to frame", {1280, 800});
    return report.exitCode();
}
