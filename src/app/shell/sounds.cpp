// Plays only what the settings allow.
#include "app/shell/sounds.h"

#include "app/shell/context.h"

namespace app {

Sounds::Sounds()
    : Sounds(Context::current().settings())
{ }

Sounds::Sounds(const Settings &settings)
    : m_settings(settings)
{
    connect(&m_player, &platform::Player::failed, this, [this] { setBroken(true); });
}

void Sounds::play(Sound sound)
{
    if (!m_settings.sound())
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
