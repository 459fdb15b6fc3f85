// What can be pressed, by finger, mouse or key, and where it wants to, held: a light base for our controls.
// The ready-made templates would cost the first page a fifth of its start.
#pragma once

#include <QBasicTimer>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace app {

class Pressable : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text MEMBER m_text NOTIFY textChanged)
    Q_PROPERTY(bool checkable MEMBER m_checkable NOTIFY checkableChanged)
    Q_PROPERTY(bool checked READ isChecked WRITE setChecked NOTIFY checkedChanged)
    Q_PROPERTY(
        bool exclusive MEMBER m_exclusive NOTIFY checkableChanged) // once checked, a press leaves it so
    Q_PROPERTY(bool once MEMBER m_once NOTIFY checkableChanged) // a double tap on it counts as one tap
    Q_PROPERTY(bool holdable READ isHoldable WRITE setHoldable NOTIFY checkableChanged) // held() can happen
    Q_PROPERTY(bool down READ isDown NOTIFY downChanged)
    Q_PROPERTY(bool visualFocus READ hasVisualFocus NOTIFY visualFocusChanged) // focus that came by keyboard

public:
    explicit Pressable(QQuickItem *parent = nullptr);

    [[nodiscard]] bool isChecked() const { return m_checked; }
    void setChecked(bool checked);
    [[nodiscard]] bool isHoldable() const { return m_holdable; }
    void setHoldable(bool holdable);
    [[nodiscard]] bool isDown() const { return m_down; }
    [[nodiscard]] bool hasVisualFocus() const { return m_visualFocus; }

    // What a tap does; for screen readers and tests too.
    Q_INVOKABLE void press();

signals:
    void textChanged();
    void checkableChanged();
    void checkedChanged();
    void downChanged();
    void visualFocusChanged();
    void clicked();
    void held(); // a long press, a right click or Shift+F10, instead of a click
    void toggled(); // by a person, not by a binding

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseUngrabEvent() override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;

private:
    void setDown(bool down);
    void setVisualFocus(bool visual);

    QString m_text;
    QBasicTimer m_hold; // runs while a finger rests on it
    bool m_checkable = false;
    bool m_checked = false;
    bool m_exclusive = false;
    bool m_once = false;
    bool m_holdable = false;
    bool m_down = false;
    bool m_visualFocus = false;
};

} // namespace app
