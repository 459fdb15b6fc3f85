// A rule's Markdown as blocks that a page can lay out: paragraphs with their leads, items of lists, tables.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace rulebook {

struct Block {
    enum class Kind { Paragraph, Item, Note, Table };

    Kind kind = Kind::Paragraph;
    QString lead; // "What it does": the short bold words that begin it; it may be all there is
    QString html; // with <b> and <a href="rule:…"> only, everything else escaped
    QString plain; // the same to be read aloud
    QString mark; // of an item: "•", "2."
    QStringList header; // of a table
    QList<QStringList> rows;
    QList<bool> isNumeric; // by column: set to the right
};

[[nodiscard]] QList<Block> blocksOf(const QString &markdown);

// A row of a table told value by value: "left: English, German; right: Spain". For where columns do not fit.
struct Saying {
    QString value;
    QStringList columns;
};
[[nodiscard]] QList<Saying> sayingsOf(const QStringList &row, const QStringList &header);

// The ids of the entries that a text links to, each once, in its order.
[[nodiscard]] QStringList linksIn(const QString &markdown);

} // namespace rulebook
