// Asks the settings before anything is heard.
#include "app/shell/sounds.h"

#include "app/shell/context.h"

namespace app {

Sounds::Sounds(QObject *parent)
    : QObject(parent)
{
    connect(&m_player, &platform::Player::failed, this, [this] { setBroken(true); });
}

void Sounds::play(Sound sound)
{
    if (!Context::current().settings().sound())
        return;
    setBroken(false);
    m_player.play(platform::Sound(sound));
}

void Sounds::setBroken(bool broken)
{
    if (broken == m_broken)
        return;
    m_broken = broken;
    emit brokenChanged();
}

} // namespace app
