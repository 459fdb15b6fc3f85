// What the referee says, in English, when a round ends, a match is won, or the table corrects something.
#include "rows.h"

#include "told.h"

using namespace told;

QList<Row> endingRows()
{
    QList<Row> rows;
    const auto row = [&](const char *name, const QString &lines, const char *said,
                         const QString &header = kFour) {
        rows.append({name, header, lines, QString::fromUtf8(said)});
    };
    const QString last = kDealt + "count Ana 1\n";
    const QString three = QStringLiteral("edition flip2020\nplayers Ana, Ben, Cho\n");
    const QString out = QStringLiteral("round dealer Cho\nAna: out dark\n");
    const QString scored = out + "Ben: holds 30\nCho: holds 12\n";

    row("out", last + "Ana: play B1", "Ana goes out with a blue 1. Still to be counted: Ben, Cho, and Dee.");
    row("out with a Draw One", last + "Ana: play B+1",
        "Ana goes out with a blue Draw One. The last card still takes effect. "
        "Ben draws 1 card. Still to be counted: Ben, Cho, and Dee.");
    row("out with a Draw One where the sheet does not name it", last + "Ana: play B+1",
        "Ana goes out with a blue Draw One. By this table’s ruling a last Draw One still takes effect. "
        "Ben draws 1 card. Still to be counted: Ben, Cho, and Dee.",
        QString(kFour).replace("flip2020", "mini56") + "\nrule last-draw-one draw");
    row("out with a Draw One that does not count", last + "Ana: play B+1",
        "Ana goes out with a blue Draw One. By this table’s ruling nobody draws for a last Draw One. "
        "Still to be counted: Ben, Cho, and Dee.",
        kFour + "\nrule last-draw-one none");
    row("out with a Draw One that adds nothing to a penalty",
        kDealt + "count Ben 1\nAna: play B+1\nBen: play R+1",
        "Ben goes out with a red Draw One. Here a last Draw One adds nothing to what waited. Cho draws 1 "
        "card. "
        "Still to be counted: Ana, Cho, and Dee.",
        kFour + "\nrule last-draw-one none\nrule stack same");
    row("out with a Wild Draw Two that nobody may challenge", last + "Ana: play W+2",
        "Ana goes out with a Wild Draw Two. The last card still takes effect. Ben draws 2 cards. "
        "Still to be counted: Ben, Cho, and Dee.",
        kFour + "\nrule challenge no");
    row("out with a Draw Five", kDealt + "Ana: play BF\ntop T4\ncount Ben 1\nBen: play T+5",
        "Ben goes out with a teal Draw Five. The last card still takes effect. Cho draws 5 cards. "
        "Still to be counted: Ana, Cho, and Dee.");
    row("out with a Flip", last + "Ana: play BF",
        "Ana goes out with a blue Flip. Turn your cards over: the dark side is scored. "
        "Still to be counted: Ben, Cho, and Dee.");
    row("out with a Draw One in an edition that spares the next", last + "Ana: play B+1",
        "Ana goes out with a blue Draw One. In this edition nobody draws for a last Draw One. "
        "Still to be counted: Ben, Cho, and Dee.",
        QString(kFour).replace("flip2020", "mini56"));
    row("out with a Flip, the old side counts", last + "Ana: play BF",
        "Ana goes out with a blue Flip. By this table’s ruling the light side is scored. "
        "Still to be counted: Ben, Cho, and Dee.",
        kFour + "\nrule last-flip old");
    row("a last Wild Draw Two", last + "Ana: play W+2",
        "Ana plays the last card, a Wild Draw Two. With no cards left Ana cannot be guilty: "
        "a challenge would only cost Ben two more cards. Ben accepts or challenges.");
    row("a last Wild Draw Two accepted", last + "Ana: play W+2\nBen: accept",
        "Ben accepts. Ben draws 2 cards. Ana goes out. Still to be counted: Ben, Cho, and Dee.");
    row("a last Wild Draw Two challenged", last + "Ana: play W+2\nBen: challenge hand none",
        "Innocent: Ana has no cards left. Ben draws 4 cards. Ana goes out. "
        "Still to be counted: Ben, Cho, and Dee.");
    row("out without called plays", out, "Ana goes out, on the dark side. Still to be counted: Ben and Cho.",
        three);
    row("out with one-sided cards", "round\nAna: out light", "Ana goes out. Still to be counted: Ben.",
        kMini);
    row("a hand", out + "Ben: holds 1", "Ben is left with 1 point. Still to be counted: Cho.", three);
    row("a round is collected", scored, "Ana collects 42 points. Ana has 42 points in all. Ana deals.",
        three);
    row("a round is tallied", scored,
        "Everyone adds what was left in hand; Ana, who went out, adds nothing. Ana deals.",
        three + "scoring tally 500");
    row("a match is won by collecting", scored,
        "Ana collects 42 points. Ana has 42 points in all. Ana has reached 40 points and wins the match.",
        three + "scoring collect 40");
    row("a match is won by tally", scored,
        "Everyone adds what was left in hand; Ana, who went out, adds nothing. "
        "Ana wins the match with the lowest total, 0 points.",
        three + "scoring tally 30");
    const QString tie = QStringLiteral("round\nAna: out light\nBen: holds 30\nCho: holds 40\n"
                                       "round\nBen: out light\nAna: holds 30\nCho: holds 5\n");
    row("a tie is shared", tie,
        "Everyone adds what was left in hand; Ben, who went out, adds nothing. "
        "Ana and Ben have the lowest total, 30 points: they win together.",
        three + "scoring tally 45");
    row("a tie goes on", tie,
        "Everyone adds what was left in hand; Ben, who went out, adds nothing. "
        "The lowest total is shared: by this table’s ruling one more round decides. Ben deals.",
        three + "scoring tally 45\nrule tie round");

    row("let stand", kDealt + "Cho: force play R4",
        "The table lets it stand: Cho plays a red 4. Dee is next.");
    row("a wild let stand", kDealt + "Cho: force play W=R",
        "The table lets it stand: Cho plays a Wild and names red. Dee is next.");
    row("a Draw One let stand", kDealt + "Cho: force play R+1",
        "The table lets it stand: Cho plays a red Draw One. Dee draws 1 card and is skipped. Ana is next.");
    row("a count", kDealt + "count Ben 5", "Corrected: Ben holds 5 cards. Ana plays.");
    row("a turn", kDealt + "set turn Cho", "The turn is corrected. Cho plays.");
    row("a direction", kDealt + "set direction right", "Corrected: play goes to the right. Ana plays.");
    row("a color", kDealt + "set color green", "Corrected: the color is green. Ana plays.");
    row("a top card", kDealt + "set top Y9", "Corrected, on top: a yellow 9. Ana plays.");
    row("a side", kDealt + "set side dark",
        "Corrected: the dark side is in play. Ana says which card is on top now.");
    row("a reshuffle", kDealt + "Ana: play B3\nreshuffle",
        "One card is shuffled back into the draw pile; the top card stays. Ben plays.");
    row("a round given up", kDealt + "void", "Round 1 is given up and scores nothing.");
    row("a round amended", scored + "amend 1 Ben out light; Ana holds 5; Cho holds 6",
        "Round 1 is corrected: Ben went out.", three);
    row("an amendment that decides", scored + "amend 1 Ben out light; Ana holds 500; Cho holds 6",
        "Round 1 is corrected: Ben went out. Ben wins the match.", three);
    row("an amendment that opens the match", scored + "amend 1 void",
        "Round 1 no longer counts. The match goes on.", three + "scoring collect 40");
    row("somebody joins", "join Eve with 20", "Eve joins in the last seat with 20 points.");
    row("somebody comes back", "leave Dee\njoin Dee", "Dee is back and still has 0 points.");
    row("somebody comes back with points", "leave Dee\njoin Dee with 5",
        "Dee is back, with 5 points from now on.");
    row("somebody leaves", "leave Dee", "Dee leaves; 0 points stay in the book.");
    row("another target", "target 300", "The match goes to 300 points now.");
    row("another scoring", "scoring tally",
        "Everyone adds up the cards left in their own hand; once somebody reaches 500 points, the lowest "
        "total "
        "wins. All rounds are scored again.");
    row("another ruling", "rule last-flip old",
        "The table’s ruling – Flip as the last card: The old side is scored. It applies from the next round "
        "on.");
    row("another ruling for ties", "rule tie round",
        "The table’s ruling – A tie for the lowest total: One more round. It applies at once.");
    row("other seats", "seats Ana, Cho, Ben, Dee", "New seats, going round to the left: Ana, Cho, Ben, Dee.");
    row("taken back", kDealt + "Ana: play B3\nundo", "Taken back: Ana: Blue 3. Ana plays.");
    row("done again", kDealt + "Ana: play B3\nundo\nredo", "Redone: Ana: Blue 3. Ben plays.");
    row("a lost challenge taken back",
        kDealt + "Ana: play BF\ntop T4\nBen: play W+C=P\nchallenge innocent\ntook 3\nundo",
        "Taken back: Cho draws 5 cards. Cho draws until the first pink card comes, and 2 more cards.");
    row("stopped", kDealt + "stop", "The match ends here, unfinished and without a winner.");
    return rows;
}
