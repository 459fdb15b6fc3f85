// Words of a text in the form they are searched in: no accents, no capitals.
#pragma once

#include <QList>
#include <QStringList>

namespace rulebook {

struct Word {
    QString folded; // "ultima" for "Última", "+2" for "+2"
    qsizetype start = 0; // where it stands in the text
    qsizetype length = 0;
};

[[nodiscard]] QList<Word> wordsOf(const QString &text);
// Its folded words with a space between: two phrases that read alike become equal.
[[nodiscard]] QString foldedPhrase(const QString &text);
// "zählen" may also be typed "zaehlen": the second form, or null where there is none.
[[nodiscard]] QString withoutUmlauts(QStringView word);

// "on" of "two on two" is not the beginning of "only"; alone it may be, as it is still being typed.
[[nodiscard]] bool isWholeOnly(const QString &asked, const QStringList &queried);

// Forms of one word, as far as their beginnings tell: "desafié" and "desafiar", "played" and "plays".
[[nodiscard]] bool isKin(QStringView word, QStringView other);
[[nodiscard]] QStringView stemOf(QStringView word); // with which all its kin begin

// The same but for one letter that is wrong, missing or too many, or two that are swapped.
[[nodiscard]] bool isNearly(QStringView word, QStringView typed);

} // namespace rulebook
