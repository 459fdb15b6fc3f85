// Compares the numbers that were drawn.
#include "app/newmatch/dealerdraw.h"

#include "app/shell/speech.h"

namespace app {

bool DealerDraw::isComplete() const
{
    return m_draws.rowCount() > 0
        && std::ranges::none_of(m_draws.values(), [](const Draw &draw) { return draw.number.isEmpty(); });
}

std::vector<Draw> DealerDraw::best() const
{
    std::vector<Draw> best;
    int highest = -1;
    for (const Draw &draw : m_draws.values()) {
        const int number = draw.number.toInt();
        if (number > highest)
            best.clear();
        highest = std::max(highest, number);
        if (number == highest)
            best.push_back({draw.row, draw.name, {}});
    }
    return best;
}

QString DealerDraw::result() const
{
    if (!isComplete())
        return {};
    QStringList names;
    for (const Draw &draw : best())
        names.append(draw.name);
    //: The result of drawing for the dealer: %1 is a name.
    return names.size() == 1 ? tr("%1 deals").arg(names.constFirst())
                             //: The result of drawing for the dealer: %1 are two or more who drew the same.
                             : tr("A tie: %1 draw again.").arg(speech().list(names));
}

void DealerDraw::begin()
{
    std::vector<Draw> draws;
    for (int row = 0; row < m_seats->rowCount(); ++row)
        draws.push_back({row, m_seats->name(row), {}});
    m_draws.show(std::move(draws));
    emit changed();
}

void DealerDraw::setNumber(int index, const QString &number)
{
    std::vector<Draw> draws = m_draws.values();
    draws[std::size_t(index)].number = number;
    m_draws.show(std::move(draws));
    emit changed();
}

int DealerDraw::nextAfter(int index) const
{
    const int count = m_draws.rowCount();
    for (int i = 1; i < count; ++i) {
        const int next = (index + i) % count;
        if (m_draws.values()[std::size_t(next)].number.isEmpty())
            return next;
    }
    return -1;
}

bool DealerDraw::finish()
{
    std::vector<Draw> best = this->best();
    if (best.size() == 1) {
        m_seats->setDealer(best.front().row);
        return true;
    }
    m_draws.show(std::move(best));
    emit changed();
    return false;
}

} // namespace app
