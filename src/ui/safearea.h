// The margins a window keeps free of anything to read or tap, as its platform says.
#pragma once

#include <QMargins>
#include <QObject>
#include <QPointer>
#include <QWindow>
#include <QtQml/qqmlregistration.h>

namespace app {

class SafeArea : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QWindow *window READ window WRITE setWindow NOTIFY changed)
    Q_PROPERTY(int left READ left NOTIFY changed)
    Q_PROPERTY(int top READ top NOTIFY changed)
    Q_PROPERTY(int right READ right NOTIFY changed)
    Q_PROPERTY(int bottom READ bottom NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] QWindow *window() const { return m_window; }
    void setWindow(QWindow *window);
    [[nodiscard]] int left() const { return m_margins.left(); }
    [[nodiscard]] int top() const { return m_margins.top(); }
    [[nodiscard]] int right() const { return m_margins.right(); }
    [[nodiscard]] int bottom() const { return m_margins.bottom(); }

signals:
    void changed();

private:
    void measure();

    QPointer<QWindow> m_window;
    QMargins m_margins;
};

} // namespace app
