// An index in memory: every word with the pages it leads to, and how strongly.
#include "rulebook/finder.h"

#include "rulebook/filling.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace rulebook {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTitle = 24;
constexpr int kKeyword = 20;
constexpr int kOtherKeyword = 10; // of another language, its titles and card names included
constexpr int kText = 4;
constexpr int kFound = 40; // that a word is there at all, not only the beginning of a longer one
constexpr int kIsPhrase = 16; // that a name or keyword is just what was asked for
constexpr int kInPhrase = 4; // that it begins so or holds it
constexpr double kClose = 8 * kKeyword; // that a phrase holds what a question asks
constexpr double kOfFiller = 0.5; // what a word of any question tells
constexpr double kEnough =
    0.4; // of what the best page has of the words: a sentence that is asked has more than matter
constexpr qsizetype kFiller = 3; // letters: "of", "les", "uma"
constexpr qsizetype kQuery = 2; // words; what has more may be a question

int likeness(const QString &phrase, const QString &asked)
{
    if (phrase == asked)
        return kIsPhrase;
    const bool isIn = asked.contains(u' ') && (phrase.startsWith(asked) || phrase.contains(u' ' + asked));
    return isIn ? kInPhrase : 0;
}

} // namespace

tl::expected<Finder, Error> Finder::open(const rules::Edition &edition, const QString &language)
{
    const auto book = Rulebook::open(edition, language);
    if (!book)
        return tl::unexpected(book.error());

    Finder finder;
    for (const QString &id : book->ids()) {
        const Entry entry = *book->entry(id);
        const QString text = plainText(entry.text);
        finder.m_pages.push_back({id, entry.title, text, wordsOf(entry.title), wordsOf(text)});
    }
    for (std::size_t page = 0; page < finder.m_pages.size(); ++page) {
        const Page &added = finder.m_pages[page];
        finder.addWords(int(page), added.title, added.titleWords, kTitle);
        finder.addWords(int(page), added.text, added.textWords, kText);
    }
    for (const Word &word : wordsOf(Names::of(book->language()).value(QStringLiteral("search:fillers"))))
        finder.m_fillers.append(word.folded);
    for (const QString &other : languages())
        finder.addLanguage(edition, other, other == book->language());
    finder.sortIndex();
    return finder;
}

void Finder::addLanguage(const rules::Edition &edition, const QString &language, bool isOwn)
{
    const Texts &texts = *textsOf(language);
    const int weight = isOwn ? kKeyword : kOtherKeyword;
    for (const RawChapter &chapter : texts.chapters) {
        for (const RawEntry &entry : chapter.entries) {
            const int page = pageOf(entry.id);
            if (page < 0)
                continue;
            addPhrase(page, filledTitle(entry, edition, texts), isOwn ? kTitle : kOtherKeyword, isOwn);
            // translators put the closest keyword first
            for (qsizetype i = 0; i < entry.keywords.size(); ++i)
                addPhrase(page, entry.keywords[i], std::max(weight - int(i), weight / 2), isOwn);
        }
    }
    for (int kind = 0; kind <= int(rules::Kind::WildDrawColor); ++kind) {
        const int page = pageOf(rulebook::pageOf(rules::Kind(kind)));
        for (const QString &name : texts.names.allNamesOf(rules::Kind(kind)))
            addPhrase(page, name, weight + 2,
                      isOwn); // the card's own page before those that only speak of it
    }
}

// A word that many pages have ("les", "the", "card") hardly tells one from another.
double Finder::tellingOf(std::size_t pages) const
{
    return pages == 0 ? 0 : 0.1 + std::log(double(m_pages.size()) / double(pages));
}

int Finder::pageOf(const QString &id) const
{
    const auto found = std::ranges::find(m_pages, id, &Page::id);
    return found == m_pages.end() ? -1 : int(found - m_pages.begin());
}

void Finder::addPhrase(int page, const QString &phrase, int weight, bool isOwn)
{
    if (page < 0)
        return;
    m_phrases.push_back({foldedPhrase(phrase), phrase, page, weight, isOwn});
    if (isOwn)
        m_closeness.add(page, m_phrases.back().folded.split(u' ', Qt::SkipEmptyParts));
    addWords(page, phrase, wordsOf(phrase), weight, isOwn);
}

void Finder::addWords(int page, const QString &text, const QList<Word> &words, int weight, bool isOwn)
{
    for (const Word &word : words) {
        m_postings.push_back({word.folded, page, weight, isOwn});
        const QString spelled = withoutUmlauts(QStringView(text).mid(word.start, word.length));
        if (!spelled.isNull())
            m_postings.push_back({spelled, page, weight, isOwn});
    }
}

// One posting a word and page: of the reader's language before others, and the strongest.
void Finder::sortIndex()
{
    std::ranges::sort(m_postings, [](const Posting &a, const Posting &b) {
        const int order = a.word.compare(b.word); // once: it is most of the work
        return order != 0 ? order < 0
                          : std::tie(a.page, b.isOwn, b.weight) < std::tie(b.page, a.isOwn, a.weight);
    });
    const auto isTwin = [](const Posting &a, const Posting &b) {
        return a.word == b.word && a.page == b.page;
    };
    m_postings.erase(std::unique(m_postings.begin(), m_postings.end(), isTwin), m_postings.end());
    m_postings.shrink_to_fit();
    m_closeness.weigh([this](const QString &word) { return tellingOf(word); });
}

double Finder::tellingOf(const QString &word) const
{
    if (m_fillers.contains(word))
        return kOfFiller;
    const auto found = std::ranges::equal_range(m_postings, word, {}, &Posting::word);
    return tellingOf(found.size());
}

// Of all that begin like it: forms of one word share their first letters. What the reader's language has, is
// not looked for in the others, unless it is a name there.
std::map<int, int> Finder::pagesWith(const QString &asked, const QStringList &all, bool isName) const
{
    const auto same = std::ranges::equal_range(m_postings, asked, {}, &Posting::word);
    const bool onlyOwn = all.size() > 1 && !isName && std::ranges::any_of(same, &Posting::isOwn);
    const QStringView stem = stemOf(asked);
    std::map<int, int> pages;
    for (auto posting = std::ranges::lower_bound(m_postings, stem, {}, &Posting::word);
         posting != m_postings.end() && posting->word.startsWith(stem); ++posting) {
        const bool isWhole = posting->word == asked;
        const bool isBegun = posting->word.startsWith(asked) && !isWholeOnly(asked, all);
        const bool isForm = posting->isOwn && isKin(posting->word, asked);
        if ((!isWhole && !isBegun && !isForm) || (onlyOwn && !posting->isOwn))
            continue;
        int &points = pages[posting->page];
        points = std::max(points, isWhole ? kFound + posting->weight * 3 : posting->weight * 2);
    }
    return pages;
}

QList<Hit> Finder::find(const QString &query, int limit) const
{
    QStringList all;
    QStringList saying; // "how do I win" asks for "win"
    for (const Word &word : wordsOf(query)) {
        all.append(word.folded);
        if (!m_fillers.contains(word.folded))
            saying.append(word.folded);
    }
    QStringList queried = saying.isEmpty() ? all : saying;
    queried.removeDuplicates();

    const QString asked = all.join(u' ');
    const QString plainly = saying.join(u' ');
    const auto isIn = [&](bool own) {
        return std::ranges::any_of(
            m_phrases, [&](const Phrase &each) { return each.isOwn == own && each.folded == asked; });
    };
    const bool isName = isIn(false) && !isIn(true); // of another language

    struct Score {
        double words = 0; // what those that were found there tell
        double points = 0;
    };
    std::vector<Score> scores(m_pages.size());
    QStringList telling; // those that not every other page has, short ones not every sixth
    for (const QString &word : queried) {
        const std::map<int, int> best = pagesWith(word, all, isName);
        const double tells = tellingOf(best.size());
        if (!best.empty() && best.size() * (word.size() > kFiller ? 2 : 6) < m_pages.size())
            telling.append(word);
        for (const auto &[page, points] : best) {
            scores[std::size_t(page)].words += tells;
            scores[std::size_t(page)].points += tells * points;
        }
    }

    if (!asked.isEmpty()) {
        for (const Phrase &phrase : m_phrases) {
            Score &score = scores[std::size_t(phrase.page)];
            const int share = std::max(likeness(phrase.folded, asked), likeness(phrase.folded, plainly));
            score.points += score.words * phrase.weight * share;
        }
    }

    if (all.size() > kQuery && !isName) {
        for (const auto &[page, close] : m_closeness.pagesFor(all)) {
            if (scores[std::size_t(page)].words > 0)
                scores[std::size_t(page)].points += kClose * close;
        }
    }

    const double mostWords = std::ranges::max(scores, {}, &Score::words).words;
    std::vector<int> pages;
    for (int page = 0; page < int(scores.size()); ++page) {
        if (const double words = scores[std::size_t(page)].words; words > 0 && words >= mostWords * kEnough)
            pages.push_back(page);
    }
    std::ranges::stable_sort(pages, std::ranges::greater(),
                             [&scores](int page) { return scores[std::size_t(page)].points; });

    QList<Hit> hits;
    for (const int page : pages) {
        if (hits.size() == limit)
            break;
        hits.append(hitFor(page, all, telling.isEmpty() ? queried : telling));
    }
    return hits;
}

} // namespace rulebook
