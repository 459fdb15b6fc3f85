// Every text is there in every language and edition, is up to date, and leaves no placeholder unfilled.
#include "rulebook/rulebook.h"
#include "rulebook/texts.h"
#include "rules/rule.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace rulebook;

namespace {

void addLanguageRows()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : languages())
        QTest::newRow(qPrintable(language)) << language;
}

QStringList idsOf(const Texts &texts)
{
    QStringList ids;
    for (const RawChapter &chapter : texts.chapters) {
        for (const RawEntry &entry : chapter.entries)
            ids.append(entry.id);
    }
    return ids;
}

QList<RawEntry> entriesOf(const QString &language)
{
    QList<RawEntry> entries;
    for (const RawChapter &chapter : textsOf(language)->chapters)
        entries += chapter.entries;
    return entries;
}

// All entries of a language in all editions, each with a name to complain by.
template <typename Check> void forEachEntry(const QString &language, Check check)
{
    for (const rules::Edition &edition : rules::editions()) {
        const auto book = Rulebook::open(edition, language);
        QVERIFY(book);
        for (const QString &id : book->ids()) {
            const auto entry = book->entry(id);
            QVERIFY(entry);
            check(*book, *entry, language + u' ' + QString::fromUtf8(edition.name) + u' ' + id);
        }
    }
}

} // namespace

class TestRulebookTexts : public QObject {
    Q_OBJECT

private slots:
    void everyRuleOfTheRefereeIsInTheBook()
    {
        const QStringList ids = idsOf(*textsOf(kSourceLanguage));
        for (const rules::Rule rule : rules::allRules()) {
            const QString id = QString::fromUtf8(rules::idOf(rule));
            QVERIFY2(ids.contains(id), qPrintable(id + u" has no text"_s));
        }
    }

    void aRulingSaysWhatIsUsualWhereItMatters()
    {
        for (const rules::Ruling ruling : rules::allRulings()) {
            const QString name = QString::fromUtf8(rules::nameOf(ruling));
            const RawEntry *entry = textsOf(kSourceLanguage)->find(u"ruling."_s + name);
            QVERIFY2(entry, qPrintable(name));
            QVERIFY2(entry->body.contains(u"{default:%1}"_s.arg(name)), qPrintable(name));
            const bool twoSided = rules::rowOf(ruling).needs == rules::Needs::TwoSides;
            QVERIFY2((entry->audience == u"two-sided") == twoSided, qPrintable(name));
        }
    }

    void everyIdThatLooksLikeARuleIsOne()
    {
        static const QStringList pages{u"page"_s, u"faq"_s, u"compare"_s};
        for (const QString &id : idsOf(*textsOf(kSourceLanguage))) {
            if (!pages.contains(id.section(u'.', 0, 0)))
                QVERIFY2(rules::ruleOf(id.toStdString()), qPrintable(id + u" is no rule of the referee"_s));
        }
    }

    void noIdIsThereTwice()
    {
        QStringList ids = idsOf(*textsOf(kSourceLanguage));
        ids.sort();
        const auto twin = std::ranges::adjacent_find(ids);
        QVERIFY2(twin == ids.end(), twin == ids.end() ? "" : qPrintable(*twin));
    }

    void chaptersAndEntriesAreTheSameInEveryLanguage_data() { addLanguageRows(); }
    void chaptersAndEntriesAreTheSameInEveryLanguage()
    {
        QFETCH(QString, language);
        const QList<RawChapter> &wanted = textsOf(kSourceLanguage)->chapters;
        const QList<RawChapter> &actual = textsOf(language)->chapters;
        QStringList missing = idsOf(*textsOf(kSourceLanguage));
        for (const QString &id : idsOf(*textsOf(language)))
            QVERIFY2(missing.removeOne(id), qPrintable(id + u" is unknown"_s));
        QVERIFY2(missing.isEmpty(), qPrintable(u"missing: "_s + missing.join(u' ')));
        QCOMPARE(actual.size(), wanted.size());
        for (qsizetype i = 0; i < wanted.size(); ++i)
            QCOMPARE(actual[i].id, wanted[i].id);
        QCOMPARE(idsOf(*textsOf(language)), idsOf(*textsOf(kSourceLanguage)));
    }

    void translationsWereMadeFromThePresentEnglish_data() { addLanguageRows(); }
    void translationsWereMadeFromThePresentEnglish()
    {
        QFETCH(QString, language);
        const Texts &source = *textsOf(kSourceLanguage);
        QStringList stale;
        for (const RawEntry &entry : entriesOf(language)) {
            const QString wanted =
                language == kSourceLanguage ? QString() : source.find(entry.id)->fingerprint();
            if (entry.from != wanted)
                stale.append(u"%1 (from: %2)"_s.arg(entry.id, wanted));
        }
        QVERIFY2(stale.isEmpty(), qPrintable(u"check against English: "_s + stale.join(u' ')));
    }

    void everyEntryHasTitleTextAndSearchWords_data() { addLanguageRows(); }
    void everyEntryHasTitleTextAndSearchWords()
    {
        QFETCH(QString, language);
        forEachEntry(language, [](const Rulebook &, const Entry &entry, const QString &name) {
            QVERIFY2(!entry.title.isEmpty(), qPrintable(name));
            QVERIFY2(entry.text.size() > 30, qPrintable(name));
            QVERIFY2(entry.keywords.size() >= 2, qPrintable(name));
        });
    }

    void nothingIsLeftUnfilled_data() { addLanguageRows(); }
    void nothingIsLeftUnfilled()
    {
        QFETCH(QString, language);
        static const QRegularExpression braces(u"[{}]"_s);
        forEachEntry(language, [](const Rulebook &, const Entry &entry, const QString &name) {
            const QString all = entry.title + u'\n' + entry.text;
            QVERIFY2(!all.contains(braces), qPrintable(name + u": "_s + all));
            QVERIFY2(!all.contains(u"()"_s) && !all.contains(u"  "_s), qPrintable(name + u": "_s + all));
        });
    }

    // Markdown takes a table that follows a sentence without an empty line for part of the sentence.
    void everyTableStandsByItself_data() { addLanguageRows(); }
    void everyTableStandsByItself()
    {
        QFETCH(QString, language);
        static const QRegularExpression glued(u"^[^|\\n].*\\n\\|.*$"_s, QRegularExpression::MultilineOption);
        forEachEntry(language, [](const Rulebook &, const Entry &entry, const QString &name) {
            const auto match = glued.match(entry.text);
            QVERIFY2(!match.hasMatch(), qPrintable(name + u": "_s + match.captured()));
        });
    }

    void everyLinkLeadsSomewhere_data() { addLanguageRows(); }
    void everyLinkLeadsSomewhere()
    {
        QFETCH(QString, language);
        static const QRegularExpression link(u"\\]\\(rule:([^)]*)\\)"_s);
        forEachEntry(language, [](const Rulebook &book, const Entry &entry, const QString &name) {
            for (const QRegularExpressionMatch &match : link.globalMatch(entry.text))
                QVERIFY2(book.entry(match.captured(1)), qPrintable(name + u" -> "_s + match.captured(1)));
        });
    }

    // Whatever the deck, the deal or the target is, the referee knows it; a number typed here could disagree.
    void numbersOfTheGameAreNotTyped_data() { addLanguageRows(); }
    void numbersOfTheGameAreNotTyped()
    {
        QFETCH(QString, language);
        static const QRegularExpression braces(u"\\{[^{}]*\\}"_s);
        static const QRegularExpression years(u"\\b20(19|20)\\b"_s);
        const Names &names = textsOf(language)->names;
        const QRegularExpression typed(
            u"\\d{2}|\\d\\s+(%1|%2)"_s.arg(names.value(u"word:points"_s), names.value(u"word:card"_s)),
            QRegularExpression::CaseInsensitiveOption);
        for (const RawEntry &entry : entriesOf(language)) {
            QString prose = entry.title + u'\n' + entry.body;
            prose.replace(braces, u"~"_s).remove(years);
            const auto match = typed.match(prose);
            QVERIFY2(!match.hasMatch(), qPrintable(entry.id + u": "_s + match.captured()));
        }
    }

    void placeholdersAreThoseOfTheEnglishText_data() { addLanguageRows(); }
    void placeholdersAreThoseOfTheEnglishText()
    {
        QFETCH(QString, language);
        static const QRegularExpression facts(
            u"\\{((points|copies|draws|sum|worth|players|table|default|rule)(:[^{}]*)|deck|dealt|target|lowest|highest)[^{}]*\\}"_s);
        const auto factsOf = [](const RawEntry &entry) {
            QSet<QString> found;
            for (const QRegularExpressionMatch &match : facts.globalMatch(entry.title + entry.body))
                found.insert(match.captured());
            return found;
        };
        for (const RawEntry &entry : entriesOf(language)) {
            const auto wanted = factsOf(*textsOf(kSourceLanguage)->find(entry.id));
            const QStringList missing = (wanted - factsOf(entry)).values();
            QVERIFY2(missing.isEmpty(), qPrintable(entry.id + u" lacks "_s + missing.join(u' ')));
        }
    }

    void everyNameIsThere_data() { addLanguageRows(); }
    void everyNameIsThere()
    {
        QFETCH(QString, language);
        const Names &names = textsOf(language)->names;
        for (const QString &key : textsOf(kSourceLanguage)->names.keys()) {
            if (!key.endsWith(u":also"_s) && !key.endsWith(u":many"_s))
                QVERIFY2(!names.value(key).isEmpty(), qPrintable(key));
        }
        for (int kind = 0; kind <= int(rules::Kind::WildDrawColor); ++kind)
            QVERIFY(!names.card(rules::Kind(kind)).isEmpty());
        for (int color = 0; color <= int(rules::Color::Purple); ++color)
            QVERIFY(!names.color(rules::Color(color)).isEmpty());
        for (const rules::Ruling ruling : rules::allRulings()) {
            for (const rules::Choice choice : rules::choicesOf(ruling))
                QVERIFY2(!names.choice(ruling, choice).isEmpty(), rules::nameOf(ruling, choice).data());
        }
        for (const rules::Edition &edition : rules::editions())
            QVERIFY(!names.edition(edition).isEmpty());
        QVERIFY(!names.side(rules::Side::Light).isEmpty() && !names.side(rules::Side::Dark).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestRulebookTexts)
#include "tst_rulebooktexts.moc"
