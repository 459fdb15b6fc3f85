// The word mark and the logo.
#pragma once

#include "ui/penitem.h"

namespace app {

void drawLogo(QPainter &painter, QPointF origin, qreal size); // into a square

class WordMark : public app::PenItem {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit WordMark(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;
};

class Logo : public app::PenItem {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit Logo(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;
};

} // namespace app
