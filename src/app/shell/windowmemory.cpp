// Keeps the window's frame when it closes; a maximised or full-screen window keeps the one it had before.
#include "app/shell/windowmemory.h"

#include "app/shell/settings.h"

#include <QEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QWindow>

namespace app {

QVariantMap WindowMemory::initialSize(const Settings &settings, std::optional<QSize> asked)
{
    const QSize size = asked.value_or(settings.window().size());
    if (size.isEmpty())
        return {}; // nothing was kept yet
    return {{QStringLiteral("width"), size.width()}, {QStringLiteral("height"), size.height()}};
}

WindowMemory::WindowMemory(QWindow &window, Settings &settings, std::optional<QSize> asked, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_settings(settings)
{
    if (asked) {
        window.resize(*asked);
        return;
    }
    restore();
    window.installEventFilter(this);
}

void WindowMemory::restore()
{
    const QRect left = m_settings.window();
    if (!left.isValid())
        return;
    m_window.resize(left.size());
    // The screen it was on may be gone; then the system chooses a place.
    for (const QScreen *screen : QGuiApplication::screens()) {
        if (screen->availableGeometry().contains(left.center()))
            m_window.setPosition(left.topLeft());
    }
}

bool WindowMemory::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window && event->type() == QEvent::Close
        && m_window.windowStates() == Qt::WindowNoState)
        m_settings.setWindow(m_window.geometry());
    return QObject::eventFilter(watched, event);
}

} // namespace app
