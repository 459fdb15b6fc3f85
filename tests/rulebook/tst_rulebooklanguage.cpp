// Each text is in its own language: no English left over, none shared by accident, quotes as that language
// sets them.
#include "rulebook/filling.h"
#include "rulebook/rulebook.h"
#include "rulebook/texts.h"
#include "rulebook/wording.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace rulebook;

namespace {

struct Language {
    QString code;
    QStringList smallWords; // a text of some length has at least one of them
    QString quotes; // the quotation marks and apostrophes it uses
};

const QList<Language> kLanguages{
    {u"en"_s, u"the and you is to of in no"_s.split(u' '), u"“”’"_s},
    {u"de"_s, u"der die das und nicht du ist es eine nur wenn oder"_s.split(u' '), u"„“’"_s},
    {u"es"_s, u"el la los las y con del una hay no que en"_s.split(u' '), u"“”«»"_s},
    {u"fr"_s, u"le la les et une est du pas il tu que on ne qu"_s.split(u' '), u"«»’"_s},
    {u"pt"_s, u"o os uma um nao com da do e que em"_s.split(u' '), u"“”«»’"_s},
};
// In none of the other languages is one of these a word.
const QStringList kEnglishWords{u"the"_s,  u"and"_s, u"you"_s, u"your"_s,
                                u"with"_s, u"of"_s,  u"is"_s,  u"not"_s};

// Words of one region that nobody in the other would use in these texts.
const QHash<QString, QString> kWordsFromElsewhere{
    {u"es"_s, u"robar roba robas robo robado robada monton descarte pillar pillan pille especial naranja"_s},
    {u"es_ES"_s, u"tomar toma tomas tomo tomado tomada voltear voltea voltean repartidor castigo atrapar"_s},
    {u"pt"_s, u"comprar compra compre pular pula coringa curinga rodada embaralhar blefe blefar voce"_s},
};

QString baseOf(const QString &language) { return language.section(u'_', 0, 0); }

Language languageOf(const QString &code)
{
    const auto found = std::ranges::find(kLanguages, baseOf(code), &Language::code);
    return found == kLanguages.end() ? Language() : *found;
}

QString contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList smallWordsIn(const QString &text, const QStringList &wanted)
{
    QStringList found;
    for (const Word &word : wordsOf(text)) {
        if (wanted.contains(word.folded))
            found.append(word.folded);
    }
    return found;
}

void addLanguageRows()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : languages())
        QTest::newRow(qPrintable(language)) << language;
}

QList<Entry> allEntries(const QString &language)
{
    QList<Entry> entries;
    for (const rules::Edition &edition : rules::editions()) {
        const auto book = Rulebook::open(edition, language);
        for (const QString &id : book->ids())
            entries.append(*book->entry(id));
    }
    return entries;
}

} // namespace

class TestRulebookLanguage : public QObject {
    Q_OBJECT

private slots:
    void theLanguageIsDescribedHere_data() { addLanguageRows(); }
    void theLanguageIsDescribedHere()
    {
        QFETCH(QString, language);
        QVERIFY2(!languageOf(language).code.isEmpty(),
                 "a new language needs its row at the top of this test");
    }

    void textsAreInTheirLanguage_data() { addLanguageRows(); }
    void textsAreInTheirLanguage()
    {
        QFETCH(QString, language);
        for (const Entry &entry : allEntries(language)) {
            const QString text = plainText(entry.text);
            QVERIFY2(!smallWordsIn(text, languageOf(language).smallWords).isEmpty(),
                     qPrintable(entry.id + u": "_s + text));
        }
    }

    void noEnglishIsLeftOver_data() { addLanguageRows(); }
    void noEnglishIsLeftOver()
    {
        QFETCH(QString, language);
        if (baseOf(language) == u"en"_s) {
            QVERIFY(!smallWordsIn(allEntries(language).constFirst().text, kEnglishWords).isEmpty());
            return;
        }
        for (const Entry &entry : allEntries(language)) {
            const QStringList found = smallWordsIn(entry.title + u' ' + plainText(entry.text), kEnglishWords);
            QVERIFY2(found.isEmpty(), qPrintable(entry.id + u": "_s + found.join(u' ')));
        }
    }

    void aRegionKeepsToItsOwnWords_data() { addLanguageRows(); }
    void aRegionKeepsToItsOwnWords()
    {
        QFETCH(QString, language);
        const QStringList foreign = kWordsFromElsewhere.value(language).split(u' ', Qt::SkipEmptyParts);
        for (const Entry &entry : allEntries(language)) {
            const QStringList found = smallWordsIn(entry.title + u' ' + plainText(entry.text), foreign);
            QVERIFY2(found.isEmpty(), qPrintable(entry.id + u": "_s + found.join(u' ')));
        }
    }

    // What is the same in both belongs to the language, or the next change would miss one of them.
    void aRegionHoldsOnlyWhatDiffers_data() { addLanguageRows(); }
    void aRegionHoldsOnlyWhatDiffers()
    {
        QFETCH(QString, language);
        const QDir folder(u":/rulebook/"_s + language);
        const QDir base(u":/rulebook/"_s + baseOf(language));
        QVERIFY(folder.exists(u"names.txt"_s));
        if (folder == base)
            return;
        const auto mine = parseNames(contentOf(folder.filePath(u"names.txt"_s)));
        QVERIFY(mine);
        const QString spoken = baseOf(language);
        const Names &theirs = Names::of(spoken);
        for (auto name = mine->cbegin(); name != mine->cend(); ++name)
            QVERIFY2(theirs.value(name.key()) != name.value(), qPrintable(name.key()));
        for (const QString &file : folder.entryList({u"*.md"_s})) {
            const auto chapter = parseChapter(file, contentOf(folder.filePath(file)));
            QVERIFY(chapter);
            for (const RawEntry &entry : chapter->entries) {
                const RawEntry *other = textsOf(baseOf(language))->find(entry.id);
                QVERIFY2(other && (other->title != entry.title || other->body != entry.body),
                         qPrintable(entry.id));
            }
        }
    }

    void noTextIsSharedBetweenLanguages_data() { addLanguageRows(); }
    void noTextIsSharedBetweenLanguages()
    {
        QFETCH(QString, language);
        const QList<Entry> mine = allEntries(language);
        for (const QString &other : languages()) {
            if (baseOf(other) == baseOf(language))
                continue;
            const QList<Entry> theirs = allEntries(other);
            QCOMPARE(mine.size(), theirs.size());
            for (qsizetype i = 0; i < mine.size(); ++i)
                QVERIFY2(mine[i].text != theirs[i].text, qPrintable(other + u' ' + mine[i].id));
        }
    }

    void quotesAreThoseOfTheLanguage_data() { addLanguageRows(); }
    void quotesAreThoseOfTheLanguage()
    {
        QFETCH(QString, language);
        static const QString marks = u"\"'`´“”„‟‘’‚‛«»‹›"_s;
        const QString allowed = languageOf(language).quotes;
        for (const Entry &entry : allEntries(language)) {
            const QString text = entry.title + u'\n' + entry.text;
            for (const QChar c : text) {
                if (marks.contains(c))
                    QVERIFY2(allowed.contains(c), qPrintable(entry.id + u": "_s + c + u" in "_s + text));
            }
            QVERIFY2(!text.contains(u"..."_s) && !text.contains(u" - "_s), qPrintable(entry.id));
        }
    }

    void quotesComeInPairs_data() { addLanguageRows(); }
    void quotesComeInPairs()
    {
        QFETCH(QString, language);
        for (const Entry &entry : allEntries(language)) {
            const QString text = entry.title + u'\n' + entry.text;
            if (baseOf(language) == u"de"_s)
                QVERIFY2(text.count(u'„') == text.count(u'“'), qPrintable(entry.id));
            else
                QVERIFY2(text.count(u'“') == text.count(u'”'), qPrintable(entry.id));
            QVERIFY2(text.count(u'«') == text.count(u'»'), qPrintable(entry.id));
        }
    }
};

QTEST_GUILESS_MAIN(TestRulebookLanguage)
#include "tst_rulebooklanguage.moc"
