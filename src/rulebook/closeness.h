// How close the titles and keywords of pages come to a question, by the words they share in whatever form and
// order.
#pragma once

#include <QStringList>

#include <functional>
#include <map>
#include <vector>

namespace rulebook {

class Closeness {
public:
    using Telling = std::function<double(const QString &word)>; // how much a word tells one page from another

    void add(int page, const QStringList &phrase); // folded words
    void weigh(const Telling &tellingOf); // once all are added

    // Page to what the closest of its phrases shares with a question; less where the phrase says other things
    // too.
    [[nodiscard]] std::map<int, double> pagesFor(const QStringList &asked) const;

private:
    struct Phrase {
        int page = 0;
        double tells = 0; // all its words together
    };
    struct Term {
        double tells = 0;
        std::vector<int> phrases;
    };

    std::vector<Phrase> m_phrases;
    std::map<QString, Term> m_terms;
};

} // namespace rulebook
