// What a recorded game says behind an event, "#= legal turn.match; turn Ben; hands Ana 6", held against what
// the referee answered. CONTRIBUTING.md has the words.
#pragma once

#include <QJsonObject>
#include <QStringList>

// Every way in which the answer is not what the record says, in words; also what the record says that nobody
// understands. Empty where all is well.
[[nodiscard]] QStringList objections(const QString &expectation, const QJsonObject &answer);
