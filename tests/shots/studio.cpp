// Drives the window as a person would and grabs what is then to be seen.
#include "studio.h"

#include "app/shell/commandline.h"
#include "app/shell/databasereader.h"
#include "evenings.h"
#include "recorder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QQuickItem>
#include <QQuickView>
#include <QThreadPool>

namespace shots {

namespace {

constexpr int kNowhere = -1; // a place that has no page
constexpr int kLooksDown = 6;

app::Options optionsIn(const QTemporaryDir &folder)
{
    app::Options options;
    options.settings = folder.filePath(QStringLiteral("flipside.ini"));
    options.database = folder.filePath(QStringLiteral("flipside.db"));
    return options;
}

// What shows under that name, the topmost first. Rows of a list are nobody's children but their view's.
QQuickItem *shown(const QQuickItem &root, const QString &name)
{
    const auto children = root.childItems();
    for (auto child = children.crbegin(); child != children.crend(); ++child) {
        if (!(*child)->isVisible())
            continue;
        if ((*child)->objectName() == name)
            return *child;
        if (QQuickItem *found = shown(**child, name))
            return found;
    }
    return nullptr;
}

QUrl moduleFile(const char *name)
{
    return QUrl(QStringLiteral("qrc:/qt/qml/Flipside/") + QLatin1String(name));
}

// Only one of them can have the focus, but a picture shows the ring of many.
void showRing(QQuickItem &item)
{
    if (QByteArrayView(item.metaObject()->className()).startsWith("FocusRing"))
        item.setVisible(true);
    const auto children = item.childItems();
    for (QQuickItem *child : children)
        showRing(*child);
}

// Brings the controls of a specimen into states that a person would hold with a finger or a key.
void hold(QQuickItem &root)
{
    if (root.objectName() == u"held") {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier);
        QCoreApplication::sendEvent(&root, &press);
    } else if (root.objectName() == u"focused") {
        showRing(root);
    }
    const auto children = root.childItems();
    for (QQuickItem *child : children)
        hold(*child);
}

// What is exported, and whose folders are shown, is nobody's either.
bool makeHome(const QString &folder)
{
    return qputenv("HOME", QFile::encodeName(folder))
        && QDir(folder).mkpath(QStringLiteral("Documents/Evenings"));
}

// Somebody who does not find it looks further down. False where that is the end.
bool scrollOn(QQuickItem &root)
{
    const auto children = root.childItems();
    for (auto child = children.crbegin(); child != children.crend(); ++child) {
        if (!(*child)->isVisible())
            continue;
        if ((*child)->inherits("QQuickFlickable") && !(*child)->property("atYEnd").toBool()) {
            (*child)->setProperty("contentY",
                                  (*child)->property("contentY").toReal() + (*child)->height() / 2);
            return true;
        }
        if (scrollOn(**child))
            return true;
    }
    return false;
}

bool press(QQuickItem &item) { return QMetaObject::invokeMethod(&item, "press"); }

// As a person does it, of which the page may hear.
bool type(QQuickItem &item, const QString &text)
{
    return item.setProperty("text", text) && QMetaObject::invokeMethod(&item, "textEdited");
}

} // namespace

Studio::Studio()
    : m_context(optionsIn(m_folder))
{
    if (!makeHome(m_folder.path()))
        qWarning("there is no home");
    m_context.settings().setLessMotion(true); // a picture wants the end of every movement
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_engine.load(moduleFile("Shell/Main.qml"));
    m_window = qobject_cast<QQuickWindow *>(m_engine.rootObjects().value(0));
    if (m_window)
        m_window->show();
}

Studio::~Studio() = default;

void Studio::setLook(const QString &language, bool dark, int textSize)
{
    leave(); // rather than to tell it all once more
    m_context.settings().setLanguage(language);
    m_context.settings().setTextSize(textSize);
    m_context.look().theme().setSide(dark ? app::card::Side::Dark : app::card::Side::Light);
}

void Studio::setLanguage(const QString &language)
{
    m_context.settings().setLanguage(language);
    QCoreApplication::processEvents();
}

void Studio::leave()
{
    auto *frame = m_window ? m_window->findChild<QQuickItem *>(QStringLiteral("frame")) : nullptr;
    auto *stack = frame ? frame->findChild<QQuickItem *>(QStringLiteral("stack")) : nullptr;
    if (!stack)
        return;
    QMetaObject::invokeMethod(stack, "pop", Q_ARG(int, stack->property("depth").toInt()));
    frame->setProperty("place", kNowhere);
    QCoreApplication::sendPostedEvents(nullptr,
                                       QEvent::DeferredDelete); // and nothing of the last one is left
    m_match.reset();
    m_context.settings().setBegunMatch({}); // nor of what it was about
}

bool Studio::show(const PageShot &shot, QSize size)
{
    auto *frame = m_window ? m_window->findChild<QQuickItem *>(QStringLiteral("frame")) : nullptr;
    if (!frame)
        return false;
    leave(); // so that every picture begins with a fresh page
    m_window->resize(size);
    if (shot.matches >= 0)
        fill(shot.matches);
    auto match = std::make_unique<app::LiveMatch>(m_context.storage(), m_context.language());
    QVariantMap properties;
    if (isOpenedAsFile(shot)) {
        properties.insert(QStringLiteral("file"), fileWith(shot.record));
    } else if (shot.record) {
        if (!tables::play(*match, QString::fromUtf8(shot.record)))
            return false;
        properties.insert(QStringLiteral("match"), QVariant::fromValue(match.get()));
    }
    if (shot.round > 0)
        properties.insert(QStringLiteral("round"), shot.round);
    QMetaObject::invokeMethod(frame, "go", Q_ARG(int, shot.place));
    m_match = std::move(match);
    settle();
    if (shot.opened)
        QMetaObject::invokeMethod(frame, "open", Q_ARG(QUrl, moduleFile(shot.opened)),
                                  Q_ARG(QVariant, properties));
    settle();
    for (const QString &name : QString::fromLatin1(shot.pressed).split(u',', Qt::SkipEmptyParts)) {
        const bool isOptional = name.startsWith(u'?');
        const QString wanted = name.mid(isOptional ? 1 : 0).section(u'=', 0, 0);
        QQuickItem *item = shown(*m_window->contentItem(), wanted);
        if (!item) { // lists make their rows when they are drawn
            m_window->grabWindow();
            item = shown(*m_window->contentItem(), wanted);
        }
        if (!item && isOptional)
            continue;
        for (int i = 0; !item && i < kLooksDown && scrollOn(*m_window->contentItem()); ++i) {
            settle();
            item = shown(*m_window->contentItem(), wanted);
        }
        const bool isTyped = name.contains(u'=');
        if (!item || !(isTyped ? type(*item, name.section(u'=', 1)) : press(*item)))
            return false;
        settle();
    }
    return true;
}

QImage Studio::page(const PageShot &shot, QSize size)
{
    if (!show(shot, size))
        return {};
    if (shot.pressed) { // what has just come has its lines in the second frame only
        m_window->grabWindow();
        settle();
    }
    return m_window->grabWindow();
}

// So many matches are played once; every picture of them begins with a copy.
void Studio::fill(int matches)
{
    const QString played = m_folder.filePath(QStringLiteral("%1.db").arg(matches));
    if (!QFile::exists(played)) {
        const auto database = store::open(played);
        if (!database || !support::playEvenings(**database, matches, 7))
            qWarning("the file could not be filled");
    }
    m_context.storage().close();
    for (const char *ending : {"", "-wal", "-shm"})
        QFile::remove(m_context.database() + QLatin1String(ending));
    if (!QFile::copy(played, m_context.database()))
        qWarning("the file could not be copied");
}

QString Studio::fileWith(const char *record) const
{
    QFile file(m_folder.filePath(QStringLiteral("Documents/evening.flip")));
    if (!file.open(QIODevice::WriteOnly) || file.write(record) < 0)
        qWarning("the record could not be written");
    return file.fileName();
}

// Answers may lead to further questions.
void Studio::settle() const
{
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::processEvents();
        app::Context::current().storage().reader().settle();
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
    }
}

QImage Studio::specimen(const SpecimenShot &shot)
{
    QQuickView view(&m_engine, nullptr);
    view.setColor(m_context.look().theme().page());
    view.setSource(QUrl(QStringLiteral("qrc:/shots/") + QLatin1String(shot.file)));
    if (view.status() != QQuickView::Ready)
        return {};
    view.resize(shot.size);
    view.show();
    QCoreApplication::processEvents();
    hold(*view.rootObject());
    return view.grabWindow();
}

} // namespace shots
