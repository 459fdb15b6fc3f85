// Finds the nearest key in the direction of an arrow.
#include "ui/keygrid.h"

#include <QQuickWindow>

#include <cmath>

namespace app {

namespace {

QPointF directionOf(int key)
{
    switch (key) {
    case Qt::Key_Left: return {-1, 0};
    case Qt::Key_Right: return {1, 0};
    case Qt::Key_Up: return {0, -1};
    case Qt::Key_Down: return {0, 1};
    default: return {};
    }
}

bool isKey(const QQuickItem &item) { return item.inherits("QQuickAbstractButton"); }

// In the visual tree: items of a Repeater are in no other.
std::vector<QQuickItem *> keysOf(const QQuickItem &item)
{
    std::vector<QQuickItem *> keys;
    const auto children = item.childItems();
    for (QQuickItem *child : children) {
        if (isKey(*child))
            keys.push_back(child);
        for (QQuickItem *key : keysOf(*child))
            keys.push_back(key);
    }
    return keys;
}

QPointF centerOf(const QQuickItem &item) { return item.mapToScene({item.width() / 2, item.height() / 2}); }

} // namespace

KeyGrid::KeyGrid(QQuickItem *parent)
    : QQuickItem(parent)
{
    setFlag(ItemIsFocusScope); // whoever comes back finds the key that had the focus
}

void KeyGrid::keyPressEvent(QKeyEvent *event)
{
    const QPointF way = directionOf(event->key());
    QQuickItem *from = window() ? window()->activeFocusItem() : nullptr;
    QQuickItem *next = !way.isNull() && from && isKey(*from) ? neighbour(from, way) : nullptr;
    if (next)
        next->forceActiveFocus(Qt::TabFocusReason);
    event->setAccepted(next != nullptr); // at the rim the page may scroll
}

// Sideways only along the row; up and down to whatever is nearest.
QQuickItem *KeyGrid::neighbour(QQuickItem *from, QPointF way) const
{
    QQuickItem *best = nullptr;
    qreal least = 0;
    for (QQuickItem *key : keysOf(*this)) {
        if (key == from || !key->isVisible() || !key->isEnabled())
            continue;
        const QPointF to = centerOf(*key) - centerOf(*from);
        const qreal along = QPointF::dotProduct(to, way);
        const qreal across = std::abs(QPointF::dotProduct(to, {way.y(), way.x()}));
        if (along < 4 || (way.x() != 0 && across > from->height() / 2))
            continue;
        if (const qreal far = along + 2 * across; !best || far < least) {
            best = key;
            least = far;
        }
    }
    return best;
}

} // namespace app
