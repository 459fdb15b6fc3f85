// Reads the little Markdown that the rule texts use: bold, links, lists and tables.
#include "rulebook/blocks.h"

#include "rulebook/filling.h"

#include <QRegularExpression>

#include <algorithm>

namespace rulebook {

using namespace Qt::StringLiterals;

namespace {

QString htmlOf(const QString &markdown)
{
    static const QRegularExpression links(QStringLiteral("\\[([^\\]]*)\\]\\(([^)]*)\\)"));
    static const QRegularExpression bold(QStringLiteral("\\*\\*([^*]*)\\*\\*"));
    QString html = markdown.toHtmlEscaped();
    html.replace(links, QStringLiteral("<a href=\"\\2\">\\1</a>"));
    html.replace(bold, QStringLiteral("<b>\\1</b>"));
    // As a character it would be taken for any other space, at which a line may end.
    return html.replace(QChar(QChar::Nbsp), "&nbsp;"_L1);
}

// "**Worth.** 20 points." leads with "Worth"; bold words with a number in them are part of a story.
void takeLead(Block &block, QString &text)
{
    static const QRegularExpression lead(QStringLiteral("^\\*\\*([^*\\d]+?)[.:\\s]*\\*\\*\\s*"));
    const auto match = lead.match(text);
    if (!match.hasMatch())
        return;
    const QString whole = match.captured().trimmed();
    const QChar last = whole[whole.size() - 3]; // before the closing asterisks
    if (match.capturedLength() < text.size() && last != u'.' && last != u':')
        return;
    block.lead = match.captured(1).trimmed();
    text.remove(0, match.capturedLength());
    if (last != u':')
        return;
    block.kind = Block::Kind::Note;
    if (!text.isEmpty()) // its lead is a heading: what went on behind the colon begins a sentence there
        text[0] = text[0].toUpper();
}

Block paragraph(QString text)
{
    Block block;
    takeLead(block, text);
    block.html = htmlOf(text);
    block.plain = plainText(text);
    return block;
}

QStringList cellsOf(QStringView line)
{
    QStringList cells;
    const QStringView inner = line.mid(1, line.size() - 2);
    for (const QStringView cell : inner.split(u'|'))
        cells.append(plainText(cell.trimmed().toString()));
    return cells;
}

Block table(const QStringList &lines)
{
    Block block;
    block.kind = Block::Kind::Table;
    block.header = cellsOf(lines.value(0));
    for (const QStringView column : QStringView(lines.value(1)).mid(1).chopped(1).split(u'|'))
        block.isNumeric.append(column.trimmed().endsWith(u':'));
    for (const QString &line : lines.mid(2))
        block.rows.append(cellsOf(line));
    return block;
}

Block item(const QString &line, qsizetype textStart)
{
    Block block;
    block.kind = Block::Kind::Item;
    block.mark = line.startsWith(u'-') ? QStringLiteral("•") : line.first(textStart).trimmed();
    const QString text = line.mid(textStart);
    block.html = htmlOf(text);
    block.plain = plainText(text);
    return block;
}

} // namespace

QList<Block> blocksOf(const QString &markdown)
{
    static const QRegularExpression itemStart(QStringLiteral("^(- |\\d+\\. )"));
    QList<Block> blocks;
    QStringList open; // lines of the paragraph or table that is being read
    const auto close = [&] {
        if (!open.isEmpty())
            blocks.append(open.first().startsWith(u'|') ? table(open) : paragraph(open.join(u' ')));
        open.clear();
    };
    for (const QString &raw : markdown.split(u'\n')) {
        const QString line = raw.trimmed();
        const bool isRow = line.startsWith(u'|');
        if (!open.isEmpty() && open.first().startsWith(u'|') != isRow)
            close();
        if (const auto match = itemStart.match(line); match.hasMatch()) {
            close();
            blocks.append(item(line, match.capturedLength()));
        } else if (line.isEmpty()) {
            close();
        } else {
            open.append(line);
        }
    }
    close();
    return blocks;
}

QList<Saying> sayingsOf(const QStringList &row, const QStringList &header)
{
    QList<Saying> sayings;
    for (qsizetype column = 1; column < row.size(); ++column) {
        auto same = std::ranges::find(sayings, row[column], &Saying::value);
        if (same == sayings.end()) {
            sayings.append({row[column], {}});
            same = sayings.end() - 1;
        }
        same->columns.append(header.value(column));
    }
    return sayings;
}

QStringList linksIn(const QString &markdown)
{
    static const QRegularExpression links(QStringLiteral("\\]\\(rule:([^)]*)\\)"));
    QStringList ids;
    for (const QRegularExpressionMatch &match : links.globalMatch(markdown))
        ids.append(match.captured(1));
    ids.removeDuplicates();
    return ids;
}

} // namespace rulebook
