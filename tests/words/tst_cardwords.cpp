// Names of cards, colours, rulings and the like: each language says them its own way, and no two alike.
#include "words/cards.h"
#include "words/terms.h"

#include "notation/cards.h"

#include <QSet>
#include <QTest>

using namespace rules;

class CardWords : public QObject {
    Q_OBJECT
private slots:
    void cards_data();
    void cards();
    void everyFaceHasNamesOfItsOwn_data() { everyLanguage(); }
    void everyFaceHasNamesOfItsOwn();
    void everyTermHasANameOfItsOwn_data() { everyLanguage(); }
    void everyTermHasANameOfItsOwn();
    void smallWords();

private:
    static void everyLanguage();
};

void CardWords::everyLanguage()
{
    QTest::addColumn<QString>("code");
    for (const words::LanguageName &language : words::languages())
        QTest::newRow(language.code.data()) << QString(language.code);
}

void CardWords::cards_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("called");
    QTest::addColumn<QString>("one");
    const auto row = [](const char *code, const char *card, const char *called, const char *one) {
        QTest::addRow("%s in %s", card, code) << QString::fromUtf8(code) << QString::fromUtf8(card)
                                              << QString::fromUtf8(called) << QString::fromUtf8(one);
    };
    row("en", "B7", "Blue 7", "a blue 7");
    row("en", "O4", "Orange 4", "an orange 4");
    row("en", "GS", "Green Skip", "a green Skip");
    row("en", "TE", "Teal Skip Everyone", "a teal Skip Everyone");
    row("en", "W+C", "Wild Draw Color", "a Wild Draw Color");
    row("de", "R4", "Rot 4", "eine rote 4");
    row("de", "V9", "Lila 9", "eine lilafarbene 9");
    row("de", "T+5", "Blaugrün Zieh 5", "eine blaugrüne „Zieh 5“-Karte");
    row("de", "W+2", "„Zieh 2“-Farbenwahl", "eine „Zieh 2“-Farbenwahl-Karte");
    row("es", "R4", "4 rojo", "un 4 rojo");
    row("es", "RR", "Reversa roja", "una carta Reversa roja");
    row("es", "T+5", "Toma 5 verde azulada", "una carta Toma 5 verde azulada");
    row("es", "O1", "1 anaranjado", "un 1 anaranjado");
    row("es-ES", "R4", "4 rojo", "un 4 rojo");
    row("es-ES", "R+1", "“Roba una” roja", "una carta “Roba una” roja");
    row("es-ES", "T1", "1 azul turquesa", "un 1 azul turquesa");
    row("es-ES", "O1", "1 naranja", "un 1 naranja");
    row("es-ES", "W+C", "Comodín Busca el color", "un Comodín Busca el color");
    row("fr", "V4", "4 violet", "un 4 violet");
    row("fr", "VR", "Inversion violette", "une Inversion violette");
    row("fr", "B+1", "+1 bleu", "une carte +1 bleue");
    row("fr", "W+C", "Carte blanche Piger une couleur", "une Carte blanche Piger une couleur");
    row("pt", "T4", "4 turquesa", "um 4 turquesa");
    row("pt", "YS", "Passa a Vez amarela", "uma carta Passa a Vez amarela");
    row("pt", "W", "Joker", "um Joker");
}

void CardWords::cards()
{
    QFETCH(const QString, code);
    QFETCH(const QString, card);
    const words::Language language(code);
    const std::string text = card.toStdString(); // a scanner only looks at it
    notation::Scanner scanner(text);
    const auto face = notation::readCard(scanner);
    QVERIFY(face);
    QTEST(words::cardName(language, *face), "called");
    QTEST(words::oneCard(language, *face), "one");
}

void CardWords::everyFaceHasNamesOfItsOwn()
{
    QFETCH(const QString, code);
    const words::Language language(code);
    QSet<QString> called, one;
    for (int i = 0; i < Face::kCount; ++i) {
        called.insert(words::cardName(language, Face::fromCode(i)));
        one.insert(words::oneCard(language, Face::fromCode(i)));
    }
    QCOMPARE(called.size(), Face::kCount);
    QCOMPARE(one.size(), Face::kCount);
    QSet<QString> colors, colorCards;
    for (int i = 0; i < 2 * kColorsPerSide; ++i) {
        colors.insert(words::colorName(language, Color(i)));
        colorCards.insert(words::colorCard(language, Color(i)));
    }
    QCOMPARE(colors.size(), 2 * kColorsPerSide);
    QCOMPARE(colorCards.size(), 2 * kColorsPerSide);
}

void CardWords::everyTermHasANameOfItsOwn()
{
    QFETCH(const QString, code);
    const words::Language language(code);
    QSet<QString> names;
    int count = 0;
    const auto add = [&](const QString &name) {
        QVERIFY2(!name.isEmpty() && !name.front().isLower(), qPrintable(name));
        names.insert(name);
        ++count;
    };
    for (const Ruling ruling : allRulings()) {
        add(words::rulingName(language, ruling));
        for (const Choice choice : choicesOf(ruling))
            add(words::choiceName(language, ruling, choice));
    }
    for (const Edition &edition : editions())
        add(words::editionName(language, edition));
    for (const ScoringMode mode : {ScoringMode::Collect, ScoringMode::Tally}) {
        add(words::scoringName(language, mode));
        add(words::scoringSentence(language, mode, 250));
        QVERIFY(words::scoringSentence(language, mode, 250).contains(u"250"));
    }
    QCOMPARE(names.size(), count);
}

void CardWords::smallWords()
{
    const words::Language english, german(QStringLiteral("de"));
    const CalledCard wild{Face::wild(Kind::Wild), Color::Red};
    QCOMPARE(words::cardName(english, wild), QStringLiteral("Wild, red"));
    QCOMPARE(words::cardName(german, wild), QStringLiteral("Farbenwahl, Rot"));
    QCOMPARE(words::oneSymbol(english, Face::number(Color::Blue, 8)), QStringLiteral("an 8"));
    QCOMPARE(words::oneSymbol(english, Face::action(Color::Blue, Kind::Reverse)),
             QStringLiteral("a Reverse"));
    QCOMPARE(words::kindName(german, Kind::Number), QStringLiteral("Zahlenkarte"));
    QCOMPARE(words::sideName(german, Side::Dark), QStringLiteral("Dunkle Seite"));
    QCOMPARE(words::directionName(german, Direction::Right), QStringLiteral("nach rechts"));
    QCOMPARE(words::colorWord(german, Color::Teal), QStringLiteral("Blaugrün"));
}

QTEST_APPLESS_MAIN(CardWords)
#include "tst_cardwords.moc"
