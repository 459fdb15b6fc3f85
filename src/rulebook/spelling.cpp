// What was probably meant by a word that is spelled wrong.
#include "rulebook/finder.h"

#include <algorithm>

namespace rulebook {

namespace {

constexpr qsizetype kFewWords = 3; // a whole question is found by its other words
constexpr qsizetype kCorrected = 5; // letters; shorter words have too many neighbours
constexpr int kIsWhole = 48; // before any weight of a page
constexpr int kIsOwn = 96;

} // namespace

bool Finder::isOwn(const QString &folded) const
{
    const auto has = [&folded](const QList<Word> &words) {
        return std::ranges::find(words, folded, &Word::folded) != words.end();
    };
    return std::ranges::any_of(m_pages, [&](const Page &page) { return has(page.textWords); })
        || std::ranges::any_of(
               m_phrases, [&](const Phrase &phrase) { return phrase.isOwn && has(wordsOf(phrase.shown)); });
}

// The one that leads on most strongly; whole words go before beginnings of words that are still being typed,
// and words of the reader's language before those of others.
QString Finder::nearest(const QString &folded, bool mayBeBegun) const
{
    QString best;
    int strongest = 0;
    for (const Posting &posting : m_postings) {
        const bool isWhole = isNearly(posting.word, folded);
        const qsizetype length = folded.size();
        const bool isBegun = isWhole
            || (posting.word.size() > length && isNearly(QStringView(posting.word).first(length), folded))
            || (posting.word.size() > length + 1
                && isNearly(QStringView(posting.word).first(length + 1), folded));
        if (!isWhole && (!isBegun || !mayBeBegun))
            continue;
        const int strength = posting.weight + (isWhole ? kIsWhole : 0) + (isOwn(posting.word) ? kIsOwn : 0);
        if (strength > strongest) {
            strongest = strength;
            best = posting.word;
        }
    }
    return best;
}

// With its accents, as a page or a name has it.
QString Finder::spelled(const QString &folded) const
{
    for (const Page &page : m_pages) {
        const auto word = std::ranges::find(page.textWords, folded, &Word::folded);
        if (word != page.textWords.end())
            return page.text.mid(word->start, word->length);
    }
    for (const Phrase &phrase : m_phrases) {
        const QList<Word> words = wordsOf(phrase.shown);
        const auto word = std::ranges::find(words, folded, &Word::folded);
        if (word != words.end())
            return phrase.shown.mid(word->start, word->length);
    }
    return folded;
}

QString Finder::corrected(const QString &query) const
{
    QString result = query;
    const QList<Word> words = wordsOf(query);
    if (words.size() > kFewWords)
        return {};
    for (auto word = words.crbegin(); word != words.crend(); ++word) { // from the end: the places still hold
        if (word->folded.size() < kCorrected || m_fillers.contains(word->folded))
            continue;
        const auto known = std::ranges::lower_bound(m_postings, word->folded, {}, &Posting::word);
        if (known != m_postings.end() && known->word.startsWith(word->folded))
            continue;
        const bool isLast = word == words.crbegin(); // only that one may still be typed
        if (const QString meant = nearest(word->folded, isLast); !meant.isEmpty())
            result.replace(word->start, word->length, spelled(meant));
    }
    return result == query ? QString() : result;
}

} // namespace rulebook
