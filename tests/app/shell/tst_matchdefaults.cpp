// What a table usually plays is kept as a neutral text, and a new match begins with it.
#include "app/match/demo.h"
#include "app/newmatch/gamesetup.h"
#include "app/rulebook/openrulebook.h"
#include "app/shell/matchdefaults.h"
#include "places.h"
#include "rules/sheets.h"

#include <QTest>

using namespace Qt::StringLiterals;
using app::GameSetup;

class MatchDefaultsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_places.reset(); // one run of the app at a time
        m_places = std::make_unique<Places>();
    }

    void theTextSaysOnlyWhatDiffers()
    {
        const rules::Edition *edition = rules::editionNamed("flip2020");
        app::MatchDefaults usual{edition, edition->rulings};
        QCOMPARE(app::defaultsText(usual), QStringLiteral("flip2020"));
        usual.rulings.set(rules::Ruling::StartFlip, rules::Choice::Redraw);
        QCOMPARE(app::defaultsText(usual), QStringLiteral("flip2020 start-flip=redraw"));
        const auto read = app::parseDefaults(app::defaultsText(usual));
        QVERIFY(read);
        QCOMPARE(read->edition, edition);
        QVERIFY(read->rulings == usual.rulings);
    }

    void nothingUnknownIsRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << QString();
        QTest::newRow("no edition") << QStringLiteral("start-flip=redraw");
        QTest::newRow("no such ruling") << QStringLiteral("flip2020 weather=fine");
        QTest::newRow("no such choice") << QStringLiteral("flip2020 start-flip=explode");
        QTest::newRow("no choice") << QStringLiteral("flip2020 start-flip");
    }

    void nothingUnknownIsRead()
    {
        QFETCH(QString, text);
        QVERIFY(!app::parseDefaults(text));
    }

    void aGameSetupBeginsWithIt()
    {
        app::Context::current().settings().setUsual(QStringLiteral("mini56 next-dealer=winner"));
        GameSetup setup(m_places->context().settings(), m_places->context().language());
        QCOMPARE(setup.edition(), QStringLiteral("mini56"));
        QCOMPARE(setup.rulings()->rulings()[rules::Ruling::NextDealer], rules::Choice::Winner);
        QCOMPARE(setup.usual(), QStringLiteral("mini56 next-dealer=winner"));
    }

    void backAtTheUsualEditionItsRulingsAreBack()
    {
        app::Context::current().settings().setUsual(QStringLiteral("flip2020 start-flip=redraw"));
        GameSetup setup(m_places->context().settings(), m_places->context().language());
        setup.setEdition(QStringLiteral("mini56"));
        QCOMPARE(setup.usual(), QStringLiteral("mini56"));
        setup.setEdition(QStringLiteral("flip2020"));
        QCOMPARE(setup.usual(), QStringLiteral("flip2020 start-flip=redraw"));
    }

    void theSheetOfTheLanguageIsChosenAlready_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("usual");
        QTest::addColumn<QString>("sheet"); // whose
        QTest::newRow("English") << u"en"_s << u"flip2020"_s << u"en"_s;
        QTest::newRow("Latin America") << u"es"_s << u"flip2020"_s << u"es"_s;
        QTest::newRow("Spain plays to the right")
            << u"es-ES"_s << u"flip2019 first-player=right uno-window=played"_s << u"es-ES"_s;
        QTest::newRow("Portugal") << u"pt"_s << u"flip2019"_s << u"pt"_s;
        QTest::newRow("German") << u"de"_s << u"flip2019"_s << u"de"_s;
    }

    void theSheetOfTheLanguageIsChosenAlready()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, usual);
        QFETCH(const QString, sheet);
        app::Context::current().settings().setLanguage(language);
        GameSetup setup(m_places->context().settings(), m_places->context().language());
        QCOMPARE(setup.usual(), usual);
        QVERIFY(setup.sheet() >= 0);
        QCOMPARE(QString::fromStdString(std::string(rules::sheets()[std::size_t(setup.sheet())].language)),
                 sheet);
        QCOMPARE(setup.rulingsSummary(), GameSetup().rulingsSummary());
        for (int row = 0; row < setup.rulings()->rowCount(); ++row)
            QVERIFY(!setup.rulings()->data(setup.rulings()->index(row), app::RulingsModel::Changed).toBool());
        QCOMPARE(app::Context::current().language().code(), language);
    }

    void whatTheTableSaidGoesBeforeItsSheet()
    {
        app::Context::current().settings().setLanguage(u"es-ES"_s);
        app::Context::current().settings().setUsual(u"flip2019"_s); // to the left
        GameSetup setup(m_places->context().settings(), m_places->context().language());
        QCOMPARE(setup.usual(), u"flip2019"_s);
        QCOMPARE(setup.sheet(), -1);
        setup.setEdition(u"flip2020"_s); // not printed for Spain
        QCOMPARE(setup.sheet(), -1);
        app::Context::current().settings().setUsual(u"mini56"_s);
        setup.setEdition(u"flip2019"_s);
        QCOMPARE(setup.usual(), u"flip2019 first-player=right uno-window=played"_s);
        QVERIFY(setup.sheet() >= 0);
    }

    void theRulesOpenWithWhatIsPlayed()
    {
        const auto opened = [] {
            app::OpenRulebook book;
            book.setEdition({});
            return book.edition();
        };
        QCOMPARE(opened(), u"flip2020"_s);
        app::Context::current().settings().setLanguage(u"de"_s);
        QVERIFY(app::Demo().load()); // which nobody plays
        QCOMPARE(opened(),
                 GameSetup(m_places->context().settings(), m_places->context().language()).edition());
        QCOMPARE(opened(), u"flip2019"_s);
        QVERIFY(tables::play(*m_places->match, u"flipside 1\nedition mini56\nplayers Ana, Ben\nround\n"_s));
        QCOMPARE(opened(), u"mini56"_s);
    }

    void editionsSayHowTheyDiffer()
    {
        QStringList lines;
        GameSetup setup(m_places->context().settings(), m_places->context().language());
        for (const app::Choice &edition : setup.editions()->values())
            lines.append(edition.detail);
        QCOMPARE(lines.size(), qsizetype(rules::editions().size()));
        QCOMPARE(lines.removeDuplicates(), 0);
    }

private:
    std::unique_ptr<Places> m_places;
};

QTEST_GUILESS_MAIN(MatchDefaultsTest)
#include "tst_matchdefaults.moc"
