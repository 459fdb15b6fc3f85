// Drives the window as a person would and grabs what is then to be seen.
#include "studio.h"

#include "app/commandline.h"
#include "recorder.h"

#include <QCoreApplication>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QQuickItem>
#include <QQuickView>

namespace shots {

namespace {

app::Options optionsIn(const QTemporaryDir &folder)
{
    app::Options options;
    options.settings = folder.filePath(QStringLiteral("flipside.ini"));
    options.database = folder.filePath(QStringLiteral("flipside.db"));
    return options;
}

QUrl moduleFile(const char *name)
{
    return QUrl(QStringLiteral("qrc:/qt/qml/Flipside/") + QLatin1String(name));
}

// Brings the controls of a specimen into states that a person would hold with a finger or a key.
void hold(QQuickItem &root)
{
    if (root.objectName() == u"held") {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier);
        QCoreApplication::sendEvent(&root, &press);
    } else if (root.objectName() == u"focused") {
        QFocusEvent focus(QEvent::FocusIn, Qt::TabFocusReason);
        QCoreApplication::sendEvent(&root, &focus);
    }
    const auto children = root.childItems();
    for (QQuickItem *child : children)
        hold(*child);
}

} // namespace

Studio::Studio()
    : m_context(optionsIn(m_folder))
{
    m_context.settings().setLessMotion(true); // a picture wants the end of every movement
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_engine.load(moduleFile("Main.qml"));
    m_window = qobject_cast<QQuickWindow *>(m_engine.rootObjects().value(0));
    if (m_window)
        m_window->show();
}

Studio::~Studio() = default;

void Studio::setLook(const QString &language, bool dark, int textSize)
{
    m_context.settings().setLanguage(language);
    m_context.settings().setTextSize(textSize);
    m_context.theme().setSide(dark ? app::card::Side::Dark : app::card::Side::Light);
}

QImage Studio::page(const PageShot &shot, QSize size)
{
    auto *frame = m_window ? m_window->findChild<QQuickItem *>(QStringLiteral("frame")) : nullptr;
    if (!frame)
        return {};
    m_window->resize(size);
    // Away and back, so that every picture begins with a fresh page.
    QMetaObject::invokeMethod(frame, "go", Q_ARG(int, shot.place == 0 ? 1 : 0));
    QMetaObject::invokeMethod(frame, "go", Q_ARG(int, shot.place));
    QCoreApplication::sendPostedEvents(nullptr,
                                       QEvent::DeferredDelete); // and nothing of the last one is left
    if (shot.opened && !shot.record) {
        QMetaObject::invokeMethod(frame, "open", Q_ARG(QUrl, moduleFile(shot.opened)),
                                  Q_ARG(QVariant, QVariantMap()));
    }
    if (shot.record) {
        auto match = std::make_unique<app::LiveMatch>();
        if (!tables::play(*match, QString::fromUtf8(shot.record)))
            return {};
        m_match.swap(match); // the page before may still hold the old one
        QMetaObject::invokeMethod(
            frame, "open", Q_ARG(QUrl, moduleFile(shot.opened ? shot.opened : "TablePage.qml")),
            Q_ARG(QVariant, QVariantMap({{QStringLiteral("match"), QVariant::fromValue(m_match.get())}})));
        QCoreApplication::processEvents();
    }
    QCoreApplication::processEvents();
    for (const QString &name : QString::fromLatin1(shot.pressed).split(u',', Qt::SkipEmptyParts)) {
        auto *item = m_window->findChild<QQuickItem *>(name);
        if (!item || !QMetaObject::invokeMethod(item, "press"))
            return {};
        QCoreApplication::processEvents();
    }
    return m_window->grabWindow();
}

QImage Studio::specimen(const SpecimenShot &shot)
{
    QQuickView view(&m_engine, nullptr);
    view.setColor(m_context.theme().page());
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
