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
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY changed)

public:
    explicit PenItem(QQuickItem *parent = nullptr)
        : QQuickPaintedItem(parent)
    {
        setAntialiasing(true);
    }

    [[nodiscard]] QColor color() const { return m_color; }
    void setColor(const QColor &color) { assign(m_color, color); }

signals:
    void changed();

protected:
    template <typename T> void assign(T &member, const T &value)
    {
        if (member == value)
            return;
        member = value;
        update();
        emit changed();
    }

private:
    QColor m_color = Qt::black;
};

} // namespace app
