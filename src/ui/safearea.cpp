// Measured anew whenever the window gets another size, which it does when the device is turned.
#include "ui/safearea.h"

#include "platform/safearea.h"
#include "ui/look.h"

namespace app {

void SafeArea::setWindow(QWindow *window)
{
    if (window == m_window)
        return;
    if (m_window)
        m_window->disconnect(this);
    m_window = window;
    if (window) {
        connect(window, &QWindow::widthChanged, this, &SafeArea::measure);
        connect(window, &QWindow::heightChanged, this, &SafeArea::measure);
        connect(window, &QWindow::visibilityChanged, this, &SafeArea::measure);
        connect(window, &QWindow::contentOrientationChanged, this, &SafeArea::measure);
    }
    measure();
}

void SafeArea::measure()
{
    const QMargins asked = Look::current().safeArea();
    const QMargins found = m_window ? platform::safeArea(*m_window) : QMargins();
    m_margins = asked | found;
    emit changed();
}

} // namespace app
