// Cards as they are typed: every name a language has for one leads back to it.
#include "words/calls.h"
#include "words/cards.h"

#include "notation/cards.h"

#include <QTest>

using namespace rules;

class CallWords : public QObject {
    Q_OBJECT
private slots:
    // What is said of a refused card is asked first: it must not be another call.
    void whatIsSaidOfARefusalIsNoOtherCall()
    {
        for (const words::LanguageName &name : words::languages()) {
            const words::Language language(name.code);
            for (const char *words :
                 {"let it stand, it stands, allow it, it counts", "take it back, take back, back, undo"}) {
                const QStringList typed = language.text("calls", words).split(QStringLiteral(", "));
                QVERIFY(words::isLetStand(language, typed.constFirst())
                        || words::isTakenBack(language, typed.constFirst()));
                for (const QString &word : typed) {
                    const auto deed = words::readDeed(language, word);
                    QVERIFY2(!deed || std::holds_alternative<Undo>(*deed),
                             qPrintable(name.code + u' ' + word));
                }
            }
        }
    }

    void cards_data();
    void cards();
    void whatEachLanguageCallsACardIsThatCard_data() { everyLanguage(); }
    void whatEachLanguageCallsACardIsThatCard();
    void colors_data() { everyLanguage(); }
    void colors();
    void noCards_data();
    void noCards();

private:
    static void everyLanguage();
};

void CallWords::everyLanguage()
{
    QTest::addColumn<QString>("code");
    for (const words::LanguageName &language : words::languages())
        QTest::newRow(language.code.data()) << QString(language.code);
}

void CallWords::cards_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("card");
    const auto row = [](const char *code, const char *typed, const char *card) {
        QTest::addRow("%s in %s", typed, code)
            << QString::fromUtf8(code) << QString::fromUtf8(typed) << QString::fromUtf8(card);
    };
    row("en", "yellow 2", "Y2");
    row("en", "2 YELLOW", "Y2");
    row("en", "yellow2", "Y2");
    row("en", "yellow two", "Y2");
    row("en", "red skip", "RS");
    row("en", "pink plus five", "P+5");
    row("en", "red +1", "R+1");
    row("en", "red + 1", "R+1");
    row("en", "wild", "W");
    row("en", "wild +2 green", "W+2=G");
    row("en", "teal wild draw color", "W+C=T");
    row("de", "gelb 2", "Y2");
    row("de", "Gelbe 2", "Y2");
    row("de", "grün aussetzen", "GS");
    row("de", "gruen aussetzen", "GS");
    row("de", "GRUN +1", "G+1");
    row("de", "zieh 5 lila", "V+5");
    row("de", "blaugrün fünf", "T5");
    row("de", "Farbenwahl rot", "W=R");
    row("de", "joker rot", "W=R");
    row("es", "amarillo 2", "Y2");
    row("es", "2 amarilla", "Y2");
    row("es", "verde 3", "G3");
    row("es", "verde azulado 3", "T3");
    row("es", "comodin toma 2 azul", "W+2=B");
    row("es-ES", "roba cinco naranja", "O+5");
    row("es-ES", "azul turquesa 1", "T1");
    row("fr", "jaune 2", "Y2");
    row("fr", "2 verte", "G2");
    row("fr", "carte blanche bleu", "W=B");
    row("fr", "inversion violette", "VR");
    row("en", "turquoise 3", "T3");
    row("en", "violet 3", "V3");
    row("de", "türkis 3", "T3");
    row("de", "violett 3", "V3");
    row("es", "3 naranja", "O3");
    row("es", "turquesa 3", "T3");
    row("es-ES", "turquesa 3", "T3");
    row("es-ES", "3 anaranjada", "O3");
    row("fr", "mauve 3", "V3");
    row("pt", "turquesa 3", "T3");
    row("pt", "3 lilás", "V3");
    row("pt", "amarelo 2", "Y2");
    row("pt", "passa a vez vermelha", "RS");
    row("pt", "coringa verde", "W=G");
}

void CallWords::cards()
{
    QFETCH(const QString, code);
    QFETCH(const QString, typed);
    const auto card = words::readCard(words::Language(code), typed);
    QVERIFY(card);
    QTEST(QString::fromStdString(notation::write(*card)), "card");
}

void CallWords::whatEachLanguageCallsACardIsThatCard()
{
    QFETCH(const QString, code);
    const words::Language language(code);
    for (int i = 0; i < Face::kCount; ++i) {
        const Face face = Face::fromCode(i);
        const QString name = words::cardName(language, face);
        const auto card = words::readCard(language, name);
        QVERIFY2(card, qPrintable(name));
        QVERIFY2(card->face == face && !card->color, qPrintable(name));
    }
}

void CallWords::colors()
{
    QFETCH(const QString, code);
    const words::Language language(code);
    for (int i = 0; i < 2 * kColorsPerSide; ++i) {
        const QString name = words::colorName(language, Color(i));
        QVERIFY2(words::readColor(language, name.toUpper()) == Color(i), qPrintable(name));
        const QString shortest = words::shortestFor(language, Color(i));
        const auto card = words::readBegunCard(language, shortest + QLatin1Char('7'), sideOf(Color(i)));
        const QChar letter = QLatin1Char(notation::letterOf(Color(i)));
        QVERIFY2(shortest == letter.toLower() || (card && card->face == Face::number(Color(i), 7)),
                 qPrintable(shortest));
    }
}

void CallWords::noCards_data()
{
    QTest::addColumn<QString>("typed");
    for (const char *typed : {"", "?!", "yellow", "2", "yellow 12", "gelb 2", "skip", "blue draw five",
                              "pink skip", "yellow 2 please"})
        QTest::newRow(typed) << QString::fromUtf8(typed);
}

void CallWords::noCards()
{
    QFETCH(const QString, typed);
    QVERIFY(!words::readCard(words::Language(), typed));
}

QTEST_APPLESS_MAIN(CallWords)
#include "tst_callwords.moc"
