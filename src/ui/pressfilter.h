// What our controls have beyond Qt's: one of these in a button or a spin box of Qt Quick Templates.
#pragma once

#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace app {

class PressFilter : public QObject, public QQmlParserStatus {
    Q_OBJECT
    QML_ELEMENT
    Q_INTERFACES(QQmlParserStatus)
    Q_PROPERTY(bool once MEMBER m_once NOTIFY changed) // a double tap on it counts as one tap
    Q_PROPERTY(bool holdable READ isHoldable WRITE setHoldable NOTIFY changed) // has onPressAndHold

public:
    explicit PressFilter(QObject *parent = nullptr);

    [[nodiscard]] bool isHoldable() const { return m_holdable; }
    void setHoldable(bool holdable);

    // What a tap does; for screen readers and tests too.
    Q_INVOKABLE void press();

    void classBegin() override { }
    void componentComplete() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void changed();

private:
    [[nodiscard]] QQuickItem *button() const { return qobject_cast<QQuickItem *>(parent()); }
    void acceptButtons();
    bool hold();

    bool m_once = false;
    bool m_holdable = false;
    bool m_heldBack = false; // the second of two taps, until the finger is lifted
};

} // namespace app
