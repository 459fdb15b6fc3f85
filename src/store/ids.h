// Ids that never collide between devices, and the time events are written down with.
#pragma once

#include <QDateTime>
#include <QUuid>

#include <algorithm>

namespace store {

[[nodiscard]] inline QString newId() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

// Whether a text from elsewhere is an id as we write it.
[[nodiscard]] inline bool isId(const QString &text)
{
    const QUuid id = QUuid::fromString(text);
    return !id.isNull() && id.toString(QUuid::WithoutBraces) == text;
}

// Times that a calendar can show; files from elsewhere may name others.
inline constexpr qint64 kLatest = 253'402'300'799'999; // the end of the year 9999
inline constexpr qint64 kEarliest = -kLatest;

// What the clock says, within what an archive can say. Never before the first moment of 1970: 0 stands for
// "not known".
[[nodiscard]] inline qint64 timeOfClock(qint64 clock) { return std::clamp<qint64>(clock, 1, kLatest); }
[[nodiscard]] inline qint64 now() { return timeOfClock(QDateTime::currentMSecsSinceEpoch()); }

// Characters of the texts that people write, as files from elsewhere may have them too.
inline constexpr qsizetype kLongestPlace = 200;
inline constexpr qsizetype kLongestText = 10'000;

[[nodiscard]] inline QString limited(const QString &text, qsizetype most)
{
    qsizetype end = 0;
    for (qsizetype count = 0; count < most && end < text.size(); ++count)
        end += end + 1 < text.size() && text[end].isHighSurrogate() && text[end + 1].isLowSurrogate() ? 2 : 1;
    return text.left(end);
}

// A time as files have it, in UTC. Qt 6.8 no longer takes Qt::UTC, and 6.4 writes the Z only for that.
[[nodiscard]] inline QString isoTime(qint64 time)
{
    QDateTime utc = QDateTime::currentDateTimeUtc();
    utc.setMSecsSinceEpoch(time);
    return utc.toString(Qt::ISODateWithMs);
}

} // namespace store
