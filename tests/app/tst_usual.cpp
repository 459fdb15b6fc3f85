// What a table usually plays is kept as a neutral text, and a new match begins with it.
#include "app/newmatch.h"
#include "app/usual.h"
#include "places.h"

#include <QTest>

using app::NewMatch;

class UsualTest : public QObject {
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
        app::Usual usual{edition, edition->rulings};
        QCOMPARE(app::usualText(usual), QStringLiteral("flip2020"));
        usual.rulings.set(rules::Ruling::StartFlip, rules::Choice::Redraw);
        QCOMPARE(app::usualText(usual), QStringLiteral("flip2020 start-flip=redraw"));
        const auto read = app::usualFrom(app::usualText(usual));
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
        QVERIFY(!app::usualFrom(text));
    }

    void aNewMatchBeginsWithIt()
    {
        app::Context::current().settings().setUsual(QStringLiteral("mini56 next-dealer=winner"));
        NewMatch setup;
        QCOMPARE(setup.edition(), QStringLiteral("mini56"));
        QCOMPARE(setup.rulings()->rulings()[rules::Ruling::NextDealer], rules::Choice::Winner);
        QCOMPARE(setup.usual(), QStringLiteral("mini56 next-dealer=winner"));
    }

    void backAtTheUsualEditionItsRulingsAreBack()
    {
        app::Context::current().settings().setUsual(QStringLiteral("flip2020 start-flip=redraw"));
        NewMatch setup;
        setup.setEdition(QStringLiteral("mini56"));
        QCOMPARE(setup.usual(), QStringLiteral("mini56"));
        setup.setEdition(QStringLiteral("flip2020"));
        QCOMPARE(setup.usual(), QStringLiteral("flip2020 start-flip=redraw"));
    }

private:
    std::unique_ptr<Places> m_places;
};

QTEST_GUILESS_MAIN(UsualTest)
#include "tst_usual.moc"
