// The run of a match in small: a line a person, the winner's thick. It has no scale; the words beside it say
// the rest. Painted, because a list holds many and cuts them off at its edges.
#pragma once

#include "app/penitem.h"

#include <QVariantList>

namespace app {

class RunLines : public app::PenItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariantList runs READ runs WRITE setRuns NOTIFY changed) // totals of each, from the start
    Q_PROPERTY(QList<int> shades READ shades WRITE setShades NOTIFY changed) // the number of each one's color
    Q_PROPERTY(QList<int> winners READ winners WRITE setWinners NOTIFY changed) // 1: won
    Q_PROPERTY(bool dark READ isDark WRITE setDark NOTIFY changed) // what it is drawn on

public:
    using PenItem::PenItem;

    [[nodiscard]] QVariantList runs() const { return m_runs; }
    void setRuns(const QVariantList &runs) { assign(m_runs, runs); }
    [[nodiscard]] QList<int> shades() const { return m_shades; }
    void setShades(const QList<int> &shades) { assign(m_shades, shades); }
    [[nodiscard]] QList<int> winners() const { return m_winners; }
    void setWinners(const QList<int> &winners) { assign(m_winners, winners); }
    [[nodiscard]] bool isDark() const { return m_dark; }
    void setDark(bool dark) { assign(m_dark, dark); }

    void paint(QPainter *painter) override;

private:
    void paintLine(QPainter *painter, const QList<int> &run, int most, int person) const;

    QVariantList m_runs;
    QList<int> m_shades;
    QList<int> m_winners;
    bool m_dark = false;
};

} // namespace app
