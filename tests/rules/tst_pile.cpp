// The discard pile: two-faced cards of which some faces have been seen.
#include "rules/pile.h"

#include <QTest>

using namespace rules;

namespace {

constexpr Face kBlueSeven = Face::number(Color::Blue, 7);
constexpr Face kRedTwo = Face::number(Color::Red, 2);
constexpr Face kGreenFlip = Face::action(Color::Green, Kind::Flip);
constexpr Face kPinkFour = Face::number(Color::Pink, 4);
constexpr Face kWild = Face::wild(Kind::Wild);

} // namespace

class TestPile : public QObject {
    Q_OBJECT

private slots:
    void anEmptyPileShowsNothing()
    {
        const Pile pile;
        QCOMPARE(pile.size(), 0);
        QVERIFY(!pile.top(Side::Light) && !pile.top(Side::Dark));
        QCOMPARE(pile.count(kBlueSeven, Side::Light), 0);
    }

    void aCardLaidIsSeenOnItsSideOnly()
    {
        Pile pile;
        pile.lay(kBlueSeven, Side::Light);
        QCOMPARE(pile.size(), 1);
        QVERIFY(pile.top(Side::Light) == kBlueSeven);
        QVERIFY(!pile.top(Side::Dark));
    }

    void turningOverBringsTheBottomUp()
    {
        Pile pile;
        pile.lay(kBlueSeven, Side::Light);
        pile.lay(kGreenFlip, Side::Light);
        pile.turnOver();
        QVERIFY(!pile.top(Side::Dark));
        QVERIFY(pile.top(Side::Light) == kBlueSeven); // its back, if one looked under it
        pile.nameTop(kPinkFour, Side::Dark);
        QVERIFY(pile.top(Side::Dark) == kPinkFour);
        pile.turnOver();
        QVERIFY(pile.top(Side::Light) == kGreenFlip);
        QVERIFY(!pile.top(Side::Dark));
    }

    void turningOverTwiceChangesNothing()
    {
        Pile pile;
        pile.lay(kBlueSeven, Side::Light);
        pile.lay(kRedTwo, Side::Light);
        pile.lay(kPinkFour, Side::Dark);
        const Pile before = pile;
        pile.turnOver();
        QVERIFY(!(pile == before));
        pile.turnOver();
        QVERIFY(pile == before);
    }

    void copiesAreCountedOnOneSide()
    {
        Pile pile;
        pile.lay(kWild, Side::Light);
        pile.lay(kWild, Side::Light);
        pile.lay(kWild, Side::Dark);
        pile.lay(kBlueSeven, Side::Light);
        QCOMPARE(pile.count(kWild, Side::Light), 2);
        QCOMPARE(pile.count(kWild, Side::Dark), 1);
        QCOMPARE(pile.count(kBlueSeven, Side::Light), 1);
        QCOMPARE(pile.count(kBlueSeven, Side::Dark), 0);
    }

    void onlyTheTopStaysWithBothItsFaces()
    {
        Pile pile;
        pile.lay(kBlueSeven, Side::Light);
        pile.lay(kRedTwo, Side::Light);
        pile.nameTop(kPinkFour, Side::Dark);
        pile.keepOnlyTop();
        QCOMPARE(pile.size(), 1);
        QVERIFY(pile.top(Side::Light) == kRedTwo);
        QVERIFY(pile.top(Side::Dark) == kPinkFour);
        QCOMPARE(pile.count(kBlueSeven, Side::Light), 0);

        Pile fresh;
        fresh.lay(kRedTwo, Side::Light);
        fresh.nameTop(kPinkFour, Side::Dark);
        QVERIFY2(pile == fresh, "what is gone leaves no trace");
    }

    void theWholeDeckFits()
    {
        Pile pile;
        for (int i = 0; i < kLargestDeck; ++i)
            pile.lay(i % 2 == 0 ? kBlueSeven : kRedTwo, Side::Light);
        QCOMPARE(pile.size(), kLargestDeck);
        QCOMPARE(pile.count(kBlueSeven, Side::Light), kLargestDeck / 2);
        pile.turnOver();
        QVERIFY(pile.top(Side::Light) == kBlueSeven);
    }
};

QTEST_APPLESS_MAIN(TestPile)
#include "tst_pile.moc"
