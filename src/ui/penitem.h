// What all items drawn by the pen share: painted once with smooth edges in either renderer, again on a
// change.
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace app {

class PenItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed)

public:
    explicit PenItem(QQuickItem *parent = nullptr)
        : QQuickPaintedItem(parent)
    {
        setAntialiasing(true);
        connect(this, &PenItem::changed, this, [this] { update(); });
    }

    [[nodiscard]] QColor color() const { return m_color; }

signals:
    void changed();

private:
    QColor m_color = Qt::black;
};

} // namespace app
