// Draws the table. The glow is clipped to its outline.
#include "app/match/tableplate.h"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

namespace app {

namespace {

constexpr qreal kClothRadius = 26;
constexpr qreal kStitchInset = 7;
constexpr qreal kRimInset = 14;

} // namespace

void TablePlate::paint(QPainter *painter)
{
    const QRectF whole = QRectF({}, size());
    const qreal radius = m_oval ? height() / 2 : kClothRadius;
    QPainterPath plate;
    plate.addRoundedRect(m_oval ? whole.adjusted(1, 1, -1, -1) : whole, radius, radius);
    painter->fillPath(plate, color());

    if (m_glow.alpha() > 0) {
        QRadialGradient gradient(m_glowAt, m_glowRadius);
        QColor end = m_glow;
        end.setAlpha(0);
        gradient.setColorAt(0, m_glow);
        gradient.setColorAt(1, end);
        painter->fillPath(plate, gradient);
    }

    QPen pen(m_line, 2);
    if (m_oval) {
        painter->strokePath(plate, pen);
        QPainterPath rim;
        rim.addRoundedRect(whole.adjusted(kRimInset, kRimInset, -kRimInset, -kRimInset), radius - kRimInset,
                           radius - kRimInset);
        painter->strokePath(rim, pen);
    } else {
        pen.setDashPattern({5, 3.5});
        pen.setCapStyle(Qt::FlatCap);
        QPainterPath stitch;
        stitch.addRoundedRect(whole.adjusted(kStitchInset, kStitchInset, -kStitchInset, -kStitchInset), 20,
                              20);
        painter->strokePath(stitch, pen);
    }
}

} // namespace app
