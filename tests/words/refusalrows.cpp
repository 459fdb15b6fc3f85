// What the referee says, in English, of what cannot be and of what is against the rules.
#include "rows.h"

#include "told.h"

using namespace told;

QList<Row> refusalRows()
{
    QList<Row> rows;
    const auto row = [&](const char *name, const QString &lines, const char *said,
                         const QString &header = kFour) {
        rows.append({name, header, lines, QString::fromUtf8(said)});
    };
    const QString dark = kDealt + "Ana: play BF\ntop T4\n"; // Ben is on turn
    const QString wild = kDealt + "Ana: play B3\nBen: play W+2=G\n"; // Cho accepts or challenges
    const QString color = dark + "Ben: play W+C=P\nCho: accept\n";
    const QString out = kDealt + "Ana: out light\n";
    const QString mini = QStringLiteral("round dealer Ben\nstart B7\n"); // Ana is on turn

    row("a draw before the first card", "draw", "That cannot happen now. Dee deals.");
    row("a play while a color is asked for", kDealt + "Ana: play W\nBen: play B1",
        "That cannot happen now. Ana names the color.");
    row("a pass without a draw", kDealt + "Ana: pass",
        "That cannot happen now. Ana plays a card or draws one.");
    row("a second draw", kDealt + "Ana: draw\nAna: draw",
        "That cannot happen now. Ana plays the drawn card or passes.");
    row("a play while a challenge is open", wild + "Cho: play G1",
        "That cannot happen now. Cho accepts or challenges.");
    row("a light card on the dark side", dark + "Ben: play R4",
        "On the dark side there is no such card as a red 4.");
    row("a dark card on the light side", kDealt + "Ana: play W+C=P",
        "On the light side there is no such card as a Wild Draw Color.");
    row("a zero where there is none", kDealt + "Ana: play R0", "This deck has no such card as a red 0.");
    row("a dark color for a light Wild", kDealt + "Ana: play W=T",
        "On the light side there is no such color as teal.");
    row("a light color for a dark Wild", dark + "Ben: play W=R",
        "On the dark side there is no such color as red.");
    row("a dark color where there is one side", mini + "Ana: play W=T",
        "This deck has no such color as teal.", kMini);
    row("a dark side where there is one side", mini + "Ana: out dark", "This deck has no dark side.", kMini);
    row("out of turn", kDealt + "Ben: play B1", "It is not Ben’s turn. Ana plays.");
    row("not dealt in", "leave Dee\nround\nstart B7\nDee: play B1", "Dee was not dealt in this round.");
    row("caught, but not dealt in", "leave Dee\nround\nstart B7\nAna: catch Dee",
        "Dee was not dealt in this round.");
    row("nobody named", kDealt + "out light", "Say who it was: the name is missing.");
    row("not asked for the color", kDealt + "Ana: play W\nBen: color red",
        "Ben does not choose here. Ana names the color.");
    row("a stranger's challenge", wild + "Dee: accept",
        "Only Cho, who has to draw for the card, accepts or challenges.");
    row("cards of the one who is out", out + "Ana: holds B1", "Ana went out and has no cards left.");
    row("two blue 7s are all there are", kDealt + "Ana: play B3\nBen: play B7\nCho: play B7",
        "Blue 7: there are only two, and both are in the discard pile already.");
    row("the only blue 7", mini + "Ana: play B7",
        "Blue 7: there is only one, and it is in the discard pile already.", kMini);
    row("four Wilds are all there are",
        kDealt + "Ana: play W=R\nBen: play W=R\nCho: play W=R\nDee: play W=R\nAna: play W=R",
        "Wild: there are only 4, and all of them are in the discard pile already.");
    row("three blue 8s in a hand", out + "Ben: holds B8 B8 B8",
        "Blue 8: there are only two, and both have been seen already.");
    row("the only blue 8 in two hands", "round\nAna: out light\nBen: holds B8 B8",
        "Blue 8: there is only one, and it has been seen already.", kMini);
    row("five Wilds in a hand", kDealt + "count Ana 1\ncount Ben 5\nAna: play B1\nBen: holds W W W W W",
        "Wild: there are only 4, and all of them have been seen already.");
    row("a hand of the wrong size", kDealt + "count Ana 1\nAna: play B1\nBen: holds B2 B3",
        "Ben holds 7 cards, not 2.");
    row("a shown hand of the wrong size", wild + "Cho: challenge hand B1",
        "Ben held 6 cards after playing the wild, not 1.");
    row("a count of none", kDealt + "count Ben 0",
        "Ben must hold at least one card: with none the round is over.");
    row("a count of too many", kDealt + "count Ben 100",
        "Even with the whole draw pile Ben would hold only 90 cards, not 100.");
    row("none drawn up to a color", color + "Cho: took 0",
        "It takes at least one card for the color to come.");
    row("too many drawn up to a color", color + "Cho: took 99", "There are only 85 cards to draw, not 99.");
    row("too many points", out + "Ben: holds 2000",
        "2,000 cannot be right: for Ben there are at most 1,280 points left in the deck.");
    row("too few points", out + "Ben: holds 0", "0 cannot be right: Ben holds at least 1 point.");
    row("no match", kDealt + "Ana: play R4", "Ana can’t play a red 4: it must be blue or a 7.");
    row("no match with an action", kDealt + "Ana: play BS\nCho: play YR",
        "Cho can’t play a yellow Reverse: it must be blue or a Skip.");
    row("no match with an 8", kDealt + "Ana: play B8\nBen: play R4",
        "Ben can’t play a red 4: it must be blue or an 8.");
    row("no match with a wild", kDealt + "Ana: play W=G\nBen: play R4",
        "Ben can’t play a red 4: the color must be green.");
    const QString penalty = kDealt + "Ana: play B+1\n";
    row("no draw card on a penalty", penalty + "Ben: play B4",
        "Ben can’t play a blue 4: 1 card is waiting. Take them, or lay the same draw card.",
        kFour + "\nrule stack same");
    row("a smaller draw card on a penalty", penalty + "Ben: play W+2=B\nCho: play B+1",
        "Cho can’t play a blue Draw One: 3 cards are waiting. Take them, or lay a draw card that costs at "
        "least as many.",
        kFour + "\nrule stack up");
    row("a draw card that does not match on a penalty", kDealt + "Ana: play W+2=R\nBen: play B+1",
        "Ben can’t play a blue Draw One: 2 cards are waiting. Take them, or lay a draw card that fits.",
        kFour + "\nrule stack any");
    row("a draw on a penalty", penalty + "Ben: draw",
        "That cannot happen now. Ben lays a draw card or takes 1 card.", kFour + "\nrule stack same");
    row("a wild as the last card", kDealt + "count Ana 1\nAna: play W=R",
        "Ana can’t go out with a Wild: here the last card must not be a wild.",
        kFour + "\nrule finish no-wild");
    row("a Skip as the last card", kDealt + "count Ana 1\nAna: play BS",
        "Ana can’t go out with a blue Skip: here the last card must be a number.",
        kFour + "\nrule finish number");
    row("a jump with another card", kDealt + "Cho: play B6",
        "Cho can jump in only with the very same card as the one on top. Ana plays.",
        kFour + "\nrule jump-in yes");
    row("more cards than one", kDealt + "Ana: draw 3", "At this table one card is drawn, not 3.");
    row("more cards than there are", kDealt + "Ana: draw 99", "There are only 83 cards to draw, not 99.");
    row("no card at all", kDealt + "Ana: draw 0", "Whoever draws takes at least one card.");
    row("more cards than a table’s limit", color + "Cho: took 6",
        "At this table a Wild Draw Color costs no more than 5 cards, not 6.",
        kFour + "\nrule draw-color-most 5");
    row("a swap with oneself", kDealt + "Ana: play R7\nAna: swap Ana", "Ana swaps hands with somebody else.",
        kFour + "\nrule seven swap");
    row("a fine for somebody who is out", kDealt + "count Ana 1\nAna: play W+2\nfine Ana 1",
        "Ana went out and has no cards left.");
    row("a play where only a pass is left", kDealt + "count Ana 90\nAna: draw\nAna: play B3",
        "There was nothing to draw: Ana can only pass.");
    row("guilty without cards", kDealt + "count Ana 1\nAna: play W+2\nBen: challenge guilty",
        "Ana has no cards left and cannot be guilty.");
    row("UNO with many cards", kDealt + "Ben: uno",
        "Ben holds 7 cards: UNO is called with one left, or with two on your own turn.");
    row("UNO twice", kDealt + "count Ana 2\nAna: uno\nAna: uno", "Ana has already called UNO.");
    row("UNO by nobody", kDealt + "uno", "Nobody has to call UNO now.");
    row("caught with many cards", kDealt + "Ana: catch Ben", "Ben holds 7 cards and cannot be caught.");
    row("caught too late", kDealt + "count Ana 2\nAna: play B1\nBen: draw\nCho: catch Ana",
        "Too late: Ana has not called UNO, but here catching counts only until the next player begins the "
        "turn.");
    row("caught after all, too late",
        kDealt + "count Ana 2\nAna: play B1\nBen: play B2\nAna: uno\nCho: catch Ana",
        "Ana has already called UNO.");
    row("caught after calling", kDealt + "count Ana 2\nAna: uno\nAna: play B1\nCho: catch Ana",
        "Ana has already called UNO.");
    row("caught too late, after a play", kDealt + "count Ana 2\nAna: play B1\nBen: play B2\nCho: catch Ana",
        "Too late: Ana has not called UNO, but here catching counts only until the next player has played.",
        kFour + "\nrule uno-window played");
    row("caught by oneself", kDealt + "count Ana 2\nAna: play B1\nAna: catch Ana",
        "Ana can only be caught by somebody else.");
    row("nothing to shuffle", kDealt + "reshuffle", "There is nothing to shuffle under the top card.");
    row("no round to amend", "amend 1 void", "No round has been scored yet.");
    row("not that round", "round\nAna: out light\nBen: holds 1\namend 4 void",
        "There is no round 4 to correct: only one has been scored.", kTwo);
    row("an amendment without somebody",
        "round\nAna: out light\nBen: holds 1\namend 1 Ana out light; Ana holds 1",
        "A correction must name everyone who was dealt in that round, once each.", kTwo);
    row("joining twice", "join Ana", "Ana is already at the table.");
    row("leaving twice", "leave Ana\nleave Ana", "Ana is not at the table.");
    row("an eleventh player", "join Eve", "No more than 10 players can sit at the table.",
        "edition flip2020\nplayers A, B, C, D, E, F, G, H, I, J");
    row("too few", "leave Ana", "At least two play, so Ana cannot leave.", kTwo);
    row("seats without somebody", "seats Ana, Ben",
        "The new order must name everyone at the table, once each.");
    row("no card to turn up", "round\ncount Ana 91\nstart B7",
        "All cards are dealt: there is none left to turn up.");
    row("nothing to take back", "undo", "There is nothing to take back.");
    row("nothing to do again", "redo", "There is nothing to redo.");
    return rows;
}
