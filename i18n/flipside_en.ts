<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>AskedCards</name>
    <message numerus="yes">
        <source>point(s)</source>
        <extracomment>Beside the number of points a hand is worth.</extracomment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BinSheet</name>
    <message numerus="yes">
        <source>%n match(es) and all that was called in them would be gone for good. This cannot be undone.</source>
        <extracomment>What emptying the bin would do; %n is the number of matches in it.</extracomment>
        <translation>
            <numerusform>%n match and all that was called in it would be gone for good. This cannot be undone.</numerusform>
            <numerusform>%n matches and all that was called in them would be gone for good. This cannot be undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n match(es) for good</source>
        <extracomment>Removes the matches in the bin; %n is their number.</extracomment>
        <translation>
            <numerusform>Remove %n match for good</numerusform>
            <numerusform>Remove %n matches for good</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountHead</name>
    <message numerus="yes">
        <source>%n card(s) counted of %1</source>
        <extracomment>%n cards of a hand were counted; %1 is how many it has.</extracomment>
        <translation>
            <numerusform>%n card counted of %1</numerusform>
            <numerusform>%n cards counted of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) counted</source>
        <translation>
            <numerusform>%n card counted</numerusform>
            <numerusform>%n cards counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <extracomment>Beside the number of points a hand is worth.</extracomment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in this hand</source>
        <extracomment>Beside the points that are typed for a hand: how many cards it has.</extracomment>
        <translation>
            <numerusform>%n card in this hand</numerusform>
            <numerusform>%n cards in this hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <extracomment>For screen readers: how many cards are left to be drawn.</extracomment>
        <translation>
            <numerusform>Draw pile: %n card</numerusform>
            <numerusform>Draw pile: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawnRow</name>
    <message numerus="yes">
        <source>draws %n card(s), then takes the turn</source>
        <translation>
            <numerusform>draws %n card, then takes the turn</numerusform>
            <numerusform>draws %n cards, then takes the turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>draws %n card</numerusform>
            <numerusform>draws %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws until the chosen color comes, then %n more</source>
        <extracomment>After a challenge, below somebody&apos;s name: what they draw, and whether they play now.</extracomment>
        <translation>
            <numerusform>draws until the chosen color comes, then %n more</numerusform>
            <numerusform>draws until the chosen color comes, then %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilterSheet</name>
    <message numerus="yes">
        <source>Show %n match(es)</source>
        <extracomment>Closes the filters; %n is how many matches fit.</extracomment>
        <translation>
            <numerusform>Show %n match</numerusform>
            <numerusform>Show %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message numerus="yes">
        <source>%n point(s) in hand</source>
        <translation>
            <numerusform>%n point in hand</numerusform>
            <numerusform>%n points in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryHeader</name>
    <message numerus="yes">
        <source>%n match(es) found</source>
        <extracomment>Above a list of matches that was narrowed.</extracomment>
        <translation>
            <numerusform>%n match found</numerusform>
            <numerusform>%n matches found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n filter(s)</source>
        <extracomment>Opens more ways to narrow the list of matches; %n is how many of them are used now.</extracomment>
        <translation>
            <numerusform>%n filter</numerusform>
            <numerusform>%n filters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>The winner&apos;s total, for screen readers.</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message numerus="yes">
        <source>Played to %n point(s)</source>
        <extracomment>Below a new match that is set up, always in sight: to how many points it is played. A tap leads to where they are chosen.</extracomment>
        <translation>
            <numerusform>Played to %n point</numerusform>
            <numerusform>Played to %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonCards</name>
    <message numerus="yes">
        <source>Held %n time(s) at the end</source>
        <extracomment>The costliest card that somebody was left with at the end of rounds.</extracomment>
        <translation>
            <numerusform>Held once at the end</numerusform>
            <numerusform>Held %n times at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Went out with it %n time(s)</source>
        <translation>
            <numerusform>Went out with it once</numerusform>
            <numerusform>Went out with it %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cost %1 point(s)</source>
        <extracomment>Below the card that somebody was left with most expensively; %1 is a number of points.</extracomment>
        <translation>
            <numerusform>cost %1 point</numerusform>
            <numerusform>cost %1 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonLine</name>
    <message numerus="yes">
        <source>%n to go</source>
        <extracomment>What is missing to the target; %n points. Then of somebody who got up and plays no more.</extracomment>
        <translation>
            <numerusform>%n to go</numerusform>
            <numerusform>%n to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileSheet</name>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <extracomment>%n cards can still be drawn.</extracomment>
        <translation>
            <numerusform>Draw pile: %n card</numerusform>
            <numerusform>Draw pile: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerPage</name>
    <message numerus="yes">
        <source>match(es) won</source>
        <extracomment>Below a large number: how many matches somebody has won.</extracomment>
        <translation>
            <numerusform>match won</numerusform>
            <numerusform>matches won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s) per round</source>
        <extracomment>Below a large number: points somebody gains in a round, on average.</extracomment>
        <translation>
            <numerusform>point per round</numerusform>
            <numerusform>points per round</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>In a list of people: how many matches somebody has won.</extracomment>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %n archived</source>
        <translation>
            <numerusform>Show %n archived</numerusform>
            <numerusform>Show %n archived</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionFooter</name>
    <message numerus="yes">
        <source>Drew %1 + %2 = %n card(s)</source>
        <extracomment>Confirms the number of cards drawn after a lost challenge, such as &quot;Drew 3 + 2 = 5 cards&quot;: up to the chosen color, besides, in all.</extracomment>
        <translation>
            <numerusform>Drew %1 + %2 = %n card</numerusform>
            <numerusform>Drew %1 + %2 = %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drew %n card(s)</source>
        <extracomment>Confirms the number of cards drawn.</extracomment>
        <translation>
            <numerusform>Drew %n card</numerusform>
            <numerusform>Drew %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankRow</name>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <extracomment>How many rounds somebody won.</extracomment>
        <translation>
            <numerusform>%n round won</numerusform>
            <numerusform>%n rounds won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RemainingHand</name>
    <message numerus="yes">
        <source>%n point(s) in hand</source>
        <translation>
            <numerusform>%n point in hand</numerusform>
            <numerusform>%n points in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundColumns</name>
    <message numerus="yes">
        <source>%n earlier round(s)</source>
        <extracomment>How many rounds are out of sight before those that show, for screen readers.</extracomment>
        <translation>
            <numerusform>%n earlier round</numerusform>
            <numerusform>%n earlier rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier</source>
        <extracomment>Scrolls to rounds before those in sight; %n of them. It has little room.</extracomment>
        <translation>
            <numerusform>%n earlier</numerusform>
            <numerusform>%n earlier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later round(s)</source>
        <extracomment>How many rounds are out of sight behind those that show, for screen readers; scrolls to them.</extracomment>
        <translation>
            <numerusform>%n later round</numerusform>
            <numerusform>%n later rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message numerus="yes">
        <source>%n in the deck, on either side</source>
        <extracomment>How many cards of a kind there are; second: on the light side and on the dark side each.</extracomment>
        <translation>
            <numerusform>%n in the deck, on either side</numerusform>
            <numerusform>%n in the deck, on either side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n in the deck</numerusform>
            <numerusform>%n in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message numerus="yes">
        <source>%1 · %n round(s)</source>
        <extracomment>The page&apos;s second line: %1 is what wins, %n rounds count.</extracomment>
        <translation>
            <numerusform>%1 · %n round</numerusform>
            <numerusform>%1 · %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <extracomment>A seat, for screen readers: %1 is a name, %n the cards in hand.</extracomment>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message numerus="yes">
        <source>%1 holds %n card(s)</source>
        <extracomment>%1 is a player&apos;s name, %n a number of cards: sets how many they hold.</extracomment>
        <translation>
            <numerusform>%1 holds %n card</numerusform>
            <numerusform>%1 holds %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingCards</name>
    <message numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>%n to go</numerusform>
            <numerusform>%n to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableRecords</name>
    <message numerus="yes">
        <source>point(s)</source>
        <extracomment>Below the number of a record; the number itself stands above</extracomment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>round(s)</source>
        <extracomment>Below the number of a record; the number itself stands above</extracomment>
        <translation>
            <numerusform>round</numerusform>
            <numerusform>rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s) behind</source>
        <extracomment>Below the number of a record; the number itself stands above</extracomment>
        <translation>
            <numerusform>point behind</numerusform>
            <numerusform>points behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <extracomment>Below the number of a record; the number itself stands above</extracomment>
        <translation>
            <numerusform>card</numerusform>
            <numerusform>cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::CountedHand</name>
    <message numerus="yes">
        <source>%n card(s) are worth %1 points at most.</source>
        <extracomment>Points were typed for a hand of %n cards; %1 is the most that so many cards can be worth</extracomment>
        <translation>
            <numerusform>%n card is worth %1 points at most.</numerusform>
            <numerusform>%n cards are worth %1 points at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Even %n card(s), as many as are dealt, are worth %1 points at most.</source>
        <extracomment>Many points were typed for a hand of which nobody knows how many cards it had; %n are dealt at the beginning of a round, %1 is the most that so many cards can be worth</extracomment>
        <translation>
            <numerusform>Even %n card, as many as are dealt, is worth %1 points at most.</numerusform>
            <numerusform>Even %n cards, as many as are dealt, are worth %1 points at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::GameSetup</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>Second line of an edition; %n cards in its deck</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <extracomment>How many of the table&apos;s rulings differ from the sheet</extracomment>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::HomeModel</name>
    <message numerus="yes">
        <source>%1 share the win with %n point(s)</source>
        <extracomment>A match in the list of the last matches: %1 are the winners&apos; names, each has %n points</extracomment>
        <translation>
            <numerusform>%1 share the win with %n point</numerusform>
            <numerusform>%1 share the win with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won with the fewest points: %n</source>
        <extracomment>A match in the list of the last matches: %1 is the winner, whose total of %n points was the lowest</extracomment>
        <translation>
            <numerusform>%1 won with the fewest points:&#xa0;%n</numerusform>
            <numerusform>%1 won with the fewest points:&#xa0;%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %n point(s)</source>
        <extracomment>A match in the list of the last matches: %1 is the winner, %n the points</extracomment>
        <translation>
            <numerusform>%1 won with %n point</numerusform>
            <numerusform>%1 won with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::MatchActions</name>
    <message numerus="yes">
        <source>%n match(es) removed for good.</source>
        <extracomment>The bin was emptied; %n matches were in it</extracomment>
        <translation>
            <numerusform>%n match removed for good.</numerusform>
            <numerusform>%n matches removed for good.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::MatchRounds</name>
    <message numerus="yes">
        <source>%n flip(s)</source>
        <extracomment>What is told of a round: how often the cards were turned over</extracomment>
        <translation>
            <numerusform>%n flip</numerusform>
            <numerusform>%n flips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PeopleModel</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <extracomment>In a list of people; %n is how many matches somebody has played</extracomment>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::Person</name>
    <message numerus="yes">
        <source>%n match(es) since %1 %2</source>
        <extracomment>Second line of a person&apos;s page: %n matches, %1 is a month, %2 a year</extracomment>
        <translation>
            <numerusform>%n match since %1 %2</numerusform>
            <numerusform>%n matches since %1 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Based on only %n finished match(es): too few to say much.</source>
        <extracomment>On a person&apos;s page: the numbers say little yet; %n matches had a winner</extracomment>
        <translation>
            <numerusform>Based on only %n finished match: too few to say much.</numerusform>
            <numerusform>Based on only %n finished matches: too few to say much.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Caught others %n time(s).</source>
        <extracomment>A number about a person: how often they caught others</extracomment>
        <translation>
            <numerusform>Caught others once.</numerusform>
            <numerusform>Caught others %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points taken, %2 given, in %n round(s)</source>
        <extracomment>Two people against each other: %1 points taken, %2 given, %3 rounds played together</extracomment>
        <translation>
            <numerusform>%1 points taken, %2 given, in %n round</numerusform>
            <numerusform>%1 points taken, %2 given, in %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 did it %n time(s).</source>
        <extracomment>Who caught a person most often, and how often: %1 is a name</extracomment>
        <translation>
            <numerusform>%1 did it once.</numerusform>
            <numerusform>%1 did it %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>time(s) caught without “UNO”</source>
        <extracomment>Beside a large number: how often somebody was caught</extracomment>
        <translation>
            <numerusform>time caught without “UNO”</numerusform>
            <numerusform>times caught without “UNO”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n with a winner</source>
        <extracomment>Second line of a person&apos;s page: %1 is such as &quot;25 matches since March 2026&quot;, %n of them count for the percentage of matches won</extracomment>
        <translation>
            <numerusform>%1, %n with a winner</numerusform>
            <numerusform>%1, %n with a winner</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::RefereeQuestion</name>
    <message numerus="yes">
        <source>%n card(s), two sides</source>
        <extracomment>A deck to ask about; %n cards with two sides</extracomment>
        <translation>
            <numerusform>%n card, two sides</numerusform>
            <numerusform>%n cards, two sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>A deck to ask about; %n cards with one side</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::Scoreboard</name>
    <message numerus="yes">
        <source>With %n more point(s) for %1 it is over.</source>
        <extracomment>On the scoreboard, what would end the match: %1 is a name, %n the points that are missing</extracomment>
        <translation>
            <numerusform>With %n more point for %1 it is over.</numerusform>
            <numerusform>With %n more points for %1 it is over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n more point(s).</source>
        <extracomment>On the scoreboard, what would end the match: %1 is a name, %n the points that are missing</extracomment>
        <translation>
            <numerusform>%1 needs %n more point.</numerusform>
            <numerusform>%1 needs %n more points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <extracomment>How long a match was; %n rounds</extracomment>
        <translation>
            <numerusform>after %n round</numerusform>
            <numerusform>after %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s): %1</source>
        <extracomment>A chart of the match as a sentence: %n rounds, %1 is such as &quot;Ana 120, Ben 80&quot;</extracomment>
        <translation>
            <numerusform>After %n round: %1</numerusform>
            <numerusform>After %n rounds: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <extracomment>How long a match was, in hours</extracomment>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>How long a match was, in minutes</extracomment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>asked</name>
    <message numerus="yes">
        <source>The next player draws %n card(s) and loses a turn.</source>
        <extracomment>What follows from a card: Draw One or Draw Five</extracomment>
        <translation>
            <numerusform>The next player draws %n card and loses a turn.</numerusform>
            <numerusform>The next player draws %n cards and loses a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is at least one %1 in it: whoever played the wild draws %n card(s); then it is the challenger’s turn.</source>
        <extracomment>A hand behind a Wild Draw Two; %1 is &quot;blue card&quot;</extracomment>
        <translation>
            <numerusform>There is at least one %1 in it: whoever played the wild draws %n card; then it is the challenger’s turn.</numerusform>
            <numerusform>There is at least one %1 in it: whoever played the wild draws %n cards; then it is the challenger’s turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 in it: whoever challenges draws %n card(s) and loses a turn.</source>
        <extracomment>A hand behind a Wild Draw Two; %1 is &quot;blue card&quot;</extracomment>
        <translation>
            <numerusform>There is no %1 in it: whoever challenges draws %n card and loses a turn.</numerusform>
            <numerusform>There is no %1 in it: whoever challenges draws %n cards and loses a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 in it: whoever challenges draws until the first card of the named color comes, then %n more card(s), and loses a turn.</source>
        <extracomment>A hand behind a Wild Draw Color; %1 is &quot;blue card&quot;, %n is 2</extracomment>
        <translation>
            <numerusform>There is no %1 in it: whoever challenges draws until the first card of the named color comes, then %n more card, and loses a turn.</numerusform>
            <numerusform>There is no %1 in it: whoever challenges draws until the first card of the named color comes, then %n more cards, and loses a turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli::Play</name>
    <message numerus="yes">
        <source>Stopped here; %n event(s) of this match are kept.</source>
        <extracomment>A table on the terminal ends here, since something could not be read or written.</extracomment>
        <translation>
            <numerusform>Stopped here; %n event of this match is kept.</numerusform>
            <numerusform>Stopped here; %n events of this match are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped here; %n event(s) of this match were kept in the file that was there.</source>
        <extracomment>A table on the terminal ends here, since its file is not the one any more in which it was kept.</extracomment>
        <translation>
            <numerusform>Stopped here; %n event of this match was kept in the file that was there.</numerusform>
            <numerusform>Stopped here; %n events of this match were kept in the file that was there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli::TableRecords</name>
    <message numerus="yes">
        <source>highest round: %n point(s)</source>
        <extracomment>A record of the table: most points that somebody collected in one round</extracomment>
        <translation>
            <numerusform>highest round: %n point</numerusform>
            <numerusform>highest round: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest match: %n round(s)</source>
        <extracomment>A record of the table: the match with the most rounds</extracomment>
        <translation>
            <numerusform>longest match: %n round</numerusform>
            <numerusform>longest match: %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>biggest comeback: %n point(s)</source>
        <extracomment>A record of the table: somebody was so far behind, and won</extracomment>
        <translation>
            <numerusform>biggest comeback: %n point</numerusform>
            <numerusform>biggest comeback: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>most drawn at once: %n card(s)</source>
        <extracomment>A record of the table: most cards that somebody had to draw at one go</extracomment>
        <translation>
            <numerusform>most drawn at once: %n card</numerusform>
            <numerusform>most drawn at once: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>biggest hand: %n card(s)</source>
        <extracomment>A record of the table: most cards that somebody held</extracomment>
        <translation>
            <numerusform>biggest hand: %n card</numerusform>
            <numerusform>biggest hand: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>events</name>
    <message numerus="yes">
        <source>%1 holds %n point(s)</source>
        <extracomment>Something that happened: what %1 is left holding at the end of a round</extracomment>
        <translation>
            <numerusform>%1 holds %n point</numerusform>
            <numerusform>%1 holds %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s)</source>
        <extracomment>Something that happened: what %1 is left holding at the end of a round</extracomment>
        <translation>
            <numerusform>%1 holds %n card</numerusform>
            <numerusform>%1 holds %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 has %n card(s)</source>
        <extracomment>A correction: how many cards %1 really holds</extracomment>
        <translation>
            <numerusform>Corrected: %1 has %n card</numerusform>
            <numerusform>Corrected: %1 has %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New target: %n point(s)</source>
        <extracomment>Something that happened: the points to reach</extracomment>
        <translation>
            <numerusform>New target: %n point</numerusform>
            <numerusform>New target: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s)</source>
        <extracomment>Something that happened: so many cards were drawn for a Wild Draw Color</extracomment>
        <translation>
            <numerusform>%1 draws %n card</numerusform>
            <numerusform>%1 draws %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fine for %1: %n card(s)</source>
        <extracomment>Something that happened: the table made %1 draw</extracomment>
        <translation>
            <numerusform>Fine for %1: %n card</numerusform>
            <numerusform>Fine for %1: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>phases</name>
    <message numerus="yes">
        <source>%1 draws until the first %2 comes, and %n more card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;, %n is 2: the price of a lost challenge</extracomment>
        <translation>
            <numerusform>%1 draws until the first %2 comes, and %n more card</numerusform>
            <numerusform>%1 draws until the first %2 comes, and %n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s) or challenges</source>
        <extracomment>What the table waits for; house rule: cards are waiting for %1, and the last card of the round is a Wild Draw card</extracomment>
        <translation>
            <numerusform>%1 takes %n card or challenges</numerusform>
            <numerusform>%1 takes %n cards or challenges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays a draw card, challenges or takes %n card(s)</source>
        <extracomment>What the table waits for; house rule: cards are waiting for %1, with a Wild Draw card on top</extracomment>
        <translation>
            <numerusform>%1 lays a draw card, challenges or takes %n card</numerusform>
            <numerusform>%1 lays a draw card, challenges or takes %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays a draw card or takes %n card(s)</source>
        <extracomment>What the table waits for; house rule: cards are waiting for %1</extracomment>
        <translation>
            <numerusform>%1 lays a draw card or takes %n card</numerusform>
            <numerusform>%1 lays a draw card or takes %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws until the first %2 comes, at most %3, and %n more card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;, %3 is a number, %n is 2: the price of a lost challenge</extracomment>
        <translation>
            <numerusform>%1 draws until the first %2 comes, at most %3, and %n more card</numerusform>
            <numerusform>%1 draws until the first %2 comes, at most %3, and %n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws until the first %2 comes, at most %n card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;</extracomment>
        <translation>
            <numerusform>%1 draws until the first %2 comes, at most %n card</numerusform>
            <numerusform>%1 draws until the first %2 comes, at most %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message numerus="yes">
        <source>Whoever goes out gets the points of all cards the others still hold; the first to reach %n point(s) wins.</source>
        <extracomment>Explains a way of scoring; %n is the target</extracomment>
        <translation>
            <numerusform>Whoever goes out gets the points of all cards the others still hold; the first to reach %n point wins.</numerusform>
            <numerusform>Whoever goes out gets the points of all cards the others still hold; the first to reach %n points wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone adds up the cards left in their own hand; once somebody reaches %n point(s), the lowest total wins.</source>
        <extracomment>Explains a way of scoring; %n is the target</extracomment>
        <translation>
            <numerusform>Everyone adds up the cards left in their own hand; once somebody reaches %n point, the lowest total wins.</numerusform>
            <numerusform>Everyone adds up the cards left in their own hand; once somebody reaches %n points, the lowest total wins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message numerus="yes">
        <source>The lost challenge costs %n more.</source>
        <extracomment>%n is 2; a sentence that says who draws how many in all follows</extracomment>
        <translation>
            <numerusform>The lost challenge costs %n more.</numerusform>
            <numerusform>The lost challenge costs %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is left with %n point(s).</source>
        <extracomment>What the cards left in a hand are worth</extracomment>
        <translation>
            <numerusform>%1 is left with %n point.</numerusform>
            <numerusform>%1 is left with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 collects %n point(s).</source>
        <extracomment>A round is scored; %1 went out and gets what the others hold</extracomment>
        <translation>
            <numerusform>%1 collects %n point.</numerusform>
            <numerusform>%1 collects %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) in all.</source>
        <extracomment>A player&apos;s total</extracomment>
        <translation>
            <numerusform>%1 has %n point in all.</numerusform>
            <numerusform>%1 has %n points in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the match with the lowest total, %n point(s).</source>
        <extracomment>Somebody has reached the target</extracomment>
        <translation>
            <numerusform>%1 wins the match with the lowest total, %n point.</numerusform>
            <numerusform>%1 wins the match with the lowest total, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has reached %n point(s) and wins the match.</source>
        <extracomment>%n is the target of the match</extracomment>
        <translation>
            <numerusform>%1 has reached %n point and wins the match.</numerusform>
            <numerusform>%1 has reached %n points and wins the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: there are only %n, and all of them are in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Wild&quot; by itself</extracomment>
        <translation>
            <numerusform>%1: there is only one, and it is in the discard pile already.</numerusform>
            <numerusform>%1: there are only %n, and all of them are in the discard pile already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s), not %2.</source>
        <extracomment>Refused; %2 cards were named</extracomment>
        <translation>
            <numerusform>%1 holds %n card, not %2.</numerusform>
            <numerusform>%1 holds %n cards, not %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n card(s) to draw, not %1.</source>
        <extracomment>Refused; cards drawn for a Wild Draw Color</extracomment>
        <translation>
            <numerusform>There is only one card to draw, not %1.</numerusform>
            <numerusform>There are only %n cards to draw, not %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 cannot be right: %1 holds at least %n point(s).</source>
        <extracomment>Refused; what the cards left in a hand are worth</extracomment>
        <translation>
            <numerusform>%2 cannot be right: %1 holds at least %n point.</numerusform>
            <numerusform>%2 cannot be right: %1 holds at least %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 cannot be right: for %1 there are at most %n point(s) left in the deck.</source>
        <extracomment>Refused; what the cards left in a hand are worth</extracomment>
        <translation>
            <numerusform>%2 cannot be right: for %1 there are at most %n point left in the deck.</numerusform>
            <numerusform>%2 cannot be right: for %1 there are at most %n points left in the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s) and cannot be caught.</source>
        <extracomment>Refused; only somebody with a single card can have forgotten to call UNO</extracomment>
        <translation>
            <numerusform>%1 holds %n card and cannot be caught.</numerusform>
            <numerusform>%1 holds %n cards and cannot be caught.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no round %1 to correct: %n have been scored.</source>
        <extracomment>Refused; %1 is the number of a round</extracomment>
        <translation>
            <numerusform>There is no round %1 to correct: only one has been scored.</numerusform>
            <numerusform>There is no round %1 to correct: %n have been scored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s) and is skipped.</source>
        <extracomment>%1 must draw cards and loses a turn</extracomment>
        <translation>
            <numerusform>%1 draws %n card and is skipped.</numerusform>
            <numerusform>%1 draws %n cards and is skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <extracomment>%1 must draw cards</extracomment>
        <translation>
            <numerusform>%1 draws %n card.</numerusform>
            <numerusform>%1 draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 deals everyone %n card(s).</source>
        <extracomment>A round begins; %1 is its number, %2 the dealer, %n the cards each player gets</extracomment>
        <translation>
            <numerusform>Round %1: %2 deals everyone %n card.</numerusform>
            <numerusform>Round %1: %2 deals everyone %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 holds %n card(s).</source>
        <extracomment>A correction</extracomment>
        <translation>
            <numerusform>Corrected: %1 holds %n card.</numerusform>
            <numerusform>Corrected: %1 holds %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled back into the draw pile; the top card stays.</source>
        <extracomment>Of the discard pile</extracomment>
        <translation>
            <numerusform>One card is shuffled back into the draw pile; the top card stays.</numerusform>
            <numerusform>%n cards are shuffled back into the draw pile; the top card stays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joins in the last seat with %n point(s).</source>
        <extracomment>A new player comes</extracomment>
        <translation>
            <numerusform>%1 joins in the last seat with %n point.</numerusform>
            <numerusform>%1 joins in the last seat with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is back and still has %n point(s).</source>
        <extracomment>A player who had left</extracomment>
        <translation>
            <numerusform>%1 is back and still has %n point.</numerusform>
            <numerusform>%1 is back and still has %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves; %n point(s) stay in the book.</source>
        <extracomment>A player goes</extracomment>
        <translation>
            <numerusform>%1 leaves; %n point stays in the book.</numerusform>
            <numerusform>%1 leaves; %n points stay in the book.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes to %n point(s) now.</source>
        <extracomment>The points to reach</extracomment>
        <translation>
            <numerusform>The match goes to %n point now.</numerusform>
            <numerusform>The match goes to %n points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n player(s) can sit at the table.</source>
        <extracomment>Refused; %n is 10</extracomment>
        <translation>
            <numerusform>No more than %n player can sit at the table.</numerusform>
            <numerusform>No more than %n players can sit at the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It took %n card(s) to get to the first %1.</source>
        <extracomment>Cards drawn for a Wild Draw Color; %1 is &quot;teal card&quot;</extracomment>
        <translation>
            <numerusform>It took %n card to get to the first %1.</numerusform>
            <numerusform>It took %n cards to get to the first %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Even with the whole draw pile %1 would hold only %n card(s), not %2.</source>
        <extracomment>Refused; hand and draw pile together are %n cards, %2 were said</extracomment>
        <translation>
            <numerusform>Even with the whole draw pile %1 would hold only %n card, not %2.</numerusform>
            <numerusform>Even with the whole draw pile %1 would hold only %n cards, not %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s): UNO is called with one left, or with two on your own turn.</source>
        <extracomment>Refused</extracomment>
        <translation>
            <numerusform>%1 holds %n card: UNO is called with one left, or with two on your own turn.</numerusform>
            <numerusform>%1 holds %n cards: UNO is called with one left, or with two on your own turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is caught and draws %n card(s).</source>
        <extracomment>%1 holds a single card, has not called UNO and pays for it</extracomment>
        <translation>
            <numerusform>%1 is caught and draws %n card.</numerusform>
            <numerusform>%1 is caught and draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 held %n card(s) after playing the wild, not %2.</source>
        <extracomment>Refused; a hand is shown in a challenge, and %2 cards were named</extracomment>
        <translation>
            <numerusform>%1 held %n card after playing the wild, not %2.</numerusform>
            <numerusform>%1 held %n cards after playing the wild, not %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have the lowest total, %n point(s): they win together.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1 have the lowest total, %n point: they win together.</numerusform>
            <numerusform>%1 have the lowest total, %n points: they win together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: there are only %n, and all of them have been seen already.</source>
        <extracomment>Refused; %1 is &quot;Wild&quot; by itself; they are in hands that were counted, this one or others</extracomment>
        <translation>
            <numerusform>%1: there is only %n, and it has been seen already.</numerusform>
            <numerusform>%1: there are only %n, and all of them have been seen already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can’t play %2: %n card(s) are waiting.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;: so many cards are waiting for %1</extracomment>
        <translation>
            <numerusform>%1 can’t play %2: %n card is waiting.</numerusform>
            <numerusform>%1 can’t play %2: %n cards are waiting.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s) and may play the last one or pass.</source>
        <extracomment>House rule: %1 draws until a card comes that can be played</extracomment>
        <translation>
            <numerusform>%1 draws %n card and may play the last one or pass.</numerusform>
            <numerusform>%1 draws %n cards and may play the last one or pass.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A fine: %1 draws %n card(s).</source>
        <extracomment>The table makes %1 draw, for a wrong call or the like</extracomment>
        <translation>
            <numerusform>A fine: %1 draws %n card.</numerusform>
            <numerusform>A fine: %1 draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this table a Wild Draw Color costs no more than %n card(s), not %1.</source>
        <extracomment>Refused; %1 is a number of cards</extracomment>
        <translation>
            <numerusform>At this table a Wild Draw Color costs no more than %n card, not %1.</numerusform>
            <numerusform>At this table a Wild Draw Color costs no more than %n cards, not %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is back, with %n point(s) from now on.</source>
        <extracomment>A player who had left, and has other points from now on</extracomment>
        <translation>
            <numerusform>%1 is back, with %n point from now on.</numerusform>
            <numerusform>%1 is back, with %n points from now on.</numerusform>
        </translation>
    </message>
</context>
</TS>
