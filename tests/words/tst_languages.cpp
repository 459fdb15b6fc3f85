// Which languages there are, how they count, and how one builds on another.
#include "told.h"

#include "words/cards.h"
#include "words/events.h"
#include "words/phases.h"

#include <QRegularExpression>
#include <QTest>

using namespace rules;

class Languages : public QObject {
    Q_OBJECT
private slots:
    void wishes_data();
    void wishes();
    void theSystemsWishesAreTriedInTurn();
    void plurals_data();
    void plurals();
    void sentences_data();
    void sentences();
    void houseRules_data();
    void houseRules();
    void aTypedCardIsShownAsItIsNamed();
    void lists_data();
    void lists();
    void spainTakesTheRestFromSpanish();
    void numbersAreWrittenAsTheLanguageDoes();
    void aTextWithoutTranslationIsEnglish();
};

void Languages::wishes_data()
{
    QTest::addColumn<QString>("wish");
    QTest::addColumn<QString>("code");
    QTest::newRow("a language") << "de"
                                << "de";
    QTest::newRow("a region of ours") << "es-ES"
                                      << "es-ES";
    QTest::newRow("a region as the system writes it") << "es_ES.UTF-8"
                                                      << "es-ES";
    QTest::newRow("another region") << "es_MX"
                                    << "es";
    QTest::newRow("a region of a language with one") << "pt-BR"
                                                     << "pt";
    QTest::newRow("a script") << "de-Latn-AT"
                              << "de";
    QTest::newRow("capitals") << "FR"
                              << "fr";
    QTest::newRow("a modifier") << "de_DE@euro"
                                << "de";
    QTest::newRow("a language we do not speak") << "fi"
                                                << "";
    QTest::newRow("nothing") << ""
                             << "";
}

void Languages::wishes()
{
    QFETCH(const QString, wish);
    QTEST(words::languageFor(wish), "code");
}

void Languages::theSystemsWishesAreTriedInTurn()
{
    QCOMPARE(words::languageFor(QLocale(QStringLiteral("fr_CA"))), QStringLiteral("fr"));
    QCOMPARE(words::languageFor(QLocale(QStringLiteral("fi_FI"))), QStringLiteral("en"));
    QCOMPARE(words::nativeName(QStringLiteral("es-ES")), QStringLiteral("Español (España)"));
    QCOMPARE(words::nativeName(QStringLiteral("fi")), QString());
}

void Languages::plurals_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("cards");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *code, int cards, const char *said) {
        QTest::addRow("%d in %s", cards, code) << QString::fromUtf8(code) << cards << QString::fromUtf8(said);
    };
    row("en", 0, "Ana draws 0 cards");
    row("en", 1, "Ana draws 1 card");
    row("en", 2, "Ana draws 2 cards");
    row("en", 5, "Ana draws 5 cards");
    row("de", 1, "Ana zieht 1 Karte");
    row("de", 2, "Ana zieht 2 Karten");
    row("de", 5, "Ana zieht 5 Karten");
    row("es", 1, "Ana toma 1 carta");
    row("es", 2, "Ana toma 2 cartas");
    row("es", 5, "Ana toma 5 cartas");
    row("es-ES", 1, "Ana roba 1 carta");
    row("es-ES", 2, "Ana roba 2 cartas");
    row("es-ES", 5, "Ana roba 5 cartas");
    row("fr", 0, "Ana pioche 0 carte");
    row("fr", 1, "Ana pioche 1 carte");
    row("fr", 2, "Ana pioche 2 cartes");
    row("fr", 5, "Ana pioche 5 cartes");
    row("pt", 0, "Ana bisca 0 cartas");
    row("pt", 1, "Ana bisca 1 carta");
    row("pt", 2, "Ana bisca 2 cartas");
    row("pt", 5, "Ana bisca 5 cartas");
}

void Languages::plurals()
{
    QFETCH(const QString, code);
    QFETCH(const int, cards);
    QTEST(words::describe(words::Language(code), Took{Player(0), cards}, QStringList{"Ana"}), "said");
}

void Languages::sentences_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *code, const QString &lines, const char *said) {
        QTest::addRow("%s: %s", code, qPrintable(lines.section(u'\n', -1)))
            << QString::fromUtf8(code) << lines << QString::fromUtf8(said);
    };
    const QString wild = told::kDealt + "Ana: play B3\nBen: play W+2=G\n";
    const QString refused = told::kDealt + "Ana: play R4";
    row("de", refused, "Ana kann eine rote 4 nicht legen: Gefragt ist Blau oder eine 7.");
    row("es", refused, "Ana no puede jugar un 4 rojo: se pide azul o un 7.");
    row("fr", refused, "Ana ne peut pas jouer un 4 rouge\u00a0: on demande bleu ou un 7.");
    row("pt", refused, "Ana não pode jogar um 4 vermelho: pede\u2011se azul ou um 7.");
    const QString innocent = wild + "Cho: challenge innocent";
    row("de", innocent,
        "Unschuldig: Ben hat keine blaue Karte. Cho zieht 4 Karten und setzt aus. Dee ist dran.");
    row("es", innocent,
        "Inocente: Ben no tiene ninguna carta azul. Cho toma 4 cartas y pierde el turno. Sigue Dee.");
    row("es-ES", innocent,
        "Inocente: Ben no tiene ninguna carta azul. Cho roba 4 cartas y pierde el turno. Le toca a Dee.");
    row("fr", innocent,
        "Non coupable\u00a0: Ben n’a aucune carte bleue. Cho pioche 4 cartes et passe son tour. À Dee de "
        "jouer.");
    row("pt", innocent,
        "Inocente: Ben não tem nenhuma carta azul. Cho bisca 4 cartas e perde a vez. Joga Dee.");
    const QString last = told::kDealt + "count Ana 1\nAna: play BF";
    row("de", last,
        "Ana legt eine blaue Flip-Karte und ist fertig. Dreht eure Karten um: Es zählt die dunkle Seite. "
        "Noch zu zählen: Ben, Cho und Dee.");
    row("es", last,
        "Ana se queda sin cartas con una carta Flip azul. Volteen sus cartas: cuenta el lado oscuro. "
        "Por contar: Ben, Cho y Dee.");
    row("fr", last,
        "Ana finit avec une carte Flip bleue. Retournez vos cartes : on compte le côté sombre. "
        "Reste à compter\u00a0: Ben, Cho et Dee.");
    row("pt", last,
        "Ana fica sem cartas com uma carta Vira o Baralho azul. Virem as cartas: conta o Lado Escuro. "
        "Falta contar: Ben, Cho e Dee.");
    const QString draw = told::kDealt + "count Ana 1\nAna: play B+1"; // that it “counts” sounded like points
    row("de", draw,
        "Ana legt eine blaue „Zieh 1“-Karte und ist fertig. Auch die letzte Karte wirkt noch. Ben zieht 1 "
        "Karte. Noch zu zählen: Ben, Cho und Dee.");
    row("fr", draw,
        "Ana finit avec une carte +1 bleue. La dernière carte fait encore piocher. Ben pioche 1 carte. "
        "Reste à compter\u00a0: Ben, Cho et Dee.");
    row("es", draw,
        "Ana se queda sin cartas con una carta Toma 1 azul. La última carta todavía tiene efecto. Ben toma 1 "
        "carta. Por contar: Ben, Cho y Dee.");
    row("pt", draw,
        "Ana fica sem cartas com uma carta Bisca 1 azul. A última carta ainda tem efeito. Ben bisca 1 carta. "
        "Falta contar: Ben, Cho e Dee.");
}

void Languages::houseRules_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *code, const QString &lines, const char *said) {
        QTest::addRow("%s: %s", code, qPrintable(lines.section(u'\n', -1)))
            << QString::fromUtf8(code) << lines << QString::fromUtf8(said);
    };
    const QString taken = told::kDealt + "Ana: play B+1\nBen: play R+1\nCho: play R4";
    row("de", taken,
        "Cho kann eine rote 4 nicht legen: 2 Karten warten. Nimm sie, oder leg die gleiche Ziehkarte.");
    row("es", taken,
        "Cho no puede jugar un 4 rojo: esperan 2 cartas. Tómalas, o pon la misma carta que hace tomar.");
    row("es-ES", taken,
        "Cho no puede jugar un 4 rojo: esperan 2 cartas. Róbalas, o pon la misma carta que hace robar.");
    row("fr", taken,
        "Cho ne peut pas jouer un 4 rouge\u00a0: 2 cartes attendent. Pioche-les, ou pose la même carte qui "
        "fait piocher.");
    row("pt", taken,
        "Cho não pode jogar um 4 vermelho: esperam 2 cartas. Bisca-as, ou joga a mesma carta que faz "
        "biscar.");
    const QString one = told::kDealt + "Ana: play B+1\nBen: play R4";
    row("de", one,
        "Ben kann eine rote 4 nicht legen: 1 Karte wartet. Nimm sie, oder leg die gleiche Ziehkarte.");
    const QString fine = told::kDealt + "fine Ben 1";
    row("de", fine, "Strafe: Ben zieht 1 Karte. Ana ist dran.");
    row("es", fine, "Multa: Ben toma 1 carta. Le toca a Ana.");
    row("fr", fine, "Amende\u00a0: Ben pioche 1 carte. À Ana de jouer.");
    row("pt", fine, "Multa: Ben bisca 1 carta. É a vez de Ana.");
}

void Languages::houseRules()
{
    QFETCH(const QString, code);
    QFETCH(const QString, lines);
    QTEST(told::step(lines, told::kFour + "\nrule stack same").in(words::Language(code)), "said");
}

void Languages::sentences()
{
    QFETCH(const QString, code);
    QFETCH(const QString, lines);
    QTEST(told::step(lines).in(words::Language(code)), "said");
}

void Languages::aTypedCardIsShownAsItIsNamed()
{
    for (const words::LanguageName &each : words::languages()) {
        const words::Language language{QString(each.code)};
        const auto name = [&](Color color) {
            return words::cardName(language, Face::number(color, 2)).toLower();
        };
        QCOMPARE(language.text("app::KeyHelp", "yellow 2"), name(Color::Yellow));
        const QString light = language.text("TypedCall", "Type a call: yellow 2 or y2");
        QVERIFY2(light.contains(name(Color::Yellow)), qPrintable(light));
        const QString dark = language.text("TypedCall", "Type a call: pink 2 or p2");
        QVERIFY2(dark.contains(name(Color::Pink)), qPrintable(dark));
    }
}

void Languages::lists_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *code, const char *said) {
        QTest::addRow("%s: %s", code, said) << QString::fromUtf8(code) << QString::fromUtf8(said);
    };
    row("en", "Ana, Ben, and Inés");
    row("de", "Ana, Ben und Inés");
    row("fr", "Ana, Ben et Inés");
    row("pt", "Ana, Ben e Inês");
    row("es", "Ana");
    row("es", "Ana y Ben");
    row("es", "Nacho e Íñigo");
    row("es-ES", "Nacho e Íñigo");
    row("es", "Inés, Ana e Irene");
    row("es", "Inés y Ana");
    row("es", "Ana e Hilario");
    row("es", "Ana e inés");
    row("es", "Ana e I");
    row("es", "Ana e Yvonne");
    row("es", "Ana y Yolanda");
    row("es", "Ana y Y");
    row("es", "Ana y Hierro");
    row("es", "Ana y Iago");
    row("es", "Ana y Hugo");
}

void Languages::lists()
{
    QFETCH(const QString, code);
    QFETCH(const QString, said);
    static const QRegularExpression between(QStringLiteral(",? (?:and|und|et|e|y) |, "));
    QCOMPARE(words::Language(code).list(said.split(between)), said);
}

void Languages::spainTakesTheRestFromSpanish()
{
    const QString lines = told::kDealt + "Ana: play W\ncolor red";
    QCOMPARE(words::translationFiles(QStringLiteral("es-ES")),
             QStringList({":/i18n/flipside_es_ES.qm", ":/i18n/flipside_es.qm", ":/i18n/flipside_en.qm"}));
    QCOMPARE(told::step(lines).in(words::Language(QStringLiteral("es-ES"))),
             QStringLiteral("Ana elige rojo. Le toca a Ben."));
}

void Languages::numbersAreWrittenAsTheLanguageDoes()
{
    QCOMPARE(words::Language(QStringLiteral("en")).number(12345), QStringLiteral("12,345"));
    QCOMPARE(words::Language(QStringLiteral("de")).number(12345), QStringLiteral("12.345"));
    QCOMPARE(words::Language(QStringLiteral("fr")).number(12345), QStringLiteral("12\u202f345"));
    QCOMPARE(words::Language(QStringLiteral("de")).number(-3), QStringLiteral("-3"));
}

void Languages::aTextWithoutTranslationIsEnglish()
{
    const words::Language german(QStringLiteral("de"));
    QCOMPARE(german.text("verdicts", "nobody has translated this"),
             QStringLiteral("nobody has translated this"));
    QCOMPARE(german.text("verdicts", "%n of these", 3), QStringLiteral("3 of these"));
}

QTEST_APPLESS_MAIN(Languages)
#include "tst_languages.moc"
