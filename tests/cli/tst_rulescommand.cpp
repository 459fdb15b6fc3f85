// flipside-cli rules as a process: contents, one rule, search, languages, errors.
#include "program.h"

#include <QJsonArray>
#include <QTest>

using program::run;
using Result = program::Ended;

class RulesCommandTest : public QObject {
    Q_OBJECT

private:
    static QJsonArray list(const Result &result) { return QJsonDocument::fromJson(result.out).array(); }

private slots:
    void theContentsListEveryChapter()
    {
        const Result result = run({"rules"});
        QCOMPARE(result.status, 0);
        for (const char *id :
             {"page.overview", "turn.match", "card.flip", "challenge.guilty", "ruling.tie", "faq.stacking"})
            QVERIFY2(result.out.contains(id), id);
    }

    void aRuleIsPrintedInTheLanguageAskedFor()
    {
        QSet<QByteArray> texts;
        for (const char *language : {"en", "es", "es-ES", "fr", "de", "pt"}) {
            const Result result =
                run({"rules", "--lang", QString::fromLatin1(language), "card.wild-draw-two"});
            QCOMPARE(result.status, 0);
            texts << result.out;
        }
        QCOMPARE(texts.size(), 6);
    }

    void theNumbersAreThoseOfTheEdition()
    {
        QVERIFY(run({"rules", "card.wild"}).out.contains("40"));
        QVERIFY(run({"rules", "--edition", "mini56", "card.wild"}).out.contains("50"));
    }

    void jsonIsAListOfObjects()
    {
        const QJsonArray one = list(run({"rules", "--json", "turn.match"}));
        QCOMPARE(one.size(), 1);
        QCOMPARE(one[0]["id"].toString(), "turn.match");
        QVERIFY(!one[0]["title"].toString().isEmpty());
        QVERIFY(one[0]["text"].toString().size() > 40);
        QVERIFY(list(run({"rules", "--json"})).size() > 60);
    }

    void searchFindsByEverydayWords_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("language");
        QTest::newRow("stacking") << "stacking"
                                  << "en";
        QTest::newRow("two on two, in German") << "+2 auf +2"
                                               << "de";
        QTest::newRow("last card without its accent, in Spanish") << "ultima carta"
                                                                  << "es";
        QTest::newRow("Quebec's word for drawing") << "piger"
                                                   << "fr";
        QTest::newRow("Brazil's word for drawing") << "comprar"
                                                   << "pt";
    }
    void searchFindsByEverydayWords()
    {
        QFETCH(QString, words);
        QFETCH(QString, language);
        const Result result = run({"rules", "--json", "--lang", language, "--search", words});
        QCOMPARE(result.status, 0);
        QVERIFY(list(result).at(0)["text"].toString().size() > 20);
    }

    void aMisspeltSearchSaysWhatItLookedForInstead()
    {
        const Result result = run({"rules", "--search", "chalenge"});
        QCOMPARE(result.status, 0);
        QVERIFY2(result.err.contains("chalenge") && result.err.contains("“challenge”"), result.err);
        QVERIFY(!result.out.isEmpty());
    }

    void whatIsNotThereIsSaid_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("an unknown rule") << QStringList{"turn.dance"} << 2 << QByteArray("turn.dance");
        QTest::newRow("an unknown edition")
            << QStringList{"--edition", "flip1999"} << 2 << QByteArray("mini56");
        QTest::newRow("an unknown language") << QStringList{"--lang", "tlh"} << 2 << QByteArray("es-ES");
        QTest::newRow("a search without hit")
            << QStringList{"--search", "xyzzyqq"} << 1 << QByteArray("xyzzyqq");
    }
    void whatIsNotThereIsSaid()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QByteArray, says);
        const Result result = run(QStringList{"rules"} + arguments);
        QCOMPARE(result.status, status);
        QVERIFY2(result.err.contains(says), result.err);
    }
};

QTEST_GUILESS_MAIN(RulesCommandTest)
#include "tst_rulescommand.moc"
