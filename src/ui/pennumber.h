// A number that matters, written with the pen: PenNumber { text: "240"; size: 28 }.
#pragma once

#include "ui/penitem.h"

namespace app {

class PenNumber : public app::PenItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    Q_PROPERTY(qreal size READ size WRITE setSize NOTIFY changed) // height of a numeral
    Q_PROPERTY(qreal pen READ pen WRITE setPen NOTIFY changed)

public:
    explicit PenNumber(QQuickItem *parent = nullptr);

    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString &text);
    [[nodiscard]] qreal size() const { return m_size; }
    void setSize(qreal size);
    [[nodiscard]] qreal pen() const { return m_pen; }
    void setPen(qreal pen) { assign(m_pen, pen); }

    void paint(QPainter *painter) override;

private:
    void measure();

    QString m_text;
    qreal m_size = 20;
    qreal m_pen;
};

} // namespace app
