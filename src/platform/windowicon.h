// The app's picture in title bars and lists of windows. A menu knows it from the desktop file; an X11 window
// brings its own.
#pragma once

#include <QIcon>

namespace platform {

[[nodiscard]] QIcon windowIcon(); // one drawing for each size that such bars have

} // namespace platform
