// Pictures that are larger than the screen shows them.
#include "app/painting.h"

#include <QQuickPaintedItem>

namespace app {

void Painting::sharpen(QQuickItem *picture, qreal density)
{
    if (auto *painted = qobject_cast<QQuickPaintedItem *>(picture))
        painted->setTextureSize(density == 1 ? QSize() : (painted->size() * density).toSize());
    const auto parts = picture->childItems();
    for (QQuickItem *part : parts)
        sharpen(part, density);
}

} // namespace app
