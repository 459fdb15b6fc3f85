// Looks for what a person would see at once: words that are cut, lie on each other or leave their frame, and
// targets too small for a finger.
#pragma once

#include <QStringList>

class QQuickWindow;

namespace shots {

[[nodiscard]] QStringList flawsOf(QQuickWindow &window); // in words; empty: all is well

} // namespace shots
