// Folding by Unicode decomposition, with the few letters that do not decompose.
#include "rulebook/wording.h"

#include <algorithm>

namespace rulebook {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kStem = 4; // letters that forms of a word share at least
constexpr qsizetype kEnding = 3; // letters in which they differ at most

bool isPlain(QStringView word)
{
    return std::ranges::all_of(word, [](QChar c) { return c.unicode() < 0x80; });
}

QString folded(QStringView word)
{
    if (isPlain(word)) // as Britain writes it, too
        return word.toString().toLower().replace("colour"_L1, "color"_L1);
    QString result;
    result.reserve(word.size());
    const QString parts = word.toString().normalized(QString::NormalizationForm_KD);
    for (const QChar c : parts) {
        if (c.isMark())
            continue;
        const QChar lower = c.toLower();
        if (lower == u'ß')
            result += "ss"_L1;
        else if (lower == u'œ')
            result += "oe"_L1;
        else if (lower == u'æ')
            result += "ae"_L1;
        else
            result += lower;
    }
    return result;
}

// "+2" is a word as people write it; a plus elsewhere is not part of one.
bool isPlusOfNumber(const QString &text, qsizetype i)
{
    return text[i] == u'+' && i + 1 < text.size() && text[i + 1].isDigit();
}

} // namespace

QList<Word> wordsOf(const QString &text)
{
    QList<Word> words;
    qsizetype i = 0;
    while (i < text.size()) {
        const qsizetype start = i;
        if (isPlusOfNumber(text, i))
            ++i;
        while (i < text.size() && (text[i].isLetterOrNumber() || text[i].isMark()))
            ++i;
        if (i > start)
            words.append({folded(QStringView(text).mid(start, i - start)), start, i - start});
        else
            ++i;
    }
    return words;
}

QString foldedPhrase(const QString &text)
{
    QString phrase;
    for (const Word &word : wordsOf(text)) {
        if (!phrase.isEmpty())
            phrase += u' ';
        phrase += word.folded;
    }
    return phrase;
}

QString withoutUmlauts(QStringView word)
{
    if (isPlain(word))
        return {};
    QString spelled = word.toString().toLower();
    const qsizetype length = spelled.size();
    spelled.replace(u'ä', QStringLiteral("ae"))
        .replace(u'ö', QStringLiteral("oe"))
        .replace(u'ü', QStringLiteral("ue"));
    return spelled.size() == length ? QString() : folded(spelled);
}

bool isWholeOnly(const QString &asked, const QStringList &queried)
{
    return queried.size() > 1 && asked.size() < 3;
}

bool isKin(QStringView word, QStringView other)
{
    const auto [inWord, inOther] = std::ranges::mismatch(word, other);
    const qsizetype same = inWord - word.begin();
    return same >= kStem && word.size() - same <= kEnding && other.size() - same <= kEnding;
}

QStringView stemOf(QStringView word) { return word.first(std::min(word.size(), kStem)); }

bool isNearly(QStringView word, QStringView typed)
{
    const auto [inWord, inTyped] = std::ranges::mismatch(word, typed);
    const QStringView a = word.sliced(inWord - word.begin());
    const QStringView b = typed.sliced(inTyped - typed.begin());
    if (a.isEmpty() || b.isEmpty())
        return a.size() + b.size() == 1;
    const bool isSwapped = a.size() > 1 && b.size() > 1 && a[0] == b[1] && a[1] == b[0];
    return a.sliced(1) == b.sliced(1) || a.sliced(1) == b || a == b.sliced(1)
        || (isSwapped && a.sliced(2) == b.sliced(2));
}

} // namespace rulebook
