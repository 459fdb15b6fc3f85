// What a table may do now: wherever the recorded games come to, it is what the referee then takes.
#include "recordedgame.h"
#include "rules/chances.h"
#include "rules/draws.h"

#include <QTest>
#include <functional>

using namespace Qt::StringLiterals;
using namespace rules;

namespace {

// All tables of the recorded games.
void atEveryTable(const std::function<void(const Table &)> &look)
{
    for (const QString &record : recordNames()) {
        RecordedGame game;
        for (const QByteArray &line : linesOf(record)) {
            const auto event = game.read(line);
            if (!event || !*event)
                continue;
            game.match().call(**event);
            const MatchState &state = game.match().state();
            if (state.inRound && !state.isOver())
                look(*state.table);
        }
    }
}

bool isTaken(const Table &table, const Event &event) { return call(table, event).verdict.taken(); }

Table tableAfter(const QString &lines)
{
    return *playedText(
                u"flipside 1\nedition flip2020\nplayers Ana, Ben, Cho\nround\nstart B7\n%1"_s.arg(lines)
                    .toUtf8())
                .state()
                .table;
}

} // namespace

class TestChances : public QObject {
    Q_OBJECT

private slots:
    void whatCanBeIsTaken()
    {
        int tables = 0;
        atEveryTable([&](const Table &table) {
            ++tables;
            QCOMPARE(canCallUno(table), isTaken(table, CallUno{}));
            QCOMPARE(canReshuffle(table), isTaken(table, Reshuffle{}));
            QCOMPARE(canCorrect(table), isTaken(table, SetDirection{table.direction}));
            QCOMPARE(canGoOut(table), isTaken(table, GoOut{table.players[0], table.side}));
        });
        QVERIFY(tables > 500);
    }

    void whoCanBeCaughtIsCaught()
    {
        int caught = 0;
        int tooLate = 0;
        atEveryTable([&](const Table &table) {
            for (Seat seat = 0; seat < table.playerCount; ++seat)
                QCOMPARE(seat == catchable(table), isTaken(table, Catch{{}, table.players[seat]}));
            const bool one = catchable(table) != kNobody;
            caught += one;
            tooLate += !one && uncatchable(table) != kNobody;
            if (uncatchable(table) != kNobody)
                QCOMPARE(int(table.hands[uncatchable(table)]), 1);
        });
        QVERIFY(caught > 10 && tooLate > 10);
    }

    // Every face, every seat and every number is tried.
    void whatHouseRulesAllowIsTaken()
    {
        int jumps = 0;
        int swaps = 0;
        int laid = 0;
        atEveryTable([&](const Table &table) {
            const SeatSet swapped = maySwapWith(table);
            const SeatSet fined = mayBeFined(table);
            const DrawLimits draws = drawLimits(table);
            const FaceSet legal = legalFaces(table);
            for (Seat seat = 0; seat < table.playerCount; ++seat) {
                QCOMPARE(swapped[seat], isTaken(table, Swap{{}, table.players[seat]}));
                QCOMPARE(fined[seat], isTaken(table, Fine{table.players[seat], 1}));
                swaps += swapped[seat];
            }
            for (int cards = 0; cards < kLargestDeck && draws.most > 0; ++cards)
                QCOMPARE(cards >= draws.least && cards <= draws.most, isTaken(table, Draw{{}, cards}));
            for (int code = 0; code < Face::kCount; ++code) {
                const Face face = Face::fromCode(code);
                QCOMPARE(legal[std::size_t(code)], isTaken(table, Play{{}, {face, {}}}));
                laid += legal[std::size_t(code)] && table.penalty > 0;
            }
            if (!table.in<phase::Turn>() || !table.top())
                return;
            const SeatSet jumping = mayJumpIn(table, *table.top());
            const bool left = possibleFaces(table)[std::size_t(table.top()->code())];
            for (Seat seat = 0; seat < table.playerCount; ++seat) {
                const bool taken = isTaken(table, Play{table.players[seat], {*table.top(), {}}});
                if (seat != table.turn)
                    QCOMPARE(jumping[seat] && left, taken);
                jumps += jumping[seat];
            }
        });
        QVERIFY(jumps > 10 && swaps > 10 && laid > 100);
    }

    void whoFacesAPenaltyMayLay()
    {
        const auto layer = [](const QString &lines) {
            return mayLay(*playedText(u"flipside 1\nedition flip2020\nplayers Ana, Ben, Cho\n"
                                      "rule stack any\nround\nstart B7\n%1"_s.arg(lines)
                                          .toUtf8())
                               .state()
                               .table);
        };
        QCOMPARE(layer({}), Seat(0));
        QCOMPARE(layer(u"play B+1"_s), Seat(1));
        QCOMPARE(layer(u"play W+2=G"_s), Seat(1));
        QCOMPARE(layer(u"play W+2"_s), kNobody); // its colour first
        QCOMPARE(layer(u"count Ana 1\nplay W+2"_s), kNobody); // nothing is laid on a last card
        QCOMPARE(layer(u"Ana: out light"_s), kNobody);
    }

    void whoHasCalledUnoNeedNotAgain_data()
    {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<bool>("called");
        const QString two = u"count Ana 2\n"_s;
        QTest::newRow("two cards") << two << false;
        QTest::newRow("called ahead") << two + u"Ana: uno"_s << true;
        QTest::newRow("one card after calling ahead") << two + u"Ana: uno\nplay B1"_s << true;
        QTest::newRow("one card, not yet called") << two + u"play B1"_s << false;
        QTest::newRow("one card, called") << two + u"play B1\nAna: uno"_s << true;
        QTest::newRow("too late to be caught") << two + u"play B1\nplay B2"_s << false;
        QTest::newRow("called too late") << two + u"play B1\nplay B2\nAna: uno"_s << true;
        QTest::newRow("a call ahead that a correction took back")
            << two + u"Ana: uno\nset direction left\nAna: play B1\nplay B2"_s << false;
    }
    void whoHasCalledUnoNeedNotAgain()
    {
        QFETCH(QString, lines);
        QFETCH(bool, called);
        const Table table = tableAfter(lines);
        QCOMPARE(hasCalledUno(table, 0), called);
        QVERIFY(!hasCalledUno(table, 1));
    }

    void asManyCardsAsCanBeAreTaken()
    {
        int asked = 0;
        atEveryTable([&](const Table &table) {
            const TookLimits limits = tookLimits(table);
            if (!table.in<phase::Took>()) {
                QCOMPARE(limits.most, 0);
                return;
            }
            ++asked;
            for (int cards = 0; cards <= limits.most + 1; ++cards)
                QCOMPARE(cards >= limits.least && cards <= limits.most, isTaken(table, Took{{}, cards}));
        });
        QVERIFY(asked > 5);
    }

    void aShownHandIsJudgedCardByCard()
    {
        const Table table = tableAfter(u"play W+2=G\n"_s);
        QCOMPARE(shownCards(table), 6);
        const Face blue = Face::number(Color::Blue, 3);
        QCOMPARE(judgeShown(table, {blue}).reason, Reason::FoundGuilty);
        QCOMPARE(judgeShown(table, {}).reason, Reason::FoundInnocent);
        QCOMPARE(judgeShown(table, {blue, blue}).reason, Reason::FoundGuilty);
        QCOMPARE(judgeShown(table, {blue, blue, blue}).reason, Reason::TooManyCopiesInHands);
        QCOMPARE(judgeShown(table, {Face::number(Color::Teal, 3)}).reason, Reason::OtherSide);
        QCOMPARE(call(table, Challenge{{}, Judgement::ByHand, {blue}}).verdict.reason, Reason::WrongCount);
        QCOMPARE(shownCards(tableAfter({})), 0);
        QCOMPARE(judgeShown(tableAfter({}), {blue}).reason, Reason::WrongMoment);
    }

    void aVerdictSaysHowManyCardsWereDue()
    {
        const Table few = tableAfter(u"count Ana 97\nplay B1\n"_s); // one card under the top
        const Verdict verdict = call(few, Play{{}, {Face::wild(Kind::WildDrawTwo), Color::Green}}).verdict;
        QCOMPARE(int(verdict.due), 0); // not before it is accepted
        const Table asked = call(few, Play{{}, {Face::wild(Kind::WildDrawTwo), Color::Green}}).table;
        const Verdict accepted = call(asked, Accept{}).verdict;
        QCOMPARE(int(accepted.due), drawsFor(Kind::WildDrawTwo));
        QCOMPARE(int(accepted.drawing->cards), 2);
        const Verdict lost = call(asked, Challenge{{}, Judgement::Innocent, {}}).verdict;
        QCOMPARE(int(lost.due), drawsFor(Kind::WildDrawTwo) + kLostChallengeCards);
        QCOMPARE(int(lost.drawing->cards), 2); // there are no more
    }
};

QTEST_APPLESS_MAIN(TestChances)
#include "tst_chances.moc"
