// A number that matters, written with the pen: PenNumber { text: "240"; size: 28 }.
#pragma once

#include "ui/penitem.h"

namespace app {

class PenNumber : public app::PenItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text MEMBER m_text NOTIFY changed)
    Q_PROPERTY(qreal size MEMBER m_size NOTIFY changed) // height of a numeral
    Q_PROPERTY(qreal pen MEMBER m_pen NOTIFY changed)

public:
    explicit PenNumber(QQuickItem *parent = nullptr);

    [[nodiscard]] QString text() const { return m_text; }
    void paint(QPainter *painter) override;

private:
    void measure();

    QString m_text;
    qreal m_size = 20;
    qreal m_pen;
};

} // namespace app
