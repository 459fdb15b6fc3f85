// Text as it is searched: without accents, capitals and the difference between kinds of space.
#pragma once

#include <QString>

namespace store {

[[nodiscard]] inline QString searchable(const QString &text)
{
    QString plain;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD)) {
        if (!c.isMark())
            plain += c;
    }
    return plain.toCaseFolded().simplified();
}

} // namespace store
