// Rule texts as blocks: what the few kinds of Markdown become, and that every text of the book is made of
// them.
#include "rulebook/blocks.h"
#include "rulebook/filling.h"
#include "rulebook/rulebook.h"
#include "rulebook/texts.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace rulebook;

class TestBlocks : public QObject {
    Q_OBJECT

private slots:
    void paragraphsHaveTheirLeads_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::addColumn<QString>("lead");
        QTest::addColumn<QString>("html");
        QTest::addColumn<int>("kind");
        const int paragraph = int(Block::Kind::Paragraph);
        QTest::newRow("plain") << u"One card a turn."_s << QString() << u"One card a turn."_s << paragraph;
        QTest::newRow("a lead") << u"**Worth.** 20 points."_s << u"Worth"_s << u"20 points."_s << paragraph;
        QTest::newRow("a lead alone") << u"**Light Side**"_s << u"Light Side"_s << QString() << paragraph;
        QTest::newRow("a note") << u"**Usual:** to the left."_s << u"Usual"_s << u"To the left."_s
                                << int(Block::Kind::Note);
        QTest::newRow("a note with a space before its colon")
            << u"**D’habitude\u00a0:** à gauche."_s << u"D’habitude"_s << u"À gauche."_s
            << int(Block::Kind::Note);
        QTest::newRow("bold words that begin a story") << u"**She holds a red 5.** Guilty."_s << QString()
                                                       << u"<b>She holds a red 5.</b> Guilty."_s << paragraph;
        QTest::newRow("bold words that only begin a sentence")
            << u"**Nobody** draws."_s << QString() << u"<b>Nobody</b> draws."_s << paragraph;
        QTest::newRow("a space at which no line ends")
            << u"Dis «\u00a0UNO\u00a0»."_s << QString() << u"Dis «&nbsp;UNO&nbsp;»."_s << paragraph;
        QTest::newRow("a link") << u"See [A & B](rule:turn.match)."_s << QString()
                                << u"See <a href=\"rule:turn.match\">A &amp; B</a>."_s << paragraph;
    }
    void paragraphsHaveTheirLeads()
    {
        QFETCH(QString, markdown);
        QFETCH(QString, lead);
        QFETCH(QString, html);
        QFETCH(int, kind);
        const QList<Block> blocks = blocksOf(markdown);
        QCOMPARE(blocks.size(), 1);
        QCOMPARE(blocks[0].lead, lead);
        QCOMPARE(blocks[0].html, html);
        QCOMPARE(int(blocks[0].kind), kind);
    }

    void listsAreItems()
    {
        const QList<Block> blocks = blocksOf(u"Two things:\n- **One**: a\n- b\n\n1. first\n2. second"_s);
        QCOMPARE(blocks.size(), 5);
        QCOMPARE(blocks[1].mark, u"•"_s);
        QCOMPARE(blocks[1].html, u"<b>One</b>: a"_s);
        QCOMPARE(blocks[1].plain, u"One: a"_s);
        QCOMPARE(blocks[4].mark, u"2."_s);
        QCOMPARE(blocks[4].html, u"second"_s);
    }

    void tablesHaveColumns()
    {
        const QList<Block> blocks = blocksOf(u"| Card | Points |\n| --- | ---: |\n| Skip | 20 |\n\nEnd."_s);
        QCOMPARE(blocks.size(), 2);
        QCOMPARE(int(blocks[0].kind), int(Block::Kind::Table));
        QCOMPARE(blocks[0].header, QStringList({u"Card"_s, u"Points"_s}));
        QCOMPARE(blocks[0].rows, QList<QStringList>({{u"Skip"_s, u"20"_s}}));
        QCOMPARE(blocks[0].isNumeric, QList<bool>({false, true}));
    }

    void aRowIsToldValueByValue()
    {
        const QStringList header{QString(), u"English"_s, u"Spain"_s, u"German"_s};
        const QList<Saying> sayings = sayingsOf({u"Goes"_s, u"left"_s, u"right"_s, u"left"_s}, header);
        QCOMPARE(sayings.size(), 2);
        QCOMPARE(sayings[0].value, u"left"_s);
        QCOMPARE(sayings[0].columns, QStringList({u"English"_s, u"German"_s}));
        QCOMPARE(sayings[1].columns, QStringList{u"Spain"_s});
    }

    void linksAreFoundOnce()
    {
        QCOMPARE(linksIn(u"[A](rule:a.b) and [C](rule:c) and [A](rule:a.b)"_s),
                 QStringList({u"a.b"_s, u"c"_s}));
    }

    void everyTextIsWhollyUnderstood_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : languages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void everyTextIsWhollyUnderstood()
    {
        QFETCH(QString, language);
        for (const rules::Edition &edition : rules::editions()) {
            const auto book = Rulebook::open(edition, language);
            for (const QString &id : book->ids()) {
                const Entry entry = *book->entry(id);
                const QList<Block> blocks = blocksOf(entry.text);
                QVERIFY2(!blocks.isEmpty(), qPrintable(id));
                for (const Block &block : blocks) {
                    QVERIFY2(!block.html.contains(u"**"_s) && !block.html.contains(u'|')
                                 && !block.html.contains(u"]("_s),
                             qPrintable(id + u": "_s + block.html));
                    for (const QStringList &row : block.rows)
                        QVERIFY2(row.size() == block.header.size(),
                                 qPrintable(id + u": "_s + row.join(u'|')));
                }
                for (const QString &link : linksIn(entry.text))
                    QVERIFY2(book->entry(link), qPrintable(id + u" links to "_s + link));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestBlocks)
#include "tst_blocks.moc"
