// Paints the painted items into a picture that was grabbed without them.
#include "ui/painting.h"

#include <QPainter>

namespace app {

namespace {

qreal opacityIn(const QQuickItem *picture, const QQuickItem *item)
{
    qreal opacity = 1;
    for (; item && item != picture; item = item->parentItem())
        opacity *= item->opacity();
    return opacity;
}

} // namespace

void Painting::collect(QQuickItem *item)
{
    if (!item->isVisible())
        return;
    if (auto *painted = qobject_cast<QQuickPaintedItem *>(item))
        m_painted.push_back({painted, painted->opacity()});
    const auto parts = item->childItems();
    for (QQuickItem *part : parts)
        collect(part);
}

void Painting::takeOut(QQuickItem *picture)
{
    m_painted.clear();
    collect(picture);
    for (const Painted &painted : m_painted)
        painted.item->setOpacity(0);
}

void Painting::putBack()
{
    for (const Painted &painted : m_painted) {
        if (painted.item)
            painted.item->setOpacity(painted.opacity);
    }
}

bool Painting::save(QQuickItem *picture, const QImage &grabbed, const QString &file)
{
    QImage whole = grabbed;
    QPainter painter(&whole);
    painter.setRenderHint(QPainter::Antialiasing);
    const QTransform density =
        QTransform::fromScale(whole.width() / picture->width(), whole.height() / picture->height());
    for (const auto &[item, opacity] : m_painted) {
        if (!item)
            continue;
        painter.save();
        painter.setTransform(item->itemTransform(picture, nullptr) * density);
        painter.setOpacity(opacityIn(picture, item));
        item->paint(&painter);
        painter.restore();
    }
    painter.end();
    return whole.save(file);
}

} // namespace app
