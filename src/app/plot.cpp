// Scales, lines and labels of charts.
#include "app/plot.h"

#include <algorithm>
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

QPolygonF Plot::line(const QList<int> &totals, int most, qreal width, qreal height)
{
    QPolygonF points;
    const qreal steps = std::max<qreal>(1, qreal(totals.size()) - 1);
    for (qsizetype i = 0; i < totals.size(); ++i)
        points.append({width * qreal(i) / steps, heightOf(totals[i], most, height)});
    return points;
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
