// What is typed at the table: short forms, notation, words of the language, and what means nothing.
#include "places.h"

#include "app/shell/language.h"

#include <QTest>

using namespace Qt::StringLiterals;
using app::LiveMatch;

namespace {

const QString kHeader = u"flipside 1\nedition flip2020\nplayers Ana, Ben, Cho, Dee\n"_s;
const QString kRound = kHeader + u"round\nstart B7\n"_s;
const QString kLongName = u"flipside 1\nedition flip2020\nplayers Ana, Ana María\nround\nstart B7\nplay B1"_s;
const QString kColorName = u"flipside 1\nedition flip2020\nplayers Red, Blue\nround\nstart B7"_s;
const QString kRosa =
    u"flipside 1\nedition flip2020\nplayers Ana, Ben, Rosa\nround\nstart B7\nplay BF\ntop P3\n"
    "play W+C=T\naccept"_s;
const QString kDark = kRound + u"play BF\ntop P3\n"_s;

} // namespace

class tst_TypedCall : public QObject {
    Q_OBJECT

private:
    static void use(const QString &code) { app::Context::current().language().use(code); }

    std::unique_ptr<Places> m_places;

private slots:
    void init() { m_places = std::make_unique<Places>(); }
    void cleanup() { m_places.reset(); }

    void typedCalls_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("line");
        const auto row = [](const char *what, const QString &before, const QString &typed,
                            const QString &line, const QString &language = u"en"_s) {
            QTest::newRow(what) << language << before << typed << line;
        };
        row("a card", kRound, u"b3"_s, u"Ana: play B3"_s);
        row("a wild with its colour", kRound, u" w=r "_s, u"Ana: play W=R"_s);
        row("draw", kRound, u"d"_s, u"Ana: draw"_s);
        row("pass", kRound + u"draw"_s, u"P"_s, u"Ana: pass"_s);
        row("uno", kRound + u"count Ana 2"_s, u"u"_s, u"Ana: uno"_s);
        row("the start card", kHeader + u"round"_s, u"y4"_s, u"start Y4"_s);
        row("the new top", kRound + u"play BF"_s, u"p3"_s, u"top P3"_s);
        row("a colour", kRound + u"play W"_s, u"g"_s, u"Ana: color G"_s);
        row("accept", kRound + u"play W+2=G"_s, u"a"_s, u"Ben: accept"_s);
        row("a number", kDark + u"play W+C=T\naccept"_s, u"4"_s, u"Cho: took 4"_s);
        row("notation", kRound, u"set turn Cho"_s, u"set turn Cho"_s);
        row("undo", kRound, u"undo"_s, u"undo"_s);

        row("a card in words", kRound, u"Blue 3"_s, u"Ana: play B3"_s);
        row("a card in words, in German", kRound, u"blau 3"_s, u"Ana: play B3"_s, u"de"_s);
        row("English words in German", kRound, u"blue 3"_s, u"Ana: play B3"_s, u"de"_s);
        row("a wild in words", kRound, u"Comodín rojo"_s, u"Ana: play W=R"_s, u"es"_s);
        row("the start card in words", kHeader + u"round"_s, u"jaune 4"_s, u"start Y4"_s, u"fr"_s);
        row("the new top in words", kRound + u"play BF"_s, u"3 rosa"_s, u"top P3"_s, u"pt"_s);
        row("a colour in words", kRound + u"play W"_s, u"Gruen"_s, u"Ana: color G"_s, u"de"_s);
        row("draw in words", kRound, u"Ziehen"_s, u"Ana: draw"_s, u"de"_s);
        row("draw one, which is a card's name too", kRound, u"draw one"_s, u"Ana: draw"_s);
        row("draw by a letter in German", kRound, u"z"_s, u"Ana: draw"_s, u"de"_s);
        for (const QString &drawn :
             {u"come"_s, u"comer"_s, u"como"_s, u"come una"_s, u"agarro"_s, u"agarrar"_s}) {
            row(qPrintable(u"draw in Spanish: "_s + drawn), kRound, drawn, u"Ana: draw"_s, u"es"_s);
            row(qPrintable(u"draw in Spain: "_s + drawn), kRound, drawn, u"Ana: draw"_s, u"es-ES"_s);
        }
        row("pass in words", kRound + u"draw"_s, u"je passe"_s, u"Ana: pass"_s, u"fr"_s);
        row("accept in words", kRound + u"play W+2=G"_s, u"acepto"_s, u"Ben: accept"_s, u"es"_s);
        row("a name in front", kRound, u"ana: b3"_s, u"Ana: play B3"_s);
        row("a name in front of words", kRound, u"Ana: 3 bleu"_s, u"Ana: play B3"_s, u"fr"_s);
        row("a name without its colon", kRound, u"ana  3 bleu"_s, u"Ana: play B3"_s, u"fr"_s);
        row("a name of two words without its colon", kLongName, u"ana maria b3"_s, u"Ana María: play B3"_s);
        row("a name that is a colour, and no card", kColorName, u"red b3"_s, u"Red: play B3"_s);
        row("a card, where somebody has the name of a colour", kColorName, u"blue 3"_s, u"Red: play B3"_s);
        row("a colour's first letter, where the side has no such letter", kRound, u"v7"_s, u"Ana: play G7"_s,
            u"es"_s);
        row("a colour and a plus", kRound, u"azul +1"_s, u"Ana: play B+1"_s, u"es"_s);
        row("a colour and a plus on the dark side", kDark, u"rosa+5"_s, u"Ben: play P+5"_s, u"es"_s);
        row("the beginning of a colour and a plus", kDark, u"pi +5"_s, u"Ben: play P+5"_s);
        row("the beginning of a colour", kRound, u"am 7"_s, u"Ana: play Y7"_s, u"es"_s);
        row("the beginning of a colour and a sign", kRound, u"azr"_s, u"Ana: play BR"_s, u"es"_s);
        row("a letter that no notation has", kRound, u"j7"_s, u"Ana: play Y7"_s, u"fr"_s);
        row("a name like a colour, before its colon", kRosa, u"Rosa: 4"_s, u"Rosa: took 4"_s, u"es"_s);
        row("the beginning of a colour on the dark side", kDark, u"pu3"_s, u"Ben: play V3"_s);
        row("a letter of the notation before a beginning", kDark, u"p6"_s, u"Ben: play P6"_s);
        row("the beginning of a colour that is chosen", kRound + u"play W"_s, u"v"_s, u"Ana: color G"_s,
            u"fr"_s);
        row("a card and UNO", kRound + u"count Ana 2"_s, u"blau 3 uno!"_s, u"Ana: uno"_s, u"de"_s);
        row("UNO and a card", kRound + u"count Ana 2"_s, u"uno azul 5"_s, u"Ana: uno"_s, u"es"_s);
        row("UNO! and a card", kRound + u"count Ana 2"_s, u"Uno! b3"_s, u"Ana: uno"_s);
        row("a one is no UNO", kRound, u"uno azul"_s, u"Ana: play B1"_s, u"es"_s);
        row("caught", kRound + u"count Ana 2\nplay B3"_s, u"pris !"_s, u"catch Ana"_s, u"fr"_s);
        row("caught by somebody", kRound + u"count Ana 2\nplay B3"_s, u"Cho: apanhei"_s, u"Cho: catch Ana"_s,
            u"pt"_s);
        row("caught by somebody, without a colon", kRound + u"count Ana 2\nplay B3"_s, u"Cho erwischt"_s,
            u"Cho: catch Ana"_s, u"de"_s);
        row("the help's letters in German", kRound, u"ge7"_s, u"Ana: play Y7"_s, u"de"_s);
        row("the help's letters in Portuguese", kRound, u"verd7"_s, u"Ana: play G7"_s, u"pt"_s);
        row("the help's letters on the dark side", kDark, u"ve3"_s, u"Ben: play T3"_s, u"es"_s);
        const QString house = kHeader + u"rule stack same\nrule jump-in yes\nrule seven swap\n"_s
            + u"rule draw until\nround\nstart B7\n"_s;
        const QString waits = house + u"play B+1\nplay R+1"_s; // for Cho
        row("a jump", house, u"cho: b7"_s, u"Cho: play B7"_s);
        row("a jump in words, without a colon", house, u"Dee blau 7"_s, u"Dee: play B7"_s, u"de"_s);
        row("a penalty taken by its number", waits, u"take 2"_s, u"Cho: accept"_s);
        row("a penalty taken in German", waits, u"ich nehme 2"_s, u"Cho: accept"_s, u"de"_s);
        row("a penalty taken in Spanish", waits, u"como 2"_s, u"Cho: accept"_s, u"es"_s);
        row("a penalty taken in French", waits, u"je pioche"_s, u"Cho: accept"_s, u"fr"_s);
        row("a penalty taken in Portuguese", waits, u"bisco 2"_s, u"Cho: accept"_s, u"pt"_s);
        row("a penalty, only its number", waits, u"2"_s, u"Cho: accept"_s);
        row("a penalty by a letter", waits, u"a"_s, u"Cho: accept"_s);
        row("a draw card on a penalty", waits, u"y+1"_s, u"Cho: play Y+1"_s);
        row("drawing many", house, u"zieh 3"_s, u"Ana: draw 3"_s, u"de"_s);
        row("a swap", house + u"play R7"_s, u"swap ben"_s, u"Ana: swap Ben"_s);
        row("a swap in German", house + u"play R7"_s, u"tausche mit Dee"_s, u"Ana: swap Dee"_s, u"de"_s);
        row("a swap, only the name", house + u"play R7"_s, u"cho"_s, u"Ana: swap Cho"_s, u"pt"_s);
        row("a fine", kRound, u"fine ana 2"_s, u"fine Ana 2"_s);
        row("a fine in French", kRound, u"amende pour Ben 3"_s, u"fine Ben 3"_s, u"fr"_s);
        row("undo in words", kRound, u"anular"_s, u"undo"_s, u"pt"_s);
        row("undo between rounds", kRound + u"void"_s, u"rückgängig"_s, u"undo"_s, u"de"_s);
    }

    void typedCalls()
    {
        QFETCH(QString, language);
        QFETCH(QString, before);
        QFETCH(QString, typed);
        QVERIFY(tables::play(*m_places->match, before));
        use(language);
        QVERIFY2(m_places->match->type(typed), qPrintable(m_places->match->answerText()));
        QTEST(m_places->journal().last(), "line");
    }

    void whatCannotBeReadIsSaidWithAnExampleAndChangesNothing_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("example");

        QTest::newRow("no card") << u"en"_s << kRound << u"x9"_s << u"“Yellow 2”"_s;
        QTest::newRow("a misspelt colour") << u"de"_s << kRound << u"gelbb 2"_s << u"„Gelb 2“"_s;
        QTest::newRow("on the dark side") << u"de"_s << kDark << u"gelbb 2"_s << u"„Rosa 2“"_s;
        QTest::newRow("a colour with no card") << u"es"_s << kRound << u"amarillo"_s << u"“2 amarillo”"_s;
        QTest::newRow("no words at all") << u"fr"_s << kRound << u"?!"_s << u"2 jaune"_s;
        QTest::newRow("a letter that undoes nothing") << u"en"_s << kRound << u"z"_s << u"“Yellow 2”"_s;
        QTest::newRow("a call with too much in it") << u"en"_s << kRound << u"draw some"_s << u"“Yellow 2”"_s;
        QTest::newRow("an action without its colour")
            << u"en"_s << kRound << u"skip"_s
            << u"Which color? Type it with the card, such as “Yellow Skip”."_s;
        for (const auto &[language, action, asked] :
             {std::tuple(u"de"_s, u"Aussetzen"_s, u"Welche Farbe?"_s),
              std::tuple(u"de"_s, u"flip"_s, u"Farbe?"_s),
              std::tuple(u"es"_s, u"reversa"_s, u"¿De qué color?"_s),
              std::tuple(u"fr"_s, u"inversion"_s, u"Quelle couleur"_s),
              std::tuple(u"pt"_s, u"inverte"_s, u"De que cor?"_s)})
            QTest::newRow(qPrintable(language + u' ' + action)) << language << kRound << action << asked;
        QTest::newRow("no colour") << u"pt"_s << QString(kRound + u"play W"_s) << u"cor"_s << u"Amarelo"_s;
        QTest::newRow("no number of cards")
            << u"en"_s << QString(kDark + u"play W+C=T\naccept"_s) << u"many"_s << u"“3”"_s;
        QTest::newRow("nothing for a penalty")
            << u"de"_s << QString(kHeader + u"rule stack same\nround\nstart B7\nplay B+1"_s) << u"nö"_s
            << u"„nehmen 1“"_s;
        QTest::newRow("nobody to swap with")
            << u"en"_s << QString(kHeader + u"rule seven swap\nround\nstart B7\nplay R7"_s) << u"nobody"_s
            << u"the name of the player"_s;
        QTest::newRow("no answer to a Wild Draw Two")
            << u"de"_s << QString(kRound + u"play W+2=G"_s) << u"nö"_s << u"„annehmen“"_s;
        QTest::newRow("no card that lies on top")
            << u"en"_s << QString(kRound + u"play BF"_s) << u"pinky"_s << u"“Pink 2”"_s;
    }

    void whatCannotBeReadIsSaidWithAnExampleAndChangesNothing()
    {
        QFETCH(QString, language);
        QFETCH(QString, before);
        QFETCH(QString, typed);
        QFETCH(QString, example);
        QVERIFY(tables::play(*m_places->match, before));
        use(language);
        const QStringList journal = m_places->journal();
        QVERIFY(!m_places->match->type(typed));
        QCOMPARE(m_places->match->answer(), app::refereeanswer::Kind::Unreadable);
        const QString text = m_places->match->answerText();
        QVERIFY2(text.contains(example), qPrintable(text));
        QCOMPARE(m_places->journal(), journal);
    }

    void whatTheFieldSuggestsIsUnderstood_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &code : app::Language::codes())
            QTest::newRow(qPrintable(code)) << code;
    }

    void whatTheFieldSuggestsIsUnderstood()
    {
        QFETCH(QString, language);
        use(language);
        const auto shortest = [](const char *hint) { // its last word
            return QCoreApplication::translate("TypedCall", hint).section(u' ', -1);
        };
        QVERIFY(tables::play(*m_places->match, kRound + u"play B2"_s));
        QVERIFY(m_places->match->type(shortest("Type a call: yellow 2 or y2")));
        QCOMPARE(m_places->journal().last(), u"Ben: play Y2"_s);
        QVERIFY(tables::play(*m_places->match, kDark));
        QVERIFY(m_places->match->type(shortest("Type a call: pink 2 or p2")));
        QVERIFY(m_places->journal().last().endsWith(u": play P2"_s));
    }

    void aChallengeBeginsAsByItsButton_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("challenge");
        QTest::addColumn<QString>("none");
        QTest::newRow("en") << u"en"_s << u"Challenge"_s << u"none"_s;
        QTest::newRow("en, with the color") << u"en"_s << u"Challenge"_s << u"no blue"_s;
        QTest::newRow("de, with the color") << u"de"_s << u"Bluff"_s << u"kein Blau"_s;
        QTest::newRow("es, with the color") << u"es"_s << u"desafío"_s << u"ninguna azul"_s;
        QTest::newRow("fr, with the color") << u"fr"_s << u"défi"_s << u"pas de bleu"_s;
        QTest::newRow("pt, with the color") << u"pt"_s << u"desafio"_s << u"sem azul"_s;
        QTest::newRow("de") << u"de"_s << u"anzweifeln"_s << u"keine"_s;
        QTest::newRow("es") << u"es"_s << u"desafío"_s << u"ninguna"_s;
        QTest::newRow("fr") << u"fr"_s << u"défier"_s << u"Non, rien en bleu"_s;
        QTest::newRow("pt") << u"pt"_s << u"desafio"_s << u"nenhuma"_s;
    }

    void aChallengeBeginsAsByItsButton()
    {
        QFETCH(QString, language);
        QFETCH(QString, challenge);
        QFETCH(QString, none);
        use(language);
        QVERIFY(tables::play(*m_places->match, kRound));
        QVERIFY(!m_places->match->type(challenge)); // there is nothing to challenge
        QCOMPARE(m_places->match->answer(), app::refereeanswer::Kind::Illegal);
        QVERIFY(m_places->match->type(u"w+2=g"_s));
        QVERIFY(m_places->match->type(challenge));
        QVERIFY(m_places->match->challengedHand()->isOpen());
        QVERIFY(m_places->match->type(none));
        QCOMPARE(m_places->journal().last(), u"Ben: challenge innocent"_s);
    }

    void whatTheButtonsOfARefusalSayCanBeTyped()
    {
        QVERIFY(tables::play(*m_places->match, kRound));
        QVERIFY(!m_places->match->type(u"g4"_s));
        QVERIFY(m_places->match->type(u"Take it back"_s));
        QCOMPARE(m_places->match->answer(), app::refereeanswer::Kind::None);
        QCOMPARE(m_places->journal().last(), u"start B7"_s);
        use(u"de"_s);
        QVERIFY(!m_places->match->type(u"g4"_s));
        QVERIFY(m_places->match->type(u"gelten lassen"_s));
        QCOMPARE(m_places->journal().last(), u"Ana: force play G4"_s);
        QVERIFY(!m_places->match->type(u"gelten lassen"_s)); // nothing was refused
    }

    void aCardTooManyIsRefusedWithItsTap()
    {
        QVERIFY(tables::play(*m_places->match, kRound + u"play W+2=G"_s));
        QVERIFY(m_places->match->challengedHand()->begin());
        use(u"es"_s);
        QVERIFY(m_places->match->type(u"r7"_s));
        QVERIFY(m_places->match->type(u"am 3"_s));
        QVERIFY(m_places->match->type(u"v5"_s));
        QCOMPARE(m_places->match->challengedHand()->faces().last(), Places::face("G5"));
        QVERIFY(m_places->match->type(u"r7"_s));
        QVERIFY(!m_places->match->type(u"r7"_s));
        QCOMPARE(m_places->match->answer(), app::refereeanswer::Kind::Impossible);
        QCOMPARE(m_places->match->challengedHand()->faces().size(), 4);
    }

    void whereNobodyCanBeCaughtThatIsSaid()
    {
        QVERIFY(tables::play(*m_places->match, kRound));
        for (const QString &said : {u"Caught!"_s, u"Cho: caught"_s}) {
            QVERIFY(!m_places->match->type(said));
            QCOMPARE(m_places->match->answer(), app::refereeanswer::Kind::Illegal);
            QCOMPARE(m_places->match->answerText(), u"Nobody can be caught now."_s);
        }
    }

    void aCardThatNoDeckHasIsTheRefereesToRefuse()
    {
        QVERIFY(tables::play(*m_places->match, kDark));
        const QStringList journal = m_places->journal();
        QVERIFY(!m_places->match->type(u"pink 0"_s));
        QCOMPARE(m_places->match->answer(), app::refereeanswer::Kind::Impossible);
        const QString text = m_places->match->answerText();
        QVERIFY2(text.startsWith(u"This deck has no such card as a pink 0."_s), qPrintable(text));
        QCOMPARE(m_places->journal(), journal);
    }

    void aLineOfNotationSaysWhatIsWrongWithItWithoutAColumn()
    {
        QVERIFY(tables::play(*m_places->match, kRound));
        QVERIFY(!m_places->match->type(u"set side dusky"_s));
        QCOMPARE(m_places->match->answerText(),
                 u"A side belongs here: “light” or “dark”. It says “dusky”."_s);
    }
};

QTEST_GUILESS_MAIN(tst_TypedCall)
#include "tst_typedcall.moc"
