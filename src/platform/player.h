// Plays sounds through the desktop's own player. A few milliseconds of sound are not worth a multimedia
// library that every start would have to carry.
#pragma once

#include "platform/sounds.h"

#include <QObject>
#include <QString>
#include <QTemporaryDir>

#include <array>

namespace platform {

class Player : public QObject {
    Q_OBJECT

public:
    Player();
    ~Player() override;

    [[nodiscard]] bool isAvailable() const { return !m_program.isEmpty(); }
    void play(Sound sound);

signals:
    void failed(const QString &why); // the player could not play; in the system's words

private:
    [[nodiscard]] QString fileOf(Sound sound);

    QString m_program; // empty: there is none
    QTemporaryDir m_folder;
    std::array<QString, kSoundCount> m_files; // written when first heard
};

} // namespace platform
