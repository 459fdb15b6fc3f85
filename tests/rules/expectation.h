// What a recorded game says behind an event, held against what the referee answered:
//
//     Ana: play B+1   #= legal card.draw-one; draws Ben 1; skipped Ben; turn Cho; hands Ana 6, Ben 8
//
// First the verdict and the rule it rests on, then, in any order, fields by their names in the referee's
// JSON. A value stands as it does there; null and an empty list are "none", true and false "yes" and "no". Of
// "hands" and "totals" only those who are named are looked at. "draws", "skipped" and "guilty" that are not
// mentioned must not be there: nothing happens unsaid.
#pragma once

#include <QJsonObject>
#include <QStringList>

// Every way in which the answer is not what the record says, in words; also what the record says that nobody
// understands. Empty where all is well.
[[nodiscard]] QStringList objections(const QString &expectation, const QJsonObject &answer);
