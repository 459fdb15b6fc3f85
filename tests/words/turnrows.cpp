// What the referee says, in English, of a round that begins, of plays, draws, challenges and UNO.
#include "rows.h"

#include "told.h"

using namespace told;

QList<Row> turnRows()
{
    QList<Row> rows;
    const auto row = [&](const char *name, const QString &lines, const char *said,
                         const QString &header = kFour) {
        rows.append({name, header, lines, QString::fromUtf8(said)});
    };
    const QString two = QStringLiteral("round dealer Ben\nstart B7\n");
    const QString wild = kDealt + "Ana: play B3\nBen: play W+2=G\n";
    const QString dark = kDealt + "Ana: play BF\ntop T4\n"; // Ben is on turn on the dark side
    const QString color = dark + "Ben: play W+C=P\n";

    row("a round is dealt", "round", "Round 1: Dee deals everyone 7 cards. Dee turns up the first card.");
    row("a number begins", "round\nstart B7", "The first card is a blue 7. Ana begins.");
    row("a Draw One begins", "round\nstart R+1",
        "The first card is a red Draw One. Ana draws 1 card and is skipped. Ben is next.");
    row("a Skip begins", "round\nstart GS", "The first card is a green Skip. Ana is skipped. Ben is next.");
    row("a Reverse begins", "round\nstart YR",
        "The first card is a yellow Reverse. The direction changes, and Dee, who dealt, begins.");
    row("a Wild begins", "round\nstart W", "The first card is a Wild. Ana names the color and begins.");
    row("a Wild Draw Two goes back", "round\nstart W+2",
        "The first card is a Wild Draw Two. It cannot begin a round: put it back into the deck. Dee turns up "
        "another "
        "card.");
    row("a Flip begins", "round\nstart RF",
        "The first card is a red Flip. Everything turns to the dark side. "
        "Dee says which card is on top now.");
    row("a Flip begins where the sheets are silent", "round\nstart RF",
        "The first card is a red Flip. The sheet does not say what follows; here everything turns to the "
        "dark side. Dee says which card is on top now.",
        QString(kFour).replace("flip2020", "flip2019"));
    row("a Flip goes back", "round\nstart RF",
        "The first card is a red Flip. By this table’s ruling a Flip goes back. Dee turns up another card.",
        kFour + "\nrule start-flip redraw");

    row("the color matches", kDealt + "Ana: play B3", "Ana plays a blue 3: the color matches. Ben is next.");
    row("the number matches", kDealt + "Ana: play R7", "Ana plays a red 7: the number matches. Ben is next.");
    row("a Draw One", kDealt + "Ana: play B+1",
        "Ana plays a blue Draw One. Ben draws 1 card and is skipped. Cho is next.");
    row("a Draw Five", dark + "Ben: play T+5",
        "Ben plays a teal Draw Five. Cho draws 5 cards and is skipped. Dee is next.");
    row("a Skip", kDealt + "Ana: play BS", "Ana plays a blue Skip. Ben is skipped. Cho is next.");
    row("a Skip with two players", two + "Ana: play BS",
        "Ana plays a blue Skip. Ben is skipped. Ana plays again.", kTwo);
    row("a Reverse", kDealt + "Ana: play BR",
        "Ana plays a blue Reverse. Now play goes to the right. Dee is next.");
    row("a Reverse back", kDealt + "Ana: play BR\nDee: play RR",
        "Dee plays a red Reverse. Now play goes to the left. Ana is next.");
    row("a Reverse with two players", two + "Ana: play BR",
        "Ana plays a blue Reverse. The sheet does not say what it does with two players; here it skips the "
        "other one. Ana plays again.",
        kTwo);
    row("a Reverse with two players that skips nobody", two + "Ana: play BR",
        "Ana plays a blue Reverse. By this table’s ruling for two players it skips nobody. Ben is next.",
        kTwo + "\nrule two-player-reverse turn");
    row("a Skip Everyone", dark + "Ben: play TE",
        "Ben plays a teal Skip Everyone. Everyone else is skipped. Ben plays again.");
    row("a Flip", kDealt + "Ana: play BF",
        "Ana plays a blue Flip. Everything turns to the dark side. Ana says which card is on top now.");
    row("a Flip back onto a card seen before", dark + "Ben: play TF",
        "Ben plays a teal Flip. Everything turns to the light side. A card seen before comes up: a blue "
        "Flip. "
        "Cho is next.");
    row("a known top corrected", dark + "Ben: play TF\ntop G2",
        "Corrected, now on top: a green 2. Cho is next.");
    row("a Wild", kDealt + "Ana: play W=R", "Ana plays a Wild and names red. Ben is next.");
    row("a Wild without its color", kDealt + "Ana: play W", "Ana plays a Wild. Ana names the color.");
    row("a Wild Draw Two", wild,
        "Ben plays a Wild Draw Two and names green. That is allowed only with no blue card in hand. "
        "Cho accepts or challenges.");
    row("a Wild Draw Two without its color", kDealt + "Ana: play W+2",
        "Ana plays a Wild Draw Two. Ana names the color.");
    row("a Wild Draw Color", color,
        "Ben plays a Wild Draw Color and names pink. That is allowed only with no teal card in hand. "
        "Cho accepts or challenges.");

    row("a draw", kDealt + "Ana: draw", "Ana draws a card and may play it or pass.");
    const QString empty = kDealt + "count Ana 90\n"; // the draw pile is in her hand
    row("a draw where there is nothing", empty + "Ana: draw",
        "There was nothing to draw: Ana can only pass.");
    row("a pass where there was nothing", empty + "Ana: draw\nAna: pass", "Ana passes. Ben is next.");
    row("a draw that reshuffles", empty + "Ana: play B3\nBen: draw",
        "Ben draws a card and may play it or pass. The draw pile ran out: the discard pile was shuffled into "
        "a new "
        "one.");
    row("a Wild Draw Two with one card left", empty + "Ana: play W+2=G\nBen: accept",
        "Ben accepts. Ben draws 1 card and is skipped. The draw pile ran out: the discard pile was shuffled "
        "into a "
        "new one. There are no more cards to draw. Cho is next.");
    row("a play let stand with two cards left", empty + "Ana: play BF\ntop T4\nBen: force play T+5",
        "The table lets it stand: Ben plays a teal Draw Five. Cho draws 2 cards and is skipped. The draw "
        "pile ran out: the discard pile was shuffled into a new one. There are no more cards to draw. "
        "Dee is next.");
    row("a pass", kDealt + "Ana: draw\nAna: pass", "Ana keeps the card. Ben is next.");
    const QString stacking = kFour + "\nrule stack up";
    const QString one1 = kDealt + "Ana: play B+1\n";
    row("a Draw One where the table stacks", one1,
        "Ana plays a blue Draw One. Ben lays a draw card or takes 1 card.", stacking);
    row("a Draw One on a penalty", one1 + "Ben: play R+1",
        "Ben plays a red Draw One. Cho lays a draw card or takes 2 cards.", stacking);
    row("a Wild Draw Two on a penalty", one1 + "Ben: play W+2=G",
        "Ben plays a Wild Draw Two and names green. That is allowed only with no blue card in hand. "
        "Cho lays a draw card, challenges or takes 3 cards.",
        stacking);
    row("a penalty taken", one1 + "Ben: play R+1\nCho: accept",
        "Cho draws 2 cards and is skipped. Dee is next.", stacking);
    row("a penalty accepted", one1 + "Ben: play W+2=G\nCho: accept",
        "Cho accepts. Cho draws 3 cards and is skipped. Dee is next.", stacking);
    row("guilty on a stack", one1 + "Ben: play W+2=G\nCho: challenge guilty",
        "Guilty: Ben holds at least one blue card. Ben draws 3 cards. Cho is next.", stacking);
    row("innocent on a stack", one1 + "Ben: play W+2=G\nCho: challenge innocent",
        "Innocent: Ben holds no blue card. Cho draws 5 cards and is skipped. Dee is next.", stacking);
    row("a last Wild Draw Two on a penalty", kDealt + "count Ben 1\nAna: play B+1\nBen: play W+2",
        "Ben plays the last card, a Wild Draw Two. With no cards left Ben cannot be guilty: a challenge "
        "would "
        "only cost Cho two more cards. Cho takes 3 cards or challenges.",
        stacking);
    row("a jump", kDealt + "Cho: play B7",
        "Cho jumps in. Cho plays a blue 7: the color matches. Dee is next.", kFour + "\nrule jump-in yes");
    row("a draw of many", kDealt + "Ana: draw 3", "Ana draws 3 cards and may play the last one or pass.",
        kFour + "\nrule draw until");
    row("a 7", kDealt + "Ana: play R7",
        "Ana plays a red 7: the number matches. Ana says with whom to swap hands.",
        kFour + "\nrule seven swap");
    row("a swap", kDealt + "Ana: play R7\nAna: swap Cho", "Ana swaps hands with Cho. Ben is next.",
        kFour + "\nrule seven swap");
    row("a 0", "round\nstart B7\nAna: play B0",
        "Ana plays a blue 0: the color matches. Everybody hands their cards on. Ben is next.",
        QString(kFour).replace("flip2020", "mini56") + "\nrule zero pass");
    row("a Wild Draw Two that nobody may challenge", kDealt + "Ana: play W+2=G",
        "Ana plays a Wild Draw Two and names green. Ben draws 2 cards and is skipped. Cho is next.",
        kFour + "\nrule challenge no");
    row("its color named later", kDealt + "Ana: play W+2\ncolor green",
        "Ana names green. Ben draws 2 cards and is skipped. Cho is next.", kFour + "\nrule challenge no");
    row("a Wild Draw Color that nobody may challenge", color,
        "Ben plays a Wild Draw Color and names pink. Cho draws until the first pink card comes.",
        kFour + "\nrule challenge no");
    row("a Wild Draw Color with a limit", color + "Cho: accept",
        "Cho draws until the first pink card comes, at most 5 cards, and is skipped. Then Dee is next.",
        kFour + "\nrule draw-color-most 5");
    row("the limit reached", color + "Cho: accept\nCho: took 5",
        "Cho draws 5 cards and is skipped. Dee is next.", kFour + "\nrule draw-color-most 5");
    row("a limit and a lost challenge", color + "Cho: challenge innocent",
        "Innocent: Ben holds no teal card. Cho draws until the first pink card comes, at most 10, and 2 more "
        "cards, and is skipped. Then Dee is next.",
        kFour + "\nrule draw-color-most 10");
    row("a fine", kDealt + "fine Cho 2", "A fine: Cho draws 2 cards. Ana plays.");
    row("a color is named", kDealt + "Ana: play W\ncolor red", "Ana names red. Ben is next.");
    row("a color is named for a Wild Draw Two", kDealt + "Ana: play W+2\ncolor red",
        "Ana names red. That is allowed only with no blue card in hand. Ben accepts or challenges.");
    row("a new top", kDealt + "Ana: play BF\ntop T4", "Now on top: a teal 4. Ben is next.");
    row("a new top with an action", kDealt + "Ana: play BF\ntop T+5",
        "Now on top: a teal Draw Five. It does nothing, because nobody played it. Ben is next.");
    row("a new top that is wild", kDealt + "Ana: play BF\ntop W", "Now on top: a Wild. Ana names the color.");

    row("accepted", wild + "Cho: accept", "Cho accepts. Cho draws 2 cards and is skipped. Dee is next.");
    row("accepted, drawn up to a color", color + "Cho: accept",
        "Cho draws until the first pink card comes, and is skipped. Then Dee is next.");
    row("guilty, drawn up to a color", color + "Cho: challenge guilty",
        "Guilty: Ben holds at least one teal card. Ben draws until the first pink card comes. Then Cho is "
        "next.");
    row("guilty", wild + "Cho: challenge hand B1 G4 Y9 R+1 YS W",
        "Guilty: Ben holds at least one blue card. Ben draws 2 cards. Cho is next.");
    row("guilty, and the turn is lost", wild + "Cho: challenge guilty",
        "Guilty: Ben holds at least one blue card. Ben draws 2 cards. "
        "By this table’s ruling Cho loses the turn all the same. Dee is next.",
        kFour + "\nrule guilty-turn lose");
    row("innocent", wild + "Cho: challenge innocent",
        "Innocent: Ben holds no blue card. Cho draws 4 cards and is skipped. Dee is next.");
    row("innocent, drawn up to a color", color + "Cho: challenge innocent",
        "Innocent: Ben holds no teal card. Cho draws until the first pink card comes, and 2 more cards, and "
        "is skipped. Then Dee is next.");
    row("drawn up to a color", color + "Cho: accept\nCho: took 1",
        "It took 1 card to get to the first pink card. Cho draws 1 card and is skipped. Dee is next.");
    row("drawn up to a color after a lost challenge", color + "Cho: challenge innocent\nCho: took 3",
        "It took 3 cards to get to the first pink card. The lost challenge costs 2 more. Cho draws 5 cards "
        "and is "
        "skipped. "
        "Dee is next.");
    const QString one = kDealt + "count Ana 2\nAna: play B3\n";
    row("UNO in time", one + "Ana: uno", "Ana calls UNO in time and cannot be caught.");
    row("UNO ahead", kDealt + "count Ana 2\nAna: uno", "Ana calls UNO before playing the next-to-last card.");
    row("UNO late", one + "Ben: play B4\nAna: uno",
        "Ana calls UNO, but could no longer be caught: nothing changes.");
    row("caught", one + "Dee: catch Ana", "Dee catches Ana, who did not call UNO. Ana draws 2 cards.");
    row("caught by nobody in particular", one + "catch Ana",
        "Ana did not call UNO and is caught. Ana draws 2 cards.");
    return rows;
}
