// Losers first, so that the winner's line lies on top.
#include "app/runlines.h"

#include "app/theme.h"

#include <QPainter>

namespace app {

void RunLines::paint(QPainter *painter)
{
    QList<QList<int>> runs;
    int most = 1;
    for (const QVariant &each : m_runs) {
        runs.append(each.value<QList<int>>());
        for (const int total : runs.constLast())
            most = std::max(most, total);
    }
    for (const bool won : {false, true}) {
        for (int person = 0; person < int(runs.size()); ++person) {
            if ((m_winners.value(person) != 0) == won)
                paintLine(painter, runs[person], most, person);
        }
    }
}

void RunLines::paintLine(QPainter *painter, const QList<int> &run, int most, int person) const
{
    if (run.size() < 2)
        return;
    constexpr qreal kInset = 2; // for the round ends
    const qreal right = width() - 2 * kInset;
    const qreal tall = height() - 2 * kInset;
    QPolygonF line;
    for (qsizetype i = 0; i < run.size(); ++i)
        line << QPointF(kInset + right * qreal(i) / qreal(run.size() - 1),
                        kInset + tall - tall * std::max(0, run[i]) / most);
    const QColor tone = Theme::person(m_shades.value(person), m_dark);
    painter->setPen(
        QPen(tone, m_winners.value(person) != 0 ? 3 : 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(line);
}

} // namespace app
