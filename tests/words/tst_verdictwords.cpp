// What the referee says of each situation, word for word in English, and in every other language as well.
#include "rows.h"
#include "told.h"

#include "words/cards.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace rules;

class VerdictWords : public QObject {
    Q_OBJECT
private slots:
    void english_data();
    void english();
    void everyReasonIsMet();
    void everyLanguage_data();
    void everyLanguage();
    void todaysNamesStandForThoseOfTheBook();
    void namesMayLookLikeBlanks();
};

void VerdictWords::english_data()
{
    QTest::addColumn<Row>("row");
    for (const Row &row : allRows())
        QTest::newRow(row.name) << row;
}

void VerdictWords::english()
{
    QFETCH(const Row, row);
    QCOMPARE(told::sentence(row.lines, row.header), row.said);
}

void VerdictWords::everyReasonIsMet()
{
    QSet<int> met;
    for (const Row &row : allRows())
        met.insert(int(told::step(row.lines, row.header).verdict.reason));
    for (int reason = 0; reason < kReasonCount; ++reason)
        QVERIFY2(met.contains(reason), qPrintable(QStringLiteral("no row for reason %1").arg(reason)));
}

void VerdictWords::everyLanguage_data()
{
    QTest::addColumn<QString>("code");
    for (const words::LanguageName &language : words::languages().subspan(1))
        QTest::newRow(language.code.data()) << QString(language.code);
}

// Says the same people, cards and colours as English does, in words of its own.
void VerdictWords::everyLanguage()
{
    QFETCH(const QString, code);
    const words::Language english;
    const words::Language language(code);
    for (const Row &row : allRows()) {
        const told::Step step = told::step(row.lines, row.header);
        const QString said = step.in(language);
        const auto fails = [&](const QString &what) {
            return QStringLiteral("%1: %2: %3").arg(QString::fromUtf8(row.name), what, said).toUtf8();
        };
        QVERIFY2(!said.isEmpty() && !said.contains(u'%'),
                 fails(QStringLiteral("a blank is left")).constData());
        QVERIFY2(said != row.said, fails(QStringLiteral("still English")).constData());
        QVERIFY2(!said.contains(u"  ") && said.endsWith(u'.'),
                 fails(QStringLiteral("ill-formed")).constData());
        for (const Person &person : step.after.book->roll) {
            const QString name = QString::fromStdString(person.name);
            const auto count = [&](const QString &text) {
                return text.count(QRegularExpression("\\b" + name + "\\b"));
            };
            QVERIFY2(count(said) == count(row.said), fails(name).constData());
        }
        if (step.verdict.card && row.said.contains(words::oneCard(english, *step.verdict.card)))
            QVERIFY2(said.contains(words::oneCard(language, *step.verdict.card)),
                     fails(QStringLiteral("the card")).constData());
        if (step.verdict.color && row.said.contains(words::colorCard(english, *step.verdict.color)))
            QVERIFY2(said.contains(words::colorCard(language, *step.verdict.color)),
                     fails(QStringLiteral("the colour")).constData());
    }
}

void VerdictWords::todaysNamesStandForThoseOfTheBook()
{
    const told::Step step = told::step(told::kDealt + "Ana: play B3");
    const QStringList names{"Anna-Maria", "Benno", "Cho", "Dee"};
    QCOMPARE(words::sentence(words::Language(), step.verdict, {step.before, step.after, names}),
             QStringLiteral("Anna-Maria plays a blue 3: the color matches. Benno is next."));
}

void VerdictWords::namesMayLookLikeBlanks()
{
    QCOMPARE(
        told::sentence("round dealer %2\nstart B+1", "edition flip2020\nplayers %n, %2, %1"),
        QStringLiteral("The first card is a blue Draw One. %1 draws 1 card and is skipped. %n is next."));
}

QTEST_APPLESS_MAIN(VerdictWords)
#include "tst_verdictwords.moc"
