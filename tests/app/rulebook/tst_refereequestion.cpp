// Questions asked without a match: each card told goes where the question waits for it, and the referee
// answers.
#include "app/rulebook/refereequestion.h"

#include "places.h"

#include "app/shell/language.h"

#include <QTest>

using namespace Qt::StringLiterals;
using app::RefereeQuestion;

class TestRefereeQuestion : public QObject {
    Q_OBJECT

    std::unique_ptr<Places> m_places;
    std::unique_ptr<RefereeQuestion> m_asking;

    static app::Language &language() { return app::Context::current().language(); }
    void tell(std::initializer_list<const char *> cards)
    {
        for (const char *card : cards)
            m_asking->addCard(Places::face(card));
    }

private slots:
    void init()
    {
        m_places = std::make_unique<Places>();
        m_asking = std::make_unique<RefereeQuestion>(language(), rules::newestEdition());
    }
    void cleanup()
    {
        m_asking.reset();
        m_places.reset();
    }

    void aCardOnACard()
    {
        QCOMPARE(m_asking->slot(), RefereeQuestion::Slot::Top);
        tell({"B7"});
        QCOMPARE(m_asking->slot(), RefereeQuestion::Slot::Card);
        QVERIFY(!m_asking->isAnswered());
        tell({"B3"});
        QVERIFY(m_asking->isGood());
        QCOMPARE(m_asking->headline(), u"Yes, it may"_s);
        tell({"R3"});
        QVERIFY(!m_asking->isGood());
        QCOMPARE(m_asking->headline(), u"No, it may not"_s);
        QVERIFY(!m_asking->answer().isEmpty());
        tell({"R7"});
        QVERIFY(m_asking->isGood());
    }

    void aWildOnThePileHasAColor()
    {
        tell({"W"});
        QCOMPARE(m_asking->slot(), RefereeQuestion::Slot::Color);
        tell({"G1"}); // not what is asked
        QCOMPARE(m_asking->card(), -1);
        m_asking->nameColor(int(rules::Color::Green));
        QCOMPARE(m_asking->slot(), RefereeQuestion::Slot::Card);
        tell({"R7"});
        QVERIFY(!m_asking->isGood());
        tell({"G1"});
        QVERIFY(m_asking->isGood());
    }

    void theCardOnThePileCanBeToldAnew()
    {
        tell({"B7", "R3"});
        m_asking->setSlot(RefereeQuestion::Slot::Color); // there is no wild to have one
        QCOMPARE(m_asking->slot(), RefereeQuestion::Slot::Card);
        m_asking->setSlot(RefereeQuestion::Slot::Top);
        tell({"R9"});
        QVERIFY(m_asking->isGood());
    }

    void aCardOnACardOfTheDarkSide()
    {
        m_asking->setSide(app::card::Side::Dark);
        tell({"T+5", "P+5"});
        QVERIFY(m_asking->isGood());
        tell({"P4"});
        QVERIFY(!m_asking->isGood());
    }

    void whoeverWasJustHitIsToldNotToStack_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("told");
        QTest::newRow("en") << u"en"_s << u"they draw and lose their turn."_s;
        QTest::newRow("de") << u"de"_s << u"sondern zieht und setzt aus."_s;
        QTest::newRow("es") << u"es"_s << u": las toma y pierde el turno."_s;
        QTest::newRow("es-ES") << u"es-ES"_s << u": las roba y pierde el turno."_s;
        QTest::newRow("fr") << u"fr"_s << u"il faut piocher et passer son tour."_s;
        QTest::newRow("pt") << u"pt"_s << u": bisca e perde a vez."_s;
    }
    void whoeverWasJustHitIsToldNotToStack()
    {
        QFETCH(QString, language);
        QFETCH(QString, told);
        TestRefereeQuestion::language().use(language);
        const auto isTold = [&] { return m_asking->isGood() && m_asking->answer().endsWith(told); };
        tell({"B+1", "R+1"});
        QVERIFY2(isTold(), qPrintable(m_asking->answer()));
        tell({"B3"});
        QVERIFY2(!isTold(), qPrintable(m_asking->answer()));
        m_asking->clear();
        tell({"W+2"});
        m_asking->nameColor(int(rules::Color::Green));
        tell({"W+2"});
        QVERIFY2(isTold(), qPrintable(m_asking->answer()));
        m_asking->setSide(app::card::Side::Dark);
        tell({"T+5", "P+5"});
        QVERIFY2(isTold(), qPrintable(m_asking->answer()));
        m_asking->clear();
        tell({"W+C"});
        m_asking->nameColor(int(rules::Color::Teal));
        tell({"W+C"});
        QVERIFY2(isTold(), qPrintable(m_asking->answer()));
    }

    void wasThatWildLegal()
    {
        m_asking->setQuestion(RefereeQuestion::Question::WildDraw);
        QCOMPARE(m_asking->card(), Places::face("W+2"));
        tell({"B7"});
        QVERIFY(!m_asking->isAnswered());
        tell({"R7"});
        QVERIFY(m_asking->isGood()); // a number that matches is no obstacle
        QCOMPARE(m_asking->headline(), u"Legal, if that is the whole hand"_s);
        tell({"B1"});
        QVERIFY(!m_asking->isGood());
        QCOMPARE(m_asking->headline(), u"It was not legal"_s);
        m_asking->removeAt(1);
        QVERIFY(m_asking->isGood());
    }

    void aWildDrawDependsOnTheHandAndHasNoColorYet()
    {
        tell({"B7", "W+2"});
        QVERIFY(m_asking->isGood());
        QCOMPARE(m_asking->headline(), u"Yes, if they hold no blue card"_s);
        QCOMPARE(m_asking->answer(),
                 u"Whoever plays it names the color; the next player may challenge it."_s);
        tell({"W"});
        QCOMPARE(m_asking->headline(), u"Yes, it may"_s);
        QCOMPARE(m_asking->answer(), u"Whoever plays it names the color."_s);
    }

    void aWildDrawColorIsDrawnForUpToTheNamedColor()
    {
        m_asking->setQuestion(RefereeQuestion::Question::WildDraw);
        m_asking->setSide(app::card::Side::Dark);
        tell({"T4", "T1"});
        QCOMPARE(m_asking->answer(),
                 u"There is at least one teal card in it: whoever played the wild draws until the first card "
                 u"of the named "
                 "color comes; then it is the challenger’s turn."_s);
    }

    void whatIsAHandWorth()
    {
        m_asking->setQuestion(RefereeQuestion::Question::Points);
        m_asking->setSide(app::card::Side::Dark);
        tell({"P3", "T+5", "VE", "W+C"});
        QCOMPARE(m_asking->points(), 3 + 20 + 30 + 60);
        QVERIFY(m_asking->isGood());
        tell({"P3", "P3"});
        QVERIFY(!m_asking->isGood());
        QCOMPARE(m_asking->headline(), u"That cannot be right"_s);
        QVERIFY(m_asking->isImpossible());
        m_asking->setEdition(u"mini56"_s);
        QVERIFY(m_asking->hand().isEmpty());
        QCOMPARE(m_asking->slot(), RefereeQuestion::Slot::Hand);
    }

    void everyDeckCanBeAskedAboutOnce()
    {
        const app::ValueModel &model = *m_asking->decks();
        const auto cell = [&](int row, const char *role) {
            return model.index(row).data(model.roleNames().key(role)).toString();
        };
        QStringList decks;
        for (int row = 0; row < model.rowCount(); ++row)
            decks.append(cell(row, "edition") + u": "_s + cell(row, "text"));
        const QString first = m_asking->edition(); // is one of them
        QCOMPARE(decks, QStringList({first + u": 112 cards, two sides"_s, u"mini56: 56 cards"_s}));
        language().use(u"de"_s);
        QCOMPARE(cell(1, "text"), u"56 Karten"_s);
    }
};

QTEST_MAIN(TestRefereeQuestion)
#include "tst_refereequestion.moc"
