// Holds the screen exactly while somebody wants it and the settings allow it.
#include "app/shell/awake.h"

#include "app/shell/context.h"

#include <QQmlEngine>

namespace app {

Awake::Awake(const Settings &settings, std::unique_ptr<platform::ScreenAwake> screen, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_screen(std::move(screen))
{
    connect(&settings, &Settings::keepScreenOnChanged, this, &Awake::update);
}

Awake *Awake::create(QQmlEngine *, QJSEngine *)
{
    Awake *awake = &Context::current().awake();
    QJSEngine::setObjectOwnership(awake, QJSEngine::CppOwnership);
    return awake;
}

void Awake::setRequested(bool requested)
{
    if (requested == m_requested)
        return;
    m_requested = requested;
    update();
}

void Awake::update()
{
    const bool hold = m_requested && m_settings.keepScreenOn();
    if (hold != m_held) {
        m_held = hold;
        //: Why the screen stays on, shown where the desktop lists what keeps it so.
        hold ? m_screen->hold(tr("A match is being played")) : m_screen->release();
    }
    emit changed();
}

} // namespace app
