// An index from words to the phrases that have them: a question is compared with those only.
#include "rulebook/closeness.h"

#include "rulebook/wording.h"

#include <algorithm>

namespace rulebook {

namespace {

constexpr double kKin = 0.6; // of what a word would give, where the phrase has another form of it

} // namespace

void Closeness::add(int page, const QStringList &phrase)
{
    for (const QString &word : phrase)
        m_terms[word].phrases.push_back(int(m_phrases.size()));
    m_phrases.push_back({page, 0});
}

void Closeness::weigh(const Telling &tellingOf)
{
    for (auto &[word, term] : m_terms) {
        term.tells = tellingOf(word);
        for (const int phrase : term.phrases)
            m_phrases[std::size_t(phrase)].tells += term.tells;
    }
}

std::map<int, double> Closeness::pagesFor(const QStringList &asked) const
{
    std::map<const Term *, double> found; // how alike the word is that was asked for
    for (const QString &each : asked) {
        const QString stem = stemOf(each).toString();
        for (auto term = m_terms.lower_bound(stem); term != m_terms.end() && term->first.startsWith(stem);
             ++term) {
            const double like = term->first == each ? 1 : isKin(term->first, each) ? kKin : 0;
            if (like > 0)
                found[&term->second] = std::max(found[&term->second], like);
        }
    }
    std::vector<double> shared(m_phrases.size());
    for (const auto &[term, like] : found) {
        for (const int phrase : term->phrases)
            shared[std::size_t(phrase)] += like * term->tells;
    }
    std::map<int, double> pages;
    for (std::size_t i = 0; i < m_phrases.size(); ++i) {
        if (shared[i] == 0)
            continue;
        const double covered = shared[i] / m_phrases[i].tells;
        double &most = pages[m_phrases[i].page];
        most = std::max(most, shared[i] * covered * covered);
    }
    return pages;
}

} // namespace rulebook
