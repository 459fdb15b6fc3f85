// A person's line in the chart of a match. It reaches half its thickness beyond the plot on every side.
#pragma once

#include "app/penitem.h"

namespace app {

class RunTrace : public app::PenItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<int> run READ run WRITE setRun NOTIFY changed) // totals, from before the first round
    Q_PROPERTY(int most READ most WRITE setMost NOTIFY changed) // the total at the top
    Q_PROPERTY(qreal thickness READ thickness WRITE setThickness NOTIFY changed)

public:
    using PenItem::PenItem;

    [[nodiscard]] QList<int> run() const { return m_run; }
    void setRun(const QList<int> &run) { assign(m_run, run); }
    [[nodiscard]] int most() const { return m_most; }
    void setMost(int most) { assign(m_most, most); }
    [[nodiscard]] qreal thickness() const { return m_thickness; }
    void setThickness(qreal thickness) { assign(m_thickness, thickness); }

    void paint(QPainter *painter) override;

private:
    QList<int> m_run;
    int m_most = 1;
    qreal m_thickness = 2;
};

} // namespace app
