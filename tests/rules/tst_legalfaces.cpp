// What the app asks the core besides verdicts: which faces are legal or possible now, who deals next, what
// the next undo and redo would be.
#include "notation/cards.h"
#include "recordedgame.h"

#include <QTest>
#include <set>

using namespace Qt::StringLiterals;
using namespace rules;

namespace {

Match playedOn(const QString &lines, const QString &edition = u"flip2020"_s)
{
    return playedText(u"flipside 1\nedition %1\nplayers Ana, Ben, Cho\n%2"_s.arg(edition, lines).toUtf8());
}

QString textOf(const FaceSet &faces)
{
    QStringList words;
    for (int code = 0; code < Face::kCount; ++code) {
        if (faces[std::size_t(code)])
            words.append(QString::fromStdString(notation::write(Face::fromCode(code))));
    }
    return words.join(u' ');
}

constexpr auto kBlue = "B1 B2 B3 B4 B5 B6 B7 B8 B9 B+1 BR BS BF";

} // namespace

class TestLegalFaces : public QObject {
    Q_OBJECT

private slots:
    void theMostThatAHandCanBeWorth()
    {
        const QString over = u"round\nstart B7\ncount Ana 1\ncount Ben 5\nAna: play B3\n"_s;
        const Table ended = *playedOn(over).state().table;
        QCOMPARE(mostPoints(ended, Seat(1)), 4 * 50 + 40);
        const Table said = *playedOn(over + u"count Cho 2\nCho: holds W+2 W+2"_s).state().table;
        QCOMPARE(mostPoints(said, Seat(1)), 2 * 50 + 3 * 40);
        QCOMPARE(mostPoints(said, Seat(2)), 2 * 50); // its own cards are no others'
    }

    void whereNobodyCountsAHandIsAsManyCardsAsAreDealt_data()
    {
        QTest::addColumn<QString>("edition");
        QTest::addColumn<QString>("lines");
        QTest::addColumn<int>("most");
        const QString uncounted = u"round\nAna: out %1\n"_s;
        QTest::newRow("light: all Wild Draw Twos and three Wilds")
            << u"flip2020"_s << uncounted.arg(u"light"_s) << 4 * 50 + 3 * 40;
        QTest::newRow("dark: all Wild Draw Colors and three Wilds")
            << u"flip2020"_s << uncounted.arg(u"dark"_s) << 4 * 60 + 3 * 40;
        QTest::newRow("what others hold is not there")
            << u"flip2020"_s << uncounted.arg(u"light"_s) + u"Cho: holds W+2 W+2 W"_s
            << 2 * 50 + 3 * 40 + 2 * 20;
        QTest::newRow("counted: as many as it has")
            << u"flip2020"_s << u"round\nstart B7\ncount Ana 1\ncount Ben 2\nAna: play B3\n"_s << 2 * 50;
    }
    void whereNobodyCountsAHandIsAsManyCardsAsAreDealt()
    {
        QFETCH(const QString, edition);
        QFETCH(const QString, lines);
        const Table table = *playedOn(lines, edition).state().table;
        QTEST(mostPoints(table, Seat(1)), "most");
        QCOMPARE(presumedCards(table, Seat(1)), table.counted ? 2 : int(table.edition->dealtCards));
    }

    void facesThatMayBeLaid_data()
    {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("legal");
        const QString on = u"round\nstart B7\n"_s;
        const QString blue = QString::fromLatin1(kBlue);
        QTest::newRow("on a blue 7: blue, sevens and wilds") << on << blue + u" G7 R7 Y7 W W+2"_s;
        QTest::newRow("the same after drawing") << on + u"Ana: draw"_s << blue + u" G7 R7 Y7 W W+2"_s;
        QTest::newRow("with both blue 7s in the pile: no third")
            << on + u"Ana: play B7"_s << u"B1 B2 B3 B4 B5 B6 B8 B9 B+1 BR BS BF G7 R7 Y7 W W+2"_s;
        QTest::newRow("on a Wild: the colour and wilds") << on + u"Ana: play W=B"_s << blue + u" W W+2"_s;
        QTest::newRow("on a Skip: the colour, Skips and wilds")
            << on + u"Ana: play GS"_s << blue + u" G7 R7 Y7 W W+2"_s; // refused: still on the blue 7
        QTest::newRow("on a red Skip")
            << u"round\nstart RS\n"_s << u"BS GS R1 R2 R3 R4 R5 R6 R7 R8 R9 R+1 RR RS RF YS W W+2"_s;
        QTest::newRow("on the dark side")
            << u"round\nstart GF\ntop P4\n"_s << u"P1 P2 P3 P4 P5 P6 P7 P8 P9 P+5 PR PE PF T4 O4 V4 W W+C"_s;
        QTest::newRow("before the start card: nothing") << u"round\n"_s << u""_s;
        QTest::newRow("while a colour is waited for: nothing") << on + u"Ana: play W"_s << u""_s;
        QTest::newRow("while a new top is waited for: nothing") << on + u"Ana: play BF"_s << u""_s;
        QTest::newRow("while a challenge is possible: nothing") << on + u"Ana: play W+2=G"_s << u""_s;
        QTest::newRow("while hands are said: nothing") << on + u"Ana: out light"_s << u""_s;
        QTest::newRow("where there was nothing to draw: nothing")
            << on + u"count Cho 97\nAna: draw"_s << u""_s;
    }
    void facesThatMayBeLaid()
    {
        QFETCH(QString, lines);
        QFETCH(QString, legal);
        QCOMPARE(textOf(legalFaces(*playedOn(lines).state().table)), legal);
    }

    void facesThatGoOnAPenalty_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("legal");
        const QString one = u"Ana: play B+1"_s;
        const QString wild = u"Ana: play W+2=R"_s;
        QTest::newRow("same on a Draw One") << u"rule stack same"_s << one << u"B+1 G+1 R+1 Y+1"_s;
        QTest::newRow("the same or more") << u"rule stack up"_s << one << u"B+1 G+1 R+1 Y+1 W+2"_s;
        QTest::newRow("not less") << u"rule stack up"_s << wild << u"W+2"_s;
        QTest::newRow("any, by the color that was named") << u"rule stack any"_s << wild << u"R+1 W+2"_s;
        QTest::newRow("no stacking") << u"rule seven swap"_s << wild << QString();
        QTest::newRow("nothing on a swap") << u"rule seven swap"_s << u"Ana: play R7"_s << QString();
        QTest::newRow("as the last card only a number")
            << u"rule finish number"_s << u"count Ana 1"_s << u"B1 B2 B3 B4 B5 B6 B7 B8 B9 G7 R7 Y7"_s;
        QTest::newRow("no number on a penalty")
            << u"rule stack any\nrule finish number"_s << u"count Ben 1\nAna: play B+1"_s << QString();
    }
    void facesThatGoOnAPenalty()
    {
        QFETCH(QString, rules);
        QFETCH(QString, lines);
        QFETCH(QString, legal);
        const Match match =
            playedText(u"flipside 1\nedition flip2020\nplayers Ana, Ben, Cho\n%1\nround\nstart B7\n%2"_s
                           .arg(rules, lines)
                           .toUtf8());
        QCOMPARE(textOf(legalFaces(*match.state().table)), legal);
    }

    void theSmallDeckHasZerosAndNoFlip()
    {
        const Match match = playedOn(u"round\nstart B7\n"_s, u"mini56"_s);
        QCOMPARE(textOf(legalFaces(*match.state().table)),
                 u"B0 B1 B2 B3 B4 B5 B6 B8 B9 B+1 BR BS G7 R7 Y7 W W+2"_s);
    }

    void facesThatCanStillTurnUp_data()
    {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("face");
        QTest::addColumn<bool>("possible");
        const QString ended = u"round\nstart B7\ncount Ana 1\nAna: play B7\n"_s;
        QTest::newRow("one of two lies in the pile") << u"round\nstart B7\n"_s << "B7" << true;
        QTest::newRow("both lie in the pile") << ended << "B7" << false;
        QTest::newRow("a card of the other side") << ended << "P7" << false;
        QTest::newRow("both in a hand that was said")
            << ended + u"Ben: holds G1 G1 G2 G3 G4 G5 G6\n"_s << "G1" << false;
        QTest::newRow("one in a hand that was said")
            << ended + u"Ben: holds G1 G1 G2 G3 G4 G5 G6\n"_s << "G2" << true;
        QTest::newRow("after out the pile is not known")
            << u"round\nstart B7\nAna: play B7\nAna: out light\n"_s << "B7" << true;
    }
    void facesThatCanStillTurnUp()
    {
        QFETCH(QString, lines);
        QFETCH(QString, face);
        QFETCH(bool, possible);
        const QStringList faces = textOf(possibleFaces(*playedOn(lines).state().table)).split(u' ');
        QCOMPARE(faces.contains(face), possible);
    }

    void theNextDealer_data()
    {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("dealer");
        const QString round = u"round\nBen: out light\nAna: holds 5\nCho: holds 5\n"_s;
        QTest::newRow("first the last seat") << u"join Dee\n"_s << "Dee";
        QTest::newRow("then the next seat") << round << "Ana";
        QTest::newRow("to the right where play first goes there")
            << u"rule first-player right\n"_s + round << "Ben";
        QTest::newRow("the winner") << u"rule next-dealer winner\n"_s + round << "Ben";
        QTest::newRow("the same") << u"rule next-dealer same\n"_s + round << "Cho";
        QTest::newRow("the seat behind somebody who left") << round + u"leave Ana\n"_s << "Ben";
        QTest::newRow("the seat behind a dealer who left") << round + u"leave Cho\n"_s << "Ana";
        QTest::newRow("the next seat where the winner left")
            << u"rule next-dealer winner\n"_s + round + u"leave Ben\n"_s << "Ana";
        QTest::newRow("the winner of the last round that counts") << u"rule next-dealer winner\n"_s + round
                + u"round\nAna: out light\nBen: holds 5\nCho: holds 5\namend 2 void\n"_s
                                                                  << "Ben";
        QTest::newRow("a newcomer sits behind the last dealer") << round + u"join Dee\n"_s << "Dee";
        QTest::newRow("after other seats were taken") << round + u"seats Cho, Ben, Ana\n"_s << "Ben";
        QTest::newRow("after a first round given up") << u"round dealer Ana\nvoid\n"_s << "Cho";
        QTest::newRow("after a later round given up") << round + u"round dealer Ben\nvoid\n"_s << "Ana";
        QTest::newRow("after a named dealer")
            << u"round dealer Ana\nBen: out light\nAna: holds 5\nCho: holds 5\n"_s << "Ben";
    }
    void theNextDealer()
    {
        QFETCH(QString, lines);
        QFETCH(QString, dealer);
        const Match match = playedOn(lines);
        QCOMPARE(QString::fromStdString(match.book().person(nextDealer(match.state())).name), dealer);
    }

    void whatUndoAndRedoWouldDo()
    {
        Match match = playedOn(u"round\nstart B7\nAna: play B3\n"_s);
        QVERIFY(std::holds_alternative<Play>(*match.nextUndo()));
        QVERIFY(!match.nextRedo());
        QVERIFY(match.call(Undo{}).taken());
        QVERIFY(std::holds_alternative<TurnUp>(*match.nextUndo()));
        QVERIFY(std::holds_alternative<Play>(*match.nextRedo()));
        QVERIFY(match.call(Undo{}).taken() && match.call(Undo{}).taken());
        QVERIFY(!match.nextUndo());
        QVERIFY(!match.call(Undo{}).taken());
        QVERIFY(std::holds_alternative<BeginRound>(*match.nextRedo()));
    }

    void whatACorrectionWouldChange()
    {
        const Match match = playedOn(u"round\nAna: out light\nBen: holds 5\nCho: holds 5\n"_s);
        const MatchOutcome outcome = call(match.state(), AmendVoid{1});
        QCOMPARE(match.book().total(Player(0)), 10);
        QCOMPARE(outcome.state.book->total(Player(0)), 0);
    }
};

QTEST_APPLESS_MAIN(TestLegalFaces)
#include "tst_legalfaces.moc"
