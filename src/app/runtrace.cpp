// Draws the line with the pen's round ends and corners.
#include "app/runtrace.h"

#include "app/plot.h"

#include <QPainter>

namespace app {

void RunTrace::paint(QPainter *painter)
{
    const qreal half = m_thickness / 2;
    painter->translate(half, half);
    painter->setPen(QPen(color(), m_thickness, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(Plot::line(m_run, m_most, width() - m_thickness, height() - m_thickness));
}

} // namespace app
