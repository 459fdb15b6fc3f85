// Keeps the screen on while a page of a match shows, unless a person has switched that off.
#pragma once

#include "platform/screenawake.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace app {

class Settings;

class Awake : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool requested READ isRequested WRITE setRequested NOTIFY changed)
    Q_PROPERTY(bool held READ isHeld NOTIFY changed)

public:
    Awake(const Settings &settings, std::unique_ptr<platform::ScreenAwake> screen, QObject *parent = nullptr);
    static Awake *create(QQmlEngine *, QJSEngine *);

    [[nodiscard]] bool isRequested() const { return m_requested; }
    void setRequested(bool requested);
    [[nodiscard]] bool isHeld() const { return m_held; }

signals:
    void changed();

private:
    void update();

    const Settings &m_settings;
    std::unique_ptr<platform::ScreenAwake> m_screen;
    bool m_requested = false;
    bool m_held = false;
};

} // namespace app
