// Reads the window's picture from the resources.
#include "platform/windowicon.h"

#include <QPixmap>

namespace platform {

QIcon windowIcon()
{
    QIcon icon;
    for (const int size : {16, 32, 64})
        icon.addPixmap(QPixmap(QStringLiteral(":/icons/flipside-%1.png").arg(size)));
    return icon;
}

} // namespace platform
