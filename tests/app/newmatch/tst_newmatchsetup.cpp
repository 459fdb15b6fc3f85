// Setting a match up.
#include "app/home/homemodel.h"
#include "app/newmatch/dealerdraw.h"
#include "app/newmatch/newmatchsetup.h"
#include "app/shell/context.h"

#include "places.h"
#include "rules/sheets.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using app::Choice;
using app::HomeModel;
using app::NewMatchSetup;
using app::SeatsSetup;

class tst_NewMatchSetup : public QObject {
    Q_OBJECT

    std::unique_ptr<Places> m_places;

    static QStringList offered(NewMatchSetup &setup)
    {
        QStringList names;
        for (const Choice &person : setup.seats()->recent()->values()) {
            if (!person.isChosen)
                names.append(person.name);
        }
        return names;
    }

private slots:
    void init() { m_places = std::make_unique<Places>(); }
    void cleanup() { m_places.reset(); }

    void typedNamesSitInOrderAndTheLastDeals()
    {
        NewMatchSetup setup(m_places->context());
        QAbstractItemModelTester tester(setup.seats());
        QVERIFY(!setup.problem().isEmpty());
        Places::seat(setup, {u"Ana"_s, u" Ben "_s});
        QVERIFY(setup.problem().isEmpty());
        QCOMPARE(setup.seats()->dealer(), 1);
        Places::seat(setup, {u"Cho"_s});
        QCOMPARE(setup.seats()->dealer(), 2);
        QVERIFY(!setup.seats()->seatNamed(u"Ana"_s).isEmpty());
        QVERIFY(!setup.seats()->seatNamed(u"A:B"_s).isEmpty());
        QCOMPARE(Places::names(setup), (QStringList{u"Ana"_s, u"Ben"_s, u"Cho"_s}));
        setup.seats()->move(2, 0);
        QCOMPARE(Places::names(setup), (QStringList{u"Cho"_s, u"Ana"_s, u"Ben"_s}));
        QCOMPARE(setup.seats()->dealer(), 0);
        setup.seats()->remove(0);
        QCOMPARE(Places::names(setup), (QStringList{u"Ana"_s, u"Ben"_s}));
        QCOMPARE(setup.seats()->name(setup.seats()->dealer()), u"Ana"_s);
    }

    void nobodyLooksLikeAnother()
    {
        NewMatchSetup setup(m_places->context());
        Places::seat(setup, {u"Ana"_s, u"Ben"_s, u"Cho"_s});
        const auto mark = [&](int row) {
            return setup.seats()->data(setup.seats()->index(row), SeatsSetup::Mark).toInt();
        };
        QCOMPARE((QList{mark(0), mark(1), mark(2)}), (QList{0, 1, 2}));
        setup.seats()->remove(1);
        Places::seat(setup, {u"Dee"_s});
        QCOMPARE(mark(2), 1);
    }

    void elevenAreTooMany()
    {
        NewMatchSetup setup(m_places->context());
        for (int i = 0; i < 10; ++i)
            Places::seat(setup, {u"P%1"_s.arg(i)});
        QVERIFY(!setup.seats()->seatNamed(u"One more"_s).isEmpty());
    }

    void aMatchBeginsWithItsFirstDeal()
    {
        NewMatchSetup setup(m_places->context());
        Places::seat(setup, {u"Ana"_s, u"Ben"_s, u"Cho"_s});
        setup.seats()->setDealer(0);
        setup.game()->setTally(true);
        setup.game()->setTarget(300);
        const QString id = setup.start();
        QVERIFY(m_places->match->open(id));
        QCOMPARE(m_places->journal(), QStringList{u"round dealer Ana"_s});
        const rules::Book &book = m_places->match->openMatch()->match().book();
        QCOMPARE(book.target, 300);
        QVERIFY(book.mode == rules::ScoringMode::Tally);
        QCOMPARE(m_places->match->onlyScored(), app::onlyscored::Part::Nothing);
    }

    void onlyScoringIsRemembered()
    {
        NewMatchSetup setup(m_places->context());
        Places::seat(setup, {u"Ana"_s, u"Ben"_s});
        QCOMPARE(setup.startText(), u"Deal: Ben gives everyone 7"_s);
        setup.setOnlyScored(true);
        QCOMPARE(setup.startText(), u"Start"_s);
        QVERIFY(m_places->match->open(setup.start()));
        QCOMPARE(m_places->match->onlyScored(), app::onlyscored::Part::Match);
        HomeModel home(m_places->context().storage(), m_places->context().language());
        QVERIFY(home.isLastOnlyScored());
        QCOMPARE(home.running().headline,
                 u"The round is being played"_s); // nobody turns up a card that is called
        QCOMPARE(m_places->journal(), QStringList{u"round"_s}); // nobody was asked who deals
        QVERIFY(m_places->match->goOut(0, app::card::Side::Light));
        QVERIFY(m_places->match->holdsPoints(1, 20));
        home.refresh();
        QCOMPARE(home.running().headline, u"The next round can begin"_s);
        QCOMPARE(home.running().detail, u"Round 2"_s);
    }

    void theSamePeopleSitAgainAsTheyDid()
    {
        NewMatchSetup first(m_places->context());
        Places::seat(first, {u"Cho"_s, u"Ana"_s, u"Ben"_s});
        first.game()->setEdition(u"mini56"_s);
        QCOMPARE(first.game()->target(), 250);
        const QString id = first.start();
        NewMatchSetup second(m_places->context());
        QCOMPARE(offered(second).size(), 3);
        second.copyMatch(id);
        QCOMPARE(Places::names(second), (QStringList{u"Cho"_s, u"Ana"_s, u"Ben"_s}));
        QCOMPARE(second.game()->edition(), u"mini56"_s);
        QCOMPARE(offered(second), QStringList());
    }

    void theTargetIsTheOneSetLast()
    {
        QVERIFY(tables::play(*m_places->match, u"flipside 1\nedition flip2020\nplayers Ana, Ben\nround\n"_s));
        QVERIFY(m_places->match->call(rules::SetTarget{200}));
        NewMatchSetup again(m_places->context());
        again.copyMatch(m_places->match->matchId());
        QCOMPARE(again.game()->target(), 200);
    }

    // Not those of the match that began last: another was begun while that one waited.
    void aRematchTakesThePeopleOfItsMatch()
    {
        const QString cards = u"flipside 1\nedition flip2020\n"_s;
        QVERIFY(tables::play(*m_places->match,
                             cards + u"scoring collect 150\nplayers Ana, Ben, Cho, Dee\nround\n"_s));
        const QString first = m_places->match->matchId();
        QVERIFY(tables::play(*m_places->match,
                             cards + u"scoring tally 60\nplayers Ana, Ben, Cho\nround\nAna: out light\n"_s
                                 + u"Ben: holds 60\nCho: holds 1\n"_s));
        QCOMPARE(HomeModel(m_places->context().storage(), m_places->context().language()).lastMatch(),
                 m_places->match->matchId());
        NewMatchSetup again(m_places->context());
        again.copyMatch(first);
        QCOMPARE(Places::names(again), (QStringList{u"Ana"_s, u"Ben"_s, u"Cho"_s, u"Dee"_s}));
        QVERIFY(!again.game()->isTally());
        QCOMPARE(again.game()->target(), 150);
    }

    void aRematchFindsThePrintedSheet_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("sheet"); // whose; empty: the one that is chosen already
        QTest::newRow("English") << u"en"_s << QString();
        QTest::newRow("French") << u"fr"_s << QString();
        QTest::newRow("Spain") << u"es-ES"_s << QString();
        QTest::newRow("Spain's sheet at a German table") << u"de"_s << u"es-ES"_s;
    }
    void aRematchFindsThePrintedSheet()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, sheet);
        m_places->context().settings().setLanguage(language);
        NewMatchSetup first(m_places->context());
        Places::seat(first, {u"Ana"_s, u"Ben"_s});
        if (!sheet.isEmpty()) {
            const auto all = rules::sheets();
            first.game()->setSheet(
                int(std::ranges::find(all, sheet.toStdString(), &rules::Sheet::language) - all.begin()));
        }
        QVERIFY(first.game()->sheet() >= 0);
        first.setOnlyScored(true);
        const QString id = first.start();
        NewMatchSetup again(m_places->context());
        again.copyMatch(id);
        QCOMPARE(again.game()->sheet(), first.game()->sheet());
        QCOMPARE(again.game()->rulingsSummary(), first.game()->rulingsSummary());
        QCOMPARE(again.game()->isToTheRight(), language == u"es-ES"_s || sheet == u"es-ES"_s);
    }

    void aKnownPersonIsFoundHoweverTheNameIsTyped()
    {
        NewMatchSetup first(m_places->context());
        Places::seat(first, {u"Zoë Marie"_s, u"Ben"_s});
        QVERIFY(!first.start().isEmpty());
        NewMatchSetup second(m_places->context());
        Places::seat(second, {u" zoe  marie"_s, u"BEN"_s, u"Zo"_s});
        QCOMPARE(Places::names(second), (QStringList{u"Zoë Marie"_s, u"Ben"_s, u"Zo"_s}));
        QCOMPARE(offered(second), QStringList());
        QVERIFY(second.seats()->seatNamed(u"ben"_s).startsWith(u"Ben "));
        QVERIFY(!second.start().isEmpty());
        QCOMPARE(NewMatchSetup(m_places->context()).seats()->recent()->rowCount(), 3);
    }

    void anExactNameIsPreferredToASimilarOne()
    {
        NewMatchSetup first(m_places->context());
        Places::seat(first, {u"José"_s, u"Ben"_s});
        QVERIFY(!first.start().isEmpty());
        store::PlayerEntry other;
        other.name = u"Jose"_s;
        QVERIFY(store::save(*m_places->context().storage().database(), other));
        NewMatchSetup second(m_places->context());
        Places::seat(second, {u"José"_s, u"Jose"_s});
        QCOMPARE(Places::names(second), (QStringList{u"José"_s, u"Jose"_s}));
    }

    void dealingGoesOnInTheNextMatch_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("deals");
        QTest::newRow("the next one") << u"next"_s << u"Ana"_s;
        QTest::newRow("whoever won") << u"winner"_s << u"Ben"_s;
        QTest::newRow("the same again") << u"same"_s << u"Cho"_s;
    }
    void dealingGoesOnInTheNextMatch()
    {
        QFETCH(const QString, rule);
        QFETCH(const QString, deals);
        QVERIFY(
            tables::play(*m_places->match,
                         u"flipside 1\nedition flip2020\nplayers Ana, Ben, Cho\nrule next-dealer "_s + rule
                             + u"\nround dealer Cho\nBen: out light\nAna: holds 300\nCho: holds 300\n"_s));
        NewMatchSetup again(m_places->context());
        again.copyMatch(m_places->match->matchId());
        QCOMPARE(again.seats()->name(again.seats()->dealer()), deals);
    }

    void groupsSitDownInOneTap()
    {
        NewMatchSetup first(m_places->context());
        Places::seat(first, {u"Ana"_s, u"Ben"_s});
        QVERIFY(first.seats()->saveGroup(u"Tuesday"_s));
        NewMatchSetup second(m_places->context());
        QCOMPARE(second.seats()->groups()->rowCount(), 1);
        QSignalSpy changed(&second, &NewMatchSetup::changed);
        second.seats()->seatGroup(second.seats()->groups()->values().front().key);
        QCOMPARE(changed.count(), 1); // each is written to the settings
        QCOMPARE(Places::names(second), (QStringList{u"Ana"_s, u"Ben"_s}));
    }

    void aPrintedSheetSetsWhatItDecides()
    {
        NewMatchSetup setup(m_places->context());
        setup.game()->setEdition(u"flip2019"_s);
        QCOMPARE(setup.game()->sheets()->rowCount(), 6);
        const auto sheetOf = [&](const QString &name) {
            for (const Choice &sheet : setup.game()->sheets()->values()) {
                if (sheet.name == name)
                    return sheet.key.toInt();
            }
            return -1;
        };
        setup.game()->setSheet(sheetOf(u"Spanish, Spain"_s));
        QVERIFY(setup.game()->rulings()->rulings()[rules::Ruling::FirstPlayer] == rules::Choice::Right);
        QVERIFY(setup.game()->rulings()->rulings()[rules::Ruling::UnoWindow] == rules::Choice::Played);
        setup.game()->setSheet(sheetOf(u"French, Canada"_s));
        QVERIFY(setup.game()->rulings()->rulings()[rules::Ruling::FirstPlayer] == rules::Choice::Left);
        QVERIFY(setup.game()->rulings()->rulings()[rules::Ruling::UnoWindow] == rules::Choice::Played);
        setup.game()->setSheet(sheetOf(u"German"_s));
        QVERIFY(setup.game()->rulings()->rulings() == rules::editionNamed("flip2019")->rulings);
    }

    void theSheetSpeaksForItsRegion_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("sheet");
        QTest::addColumn<QString>("after");
        QTest::newRow("Spain's sheet for a Spanish table") << u"es"_s << u"es-ES"_s << u"es-ES"_s;
        QTest::newRow("Latin America's sheet for a table in Spain") << u"es-ES"_s << u"es"_s << u"es"_s;
        QTest::newRow("Spain's sheet in an English app") << u"en"_s << u"es-ES"_s << u"en"_s;
        QTest::newRow("another language's sheet") << u"es"_s << u"fr"_s << u"es"_s;
    }
    void theSheetSpeaksForItsRegion()
    {
        QFETCH(QString, before);
        QFETCH(QString, sheet);
        QFETCH(QString, after);
        m_places->context().settings().setLanguage(before);
        NewMatchSetup setup(m_places->context());
        setup.game()->setEdition(u"flip2019"_s);
        const auto all = rules::sheets();
        setup.game()->setSheet(
            int(std::ranges::find(all, sheet.toStdString(), &rules::Sheet::language) - all.begin()));
        QCOMPARE(m_places->context().language().code(), after);
    }

    void editionsAreToldApartByTheirDetails()
    {
        QStringList told;
        NewMatchSetup setup(m_places->context());
        for (const Choice &edition : setup.game()->editions()->values())
            told.append(edition.detail);
        QCOMPARE(told,
                 (QStringList{
                     u"56 cards with one side"_s,
                     u"112 cards with two sides. A Flip turned up first begins the round on the dark side. "
                     "The name on its rule sheet ends with an exclamation mark."_s,
                     u"112 cards with two sides. Its sheet does not say what a Flip turned up first does. "
                     "The name on its rule sheet has no exclamation mark."_s}));
    }

    void rulingsTellPrintedOnesFromOthers()
    {
        NewMatchSetup setup(m_places->context());
        const app::RulingsModel &rulings = *setup.game()->rulings();
        QAbstractItemModelTester tester(setup.game()->rulings());
        QCOMPARE(rulings.rowCount(), 9);
        const auto printed = [&](int row) {
            return rulings.data(rulings.index(row), app::RulingsModel::Printed).toBool();
        };
        QVERIFY(printed(int(rules::Ruling::FirstPlayer)));
        QVERIFY(printed(int(rules::Ruling::StartFlip)));
        QVERIFY(!printed(int(rules::Ruling::Tie)));
        setup.game()->rulings()->choose(int(rules::Ruling::Tie), 1);
        QCOMPARE(setup.game()->rulingsSummary(), u"1 changed"_s);
        setup.game()->setEdition(u"mini56"_s);
        QCOMPARE(rulings.rowCount(), 7); // nothing flips
    }

    void anotherSheetThanOnesOwnIsNamed()
    {
        NewMatchSetup setup(m_places->context());
        setup.game()->setEdition(u"flip2019"_s);
        QCOMPARE(setup.game()->rulingsSummary(), u"the usual ones"_s);
        const std::string_view spain = "es-ES";
        const auto all = rules::sheets();
        setup.game()->setSheet(int(std::ranges::find(all, spain, &rules::Sheet::language) - all.begin()));
        QCOMPARE(setup.game()->rulingsSummary(), u"sheet: Spanish, Spain"_s);
        setup.game()->rulings()->choose(int(rules::Ruling::Tie), 1);
        QCOMPARE(setup.game()->rulingsSummary(), u"sheet: Spanish, Spain\u00a0· 1 changed"_s);
    }

    void theHighestNumberDealsAndATieDrawsAgain()
    {
        NewMatchSetup setup(m_places->context());
        Places::seat(setup, {u"Ana"_s, u"Ben"_s, u"Cho"_s});
        app::DealerDraw draw;
        draw.setProperty("seats", QVariant::fromValue(setup.seats()));
        draw.begin();
        QCOMPARE(draw.draws()->rowCount(), 3);
        draw.setNumber(1, u"2"_s);
        QCOMPARE(draw.nextAfter(1), 2);
        draw.setNumber(2, u"7"_s);
        QVERIFY(!draw.isComplete());
        QCOMPARE(draw.result(), QString());
        QCOMPARE(draw.nextAfter(2), 0);
        draw.setNumber(0, u"7"_s);
        QCOMPARE(draw.nextAfter(0), -1);
        QVERIFY(draw.isTied());
        QCOMPARE(draw.result(), u"A tie: Ana and Cho draw again."_s);
        QVERIFY(!draw.finish());
        QCOMPARE(draw.draws()->rowCount(), 2);
        draw.setNumber(0, u"9"_s);
        draw.setNumber(1, u"0"_s);
        QCOMPARE(draw.result(), u"Ana deals"_s);
        QVERIFY(draw.finish());
        QCOMPARE(setup.seats()->dealer(), 0);
    }

    void theWaysOfScoringNameTheTarget()
    {
        NewMatchSetup setup(m_places->context());
        setup.game()->setTarget(350);
        setup.game()->setTally(true);
        const auto &scorings = setup.game()->scorings()->values();
        QCOMPARE(scorings.size(), std::size_t(2));
        QCOMPARE(scorings.back().key, u"tally"_s);
        QVERIFY(scorings.back().isChosen && !scorings.front().isChosen);
        QVERIFY2(scorings.back().detail.contains(u"350"), qPrintable(scorings.back().detail));
    }
};

QTEST_MAIN(tst_NewMatchSetup)
#include "tst_newmatchsetup.moc"
