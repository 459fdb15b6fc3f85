// Return presses like Space, a right click and Shift+F10 count as a long press, and an accidental second tap
// is dropped.
#include "ui/pressfilter.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPointer>
#include <QStyleHints>

namespace app {

namespace {

constexpr int kHoldTime = 500; // milliseconds

QPointer<QObject> &lastTapped()
{
    static QPointer<QObject> item;
    return item;
}

} // namespace

PressFilter::PressFilter(QObject *parent)
    : QObject(parent)
{ }

void PressFilter::componentComplete()
{
    Q_ASSERT(button());
    button()->installEventFilter(this);
    button()->setAcceptTouchEvents(false); // as mouse events they know of double taps across controls
    acceptButtons();
}

void PressFilter::setHoldable(bool holdable)
{
    if (holdable == m_holdable)
        return;
    m_holdable = holdable;
    QGuiApplication::styleHints()->setMousePressAndHoldInterval(kHoldTime);
    acceptButtons();
    emit changed();
}

void PressFilter::acceptButtons()
{
    if (button())
        button()->setAcceptedMouseButtons(m_holdable ? Qt::LeftButton | Qt::RightButton : Qt::LeftButton);
}

// As the space bar does it: the control checks itself, and runs its action.
void PressFilter::press()
{
    if (!button()->isEnabled())
        return;
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent space(type, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "));
        QCoreApplication::sendEvent(button(), &space);
    }
}

bool PressFilter::hold() { return QMetaObject::invokeMethod(button(), "pressAndHold"); }

// The second of two quick taps at one place is meant where one thing is tapped again and again, as a stepper
// is; where the first tap brought something else under the finger, it is a slip.
bool PressFilter::eventFilter(QObject *watched, QEvent *event)
{
    const auto isRight = [event] { return static_cast<QMouseEvent *>(event)->button() == Qt::RightButton; };
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isButton = watched->inherits("QQuickAbstractButton"); // or else a spin box
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        m_heldBack = false;
        if (!isRight())
            return false;
        button()->forceActiveFocus(Qt::MouseFocusReason);
        return hold();
    case QEvent::MouseButtonDblClick:
        m_heldBack = m_once || lastTapped() != watched;
        if (m_heldBack)
            button()->ungrabMouse(); // the press before it ends without a click
        return m_heldBack || isRight() || !isButton; // which would leave it, and lose the press before it
    case QEvent::MouseMove: return m_heldBack;
    case QEvent::MouseButtonRelease:
        if (m_heldBack || isRight())
            return true;
        if (!button()->contains(static_cast<QMouseEvent *>(event)->position())
            && !button()->keepMouseGrab()) {
            button()->ungrabMouse(); // a switch would count it, dragged or not
            return true;
        }
        lastTapped() = watched;
        return false;
    case QEvent::KeyPress:
        if (isButton && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)) {
            if (!key->isAutoRepeat())
                press();
            return true;
        }
        return m_holdable && key->key() == Qt::Key_F10 && key->modifiers() == Qt::ShiftModifier && hold();
    default: return false;
    }
}

} // namespace app
