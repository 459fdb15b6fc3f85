// Adds up a few decaying tones and a little noise; the same samples every time.
#include "platform/sounds.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <vector>

namespace platform {

namespace {

constexpr int kRate = 22050;

class Samples {
public:
    explicit Samples(double seconds)
        : m_values(std::size_t(seconds * kRate))
    { }

    // A tone that goes from one pitch to another while it dies away.
    Samples &tone(double begin, double seconds, double from, double to, double loudness)
    {
        double turns = 0;
        return add(begin, seconds, loudness, [&](double part) {
            turns += (from + (to - from) * part) / kRate;
            return std::sin(2 * std::numbers::pi * turns);
        });
    }

    // A soft rush, as of paper on wood.
    Samples &rush(double begin, double seconds, double loudness)
    {
        std::uint32_t random = 1;
        double smooth = 0;
        return add(begin, seconds, loudness, [&](double) {
            random = random * 1664525 + 1013904223;
            smooth += 0.35 * (double(random >> 16) / 32768 - 1 - smooth);
            return smooth;
        });
    }

    [[nodiscard]] QByteArray wav() const
    {
        const quint32 bytes = quint32(m_values.size()) * 2;
        QByteArray file;
        QDataStream out(&file, QIODevice::WriteOnly);
        out.setByteOrder(QDataStream::LittleEndian);
        out.writeRawData("RIFF", 4);
        out << quint32(36 + bytes);
        out.writeRawData("WAVEfmt ", 8);
        out << quint32(16) << quint16(1) << quint16(1) << quint32(kRate) << quint32(kRate * 2) << quint16(2)
            << quint16(16);
        out.writeRawData("data", 4);
        out << bytes;
        for (const double value : m_values)
            out << qint16(std::lround(std::clamp(value, -1.0, 1.0) * 32767));
        return file;
    }

private:
    template <typename Voice> Samples &add(double begin, double seconds, double loudness, Voice voice)
    {
        const auto first = std::size_t(begin * kRate);
        const auto count = std::min(std::size_t(seconds * kRate), m_values.size() - first);
        for (std::size_t i = 0; i < count; ++i) {
            const double part = double(i) / double(count);
            const double attack = std::min(1.0, double(i) / (0.004 * kRate)); // no click at the beginning
            m_values[first + i] += loudness * attack * (1 - part) * (1 - part) * voice(part);
        }
        return *this;
    }

    std::vector<double> m_values;
};

} // namespace

QByteArray wave(Sound sound)
{
    switch (sound) {
    case Sound::Card: return Samples(0.09).rush(0, 0.06, 0.5).tone(0.01, 0.08, 210, 150, 0.35).wav();
    case Sound::Refused:
        return Samples(0.32).tone(0, 0.16, 233, 220, 0.4).tone(0.14, 0.18, 175, 165, 0.45).wav();
    case Sound::Flip: return Samples(0.3).rush(0, 0.28, 0.25).tone(0, 0.3, 290, 880, 0.3).wav();
    case Sound::Won:
        return Samples(0.9)
            .tone(0, 0.3, 523.25, 523.25, 0.3)
            .tone(0.12, 0.3, 659.25, 659.25, 0.3)
            .tone(0.24, 0.3, 783.99, 783.99, 0.3)
            .tone(0.36, 0.54, 1046.5, 1046.5, 0.35)
            .wav();
    }
    Q_UNREACHABLE();
}

} // namespace platform
