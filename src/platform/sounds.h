// The app's own short sounds, synthesized: a card laid down, a call refused, the table turning over, a win.
#pragma once

#include <QByteArray>

namespace platform {

enum class Sound { Card, Refused, Flip, Won };
inline constexpr int kSoundCount = 4;

[[nodiscard]] QByteArray wave(Sound sound); // as a WAV file: 16 bits, mono

} // namespace platform
