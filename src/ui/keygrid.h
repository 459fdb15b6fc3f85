// Things to press that lie in rows and columns: the arrow keys go from one to its neighbour.
#pragma once

#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace app {

class KeyGrid : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit KeyGrid(QQuickItem *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QQuickItem *neighbour(QQuickItem *from, QPointF way) const;
};

} // namespace app
