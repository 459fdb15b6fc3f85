// Searches with a wrong letter in a word: what was meant is found, and nothing else is put right.
#include "rulebook/finder.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace rulebook;

class TestMisspelt : public QObject {
    Q_OBJECT

private slots:
    void nearlyTheSame()
    {
        for (const QString &typed :
             {u"flips"_s, u"fli"_s, u"lip"_s, u"flop"_s, u"filp"_s, u"flpi"_s, u"xflip"_s})
            QVERIFY2(isNearly(u"flip", typed), qPrintable(typed));
        for (const QString &typed : {u"flip"_s, u"pilf"_s, u"fl"_s, u"flipss"_s, u"fopl"_s, u""_s})
            QVERIFY2(!isNearly(u"flip", typed), qPrintable(typed));
    }

    void formsOfOneWordAreKin()
    {
        QVERIFY(isKin(u"desafie", u"desafiar"));
        QVERIFY(isKin(u"played", u"plays"));
        QVERIFY(!isKin(u"wild", u"wins"));
        QVERIFY(!isKin(u"challenge", u"chalk"));
        QVERIFY(u"desafiar"_s.startsWith(stemOf(u"desafie")));
        QCOMPARE(stemOf(u"+2"), QStringView(u"+2"));
    }

    void aMisspeltWordIsPutRight_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("corrected");
        const auto row = [](const char *what, const char *language, const char *query,
                            const char *corrected) {
            QTest::newRow(what) << QString::fromUtf8(language) << QString::fromUtf8(query)
                                << QString::fromUtf8(corrected);
        };
        row("a letter is missing", "en", "chalenge", "challenge");
        row("a letter is wrong", "en", "challange", "challenge");
        row("a letter too many", "en", "revverse", "Reverse");
        row("two letters are swapped", "en", "reshfufle", "reshuffle");
        row("the word is still being typed", "en", "chaleng", "challenge");
        row("one of two words", "en", "who may chalenge", "who may challenge");
        row("with its accents", "es", "comodni", "comodín");
        row("with its umlauts", "de", "aussetzn", "aussetzen");
        row("in French", "fr", "pioher", "piocher");
        row("in Portuguese", "pt", "desafair", "desafiar");
        row("a word of the reader's language before one of another", "pt", "tirqr", "tirar");
        row("in a language of other people, where there is none", "en", "aussetzn", "aussetzen");
        row("only the last word is still being typed", "en", "chaleng a wild", "");
        row("a whole question has other words", "es", "puedo poner un mas dos encima", "");
        row("spelled well", "en", "challenge", "");
        row("well begun", "en", "challen", "");
        row("too short to tell", "en", "darw", "");
        row("nothing like it", "en", "xylophone", "");
        row("nothing", "en", " ", "");
    }
    void aMisspeltWordIsPutRight()
    {
        QFETCH(QString, language);
        QFETCH(QString, query);
        QFETCH(QString, corrected);
        const auto finder = Finder::open(*rules::editionNamed("flip2020"), language);
        QVERIFY(finder);
        QCOMPARE(finder->corrected(query).toLower(), corrected.toLower());
        QVERIFY(corrected.isEmpty() || !finder->find(finder->corrected(query)).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestMisspelt)
#include "tst_misspelt.moc"
