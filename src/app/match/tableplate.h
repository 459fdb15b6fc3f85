// The table seen from above: a stitched cloth on narrow windows, an oval with a rim on wide ones, and the
// glow of the colour in play.
#pragma once

#include "ui/penitem.h"

#include <QPointF>

namespace app {

class TablePlate : public app::PenItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor line READ line WRITE setLine NOTIFY changed)
    Q_PROPERTY(QColor glow READ glow WRITE setGlow NOTIFY changed) // its alpha is the strength; none without
    Q_PROPERTY(QPointF glowAt READ glowAt WRITE setGlowAt NOTIFY changed)
    Q_PROPERTY(qreal glowRadius READ glowRadius WRITE setGlowRadius NOTIFY changed)
    Q_PROPERTY(bool oval READ isOval WRITE setOval NOTIFY changed)

public:
    using PenItem::PenItem;

    [[nodiscard]] QColor line() const { return m_line; }
    void setLine(const QColor &line) { assign(m_line, line); }
    [[nodiscard]] QColor glow() const { return m_glow; }
    void setGlow(const QColor &glow) { assign(m_glow, glow); }
    [[nodiscard]] QPointF glowAt() const { return m_glowAt; }
    void setGlowAt(QPointF point) { assign(m_glowAt, point); }
    [[nodiscard]] qreal glowRadius() const { return m_glowRadius; }
    void setGlowRadius(qreal radius) { assign(m_glowRadius, radius); }
    [[nodiscard]] bool isOval() const { return m_oval; }
    void setOval(bool oval) { assign(m_oval, oval); }

    void paint(QPainter *painter) override;

private:
    QColor m_line = Qt::gray;
    QColor m_glow = Qt::transparent;
    QPointF m_glowAt;
    qreal m_glowRadius = 120;
    bool m_oval = false;
};

} // namespace app
