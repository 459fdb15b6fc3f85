// Names made shorter.
#include "words/people.h"

#include <QRegularExpression>

namespace words {

namespace {

constexpr qsizetype kLong = 12; // letters
constexpr qsizetype kVeryLong = 16; // Jean-Baptiste is nobody's Jean

QString firstOf(const QString &name)
{
    static const QRegularExpression kSpace(QStringLiteral("\\s"));
    static const QRegularExpression kSpaceOrHyphen(QStringLiteral("[\\s-]"));
    const qsizetype end =
        name.size() > kLong ? name.indexOf(name.size() > kVeryLong ? kSpaceOrHyphen : kSpace) : -1;
    return end > 2 && name[end - 1] != u'.' ? name.first(end) : name; // nobody says "J." or "Dr."
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
