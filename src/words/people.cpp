// Names made shorter.
#include "words/people.h"

#include <QRegularExpression>

namespace words {

namespace {

constexpr qsizetype kLong = 12; // letters

QString firstOf(const QString &name)
{
    static const QRegularExpression kBreak(QStringLiteral("[\\s-]"));
    const qsizetype end = name.size() > kLong ? name.indexOf(kBreak) : -1;
    return end > 1 ? name.first(end) : name; // "J. P." stays
}

} // namespace

QStringList briefNames(const QStringList &names)
{
    QStringList brief;
    for (const QString &name : names)
        brief.append(firstOf(name));
    const QStringList firsts = brief;
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (firsts.count(firsts[i]) > 1)
            brief[i] = names[i];
    }
    return brief;
}

} // namespace words
