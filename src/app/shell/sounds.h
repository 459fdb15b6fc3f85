// Sounds for QML: played where the person wants them and the system can.
#pragma once

#include "platform/player.h"

#include <QtQml/qqmlregistration.h>

#include <memory>

namespace app {

class Settings;

class Sounds : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool available READ isAvailable CONSTANT) // the system has something that plays
    Q_PROPERTY(bool broken READ isBroken NOTIFY brokenChanged) // the last one could not be played

public:
    enum Sound {
        Card = int(platform::Sound::Card),
        Refused = int(platform::Sound::Refused),
        Flip = int(platform::Sound::Flip),
        Won = int(platform::Sound::Won)
    };
    Q_ENUM(Sound)

    Sounds();
    explicit Sounds(const Settings &settings);

    [[nodiscard]] bool isAvailable() const { return m_player.isAvailable(); }
    [[nodiscard]] bool isBroken() const { return m_broken; }
    Q_INVOKABLE void play(app::Sounds::Sound sound); // unless the settings say no

signals:
    void brokenChanged();

private:
    void setBroken(bool broken);

    const Settings &m_settings;
    platform::Player m_player;
    bool m_broken = false;
};

} // namespace app
