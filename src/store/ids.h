// Ids that never collide between devices, and the time events are written down with.
#pragma once

#include <QDateTime>
#include <QUuid>

namespace store {

[[nodiscard]] inline QString newId() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

// Whether a text from elsewhere is an id as we write it.
[[nodiscard]] inline bool isId(const QString &text)
{
    const QUuid id = QUuid::fromString(text);
    return !id.isNull() && id.toString(QUuid::WithoutBraces) == text;
}

[[nodiscard]] inline qint64 now() { return QDateTime::currentMSecsSinceEpoch(); }

} // namespace store
