// Search as you type over the book of one edition and language, with the names and everyday words of all.
#pragma once

#include "rulebook/closeness.h"
#include "rulebook/rulebook.h"
#include "rulebook/wording.h"

#include <map>
#include <vector>

namespace rulebook {

struct Mark {
    qsizetype start = 0;
    qsizetype length = 0;
    bool operator==(const Mark &) const = default;
};

struct Hit {
    QString id;
    QString title;
    QString excerpt; // plain text round the first word found
    QList<Mark> titleMarks;
    QList<Mark> excerptMarks;
    // Where neither shows a word that was asked for: the keyword or name that led here, if it says anything
    // to the reader.
    QString via;
};

class Finder {
public:
    [[nodiscard]] static tl::expected<Finder, Error> open(const rules::Edition &edition,
                                                          const QString &language);

    // Best first. Accents and case do not matter; a word may be the beginning of one. Entries that have all
    // the words come alone; if there are none, those with some of them.
    [[nodiscard]] QList<Hit> find(const QString &query, int limit = 20) const;
    // What was probably meant, where longer words of a query lead nowhere but others are nearly the same;
    // empty where there is nothing to put right.
    [[nodiscard]] QString corrected(const QString &query) const;

private:
    struct Page {
        QString id;
        QString title;
        QString text;
        QList<Word> titleWords;
        QList<Word> textWords;
    };
    struct Posting {
        QString word;
        int page = 0;
        int weight = 0;
        bool isOwn = false; // of the reader's language
    };
    struct Phrase {
        QString folded;
        QString shown;
        int page = 0;
        int weight = 0;
        bool isOwn = false; // of the reader's language
    };

    void addPhrase(int page, const QString &phrase, int weight, bool isOwn);
    void addWords(int page, const QString &text, const QList<Word> &words, int weight, bool isOwn = true);
    void addLanguage(const rules::Edition &edition, const QString &language, bool isOwn);
    [[nodiscard]] double tellingOf(std::size_t pages) const; // of a word that so many pages have
    [[nodiscard]] double tellingOf(const QString &word) const; // as it is in the book
    [[nodiscard]] std::map<int, int> pagesWith(const QString &asked, const QStringList &all,
                                               bool isName) const; // page to points
    [[nodiscard]] int pageOf(const QString &id) const;
    [[nodiscard]] QString nearest(const QString &folded, bool mayBeBegun) const;
    [[nodiscard]] QString spelled(const QString &folded) const;
    void sortIndex();
    [[nodiscard]] bool isOwn(const QString &folded) const; // a word of the reader's language
    // How a hit is shown: hits.cpp; what was meant: spelling.cpp
    [[nodiscard]] Hit hitFor(int page, const QStringList &words, const QStringList &telling) const;
    [[nodiscard]] QString leading(int page, const QStringList &words) const;

    std::vector<Page> m_pages;
    std::vector<Posting> m_postings; // by word
    std::vector<Phrase> m_phrases;
    Closeness m_closeness; // of the reader's language
    QStringList m_fillers; // words of every question, which lead nowhere: "how", "do", "I"
};

// Escaped for a rich text label, with the marked parts in bold.
[[nodiscard]] QString markedHtml(const QString &text, const QList<Mark> &marks);

} // namespace rulebook
