// The table seen from above: a stitched cloth on narrow windows, an oval with a rim on wide ones, and the
// glow of the colour in play.
#pragma once

#include "ui/penitem.h"

#include <QPointF>

namespace app {

class TablePlate : public app::PenItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY changed)
    Q_PROPERTY(QColor glow MEMBER m_glow NOTIFY changed) // its alpha is the strength; none without
    Q_PROPERTY(QPointF glowAt MEMBER m_glowAt NOTIFY changed)
    Q_PROPERTY(qreal glowRadius MEMBER m_glowRadius NOTIFY changed)
    Q_PROPERTY(bool oval MEMBER m_oval NOTIFY changed)

public:
    using PenItem::PenItem;

    void paint(QPainter *painter) override;

private:
    QColor m_line = Qt::gray;
    QColor m_glow = Qt::transparent;
    QPointF m_glowAt;
    qreal m_glowRadius = 120;
    bool m_oval = false;
};

} // namespace app
