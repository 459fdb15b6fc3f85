// Scales, lines and labels of charts.
#include "ui/plot.h"

#include "ui/pen.h"

#include <QPainterPath>
#include <QPolygonF>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace app {

namespace {

qreal heightOf(int total, int most, qreal height) { return height - height * total / std::max(1, most); }

} // namespace

int Plot::step(int most, int lines)
{
    for (int power = 1; power < 1'000'000; power *= 10) {
        for (const int step : {power, 2 * power, 5 * power}) {
            if (most <= step * lines)
                return step;
        }
    }
    return std::max(1, most);
}

QList<QPointF> Plot::line(const QList<int> &totals, int most, qreal width, qreal height)
{
    QList<QPointF> points;
    const qreal steps = std::max<qreal>(1, qreal(totals.size()) - 1);
    for (qsizetype i = 0; i < totals.size(); ++i)
        points.append({width * qreal(i) / steps, heightOf(totals[i], most, height)});
    return points;
}

QList<QPolygonF> Plot::marks(const QList<QPointF> &points, int number, qreal size, bool onlyAtEnd)
{
    constexpr qreal kApart = 1.5; // sizes from one to the next, at least
    constexpr qreal kFine = 8; // round ones stay round where they are drawn larger
    const qreal scale = size / pen::kShapeCell;
    const qsizetype last = points.size() - 1;
    if (last < 1)
        return {};
    const qreal pitch = (points[last].x() - points[0].x()) / qreal(last);
    const auto every =
        std::max<qsizetype>(1, qsizetype(std::ceil(kApart * size / std::max<qreal>(pitch, 1))));
    const QPolygonF fine = pen::mark(number).toFillPolygon(QTransform::fromScale(kFine, kFine));
    QList<QPolygonF> outlines;
    for (qsizetype i = last; i > 0; i -= onlyAtEnd ? last : every) {
        const QPointF corner = points[i] - QPointF(size, size) / 2;
        outlines.append(QTransform(scale / kFine, 0, 0, scale / kFine, corner.x(), corner.y()).map(fine));
    }
    return outlines;
}

QString Plot::roundedBox(qreal width, qreal height, qreal inset, qreal radius)
{
    // An arc without a radius is none.
    const qreal round = std::max(0.01, std::min({radius, width / 2, height / 2}) - inset);
    const qreal right = width - 2 * (inset + round);
    const qreal down = height - 2 * (inset + round);
    const QString start = QStringLiteral("M %1 %2").arg(inset + round).arg(inset);
    const auto arc = [round](int x, int y) {
        return QStringLiteral("a %1 %1 0 0 1 %2 %3").arg(round).arg(x * round).arg(y * round);
    };
    const auto side = [](char way, qreal length) {
        return QStringLiteral("%1 %2").arg(QChar(way)).arg(length);
    };
    return QStringList{start,      side('h', right),   arc(1, 1),   side('v', down),
                       arc(-1, 1), side('h', -right),  arc(-1, -1), side('v', -down),
                       arc(1, -1), QStringLiteral("z")}
        .join(u' ');
}

QSize Plot::pixels(qreal width, qreal height, qreal density)
{
    return density == 1 ? QSize(0, 0) : (QSizeF(width, height) * density).toSize();
}

QList<qreal> Plot::labels(const QList<int> &totals, int most, qreal height, qreal gap)
{
    QList<qreal> places;
    for (const int total : totals)
        places.append(heightOf(total, most, height));
    QList<qsizetype> order(totals.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&](qsizetype i) { return places[i]; });
    for (qsizetype i = 1; i < order.size(); ++i)
        places[order[i]] = std::max(places[order[i]], places[order[i - 1]] + gap);
    qreal lowest = height;
    for (auto it = order.crbegin(); it != order.crend(); ++it) {
        places[*it] = std::min(places[*it], lowest);
        lowest = places[*it] - gap;
    }
    return places;
}

} // namespace app
