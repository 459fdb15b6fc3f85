// Setting a match up.
#include "app/context.h"
#include "app/homemodel.h"
#include "app/newmatch.h"

#include "places.h"
#include "rules/sheets.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using app::HomeModel;
using app::NewMatch;

class tst_NewMatch : public QObject {
    Q_OBJECT

    std::unique_ptr<Places> m_places;

    static QStringList offered(const NewMatch &setup)
    {
        QStringList names;
        for (const QVariant &person : setup.recent()) {
            if (!person.toMap()[u"seated"_s].toBool())
                names.append(person.toMap()[u"name"_s].toString());
        }
        return names;
    }

private slots:
    void init() { m_places = std::make_unique<Places>(); }
    void cleanup() { m_places.reset(); }

    void typedNamesSitInOrderAndTheLastDeals()
    {
        NewMatch setup;
        QAbstractItemModelTester tester(&setup);
        QVERIFY(!setup.problem().isEmpty());
        Places::seat(setup, {u"Ana"_s, u" Ben "_s});
        QVERIFY(setup.problem().isEmpty());
        QCOMPARE(setup.dealer(), 1);
        Places::seat(setup, {u"Cho"_s});
        QCOMPARE(setup.dealer(), 2);
        QVERIFY(!setup.seatNamed(u"Ana"_s).isEmpty());
        QVERIFY(!setup.seatNamed(u"A, B"_s).isEmpty());
        QCOMPARE(Places::names(setup), (QStringList{u"Ana"_s, u"Ben"_s, u"Cho"_s}));
        setup.move(2, 0);
        QCOMPARE(Places::names(setup), (QStringList{u"Cho"_s, u"Ana"_s, u"Ben"_s}));
        QCOMPARE(setup.dealer(), 0);
        setup.remove(0);
        QCOMPARE(Places::names(setup), (QStringList{u"Ana"_s, u"Ben"_s}));
        QCOMPARE(setup.name(setup.dealer()), u"Ana"_s);
    }

    void nobodyLooksLikeAnother()
    {
        NewMatch setup;
        Places::seat(setup, {u"Ana"_s, u"Ben"_s, u"Cho"_s});
        const auto mark = [&](int row) { return setup.data(setup.index(row), NewMatch::Mark).toInt(); };
        QCOMPARE((QList{mark(0), mark(1), mark(2)}), (QList{0, 1, 2}));
        setup.remove(1);
        Places::seat(setup, {u"Dee"_s});
        QCOMPARE(mark(2), 1);
    }

    void elevenAreTooMany()
    {
        NewMatch setup;
        for (int i = 0; i < 10; ++i)
            Places::seat(setup, {u"P%1"_s.arg(i)});
        QVERIFY(!setup.seatNamed(u"One more"_s).isEmpty());
    }

    void aMatchBeginsWithItsFirstDeal()
    {
        NewMatch setup;
        Places::seat(setup, {u"Ana"_s, u"Ben"_s, u"Cho"_s});
        setup.setDealer(0);
        setup.setTally(true);
        setup.setTarget(300);
        const QString id = setup.start(false);
        QVERIFY(m_places->match->open(id));
        QCOMPARE(m_places->journal(), QStringList{u"round dealer Ana"_s});
        const rules::Book &book = m_places->match->openMatch()->match().book();
        QCOMPARE(book.target, 300);
        QVERIFY(book.mode == rules::ScoringMode::Tally);
        QVERIFY(m_places->match->draft(u"only-score"_s).isEmpty());
    }

    void onlyScoringIsRemembered()
    {
        NewMatch setup;
        Places::seat(setup, {u"Ana"_s, u"Ben"_s});
        QVERIFY(m_places->match->open(setup.start(true)));
        QVERIFY(!m_places->match->draft(u"only-score"_s).isEmpty());
        app::HomeModel home;
        QVERIFY(home.wasOnlyScored());
        QCOMPARE(home.headline(), u"The round is being played"_s); // nobody turns up a card that is called
        QCOMPARE(m_places->journal(), QStringList{u"round"_s}); // nobody was asked who deals
        QVERIFY(m_places->match->goOut(0, app::card::Side::Light));
        QVERIFY(m_places->match->holdsPoints(1, 20));
        home.refresh();
        QCOMPARE(home.headline(), u"The next round can begin"_s);
        QCOMPARE(home.detail(), u"Round 2"_s);
    }

    void theSamePeopleSitAgainAsTheyDid()
    {
        NewMatch first;
        Places::seat(first, {u"Cho"_s, u"Ana"_s, u"Ben"_s});
        first.setEdition(u"mini56"_s);
        QCOMPARE(first.target(), 250);
        const QString id = first.start(false);
        NewMatch second;
        QCOMPARE(offered(second).size(), 3);
        second.seatAs(id);
        QCOMPARE(Places::names(second), (QStringList{u"Cho"_s, u"Ana"_s, u"Ben"_s}));
        QCOMPARE(second.edition(), u"mini56"_s);
        QCOMPARE(offered(second), QStringList());
    }

    void theTargetIsTheOneSetLast()
    {
        QVERIFY(tables::play(*m_places->match, u"flipside 1\nedition flip2020\nplayers Ana, Ben\nround\n"_s));
        QVERIFY(m_places->match->call(rules::SetTarget{200}));
        NewMatch again;
        again.seatAs(m_places->match->matchId());
        QCOMPARE(again.target(), 200);
    }

    // Not those of the match that began last: another was begun while that one waited.
    void whoPlaysAgainIsWhoPlayedThatMatch()
    {
        const QString cards = u"flipside 1\nedition flip2020\n"_s;
        QVERIFY(tables::play(*m_places->match,
                             cards + u"scoring collect 150\nplayers Ana, Ben, Cho, Dee\nround\n"_s));
        const QString first = m_places->match->matchId();
        QVERIFY(tables::play(*m_places->match,
                             cards + u"scoring tally 60\nplayers Ana, Ben, Cho\nround\nAna: out light\n"_s
                                 + u"Ben: holds 60\nCho: holds 1\n"_s));
        QCOMPARE(HomeModel().latest(), m_places->match->matchId());
        NewMatch again;
        again.seatAs(first);
        QCOMPARE(Places::names(again), (QStringList{u"Ana"_s, u"Ben"_s, u"Cho"_s, u"Dee"_s}));
        QVERIFY(!again.isTally());
        QCOMPARE(again.target(), 150);
    }

    void theSheetOfTheLastMatchIsKnownAgain_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("sheet"); // whose; empty: the one that is chosen already
        QTest::newRow("English") << u"en"_s << QString();
        QTest::newRow("French") << u"fr"_s << QString();
        QTest::newRow("Spain") << u"es-ES"_s << QString();
        QTest::newRow("Spain's sheet at a German table") << u"de"_s << u"es-ES"_s;
    }
    void theSheetOfTheLastMatchIsKnownAgain()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, sheet);
        app::Context::current().settings().setLanguage(language);
        NewMatch first;
        Places::seat(first, {u"Ana"_s, u"Ben"_s});
        if (!sheet.isEmpty()) {
            const auto all = rules::sheets();
            first.setSheet(
                int(std::ranges::find(all, sheet.toStdString(), &rules::Sheet::language) - all.begin()));
        }
        QVERIFY(first.sheet() >= 0);
        const QString id = first.start(true);
        NewMatch again;
        again.seatAs(id);
        QCOMPARE(again.sheet(), first.sheet());
        QCOMPARE(again.rulingsSummary(), first.rulingsSummary());
        QCOMPARE(again.isToTheRight(), language == u"es-ES"_s || sheet == u"es-ES"_s);
    }

    void aKnownPersonIsMeantHoweverTheNameIsTyped()
    {
        NewMatch first;
        Places::seat(first, {u"Zoë Marie"_s, u"Ben"_s});
        QVERIFY(!first.start(false).isEmpty());
        NewMatch second;
        Places::seat(second, {u" zoe  marie"_s, u"BEN"_s, u"Zo"_s});
        QCOMPARE(Places::names(second), (QStringList{u"Zoë Marie"_s, u"Ben"_s, u"Zo"_s}));
        QCOMPARE(offered(second), QStringList());
        QVERIFY(second.seatNamed(u"ben"_s).startsWith(u"Ben "));
        QVERIFY(!second.start(false).isEmpty());
        QCOMPARE(NewMatch().recent().size(), 3);
    }

    void whoIsKnownByExactlyThatNameGoesBeforeANameMuchLikeIt()
    {
        NewMatch first;
        Places::seat(first, {u"José"_s, u"Ben"_s});
        QVERIFY(!first.start(false).isEmpty());
        store::PlayerEntry other;
        other.name = u"Jose"_s;
        QVERIFY(store::save(*app::Context::current().storage().database(), other));
        NewMatch second;
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
        NewMatch again;
        again.seatAs(m_places->match->matchId());
        QCOMPARE(again.name(again.dealer()), deals);
    }

    void groupsSitDownInOneTap()
    {
        NewMatch first;
        Places::seat(first, {u"Ana"_s, u"Ben"_s});
        QVERIFY(first.saveGroup(u"Tuesday"_s));
        NewMatch second;
        QCOMPARE(second.groups().size(), 1);
        QSignalSpy changed(&second, &NewMatch::changed);
        second.seatGroup(second.groups().constFirst().toMap()[u"id"_s].toString());
        QCOMPARE(changed.count(), 1); // each is written to the settings
        QCOMPARE(Places::names(second), (QStringList{u"Ana"_s, u"Ben"_s}));
    }

    void aPrintedSheetSetsWhatItDecides()
    {
        NewMatch setup;
        setup.setEdition(u"flip2019"_s);
        QCOMPARE(setup.sheets().size(), 6);
        const auto sheetOf = [&](const QString &name) {
            for (const QVariant &sheet : setup.sheets()) {
                if (sheet.toMap()[u"name"_s] == name)
                    return sheet.toMap()[u"index"_s].toInt();
            }
            return -1;
        };
        setup.setSheet(sheetOf(u"Spanish, Spain"_s));
        QVERIFY(setup.rulings()->rulings()[rules::Ruling::FirstPlayer] == rules::Choice::Right);
        QVERIFY(setup.rulings()->rulings()[rules::Ruling::UnoWindow] == rules::Choice::Played);
        setup.setSheet(sheetOf(u"French, Canada"_s));
        QVERIFY(setup.rulings()->rulings()[rules::Ruling::FirstPlayer] == rules::Choice::Left);
        QVERIFY(setup.rulings()->rulings()[rules::Ruling::UnoWindow] == rules::Choice::Played);
        setup.setSheet(sheetOf(u"German"_s));
        QVERIFY(setup.rulings()->rulings() == rules::editionNamed("flip2019")->rulings);
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
        app::Context::current().settings().setLanguage(before);
        NewMatch setup;
        setup.setEdition(u"flip2019"_s);
        const auto all = rules::sheets();
        setup.setSheet(
            int(std::ranges::find(all, sheet.toStdString(), &rules::Sheet::language) - all.begin()));
        QCOMPARE(app::Context::current().language().code(), after);
    }

    void editionsSayWhatAFlipTurnedUpFirstDoesAndHowToTellThem()
    {
        QStringList told;
        for (const QVariant &edition : NewMatch::editions())
            told.append(edition.toMap()[u"second"_s].toString());
        QCOMPARE(told,
                 (QStringList{
                     u"56 cards with one side"_s,
                     u"112 cards with two sides. A Flip turned up first begins the round on the dark side. "
                     "The name on its rule sheet ends with an exclamation mark."_s,
                     u"112 cards with two sides. Its sheet does not say what a Flip turned up first does. "
                     "The name on its rule sheet has no exclamation mark."_s}));
    }

    void rulingsSayWhoDecidesThem()
    {
        NewMatch setup;
        const app::RulingsModel &rulings = *setup.rulings();
        QAbstractItemModelTester tester(setup.rulings());
        QCOMPARE(rulings.rowCount(), 9);
        const auto printed = [&](int row) {
            return rulings.data(rulings.index(row), app::RulingsModel::Printed).toBool();
        };
        QVERIFY(printed(int(rules::Ruling::FirstPlayer)));
        QVERIFY(printed(int(rules::Ruling::StartFlip)));
        QVERIFY(!printed(int(rules::Ruling::Tie)));
        setup.rulings()->choose(int(rules::Ruling::Tie), 1);
        QCOMPARE(setup.rulingsSummary(), u"1 changed"_s);
        setup.setEdition(u"mini56"_s);
        QCOMPARE(rulings.rowCount(), 7); // nothing flips
    }

    void anotherSheetThanOnesOwnIsNamed()
    {
        NewMatch setup;
        setup.setEdition(u"flip2019"_s);
        QCOMPARE(setup.rulingsSummary(), u"the usual ones"_s);
        const std::string_view spain = "es-ES";
        const auto all = rules::sheets();
        setup.setSheet(int(std::ranges::find(all, spain, &rules::Sheet::language) - all.begin()));
        QCOMPARE(setup.rulingsSummary(), u"sheet: Spanish, Spain"_s);
        setup.rulings()->choose(int(rules::Ruling::Tie), 1);
        QCOMPARE(setup.rulingsSummary(), u"sheet: Spanish, Spain\u00a0· 1 changed"_s);
    }

    void theHighestNumberDealsAndATieDrawsAgain()
    {
        QCOMPARE(NewMatch::highest({3, 9, 0}), QList<int>{1});
        QCOMPARE(NewMatch::highest({7, 2, 7}), (QList{0, 2}));
        QCOMPARE(NewMatch::highest({-1, 0, -1}), QList<int>{1});
    }
};

QTEST_MAIN(tst_NewMatch)
#include "tst_newmatch.moc"
