<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Flipside</source>
        <extracomment>Title of the page that says what the app is.</extracomment>
        <translation>Über Flipside</translation>
    </message>
    <message>
        <source>Version %1</source>
        <extracomment>%1 is a version number.</extracomment>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Flipside is an unofficial companion for people who play with their own cards. UNO and UNO FLIP! are trademarks of Mattel, which has nothing to do with this app.</source>
        <extracomment>The app is no product of the game&apos;s maker. UNO FLIP! and Mattel stay as they are.</extracomment>
        <translation>Flipside ist ein inoffizieller Begleiter für Leute, die mit ihren eigenen Karten spielen. UNO und UNO FLIP! sind Marken von Mattel; Mattel hat mit dieser App nichts zu tun.</translation>
    </message>
    <message>
        <source>Flipside is free software under the MIT License. Its typeface is Noto Sans, under the SIL Open Font License 1.1.</source>
        <extracomment>The names of the licences stay as they are.</extracomment>
        <translation>Flipside ist freie Software unter der MIT License. Die Schrift ist Noto Sans unter der SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>It is built with Qt, under the LGPL 3, and stores your matches with SQLite, which is in the public domain.</source>
        <extracomment>What the app is built with. Qt, LGPL and SQLite are names and stay as they are.</extracomment>
        <translation>Gebaut mit Qt (LGPL 3); gespeichert werden deine Spiele mit SQLite (gemeinfrei).</translation>
    </message>
    <message>
        <source>Nothing leaves this device unless you export or share it.</source>
        <extracomment>The app sends nothing anywhere.</extracomment>
        <translation>Nichts verlässt dieses Gerät, außer du exportierst oder teilst es.</translation>
    </message>
</context>
<context>
    <name>AskPage</name>
    <message>
        <source>Ask the referee</source>
        <extracomment>Title of the page that answers questions about the rules.</extracomment>
        <translation>Den Schiedsrichter fragen</translation>
    </message>
    <message>
        <source>Card on card</source>
        <extracomment>The three things one can ask about: whether a card goes on another, how a challenge of a Wild Draw card ends, what a hand is worth. A word or two.</extracomment>
        <translation>Karte auf Karte</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Bluff?</translation>
    </message>
</context>
<context>
    <name>AskedAnswer</name>
    <message>
        <source>May this card go on that one?</source>
        <extracomment>A question one can ask the referee.</extracomment>
        <translation>Passt diese Karte auf die andere?</translation>
    </message>
    <message>
        <source>How many points is this hand?</source>
        <extracomment>A question one can ask the referee.</extracomment>
        <translation>Wie viele Punkte hat diese Hand?</translation>
    </message>
    <message>
        <source>Tap the card that lies on the pile.</source>
        <translation>Tippe die Karte an, die oben liegt.</translation>
    </message>
    <message>
        <source>Which color was named?</source>
        <translation>Welche Farbe wurde gewählt?</translation>
    </message>
    <message>
        <source>Tap the cards of the hand.</source>
        <translation>Tippe die Karten der Hand an.</translation>
    </message>
    <message>
        <source>Tap the other cards of the hand, as it was then.</source>
        <extracomment>What to tap next. First: of a challenge. Second: to learn what a hand is worth.</extracomment>
        <translation>Tippe die übrigen Karten an, die gerade auf der Hand waren.</translation>
    </message>
    <message>
        <source>Was that Wild Draw Color allowed?</source>
        <extracomment>A question one can ask the referee about a challenge, on each side of the deck.</extracomment>
        <translation>War die „Farbe ziehen“-Farbenwahl erlaubt?</translation>
    </message>
    <message>
        <source>Was that Wild Draw Two allowed?</source>
        <translation>War die „Zieh 2“-Farbenwahl erlaubt?</translation>
    </message>
    <message>
        <source>Tap the card that lay on top before the wild.</source>
        <extracomment>What to tap next. First: of a challenge. Second: to ask whether a card goes on another.</extracomment>
        <translation>Tippe die Karte an, die vor der Farbenwahl oben lag.</translation>
    </message>
    <message>
        <source>Which color was asked for before?</source>
        <extracomment>What to tap next, for a wild on the pile. First: of a challenge. Second: whether a card goes on it.</extracomment>
        <translation>Welche Farbe war vorher gefragt?</translation>
    </message>
    <message>
        <source>Tap the card that is played.</source>
        <extracomment>What to tap next: the card that is played.</extracomment>
        <translation>Tippe die Karte an, die gelegt wird.</translation>
    </message>
</context>
<context>
    <name>AskedCards</name>
    <message>
        <source>On the pile</source>
        <translation>Auf dem Stapel</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <extracomment>Beside the number of points a hand is worth.</extracomment>
        <translation>
            <numerusform>Punkt</numerusform>
            <numerusform>Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>Forgets the cards of the question.</extracomment>
        <translation>Neu fragen</translation>
    </message>
    <message>
        <source>Played on it</source>
        <extracomment>Below the card that somebody plays.</extracomment>
        <translation>Darauf gelegt</translation>
    </message>
    <message>
        <source>Before the wild</source>
        <extracomment>Below the card that lies on the discard pile; below the one that lay there before a Wild Draw card.</extracomment>
        <translation>Vorher oben</translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message>
        <source>Backup and restore</source>
        <extracomment>Title of the page where copies of all matches are made and put back.</extracomment>
        <translation>Sichern und wiederherstellen</translation>
    </message>
    <message>
        <source>Where your matches are</source>
        <extracomment>Heading over the name of the file that holds all matches.</extracomment>
        <translation>Speicherort deiner Spiele</translation>
    </message>
    <message>
        <source>Flipside makes a copy on every day a match ends, and keeps the last ten. Copies you make yourself go to %1.</source>
        <extracomment>How matches are kept safe. %1 is a folder.</extracomment>
        <translation>Flipside macht an jedem Tag, an dem ein Spiel endet, eine Kopie und behält die letzten zehn. Kopien, die du selbst machst, landen in %1.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <extracomment>Makes a copy of all matches.</extracomment>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Copies, newest first</source>
        <extracomment>Heading over the copies that can be put back.</extracomment>
        <translation>Kopien, neueste zuerst</translation>
    </message>
    <message>
        <source>There are none yet. The first is made when a match ends, or with the button above.</source>
        <extracomment>Stands where copies of all matches will be listed.</extracomment>
        <translation>Noch gibt es keine. Die erste entsteht, wenn ein Spiel endet, oder mit dem Knopf oben.</translation>
    </message>
    <message>
        <source>Back up to another place</source>
        <extracomment>Makes a copy of all matches in a folder that is chosen then, such as on a stick.
----------
Title over the folders into one of which a copy of all matches is written.</extracomment>
        <translation>An einem anderen Ort sichern</translation>
    </message>
    <message>
        <source>Look for another copy</source>
        <extracomment>Leads to the folders of this device, to look for a copy of all matches there.
----------
Title over the folders in which a copy of all matches is looked for.</extracomment>
        <translation>Eine andere Kopie suchen</translation>
    </message>
</context>
<context>
    <name>BetweenRounds</name>
    <message>
        <source>Round %1</source>
        <extracomment>%1 is the number of the round that is about to begin.</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Who deals?</source>
        <extracomment>Above the names of the players, one of whom deals.</extracomment>
        <translation>Wer gibt?</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <extracomment>Begins the next round; %1 is who deals.</extracomment>
        <translation>%1 gibt</translation>
    </message>
    <message>
        <source>Just score this round</source>
        <extracomment>Plays a round without calling the cards: only who went out, then the hands.</extracomment>
        <translation>Nur die Punkte eintragen</translation>
    </message>
</context>
<context>
    <name>BinPage</name>
    <message>
        <source>Bin</source>
        <extracomment>Title of the page with deleted matches.</extracomment>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Takes a match out of the bin.</extracomment>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Matches you delete wait here until you empty the bin.</source>
        <extracomment>On the page with deleted matches, when there are none.</extracomment>
        <translation>Gelöschte Spiele warten hier, bis du den Papierkorb leerst.</translation>
    </message>
    <message>
        <source>The bin is empty</source>
        <translation>Der Papierkorb ist leer</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <extracomment>Offers to remove all matches in the bin for good.</extracomment>
        <translation>Papierkorb leeren</translation>
    </message>
</context>
<context>
    <name>BinSheet</name>
    <message>
        <source>Empty the bin</source>
        <extracomment>Title of the question whether the bin is to be emptied.</extracomment>
        <translation>Papierkorb leeren</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) and all that was called in them would be gone for good. This cannot be undone.</source>
        <extracomment>What emptying the bin would do; %n is the number of matches in it.</extracomment>
        <translation>
            <numerusform>%n Spiel und alles, was darin angesagt wurde, wäre für immer weg. Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>%n Spiele und alles, was darin angesagt wurde, wären für immer weg. Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n match(es) for good</source>
        <extracomment>Removes the matches in the bin; %n is their number.</extracomment>
        <translation>
            <numerusform>%n Spiel endgültig löschen</numerusform>
            <numerusform>%n Spiele endgültig löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave in the bin</source>
        <extracomment>Leaves the matches in the bin where they are.</extracomment>
        <translation>Im Papierkorb lassen</translation>
    </message>
</context>
<context>
    <name>BookSheet</name>
    <message>
        <source>Which rules?</source>
        <extracomment>Title over the choice of edition and language of the rulebook.</extracomment>
        <translation>Welche Regeln?</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Heading over the editions of the game.</extracomment>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <extracomment>Heading over the languages of the rulebook.</extracomment>
        <translation>Sprache der Regeln</translation>
    </message>
    <message>
        <source>Same as the app: %1</source>
        <extracomment>Choice of the rulebook&apos;s language: the one the app speaks, %1.</extracomment>
        <translation>Wie die App: %1</translation>
    </message>
</context>
<context>
    <name>ChallengeQuestion</name>
    <message>
        <source>%1 has no cards left.</source>
        <translation>%1 hat keine Karten mehr.</translation>
    </message>
    <message>
        <source>%1 says: no %2 in hand. Do you believe it?</source>
        <extracomment>The question of a challenge: %1 is the player of the wild, %2 a colour&apos;s name.</extracomment>
        <translation>%1 sagt: kein %2 auf der Hand. Glaubst du das?</translation>
    </message>
    <message>
        <source>How a challenge works</source>
        <extracomment>Opens the rule on challenges.</extracomment>
        <translation>So geht eine Herausforderung</translation>
    </message>
    <message>
        <source>Accept: %1</source>
        <extracomment>What follows when a Wild Draw card is accepted: %1 is such as &quot;Ben draws 2 cards and is skipped.&quot;</extracomment>
        <translation>Annehmen: %1</translation>
    </message>
</context>
<context>
    <name>ChallengeVerdict</name>
    <message>
        <source>%1 was right</source>
        <extracomment>The verdict of a challenge; %1 is who challenged. Below it stands why.</extracomment>
        <translation>%1 lag richtig</translation>
    </message>
    <message>
        <source>%1 was wrong</source>
        <translation>%1 lag falsch</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>Undo challenge</source>
        <extracomment>Takes a challenge back.</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Overrule</source>
        <extracomment>The table judges the shown hand the other way.</extracomment>
        <translation>Urteil ändern</translation>
    </message>
    <message>
        <source>The hand that was shown</source>
        <extracomment>Over the cards that were shown in a challenge.</extracomment>
        <translation>Die gezeigte Hand</translation>
    </message>
</context>
<context>
    <name>ColorQuestion</name>
    <message>
        <source>Any color may be named, the old one too.</source>
        <extracomment>Below the four colours, when the player of a wild names one.</extracomment>
        <translation>Jede Farbe darf gewählt werden, auch die alte.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>First: leaves a correction undone. Second: takes back a Wild that was called by mistake.</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Not a Wild after all</source>
        <translation>Karte doch zurücknehmen</translation>
    </message>
</context>
<context>
    <name>CountHead</name>
    <message numerus="yes">
        <source>%n card(s) counted of %1</source>
        <extracomment>%n cards of a hand were counted; %1 is how many it has.</extracomment>
        <translation>
            <numerusform>%n Karte von %1 gezählt</numerusform>
            <numerusform>%n Karten von %1 gezählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) counted</source>
        <translation>
            <numerusform>%n Karte gezählt</numerusform>
            <numerusform>%n Karten gezählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <extracomment>Beside the number of points a hand is worth.</extracomment>
        <translation>
            <numerusform>Punkt</numerusform>
            <numerusform>Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>That’s all of them</source>
        <extracomment>Fewer cards were counted than the app expects, and the table says that there are no more.</extracomment>
        <translation>Das ist alles</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in this hand</source>
        <extracomment>Beside the points that are typed for a hand: how many cards it has.</extracomment>
        <translation>
            <numerusform>%n Karte auf dieser Hand</numerusform>
            <numerusform>%n Karten auf dieser Hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountTitles</name>
    <message>
        <source>%1’s cards</source>
        <extracomment>Title: %1 is the name of somebody whose cards are counted.</extracomment>
        <translation>Karten von %1</translation>
    </message>
</context>
<context>
    <name>CountWarning</name>
    <message>
        <source>That cannot be right</source>
        <translation>Das kann nicht stimmen</translation>
    </message>
    <message>
        <source>Take one back</source>
        <extracomment>Takes the card back that cannot be.</extracomment>
        <translation>Eine zurücknehmen</translation>
    </message>
    <message>
        <source>The table is right</source>
        <extracomment>Other cards were counted, or other points typed, than the app thinks there can be; it shall take them.</extracomment>
        <translation>Stimmt trotzdem</translation>
    </message>
    <message>
        <source>Is that right?</source>
        <extracomment>Over what was counted or typed: the first is unlikely, such as 818 points, the second cannot be, such as a third blue 7.</extracomment>
        <translation>Stimmt das?</translation>
    </message>
    <message>
        <source>Write %1 all the same</source>
        <extracomment>Takes a number of points that is unlikely; %1 is the number.</extracomment>
        <translation>Trotzdem %1 aufschreiben</translation>
    </message>
    <message>
        <source>Change it</source>
        <extracomment>Leads back to the field with a number of points that is unlikely.</extracomment>
        <translation>Ändern</translation>
    </message>
</context>
<context>
    <name>DealerSheet</name>
    <message>
        <source>Draw for dealer</source>
        <extracomment>Title over the numbers that people drew to find out who deals.</extracomment>
        <translation>Geber auslosen</translation>
    </message>
    <message>
        <source>Everyone draws a card. The highest number deals; a card with a symbol counts 0.</source>
        <extracomment>Explains how the dealer is found.</extracomment>
        <translation>Jeder zieht eine Karte. Die höchste Zahl gibt; eine Karte mit Symbol zählt 0.</translation>
    </message>
    <message>
        <source>0–9</source>
        <extracomment>A number from 0 to 9 that somebody drew.</extracomment>
        <translation>0–9</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>Ends the drawing for the dealer, or begins another draw of those who tied.</extracomment>
        <translation>Noch einmal ziehen</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>DeckPanel</name>
    <message>
        <source>Dark side up</source>
        <extracomment>Which side of the two-sided deck lies up.</extracomment>
        <translation>Dunkle Seite oben</translation>
    </message>
    <message>
        <source>Light side up</source>
        <translation>Helle Seite oben</translation>
    </message>
    <message>
        <source>A referee for cards with two sides</source>
        <extracomment>What the app is, in one line on the first page.</extracomment>
        <translation>Ein Schieds­richter für Karten mit zwei Seiten</translation>
    </message>
    <message>
        <source>For playing UNO FLIP! and games like it with real cards.</source>
        <extracomment>What the app is for. UNO FLIP! is the name of a card game and stays as it is.</extracomment>
        <translation>Für alle, die UNO FLIP! und ähnliche Spiele mit echten Karten in der Hand spielen.</translation>
    </message>
    <message>
        <source>Turn it over</source>
        <extracomment>Turns the deck to its other side; the app&apos;s look follows.</extracomment>
        <translation>Umdrehen</translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <extracomment>For screen readers: how many cards are left to be drawn.</extracomment>
        <translation>
            <numerusform>Kartenstock: %n Karte</numerusform>
            <numerusform>Kartenstock: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>to draw</source>
        <extracomment>Below the number of cards in the draw pile: they are left to be drawn. As short as can be.</extracomment>
        <translation>im Stock</translation>
    </message>
</context>
<context>
    <name>DrawnRow</name>
    <message>
        <source>plays next</source>
        <translation>ist dran</translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s), then takes the turn</source>
        <translation>
            <numerusform>zieht %n Karte und ist dran</numerusform>
            <numerusform>zieht %n Karten und ist dran</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>zieht %n Karte</numerusform>
            <numerusform>zieht %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>draws until the chosen color comes</source>
        <translation>zieht, bis die gewählte Farbe kommt</translation>
    </message>
    <message numerus="yes">
        <source>draws until the chosen color comes, then %n more</source>
        <extracomment>After a challenge, below somebody&apos;s name: what they draw, and whether they play now.</extracomment>
        <translation>
            <numerusform>zieht, bis die gewählte Farbe kommt, dann noch %n</numerusform>
            <numerusform>zieht, bis die gewählte Farbe kommt, dann noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export everything</source>
        <extracomment>Title over the folders into one of which all matches are written.</extracomment>
        <translation>Alles exportieren</translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>Name of the file</source>
        <extracomment>Heading over the field for the name of a file that is to be written.</extracomment>
        <translation>Name der Datei</translation>
    </message>
    <message>
        <source>A name</source>
        <extracomment>In a field for the name of a file.</extracomment>
        <translation>Ein Name</translation>
    </message>
    <message>
        <source>There is already a file with this name</source>
        <extracomment>Writes a file into the folder that is shown; or why it is not written.</extracomment>
        <translation>Eine Datei mit diesem Namen gibt es schon</translation>
    </message>
    <message>
        <source>Save here</source>
        <translation>Hier speichern</translation>
    </message>
    <message>
        <source>One folder up</source>
        <extracomment>Leads to the folder in which this one lies.</extracomment>
        <translation>Einen Ordner höher</translation>
    </message>
    <message>
        <source>There are no such files here (%1).</source>
        <extracomment>%1 are endings of file names, such as &quot;*.flip, *.jsonl&quot;.</extracomment>
        <translation>Hier gibt es keine solchen Dateien (%1).</translation>
    </message>
</context>
<context>
    <name>FilterSheet</name>
    <message>
        <source>Filter</source>
        <extracomment>Title over the ways to narrow a list of matches.</extracomment>
        <translation>Filter</translation>
    </message>
    <message numerus="yes">
        <source>Show %n match(es)</source>
        <extracomment>Closes the filters; %n is how many matches fit.</extracomment>
        <translation>
            <numerusform>%n Spiel zeigen</numerusform>
            <numerusform>%n Spiele zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all matches</source>
        <extracomment>Takes all filters away, and what is searched for.</extracomment>
        <translation>Alle Spiele zeigen</translation>
    </message>
</context>
<context>
    <name>GroupSheet</name>
    <message>
        <source>Save as a group</source>
        <extracomment>Title over the field for the name of a group of players.</extracomment>
        <translation>Als Gruppe speichern</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <extracomment>Where the name of a group of players is typed.</extracomment>
        <translation>Name der Gruppe</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Keeps the group.</extracomment>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>HandCounter</name>
    <message>
        <source>Points, or a card such as %1</source>
        <extracomment>In the field for the points of a hand; %1 is a card as it can be typed instead, such as b7.</extracomment>
        <translation>Punkte, oder eine Karte wie %1</translation>
    </message>
</context>
<context>
    <name>HandLine</name>
    <message>
        <source>Take back</source>
        <extracomment>Takes a card back that was counted or told.</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no cards left</source>
        <extracomment>At the end of a round: of whoever went out; then of those who hold cards.</extracomment>
        <translation>keine Karten mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in hand</source>
        <translation>
            <numerusform>%n Punkt auf der Hand</numerusform>
            <numerusform>%n Punkte auf der Hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Back</source>
        <extracomment>Goes back to the page before.</extracomment>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Keys and typed calls</source>
        <extracomment>Title of the help on keys and typed calls.</extracomment>
        <translation>Tasten und getippte Ansagen</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of the help on keys.</extracomment>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Who played</source>
        <extracomment>Heading over people by whom a list of matches is narrowed.</extracomment>
        <translation>Wer gespielt hat</translation>
    </message>
    <message>
        <source>How it ended</source>
        <extracomment>Heading over how matches ended, by which a list of them is narrowed.</extracomment>
        <translation>Wie es ausging</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Heading over editions of the game by which a list of matches is narrowed.</extracomment>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>Heading over ways of scoring by which a list of matches is narrowed.</extracomment>
        <translation>Zählweise</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Heading over times by which a list of matches is narrowed.</extracomment>
        <translation>Wann</translation>
    </message>
</context>
<context>
    <name>HistoryFooter</name>
    <message>
        <source>Your matches cannot be read</source>
        <extracomment>The list of matches could not be read.</extracomment>
        <translation>Deine Spiele lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>Play the first match</source>
        <translation>Das erste Spiel spielen</translation>
    </message>
    <message>
        <source>Try other words or fewer filters.</source>
        <extracomment>Nothing was found.</extracomment>
        <translation>Versuch es mit anderen Wörtern oder weniger Filtern.</translation>
    </message>
    <message>
        <source>Every match you play is kept here, with each round and each call.</source>
        <extracomment>Nothing was played yet.</extracomment>
        <translation>Jedes gespielte Spiel wird hier aufgehoben, mit jeder Runde und jeder Ansage.</translation>
    </message>
    <message>
        <source>No match found</source>
        <translation>Kein Spiel gefunden</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Noch keine Spiele</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <extracomment>First: takes all filters away. Second: leads to the page where a match begins.</extracomment>
        <translation>Alle Spiele zeigen</translation>
    </message>
</context>
<context>
    <name>HistoryHeader</name>
    <message>
        <source>Player, note or place</source>
        <extracomment>In the field in which matches are searched.</extracomment>
        <translation>Spieler, Notiz oder Ort</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>A chip that shows all matches; %1 is how many there are.</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) found</source>
        <extracomment>Above a list of matches that was narrowed.</extracomment>
        <translation>
            <numerusform>%n Spiel gefunden</numerusform>
            <numerusform>%n Spiele gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n filter(s)</source>
        <extracomment>Opens more ways to narrow the list of matches; %n is how many of them are used now.</extracomment>
        <translation>
            <numerusform>%n Filter</numerusform>
            <numerusform>%n Filter</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all matches</source>
        <extracomment>Takes all filters away, and what is searched for.</extracomment>
        <translation>Alle Spiele zeigen</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>All matches</source>
        <extracomment>Title of the menu over all matches.</extracomment>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Export everything</source>
        <extracomment>Writes all matches into a file.</extracomment>
        <translation>Alles exportieren</translation>
    </message>
    <message>
        <source>Bin</source>
        <extracomment>Leads to the matches that were deleted.</extracomment>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>The place with all matches.</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Import from a file</source>
        <extracomment>Takes in matches from a file.
----------
Title over the folders of this device, in which a file is looked for.</extracomment>
        <translation>Aus einer Datei importieren</translation>
    </message>
</context>
<context>
    <name>HistoryTitle</name>
    <message>
        <source>History</source>
        <extracomment>Title of the page with all matches.</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Opens what else can be done with the matches.</extracomment>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>HomeActions</name>
    <message>
        <source>Explore a demo match</source>
        <extracomment>Loads a match that is being played, to look around in.</extracomment>
        <translation>In einem Probespiel umsehen</translation>
    </message>
    <message>
        <source>You can delete it again in one tap.</source>
        <extracomment>Second line of the button that loads a demo match.</extracomment>
        <translation>Lässt sich jederzeit wieder löschen.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Leads to the place where the rules can be looked up.</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Again, same people</source>
        <extracomment>Begins another match with the people of the last one, whose names stand below.</extracomment>
        <translation>Noch einmal mit denselben</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>Leads to the page where a match is set up.</extracomment>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Ask the referee</source>
        <extracomment>Leads to the page that answers questions about the rules without a match.</extracomment>
        <translation>Den Schiedsrichter fragen</translation>
    </message>
    <message>
        <source>Just keep score</source>
        <extracomment>Begins a match whose plays are not called, only its rounds scored.</extracomment>
        <translation>Nur Punkte zählen</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Play</source>
        <extracomment>The place where matches are played.</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>This is a demo match</source>
        <extracomment>The match that is on is only there to look around in.</extracomment>
        <translation>Das ist ein Probespiel</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <extracomment>Removes the demo match for good.</extracomment>
        <translation>Wegwerfen</translation>
    </message>
    <message>
        <source>Tap anything you like: this match is only for trying things out and is not kept.</source>
        <extracomment>What a demo match is for.</extracomment>
        <translation>Tippe an, was du willst: Dieses Spiel ist nur zum Ausprobieren und wird nicht aufgehoben.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>What a screen reader adds to the name of the language.</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Something is wrong with your matches</source>
        <extracomment>Something is wrong with the file that keeps all matches.</extracomment>
        <translation>Mit deinen Spielen stimmt etwas nicht</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Import from a file</source>
        <extracomment>Title over files that can be taken in.</extracomment>
        <translation>Aus einer Datei importieren</translation>
    </message>
    <message>
        <source>Found among your documents and downloads:</source>
        <extracomment>Which files can be taken in; .flip and .jsonl are endings of file names.</extracomment>
        <translation>Gefunden in deinen Dokumenten und Downloads:</translation>
    </message>
    <message>
        <source>No records (.flip) or archives (.jsonl) were found among your documents and downloads.</source>
        <translation>In deinen Dokumenten und Downloads wurden keine Aufzeichnungen (.flip) oder Archive (.jsonl) gefunden.</translation>
    </message>
    <message>
        <source>Look for another file</source>
        <extracomment>Leads to the folders of this device, to look for a file there.</extracomment>
        <translation>Eine andere Datei suchen</translation>
    </message>
</context>
<context>
    <name>IncomingPage</name>
    <message>
        <source>From a file</source>
        <extracomment>Title of the page that shows a match which came as a file.</extracomment>
        <translation>Aus einer Datei</translation>
    </message>
    <message>
        <source>Imported</source>
        <extracomment>First: the matches of a file are here now. Second: they are not.</extracomment>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Nicht importiert</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <extracomment>Stands where a file is still being looked into.</extracomment>
        <translation>Die Datei wird gelesen …</translation>
    </message>
    <message>
        <source>Add to my matches</source>
        <extracomment>Takes what a file holds into the app.</extracomment>
        <translation>Zu meinen Spielen hinzufügen</translation>
    </message>
    <message>
        <source>See the scores</source>
        <extracomment>Leads to the scores of the match that was just taken in.</extracomment>
        <translation>Punkte ansehen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>First: leaves a file alone that was opened. Second: leads back to the first page.</extracomment>
        <translation>Lieber nicht</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>LanguagePanel</name>
    <message>
        <source>Same as the system</source>
        <extracomment>Choice of language: the one the system uses.</extracomment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Cards and rules are named as on the sheet printed in Spain.</source>
        <extracomment>What the switch for Spain&apos;s words does.</extracomment>
        <translation>Karten und Regeln heißen wie in der Anleitung für Spanien.</translation>
    </message>
    <message>
        <source>Words used in Spain</source>
        <extracomment>The Spanish of Spain instead of Latin America&apos;s.</extracomment>
        <translation>Wörter aus Spanien</translation>
    </message>
</context>
<context>
    <name>LanguageSheet</name>
    <message>
        <source>Language</source>
        <extracomment>Title over the list of languages.</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <extracomment>Choice of language: the one the system uses.</extracomment>
        <translation>Wie das System</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>What happened</source>
        <extracomment>Title of the list of everything that was called.</extracomment>
        <translation>Was bisher geschah</translation>
    </message>
</context>
<context>
    <name>LookChoice</name>
    <message>
        <source>Mark %1</source>
        <extracomment>A mark or a color that stands for a person; %1 is its number.</extracomment>
        <translation>Zeichen %1</translation>
    </message>
    <message>
        <source>Color %1</source>
        <translation>Farbe %1</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Play</source>
        <extracomment>The place where matches are played.</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>The place where language, text size and look are chosen.</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>The place where all matches can be looked at again.</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>The place with everybody who plays, and their numbers.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The place where the rules can be looked up.</extracomment>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>MatchLine</name>
    <message>
        <source>No winner</source>
        <extracomment>Title of a match in a list that was ended before somebody won</extracomment>
        <translation>Kein Gewinner</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <extracomment>Title of a match in a list: %1 are the names of those who share the win</extracomment>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message>
        <source>%1 won</source>
        <extracomment>Title of a match in a list: %1 is the winner</extracomment>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>Second line of a match in a list: %1 are the names of those who did not win</extracomment>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A day below the heading of its month: %1 is a short name of a weekday, %2 the number of the day</extracomment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month</comment>
        <extracomment>A month of another year: %1 is its name, %2 the year</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 lead</source>
        <extracomment>Title of a match in a list that is not over: %1 are the names of those who share the best total</extracomment>
        <translation>%1 führen</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <extracomment>Title of a match in a list that is not over: %1 is who has the best total</extracomment>
        <translation>%1 führt</translation>
    </message>
    <message>
        <source>In progress</source>
        <extracomment>Title of a match in a list that is not over yet</extracomment>
        <translation>Läuft gerade</translation>
    </message>
</context>
<context>
    <name>MatchOverPage</name>
    <message>
        <source>Match over</source>
        <extracomment>Title of the page at the end of a match.</extracomment>
        <translation>Spiel vorbei</translation>
    </message>
    <message>
        <source>Play again, same people</source>
        <extracomment>Begins another match with the people of this one.</extracomment>
        <translation>Noch einmal mit denselben</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Opens the ways to share a match.</extracomment>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <extracomment>Leads to the page with the points of all rounds.</extracomment>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>Something wrong? Reopen the match</source>
        <extracomment>Offers to go on with a match that is over.</extracomment>
        <translation>Stimmt etwas nicht? Spiel wieder öffnen</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Share</source>
        <extracomment>Opens the ways to share a match.</extracomment>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Opens what can be done with a match.</extracomment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Goes on with a match that is not over.</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Replay it step by step</source>
        <extracomment>Leads to a match step by step.</extracomment>
        <translation>Schritt für Schritt ansehen</translation>
    </message>
    <message>
        <source>This match cannot be shown</source>
        <extracomment>A match could not be read.</extracomment>
        <translation>Dieses Spiel lässt sich nicht zeigen</translation>
    </message>
    <message>
        <source>No round yet</source>
        <extracomment>On the page of a match in which nothing was scored.</extracomment>
        <translation>Noch keine Runde</translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>The winner&apos;s total, for screen readers.</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchRules</name>
    <message>
        <source>Edition</source>
        <extracomment>Unfolds the editions of the game.</extracomment>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Table rulings</source>
        <extracomment>Unfolds what the table decides where the printed rules are silent or differ.</extracomment>
        <translation>Tischregeln</translation>
    </message>
    <message>
        <source>Played to</source>
        <extracomment>Before the number of points a match is played to.</extracomment>
        <translation>Gespielt wird bis</translation>
    </message>
</context>
<context>
    <name>MatchSheets</name>
    <message>
        <source>This match</source>
        <extracomment>Title of the menu of one match.</extracomment>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>Note and place</source>
        <extracomment>Leads to the note and the place of a match.</extracomment>
        <translation>Notiz und Ort</translation>
    </message>
    <message>
        <source>Share as text or picture</source>
        <extracomment>Shares a match as text or picture.</extracomment>
        <translation>Als Text oder Bild teilen</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <extracomment>Deletes a match; it waits in the bin.</extracomment>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>Save the record as a file</source>
        <extracomment>Writes the record of a match, which another device can read, into a file.
----------
Title over the folders into one of which the record of a match is written.</extracomment>
        <translation>Aufzeichnung als Datei speichern</translation>
    </message>
</context>
<context>
    <name>MatchSummary</name>
    <message>
        <source>Note</source>
        <extracomment>Where no place and no note were written down for a match; then where only the note was.</extracomment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Add a note or a place</source>
        <translation>Notiz oder Ort hinzufügen</translation>
    </message>
</context>
<context>
    <name>MatchesPanel</name>
    <message>
        <source>Usual deck and rulings</source>
        <extracomment>Leads to the page with the edition and rulings that new matches begin with.</extracomment>
        <translation>Übliche Ausgabe und Tischregeln</translation>
    </message>
    <message>
        <source>Copies of everything, and where your matches are</source>
        <extracomment>Second line of the way to backups.</extracomment>
        <translation>Kopien von allem, und wo deine Spiele sind</translation>
    </message>
    <message>
        <source>Backup and restore</source>
        <extracomment>Leads to the page where copies of all matches are made and put back.</extracomment>
        <translation>Sichern und wiederherstellen</translation>
    </message>
    <message>
        <source>For another device, or for safekeeping</source>
        <extracomment>What the export of everything is for.</extracomment>
        <translation>Für ein anderes Gerät oder zum Aufheben</translation>
    </message>
    <message>
        <source>Export everything</source>
        <extracomment>Writes all matches into a file.</extracomment>
        <translation>Alles exportieren</translation>
    </message>
    <message>
        <source>Bin</source>
        <extracomment>Leads to the matches that were deleted.</extracomment>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>%1, follows the language</source>
        <extracomment>Second line of the usual deck where nobody chose one: %1 is the edition; it is the one printed in the app&apos;s language.</extracomment>
        <translation>%1, richtet sich nach der Sprache</translation>
    </message>
    <message>
        <source>You can delete it again in one tap.</source>
        <extracomment>Second line of the way to the demo match.</extracomment>
        <translation>Lässt sich jederzeit wieder löschen.</translation>
    </message>
    <message>
        <source>Delete the demo match</source>
        <extracomment>First: removes the demo match for good. Second: loads a match that is being played, to look around in.</extracomment>
        <translation>Das Probespiel löschen</translation>
    </message>
    <message>
        <source>Explore a demo match</source>
        <translation>In einem Probespiel umsehen</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>New match</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>The match could not begin</source>
        <extracomment>The new match could not be written to disk.</extracomment>
        <translation>Das Spiel konnte nicht beginnen</translation>
    </message>
    <message>
        <source>How it is scored</source>
        <extracomment>Heading over the ways of scoring.</extracomment>
        <translation>So wird gezählt</translation>
    </message>
    <message>
        <source>Draw for dealer</source>
        <extracomment>Opens the sheet where the numbers drawn are typed: the highest deals.</extracomment>
        <translation>Geber auslosen</translation>
    </message>
    <message>
        <source>Save as a group</source>
        <extracomment>Keeps these players as a group that can be seated in one tap.</extracomment>
        <translation>Als Gruppe speichern</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <extracomment>First: brings back what was just cleared. Second: empties the page of a new match, names and choices.</extracomment>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Alles leeren</translation>
    </message>
    <message>
        <source>Just keep score</source>
        <extracomment>Title of the page where a match is set up; the second where only rounds are scored.</extracomment>
        <translation>Nur Punkte zählen</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Heading over those who may play a new match, and those who do.</extracomment>
        <translation>Wer mitspielt</translation>
    </message>
    <message>
        <source>In seating order, to the left</source>
        <extracomment>Over the players of a new match.</extracomment>
        <translation>Reihum, nach links</translation>
    </message>
    <message>
        <source>In seating order, to the left. Play goes to the right: from the bottom up.</source>
        <extracomment>Over the players of a new match: by the chosen rule sheet play goes to the right, against the order of the list.</extracomment>
        <translation>Reihum, nach links. Gespielt wird nach rechts: von unten nach oben.</translation>
    </message>
    <message numerus="yes">
        <source>Played to %n point(s)</source>
        <extracomment>Below a new match that is set up, always in sight: to how many points it is played. A tap leads to where they are chosen.</extracomment>
        <translation>
            <numerusform>Gespielt wird bis %n Punkt</numerusform>
            <numerusform>Gespielt wird bis %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextRound</name>
    <message>
        <source>See the result</source>
        <extracomment>Leads to the page with the winner.</extracomment>
        <translation>Ergebnis ansehen</translation>
    </message>
    <message>
        <source>Just score the next round</source>
        <extracomment>Plays the next round without calling the cards: only who went out, then the hands.</extracomment>
        <translation>Nächste Runde: nur Punkte</translation>
    </message>
</context>
<context>
    <name>NoteSheet</name>
    <message>
        <source>Note and place</source>
        <extracomment>Title over the fields for the place and the note of a match.</extracomment>
        <translation>Notiz und Ort</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>Heading over the field for the place of a match.</extracomment>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Heading over the field for a note about a match.</extracomment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>The evening of the great comeback</source>
        <extracomment>An example in the field for a note about a match.</extracomment>
        <translation>Der Abend der großen Aufholjagd</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Keeps the note and the place.</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Grandma&apos;s kitchen</source>
        <extracomment>An example in the field for the place of a match.</extracomment>
        <translation>Omas Küche</translation>
    </message>
</context>
<context>
    <name>OtherScoring</name>
    <message>
        <source>Scored the other way</source>
        <extracomment>Unfolds what the totals would be by the other way of scoring; its name stands below.</extracomment>
        <translation>Nach der anderen Zählweise</translation>
    </message>
</context>
<context>
    <name>OutQuestion</name>
    <message>
        <source>Who went out?</source>
        <extracomment>Asked at the end of a round.</extracomment>
        <translation>Wer hat keine Karten mehr?</translation>
    </message>
    <message>
        <source>Play the round first, then tap whoever has no cards left.</source>
        <extracomment>Below &quot;Who went out?&quot;, in a match whose plays are not called.</extracomment>
        <translation>Spielt die Runde und tippt dann an, wer keine Karten mehr hat.</translation>
    </message>
</context>
<context>
    <name>OutSheet</name>
    <message>
        <source>Who went out?</source>
        <extracomment>The same sheet&apos;s title, or a heading in it.</extracomment>
        <translation>Wer hat keine Karten mehr?</translation>
    </message>
    <message>
        <source>Dark side</source>
        <extracomment>The side of the deck a round ended on.</extracomment>
        <translation>Dunkle Seite</translation>
    </message>
    <message>
        <source>Light side</source>
        <translation>Helle Seite</translation>
    </message>
    <message>
        <source>%1 has gone out</source>
        <extracomment>Title of the sheet that ends a round whose plays were not called: %1 is who has gone out.</extracomment>
        <translation>%1 hat keine Karten mehr</translation>
    </message>
    <message>
        <source>Which side was up?</source>
        <extracomment>Asked at the end of a round: the light or the dark side of the deck.</extracomment>
        <translation>Welche Seite war oben?</translation>
    </message>
</context>
<context>
    <name>PeopleOffered</name>
    <message>
        <source>New name</source>
        <extracomment>Where the name of another player is typed.</extracomment>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>Adds the typed name to the players.</extracomment>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>PeopleSheet</name>
    <message>
        <source>Who joins or leaves</source>
        <extracomment>Title of the sheet where players join and leave between rounds.</extracomment>
        <translation>Wer kommt und geht</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>Somebody gets up and plays no more.</extracomment>
        <translation>Geht</translation>
    </message>
    <message>
        <source>Name of the new player</source>
        <extracomment>In the field for the name of somebody who joins.</extracomment>
        <translation>Name der neuen Person</translation>
    </message>
    <message>
        <source>Starting points</source>
        <extracomment>Points somebody who joins begins with.</extracomment>
        <translation>Startpunkte</translation>
    </message>
    <message>
        <source>Joins</source>
        <extracomment>Somebody joins the match.</extracomment>
        <translation>Setzt sich dazu</translation>
    </message>
</context>
<context>
    <name>PersonCards</name>
    <message numerus="yes">
        <source>Held %n time(s) at the end</source>
        <extracomment>The costliest card that somebody was left with at the end of rounds.</extracomment>
        <translation>
            <numerusform>Einmal am Ende auf der Hand</numerusform>
            <numerusform>%n-mal am Ende auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>favorite last card</source>
        <extracomment>The card with which somebody went out most often.</extracomment>
        <translation>liebste letzte Karte</translation>
    </message>
    <message numerus="yes">
        <source>Went out with it %n time(s)</source>
        <translation>
            <numerusform>Einmal die letzte Karte</numerusform>
            <numerusform>%n-mal die letzte Karte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cost %1 point(s)</source>
        <extracomment>Below the card that somebody was left with most expensively; %1 is a number of points.</extracomment>
        <translation>
            <numerusform>kostete %1 Punkt</numerusform>
            <numerusform>kostete %1 Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonEditSheet</name>
    <message>
        <source>Change %1</source>
        <extracomment>Title over what can be changed about a person.</extracomment>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>That is not possible</source>
        <extracomment>A change of a person&apos;s entry was refused; the reason stands below.</extracomment>
        <translation>Das geht nicht</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Heading over the field with a person&apos;s name.</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Gives a person another name.</extracomment>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Mark and color</source>
        <extracomment>Heading over the marks and colors that stand for people.</extracomment>
        <translation>Zeichen und Farbe</translation>
    </message>
    <message>
        <source>The same person as</source>
        <extracomment>Heading over other entries that may be the same person.</extracomment>
        <translation>Dieselbe Person wie</translation>
    </message>
    <message>
        <source>Merge them</source>
        <translation>Zusammenlegen</translation>
    </message>
    <message>
        <source>Back from the archive</source>
        <extracomment>First: lists somebody again. Second: keeps somebody&apos;s matches and hides the name from lists.</extracomment>
        <translation>Aus dem Archiv holen</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivieren</translation>
    </message>
    <message>
        <source>All matches stay; the name is no longer offered.</source>
        <extracomment>What archiving a person does.</extracomment>
        <translation>Alle Spiele bleiben; der Name wird nicht mehr angeboten.</translation>
    </message>
    <message>
        <source>All matches of %1 become matches of %2. This cannot be undone.</source>
        <extracomment>Two entries become one: %1 is the name that goes, %2 the one that stays.</extracomment>
        <translation>Alle Spiele von %1 werden zu Spielen von %2. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>There is already a %1. If that is the same person, merge the two below.</source>
        <extracomment>Below the field with a person&apos;s new name: somebody else, %1, is called so. &quot;Below&quot; is the list of people with the button that makes two entries one.</extracomment>
        <translation>%1 gibt es schon. Ist es dieselbe Person, leg die beiden unten zusammen.</translation>
    </message>
</context>
<context>
    <name>PersonHabits</name>
    <message>
        <source>Challenges</source>
        <extracomment>Heading over challenges that somebody made or suffered.</extracomment>
        <translation>Herausforderungen</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <extracomment>Heading over the cards that somebody drew, by the reason.</extracomment>
        <translation>Gezogene Karten</translation>
    </message>
    <message>
        <source>Head to head, rounds won</source>
        <extracomment>Heading over somebody&apos;s rounds against each other person.</extracomment>
        <translation>Im Duell, gewonnene Runden</translation>
    </message>
</context>
<context>
    <name>PersonLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <extracomment>What is missing to the target; %n points. Then of somebody who got up and plays no more.</extracomment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>has left</source>
        <translation>ist gegangen</translation>
    </message>
</context>
<context>
    <name>PersonRounds</name>
    <message>
        <source>Dark</source>
        <extracomment>A side of the cards.</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Points won, by side</source>
        <extracomment>Heading over points that somebody won, by the side on which rounds ended.</extracomment>
        <translation>Gewonnene Punkte, nach Seite</translation>
    </message>
    <message>
        <source>Points given away</source>
        <extracomment>Heading over points that somebody was left with, by the side on which rounds ended.</extracomment>
        <translation>Abgegebene Punkte</translation>
    </message>
    <message>
        <source>Matches per month (filled: won)</source>
        <extracomment>Heading over a chart: matches a month, and which of them were won.</extracomment>
        <translation>Spiele pro Monat (ausgefüllt: gewonnen)</translation>
    </message>
    <message>
        <source>By edition</source>
        <extracomment>Heading over somebody&apos;s matches and rounds in each edition of the game.</extracomment>
        <translation>Nach Ausgabe</translation>
    </message>
    <message>
        <source>Points here count what the others still held in the rounds this player won, however the match was scored.</source>
        <extracomment>Below the numbers about a person: points are counted alike in all matches, however those were scored.</extracomment>
        <translation>Als Punkte zählt hier, was die anderen nach den gewonnenen Runden noch auf der Hand hatten, egal wie das Spiel gezählt wurde.</translation>
    </message>
</context>
<context>
    <name>PersonSheet</name>
    <message>
        <source>Up</source>
        <extracomment>Moves somebody one seat up in the list of players.</extracomment>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Moves somebody one seat down in the list of players.</extracomment>
        <translation>Runter</translation>
    </message>
    <message>
        <source>Deals first</source>
        <extracomment>This person deals the first round.</extracomment>
        <translation>Gibt zuerst</translation>
    </message>
    <message>
        <source>Mark and color</source>
        <extracomment>Heading over the marks and colors that can stand for a person.</extracomment>
        <translation>Zeichen und Farbe</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Where the name of a new player is put right.</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Gives a new player another name.</extracomment>
        <translation>Umbenennen</translation>
    </message>
</context>
<context>
    <name>PileSheet</name>
    <message>
        <source>The middle of the table</source>
        <extracomment>Title of the sheet about the pile in the middle of the table.</extracomment>
        <translation>Die Mitte des Tisches</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <extracomment>%n cards can still be drawn.</extracomment>
        <translation>
            <numerusform>Kartenstock: %n Karte</numerusform>
            <numerusform>Kartenstock: %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerPage</name>
    <message>
        <source>Change</source>
        <extracomment>Opens what can be changed about a person.</extracomment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>A person&apos;s numbers could not be read.</extracomment>
        <translation>Das hat nicht geklappt</translation>
    </message>
    <message>
        <source>Stats appear here after %1’s first match.</source>
        <extracomment>On the page of somebody who has not played yet; %1 is a name.</extracomment>
        <translation>Nach dem ersten Spiel von %1 steht hier die Statistik.</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>Noch kein Spiel</translation>
    </message>
    <message>
        <source>percent won</source>
        <extracomment>Below a large number: how many of a hundred matches somebody has won.</extracomment>
        <translation>Prozent gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>point(s) per round</source>
        <extracomment>Below a large number: points somebody gains in a round, on average.</extracomment>
        <translation>
            <numerusform>Punkt pro Runde</numerusform>
            <numerusform>Punkte pro Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>All of %1’s matches</source>
        <extracomment>Leads to all matches of a person; %1 is the name.</extracomment>
        <translation>Alle Spiele von %1</translation>
    </message>
    <message numerus="yes">
        <source>match(es) won</source>
        <extracomment>Below a large number: how many matches somebody has won.</extracomment>
        <translation>
            <numerusform>gewonnen</numerusform>
            <numerusform>gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the first match</source>
        <extracomment>Leads to the page where a match begins.</extracomment>
        <translation>Das erste Spiel spielen</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Players</source>
        <extracomment>The place with everybody who plays.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>The list of people could not be read.</extracomment>
        <translation>Das hat nicht geklappt</translation>
    </message>
    <message>
        <source>Play the first match</source>
        <extracomment>Leads to the page where a match begins.</extracomment>
        <translation>Das erste Spiel spielen</translation>
    </message>
    <message>
        <source>Everyone who plays with you appears here, with their stats.</source>
        <extracomment>On the page of all people before anybody has played.</extracomment>
        <translation>Hier erscheinen alle, die bei dir mitspielen, mit ihrer Statistik.</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Noch niemand</translation>
    </message>
    <message>
        <source>Highest round, biggest comeback, biggest hand …</source>
        <extracomment>What the records are, below the name of their page.</extracomment>
        <translation>Höchste Runde, größte Aufholjagd, größte Hand …</translation>
    </message>
    <message>
        <source>Table records</source>
        <extracomment>Leads to the page with the records.</extracomment>
        <translation>Tischrekorde</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>In a list of people: how many matches somebody has won.</extracomment>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide the archived</source>
        <extracomment>Shows people who were archived; hides them again. %n is how many they are.</extracomment>
        <translation>Archivierte ausblenden</translation>
    </message>
    <message numerus="yes">
        <source>Show %n archived</source>
        <translation>
            <numerusform>%n archivierte Person zeigen</numerusform>
            <numerusform>%n archivierte Personen zeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>Of a call of the command line: %1 is the call</extracomment>
        <translation>Aufruf: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <extracomment>Stands for options in the line that tells how a command is called</extracomment>
        <translation>[Optionen]</translation>
    </message>
    <message>
        <source>Options:</source>
        <extracomment>Heading over the options of a command</extracomment>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <extracomment>Heading over the arguments of a command</extracomment>
        <translation>Argumente:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <extracomment>%1 is what was typed</extracomment>
        <translation>Die Option „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <extracomment>%1 is a list of what was typed</extracomment>
        <translation>Diese Optionen gibt es nicht: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <extracomment>%1 is an option of the command line</extracomment>
        <translation>Nach „%1“ fehlt etwas.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <extracomment>%1 is an option of the command line</extracomment>
        <translation>Nach „%1“ steht etwas zu viel.</translation>
    </message>
</context>
<context>
    <name>QuestionFooter</name>
    <message>
        <source>Accept</source>
        <extracomment>Takes the cards of a Wild Draw card without a challenge.</extracomment>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>Asks to see the hand of whoever laid a Wild Draw card.</extracomment>
        <translation>Herausfordern</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Leaves the verdict of a challenge; the game goes on.</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Leaves a correction undone.</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>Drew %1 + %2 = %n card(s)</source>
        <extracomment>Confirms the number of cards drawn after a lost challenge, such as &quot;Drew 3 + 2 = 5 cards&quot;: up to the chosen color, besides, in all.</extracomment>
        <translation>
            <numerusform>%1 + %2 = %n Karte gezogen</numerusform>
            <numerusform>%1 + %2 = %n Karten gezogen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drew %n card(s)</source>
        <extracomment>Confirms the number of cards drawn.</extracomment>
        <translation>
            <numerusform>%n Karte gezogen</numerusform>
            <numerusform>%n Karten gezogen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankRow</name>
    <message>
        <source>%1. %2: %3</source>
        <extracomment>A row of a ranking: %1 is the place, %2 the name, %3 the points.</extracomment>
        <translation>%1. %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <extracomment>How many rounds somebody won.</extracomment>
        <translation>
            <numerusform>%n Runde gewonnen</numerusform>
            <numerusform>%n Runden gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>has left</source>
        <extracomment>Of somebody who got up and plays no more.</extracomment>
        <translation>ist gegangen</translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message>
        <source>Text size</source>
        <extracomment>How large words are, in per cent.</extracomment>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>No animations: everything just appears.</source>
        <extracomment>What the switch &quot;Less motion&quot; does.</extracomment>
        <translation>Keine Animationen: Alles erscheint sofort.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
</context>
<context>
    <name>RecentMatches</name>
    <message>
        <source>Recent matches</source>
        <extracomment>Heading over the newest matches.</extracomment>
        <translation>Letzte Spiele</translation>
    </message>
</context>
<context>
    <name>RecordCard</name>
    <message>
        <source>%1 %2, %3, %4</source>
        <extracomment>A record, for screen readers: %1 is a number, %2 its unit, %3 whose, %4 when.</extracomment>
        <translation>%1 %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>RecordPane</name>
    <message>
        <source>What happened</source>
        <translation>Was bisher geschah</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Table records</source>
        <extracomment>Title of the page with the records.</extracomment>
        <translation>Tischrekorde</translation>
    </message>
    <message>
        <source>The first scored round sets the first record.</source>
        <extracomment>On the page of records before there is one.</extracomment>
        <translation>Die erste gewertete Runde stellt den ersten Rekord auf.</translation>
    </message>
    <message>
        <source>No records yet</source>
        <translation>Noch keine Rekorde</translation>
    </message>
    <message>
        <source>Play the first match</source>
        <extracomment>Leads to the page where a match begins.</extracomment>
        <translation>Das erste Spiel spielen</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>The records could not be read.</extracomment>
        <translation>Das hat nicht geklappt</translation>
    </message>
</context>
<context>
    <name>RefusalBanner</name>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The rule</source>
        <extracomment>Opens the rule that a verdict rests on.</extracomment>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <extracomment>The table lets a play stand that the rules do not allow.</extracomment>
        <translation>Gelten lassen</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>The card that may not be laid is taken back into the hand.</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>RefusalNote</name>
    <message>
        <source>The rule</source>
        <extracomment>Opens the rule that a verdict rests on.</extracomment>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <extracomment>The table lets a play stand that the rules do not allow.</extracomment>
        <translation>Gelten lassen</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>The card that may not be laid is taken back into the hand.</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>RefusalTitle</name>
    <message>
        <source>Not understood</source>
        <extracomment>A typed call is not table notation.</extracomment>
        <translation>Nicht verstanden</translation>
    </message>
    <message>
        <source>%1 is impossible</source>
        <extracomment>There can be no such card, count or hand. %1 is a card, where there is one.</extracomment>
        <translation>%1 ist nicht möglich</translation>
    </message>
    <message>
        <source>That cannot be right</source>
        <translation>Das kann nicht stimmen</translation>
    </message>
    <message>
        <source>%1 is not allowed</source>
        <extracomment>%1 is a card, where there is one.</extracomment>
        <translation>%1 geht nicht</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
</context>
<context>
    <name>RemainingHand</name>
    <message>
        <source>went out</source>
        <extracomment>At the end of a round: whoever won it; then points left in hand.</extracomment>
        <translation>hat keine Karten mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in hand</source>
        <translation>
            <numerusform>%n Punkt auf der Hand</numerusform>
            <numerusform>%n Punkte auf der Hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReopenPanel</name>
    <message>
        <source>Reopen the match</source>
        <extracomment>Over the ways in which a match that is over can go on.</extracomment>
        <translation>Spiel wieder öffnen</translation>
    </message>
    <message>
        <source>Correct a round</source>
        <extracomment>Leads to the scoreboard, where a round can be corrected.</extracomment>
        <translation>Eine Runde korrigieren</translation>
    </message>
    <message>
        <source>Play on to %1</source>
        <extracomment>Plays on to a higher number of points.</extracomment>
        <translation>Weiterspielen bis %1</translation>
    </message>
    <message>
        <source>Take back the last entry</source>
        <extracomment>Takes back what ended the match; the second line names it.</extracomment>
        <translation>Den letzten Eintrag zurücknehmen</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Lets a match run by itself; stops it again.</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>%1×</source>
        <extracomment>How fast a match runs by itself: %1 times.</extracomment>
        <translation>%1×</translation>
    </message>
</context>
<context>
    <name>ReplayJumps</name>
    <message>
        <source>Flip</source>
        <extracomment>Jumps from one turning of the cards to the next; to challenges; to cards drawn as a penalty.</extracomment>
        <translation>Flip</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Jump to</source>
        <extracomment>Over the buttons that jump to the next turning of the cards, challenge or penalty of a match that is seen again.</extracomment>
        <translation>Springen zu</translation>
    </message>
</context>
<context>
    <name>ReplayLogSheet</name>
    <message>
        <source>What happened</source>
        <extracomment>Title of the list of everything that was called.</extracomment>
        <translation>Was bisher geschah</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Round %1, call %2 of %3</source>
        <extracomment>The page&apos;s title: %1 is the number of a round, %2 of %3 the event in it.</extracomment>
        <translation>Runde %1 · Schritt %2 von %3</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Vor der ersten Runde</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>Opens the list of everything that was called, where it has no room on the page.</extracomment>
        <translation>Was bisher geschah</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Call %1 of %2</source>
        <extracomment>Below the title of the replay, where that has only the round: %1 of %2 is the event in it.</extracomment>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>ReplayVerdict</name>
    <message>
        <source>Before the first deal</source>
        <extracomment>Before the first event of a match that is seen again.</extracomment>
        <translation>Noch sind keine Karten verteilt</translation>
    </message>
    <message>
        <source>The rule</source>
        <extracomment>Leads to the rule behind what the referee said.</extracomment>
        <translation>Die Regel</translation>
    </message>
</context>
<context>
    <name>RestoreSheet</name>
    <message>
        <source>Restore this copy?</source>
        <extracomment>Title of the sheet that puts a backup back.</extracomment>
        <translation>Diese Kopie wiederherstellen?</translation>
    </message>
    <message>
        <source>Your matches go back to how they were in this copy. The current ones are kept in a separate file.</source>
        <extracomment>What happens when a backup is put back.</extracomment>
        <translation>Deine Spiele werden wieder so, wie sie in dieser Kopie waren. Die jetzigen bleiben in einer eigenen Datei erhalten.</translation>
    </message>
    <message>
        <source>Restore the copy</source>
        <extracomment>Puts a copy of all matches in the place of those that are there.</extracomment>
        <translation>Kopie wiederherstellen</translation>
    </message>
</context>
<context>
    <name>RivalRow</name>
    <message>
        <source>%1: %2 to %3</source>
        <extracomment>Two people against each other: %1 is the other&apos;s name, %2 and %3 the rounds that each has won.</extracomment>
        <translation>%1: %2 zu %3</translation>
    </message>
</context>
<context>
    <name>RoundColumns</name>
    <message>
        <source>Total</source>
        <extracomment>Over the totals of all players.</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Rounds %1 to %2 of %3</source>
        <extracomment>The rounds in sight, for screen readers: from %1 to %2 of %3 that there are.</extracomment>
        <translation>Runden %1 bis %2 von %3</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier round(s)</source>
        <extracomment>How many rounds are out of sight before those that show, for screen readers.</extracomment>
        <translation>
            <numerusform>%n frühere Runde</numerusform>
            <numerusform>%n frühere Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier</source>
        <extracomment>Scrolls to rounds before those in sight; %n of them. It has little room.</extracomment>
        <translation>
            <numerusform>%n davor</numerusform>
            <numerusform>%n davor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later round(s)</source>
        <extracomment>How many rounds are out of sight behind those that show, for screen readers; scrolls to them.</extracomment>
        <translation>
            <numerusform>%n spätere Runde</numerusform>
            <numerusform>%n spätere Runden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundDetails</name>
    <message>
        <source>Replay it</source>
        <extracomment>Leads to the replay of a round.</extracomment>
        <translation>Diese Runde ansehen</translation>
    </message>
    <message>
        <source>Correct this round</source>
        <extracomment>Leads to the page where a scored round is corrected.</extracomment>
        <translation>Diese Runde korrigieren</translation>
    </message>
</context>
<context>
    <name>RoundEndFooter</name>
    <message>
        <source>Add it up</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>Goes on to the next hand; %1 is whose it is. The second one shows what the round gives.</extracomment>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>Type the points</source>
        <translation>Punkte eintippen</translation>
    </message>
    <message>
        <source>Tap the cards</source>
        <extracomment>Choices how a hand is told: by a number of points, or by its cards.</extracomment>
        <translation>Karten antippen</translation>
    </message>
    <message>
        <source>Save the correction</source>
        <extracomment>Writes the scored round into the book; the second a corrected one.</extracomment>
        <translation>Korrektur speichern</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Aufschreiben</translation>
    </message>
</context>
<context>
    <name>RoundEndPage</name>
    <message>
        <source>Round %1</source>
        <extracomment>Title: %1 is the number of a round.</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Opens the scoreboard.</extracomment>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>Call the cards after all</source>
        <extracomment>A round was to be scored only; now its cards are called one by one.</extracomment>
        <translation>Doch die Karten ansagen</translation>
    </message>
    <message>
        <source>%1 went out</source>
        <extracomment>The page&apos;s second line: %1 is who went out.</extracomment>
        <translation>%1 hat keine Karten mehr</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>Takes back the entry that is named; %1 is such as &quot;Ana goes out&quot;.</extracomment>
        <translation>Rückgängig: %1</translation>
    </message>
</context>
<context>
    <name>RoundEndSheets</name>
    <message>
        <source>This round does not count</source>
        <extracomment>The round is given up and not scored; for a scored round: it does not count any more.</extracomment>
        <translation>Diese Runde zählt nicht</translation>
    </message>
    <message>
        <source>Void the round</source>
        <translation>Diese Runde nicht werten</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Opens the menu of a round that ends.</extracomment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>This round</source>
        <extracomment>Title of the menu of a round that ends.</extracomment>
        <translation>Diese Runde</translation>
    </message>
</context>
<context>
    <name>RoundEnding</name>
    <message>
        <source>%1 has gone out</source>
        <extracomment>The round is over; %1 is who has gone out.</extracomment>
        <translation>%1 hat keine Karten mehr</translation>
    </message>
    <message>
        <source>See the result</source>
        <extracomment>Opens the result of the match.</extracomment>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Count the hands</source>
        <extracomment>Opens the page on which the cards left in hand are counted.</extracomment>
        <translation>Karten zählen</translation>
    </message>
    <message>
        <source>See the points</source>
        <extracomment>Opens the page on which the cards left in hand were counted; the points are to be written down.</extracomment>
        <translation>Zu den Punkten</translation>
    </message>
</context>
<context>
    <name>RoundGains</name>
    <message>
        <source>what all the others hold.</source>
        <extracomment>Explains the points of a round, behind &quot;Ben collects&quot;.</extracomment>
        <translation>was alle anderen noch auf der Hand haben.</translation>
    </message>
    <message>
        <source>Counted by the dark side, the side the round ended on.</source>
        <extracomment>By which side of the cards the points were counted.</extracomment>
        <translation>Gezählt nach der dunklen Seite, auf der die Runde endete.</translation>
    </message>
    <message>
        <source>Counted by the light side, the side the round ended on.</source>
        <extracomment>By which side of the cards the points were counted.</extracomment>
        <translation>Gezählt nach der hellen Seite, auf der die Runde endete.</translation>
    </message>
    <message>
        <source>What this changes</source>
        <extracomment>Over what a correction of a scored round changes.</extracomment>
        <translation>Was das ändert</translation>
    </message>
    <message>
        <source>Tap a hand to correct it.</source>
        <extracomment>Below the hands of a scored round.</extracomment>
        <translation>Tippe auf eine Hand, um sie zu korrigieren.</translation>
    </message>
    <message>
        <source>Wrong player or wrong side?</source>
        <extracomment>Opens the question who went out, for a round that is corrected.</extracomment>
        <translation>Falsche Person oder falsche Seite?</translation>
    </message>
    <message>
        <source>Everyone else adds what they hold.</source>
        <extracomment>Explains the points of a round: everyone keeps what is left in their own hand.</extracomment>
        <translation>Alle anderen schreiben sich an, was sie noch auf der Hand haben.</translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>Round %1: %2</source>
        <extracomment>A round in a list: %1 is its number, %2 who won it. The second is being played, the third was given up.</extracomment>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Round %1, being played</source>
        <translation>Runde %1, läuft gerade</translation>
    </message>
    <message>
        <source>Round %1, not finished</source>
        <translation>Runde %1, nicht beendet</translation>
    </message>
</context>
<context>
    <name>RoundRow</name>
    <message>
        <source>%1 dealt</source>
        <extracomment>Who dealt a round; %1 is the name.</extracomment>
        <translation>%1 gab</translation>
    </message>
</context>
<context>
    <name>RoundRows</name>
    <message>
        <source>Total</source>
        <extracomment>Before the totals of all players.</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>How many points somebody has; %1 is the name, %2 the number.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message>
        <source>points if left in hand</source>
        <extracomment>Below the points of a card, written large: what it costs whoever still holds it at the end.</extracomment>
        <translation>Punkte, wenn sie übrig bleibt</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck, on either side</source>
        <extracomment>How many cards of a kind there are; second: on the light side and on the dark side each.</extracomment>
        <translation>
            <numerusform>%n im Kartenspiel, auf jeder Seite</numerusform>
            <numerusform>%n im Kartenspiel, auf jeder Seite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n im Spiel</numerusform>
            <numerusform>%n im Spiel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleHits</name>
    <message>
        <source>Nothing found for “%1”</source>
        <extracomment>A search in the rulebook found nothing; %1 is what was typed.</extracomment>
        <translation>Nichts gefunden zu „%1“</translation>
    </message>
    <message>
        <source>Try a card’s name or one word, such as “draw” or “tie”. Any of the languages will do.</source>
        <extracomment>What to try when a search in the rulebook found nothing.</extracomment>
        <translation>Versuch es mit dem Namen einer Karte oder einem Wort wie „ziehen“ oder „Gleichstand“. Andere Sprachen gehen auch.</translation>
    </message>
    <message>
        <source>Found as “%1”</source>
        <extracomment>Why a rule was found: %1 is another name or keyword for it, perhaps in another language.</extracomment>
        <translation>Gefunden als „%1“</translation>
    </message>
    <message>
        <source>Nothing found for “%1”. Showing “%2” instead:</source>
        <extracomment>Over what a search in the rulebook found for a word that was typed with a wrong letter; %1 is what was typed, %2 the word that was looked for instead.</extracomment>
        <translation>Nichts gefunden zu „%1“. Ergebnisse für „%2“:</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>Ask the referee</source>
        <extracomment>Leads from a card&apos;s rule to the page that answers whether a card may be laid.</extracomment>
        <translation>Den Schiedsrichter fragen</translation>
    </message>
</context>
<context>
    <name>RuleReading</name>
    <message>
        <source>Ask the referee about it</source>
        <extracomment>Leads from a card&apos;s rule to the page that answers whether a card may be laid.</extracomment>
        <translation>Den Schiedsrichter dazu fragen</translation>
    </message>
</context>
<context>
    <name>RuleSearch</name>
    <message>
        <source>Card or word</source>
        <extracomment>In the search field of the rulebook, where there is little room for words.</extracomment>
        <translation>Karte oder Wort</translation>
    </message>
    <message>
        <source>A card or a word, in any language</source>
        <extracomment>In the search field of the rulebook.</extracomment>
        <translation>Eine Karte oder ein Wort, in jeder Sprache</translation>
    </message>
</context>
<context>
    <name>RuleTrail</name>
    <message>
        <source>Back</source>
        <extracomment>Leads back to the rule that was open before.</extracomment>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>RuleView</name>
    <message>
        <source>See also</source>
        <extracomment>Heading over links from one rule to others.</extracomment>
        <translation>Siehe auch</translation>
    </message>
    <message>
        <source>Previous rule</source>
        <extracomment>The rule before this one in the book.</extracomment>
        <translation>Vorige Regel</translation>
    </message>
    <message>
        <source>Next rule</source>
        <extracomment>The rule after this one in the book.</extracomment>
        <translation>Nächste Regel</translation>
    </message>
</context>
<context>
    <name>RulesContents</name>
    <message>
        <source>Rules</source>
        <extracomment>The place where the rules can be looked up.</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 is a language, %2 an edition: whose rules are shown. Opens the choice.</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <extracomment>The place where the rules can be looked up.</extracomment>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>RulesPocket</name>
    <message>
        <source>Rules</source>
        <extracomment>The place where the rules can be looked up.</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 is a language, %2 an edition: whose rules are shown. Opens the choice.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>What the rulebook shows: pictures of the cards, its chapters, and questions people ask.</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
</context>
<context>
    <name>RulingsPanel</name>
    <message>
        <source>Different from the sheet</source>
        <extracomment>Who decides a ruling: the table against the sheet; the printed sheet.</extracomment>
        <translation>Anders als in der Anleitung</translation>
    </message>
    <message>
        <source>The sheet says so</source>
        <translation>So steht es in der Anleitung</translation>
    </message>
    <message>
        <source>The rules don’t say: you choose</source>
        <extracomment>Who decides a ruling: the table, as the sheet says nothing.</extracomment>
        <translation>Die Regeln sagen nichts dazu: Ihr wählt</translation>
    </message>
    <message>
        <source>Which rule sheet is in your box?</source>
        <extracomment>Over the printed rule sheets by language, one of which can be chosen.</extracomment>
        <translation>Welche Anleitung liegt in deiner Schachtel?</translation>
    </message>
    <message>
        <source>Choose it to set its rules. If yours is not here, choose the closest one and check the lines below.</source>
        <extracomment>Below the printed rule sheets, one of which can be chosen.</extracomment>
        <translation>Wähle sie, und es gilt, was darin steht. Ist deine nicht dabei, nimm die ähnlichste und geh die Zeilen darunter durch.</translation>
    </message>
</context>
<context>
    <name>RulingsSheet</name>
    <message>
        <source>Table rulings</source>
        <extracomment>Title of the sheet with the table&apos;s own rulings.</extracomment>
        <translation>Tischregeln</translation>
    </message>
</context>
<context>
    <name>RunningMatch</name>
    <message>
        <source>In progress</source>
        <extracomment>Over the match that is being played.</extracomment>
        <translation>Läuft gerade</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Goes back to the match that is being played.</extracomment>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message numerus="yes">
        <source>%1 · %n round(s)</source>
        <extracomment>The page&apos;s second line: %1 is what wins, %n rounds count.</extracomment>
        <translation>
            <numerusform>%1 · %n Runde</numerusform>
            <numerusform>%1 · %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <extracomment>Title of the page with the points of all rounds.</extracomment>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Opens the ways to share a match.</extracomment>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>The first scored round will appear here.</source>
        <extracomment>On a scoreboard without rounds.</extracomment>
        <translation>Hier steht bald die erste gewertete Runde.</translation>
    </message>
    <message>
        <source>How it went</source>
        <extracomment>Over the chart of a match.</extracomment>
        <translation>So lief es</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Goes on with a match that is not over.</extracomment>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Tap a round to see its cards or to correct it.</source>
        <extracomment>Below the table of rounds.</extracomment>
        <translation>Tippe auf eine Runde, um ihre Karten zu sehen oder sie zu korrigieren.</translation>
    </message>
    <message>
        <source>Tap a round to see its cards or to correct it. The mark below its number is the dealer’s.</source>
        <extracomment>Below the table of rounds, where a round&apos;s dealer is told by a mark only.</extracomment>
        <translation>Tippe auf eine Runde, um ihre Karten zu sehen oder sie zu korrigieren. Das Zeichen unter ihrer Nummer zeigt, wer gegeben hat.</translation>
    </message>
</context>
<context>
    <name>ScoringSheet</name>
    <message>
        <source>Scoring and target</source>
        <extracomment>Title of the sheet on scoring.</extracomment>
        <translation>Zählweise und Ziel</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <extracomment>Title of the sheet that changes how many points end the match.
----------
The number of points at which a match ends.</extracomment>
        <translation>Punkteziel</translation>
    </message>
    <message>
        <source>Play like this</source>
        <extracomment>Confirms the way of scoring and the target.</extracomment>
        <translation>So spielen</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <extracomment>Empties the search field.</extracomment>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <extracomment>A seat, for screen readers: %1 is a name, %n the cards in hand.</extracomment>
        <translation>
            <numerusform>%1: %n Karte</numerusform>
            <numerusform>%1: %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRing</name>
    <message>
        <source>UNO!</source>
        <extracomment>Beside a player with one card: first, who has called UNO; second, who has not and can be caught.</extracomment>
        <translation>UNO!</translation>
    </message>
    <message>
        <source>UNO?</source>
        <translation>UNO?</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Remove %1</source>
        <extracomment>Takes somebody from the players of a new match; %1 is the name.</extracomment>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>deals</source>
        <extracomment>Beside the name of whoever deals.</extracomment>
        <translation>gibt</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>%1 really holds</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1 hat tatsächlich</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s)</source>
        <extracomment>%1 is a player&apos;s name, %n a number of cards: sets how many they hold.</extracomment>
        <translation>
            <numerusform>%1 hat %n Karte</numerusform>
            <numerusform>%1 hat %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>It is %1’s turn</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1 ist dran</translation>
    </message>
    <message>
        <source>%1 calls UNO</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1 ruft UNO</translation>
    </message>
    <message>
        <source>%1 is caught</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1 wird erwischt</translation>
    </message>
    <message>
        <source>%1 has gone out</source>
        <extracomment>%1 is a player&apos;s name: they have no cards left, and the round is scored.</extracomment>
        <translation>%1 hat keine Karten mehr</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <extracomment>%1 is a player&apos;s name: they leave the match between two rounds.</extracomment>
        <translation>%1 verlässt den Tisch</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>Takes back the entry that is named, of somebody who seems to have gone out; %1 is such as &quot;Ana: Blue 7&quot;.</extracomment>
        <translation>Rückgängig: %1</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>Who sits where</source>
        <extracomment>Title over the seats, which can be put into another order.</extracomment>
        <translation>Wer wo sitzt</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>Moves a seat up in the order.</extracomment>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Moves a seat down in the order.</extracomment>
        <translation>Runter</translation>
    </message>
    <message>
        <source>Use this order</source>
        <extracomment>Confirms the order of the seats.</extracomment>
        <translation>Sitzordnung übernehmen</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <extracomment>The place where language, text size and look are chosen.</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Heading over the choice of language.</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Heading over text size and motion.</extracomment>
        <translation>Lesbarkeit</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>Heading over the choice between light and dark colours.</extracomment>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>About Flipside</source>
        <extracomment>Leads to the page that says what Flipside is and who made the fonts.</extracomment>
        <translation>Über Flipside</translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>Heading over sounds, spoken calls and keeping the screen on.</extracomment>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Heading over what concerns matches: what is usually played, backup, export.</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Opens the list of the keys on the keyboard and what they do.</extracomment>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>ShareSheet</name>
    <message>
        <source>Saved as %1</source>
        <extracomment>A picture was saved; %1 is the file. Then it could not be.</extracomment>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Title over the ways to share a match.</extracomment>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <extracomment>Puts the result of the match as text onto the clipboard.</extracomment>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copied.</source>
        <extracomment>The result was put onto the clipboard.</extracomment>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <extracomment>Saves the result of the match as a picture.</extracomment>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <source>Save the record as a file</source>
        <extracomment>Writes the record of a match, which another device can read, into a file.</extracomment>
        <translation>Aufzeichnung als Datei speichern</translation>
    </message>
</context>
<context>
    <name>SheetHeading</name>
    <message>
        <source>Close</source>
        <extracomment>Closes a panel that lies over the page.</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ShownAnswers</name>
    <message>
        <source>Has %1</source>
        <extracomment>The shown hand has a card of colour %1, such as “bleu”.</extracomment>
        <translation>%1 dabei</translation>
    </message>
    <message>
        <source>Has no %1</source>
        <extracomment>The shown hand has no card of colour %1, such as “bleu”.</extracomment>
        <translation>Kein %1 dabei</translation>
    </message>
    <message>
        <source>No challenge after all</source>
        <extracomment>Goes back from the shown hand to accept or challenge.</extracomment>
        <translation>Doch nicht herausfordern</translation>
    </message>
    <message>
        <source>Take the last card back</source>
        <extracomment>Takes back the card that was shown last.</extracomment>
        <translation>Letzte Karte zurücknehmen</translation>
    </message>
</context>
<context>
    <name>ShownHand</name>
    <message>
        <source>%1 of %2 shown</source>
        <extracomment>%1 cards of %2 have been shown in a challenge.</extracomment>
        <translation>%1 von %2 gezeigt</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>For screen readers: takes back a card that was shown.</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Tap the cards as they are shown.</source>
        <extracomment>How a shown hand is told.</extracomment>
        <translation>Tippe die Karten an, wie sie gezeigt werden.</translation>
    </message>
    <message>
        <source>Does %2 hold any %1?</source>
        <extracomment>%1 is a colour&apos;s name, %2 a player whose hand is shown.</extracomment>
        <translation>Hat %2 %1 auf der Hand?</translation>
    </message>
</context>
<context>
    <name>SideChip</name>
    <message>
        <source>Dark</source>
        <extracomment>The side of the deck that is in play.</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
</context>
<context>
    <name>SideQuestion</name>
    <message>
        <source>Which side was up?</source>
        <extracomment>Asked at the end of a round: the light or the dark side of the deck.</extracomment>
        <translation>Welche Seite war oben?</translation>
    </message>
    <message>
        <source>Dark side</source>
        <extracomment>A side of the deck.</extracomment>
        <translation>Dunkle Seite</translation>
    </message>
    <message>
        <source>Light side</source>
        <translation>Helle Seite</translation>
    </message>
</context>
<context>
    <name>SoundPanel</name>
    <message>
        <source>A short sound for a card, a refused call, a Flip and a win.</source>
        <extracomment>What the switch &quot;Sounds&quot; does; or why it cannot: the system has no program that plays.</extracomment>
        <translation>Ein kurzer Ton für eine Karte, eine abgelehnte Ansage, einen Flip und einen Sieg.</translation>
    </message>
    <message>
        <source>This system has no program that plays sounds.</source>
        <translation>Auf diesem System gibt es kein Programm, das Töne abspielt.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>No sound could be played just now. Is a speaker connected?</source>
        <extracomment>The system&apos;s player could not play.</extracomment>
        <translation>Gerade ließ sich nichts abspielen. Ist ein Lautsprecher angeschlossen?</translation>
    </message>
    <message>
        <source>The referee says aloud what was called, what follows and who is next.</source>
        <extracomment>What the switch &quot;Spoken calls&quot; does.</extracomment>
        <translation>Der Schiedsrichter sagt laut, was angesagt wurde, was daraus folgt und wer dran ist.</translation>
    </message>
    <message>
        <source>Spoken calls</source>
        <translation>Gesprochene Ansagen</translation>
    </message>
    <message>
        <source>The referee speaks.</source>
        <extracomment>Spoken when the voice is switched on.</extracomment>
        <translation>Der Schiedsrichter spricht.</translation>
    </message>
    <message>
        <source>This system has no voice for it. On Linux, Speech Dispatcher brings one.</source>
        <extracomment>The system has no voice. Speech Dispatcher is a program and stays as it is.</extracomment>
        <translation>Dieses System hat keine Stimme dafür. Unter Linux bringt Speech Dispatcher eine mit.</translation>
    </message>
    <message>
        <source>While a match is on the table.</source>
        <extracomment>What the switch &quot;Keep the screen on&quot; does.</extracomment>
        <translation>Solange ein Spiel läuft.</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Bildschirm anlassen</translation>
    </message>
</context>
<context>
    <name>StandingCards</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>has left</source>
        <translation>ist gegangen</translation>
    </message>
</context>
<context>
    <name>StatusBanner</name>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>First: it did not work. Second: it is done.</extracomment>
        <translation>Das hat nicht geklappt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>There is no folder for %1, and it cannot be made. Nothing was changed; make the folder and try again.</source>
        <extracomment>%1 is a folder or file.</extracomment>
        <translation>Für %1 gibt es keinen Ordner, und er lässt sich nicht anlegen. Nichts wurde geändert; lege den Ordner an und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. It was not changed; allow reading it and try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 lässt sich nicht öffnen. Die Datei wurde nicht verändert; erlaube den Lesezugriff und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>%1 is not a file of Flipside. It was not changed; move it away and try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 ist keine Datei von Flipside. Sie wurde nicht verändert; lege sie woanders hin und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Flipside. It was not changed; update to open it.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 stammt von einem neueren Flipside. Die Datei wurde nicht verändert; aktualisiere Flipside, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>The file with the matches was damaged. It is kept as %1. Restore a backup in the settings, or try again to start from scratch.</source>
        <extracomment>%1 is the name under which a damaged file was kept.</extracomment>
        <translation>Die Datei mit den Spielen war beschädigt; sie wurde als %1 aufbewahrt. Stell in den Einstellungen eine Sicherung wieder her, oder versuche es noch einmal, um ganz neu anzufangen.</translation>
    </message>
    <message>
        <source>The file could not be updated to this version. Nothing was changed.</source>
        <translation>Die Datei ließ sich nicht auf diese Version bringen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The file could not be updated to this version. Nothing was changed; a copy is %1.</source>
        <extracomment>%1 is the name of a copy of the file.</extracomment>
        <translation>Die Datei ließ sich nicht auf diese Version bringen. Nichts wurde geändert; eine Kopie liegt in %1.</translation>
    </message>
    <message>
        <source>%1 already exists and will not be overwritten. Choose another name.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 gibt es schon; die Datei wird nicht überschrieben. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Nothing was lost; choose another place.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 lässt sich nicht schreiben. Nichts ging verloren; wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>%1 is not a record of a match. Nothing was imported.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 ist keine Aufzeichnung eines Spiels. Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>%1 is not an archive of Flipside. Nothing was imported.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 ist kein Archiv von Flipside. Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>%1 comes from a newer Flipside. Nothing was imported.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 stammt von einem neueren Flipside. Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>Line %2 of %1 does not belong in an archive. Nothing was imported.</source>
        <extracomment>%1 is a file, %2 the number of a line in it.</extracomment>
        <translation>Zeile %2 von %1 gehört nicht in ein Archiv. Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>Line %2 of %1 is not possible by the rules: %3 Nothing was imported.</source>
        <extracomment>%1 is a file, %2 the number of a line in it, %3 the referee&apos;s sentence on it.</extracomment>
        <translation>Zeile %2 von %1 ist nach den Regeln nicht möglich: %3 Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>A match in the file differs from the one saved here. Nothing was imported.</source>
        <extracomment>A match in a file is told differently from the same match here.</extracomment>
        <translation>Ein Spiel in der Datei stimmt nicht mit dem überein, das hier gespeichert ist. Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Everything you see is saved; allow writing there and try again.</source>
        <extracomment>%1 is a file or folder.</extracomment>
        <translation>%1 lässt sich nicht schreiben. Alles, was du siehst, ist gespeichert; erlaube, dort zu schreiben, und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Another program is using the file with the matches. Everything you see is saved; close that program and try again.</source>
        <translation>Ein anderes Programm benutzt gerade die Datei mit den Spielen. Alles, was du siehst, ist gespeichert; schließe das Programm und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>There is no room left on the disk. Everything you see is saved; make room and try again.</source>
        <translation>Auf dem Datenträger ist kein Platz mehr. Alles, was du siehst, ist gespeichert; schaffe Platz und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The file with the matches was moved or replaced by another. Put it back and try again.</source>
        <translation>Die Datei mit den Spielen wurde verschoben oder ersetzt. Lege sie zurück und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>That could not be saved: %1. Everything you see is saved.</source>
        <extracomment>%1 is what the system said, in English.</extracomment>
        <translation>Das ließ sich nicht speichern: %1. Alles, was du siehst, ist gespeichert.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Abgebrochen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>This match is no longer in the file.</source>
        <translation>Dieses Spiel ist nicht mehr in der Datei.</translation>
    </message>
    <message>
        <source>This player is no longer in the file.</source>
        <translation>Diese Person ist nicht mehr in der Datei.</translation>
    </message>
    <message>
        <source>This group is no longer in the file.</source>
        <translation>Diese Gruppe ist nicht mehr in der Datei.</translation>
    </message>
    <message>
        <source>This match is in the bin. Take it back to go on.</source>
        <translation>Dieses Spiel liegt im Papierkorb. Hole es zurück, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>These two have played in the same match, so they cannot be merged.</source>
        <translation>Die beiden haben schon zusammen gespielt und lassen sich deshalb nicht zusammenlegen.</translation>
    </message>
    <message>
        <source>Line %1 of this match’s record cannot be read. Nothing was changed.</source>
        <extracomment>%1 is the number of a line.</extracomment>
        <translation>Zeile %1 dieses Spiels lässt sich nicht lesen. Sie wurde nicht verändert.</translation>
    </message>
    <message>
        <source>Flipside is open elsewhere with the same file. Nothing was changed; close it there and try again.</source>
        <translation>Flipside ist anderswo mit derselben Datei offen. Nichts wurde geändert; schließe es dort und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>%1 is not whole: a part is missing, or it has changed since it was written. Nothing was imported; export it again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 ist nicht ganz: Ein Teil fehlt, oder es wurde verändert, seit es geschrieben wurde. Nichts wurde importiert; exportiere es noch einmal.</translation>
    </message>
    <message>
        <source>A name has 1 to 40 visible characters, and no comma, colon, semicolon or #.</source>
        <translation>Ein Name hat 1 bis 40 sichtbare Zeichen, ohne Komma, Doppelpunkt, Semikolon oder #.</translation>
    </message>
    <message>
        <source>Line %2 of %1 is longer than any match can be. Nothing was imported.</source>
        <extracomment>%1 is a file, %2 the number of a line in it.</extracomment>
        <translation>Zeile %2 von %1 ist länger, als ein Spiel sein kann. Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>This match has reached its maximum length. Start another one.</source>
        <translation>Dieses Spiel hat die größte mögliche Länge erreicht. Beginne ein anderes.</translation>
    </message>
    <message>
        <source>%1 is damaged, or the disk cannot read it. It was not changed; restore a backup in the settings.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 ist beschädigt, oder der Datenträger kann es nicht lesen. Die Datei wurde nicht verändert; stell in den Einstellungen eine Sicherung wieder her.</translation>
    </message>
    <message>
        <source>There is no folder %1. Choose another place.</source>
        <extracomment>%1 is a folder.</extracomment>
        <translation>Es gibt keinen Ordner %1. Wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>%1 can only be read, and no backup is made of such a file. Export an archive.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 lässt sich nur lesen, und von so einer Datei wird keine Sicherung angelegt. Exportiere ein Archiv.</translation>
    </message>
    <message>
        <source>The backup %1 is damaged, or the disk cannot read it. Nothing was changed; restore another one.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>Die Sicherung %1 ist beschädigt, oder der Datenträger kann sie nicht lesen. Nichts wurde geändert; stell eine andere wieder her.</translation>
    </message>
</context>
<context>
    <name>StorageTrouble</name>
    <message>
        <source>Your matches cannot be opened</source>
        <extracomment>The file that keeps all matches could not be opened.</extracomment>
        <translation>Deine Spiele lassen sich nicht öffnen</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Tries to open the file with all matches once more.</extracomment>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>What happened</source>
        <extracomment>An entry of the menu that puts things right.</extracomment>
        <translation>Was bisher geschah</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Opens the scoreboard.</extracomment>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Wie viele Karten jemand hat</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Wer dran ist</translation>
    </message>
    <message>
        <source>Reverse the direction</source>
        <translation>Spielrichtung umkehren</translation>
    </message>
    <message>
        <source>Color in play</source>
        <translation>Aktuelle Farbe</translation>
    </message>
    <message>
        <source>Card on top</source>
        <translation>Oberste Karte</translation>
    </message>
    <message>
        <source>The other side is up</source>
        <translation>Andere Seite liegt oben</translation>
    </message>
    <message>
        <source>Reshuffle the discard pile</source>
        <translation>Ablegestapel neu mischen</translation>
    </message>
    <message>
        <source>Just score this round</source>
        <translation>Nur die Punkte eintragen</translation>
    </message>
    <message>
        <source>Give up this round, unscored</source>
        <translation>Runde abbrechen, ohne Wertung</translation>
    </message>
    <message>
        <source>Who joins or leaves</source>
        <translation>Wer kommt und geht</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <translation>Wer wo sitzt</translation>
    </message>
    <message>
        <source>Scoring and target</source>
        <translation>Zählweise und Ziel</translation>
    </message>
    <message>
        <source>Table rulings</source>
        <translation>Tischregeln</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Punkteziel</translation>
    </message>
    <message>
        <source>Keys and typed calls</source>
        <translation>Tasten und getippte Ansagen</translation>
    </message>
    <message>
        <source>End the match here</source>
        <translation>Spiel hier beenden</translation>
    </message>
    <message>
        <source>Corrections and more</source>
        <extracomment>Title of the menu of corrections.</extracomment>
        <translation>Korrekturen und mehr</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Opens the menu of corrections.</extracomment>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>TableBody</name>
    <message>
        <source>Which card is on top?</source>
        <extracomment>What the table waits for while the card that lies on the pile is put right.</extracomment>
        <translation>Welche Karte liegt oben?</translation>
    </message>
    <message>
        <source>%1 shows %2 the hand</source>
        <extracomment>What the table waits for while a hand is shown in a challenge: %1 laid the wild, %2 challenges.</extracomment>
        <translation>%1 zeigt %2 die Karten</translation>
    </message>
    <message>
        <source>Which color is in play?</source>
        <extracomment>What the table waits for while the color is put right.</extracomment>
        <translation>Welche Farbe gilt?</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>to %1</source>
        <extracomment>%1 is the number of points to reach.</extracomment>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>%1 is the number of a round.</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1 challenges %2</source>
        <extracomment>Title while a hand is shown: %1 challenges %2.</extracomment>
        <translation>%1 fordert %2 heraus</translation>
    </message>
</context>
<context>
    <name>TableQuestion</name>
    <message>
        <source>What the rules say</source>
        <extracomment>Opens the rule behind what the table is asked just now.</extracomment>
        <translation>Was die Regeln sagen</translation>
    </message>
</context>
<context>
    <name>TableRecords</name>
    <message>
        <source>Highest round</source>
        <extracomment>A record: most points that somebody collected in one round</extracomment>
        <translation>Meiste Punkte in einer Runde</translation>
    </message>
    <message>
        <source>Longest match</source>
        <extracomment>A record: the match with the most rounds</extracomment>
        <translation>Längstes Spiel</translation>
    </message>
    <message>
        <source>Biggest comeback</source>
        <extracomment>A record: somebody was so far behind, and won</extracomment>
        <translation>Größte Aufholjagd</translation>
    </message>
    <message>
        <source>Most cards drawn at once</source>
        <extracomment>A record: most cards that somebody had to draw at one go</extracomment>
        <translation>Meiste Karten auf einmal gezogen</translation>
    </message>
    <message>
        <source>Biggest hand</source>
        <extracomment>A record: most cards that somebody held</extracomment>
        <translation>Größte Hand</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <extracomment>Below the number of a record; the number itself stands above</extracomment>
        <translation>
            <numerusform>Punkt</numerusform>
            <numerusform>Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>round(s)</source>
        <extracomment>Below the number of a record; the number itself stands above</extracomment>
        <translation>
            <numerusform>Runde</numerusform>
            <numerusform>Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s) behind</source>
        <extracomment>Below the number of a record; the number itself stands above</extracomment>
        <translation>
            <numerusform>Punkt Rückstand</numerusform>
            <numerusform>Punkte Rückstand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <extracomment>Below the number of a record; the number itself stands above</extracomment>
        <translation>
            <numerusform>Karte</numerusform>
            <numerusform>Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableState</name>
    <message>
        <source>Which color?</source>
        <extracomment>On the pile, while somebody has to name the colour.</extracomment>
        <translation>Welche Farbe?</translation>
    </message>
    <message>
        <source>Which card?</source>
        <extracomment>On the pile, while its top card is not known yet.</extracomment>
        <translation>Welche Karte?</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>What may be laid: %1 is a colour, %2 a number.</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>action card</comment>
        <extracomment>What may be laid: %1 is a colour, %2 the name of an action card.</extracomment>
        <translation>%1 oder %2</translation>
    </message>
</context>
<context>
    <name>ThemeChoice</name>
    <message>
        <source>Flips with the deck</source>
        <translation>Dreht sich mit den Karten um</translation>
    </message>
    <message>
        <source>Light while the light side is in play, dark on the dark side.</source>
        <translation>Hell, solange die helle Seite gespielt wird, auf der dunklen dunkel.</translation>
    </message>
    <message>
        <source>Always light</source>
        <translation>Immer hell</translation>
    </message>
    <message>
        <source>Ink on warm paper.</source>
        <translation>Dunkle Schrift auf warmem Grund.</translation>
    </message>
    <message>
        <source>Always dark</source>
        <translation>Immer dunkel</translation>
    </message>
    <message>
        <source>Moonlight on violet, easy on the eyes at night.</source>
        <translation>Mondlicht auf Violett, nachts angenehm für die Augen.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Step</source>
        <extracomment>A slider along the steps of a match.</extracomment>
        <translation>Schritt</translation>
    </message>
</context>
<context>
    <name>ToMatch</name>
    <message>
        <source>Now match</source>
        <extracomment>Over what the next card has to match.</extracomment>
        <translation>Gefragt ist</translation>
    </message>
</context>
<context>
    <name>TookQuestion</name>
    <message>
        <source>How many cards did it take?</source>
        <extracomment>After a Wild Draw Color: how many cards were drawn.</extracomment>
        <translation>Wie viele Karten waren es?</translation>
    </message>
    <message>
        <source>The card of the chosen color counts too. The two extra cards for a lost challenge are added for you.</source>
        <extracomment>How the cards of a Wild Draw Color are counted.</extracomment>
        <translation>Die Karte der gewählten Farbe zählt mit. Die zwei Karten für eine verlorene Herausforderung kommen von selbst dazu.</translation>
    </message>
    <message>
        <source>The card of the chosen color counts too.</source>
        <extracomment>How the cards of a Wild Draw Color are counted that nobody challenged.</extracomment>
        <translation>Die Karte der gewählten Farbe zählt mit.</translation>
    </message>
</context>
<context>
    <name>ToolTip</name>
    <message>
        <source>%1  [%2]</source>
        <extracomment>%1 is what a button does, %2 the key for it. Then the key Control, as it is named on keyboards.</extracomment>
        <translation>%1  (%2)</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
</context>
<context>
    <name>TroubleBanner</name>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>A call could not be written to disk, and the table is as it was.</extracomment>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Calls once more what could not be written.</extracomment>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>TroubleBanners</name>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Today’s backup could not be made</source>
        <extracomment>The copy of all matches that is made when a match ends.</extracomment>
        <translation>Die Sicherung von heute ließ sich nicht anlegen</translation>
    </message>
    <message>
        <source>Nothing can be changed now</source>
        <extracomment>The file that keeps all matches may be read, but not written.</extracomment>
        <translation>Zurzeit lässt sich nichts ändern</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Tries to open the file with all matches once more.</extracomment>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Readable settings were kept; the rest are back to their defaults. Matches are not touched. The old file is kept as %1.</source>
        <extracomment>%1 is a file name.</extracomment>
        <translation>Was lesbar war, ist erhalten; alles andere steht wieder auf dem Standard. Spiele sind nicht betroffen. Die alte Datei wurde als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>They hold until Flipside is closed. Matches are not touched.</source>
        <translation>Sie gelten, bis Flipside geschlossen wird. Spiele sind nicht betroffen.</translation>
    </message>
    <message>
        <source>The settings file was damaged</source>
        <extracomment>First: the settings file was damaged. Second: it could not be written.</extracomment>
        <translation>Die Einstellungsdatei war beschädigt</translation>
    </message>
    <message>
        <source>The settings could not be saved</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Pass</source>
        <extracomment>First: after drawing, keeps the card and ends the turn. Second: takes a card from the draw pile.</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>UNO!</source>
        <extracomment>Calls UNO for whoever is about to have, or has, a single card. UNO stays as it is.</extracomment>
        <translation>UNO!</translation>
    </message>
    <message>
        <source>%1 did not call UNO and draws 2</source>
        <extracomment>What the person who is caught pays; %1 is their name.</extracomment>
        <translation>%1 hat nicht UNO gerufen und zieht 2</translation>
    </message>
    <message>
        <source>Caught!</source>
        <extracomment>Somebody with a single card has not called UNO and is caught.</extracomment>
        <translation>Erwischt!</translation>
    </message>
    <message>
        <source>Why %1 cannot be caught</source>
        <extracomment>%1 has one card and has called UNO, or it is too late to catch them.</extracomment>
        <translation>Warum %1 nicht erwischt werden kann</translation>
    </message>
</context>
<context>
    <name>TypedCall</name>
    <message>
        <source>Type a call: yellow 2 or y2</source>
        <extracomment>In the field for typed calls: a card in words, then with the color as short as it is understood: the letter of table notation, or the beginning of its name.</extracomment>
        <translation>Ansage tippen: gelb 2 oder ge2</translation>
    </message>
    <message>
        <source>Type a call: pink 2 or p2</source>
        <extracomment>In the field for typed calls: a card in words, then with the color as short as it is understood: the letter of table notation, or the beginning of its name.</extracomment>
        <translation>Ansage tippen: rosa 2 oder r2</translation>
    </message>
</context>
<context>
    <name>TypedCard</name>
    <message>
        <source>Type a card: pink 2 or p2</source>
        <extracomment>In the field for typed cards of a hand that is counted: in words, then with the color as short as it is understood: the letter of table notation, or the beginning of its name.</extracomment>
        <translation>Karte tippen: rosa 2 oder r2</translation>
    </message>
    <message>
        <source>Type a card: yellow 2 or y2</source>
        <extracomment>In the field for typed cards of a hand that is counted: in words, then with the color as short as it is understood: the letter of table notation, or the beginning of its name.</extracomment>
        <translation>Karte tippen: gelb 2 oder ge2</translation>
    </message>
</context>
<context>
    <name>UndoBinBar</name>
    <message>
        <source>Moved to the bin</source>
        <extracomment>A match was moved to the bin just now.</extracomment>
        <translation>In den Papierkorb gelegt</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Takes a match back out of the bin.</extracomment>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>UndoButton</name>
    <message>
        <source>Undo</source>
        <extracomment>Takes back what was called last.</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1 is what would be taken back, such as &quot;Ana: Blue 7&quot;.</extracomment>
        <translation>Rückgängig: %1</translation>
    </message>
</context>
<context>
    <name>UnsavedSheet</name>
    <message>
        <source>The correction is not saved yet</source>
        <extracomment>Title of the question whether the correction of a round is kept.</extracomment>
        <translation>Die Korrektur ist noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Save the correction</source>
        <extracomment>Keeps the correction of a round.</extracomment>
        <translation>Korrektur speichern</translation>
    </message>
    <message>
        <source>Leave the round as it was</source>
        <extracomment>Leaves a round without what was corrected in it.</extracomment>
        <translation>Runde lassen, wie sie war</translation>
    </message>
</context>
<context>
    <name>UsualPage</name>
    <message>
        <source>Usual deck and rulings</source>
        <extracomment>Title of the page with the edition and rulings that new matches begin with.</extracomment>
        <translation>Übliche Ausgabe und Tischregeln</translation>
    </message>
    <message>
        <source>New matches begin with these. A single match can still be played otherwise.</source>
        <extracomment>What this page is for.</extracomment>
        <translation>Neue Spiele beginnen damit. Ein einzelnes Spiel kann trotzdem anders gespielt werden.</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Heading over the editions of the game.</extracomment>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Table rulings</source>
        <extracomment>Heading over what the table decides where the printed rules are silent or differ.</extracomment>
        <translation>Tischregeln</translation>
    </message>
</context>
<context>
    <name>VoidedBanner</name>
    <message>
        <source>Undo</source>
        <extracomment>Takes back that a round was given up.</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Round %1 was given up</source>
        <extracomment>A round was ended without being scored; %1 is its number.</extracomment>
        <translation>Runde %1 wurde abgebrochen</translation>
    </message>
    <message>
        <source>It gives nobody points. The next one can be dealt.</source>
        <extracomment>Below &quot;Round 3 was given up&quot;.</extracomment>
        <translation>Sie bringt niemandem Punkte. Die nächste kann gegeben werden.</translation>
    </message>
</context>
<context>
    <name>WorkingLabel</name>
    <message>
        <source>Working …</source>
        <extracomment>Something long is being read; with a number, how many of a hundred parts have been.</extracomment>
        <translation>In Arbeit …</translation>
    </message>
    <message>
        <source>Working … %1%</source>
        <translation>In Arbeit … %1 %</translation>
    </message>
</context>
<context>
    <name>app::Awake</name>
    <message>
        <source>A match is being played</source>
        <extracomment>Why the screen stays on, shown where the desktop lists what keeps it so.</extracomment>
        <translation>Ein Spiel läuft</translation>
    </message>
</context>
<context>
    <name>app::Backups</name>
    <message>
        <source>%1, automatic</source>
        <extracomment>Second line of a backup: %1 is its size, such as &quot;2 MB&quot;</extracomment>
        <translation>%1, automatisch</translation>
    </message>
    <message>
        <source>%1, made by you</source>
        <extracomment>Second line of a backup: %1 is its size, such as &quot;2 MB&quot;</extracomment>
        <translation>%1, von dir gemacht</translation>
    </message>
    <message>
        <source>A copy of everything is in %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Eine Kopie von allem ist in %1.</translation>
    </message>
    <message>
        <source>The backup was restored.</source>
        <extracomment>A backup is in the place of the matches now. %1 is the file that holds what was there before</extracomment>
        <translation>Die Sicherung ist wiederhergestellt.</translation>
    </message>
    <message>
        <source>The backup was restored. What was there before is kept as %1.</source>
        <translation>Die Sicherung ist wiederhergestellt. Was vorher da war, wurde als %1 aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>app::CommandLine</name>
    <message>
        <source>Show this help.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Zeigt diese Hilfe.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Zeigt die Version.</translation>
    </message>
    <message>
        <source>Keep matches in FILE instead of the usual place.</source>
        <extracomment>Help of an option of the command line. FILE stays as it is.</extracomment>
        <translation>Hält Spiele in FILE fest statt am üblichen Ort.</translation>
    </message>
    <message>
        <source>Use this language for this run: %1.</source>
        <extracomment>Help of an option of the command line. %1 is a list of codes such as &quot;en, es, de&quot;.</extracomment>
        <translation>Nimmt für dieses Mal diese Sprache: %1.</translation>
    </message>
    <message>
        <source>Open the window at this size.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Öffnet das Fenster in dieser Größe.</translation>
    </message>
    <message>
        <source>Referee, score keeper and memory for card games that flip.</source>
        <extracomment>What the app is, in its help on the command line.</extracomment>
        <translation>Schiedsrichter, Punktezähler und Gedächtnis für Kartenspiele mit zwei Seiten.</translation>
    </message>
    <message>
        <source>For more, run “flipside --help”.</source>
        <extracomment>After what is wrong with a call of the command line.</extracomment>
        <translation>Mehr dazu mit „flipside --help“.</translation>
    </message>
    <message>
        <source>“%1” is not expected here.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>„%1“ wird hier nicht erwartet.</translation>
    </message>
    <message>
        <source>--database needs a file name.</source>
        <extracomment>What is wrong with a call of the command line.</extracomment>
        <translation>--database braucht einen Dateinamen.</translation>
    </message>
    <message>
        <source>There is no language “%1”. There are: %2.</source>
        <extracomment>%1 is what was typed, %2 a list of codes such as &quot;en, es, de&quot;.</extracomment>
        <translation>Die Sprache „%1“ gibt es nicht. Es gibt: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a window size; write it like 390x844 (%2 to %3 each).</source>
        <extracomment>%1 is what was typed, %2 and %3 are the smallest and the largest number.</extracomment>
        <translation>„%1“ ist keine Fenstergröße; schreib sie wie 390x844 (je %2 bis %3).</translation>
    </message>
    <message>
        <source>A record (.flip) or archive of matches to import.</source>
        <extracomment>Help of the command line, about a file that can be named.</extracomment>
        <translation>Eine Aufzeichnung (.flip) oder ein Archiv von Spielen zum Importieren.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1 is a file&apos;s name.</extracomment>
        <translation>Die Datei „%1“ gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>app::CountedHand</name>
    <message numerus="yes">
        <source>%n card(s) are worth %1 points at most.</source>
        <extracomment>Points were typed for a hand of %n cards; %1 is the most that so many cards can be worth</extracomment>
        <translation>
            <numerusform>Eine Karte zählt höchstens %1 Punkte.</numerusform>
            <numerusform>%n Karten zählen höchstens %1 Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Even %n card(s), as many as are dealt, are worth %1 points at most.</source>
        <extracomment>Many points were typed for a hand of which nobody knows how many cards it had; %n are dealt at the beginning of a round, %1 is the most that so many cards can be worth</extracomment>
        <translation>
            <numerusform>Selbst eine Karte, so viele wie ausgeteilt werden, zählt höchstens %1 Punkte.</numerusform>
            <numerusform>Selbst %n Karten, so viele wie ausgeteilt werden, zählen höchstens %1 Punkte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DayText</name>
    <message>
        <source>MMM d</source>
        <extracomment>How a day of this year is written, &quot;Nov 5&quot;: d stands for the day and MMM for the short name of the month.</extracomment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <extracomment>When something was, by itself: %1 is a time of day such as &quot;9:05 PM&quot;</extracomment>
        <translation>Heute, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <extracomment>When something was, by itself: %1 is a time of day such as &quot;9:05 PM&quot;</extracomment>
        <translation>Gestern, %1</translation>
    </message>
</context>
<context>
    <name>app::DealerDraw</name>
    <message>
        <source>A tie: %1 draw again.</source>
        <extracomment>The result of drawing for the dealer: %1 are two or more who drew the same.</extracomment>
        <translation>Gleichstand: %1 ziehen noch einmal.</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <extracomment>The result of drawing for the dealer: %1 is a name.</extracomment>
        <translation>%1 gibt</translation>
    </message>
</context>
<context>
    <name>app::Demo</name>
    <message>
        <source>A match to look around in</source>
        <extracomment>The note of the demo match, as the list of matches shows it</extracomment>
        <translation>Ein Spiel zum Umsehen</translation>
    </message>
</context>
<context>
    <name>app::Folder</name>
    <message>
        <source>Documents</source>
        <extracomment>A folder that people know by this name</extracomment>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Downloads</source>
        <extracomment>A folder that people know by this name</extracomment>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Home folder</source>
        <extracomment>A folder that people know by this name: all that is somebody&apos;s own</extracomment>
        <translation>Persönlicher Ordner</translation>
    </message>
</context>
<context>
    <name>app::GameSetup</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>Second line of an edition; %n cards in its deck</extracomment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with one side</source>
        <extracomment>Second line of an edition: %1 is such as &quot;56 cards&quot;</extracomment>
        <translation>%1 mit einer Seite</translation>
    </message>
    <message>
        <source>%1 with two sides. Its sheet does not say what a Flip turned up first does.</source>
        <extracomment>Second line of an edition: %1 is such as &quot;112 cards&quot;. Its sheet does not say what follows when a Flip is turned up first</extracomment>
        <translation>%1 mit zwei Seiten. Was ein Flip als erste Karte bewirkt, sagt die Anleitung nicht.</translation>
    </message>
    <message>
        <source>%1 with two sides. A Flip turned up first begins the round on the dark side.</source>
        <extracomment>Second line of an edition: %1 is such as &quot;112 cards&quot;. Its sheet says what follows when a Flip is turned up first</extracomment>
        <translation>%1 mit zwei Seiten. Liegt als erste Karte ein Flip, beginnt die Runde auf der dunklen Seite.</translation>
    </message>
    <message>
        <source>%1 with two sides.</source>
        <extracomment>Second line of an edition: %1 is such as &quot;112 cards&quot;</extracomment>
        <translation>%1 mit zwei Seiten.</translation>
    </message>
    <message>
        <source>The name on its rule sheet ends with an exclamation mark.</source>
        <extracomment>Added to the second line of an edition: how people tell which one is in their box</extracomment>
        <translation>Der Name auf der Anleitung endet mit einem Ausrufezeichen.</translation>
    </message>
    <message>
        <source>The name on its rule sheet has no exclamation mark.</source>
        <extracomment>Added to the second line of an edition: how people tell which one is in their box</extracomment>
        <translation>Der Name auf der Anleitung hat kein Ausrufezeichen.</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Spanish, Latin America</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Spanisch, Lateinamerika</translation>
    </message>
    <message>
        <source>Spanish, Spain</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Spanisch, Spanien</translation>
    </message>
    <message>
        <source>French, Canada</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Französisch, Kanada</translation>
    </message>
    <message>
        <source>German</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Portuguese, Portugal</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Portugiesisch, Portugal</translation>
    </message>
    <message>
        <source>sheet: %1</source>
        <extracomment>By which printed rule sheet the table plays: %1 is such as &quot;Spanish, Spain&quot;</extracomment>
        <translation>Anleitung: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <extracomment>How many of the table&apos;s rulings differ from the sheet</extracomment>
        <translation>
            <numerusform>%n geändert</numerusform>
            <numerusform>%n geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>the usual ones</source>
        <extracomment>The table&apos;s rulings, none of which was changed</extracomment>
        <translation>die üblichen</translation>
    </message>
</context>
<context>
    <name>app::HistoryChoices</name>
    <message>
        <source>Last 30 days</source>
        <extracomment>Narrows a list of matches to the newest</extracomment>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Narrows a list of matches to those that somebody won</extracomment>
        <translation>Mit Gewinner</translation>
    </message>
    <message>
        <source>No winner</source>
        <extracomment>Narrows a list of matches to those that were ended before somebody won</extracomment>
        <translation>Kein Gewinner</translation>
    </message>
    <message>
        <source>In progress</source>
        <extracomment>Narrows a list of matches to those that are not over</extracomment>
        <translation>Läuft gerade</translation>
    </message>
</context>
<context>
    <name>app::HistoryModel</name>
    <message>
        <source>In progress</source>
        <extracomment>Heading over the matches that are not over yet</extracomment>
        <translation>Läuft gerade</translation>
    </message>
</context>
<context>
    <name>app::HomeModel</name>
    <message>
        <source>In progress</source>
        <extracomment>A match in the list of the last matches that is not over yet</extracomment>
        <translation>Läuft gerade</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>Second line of a match in the list: %1 are the others&apos; names</extracomment>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>Headline of the match that is on: %1 is such as &quot;Ben plays&quot;, %2 the card on the pile</extracomment>
        <translation>%1, oben liegt %2</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>Where the match that is on stands: %1 is a number, %2 is &quot;Light side&quot; or &quot;Dark side&quot;</extracomment>
        <translation>Runde %1 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>Where the match that is on stands: %1 is a number</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the win with %n point(s)</source>
        <extracomment>A match in the list of the last matches: %1 are the winners&apos; names, each has %n points</extracomment>
        <translation>
            <numerusform>%1 teilen sich den Sieg mit je %n Punkt</numerusform>
            <numerusform>%1 teilen sich den Sieg mit je %n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won with the fewest points: %n</source>
        <extracomment>A match in the list of the last matches: %1 is the winner, whose total of %n points was the lowest</extracomment>
        <translation>
            <numerusform>%1 hat mit den wenigsten Punkten gewonnen:&#xa0;%n</numerusform>
            <numerusform>%1 hat mit den wenigsten Punkten gewonnen:&#xa0;%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %n point(s)</source>
        <extracomment>A match in the list of the last matches: %1 is the winner, %n the points</extracomment>
        <translation>
            <numerusform>%1 hat mit %n Punkt gewonnen</numerusform>
            <numerusform>%1 hat mit %n Punkten gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>The round is being played</source>
        <extracomment>Headline of the match that is on, in which only the score is kept: what is played now is not called</extracomment>
        <translation>Die Runde läuft</translation>
    </message>
    <message>
        <source>The next round can begin</source>
        <extracomment>Headline of the match that is on, in which only the score is kept: the last round was scored</extracomment>
        <translation>Die nächste Runde kann beginnen</translation>
    </message>
</context>
<context>
    <name>app::IncomingFile</name>
    <message>
        <source>Matches: %1</source>
        <extracomment>What a file holds that somebody wants opened; %1 is how many</extracomment>
        <translation>Spiele: %1</translation>
    </message>
    <message>
        <source>Rounds: %1</source>
        <extracomment>Second line about a match in a file: %1 is how many rounds were scored</extracomment>
        <translation>Runden: %1</translation>
    </message>
    <message>
        <source>A match in it differs from the one saved here. Yours was not changed.</source>
        <extracomment>After a file was opened: something in it is not told as the same match is here</extracomment>
        <translation>Ein Spiel darin stimmt nicht mit dem überein, das hier gespeichert ist. Deines wurde nicht verändert.</translation>
    </message>
    <message>
        <source>Everything in it was already here. Nothing changed.</source>
        <translation>Alles davon war schon hier. Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>It was already here and had continued elsewhere. Now it is up to date.</source>
        <translation>Es war schon hier und ging anderswo weiter. Jetzt ist es auf dem neuesten Stand.</translation>
    </message>
    <message>
        <source>It is among your matches now.</source>
        <translation>Es gehört jetzt zu deinen Spielen.</translation>
    </message>
    <message>
        <source>Added to your matches: %1</source>
        <extracomment>After a file was opened: %1 is how many matches were taken from it</extracomment>
        <translation>Zu deinen Spielen dazugekommen: %1</translation>
    </message>
    <message>
        <source>The file does not say where it ends: something may be missing from it.</source>
        <translation>Die Datei sagt nicht, wo sie endet: Vielleicht fehlt etwas darin.</translation>
    </message>
    <message>
        <source>Left out, because a name has characters that cannot be seen: %1</source>
        <translation>Ausgelassen, weil ein Name Zeichen hat, die man nicht sieht: %1</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <extracomment>After a file was opened</extracomment>
        <translation>Nichts kam dazu.</translation>
    </message>
</context>
<context>
    <name>app::KeyHelp</name>
    <message>
        <source>Draw, Reverse, Skip, Flip of a color; e is Skip Everyone</source>
        <extracomment>What can be typed at the table, b+1, br, bs, bf: which cards these letters are.</extracomment>
        <translation>Ziehen, Retour, Aussetzen, Flip einer Farbe; der Buchstabe e ist Alle aussetzen</translation>
    </message>
    <message>
        <source>A wild and the color it names</source>
        <extracomment>What can be typed at the table, such as &quot;wild red&quot; or w=r.</extracomment>
        <translation>Eine Farbenwahl und die Farbe dazu</translation>
    </message>
    <message>
        <source>Draw, pass, UNO</source>
        <extracomment>What can be typed at the table: what the letters d, p and u do.</extracomment>
        <translation>Ziehen, passen, UNO</translation>
    </message>
    <message>
        <source>Accept a Wild Draw card</source>
        <extracomment>What can be typed at the table: what the letter a does.</extracomment>
        <translation>Annehmen und Karten ziehen</translation>
    </message>
    <message>
        <source>A color or a number, where one is asked for</source>
        <extracomment>What can be typed at the table: a colour alone where a colour is asked for, a number alone where a number is.</extracomment>
        <translation>Eine Farbe oder Zahl, wo danach gefragt wird</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <extracomment>What two keys do.</extracomment>
        <translation>Rückgängig, wiederherstellen</translation>
    </message>
    <message>
        <source>Caught!</source>
        <extracomment>What a key does: somebody did not call UNO.</extracomment>
        <translation>Erwischt!</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>What a key does: challenges a Wild Draw card.</extracomment>
        <translation>Herausfordern</translation>
    </message>
    <message>
        <source>Move over the pad and press a card</source>
        <extracomment>What the arrow keys and the space bar do on a pad of cards.</extracomment>
        <translation>Über das Kartenfeld gehen und eine Karte drücken</translation>
    </message>
    <message>
        <source>Closes a message, goes back</source>
        <extracomment>What Escape does.</extracomment>
        <translation>Schließt eine Meldung, geht zurück</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <extracomment>Name of a key, as it is printed on a keyboard.</extracomment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>Name of a key: the long one that makes a space.</extracomment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Corrects a seat or the pile, shows the rule of a card</source>
        <extracomment>What a key does: opens what can be put right about a seat or the pile, or the rule of a card.</extracomment>
        <translation>Korrigiert einen Platz oder den Stapel, zeigt die Regel einer Karte</translation>
    </message>
    <message>
        <source>Takes the last card back</source>
        <extracomment>What a key does while a hand is counted.</extracomment>
        <translation>Nimmt die letzte Karte zurück</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>What a key does on the page of the rules: goes to the field for a search.</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Previous rule, next rule</source>
        <extracomment>What the left and the right arrow key do while a rule is read.</extracomment>
        <translation>Die Regel davor, die nächste</translation>
    </message>
    <message>
        <source>One step back, one step forward</source>
        <extracomment>What the left and the right arrow key do while a match is seen again.</extracomment>
        <translation>Einen Schritt zurück, einen weiter</translation>
    </message>
    <message>
        <source>To the beginning, to the end</source>
        <extracomment>What the keys Home and End do while a match is seen again.</extracomment>
        <translation>An den Anfang, ans Ende</translation>
    </message>
    <message>
        <source>Plays by itself, or stops</source>
        <extracomment>What the space bar does while a match is seen again.</extracomment>
        <translation>Läuft von allein oder hält an</translation>
    </message>
    <message>
        <source>Next Flip, challenge or penalty; with Shift the one before</source>
        <extracomment>What the keys F, C and P do while a match is seen again.</extracomment>
        <translation>Nächster Flip, nächste Herausforderung, nächste Strafe; mit Umschalt zurück</translation>
    </message>
    <message>
        <source>Puts a match into the bin</source>
        <extracomment>What a key does in the list of all matches.</extracomment>
        <translation>Legt ein Spiel in den Papierkorb</translation>
    </message>
    <message>
        <source>Next button or field, previous one</source>
        <extracomment>What Tab does, and with Shift: goes to the next button or field, or the one before.</extracomment>
        <translation>Einen Knopf oder ein Feld weiter / zurück</translation>
    </message>
    <message>
        <source>Presses the button</source>
        <extracomment>What Space and Enter do: press the button that has the focus.</extracomment>
        <translation>Drückt den Knopf</translation>
    </message>
    <message>
        <source>This help</source>
        <extracomment>What F1 opens: the list this line stands in.</extracomment>
        <translation>Diese Hilfe</translation>
    </message>
    <message>
        <source>Shift</source>
        <extracomment>Name of a key, as it is printed on a keyboard.</extracomment>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Name of a key, as it is printed on a keyboard: goes to the beginning.</extracomment>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>Name of a key, as it is printed on a keyboard: goes to the end.</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>Name of a key, as it is printed on a keyboard: deletes.</extracomment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>yellow 2</source>
        <extracomment>An example of a card that is typed in words: its colour and number, in small letters.</extracomment>
        <translation>gelb 2</translation>
    </message>
    <message>
        <source>The same in words, in any order</source>
        <extracomment>What can be typed at the table: a card by its name. What it does: the same as the letters of the row above.</extracomment>
        <translation>Dasselbe in Worten, in beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>Counts a blue 7; its name works too</source>
        <extracomment>What can be typed while a hand is counted; ↵ is the Enter key. What it does: counts that card.</extracomment>
        <translation>Zählt eine blaue 7; ihr Name geht auch</translation>
    </message>
    <message>
        <source>On to the next hand</source>
        <extracomment>What the Enter key does while a hand is counted, where nothing was typed before.</extracomment>
        <translation>Weiter zur nächsten Hand</translation>
    </message>
    <message>
        <source>Draw, Reverse, Skip of a color</source>
        <extracomment>What can be typed at the table, b+1, br, bs: which cards these letters are, where cards have one side.</extracomment>
        <translation>Ziehen, Retour, Aussetzen einer Farbe</translation>
    </message>
    <message>
        <source>With a name in front, for somebody else</source>
        <extracomment>What can be typed at the table: a call with the name of whoever made it before it, where that is not who is on turn.</extracomment>
        <translation>Mit einem Namen davor, für jemand anderen</translation>
    </message>
    <message>
        <source>Dee</source>
        <comment>name</comment>
        <extracomment>A name that shows how names are typed at the table: a usual one in the language.</extracomment>
        <translation>Dora</translation>
    </message>
    <message>
        <source>Plays a blue 7: color letter, then number or sign</source>
        <extracomment>What can be typed at the table; ↵ is the Enter key. What it does: a colour&apos;s letter, then a number or a sign, lays a card.</extracomment>
        <translation>Legt eine blaue 7: Farbbuchstabe, dann Zahl oder Zeichen</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>Name of a key, as it is printed on a keyboard: goes back.</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Counts as all the points of the hand</source>
        <extracomment>What can be typed while a hand is counted, a number such as 35; ↵ is the Enter key. What it does.</extracomment>
        <translation>Zählt als alle Punkte der Hand</translation>
    </message>
</context>
<context>
    <name>app::MatchActions</name>
    <message numerus="yes">
        <source>%n match(es) removed for good.</source>
        <extracomment>The bin was emptied; %n matches were in it</extracomment>
        <translation>
            <numerusform>%n Spiel endgültig gelöscht.</numerusform>
            <numerusform>%n Spiele endgültig gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>All matches are in %1</source>
        <extracomment>%1 is the file in which all matches are now</extracomment>
        <translation>Alle Spiele sind in %1</translation>
    </message>
    <message>
        <source>The record is in %1</source>
        <extracomment>%1 is the file in which the record of a match is now</extracomment>
        <translation>Die Aufzeichnung ist in %1</translation>
    </message>
</context>
<context>
    <name>app::MatchRounds</name>
    <message>
        <source>%1 dealt</source>
        <extracomment>What is told of a round: %1 is who dealt</extracomment>
        <translation>%1 gab</translation>
    </message>
    <message numerus="yes">
        <source>%n flip(s)</source>
        <extracomment>What is told of a round: how often the cards were turned over</extracomment>
        <translation>
            <numerusform>%n-mal umgedreht</numerusform>
            <numerusform>%n-mal umgedreht</numerusform>
        </translation>
    </message>
    <message>
        <source>corrected</source>
        <extracomment>What is told of a round: its points were corrected later</extracomment>
        <translation>korrigiert</translation>
    </message>
    <message>
        <source>does not count</source>
        <extracomment>What is told of a round: it gives nobody points</extracomment>
        <translation>zählt nicht</translation>
    </message>
</context>
<context>
    <name>app::NewMatchSetup</name>
    <message>
        <source>Deal: %1 gives everyone %2</source>
        <extracomment>Begins the match: %1 is who deals, %2 how many cards everyone gets.</extracomment>
        <translation>Geben: %1 gibt jedem %2</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Begins the match, before it is known who deals.</extracomment>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Begins a match of which only rounds are scored.</extracomment>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Who plays? Tap or type the names.</source>
        <extracomment>Why a match cannot begin yet: nobody sits there. First where people are known who can be tapped</extracomment>
        <translation>Wer spielt? Tippe Namen an oder trag sie ein.</translation>
    </message>
    <message>
        <source>Who plays? Type the names.</source>
        <translation>Wer spielt? Trag die Namen ein.</translation>
    </message>
    <message>
        <source>One more, at least: two to ten can play.</source>
        <extracomment>Why a match cannot begin yet</extracomment>
        <translation>Es fehlt noch jemand: Zwei bis zehn können spielen.</translation>
    </message>
</context>
<context>
    <name>app::PeopleModel</name>
    <message>
        <source>no match yet</source>
        <extracomment>In a list of people: somebody who has not played yet</extracomment>
        <translation>noch kein Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <extracomment>In a list of people; %n is how many matches somebody has played</extracomment>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::Person</name>
    <message>
        <source>No match yet</source>
        <extracomment>Second line of a person&apos;s page before the first match</extracomment>
        <translation>Noch kein Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) since %1 %2</source>
        <extracomment>Second line of a person&apos;s page: %n matches, %1 is a month, %2 a year</extracomment>
        <translation>
            <numerusform>%n Spiel seit %1 %2</numerusform>
            <numerusform>%n Spiele seit %1 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Based on only %n finished match(es): too few to say much.</source>
        <extracomment>On a person&apos;s page: the numbers say little yet; %n matches had a winner</extracomment>
        <translation>
            <numerusform>Nur aus %n beendeten Spiel: zu wenig, um viel zu sagen.</numerusform>
            <numerusform>Nur aus %n beendeten Spielen: zu wenig, um viel zu sagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning streak now</source>
        <extracomment>A number about a person: matches won one after the other, up to now</extracomment>
        <translation>Aktuelle Siegesserie</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <extracomment>A number about a person: most matches won one after the other</extracomment>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <extracomment>A number about a person: wins shared with somebody</extracomment>
        <translation>Geteilte Siege</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <extracomment>A number about a person: rounds won, of rounds played. %1 and %2 are numbers</extracomment>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Best round</source>
        <extracomment>A number about a person: most points collected by winning one round</extracomment>
        <translation>Beste Runde</translation>
    </message>
    <message>
        <source>Left in hand per lost round</source>
        <extracomment>A number about a person: points left in hand when somebody else wins a round, on average</extracomment>
        <translation>Restpunkte pro verlorener Runde</translation>
    </message>
    <message>
        <source>%1% of the rounds won ended on the dark side.</source>
        <extracomment>A number about a person: %1 of 100 rounds won ended on the dark side</extracomment>
        <translation>%1 % der gewonnenen Runden endeten auf der dunklen Seite.</translation>
    </message>
    <message>
        <source>Recent matches: %1 of %2 won</source>
        <extracomment>The last matches of a person as a sentence: %1 of %2 were won</extracomment>
        <translation>Letzte Spiele: %1 von %2 gewonnen</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <extracomment>A month in a sentence about a chart: %1 is its name, %2 of %3 matches were won</extracomment>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>Matches won, by month: %1</source>
        <extracomment>A chart as a sentence: %1 is a list such as &quot;March 2 of 5, April 1 of 3&quot;</extracomment>
        <translation>Gewonnene Spiele, nach Monat: %1</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <extracomment>Numbers about a person in one edition: %1 matches won of %2</extracomment>
        <translation>%1 von %2 gewonnen</translation>
    </message>
    <message>
        <source>%1 of %2 rounds</source>
        <extracomment>Numbers about a person in one edition: %1 rounds won of %2</extracomment>
        <translation>%1 von %2 Runden</translation>
    </message>
    <message numerus="yes">
        <source>Caught others %n time(s).</source>
        <extracomment>A number about a person: how often they caught others</extracomment>
        <translation>
            <numerusform>Hat andere einmal erwischt.</numerusform>
            <numerusform>Hat andere %n-mal erwischt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found guilty</source>
        <extracomment>Why cards were drawn: a challenge showed that the player had bluffed</extracomment>
        <translation>Beim Bluffen ertappt</translation>
    </message>
    <message>
        <source>Challenge lost</source>
        <extracomment>Why cards were drawn: a challenge of one&apos;s own was wrong</extracomment>
        <translation>Herausforderung verloren</translation>
    </message>
    <message>
        <source>Caught</source>
        <extracomment>Why cards were drawn: caught without having called UNO</extracomment>
        <translation>Ohne UNO erwischt</translation>
    </message>
    <message numerus="yes">
        <source>%1 points taken, %2 given, in %n round(s)</source>
        <extracomment>Two people against each other: %1 points taken, %2 given, %3 rounds played together</extracomment>
        <translation>
            <numerusform>%1 Punkte geholt, %2 abgegeben, in %n Runde</numerusform>
            <numerusform>%1 Punkte geholt, %2 abgegeben, in %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished match yet: too few to say much.</source>
        <extracomment>On a person&apos;s page: no match that somebody won yet</extracomment>
        <translation>Noch kein beendetes Spiel: zu wenig, um viel zu sagen.</translation>
    </message>
    <message>
        <source>On their own turn</source>
        <extracomment>Why cards were drawn: by choice or for want of a card that fits</extracomment>
        <translation>Im eigenen Zug</translation>
    </message>
    <message numerus="yes">
        <source>%1 did it %n time(s).</source>
        <extracomment>Who caught a person most often, and how often: %1 is a name</extracomment>
        <translation>
            <numerusform>Einmal von %1.</numerusform>
            <numerusform>%n-mal von %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No challenge made yet</source>
        <extracomment>About a person: nobody else&apos;s wild card was challenged by them</extracomment>
        <translation>Noch niemanden herausgefordert</translation>
    </message>
    <message>
        <source>Made: right in %1 of %2</source>
        <extracomment>Challenges that somebody made: %1 of %2 were right</extracomment>
        <translation>Gegen andere: %1 von %2 zu Recht</translation>
    </message>
    <message>
        <source>No challenge faced yet</source>
        <extracomment>About a person: none of their wild cards was challenged</extracomment>
        <translation>Noch nie herausgefordert worden</translation>
    </message>
    <message>
        <source>Faced: guilty in %1 of %2</source>
        <extracomment>Challenges against somebody: in %1 of %2 it had been a bluff</extracomment>
        <translation>Von anderen: in %1 von %2 Fällen ertappt</translation>
    </message>
    <message>
        <source>Never caught without “UNO”</source>
        <extracomment>About a person: nobody caught them; whether they always called &quot;UNO&quot;, nobody knows</extracomment>
        <translation>Nie ohne „UNO“ erwischt</translation>
    </message>
    <message numerus="yes">
        <source>time(s) caught without “UNO”</source>
        <extracomment>Beside a large number: how often somebody was caught</extracomment>
        <translation>
            <numerusform>Mal ohne „UNO“ erwischt</numerusform>
            <numerusform>Mal ohne „UNO“ erwischt</numerusform>
        </translation>
    </message>
    <message>
        <source>Fined</source>
        <extracomment>Why cards were drawn: the table said so, for a wrong call or the like</extracomment>
        <translation>Strafe</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n with a winner</source>
        <extracomment>Second line of a person&apos;s page: %1 is such as &quot;25 matches since March 2026&quot;, %n of them count for the percentage of matches won</extracomment>
        <translation>
            <numerusform>%1, %n mit Gewinner</numerusform>
            <numerusform>%1, %n mit Gewinner</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::RefereeQuestion</name>
    <message>
        <source>That cannot be right</source>
        <extracomment>Over what cannot be, such as a third blue 7</extracomment>
        <translation>Das kann nicht stimmen</translation>
    </message>
    <message>
        <source>It was not legal</source>
        <translation>Das war nicht erlaubt</translation>
    </message>
    <message>
        <source>Yes, it may</source>
        <extracomment>The referee&apos;s short answer: the card goes on the other one</extracomment>
        <translation>Ja, das geht</translation>
    </message>
    <message>
        <source>No, it may not</source>
        <translation>Nein, das geht nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), two sides</source>
        <extracomment>A deck to ask about; %n cards with two sides</extracomment>
        <translation>
            <numerusform>%n Karte, zwei Seiten</numerusform>
            <numerusform>%n Karten, zwei Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>A deck to ask about; %n cards with one side</extracomment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Player A</source>
        <extracomment>Stands for a name in an answer about the rules: whoever lays the card</extracomment>
        <translation>Spieler A</translation>
    </message>
    <message>
        <source>Player B</source>
        <extracomment>Stands for a name in an answer about the rules: whoever comes after</extracomment>
        <translation>Spieler B</translation>
    </message>
    <message>
        <source>Player C</source>
        <extracomment>Stands for a name in an answer about the rules: whoever comes after the next</extracomment>
        <translation>Spieler C</translation>
    </message>
    <message>
        <source>Legal, if that is the whole hand</source>
        <extracomment>The referee&apos;s short answer: the Wild Draw card was allowed, as far as the cards of the hand were told</extracomment>
        <translation>War erlaubt, wenn das alle Karten sind</translation>
    </message>
    <message>
        <source>Yes, if they hold no %1</source>
        <extracomment>The referee&apos;s short answer: whether a Wild Draw card may be played; %1 is &quot;blue card&quot;</extracomment>
        <translation>Ja, wenn keine %1 auf der Hand ist</translation>
    </message>
</context>
<context>
    <name>app::RoundEnd</name>
    <message>
        <source>%1 collects</source>
        <extracomment>Over the points that whoever went out gets for the round; %1 is the name</extracomment>
        <translation>%1 bekommt</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A correction changes a total: %1 is a name, %2 the total before, %3 after it</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>The match would go on.</source>
        <extracomment>A correction opens a match again that was over</extracomment>
        <translation>Das Spiel ginge weiter.</translation>
    </message>
    <message>
        <source>%1 would have won in round %2.</source>
        <extracomment>A correction changes who wins: %1 are names, %2 the number of a round</extracomment>
        <translation>Sieg in Runde %2: %1.</translation>
    </message>
    <message>
        <source>Round %1 no longer counts.</source>
        <extracomment>A correction ends the match earlier: %1 is the number of a later round</extracomment>
        <translation>Runde %1 zählt dann nicht mehr.</translation>
    </message>
    <message>
        <source>Rounds %1 no longer count.</source>
        <extracomment>A correction ends the match earlier: %1 are the numbers of later rounds</extracomment>
        <translation>Die Runden %1 zählen dann nicht mehr.</translation>
    </message>
    <message>
        <source>Round %1 counts again.</source>
        <extracomment>A correction lets the match go on longer: %1 is the number of a round that had come after its end</extracomment>
        <translation>Runde %1 zählt dann wieder.</translation>
    </message>
    <message>
        <source>Rounds %1 count again.</source>
        <extracomment>A correction lets the match go on longer: %1 are the numbers of rounds that had come after its end</extracomment>
        <translation>Die Runden %1 zählen dann wieder.</translation>
    </message>
    <message>
        <source>%1 scores nothing</source>
        <extracomment>Over the points that whoever went out gets for the round; %1 is the name</extracomment>
        <translation>%1 schreibt nichts an</translation>
    </message>
</context>
<context>
    <name>app::Scoreboard</name>
    <message>
        <source>Lowest total wins once someone has %1</source>
        <extracomment>What the match is played to; %1 is a number of points</extracomment>
        <translation>Hat jemand %1, gewinnt die niedrigste Summe</translation>
    </message>
    <message>
        <source>First to %1 wins</source>
        <extracomment>What the match is played to; %1 is a number of points</extracomment>
        <translation>Wer zuerst %1 hat, gewinnt</translation>
    </message>
    <message>
        <source>Nobody leads yet</source>
        <extracomment>On the scoreboard before a round was scored</extracomment>
        <translation>Noch führt niemand</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <extracomment>On the scoreboard: %1 is who has the best total</extracomment>
        <translation>%1 führt</translation>
    </message>
    <message>
        <source>%1 lead</source>
        <extracomment>On the scoreboard: %1 are those who share the best total</extracomment>
        <translation>%1 führen</translation>
    </message>
    <message>
        <source>It is a tie: one more round decides.</source>
        <extracomment>On the scoreboard: the target is reached and two share the lowest total</extracomment>
        <translation>Gleichstand: Noch eine Runde entscheidet.</translation>
    </message>
    <message numerus="yes">
        <source>With %n more point(s) for %1 it is over.</source>
        <extracomment>On the scoreboard, what would end the match: %1 is a name, %n the points that are missing</extracomment>
        <translation>
            <numerusform>Mit noch %n Punkt für %1 ist es vorbei.</numerusform>
            <numerusform>Mit noch %n Punkten für %1 ist es vorbei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n more point(s).</source>
        <extracomment>On the scoreboard, what would end the match: %1 is a name, %n the points that are missing</extracomment>
        <translation>
            <numerusform>%1 braucht noch %n Punkt.</numerusform>
            <numerusform>%1 braucht noch %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ended without a winner</source>
        <extracomment>A match that was ended before somebody won</extracomment>
        <translation>Ohne Gewinner beendet</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <extracomment>The end of a match: %1 is the winner</extracomment>
        <translation>%1 gewinnt!</translation>
    </message>
    <message>
        <source>%1 share the win!</source>
        <extracomment>The end of a match: %1 are the names of those who share the win</extracomment>
        <translation>%1 teilen sich den Sieg!</translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <extracomment>How long a match was; %n rounds</extracomment>
        <translation>
            <numerusform>nach %n Runde</numerusform>
            <numerusform>nach %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>How long a match was: %1 is such as &quot;after 7 rounds&quot;, %2 such as &quot;1 hour 24 minutes&quot;</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Deal round %1: %2 deals</source>
        <extracomment>Begins the next round: %1 is its number, %2 who deals</extracomment>
        <translation>Runde %1: %2 gibt</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s): %1</source>
        <extracomment>A chart of the match as a sentence: %n rounds, %1 is such as &quot;Ana 120, Ben 80&quot;</extracomment>
        <translation>
            <numerusform>Nach %n Runde: %1</numerusform>
            <numerusform>Nach %n Runden: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 does not count</source>
        <extracomment>A round on the scoreboard that was struck out or came after the end: %1 is its number</extracomment>
        <translation>Runde %1 zählt nicht</translation>
    </message>
    <message>
        <source>Round %1: %2 went out, %3 dealt</source>
        <extracomment>A round on the scoreboard: %1 is its number, %2 who went out, %3 who dealt</extracomment>
        <translation>Runde %1: %2 war zuerst fertig, %3 hat gegeben</translation>
    </message>
    <message>
        <source>Round %1, %2: %3 went out, %4 dealt</source>
        <extracomment>A round on the scoreboard: %1 is its number, %2 is &quot;Light side&quot; or &quot;Dark side&quot;, %3 who went out, %4 who dealt</extracomment>
        <translation>Runde %1, %2: %3 war zuerst fertig, %4 hat gegeben</translation>
    </message>
    <message>
        <source>struck out</source>
        <extracomment>Under the dealer of a round: somebody said that it does not count</extracomment>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>does not count</source>
        <extracomment>Under the dealer of a round: it came after the one that decided the match</extracomment>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>corrected</source>
        <extracomment>Under the dealer of a round: its points were corrected later</extracomment>
        <translation>korrigiert</translation>
    </message>
    <message>
        <source>Round %1 was struck out and does not count.</source>
        <extracomment>Below the table of rounds: %1 is the number of a round that was taken out of the match</extracomment>
        <translation>Runde %1 ist gestrichen und zählt nicht.</translation>
    </message>
    <message>
        <source>Rounds %1 were struck out and do not count.</source>
        <extracomment>Below the table of rounds: %1 are the numbers of rounds that were taken out of the match</extracomment>
        <translation>Die Runden %1 sind gestrichen und zählen nicht.</translation>
    </message>
    <message>
        <source>Round %1 does not count: round %2 had decided the match.</source>
        <extracomment>Below the table of rounds: %1 is the number of a round, %2 that of an earlier one which decided the match</extracomment>
        <translation>Runde %1 zählt nicht: Das Spiel war mit Runde %2 entschieden.</translation>
    </message>
    <message>
        <source>Rounds %1 do not count: round %2 had decided the match.</source>
        <extracomment>Below the table of rounds: %1 are the numbers of rounds, %2 that of an earlier one which decided the match</extracomment>
        <translation>Die Runden %1 zählen nicht: Das Spiel war mit Runde %2 entschieden.</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <extracomment>How long a match was, in hours</extracomment>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>How long a match was, in minutes</extracomment>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>How long a match was: %1 is such as &quot;1 hour&quot;, %2 such as &quot;24 minutes&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Count round %1</source>
        <extracomment>Begins the next round of a match whose plays are not called: %1 is its number</extracomment>
        <translation>Runde %1 zählen</translation>
    </message>
    <message>
        <source>Round %1: %2 went out</source>
        <extracomment>A round on the scoreboard: %1 is its number, %2 who went out</extracomment>
        <translation>Runde %1: %2 war zuerst fertig</translation>
    </message>
</context>
<context>
    <name>app::SeatsModel</name>
    <message>
        <source>UNO!</source>
        <extracomment>Behind a player with one card: first, who has called UNO; second, who has not and can be caught</extracomment>
        <translation>UNO!</translation>
    </message>
    <message>
        <source>UNO?</source>
        <translation>UNO?</translation>
    </message>
    <message>
        <source>%1. Play goes to the left.</source>
        <extracomment>For screen readers: %1 are the players and how many cards each of them holds, going round to the left</extracomment>
        <translation>%1. Gespielt wird nach links.</translation>
    </message>
    <message>
        <source>%1. Play goes to the right.</source>
        <extracomment>For screen readers, as above</extracomment>
        <translation>%1. Gespielt wird nach rechts.</translation>
    </message>
</context>
<context>
    <name>app::SeatsSetup</name>
    <message>
        <source>%1 is already playing.</source>
        <extracomment>Why a player&apos;s name was not taken; %1 is the name</extracomment>
        <translation>%1 spielt schon mit.</translation>
    </message>
    <message>
        <source>No more than ten can play.</source>
        <extracomment>Why nobody can be added to the players of a match</extracomment>
        <translation>Höchstens zehn können spielen.</translation>
    </message>
</context>
<context>
    <name>asked</name>
    <message>
        <source>It must be %1 or %2, or a wild card.</source>
        <extracomment>Why a card does not go on another: %1 is &quot;blue&quot;, %2 is &quot;a 7&quot;</extracomment>
        <translation>Es muss %1 oder %2 sein, oder eine Farbenwahl-Karte.</translation>
    </message>
    <message>
        <source>It must be %1, or a wild card.</source>
        <extracomment>Why a card does not go on a wild: %1 is &quot;blue&quot;</extracomment>
        <translation>Es muss %1 sein, oder eine Farbenwahl-Karte.</translation>
    </message>
    <message>
        <source>Then it is the next player’s turn.</source>
        <extracomment>What follows from a card: a number</extracomment>
        <translation>Dann ist der Nächste dran.</translation>
    </message>
    <message numerus="yes">
        <source>The next player draws %n card(s) and loses a turn.</source>
        <extracomment>What follows from a card: Draw One or Draw Five</extracomment>
        <translation>
            <numerusform>Der Nächste zieht %n Karte und setzt aus.</numerusform>
            <numerusform>Der Nächste zieht %n Karten und setzt aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play goes round the other way.</source>
        <extracomment>What follows from a card: Reverse</extracomment>
        <translation>Gespielt wird jetzt andersherum.</translation>
    </message>
    <message>
        <source>The next player loses a turn.</source>
        <extracomment>What follows from a card: Skip</extracomment>
        <translation>Der Nächste setzt aus.</translation>
    </message>
    <message>
        <source>All others lose a turn: the same player goes again.</source>
        <extracomment>What follows from a card: Skip Everyone</extracomment>
        <translation>Alle anderen setzen aus; wer sie gelegt hat, ist noch einmal dran.</translation>
    </message>
    <message>
        <source>Everything is turned over to the other side.</source>
        <extracomment>What follows from a card: Flip</extracomment>
        <translation>Alles wird auf die andere Seite gedreht.</translation>
    </message>
    <message>
        <source>Whoever plays it names the color.</source>
        <extracomment>What follows from a card: Wild</extracomment>
        <translation>Wer sie legt, wählt die Farbe.</translation>
    </message>
    <message>
        <source>Whoever plays it names the color; the next player may challenge it.</source>
        <extracomment>What follows from a card: Wild Draw Two or Wild Draw Color</extracomment>
        <translation>Wer sie legt, wählt die Farbe; der Nächste darf herausfordern.</translation>
    </message>
    <message>
        <source>There is at least one %1 in it: whoever played the wild draws until the first card of the named color comes; then it is the challenger’s turn.</source>
        <extracomment>A hand behind a Wild Draw Color; %1 is &quot;blue card&quot;</extracomment>
        <translation>Mindestens eine %1 ist dabei: Wer geblufft hat, zieht, bis die gewählte Farbe kommt; dann ist der Herausforderer dran.</translation>
    </message>
    <message numerus="yes">
        <source>There is at least one %1 in it: whoever played the wild draws %n card(s); then it is the challenger’s turn.</source>
        <extracomment>A hand behind a Wild Draw Two; %1 is &quot;blue card&quot;</extracomment>
        <translation>
            <numerusform>Mindestens eine %1 ist dabei: Wer geblufft hat, zieht %n Karte; dann ist der Herausforderer dran.</numerusform>
            <numerusform>Mindestens eine %1 ist dabei: Wer geblufft hat, zieht %n Karten; dann ist der Herausforderer dran.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 in it: whoever challenges draws until the first card of the named color comes, then %n more card(s), and loses a turn.</source>
        <extracomment>A hand behind a Wild Draw Color; %1 is &quot;blue card&quot;, %n is 2</extracomment>
        <translation>
            <numerusform>Keine %1 ist dabei: Wer herausfordert, zieht, bis die gewählte Farbe kommt, dann noch %n Karte, und setzt aus.</numerusform>
            <numerusform>Keine %1 ist dabei: Wer herausfordert, zieht, bis die gewählte Farbe kommt, dann noch %n Karten, und setzt aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 in it: whoever challenges draws %n card(s) and loses a turn.</source>
        <extracomment>A hand behind a Wild Draw Two; %1 is &quot;blue card&quot;</extracomment>
        <translation>
            <numerusform>Keine %1 ist dabei: Wer herausfordert, zieht %n Karte und setzt aus.</numerusform>
            <numerusform>Keine %1 ist dabei: Wer herausfordert, zieht %n Karten und setzt aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever has to draw may not answer with it: they draw and lose their turn.</source>
        <extracomment>Behind what follows from a card that makes the next player draw, where such a card is on the pile already: no stacking</extracomment>
        <translation>Wer ziehen muss, darf nicht damit antworten, sondern zieht und setzt aus.</translation>
    </message>
</context>
<context>
    <name>calls</name>
    <message>
        <source>zero one two three four five six seven eight nine</source>
        <extracomment>How the numbers 0 to 9 are written as words, in this order, with a space between them</extracomment>
        <translation>null eins zwei drei vier fünf sechs sieben acht neun</translation>
    </message>
    <message>
        <source>draw, draw a card, draw one, draw 1, I draw, take, take one</source>
        <extracomment>What somebody may type to draw a card, apart by commas: the plainest first, it stands in examples</extracomment>
        <translation>ziehen, zieh, z, eine Karte ziehen, ich ziehe, zieh eine, zieh eins</translation>
    </message>
    <message>
        <source>pass, I pass, keep</source>
        <extracomment>What somebody may type to pass, apart by commas: the plainest first, it stands in examples</extracomment>
        <translation>passen, passe, ich passe, weiter, behalten</translation>
    </message>
    <message>
        <source>accept, I accept</source>
        <extracomment>What somebody may type to accept a Wild Draw card, apart by commas: the plainest first, it stands in examples</extracomment>
        <translation>annehmen, nehme an, ich nehme an</translation>
    </message>
    <message>
        <source>undo, take back, back</source>
        <extracomment>What somebody may type to take back the last call, apart by commas</extracomment>
        <translation>rückgängig, zurücknehmen, zurück</translation>
    </message>
    <message>
        <source>Type a color, such as “%1”.</source>
        <extracomment>After a typed call that means nothing; %1 is the name of a colour</extracomment>
        <translation>Tippe eine Farbe, zum Beispiel „%1“.</translation>
    </message>
    <message>
        <source>Type how many cards it was, such as “%1”.</source>
        <extracomment>After a typed call that means nothing: how many cards somebody drew; %1 is a number</extracomment>
        <translation>Tippe, wie viele Karten es waren, zum Beispiel „%1“.</translation>
    </message>
    <message>
        <source>Type a card by its color and number, such as “%1”.</source>
        <extracomment>After a typed call that means nothing; %1 is the name of a card, such as &quot;Yellow 2&quot;</extracomment>
        <translation>Tippe eine Karte mit Farbe und Zahl, zum Beispiel „%1“.</translation>
    </message>
    <message>
        <source>Type a card that is shown, such as “%1”. “%2” and “%3” work too.</source>
        <extracomment>After something was typed that means nothing while a hand is shown; %1 is the name of a card, such as &quot;Yellow 2&quot;, %2 and %3 are other things that can be typed: &quot;has it&quot; and &quot;has not&quot;</extracomment>
        <translation>Tippe eine Karte, die gezeigt wird, zum Beispiel „%1“. Auch „%2“ und „%3“ gehen.</translation>
    </message>
    <message>
        <source>One of the cards that were shown says otherwise.</source>
        <extracomment>Somebody says that a color is not in a hand, but a card that was shown has it</extracomment>
        <translation>Eine der gezeigten Karten sagt etwas anderes.</translation>
    </message>
    <message>
        <source>has it, has, has %1, one, guilty, yes</source>
        <extracomment>What somebody may type who saw the color %1 (&quot;bleu&quot;, and &quot;bleue&quot; of &quot;carte bleue&quot;) in a hand that is shown, apart by commas: the shortest that anybody understands first, it stands in examples; “Has %1” as on the button is one of them</extracomment>
        <translation>hat, hat eine, %1 dabei, eine, ertappt, schuldig, ja</translation>
    </message>
    <message>
        <source>has not, has none, has no %1, no %1, not %1, without %1, none, innocent, no</source>
        <extracomment>What somebody may type who saw no color %1 (&quot;bleu&quot;, and &quot;bleue&quot; of &quot;carte bleue&quot;) in a hand that is shown, apart by commas: the shortest that anybody understands first, it stands in examples; “Has no %1” as on the button is one of them</extracomment>
        <translation>hat nicht, hat keine, kein %1 dabei, kein %1, keine %1, ohne %1, keine, unschuldig, nein</translation>
    </message>
    <message>
        <source>blue; green; red; yellow; pink, magenta, rose; teal, turquoise, cyan, aqua; orange; purple, violet, lilac</source>
        <extracomment>What people call the colors blue; green; red; yellow; pink; teal; orange; purple when they type them, in this order and in whatever region: semicolons between the colors, commas between the words for one</extracomment>
        <translation>blau; grün; rot; gelb; rosa, pink, rosafarben, magenta; blaugrün, türkis, petrol, cyan; orange, orangefarben; lila, violett, purpur</translation>
    </message>
    <message>
        <source>challenge, I challenge, doubt, I doubt it</source>
        <extracomment>What somebody may type to challenge a Wild Draw card, apart by commas: what the button says first, it stands in examples</extracomment>
        <translation>herausfordern, ich fordere heraus, fordere heraus, anzweifeln, ich zweifle, Bluff</translation>
    </message>
    <message>
        <source>caught, catch, got you, caught you</source>
        <extracomment>What somebody may type who catches a player that has not called UNO, apart by commas; what the button says is one of them</extracomment>
        <translation>erwischt, erwischen, hab dich</translation>
    </message>
    <message>
        <source>Nobody can be caught now.</source>
        <extracomment>After &quot;caught&quot; was typed</extracomment>
        <translation>Gerade lässt sich niemand erwischen.</translation>
    </message>
    <message>
        <source>Type “%1” or “%2”.</source>
        <extracomment>After a typed call that means nothing; %1 and %2 are what to type: &quot;accept&quot; and &quot;challenge&quot;</extracomment>
        <translation>Tippe „%1“ oder „%2“.</translation>
    </message>
    <message>
        <source>Type a card by its color and number, such as “%1”. “%2”, “%3” and “uno” work too.</source>
        <extracomment>After a typed call that means nothing; %1 is the name of a card, such as &quot;Yellow 2&quot;, %2 and %3 are other things that can be typed: &quot;draw&quot; and &quot;pass&quot;</extracomment>
        <translation>Tippe eine Karte mit Farbe und Zahl, zum Beispiel „%1“. Auch „%2“, „%3“ und „uno“ gehen.</translation>
    </message>
    <message>
        <source>let it stand, it stands, allow it, it counts</source>
        <extracomment>What somebody may type to let a play stand that was refused, apart by commas; what the button says is one of them</extracomment>
        <translation>gelten lassen, gilt, lass gelten, zählt</translation>
    </message>
    <message>
        <source>take it back, take back, back, undo</source>
        <extracomment>What somebody may type to take back a card that was refused, apart by commas; what the button says is one of them</extracomment>
        <translation>zurücknehmen, zurück, nehme zurück, rückgängig</translation>
    </message>
    <message>
        <source>Which color? Type it with the card, such as “%1”.</source>
        <extracomment>After an action card was typed without its color; %1 is such a card&apos;s name, such as &quot;Yellow Skip&quot;</extracomment>
        <translation>Welche Farbe? Tippe sie zur Karte dazu, zum Beispiel „%1“.</translation>
    </message>
    <message>
        <source>take, draw, I take, I draw</source>
        <extracomment>What somebody may type who takes several cards, before their number, apart by commas: the plainest first, it stands in examples</extracomment>
        <translation>nehmen, nimm, nehme, ich nehme, ziehen, zieh, ziehe, ich ziehe</translation>
    </message>
    <message>
        <source>swap with, swap, I swap with, with</source>
        <extracomment>What somebody may type to say with whom hands are swapped, before the name, apart by commas: longer ones first</extracomment>
        <translation>tauschen mit, tausche mit, tausch mit, ich tausche mit, tauschen, tausche, tausch, mit</translation>
    </message>
    <message>
        <source>fine for, fine</source>
        <extracomment>What somebody may type to make a player draw, before the name and a number, apart by commas: longer ones first</extracomment>
        <translation>strafe für, strafe</translation>
    </message>
    <message>
        <source>Type a draw card, or “%1”.</source>
        <extracomment>After a typed call that means nothing: cards are waiting for somebody; %1 is what to type: &quot;take 6&quot;</extracomment>
        <translation>Tippe eine Ziehkarte oder „%1“.</translation>
    </message>
    <message>
        <source>Type the name of the player with whom hands are swapped.</source>
        <extracomment>After a typed call that means nothing: somebody laid a 7</extracomment>
        <translation>Tippe den Namen, mit wem getauscht wird.</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>a %1</source>
        <extracomment>Any number card, by its number; inside a sentence</extracomment>
        <translation>eine %1</translation>
    </message>
    <message>
        <source>a Draw One</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>eine „Zieh 1“-Karte</translation>
    </message>
    <message>
        <source>a Draw Five</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>eine „Zieh 5“-Karte</translation>
    </message>
    <message>
        <source>a Reverse</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>eine Retour-Karte</translation>
    </message>
    <message>
        <source>a Skip</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>eine Aussetzen-Karte</translation>
    </message>
    <message>
        <source>a Skip Everyone</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>eine „Alle aussetzen“-Karte</translation>
    </message>
    <message>
        <source>a Flip</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>eine Flip-Karte</translation>
    </message>
    <message>
        <source>a Wild</source>
        <extracomment>A card inside a sentence</extracomment>
        <translation>eine Farbenwahl-Karte</translation>
    </message>
    <message>
        <source>a Wild Draw Two</source>
        <extracomment>A card inside a sentence</extracomment>
        <translation>eine „Zieh 2“-Farbenwahl-Karte</translation>
    </message>
    <message>
        <source>a Wild Draw Color</source>
        <extracomment>A card inside a sentence</extracomment>
        <translation>eine „Farbe ziehen“-Farbenwahl-Karte</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A wild with the colour named for it, by itself: %1 is &quot;Wild&quot; or &quot;Wild Draw Two&quot;, %2 is &quot;red&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>A kind of card by itself: those with a number</extracomment>
        <translation>Zahlenkarte</translation>
    </message>
    <message>
        <source>Draw One</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Zieh 1</translation>
    </message>
    <message>
        <source>Draw Five</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Zieh 5</translation>
    </message>
    <message>
        <source>Reverse</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Aussetzen</translation>
    </message>
    <message>
        <source>Skip Everyone</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Alle aussetzen</translation>
    </message>
    <message>
        <source>Flip</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Flip</translation>
    </message>
    <message>
        <source>Wild</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Farbenwahl</translation>
    </message>
    <message>
        <source>Wild Draw Two</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>„Zieh 2“-Farbenwahl</translation>
    </message>
    <message>
        <source>Wild Draw Color</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Farbe ziehen</translation>
    </message>
    <message>
        <source>Light side</source>
        <extracomment>A side of the deck, by itself</extracomment>
        <translation>Helle Seite</translation>
    </message>
    <message>
        <source>Dark side</source>
        <extracomment>A side of the deck, by itself</extracomment>
        <translation>Dunkle Seite</translation>
    </message>
    <message>
        <source>to the left</source>
        <extracomment>Which way round the table play goes</extracomment>
        <translation>nach links</translation>
    </message>
    <message>
        <source>to the right</source>
        <extracomment>Which way round the table play goes</extracomment>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>an 8</source>
        <extracomment>Any card with the number 8; inside a sentence</extracomment>
        <translation>eine 8</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names blue.&quot;</extracomment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>blue card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>blaue Karte</translation>
    </message>
    <message>
        <source>Blue %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>Blau %1</translation>
    </message>
    <message>
        <source>Blue Draw One</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Blau Zieh 1</translation>
    </message>
    <message>
        <source>Blue Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Blau Retour</translation>
    </message>
    <message>
        <source>Blue Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Blau Aussetzen</translation>
    </message>
    <message>
        <source>Blue Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Blau Flip</translation>
    </message>
    <message>
        <source>a blue %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>eine blaue %1</translation>
    </message>
    <message>
        <source>a blue Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine blaue „Zieh 1“-Karte</translation>
    </message>
    <message>
        <source>a blue Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine blaue Retour-Karte</translation>
    </message>
    <message>
        <source>a blue Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine blaue Aussetzen-Karte</translation>
    </message>
    <message>
        <source>a blue Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine blaue Flip-Karte</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names green.&quot;</extracomment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>green card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>grüne Karte</translation>
    </message>
    <message>
        <source>Green %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>Grün %1</translation>
    </message>
    <message>
        <source>Green Draw One</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Grün Zieh 1</translation>
    </message>
    <message>
        <source>Green Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Grün Retour</translation>
    </message>
    <message>
        <source>Green Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Grün Aussetzen</translation>
    </message>
    <message>
        <source>Green Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Grün Flip</translation>
    </message>
    <message>
        <source>a green %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>eine grüne %1</translation>
    </message>
    <message>
        <source>a green Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine grüne „Zieh 1“-Karte</translation>
    </message>
    <message>
        <source>a green Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine grüne Retour-Karte</translation>
    </message>
    <message>
        <source>a green Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine grüne Aussetzen-Karte</translation>
    </message>
    <message>
        <source>a green Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine grüne Flip-Karte</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names red.&quot;</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>red card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>rote Karte</translation>
    </message>
    <message>
        <source>Red %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>Rot %1</translation>
    </message>
    <message>
        <source>Red Draw One</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Rot Zieh 1</translation>
    </message>
    <message>
        <source>Red Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Rot Retour</translation>
    </message>
    <message>
        <source>Red Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Rot Aussetzen</translation>
    </message>
    <message>
        <source>Red Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Rot Flip</translation>
    </message>
    <message>
        <source>a red %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>eine rote %1</translation>
    </message>
    <message>
        <source>a red Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine rote „Zieh 1“-Karte</translation>
    </message>
    <message>
        <source>a red Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine rote Retour-Karte</translation>
    </message>
    <message>
        <source>a red Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine rote Aussetzen-Karte</translation>
    </message>
    <message>
        <source>a red Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine rote Flip-Karte</translation>
    </message>
    <message>
        <source>Yellow</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names yellow.&quot;</extracomment>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>yellow card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>gelbe Karte</translation>
    </message>
    <message>
        <source>Yellow %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>Gelb %1</translation>
    </message>
    <message>
        <source>Yellow Draw One</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Gelb Zieh 1</translation>
    </message>
    <message>
        <source>Yellow Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Gelb Retour</translation>
    </message>
    <message>
        <source>Yellow Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Gelb Aussetzen</translation>
    </message>
    <message>
        <source>Yellow Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Gelb Flip</translation>
    </message>
    <message>
        <source>a yellow %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>eine gelbe %1</translation>
    </message>
    <message>
        <source>a yellow Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine gelbe „Zieh 1“-Karte</translation>
    </message>
    <message>
        <source>a yellow Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine gelbe Retour-Karte</translation>
    </message>
    <message>
        <source>a yellow Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine gelbe Aussetzen-Karte</translation>
    </message>
    <message>
        <source>a yellow Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine gelbe Flip-Karte</translation>
    </message>
    <message>
        <source>Pink</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>pink</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names pink.&quot;</extracomment>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>pink card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>rosafarbene Karte</translation>
    </message>
    <message>
        <source>Pink %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>Rosa %1</translation>
    </message>
    <message>
        <source>Pink Draw Five</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Rosa Zieh 5</translation>
    </message>
    <message>
        <source>Pink Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Rosa Retour</translation>
    </message>
    <message>
        <source>Pink Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Rosa Alle aussetzen</translation>
    </message>
    <message>
        <source>Pink Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Rosa Flip</translation>
    </message>
    <message>
        <source>a pink %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>eine rosafarbene %1</translation>
    </message>
    <message>
        <source>a pink Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine rosafarbene „Zieh 5“-Karte</translation>
    </message>
    <message>
        <source>a pink Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine rosafarbene Retour-Karte</translation>
    </message>
    <message>
        <source>a pink Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine rosafarbene „Alle aussetzen“-Karte</translation>
    </message>
    <message>
        <source>a pink Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine rosafarbene Flip-Karte</translation>
    </message>
    <message>
        <source>Teal</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Blaugrün</translation>
    </message>
    <message>
        <source>teal</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names teal.&quot;</extracomment>
        <translation>Blaugrün</translation>
    </message>
    <message>
        <source>teal card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>blaugrüne Karte</translation>
    </message>
    <message>
        <source>Teal %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>Blaugrün %1</translation>
    </message>
    <message>
        <source>Teal Draw Five</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Blaugrün Zieh 5</translation>
    </message>
    <message>
        <source>Teal Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Blaugrün Retour</translation>
    </message>
    <message>
        <source>Teal Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Blaugrün Alle aussetzen</translation>
    </message>
    <message>
        <source>Teal Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Blaugrün Flip</translation>
    </message>
    <message>
        <source>a teal %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>eine blaugrüne %1</translation>
    </message>
    <message>
        <source>a teal Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine blaugrüne „Zieh 5“-Karte</translation>
    </message>
    <message>
        <source>a teal Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine blaugrüne Retour-Karte</translation>
    </message>
    <message>
        <source>a teal Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine blaugrüne „Alle aussetzen“-Karte</translation>
    </message>
    <message>
        <source>a teal Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine blaugrüne Flip-Karte</translation>
    </message>
    <message>
        <source>Orange</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Orange</translation>
    </message>
    <message>
        <source>orange</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names orange.&quot;</extracomment>
        <translation>Orange</translation>
    </message>
    <message>
        <source>orange card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>orangefarbene Karte</translation>
    </message>
    <message>
        <source>Orange %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>Orange %1</translation>
    </message>
    <message>
        <source>Orange Draw Five</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Orange Zieh 5</translation>
    </message>
    <message>
        <source>Orange Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Orange Retour</translation>
    </message>
    <message>
        <source>Orange Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Orange Alle aussetzen</translation>
    </message>
    <message>
        <source>Orange Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Orange Flip</translation>
    </message>
    <message>
        <source>an orange %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>eine orangefarbene %1</translation>
    </message>
    <message>
        <source>an orange Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine orangefarbene „Zieh 5“-Karte</translation>
    </message>
    <message>
        <source>an orange Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine orangefarbene Retour-Karte</translation>
    </message>
    <message>
        <source>an orange Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine orangefarbene „Alle aussetzen“-Karte</translation>
    </message>
    <message>
        <source>an orange Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine orangefarbene Flip-Karte</translation>
    </message>
    <message>
        <source>Purple</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Lila</translation>
    </message>
    <message>
        <source>purple</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names purple.&quot;</extracomment>
        <translation>Lila</translation>
    </message>
    <message>
        <source>purple card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>lilafarbene Karte</translation>
    </message>
    <message>
        <source>Purple %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>Lila %1</translation>
    </message>
    <message>
        <source>Purple Draw Five</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Lila Zieh 5</translation>
    </message>
    <message>
        <source>Purple Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Lila Retour</translation>
    </message>
    <message>
        <source>Purple Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Lila Alle aussetzen</translation>
    </message>
    <message>
        <source>Purple Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Lila Flip</translation>
    </message>
    <message>
        <source>a purple %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>eine lilafarbene %1</translation>
    </message>
    <message>
        <source>a purple Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine lilafarbene „Zieh 5“-Karte</translation>
    </message>
    <message>
        <source>a purple Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine lilafarbene Retour-Karte</translation>
    </message>
    <message>
        <source>a purple Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine lilafarbene „Alle aussetzen“-Karte</translation>
    </message>
    <message>
        <source>a purple Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>eine lilafarbene Flip-Karte</translation>
    </message>
</context>
<context>
    <name>cli::Answer</name>
    <message>
        <source>Totals: %1</source>
        <extracomment>Behind an event that changed the points. %1 is a list such as &quot;Ana 57, Ben 0&quot;.</extracomment>
        <translation>Summen: %1</translation>
    </message>
</context>
<context>
    <name>cli::CommandLine</name>
    <message>
        <source>Show how to use this.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Zeigt, wie das aufgerufen wird.</translation>
    </message>
    <message>
        <source>The language of the answers: %1.</source>
        <extracomment>Help of an option of the command line. %1 is a list of codes such as &quot;en, es, de&quot;.</extracomment>
        <translation>Die Sprache der Antworten: %1.</translation>
    </message>
    <message>
        <source>There is no language “%1”. There are: %2.</source>
        <extracomment>%1 is what was typed, %2 a list of codes such as &quot;en, es, de&quot;.</extracomment>
        <translation>Die Sprache „%1“ gibt es nicht. Es gibt: %2.</translation>
    </message>
    <message>
        <source>“flipside-cli %1 --help” shows how to use it.</source>
        <extracomment>%1 is the name of a subcommand.</extracomment>
        <translation>„flipside-cli %1 --help“ zeigt, wie es aufgerufen wird.</translation>
    </message>
    <message>
        <source>“%1” is one argument too many.</source>
        <extracomment>The call of a command has an argument too many. %1 is what was typed.</extracomment>
        <translation>„%1“ ist ein Argument zu viel.</translation>
    </message>
    <message>
        <source>Standard output cannot be written: %1. The output is incomplete.</source>
        <extracomment>%1 is the system&apos;s reason.</extracomment>
        <translation>Auf die Standardausgabe lässt sich nicht schreiben: %1. Was dort stehen sollte, ist nicht vollständig.</translation>
    </message>
    <message>
        <source>%1 needs a value that is not empty.</source>
        <extracomment>The call of a command has an option with nothing behind it. %1 is an option such as --database.</extracomment>
        <translation>%1 braucht einen Wert, der nicht leer ist.</translation>
    </message>
    <message>
        <source>An argument is empty.</source>
        <extracomment>The call of a command has an argument in which nothing is.</extracomment>
        <translation>Ein Argument ist leer.</translation>
    </message>
</context>
<context>
    <name>cli::Database</name>
    <message>
        <source>The file with the matches; without it, the app’s own.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Die Datei mit den Spielen; ohne sie die der App.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1 is a file&apos;s name.</extracomment>
        <translation>Die Datei „%1“ gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>cli::Exchange</name>
    <message>
        <source>Writes a match as a record to standard output; or, with an option, all matches or those named as an archive or as a table. Matches in the bin are left out unless they are named.</source>
        <extracomment>Help of flipside-cli export.</extracomment>
        <translation>Schreibt ein Spiel als Aufzeichnung auf die Standardausgabe; oder mit einer Option alle oder die genannten Spiele als Archiv oder als Tabelle. Spiele im Papierkorb bleiben weg, außer sie werden genannt.</translation>
    </message>
    <message>
        <source>Everything as one archive in JSON Lines.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Alles als ein Archiv in JSON Lines.</translation>
    </message>
    <message>
        <source>The results as comma-separated values, one row per round and player.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Die Ergebnisse als kommagetrennte Werte, eine Zeile je Runde und Spieler.</translation>
    </message>
    <message>
        <source>Match ids; the first few characters are enough.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Kennungen der Spiele; die ersten Zeichen genügen.</translation>
    </message>
    <message>
        <source>A record holds one match; for several, use --archive or --csv, not both.</source>
        <translation>Eine Aufzeichnung enthält ein Spiel; für mehrere nimm --archive oder --csv, nicht beides.</translation>
    </message>
    <message>
        <source>matches added: %1</source>
        <extracomment>What an import did. %1 is a number of matches.</extracomment>
        <translation>Spiele dazugekommen: %1</translation>
    </message>
    <message>
        <source>continued: %1</source>
        <extracomment>What an import did: matches that were here and went on elsewhere. %1 is a number of matches.</extracomment>
        <translation>weitergegangen: %1</translation>
    </message>
    <message>
        <source>known already: %1</source>
        <extracomment>What an import did. %1 is a number of matches.</extracomment>
        <translation>schon bekannt: %1</translation>
    </message>
    <message>
        <source>“%1”: the match %2 differs from the one saved here, which was not changed.</source>
        <extracomment>%1 is a file, %2 the id of a match.</extracomment>
        <translation>„%1“: Das Spiel %2 stimmt nicht mit dem überein, das hier gespeichert ist; das hier wurde nicht verändert.</translation>
    </message>
    <message>
        <source>Imports records and archives. A file is read and refereed to its end before anything is written; what is here is never overwritten, and importing the same file again changes nothing.</source>
        <extracomment>Help of flipside-cli import.</extracomment>
        <translation>Importiert Aufzeichnungen und Archive. Eine Datei wird bis zum Ende gelesen und geprüft, bevor etwas geschrieben wird; was hier ist, wird nie überschrieben, und dieselbe Datei noch einmal zu importieren ändert nichts.</translation>
    </message>
    <message>
        <source>Records (.flip) or archives.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Aufzeichnungen (.flip) oder Archive.</translation>
    </message>
    <message>
        <source>Which file?</source>
        <translation>Welche Datei?</translation>
    </message>
    <message>
        <source>write matches as records, archive or table</source>
        <extracomment>What flipside-cli export does, in the list of its commands.</extracomment>
        <translation>schreibt Spiele als Aufzeichnungen, Archiv oder Tabelle</translation>
    </message>
    <message>
        <source>import records and archives</source>
        <extracomment>What flipside-cli import does, in the list of its commands.</extracomment>
        <translation>importiert Aufzeichnungen und Archive</translation>
    </message>
    <message>
        <source>Write to this file, which must not exist yet; it gets its name once it is complete.</source>
        <translation>In diese Datei, die es noch nicht geben darf und die ihren Namen bekommt, wenn alles darin steht.</translation>
    </message>
    <message>
        <source>“%1” does not say where it ends, as archives did in the past: something may be missing from it.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>„%1“ sagt nicht, wo es endet, wie frühere Archive: Vielleicht fehlt etwas darin.</translation>
    </message>
    <message>
        <source>“%1”: the match %2 was left out: a name in it has characters that cannot be seen.</source>
        <extracomment>%1 is a file, %2 the id of a match.</extracomment>
        <translation>„%1“: Das Spiel %2 wurde ausgelassen: Ein Name darin hat Zeichen, die man nicht sieht.</translation>
    </message>
    <message>
        <source>Stopped. What was added from “%1” until then stays; the same import again adds the rest.</source>
        <extracomment>Ctrl+C was pressed during an import. %1 is a file.</extracomment>
        <translation>Angehalten. Was bis dahin aus „%1“ dazugekommen ist, bleibt; derselbe Import noch einmal holt den Rest.</translation>
    </message>
    <message>
        <source>altered: %1 is not what was written. It is exported as it is now; “flipside-cli restore” restores a backup.</source>
        <extracomment>An export. %1 is an id and a place in a table.</extracomment>
        <translation>verändert: %1 ist nicht mehr, was geschrieben wurde. Es wird exportiert, wie es jetzt ist; „flipside-cli restore“ holt eine Sicherung zurück.</translation>
    </message>
</context>
<context>
    <name>cli::Listing</name>
    <message>
        <source>Lists all matches, newest first, those under way on top: id, when it began, state, edition, and who has how many points (* won).</source>
        <extracomment>Help of flipside-cli matches.</extracomment>
        <translation>Zählt alle Spiele auf, die neuesten zuerst, laufende oben: Kennung, Beginn, Stand, Ausgabe und wer wie viele Punkte hat (* gewonnen).</translation>
    </message>
    <message>
        <source>One JSON object per line, for each match.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Ein JSON-Objekt je Spiel und Zeile.</translation>
    </message>
    <message>
        <source>Round %1 (dealt by %2): under way</source>
        <extracomment>A round in the scoreboard of flipside-cli show. %1 is a number, %2 a name.</extracomment>
        <translation>Runde %1 (%2 hat gegeben): läuft</translation>
    </message>
    <message>
        <source>Round %1 (dealt by %2): %3 went out (%4)</source>
        <extracomment>A round in the scoreboard of flipside-cli show. %1 is a number, %2 and %3 names, %4 words such as &quot;dark, declared&quot;.</extracomment>
        <translation>Runde %1 (%2 hat gegeben): %3 war zuerst fertig (%4)</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>Behind a player&apos;s name and gain. %1 is what the cards left in hand are worth.</extracomment>
        <translation>übrig: %1</translation>
    </message>
    <message>
        <source>Shows a match: who played, every round with the cards that were left, and how it stands.</source>
        <extracomment>Help of flipside-cli show.</extracomment>
        <translation>Zeigt ein Spiel: wer mitgespielt hat, jede Runde mit den übrigen Karten und wie es steht.</translation>
    </message>
    <message>
        <source>The match’s id; the first few characters are enough.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Kennung des Spiels; die ersten Zeichen genügen.</translation>
    </message>
    <message>
        <source>Which match?</source>
        <translation>Welches Spiel?</translation>
    </message>
    <message>
        <source>Lists everyone who has played: id and name.</source>
        <extracomment>Help of flipside-cli players.</extracomment>
        <translation>Zählt alle auf, die je mitgespielt haben: Kennung und Name.</translation>
    </message>
    <message>
        <source>(archived)</source>
        <extracomment>Behind the name of a player who is kept out of the way.</extracomment>
        <translation>(archiviert)</translation>
    </message>
    <message>
        <source>list all matches</source>
        <extracomment>What flipside-cli matches does, in the list of its commands.</extracomment>
        <translation>zählt alle Spiele auf</translation>
    </message>
    <message>
        <source>show a match with its rounds</source>
        <extracomment>What flipside-cli show does, in the list of its commands.</extracomment>
        <translation>zeigt ein Spiel mit seinen Runden</translation>
    </message>
    <message>
        <source>list everyone who has played</source>
        <extracomment>What flipside-cli players does, in the list of its commands.</extracomment>
        <translation>zählt alle auf, die je mitgespielt haben</translation>
    </message>
    <message>
        <source>One JSON object with the match and its rounds.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Ein JSON-Objekt mit dem Spiel und seinen Runden.</translation>
    </message>
</context>
<context>
    <name>cli::Main</name>
    <message>
        <source>
For more, run “flipside-cli COMMAND --help”; --version says which version this is.</source>
        <translation>
„flipside-cli BEFEHL --help“ sagt mehr; --version nennt die Version.</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>Den Befehl „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Usage: flipside-cli [--database FILE] COMMAND [OPTION…]

The referee of UNO FLIP tables on a terminal. Commands:
</source>
        <extracomment>Help of flipside-cli. FILE, COMMAND and so on are placeholders.</extracomment>
        <translation>Aufruf: flipside-cli [--database FILE] BEFEHL [OPTION…]

Der Schiedsrichter für UNO-FLIP-Runden im Terminal. Befehle:
</translation>
    </message>
</context>
<context>
    <name>cli::Play</name>
    <message>
        <source>Match %1</source>
        <extracomment>Before the first answer of a table on the terminal. %1 is an id.</extracomment>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>Answer with one JSON object per line, with the match’s id.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Antwortet mit einem JSON-Objekt je Zeile, mit der Kennung des Spiels.</translation>
    </message>
    <message>
        <source>The id of the match to continue; the first few characters are enough. Without it, a new match.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Kennung des Spiels, das weitergeht; die ersten Zeichen genügen. Ohne sie ein neues Spiel.</translation>
    </message>
    <message>
        <source>play on the terminal and save the match</source>
        <extracomment>What flipside-cli play does, in the list of its commands.</extracomment>
        <translation>spielt im Terminal und speichert das Spiel</translation>
    </message>
    <message>
        <source>Standard input cannot be read: %1.</source>
        <extracomment>%1 is the system&apos;s reason.</extracomment>
        <translation>Die Standardeingabe lässt sich nicht lesen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped here; %n event(s) of this match are kept.</source>
        <extracomment>A table on the terminal ends here, since something could not be read or written.</extracomment>
        <translation>
            <numerusform>Hier angehalten; %n Ereignis dieses Spiels ist gespeichert.</numerusform>
            <numerusform>Hier angehalten; %n Ereignisse dieses Spiels sind gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped here; %n event(s) of this match were kept in the file that was there.</source>
        <extracomment>A table on the terminal ends here, since its file is not the one any more in which it was kept.</extracomment>
        <translation>
            <numerusform>Hier angehalten; %n Ereignis dieses Spiels war in der Datei gespeichert, die vorher da war.</numerusform>
            <numerusform>Hier angehalten; %n Ereignisse dieses Spiels waren in der Datei gespeichert, die vorher da war.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is kept, but today’s backup was not made. %1</source>
        <extracomment>The backup that is made when a match ends. %1 is a sentence that says why.</extracomment>
        <translation>Das Spiel ist gespeichert, aber die Sicherung von heute wurde nicht angelegt. %1</translation>
    </message>
    <message>
        <source>A table on the terminal: reads table notation from standard input, the header first for a new match, and answers each event once it is on disk. A line that cannot be read is reported, and the table goes on. Where an event cannot be kept, a person can try again; without a terminal it stops there. Exit status: 0 where every event was taken, 1 where any was refused or the backup after a match was not made, 2 where a line could not be read, 3 where one could not be kept.</source>
        <extracomment>Help of flipside-cli play.</extracomment>
        <translation>Ein Tisch im Terminal: liest die Zeilen einer Aufzeichnung von der Standardeingabe, bei einem neuen Spiel zuerst den Kopf, und antwortet auf jedes Ereignis, sobald es gespeichert ist. Eine unlesbare Zeile wird gemeldet, und es geht weiter. Wo sich ein Ereignis nicht speichern lässt, kann ein Mensch es noch einmal versuchen; ohne Terminal hält es dort an. Rückgabewert: 0, wenn alles angenommen wurde, 1, wenn etwas abgelehnt oder die Sicherung nach einem Spiel nicht angelegt wurde, 2, wenn eine Zeile nicht lesbar war, 3, wenn sich etwas nicht speichern ließ.</translation>
    </message>
</context>
<context>
    <name>cli::ProgressLine</name>
    <message>
        <source>%1%</source>
        <extracomment>Progress of something long. %1 is a number from 0 to 100.</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Working … %1 s</source>
        <extracomment>Something long is being done. %1 is a number of seconds so far.</extracomment>
        <translation>In Arbeit … %1 s</translation>
    </message>
</context>
<context>
    <name>cli::Referee</name>
    <message>
        <source>Answer with one JSON object per line.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Antwortet mit einem JSON-Objekt je Zeile.</translation>
    </message>
    <message>
        <source>The record; standard input without it.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Die Aufzeichnung; ohne sie die Standardeingabe.</translation>
    </message>
    <message>
        <source>Only one record can be read at a time.</source>
        <translation>Es lässt sich nur eine Aufzeichnung auf einmal lesen.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <extracomment>%1 is a file&apos;s name, %2 the system&apos;s reason.</extracomment>
        <translation>„%1“ lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>check a record with the referee</source>
        <extracomment>What flipside-cli referee does, in the list of its commands.</extracomment>
        <translation>prüft eine Aufzeichnung mit dem Schiedsrichter</translation>
    </message>
    <message>
        <source>Line %1: a match has no more than %2 events. Reading stops here.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Zeile %1: Ein Spiel hat höchstens %2 Ereignisse. Hier endet das Lesen.</translation>
    </message>
    <message>
        <source>Line %1 and what follows is only read, not judged, since line %2 cannot be read.</source>
        <extracomment>%1 and %2 are numbers of lines of a record.</extracomment>
        <translation>Zeile %1 und was folgt wird nur gelesen und nicht beurteilt, denn Zeile %2 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Reads a record in table notation and says of each event whether it is legal, what follows and why. Behind a line that cannot be read nothing is judged; what is wrong with later lines is said. Exit status: 0 where every event was taken, 1 where any was refused, 2 where a line could not be read.</source>
        <extracomment>Help of flipside-cli referee.</extracomment>
        <translation>Liest die Aufzeichnung eines Spiels und sagt zu jedem Ereignis, ob es erlaubt ist, was daraus folgt und warum. Hinter einer Zeile, die nicht lesbar ist, wird nichts beurteilt; was an späteren Zeilen falsch ist, wird gesagt. Rückgabewert: 0, wenn alles angenommen wurde, 1, wenn etwas abgelehnt wurde, 2, wenn eine Zeile nicht lesbar war.</translation>
    </message>
</context>
<context>
    <name>cli::Rules</name>
    <message>
        <source>Nothing in the rulebook mentions “%1”.</source>
        <extracomment>%1 is what was searched for.</extracomment>
        <translation>Im Regelbuch steht nichts zu „%1“.</translation>
    </message>
    <message>
        <source>Prints the contents of the rulebook, one of its rules, or what a search finds.</source>
        <extracomment>Help of flipside-cli rules.</extracomment>
        <translation>Zeigt den Inhalt des Regelbuchs, eine seiner Regeln oder was eine Suche findet.</translation>
    </message>
    <message>
        <source>The edition it is about: %1.</source>
        <extracomment>Help of an option of the command line. %1 is a list of names such as &quot;flip2019, flip2020&quot;.</extracomment>
        <translation>Die Ausgabe, um die es geht: %1.</translation>
    </message>
    <message>
        <source>Look for these words, in any of the languages.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Sucht diese Wörter, in jeder der Sprachen.</translation>
    </message>
    <message>
        <source>Answer with a JSON list.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Antwortet mit einer JSON-Liste.</translation>
    </message>
    <message>
        <source>The rule to print, such as turn.match; the contents without it.</source>
        <extracomment>Help of an argument of the command line. turn.match is an example of an id.</extracomment>
        <translation>Die Regel, die gezeigt wird, zum Beispiel turn.match; ohne sie der Inhalt.</translation>
    </message>
    <message>
        <source>There is no edition “%1”. There are: %2.</source>
        <extracomment>%1 is what was typed, %2 a list of names such as &quot;flip2019, flip2020&quot;.</extracomment>
        <translation>Die Ausgabe „%1“ gibt es nicht. Es gibt: %2.</translation>
    </message>
    <message>
        <source>There is no rulebook in the language “%1”.</source>
        <extracomment>%1 is a code such as &quot;de&quot;.</extracomment>
        <translation>In der Sprache „%1“ gibt es kein Regelbuch.</translation>
    </message>
    <message>
        <source>There is no rule “%1”. “flipside-cli rules” lists them all.</source>
        <extracomment>%1 is one or more ids that were typed.</extracomment>
        <translation>Die Regel „%1“ gibt es nicht. „flipside-cli rules“ zählt alle auf.</translation>
    </message>
    <message>
        <source>look up the rules, in five languages</source>
        <extracomment>What flipside-cli rules does, in the list of its commands.</extracomment>
        <translation>schlägt in den Regeln nach, in fünf Sprachen</translation>
    </message>
    <message>
        <source>Nothing in the rulebook mentions “%1”; showing “%2” instead.</source>
        <extracomment>%1 is what was searched for, %2 what was looked for instead.</extracomment>
        <translation>Im Regelbuch steht nichts zu „%1“; gezeigt wird „%2“.</translation>
    </message>
</context>
<context>
    <name>cli::Stats</name>
    <message>
        <source>challenges made %1 (%2 rightly), suffered %3 (%4 rightly)</source>
        <extracomment>Numbers about a player. %1 to %4 are numbers of challenges.</extracomment>
        <translation>Herausforderungen gegen andere %1 (%2 zu Recht), von anderen %3 (%4 zu Recht)</translation>
    </message>
    <message>
        <source>UNO called %1, caught %2, caught others %3</source>
        <extracomment>Numbers about a player. %1 to %3 are numbers; UNO is what is called with one card left.</extracomment>
        <translation>UNO gerufen %1, erwischt worden %2, andere erwischt %3</translation>
    </message>
    <message>
        <source>cards drawn by cause: %1</source>
        <extracomment>Numbers about a player. %1 is a list such as &quot;+1 12, draw 40&quot;.</extracomment>
        <translation>Karten gezogen, nach Grund: %1</translation>
    </message>
    <message>
        <source>A name, or the id of a player.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Ein Name oder die Kennung eines Spielers.</translation>
    </message>
    <message>
        <source>Shows numbers about a player; or about everybody, and the records of the table.</source>
        <extracomment>Help of flipside-cli stats.</extracomment>
        <translation>Nennt Zahlen über einen Spieler; oder über alle, und dazu die Tischrekorde.</translation>
    </message>
    <message>
        <source>One JSON object per line, for each player and record.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Ein JSON-Objekt pro Zeile, für jeden Spieler und jeden Rekord.</translation>
    </message>
    <message>
        <source>show numbers about players, and the records</source>
        <extracomment>What flipside-cli stats does, in the list of its commands.</extracomment>
        <translation>nennt Zahlen über Spieler und die Rekorde</translation>
    </message>
    <message>
        <source>light %1, dark %2</source>
        <extracomment>In a list. %1 and %2 are numbers; light and dark are the sides of the cards.</extracomment>
        <translation>hell %1, dunkel %2</translation>
    </message>
    <message>
        <source>cards with one side %1</source>
        <extracomment>Behind &quot;light 3, dark 4&quot;. %1 is a number, of an edition whose cards have one side only.</extracomment>
        <translation>Karten mit einer Seite %1</translation>
    </message>
    <message>
        <source>matches %1, finished %2, won %3 (%4 of those finished)</source>
        <extracomment>Numbers about a player. %1 to %3 are numbers, %4 is such as &quot;17%&quot; or a dash: of those finished.</extracomment>
        <translation>Spiele %1, beendet %2, gewonnen %3 (%4 der beendeten)</translation>
    </message>
    <message>
        <source>rounds %1, won %2 (%3)</source>
        <extracomment>Numbers about a player. %1 and %2 are numbers, %3 is a list such as &quot;light 3, dark 4&quot;.</extracomment>
        <translation>Runden %1, gewonnen %2 (%3)</translation>
    </message>
    <message>
        <source>points gained by winning %1 (%3), best round %2, left in hand %4 (%5)</source>
        <extracomment>Numbers about a player. %1, %2 and %4 are numbers of points, %3 and %5 lists such as &quot;light 3, dark 4&quot;.</extracomment>
        <translation>Punkte aus gewonnenen Runden %1 (%3), beste Runde %2, auf der Hand geblieben %4 (%5)</translation>
    </message>
    <message>
        <source>points per round %1, where everyone counts their own</source>
        <extracomment>Numbers about a player: what was written down for them. %1 is a number of points.</extracomment>
        <translation>Punkte je Runde %1, wo jeder für sich zählt</translation>
    </message>
    <message>
        <source>points per round %1, where the winner collects</source>
        <translation>Punkte je Runde %1, wo der Gewinner kassiert</translation>
    </message>
</context>
<context>
    <name>cli::StoreErrors</name>
    <message>
        <source>The folder “%1” is not there and cannot be made.</source>
        <extracomment>%1 is a folder.</extracomment>
        <translation>Den Ordner „%1“ gibt es nicht, und er lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2</source>
        <extracomment>%1 is a file, %2 the system&apos;s reason.</extracomment>
        <translation>„%1“ lässt sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>“%1” cannot be written. Nothing was changed; allow writing there, or name another file with --database.</source>
        <extracomment>%1 is a file or folder.</extracomment>
        <translation>„%1“ lässt sich nicht schreiben. Nichts wurde geändert; erlaube das Schreiben dort, oder nenne mit --database eine andere Datei.</translation>
    </message>
    <message>
        <source>“%1” is not a database of Flipside. It was not changed.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>„%1“ ist keine Datenbank von Flipside. Sie wurde nicht verändert.</translation>
    </message>
    <message>
        <source>“%1” was written by a newer Flipside (its version is %2). It was not changed; install that version to open it.</source>
        <extracomment>%1 is a file, %2 a number.</extracomment>
        <translation>„%1“ stammt von einem neueren Flipside (Version %2 der Datei). Sie wurde nicht verändert; aktualisiere Flipside, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>“%1” is damaged. It was kept as “%2”, with all that is in it; a new one begins, or “flipside-cli restore” restores a backup.</source>
        <extracomment>%1 and %2 are files.</extracomment>
        <translation>„%1“ ist beschädigt. Die Datei wurde mit allem, was darin ist, als „%2“ beiseitegelegt; eine neue beginnt, oder „flipside-cli restore“ holt eine Sicherung zurück.</translation>
    </message>
    <message>
        <source>“%1” could not be brought to this version and was left as it was; a copy is “%2”. The reason: %3</source>
        <extracomment>%1 and %2 are files, %3 is a reason.</extracomment>
        <translation>„%1“ ließ sich nicht auf diese Version bringen und blieb, wie es war; eine Kopie ist „%2“. Der Grund: %3</translation>
    </message>
    <message>
        <source>Another program is using “%1”. Nothing was changed; try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>Ein anderes Programm benutzt gerade „%1“. Nichts wurde geändert; versuche es noch einmal.</translation>
    </message>
    <message>
        <source>“%1” was moved or replaced meanwhile. Nothing was written; start again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>„%1“ wurde inzwischen verschoben oder ersetzt. Nichts wurde geschrieben; fang noch einmal an.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <extracomment>%1 is a file, %2 a sentence.</extracomment>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>There is no player “%1”.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>Einen Spieler „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no group “%1”.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>Eine Gruppe „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The match %1 is in the bin.</source>
        <extracomment>%1 is an id.</extracomment>
        <translation>Das Spiel %1 liegt im Papierkorb.</translation>
    </message>
    <message>
        <source>Both have played in the match %1, so they cannot be merged.</source>
        <extracomment>%1 is an id.</extracomment>
        <translation>Beide haben das Spiel %1 gespielt und lassen sich deshalb nicht zusammenlegen.</translation>
    </message>
    <message>
        <source>The journal of the match %1 cannot be read from event %2 on: “%3”. Nothing was changed.</source>
        <extracomment>%1 is an id, %2 a number, %3 what stands there.</extracomment>
        <translation>Das Protokoll des Spiels %1 lässt sich ab Ereignis %2 nicht lesen: „%3“. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>“%1”, line %2: %3</source>
        <extracomment>%1 is a file, %2 the number of a line, %3 a sentence.</extracomment>
        <translation>„%1“, Zeile %2: %3</translation>
    </message>
    <message>
        <source>“%1” already exists and will not be overwritten.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>„%1“ gibt es schon; die Datei wird nicht überschrieben.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <extracomment>%1 is a file, %2 a reason.</extracomment>
        <translation>„%1“ lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <extracomment>%1 is a file, %2 a reason.</extracomment>
        <translation>„%1“ lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>this archive cannot be imported (%1).</source>
        <extracomment>%1 is a detail, such as the name of a field.</extracomment>
        <translation>das ist kein Archiv, das sich importieren lässt (%1).</translation>
    </message>
    <message>
        <source>this archive was written by a newer Flipside.</source>
        <translation>dieses Archiv stammt von einem neueren Flipside.</translation>
    </message>
    <message>
        <source>Flipside is open elsewhere with “%1”. Nothing was changed; close it there and try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>Flipside ist anderswo mit „%1“ offen. Nichts wurde geändert; schließe es dort und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The disk is full: “%1” could not be written. What was kept before is safe; make room and try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>Der Datenträger ist voll: „%1“ konnte nicht geschrieben werden. Was vorher gespeichert war, ist sicher; mach Platz und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>the archive is not whole: a part is missing, or it has changed since it was written. Nothing was imported; export it again.</source>
        <translation>das Archiv ist nicht ganz: Ein Teil fehlt, oder es wurde verändert, seit es geschrieben wurde. Nichts wurde importiert; exportiere es noch einmal.</translation>
    </message>
    <message>
        <source>“%1” cannot be a name: a name has 1 to 40 visible characters, and no comma, colon, semicolon or #.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>„%1“ kann kein Name sein: Ein Name hat 1 bis 40 sichtbare Zeichen, ohne Komma, Doppelpunkt, Semikolon oder #.</translation>
    </message>
    <message>
        <source>The match %1 has reached its maximum length.</source>
        <extracomment>%1 is an id.</extracomment>
        <translation>Das Spiel %1 hat die größte mögliche Länge erreicht.</translation>
    </message>
    <message>
        <source>this is longer than any match can be.</source>
        <translation>das ist länger, als ein Spiel sein kann.</translation>
    </message>
    <message>
        <source>“%1” is damaged, or the disk cannot read it: %2. It was not changed; “flipside-cli restore” puts a backup in its place and keeps the damaged file.</source>
        <extracomment>%1 is a file, %2 what SQLite says about it.</extracomment>
        <translation>„%1“ ist beschädigt, oder der Datenträger kann es nicht lesen: %2. Die Datei wurde nicht verändert; „flipside-cli restore“ setzt eine Sicherung an ihre Stelle und bewahrt die beschädigte Datei auf.</translation>
    </message>
    <message>
        <source>“%1” could not be brought to this version and was left as it was. The reason: %2</source>
        <extracomment>%1 is a file, %2 a reason.</extracomment>
        <translation>„%1“ ließ sich nicht auf diese Version bringen und blieb, wie es war. Der Grund: %2</translation>
    </message>
    <message>
        <source>“%1” could not be used: %2. What was kept before is safe.</source>
        <extracomment>%1 is a file, %2 a reason.</extracomment>
        <translation>„%1“ ließ sich nicht benutzen: %2. Was vorher gespeichert war, ist sicher.</translation>
    </message>
    <message>
        <source>What was there before is kept as “%1”.</source>
        <extracomment>Behind a sentence on what went wrong. %1 is a file.</extracomment>
        <translation>Was vorher da war, wurde als „%1“ aufbewahrt.</translation>
    </message>
    <message>
        <source>There is no folder “%1”. Make it, or name another place.</source>
        <extracomment>%1 is a folder.</extracomment>
        <translation>Es gibt keinen Ordner „%1“. Lege ihn an, oder nenne einen anderen Ort.</translation>
    </message>
    <message>
        <source>“%1” can only be read, and no backup is made of such a file. “flipside-cli export --archive -o FILE” writes all that is in it.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>„%1“ lässt sich nur lesen, und von so einer Datei wird keine Sicherung angelegt. „flipside-cli export --archive -o FILE“ schreibt alles, was darin ist.</translation>
    </message>
    <message>
        <source>The backup “%1” is damaged, or the disk cannot read it: %2. Nothing was changed; restore another one.</source>
        <extracomment>%1 is a file, %2 what is wrong with it.</extracomment>
        <translation>Die Sicherung „%1“ ist beschädigt, oder der Datenträger kann sie nicht lesen: %2. Nichts wurde geändert; hole eine andere zurück.</translation>
    </message>
    <message>
        <source>There is no match “%1”.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>Ein Spiel „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>More than one match id begins with “%1”:</source>
        <extracomment>%1 is what was typed; a list of matches follows.</extracomment>
        <translation>Mehr als ein Spiel beginnt mit „%1“:</translation>
    </message>
</context>
<context>
    <name>cli::TableRecords</name>
    <message numerus="yes">
        <source>highest round: %n point(s)</source>
        <extracomment>A record of the table: most points that somebody collected in one round</extracomment>
        <translation>
            <numerusform>meiste Punkte in einer Runde: %n Punkt</numerusform>
            <numerusform>meiste Punkte in einer Runde: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest match: %n round(s)</source>
        <extracomment>A record of the table: the match with the most rounds</extracomment>
        <translation>
            <numerusform>längstes Spiel: %n Runde</numerusform>
            <numerusform>längstes Spiel: %n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>biggest comeback: %n point(s)</source>
        <extracomment>A record of the table: somebody was so far behind, and won</extracomment>
        <translation>
            <numerusform>größte Aufholjagd: %n Punkt</numerusform>
            <numerusform>größte Aufholjagd: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>most drawn at once: %n card(s)</source>
        <extracomment>A record of the table: most cards that somebody had to draw at one go</extracomment>
        <translation>
            <numerusform>meiste auf einmal gezogen: %n Karte</numerusform>
            <numerusform>meiste auf einmal gezogen: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>biggest hand: %n card(s)</source>
        <extracomment>A record of the table: most cards that somebody held</extracomment>
        <translation>
            <numerusform>größte Hand: %n Karte</numerusform>
            <numerusform>größte Hand: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Table records</source>
        <extracomment>Heading over the records of all matches.</extracomment>
        <translation>Tischrekorde</translation>
    </message>
</context>
<context>
    <name>cli::Upkeep</name>
    <message>
        <source>%1 is missing.</source>
        <extracomment>A command was called without its argument. %1 is what its help calls it.</extracomment>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>Writes a consistent copy of the database, also while it is in use.</source>
        <extracomment>Help of flipside-cli backup.</extracomment>
        <translation>Schreibt eine stimmige Kopie der Datenbank, auch während sie benutzt wird.</translation>
    </message>
    <message>
        <source>The copy; it must not exist yet.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Die Kopie; sie darf noch nicht da sein.</translation>
    </message>
    <message>
        <source>Puts a backup in the place of the database. The backup is checked first, and what it replaces is kept beside it.</source>
        <extracomment>Help of flipside-cli restore.</extracomment>
        <translation>Setzt eine Sicherung an die Stelle der Datenbank. Die Sicherung wird vorher geprüft, und was sie ersetzt, bleibt daneben erhalten.</translation>
    </message>
    <message>
        <source>The backup.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Die Sicherung.</translation>
    </message>
    <message>
        <source>Restored. What was there before is kept as “%1”.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>Wiederhergestellt. Was vorher da war, wurde als „%1“ aufbewahrt.</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Wiederhergestellt.</translation>
    </message>
    <message>
        <source>Recalculates from the journals what history and stats show, and says whether it is identical or what differs first.</source>
        <extracomment>Help of flipside-cli verify.</extracomment>
        <translation>Rechnet aus den Protokollen neu aus, was Verlauf und Statistik lesen, und sagt, ob es dasselbe ist oder was zuerst abweicht.</translation>
    </message>
    <message>
        <source>identical (matches: %1, events: %2)</source>
        <extracomment>What flipside-cli verify found. %1 and %2 are numbers.</extracomment>
        <translation>stimmt überein (Spiele: %1, Ereignisse: %2)</translation>
    </message>
    <message>
        <source>different: match %1, %2: stored “%3”, the journal says “%4”</source>
        <extracomment>What flipside-cli verify found. %1 is an id, %2 a place in a table, %3 and %4 what stands there.</extracomment>
        <translation>weicht ab: Spiel %1, %2: gespeichert „%3“, das Protokoll sagt „%4“</translation>
    </message>
    <message>
        <source>Recalculates from the journals what history and stats show, and repairs what differs.</source>
        <extracomment>Help of flipside-cli rebuild.</extracomment>
        <translation>Rechnet aus den Protokollen neu aus, was Verlauf und Statistik lesen, und bringt es in Ordnung.</translation>
    </message>
    <message>
        <source>repaired: %1</source>
        <extracomment>What flipside-cli rebuild did. %1 is a number of matches.</extracomment>
        <translation>in Ordnung gebracht: %1</translation>
    </message>
    <message>
        <source>Fills a new database with simulated matches, for trying things out. The same number and seed give the same matches.</source>
        <extracomment>Help of flipside-cli demo.</extracomment>
        <translation>Füllt eine neue Datenbank mit simulierten Spielen, zum Ausprobieren. Dieselbe Zahl und derselbe Startwert ergeben dieselben Spiele.</translation>
    </message>
    <message>
        <source>Another number, other matches.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Andere Zahl, andere Spiele.</translation>
    </message>
    <message>
        <source>How many matches.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Wie viele Spiele.</translation>
    </message>
    <message>
        <source>N is a number from 1 to 1000000, S a number.</source>
        <translation>N ist eine Zahl von 1 bis 1000000, S eine Zahl.</translation>
    </message>
    <message>
        <source>“%1” is not empty; name a new file with --database.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>„%1“ ist nicht leer; nenne mit --database eine neue Datei.</translation>
    </message>
    <message>
        <source>copy the database</source>
        <extracomment>What flipside-cli backup does, in the list of its commands.</extracomment>
        <translation>kopiert die Datenbank</translation>
    </message>
    <message>
        <source>restore a backup</source>
        <extracomment>What flipside-cli restore does, in the list of its commands.</extracomment>
        <translation>holt eine Sicherung zurück</translation>
    </message>
    <message>
        <source>compare what is shown with the journals</source>
        <extracomment>What flipside-cli verify does, in the list of its commands.</extracomment>
        <translation>vergleicht das Gezeigte mit den Protokollen</translation>
    </message>
    <message>
        <source>repair what is shown, from the journals</source>
        <extracomment>What flipside-cli rebuild does, in the list of its commands.</extracomment>
        <translation>bringt das Gezeigte nach den Protokollen in Ordnung</translation>
    </message>
    <message>
        <source>fill a new database with simulated matches</source>
        <extracomment>What flipside-cli demo does, in the list of its commands.</extracomment>
        <translation>füllt eine neue Datenbank mit simulierten Spielen</translation>
    </message>
    <message>
        <source>altered: %1 is not what was written. “flipside-cli restore” restores a backup; “flipside-cli rebuild” takes it as it is now.</source>
        <extracomment>What flipside-cli verify found. %1 is an id and a place in a table.</extracomment>
        <translation>verändert: %1 ist nicht mehr, was geschrieben wurde. „flipside-cli restore“ holt eine Sicherung zurück; „flipside-cli rebuild“ nimmt es, wie es jetzt ist.</translation>
    </message>
    <message>
        <source>matches that differ: %1</source>
        <extracomment>What flipside-cli verify found, before the first of them. %1 is a number.</extracomment>
        <translation>Spiele, die abweichen: %1</translation>
    </message>
    <message>
        <source>altered: %1 is not what was written. It was taken as it is now.</source>
        <extracomment>What flipside-cli rebuild did. %1 is an id and a place in a table.</extracomment>
        <translation>verändert: %1 ist nicht mehr, was geschrieben wurde. Es wurde genommen, wie es jetzt ist.</translation>
    </message>
</context>
<context>
    <name>cli::Words</name>
    <message>
        <source>running</source>
        <extracomment>State of a match in a list: it is under way</extracomment>
        <translation>läuft</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>State of a match in a list: somebody has won</extracomment>
        <translation>beendet</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State of a match in a list: it was ended before somebody won</extracomment>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>collect</source>
        <extracomment>A way of scoring in a list, before the target: whoever goes out gets the points the others hold</extracomment>
        <translation>der Gewinner kassiert</translation>
    </message>
    <message>
        <source>tally</source>
        <extracomment>A way of scoring in a list, before the target: everyone adds up the points left in their own hand</extracomment>
        <translation>jeder zählt für sich</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>The side on which a round ended, in a list</extracomment>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <extracomment>The side on which a round ended, in a list</extracomment>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>called</source>
        <extracomment>A round in a list: every play was called</extracomment>
        <translation>angesagt</translation>
    </message>
    <message>
        <source>declared</source>
        <extracomment>A round in a list: the plays were not called, only who went out</extracomment>
        <translation>nur gezählt</translation>
    </message>
    <message>
        <source>void</source>
        <extracomment>A round in a list: it does not count</extracomment>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>late</source>
        <extracomment>A round in a list: it was played after the match had been won, as a correction showed</extracomment>
        <translation>nach dem Sieg</translation>
    </message>
    <message>
        <source>amended</source>
        <extracomment>A round in a list: it was corrected</extracomment>
        <translation>korrigiert</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>Why cards were drawn, in a list: by choice or for want of a card that fits</extracomment>
        <translation>im eigenen Zug</translation>
    </message>
    <message>
        <source>guilty</source>
        <extracomment>Why cards were drawn, in a list: a challenge showed that the player had bluffed</extracomment>
        <translation>ertappt</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Why cards were drawn, in a list: a challenge of one&apos;s own was wrong</extracomment>
        <translation>Herausforderung verloren</translation>
    </message>
    <message>
        <source>caught</source>
        <extracomment>Why cards were drawn, in a list: caught without having called UNO</extracomment>
        <translation>ohne UNO erwischt</translation>
    </message>
    <message>
        <source>fine</source>
        <extracomment>Why cards were drawn, in a list: the table said so, for a wrong call or the like</extracomment>
        <translation>Strafe</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>This is not text in UTF-8.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Das ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>The line is too long.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Die Zeile ist zu lang.</translation>
    </message>
    <message>
        <source>What happened belongs here, such as “play B7”, “draw” or “round”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Hierher gehört, was geschah, zum Beispiel „play B7“, „draw“ oder „round“.</translation>
    </message>
    <message>
        <source>The line should end here.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Hier sollte die Zeile enden.</translation>
    </message>
    <message>
        <source>A card belongs here, such as B7, GR or W+2.</source>
        <extracomment>What is wrong with a line of a record; the cards are written like this in every language</extracomment>
        <translation>Hierher gehört eine Karte, zum Beispiel B7, GR oder W+2.</translation>
    </message>
    <message>
        <source>This is the digit 0; orange is the letter O.</source>
        <extracomment>What is wrong with a line of a record: a digit was typed for a letter</extracomment>
        <translation>Das ist die Ziffer 0; für Orange steht der Buchstabe O.</translation>
    </message>
    <message>
        <source>Only a wild that is played carries its color, such as W=R.</source>
        <extracomment>What is wrong with a line of a record; the cards are written like this in every language</extracomment>
        <translation>Nur eine Farbenwahl-Karte, die gespielt wird, trägt ihre Farbe, zum Beispiel W=R.</translation>
    </message>
    <message>
        <source>A color belongs here: B, G, R, Y, P, T, O, V or its English word.</source>
        <extracomment>What is wrong with a line of a record; the letters and words stay as they are</extracomment>
        <translation>Hierher gehört eine Farbe: B, G, R, Y, P, T, O, V oder ihr englischer Name.</translation>
    </message>
    <message>
        <source>A side belongs here: “light” or “dark”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Hierher gehört eine Seite: „light“ oder „dark“.</translation>
    </message>
    <message>
        <source>A direction belongs here: “left” or “right”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Hierher gehört eine Richtung: „left“ oder „right“.</translation>
    </message>
    <message>
        <source>A number belongs here.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Hierher gehört eine Zahl.</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Diese Zahl ist zu groß.</translation>
    </message>
    <message>
        <source>The name of a player belongs here.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Hierher gehört der Name eines Spielers.</translation>
    </message>
    <message>
        <source>A name belongs here: 1 to 40 characters, without comma, colon, semicolon or #.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Hierher gehört ein Name: 1 bis 40 Zeichen, ohne Komma, Doppelpunkt, Semikolon oder #.</translation>
    </message>
    <message>
        <source>The cards somebody holds belong here, or their points.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Hierher gehören die Karten, die jemand noch hat, oder ihre Punkte.</translation>
    </message>
    <message>
        <source>This takes “hand” with the cards shown, “guilty” or “innocent”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Hierher gehört „hand“ mit den gezeigten Karten, „guilty“ oder „innocent“.</translation>
    </message>
    <message>
        <source>This takes “turn”, “direction”, “color”, “top” or “side”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Hierher gehört „turn“, „direction“, „color“, „top“ oder „side“.</translation>
    </message>
    <message>
        <source>This takes “void”, or who went “out” and then, after a semicolon each, what everybody else “holds”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Hierher gehört „void“, oder wer „out“ war und dann, jeweils nach einem Semikolon, was alle anderen noch haben („holds“).</translation>
    </message>
    <message>
        <source>A record begins with the line “flipside 1”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Eine Aufzeichnung beginnt mit der Zeile „flipside 1“.</translation>
    </message>
    <message>
        <source>This record was written by a newer Flipside.</source>
        <extracomment>What is wrong with a record</extracomment>
        <translation>Diese Aufzeichnung stammt von einem neueren Flipside.</translation>
    </message>
    <message>
        <source>This takes “edition”, “scoring”, “players”, “rule” or “note”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Hierher gehört „edition“, „scoring“, „players“, „rule“ oder „note“.</translation>
    </message>
    <message>
        <source>The lines “edition” and “players” come before the first event.</source>
        <extracomment>What is wrong with a record; the words in quotes stay English</extracomment>
        <translation>Die Zeilen „edition“ und „players“ stehen vor dem ersten Ereignis.</translation>
    </message>
    <message>
        <source>This was already said.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Das steht schon weiter oben.</translation>
    </message>
    <message>
        <source>An edition belongs here: “flip2019”, “flip2020” or “mini56”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay as they are</extracomment>
        <translation>Hierher gehört eine Ausgabe: „flip2019“, „flip2020“ oder „mini56“.</translation>
    </message>
    <message>
        <source>A way of scoring belongs here: “collect” or “tally”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Hierher gehört eine Zählweise: „collect“ oder „tally“.</translation>
    </message>
    <message>
        <source>A table ruling belongs here, such as “last-flip” or “tie”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Hierher gehört eine Tischregel, zum Beispiel „last-flip“ oder „tie“.</translation>
    </message>
    <message>
        <source>This ruling has no such value.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Diesen Wert hat die Tischregel nicht.</translation>
    </message>
    <message>
        <source>No more than ten can play.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Es können höchstens zehn spielen.</translation>
    </message>
    <message>
        <source>At least two must play.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Es müssen mindestens zwei spielen.</translation>
    </message>
    <message>
        <source>This name is taken already.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Dieser Name ist schon vergeben.</translation>
    </message>
    <message>
        <source>%1 It says “%2”.</source>
        <extracomment>%1 explains what should stand in a line, %2 is what was found there instead</extracomment>
        <translation>%1 Dort steht „%2“.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>A record cannot be read; %3 is a sentence that says why</extracomment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>The target must be at least one point.</source>
        <extracomment>What is wrong with a line of a record: somebody wants to play to no points at all</extracomment>
        <translation>Das Ziel muss mindestens ein Punkt sein.</translation>
    </message>
    <message>
        <source>This name has characters that cannot be seen.</source>
        <extracomment>What is wrong with a line of a record: a name has characters such as a zero-width space</extracomment>
        <translation>Dieser Name hat Zeichen, die man nicht sieht.</translation>
    </message>
    <message>
        <source>A line ends here with CR alone. Save the file with LF at the end of each line.</source>
        <extracomment>What is wrong with a record or an archive. The letters stay as they are</extracomment>
        <translation>Hier endet eine Zeile nur mit CR. Speichere die Datei mit LF am Ende jeder Zeile.</translation>
    </message>
    <message>
        <source>A fine is 1 to 10 cards.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Eine Strafe sind 1 bis 10 Karten.</translation>
    </message>
    <message>
        <source>This edition has no 0: “plain” is all there is.</source>
        <extracomment>What is wrong with a line of a record; the word in quotes stays English</extracomment>
        <translation>Diese Ausgabe hat keine 0: Hier gibt es nur „plain“.</translation>
    </message>
    <message>
        <source>Points somebody sits down with follow “with”: “join Dee with 50”.</source>
        <extracomment>What is wrong with a line of a record; the line in quotes stays English</extracomment>
        <translation>Mitgebrachte Punkte stehen hinter „with“: „join Dee with 50“.</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>%1 deals</source>
        <extracomment>Something that happened: a round begins</extracomment>
        <translation>%1 gibt</translation>
    </message>
    <message>
        <source>A round begins</source>
        <extracomment>Something that happened</extracomment>
        <translation>Eine Runde beginnt</translation>
    </message>
    <message>
        <source>First card: %1</source>
        <extracomment>Something that happened: the card turned up to begin; %1 is &quot;Blue 7&quot;</extracomment>
        <translation>Erste Karte: %1</translation>
    </message>
    <message>
        <source>%1: %2, let stand</source>
        <extracomment>Something that happened; %2 is &quot;Red 4&quot;: against the rules, but the table let it stand</extracomment>
        <translation>%1: %2, gilt trotzdem</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Something that happened: %1 laid the card %2, &quot;Blue 7&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 zieht</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 passt</translation>
    </message>
    <message>
        <source>%1 names %2</source>
        <extracomment>Something that happened; %2 is &quot;red&quot;, the colour chosen for a wild</extracomment>
        <translation>%1 wählt %2</translation>
    </message>
    <message>
        <source>Now on top: %1</source>
        <extracomment>Something that happened: the card on top after a Flip; %1 is &quot;Teal 4&quot;</extracomment>
        <translation>Jetzt oben: %1</translation>
    </message>
    <message>
        <source>%1 accepts</source>
        <extracomment>Something that happened: %1 draws instead of challenging</extracomment>
        <translation>%1 nimmt an</translation>
    </message>
    <message>
        <source>%1 challenges %2</source>
        <extracomment>Something that happened: %1 does not believe that %2 was allowed to lay a Wild Draw card</extracomment>
        <translation>%1 fordert %2 heraus</translation>
    </message>
    <message>
        <source>%1 challenges</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 fordert heraus</translation>
    </message>
    <message>
        <source>%1 calls UNO</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 ruft UNO</translation>
    </message>
    <message>
        <source>%1 catches %2</source>
        <extracomment>Something that happened: %2 had forgotten to call UNO</extracomment>
        <translation>%1 erwischt %2</translation>
    </message>
    <message>
        <source>Caught: %1</source>
        <extracomment>Something that happened: %1 had forgotten to call UNO</extracomment>
        <translation>Erwischt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n point(s)</source>
        <extracomment>Something that happened: what %1 is left holding at the end of a round</extracomment>
        <translation>
            <numerusform>%1 hat noch %n Punkt</numerusform>
            <numerusform>%1 hat noch %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s)</source>
        <extracomment>Something that happened: what %1 is left holding at the end of a round</extracomment>
        <translation>
            <numerusform>%1 hat noch %n Karte</numerusform>
            <numerusform>%1 hat noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes out</source>
        <extracomment>Something that happened: %1 has no cards left</extracomment>
        <translation>%1 hat keine Karten mehr</translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 has %n card(s)</source>
        <extracomment>A correction: how many cards %1 really holds</extracomment>
        <translation>
            <numerusform>Korrigiert: %1 hat %n Karte</numerusform>
            <numerusform>Korrigiert: %1 hat %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn corrected: %1</source>
        <extracomment>A correction: whose turn it is</extracomment>
        <translation>Am Zug, korrigiert: %1</translation>
    </message>
    <message>
        <source>Direction corrected: %1</source>
        <extracomment>A correction; %1 is &quot;to the left&quot;</extracomment>
        <translation>Richtung korrigiert: %1</translation>
    </message>
    <message>
        <source>Color corrected: %1</source>
        <extracomment>A correction; %1 is &quot;blue&quot;</extracomment>
        <translation>Farbe korrigiert: %1</translation>
    </message>
    <message>
        <source>Top card corrected: %1</source>
        <extracomment>A correction; %1 is &quot;Blue 7&quot;</extracomment>
        <translation>Oberste Karte korrigiert: %1</translation>
    </message>
    <message>
        <source>Side corrected: %1</source>
        <extracomment>A correction; %1 is &quot;Dark side&quot;</extracomment>
        <translation>Seite korrigiert: %1</translation>
    </message>
    <message>
        <source>Discard pile reshuffled</source>
        <extracomment>Something that happened</extracomment>
        <translation>Ablegestapel neu gemischt</translation>
    </message>
    <message>
        <source>Round given up</source>
        <extracomment>Something that happened</extracomment>
        <translation>Runde abgebrochen</translation>
    </message>
    <message>
        <source>Round %1 corrected</source>
        <extracomment>A correction; %1 is the number of a round</extracomment>
        <translation>Runde %1 korrigiert</translation>
    </message>
    <message>
        <source>Round %1 struck out</source>
        <extracomment>A correction; %1 is the number of a round</extracomment>
        <translation>Runde %1 gestrichen</translation>
    </message>
    <message>
        <source>%1 sits down</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 setzt sich dazu</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 verlässt den Tisch</translation>
    </message>
    <message numerus="yes">
        <source>New target: %n point(s)</source>
        <extracomment>Something that happened: the points to reach</extracomment>
        <translation>
            <numerusform>Neues Ziel: %n Punkt</numerusform>
            <numerusform>Neues Ziel: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>New scoring: %1</source>
        <extracomment>Something that happened; %1 is &quot;The winner collects&quot;</extracomment>
        <translation>Neue Zählweise: %1</translation>
    </message>
    <message>
        <source>New ruling: %1 – %2</source>
        <extracomment>Something that happened; %1 is &quot;Flip as the last card&quot;, %2 is &quot;The new side is scored&quot;</extracomment>
        <translation>Neue Tischregel: %1 – %2</translation>
    </message>
    <message>
        <source>New seats: %1</source>
        <extracomment>Something that happened; %1 is a list of names</extracomment>
        <translation>Neue Plätze: %1</translation>
    </message>
    <message>
        <source>Taken back</source>
        <extracomment>Something that happened: the event before it was taken back</extracomment>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Redone</source>
        <extracomment>Something that happened: an event that was taken back stands again</extracomment>
        <translation>Wiederhergestellt</translation>
    </message>
    <message>
        <source>Match stopped</source>
        <extracomment>Something that happened</extracomment>
        <translation>Spiel abgebrochen</translation>
    </message>
    <message>
        <source>Somebody</source>
        <extracomment>Stands for a name that was not said, at the beginning of a line</extracomment>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>%1 challenges %2: guilty</source>
        <extracomment>Something that happened: %1 challenged %2 and was right, as the verdict &quot;Guilty: …&quot; says</extracomment>
        <translation>%1 fordert %2 heraus und hat recht</translation>
    </message>
    <message>
        <source>%1 challenges %2: innocent</source>
        <extracomment>Something that happened: %1 challenged %2 and was wrong; verdict &quot;Innocent: …&quot;</extracomment>
        <translation>%1 fordert %2 heraus und irrt sich</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s)</source>
        <extracomment>Something that happened: so many cards were drawn for a Wild Draw Color</extracomment>
        <translation>
            <numerusform>%1 zieht %n Karte</numerusform>
            <numerusform>%1 zieht %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 jumps in: %2</source>
        <extracomment>Something that happened: %1 laid %2, &quot;Blue 7&quot;, out of turn, as this table allows</extracomment>
        <translation>%1 wirft rein: %2</translation>
    </message>
    <message>
        <source>%1 swaps hands with %2</source>
        <extracomment>Something that happened: %1 laid a 7</extracomment>
        <translation>%1 tauscht die Karten mit %2</translation>
    </message>
    <message numerus="yes">
        <source>Fine for %1: %n card(s)</source>
        <extracomment>Something that happened: the table made %1 draw</extracomment>
        <translation>
            <numerusform>Strafe für %1: %n Karte</numerusform>
            <numerusform>Strafe für %1: %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>phases</name>
    <message>
        <source>%1 turns up the first card</source>
        <extracomment>What the table waits for; %1 is the dealer</extracomment>
        <translation>%1 deckt die erste Karte auf</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <extracomment>What the table waits for: a card or a draw of player %1</extracomment>
        <translation>%1 ist dran</translation>
    </message>
    <message>
        <source>%1 can only pass</source>
        <extracomment>What the table waits for; there was no card left that %1 could have drawn</extracomment>
        <translation>%1 kann nur passen</translation>
    </message>
    <message>
        <source>%1 names the color</source>
        <extracomment>What the table waits for: the colour of a wild, which player %1 chooses</extracomment>
        <translation>%1 wählt die Farbe</translation>
    </message>
    <message>
        <source>%1 says which card is on top now</source>
        <extracomment>What the table waits for: the discard pile was turned over, and nobody has told its new top card</extracomment>
        <translation>%1 nennt die oberste Karte</translation>
    </message>
    <message>
        <source>%1 accepts or challenges</source>
        <extracomment>What the table waits for: player %1 was hit by a Wild Draw card</extracomment>
        <translation>%1 nimmt an oder fordert heraus</translation>
    </message>
    <message>
        <source>Still to be counted: %1</source>
        <extracomment>What the table waits for: the cards left in the hands of the players listed in %1</extracomment>
        <translation>Noch zu zählen: %1</translation>
    </message>
    <message>
        <source>The match was stopped and has no winner</source>
        <extracomment>The match is over</extracomment>
        <translation>Das Spiel wurde abgebrochen und hat keinen Gewinner</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <extracomment>The match is over; %1 is one name</extracomment>
        <translation>%1 gewinnt das Spiel</translation>
    </message>
    <message>
        <source>%1 win the match together</source>
        <extracomment>The match is over; %1 is a list of names</extracomment>
        <translation>%1 gewinnen das Spiel gemeinsam</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <extracomment>What the table waits for: the next round; %1 deals it</extracomment>
        <translation>%1 gibt</translation>
    </message>
    <message>
        <source>%1 plays the drawn card or passes</source>
        <extracomment>What the table waits for; %1 has just drawn a card</extracomment>
        <translation>%1 legt die gezogene Karte oder passt</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws until the first %2 comes, and %n more card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;, %n is 2: the price of a lost challenge</extracomment>
        <translation>
            <numerusform>%1 zieht, bis eine %2 kommt, dann noch %n Karte</numerusform>
            <numerusform>%1 zieht, bis eine %2 kommt, dann noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws until the first %2 comes</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;</extracomment>
        <translation>%1 zieht, bis eine %2 kommt</translation>
    </message>
    <message>
        <source>All counted: write it down</source>
        <extracomment>What the table waits for: all hands were counted, and the points are not written down yet</extracomment>
        <translation>Alles gezählt: aufschreiben</translation>
    </message>
    <message>
        <source>card of the named color</source>
        <extracomment>In place of &quot;blue card&quot; where the color is not known: &quot;Ben draws until the first card of the named color comes&quot;</extracomment>
        <translation>Karte der gewählten Farbe</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s) or challenges</source>
        <extracomment>What the table waits for; house rule: cards are waiting for %1, and the last card of the round is a Wild Draw card</extracomment>
        <translation>
            <numerusform>%1 nimmt %n Karte oder fordert heraus</numerusform>
            <numerusform>%1 nimmt %n Karten oder fordert heraus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays a draw card, challenges or takes %n card(s)</source>
        <extracomment>What the table waits for; house rule: cards are waiting for %1, with a Wild Draw card on top</extracomment>
        <translation>
            <numerusform>%1 legt eine Ziehkarte, fordert heraus oder nimmt %n Karte</numerusform>
            <numerusform>%1 legt eine Ziehkarte, fordert heraus oder nimmt %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays a draw card or takes %n card(s)</source>
        <extracomment>What the table waits for; house rule: cards are waiting for %1</extracomment>
        <translation>
            <numerusform>%1 legt eine Ziehkarte oder nimmt %n Karte</numerusform>
            <numerusform>%1 legt eine Ziehkarte oder nimmt %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says with whom to swap hands</source>
        <extracomment>What the table waits for; house rule: %1 laid a 7</extracomment>
        <translation>%1 sagt, mit wem getauscht wird</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws until the first %2 comes, at most %3, and %n more card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;, %3 is a number, %n is 2: the price of a lost challenge</extracomment>
        <translation>
            <numerusform>%1 zieht, bis eine %2 kommt, höchstens %3, dann noch %n Karte</numerusform>
            <numerusform>%1 zieht, bis eine %2 kommt, höchstens %3, dann noch %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws until the first %2 comes, at most %n card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;</extracomment>
        <translation>
            <numerusform>%1 zieht, bis eine %2 kommt, höchstens %n Karte</numerusform>
            <numerusform>%1 zieht, bis eine %2 kommt, höchstens %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message>
        <source>FLIP 2020</source>
        <extracomment>An edition of the game, by the year of its rules</extracomment>
        <translation>FLIP 2020</translation>
    </message>
    <message>
        <source>FLIP 2019</source>
        <extracomment>An edition of the game, by the year of its rules</extracomment>
        <translation>FLIP 2019</translation>
    </message>
    <message>
        <source>56-card edition</source>
        <extracomment>An edition of the game: the small one with one side only</extracomment>
        <translation>56-Karten-Ausgabe</translation>
    </message>
    <message>
        <source>The winner collects</source>
        <extracomment>A way of scoring: whoever goes out gets the points the others hold</extracomment>
        <translation>Der Gewinner kassiert</translation>
    </message>
    <message>
        <source>Everyone counts their own</source>
        <extracomment>A way of scoring: everyone adds up the points left in their own hand</extracomment>
        <translation>Jeder zählt für sich</translation>
    </message>
    <message numerus="yes">
        <source>Whoever goes out gets the points of all cards the others still hold; the first to reach %n point(s) wins.</source>
        <extracomment>Explains a way of scoring; %n is the target</extracomment>
        <translation>
            <numerusform>Wer fertig ist, bekommt die Punkte aller Karten, die die anderen noch haben; wer zuerst %n Punkt hat, gewinnt.</numerusform>
            <numerusform>Wer fertig ist, bekommt die Punkte aller Karten, die die anderen noch haben; wer zuerst %n Punkte hat, gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone adds up the cards left in their own hand; once somebody reaches %n point(s), the lowest total wins.</source>
        <extracomment>Explains a way of scoring; %n is the target</extracomment>
        <translation>
            <numerusform>Jeder schreibt sich an, was er selbst noch auf der Hand hat; hat jemand %n Punkt, gewinnt die niedrigste Summe.</numerusform>
            <numerusform>Jeder schreibt sich an, was er selbst noch auf der Hand hat; hat jemand %n Punkte, gewinnt die niedrigste Summe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>A table ruling by itself: on which side of the dealer play starts</extracomment>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Reverse with two players</source>
        <extracomment>A table ruling by itself: what a Reverse does when only two play</extracomment>
        <translation>Retour-Karte zu zweit</translation>
    </message>
    <message>
        <source>Flip turned up first</source>
        <extracomment>A table ruling by itself</extracomment>
        <translation>Flip-Karte als erste Karte</translation>
    </message>
    <message>
        <source>The turn after a guilty verdict</source>
        <extracomment>A table ruling by itself: who is on turn after a guilty verdict</extracomment>
        <translation>Wer nach gewonnener Herausforderung dran ist</translation>
    </message>
    <message>
        <source>How long you can be caught without UNO</source>
        <extracomment>A table ruling by itself: how long somebody who forgot to call UNO can be caught</extracomment>
        <translation>Wie lange man ohne „UNO“ erwischt werden kann</translation>
    </message>
    <message>
        <source>Flip as the last card</source>
        <extracomment>A table ruling by itself</extracomment>
        <translation>Flip-Karte als letzte Karte</translation>
    </message>
    <message>
        <source>Draw One as the last card</source>
        <extracomment>A table ruling by itself</extracomment>
        <translation>„Zieh 1“-Karte als letzte Karte</translation>
    </message>
    <message>
        <source>Who deals the next round</source>
        <extracomment>A table ruling by itself</extracomment>
        <translation>Wer die nächste Runde gibt</translation>
    </message>
    <message>
        <source>A tie for the lowest total</source>
        <extracomment>A table ruling by itself: several players share the lowest total when the match ends</extracomment>
        <translation>Gleichstand bei der niedrigsten Summe</translation>
    </message>
    <message>
        <source>The player left of the dealer</source>
        <extracomment>Choice of &quot;Who begins&quot;</extracomment>
        <translation>Wer links vom Kartengeber sitzt</translation>
    </message>
    <message>
        <source>The player right of the dealer</source>
        <extracomment>Choice of &quot;Who begins&quot;</extracomment>
        <translation>Wer rechts vom Kartengeber sitzt</translation>
    </message>
    <message>
        <source>The same player plays again</source>
        <extracomment>Choice of &quot;Reverse with two players&quot;</extracomment>
        <translation>Derselbe Spieler ist noch einmal dran</translation>
    </message>
    <message>
        <source>The other player is next</source>
        <extracomment>Choice of &quot;Reverse with two players&quot;</extracomment>
        <translation>Der andere Spieler ist dran</translation>
    </message>
    <message>
        <source>Everything turns over at once</source>
        <extracomment>Choice of &quot;Flip turned up first&quot;</extracomment>
        <translation>Alles wird sofort umgedreht</translation>
    </message>
    <message>
        <source>It goes back, another is turned up</source>
        <extracomment>Choice of &quot;Flip turned up first&quot;</extracomment>
        <translation>Sie geht zurück, eine andere wird aufgedeckt</translation>
    </message>
    <message>
        <source>The challenger plays</source>
        <extracomment>Choice of &quot;The turn after a guilty verdict&quot;</extracomment>
        <translation>Der Herausforderer ist am Zug</translation>
    </message>
    <message>
        <source>The challenger loses the turn all the same</source>
        <extracomment>Choice of &quot;The turn after a guilty verdict&quot;</extracomment>
        <translation>Der Herausforderer setzt trotzdem aus</translation>
    </message>
    <message>
        <source>Until the next player begins the turn</source>
        <extracomment>Choice of &quot;How long you can be caught without UNO&quot;</extracomment>
        <translation>Bis der nächste Spieler seinen Zug beginnt</translation>
    </message>
    <message>
        <source>Until the next player has played</source>
        <extracomment>Choice of &quot;How long you can be caught without UNO&quot;</extracomment>
        <translation>Bis der nächste Spieler gespielt hat</translation>
    </message>
    <message>
        <source>The new side is scored</source>
        <extracomment>Choice of &quot;Flip as the last card&quot;</extracomment>
        <translation>Die neue Seite zählt</translation>
    </message>
    <message>
        <source>The old side is scored</source>
        <extracomment>Choice of &quot;Flip as the last card&quot;</extracomment>
        <translation>Die alte Seite zählt</translation>
    </message>
    <message>
        <source>The next player draws</source>
        <extracomment>Choice of &quot;Draw One as the last card&quot;</extracomment>
        <translation>Der nächste Spieler zieht noch</translation>
    </message>
    <message>
        <source>Nobody draws</source>
        <extracomment>Choice of &quot;Draw One as the last card&quot;</extracomment>
        <translation>Niemand zieht</translation>
    </message>
    <message>
        <source>The next seat</source>
        <extracomment>Choice of &quot;Who deals the next round&quot;</extracomment>
        <translation>Reihum der nächste Spieler</translation>
    </message>
    <message>
        <source>Whoever won the round</source>
        <extracomment>Choice of &quot;Who deals the next round&quot;</extracomment>
        <translation>Wer die Runde gewonnen hat</translation>
    </message>
    <message>
        <source>Always the same player</source>
        <extracomment>Choice of &quot;Who deals the next round&quot;</extracomment>
        <translation>Immer derselbe Spieler</translation>
    </message>
    <message>
        <source>All of them win</source>
        <extracomment>Choice of &quot;A tie for the lowest total&quot;</extracomment>
        <translation>Sie gewinnen gemeinsam</translation>
    </message>
    <message>
        <source>One more round</source>
        <extracomment>Choice of &quot;A tie for the lowest total&quot;</extracomment>
        <translation>Noch eine Runde</translation>
    </message>
    <message>
        <source>Stacking draw cards</source>
        <extracomment>A house rule by itself: whether a draw card can be laid on a draw card</extracomment>
        <translation>Ziehkarten stapeln</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Choice of &quot;Stacking draw cards&quot;</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Same on same</source>
        <extracomment>Choice of &quot;Stacking draw cards&quot;</extracomment>
        <translation>Gleich auf gleich</translation>
    </message>
    <message>
        <source>The same or more</source>
        <extracomment>Choice of &quot;Stacking draw cards&quot;</extracomment>
        <translation>Genauso viel oder mehr</translation>
    </message>
    <message>
        <source>Any on any</source>
        <extracomment>Choice of &quot;Stacking draw cards&quot;</extracomment>
        <translation>Jede auf jede</translation>
    </message>
    <message>
        <source>Jumping in</source>
        <extracomment>A house rule by itself: laying the very same card as the top one out of turn</extracomment>
        <translation>Reinwerfen</translation>
    </message>
    <message>
        <source>Only on your turn</source>
        <extracomment>Choice of &quot;Jumping in&quot;</extracomment>
        <translation>Nur wer dran ist</translation>
    </message>
    <message>
        <source>With the very same card</source>
        <extracomment>Choice of &quot;Jumping in&quot;</extracomment>
        <translation>Mit genau der gleichen Karte</translation>
    </message>
    <message>
        <source>Drawing on your turn</source>
        <extracomment>A house rule by itself: how many cards are drawn</extracomment>
        <translation>Ziehen, wenn man dran ist</translation>
    </message>
    <message>
        <source>One card</source>
        <extracomment>Choice of &quot;Drawing on your turn&quot;</extracomment>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>Until a card goes</source>
        <extracomment>Choice of &quot;Drawing on your turn&quot;</extracomment>
        <translation>Bis eine Karte passt</translation>
    </message>
    <message>
        <source>A 7</source>
        <extracomment>A house rule by itself: what a 7 does</extracomment>
        <translation>Eine 7</translation>
    </message>
    <message>
        <source>Swaps two hands</source>
        <extracomment>Choice of &quot;A 7&quot;</extracomment>
        <translation>Zwei tauschen ihre Karten</translation>
    </message>
    <message>
        <source>A 0</source>
        <extracomment>A house rule by itself: what a 0 does</extracomment>
        <translation>Eine 0</translation>
    </message>
    <message>
        <source>Everybody hands their cards on</source>
        <extracomment>Choice of &quot;A 0&quot;</extracomment>
        <translation>Alle geben ihre Karten weiter</translation>
    </message>
    <message>
        <source>Challenging Wild Draw cards</source>
        <extracomment>A house rule by itself</extracomment>
        <translation>Farbenwahl-Karten herausfordern</translation>
    </message>
    <message>
        <source>Allowed</source>
        <extracomment>Choice of &quot;Challenging Wild Draw cards&quot;</extracomment>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <extracomment>Choice of &quot;Challenging Wild Draw cards&quot;</extracomment>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>The last card</source>
        <extracomment>A house rule by itself: with which card somebody may go out</extracomment>
        <translation>Die letzte Karte</translation>
    </message>
    <message>
        <source>Any card</source>
        <extracomment>Choice of &quot;The last card&quot;</extracomment>
        <translation>Jede Karte</translation>
    </message>
    <message>
        <source>No wild card</source>
        <extracomment>Choice of &quot;The last card&quot;</extracomment>
        <translation>Keine Farbenwahl-Karte</translation>
    </message>
    <message>
        <source>Only a number</source>
        <extracomment>Choice of &quot;The last card&quot;</extracomment>
        <translation>Nur eine Zahl</translation>
    </message>
    <message>
        <source>Caught without UNO</source>
        <extracomment>A house rule by itself: how many cards are drawn then</extracomment>
        <translation>Ohne „UNO“ erwischt</translation>
    </message>
    <message>
        <source>Most cards for a Wild Draw Color</source>
        <extracomment>A house rule by itself</extracomment>
        <translation>Höchstens für „Farbe ziehen“</translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>Choice of &quot;Most cards for a Wild Draw Color&quot;</extracomment>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>Five cards</source>
        <extracomment>Choice of &quot;Most cards for a Wild Draw Color&quot;</extracomment>
        <translation>Fünf Karten</translation>
    </message>
    <message>
        <source>Ten cards</source>
        <extracomment>Choice of &quot;Most cards for a Wild Draw Color&quot;</extracomment>
        <translation>Zehn Karten</translation>
    </message>
    <message>
        <source>A 7 does nothing special</source>
        <extracomment>Choice of &quot;A 7&quot;</extracomment>
        <translation>Eine 7 tut nichts Besonderes</translation>
    </message>
    <message>
        <source>A 0 does nothing special</source>
        <extracomment>Choice of &quot;A 0&quot;</extracomment>
        <translation>Eine 0 tut nichts Besonderes</translation>
    </message>
    <message>
        <source>Two are drawn</source>
        <extracomment>Choice of &quot;Caught without UNO&quot;</extracomment>
        <translation>Zwei werden gezogen</translation>
    </message>
    <message>
        <source>One is drawn</source>
        <extracomment>Choice of &quot;Caught without UNO&quot;</extracomment>
        <translation>Eine wird gezogen</translation>
    </message>
    <message>
        <source>Four are drawn</source>
        <extracomment>Choice of &quot;Caught without UNO&quot;</extracomment>
        <translation>Vier werden gezogen</translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message>
        <source>%1 accepts.</source>
        <extracomment>%1 takes what a Wild Draw card costs</extracomment>
        <translation>%1 nimmt an.</translation>
    </message>
    <message>
        <source>Guilty: %1 holds at least one %2.</source>
        <extracomment>A challenge; %1 is who laid the Wild Draw card, %2 is &quot;blue card&quot;</extracomment>
        <translation>Ertappt: %1 hat mindestens eine %2.</translation>
    </message>
    <message>
        <source>By this table’s ruling %1 loses the turn all the same.</source>
        <extracomment>%1 has won a challenge</extracomment>
        <translation>Nach der Tischregel setzt %1 trotzdem aus.</translation>
    </message>
    <message>
        <source>Innocent: %1 has no cards left.</source>
        <extracomment>A challenge; the Wild Draw card was the last card of %1</extracomment>
        <translation>Unschuldig: %1 hat keine Karten mehr.</translation>
    </message>
    <message>
        <source>Innocent: %1 holds no %2.</source>
        <extracomment>A challenge; %1 is who laid the Wild Draw card, %2 is &quot;blue card&quot;</extracomment>
        <translation>Unschuldig: %1 hat keine %2.</translation>
    </message>
    <message numerus="yes">
        <source>It took %n card(s) to get to the first %1.</source>
        <extracomment>Cards drawn for a Wild Draw Color; %1 is &quot;teal card&quot;</extracomment>
        <translation>
            <numerusform>Es brauchte %n Karte, bis eine %1 kam.</numerusform>
            <numerusform>Es brauchte %n Karten, bis eine %1 kam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lost challenge costs %n more.</source>
        <extracomment>%n is 2; a sentence that says who draws how many in all follows</extracomment>
        <translation>
            <numerusform>Die verlorene Herausforderung kostet noch %n dazu.</numerusform>
            <numerusform>Die verlorene Herausforderung kostet noch %n dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes out.</source>
        <extracomment>The last card, a Wild Draw card, is settled</extracomment>
        <translation>%1 ist fertig.</translation>
    </message>
    <message>
        <source>%1 catches %2, who did not call UNO.</source>
        <extracomment>%1 noticed that %2 holds a single card and has not called UNO</extracomment>
        <translation>%1 erwischt %2 ohne UNO-Ruf.</translation>
    </message>
    <message>
        <source>%1 did not call UNO and is caught.</source>
        <extracomment>Somebody noticed that %1 holds a single card and has not called UNO</extracomment>
        <translation>%1 hat nicht UNO gerufen und wird erwischt.</translation>
    </message>
    <message>
        <source>Corrected: play goes to the left.</source>
        <extracomment>A correction</extracomment>
        <translation>Korrigiert: Es geht nach links.</translation>
    </message>
    <message>
        <source>Corrected: play goes to the right.</source>
        <extracomment>A correction</extracomment>
        <translation>Korrigiert: Es geht nach rechts.</translation>
    </message>
    <message>
        <source>Corrected: the color is %1.</source>
        <extracomment>A correction; %1 is &quot;blue&quot;</extracomment>
        <translation>Korrigiert: Die Farbe ist %1.</translation>
    </message>
    <message>
        <source>Corrected: the light side is in play.</source>
        <extracomment>A correction</extracomment>
        <translation>Korrigiert: Gespielt wird auf der hellen Seite.</translation>
    </message>
    <message>
        <source>Corrected: the dark side is in play.</source>
        <extracomment>A correction</extracomment>
        <translation>Korrigiert: Gespielt wird auf der dunklen Seite.</translation>
    </message>
    <message>
        <source>All rounds are scored again.</source>
        <extracomment>All rounds were worked out again; a sentence that explains the new scoring goes before</extracomment>
        <translation>Alle Runden werden neu berechnet.</translation>
    </message>
    <message>
        <source>The table’s ruling – %1: %2.</source>
        <extracomment>%1 is &quot;Flip as the last card&quot;, %2 is &quot;The new side is scored&quot;</extracomment>
        <translation>Tischregel – %1: %2.</translation>
    </message>
    <message>
        <source>It applies at once.</source>
        <extracomment>When a new table ruling begins to count</extracomment>
        <translation>Sie gilt ab sofort.</translation>
    </message>
    <message>
        <source>It applies from the next round on.</source>
        <extracomment>When a new table ruling begins to count</extracomment>
        <translation>Sie gilt ab der nächsten Runde.</translation>
    </message>
    <message>
        <source>New seats, going round to the left: %1.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>Neue Plätze, reihum nach links: %1.</translation>
    </message>
    <message>
        <source>%1 goes out with %2.</source>
        <extracomment>%1 has laid the last card, %2: &quot;a blue 7&quot;</extracomment>
        <translation>%1 legt %2 und ist fertig.</translation>
    </message>
    <message>
        <source>By this table’s ruling the light side is scored.</source>
        <extracomment>The last card was a Flip</extracomment>
        <translation>Nach der Tischregel zählt die helle Seite.</translation>
    </message>
    <message>
        <source>By this table’s ruling the dark side is scored.</source>
        <extracomment>The last card was a Flip</extracomment>
        <translation>Nach der Tischregel zählt die dunkle Seite.</translation>
    </message>
    <message>
        <source>%1 goes out, on the light side.</source>
        <extracomment>%1 has no cards left</extracomment>
        <translation>%1 ist fertig, auf der hellen Seite.</translation>
    </message>
    <message>
        <source>%1 goes out, on the dark side.</source>
        <extracomment>%1 has no cards left</extracomment>
        <translation>%1 ist fertig, auf der dunklen Seite.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is left with %n point(s).</source>
        <extracomment>What the cards left in a hand are worth</extracomment>
        <translation>
            <numerusform>%1 bleibt auf %n Punkt sitzen.</numerusform>
            <numerusform>%1 bleibt auf %n Punkten sitzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone adds what was left in hand; %1, who went out, adds nothing.</source>
        <extracomment>A round is scored; %1 went out</extracomment>
        <translation>Alle schreiben sich an, was sie noch auf der Hand haben; %1 ist fertig und schreibt nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%1 collects %n point(s).</source>
        <extracomment>A round is scored; %1 went out and gets what the others hold</extracomment>
        <translation>
            <numerusform>%1 kassiert %n Punkt.</numerusform>
            <numerusform>%1 kassiert %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) in all.</source>
        <extracomment>A player&apos;s total</extracomment>
        <translation>
            <numerusform>%1 hat insgesamt %n Punkt.</numerusform>
            <numerusform>%1 hat insgesamt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the match with the lowest total, %n point(s).</source>
        <extracomment>Somebody has reached the target</extracomment>
        <translation>
            <numerusform>%1 gewinnt das Spiel mit der niedrigsten Summe, %n Punkt.</numerusform>
            <numerusform>%1 gewinnt das Spiel mit der niedrigsten Summe, %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has reached %n point(s) and wins the match.</source>
        <extracomment>%n is the target of the match</extracomment>
        <translation>
            <numerusform>%1 hat %n Punkt erreicht und gewinnt das Spiel.</numerusform>
            <numerusform>%1 hat %n Punkte erreicht und gewinnt das Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>This deck has no such card as %1.</source>
        <extracomment>Refused; %1 is &quot;a red 0&quot;</extracomment>
        <translation>In diesem Kartenspiel gibt es %1 gar nicht.</translation>
    </message>
    <message>
        <source>On the dark side there is no such card as %1.</source>
        <extracomment>Refused; %1 is &quot;a red 4&quot;</extracomment>
        <translation>Auf der dunklen Seite gibt es %1 gar nicht.</translation>
    </message>
    <message>
        <source>On the light side there is no such card as %1.</source>
        <extracomment>Refused; %1 is &quot;a teal 4&quot;</extracomment>
        <translation>Auf der hellen Seite gibt es %1 gar nicht.</translation>
    </message>
    <message>
        <source>This deck has no such color as %1.</source>
        <extracomment>Refused; %1 is &quot;teal&quot;</extracomment>
        <translation>In diesem Kartenspiel gibt es die Farbe %1 nicht.</translation>
    </message>
    <message>
        <source>On the dark side there is no such color as %1.</source>
        <extracomment>Refused; %1 is &quot;red&quot;</extracomment>
        <translation>Auf der dunklen Seite gibt es die Farbe %1 nicht.</translation>
    </message>
    <message>
        <source>On the light side there is no such color as %1.</source>
        <extracomment>Refused; %1 is &quot;teal&quot;</extracomment>
        <translation>Auf der hellen Seite gibt es die Farbe %1 nicht.</translation>
    </message>
    <message>
        <source>%1 was not dealt in this round.</source>
        <extracomment>Refused; %1 came or left between rounds</extracomment>
        <translation>%1 spielt in dieser Runde nicht mit.</translation>
    </message>
    <message>
        <source>%1: there is only one, and it is in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself</extracomment>
        <translation>%1: Davon gibt es nur eine, und die liegt schon auf dem Ablegestapel.</translation>
    </message>
    <message>
        <source>%1: there are only two, and both are in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself</extracomment>
        <translation>%1: Davon gibt es nur zwei, und beide liegen schon auf dem Ablegestapel.</translation>
    </message>
    <message numerus="yes">
        <source>%1: there are only %n, and all of them are in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Wild&quot; by itself</extracomment>
        <translation>
            <numerusform>%1: Davon gibt es nur eine, und die liegt schon auf dem Ablegestapel.</numerusform>
            <numerusform>%1: Davon gibt es nur %n, und alle liegen schon auf dem Ablegestapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s), not %2.</source>
        <extracomment>Refused; %2 cards were named</extracomment>
        <translation>
            <numerusform>%1 hat %n Karte, nicht %2.</numerusform>
            <numerusform>%1 hat %n Karten, nicht %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must hold at least one card: with none the round is over.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 muss mindestens eine Karte haben: Ohne Karten ist die Runde zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>Even with the whole draw pile %1 would hold only %n card(s), not %2.</source>
        <extracomment>Refused; hand and draw pile together are %n cards, %2 were said</extracomment>
        <translation>
            <numerusform>Selbst mit dem ganzen Kartenstock hielte %1 nur %n Karte, nicht %2.</numerusform>
            <numerusform>Selbst mit dem ganzen Kartenstock hielte %1 nur %n Karten, nicht %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes at least one card for the color to come.</source>
        <extracomment>Refused; cards drawn for a Wild Draw Color</extracomment>
        <translation>Bis die Farbe kommt, braucht es mindestens eine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n card(s) to draw, not %1.</source>
        <extracomment>Refused; cards drawn for a Wild Draw Color</extracomment>
        <translation>
            <numerusform>Es gibt nur noch eine Karte zu ziehen, nicht %1.</numerusform>
            <numerusform>Es gibt nur noch %n Karten zu ziehen, nicht %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 cannot be right: %1 holds at least %n point(s).</source>
        <extracomment>Refused; what the cards left in a hand are worth</extracomment>
        <translation>
            <numerusform>%2 kann nicht stimmen: %1 hat mindestens %n Punkt auf der Hand.</numerusform>
            <numerusform>%2 kann nicht stimmen: %1 hat mindestens %n Punkte auf der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 cannot be right: for %1 there are at most %n point(s) left in the deck.</source>
        <extracomment>Refused; what the cards left in a hand are worth</extracomment>
        <translation>
            <numerusform>%2 kann nicht stimmen: Für %1 bleibt im ganzen Kartenspiel höchstens %n Punkt.</numerusform>
            <numerusform>%2 kann nicht stimmen: Für %1 bleiben im ganzen Kartenspiel höchstens %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has already called UNO.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 hat schon UNO gerufen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s): UNO is called with one left, or with two on your own turn.</source>
        <extracomment>Refused</extracomment>
        <translation>
            <numerusform>%1 hat %n Karte: UNO ruft man mit einer Karte, oder mit zweien im eigenen Zug.</numerusform>
            <numerusform>%1 hat %n Karten: UNO ruft man mit einer Karte, oder mit zweien im eigenen Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s) and cannot be caught.</source>
        <extracomment>Refused; only somebody with a single card can have forgotten to call UNO</extracomment>
        <translation>
            <numerusform>%1 hat %n Karte und kann nicht erwischt werden.</numerusform>
            <numerusform>%1 hat %n Karten und kann nicht erwischt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>No round has been scored yet.</source>
        <extracomment>Refused</extracomment>
        <translation>Noch ist keine Runde gewertet.</translation>
    </message>
    <message numerus="yes">
        <source>There is no round %1 to correct: %n have been scored.</source>
        <extracomment>Refused; %1 is the number of a round</extracomment>
        <translation>
            <numerusform>Eine Runde %1 gibt es nicht zu korrigieren: Gewertet ist erst eine.</numerusform>
            <numerusform>Eine Runde %1 gibt es nicht zu korrigieren: Gewertet sind erst %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is skipped.</source>
        <extracomment>%1 loses a turn</extracomment>
        <translation>%1 setzt aus.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s) and is skipped.</source>
        <extracomment>%1 must draw cards and loses a turn</extracomment>
        <translation>
            <numerusform>%1 zieht %n Karte und setzt aus.</numerusform>
            <numerusform>%1 zieht %n Karten und setzt aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <extracomment>%1 must draw cards</extracomment>
        <translation>
            <numerusform>%1 zieht %n Karte.</numerusform>
            <numerusform>%1 zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The draw pile ran out: the discard pile was shuffled into a new one.</source>
        <extracomment>While somebody was drawing</extracomment>
        <translation>Der Kartenstock war aufgebraucht: Der Ablegestapel wurde neu gemischt.</translation>
    </message>
    <message>
        <source>There are no more cards to draw.</source>
        <extracomment>Somebody should have drawn more cards than there were in both piles</extracomment>
        <translation>Mehr Karten gibt es nicht zu ziehen.</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <extracomment>The turn stays with %1, who has just played</extracomment>
        <translation>%1 ist noch einmal dran.</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <extracomment>The turn moves on to %1</extracomment>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Makes a sentence of a headline such as &quot;Ben plays&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>That is allowed only with no %1 in hand.</source>
        <extracomment>Of a Wild Draw card that was just laid; %1 is &quot;blue card&quot;</extracomment>
        <translation>Erlaubt ist das nur ohne %1 auf der Hand.</translation>
    </message>
    <message>
        <source>With no cards left %1 cannot be guilty: a challenge would only cost %2 two more cards.</source>
        <extracomment>A Wild Draw card was the last card of %1; %2 is about to draw for it and could challenge</extracomment>
        <translation>Ohne Karten kann %1 nicht ertappt werden: Herausfordern würde %2 nur zwei Karten mehr kosten.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <extracomment>A correction took the win back</extracomment>
        <translation>Das Spiel geht weiter.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 deals everyone %n card(s).</source>
        <extracomment>A round begins; %1 is its number, %2 the dealer, %n the cards each player gets</extracomment>
        <translation>
            <numerusform>Runde %1: %2 gibt allen %n Karte.</numerusform>
            <numerusform>Runde %1: %2 gibt allen %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first card is %1.</source>
        <extracomment>The card turned up to begin; %1 is &quot;a blue 7&quot;</extracomment>
        <translation>Aufgedeckt wird %1.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <extracomment>%1 is the first player of a round</extracomment>
        <translation>%1 beginnt.</translation>
    </message>
    <message>
        <source>The direction changes, and %1, who dealt, begins.</source>
        <extracomment>A Reverse was turned up to begin; %1 is the dealer</extracomment>
        <translation>Die Richtung dreht sich um, und wer gegeben hat, beginnt: %1.</translation>
    </message>
    <message>
        <source>%1 names the color and begins.</source>
        <extracomment>A Wild was turned up to begin</extracomment>
        <translation>%1 wählt die Farbe und beginnt.</translation>
    </message>
    <message>
        <source>%1 turns up another card.</source>
        <extracomment>The first card went back into the deck; %1 is the dealer</extracomment>
        <translation>%1 deckt eine andere auf.</translation>
    </message>
    <message>
        <source>Now play goes to the left.</source>
        <extracomment>A Reverse was laid</extracomment>
        <translation>Jetzt geht es nach links weiter.</translation>
    </message>
    <message>
        <source>Now play goes to the right.</source>
        <extracomment>A Reverse was laid</extracomment>
        <translation>Jetzt geht es nach rechts weiter.</translation>
    </message>
    <message>
        <source>Everyone else is skipped.</source>
        <extracomment>All players but the one who laid the card lose a turn</extracomment>
        <translation>Alle anderen setzen aus.</translation>
    </message>
    <message>
        <source>Everything turns to the light side.</source>
        <extracomment>A Flip was laid</extracomment>
        <translation>Alles wird auf die helle Seite gedreht.</translation>
    </message>
    <message>
        <source>Everything turns to the dark side.</source>
        <extracomment>A Flip was laid</extracomment>
        <translation>Alles wird auf die dunkle Seite gedreht.</translation>
    </message>
    <message>
        <source>A card seen before comes up: %1.</source>
        <extracomment>After a Flip; %1 is &quot;a teal 4&quot;, a face that was seen earlier in the round</extracomment>
        <translation>Nach oben kommt eine Karte, die schon zu sehen war: %1.</translation>
    </message>
    <message>
        <source>There was nothing to draw: %1 can only pass.</source>
        <extracomment>Refused</extracomment>
        <translation>Es gab nichts zu ziehen: %1 kann nur passen.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>There was no card to draw for %1</extracomment>
        <translation>%1 passt.</translation>
    </message>
    <message>
        <source>%1 keeps the card.</source>
        <extracomment>%1 drew a card and does not lay it</extracomment>
        <translation>%1 behält die Karte.</translation>
    </message>
    <message>
        <source>%1 names %2.</source>
        <extracomment>%1 is a player, %2 is &quot;red&quot;</extracomment>
        <translation>%1 wählt %2.</translation>
    </message>
    <message>
        <source>All hands and both piles are turned over.</source>
        <extracomment>A Flip was laid: what all do now, before they say which card is on top</extracomment>
        <translation>Alle Handkarten und beide Stapel werden umgedreht.</translation>
    </message>
    <message>
        <source>By this table’s ruling a Flip goes back.</source>
        <extracomment>Of the first card</extracomment>
        <translation>Nach der Tischregel geht eine Flip-Karte zurück.</translation>
    </message>
    <message>
        <source>By this table’s ruling for two players it skips nobody.</source>
        <extracomment>Of a Reverse</extracomment>
        <translation>Zu zweit setzt nach der Tischregel niemand aus.</translation>
    </message>
    <message>
        <source>Now on top: %1.</source>
        <extracomment>After a Flip; %1 is &quot;a teal 4&quot;</extracomment>
        <translation>Oben liegt jetzt %1.</translation>
    </message>
    <message>
        <source>Corrected, now on top: %1.</source>
        <extracomment>After a Flip; %1 is &quot;a teal 4&quot;</extracomment>
        <translation>Korrigiert: Oben liegt jetzt %1.</translation>
    </message>
    <message>
        <source>%1 calls UNO in time and cannot be caught.</source>
        <extracomment>%1 holds a single card</extracomment>
        <translation>%1 ruft rechtzeitig UNO und kann nicht mehr erwischt werden.</translation>
    </message>
    <message>
        <source>%1 calls UNO, but could no longer be caught: nothing changes.</source>
        <extracomment>%1 holds a single card and calls UNO without need</extracomment>
        <translation>%1 ruft UNO, konnte aber nicht mehr erwischt werden: Das ändert nichts.</translation>
    </message>
    <message>
        <source>By this table’s ruling nobody draws for a last Draw One.</source>
        <extracomment>Of the last card of a round</extracomment>
        <translation>Nach der Tischregel zieht für eine „Zieh 1“-Karte als letzte Karte niemand.</translation>
    </message>
    <message>
        <source>The lowest total is shared: by this table’s ruling one more round decides.</source>
        <extracomment>Several players have the same lowest total</extracomment>
        <translation>Gleichstand bei der niedrigsten Summe: Nach der Tischregel entscheidet noch eine Runde.</translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 holds %n card(s).</source>
        <extracomment>A correction</extracomment>
        <translation>
            <numerusform>Korrigiert: %1 hat %n Karte.</numerusform>
            <numerusform>Korrigiert: %1 hat %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn is corrected.</source>
        <extracomment>A correction; a sentence that says whose turn it is follows</extracomment>
        <translation>Korrigiert, wer dran ist.</translation>
    </message>
    <message>
        <source>Corrected, on top: %1.</source>
        <extracomment>A correction; %1 is &quot;a blue 7&quot;</extracomment>
        <translation>Korrigiert: Oben liegt %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled back into the draw pile; the top card stays.</source>
        <extracomment>Of the discard pile</extracomment>
        <translation>
            <numerusform>Eine Karte wird in den Kartenstock zurückgemischt; die oberste bleibt liegen.</numerusform>
            <numerusform>%n Karten werden in den Kartenstock zurückgemischt; die oberste bleibt liegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 is given up and scores nothing.</source>
        <extracomment>A round is given up unfinished</extracomment>
        <translation>Runde %1 wird abgebrochen und bringt keine Punkte.</translation>
    </message>
    <message>
        <source>Round %1 is corrected: %2 went out.</source>
        <extracomment>A round of the score book; %2 is who went out in it</extracomment>
        <translation>Runde %1 ist korrigiert: %2 war zuerst fertig.</translation>
    </message>
    <message>
        <source>Round %1 no longer counts.</source>
        <extracomment>A round of the score book</extracomment>
        <translation>Runde %1 zählt nicht mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%1 joins in the last seat with %n point(s).</source>
        <extracomment>A new player comes</extracomment>
        <translation>
            <numerusform>%1 kommt mit %n Punkt dazu, auf den letzten Platz.</numerusform>
            <numerusform>%1 kommt mit %n Punkten dazu, auf den letzten Platz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is back and still has %n point(s).</source>
        <extracomment>A player who had left</extracomment>
        <translation>
            <numerusform>%1 ist zurück und hat noch %n Punkt.</numerusform>
            <numerusform>%1 ist zurück und hat noch %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves; %n point(s) stay in the book.</source>
        <extracomment>A player goes</extracomment>
        <translation>
            <numerusform>%1 geht; %n Punkt bleibt in der Liste.</numerusform>
            <numerusform>%1 geht; %n Punkte bleiben in der Liste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes to %n point(s) now.</source>
        <extracomment>The points to reach</extracomment>
        <translation>
            <numerusform>Das Spiel geht jetzt bis %n Punkt.</numerusform>
            <numerusform>Das Spiel geht jetzt bis %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <extracomment>%1 is an event such as &quot;Ana: Blue 7&quot;</extracomment>
        <translation>Zurückgenommen: %1.</translation>
    </message>
    <message>
        <source>Redone: %1.</source>
        <extracomment>%1 is an event such as &quot;Ana: Blue 7&quot; that had been taken back</extracomment>
        <translation>Wiederhergestellt: %1.</translation>
    </message>
    <message>
        <source>The match ends here, unfinished and without a winner.</source>
        <extracomment>The table stops before anybody has won</extracomment>
        <translation>Das Spiel endet hier, unfertig und ohne Gewinner.</translation>
    </message>
    <message>
        <source>That cannot happen now.</source>
        <extracomment>Refused; a sentence that says what the table waits for follows</extracomment>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>This deck has no dark side.</source>
        <extracomment>Refused; the 56-card edition</extracomment>
        <translation>Dieses Kartenspiel hat keine dunkle Seite.</translation>
    </message>
    <message>
        <source>It is not %1’s turn.</source>
        <extracomment>Refused; a sentence that says whose turn it is follows</extracomment>
        <translation>%1 ist nicht dran.</translation>
    </message>
    <message>
        <source>Say who it was: the name is missing.</source>
        <extracomment>Refused; several players could be meant</extracomment>
        <translation>Wer war es? Der Name fehlt.</translation>
    </message>
    <message>
        <source>%1 does not choose here.</source>
        <extracomment>Refused; a sentence that says who chooses the colour follows</extracomment>
        <translation>Hier wählt nicht %1.</translation>
    </message>
    <message>
        <source>Only %1, who has to draw for the card, accepts or challenges.</source>
        <extracomment>Refused; %1 was hit by a Wild Draw card</extracomment>
        <translation>Annehmen oder herausfordern darf nur, wer für die Karte ziehen müsste: %1.</translation>
    </message>
    <message>
        <source>%1 went out and has no cards left.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 ist fertig und hat keine Karten mehr.</translation>
    </message>
    <message>
        <source>%1 has no cards left and cannot be guilty.</source>
        <extracomment>Refused; a Wild Draw card was the last card of %1</extracomment>
        <translation>%1 hat keine Karten mehr und kann nicht ertappt werden.</translation>
    </message>
    <message>
        <source>Nobody has to call UNO now.</source>
        <extracomment>Refused</extracomment>
        <translation>Niemand muss jetzt UNO rufen.</translation>
    </message>
    <message>
        <source>%1 can only be caught by somebody else.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 kann nur von jemand anderem erwischt werden.</translation>
    </message>
    <message>
        <source>There is nothing to shuffle under the top card.</source>
        <extracomment>Refused</extracomment>
        <translation>Unter der obersten Karte liegt nichts zum Mischen.</translation>
    </message>
    <message>
        <source>A correction must name everyone who was dealt in that round, once each.</source>
        <extracomment>Refused</extracomment>
        <translation>Eine Korrektur muss alle enthalten, die in der Runde mitgespielt haben, jeden einmal.</translation>
    </message>
    <message>
        <source>%1 is already at the table.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 sitzt schon am Tisch.</translation>
    </message>
    <message>
        <source>%1 is not at the table.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 sitzt nicht am Tisch.</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n player(s) can sit at the table.</source>
        <extracomment>Refused; %n is 10</extracomment>
        <translation>
            <numerusform>Am Tisch hat höchstens %n Spieler Platz.</numerusform>
            <numerusform>Am Tisch haben höchstens %n Spieler Platz.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least two play, so %1 cannot leave.</source>
        <extracomment>Refused</extracomment>
        <translation>Mindestens zwei spielen, also kann %1 nicht gehen.</translation>
    </message>
    <message>
        <source>The new order must name everyone at the table, once each.</source>
        <extracomment>Refused</extracomment>
        <translation>Die neue Sitzordnung muss alle am Tisch enthalten, jeden einmal.</translation>
    </message>
    <message>
        <source>All cards are dealt: there is none left to turn up.</source>
        <extracomment>Refused; too many players for the deck</extracomment>
        <translation>Alle Karten sind verteilt: Es gibt keine mehr zum Aufdecken.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <extracomment>Refused</extracomment>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <extracomment>Refused</extracomment>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>The discard pile was reshuffled.</source>
        <extracomment>The draw pile ran out while somebody was drawing</extracomment>
        <translation>Der Ablegestapel wurde neu gemischt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is caught and draws %n card(s).</source>
        <extracomment>%1 holds a single card, has not called UNO and pays for it</extracomment>
        <translation>
            <numerusform>%1 wird erwischt und zieht %n Karte.</numerusform>
            <numerusform>%1 wird erwischt und zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guilty: %1 was not allowed to play that card.</source>
        <extracomment>A challenge; %1 is who laid the Wild Draw card</extracomment>
        <translation>Ertappt: %1 durfte diese Karte nicht legen.</translation>
    </message>
    <message>
        <source>Innocent: %1 was allowed to play that card.</source>
        <extracomment>A challenge; %1 is who laid the Wild Draw card</extracomment>
        <translation>Unschuldig: %1 durfte diese Karte legen.</translation>
    </message>
    <message>
        <source>The table lets it stand: %1 plays %2 and names %3.</source>
        <extracomment>%1 is a player, %2 is &quot;a Wild&quot;, %3 is &quot;red&quot;</extracomment>
        <translation>Der Tisch lässt es gelten: %1 legt %2 und wählt %3.</translation>
    </message>
    <message>
        <source>The table lets it stand: %1 plays %2.</source>
        <extracomment>%1 is a player, %2 is &quot;a red 4&quot;</extracomment>
        <translation>Der Tisch lässt es gelten: %1 legt %2.</translation>
    </message>
    <message>
        <source>%1 plays the last card, %2.</source>
        <extracomment>%1 is a player, %2 is &quot;a Wild Draw Two&quot;</extracomment>
        <translation>%1 legt die letzte Karte, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 held %n card(s) after playing the wild, not %2.</source>
        <extracomment>Refused; a hand is shown in a challenge, and %2 cards were named</extracomment>
        <translation>
            <numerusform>Nach der Farbenwahl-Karte hatte %1 noch %n Karte, nicht %2.</numerusform>
            <numerusform>Nach der Farbenwahl-Karte hatte %1 noch %n Karten, nicht %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can’t play %2: it must be %3 or %4.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;, %3 is &quot;blue&quot;, %4 is &quot;a 7&quot;</extracomment>
        <translation>%1 kann %2 nicht legen: Gefragt ist %3 oder %4.</translation>
    </message>
    <message>
        <source>%1 can’t play %2: it must be %3.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;, %3 is &quot;a 7&quot;</extracomment>
        <translation>%1 kann %2 nicht legen: Gefragt ist %3.</translation>
    </message>
    <message>
        <source>%1 can’t play %2: the color must be %3.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;, %3 is &quot;blue&quot;</extracomment>
        <translation>%1 kann %2 nicht legen: Gefragt ist %3.</translation>
    </message>
    <message>
        <source>%1 can’t play %2.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;</extracomment>
        <translation>%1 kann %2 nicht legen.</translation>
    </message>
    <message>
        <source>%1 plays %2: the color matches.</source>
        <extracomment>%1 is a player, %2 is &quot;a blue 7&quot;</extracomment>
        <translation>%1 legt %2: Die Farbe passt.</translation>
    </message>
    <message>
        <source>%1 plays %2: the number matches.</source>
        <extracomment>%1 is a player, %2 is &quot;a blue 7&quot;</extracomment>
        <translation>%1 legt %2: Die Zahl passt.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1 is a player, %2 is &quot;a blue Skip&quot;</extracomment>
        <translation>%1 legt %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 and names %3.</source>
        <extracomment>%1 is a player, %2 is &quot;a Wild&quot;, %3 is &quot;red&quot;</extracomment>
        <translation>%1 legt %2 und wählt %3.</translation>
    </message>
    <message>
        <source>%1 draws a card and may play it or pass.</source>
        <extracomment>The player on turn takes one card</extracomment>
        <translation>%1 zieht eine Karte und darf sie legen oder passen.</translation>
    </message>
    <message>
        <source>It does nothing, because nobody played it.</source>
        <extracomment>An action card came up with a Flip</extracomment>
        <translation>Sie bewirkt nichts, denn niemand hat sie gelegt.</translation>
    </message>
    <message>
        <source>%1 calls UNO before playing the next-to-last card.</source>
        <extracomment>%1 holds two cards and is on turn</extracomment>
        <translation>%1 ruft UNO, noch vor der vorletzten Karte.</translation>
    </message>
    <message>
        <source>By this table’s ruling a last Draw One still takes effect.</source>
        <extracomment>Of the last card of a round</extracomment>
        <translation>Nach der Tischregel wirkt eine „Zieh 1“-Karte auch als letzte Karte noch.</translation>
    </message>
    <message>
        <source>The last card still takes effect.</source>
        <extracomment>Of the last card of a round, one for which the next player draws</extracomment>
        <translation>Auch die letzte Karte wirkt noch.</translation>
    </message>
    <message>
        <source>%1 plays a card or draws one.</source>
        <extracomment>What the table waits for, after something else was refused</extracomment>
        <translation>%1 legt oder zieht eine Karte.</translation>
    </message>
    <message>
        <source>%1, and is skipped.</source>
        <extracomment>%1 is such as &quot;Ben draws until the first blue card comes&quot;: the same player loses a turn</extracomment>
        <translation>%1, und setzt aus.</translation>
    </message>
    <message>
        <source>Then %1 is next.</source>
        <extracomment>Once somebody has drawn, the turn moves on to %1</extracomment>
        <translation>Dann ist %1 dran.</translation>
    </message>
    <message>
        <source>It cannot begin a round: put it back into the deck.</source>
        <extracomment>Of the first card; a sentence that says who turns up another one follows</extracomment>
        <translation>Mit dieser Karte kann keine Runde beginnen: Mischt sie wieder unter.</translation>
    </message>
    <message>
        <source>The sheet does not say what follows; here everything turns to the dark side.</source>
        <extracomment>A Flip was turned up to begin</extracomment>
        <translation>Die Anleitung sagt nicht, was folgt; hier wird alles auf die dunkle Seite gedreht.</translation>
    </message>
    <message>
        <source>The sheet does not say what it does with two players; here it skips the other one.</source>
        <extracomment>Of a Reverse</extracomment>
        <translation>Die Anleitung sagt nicht, was sie zu zweit bewirkt; hier setzt der andere aus.</translation>
    </message>
    <message>
        <source>In this edition nobody draws for a last Draw One.</source>
        <extracomment>Of the last card of a round</extracomment>
        <translation>In dieser Ausgabe zieht für eine „Zieh 1“-Karte als letzte Karte niemand.</translation>
    </message>
    <message>
        <source>Turn your cards over: the light side is scored.</source>
        <extracomment>The last card was a Flip; all others turn their cards over to count them</extracomment>
        <translation>Dreht eure Karten um: Es zählt die helle Seite.</translation>
    </message>
    <message>
        <source>Turn your cards over: the dark side is scored.</source>
        <extracomment>The last card was a Flip; all others turn their cards over to count them</extracomment>
        <translation>Dreht eure Karten um: Es zählt die dunkle Seite.</translation>
    </message>
    <message numerus="yes">
        <source>%1 have the lowest total, %n point(s): they win together.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1 haben die niedrigste Summe, %n Punkt: Sie gewinnen gemeinsam.</numerusform>
            <numerusform>%1 haben die niedrigste Summe, %n Punkte: Sie gewinnen gemeinsam.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: there is only one, and it has been seen already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself; it is in a hand that was counted, this one or another</extracomment>
        <translation>%1: Davon gibt es nur eine, und die war schon zu sehen.</translation>
    </message>
    <message>
        <source>%1: there are only two, and both have been seen already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself; they are in hands that were counted, this one or others</extracomment>
        <translation>%1: Davon gibt es nur zwei, und beide waren schon zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%1: there are only %n, and all of them have been seen already.</source>
        <extracomment>Refused; %1 is &quot;Wild&quot; by itself; they are in hands that were counted, this one or others</extracomment>
        <translation>
            <numerusform>%1: Davon gibt es nur eine, und die war schon zu sehen.</numerusform>
            <numerusform>%1: Davon gibt es nur %n, und alle waren schon zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too late: %1 has not called UNO, but here catching counts only until the next player begins the turn.</source>
        <extracomment>Refused</extracomment>
        <translation>Zu spät: %1 hat nicht UNO gerufen, aber erwischen kann man hier nur, bis der nächste Spieler seinen Zug beginnt.</translation>
    </message>
    <message>
        <source>Too late: %1 has not called UNO, but here catching counts only until the next player has played.</source>
        <extracomment>Refused</extracomment>
        <translation>Zu spät: %1 hat nicht UNO gerufen, aber erwischen kann man hier nur, bis der nächste Spieler gespielt hat.</translation>
    </message>
    <message>
        <source>Here a last Draw One adds nothing to what waited.</source>
        <extracomment>Of the last card of a round; a sentence that says who draws what was waiting follows</extracomment>
        <translation>Hier kommt für eine „Zieh 1“-Karte als letzte Karte nichts dazu.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can’t play %2: %n card(s) are waiting.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;: so many cards are waiting for %1</extracomment>
        <translation>
            <numerusform>%1 kann %2 nicht legen: %n Karte wartet.</numerusform>
            <numerusform>%1 kann %2 nicht legen: %n Karten warten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take them, or lay the same draw card.</source>
        <extracomment>What can be done about cards that are waiting</extracomment>
        <translation>Nimm sie, oder leg die gleiche Ziehkarte.</translation>
    </message>
    <message>
        <source>Take them, or lay a draw card that costs at least as many.</source>
        <extracomment>What can be done about cards that are waiting</extracomment>
        <translation>Nimm sie, oder leg eine Ziehkarte, die mindestens genauso viel kostet.</translation>
    </message>
    <message>
        <source>Take them, or lay a draw card that fits.</source>
        <extracomment>What can be done about cards that are waiting</extracomment>
        <translation>Nimm sie, oder leg eine Ziehkarte, die passt.</translation>
    </message>
    <message>
        <source>%1 can’t go out with %2: here the last card must not be a wild.</source>
        <extracomment>Refused; %2 is &quot;a Wild&quot;</extracomment>
        <translation>%1 kann mit %2 nicht fertig werden: Hier darf die letzte Karte keine Farbenwahl-Karte sein.</translation>
    </message>
    <message>
        <source>%1 can’t go out with %2: here the last card must be a number.</source>
        <extracomment>Refused; %2 is &quot;a blue Skip&quot;</extracomment>
        <translation>%1 kann mit %2 nicht fertig werden: Hier muss die letzte Karte eine Zahl sein.</translation>
    </message>
    <message>
        <source>Whoever draws takes at least one card.</source>
        <extracomment>Refused</extracomment>
        <translation>Wer zieht, nimmt mindestens eine Karte.</translation>
    </message>
    <message>
        <source>Everybody hands their cards on.</source>
        <extracomment>House rule: a 0 was laid</extracomment>
        <translation>Alle geben ihre Karten weiter.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s) and may play the last one or pass.</source>
        <extracomment>House rule: %1 draws until a card comes that can be played</extracomment>
        <translation>
            <numerusform>%1 zieht %n Karte und darf die letzte legen oder passen.</numerusform>
            <numerusform>%1 zieht %n Karten und darf die letzte legen oder passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 jumps in.</source>
        <extracomment>%1 lays the very same card as the top one out of turn, as this table allows; what was laid follows</extracomment>
        <translation>%1 wirft rein.</translation>
    </message>
    <message>
        <source>%1 swaps hands with %2.</source>
        <extracomment>House rule: somebody laid a 7</extracomment>
        <translation>%1 tauscht die Karten mit %2.</translation>
    </message>
    <message numerus="yes">
        <source>A fine: %1 draws %n card(s).</source>
        <extracomment>The table makes %1 draw, for a wrong call or the like</extracomment>
        <translation>
            <numerusform>Strafe: %1 zieht %n Karte.</numerusform>
            <numerusform>Strafe: %1 zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can jump in only with the very same card as the one on top.</source>
        <extracomment>Refused; a sentence that says whose turn it is follows</extracomment>
        <translation>%1 kann nur mit genau der Karte reinwerfen, die oben liegt.</translation>
    </message>
    <message>
        <source>At this table one card is drawn, not %1.</source>
        <extracomment>Refused; %1 is a number of cards</extracomment>
        <translation>An diesem Tisch wird eine Karte gezogen, nicht %1.</translation>
    </message>
    <message numerus="yes">
        <source>At this table a Wild Draw Color costs no more than %n card(s), not %1.</source>
        <extracomment>Refused; %1 is a number of cards</extracomment>
        <translation>
            <numerusform>An diesem Tisch kostet eine „Farbe ziehen“-Farbenwahl-Karte höchstens %n Karte, nicht %1.</numerusform>
            <numerusform>An diesem Tisch kostet eine „Farbe ziehen“-Farbenwahl-Karte höchstens %n Karten, nicht %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 swaps hands with somebody else.</source>
        <extracomment>Refused; %1 laid a 7</extracomment>
        <translation>%1 tauscht die Karten mit jemand anderem.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is back, with %n point(s) from now on.</source>
        <extracomment>A player who had left, and has other points from now on</extracomment>
        <translation>
            <numerusform>%1 ist wieder da und hat ab jetzt %n Punkt.</numerusform>
            <numerusform>%1 ist wieder da und hat ab jetzt %n Punkte.</numerusform>
        </translation>
    </message>
</context>
</TS>
