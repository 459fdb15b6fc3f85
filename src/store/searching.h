// Text as it is searched: without accents, capitals and the difference between kinds of space.
#pragma once

#include <QString>

namespace store {

[[nodiscard]] inline QString searchable(const QString &text)
{
    QString plain;
    const QString parts = text.normalized(QString::NormalizationForm_KD);
    for (const QChar c : parts) {
        if (!c.isMark())
            plain += c;
    }
    return plain.toCaseFolded().simplified();
}

} // namespace store
