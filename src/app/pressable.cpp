// Down while the finger is on it, clicked when it is lifted there; Space and Enter do the same.
#include "app/pressable.h"

#include <QPointer>

namespace app {

namespace {

constexpr int kHoldTime = 500; // milliseconds

QPointer<Pressable> &lastTapped()
{
    static QPointer<Pressable> item;
    return item;
}

} // namespace

Pressable::Pressable(QQuickItem *parent)
    : QQuickItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton);
    setActiveFocusOnTab(true);
}

void Pressable::setChecked(bool checked)
{
    if (checked == m_checked)
        return;
    m_checked = checked;
    emit checkedChanged();
}

void Pressable::setHoldable(bool holdable)
{
    if (holdable == m_holdable)
        return;
    m_holdable = holdable;
    setAcceptedMouseButtons(holdable ? Qt::LeftButton | Qt::RightButton : Qt::LeftButton);
    emit checkableChanged();
}

void Pressable::press()
{
    if (!isEnabled())
        return;
    if (m_checkable && !(m_exclusive && m_checked)) {
        setChecked(!m_checked);
        emit toggled();
    }
    emit clicked();
}

void Pressable::mousePressEvent(QMouseEvent *event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    event->accept();
    if (event->button() == Qt::RightButton) {
        emit held();
        return;
    }
    setDown(true);
    if (m_holdable)
        m_hold.start(kHoldTime, this);
}

void Pressable::mouseMoveEvent(QMouseEvent *event) { setDown(contains(event->position())); }

void Pressable::mouseReleaseEvent(QMouseEvent *)
{
    const bool wasDown = m_down;
    setDown(false);
    if (!wasDown)
        return;
    lastTapped() = this;
    press();
}

// The second of two quick taps at one place. It is meant where one thing is tapped again and again, as a
// stepper is; where the first tap brought something else under the finger, it is a slip.
void Pressable::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (m_once || lastTapped() != this)
        setDown(false); // so that lifting the finger is no click
    event->accept();
}

void Pressable::mouseUngrabEvent()
{
    setDown(false); // something else took over, such as a list that began to scroll
}

void Pressable::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Select: setDown(true); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat())
            press();
        break;
    case Qt::Key_F10:
        if (m_holdable && event->modifiers() == Qt::ShiftModifier) {
            emit held();
            break;
        }
        [[fallthrough]];
    default: QQuickItem::keyPressEvent(event);
    }
}

void Pressable::keyReleaseEvent(QKeyEvent *event)
{
    if ((event->key() != Qt::Key_Space && event->key() != Qt::Key_Select) || event->isAutoRepeat()) {
        QQuickItem::keyReleaseEvent(event);
        return;
    }
    const bool wasDown = m_down;
    setDown(false);
    if (wasDown)
        press();
}

void Pressable::focusInEvent(QFocusEvent *event)
{
    setVisualFocus(event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
                   || event->reason() == Qt::ShortcutFocusReason);
    QQuickItem::focusInEvent(event);
}

void Pressable::focusOutEvent(QFocusEvent *event)
{
    setDown(false);
    setVisualFocus(false);
    QQuickItem::focusOutEvent(event);
}

void Pressable::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_hold.timerId()) {
        QQuickItem::timerEvent(event);
        return;
    }
    setDown(false); // so that lifting the finger is no click
    emit held();
}

void Pressable::itemChange(ItemChange change, const ItemChangeData &data)
{
    if (change == ItemEnabledHasChanged || change == ItemVisibleHasChanged)
        setDown(false);
    QQuickItem::itemChange(change, data);
}

void Pressable::setDown(bool down)
{
    if (down == m_down)
        return;
    m_down = down;
    if (!down)
        m_hold.stop();
    emit downChanged();
}

void Pressable::setVisualFocus(bool visual)
{
    if (visual == m_visualFocus)
        return;
    m_visualFocus = visual;
    emit visualFocusChanged();
}

} // namespace app
