// The end of a round: hands counted, what cannot be, what it gives, drafts that survive, corrections.
#include "app/home/homemodel.h"
#include "app/roundend/roundend.h"

#include "places.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;
using app::RoundEnd;
using app::card::Side;

namespace {

const QString kHeader = u"flipside 1\nedition flip2020\nscoring collect 100\nplayers Ana, Ben, Cho\n"_s;
const QString kUncalled = kHeader + u"round\nAna: out dark\n"_s;

} // namespace

class tst_RoundEnd : public QObject {
    Q_OBJECT

    std::unique_ptr<Places> m_places;
    std::unique_ptr<RoundEnd> m_end;

    void open(const QString &record)
    {
        QVERIFY(tables::play(*m_places->match, record));
        m_end->setMatch(m_places->match.get());
    }
    void tap(std::initializer_list<const char *> cards)
    {
        for (const char *card : cards)
            m_end->hand()->add(Places::face(card));
    }
    [[nodiscard]] QString homeHeadline() const
    {
        const app::HomeModel home(m_places->context().storage(), m_places->context().language());
        return home.running().headline;
    }
    void beginAgain()
    {
        const QString id = m_places->match->matchId();
        m_end = std::make_unique<RoundEnd>();
        m_places->begin();
        QVERIFY(m_places->match->open(id));
        m_end->setMatch(m_places->match.get());
    }

private slots:
    void init()
    {
        m_end = std::make_unique<RoundEnd>();
        m_places = std::make_unique<Places>();
    }
    void cleanup()
    {
        m_end.reset();
        m_places.reset();
    }

    void handsAreCountedInTurnAndWrittenDownAtTheEnd()
    {
        open(kUncalled);
        QAbstractItemModelTester tester(m_end.get());
        QCOMPARE(m_end->outName(), u"Ana"_s);
        QCOMPARE(m_end->hand()->name(), u"Ben"_s);
        QCOMPARE(m_end->hand()->expected(), -1);
        tap({"P3", "T7"});
        QCOMPARE(m_end->hand()->points(), 10);
        QCOMPARE(m_end->hand()->nextName(), u"Cho"_s);
        m_end->next();
        QCOMPARE(m_end->hand()->name(), u"Cho"_s);
        QVERIFY(!m_end->hand()->isComplete());
        tap({"W+C"});
        m_end->next();
        QCOMPARE(m_end->current(), -1);
        QVERIFY(m_end->isComplete());
        QCOMPARE(m_end->gain(), 70);
        QCOMPARE(m_places->journal().size(), 2);
        QVERIFY(m_end->writeDown());
        QCOMPARE(m_places->journal().mid(2), (QStringList{u"Ben: holds P3 T7"_s, u"Cho: holds W+C"_s}));
        QCOMPARE(m_places->match->openMatch()->match().book().total(rules::Player(0)), 70);
    }

    void theNextHandIsNamedBeforeTheFirstCard()
    {
        open(kHeader + u"round\nCho: out light\n"_s);
        QCOMPARE(m_end->hand()->name(), u"Ana"_s);
        QCOMPARE(m_end->hand()->nextName(), u"Ben"_s);
        tap({"B3"});
        QCOMPARE(m_end->hand()->nextName(), u"Ben"_s);
        m_end->next();
        QCOMPARE(m_end->hand()->name(), u"Ben"_s);
        QCOMPARE(m_end->hand()->nextName(), QString());
    }

    void aThirdCopyIsPointedOutWithTheTapThatMakesIt()
    {
        open(kUncalled);
        tap({"T7", "T7"});
        QVERIFY(m_end->hand()->problem().isEmpty());
        m_end->next();
        tap({"T7"});
        QVERIFY(!m_end->hand()->problem().isEmpty());
        QCOMPARE(m_end->hand()->problemAt(), 0);
        QVERIFY(!m_end->hand()->isComplete());
        m_end->hand()->takeBack();
        QVERIFY(m_end->hand()->problem().isEmpty());
    }

    void aCountOtherThanTheTrackedOneIsPointedOut()
    {
        open(kHeader + u"round\nstart B7\ncount Ana 1\ncount Ben 2\nAna: play B3\n"_s);
        QCOMPARE(m_end->out(), 0);
        QCOMPARE(m_end->hand()->expected(), 2);
        tap({"B1"});
        QVERIFY(m_end->hand()->problem().isEmpty());
        QVERIFY(!m_end->hand()->isComplete());
        tap({"B2"});
        QVERIFY(m_end->hand()->isComplete());
        tap({"B4"});
        QVERIFY(!m_end->hand()->problem().isEmpty());
        QVERIFY(!m_end->hand()->isComplete());
    }

    void anImpossibleCardIsReportedBeforeAWrongCount()
    {
        open(kHeader + u"round\nstart B7\ncount Ana 1\ncount Ben 4\nAna: play B3\n"_s);
        tap({"B9", "B9", "B9", "R6", "Y3"});
        QCOMPARE(m_end->hand()->problemAt(), 2);
        m_end->hand()->takeBack();
        QCOMPARE(m_end->hand()->faces().size(), 4);
        QVERIFY(m_end->hand()->isComplete());
    }

    void pointsForFewerCardsCanBeConfirmed()
    {
        open(kHeader + u"round\nstart B7\ncount Ana 1\ncount Ben 14\nAna: play B3\n"_s);
        m_end->hand()->type(7);
        QVERIFY(!m_end->hand()->problem().isEmpty());
        QVERIFY(m_end->hand()->isMiscounted());
        QVERIFY(m_end->hand()->confirm());
        QCOMPARE(m_places->journal().last(), u"count Ben 7"_s);
        QCOMPARE(m_end->hand()->points(), 7);
        QVERIFY(m_end->hand()->isComplete());
    }

    void pointsAreTypedUntilACardIsTapped()
    {
        open(kUncalled);
        QVERIFY(!m_end->hand()->isTyping());
        m_end->hand()->setTyping(true);
        m_end->hand()->type(35);
        m_end->next();
        QVERIFY(m_end->hand()->isTyping());
        QVERIFY(m_end->hand()->faces().isEmpty());
        beginAgain(); // it is kept
        QVERIFY(m_end->hand()->isTyping());
        m_end->hand()->setTyping(false);
        QVERIFY(m_end->hand()->enter(u"p3"_s));
        m_end->next();
        m_end->choose(1);
        QVERIFY(m_end->hand()->isTyping()); // as it was entered
        m_end->hand()->setTyping(false);
        QVERIFY(!m_end->hand()->isTyping());
        QVERIFY(!m_end->hand()->isTyped());
        tap({"P3"});
        QVERIFY(!m_end->arePointsTyped());
    }

    void theStepFollowsFromTheEntries()
    {
        open(kHeader + u"round\n"_s);
        QCOMPARE(m_end->step(), RoundEnd::WhoWentOut);
        QVERIFY(m_end->goOut(0, Side::Dark));
        QCOMPARE(m_end->step(), RoundEnd::CountHand);
        for (int hand = 0; hand < 2; ++hand) {
            m_end->hand()->type(20);
            m_end->next();
        }
        QCOMPARE(m_end->step(), RoundEnd::Result);
        QVERIFY(m_end->writeDown());
        m_end->setRound(1);
        QVERIFY(m_end->isCorrecting());
        QCOMPARE(m_end->step(), RoundEnd::Result);
        m_end->askAgain(true);
        QCOMPARE(m_end->step(), RoundEnd::WhoWentOut);
        QVERIFY(m_end->isAskedAgain());
        QVERIFY(m_end->goOut(1, Side::Dark));
        QVERIFY(!m_end->isAskedAgain());
        QCOMPARE(m_end->step(), RoundEnd::CountHand);
    }

    void pointsMayBeTyped()
    {
        open(kUncalled);
        m_end->hand()->type(100000);
        QVERIFY(!m_end->hand()->problem().isEmpty());
        m_end->hand()->type(35);
        QVERIFY(m_end->hand()->isComplete());
        m_end->next();
        m_end->hand()->type(12);
        m_end->next();
        QCOMPARE(m_end->gain(), 47);
        QVERIFY(m_end->writeDown());
        QCOMPARE(m_places->journal().mid(2), (QStringList{u"Ben: holds 35"_s, u"Cho: holds 12"_s}));
    }

    void tooManyPointsAreDoubtedUntilConfirmed()
    {
        open(kHeader + u"round\nstart B7\ncount Ana 1\ncount Ben 2\nAna: play B3\n"_s);
        m_end->hand()->type(100);
        QVERIFY(!m_end->hand()->isDoubted()); // two Wild Draw Twos
        QVERIFY(m_end->hand()->isComplete());
        m_end->hand()->type(101);
        QVERIFY(m_end->hand()->isDoubted());
        QCOMPARE(m_end->hand()->problem(), u"2 cards are worth 100 points at most."_s);
        m_end->next();
        QCOMPARE(m_end->hand()->name(), u"Ben"_s);
        QVERIFY(m_end->hand()->confirm());
        QVERIFY(m_end->hand()->problem().isEmpty());
        beginAgain();
        QCOMPARE(m_end->hand()->points(), 101);
        QVERIFY(!m_end->hand()->isDoubted());
        m_end->next();
        QCOMPARE(m_end->hand()->name(), u"Cho"_s);
    }

    void lettersAmongThePointsAreACardOrRefused()
    {
        open(kHeader + u"round\nAna: out light\n"_s);
        app::CountedHand *hand = m_end->hand();
        hand->setTyping(true);
        hand->setLine(u"35"_s);
        QCOMPARE(hand->points(), 35);
        QVERIFY(!hand->isLineNoNumber());
        for (const QString &line : {u"4g"_s, u"g"_s, u"12x"_s, u"-3"_s}) {
            hand->setLine(line);
            QVERIFY(!hand->isTyped());
            QVERIFY(hand->isLineNoNumber());
            if (line == u"4g"_s)
                continue; // a card
            QVERIFY(!hand->enterLine());
            QVERIFY(!hand->entryProblem().isEmpty());
            QCOMPARE(hand->line(), line);
            QVERIFY(hand->isTyping());
        }
        hand->setLine(u"99999999999"_s);
        QVERIFY(!hand->problem().isEmpty());
        hand->setLine(u"g+1"_s);
        QVERIFY(hand->enterLine());
        QCOMPARE(hand->faces(), QList{Places::face("G+1")});
        QCOMPARE(hand->points(), 10);
        QVERIFY(!hand->isTyping());
        QVERIFY(hand->line().isEmpty());
    }

    void theFieldForPointsShowsWhatTheHandHolds()
    {
        open(kHeader + u"round\nAna: out light\n"_s);
        m_end->hand()->setTyping(true);
        m_end->hand()->setLine(u"12"_s);
        m_end->next();
        QCOMPARE(m_end->hand()->line(), QString());
        m_end->undo();
        QCOMPARE(m_end->hand()->line(), u"12"_s);
        m_end->undo();
        QCOMPARE(m_end->hand()->line(), QString());
    }

    void unlikelyPointsAreDoubtedToo()
    {
        open(kHeader + u"round\nAna: out light\n"_s);
        m_end->hand()->type(320); // four Wild Draw Twos and three Wilds
        QVERIFY(!m_end->hand()->isDoubted());
        m_end->hand()->type(818);
        QVERIFY(m_end->hand()->isDoubted());
        QCOMPARE(m_end->hand()->problem(),
                 u"Even 7 cards, as many as are dealt, are worth 320 points at most."_s);
        m_end->next();
        QCOMPARE(m_end->hand()->name(), u"Ben"_s);
        QVERIFY(m_end->hand()->confirm());
        m_end->next();
        m_end->hand()->type(4);
        QVERIFY(m_end->writeDown());
        m_end->setRound(1); // what is written was asked about
        QVERIFY(m_end->isComplete());
        m_end->choose(1);
        m_end->hand()->type(819);
        QVERIFY(!m_end->isComplete());
        m_end->hand()->type(81);
        QVERIFY(m_end->isComplete());
    }

    void theHeadlineNamesTheHandsLeftToCount()
    {
        open(kUncalled);
        const auto headline = [this] { return m_places->match->table()->turn().headline; };
        QCOMPARE(headline(), u"Still to be counted: Ben and Cho"_s);
        tap({"P3"});
        QCOMPARE(headline(), u"Still to be counted: Ben and Cho"_s);
        m_end->next();
        QCOMPARE(headline(), u"Still to be counted: Cho"_s);
        QCOMPARE(homeHeadline(), headline());
        tap({"T7"});
        m_end->next();
        QCOMPARE(headline(), u"All counted: write it down"_s);
        QCOMPARE(homeHeadline(), headline());
        QVERIFY(m_end->isComplete()); // and its own drafts did not unsettle it
        beginAgain();
        QCOMPARE(headline(), u"All counted: write it down"_s);
    }

    void aHalfCountedHandSurvivesACrash()
    {
        open(kUncalled);
        tap({"P3"});
        m_end->next();
        tap({"T7", "OF"});
        beginAgain();
        QCOMPARE(m_end->hand()->name(), u"Cho"_s);
        QCOMPARE(m_end->hand()->faces(), (QList{Places::face("T7"), Places::face("OF")}));
        m_end->next();
        QVERIFY(m_end->isComplete());
        m_end->choose(1);
        QCOMPARE(m_end->hand()->faces(), QList{Places::face("P3")});
    }

    void theNextRoundStartsWithEmptyHands()
    {
        open(kUncalled);
        tap({"P3"});
        m_end->next();
        tap({"T7"});
        m_end->next();
        QVERIFY(m_end->writeDown());
        QVERIFY(m_places->match->beginRound());
        QVERIFY(m_end->goOut(1, Side::Light));
        QCOMPARE(m_end->hand()->name(), u"Cho"_s);
        QVERIFY(m_end->hand()->faces().isEmpty());
    }

    void aCorrectionShowsItsConsequences()
    {
        open(kHeader
             + u"round\nAna: out light\nBen: holds 40\nCho: holds 30\n"
               u"round\nBen: out light\nAna: holds 20\nCho: holds 10\n"_s);
        m_end->setRound(1);
        QCOMPARE(m_end->outName(), u"Ana"_s);
        QCOMPARE(m_end->current(), -1);
        QVERIFY(!m_end->isAltered());
        QCOMPARE(m_end->index(0).data(RoundEnd::Total).toInt(), 70);
        QCOMPARE(m_end->index(1).data(RoundEnd::Total).toInt(), 0); // Ben's 30 came a round later
        m_end->choose(1);
        m_end->hand()->type(80);
        m_end->next();
        QVERIFY(m_end->isComplete());
        QVERIFY(m_end->isAltered());
        QCOMPARE(m_end->consequence(),
                 u"Ana would have won in round 1.\nRound 2 no longer counts.\nAna: 70 → 110\nBen: 30 → 0"_s);
        QVERIFY(m_end->writeDown());
        QCOMPARE(m_places->journal().last(), u"amend 1 Ana out light; Ben holds 80; Cho holds 30"_s);
        QVERIFY(m_places->match->openMatch()->match().state().isOver());
        m_end->setRound(1); // and back
        m_end->choose(1);
        m_end->hand()->type(40);
        m_end->next();
        QCOMPARE(m_end->consequence(),
                 u"The match would go on.\nRound 2 counts again.\nAna: 110 → 70\nBen: 0 → 30"_s);
    }

    void aCorrectionMayChangeWhoWentOut()
    {
        open(kHeader + u"round\nAna: out light\nBen: holds 40\nCho: holds 30\n"_s);
        m_end->setRound(1);
        QVERIFY(m_end->goOut(1, Side::Light));
        QCOMPARE(m_end->hand()->name(), u"Ana"_s);
        m_end->hand()->type(5);
        m_end->next();
        QVERIFY(m_end->writeDown());
        QCOMPARE(m_places->journal().last(), u"amend 1 Ben out light; Ana holds 5; Cho holds 30"_s);
    }

    void aScoredRoundCanBeVoided()
    {
        open(kHeader + u"round\nAna: out light\nBen: holds 40\nCho: holds 30\n"_s);
        m_end->setRound(1);
        QVERIFY(m_end->voidRound());
        QCOMPARE(m_places->journal().last(), u"amend 1 void"_s);
    }
};

QTEST_MAIN(tst_RoundEnd)
#include "tst_roundend.moc"
