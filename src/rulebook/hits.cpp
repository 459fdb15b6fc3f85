// What a page that was found shows of itself: the words that were asked for, where they stand, or what led
// here.
#include "rulebook/finder.h"

#include <QRegularExpression>

#include <algorithm>

namespace rulebook {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kExcerptLead = 50;
constexpr qsizetype kSentenceLead = 100;
constexpr qsizetype kExcerptLength = 160;

// One of those that are looked for, of all that were asked.
bool isHit(QStringView word, const QStringList &lookedFor, const QStringList &queried)
{
    return std::ranges::any_of(lookedFor, [&](const QString &asked) {
        return isWholeOnly(asked, queried) ? word == asked : word.startsWith(asked);
    });
}

QList<Mark> marksIn(const QList<Word> &words, const QStringList &lookedFor, const QStringList &queried)
{
    QList<Mark> marks;
    for (const Word &word : words) {
        if (isHit(word.folded, lookedFor, queried))
            marks.append({word.start, word.length});
    }
    return marks;
}

// Three dots behind a full stop read as four.
bool endsSentence(const QString &text)
{
    return text.endsWith(u'.') || text.endsWith(u'!') || text.endsWith(u'?') || text.endsWith(u'…');
}

// Of the sentence, which may be the answer: "No: …"; of a word, where that is too far from what was found.
qsizetype beginningFor(const QString &text, qsizetype found)
{
    static const QRegularExpression kSentence(QStringLiteral("[.!?] "));
    const qsizetype before = found > 0 ? text.lastIndexOf(kSentence, found - 1) : -1;
    const qsizetype sentence = before < 0 ? 0 : before + 2;
    if (found - sentence <= kSentenceLead)
        return sentence;
    return found > kExcerptLead ? text.lastIndexOf(u' ', found - kExcerptLead) + 1 : 0;
}

} // namespace

// Marks what tells pages apart; "of" and "the" in bold would only hide it.
Hit Finder::hitFor(int index, const QStringList &queried, const QStringList &telling) const
{
    const Page &page = m_pages[std::size_t(index)];
    Hit hit;
    hit.id = page.id;
    hit.title = page.title;
    hit.titleMarks = marksIn(page.titleWords, telling, queried);

    const auto first = std::ranges::find_if(
        page.textWords, [&](const Word &word) { return isHit(word.folded, telling, queried); });
    const bool isFound = first != page.textWords.end();
    // The text of a question begins with the answer: "No: …"
    const bool isAnswer = page.title.endsWith(u'?');
    const qsizetype start = isFound && !isAnswer ? beginningFor(page.text, first->start) : 0;
    qsizetype end = page.text.size();
    if (end - start > kExcerptLength)
        end = page.text.lastIndexOf(u' ', start + kExcerptLength);
    hit.excerpt = page.text.mid(start, end - start);
    if (start > 0)
        hit.excerpt.prepend(u'…');
    if (end < page.text.size() && !endsSentence(hit.excerpt))
        hit.excerpt.append(u'…');
    hit.excerptMarks = marksIn(wordsOf(hit.excerpt), telling, queried);

    if (hit.titleMarks.isEmpty() && !isFound)
        hit.via = leading(index, queried);
    return hit;
}

// One in the reader's own language, with the most words that were asked for. One of another language says
// something only to somebody who typed just that.
QString Finder::leading(int page, const QStringList &queried) const
{
    const auto isTyped = [&queried](const QList<Word> &words) {
        return std::ranges::all_of(words, [&](const Word &word) { return queried.contains(word.folded); })
            && std::ranges::all_of(queried, [&](const QString &asked) {
                   return std::ranges::find(words, asked, &Word::folded) != words.end();
               });
    };
    QString best;
    qsizetype strongest = 0;
    for (const Phrase &phrase : m_phrases) {
        if (phrase.page != page)
            continue;
        const QList<Word> words = wordsOf(phrase.shown);
        const qsizetype strength = phrase.isOwn ? 2 * marksIn(words, queried, queried).size()
            : isTyped(words)                    ? 1
                                                : 0;
        if (strength > strongest) {
            strongest = strength;
            best = phrase.shown;
        }
    }
    return best;
}

QString markedHtml(const QString &text, const QList<Mark> &marks)
{
    QString html;
    qsizetype done = 0;
    for (const Mark &mark : marks) {
        html += text.mid(done, mark.start - done).toHtmlEscaped() + "<b>"_L1;
        html += text.mid(mark.start, mark.length).toHtmlEscaped() + "</b>"_L1;
        done = mark.start + mark.length;
    }
    html += text.mid(done).toHtmlEscaped();
    return html.replace(QChar(QChar::Nbsp), "&nbsp;"_L1); // see blocks.cpp
}

} // namespace rulebook
