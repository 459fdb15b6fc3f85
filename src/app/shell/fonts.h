// The app's own fonts.
#pragma once

namespace app {

// Makes the bundled Noto Sans the app's font. Call once, after the QGuiApplication is there.
void useOwnFonts();

} // namespace app
