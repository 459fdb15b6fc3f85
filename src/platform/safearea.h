// How much of a window lies under a camera, rounded corners or a home bar.
#pragma once

#include <QMargins>

class QWindow;

namespace platform {

[[nodiscard]] QMargins safeArea(const QWindow &window);

} // namespace platform
