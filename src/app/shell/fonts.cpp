// Loads the bundled fonts from the resources.
#include "app/shell/fonts.h"

#include "platform/fonts.h"

#include <QFontDatabase>
#include <QGuiApplication>

namespace app {

void useOwnFonts()
{
    platform::prepareFonts();
    for (const char *file : {"NotoSans-Regular.ttf", "NotoSans-Bold.ttf"}) {
        [[maybe_unused]] const int id =
            QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/") + QLatin1String(file));
        Q_ASSERT(id >= 0);
    }
    QFont font(QStringLiteral("Noto Sans"));
    font.setPixelSize(15);
    // As letters are drawn on a graphics card, whatever draws them: the same lines break everywhere.
    font.setHintingPreference(QFont::PreferNoHinting);
    QGuiApplication::setFont(font);
}

} // namespace app
