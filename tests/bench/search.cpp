// Search as you type over the rulebook: every beginning of every query, in every language, against the same
// texts in SQLite's full-text index.
#include "report.h"

#include "rulebook/finder.h"
#include "rulebook/texts.h"

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <algorithm>
#include <iostream>
#include <limits>

namespace {

using Clock = std::chrono::steady_clock;

constexpr double kMicroseconds = 1e6;

// What people type, letter by letter.
QStringList keystrokes()
{
    QStringList all;
    for (const char *query :
         {"stacking", "+2 auf +2", "última carta", "piger", "comprar", "two players", "joker",
          "wild draw color", "letzte karte", "desafiar", "retour", "points", "carte blanche"}) {
        const QString text = QString::fromUtf8(query);
        for (qsizetype length = 1; length <= text.size(); ++length)
            all.append(text.first(length));
    }
    return all;
}

struct Spread {
    double median = 0;
    double tail = 0; // 99 of 100 are faster
};

// Each query at its fastest of several times, since whatever disturbs a run only makes it slower.
template <typename Call> Spread measure(const QStringList &queries, Call call)
{
    std::vector<double> seconds(std::size_t(queries.size()), std::numeric_limits<double>::infinity());
    for (int round = 0; round < 15; ++round) {
        for (std::size_t i = 0; i < seconds.size(); ++i) {
            const auto start = Clock::now();
            call(queries[qsizetype(i)]);
            seconds[i] = std::min(seconds[i], std::chrono::duration<double>(Clock::now() - start).count());
        }
    }
    std::ranges::sort(seconds);
    return {seconds[seconds.size() / 2] * kMicroseconds, seconds[seconds.size() * 99 / 100] * kMicroseconds};
}

bool fillFullText(QSqlDatabase &db, const rules::Edition &edition)
{
    QSqlQuery query(db);
    if (!query.exec(QStringLiteral("CREATE VIRTUAL TABLE book USING fts5(title, body, keywords, "
                                   "tokenize = \"unicode61 remove_diacritics 2\", prefix = '2 3')"))
        || !query.prepare(QStringLiteral("INSERT INTO book VALUES (?, ?, ?)")))
        return false;
    for (const QString &language : rulebook::languages()) {
        const auto book = rulebook::Rulebook::open(edition, language);
        for (const QString &id : book->ids()) {
            const auto entry = book->entry(id);
            query.bindValue(0, entry->title);
            query.bindValue(1, entry->text);
            query.bindValue(2, entry->keywords.join(u' '));
            if (!query.exec())
                return false;
        }
    }
    return true;
}

// As a careful program asks FTS5: each term quoted, the beginning of a word is enough, best first, with
// marks.
void askFullText(QSqlQuery &query, const QString &words)
{
    QStringList terms;
    for (const rulebook::Word &word : rulebook::wordsOf(words))
        terms.append(QStringLiteral("\"%1\"*").arg(word.folded));
    if (terms.isEmpty())
        return;
    query.bindValue(0, terms.join(u' '));
    query.exec();
    while (query.next())
        (void)query.value(1).toString();
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const rules::Edition &edition = *rules::editionNamed("flip2020");
    const QStringList queries = keystrokes();

    std::vector<rulebook::Finder> finders;
    const auto start = Clock::now();
    for (const QString &language : rulebook::languages())
        finders.push_back(*rulebook::Finder::open(edition, language));
    const std::chrono::duration<double> opening = Clock::now() - start;

    Spread ours;
    for (const rulebook::Finder &finder : finders) {
        const Spread one = measure(queries, [&finder](const QString &words) { (void)finder.find(words); });
        ours = {std::max(ours.median, one.median), std::max(ours.tail, one.tail)};
    }

    Spread theirs;
    {
        QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"));
        db.setDatabaseName(QStringLiteral(":memory:"));
        if (!db.open() || !fillFullText(db, edition)) {
            std::cerr << "SQLite offers no full-text index here\n";
            return 1;
        }
        QSqlQuery query(db);
        query.setForwardOnly(true);
        query.prepare(QStringLiteral("SELECT title, snippet(book, -1, '<b>', '</b>', '…', 24) FROM book "
                                     "WHERE book MATCH ? ORDER BY bm25(book, 8, 1, 4) LIMIT 20"));
        theirs = measure(queries, [&query](const QString &words) { askFullText(query, words); });
    }

    bench::Report report;
    report.figure({"rulebook, open one for search", opening.count() * kMicroseconds / double(finders.size())},
                  "µs");
    report.ratio({"search as you type, median", ours.median}, {"SQLite FTS5", theirs.median}, "µs", 1.0);
    report.ratio({"search as you type, 99th percentile", ours.tail}, {"SQLite FTS5", theirs.tail}, "µs", 1.0);
    return report.exitCode();
}
