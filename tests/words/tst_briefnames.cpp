// Names of people where there is little room for them.
#include "words/people.h"

#include <QTest>

using namespace Qt::StringLiterals;

class tst_BriefNames : public QObject {
    Q_OBJECT

private slots:
    void longNamesAreMadeShorter_data()
    {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QStringList>("brief");
        const auto row = [](const char *what, const QStringList &names, const QStringList &brief) {
            QTest::newRow(what) << names << brief;
        };
        row("short ones stay", {u"Ana"_s, u"Opa Hans"_s}, {u"Ana"_s, u"Opa Hans"_s});
        row("up to a hyphen", {u"Maximilian-Alexander"_s, u"Ben"_s}, {u"Maximilian"_s, u"Ben"_s});
        row("a usual hyphen stays", {u"Jean-Baptiste"_s}, {u"Jean-Baptiste"_s});
        row("up to a space", {u"María Guadalupe del Carmen"_s, u"Ben"_s}, {u"María"_s, u"Ben"_s});
        row("two who would be called alike", {u"María del Rosario"_s, u"María Guadalupe"_s, u"Ben"_s},
            {u"María del Rosario"_s, u"María Guadalupe"_s, u"Ben"_s});
        row("one who would be called like another", {u"María del Rosario"_s, u"María"_s},
            {u"María del Rosario"_s, u"María"_s});
        row("nothing to break at", {u"Featherstonehaugh"_s}, {u"Featherstonehaugh"_s});
        row("a title is no name", {u"Dr. Featherstonehaugh"_s}, {u"Dr. Featherstonehaugh"_s});
        row("a letter is no name", {u"J Featherstonehaugh"_s}, {u"J Featherstonehaugh"_s});
    }
    void longNamesAreMadeShorter()
    {
        QFETCH(QStringList, names);
        QFETCH(QStringList, brief);
        QCOMPARE(words::briefNames(names), brief);
    }
};

QTEST_GUILESS_MAIN(tst_BriefNames)
#include "tst_briefnames.moc"
