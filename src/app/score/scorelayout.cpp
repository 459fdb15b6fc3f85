// Works out columns, and places for the shapes that fall around a winner.
#include "app/score/scorelayout.h"

#include <algorithm>
#include <cmath>

namespace app {

namespace {

qreal leastHead(qreal textScale) { return 64 + std::round(std::round(12 * textScale) * 6.5); }

} // namespace

bool ScoreLayout::fitsByRound(qreal width, qreal textScale, int people)
{
    return width >= 480 && leastHead(textScale) + people * std::round(68 * textScale) <= width;
}

qreal ScoreLayout::headWidth(qreal width, qreal textScale, int people, qreal name)
{
    const qreal left = width - people * std::max(100 * textScale, name + 30); // by the names
    return std::max(leastHead(textScale), std::min(230 * textScale, left));
}

int ScoreLayout::cardColumns(qreal width, qreal textScale, int people)
{
    const int most = std::clamp(int(width / (150 * textScale)), 1, 6);
    const int rows = std::max(1, (people + most - 1) / most);
    const int even = std::max(1, (people + rows - 1) / rows);
    for (int columns = even; columns > 1; --columns) {
        if (people % columns != 1)
            return columns;
    }
    return even;
}

QList<QRectF> ScoreLayout::scatter(qreal width, qreal height, const QList<QRectF> &taken)
{
    constexpr int kMost = 26;
    constexpr int kTries = 400;
    QList<QRectF> found;
    if (width <= 0 || height <= 0)
        return found;
    for (int i = 1; i < kTries && found.size() < kMost; ++i) {
        const qreal size = 22 + int(found.size()) * 11 % 19;
        const auto spread = [&](qreal step, qreal room) {
            return std::round(std::fmod(i * step, 1) * (room - size));
        };
        const QRectF place(spread(0.7548776662, width), spread(0.5698402910, height), size, size);
        const auto meets = [&](const QRectF &other) { return place.intersects(other); };
        if (std::ranges::none_of(taken, meets) && std::ranges::none_of(found, meets))
            found.append(place);
    }
    return found;
}

} // namespace app
