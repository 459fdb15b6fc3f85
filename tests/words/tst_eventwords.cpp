// Events, phases and errors of the notation in a few words.
#include "told.h"

#include "words/errors.h"
#include "words/events.h"
#include "words/phases.h"

#include <QSet>
#include <QTest>

using namespace rules;
using notation::Expected;

class EventWords : public QObject {
    Q_OBJECT
private slots:
    void events_data();
    void events();
    void eventsOfHouseRules();
    void anEventMayBeNobodys();
    void phases_data();
    void phases();
    void errors_data();
    void errors();
    void everyErrorInEveryLanguage();
};

void EventWords::events_data()
{
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("described");
    const auto row = [](const QString &lines, const char *described) {
        QTest::newRow(described) << lines << QString::fromUtf8(described);
    };
    const QString wild = told::kDealt + "Ana: play W+2=G\n";
    const QString color = told::kDealt + "Ana: play BF\ntop T4\nBen: play W+C=P\n";
    const QString out = told::kDealt + "Ana: out light\n";
    const QString scored = out + "Ben: holds B1\nCho: holds 1\nDee: holds 35\n";
    row("round", "Dee deals");
    row("round dealer Ana", "Ana deals");
    row("round\nstart B7", "First card: Blue 7");
    row(told::kDealt + "Ana: play B3", "Ana: Blue 3");
    row(told::kDealt + "Ana: play W=R", "Ana: Wild, red");
    row(told::kDealt + "Cho: force play R4", "Cho: Red 4, let stand");
    row(told::kDealt + "draw", "Ana draws");
    row(told::kDealt + "draw\npass", "Ana passes");
    row(told::kDealt + "Ana: play W\ncolor red", "Ana names red");
    row(told::kDealt + "Ana: play BF\ntop T4", "Now on top: Teal 4");
    row(wild + "accept", "Ben accepts");
    row(wild + "challenge innocent", "Ben challenges Ana: innocent");
    row(told::kDealt + "count Ana 3\nAna: play W+2=G\nchallenge hand B1 G4", "Ben challenges Ana: guilty");
    row(color + "accept\ntook 3", "Cho draws 3 cards");
    row(color + "challenge innocent\ntook 3", "Cho draws 5 cards");
    row(told::kDealt + "count Ana 2\nuno", "Ana calls UNO");
    row(told::kDealt + "count Ana 2\nAna: play B1\nDee: catch Ana", "Dee catches Ana");
    row(told::kDealt + "count Ana 2\nAna: play B1\ncatch Ana", "Caught: Ana");
    row(out, "Ana goes out");
    row(out + "Ben: holds B1", "Ben holds 1 card");
    row(out + "Ben: holds 1", "Ben holds 1 point");
    row(out + "Ben: holds 35", "Ben holds 35 points");
    row(told::kDealt + "count Ben 5", "Corrected: Ben has 5 cards");
    row(told::kDealt + "set turn Ben", "Turn corrected: Ben");
    row(told::kDealt + "set direction right", "Direction corrected: to the right");
    row(told::kDealt + "set color red", "Color corrected: red");
    row(told::kDealt + "set top R4", "Top card corrected: Red 4");
    row(told::kDealt + "set side dark", "Side corrected: Dark side");
    row(told::kDealt + "Ana: play B3\nreshuffle", "Discard pile reshuffled");
    row(told::kDealt + "void", "Round given up");
    row(scored + "amend 1 Ben out light; Ana holds 5; Cho holds 6; Dee holds 7", "Round 1 corrected");
    row(scored + "amend 1 void", "Round 1 struck out");
    row("join Eve", "Eve sits down");
    row("leave Ana", "Ana leaves the table");
    row("target 300", "New target: 300 points");
    row("scoring tally", "New scoring: Everyone counts their own");
    row("rule tie round", "New ruling: A tie for the lowest total – One more round");
    row("seats Ana, Cho, Ben, Dee", "New seats: Ana, Cho, Ben, Dee");
    row("target 300\nundo", "Taken back");
    row("target 300\nundo\nredo", "Redone");
    row("stop", "Match stopped");
    row(told::kDealt + "fine Ben 2", "Fine for Ben: 2 cards");
}

void EventWords::eventsOfHouseRules()
{
    const auto described = [](const QString &lines) {
        const told::Step step = told::step(
            lines, told::kFour + "\nrule stack same\nrule jump-in yes\nrule draw until\nrule seven swap");
        return words::describe(words::Language(), step.event, *step.after.book, &step.before);
    };
    QCOMPARE(described(told::kDealt + "Cho: play B7"), QStringLiteral("Cho jumps in: Blue 7"));
    QCOMPARE(described(told::kDealt + "draw 3"), QStringLiteral("Ana draws 3 cards"));
    QCOMPARE(described(told::kDealt + "draw 1"), QStringLiteral("Ana draws"));
    QCOMPARE(described(told::kDealt + "play B+1\nplay R+1\naccept"), QStringLiteral("Cho draws 2 cards"));
    QCOMPARE(described(told::kDealt + "play R7\nswap Dee"), QStringLiteral("Ana swaps hands with Dee"));
}

void EventWords::events()
{
    QFETCH(const QString, lines);
    const told::Step step = told::step(lines);
    QTEST(words::describe(words::Language(), step.event, *step.after.book, &step.before), "described");
}

void EventWords::anEventMayBeNobodys()
{
    const QStringList names{"Ana"};
    QCOMPARE(words::describe(words::Language(), Draw{}, names), QStringLiteral("Somebody draws"));
    QCOMPARE(words::describe(words::Language(), Challenge{Player(0), Judgement::Guilty, {}}, names),
             QStringLiteral("Ana challenges"));
}

void EventWords::phases_data()
{
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("waits");
    QTest::addColumn<QString>("german");
    const auto row = [](const QString &lines, const char *waits, const char *german) {
        QTest::newRow(waits) << lines << QString::fromUtf8(waits) << QString::fromUtf8(german);
    };
    const QString color = told::kDealt + "Ana: play BF\ntop T4\nBen: play W+C=P\n";
    row("target 300", "Dee deals", "Dee gibt");
    row("round", "Dee turns up the first card", "Dee deckt die erste Karte auf");
    row(told::kDealt, "Ana plays", "Ana ist dran");
    row(told::kDealt + "draw", "Ana plays the drawn card or passes",
        "Ana legt die gezogene Karte oder passt");
    row(told::kDealt + "count Ana 90\ndraw", "Ana can only pass", "Ana kann nur passen");
    row(told::kDealt + "Ana: play W", "Ana names the color", "Ana wählt die Farbe");
    row(told::kDealt + "Ana: play BF", "Ana says which card is on top now", "Ana nennt die oberste Karte");
    row(color, "Cho accepts or challenges", "Cho nimmt an oder fordert heraus");
    row(color + "accept", "Cho draws until the first pink card comes",
        "Cho zieht, bis eine rosafarbene Karte kommt");
    row(color + "challenge innocent", "Cho draws until the first pink card comes, and 2 more cards",
        "Cho zieht, bis eine rosafarbene Karte kommt, dann noch 2 Karten");
    row(told::kDealt + "Ana: out light\nCho: holds 1", "Still to be counted: Ben and Dee",
        "Noch zu zählen: Ben und Dee");
    row(told::kDealt + "Ana: out light\nCho: holds 1\nBen: holds 1\nDee: holds 1\ntarget 2",
        "Ana wins the match", "Ana gewinnt das Spiel");
    const QString house = "rule stack same\nrule seven swap\n" + told::kDealt;
    row(house + "Ana: play B+1", "Ben lays a draw card or takes 1 card",
        "Ben legt eine Ziehkarte oder nimmt 1 Karte");
    row(house + "Ana: play R7", "Ana says with whom to swap hands", "Ana sagt, mit wem getauscht wird");
    row(house + "Ana: play W+2=R\nBen: play W+2=B", "Cho lays a draw card, challenges or takes 4 cards",
        "Cho legt eine Ziehkarte, fordert heraus oder nimmt 4 Karten");
    row("stop", "The match was stopped and has no winner",
        "Das Spiel wurde abgebrochen und hat keinen Gewinner");
}

void EventWords::phases()
{
    QFETCH(const QString, lines);
    const MatchState state = told::step(lines).after;
    QTEST(words::phaseSentence(words::Language(), state, *state.book), "waits");
    QTEST(words::phaseSentence(words::Language(QStringLiteral("de")), state, *state.book), "german");
}

void EventWords::errors_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("said");
    QTest::newRow("a card") << "en"
                            << "play X7"
                            << "Line 3, column 6: A card belongs here, such as B7, GR or W+2. It says “X7”.";
    QTest::newRow("the end of the line") << "en"
                                         << "start"
                                         << "Line 3, column 6: A card belongs here, such as B7, GR or W+2.";
    QTest::newRow("a card in German")
        << "de"
        << "play X7"
        << "Zeile 3, Spalte 6: Hierher gehört eine Karte, zum Beispiel B7, GR oder W+2. Dort steht „X7“.";
    QTest::newRow("a zero for an O")
        << "en"
        << "play 04"
        << "Line 3, column 6: This is the digit 0; orange is the letter O. It says “04”.";
    QTest::newRow("an unknown name")
        << "fr"
        << "Zoe: draw"
        << "Ligne 3, colonne 1\u00a0: Il faut ici le nom d’un joueur. On y lit «\u00a0Zoe:\u00a0».";
    QTest::newRow("what cannot be seen")
        << "en"
        << "join \uFEFFMo\uFFFE"
        << "Line 3, column 6: This name has characters that cannot be seen. It says “\\ufeffMo\\ufffe”.";
}

void EventWords::errors()
{
    QFETCH(const QString, code);
    QFETCH(const QString, line);
    notation::RecordReader reader;
    QVERIFY(reader.next("flipside 1", {}));
    QVERIFY(reader.next("edition flip2020", {}));
    QVERIFY(reader.next("players Ana, Ben", {}) && reader.closeHeader());
    const std::vector<std::string> names{"Ana", "Ben"};
    const auto result = reader.next(line.toStdString(), names);
    QVERIFY(!result);
    notation::Error error = result.error();
    QCOMPARE(error.line, 4);
    error.line = 3;
    QTEST(words::sentence(words::Language(code), error), "said");
}

void EventWords::everyErrorInEveryLanguage()
{
    for (int i = 0; i <= int(Expected::OtherName); ++i) {
        QSet<QString> said;
        for (const words::LanguageName &name : words::languages()) {
            const words::Language language(name.code);
            const QString text = words::sentence(language, notation::Error{Expected(i), 3, 7, {}});
            QVERIFY2(text.contains(u'7') && text.endsWith(u'.') && !text.contains(u'%'), qPrintable(text));
            if (name.code != QLatin1String("es-ES"))
                said.insert(text);
        }
        QCOMPARE(said.size(), int(words::languages().size()) - 1);
    }
}

QTEST_APPLESS_MAIN(EventWords)
#include "tst_eventwords.moc"
