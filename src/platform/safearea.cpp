// Public in Qt since 6.9; before that only phones need to ask the platform's own window.
#include "platform/safearea.h"

#include <QWindow>

#if QT_VERSION < QT_VERSION_CHECK(6, 9, 0) && (defined(Q_OS_ANDROID) || defined(Q_OS_IOS))
#include <qpa/qplatformwindow.h>
#define FLIPSIDE_ASK_PLATFORM
#endif

namespace platform {

QMargins safeArea([[maybe_unused]] const QWindow &window)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 9, 0)
    return window.safeAreaMargins();
#elif defined(FLIPSIDE_ASK_PLATFORM)
    return window.handle() ? window.handle()->safeAreaMargins() : QMargins();
#else
    return {};
#endif
}

} // namespace platform
