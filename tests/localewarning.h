// What Qt 6.8 says where the language of the system is not installed, and nothing else that a program
// complains of.
#pragma once

#include <QRegularExpression>

[[nodiscard]] inline QString withoutLocaleWarning(const QByteArray &complained)
{
    static const QRegularExpression warning(
        QStringLiteral("Detected locale .*?reconfigure your locale.*?for more information\\.\\n"),
        QRegularExpression::DotMatchesEverythingOption);
    return QString::fromUtf8(complained).remove(warning);
}
