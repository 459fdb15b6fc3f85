// Totals and winners worked out from the rounds of a book, under either mode.
#include "recordedgame.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace rules;

namespace {

// "Ana 30, Ben 0"
QString totalsOf(const Book &book, const Standing &standing)
{
    QStringList parts;
    for (std::size_t i = 0; i < book.roll.size(); ++i)
        parts.append(u"%1 %2"_s.arg(QString::fromStdString(book.roll[i].name)).arg(standing.totals[i]));
    return parts.join(u", ");
}

QString winnersOf(const Book &book, const Standing &standing)
{
    QStringList names;
    for (const Player player : standing.winners)
        names.append(QString::fromStdString(book.person(player).name));
    return names.join(u", ");
}

// A round told in short: "Ana: Ben 10, Cho 20" is Ana's, the others are left with that.
QByteArray round(const QString &told)
{
    QString lines = u"round\n"_s + told.section(u':', 0, 0) + u": out light\n"_s;
    for (const QString &hand : told.section(u':', 1).split(u','))
        lines += hand.trimmed().replace(u" "_s, u": holds "_s) + u'\n';
    return lines.toUtf8();
}

Book bookOf(const QString &header, const QStringList &told)
{
    QByteArray record = "flipside 1\nedition flip2020\nplayers Ana, Ben, Cho\n" + header.toUtf8() + '\n';
    for (const QString &each : told)
        record += each.contains(u':') ? round(each) : each.toUtf8() + '\n';
    return playedText(record).book();
}

} // namespace

class TestStanding : public QObject {
    Q_OBJECT

private slots:
    void roundsAddUpUnderEitherMode_data()
    {
        QTest::addColumn<QStringList>("rounds");
        QTest::addColumn<QString>("collected");
        QTest::addColumn<QString>("tallied");
        QTest::newRow("nothing scored") << QStringList{u"round"_s} << "Ana 0, Ben 0, Cho 0"
                                        << "Ana 0, Ben 0, Cho 0";
        QTest::newRow("the winner collects, the others keep")
            << QStringList{u"Ana: Ben 10, Cho 20"_s} << "Ana 30, Ben 0, Cho 0"
            << "Ana 0, Ben 10, Cho 20";
        QTest::newRow("rounds add up")
            << QStringList{u"Ana: Ben 10, Cho 20"_s, u"Cho: Ana 5, Ben 6"_s, u"Ana: Ben 1, Cho 1"_s}
            << "Ana 32, Ben 0, Cho 11"
            << "Ana 5, Ben 17, Cho 21";
        QTest::newRow("a round amended to void adds nothing")
            << QStringList{u"Ana: Ben 10, Cho 20"_s, u"Cho: Ana 5, Ben 6"_s, u"amend 1 void"_s}
            << "Ana 0, Ben 0, Cho 11"
            << "Ana 5, Ben 6, Cho 0";
        QTest::newRow("an amended round counts as amended")
            << QStringList{u"Ana: Ben 10, Cho 20"_s, u"amend 1 Ben out light; Ana holds 7; Cho holds 8"_s}
            << "Ana 0, Ben 15, Cho 0"
            << "Ana 7, Ben 0, Cho 8";
        QTest::newRow("a newcomer brings points along")
            << QStringList{u"Ana: Ben 10, Cho 20"_s, u"join Dee with 50"_s} << "Ana 30, Ben 0, Cho 0, Dee 50"
            << "Ana 0, Ben 10, Cho 20, Dee 50";
        QTest::newRow("who left keeps the total")
            << QStringList{u"Ana: Ben 10, Cho 20"_s, u"leave Ana"_s, u"Ben: Cho 5"_s}
            << "Ana 30, Ben 5, Cho 0"
            << "Ana 0, Ben 10, Cho 25";
    }
    void roundsAddUpUnderEitherMode()
    {
        QFETCH(QStringList, rounds);
        QFETCH(QString, collected);
        QFETCH(QString, tallied);
        const Book collecting = bookOf(u"scoring collect 500"_s, rounds);
        QCOMPARE(totalsOf(collecting, collecting.standing), collected);
        QCOMPARE(totalsOf(collecting, workOut(collecting, ScoringMode::Tally, true)), tallied);
        const Book tallying = bookOf(u"scoring tally 500"_s, rounds);
        QCOMPARE(totalsOf(tallying, tallying.standing), tallied);
        QCOMPARE(totalsOf(tallying, workOut(tallying, ScoringMode::Collect, true)), collected);
    }

    void aMatchIsWon_data()
    {
        QTest::addColumn<QString>("header");
        QTest::addColumn<QStringList>("rounds");
        QTest::addColumn<QString>("winners");
        QTest::addColumn<int>("counted");
        const QString collect = u"scoring collect 100"_s;
        const QString tally = u"scoring tally 100"_s;
        const QString tieRound = tally + u"\nrule tie round"_s;

        QTest::newRow("collect: one below the target goes on")
            << collect << QStringList{u"Ana: Ben 50, Cho 49"_s} << "" << 1;
        QTest::newRow("collect: exactly the target wins")
            << collect << QStringList{u"Ana: Ben 50, Cho 50"_s} << "Ana" << 1;
        QTest::newRow("collect: what others hold does not matter")
            << collect << QStringList{u"Ana: Ben 40, Cho 50"_s, u"Ben: Ana 60, Cho 39"_s} << "" << 2;
        QTest::newRow("collect: an amendment gives the match to another")
            << collect
            << QStringList{u"Ana: Ben 50, Cho 50"_s, u"amend 1 Cho out light; Ana holds 50; Ben holds 50"_s}
            << "Cho" << 1;
        QTest::newRow("collect: rounds after the deciding one are not counted")
            << collect
            << QStringList{u"Ana: Ben 50, Cho 49"_s, u"Ben: Ana 50, Cho 49"_s,
                           u"amend 1 Ana out light; Ben holds 50; Cho holds 50"_s}
            << "Ana" << 1;
        QTest::newRow("collect: a voided deciding round lets the next one decide")
            << collect
            << QStringList{u"Ana: Ben 50, Cho 49"_s, u"Ben: Ana 50, Cho 49"_s, u"amend 1 void"_s,
                           u"Ben: Ana 1, Cho 1"_s}
            << "Ben" << 3;
        QTest::newRow("collect: who has left cannot win")
            << collect << QStringList{u"Ana: Ben 50, Cho 40"_s, u"leave Ana"_s, u"target 90"_s} << "" << 1;
        QTest::newRow("tally: one below the target goes on")
            << tally << QStringList{u"Ana: Ben 99, Cho 99"_s} << "" << 1;
        QTest::newRow("tally: exactly the target ends it, the lowest wins")
            << tally << QStringList{u"Ana: Ben 50, Cho 100"_s} << "Ana" << 1;
        QTest::newRow("tally: equal lowest totals share")
            << tally << QStringList{u"Ana: Ben 40, Cho 50"_s, u"Ben: Ana 40, Cho 50"_s} << "Ana, Ben" << 2;
        QTest::newRow("tally: equal lowest totals play on")
            << tieRound << QStringList{u"Ana: Ben 40, Cho 50"_s, u"Ben: Ana 40, Cho 50"_s} << "" << 2;
        QTest::newRow("tally: one more round decides")
            << tieRound
            << QStringList{u"Ana: Ben 40, Cho 50"_s, u"Ben: Ana 40, Cho 50"_s, u"Cho: Ana 2, Ben 1"_s}
            << "Ben" << 3;
        QTest::newRow("tally: all three equal share")
            << u"scoring tally 20"_s << QStringList{u"Ana: Ben 10, Cho 10"_s, u"Ben: Ana 10, Cho 10"_s}
            << "Ana, Ben" << 2;
        QTest::newRow("tally: the lowest of those who stayed wins")
            << tally << QStringList{u"Ana: Ben 50, Cho 60"_s, u"leave Ana"_s, u"Ben: Cho 40"_s} << "Ben" << 2;
        QTest::newRow("tally: the target reached by somebody who left ends it too")
            << tally << QStringList{u"Ana: Ben 50, Cho 90"_s, u"leave Cho"_s, u"target 90"_s} << "Ana" << 1;
    }
    void aMatchIsWon()
    {
        QFETCH(QString, header);
        QFETCH(QStringList, rounds);
        QFETCH(QString, winners);
        QFETCH(int, counted);
        const Book book = bookOf(header, rounds);
        QCOMPARE(winnersOf(book, book.standing), winners);
        QCOMPARE(book.standing.roundsCounted, counted);
        QVERIFY2(workOut(book, book.mode, false).winners.empty(), "undecided, nobody wins");
        QCOMPARE(workOut(book, book.mode, false).roundsCounted, int(book.rounds.size()));
    }

    void aTieThatPlaysOnIsMarked()
    {
        const QStringList rounds{u"Ana: Ben 40, Cho 50"_s, u"Ben: Ana 40, Cho 50"_s};
        QVERIFY(bookOf(u"scoring tally 100\nrule tie round"_s, rounds).standing.tied);
        QVERIFY(!bookOf(u"scoring tally 500\nrule tie round"_s, rounds).standing.tied);
    }

    void theDistanceToTheTarget_data()
    {
        QTest::addColumn<QString>("header");
        QTest::addColumn<int>("ana");
        QTest::addColumn<int>("cho");
        QTest::newRow("collect: each has a distance") << u"scoring collect 100"_s << 70 << 100;
        QTest::newRow("tally: the match has one") << u"scoring tally 100"_s << 80 << 80;
        QTest::newRow("nobody is farther than there") << u"scoring collect 20"_s << 0 << 20;
    }
    void theDistanceToTheTarget()
    {
        QFETCH(QString, header);
        QFETCH(int, ana);
        QFETCH(int, cho);
        const Book book = bookOf(header, {u"Ana: Ben 10, Cho 20"_s});
        QCOMPARE(missing(book, Player(0)), ana);
        QCOMPARE(missing(book, Player(2)), cho);
    }

    void roundsAreWonThatCount()
    {
        const QStringList told{u"Ana: Ben 10, Cho 20"_s, u"Ana: Ben 5, Cho 5"_s, u"Ben: Ana 30, Cho 30"_s,
                               u"Ana: Ben 50, Cho 50"_s, u"amend 2 void"_s,      u"target 60"_s};
        const Book book = bookOf(u"scoring collect 500"_s, told);
        QCOMPARE(winnersOf(book, book.standing), u"Ben"_s); // in round 3: what came behind it does not count
        QCOMPARE(roundsCounting(book), 2);
        QCOMPARE(roundsWon(book, Player(0)), 1);
        QCOMPARE(roundsWon(book, Player(1)), 1);
        QCOMPARE(roundsWon(book, Player(2)), 0);
        QVERIFY(counts(book, 0) && !counts(book, 1) && counts(book, 2) && !counts(book, 3));
        QCOMPARE(course(book, Player(0)), (std::vector<int>{0, 30, 30, 30}));
    }

    void whoComesBackWithPointsHasThose()
    {
        QStringList told{u"Ana: Ben 10, Cho 20"_s, u"leave Cho"_s, u"join Cho with 12"_s,
                         u"Ana: Ben 1, Cho 2"_s};
        const Book book = bookOf(u"scoring tally 500"_s, told);
        QCOMPARE(totalsOf(book, book.standing), u"Ana 0, Ben 11, Cho 14"_s);
        QCOMPARE(totalsOf(book, workOutFurther(book)), u"Ana 0, Ben 11, Cho 14"_s);
        QCOMPARE(course(book, Player(2)), (std::vector<int>{0, 12, 14}));
        // The points of the past do not decide a match in it.
        const Book high =
            bookOf(u"scoring tally 100"_s,
                   {u"Ana: Ben 10, Cho 20"_s, u"Ben: Ana 1, Cho 1"_s, u"leave Cho"_s, u"join Cho with 99"_s});
        QCOMPARE(winnersOf(high, high.standing), u""_s);
        QCOMPARE(high.standing.roundsCounted, 2);
        const Book decided = bookOf(u"scoring tally 100"_s,
                                    {u"Ana: Ben 10, Cho 20"_s, u"leave Cho"_s, u"join Cho with 100"_s});
        QCOMPARE(winnersOf(decided, decided.standing), u"Ana"_s);
    }

    void aRoundRemembersWhatWasSaid()
    {
        const Book book = bookOf(u"scoring collect 500"_s, {u"Ana: Ben 10, Cho 20"_s});
        const ScoredRound &round = book.rounds.back();
        QVERIFY(round.side == Side::Light && round.out == Player(0) && round.dealer == Player(2));
        QCOMPARE(int(round.players.size()), 3);
        QCOMPARE(int(round.hands.size()), 2);
        QVERIFY(round.hands[1].player == Player(2) && round.hands[1].points == 20);
        QCOMPARE(round.gain(Player(0), ScoringMode::Collect), 30);
        QCOMPARE(round.gain(Player(1), ScoringMode::Collect), 0);
        QCOMPARE(round.gain(Player(1), ScoringMode::Tally), 10);
        QVERIFY(round.counts && !round.amended);
        QVERIFY(bookOf(u""_s, {u"Ana: Ben 10, Cho 20"_s, u"amend 1 void"_s}).rounds.back().amended);
    }
};

QTEST_APPLESS_MAIN(TestStanding)
#include "tst_standing.moc"
