// Reading the files of the rulebook and filling them for an edition.
#include "rulebook/facts.h"
#include "rulebook/filling.h"
#include "rulebook/rulebook.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace rulebook;

namespace {

const rules::Edition &edition(const char *name) { return *rules::editionNamed(name); }

Texts someTexts()
{
    Texts texts;
    texts.chapters = {
        *parseChapter(u"01-one"_s, u"# One\n\n## turn.match\ntitle: What {card:wild} fits\n\nBody"_s)};
    texts.names = Names({{u"card:wild"_s, u"Wild"_s}, {u"choice:first-player:left"_s, u"to the left"_s}});
    return texts;
}

} // namespace

class TestRulebook : public QObject {
    Q_OBJECT

private slots:
    void aChapterIsReadWithItsEntries()
    {
        const auto chapter =
            parseChapter(u"03-turn"_s,
                         u"# Your turn\n\n## turn.draw\ntitle: Drawing\n"
                         "keywords: draw,  take a card ,\nfrom: 0123abcd\neditions: two-sided\n\n"
                         "One.\n\nTwo.\n\n## turn.pass\ntitle: Passing\n\nThree.\n"_s);
        QVERIFY2(chapter, qPrintable(chapter ? QString() : chapter.error().detail));
        QCOMPARE(chapter->title, u"Your turn"_s);
        QCOMPARE(chapter->entries.size(), 2);
        const RawEntry &entry = chapter->entries.first();
        QCOMPARE(entry.id, u"turn.draw"_s);
        QCOMPARE(entry.title, u"Drawing"_s);
        QCOMPARE(entry.keywords, QStringList({u"draw"_s, u"take a card"_s}));
        QCOMPARE(entry.from, u"0123abcd"_s);
        QCOMPARE(entry.audience, u"two-sided"_s);
        QCOMPARE(entry.body, u"One.\n\nTwo."_s);
        QCOMPARE(chapter->entries.last().body, u"Three."_s);
    }

    void aBadChapterSaysWhere_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("where");
        QTest::newRow("no title") << u"## a\ntitle: A\n\nBody"_s << u"x:1:"_s;
        QTest::newRow("text before the first entry") << u"# A\n\nlost\n"_s << u"x:3:"_s;
        QTest::newRow("text where a field is expected") << u"# A\n## a\ntitle: A\nBody\n"_s << u"x:4:"_s;
    }
    void aBadChapterSaysWhere()
    {
        QFETCH(QString, source);
        QFETCH(QString, where);
        const auto chapter = parseChapter(u"x"_s, source);
        QVERIFY(!chapter);
        QCOMPARE(chapter.error().code, Error::Code::BadText);
        QVERIFY2(chapter.error().detail.startsWith(where), qPrintable(chapter.error().detail));
    }

    void aBadListOfNamesSaysWhere()
    {
        QCOMPARE(parseNames(u"# note\n\na = b = c\n"_s)->value(u"a"_s), u"b = c"_s);
        const auto names = parseNames(u"a = b\nnothing\n"_s);
        QVERIFY(!names);
        QVERIFY2(names.error().detail.startsWith(u"names:2:"_s), qPrintable(names.error().detail));
    }

    void theFingerprintFollowsTitleAndBody()
    {
        RawEntry entry;
        entry.title = u"Title"_s;
        entry.body = u"Body"_s;
        const QString before = entry.fingerprint();
        QCOMPARE(before.size(), 8);
        entry.keywords = QStringList{u"word"_s};
        QCOMPARE(entry.fingerprint(), before);
        entry.body = u"Body."_s;
        QVERIFY(entry.fingerprint() != before);
    }

    void partsOfOtherEditionsAreLeftOut_data()
    {
        QTest::addColumn<QString>("edition");
        QTest::addColumn<QString>("text");
        QTest::newRow("flip2019") << u"flip2019"_s << u"For both, two sides.\n\nOld."_s;
        QTest::newRow("flip2020") << u"flip2020"_s << u"For both, two sides.\n\nNew."_s;
        QTest::newRow("mini56") << u"mini56"_s << u"For all."_s;
    }
    void partsOfOtherEditionsAreLeftOut()
    {
        QFETCH(QString, edition);
        QFETCH(QString, text);
        const QString raw =
            u"For {two-sided}both, two sides{one-sided}all{all}.\n\n{flip2019}\nOld.\n{flip2020}\nNew.\n{all}"_s;
        QCOMPARE(filled(raw, ::edition(edition.toUtf8()), someTexts()), text);
    }

    void placeholdersAreFilled_data()
    {
        QTest::addColumn<QString>("raw");
        QTest::addColumn<QString>("flip");
        QTest::addColumn<QString>("mini");
        QTest::newRow("a name") << u"{card:wild}!"_s << u"Wild!"_s << u"Wild!"_s;
        QTest::newRow("points") << u"{points:wild}"_s << u"40"_s << u"50"_s;
        QTest::newRow("points of another edition") << u"{points:wild@mini56}"_s << u"50"_s << u"50"_s;
        QTest::newRow("numbers") << u"{lowest}-{highest}"_s << u"1-9"_s << u"0-9"_s;
        QTest::newRow("deck, deal and target")
            << u"{deck} {dealt} {target}"_s << u"112 7 500"_s << u"56 5 250"_s;
        QTest::newRow("copies") << u"{copies:skip} {copies:wild}"_s << u"2 4"_s << u"1 2"_s;
        QTest::newRow("a sum") << u"{sum:7+draw-one+wild}"_s << u"57"_s << u"77"_s;
        QTest::newRow("worth of a side") << u"{worth:light}"_s << u"1280"_s << u"620"_s;
        QTest::newRow("draws") << u"{draws:draw-one} {draws:wild-draw-two} {draws:innocent}"_s << u"1 2 4"_s
                               << u"1 2 4"_s;
        QTest::newRow("players") << u"{players:fewest} {players:most}"_s << u"2 10"_s << u"2 10"_s;
        QTest::newRow("a link") << u"{rule:turn.match}"_s << u"[What Wild fits](rule:turn.match)"_s
                                << u"[What Wild fits](rule:turn.match)"_s;
        QTest::newRow("a default") << u"{default:first-player}"_s << u"to the left"_s << u"to the left"_s;
        QTest::newRow("not in the edition stays") << u"{points:flip}"_s << u"20"_s << u"{points:flip}"_s;
        QTest::newRow("no such number stays") << u"{sum:0}"_s << u"{sum:0}"_s << u"0"_s;
        QTest::newRow("unknown stays")
            << u"{nonsense} {rule:none} {target@none}"_s << u"{nonsense} {rule:none} {target@none}"_s
            << u"{nonsense} {rule:none} {target@none}"_s;
    }
    void placeholdersAreFilled()
    {
        QFETCH(QString, raw);
        QFETCH(QString, flip);
        QFETCH(QString, mini);
        QCOMPARE(filled(raw, edition("flip2020"), someTexts()), flip);
        QCOMPARE(filled(raw, edition("mini56"), someTexts()), mini);
    }

    // Spain's sheet begins to the right; of 2020 it was printed none.
    void aDefaultIsWhatTheSheetOfTheLanguageSays()
    {
        const Texts &spain = *textsOf(u"es_ES"_s);
        const QString raw = u"{default:first-player}"_s;
        QCOMPARE(filled(raw, edition("flip2019"), spain),
                 spain.names.choice(rules::Ruling::FirstPlayer, rules::Choice::Right));
        QCOMPARE(filled(raw, edition("flip2020"), spain),
                 spain.names.choice(rules::Ruling::FirstPlayer, rules::Choice::Left));
        QCOMPARE(filled(raw, edition("flip2019"), *textsOf(u"de"_s)),
                 Names::of(u"de"_s).choice(rules::Ruling::FirstPlayer, rules::Choice::Left));
    }

    void theDeckTableSumsUpToTheDeck()
    {
        for (const rules::Edition &each : rules::editions()) {
            for (const rules::Side side : {rules::Side::Light, rules::Side::Dark}) {
                int cards = 0;
                const QStringList lines = deckTable(each, side, Names::of(u"en"_s)).split(u'\n');
                for (const QString &line : lines.mid(2))
                    cards += line.section(u'|', 2, 2).trimmed().toInt();
                QCOMPARE(cards, each.has(side) ? int(each.deckSize) : 0);
            }
        }
    }

    void plainTextHasNoMarkdown()
    {
        QCOMPARE(
            plainText(
                u"**Bold** and [a link](rule:a.b).\n\n1. one\n2. two\n\n| a | b |\n| --- | ---: |\n| c | d |"_s),
            u"Bold and a link. one two a · b c · d"_s);
    }

    void contentsLeaveOutWhatTheEditionHasNot()
    {
        const auto listed = [](const char *name) {
            QStringList ids;
            for (const Chapter &chapter : Rulebook::open(edition(name), u"en"_s)->contents()) {
                for (const Heading &heading : chapter.entries)
                    ids.append(heading.id);
            }
            return ids;
        };
        QVERIFY(listed("flip2020").contains(u"card.draw-five"_s));
        QVERIFY(listed("flip2019").contains(u"page.flipping"_s));
        QVERIFY(!listed("mini56").contains(u"card.draw-five"_s));
        QVERIFY(!listed("mini56").contains(u"page.flipping"_s));
        QVERIFY(listed("mini56").contains(u"card.wild-draw-two"_s));
        QCOMPARE(listed("flip2020").size(), Rulebook::open(edition("flip2020"), u"en"_s)->ids().size());
    }

    void whatIsNotThereIsAnError()
    {
        const auto none = Rulebook::open(edition("flip2020"), u"xx"_s);
        QVERIFY(!none);
        QCOMPARE(none.error(), (Error{Error::Code::NoSuchLanguage, u"xx"_s}));
        const auto entry = Rulebook::open(edition("flip2020"), u"en"_s)->entry(u"no.such"_s);
        QVERIFY(!entry);
        QCOMPARE(entry.error(), (Error{Error::Code::NoSuchEntry, u"no.such"_s}));
    }

    void aWishFindsTheNearestLanguage()
    {
        QCOMPARE(languages().constFirst(), u"en"_s);
        QCOMPARE(languageFor(u"en-GB"_s), u"en"_s);
        QCOMPARE(languageFor(u"EN"_s), u"en"_s);
        QCOMPARE(languageFor(u"es-MX"_s), u"es"_s);
        QCOMPARE(languageFor(u"es-ES"_s), u"es_ES"_s);
        QCOMPARE(languageFor(u"xx"_s), QString());
        QCOMPARE(Names::of(u"xx"_s).card(rules::Kind::Wild), u"Wild"_s);
    }
};

QTEST_GUILESS_MAIN(TestRulebook)
#include "tst_rulebook.moc"
