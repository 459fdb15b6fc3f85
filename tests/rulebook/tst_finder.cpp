// Search as you type: by everyday words, by a card's name in any language, without accents, best hits first.
#include "rulebook/filling.h"
#include "rulebook/finder.h"
#include "rulebook/texts.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;
using namespace rulebook;

namespace {

const Finder &finderFor(QStringView code, const char *edition = "flip2020")
{
    static std::map<QString, Finder> opened;
    const QString language = code.toString();
    const QString name = language + u' ' + QString::fromLatin1(edition);
    const auto known = opened.find(name);
    if (known != opened.end())
        return known->second;
    auto finder = Finder::open(*rules::editionNamed(edition), language);
    Q_ASSERT(finder);
    return opened.emplace(name, *std::move(finder)).first->second;
}

QStringList idsOf(const QList<Hit> &hits)
{
    QStringList ids;
    for (const Hit &hit : hits)
        ids.append(hit.id);
    return ids;
}

QString marked(const QString &text, const QList<Mark> &marks)
{
    QStringList words;
    for (const Mark &mark : marks)
        words.append(text.mid(mark.start, mark.length));
    return words.join(u'|');
}

} // namespace

class TestFinder : public QObject {
    Q_OBJECT

private slots:
    void wordsAreFolded()
    {
        const QList<Word> words = wordsOf(u"¿Última carta? +2 auf +2, l’œuf, Straße a+b"_s);
        QStringList folded;
        for (const Word &word : words)
            folded.append(word.folded);
        QCOMPARE(folded.join(u' '), u"ultima carta +2 auf +2 l oeuf strasse a b"_s);
        QCOMPARE(words.first().start, 1);
        QCOMPARE(words.first().length, 6);
        QCOMPARE(foldedPhrase(u"  Wild   DRAW-Two "_s), u"wild draw two"_s);
        QCOMPARE(withoutUmlauts(u"Zählen"), u"zaehlen"_s);
        QCOMPARE(withoutUmlauts(u"Karte"), QString());
    }

    void theBestHitComesFirst_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("id");
        const auto row = [](const char *language, const char *query, const char *id) {
            QTest::addRow("%s: %s", language, query)
                << QString::fromUtf8(language) << QString::fromUtf8(query) << QString::fromUtf8(id);
        };
        row("en", "stacking", "faq.stacking");
        row("en", "STACK", "faq.stacking");
        row("en", "two players", "faq.two-players");
        row("en", "wild draw colour", "card.wild-draw-color");
        row("en", "+4", "faq.draw-four");
        row("de", "+4", "faq.draw-four");
        row("fr", "+4", "faq.draw-four");
        row("es", "+4", "faq.draw-four");
        row("es_ES", "más cuatro", "faq.draw-four");
        row("pt", "+4", "faq.draw-four");
        row("en", "wild draw two", "card.wild-draw-two");
        row("en", "wild draw 2", "card.wild-draw-two");
        row("en", "+5", "card.draw-five");
        row("en", "skip everyone", "card.skip-everyone");
        row("en", "reshuffle", "pile.reshuffle");
        row("en", "who may challenge", "faq.who-challenges");
        row("en", "too late to catch", "faq.catch-late");
        row("en", "points", "page.points");
        row("en", "draw", "turn.draw");
        row("en", "ends in a draw", "ruling.tie");
        row("fr", "cumuler", "faq.stacking");
        row("fr", "+2 sur +2", "faq.stacking");
        row("fr", "plus deux sur plus deux", "faq.stacking");
        row("fr", "à deux", "faq.two-players");
        row("fr", "joker", "card.wild");
        row("fr", "carte blanche +2", "card.wild-draw-two");
        row("fr", "piger une couleur", "card.wild-draw-color");
        row("fr", "plus cinq", "card.draw-five");
        row("fr", "tout le monde passe", "card.skip-everyone");
        row("fr", "pioche epuisee", "pile.reshuffle");
        row("fr", "rebrasser", "pile.reshuffle");
        row("fr", "qui peut lancer un défi", "faq.who-challenges");
        row("fr", "trop tard pour prendre", "faq.catch-late");
        row("fr", "contre-uno", "uno.caught");
        row("fr", "pointage", "page.points");
        row("fr", "piger", "turn.draw");
        row("en", "+2 auf +2", "faq.stacking");
        row("en", "Farbenwahl", "card.wild");
        row("en", "piger", "turn.draw");
        row("de", "piger", "turn.draw");
        row("en", "epuisee", "pile.reshuffle");
        row("de", "+2 auf +2", "faq.stacking");
        row("de", "stacking", "faq.stacking");
        row("de", "plus zwei drauflegen", "faq.stacking");
        row("de", "plus zwei", "card.wild-draw-two");
        row("de", "zu zweit", "faq.two-players");
        row("de", "ZIEH 2", "card.wild-draw-two");
        row("de", "alle aussetzen", "card.skip-everyone");
        row("de", "hand zaehlen", "score.hand");
        row("de", "hand zahlen", "score.hand");
        row("de", "letzte karte +2", "out.last-draw");
        row("es", "+2 sobre +2", "faq.stacking");
        row("es", "acumular", "faq.stacking");
        row("es", "más dos sobre más dos", "faq.stacking");
        row("es", "encimar", "faq.stacking");
        row("es", "encimar mas dos", "faq.stacking");
        row("es", "encimar más dos", "faq.stacking");
        row("es", "dos jugadores", "faq.two-players");
        row("es", "comodin", "card.wild");
        row("es", "comodín toma 2", "card.wild-draw-two");
        row("es", "+5", "card.draw-five");
        row("es", "reversa", "card.reverse");
        row("es", "salta a todos", "card.skip-everyone");
        row("es", "robar", "turn.draw");
        row("es", "comerse cartas", "turn.draw");
        for (const char *eaten : {"agarrar cartas del mazo", "comer"})
            row("es", eaten, "turn.draw");
        row("es", "come dos", "card.wild-draw-two");
        row("es", "blofear", "faq.bluff");
        row("es", "pillar", "uno.caught");
        row("es", "cachar", "uno.caught");
        row("es", "se acabó el mazo", "pile.reshuffle");
        row("es", "última carta +2", "out.last-draw");
        row("es", "puntaje", "page.points");
        row("es_ES", "+2 sobre +2", "faq.stacking");
        row("es_ES", "comodín", "card.wild");
        row("es_ES", "roba dos", "card.wild-draw-two");
        row("es_ES", "chúpate dos", "card.wild-draw-two");
        row("es_ES", "busca el color", "card.wild-draw-color");
        row("es_ES", "pierde el turno", "card.skip");
        row("es_ES", "tarde para pillar", "faq.catch-late");
        row("es_ES", "tirarse un farol", "faq.bluff");
        row("es_ES", "robar", "turn.draw");
        row("es_ES", "tomar", "turn.draw");
        row("pt", "acumular", "faq.stacking");
        row("pt", "mais dois em cima de mais dois", "faq.stacking");
        row("pt", "+2 em cima de +2", "faq.stacking");
        row("pt", "jogar a dois", "faq.two-players");
        row("pt", "flip", "card.flip");
        row("pt", "coringa", "card.wild");
        row("pt", "bisca 2", "card.wild-draw-two");
        row("pt", "mais cinco", "card.draw-five");
        row("pt", "pular", "card.skip");
        row("pt", "pular todos", "card.skip-everyone");
        row("pt", "comprar carta", "turn.draw");
        row("pt", "embaralhar", "pile.reshuffle");
        row("pt", "baralho acabou", "pile.reshuffle");
        row("pt", "monte acabou", "pile.reshuffle");
        row("pt", "acabou o monte", "pile.reshuffle");
        row("pt", "quem pode desafiar", "faq.who-challenges");
        row("pt", "tarde para apanhar", "faq.catch-late");
        row("pt", "pontuacao", "page.points");
        row("pt", "frente e verso", "page.overview");
        // Whole sentences: what most pages say does not decide.
        row("fr", "cumuler les +2", "faq.stacking");
        row("fr", "combien de cartes au debut", "setup.deal");
        row("fr", "plus de cartes dans la pioche", "pile.reshuffle");
        row("en", "what happens when the deck runs out", "pile.reshuffle");
        row("en", "do I have to play the card I drew", "faq.must-play");
        row("de", "darf man +2 auf +2 legen", "faq.stacking");
        row("de", "wie viele karten bekommt jeder am anfang", "setup.deal");
        row("es", "que pasa si se acaban las cartas", "pile.reshuffle");
        // Words of any question do not decide, nor does the beginning of a longer word.
        for (const char *won : {"how do I win", "how to win", "how do you win"})
            row("en", won, "win.collect");
        row("en", "how do I play", "page.overview");
        row("en", "how do I deal", "setup.deal");
        row("en", "can I end on a wild", "faq.last-action");
        row("en", "what does flip do", "card.flip");
        row("en", "is stacking allowed", "faq.stacking");
        row("de", "wie gewinnt man", "win.collect");
        row("de", "wie gewinne ich", "win.collect");
        row("de", "wie gibt man Karten", "setup.deal");
        row("de", "kann ich mit Joker aufhören", "faq.last-action");
        row("de", "was macht die Flip-Karte", "card.flip");
        row("es", "cómo gano", "win.collect");
        row("es", "cómo se juega", "page.overview");
        row("es", "puedo terminar con un comodín", "faq.last-action");
        row("fr", "comment on gagne", "win.collect");
        row("fr", "est-ce que je peux finir avec un joker", "faq.last-action");
        row("fr", "puis-je cumuler", "faq.stacking");
        row("pt", "como se ganha", "win.collect");
        row("pt", "posso acabar com um joker", "faq.last-action");
        // As people say it.
        row("pt", "passar a vez", "card.skip");
        for (const char *action : {"Sonderkarte", "Sonderkarten"})
            row("de", action, "page.words");
        row("de", "mogeln", "faq.bluff");
        row("de", "Umdrehkarte", "card.flip");
        for (const char *caught :
             {"me han pillado", "me pillaron", "pillado", "me cacharon", "me acusaron"}) {
            row("es", caught, "uno.caught");
            row("es_ES", caught, "uno.caught");
        }
        row("fr", "plus de pioche", "pile.reshuffle");
        for (const auto &[language, black] :
             {std::pair("en", "black card"), std::pair("de", "schwarze Karte"),
              std::pair("es", "carta negra"), std::pair("fr", "carte noire"), std::pair("pt", "carta preta")})
            row(language, black, "card.wild");
        row("en", "coringa", "card.wild");
        // A colour by another name than the sheet's.
        for (const auto &[language, color] :
             {std::pair("de", "türkis"), std::pair("de", "tuerkis"), std::pair("de", "pink"),
              std::pair("en", "violet"), std::pair("es", "fucsia"), std::pair("fr", "mauve"),
              std::pair("pt", "lilás")})
            row(language, color, "page.box");
    }
    void theBestHitComesFirst()
    {
        QFETCH(QString, language);
        QFETCH(QString, query);
        QFETCH(QString, id);
        const QStringList ids = idsOf(finderFor(language).find(query));
        QVERIFY2(!ids.isEmpty(), "nothing found");
        QVERIFY2(ids.first() == id, qPrintable(ids.mid(0, 6).join(u' ')));
    }

    void whatIsPlayedComesBeforeWhatOnlySharesAWord() // "draw" is a card far more often than a tie
    {
        const QStringList ids = idsOf(finderFor(u"en"_s).find(u"draw"_s));
        for (const QString &card :
             {u"card.draw-one"_s, u"card.draw-five"_s, u"card.wild-draw-two"_s, u"card.wild-draw-color"_s})
            QVERIFY2(ids.indexOf(card) >= 0 && ids.indexOf(card) < 8, qPrintable(ids.join(u' ')));
        for (const QString &tie : {u"ruling.tie"_s, u"faq.tie"_s})
            QVERIFY2(!ids.mid(0, 8).contains(tie), qPrintable(ids.join(u' ')));
    }

    void aCardIsFoundByItsNameInAnyLanguage()
    {
        for (const QString &language : languages()) {
            const Finder &finder = finderFor(language);
            for (const QString &other : languages()) {
                for (int kind = int(rules::Kind::DrawOne); kind <= int(rules::Kind::WildDrawColor); ++kind) {
                    const QString name = Names::of(other).card(rules::Kind(kind));
                    const QStringList ids = idsOf(finder.find(name)).mid(0, 3);
                    const QString id = u"card."_s + keyOf(rules::Kind(kind));
                    QVERIFY2(ids.contains(id),
                             qPrintable(language + u": "_s + name + u": "_s + ids.join(u' ')));
                }
            }
        }
    }

    void everyTitleFindsItsEntry()
    {
        for (const QString &language : languages()) {
            const Finder &finder = finderFor(language);
            const auto book = Rulebook::open(*rules::editionNamed("flip2020"), language);
            for (const QString &id : book->ids()) {
                const QString title = book->entry(id)->title;
                const QStringList ids = idsOf(finder.find(title)).mid(0, 3);
                QVERIFY2(ids.contains(id), qPrintable(language + u": "_s + title + u": "_s + ids.join(u' ')));
            }
        }
    }

    void everyBeginningOfAWordFinds()
    {
        const Finder &finder = finderFor(u"en"_s);
        const QString word = u"stacking"_s;
        for (qsizetype length = 4; length <= word.size(); ++length)
            QVERIFY(idsOf(finder.find(word.first(length))).mid(0, 5).contains(u"faq.stacking"_s));
    }

    void theWordsFoundAreMarked()
    {
        const QList<Hit> hits = finderFor(u"en"_s).find(u"REshuf disc"_s);
        QVERIFY(!hits.isEmpty());
        bool isMarked = false;
        for (const Hit &hit : hits) {
            const QString words =
                marked(hit.title, hit.titleMarks) + u'/' + marked(hit.excerpt, hit.excerptMarks);
            isMarked = isMarked || words.contains(u"discard"_s);
            for (const QString &word : QString(words).replace(u'/', u'|').split(u'|', Qt::SkipEmptyParts))
                QVERIFY2(foldedPhrase(word).startsWith(u"reshuf"_s)
                             || foldedPhrase(word).startsWith(u"disc"_s),
                         qPrintable(words));
        }
        QVERIFY(isMarked);
    }

    void wordsThatMostPagesHaveAreNotMarked()
    {
        const QList<Hit> hits = finderFor(u"en"_s).find(u"reshuffle the pile of a player"_s);
        QVERIFY(!hits.isEmpty());
        for (const Hit &hit : hits) {
            const QString words = marked(hit.title, hit.titleMarks) + marked(hit.excerpt, hit.excerptMarks);
            for (const QString &word : words.split(u'|', Qt::SkipEmptyParts))
                QVERIFY2(!QStringList({u"the"_s, u"of"_s, u"a"_s}).contains(word.toLower()),
                         qPrintable(words));
        }
        // Alone, it is what was asked for.
        QVERIFY(!finderFor(u"en"_s).find(u"the"_s).first().excerptMarks.isEmpty());
    }

    void anExcerptBeginsWithItsSentence()
    {
        for (const Hit &hit : finderFor(u"de"_s).find(u"darf man +2 auf +2 legen"_s)) {
            if (hit.id == u"faq.stacking"_s) {
                QVERIFY2(hit.excerpt.startsWith(u"Nein"_s), qPrintable(hit.excerpt));
                return;
            }
        }
        QFAIL("faq.stacking is not found");
    }

    void anExcerptOfAPageThatBeginsWithTheWordBeginsWithIt()
    {
        int found = 0;
        for (const Hit &hit : finderFor(u"en"_s).find(u"everyone"_s, 100)) {
            const auto book = Rulebook::open(*rules::editionNamed("flip2020"), u"en"_s);
            if (!plainText(book->entry(hit.id)->text).startsWith(u"Everyone "_s))
                continue;
            ++found;
            QVERIFY2(hit.excerpt.startsWith(u"Everyone "_s), qPrintable(hit.excerpt));
        }
        QVERIFY(found > 0);
    }

    void noDotsFollowTheEndOfASentence()
    {
        for (const char *word : {"side", "card", "flip"}) {
            for (const Hit &hit : finderFor(u"en"_s).find(QString::fromLatin1(word), 100))
                QVERIFY2(!hit.excerpt.contains(u".…"_s), qPrintable(hit.excerpt));
        }
    }

    void aHitByAKeywordAloneSaysWhichOne()
    {
        const QList<Hit> hits = finderFor(u"en"_s).find(u"nutshell"_s);
        QCOMPARE(hits.size(), 1);
        QCOMPARE(hits.first().id, u"page.overview"_s);
        QCOMPARE(hits.first().via, u"nutshell"_s);
        QVERIFY(!hits.first().excerpt.isEmpty());
        const QList<Hit> german = finderFor(u"de"_s).find(u"startkarte"_s); // spelled as a German noun is
        QVERIFY(std::ranges::any_of(german, [](const Hit &hit) { return hit.via == u"Startkarte"_s; }));
    }

    void aWordOfAnotherLanguageIsShownToWhoTypedItOnly()
    {
        const auto via = [](const char *query) {
            for (const Hit &hit : finderFor(u"de"_s).find(QString::fromUtf8(query), 100)) {
                if (hit.id == "turn.draw"_L1)
                    return hit.via;
            }
            return u"not found"_s;
        };
        QCOMPARE(via("piger"), u"piger"_s);
        QCOMPARE(via("pige"), QString());
        for (const char *language : {"de", "fr", "es", "pt"}) { // "plus two", "+2 on +2"
            for (const char *query : {"plus", "+2", "stack"}) {
                for (const Hit &hit :
                     finderFor(QString::fromLatin1(language)).find(QString::fromUtf8(query), 100))
                    QVERIFY2(!hit.via.endsWith(" two"_L1) && !hit.via.contains(" on "_L1),
                             qPrintable(hit.via));
            }
        }
    }

    void someOfTheWordsAreBetterThanNothing()
    {
        const Finder &finder = finderFor(u"en"_s);
        QVERIFY(idsOf(finder.find(u"stacking zzzz"_s)).mid(0, 3).contains(u"faq.stacking"_s));
        QVERIFY(finder.find(u"zzzz"_s).isEmpty());
    }

    void nothingAskedFindsNothing()
    {
        const Finder &finder = finderFor(u"en"_s);
        QVERIFY(finder.find(QString()).isEmpty());
        QVERIFY(finder.find(u" ?! "_s).isEmpty());
    }

    void noMoreThanAskedFor() { QCOMPARE(finderFor(u"en"_s).find(u"card"_s, 7).size(), 7); }

    void numbersFoundAreTheEditions()
    {
        const QList<Hit> hits = finderFor(u"en"_s, "mini56").find(u"small deck 250"_s);
        QVERIFY(!hits.isEmpty());
        QCOMPARE(hits.first().id, u"page.overview"_s);
    }

    void markedTextIsEscaped()
    {
        QCOMPARE(markedHtml(u"a <b> c & d"_s, {{3, 1}, {10, 1}}), u"a &lt;<b>b</b>&gt; c &amp; <b>d</b>"_s);
        QCOMPARE(markedHtml(u"plain"_s, {}), u"plain"_s);
    }

    void anUnknownLanguageIsAnError()
    {
        const auto finder = Finder::open(*rules::editionNamed("mini56"), u"xx"_s);
        QVERIFY(!finder);
        QCOMPARE(finder.error().code, Error::Code::NoSuchLanguage);
    }
};

QTEST_GUILESS_MAIN(TestFinder)
#include "tst_finder.moc"
