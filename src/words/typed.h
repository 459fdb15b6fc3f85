// Comparing what is typed with the words of a language. Internal to src/words.
#pragma once

#include <QStringList>

namespace words {

// Without spaces: "gelb2" and "Zieh 2" are as good as "gelb 2" and "zieh2".
[[nodiscard]] QString squeezed(const QString &text);
[[nodiscard]] bool isOneOf(const QString &squeezed, const QStringList &texts);
// Words that a translator lists apart by commas; the first of these is what an example says.
[[nodiscard]] inline QStringList listed(const QString &text) { return text.split(QStringLiteral(", ")); }

} // namespace words
