<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Flipside</source>
        <extracomment>Title of the page that says what the app is.</extracomment>
        <translation>À propos de Flipside</translation>
    </message>
    <message>
        <source>Version %1</source>
        <extracomment>%1 is a version number.</extracomment>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Flipside is an unofficial companion for people who play with their own cards. UNO and UNO FLIP! are trademarks of Mattel, which has nothing to do with this app.</source>
        <extracomment>The app is no product of the game&apos;s maker. UNO FLIP! and Mattel stay as they are.</extracomment>
        <translation>Flipside est un compagnon non officiel pour celles et ceux qui jouent avec leurs propres cartes. UNO et UNO FLIP! sont des marques de Mattel, qui n’a rien à voir avec cette application.</translation>
    </message>
    <message>
        <source>Flipside is free software under the MIT License. Its typeface is Noto Sans, under the SIL Open Font License 1.1.</source>
        <extracomment>The names of the licences stay as they are.</extracomment>
        <translation>Flipside est un logiciel libre sous licence MIT. Sa police est Noto Sans, sous SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>It is built with Qt, under the LGPL 3, and stores your matches with SQLite, which is in the public domain.</source>
        <extracomment>What the app is built with. Qt, LGPL and SQLite are names and stay as they are.</extracomment>
        <translation>Il est développé avec Qt (LGPL 3) et enregistre tes parties avec SQLite (domaine public).</translation>
    </message>
    <message>
        <source>Nothing leaves this device unless you export or share it.</source>
        <extracomment>The app sends nothing anywhere.</extracomment>
        <translation>Rien ne quitte cet appareil, sauf ce que tu exportes ou partages.</translation>
    </message>
</context>
<context>
    <name>AskPage</name>
    <message>
        <source>Ask the referee</source>
        <extracomment>Title of the page that answers questions about the rules.</extracomment>
        <translation>Demander à l’arbitre</translation>
    </message>
    <message>
        <source>Card on card</source>
        <extracomment>The three things one can ask about: whether a card goes on another, how a challenge of a Wild Draw card ends, what a hand is worth. A word or two.</extracomment>
        <translation>Carte sur carte</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Défi</translation>
    </message>
</context>
<context>
    <name>AskedAnswer</name>
    <message>
        <source>May this card go on that one?</source>
        <extracomment>A question one can ask the referee.</extracomment>
        <translation>Cette carte peut-elle aller sur celle-là&#xa0;?</translation>
    </message>
    <message>
        <source>How many points is this hand?</source>
        <extracomment>A question one can ask the referee.</extracomment>
        <translation>Combien de points vaut cette main&#xa0;?</translation>
    </message>
    <message>
        <source>Tap the card that lies on the pile.</source>
        <translation>Touche la carte qui est sur le talon.</translation>
    </message>
    <message>
        <source>Which color was named?</source>
        <translation>Quelle couleur a été annoncée&#xa0;?</translation>
    </message>
    <message>
        <source>Tap the cards of the hand.</source>
        <translation>Touche les cartes de la main.</translation>
    </message>
    <message>
        <source>Tap the other cards of the hand, as it was then.</source>
        <extracomment>What to tap next. First: of a challenge. Second: to learn what a hand is worth.</extracomment>
        <translation>Touche les autres cartes que cette main avait à ce moment-là.</translation>
    </message>
    <message>
        <source>Was that Wild Draw Color allowed?</source>
        <extracomment>A question one can ask the referee about a challenge, on each side of the deck.</extracomment>
        <translation>Cette Carte blanche Piger une couleur était-elle permise&#xa0;?</translation>
    </message>
    <message>
        <source>Was that Wild Draw Two allowed?</source>
        <translation>Cette Carte blanche +2 était-elle permise&#xa0;?</translation>
    </message>
    <message>
        <source>Tap the card that lay on top before the wild.</source>
        <extracomment>What to tap next. First: of a challenge. Second: to ask whether a card goes on another.</extracomment>
        <translation>Touche la carte qui était sur le talon avant la Carte blanche.</translation>
    </message>
    <message>
        <source>Which color was asked for before?</source>
        <extracomment>What to tap next, for a wild on the pile. First: of a challenge. Second: whether a card goes on it.</extracomment>
        <translation>Quelle couleur était demandée avant&#xa0;?</translation>
    </message>
    <message>
        <source>Tap the card that is played.</source>
        <extracomment>What to tap next: the card that is played.</extracomment>
        <translation>Touche la carte qu’on pose.</translation>
    </message>
</context>
<context>
    <name>AskedCards</name>
    <message>
        <source>On the pile</source>
        <translation>Sur le talon</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <extracomment>Beside the number of points a hand is worth.</extracomment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>Forgets the cards of the question.</extracomment>
        <translation>Nouvelle question</translation>
    </message>
    <message>
        <source>Played on it</source>
        <extracomment>Below the card that somebody plays.</extracomment>
        <translation>Posée dessus</translation>
    </message>
    <message>
        <source>Before the wild</source>
        <extracomment>Below the card that lies on the discard pile; below the one that lay there before a Wild Draw card.</extracomment>
        <translation>Avant</translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message>
        <source>Backup and restore</source>
        <extracomment>Title of the page where copies of all matches are made and put back.</extracomment>
        <translation>Sauvegarde et restauration</translation>
    </message>
    <message>
        <source>Where your matches are</source>
        <extracomment>Heading over the name of the file that holds all matches.</extracomment>
        <translation>Où sont tes parties</translation>
    </message>
    <message>
        <source>Flipside makes a copy on every day a match ends, and keeps the last ten. Copies you make yourself go to %1.</source>
        <extracomment>How matches are kept safe. %1 is a folder.</extracomment>
        <translation>Flipside fait une copie chaque jour où une partie se termine et garde les dix dernières. Les copies que tu fais toi-même vont dans %1.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <extracomment>Makes a copy of all matches.</extracomment>
        <translation>Sauvegarder maintenant</translation>
    </message>
    <message>
        <source>Copies, newest first</source>
        <extracomment>Heading over the copies that can be put back.</extracomment>
        <translation>Copies, les plus récentes d’abord</translation>
    </message>
    <message>
        <source>There are none yet. The first is made when a match ends, or with the button above.</source>
        <extracomment>Stands where copies of all matches will be listed.</extracomment>
        <translation>Il n’y en a pas encore. La première se fait à la fin d’une partie, ou avec le bouton ci-dessus.</translation>
    </message>
    <message>
        <source>Back up to another place</source>
        <extracomment>Makes a copy of all matches in a folder that is chosen then, such as on a stick.
----------
Title over the folders into one of which a copy of all matches is written.</extracomment>
        <translation>Sauvegarder ailleurs</translation>
    </message>
    <message>
        <source>Look for another copy</source>
        <extracomment>Leads to the folders of this device, to look for a copy of all matches there.
----------
Title over the folders in which a copy of all matches is looked for.</extracomment>
        <translation>Chercher une autre copie</translation>
    </message>
</context>
<context>
    <name>BetweenRounds</name>
    <message>
        <source>Round %1</source>
        <extracomment>%1 is the number of the round that is about to begin.</extracomment>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Who deals?</source>
        <extracomment>Above the names of the players, one of whom deals.</extracomment>
        <translation>Qui distribue&#xa0;?</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <extracomment>Begins the next round; %1 is who deals.</extracomment>
        <translation>%1 distribue</translation>
    </message>
    <message>
        <source>Just score this round</source>
        <extracomment>Plays a round without calling the cards: only who went out, then the hands.</extracomment>
        <translation>Juste les points de la manche</translation>
    </message>
</context>
<context>
    <name>BinPage</name>
    <message>
        <source>Bin</source>
        <extracomment>Title of the page with deleted matches.</extracomment>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Takes a match out of the bin.</extracomment>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Matches you delete wait here until you empty the bin.</source>
        <extracomment>On the page with deleted matches, when there are none.</extracomment>
        <translation>Les parties supprimées attendent ici jusqu’à ce que tu vides la corbeille.</translation>
    </message>
    <message>
        <source>The bin is empty</source>
        <translation>La corbeille est vide</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <extracomment>Offers to remove all matches in the bin for good.</extracomment>
        <translation>Vider la corbeille</translation>
    </message>
</context>
<context>
    <name>BinSheet</name>
    <message>
        <source>Empty the bin</source>
        <extracomment>Title of the question whether the bin is to be emptied.</extracomment>
        <translation>Vider la corbeille</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) and all that was called in them would be gone for good. This cannot be undone.</source>
        <extracomment>What emptying the bin would do; %n is the number of matches in it.</extracomment>
        <translation>
            <numerusform>%n partie et tout ce qui y a été annoncé disparaîtrait pour de bon. Impossible de revenir en arrière.</numerusform>
            <numerusform>%n parties et tout ce qui y a été annoncé disparaîtraient pour de bon. Impossible de revenir en arrière.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n match(es) for good</source>
        <extracomment>Removes the matches in the bin; %n is their number.</extracomment>
        <translation>
            <numerusform>Supprimer %n partie pour de bon</numerusform>
            <numerusform>Supprimer %n parties pour de bon</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave in the bin</source>
        <extracomment>Leaves the matches in the bin where they are.</extracomment>
        <translation>Garder dans la corbeille</translation>
    </message>
</context>
<context>
    <name>BookSheet</name>
    <message>
        <source>Which rules?</source>
        <extracomment>Title over the choice of edition and language of the rulebook.</extracomment>
        <translation>Quelles règles&#xa0;?</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Heading over the editions of the game.</extracomment>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <extracomment>Heading over the languages of the rulebook.</extracomment>
        <translation>Langue des règles</translation>
    </message>
    <message>
        <source>Same as the app: %1</source>
        <extracomment>Choice of the rulebook&apos;s language: the one the app speaks, %1.</extracomment>
        <translation>Comme l’appli&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ChallengeQuestion</name>
    <message>
        <source>%1 has no cards left.</source>
        <translation>%1 n’a plus de cartes.</translation>
    </message>
    <message>
        <source>%1 says: no %2 in hand. Do you believe it?</source>
        <extracomment>The question of a challenge: %1 is the player of the wild, %2 a colour&apos;s name.</extracomment>
        <translation>%1 dit ne rien avoir en %2. Tu y crois&#xa0;?</translation>
    </message>
    <message>
        <source>How a challenge works</source>
        <extracomment>Opens the rule on challenges.</extracomment>
        <translation>Comment marche un défi</translation>
    </message>
    <message>
        <source>Accept: %1</source>
        <extracomment>What follows when a Wild Draw card is accepted: %1 is such as &quot;Ben draws 2 cards and is skipped.&quot;</extracomment>
        <translation>Accepter&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ChallengeVerdict</name>
    <message>
        <source>%1 was right</source>
        <extracomment>The verdict of a challenge; %1 is who challenged. Below it stands why.</extracomment>
        <translation>%1 avait raison</translation>
    </message>
    <message>
        <source>%1 was wrong</source>
        <translation>%1 avait tort</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La règle</translation>
    </message>
    <message>
        <source>Undo challenge</source>
        <extracomment>Takes a challenge back.</extracomment>
        <translation>Annuler le défi</translation>
    </message>
    <message>
        <source>Overrule</source>
        <extracomment>The table judges the shown hand the other way.</extracomment>
        <translation>Inverser le verdict</translation>
    </message>
    <message>
        <source>The hand that was shown</source>
        <extracomment>Over the cards that were shown in a challenge.</extracomment>
        <translation>La main montrée</translation>
    </message>
</context>
<context>
    <name>ColorQuestion</name>
    <message>
        <source>Any color may be named, the old one too.</source>
        <extracomment>Below the four colours, when the player of a wild names one.</extracomment>
        <translation>On peut annoncer n’importe quelle couleur, même l’ancienne.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>First: leaves a correction undone. Second: takes back a Wild that was called by mistake.</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Not a Wild after all</source>
        <translation>Finalement, pas cette carte</translation>
    </message>
</context>
<context>
    <name>CountHead</name>
    <message numerus="yes">
        <source>%n card(s) counted of %1</source>
        <extracomment>%n cards of a hand were counted; %1 is how many it has.</extracomment>
        <translation>
            <numerusform>%n carte comptée sur %1</numerusform>
            <numerusform>%n cartes comptées sur %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) counted</source>
        <translation>
            <numerusform>%n carte comptée</numerusform>
            <numerusform>%n cartes comptées</numerusform>
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
    <message>
        <source>That’s all of them</source>
        <extracomment>Fewer cards were counted than the app expects, and the table says that there are no more.</extracomment>
        <translation>C’est tout</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in this hand</source>
        <extracomment>Beside the points that are typed for a hand: how many cards it has.</extracomment>
        <translation>
            <numerusform>%n carte dans cette main</numerusform>
            <numerusform>%n cartes dans cette main</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountTitles</name>
    <message>
        <source>%1’s cards</source>
        <extracomment>Title: %1 is the name of somebody whose cards are counted.</extracomment>
        <translation>Ce qui reste à %1</translation>
    </message>
</context>
<context>
    <name>CountWarning</name>
    <message>
        <source>That cannot be right</source>
        <translation>C’est impossible</translation>
    </message>
    <message>
        <source>Take one back</source>
        <extracomment>Takes the card back that cannot be.</extracomment>
        <translation>En retirer une</translation>
    </message>
    <message>
        <source>The table is right</source>
        <extracomment>Other cards were counted, or other points typed, than the app thinks there can be; it shall take them.</extracomment>
        <translation>C’est bien ça</translation>
    </message>
    <message>
        <source>Is that right?</source>
        <extracomment>Over what was counted or typed: the first is unlikely, such as 818 points, the second cannot be, such as a third blue 7.</extracomment>
        <translation>C’est bien ça&#xa0;?</translation>
    </message>
    <message>
        <source>Write %1 all the same</source>
        <extracomment>Takes a number of points that is unlikely; %1 is the number.</extracomment>
        <translation>Noter %1 quand même</translation>
    </message>
    <message>
        <source>Change it</source>
        <extracomment>Leads back to the field with a number of points that is unlikely.</extracomment>
        <translation>Corriger</translation>
    </message>
</context>
<context>
    <name>DealerSheet</name>
    <message>
        <source>Draw for dealer</source>
        <extracomment>Title over the numbers that people drew to find out who deals.</extracomment>
        <translation>Tirer au sort qui distribue</translation>
    </message>
    <message>
        <source>Everyone draws a card. The highest number deals; a card with a symbol counts 0.</source>
        <extracomment>Explains how the dealer is found.</extracomment>
        <translation>Chacun pioche une carte. Le chiffre le plus haut distribue&#xa0;; une carte à symbole compte 0.</translation>
    </message>
    <message>
        <source>0–9</source>
        <extracomment>A number from 0 to 9 that somebody drew.</extracomment>
        <translation>0–9</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>Ends the drawing for the dealer, or begins another draw of those who tied.</extracomment>
        <translation>Piocher à nouveau</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>D’accord</translation>
    </message>
</context>
<context>
    <name>DeckPanel</name>
    <message>
        <source>Dark side up</source>
        <extracomment>Which side of the two-sided deck lies up.</extracomment>
        <translation>Côté sombre visible</translation>
    </message>
    <message>
        <source>Light side up</source>
        <translation>Côté clair visible</translation>
    </message>
    <message>
        <source>A referee for cards with two sides</source>
        <extracomment>What the app is, in one line on the first page.</extracomment>
        <translation>Un arbitre pour les cartes à deux faces</translation>
    </message>
    <message>
        <source>For playing UNO FLIP! and games like it with real cards.</source>
        <extracomment>What the app is for. UNO FLIP! is the name of a card game and stays as it is.</extracomment>
        <translation>Pour jouer à UNO FLIP! et à des jeux semblables autour d’une table, avec de vraies cartes en main.</translation>
    </message>
    <message>
        <source>Turn it over</source>
        <extracomment>Turns the deck to its other side; the app&apos;s look follows.</extracomment>
        <translation>Retourner les cartes</translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <extracomment>For screen readers: how many cards are left to be drawn.</extracomment>
        <translation>
            <numerusform>Pioche&#xa0;: %n carte</numerusform>
            <numerusform>Pioche&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>to draw</source>
        <extracomment>Below the number of cards in the draw pile: they are left to be drawn. As short as can be.</extracomment>
        <translation>à piocher</translation>
    </message>
</context>
<context>
    <name>DrawnRow</name>
    <message>
        <source>plays next</source>
        <translation>joue maintenant</translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s), then takes the turn</source>
        <translation>
            <numerusform>pioche %n carte et joue</numerusform>
            <numerusform>pioche %n cartes et joue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>pioche %n carte</numerusform>
            <numerusform>pioche %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>draws until the chosen color comes</source>
        <translation>pioche jusqu’à la couleur choisie</translation>
    </message>
    <message numerus="yes">
        <source>draws until the chosen color comes, then %n more</source>
        <extracomment>After a challenge, below somebody&apos;s name: what they draw, and whether they play now.</extracomment>
        <translation>
            <numerusform>pioche jusqu’à la couleur choisie, puis %n de plus</numerusform>
            <numerusform>pioche jusqu’à la couleur choisie, puis %n de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export everything</source>
        <extracomment>Title over the folders into one of which all matches are written.</extracomment>
        <translation>Tout exporter</translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>Name of the file</source>
        <extracomment>Heading over the field for the name of a file that is to be written.</extracomment>
        <translation>Nom du fichier</translation>
    </message>
    <message>
        <source>A name</source>
        <extracomment>In a field for the name of a file.</extracomment>
        <translation>Un nom</translation>
    </message>
    <message>
        <source>There is already a file with this name</source>
        <extracomment>Writes a file into the folder that is shown; or why it is not written.</extracomment>
        <translation>Un fichier de ce nom existe déjà</translation>
    </message>
    <message>
        <source>Save here</source>
        <translation>Enregistrer ici</translation>
    </message>
    <message>
        <source>One folder up</source>
        <extracomment>Leads to the folder in which this one lies.</extracomment>
        <translation>Dossier parent</translation>
    </message>
    <message>
        <source>There are no such files here (%1).</source>
        <extracomment>%1 are endings of file names, such as &quot;*.flip, *.jsonl&quot;.</extracomment>
        <translation>Aucun fichier de ce type ici (%1).</translation>
    </message>
</context>
<context>
    <name>FilterSheet</name>
    <message>
        <source>Filter</source>
        <extracomment>Title over the ways to narrow a list of matches.</extracomment>
        <translation>Filtrer</translation>
    </message>
    <message numerus="yes">
        <source>Show %n match(es)</source>
        <extracomment>Closes the filters; %n is how many matches fit.</extracomment>
        <translation>
            <numerusform>Montrer %n partie</numerusform>
            <numerusform>Montrer %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all matches</source>
        <extracomment>Takes all filters away, and what is searched for.</extracomment>
        <translation>Montrer toutes les parties</translation>
    </message>
</context>
<context>
    <name>GroupSheet</name>
    <message>
        <source>Save as a group</source>
        <extracomment>Title over the field for the name of a group of players.</extracomment>
        <translation>Enregistrer ce groupe</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <extracomment>Where the name of a group of players is typed.</extracomment>
        <translation>Nom du groupe</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Keeps the group.</extracomment>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>HandCounter</name>
    <message>
        <source>Points, or a card such as %1</source>
        <extracomment>In the field for the points of a hand; %1 is a card as it can be typed instead, such as b7.</extracomment>
        <translation>Points, ou une carte comme %1</translation>
    </message>
</context>
<context>
    <name>HandLine</name>
    <message>
        <source>Take back</source>
        <extracomment>Takes a card back that was counted or told.</extracomment>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>no cards left</source>
        <extracomment>At the end of a round: of whoever went out; then of those who hold cards.</extracomment>
        <translation>n’a plus de cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in hand</source>
        <translation>
            <numerusform>%n point en main</numerusform>
            <numerusform>%n points en main</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Back</source>
        <extracomment>Goes back to the page before.</extracomment>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Keys and typed calls</source>
        <extracomment>Title of the help on keys and typed calls.</extracomment>
        <translation>Raccourcis et annonces tapées</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of the help on keys.</extracomment>
        <translation>Raccourcis clavier</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Who played</source>
        <extracomment>Heading over people by whom a list of matches is narrowed.</extracomment>
        <translation>Qui a joué</translation>
    </message>
    <message>
        <source>How it ended</source>
        <extracomment>Heading over how matches ended, by which a list of them is narrowed.</extracomment>
        <translation>Comment ça s’est terminé</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Heading over editions of the game by which a list of matches is narrowed.</extracomment>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>Heading over ways of scoring by which a list of matches is narrowed.</extracomment>
        <translation>Comptage</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Heading over times by which a list of matches is narrowed.</extracomment>
        <translation>Quand</translation>
    </message>
</context>
<context>
    <name>HistoryFooter</name>
    <message>
        <source>Your matches cannot be read</source>
        <extracomment>The list of matches could not be read.</extracomment>
        <translation>Tes parties ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>Play the first match</source>
        <translation>Jouer la première partie</translation>
    </message>
    <message>
        <source>Try other words or fewer filters.</source>
        <extracomment>Nothing was found.</extracomment>
        <translation>Essaie d’autres mots ou moins de filtres.</translation>
    </message>
    <message>
        <source>Every match you play is kept here, with each round and each call.</source>
        <extracomment>Nothing was played yet.</extracomment>
        <translation>Chaque partie jouée est gardée ici, avec chaque manche et chaque annonce.</translation>
    </message>
    <message>
        <source>No match found</source>
        <translation>Aucune partie trouvée</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Pas encore de parties</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <extracomment>First: takes all filters away. Second: leads to the page where a match begins.</extracomment>
        <translation>Montrer toutes les parties</translation>
    </message>
</context>
<context>
    <name>HistoryHeader</name>
    <message>
        <source>Player, note or place</source>
        <extracomment>In the field in which matches are searched.</extracomment>
        <translation>Joueur, note ou lieu</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>A chip that shows all matches; %1 is how many there are.</extracomment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Toutes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) found</source>
        <extracomment>Above a list of matches that was narrowed.</extracomment>
        <translation>
            <numerusform>%n partie trouvée</numerusform>
            <numerusform>%n parties trouvées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n filter(s)</source>
        <extracomment>Opens more ways to narrow the list of matches; %n is how many of them are used now.</extracomment>
        <translation>
            <numerusform>%n filtre</numerusform>
            <numerusform>%n filtres</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all matches</source>
        <extracomment>Takes all filters away, and what is searched for.</extracomment>
        <translation>Montrer toutes les parties</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>All matches</source>
        <extracomment>Title of the menu over all matches.</extracomment>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Export everything</source>
        <extracomment>Writes all matches into a file.</extracomment>
        <translation>Tout exporter</translation>
    </message>
    <message>
        <source>Bin</source>
        <extracomment>Leads to the matches that were deleted.</extracomment>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>The place with all matches.</extracomment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Import from a file</source>
        <extracomment>Takes in matches from a file.
----------
Title over the folders of this device, in which a file is looked for.</extracomment>
        <translation>Importer un fichier</translation>
    </message>
</context>
<context>
    <name>HistoryTitle</name>
    <message>
        <source>History</source>
        <extracomment>Title of the page with all matches.</extracomment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Opens what else can be done with the matches.</extracomment>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>HomeActions</name>
    <message>
        <source>Explore a demo match</source>
        <extracomment>Loads a match that is being played, to look around in.</extracomment>
        <translation>Explorer une partie d’essai</translation>
    </message>
    <message>
        <source>You can delete it again in one tap.</source>
        <extracomment>Second line of the button that loads a demo match.</extracomment>
        <translation>Elle se supprime d’un seul geste.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Leads to the place where the rules can be looked up.</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Again, same people</source>
        <extracomment>Begins another match with the people of the last one, whose names stand below.</extracomment>
        <translation>Rejouer avec les mêmes</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>Leads to the page where a match is set up.</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Ask the referee</source>
        <extracomment>Leads to the page that answers questions about the rules without a match.</extracomment>
        <translation>Demander à l’arbitre</translation>
    </message>
    <message>
        <source>Just keep score</source>
        <extracomment>Begins a match whose plays are not called, only its rounds scored.</extracomment>
        <translation>Compter seulement les points</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Play</source>
        <extracomment>The place where matches are played.</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>This is a demo match</source>
        <extracomment>The match that is on is only there to look around in.</extracomment>
        <translation>C’est une partie d’essai</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <extracomment>Removes the demo match for good.</extracomment>
        <translation>La supprimer</translation>
    </message>
    <message>
        <source>Tap anything you like: this match is only for trying things out and is not kept.</source>
        <extracomment>What a demo match is for.</extracomment>
        <translation>Touche à tout&#xa0;: cette partie est là pour essayer, rien n’en sera gardé.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>What a screen reader adds to the name of the language.</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Something is wrong with your matches</source>
        <extracomment>Something is wrong with the file that keeps all matches.</extracomment>
        <translation>Il y a un problème avec tes parties</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Import from a file</source>
        <extracomment>Title over files that can be taken in.</extracomment>
        <translation>Importer un fichier</translation>
    </message>
    <message>
        <source>Found among your documents and downloads:</source>
        <extracomment>Which files can be taken in; .flip and .jsonl are endings of file names.</extracomment>
        <translation>Trouvés dans tes documents et téléchargements&#xa0;:</translation>
    </message>
    <message>
        <source>No records (.flip) or archives (.jsonl) were found among your documents and downloads.</source>
        <translation>Aucune partie (.flip) ni archive (.jsonl) dans tes documents et téléchargements.</translation>
    </message>
    <message>
        <source>Look for another file</source>
        <extracomment>Leads to the folders of this device, to look for a file there.</extracomment>
        <translation>Chercher un autre fichier</translation>
    </message>
</context>
<context>
    <name>IncomingPage</name>
    <message>
        <source>From a file</source>
        <extracomment>Title of the page that shows a match which came as a file.</extracomment>
        <translation>Depuis un fichier</translation>
    </message>
    <message>
        <source>Imported</source>
        <extracomment>First: the matches of a file are here now. Second: they are not.</extracomment>
        <translation>Importé</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Pas importé</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <extracomment>Stands where a file is still being looked into.</extracomment>
        <translation>Lecture du fichier…</translation>
    </message>
    <message>
        <source>Add to my matches</source>
        <extracomment>Takes what a file holds into the app.</extracomment>
        <translation>Ajouter à mes parties</translation>
    </message>
    <message>
        <source>See the scores</source>
        <extracomment>Leads to the scores of the match that was just taken in.</extracomment>
        <translation>Voir les points</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>First: leaves a file alone that was opened. Second: leads back to the first page.</extracomment>
        <translation>Ne pas ajouter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>LanguagePanel</name>
    <message>
        <source>Same as the system</source>
        <extracomment>Choice of language: the one the system uses.</extracomment>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Cards and rules are named as on the sheet printed in Spain.</source>
        <extracomment>What the switch for Spain&apos;s words does.</extracomment>
        <translation>Les cartes et les règles portent les noms imprimés en Espagne.</translation>
    </message>
    <message>
        <source>Words used in Spain</source>
        <extracomment>The Spanish of Spain instead of Latin America&apos;s.</extracomment>
        <translation>Mots d’Espagne</translation>
    </message>
</context>
<context>
    <name>LanguageSheet</name>
    <message>
        <source>Language</source>
        <extracomment>Title over the list of languages.</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <extracomment>Choice of language: the one the system uses.</extracomment>
        <translation>Comme le système</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>What happened</source>
        <extracomment>Title of the list of everything that was called.</extracomment>
        <translation>Ce qui s’est passé</translation>
    </message>
</context>
<context>
    <name>LookChoice</name>
    <message>
        <source>Mark %1</source>
        <extracomment>A mark or a color that stands for a person; %1 is its number.</extracomment>
        <translation>Symbole %1</translation>
    </message>
    <message>
        <source>Color %1</source>
        <translation>Couleur %1</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Play</source>
        <extracomment>The place where matches are played.</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>The place where language, text size and look are chosen.</extracomment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>The place where all matches can be looked at again.</extracomment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>The place with everybody who plays, and their numbers.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The place where the rules can be looked up.</extracomment>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>MatchLine</name>
    <message>
        <source>No winner</source>
        <extracomment>Title of a match in a list that was ended before somebody won</extracomment>
        <translation>Sans gagnant</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <extracomment>Title of a match in a list: %1 are the names of those who share the win</extracomment>
        <translation>%1 se partagent la victoire</translation>
    </message>
    <message>
        <source>%1 won</source>
        <extracomment>Title of a match in a list: %1 is the winner</extracomment>
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>Second line of a match in a list: %1 are the names of those who did not win</extracomment>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A day below the heading of its month: %1 is a short name of a weekday, %2 the number of the day</extracomment>
        <translation>%1 %2</translation>
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
        <translation>%1 mènent</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <extracomment>Title of a match in a list that is not over: %1 is who has the best total</extracomment>
        <translation>%1 mène</translation>
    </message>
    <message>
        <source>In progress</source>
        <extracomment>Title of a match in a list that is not over yet</extracomment>
        <translation>En cours</translation>
    </message>
</context>
<context>
    <name>MatchOverPage</name>
    <message>
        <source>Match over</source>
        <extracomment>Title of the page at the end of a match.</extracomment>
        <translation>Partie terminée</translation>
    </message>
    <message>
        <source>Play again, same people</source>
        <extracomment>Begins another match with the people of this one.</extracomment>
        <translation>Rejouer avec les mêmes</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Opens the ways to share a match.</extracomment>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <extracomment>Leads to the page with the points of all rounds.</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Something wrong? Reopen the match</source>
        <extracomment>Offers to go on with a match that is over.</extracomment>
        <translation>Une erreur&#xa0;? Rouvrir la partie</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Share</source>
        <extracomment>Opens the ways to share a match.</extracomment>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Opens what can be done with a match.</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Goes on with a match that is not over.</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Replay it step by step</source>
        <extracomment>Leads to a match step by step.</extracomment>
        <translation>Revoir la partie pas à pas</translation>
    </message>
    <message>
        <source>This match cannot be shown</source>
        <extracomment>A match could not be read.</extracomment>
        <translation>Cette partie ne peut pas être affichée</translation>
    </message>
    <message>
        <source>No round yet</source>
        <extracomment>On the page of a match in which nothing was scored.</extracomment>
        <translation>Pas encore de manche</translation>
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
    <name>MatchRules</name>
    <message>
        <source>Edition</source>
        <extracomment>Unfolds the editions of the game.</extracomment>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Table rulings</source>
        <extracomment>Unfolds what the table decides where the printed rules are silent or differ.</extracomment>
        <translation>Règles de la table</translation>
    </message>
    <message>
        <source>Played to</source>
        <extracomment>Before the number of points a match is played to.</extracomment>
        <translation>On joue jusqu’à</translation>
    </message>
</context>
<context>
    <name>MatchSheets</name>
    <message>
        <source>This match</source>
        <extracomment>Title of the menu of one match.</extracomment>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>Note and place</source>
        <extracomment>Leads to the note and the place of a match.</extracomment>
        <translation>Note et lieu</translation>
    </message>
    <message>
        <source>Share as text or picture</source>
        <extracomment>Shares a match as text or picture.</extracomment>
        <translation>Partager en texte ou en image</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <extracomment>Deletes a match; it waits in the bin.</extracomment>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>Save the record as a file</source>
        <extracomment>Writes the record of a match, which another device can read, into a file.
----------
Title over the folders into one of which the record of a match is written.</extracomment>
        <translation>Enregistrer la partie dans un fichier</translation>
    </message>
</context>
<context>
    <name>MatchSummary</name>
    <message>
        <source>Note</source>
        <extracomment>Where no place and no note were written down for a match; then where only the note was.</extracomment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Add a note or a place</source>
        <translation>Ajouter une note ou un lieu</translation>
    </message>
</context>
<context>
    <name>MatchesPanel</name>
    <message>
        <source>Usual deck and rulings</source>
        <extracomment>Leads to the page with the edition and rulings that new matches begin with.</extracomment>
        <translation>Édition et règles habituelles</translation>
    </message>
    <message>
        <source>Copies of everything, and where your matches are</source>
        <extracomment>Second line of the way to backups.</extracomment>
        <translation>Copies de tout, et où sont tes parties</translation>
    </message>
    <message>
        <source>Backup and restore</source>
        <extracomment>Leads to the page where copies of all matches are made and put back.</extracomment>
        <translation>Sauvegarde et restauration</translation>
    </message>
    <message>
        <source>For another device, or for safekeeping</source>
        <extracomment>What the export of everything is for.</extracomment>
        <translation>Pour un autre appareil, ou à garder en lieu sûr</translation>
    </message>
    <message>
        <source>Export everything</source>
        <extracomment>Writes all matches into a file.</extracomment>
        <translation>Tout exporter</translation>
    </message>
    <message>
        <source>Bin</source>
        <extracomment>Leads to the matches that were deleted.</extracomment>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>%1, follows the language</source>
        <extracomment>Second line of the usual deck where nobody chose one: %1 is the edition; it is the one printed in the app&apos;s language.</extracomment>
        <translation>%1, d’après la langue de l’appli</translation>
    </message>
    <message>
        <source>You can delete it again in one tap.</source>
        <extracomment>Second line of the way to the demo match.</extracomment>
        <translation>Elle se supprime d’un seul geste.</translation>
    </message>
    <message>
        <source>Delete the demo match</source>
        <extracomment>First: removes the demo match for good. Second: loads a match that is being played, to look around in.</extracomment>
        <translation>Supprimer la partie d’essai</translation>
    </message>
    <message>
        <source>Explore a demo match</source>
        <translation>Explorer une partie d’essai</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>The match could not begin</source>
        <extracomment>The new match could not be written to disk.</extracomment>
        <translation>La partie n’a pas pu commencer</translation>
    </message>
    <message>
        <source>How it is scored</source>
        <extracomment>Heading over the ways of scoring.</extracomment>
        <translation>Comment on compte</translation>
    </message>
    <message>
        <source>Draw for dealer</source>
        <extracomment>Opens the sheet where the numbers drawn are typed: the highest deals.</extracomment>
        <translation>Tirer au sort qui distribue</translation>
    </message>
    <message>
        <source>Save as a group</source>
        <extracomment>Keeps these players as a group that can be seated in one tap.</extracomment>
        <translation>Enregistrer ce groupe</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <extracomment>First: brings back what was just cleared. Second: empties the page of a new match, names and choices.</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Tout effacer</translation>
    </message>
    <message>
        <source>Just keep score</source>
        <extracomment>Title of the page where a match is set up; the second where only rounds are scored.</extracomment>
        <translation>Compter seulement les points</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Heading over those who may play a new match, and those who do.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>In seating order, to the left</source>
        <extracomment>Over the players of a new match.</extracomment>
        <translation>Dans l’ordre, en tournant vers la gauche</translation>
    </message>
    <message>
        <source>In seating order, to the left. Play goes to the right: from the bottom up.</source>
        <extracomment>Over the players of a new match: by the chosen rule sheet play goes to the right, against the order of the list.</extracomment>
        <translation>Dans l’ordre des places, vers la gauche. On joue vers la droite&#xa0;: de bas en haut.</translation>
    </message>
    <message numerus="yes">
        <source>Played to %n point(s)</source>
        <extracomment>Below a new match that is set up, always in sight: to how many points it is played. A tap leads to where they are chosen.</extracomment>
        <translation>
            <numerusform>On joue jusqu’à %n point</numerusform>
            <numerusform>On joue jusqu’à %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextRound</name>
    <message>
        <source>See the result</source>
        <extracomment>Leads to the page with the winner.</extracomment>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>Just score the next round</source>
        <extracomment>Plays the next round without calling the cards: only who went out, then the hands.</extracomment>
        <translation>Manche suivante&#xa0;: juste les points</translation>
    </message>
</context>
<context>
    <name>NoteSheet</name>
    <message>
        <source>Note and place</source>
        <extracomment>Title over the fields for the place and the note of a match.</extracomment>
        <translation>Note et lieu</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>Heading over the field for the place of a match.</extracomment>
        <translation>Où</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Heading over the field for a note about a match.</extracomment>
        <translation>Note</translation>
    </message>
    <message>
        <source>The evening of the great comeback</source>
        <extracomment>An example in the field for a note about a match.</extracomment>
        <translation>Le soir de la grande remontée</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Keeps the note and the place.</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Grandma&apos;s kitchen</source>
        <extracomment>An example in the field for the place of a match.</extracomment>
        <translation>La cuisine de mamie</translation>
    </message>
</context>
<context>
    <name>OtherScoring</name>
    <message>
        <source>Scored the other way</source>
        <extracomment>Unfolds what the totals would be by the other way of scoring; its name stands below.</extracomment>
        <translation>Compté de l’autre façon</translation>
    </message>
</context>
<context>
    <name>OutQuestion</name>
    <message>
        <source>Who went out?</source>
        <extracomment>Asked at the end of a round.</extracomment>
        <translation>Qui n’a plus de cartes&#xa0;?</translation>
    </message>
    <message>
        <source>Play the round first, then tap whoever has no cards left.</source>
        <extracomment>Below &quot;Who went out?&quot;, in a match whose plays are not called.</extracomment>
        <translation>Une fois la manche jouée, touche le nom de la personne qui n’a plus de cartes.</translation>
    </message>
</context>
<context>
    <name>OutSheet</name>
    <message>
        <source>Who went out?</source>
        <extracomment>The same sheet&apos;s title, or a heading in it.</extracomment>
        <translation>Qui n’a plus de cartes&#xa0;?</translation>
    </message>
    <message>
        <source>Dark side</source>
        <extracomment>The side of the deck a round ended on.</extracomment>
        <translation>Côté sombre</translation>
    </message>
    <message>
        <source>Light side</source>
        <translation>Côté clair</translation>
    </message>
    <message>
        <source>%1 has gone out</source>
        <extracomment>Title of the sheet that ends a round whose plays were not called: %1 is who has gone out.</extracomment>
        <translation>%1 n’a plus de cartes</translation>
    </message>
    <message>
        <source>Which side was up?</source>
        <extracomment>Asked at the end of a round: the light or the dark side of the deck.</extracomment>
        <translation>Quel côté était en jeu&#xa0;?</translation>
    </message>
</context>
<context>
    <name>PeopleOffered</name>
    <message>
        <source>New name</source>
        <extracomment>Where the name of another player is typed.</extracomment>
        <translation>Nouveau nom</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>Adds the typed name to the players.</extracomment>
        <translation>Ajouter</translation>
    </message>
</context>
<context>
    <name>PeopleSheet</name>
    <message>
        <source>Who joins or leaves</source>
        <extracomment>Title of the sheet where players join and leave between rounds.</extracomment>
        <translation>Qui arrive et qui part</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>Somebody gets up and plays no more.</extracomment>
        <translation>Part</translation>
    </message>
    <message>
        <source>Name of the new player</source>
        <extracomment>In the field for the name of somebody who joins.</extracomment>
        <translation>Nom de la nouvelle personne</translation>
    </message>
    <message>
        <source>Starting points</source>
        <extracomment>Points somebody who joins begins with.</extracomment>
        <translation>Points de départ</translation>
    </message>
    <message>
        <source>Joins</source>
        <extracomment>Somebody joins the match.</extracomment>
        <translation>Rejoint la table</translation>
    </message>
</context>
<context>
    <name>PersonCards</name>
    <message numerus="yes">
        <source>Held %n time(s) at the end</source>
        <extracomment>The costliest card that somebody was left with at the end of rounds.</extracomment>
        <translation>
            <numerusform>%n fois en main à la fin</numerusform>
            <numerusform>%n fois en main à la fin</numerusform>
        </translation>
    </message>
    <message>
        <source>favorite last card</source>
        <extracomment>The card with which somebody went out most often.</extracomment>
        <translation>dernière carte préférée</translation>
    </message>
    <message numerus="yes">
        <source>Went out with it %n time(s)</source>
        <translation>
            <numerusform>A fini %n fois avec cette carte</numerusform>
            <numerusform>A fini %n fois avec cette carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cost %1 point(s)</source>
        <extracomment>Below the card that somebody was left with most expensively; %1 is a number of points.</extracomment>
        <translation>
            <numerusform>a coûté %1 point</numerusform>
            <numerusform>a coûté %1 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonEditSheet</name>
    <message>
        <source>Change %1</source>
        <extracomment>Title over what can be changed about a person.</extracomment>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>That is not possible</source>
        <extracomment>A change of a person&apos;s entry was refused; the reason stands below.</extracomment>
        <translation>C’est impossible</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Heading over the field with a person&apos;s name.</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Gives a person another name.</extracomment>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Mark and color</source>
        <extracomment>Heading over the marks and colors that stand for people.</extracomment>
        <translation>Symbole et couleur</translation>
    </message>
    <message>
        <source>The same person as</source>
        <extracomment>Heading over other entries that may be the same person.</extracomment>
        <translation>La même personne que</translation>
    </message>
    <message>
        <source>Merge them</source>
        <translation>Les réunir</translation>
    </message>
    <message>
        <source>Back from the archive</source>
        <extracomment>First: lists somebody again. Second: keeps somebody&apos;s matches and hides the name from lists.</extracomment>
        <translation>Sortir des archives</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>All matches stay; the name is no longer offered.</source>
        <extracomment>What archiving a person does.</extracomment>
        <translation>Toutes les parties restent&#xa0;; le nom n’est plus proposé.</translation>
    </message>
    <message>
        <source>All matches of %1 become matches of %2. This cannot be undone.</source>
        <extracomment>Two entries become one: %1 is the name that goes, %2 the one that stays.</extracomment>
        <translation>Toutes les parties jouées par %1 passent à %2. Impossible de revenir en arrière.</translation>
    </message>
    <message>
        <source>There is already a %1. If that is the same person, merge the two below.</source>
        <extracomment>Below the field with a person&apos;s new name: somebody else, %1, is called so. &quot;Below&quot; is the list of people with the button that makes two entries one.</extracomment>
        <translation>Quelqu’un s’appelle déjà %1. Si c’est la même personne, réunis les deux plus bas.</translation>
    </message>
</context>
<context>
    <name>PersonHabits</name>
    <message>
        <source>Challenges</source>
        <extracomment>Heading over challenges that somebody made or suffered.</extracomment>
        <translation>Défis</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <extracomment>Heading over the cards that somebody drew, by the reason.</extracomment>
        <translation>Cartes piochées</translation>
    </message>
    <message>
        <source>Head to head, rounds won</source>
        <extracomment>Heading over somebody&apos;s rounds against each other person.</extracomment>
        <translation>Face à face, manches gagnées</translation>
    </message>
</context>
<context>
    <name>PersonLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <extracomment>What is missing to the target; %n points. Then of somebody who got up and plays no more.</extracomment>
        <translation>
            <numerusform>encore %n</numerusform>
            <numerusform>encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>has left</source>
        <translation>a quitté la table</translation>
    </message>
</context>
<context>
    <name>PersonRounds</name>
    <message>
        <source>Dark</source>
        <extracomment>A side of the cards.</extracomment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Points won, by side</source>
        <extracomment>Heading over points that somebody won, by the side on which rounds ended.</extracomment>
        <translation>Points gagnés, par côté</translation>
    </message>
    <message>
        <source>Points given away</source>
        <extracomment>Heading over points that somebody was left with, by the side on which rounds ended.</extracomment>
        <translation>Points laissés aux autres</translation>
    </message>
    <message>
        <source>Matches per month (filled: won)</source>
        <extracomment>Heading over a chart: matches a month, and which of them were won.</extracomment>
        <translation>Parties par mois (en plein&#xa0;: gagnées)</translation>
    </message>
    <message>
        <source>By edition</source>
        <extracomment>Heading over somebody&apos;s matches and rounds in each edition of the game.</extracomment>
        <translation>Par édition</translation>
    </message>
    <message>
        <source>Points here count what the others still held in the rounds this player won, however the match was scored.</source>
        <extracomment>Below the numbers about a person: points are counted alike in all matches, however those were scored.</extracomment>
        <translation>Ici, les points sont ce que les autres avaient en main à chaque manche gagnée, quelle que soit la façon dont la partie est comptée.</translation>
    </message>
</context>
<context>
    <name>PersonSheet</name>
    <message>
        <source>Up</source>
        <extracomment>Moves somebody one seat up in the list of players.</extracomment>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Moves somebody one seat down in the list of players.</extracomment>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Deals first</source>
        <extracomment>This person deals the first round.</extracomment>
        <translation>Distribue en premier</translation>
    </message>
    <message>
        <source>Mark and color</source>
        <extracomment>Heading over the marks and colors that can stand for a person.</extracomment>
        <translation>Symbole et couleur</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Where the name of a new player is put right.</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Gives a new player another name.</extracomment>
        <translation>Renommer</translation>
    </message>
</context>
<context>
    <name>PileSheet</name>
    <message>
        <source>The middle of the table</source>
        <extracomment>Title of the sheet about the pile in the middle of the table.</extracomment>
        <translation>Le milieu de la table</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <extracomment>%n cards can still be drawn.</extracomment>
        <translation>
            <numerusform>Pioche&#xa0;: %n carte</numerusform>
            <numerusform>Pioche&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerPage</name>
    <message>
        <source>Change</source>
        <extracomment>Opens what can be changed about a person.</extracomment>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>A person&apos;s numbers could not be read.</extracomment>
        <translation>Ça n’a pas marché</translation>
    </message>
    <message>
        <source>Stats appear here after %1’s first match.</source>
        <extracomment>On the page of somebody who has not played yet; %1 is a name.</extracomment>
        <translation>Les statistiques apparaîtront ici quand %1 aura joué une partie.</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>Pas encore de partie</translation>
    </message>
    <message>
        <source>percent won</source>
        <extracomment>Below a large number: how many of a hundred matches somebody has won.</extracomment>
        <translation>pour cent de victoires</translation>
    </message>
    <message numerus="yes">
        <source>point(s) per round</source>
        <extracomment>Below a large number: points somebody gains in a round, on average.</extracomment>
        <translation>
            <numerusform>point par manche</numerusform>
            <numerusform>points par manche</numerusform>
        </translation>
    </message>
    <message>
        <source>All of %1’s matches</source>
        <extracomment>Leads to all matches of a person; %1 is the name.</extracomment>
        <translation>Toutes les parties avec %1</translation>
    </message>
    <message numerus="yes">
        <source>match(es) won</source>
        <extracomment>Below a large number: how many matches somebody has won.</extracomment>
        <translation>
            <numerusform>victoire</numerusform>
            <numerusform>victoires</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the first match</source>
        <extracomment>Leads to the page where a match begins.</extracomment>
        <translation>Jouer la première partie</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Players</source>
        <extracomment>The place with everybody who plays.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>The list of people could not be read.</extracomment>
        <translation>Ça n’a pas marché</translation>
    </message>
    <message>
        <source>Play the first match</source>
        <extracomment>Leads to the page where a match begins.</extracomment>
        <translation>Jouer la première partie</translation>
    </message>
    <message>
        <source>Everyone who plays with you appears here, with their stats.</source>
        <extracomment>On the page of all people before anybody has played.</extracomment>
        <translation>Toutes les personnes qui jouent avec toi apparaissent ici, avec leurs statistiques.</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Personne pour l’instant</translation>
    </message>
    <message>
        <source>Highest round, biggest comeback, biggest hand …</source>
        <extracomment>What the records are, below the name of their page.</extracomment>
        <translation>Plus grosse manche, plus belle remontée, plus grosse main…</translation>
    </message>
    <message>
        <source>Table records</source>
        <extracomment>Leads to the page with the records.</extracomment>
        <translation>Records de la table</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>In a list of people: how many matches somebody has won.</extracomment>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide the archived</source>
        <extracomment>Shows people who were archived; hides them again. %n is how many they are.</extracomment>
        <translation>Masquer les archivés</translation>
    </message>
    <message numerus="yes">
        <source>Show %n archived</source>
        <translation>
            <numerusform>Afficher %n archivé</numerusform>
            <numerusform>Afficher %n archivés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>Of a call of the command line: %1 is the call</extracomment>
        <translation>Utilisation&#xa0;: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <extracomment>Stands for options in the line that tells how a command is called</extracomment>
        <translation>[options…]</translation>
    </message>
    <message>
        <source>Options:</source>
        <extracomment>Heading over the options of a command</extracomment>
        <translation>Options&#xa0;:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <extracomment>Heading over the arguments of a command</extracomment>
        <translation>Arguments&#xa0;:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <extracomment>%1 is what was typed</extracomment>
        <translation>Il n’y a pas d’option «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <extracomment>%1 is a list of what was typed</extracomment>
        <translation>Ces options n’existent pas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <extracomment>%1 is an option of the command line</extracomment>
        <translation>Il manque quelque chose après «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <extracomment>%1 is an option of the command line</extracomment>
        <translation>Il y a quelque chose de trop après «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>QuestionFooter</name>
    <message>
        <source>Accept</source>
        <extracomment>Takes the cards of a Wild Draw card without a challenge.</extracomment>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>Asks to see the hand of whoever laid a Wild Draw card.</extracomment>
        <translation>Défier</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Leaves the verdict of a challenge; the game goes on.</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Leaves a correction undone.</extracomment>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>Drew %1 + %2 = %n card(s)</source>
        <extracomment>Confirms the number of cards drawn after a lost challenge, such as &quot;Drew 3 + 2 = 5 cards&quot;: up to the chosen color, besides, in all.</extracomment>
        <translation>
            <numerusform>%1 + %2 = %n carte piochée</numerusform>
            <numerusform>%1 + %2 = %n cartes piochées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drew %n card(s)</source>
        <extracomment>Confirms the number of cards drawn.</extracomment>
        <translation>
            <numerusform>%n carte piochée</numerusform>
            <numerusform>%n cartes piochées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankRow</name>
    <message>
        <source>%1. %2: %3</source>
        <extracomment>A row of a ranking: %1 is the place, %2 the name, %3 the points.</extracomment>
        <translation>%1. %2&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <extracomment>How many rounds somebody won.</extracomment>
        <translation>
            <numerusform>%n manche gagnée</numerusform>
            <numerusform>%n manches gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>has left</source>
        <extracomment>Of somebody who got up and plays no more.</extracomment>
        <translation>a quitté la table</translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message>
        <source>Text size</source>
        <extracomment>How large words are, in per cent.</extracomment>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>No animations: everything just appears.</source>
        <extracomment>What the switch &quot;Less motion&quot; does.</extracomment>
        <translation>Sans animation&#xa0;: tout apparaît d’un coup.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Moins de mouvement</translation>
    </message>
</context>
<context>
    <name>RecentMatches</name>
    <message>
        <source>Recent matches</source>
        <extracomment>Heading over the newest matches.</extracomment>
        <translation>Dernières parties</translation>
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
        <translation>Ce qui s’est passé</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Table records</source>
        <extracomment>Title of the page with the records.</extracomment>
        <translation>Records de la table</translation>
    </message>
    <message>
        <source>The first scored round sets the first record.</source>
        <extracomment>On the page of records before there is one.</extracomment>
        <translation>La première manche comptée établit le premier record.</translation>
    </message>
    <message>
        <source>No records yet</source>
        <translation>Pas encore de records</translation>
    </message>
    <message>
        <source>Play the first match</source>
        <extracomment>Leads to the page where a match begins.</extracomment>
        <translation>Jouer la première partie</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>The records could not be read.</extracomment>
        <translation>Ça n’a pas marché</translation>
    </message>
</context>
<context>
    <name>RefusalBanner</name>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The rule</source>
        <extracomment>Opens the rule that a verdict rests on.</extracomment>
        <translation>La règle</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <extracomment>The table lets a play stand that the rules do not allow.</extracomment>
        <translation>Valider quand même</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>The card that may not be laid is taken back into the hand.</extracomment>
        <translation>La reprendre</translation>
    </message>
</context>
<context>
    <name>RefusalNote</name>
    <message>
        <source>The rule</source>
        <extracomment>Opens the rule that a verdict rests on.</extracomment>
        <translation>La règle</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <extracomment>The table lets a play stand that the rules do not allow.</extracomment>
        <translation>Valider quand même</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>The card that may not be laid is taken back into the hand.</extracomment>
        <translation>La reprendre</translation>
    </message>
</context>
<context>
    <name>RefusalTitle</name>
    <message>
        <source>Not understood</source>
        <extracomment>A typed call is not table notation.</extracomment>
        <translation>Pas compris</translation>
    </message>
    <message>
        <source>%1 is impossible</source>
        <extracomment>There can be no such card, count or hand. %1 is a card, where there is one.</extracomment>
        <translation>%1&#xa0;: impossible</translation>
    </message>
    <message>
        <source>That cannot be right</source>
        <translation>C’est impossible</translation>
    </message>
    <message>
        <source>%1 is not allowed</source>
        <extracomment>%1 is a card, where there is one.</extracomment>
        <translation>%1&#xa0;: pas permis</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Pas permis</translation>
    </message>
</context>
<context>
    <name>RemainingHand</name>
    <message>
        <source>went out</source>
        <extracomment>At the end of a round: whoever won it; then points left in hand.</extracomment>
        <translation>n’a plus de cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in hand</source>
        <translation>
            <numerusform>%n point en main</numerusform>
            <numerusform>%n points en main</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReopenPanel</name>
    <message>
        <source>Reopen the match</source>
        <extracomment>Over the ways in which a match that is over can go on.</extracomment>
        <translation>Rouvrir la partie</translation>
    </message>
    <message>
        <source>Correct a round</source>
        <extracomment>Leads to the scoreboard, where a round can be corrected.</extracomment>
        <translation>Corriger une manche</translation>
    </message>
    <message>
        <source>Play on to %1</source>
        <extracomment>Plays on to a higher number of points.</extracomment>
        <translation>Continuer jusqu’à %1</translation>
    </message>
    <message>
        <source>Take back the last entry</source>
        <extracomment>Takes back what ended the match; the second line names it.</extracomment>
        <translation>Annuler la dernière entrée</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Lets a match run by itself; stops it again.</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un pas en avant</translation>
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
        <translation>Défi</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Jump to</source>
        <extracomment>Over the buttons that jump to the next turning of the cards, challenge or penalty of a match that is seen again.</extracomment>
        <translation>Aller à</translation>
    </message>
</context>
<context>
    <name>ReplayLogSheet</name>
    <message>
        <source>What happened</source>
        <extracomment>Title of the list of everything that was called.</extracomment>
        <translation>Ce qui s’est passé</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Round %1, call %2 of %3</source>
        <extracomment>The page&apos;s title: %1 is the number of a round, %2 of %3 the event in it.</extracomment>
        <translation>Manche %1 · étape %2 sur %3</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Avant la première manche</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>Opens the list of everything that was called, where it has no room on the page.</extracomment>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Call %1 of %2</source>
        <extracomment>Below the title of the replay, where that has only the round: %1 of %2 is the event in it.</extracomment>
        <translation>Étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>ReplayVerdict</name>
    <message>
        <source>Before the first deal</source>
        <extracomment>Before the first event of a match that is seen again.</extracomment>
        <translation>Avant la première donne</translation>
    </message>
    <message>
        <source>The rule</source>
        <extracomment>Leads to the rule behind what the referee said.</extracomment>
        <translation>La règle</translation>
    </message>
</context>
<context>
    <name>RestoreSheet</name>
    <message>
        <source>Restore this copy?</source>
        <extracomment>Title of the sheet that puts a backup back.</extracomment>
        <translation>Restaurer cette copie&#xa0;?</translation>
    </message>
    <message>
        <source>Your matches go back to how they were in this copy. The current ones are kept in a separate file.</source>
        <extracomment>What happens when a backup is put back.</extracomment>
        <translation>Tes parties redeviendront celles de la copie. Les parties actuelles sont gardées dans un fichier à part.</translation>
    </message>
    <message>
        <source>Restore the copy</source>
        <extracomment>Puts a copy of all matches in the place of those that are there.</extracomment>
        <translation>Restaurer la copie</translation>
    </message>
</context>
<context>
    <name>RivalRow</name>
    <message>
        <source>%1: %2 to %3</source>
        <extracomment>Two people against each other: %1 is the other&apos;s name, %2 and %3 the rounds that each has won.</extracomment>
        <translation>%1&#xa0;: %2 à %3</translation>
    </message>
</context>
<context>
    <name>RoundColumns</name>
    <message>
        <source>Total</source>
        <extracomment>Over the totals of all players.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Rounds %1 to %2 of %3</source>
        <extracomment>The rounds in sight, for screen readers: from %1 to %2 of %3 that there are.</extracomment>
        <translation>Manches %1 à %2 sur %3</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier round(s)</source>
        <extracomment>How many rounds are out of sight before those that show, for screen readers.</extracomment>
        <translation>
            <numerusform>%n manche précédente</numerusform>
            <numerusform>%n manches précédentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier</source>
        <extracomment>Scrolls to rounds before those in sight; %n of them. It has little room.</extracomment>
        <translation>
            <numerusform>%n avant</numerusform>
            <numerusform>%n avant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later round(s)</source>
        <extracomment>How many rounds are out of sight behind those that show, for screen readers; scrolls to them.</extracomment>
        <translation>
            <numerusform>%n manche suivante</numerusform>
            <numerusform>%n manches suivantes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundDetails</name>
    <message>
        <source>Replay it</source>
        <extracomment>Leads to the replay of a round.</extracomment>
        <translation>La revoir</translation>
    </message>
    <message>
        <source>Correct this round</source>
        <extracomment>Leads to the page where a scored round is corrected.</extracomment>
        <translation>Corriger cette manche</translation>
    </message>
</context>
<context>
    <name>RoundEndFooter</name>
    <message>
        <source>Add it up</source>
        <translation>Faire le total</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>Goes on to the next hand; %1 is whose it is. The second one shows what the round gives.</extracomment>
        <translation>Suivant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Type the points</source>
        <translation>Taper les points</translation>
    </message>
    <message>
        <source>Tap the cards</source>
        <extracomment>Choices how a hand is told: by a number of points, or by its cards.</extracomment>
        <translation>Toucher les cartes</translation>
    </message>
    <message>
        <source>Save the correction</source>
        <extracomment>Writes the scored round into the book; the second a corrected one.</extracomment>
        <translation>Enregistrer la correction</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Noter</translation>
    </message>
</context>
<context>
    <name>RoundEndPage</name>
    <message>
        <source>Round %1</source>
        <extracomment>Title: %1 is the number of a round.</extracomment>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Opens the scoreboard.</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Call the cards after all</source>
        <extracomment>A round was to be scored only; now its cards are called one by one.</extracomment>
        <translation>Annoncer les cartes quand même</translation>
    </message>
    <message>
        <source>%1 went out</source>
        <extracomment>The page&apos;s second line: %1 is who went out.</extracomment>
        <translation>%1 n’a plus de cartes</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>Takes back the entry that is named; %1 is such as &quot;Ana goes out&quot;.</extracomment>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>RoundEndSheets</name>
    <message>
        <source>This round does not count</source>
        <extracomment>The round is given up and not scored; for a scored round: it does not count any more.</extracomment>
        <translation>Cette manche ne compte pas</translation>
    </message>
    <message>
        <source>Void the round</source>
        <translation>Ne pas compter cette manche</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Opens the menu of a round that ends.</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>This round</source>
        <extracomment>Title of the menu of a round that ends.</extracomment>
        <translation>Cette manche</translation>
    </message>
</context>
<context>
    <name>RoundEnding</name>
    <message>
        <source>%1 has gone out</source>
        <extracomment>The round is over; %1 is who has gone out.</extracomment>
        <translation>%1 n’a plus de cartes</translation>
    </message>
    <message>
        <source>See the result</source>
        <extracomment>Opens the result of the match.</extracomment>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>Count the hands</source>
        <extracomment>Opens the page on which the cards left in hand are counted.</extracomment>
        <translation>Compter les cartes</translation>
    </message>
    <message>
        <source>See the points</source>
        <extracomment>Opens the page on which the cards left in hand were counted; the points are to be written down.</extracomment>
        <translation>Voir les points</translation>
    </message>
</context>
<context>
    <name>RoundGains</name>
    <message>
        <source>what all the others hold.</source>
        <extracomment>Explains the points of a round, behind &quot;Ben collects&quot;.</extracomment>
        <translation>ce qui reste aux autres.</translation>
    </message>
    <message>
        <source>Counted by the dark side, the side the round ended on.</source>
        <extracomment>By which side of the cards the points were counted.</extracomment>
        <translation>Compté sur le côté sombre, celui où la manche s’est terminée.</translation>
    </message>
    <message>
        <source>Counted by the light side, the side the round ended on.</source>
        <extracomment>By which side of the cards the points were counted.</extracomment>
        <translation>Compté sur le côté clair, celui où la manche s’est terminée.</translation>
    </message>
    <message>
        <source>What this changes</source>
        <extracomment>Over what a correction of a scored round changes.</extracomment>
        <translation>Ce que ça change</translation>
    </message>
    <message>
        <source>Tap a hand to correct it.</source>
        <extracomment>Below the hands of a scored round.</extracomment>
        <translation>Touche une main pour la corriger.</translation>
    </message>
    <message>
        <source>Wrong player or wrong side?</source>
        <extracomment>Opens the question who went out, for a round that is corrected.</extracomment>
        <translation>Erreur sur la personne ou le côté&#xa0;?</translation>
    </message>
    <message>
        <source>Everyone else adds what they hold.</source>
        <extracomment>Explains the points of a round: everyone keeps what is left in their own hand.</extracomment>
        <translation>Les autres ajoutent ce qui leur reste.</translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>Round %1: %2</source>
        <extracomment>A round in a list: %1 is its number, %2 who won it. The second is being played, the third was given up.</extracomment>
        <translation>Manche %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Round %1, being played</source>
        <translation>Manche %1, en cours</translation>
    </message>
    <message>
        <source>Round %1, not finished</source>
        <translation>Manche %1, pas terminée</translation>
    </message>
</context>
<context>
    <name>RoundRow</name>
    <message>
        <source>%1 dealt</source>
        <extracomment>Who dealt a round; %1 is the name.</extracomment>
        <translation>%1 a distribué</translation>
    </message>
</context>
<context>
    <name>RoundRows</name>
    <message>
        <source>Total</source>
        <extracomment>Before the totals of all players.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>How many points somebody has; %1 is the name, %2 the number.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message>
        <source>points if left in hand</source>
        <extracomment>Below the points of a card, written large: what it costs whoever still holds it at the end.</extracomment>
        <translation>points si elle reste en main</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck, on either side</source>
        <extracomment>How many cards of a kind there are; second: on the light side and on the dark side each.</extracomment>
        <translation>
            <numerusform>%n dans le jeu, de chaque côté</numerusform>
            <numerusform>%n dans le jeu, de chaque côté</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n dans le jeu</numerusform>
            <numerusform>%n dans le jeu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleHits</name>
    <message>
        <source>Nothing found for “%1”</source>
        <extracomment>A search in the rulebook found nothing; %1 is what was typed.</extracomment>
        <translation>Rien trouvé pour «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Try a card’s name or one word, such as “draw” or “tie”. Any of the languages will do.</source>
        <extracomment>What to try when a search in the rulebook found nothing.</extracomment>
        <translation>Essaie le nom d’une carte ou un mot, comme «&#xa0;piocher&#xa0;» ou «&#xa0;égalité&#xa0;». Dans la langue que tu veux.</translation>
    </message>
    <message>
        <source>Found as “%1”</source>
        <extracomment>Why a rule was found: %1 is another name or keyword for it, perhaps in another language.</extracomment>
        <translation>Trouvée sous «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Nothing found for “%1”. Showing “%2” instead:</source>
        <extracomment>Over what a search in the rulebook found for a word that was typed with a wrong letter; %1 is what was typed, %2 the word that was looked for instead.</extracomment>
        <translation>Rien trouvé pour «&#xa0;%1&#xa0;». Voici «&#xa0;%2&#xa0;»&#xa0;:</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>Ask the referee</source>
        <extracomment>Leads from a card&apos;s rule to the page that answers whether a card may be laid.</extracomment>
        <translation>Demander à l’arbitre</translation>
    </message>
</context>
<context>
    <name>RuleReading</name>
    <message>
        <source>Ask the referee about it</source>
        <extracomment>Leads from a card&apos;s rule to the page that answers whether a card may be laid.</extracomment>
        <translation>Demander à l’arbitre</translation>
    </message>
</context>
<context>
    <name>RuleSearch</name>
    <message>
        <source>Card or word</source>
        <extracomment>In the search field of the rulebook, where there is little room for words.</extracomment>
        <translation>Carte ou mot</translation>
    </message>
    <message>
        <source>A card or a word, in any language</source>
        <extracomment>In the search field of the rulebook.</extracomment>
        <translation>Une carte ou un mot, dans n’importe quelle langue</translation>
    </message>
</context>
<context>
    <name>RuleTrail</name>
    <message>
        <source>Back</source>
        <extracomment>Leads back to the rule that was open before.</extracomment>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>RuleView</name>
    <message>
        <source>See also</source>
        <extracomment>Heading over links from one rule to others.</extracomment>
        <translation>Voir aussi</translation>
    </message>
    <message>
        <source>Previous rule</source>
        <extracomment>The rule before this one in the book.</extracomment>
        <translation>Règle précédente</translation>
    </message>
    <message>
        <source>Next rule</source>
        <extracomment>The rule after this one in the book.</extracomment>
        <translation>Règle suivante</translation>
    </message>
</context>
<context>
    <name>RulesContents</name>
    <message>
        <source>Rules</source>
        <extracomment>The place where the rules can be looked up.</extracomment>
        <translation>Règles</translation>
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
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>RulesPocket</name>
    <message>
        <source>Rules</source>
        <extracomment>The place where the rules can be looked up.</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 is a language, %2 an edition: whose rules are shown. Opens the choice.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>What the rulebook shows: pictures of the cards, its chapters, and questions people ask.</extracomment>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
</context>
<context>
    <name>RulingsPanel</name>
    <message>
        <source>Different from the sheet</source>
        <extracomment>Who decides a ruling: the table against the sheet; the printed sheet.</extracomment>
        <translation>Autrement que dans la notice</translation>
    </message>
    <message>
        <source>The sheet says so</source>
        <translation>Prévu par la notice</translation>
    </message>
    <message>
        <source>The rules don’t say: you choose</source>
        <extracomment>Who decides a ruling: the table, as the sheet says nothing.</extracomment>
        <translation>La notice n’en dit rien&#xa0;: la table choisit</translation>
    </message>
    <message>
        <source>Which rule sheet is in your box?</source>
        <extracomment>Over the printed rule sheets by language, one of which can be chosen.</extracomment>
        <translation>Quelle notice est dans ta boîte&#xa0;?</translation>
    </message>
    <message>
        <source>Choose it to set its rules. If yours is not here, choose the closest one and check the lines below.</source>
        <extracomment>Below the printed rule sheets, one of which can be chosen.</extracomment>
        <translation>Choisis-la, et ce qui y est écrit s’applique. Si la tienne n’y est pas, prends la plus proche et vérifie les lignes ci-dessous.</translation>
    </message>
</context>
<context>
    <name>RulingsSheet</name>
    <message>
        <source>Table rulings</source>
        <extracomment>Title of the sheet with the table&apos;s own rulings.</extracomment>
        <translation>Règles de la table</translation>
    </message>
</context>
<context>
    <name>RunningMatch</name>
    <message>
        <source>In progress</source>
        <extracomment>Over the match that is being played.</extracomment>
        <translation>En cours</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Goes back to the match that is being played.</extracomment>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message numerus="yes">
        <source>%1 · %n round(s)</source>
        <extracomment>The page&apos;s second line: %1 is what wins, %n rounds count.</extracomment>
        <translation>
            <numerusform>%1 · %n manche</numerusform>
            <numerusform>%1 · %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <extracomment>Title of the page with the points of all rounds.</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Opens the ways to share a match.</extracomment>
        <translation>Partager</translation>
    </message>
    <message>
        <source>The first scored round will appear here.</source>
        <extracomment>On a scoreboard without rounds.</extracomment>
        <translation>La première manche comptée apparaîtra ici.</translation>
    </message>
    <message>
        <source>How it went</source>
        <extracomment>Over the chart of a match.</extracomment>
        <translation>L’évolution du score</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Goes on with a match that is not over.</extracomment>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Tap a round to see its cards or to correct it.</source>
        <extracomment>Below the table of rounds.</extracomment>
        <translation>Touche une manche pour voir ses cartes ou la corriger.</translation>
    </message>
    <message>
        <source>Tap a round to see its cards or to correct it. The mark below its number is the dealer’s.</source>
        <extracomment>Below the table of rounds, where a round&apos;s dealer is told by a mark only.</extracomment>
        <translation>Touche une manche pour voir ses cartes ou la corriger. Le symbole sous son numéro est celui du donneur.</translation>
    </message>
</context>
<context>
    <name>ScoringSheet</name>
    <message>
        <source>Scoring and target</source>
        <extracomment>Title of the sheet on scoring.</extracomment>
        <translation>Comptage et objectif</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <extracomment>Title of the sheet that changes how many points end the match.
----------
The number of points at which a match ends.</extracomment>
        <translation>Points à atteindre</translation>
    </message>
    <message>
        <source>Play like this</source>
        <extracomment>Confirms the way of scoring and the target.</extracomment>
        <translation>Jouer ainsi</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <extracomment>Empties the search field.</extracomment>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <extracomment>A seat, for screen readers: %1 is a name, %n the cards in hand.</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %n carte</numerusform>
            <numerusform>%1&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRing</name>
    <message>
        <source>UNO!</source>
        <extracomment>Beside a player with one card: first, who has called UNO; second, who has not and can be caught.</extracomment>
        <translation>UNO&#xa0;!</translation>
    </message>
    <message>
        <source>UNO?</source>
        <translation>UNO&#xa0;?</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Remove %1</source>
        <extracomment>Takes somebody from the players of a new match; %1 is the name.</extracomment>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>deals</source>
        <extracomment>Beside the name of whoever deals.</extracomment>
        <translation>distribue</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>%1 really holds</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1 a en réalité</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s)</source>
        <extracomment>%1 is a player&apos;s name, %n a number of cards: sets how many they hold.</extracomment>
        <translation>
            <numerusform>%1 a %n carte</numerusform>
            <numerusform>%1 a %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>It is %1’s turn</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>%1 calls UNO</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1 dit UNO</translation>
    </message>
    <message>
        <source>%1 is caught</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1 se fait prendre</translation>
    </message>
    <message>
        <source>%1 has gone out</source>
        <extracomment>%1 is a player&apos;s name: they have no cards left, and the round is scored.</extracomment>
        <translation>%1 n’a plus de cartes</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <extracomment>%1 is a player&apos;s name: they leave the match between two rounds.</extracomment>
        <translation>%1 quitte la table</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>Takes back the entry that is named, of somebody who seems to have gone out; %1 is such as &quot;Ana: Blue 7&quot;.</extracomment>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>Who sits where</source>
        <extracomment>Title over the seats, which can be put into another order.</extracomment>
        <translation>Ordre des places</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>Moves a seat up in the order.</extracomment>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Moves a seat down in the order.</extracomment>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Use this order</source>
        <extracomment>Confirms the order of the seats.</extracomment>
        <translation>Valider les places</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <extracomment>The place where language, text size and look are chosen.</extracomment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Heading over the choice of language.</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Heading over text size and motion.</extracomment>
        <translation>Lisibilité</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>Heading over the choice between light and dark colours.</extracomment>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>About Flipside</source>
        <extracomment>Leads to the page that says what Flipside is and who made the fonts.</extracomment>
        <translation>À propos de Flipside</translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>Heading over sounds, spoken calls and keeping the screen on.</extracomment>
        <translation>Pendant la partie</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Heading over what concerns matches: what is usually played, backup, export.</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Opens the list of the keys on the keyboard and what they do.</extracomment>
        <translation>Raccourcis clavier</translation>
    </message>
</context>
<context>
    <name>ShareSheet</name>
    <message>
        <source>Saved as %1</source>
        <extracomment>A picture was saved; %1 is the file. Then it could not be.</extracomment>
        <translation>Enregistrée sous %1</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Title over the ways to share a match.</extracomment>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <extracomment>Puts the result of the match as text onto the clipboard.</extracomment>
        <translation>Copier comme texte</translation>
    </message>
    <message>
        <source>Copied.</source>
        <extracomment>The result was put onto the clipboard.</extracomment>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <extracomment>Saves the result of the match as a picture.</extracomment>
        <translation>Enregistrer comme image</translation>
    </message>
    <message>
        <source>Save the record as a file</source>
        <extracomment>Writes the record of a match, which another device can read, into a file.</extracomment>
        <translation>Enregistrer la partie dans un fichier</translation>
    </message>
</context>
<context>
    <name>SheetHeading</name>
    <message>
        <source>Close</source>
        <extracomment>Closes a panel that lies over the page.</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ShownAnswers</name>
    <message>
        <source>Has %1</source>
        <extracomment>The shown hand has a card of colour %1, such as “bleu”.</extracomment>
        <translation>Oui, en %1</translation>
    </message>
    <message>
        <source>Has no %1</source>
        <extracomment>The shown hand has no card of colour %1, such as “bleu”.</extracomment>
        <translation>Non, rien en %1</translation>
    </message>
    <message>
        <source>No challenge after all</source>
        <extracomment>Goes back from the shown hand to accept or challenge.</extracomment>
        <translation>Finalement pas de défi</translation>
    </message>
    <message>
        <source>Take the last card back</source>
        <extracomment>Takes back the card that was shown last.</extracomment>
        <translation>Retirer la dernière carte</translation>
    </message>
</context>
<context>
    <name>ShownHand</name>
    <message>
        <source>%1 of %2 shown</source>
        <extracomment>%1 cards of %2 have been shown in a challenge.</extracomment>
        <translation>%1 sur %2 montrées</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>For screen readers: takes back a card that was shown.</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Tap the cards as they are shown.</source>
        <extracomment>How a shown hand is told.</extracomment>
        <translation>Touche les cartes à mesure qu’elles sont montrées.</translation>
    </message>
    <message>
        <source>Does %2 hold any %1?</source>
        <extracomment>%1 is a colour&apos;s name, %2 a player whose hand is shown.</extracomment>
        <translation>%2 a quelque chose en %1&#xa0;?</translation>
    </message>
</context>
<context>
    <name>SideChip</name>
    <message>
        <source>Dark</source>
        <extracomment>The side of the deck that is in play.</extracomment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
</context>
<context>
    <name>SideQuestion</name>
    <message>
        <source>Which side was up?</source>
        <extracomment>Asked at the end of a round: the light or the dark side of the deck.</extracomment>
        <translation>Quel côté était en jeu&#xa0;?</translation>
    </message>
    <message>
        <source>Dark side</source>
        <extracomment>A side of the deck.</extracomment>
        <translation>Côté sombre</translation>
    </message>
    <message>
        <source>Light side</source>
        <translation>Côté clair</translation>
    </message>
</context>
<context>
    <name>SoundPanel</name>
    <message>
        <source>A short sound for a card, a refused call, a Flip and a win.</source>
        <extracomment>What the switch &quot;Sounds&quot; does; or why it cannot: the system has no program that plays.</extracomment>
        <translation>Un son bref pour une carte, une annonce refusée, un Flip et une victoire.</translation>
    </message>
    <message>
        <source>This system has no program that plays sounds.</source>
        <translation>Ce système n’a pas de programme pour jouer des sons.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>No sound could be played just now. Is a speaker connected?</source>
        <extracomment>The system&apos;s player could not play.</extracomment>
        <translation>Rien n’a pu être joué. Y a-t-il un haut-parleur&#xa0;?</translation>
    </message>
    <message>
        <source>The referee says aloud what was called, what follows and who is next.</source>
        <extracomment>What the switch &quot;Spoken calls&quot; does.</extracomment>
        <translation>L’arbitre dit tout haut ce qui a été annoncé, ce qui s’ensuit et à qui le tour.</translation>
    </message>
    <message>
        <source>Spoken calls</source>
        <translation>Annonces vocales</translation>
    </message>
    <message>
        <source>The referee speaks.</source>
        <extracomment>Spoken when the voice is switched on.</extracomment>
        <translation>L’arbitre parle.</translation>
    </message>
    <message>
        <source>This system has no voice for it. On Linux, Speech Dispatcher brings one.</source>
        <extracomment>The system has no voice. Speech Dispatcher is a program and stays as it is.</extracomment>
        <translation>Ce système n’a pas de voix pour cela. Sous Linux, Speech Dispatcher en apporte une.</translation>
    </message>
    <message>
        <source>While a match is on the table.</source>
        <extracomment>What the switch &quot;Keep the screen on&quot; does.</extracomment>
        <translation>Tant qu’une partie est en cours.</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Garder l’écran allumé</translation>
    </message>
</context>
<context>
    <name>StandingCards</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>encore %n</numerusform>
            <numerusform>encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>has left</source>
        <translation>a quitté la table</translation>
    </message>
</context>
<context>
    <name>StatusBanner</name>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>First: it did not work. Second: it is done.</extracomment>
        <translation>Ça n’a pas marché</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>C’est fait</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>There is no folder for %1, and it cannot be made. Nothing was changed; make the folder and try again.</source>
        <extracomment>%1 is a folder or file.</extracomment>
        <translation>Il n’y a pas de dossier pour %1 et il ne peut pas être créé. Rien n’a changé&#xa0;; crée le dossier et réessaie.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. It was not changed; allow reading it and try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 ne peut pas être ouvert. Le fichier est resté tel quel&#xa0;; autorise sa lecture et réessaie.</translation>
    </message>
    <message>
        <source>%1 is not a file of Flipside. It was not changed; move it away and try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 n’est pas un fichier de Flipside. Il est resté tel quel&#xa0;; déplace-le et réessaie.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Flipside. It was not changed; update to open it.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 vient d’un Flipside plus récent. Le fichier est resté tel quel&#xa0;; une mise à jour l’ouvrira.</translation>
    </message>
    <message>
        <source>The file with the matches was damaged. It is kept as %1. Restore a backup in the settings, or try again to start from scratch.</source>
        <extracomment>%1 is the name under which a damaged file was kept.</extracomment>
        <translation>Le fichier des parties était endommagé. Il est gardé sous le nom %1. Restaure une sauvegarde dans les réglages, ou réessaie pour repartir de zéro.</translation>
    </message>
    <message>
        <source>The file could not be updated to this version. Nothing was changed.</source>
        <translation>Le fichier n’a pas pu passer à cette version. Rien n’a changé.</translation>
    </message>
    <message>
        <source>The file could not be updated to this version. Nothing was changed; a copy is %1.</source>
        <extracomment>%1 is the name of a copy of the file.</extracomment>
        <translation>Le fichier n’a pas pu passer à cette version. Rien n’a changé&#xa0;; une copie s’appelle %1.</translation>
    </message>
    <message>
        <source>%1 already exists and will not be overwritten. Choose another name.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 existe déjà et n’est pas écrasé. Choisis un autre nom.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 ne peut pas être lu.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Nothing was lost; choose another place.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 ne peut pas être écrit. Rien n’est perdu&#xa0;; choisis un autre endroit.</translation>
    </message>
    <message>
        <source>%1 is not a record of a match. Nothing was imported.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 ne contient pas de partie. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>%1 is not an archive of Flipside. Nothing was imported.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 n’est pas une archive de Flipside. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>%1 comes from a newer Flipside. Nothing was imported.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 vient d’un Flipside plus récent. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>Line %2 of %1 does not belong in an archive. Nothing was imported.</source>
        <extracomment>%1 is a file, %2 the number of a line in it.</extracomment>
        <translation>La ligne %2 de %1 n’a pas sa place dans une archive. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>Line %2 of %1 is not possible by the rules: %3 Nothing was imported.</source>
        <extracomment>%1 is a file, %2 the number of a line in it, %3 the referee&apos;s sentence on it.</extracomment>
        <translation>Dans %1, la ligne %2 n’est pas possible selon les règles&#xa0;: %3 Rien n’a été importé.</translation>
    </message>
    <message>
        <source>A match in the file differs from the one saved here. Nothing was imported.</source>
        <extracomment>A match in a file is told differently from the same match here.</extracomment>
        <translation>Le fichier contient une partie différente de celle enregistrée ici. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Everything you see is saved; allow writing there and try again.</source>
        <extracomment>%1 is a file or folder.</extracomment>
        <translation>%1 ne peut pas être écrit. Tout ce que tu vois est enregistré&#xa0;; autorise l’écriture à cet endroit et réessaie.</translation>
    </message>
    <message>
        <source>Another program is using the file with the matches. Everything you see is saved; close that program and try again.</source>
        <translation>Un autre programme utilise le fichier des parties. Tout ce que tu vois est enregistré&#xa0;; ferme ce programme et réessaie.</translation>
    </message>
    <message>
        <source>There is no room left on the disk. Everything you see is saved; make room and try again.</source>
        <translation>Il n’y a plus de place sur le disque. Tout ce que tu vois est enregistré&#xa0;; fais de la place et réessaie.</translation>
    </message>
    <message>
        <source>The file with the matches was moved or replaced by another. Put it back and try again.</source>
        <translation>Le fichier des parties a été déplacé ou remplacé. Remets-le en place et réessaie.</translation>
    </message>
    <message>
        <source>That could not be saved: %1. Everything you see is saved.</source>
        <extracomment>%1 is what the system said, in English.</extracomment>
        <translation>Cela n’a pas pu être enregistré&#xa0;: %1. Tout ce que tu vois est enregistré.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Annulé. Rien n’a changé.</translation>
    </message>
    <message>
        <source>This match is no longer in the file.</source>
        <translation>Cette partie n’est plus dans le fichier.</translation>
    </message>
    <message>
        <source>This player is no longer in the file.</source>
        <translation>Cette personne n’est plus dans le fichier.</translation>
    </message>
    <message>
        <source>This group is no longer in the file.</source>
        <translation>Ce groupe n’est plus dans le fichier.</translation>
    </message>
    <message>
        <source>This match is in the bin. Take it back to go on.</source>
        <translation>Cette partie est dans la corbeille. Récupère-la pour continuer.</translation>
    </message>
    <message>
        <source>These two have played in the same match, so they cannot be merged.</source>
        <translation>Ces deux personnes ont joué une partie ensemble&#xa0;: on ne peut pas les réunir.</translation>
    </message>
    <message>
        <source>Line %1 of this match’s record cannot be read. Nothing was changed.</source>
        <extracomment>%1 is the number of a line.</extracomment>
        <translation>La ligne %1 de cette partie ne peut pas être lue. Elle est restée telle quelle.</translation>
    </message>
    <message>
        <source>Flipside is open elsewhere with the same file. Nothing was changed; close it there and try again.</source>
        <translation>Flipside est ouvert ailleurs avec le même fichier. Rien n’a été changé&#xa0;; ferme-le là-bas et réessaie.</translation>
    </message>
    <message>
        <source>%1 is not whole: a part is missing, or it has changed since it was written. Nothing was imported; export it again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 n’est pas entier&#xa0;: une partie manque, ou il a changé depuis son écriture. Rien n’a été importé&#xa0;; exporte-le de nouveau.</translation>
    </message>
    <message>
        <source>A name has 1 to 40 visible characters, and no comma, colon, semicolon or #.</source>
        <translation>Un nom a de 1 à 40 caractères visibles, sans virgule, deux-points, point-virgule ni #.</translation>
    </message>
    <message>
        <source>Line %2 of %1 is longer than any match can be. Nothing was imported.</source>
        <extracomment>%1 is a file, %2 the number of a line in it.</extracomment>
        <translation>La ligne %2 de %1 est plus longue qu’une partie ne peut l’être. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>This match has reached its maximum length. Start another one.</source>
        <translation>Cette partie a atteint sa longueur maximale. Commences-en une autre.</translation>
    </message>
    <message>
        <source>%1 is damaged, or the disk cannot read it. It was not changed; restore a backup in the settings.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 est endommagé, ou le disque ne peut pas le lire. Le fichier est resté tel quel&#xa0;; restaure une sauvegarde dans les réglages.</translation>
    </message>
    <message>
        <source>There is no folder %1. Choose another place.</source>
        <extracomment>%1 is a folder.</extracomment>
        <translation>Il n’y a pas de dossier %1. Choisis un autre endroit.</translation>
    </message>
    <message>
        <source>%1 can only be read, and no backup is made of such a file. Export an archive.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 peut seulement être lu, et un tel fichier n’est pas sauvegardé. Exporte une archive.</translation>
    </message>
    <message>
        <source>The backup %1 is damaged, or the disk cannot read it. Nothing was changed; restore another one.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>La sauvegarde %1 est endommagée, ou le disque ne peut pas la lire. Rien n’a changé&#xa0;; restaures-en une autre.</translation>
    </message>
</context>
<context>
    <name>StorageTrouble</name>
    <message>
        <source>Your matches cannot be opened</source>
        <extracomment>The file that keeps all matches could not be opened.</extracomment>
        <translation>Tes parties ne peuvent pas être ouvertes</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Tries to open the file with all matches once more.</extracomment>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>What happened</source>
        <extracomment>An entry of the menu that puts things right.</extracomment>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Opens the scoreboard.</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Nombre de cartes d’un joueur</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>À qui le tour</translation>
    </message>
    <message>
        <source>Reverse the direction</source>
        <translation>Inverser le sens du jeu</translation>
    </message>
    <message>
        <source>Color in play</source>
        <translation>Couleur en jeu</translation>
    </message>
    <message>
        <source>Card on top</source>
        <translation>Carte du dessus</translation>
    </message>
    <message>
        <source>The other side is up</source>
        <translation>Passer à l’autre côté</translation>
    </message>
    <message>
        <source>Reshuffle the discard pile</source>
        <translation>Remélanger le talon</translation>
    </message>
    <message>
        <source>Just score this round</source>
        <translation>Juste les points de la manche</translation>
    </message>
    <message>
        <source>Give up this round, unscored</source>
        <translation>Abandonner cette manche sans la compter</translation>
    </message>
    <message>
        <source>Who joins or leaves</source>
        <translation>Qui arrive et qui part</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <translation>Ordre des places</translation>
    </message>
    <message>
        <source>Scoring and target</source>
        <translation>Comptage et objectif</translation>
    </message>
    <message>
        <source>Table rulings</source>
        <translation>Règles de la table</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Points à atteindre</translation>
    </message>
    <message>
        <source>Keys and typed calls</source>
        <translation>Raccourcis et annonces tapées</translation>
    </message>
    <message>
        <source>End the match here</source>
        <translation>Terminer la partie ici</translation>
    </message>
    <message>
        <source>Corrections and more</source>
        <extracomment>Title of the menu of corrections.</extracomment>
        <translation>Corrections et options</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Opens the menu of corrections.</extracomment>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>TableBody</name>
    <message>
        <source>Which card is on top?</source>
        <extracomment>What the table waits for while the card that lies on the pile is put right.</extracomment>
        <translation>Quelle est la carte du dessus&#xa0;?</translation>
    </message>
    <message>
        <source>%1 shows %2 the hand</source>
        <extracomment>What the table waits for while a hand is shown in a challenge: %1 laid the wild, %2 challenges.</extracomment>
        <translation>%1 montre sa main à %2</translation>
    </message>
    <message>
        <source>Which color is in play?</source>
        <extracomment>What the table waits for while the color is put right.</extracomment>
        <translation>Quelle couleur est en jeu&#xa0;?</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>to %1</source>
        <extracomment>%1 is the number of points to reach.</extracomment>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>%1 is the number of a round.</extracomment>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>%1 challenges %2</source>
        <extracomment>Title while a hand is shown: %1 challenges %2.</extracomment>
        <translation>%1 défie %2</translation>
    </message>
</context>
<context>
    <name>TableQuestion</name>
    <message>
        <source>What the rules say</source>
        <extracomment>Opens the rule behind what the table is asked just now.</extracomment>
        <translation>Ce que disent les règles</translation>
    </message>
</context>
<context>
    <name>TableRecords</name>
    <message>
        <source>Highest round</source>
        <extracomment>A record: most points that somebody collected in one round</extracomment>
        <translation>Plus grosse manche</translation>
    </message>
    <message>
        <source>Longest match</source>
        <extracomment>A record: the match with the most rounds</extracomment>
        <translation>Plus longue partie</translation>
    </message>
    <message>
        <source>Biggest comeback</source>
        <extracomment>A record: somebody was so far behind, and won</extracomment>
        <translation>Plus belle remontée</translation>
    </message>
    <message>
        <source>Most cards drawn at once</source>
        <extracomment>A record: most cards that somebody had to draw at one go</extracomment>
        <translation>Le plus de cartes piochées d’un coup</translation>
    </message>
    <message>
        <source>Biggest hand</source>
        <extracomment>A record: most cards that somebody held</extracomment>
        <translation>Plus grosse main</translation>
    </message>
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
            <numerusform>manche</numerusform>
            <numerusform>manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s) behind</source>
        <extracomment>Below the number of a record; the number itself stands above</extracomment>
        <translation>
            <numerusform>point de retard</numerusform>
            <numerusform>points de retard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <extracomment>Below the number of a record; the number itself stands above</extracomment>
        <translation>
            <numerusform>carte</numerusform>
            <numerusform>cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableState</name>
    <message>
        <source>Which color?</source>
        <extracomment>On the pile, while somebody has to name the colour.</extracomment>
        <translation>Quelle couleur&#xa0;?</translation>
    </message>
    <message>
        <source>Which card?</source>
        <extracomment>On the pile, while its top card is not known yet.</extracomment>
        <translation>Quelle carte&#xa0;?</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>What may be laid: %1 is a colour, %2 a number.</extracomment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>action card</comment>
        <extracomment>What may be laid: %1 is a colour, %2 the name of an action card.</extracomment>
        <translation>%1 ou «&#xa0;%2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>ThemeChoice</name>
    <message>
        <source>Flips with the deck</source>
        <translation>Change de côté avec le jeu</translation>
    </message>
    <message>
        <source>Light while the light side is in play, dark on the dark side.</source>
        <translation>Clair tant que le côté clair est en jeu, sombre du côté sombre.</translation>
    </message>
    <message>
        <source>Always light</source>
        <translation>Toujours clair</translation>
    </message>
    <message>
        <source>Ink on warm paper.</source>
        <translation>Texte sombre sur fond crème.</translation>
    </message>
    <message>
        <source>Always dark</source>
        <translation>Toujours sombre</translation>
    </message>
    <message>
        <source>Moonlight on violet, easy on the eyes at night.</source>
        <translation>Texte clair sur fond violet, doux pour les yeux la nuit.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Step</source>
        <extracomment>A slider along the steps of a match.</extracomment>
        <translation>Étape</translation>
    </message>
</context>
<context>
    <name>ToMatch</name>
    <message>
        <source>Now match</source>
        <extracomment>Over what the next card has to match.</extracomment>
        <translation>On demande</translation>
    </message>
</context>
<context>
    <name>TookQuestion</name>
    <message>
        <source>How many cards did it take?</source>
        <extracomment>After a Wild Draw Color: how many cards were drawn.</extracomment>
        <translation>Combien de cartes a-t-il fallu piocher&#xa0;?</translation>
    </message>
    <message>
        <source>The card of the chosen color counts too. The two extra cards for a lost challenge are added for you.</source>
        <extracomment>How the cards of a Wild Draw Color are counted.</extracomment>
        <translation>La carte de la couleur choisie compte aussi. Les deux cartes d’un défi perdu s’ajoutent toutes seules.</translation>
    </message>
    <message>
        <source>The card of the chosen color counts too.</source>
        <extracomment>How the cards of a Wild Draw Color are counted that nobody challenged.</extracomment>
        <translation>La carte de la couleur choisie compte aussi.</translation>
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
        <translation>Ctrl</translation>
    </message>
</context>
<context>
    <name>TroubleBanner</name>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>A call could not be written to disk, and the table is as it was.</extracomment>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Calls once more what could not be written.</extracomment>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>TroubleBanners</name>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Today’s backup could not be made</source>
        <extracomment>The copy of all matches that is made when a match ends.</extracomment>
        <translation>La sauvegarde du jour n’a pas pu être faite</translation>
    </message>
    <message>
        <source>Nothing can be changed now</source>
        <extracomment>The file that keeps all matches may be read, but not written.</extracomment>
        <translation>Rien ne peut être modifié pour le moment</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Tries to open the file with all matches once more.</extracomment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Readable settings were kept; the rest are back to their defaults. Matches are not touched. The old file is kept as %1.</source>
        <extracomment>%1 is a file name.</extracomment>
        <translation>Ce qui pouvait être lu a été gardé, le reste a repris ses valeurs par défaut. Les parties ne sont pas touchées. L’ancien fichier est gardé sous le nom %1.</translation>
    </message>
    <message>
        <source>They hold until Flipside is closed. Matches are not touched.</source>
        <translation>Ils valent jusqu’à la fermeture de Flipside. Les parties ne sont pas touchées.</translation>
    </message>
    <message>
        <source>The settings file was damaged</source>
        <extracomment>First: the settings file was damaged. Second: it could not be written.</extracomment>
        <translation>Le fichier des réglages était endommagé</translation>
    </message>
    <message>
        <source>The settings could not be saved</source>
        <translation>Les réglages n’ont pas pu être enregistrés</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Pass</source>
        <extracomment>First: after drawing, keeps the card and ends the turn. Second: takes a card from the draw pile.</extracomment>
        <translation>Passer la main</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>UNO!</source>
        <extracomment>Calls UNO for whoever is about to have, or has, a single card. UNO stays as it is.</extracomment>
        <translation>UNO&#xa0;!</translation>
    </message>
    <message>
        <source>%1 did not call UNO and draws 2</source>
        <extracomment>What the person who is caught pays; %1 is their name.</extracomment>
        <translation>%1 n’a pas dit UNO et pioche 2</translation>
    </message>
    <message>
        <source>Caught!</source>
        <extracomment>Somebody with a single card has not called UNO and is caught.</extracomment>
        <translation>Pris&#xa0;!</translation>
    </message>
    <message>
        <source>Why %1 cannot be caught</source>
        <extracomment>%1 has one card and has called UNO, or it is too late to catch them.</extracomment>
        <translation>Pourquoi %1 ne peut plus se faire prendre</translation>
    </message>
</context>
<context>
    <name>TypedCall</name>
    <message>
        <source>Type a call: yellow 2 or y2</source>
        <extracomment>In the field for typed calls: a card in words, then with the color as short as it is understood: the letter of table notation, or the beginning of its name.</extracomment>
        <translation>Tape une annonce&#xa0;: 2 jaune ou j2</translation>
    </message>
    <message>
        <source>Type a call: pink 2 or p2</source>
        <extracomment>In the field for typed calls: a card in words, then with the color as short as it is understood: the letter of table notation, or the beginning of its name.</extracomment>
        <translation>Tape une annonce&#xa0;: 2 rose ou r2</translation>
    </message>
</context>
<context>
    <name>TypedCard</name>
    <message>
        <source>Type a card: pink 2 or p2</source>
        <extracomment>In the field for typed cards of a hand that is counted: in words, then with the color as short as it is understood: the letter of table notation, or the beginning of its name.</extracomment>
        <translation>Tape une carte&#xa0;: 2 rose ou r2</translation>
    </message>
    <message>
        <source>Type a card: yellow 2 or y2</source>
        <extracomment>In the field for typed cards of a hand that is counted: in words, then with the color as short as it is understood: the letter of table notation, or the beginning of its name.</extracomment>
        <translation>Tape une carte&#xa0;: 2 jaune ou j2</translation>
    </message>
</context>
<context>
    <name>UndoBinBar</name>
    <message>
        <source>Moved to the bin</source>
        <extracomment>A match was moved to the bin just now.</extracomment>
        <translation>Mise à la corbeille</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Takes a match back out of the bin.</extracomment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>UndoButton</name>
    <message>
        <source>Undo</source>
        <extracomment>Takes back what was called last.</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1 is what would be taken back, such as &quot;Ana: Blue 7&quot;.</extracomment>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>UnsavedSheet</name>
    <message>
        <source>The correction is not saved yet</source>
        <extracomment>Title of the question whether the correction of a round is kept.</extracomment>
        <translation>La correction n’est pas encore enregistrée</translation>
    </message>
    <message>
        <source>Save the correction</source>
        <extracomment>Keeps the correction of a round.</extracomment>
        <translation>Enregistrer la correction</translation>
    </message>
    <message>
        <source>Leave the round as it was</source>
        <extracomment>Leaves a round without what was corrected in it.</extracomment>
        <translation>Laisser la manche telle quelle</translation>
    </message>
</context>
<context>
    <name>UsualPage</name>
    <message>
        <source>Usual deck and rulings</source>
        <extracomment>Title of the page with the edition and rulings that new matches begin with.</extracomment>
        <translation>Édition et règles habituelles</translation>
    </message>
    <message>
        <source>New matches begin with these. A single match can still be played otherwise.</source>
        <extracomment>What this page is for.</extracomment>
        <translation>Les nouvelles parties commencent ainsi. Une partie peut toujours se jouer autrement.</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Heading over the editions of the game.</extracomment>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Table rulings</source>
        <extracomment>Heading over what the table decides where the printed rules are silent or differ.</extracomment>
        <translation>Règles de la table</translation>
    </message>
</context>
<context>
    <name>VoidedBanner</name>
    <message>
        <source>Undo</source>
        <extracomment>Takes back that a round was given up.</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Round %1 was given up</source>
        <extracomment>A round was ended without being scored; %1 is its number.</extracomment>
        <translation>La manche %1 est abandonnée</translation>
    </message>
    <message>
        <source>It gives nobody points. The next one can be dealt.</source>
        <extracomment>Below &quot;Round 3 was given up&quot;.</extracomment>
        <translation>Elle ne donne de points à personne. La suivante peut être distribuée.</translation>
    </message>
</context>
<context>
    <name>WorkingLabel</name>
    <message>
        <source>Working …</source>
        <extracomment>Something long is being read; with a number, how many of a hundred parts have been.</extracomment>
        <translation>En cours…</translation>
    </message>
    <message>
        <source>Working … %1%</source>
        <translation>En cours… %1 %</translation>
    </message>
</context>
<context>
    <name>app::Awake</name>
    <message>
        <source>A match is being played</source>
        <extracomment>Why the screen stays on, shown where the desktop lists what keeps it so.</extracomment>
        <translation>Une partie est en cours</translation>
    </message>
</context>
<context>
    <name>app::Backups</name>
    <message>
        <source>%1, automatic</source>
        <extracomment>Second line of a backup: %1 is its size, such as &quot;2 MB&quot;</extracomment>
        <translation>%1, automatique</translation>
    </message>
    <message>
        <source>%1, made by you</source>
        <extracomment>Second line of a backup: %1 is its size, such as &quot;2 MB&quot;</extracomment>
        <translation>%1, faite par toi</translation>
    </message>
    <message>
        <source>A copy of everything is in %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Une copie de tout est dans %1.</translation>
    </message>
    <message>
        <source>The backup was restored.</source>
        <extracomment>A backup is in the place of the matches now. %1 is the file that holds what was there before</extracomment>
        <translation>La sauvegarde est en place.</translation>
    </message>
    <message>
        <source>The backup was restored. What was there before is kept as %1.</source>
        <translation>La sauvegarde est en place. Ce qu’il y avait avant est gardé sous le nom %1.</translation>
    </message>
</context>
<context>
    <name>app::CommandLine</name>
    <message>
        <source>Show this help.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Affiche cette aide.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Affiche la version.</translation>
    </message>
    <message>
        <source>Keep matches in FILE instead of the usual place.</source>
        <extracomment>Help of an option of the command line. FILE stays as it is.</extracomment>
        <translation>Garde les parties dans FILE et non à l’endroit habituel.</translation>
    </message>
    <message>
        <source>Use this language for this run: %1.</source>
        <extracomment>Help of an option of the command line. %1 is a list of codes such as &quot;en, es, de&quot;.</extracomment>
        <translation>Utilise cette langue pour cette fois&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Open the window at this size.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Ouvre la fenêtre à cette taille.</translation>
    </message>
    <message>
        <source>Referee, score keeper and memory for card games that flip.</source>
        <extracomment>What the app is, in its help on the command line.</extracomment>
        <translation>Arbitre, marqueur et mémoire pour les jeux de cartes à deux faces.</translation>
    </message>
    <message>
        <source>For more, run “flipside --help”.</source>
        <extracomment>After what is wrong with a call of the command line.</extracomment>
        <translation>Pour en savoir plus&#xa0;: «&#xa0;flipside --help&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is not expected here.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas attendu ici.</translation>
    </message>
    <message>
        <source>--database needs a file name.</source>
        <extracomment>What is wrong with a call of the command line.</extracomment>
        <translation>Il manque un nom de fichier à --database.</translation>
    </message>
    <message>
        <source>There is no language “%1”. There are: %2.</source>
        <extracomment>%1 is what was typed, %2 a list of codes such as &quot;en, es, de&quot;.</extracomment>
        <translation>Il n’y a pas de langue «&#xa0;%1&#xa0;». Il y a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a window size; write it like 390x844 (%2 to %3 each).</source>
        <extracomment>%1 is what was typed, %2 and %3 are the smallest and the largest number.</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas une taille de fenêtre&#xa0;; écris-la comme 390x844 (de %2 à %3 chacun).</translation>
    </message>
    <message>
        <source>A record (.flip) or archive of matches to import.</source>
        <extracomment>Help of the command line, about a file that can be named.</extracomment>
        <translation>Une partie (.flip) ou une archive de parties à importer.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1 is a file&apos;s name.</extracomment>
        <translation>Il n’y a pas de fichier «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>app::CountedHand</name>
    <message numerus="yes">
        <source>%n card(s) are worth %1 points at most.</source>
        <extracomment>Points were typed for a hand of %n cards; %1 is the most that so many cards can be worth</extracomment>
        <translation>
            <numerusform>%n carte vaut au plus %1 points.</numerusform>
            <numerusform>%n cartes valent au plus %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Even %n card(s), as many as are dealt, are worth %1 points at most.</source>
        <extracomment>Many points were typed for a hand of which nobody knows how many cards it had; %n are dealt at the beginning of a round, %1 is the most that so many cards can be worth</extracomment>
        <translation>
            <numerusform>Même %n carte, autant qu’on en distribue, ne vaut pas plus de %1 points.</numerusform>
            <numerusform>Même %n cartes, autant qu’on en distribue, ne valent pas plus de %1 points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DayText</name>
    <message>
        <source>MMM d</source>
        <extracomment>How a day of this year is written, &quot;Nov 5&quot;: d stands for the day and MMM for the short name of the month.</extracomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <extracomment>When something was, by itself: %1 is a time of day such as &quot;9:05 PM&quot;</extracomment>
        <translation>Aujourd’hui, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <extracomment>When something was, by itself: %1 is a time of day such as &quot;9:05 PM&quot;</extracomment>
        <translation>Hier, %1</translation>
    </message>
</context>
<context>
    <name>app::DealerDraw</name>
    <message>
        <source>A tie: %1 draw again.</source>
        <extracomment>The result of drawing for the dealer: %1 are two or more who drew the same.</extracomment>
        <translation>Égalité&#xa0;: %1 piochent à nouveau.</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <extracomment>The result of drawing for the dealer: %1 is a name.</extracomment>
        <translation>%1 distribue</translation>
    </message>
</context>
<context>
    <name>app::Demo</name>
    <message>
        <source>A match to look around in</source>
        <extracomment>The note of the demo match, as the list of matches shows it</extracomment>
        <translation>Une partie à explorer</translation>
    </message>
</context>
<context>
    <name>app::Folder</name>
    <message>
        <source>Documents</source>
        <extracomment>A folder that people know by this name</extracomment>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Downloads</source>
        <extracomment>A folder that people know by this name</extracomment>
        <translation>Téléchargements</translation>
    </message>
    <message>
        <source>Home folder</source>
        <extracomment>A folder that people know by this name: all that is somebody&apos;s own</extracomment>
        <translation>Dossier personnel</translation>
    </message>
</context>
<context>
    <name>app::GameSetup</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>Second line of an edition; %n cards in its deck</extracomment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with one side</source>
        <extracomment>Second line of an edition: %1 is such as &quot;56 cards&quot;</extracomment>
        <translation>%1 à une seule face</translation>
    </message>
    <message>
        <source>%1 with two sides. Its sheet does not say what a Flip turned up first does.</source>
        <extracomment>Second line of an edition: %1 is such as &quot;112 cards&quot;. Its sheet does not say what follows when a Flip is turned up first</extracomment>
        <translation>%1 à deux faces. La notice ne dit pas ce que fait une carte Flip retournée en premier.</translation>
    </message>
    <message>
        <source>%1 with two sides. A Flip turned up first begins the round on the dark side.</source>
        <extracomment>Second line of an edition: %1 is such as &quot;112 cards&quot;. Its sheet says what follows when a Flip is turned up first</extracomment>
        <translation>%1 à deux faces. Si la première est une carte Flip, la manche commence du côté sombre.</translation>
    </message>
    <message>
        <source>%1 with two sides.</source>
        <extracomment>Second line of an edition: %1 is such as &quot;112 cards&quot;</extracomment>
        <translation>%1 à deux faces.</translation>
    </message>
    <message>
        <source>The name on its rule sheet ends with an exclamation mark.</source>
        <extracomment>Added to the second line of an edition: how people tell which one is in their box</extracomment>
        <translation>Sur sa notice, le nom finit par un point d’exclamation.</translation>
    </message>
    <message>
        <source>The name on its rule sheet has no exclamation mark.</source>
        <extracomment>Added to the second line of an edition: how people tell which one is in their box</extracomment>
        <translation>Sur sa notice, le nom n’a pas de point d’exclamation.</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>Spanish, Latin America</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Espagnol, Amérique latine</translation>
    </message>
    <message>
        <source>Spanish, Spain</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Espagnol, Espagne</translation>
    </message>
    <message>
        <source>French, Canada</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Français, Canada</translation>
    </message>
    <message>
        <source>German</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Allemand</translation>
    </message>
    <message>
        <source>Portuguese, Portugal</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Portugais, Portugal</translation>
    </message>
    <message>
        <source>sheet: %1</source>
        <extracomment>By which printed rule sheet the table plays: %1 is such as &quot;Spanish, Spain&quot;</extracomment>
        <translation>notice&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <extracomment>How many of the table&apos;s rulings differ from the sheet</extracomment>
        <translation>
            <numerusform>%n modifiée</numerusform>
            <numerusform>%n modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>the usual ones</source>
        <extracomment>The table&apos;s rulings, none of which was changed</extracomment>
        <translation>les habituelles</translation>
    </message>
</context>
<context>
    <name>app::HistoryChoices</name>
    <message>
        <source>Last 30 days</source>
        <extracomment>Narrows a list of matches to the newest</extracomment>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Narrows a list of matches to those that somebody won</extracomment>
        <translation>Avec un gagnant</translation>
    </message>
    <message>
        <source>No winner</source>
        <extracomment>Narrows a list of matches to those that were ended before somebody won</extracomment>
        <translation>Sans gagnant</translation>
    </message>
    <message>
        <source>In progress</source>
        <extracomment>Narrows a list of matches to those that are not over</extracomment>
        <translation>En cours</translation>
    </message>
</context>
<context>
    <name>app::HistoryModel</name>
    <message>
        <source>In progress</source>
        <extracomment>Heading over the matches that are not over yet</extracomment>
        <translation>En cours</translation>
    </message>
</context>
<context>
    <name>app::HomeModel</name>
    <message>
        <source>In progress</source>
        <extracomment>A match in the list of the last matches that is not over yet</extracomment>
        <translation>En cours</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>Second line of a match in the list: %1 are the others&apos; names</extracomment>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>Headline of the match that is on: %1 is such as &quot;Ben plays&quot;, %2 the card on the pile</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>Where the match that is on stands: %1 is a number, %2 is &quot;Light side&quot; or &quot;Dark side&quot;</extracomment>
        <translation>Manche %1 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>Where the match that is on stands: %1 is a number</extracomment>
        <translation>Manche %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the win with %n point(s)</source>
        <extracomment>A match in the list of the last matches: %1 are the winners&apos; names, each has %n points</extracomment>
        <translation>
            <numerusform>%1 se partagent la victoire avec %n point</numerusform>
            <numerusform>%1 se partagent la victoire avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won with the fewest points: %n</source>
        <extracomment>A match in the list of the last matches: %1 is the winner, whose total of %n points was the lowest</extracomment>
        <translation>
            <numerusform>%1 a gagné avec le moins de points&#xa0;:&#xa0;%n</numerusform>
            <numerusform>%1 a gagné avec le moins de points&#xa0;:&#xa0;%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %n point(s)</source>
        <extracomment>A match in the list of the last matches: %1 is the winner, %n the points</extracomment>
        <translation>
            <numerusform>%1 a gagné avec %n point</numerusform>
            <numerusform>%1 a gagné avec %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The round is being played</source>
        <extracomment>Headline of the match that is on, in which only the score is kept: what is played now is not called</extracomment>
        <translation>La manche est en cours</translation>
    </message>
    <message>
        <source>The next round can begin</source>
        <extracomment>Headline of the match that is on, in which only the score is kept: the last round was scored</extracomment>
        <translation>La manche suivante peut commencer</translation>
    </message>
</context>
<context>
    <name>app::IncomingFile</name>
    <message>
        <source>Matches: %1</source>
        <extracomment>What a file holds that somebody wants opened; %1 is how many</extracomment>
        <translation>Parties&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rounds: %1</source>
        <extracomment>Second line about a match in a file: %1 is how many rounds were scored</extracomment>
        <translation>Manches&#xa0;: %1</translation>
    </message>
    <message>
        <source>A match in it differs from the one saved here. Yours was not changed.</source>
        <extracomment>After a file was opened: something in it is not told as the same match is here</extracomment>
        <translation>Le fichier contient une partie différente de celle enregistrée ici. La tienne est restée telle quelle.</translation>
    </message>
    <message>
        <source>Everything in it was already here. Nothing changed.</source>
        <translation>Tout était déjà ici. Rien n’a changé.</translation>
    </message>
    <message>
        <source>It was already here and had continued elsewhere. Now it is up to date.</source>
        <translation>Elle était déjà ici et avait continué ailleurs. La voilà à jour.</translation>
    </message>
    <message>
        <source>It is among your matches now.</source>
        <translation>Elle est maintenant parmi tes parties.</translation>
    </message>
    <message>
        <source>Added to your matches: %1</source>
        <extracomment>After a file was opened: %1 is how many matches were taken from it</extracomment>
        <translation>Ajoutées à tes parties&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file does not say where it ends: something may be missing from it.</source>
        <translation>Le fichier ne dit pas où il finit&#xa0;: il y manque peut-être quelque chose.</translation>
    </message>
    <message>
        <source>Left out, because a name has characters that cannot be seen: %1</source>
        <translation>Laissées de côté, car un nom a des caractères qui ne se voient pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <extracomment>After a file was opened</extracomment>
        <translation>Rien n’a été ajouté.</translation>
    </message>
</context>
<context>
    <name>app::KeyHelp</name>
    <message>
        <source>Draw, Reverse, Skip, Flip of a color; e is Skip Everyone</source>
        <extracomment>What can be typed at the table, b+1, br, bs, bf: which cards these letters are.</extracomment>
        <translation>+1, Inversion, Passer, Flip d’une couleur&#xa0;; la lettre e est Passer tous un tour</translation>
    </message>
    <message>
        <source>A wild and the color it names</source>
        <extracomment>What can be typed at the table, such as &quot;wild red&quot; or w=r.</extracomment>
        <translation>Une Carte blanche et la couleur annoncée</translation>
    </message>
    <message>
        <source>Draw, pass, UNO</source>
        <extracomment>What can be typed at the table: what the letters d, p and u do.</extracomment>
        <translation>Piocher, passer, UNO</translation>
    </message>
    <message>
        <source>Accept a Wild Draw card</source>
        <extracomment>What can be typed at the table: what the letter a does.</extracomment>
        <translation>Accepter la Carte blanche qui fait piocher</translation>
    </message>
    <message>
        <source>A color or a number, where one is asked for</source>
        <extracomment>What can be typed at the table: a colour alone where a colour is asked for, a number alone where a number is.</extracomment>
        <translation>Une couleur ou un nombre, là où on le demande</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <extracomment>What two keys do.</extracomment>
        <translation>Annuler, rétablir</translation>
    </message>
    <message>
        <source>Caught!</source>
        <extracomment>What a key does: somebody did not call UNO.</extracomment>
        <translation>Pris&#xa0;!</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>What a key does: challenges a Wild Draw card.</extracomment>
        <translation>Défier</translation>
    </message>
    <message>
        <source>Move over the pad and press a card</source>
        <extracomment>What the arrow keys and the space bar do on a pad of cards.</extracomment>
        <translation>Parcourir les cartes et appuyer</translation>
    </message>
    <message>
        <source>Closes a message, goes back</source>
        <extracomment>What Escape does.</extracomment>
        <translation>Ferme un message, revient en arrière</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <extracomment>Name of a key, as it is printed on a keyboard.</extracomment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>Name of a key: the long one that makes a space.</extracomment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Corrects a seat or the pile, shows the rule of a card</source>
        <extracomment>What a key does: opens what can be put right about a seat or the pile, or the rule of a card.</extracomment>
        <translation>Corrige une place ou le talon, montre la règle d’une carte</translation>
    </message>
    <message>
        <source>Takes the last card back</source>
        <extracomment>What a key does while a hand is counted.</extracomment>
        <translation>Retire la dernière carte</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>What a key does on the page of the rules: goes to the field for a search.</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Previous rule, next rule</source>
        <extracomment>What the left and the right arrow key do while a rule is read.</extracomment>
        <translation>La règle d’avant, la suivante</translation>
    </message>
    <message>
        <source>One step back, one step forward</source>
        <extracomment>What the left and the right arrow key do while a match is seen again.</extracomment>
        <translation>Un pas en arrière, un pas en avant</translation>
    </message>
    <message>
        <source>To the beginning, to the end</source>
        <extracomment>What the keys Home and End do while a match is seen again.</extracomment>
        <translation>Au début, à la fin</translation>
    </message>
    <message>
        <source>Plays by itself, or stops</source>
        <extracomment>What the space bar does while a match is seen again.</extracomment>
        <translation>Lecture automatique, ou pause</translation>
    </message>
    <message>
        <source>Next Flip, challenge or penalty; with Shift the one before</source>
        <extracomment>What the keys F, C and P do while a match is seen again.</extracomment>
        <translation>Au prochain Flip, défi, pénalité&#xa0;; avec Maj, en arrière</translation>
    </message>
    <message>
        <source>Puts a match into the bin</source>
        <extracomment>What a key does in the list of all matches.</extracomment>
        <translation>Met une partie à la corbeille</translation>
    </message>
    <message>
        <source>Next button or field, previous one</source>
        <extracomment>What Tab does, and with Shift: goes to the next button or field, or the one before.</extracomment>
        <translation>Bouton ou champ suivant, précédent</translation>
    </message>
    <message>
        <source>Presses the button</source>
        <extracomment>What Space and Enter do: press the button that has the focus.</extracomment>
        <translation>Appuie sur le bouton</translation>
    </message>
    <message>
        <source>This help</source>
        <extracomment>What F1 opens: the list this line stands in.</extracomment>
        <translation>Cette aide</translation>
    </message>
    <message>
        <source>Shift</source>
        <extracomment>Name of a key, as it is printed on a keyboard.</extracomment>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Name of a key, as it is printed on a keyboard: goes to the beginning.</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>Name of a key, as it is printed on a keyboard: goes to the end.</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>Name of a key, as it is printed on a keyboard: deletes.</extracomment>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>yellow 2</source>
        <extracomment>An example of a card that is typed in words: its colour and number, in small letters.</extracomment>
        <translation>2 jaune</translation>
    </message>
    <message>
        <source>The same in words, in any order</source>
        <extracomment>What can be typed at the table: a card by its name. What it does: the same as the letters of the row above.</extracomment>
        <translation>La même chose en mots, dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>Counts a blue 7; its name works too</source>
        <extracomment>What can be typed while a hand is counted; ↵ is the Enter key. What it does: counts that card.</extracomment>
        <translation>Compte un 7 bleu&#xa0;; son nom marche aussi</translation>
    </message>
    <message>
        <source>On to the next hand</source>
        <extracomment>What the Enter key does while a hand is counted, where nothing was typed before.</extracomment>
        <translation>Passe à la main suivante</translation>
    </message>
    <message>
        <source>Draw, Reverse, Skip of a color</source>
        <extracomment>What can be typed at the table, b+1, br, bs: which cards these letters are, where cards have one side.</extracomment>
        <translation>+1, Inversion, Passer d’une couleur</translation>
    </message>
    <message>
        <source>With a name in front, for somebody else</source>
        <extracomment>What can be typed at the table: a call with the name of whoever made it before it, where that is not who is on turn.</extracomment>
        <translation>Avec un nom devant, pour quelqu’un d’autre</translation>
    </message>
    <message>
        <source>Dee</source>
        <comment>name</comment>
        <extracomment>A name that shows how names are typed at the table: a usual one in the language.</extracomment>
        <translation>Zoé</translation>
    </message>
    <message>
        <source>Plays a blue 7: color letter, then number or sign</source>
        <extracomment>What can be typed at the table; ↵ is the Enter key. What it does: a colour&apos;s letter, then a number or a sign, lays a card.</extracomment>
        <translation>Pose un 7 bleu&#xa0;: lettre de la couleur, puis chiffre ou signe</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>Name of a key, as it is printed on a keyboard: goes back.</extracomment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Counts as all the points of the hand</source>
        <extracomment>What can be typed while a hand is counted, a number such as 35; ↵ is the Enter key. What it does.</extracomment>
        <translation>Compte comme tous les points de la main</translation>
    </message>
</context>
<context>
    <name>app::MatchActions</name>
    <message numerus="yes">
        <source>%n match(es) removed for good.</source>
        <extracomment>The bin was emptied; %n matches were in it</extracomment>
        <translation>
            <numerusform>%n partie supprimée pour de bon.</numerusform>
            <numerusform>%n parties supprimées pour de bon.</numerusform>
        </translation>
    </message>
    <message>
        <source>All matches are in %1</source>
        <extracomment>%1 is the file in which all matches are now</extracomment>
        <translation>Toutes les parties sont dans %1</translation>
    </message>
    <message>
        <source>The record is in %1</source>
        <extracomment>%1 is the file in which the record of a match is now</extracomment>
        <translation>La partie est enregistrée dans %1</translation>
    </message>
</context>
<context>
    <name>app::MatchRounds</name>
    <message>
        <source>%1 dealt</source>
        <extracomment>What is told of a round: %1 is who dealt</extracomment>
        <translation>%1 a distribué</translation>
    </message>
    <message numerus="yes">
        <source>%n flip(s)</source>
        <extracomment>What is told of a round: how often the cards were turned over</extracomment>
        <translation>
            <numerusform>%n Flip</numerusform>
            <numerusform>%n Flips</numerusform>
        </translation>
    </message>
    <message>
        <source>corrected</source>
        <extracomment>What is told of a round: its points were corrected later</extracomment>
        <translation>corrigée</translation>
    </message>
    <message>
        <source>does not count</source>
        <extracomment>What is told of a round: it gives nobody points</extracomment>
        <translation>ne compte pas</translation>
    </message>
</context>
<context>
    <name>app::NewMatchSetup</name>
    <message>
        <source>Deal: %1 gives everyone %2</source>
        <extracomment>Begins the match: %1 is who deals, %2 how many cards everyone gets.</extracomment>
        <translation>Distribuer&#xa0;: %1 en donne %2 à chacun</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Begins the match, before it is known who deals.</extracomment>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Begins a match of which only rounds are scored.</extracomment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Who plays? Tap or type the names.</source>
        <extracomment>Why a match cannot begin yet: nobody sits there. First where people are known who can be tapped</extracomment>
        <translation>Qui joue&#xa0;? Touche ou écris les noms.</translation>
    </message>
    <message>
        <source>Who plays? Type the names.</source>
        <translation>Qui joue&#xa0;? Écris les noms.</translation>
    </message>
    <message>
        <source>One more, at least: two to ten can play.</source>
        <extracomment>Why a match cannot begin yet</extracomment>
        <translation>Encore une personne au moins&#xa0;: de deux à dix joueurs.</translation>
    </message>
</context>
<context>
    <name>app::PeopleModel</name>
    <message>
        <source>no match yet</source>
        <extracomment>In a list of people: somebody who has not played yet</extracomment>
        <translation>pas encore de partie</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <extracomment>In a list of people; %n is how many matches somebody has played</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::Person</name>
    <message>
        <source>No match yet</source>
        <extracomment>Second line of a person&apos;s page before the first match</extracomment>
        <translation>Pas encore de partie</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) since %1 %2</source>
        <extracomment>Second line of a person&apos;s page: %n matches, %1 is a month, %2 a year</extracomment>
        <translation>
            <numerusform>%n partie depuis %1 %2</numerusform>
            <numerusform>%n parties depuis %1 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Based on only %n finished match(es): too few to say much.</source>
        <extracomment>On a person&apos;s page: the numbers say little yet; %n matches had a winner</extracomment>
        <translation>
            <numerusform>Sur %n seule partie finie&#xa0;: trop peu pour en dire grand-chose.</numerusform>
            <numerusform>Sur %n parties finies seulement&#xa0;: trop peu pour en dire grand-chose.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning streak now</source>
        <extracomment>A number about a person: matches won one after the other, up to now</extracomment>
        <translation>Série de victoires en cours</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <extracomment>A number about a person: most matches won one after the other</extracomment>
        <translation>Plus longue série de victoires</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <extracomment>A number about a person: wins shared with somebody</extracomment>
        <translation>Victoires partagées</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <extracomment>A number about a person: rounds won, of rounds played. %1 and %2 are numbers</extracomment>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Best round</source>
        <extracomment>A number about a person: most points collected by winning one round</extracomment>
        <translation>Meilleure manche</translation>
    </message>
    <message>
        <source>Left in hand per lost round</source>
        <extracomment>A number about a person: points left in hand when somebody else wins a round, on average</extracomment>
        <translation>Points en main par manche perdue</translation>
    </message>
    <message>
        <source>%1% of the rounds won ended on the dark side.</source>
        <extracomment>A number about a person: %1 of 100 rounds won ended on the dark side</extracomment>
        <translation>%1 % des manches gagnées se sont terminées du côté sombre.</translation>
    </message>
    <message>
        <source>Recent matches: %1 of %2 won</source>
        <extracomment>The last matches of a person as a sentence: %1 of %2 were won</extracomment>
        <translation>Victoires aux dernières parties&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <extracomment>A month in a sentence about a chart: %1 is its name, %2 of %3 matches were won</extracomment>
        <translation>%1 %2 sur %3</translation>
    </message>
    <message>
        <source>Matches won, by month: %1</source>
        <extracomment>A chart as a sentence: %1 is a list such as &quot;March 2 of 5, April 1 of 3&quot;</extracomment>
        <translation>Parties gagnées, par mois&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <extracomment>Numbers about a person in one edition: %1 matches won of %2</extracomment>
        <translation>Victoires&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 rounds</source>
        <extracomment>Numbers about a person in one edition: %1 rounds won of %2</extracomment>
        <translation>%1 sur %2 manches</translation>
    </message>
    <message numerus="yes">
        <source>Caught others %n time(s).</source>
        <extracomment>A number about a person: how often they caught others</extracomment>
        <translation>
            <numerusform>A pris les autres sur le fait %n fois.</numerusform>
            <numerusform>A pris les autres sur le fait %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found guilty</source>
        <extracomment>Why cards were drawn: a challenge showed that the player had bluffed</extracomment>
        <translation>Bluff démasqué</translation>
    </message>
    <message>
        <source>Challenge lost</source>
        <extracomment>Why cards were drawn: a challenge of one&apos;s own was wrong</extracomment>
        <translation>Défi perdu</translation>
    </message>
    <message>
        <source>Caught</source>
        <extracomment>Why cards were drawn: caught without having called UNO</extracomment>
        <translation>UNO oublié</translation>
    </message>
    <message numerus="yes">
        <source>%1 points taken, %2 given, in %n round(s)</source>
        <extracomment>Two people against each other: %1 points taken, %2 given, %3 rounds played together</extracomment>
        <translation>
            <numerusform>Points pris&#xa0;: %1, donnés&#xa0;: %2, en %n manche</numerusform>
            <numerusform>Points pris&#xa0;: %1, donnés&#xa0;: %2, en %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished match yet: too few to say much.</source>
        <extracomment>On a person&apos;s page: no match that somebody won yet</extracomment>
        <translation>Pas encore de partie finie&#xa0;: trop peu pour en dire grand-chose.</translation>
    </message>
    <message>
        <source>On their own turn</source>
        <extracomment>Why cards were drawn: by choice or for want of a card that fits</extracomment>
        <translation>À son propre tour</translation>
    </message>
    <message numerus="yes">
        <source>%1 did it %n time(s).</source>
        <extracomment>Who caught a person most often, and how often: %1 is a name</extracomment>
        <translation>
            <numerusform>%1 l’a remarqué %n fois.</numerusform>
            <numerusform>%1 l’a remarqué %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>No challenge made yet</source>
        <extracomment>About a person: nobody else&apos;s wild card was challenged by them</extracomment>
        <translation>Aucun défi lancé pour l’instant</translation>
    </message>
    <message>
        <source>Made: right in %1 of %2</source>
        <extracomment>Challenges that somebody made: %1 of %2 were right</extracomment>
        <translation>Lancés&#xa0;: %1 sur %2 à raison</translation>
    </message>
    <message>
        <source>No challenge faced yet</source>
        <extracomment>About a person: none of their wild cards was challenged</extracomment>
        <translation>Aucun défi subi pour l’instant</translation>
    </message>
    <message>
        <source>Faced: guilty in %1 of %2</source>
        <extracomment>Challenges against somebody: in %1 of %2 it had been a bluff</extracomment>
        <translation>Subis&#xa0;: coupable %1 fois sur %2</translation>
    </message>
    <message>
        <source>Never caught without “UNO”</source>
        <extracomment>About a person: nobody caught them; whether they always called &quot;UNO&quot;, nobody knows</extracomment>
        <translation>Ne s’est jamais fait prendre sans «&#xa0;UNO&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>time(s) caught without “UNO”</source>
        <extracomment>Beside a large number: how often somebody was caught</extracomment>
        <translation>
            <numerusform>oubli d’«&#xa0;UNO&#xa0;» remarqué</numerusform>
            <numerusform>oublis d’«&#xa0;UNO&#xa0;» remarqués</numerusform>
        </translation>
    </message>
    <message>
        <source>Fined</source>
        <extracomment>Why cards were drawn: the table said so, for a wrong call or the like</extracomment>
        <translation>Amende</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n with a winner</source>
        <extracomment>Second line of a person&apos;s page: %1 is such as &quot;25 matches since March 2026&quot;, %n of them count for the percentage of matches won</extracomment>
        <translation>
            <numerusform>%1, dont %n avec un gagnant</numerusform>
            <numerusform>%1, dont %n avec un gagnant</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::RefereeQuestion</name>
    <message>
        <source>That cannot be right</source>
        <extracomment>Over what cannot be, such as a third blue 7</extracomment>
        <translation>C’est impossible</translation>
    </message>
    <message>
        <source>It was not legal</source>
        <translation>Ce n’était pas permis</translation>
    </message>
    <message>
        <source>Yes, it may</source>
        <extracomment>The referee&apos;s short answer: the card goes on the other one</extracomment>
        <translation>Oui, c’est permis</translation>
    </message>
    <message>
        <source>No, it may not</source>
        <translation>Non, ce n’est pas permis</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), two sides</source>
        <extracomment>A deck to ask about; %n cards with two sides</extracomment>
        <translation>
            <numerusform>%n carte, deux faces</numerusform>
            <numerusform>%n cartes, deux faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>A deck to ask about; %n cards with one side</extracomment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Player A</source>
        <extracomment>Stands for a name in an answer about the rules: whoever lays the card</extracomment>
        <translation>Joueur A</translation>
    </message>
    <message>
        <source>Player B</source>
        <extracomment>Stands for a name in an answer about the rules: whoever comes after</extracomment>
        <translation>Joueur B</translation>
    </message>
    <message>
        <source>Player C</source>
        <extracomment>Stands for a name in an answer about the rules: whoever comes after the next</extracomment>
        <translation>Joueur C</translation>
    </message>
    <message>
        <source>Legal, if that is the whole hand</source>
        <extracomment>The referee&apos;s short answer: the Wild Draw card was allowed, as far as the cards of the hand were told</extracomment>
        <translation>C’était permis, si c’est toute la main</translation>
    </message>
    <message>
        <source>Yes, if they hold no %1</source>
        <extracomment>The referee&apos;s short answer: whether a Wild Draw card may be played; %1 is &quot;blue card&quot;</extracomment>
        <translation>Oui, sans aucune %1 en main</translation>
    </message>
</context>
<context>
    <name>app::RoundEnd</name>
    <message>
        <source>%1 collects</source>
        <extracomment>Over the points that whoever went out gets for the round; %1 is the name</extracomment>
        <translation>%1 ramasse</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A correction changes a total: %1 is a name, %2 the total before, %3 after it</extracomment>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>The match would go on.</source>
        <extracomment>A correction opens a match again that was over</extracomment>
        <translation>La partie continuerait.</translation>
    </message>
    <message>
        <source>%1 would have won in round %2.</source>
        <extracomment>A correction changes who wins: %1 are names, %2 the number of a round</extracomment>
        <translation>Victoire à la manche %2&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Round %1 no longer counts.</source>
        <extracomment>A correction ends the match earlier: %1 is the number of a later round</extracomment>
        <translation>La manche %1 ne compterait plus.</translation>
    </message>
    <message>
        <source>Rounds %1 no longer count.</source>
        <extracomment>A correction ends the match earlier: %1 are the numbers of later rounds</extracomment>
        <translation>Les manches %1 ne compteraient plus.</translation>
    </message>
    <message>
        <source>Round %1 counts again.</source>
        <extracomment>A correction lets the match go on longer: %1 is the number of a round that had come after its end</extracomment>
        <translation>La manche %1 compterait de nouveau.</translation>
    </message>
    <message>
        <source>Rounds %1 count again.</source>
        <extracomment>A correction lets the match go on longer: %1 are the numbers of rounds that had come after its end</extracomment>
        <translation>Les manches %1 compteraient de nouveau.</translation>
    </message>
    <message>
        <source>%1 scores nothing</source>
        <extracomment>Over the points that whoever went out gets for the round; %1 is the name</extracomment>
        <translation>%1 n’ajoute rien</translation>
    </message>
</context>
<context>
    <name>app::Scoreboard</name>
    <message>
        <source>Lowest total wins once someone has %1</source>
        <extracomment>What the match is played to; %1 is a number of points</extracomment>
        <translation>Le plus petit total gagne dès que quelqu’un a %1 points</translation>
    </message>
    <message>
        <source>First to %1 wins</source>
        <extracomment>What the match is played to; %1 is a number of points</extracomment>
        <translation>Le premier à %1 gagne</translation>
    </message>
    <message>
        <source>Nobody leads yet</source>
        <extracomment>On the scoreboard before a round was scored</extracomment>
        <translation>Personne ne mène encore</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <extracomment>On the scoreboard: %1 is who has the best total</extracomment>
        <translation>%1 mène</translation>
    </message>
    <message>
        <source>%1 lead</source>
        <extracomment>On the scoreboard: %1 are those who share the best total</extracomment>
        <translation>%1 mènent</translation>
    </message>
    <message>
        <source>It is a tie: one more round decides.</source>
        <extracomment>On the scoreboard: the target is reached and two share the lowest total</extracomment>
        <translation>Égalité&#xa0;: une manche de plus décidera.</translation>
    </message>
    <message numerus="yes">
        <source>With %n more point(s) for %1 it is over.</source>
        <extracomment>On the scoreboard, what would end the match: %1 is a name, %n the points that are missing</extracomment>
        <translation>
            <numerusform>Avec %n point de plus pour %1, c’est fini.</numerusform>
            <numerusform>Avec %n points de plus pour %1, c’est fini.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n more point(s).</source>
        <extracomment>On the scoreboard, what would end the match: %1 is a name, %n the points that are missing</extracomment>
        <translation>
            <numerusform>Il manque %n point à %1.</numerusform>
            <numerusform>Il manque %n points à %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ended without a winner</source>
        <extracomment>A match that was ended before somebody won</extracomment>
        <translation>Terminée sans gagnant</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <extracomment>The end of a match: %1 is the winner</extracomment>
        <translation>%1 gagne&#xa0;!</translation>
    </message>
    <message>
        <source>%1 share the win!</source>
        <extracomment>The end of a match: %1 are the names of those who share the win</extracomment>
        <translation>%1 se partagent la victoire&#xa0;!</translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <extracomment>How long a match was; %n rounds</extracomment>
        <translation>
            <numerusform>en %n manche</numerusform>
            <numerusform>en %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>How long a match was: %1 is such as &quot;after 7 rounds&quot;, %2 such as &quot;1 hour 24 minutes&quot;</extracomment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Deal round %1: %2 deals</source>
        <extracomment>Begins the next round: %1 is its number, %2 who deals</extracomment>
        <translation>Manche %1&#xa0;: %2 distribue</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s): %1</source>
        <extracomment>A chart of the match as a sentence: %n rounds, %1 is such as &quot;Ana 120, Ben 80&quot;</extracomment>
        <translation>
            <numerusform>Après %n manche&#xa0;: %1</numerusform>
            <numerusform>Après %n manches&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 does not count</source>
        <extracomment>A round on the scoreboard that was struck out or came after the end: %1 is its number</extracomment>
        <translation>La manche %1 ne compte pas</translation>
    </message>
    <message>
        <source>Round %1: %2 went out, %3 dealt</source>
        <extracomment>A round on the scoreboard: %1 is its number, %2 who went out, %3 who dealt</extracomment>
        <translation>Manche %1&#xa0;: %2 a fini, %3 a distribué</translation>
    </message>
    <message>
        <source>Round %1, %2: %3 went out, %4 dealt</source>
        <extracomment>A round on the scoreboard: %1 is its number, %2 is &quot;Light side&quot; or &quot;Dark side&quot;, %3 who went out, %4 who dealt</extracomment>
        <translation>Manche %1, %2&#xa0;: %3 a fini, %4 a distribué</translation>
    </message>
    <message>
        <source>struck out</source>
        <extracomment>Under the dealer of a round: somebody said that it does not count</extracomment>
        <translation>supprimée</translation>
    </message>
    <message>
        <source>does not count</source>
        <extracomment>Under the dealer of a round: it came after the one that decided the match</extracomment>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>corrected</source>
        <extracomment>Under the dealer of a round: its points were corrected later</extracomment>
        <translation>corrigée</translation>
    </message>
    <message>
        <source>Round %1 was struck out and does not count.</source>
        <extracomment>Below the table of rounds: %1 is the number of a round that was taken out of the match</extracomment>
        <translation>La manche %1 a été supprimée et ne compte pas.</translation>
    </message>
    <message>
        <source>Rounds %1 were struck out and do not count.</source>
        <extracomment>Below the table of rounds: %1 are the numbers of rounds that were taken out of the match</extracomment>
        <translation>Les manches %1 ont été supprimées et ne comptent pas.</translation>
    </message>
    <message>
        <source>Round %1 does not count: round %2 had decided the match.</source>
        <extracomment>Below the table of rounds: %1 is the number of a round, %2 that of an earlier one which decided the match</extracomment>
        <translation>La manche %1 ne compte pas&#xa0;: la partie était gagnée dès la manche %2.</translation>
    </message>
    <message>
        <source>Rounds %1 do not count: round %2 had decided the match.</source>
        <extracomment>Below the table of rounds: %1 are the numbers of rounds, %2 that of an earlier one which decided the match</extracomment>
        <translation>Les manches %1 ne comptent pas&#xa0;: la partie était gagnée dès la manche %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <extracomment>How long a match was, in hours</extracomment>
        <translation>
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
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
    <message>
        <source>%1 %2</source>
        <extracomment>How long a match was: %1 is such as &quot;1 hour&quot;, %2 such as &quot;24 minutes&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Count round %1</source>
        <extracomment>Begins the next round of a match whose plays are not called: %1 is its number</extracomment>
        <translation>Compter la manche %1</translation>
    </message>
    <message>
        <source>Round %1: %2 went out</source>
        <extracomment>A round on the scoreboard: %1 is its number, %2 who went out</extracomment>
        <translation>Manche %1&#xa0;: %2 a fini</translation>
    </message>
</context>
<context>
    <name>app::SeatsModel</name>
    <message>
        <source>UNO!</source>
        <extracomment>Behind a player with one card: first, who has called UNO; second, who has not and can be caught</extracomment>
        <translation>UNO&#xa0;!</translation>
    </message>
    <message>
        <source>UNO?</source>
        <translation>UNO&#xa0;?</translation>
    </message>
    <message>
        <source>%1. Play goes to the left.</source>
        <extracomment>For screen readers: %1 are the players and how many cards each of them holds, going round to the left</extracomment>
        <translation>%1. On joue vers la gauche.</translation>
    </message>
    <message>
        <source>%1. Play goes to the right.</source>
        <extracomment>For screen readers, as above</extracomment>
        <translation>%1. On joue vers la droite.</translation>
    </message>
</context>
<context>
    <name>app::SeatsSetup</name>
    <message>
        <source>%1 is already playing.</source>
        <extracomment>Why a player&apos;s name was not taken; %1 is the name</extracomment>
        <translation>%1 joue déjà.</translation>
    </message>
    <message>
        <source>No more than ten can play.</source>
        <extracomment>Why nobody can be added to the players of a match</extracomment>
        <translation>On peut jouer à dix au plus.</translation>
    </message>
</context>
<context>
    <name>asked</name>
    <message>
        <source>It must be %1 or %2, or a wild card.</source>
        <extracomment>Why a card does not go on another: %1 is &quot;blue&quot;, %2 is &quot;a 7&quot;</extracomment>
        <translation>Il faut jouer %1 ou %2, ou une Carte blanche.</translation>
    </message>
    <message>
        <source>It must be %1, or a wild card.</source>
        <extracomment>Why a card does not go on a wild: %1 is &quot;blue&quot;</extracomment>
        <translation>Il faut jouer %1, ou une Carte blanche.</translation>
    </message>
    <message>
        <source>Then it is the next player’s turn.</source>
        <extracomment>What follows from a card: a number</extracomment>
        <translation>Ensuite, c’est au suivant de jouer.</translation>
    </message>
    <message numerus="yes">
        <source>The next player draws %n card(s) and loses a turn.</source>
        <extracomment>What follows from a card: Draw One or Draw Five</extracomment>
        <translation>
            <numerusform>Le suivant pioche %n carte et passe son tour.</numerusform>
            <numerusform>Le suivant pioche %n cartes et passe son tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play goes round the other way.</source>
        <extracomment>What follows from a card: Reverse</extracomment>
        <translation>On joue dans l’autre sens.</translation>
    </message>
    <message>
        <source>The next player loses a turn.</source>
        <extracomment>What follows from a card: Skip</extracomment>
        <translation>Le suivant passe son tour.</translation>
    </message>
    <message>
        <source>All others lose a turn: the same player goes again.</source>
        <extracomment>What follows from a card: Skip Everyone</extracomment>
        <translation>Tous les autres passent leur tour&#xa0;; la même personne rejoue.</translation>
    </message>
    <message>
        <source>Everything is turned over to the other side.</source>
        <extracomment>What follows from a card: Flip</extracomment>
        <translation>On retourne tout de l’autre côté.</translation>
    </message>
    <message>
        <source>Whoever plays it names the color.</source>
        <extracomment>What follows from a card: Wild</extracomment>
        <translation>Qui la joue choisit la couleur.</translation>
    </message>
    <message>
        <source>Whoever plays it names the color; the next player may challenge it.</source>
        <extracomment>What follows from a card: Wild Draw Two or Wild Draw Color</extracomment>
        <translation>Qui la joue choisit la couleur&#xa0;; le suivant peut défier.</translation>
    </message>
    <message>
        <source>There is at least one %1 in it: whoever played the wild draws until the first card of the named color comes; then it is the challenger’s turn.</source>
        <extracomment>A hand behind a Wild Draw Color; %1 is &quot;blue card&quot;</extracomment>
        <translation>Il y a une %1&#xa0;: qui a bluffé pioche jusqu’à la couleur choisie&#xa0;; ensuite, c’est à l’auteur du défi de jouer.</translation>
    </message>
    <message numerus="yes">
        <source>There is at least one %1 in it: whoever played the wild draws %n card(s); then it is the challenger’s turn.</source>
        <extracomment>A hand behind a Wild Draw Two; %1 is &quot;blue card&quot;</extracomment>
        <translation>
            <numerusform>Il y a une %1&#xa0;: qui a bluffé pioche %n carte&#xa0;; ensuite, c’est à l’auteur du défi de jouer.</numerusform>
            <numerusform>Il y a une %1&#xa0;: qui a bluffé pioche %n cartes&#xa0;; ensuite, c’est à l’auteur du défi de jouer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 in it: whoever challenges draws until the first card of the named color comes, then %n more card(s), and loses a turn.</source>
        <extracomment>A hand behind a Wild Draw Color; %1 is &quot;blue card&quot;, %n is 2</extracomment>
        <translation>
            <numerusform>Il n’y a pas de %1&#xa0;: qui défie pioche jusqu’à la couleur choisie, puis %n carte de plus, et passe son tour.</numerusform>
            <numerusform>Il n’y a pas de %1&#xa0;: qui défie pioche jusqu’à la couleur choisie, puis %n cartes de plus, et passe son tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 in it: whoever challenges draws %n card(s) and loses a turn.</source>
        <extracomment>A hand behind a Wild Draw Two; %1 is &quot;blue card&quot;</extracomment>
        <translation>
            <numerusform>Il n’y a pas de %1&#xa0;: qui défie pioche %n carte et passe son tour.</numerusform>
            <numerusform>Il n’y a pas de %1&#xa0;: qui défie pioche %n cartes et passe son tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever has to draw may not answer with it: they draw and lose their turn.</source>
        <extracomment>Behind what follows from a card that makes the next player draw, where such a card is on the pile already: no stacking</extracomment>
        <translation>Qui doit piocher ne peut pas répondre avec&#xa0;: il faut piocher et passer son tour.</translation>
    </message>
</context>
<context>
    <name>calls</name>
    <message>
        <source>zero one two three four five six seven eight nine</source>
        <extracomment>How the numbers 0 to 9 are written as words, in this order, with a space between them</extracomment>
        <translation>zéro un deux trois quatre cinq six sept huit neuf</translation>
    </message>
    <message>
        <source>draw, draw a card, draw one, draw 1, I draw, take, take one</source>
        <extracomment>What somebody may type to draw a card, apart by commas: the plainest first, it stands in examples</extracomment>
        <translation>piocher, pioche, je pioche, piocher une carte, pioche une carte, piger, pige, je pige</translation>
    </message>
    <message>
        <source>pass, I pass, keep</source>
        <extracomment>What somebody may type to pass, apart by commas: the plainest first, it stands in examples</extracomment>
        <translation>passer, passe, je passe</translation>
    </message>
    <message>
        <source>accept, I accept</source>
        <extracomment>What somebody may type to accept a Wild Draw card, apart by commas: the plainest first, it stands in examples</extracomment>
        <translation>accepter, accepte, j’accepte</translation>
    </message>
    <message>
        <source>undo, take back, back</source>
        <extracomment>What somebody may type to take back the last call, apart by commas</extracomment>
        <translation>annuler, annule, retour</translation>
    </message>
    <message>
        <source>Type a color, such as “%1”.</source>
        <extracomment>After a typed call that means nothing; %1 is the name of a colour</extracomment>
        <translation>Tape une couleur, par exemple «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Type how many cards it was, such as “%1”.</source>
        <extracomment>After a typed call that means nothing: how many cards somebody drew; %1 is a number</extracomment>
        <translation>Tape combien de cartes c’était, par exemple «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Type a card by its color and number, such as “%1”.</source>
        <extracomment>After a typed call that means nothing; %1 is the name of a card, such as &quot;Yellow 2&quot;</extracomment>
        <translation>Tape une carte avec son chiffre et sa couleur, par exemple «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Type a card that is shown, such as “%1”. “%2” and “%3” work too.</source>
        <extracomment>After something was typed that means nothing while a hand is shown; %1 is the name of a card, such as &quot;Yellow 2&quot;, %2 and %3 are other things that can be typed: &quot;has it&quot; and &quot;has not&quot;</extracomment>
        <translation>Tape une carte montrée, par exemple «&#xa0;%1&#xa0;». «&#xa0;%2&#xa0;» et «&#xa0;%3&#xa0;» marchent aussi.</translation>
    </message>
    <message>
        <source>One of the cards that were shown says otherwise.</source>
        <extracomment>Somebody says that a color is not in a hand, but a card that was shown has it</extracomment>
        <translation>Une des cartes montrées dit le contraire.</translation>
    </message>
    <message>
        <source>has it, has, has %1, one, guilty, yes</source>
        <extracomment>What somebody may type who saw the color %1 (&quot;bleu&quot;, and &quot;bleue&quot; of &quot;carte bleue&quot;) in a hand that is shown, apart by commas: the shortest that anybody understands first, it stands in examples; “Has %1” as on the button is one of them</extracomment>
        <translation>a, elle y est, oui en %1, une, coupable, oui</translation>
    </message>
    <message>
        <source>has not, has none, has no %1, no %1, not %1, without %1, none, innocent, no</source>
        <extracomment>What somebody may type who saw no color %1 (&quot;bleu&quot;, and &quot;bleue&quot; of &quot;carte bleue&quot;) in a hand that is shown, apart by commas: the shortest that anybody understands first, it stands in examples; “Has no %1” as on the button is one of them</extracomment>
        <translation>n’a pas, elle n’y est pas, non rien en %1, pas de %1, aucune %1, rien en %1, aucune, rien, non coupable, innocent, non</translation>
    </message>
    <message>
        <source>blue; green; red; yellow; pink, magenta, rose; teal, turquoise, cyan, aqua; orange; purple, violet, lilac</source>
        <extracomment>What people call the colors blue; green; red; yellow; pink; teal; orange; purple when they type them, in this order and in whatever region: semicolons between the colors, commas between the words for one</extracomment>
        <translation>bleu, bleue; vert, verte; rouge; jaune; rose, fuchsia, magenta; turquoise, cyan, bleu-vert, sarcelle; orange; violet, violette, mauve, pourpre, lilas</translation>
    </message>
    <message>
        <source>challenge, I challenge, doubt, I doubt it</source>
        <extracomment>What somebody may type to challenge a Wild Draw card, apart by commas: what the button says first, it stands in examples</extracomment>
        <translation>défier, je défie, défi, contester, je conteste, bluff</translation>
    </message>
    <message>
        <source>caught, catch, got you, caught you</source>
        <extracomment>What somebody may type who catches a player that has not called UNO, apart by commas; what the button says is one of them</extracomment>
        <translation>uno oublié, pris, prise, je t’ai eu, attrapé, contre-uno, contre uno</translation>
    </message>
    <message>
        <source>Nobody can be caught now.</source>
        <extracomment>After &quot;caught&quot; was typed</extracomment>
        <translation>Personne ne peut être pris en ce moment.</translation>
    </message>
    <message>
        <source>Type “%1” or “%2”.</source>
        <extracomment>After a typed call that means nothing; %1 and %2 are what to type: &quot;accept&quot; and &quot;challenge&quot;</extracomment>
        <translation>Tape «&#xa0;%1&#xa0;» ou «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Type a card by its color and number, such as “%1”. “%2”, “%3” and “uno” work too.</source>
        <extracomment>After a typed call that means nothing; %1 is the name of a card, such as &quot;Yellow 2&quot;, %2 and %3 are other things that can be typed: &quot;draw&quot; and &quot;pass&quot;</extracomment>
        <translation>Tape une carte avec son chiffre et sa couleur, par exemple «&#xa0;%1&#xa0;». «&#xa0;%2&#xa0;», «&#xa0;%3&#xa0;» et «&#xa0;uno&#xa0;» marchent aussi.</translation>
    </message>
    <message>
        <source>let it stand, it stands, allow it, it counts</source>
        <extracomment>What somebody may type to let a play stand that was refused, apart by commas; what the button says is one of them</extracomment>
        <translation>valider quand même, valider, ça passe, ça compte</translation>
    </message>
    <message>
        <source>take it back, take back, back, undo</source>
        <extracomment>What somebody may type to take back a card that was refused, apart by commas; what the button says is one of them</extracomment>
        <translation>la reprendre, reprendre, je la reprends, annuler</translation>
    </message>
    <message>
        <source>Which color? Type it with the card, such as “%1”.</source>
        <extracomment>After an action card was typed without its color; %1 is such a card&apos;s name, such as &quot;Yellow Skip&quot;</extracomment>
        <translation>Quelle couleur&#xa0;? Tape-la avec la carte, par exemple «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>take, draw, I take, I draw</source>
        <extracomment>What somebody may type who takes several cards, before their number, apart by commas: the plainest first, it stands in examples</extracomment>
        <translation>piocher, pioche, je pioche, prendre, prends, je prends, piger, pige, je pige</translation>
    </message>
    <message>
        <source>swap with, swap, I swap with, with</source>
        <extracomment>What somebody may type to say with whom hands are swapped, before the name, apart by commas: longer ones first</extracomment>
        <translation>échanger avec, échange avec, j’échange avec, échanger, échange, avec</translation>
    </message>
    <message>
        <source>fine for, fine</source>
        <extracomment>What somebody may type to make a player draw, before the name and a number, apart by commas: longer ones first</extracomment>
        <translation>amende pour, amende, pénalité pour, pénalité</translation>
    </message>
    <message>
        <source>Type a draw card, or “%1”.</source>
        <extracomment>After a typed call that means nothing: cards are waiting for somebody; %1 is what to type: &quot;take 6&quot;</extracomment>
        <translation>Tape une carte qui fait piocher, ou «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Type the name of the player with whom hands are swapped.</source>
        <extracomment>After a typed call that means nothing: somebody laid a 7</extracomment>
        <translation>Tape le nom du joueur avec qui on échange les mains.</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>a %1</source>
        <extracomment>Any number card, by its number; inside a sentence</extracomment>
        <translation>un %1</translation>
    </message>
    <message>
        <source>a Draw One</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>une carte +1</translation>
    </message>
    <message>
        <source>a Draw Five</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>une carte +5</translation>
    </message>
    <message>
        <source>a Reverse</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>une Inversion</translation>
    </message>
    <message>
        <source>a Skip</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>une carte Passer</translation>
    </message>
    <message>
        <source>a Skip Everyone</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>une carte Passer tous un tour</translation>
    </message>
    <message>
        <source>a Flip</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>une carte Flip</translation>
    </message>
    <message>
        <source>a Wild</source>
        <extracomment>A card inside a sentence</extracomment>
        <translation>une Carte blanche</translation>
    </message>
    <message>
        <source>a Wild Draw Two</source>
        <extracomment>A card inside a sentence</extracomment>
        <translation>une Carte blanche +2</translation>
    </message>
    <message>
        <source>a Wild Draw Color</source>
        <extracomment>A card inside a sentence</extracomment>
        <translation>une Carte blanche Piger une couleur</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A wild with the colour named for it, by itself: %1 is &quot;Wild&quot; or &quot;Wild Draw Two&quot;, %2 is &quot;red&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>A kind of card by itself: those with a number</extracomment>
        <translation>Carte numérotée</translation>
    </message>
    <message>
        <source>Draw One</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>+1</translation>
    </message>
    <message>
        <source>Draw Five</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>+5</translation>
    </message>
    <message>
        <source>Reverse</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Inversion</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Skip Everyone</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Passer tous un tour</translation>
    </message>
    <message>
        <source>Flip</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Flip</translation>
    </message>
    <message>
        <source>Wild</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Carte blanche</translation>
    </message>
    <message>
        <source>Wild Draw Two</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Carte blanche +2</translation>
    </message>
    <message>
        <source>Wild Draw Color</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Carte blanche Piger une couleur</translation>
    </message>
    <message>
        <source>Light side</source>
        <extracomment>A side of the deck, by itself</extracomment>
        <translation>Côté clair</translation>
    </message>
    <message>
        <source>Dark side</source>
        <extracomment>A side of the deck, by itself</extracomment>
        <translation>Côté sombre</translation>
    </message>
    <message>
        <source>to the left</source>
        <extracomment>Which way round the table play goes</extracomment>
        <translation>vers la gauche</translation>
    </message>
    <message>
        <source>to the right</source>
        <extracomment>Which way round the table play goes</extracomment>
        <translation>vers la droite</translation>
    </message>
    <message>
        <source>an 8</source>
        <extracomment>Any card with the number 8; inside a sentence</extracomment>
        <translation>un 8</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names blue.&quot;</extracomment>
        <translation>bleu</translation>
    </message>
    <message>
        <source>blue card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carte bleue</translation>
    </message>
    <message>
        <source>Blue %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 bleu</translation>
    </message>
    <message>
        <source>Blue Draw One</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>+1 bleu</translation>
    </message>
    <message>
        <source>Blue Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Inversion bleue</translation>
    </message>
    <message>
        <source>Blue Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Passer (bleu)</translation>
    </message>
    <message>
        <source>Blue Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Flip bleu</translation>
    </message>
    <message>
        <source>a blue %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>un %1 bleu</translation>
    </message>
    <message>
        <source>a blue Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte +1 bleue</translation>
    </message>
    <message>
        <source>a blue Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une Inversion bleue</translation>
    </message>
    <message>
        <source>a blue Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte Passer bleue</translation>
    </message>
    <message>
        <source>a blue Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte Flip bleue</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Vert</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names green.&quot;</extracomment>
        <translation>vert</translation>
    </message>
    <message>
        <source>green card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carte verte</translation>
    </message>
    <message>
        <source>Green %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 vert</translation>
    </message>
    <message>
        <source>Green Draw One</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>+1 vert</translation>
    </message>
    <message>
        <source>Green Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Inversion verte</translation>
    </message>
    <message>
        <source>Green Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Passer (vert)</translation>
    </message>
    <message>
        <source>Green Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Flip vert</translation>
    </message>
    <message>
        <source>a green %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>un %1 vert</translation>
    </message>
    <message>
        <source>a green Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte +1 verte</translation>
    </message>
    <message>
        <source>a green Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une Inversion verte</translation>
    </message>
    <message>
        <source>a green Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte Passer verte</translation>
    </message>
    <message>
        <source>a green Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte Flip verte</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names red.&quot;</extracomment>
        <translation>rouge</translation>
    </message>
    <message>
        <source>red card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carte rouge</translation>
    </message>
    <message>
        <source>Red %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 rouge</translation>
    </message>
    <message>
        <source>Red Draw One</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>+1 rouge</translation>
    </message>
    <message>
        <source>Red Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Inversion rouge</translation>
    </message>
    <message>
        <source>Red Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Passer (rouge)</translation>
    </message>
    <message>
        <source>Red Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Flip rouge</translation>
    </message>
    <message>
        <source>a red %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>un %1 rouge</translation>
    </message>
    <message>
        <source>a red Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte +1 rouge</translation>
    </message>
    <message>
        <source>a red Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une Inversion rouge</translation>
    </message>
    <message>
        <source>a red Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte Passer rouge</translation>
    </message>
    <message>
        <source>a red Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte Flip rouge</translation>
    </message>
    <message>
        <source>Yellow</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names yellow.&quot;</extracomment>
        <translation>jaune</translation>
    </message>
    <message>
        <source>yellow card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carte jaune</translation>
    </message>
    <message>
        <source>Yellow %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 jaune</translation>
    </message>
    <message>
        <source>Yellow Draw One</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>+1 jaune</translation>
    </message>
    <message>
        <source>Yellow Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Inversion jaune</translation>
    </message>
    <message>
        <source>Yellow Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Passer (jaune)</translation>
    </message>
    <message>
        <source>Yellow Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Flip jaune</translation>
    </message>
    <message>
        <source>a yellow %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>un %1 jaune</translation>
    </message>
    <message>
        <source>a yellow Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte +1 jaune</translation>
    </message>
    <message>
        <source>a yellow Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une Inversion jaune</translation>
    </message>
    <message>
        <source>a yellow Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte Passer jaune</translation>
    </message>
    <message>
        <source>a yellow Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte Flip jaune</translation>
    </message>
    <message>
        <source>Pink</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Rose</translation>
    </message>
    <message>
        <source>pink</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names pink.&quot;</extracomment>
        <translation>rose</translation>
    </message>
    <message>
        <source>pink card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carte rose</translation>
    </message>
    <message>
        <source>Pink %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 rose</translation>
    </message>
    <message>
        <source>Pink Draw Five</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>+5 rose</translation>
    </message>
    <message>
        <source>Pink Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Inversion rose</translation>
    </message>
    <message>
        <source>Pink Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Passer tous un tour (rose)</translation>
    </message>
    <message>
        <source>Pink Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Flip rose</translation>
    </message>
    <message>
        <source>a pink %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>un %1 rose</translation>
    </message>
    <message>
        <source>a pink Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte +5 rose</translation>
    </message>
    <message>
        <source>a pink Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une Inversion rose</translation>
    </message>
    <message>
        <source>a pink Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte Passer tous un tour rose</translation>
    </message>
    <message>
        <source>a pink Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte Flip rose</translation>
    </message>
    <message>
        <source>Teal</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Turquoise</translation>
    </message>
    <message>
        <source>teal</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names teal.&quot;</extracomment>
        <translation>turquoise</translation>
    </message>
    <message>
        <source>teal card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carte turquoise</translation>
    </message>
    <message>
        <source>Teal %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 turquoise</translation>
    </message>
    <message>
        <source>Teal Draw Five</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>+5 turquoise</translation>
    </message>
    <message>
        <source>Teal Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Inversion turquoise</translation>
    </message>
    <message>
        <source>Teal Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Passer tous un tour (turquoise)</translation>
    </message>
    <message>
        <source>Teal Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Flip turquoise</translation>
    </message>
    <message>
        <source>a teal %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>un %1 turquoise</translation>
    </message>
    <message>
        <source>a teal Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte +5 turquoise</translation>
    </message>
    <message>
        <source>a teal Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une Inversion turquoise</translation>
    </message>
    <message>
        <source>a teal Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte Passer tous un tour turquoise</translation>
    </message>
    <message>
        <source>a teal Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte Flip turquoise</translation>
    </message>
    <message>
        <source>Orange</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Orange</translation>
    </message>
    <message>
        <source>orange</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names orange.&quot;</extracomment>
        <translation>orange</translation>
    </message>
    <message>
        <source>orange card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carte orange</translation>
    </message>
    <message>
        <source>Orange %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 orange</translation>
    </message>
    <message>
        <source>Orange Draw Five</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>+5 orange</translation>
    </message>
    <message>
        <source>Orange Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Inversion orange</translation>
    </message>
    <message>
        <source>Orange Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Passer tous un tour (orange)</translation>
    </message>
    <message>
        <source>Orange Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Flip orange</translation>
    </message>
    <message>
        <source>an orange %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>un %1 orange</translation>
    </message>
    <message>
        <source>an orange Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte +5 orange</translation>
    </message>
    <message>
        <source>an orange Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une Inversion orange</translation>
    </message>
    <message>
        <source>an orange Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte Passer tous un tour orange</translation>
    </message>
    <message>
        <source>an orange Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte Flip orange</translation>
    </message>
    <message>
        <source>Purple</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Violet</translation>
    </message>
    <message>
        <source>purple</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names purple.&quot;</extracomment>
        <translation>violet</translation>
    </message>
    <message>
        <source>purple card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carte violette</translation>
    </message>
    <message>
        <source>Purple %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 violet</translation>
    </message>
    <message>
        <source>Purple Draw Five</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>+5 violet</translation>
    </message>
    <message>
        <source>Purple Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Inversion violette</translation>
    </message>
    <message>
        <source>Purple Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Passer tous un tour (violet)</translation>
    </message>
    <message>
        <source>Purple Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Flip violet</translation>
    </message>
    <message>
        <source>a purple %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>un %1 violet</translation>
    </message>
    <message>
        <source>a purple Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte +5 violette</translation>
    </message>
    <message>
        <source>a purple Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une Inversion violette</translation>
    </message>
    <message>
        <source>a purple Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte Passer tous un tour violette</translation>
    </message>
    <message>
        <source>a purple Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>une carte Flip violette</translation>
    </message>
</context>
<context>
    <name>cli::Answer</name>
    <message>
        <source>Totals: %1</source>
        <extracomment>Behind an event that changed the points. %1 is a list such as &quot;Ana 57, Ben 0&quot;.</extracomment>
        <translation>Totaux&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>cli::CommandLine</name>
    <message>
        <source>Show how to use this.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Montre comment s’en servir.</translation>
    </message>
    <message>
        <source>The language of the answers: %1.</source>
        <extracomment>Help of an option of the command line. %1 is a list of codes such as &quot;en, es, de&quot;.</extracomment>
        <translation>La langue des réponses&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is no language “%1”. There are: %2.</source>
        <extracomment>%1 is what was typed, %2 a list of codes such as &quot;en, es, de&quot;.</extracomment>
        <translation>Il n’y a pas de langue «&#xa0;%1&#xa0;». Il y a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“flipside-cli %1 --help” shows how to use it.</source>
        <extracomment>%1 is the name of a subcommand.</extracomment>
        <translation>«&#xa0;flipside-cli %1 --help&#xa0;» montre comment s’en servir.</translation>
    </message>
    <message>
        <source>“%1” is one argument too many.</source>
        <extracomment>The call of a command has an argument too many. %1 is what was typed.</extracomment>
        <translation>«&#xa0;%1&#xa0;» est un argument de trop.</translation>
    </message>
    <message>
        <source>Standard output cannot be written: %1. The output is incomplete.</source>
        <extracomment>%1 is the system&apos;s reason.</extracomment>
        <translation>La sortie standard ne peut pas être écrite&#xa0;: %1. Ce qui devait y figurer n’est pas complet.</translation>
    </message>
    <message>
        <source>%1 needs a value that is not empty.</source>
        <extracomment>The call of a command has an option with nothing behind it. %1 is an option such as --database.</extracomment>
        <translation>%1 a besoin d’une valeur qui ne soit pas vide.</translation>
    </message>
    <message>
        <source>An argument is empty.</source>
        <extracomment>The call of a command has an argument in which nothing is.</extracomment>
        <translation>Un argument est vide.</translation>
    </message>
</context>
<context>
    <name>cli::Database</name>
    <message>
        <source>The file with the matches; without it, the app’s own.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Le fichier des parties&#xa0;; sans lui, celui de l’appli.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1 is a file&apos;s name.</extracomment>
        <translation>Il n’y a pas de fichier «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>cli::Exchange</name>
    <message>
        <source>Writes a match as a record to standard output; or, with an option, all matches or those named as an archive or as a table. Matches in the bin are left out unless they are named.</source>
        <extracomment>Help of flipside-cli export.</extracomment>
        <translation>Écrit une partie sur la sortie standard&#xa0;; ou, avec une option, toutes les parties, ou celles que l’on indique, sous forme d’archive ou de tableau. Celles de la corbeille sont laissées de côté, sauf si on les indique.</translation>
    </message>
    <message>
        <source>Everything as one archive in JSON Lines.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Tout dans une archive en JSON Lines.</translation>
    </message>
    <message>
        <source>The results as comma-separated values, one row per round and player.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Les résultats en valeurs séparées par des virgules, une ligne par manche et joueur.</translation>
    </message>
    <message>
        <source>Match ids; the first few characters are enough.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Identifiants des parties&#xa0;; les premiers caractères suffisent.</translation>
    </message>
    <message>
        <source>A record holds one match; for several, use --archive or --csv, not both.</source>
        <translation>Un fichier .flip contient une seule partie&#xa0;; pour plusieurs, utilise --archive ou --csv, pas les deux.</translation>
    </message>
    <message>
        <source>matches added: %1</source>
        <extracomment>What an import did. %1 is a number of matches.</extracomment>
        <translation>parties ajoutées&#xa0;: %1</translation>
    </message>
    <message>
        <source>continued: %1</source>
        <extracomment>What an import did: matches that were here and went on elsewhere. %1 is a number of matches.</extracomment>
        <translation>continuées&#xa0;: %1</translation>
    </message>
    <message>
        <source>known already: %1</source>
        <extracomment>What an import did. %1 is a number of matches.</extracomment>
        <translation>déjà connues&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1”: the match %2 differs from the one saved here, which was not changed.</source>
        <extracomment>%1 is a file, %2 the id of a match.</extracomment>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: la partie %2 est différente de celle enregistrée ici, qui est restée telle quelle.</translation>
    </message>
    <message>
        <source>Imports records and archives. A file is read and refereed to its end before anything is written; what is here is never overwritten, and importing the same file again changes nothing.</source>
        <extracomment>Help of flipside-cli import.</extracomment>
        <translation>Importe des parties et des archives. Un fichier est lu et arbitré jusqu’au bout avant que rien soit écrit&#xa0;; ce qui est ici n’est jamais écrasé, et réimporter le même fichier ne change rien.</translation>
    </message>
    <message>
        <source>Records (.flip) or archives.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Des parties (.flip) ou des archives.</translation>
    </message>
    <message>
        <source>Which file?</source>
        <translation>Quel fichier&#xa0;?</translation>
    </message>
    <message>
        <source>write matches as records, archive or table</source>
        <extracomment>What flipside-cli export does, in the list of its commands.</extracomment>
        <translation>écrire des parties en notation de table, en archive ou en tableau</translation>
    </message>
    <message>
        <source>import records and archives</source>
        <extracomment>What flipside-cli import does, in the list of its commands.</extracomment>
        <translation>importer des parties et des archives</translation>
    </message>
    <message>
        <source>Write to this file, which must not exist yet; it gets its name once it is complete.</source>
        <translation>Dans ce fichier, qui ne doit pas encore exister et reçoit son nom une fois que tout y est.</translation>
    </message>
    <message>
        <source>“%1” does not say where it ends, as archives did in the past: something may be missing from it.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne dit pas où il finit, comme les archives d’autrefois&#xa0;: il y manque peut-être quelque chose.</translation>
    </message>
    <message>
        <source>“%1”: the match %2 was left out: a name in it has characters that cannot be seen.</source>
        <extracomment>%1 is a file, %2 the id of a match.</extracomment>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: la partie %2 a été laissée de côté&#xa0;: un nom y a des caractères qui ne se voient pas.</translation>
    </message>
    <message>
        <source>Stopped. What was added from “%1” until then stays; the same import again adds the rest.</source>
        <extracomment>Ctrl+C was pressed during an import. %1 is a file.</extracomment>
        <translation>Arrêté. Ce qui a déjà été ajouté depuis «&#xa0;%1&#xa0;» reste&#xa0;; la même importation, refaite, ajoute le reste.</translation>
    </message>
    <message>
        <source>altered: %1 is not what was written. It is exported as it is now; “flipside-cli restore” restores a backup.</source>
        <extracomment>An export. %1 is an id and a place in a table.</extracomment>
        <translation>altéré&#xa0;: %1 n’est plus ce qui avait été écrit. Il est exporté tel qu’il est maintenant&#xa0;; «&#xa0;flipside-cli restore&#xa0;» restaure une sauvegarde.</translation>
    </message>
</context>
<context>
    <name>cli::Listing</name>
    <message>
        <source>Lists all matches, newest first, those under way on top: id, when it began, state, edition, and who has how many points (* won).</source>
        <extracomment>Help of flipside-cli matches.</extracomment>
        <translation>Énumère toutes les parties, les plus récentes d’abord, celles en cours en tête&#xa0;: identifiant, début, état, édition, et qui a combien de points (* a gagné).</translation>
    </message>
    <message>
        <source>One JSON object per line, for each match.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Un objet JSON par partie et par ligne.</translation>
    </message>
    <message>
        <source>Round %1 (dealt by %2): under way</source>
        <extracomment>A round in the scoreboard of flipside-cli show. %1 is a number, %2 a name.</extracomment>
        <translation>Manche %1 (distribuée par %2)&#xa0;: en cours</translation>
    </message>
    <message>
        <source>Round %1 (dealt by %2): %3 went out (%4)</source>
        <extracomment>A round in the scoreboard of flipside-cli show. %1 is a number, %2 and %3 names, %4 words such as &quot;dark, declared&quot;.</extracomment>
        <translation>Manche %1 (distribuée par %2)&#xa0;: %3 a fini (%4)</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>Behind a player&apos;s name and gain. %1 is what the cards left in hand are worth.</extracomment>
        <translation>restait&#xa0;: %1</translation>
    </message>
    <message>
        <source>Shows a match: who played, every round with the cards that were left, and how it stands.</source>
        <extracomment>Help of flipside-cli show.</extracomment>
        <translation>Montre une partie&#xa0;: qui joue, chaque manche avec les cartes restées en main, et où on en est.</translation>
    </message>
    <message>
        <source>The match’s id; the first few characters are enough.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Identifiant de la partie&#xa0;; les premiers caractères suffisent.</translation>
    </message>
    <message>
        <source>Which match?</source>
        <translation>Quelle partie&#xa0;?</translation>
    </message>
    <message>
        <source>Lists everyone who has played: id and name.</source>
        <extracomment>Help of flipside-cli players.</extracomment>
        <translation>Énumère toutes les personnes qui ont joué&#xa0;: identifiant et nom.</translation>
    </message>
    <message>
        <source>(archived)</source>
        <extracomment>Behind the name of a player who is kept out of the way.</extracomment>
        <translation>(archivé)</translation>
    </message>
    <message>
        <source>list all matches</source>
        <extracomment>What flipside-cli matches does, in the list of its commands.</extracomment>
        <translation>énumérer toutes les parties</translation>
    </message>
    <message>
        <source>show a match with its rounds</source>
        <extracomment>What flipside-cli show does, in the list of its commands.</extracomment>
        <translation>montrer une partie avec ses manches</translation>
    </message>
    <message>
        <source>list everyone who has played</source>
        <extracomment>What flipside-cli players does, in the list of its commands.</extracomment>
        <translation>énumérer toutes les personnes qui ont joué</translation>
    </message>
    <message>
        <source>One JSON object with the match and its rounds.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Un objet JSON avec la partie et ses manches.</translation>
    </message>
</context>
<context>
    <name>cli::Main</name>
    <message>
        <source>
For more, run “flipside-cli COMMAND --help”; --version says which version this is.</source>
        <translation>
«&#xa0;flipside-cli COMMANDE --help&#xa0;» en dit plus&#xa0;; --version donne la version.</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>Il n’y a pas de commande «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Usage: flipside-cli [--database FILE] COMMAND [OPTION…]

The referee of UNO FLIP tables on a terminal. Commands:
</source>
        <extracomment>Help of flipside-cli. FILE, COMMAND and so on are placeholders.</extracomment>
        <translation>Utilisation&#xa0;: flipside-cli [--database FILE] COMMANDE [OPTION…]

L’arbitre des tables d’UNO FLIP dans un terminal. Commandes&#xa0;:
</translation>
    </message>
</context>
<context>
    <name>cli::Play</name>
    <message>
        <source>Match %1</source>
        <extracomment>Before the first answer of a table on the terminal. %1 is an id.</extracomment>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>Answer with one JSON object per line, with the match’s id.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Répond par un objet JSON par ligne, avec l’identifiant de la partie.</translation>
    </message>
    <message>
        <source>The id of the match to continue; the first few characters are enough. Without it, a new match.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Identifiant de la partie qui continue&#xa0;; les premiers caractères suffisent. Sans lui, une nouvelle partie.</translation>
    </message>
    <message>
        <source>play on the terminal and save the match</source>
        <extracomment>What flipside-cli play does, in the list of its commands.</extracomment>
        <translation>jouer dans le terminal et enregistrer la partie</translation>
    </message>
    <message>
        <source>Standard input cannot be read: %1.</source>
        <extracomment>%1 is the system&apos;s reason.</extracomment>
        <translation>L’entrée standard ne peut pas être lue&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped here; %n event(s) of this match are kept.</source>
        <extracomment>A table on the terminal ends here, since something could not be read or written.</extracomment>
        <translation>
            <numerusform>Arrêté ici&#xa0;; %n événement de cette partie est enregistré.</numerusform>
            <numerusform>Arrêté ici&#xa0;; %n événements de cette partie sont enregistrés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped here; %n event(s) of this match were kept in the file that was there.</source>
        <extracomment>A table on the terminal ends here, since its file is not the one any more in which it was kept.</extracomment>
        <translation>
            <numerusform>Arrêté ici&#xa0;; %n événement de cette partie était enregistré dans le fichier d’avant.</numerusform>
            <numerusform>Arrêté ici&#xa0;; %n événements de cette partie étaient enregistrés dans le fichier d’avant.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is kept, but today’s backup was not made. %1</source>
        <extracomment>The backup that is made when a match ends. %1 is a sentence that says why.</extracomment>
        <translation>La partie est enregistrée, mais la sauvegarde du jour n’a pas été faite. %1</translation>
    </message>
    <message>
        <source>A table on the terminal: reads table notation from standard input, the header first for a new match, and answers each event once it is on disk. A line that cannot be read is reported, and the table goes on. Where an event cannot be kept, a person can try again; without a terminal it stops there. Exit status: 0 where every event was taken, 1 where any was refused or the backup after a match was not made, 2 where a line could not be read, 3 where one could not be kept.</source>
        <extracomment>Help of flipside-cli play.</extracomment>
        <translation>Une table dans un terminal&#xa0;: lit la notation de table sur l’entrée standard, d’abord l’en-tête pour une nouvelle partie, et répond à chaque événement une fois qu’il est sur le disque. Une ligne illisible est signalée, et la partie continue. Si un événement ne peut pas être enregistré, une personne peut réessayer&#xa0;; sans terminal, elle s’arrête là. Code de sortie&#xa0;: 0 si tout a été accepté, 1 si quelque chose a été refusé ou si la sauvegarde après une partie n’a pas été faite, 2 si une ligne n’a pas pu être lue, 3 si quelque chose n’a pas pu être enregistré.</translation>
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
        <translation>En cours… %1 s</translation>
    </message>
</context>
<context>
    <name>cli::Referee</name>
    <message>
        <source>Answer with one JSON object per line.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Répond par un objet JSON par ligne.</translation>
    </message>
    <message>
        <source>The record; standard input without it.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Le fichier de la partie&#xa0;; sans lui, l’entrée standard.</translation>
    </message>
    <message>
        <source>Only one record can be read at a time.</source>
        <translation>On ne peut lire qu’une partie à la fois.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <extracomment>%1 is a file&apos;s name, %2 the system&apos;s reason.</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>check a record with the referee</source>
        <extracomment>What flipside-cli referee does, in the list of its commands.</extracomment>
        <translation>faire vérifier une partie par l’arbitre</translation>
    </message>
    <message>
        <source>Line %1: a match has no more than %2 events. Reading stops here.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Ligne %1&#xa0;: une partie n’a pas plus de %2 événements. La lecture s’arrête ici.</translation>
    </message>
    <message>
        <source>Line %1 and what follows is only read, not judged, since line %2 cannot be read.</source>
        <extracomment>%1 and %2 are numbers of lines of a record.</extracomment>
        <translation>La ligne %1 et la suite sont seulement lues, sans être jugées, car la ligne %2 est illisible.</translation>
    </message>
    <message>
        <source>Reads a record in table notation and says of each event whether it is legal, what follows and why. Behind a line that cannot be read nothing is judged; what is wrong with later lines is said. Exit status: 0 where every event was taken, 1 where any was refused, 2 where a line could not be read.</source>
        <extracomment>Help of flipside-cli referee.</extracomment>
        <translation>Lit une partie en notation de table et dit de chaque événement s’il est permis, ce qui s’ensuit et pourquoi. Après une ligne illisible, rien n’est jugé&#xa0;; ce qui ne va pas dans les lignes suivantes est dit. Code de sortie&#xa0;: 0 si tout a été accepté, 1 si quelque chose a été refusé, 2 si une ligne n’a pas pu être lue.</translation>
    </message>
</context>
<context>
    <name>cli::Rules</name>
    <message>
        <source>Nothing in the rulebook mentions “%1”.</source>
        <extracomment>%1 is what was searched for.</extracomment>
        <translation>Rien dans le livre des règles ne parle de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Prints the contents of the rulebook, one of its rules, or what a search finds.</source>
        <extracomment>Help of flipside-cli rules.</extracomment>
        <translation>Affiche la table des matières, une des règles ou ce que trouve une recherche.</translation>
    </message>
    <message>
        <source>The edition it is about: %1.</source>
        <extracomment>Help of an option of the command line. %1 is a list of names such as &quot;flip2019, flip2020&quot;.</extracomment>
        <translation>L’édition dont il s’agit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Look for these words, in any of the languages.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Cherche ces mots, dans n’importe laquelle des langues.</translation>
    </message>
    <message>
        <source>Answer with a JSON list.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Répond par une liste JSON.</translation>
    </message>
    <message>
        <source>The rule to print, such as turn.match; the contents without it.</source>
        <extracomment>Help of an argument of the command line. turn.match is an example of an id.</extracomment>
        <translation>La règle à afficher, par exemple turn.match&#xa0;; sans elle, la table des matières.</translation>
    </message>
    <message>
        <source>There is no edition “%1”. There are: %2.</source>
        <extracomment>%1 is what was typed, %2 a list of names such as &quot;flip2019, flip2020&quot;.</extracomment>
        <translation>Il n’y a pas d’édition «&#xa0;%1&#xa0;». Il y a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There is no rulebook in the language “%1”.</source>
        <extracomment>%1 is a code such as &quot;de&quot;.</extracomment>
        <translation>Il n’y a pas de livre des règles dans la langue «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no rule “%1”. “flipside-cli rules” lists them all.</source>
        <extracomment>%1 is one or more ids that were typed.</extracomment>
        <translation>Il n’y a pas de règle «&#xa0;%1&#xa0;». «&#xa0;flipside-cli rules&#xa0;» les énumère toutes.</translation>
    </message>
    <message>
        <source>look up the rules, in five languages</source>
        <extracomment>What flipside-cli rules does, in the list of its commands.</extracomment>
        <translation>consulter les règles, en cinq langues</translation>
    </message>
    <message>
        <source>Nothing in the rulebook mentions “%1”; showing “%2” instead.</source>
        <extracomment>%1 is what was searched for, %2 what was looked for instead.</extracomment>
        <translation>Rien dans le livre des règles ne parle de «&#xa0;%1&#xa0;»&#xa0;; voici «&#xa0;%2&#xa0;».</translation>
    </message>
</context>
<context>
    <name>cli::Stats</name>
    <message>
        <source>challenges made %1 (%2 rightly), suffered %3 (%4 rightly)</source>
        <extracomment>Numbers about a player. %1 to %4 are numbers of challenges.</extracomment>
        <translation>défis lancés %1 (%2 à raison), subis %3 (%4 à raison)</translation>
    </message>
    <message>
        <source>UNO called %1, caught %2, caught others %3</source>
        <extracomment>Numbers about a player. %1 to %3 are numbers; UNO is what is called with one card left.</extracomment>
        <translation>UNO dit %1, oublié %2, autres pris %3</translation>
    </message>
    <message>
        <source>cards drawn by cause: %1</source>
        <extracomment>Numbers about a player. %1 is a list such as &quot;+1 12, draw 40&quot;.</extracomment>
        <translation>cartes piochées, par motif&#xa0;: %1</translation>
    </message>
    <message>
        <source>A name, or the id of a player.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Un nom, ou l’identifiant d’un joueur.</translation>
    </message>
    <message>
        <source>Shows numbers about a player; or about everybody, and the records of the table.</source>
        <extracomment>Help of flipside-cli stats.</extracomment>
        <translation>Donne des chiffres sur un joueur&#xa0;; ou sur tous, avec les records de la table.</translation>
    </message>
    <message>
        <source>One JSON object per line, for each player and record.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Un objet JSON par ligne, pour chaque joueur et chaque record.</translation>
    </message>
    <message>
        <source>show numbers about players, and the records</source>
        <extracomment>What flipside-cli stats does, in the list of its commands.</extracomment>
        <translation>donner des chiffres sur les joueurs, et les records</translation>
    </message>
    <message>
        <source>light %1, dark %2</source>
        <extracomment>In a list. %1 and %2 are numbers; light and dark are the sides of the cards.</extracomment>
        <translation>clair %1, sombre %2</translation>
    </message>
    <message>
        <source>cards with one side %1</source>
        <extracomment>Behind &quot;light 3, dark 4&quot;. %1 is a number, of an edition whose cards have one side only.</extracomment>
        <translation>cartes à une seule face %1</translation>
    </message>
    <message>
        <source>matches %1, finished %2, won %3 (%4 of those finished)</source>
        <extracomment>Numbers about a player. %1 to %3 are numbers, %4 is such as &quot;17%&quot; or a dash: of those finished.</extracomment>
        <translation>parties %1, finies %2, gagnées %3 (%4 des parties finies)</translation>
    </message>
    <message>
        <source>rounds %1, won %2 (%3)</source>
        <extracomment>Numbers about a player. %1 and %2 are numbers, %3 is a list such as &quot;light 3, dark 4&quot;.</extracomment>
        <translation>manches %1, gagnées %2 (%3)</translation>
    </message>
    <message>
        <source>points gained by winning %1 (%3), best round %2, left in hand %4 (%5)</source>
        <extracomment>Numbers about a player. %1, %2 and %4 are numbers of points, %3 and %5 lists such as &quot;light 3, dark 4&quot;.</extracomment>
        <translation>points des manches gagnées %1 (%3), meilleure manche %2, restés en main %4 (%5)</translation>
    </message>
    <message>
        <source>points per round %1, where everyone counts their own</source>
        <extracomment>Numbers about a player: what was written down for them. %1 is a number of points.</extracomment>
        <translation>points par manche %1, quand chacun compte ses points</translation>
    </message>
    <message>
        <source>points per round %1, where the winner collects</source>
        <translation>points par manche %1, quand le gagnant ramasse tout</translation>
    </message>
</context>
<context>
    <name>cli::StoreErrors</name>
    <message>
        <source>The folder “%1” is not there and cannot be made.</source>
        <extracomment>%1 is a folder.</extracomment>
        <translation>Le dossier «&#xa0;%1&#xa0;» n’existe pas et ne peut pas être créé.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2</source>
        <extracomment>%1 is a file, %2 the system&apos;s reason.</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être ouvert&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” cannot be written. Nothing was changed; allow writing there, or name another file with --database.</source>
        <extracomment>%1 is a file or folder.</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être écrit. Rien n’a changé&#xa0;; autorise l’écriture à cet endroit, ou indique un autre fichier avec --database.</translation>
    </message>
    <message>
        <source>“%1” is not a database of Flipside. It was not changed.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas une base de données de Flipside. Elle est restée telle quelle.</translation>
    </message>
    <message>
        <source>“%1” was written by a newer Flipside (its version is %2). It was not changed; install that version to open it.</source>
        <extracomment>%1 is a file, %2 a number.</extracomment>
        <translation>«&#xa0;%1&#xa0;» vient d’un Flipside plus récent (version %2 du fichier). Il est resté tel quel&#xa0;; installe cette version pour l’ouvrir.</translation>
    </message>
    <message>
        <source>“%1” is damaged. It was kept as “%2”, with all that is in it; a new one begins, or “flipside-cli restore” restores a backup.</source>
        <extracomment>%1 and %2 are files.</extracomment>
        <translation>«&#xa0;%1&#xa0;» est endommagé. Il a été mis de côté sous le nom «&#xa0;%2&#xa0;», avec tout son contenu&#xa0;; un nouveau commence, ou «&#xa0;flipside-cli restore&#xa0;» restaure une sauvegarde.</translation>
    </message>
    <message>
        <source>“%1” could not be brought to this version and was left as it was; a copy is “%2”. The reason: %3</source>
        <extracomment>%1 and %2 are files, %3 is a reason.</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu passer à cette version et est resté tel quel&#xa0;; une copie s’appelle «&#xa0;%2&#xa0;». La raison&#xa0;: %3</translation>
    </message>
    <message>
        <source>Another program is using “%1”. Nothing was changed; try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>Un autre programme utilise «&#xa0;%1&#xa0;». Rien n’a changé&#xa0;; réessaie.</translation>
    </message>
    <message>
        <source>“%1” was moved or replaced meanwhile. Nothing was written; start again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>«&#xa0;%1&#xa0;» a été déplacé ou remplacé entre-temps. Rien n’a été écrit&#xa0;; recommence.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <extracomment>%1 is a file, %2 a sentence.</extracomment>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>There is no player “%1”.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>Il n’y a pas de joueur «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no group “%1”.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>Il n’y a pas de groupe «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The match %1 is in the bin.</source>
        <extracomment>%1 is an id.</extracomment>
        <translation>La partie %1 est dans la corbeille.</translation>
    </message>
    <message>
        <source>Both have played in the match %1, so they cannot be merged.</source>
        <extracomment>%1 is an id.</extracomment>
        <translation>Ces deux personnes ont joué la partie %1 ensemble&#xa0;: on ne peut pas les réunir.</translation>
    </message>
    <message>
        <source>The journal of the match %1 cannot be read from event %2 on: “%3”. Nothing was changed.</source>
        <extracomment>%1 is an id, %2 a number, %3 what stands there.</extracomment>
        <translation>Le journal de la partie %1 ne peut pas être lu à partir de l’événement %2&#xa0;: «&#xa0;%3&#xa0;». Rien n’a changé.</translation>
    </message>
    <message>
        <source>“%1”, line %2: %3</source>
        <extracomment>%1 is a file, %2 the number of a line, %3 a sentence.</extracomment>
        <translation>«&#xa0;%1&#xa0;», ligne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>“%1” already exists and will not be overwritten.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>«&#xa0;%1&#xa0;» existe déjà et n’est pas écrasé.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <extracomment>%1 is a file, %2 a reason.</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être lu&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <extracomment>%1 is a file, %2 a reason.</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>this archive cannot be imported (%1).</source>
        <extracomment>%1 is a detail, such as the name of a field.</extracomment>
        <translation>ce n’est pas une archive qu’on puisse importer (%1).</translation>
    </message>
    <message>
        <source>this archive was written by a newer Flipside.</source>
        <translation>cette archive vient d’un Flipside plus récent.</translation>
    </message>
    <message>
        <source>Flipside is open elsewhere with “%1”. Nothing was changed; close it there and try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>Flipside est ouvert ailleurs avec «&#xa0;%1&#xa0;». Rien n’a été changé&#xa0;; ferme-le là-bas et réessaie.</translation>
    </message>
    <message>
        <source>The disk is full: “%1” could not be written. What was kept before is safe; make room and try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>Le disque est plein&#xa0;: «&#xa0;%1&#xa0;» n’a pas pu être écrit. Ce qui était enregistré est en sûreté&#xa0;; fais de la place et réessaie.</translation>
    </message>
    <message>
        <source>the archive is not whole: a part is missing, or it has changed since it was written. Nothing was imported; export it again.</source>
        <translation>l’archive n’est pas entière&#xa0;: une partie manque, ou elle a changé depuis son écriture. Rien n’a été importé&#xa0;; exporte-la de nouveau.</translation>
    </message>
    <message>
        <source>“%1” cannot be a name: a name has 1 to 40 visible characters, and no comma, colon, semicolon or #.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être un nom&#xa0;: un nom a de 1 à 40 caractères visibles, sans virgule, deux-points, point-virgule ni #.</translation>
    </message>
    <message>
        <source>The match %1 has reached its maximum length.</source>
        <extracomment>%1 is an id.</extracomment>
        <translation>La partie %1 a atteint sa longueur maximale.</translation>
    </message>
    <message>
        <source>this is longer than any match can be.</source>
        <translation>c’est plus long qu’une partie ne peut l’être.</translation>
    </message>
    <message>
        <source>“%1” is damaged, or the disk cannot read it: %2. It was not changed; “flipside-cli restore” puts a backup in its place and keeps the damaged file.</source>
        <extracomment>%1 is a file, %2 what SQLite says about it.</extracomment>
        <translation>«&#xa0;%1&#xa0;» est endommagé, ou le disque ne peut pas le lire&#xa0;: %2. Il est resté tel quel&#xa0;; «&#xa0;flipside-cli restore&#xa0;» met une sauvegarde à sa place et conserve le fichier abîmé.</translation>
    </message>
    <message>
        <source>“%1” could not be brought to this version and was left as it was. The reason: %2</source>
        <extracomment>%1 is a file, %2 a reason.</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu passer à cette version et est resté tel quel. La raison&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” could not be used: %2. What was kept before is safe.</source>
        <extracomment>%1 is a file, %2 a reason.</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être utilisé&#xa0;: %2. Ce qui était enregistré est en sûreté.</translation>
    </message>
    <message>
        <source>What was there before is kept as “%1”.</source>
        <extracomment>Behind a sentence on what went wrong. %1 is a file.</extracomment>
        <translation>Ce qu’il y avait avant est gardé sous le nom «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no folder “%1”. Make it, or name another place.</source>
        <extracomment>%1 is a folder.</extracomment>
        <translation>Il n’y a pas de dossier «&#xa0;%1&#xa0;». Crée-le, ou indique un autre endroit.</translation>
    </message>
    <message>
        <source>“%1” can only be read, and no backup is made of such a file. “flipside-cli export --archive -o FILE” writes all that is in it.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>«&#xa0;%1&#xa0;» peut seulement être lu, et un tel fichier n’est pas sauvegardé. «&#xa0;flipside-cli export --archive -o FILE&#xa0;» écrit tout ce qu’il contient.</translation>
    </message>
    <message>
        <source>The backup “%1” is damaged, or the disk cannot read it: %2. Nothing was changed; restore another one.</source>
        <extracomment>%1 is a file, %2 what is wrong with it.</extracomment>
        <translation>La sauvegarde «&#xa0;%1&#xa0;» est endommagée, ou le disque ne peut pas la lire&#xa0;: %2. Rien n’a changé&#xa0;; restaures-en une autre.</translation>
    </message>
    <message>
        <source>There is no match “%1”.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>Il n’y a pas de partie «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>More than one match id begins with “%1”:</source>
        <extracomment>%1 is what was typed; a list of matches follows.</extracomment>
        <translation>Plus d’une partie commence par «&#xa0;%1&#xa0;»&#xa0;:</translation>
    </message>
</context>
<context>
    <name>cli::TableRecords</name>
    <message numerus="yes">
        <source>highest round: %n point(s)</source>
        <extracomment>A record of the table: most points that somebody collected in one round</extracomment>
        <translation>
            <numerusform>plus grosse manche&#xa0;: %n point</numerusform>
            <numerusform>plus grosse manche&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest match: %n round(s)</source>
        <extracomment>A record of the table: the match with the most rounds</extracomment>
        <translation>
            <numerusform>plus longue partie&#xa0;: %n manche</numerusform>
            <numerusform>plus longue partie&#xa0;: %n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>biggest comeback: %n point(s)</source>
        <extracomment>A record of the table: somebody was so far behind, and won</extracomment>
        <translation>
            <numerusform>plus belle remontée&#xa0;: %n point</numerusform>
            <numerusform>plus belle remontée&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>most drawn at once: %n card(s)</source>
        <extracomment>A record of the table: most cards that somebody had to draw at one go</extracomment>
        <translation>
            <numerusform>le plus de cartes piochées d’un coup&#xa0;: %n carte</numerusform>
            <numerusform>le plus de cartes piochées d’un coup&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>biggest hand: %n card(s)</source>
        <extracomment>A record of the table: most cards that somebody held</extracomment>
        <translation>
            <numerusform>plus grosse main&#xa0;: %n carte</numerusform>
            <numerusform>plus grosse main&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Table records</source>
        <extracomment>Heading over the records of all matches.</extracomment>
        <translation>Records de la table</translation>
    </message>
</context>
<context>
    <name>cli::Upkeep</name>
    <message>
        <source>%1 is missing.</source>
        <extracomment>A command was called without its argument. %1 is what its help calls it.</extracomment>
        <translation>Il manque %1.</translation>
    </message>
    <message>
        <source>Writes a consistent copy of the database, also while it is in use.</source>
        <extracomment>Help of flipside-cli backup.</extracomment>
        <translation>Écrit une copie cohérente de la base de données, même pendant qu’on s’en sert.</translation>
    </message>
    <message>
        <source>The copy; it must not exist yet.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>La copie&#xa0;; elle ne doit pas encore exister.</translation>
    </message>
    <message>
        <source>Puts a backup in the place of the database. The backup is checked first, and what it replaces is kept beside it.</source>
        <extracomment>Help of flipside-cli restore.</extracomment>
        <translation>Met une sauvegarde à la place de la base de données. Elle est vérifiée d’abord, et ce qu’elle remplace est gardé à côté.</translation>
    </message>
    <message>
        <source>The backup.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>La sauvegarde.</translation>
    </message>
    <message>
        <source>Restored. What was there before is kept as “%1”.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>Restaurée. Ce qu’il y avait avant est gardé sous le nom «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Restaurée.</translation>
    </message>
    <message>
        <source>Recalculates from the journals what history and stats show, and says whether it is identical or what differs first.</source>
        <extracomment>Help of flipside-cli verify.</extracomment>
        <translation>Recalcule à partir des journaux ce que lisent l’historique et les statistiques, et dit si c’est identique ou ce qui diffère en premier.</translation>
    </message>
    <message>
        <source>identical (matches: %1, events: %2)</source>
        <extracomment>What flipside-cli verify found. %1 and %2 are numbers.</extracomment>
        <translation>identique (parties&#xa0;: %1, événements&#xa0;: %2)</translation>
    </message>
    <message>
        <source>different: match %1, %2: stored “%3”, the journal says “%4”</source>
        <extracomment>What flipside-cli verify found. %1 is an id, %2 a place in a table, %3 and %4 what stands there.</extracomment>
        <translation>différent&#xa0;: partie %1, %2&#xa0;: enregistré «&#xa0;%3&#xa0;», le journal dit «&#xa0;%4&#xa0;»</translation>
    </message>
    <message>
        <source>Recalculates from the journals what history and stats show, and repairs what differs.</source>
        <extracomment>Help of flipside-cli rebuild.</extracomment>
        <translation>Recalcule à partir des journaux ce que lisent l’historique et les statistiques, et le répare.</translation>
    </message>
    <message>
        <source>repaired: %1</source>
        <extracomment>What flipside-cli rebuild did. %1 is a number of matches.</extracomment>
        <translation>réparées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fills a new database with simulated matches, for trying things out. The same number and seed give the same matches.</source>
        <extracomment>Help of flipside-cli demo.</extracomment>
        <translation>Remplit une nouvelle base de données de parties simulées, pour essayer. Le même nombre et la même graine donnent les mêmes parties.</translation>
    </message>
    <message>
        <source>Another number, other matches.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Un autre nombre, d’autres parties.</translation>
    </message>
    <message>
        <source>How many matches.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Combien de parties.</translation>
    </message>
    <message>
        <source>N is a number from 1 to 1000000, S a number.</source>
        <translation>N est un nombre de 1 à 1000000, S un nombre.</translation>
    </message>
    <message>
        <source>“%1” is not empty; name a new file with --database.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas vide&#xa0;; indique un nouveau fichier avec --database.</translation>
    </message>
    <message>
        <source>copy the database</source>
        <extracomment>What flipside-cli backup does, in the list of its commands.</extracomment>
        <translation>copier la base de données</translation>
    </message>
    <message>
        <source>restore a backup</source>
        <extracomment>What flipside-cli restore does, in the list of its commands.</extracomment>
        <translation>restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>compare what is shown with the journals</source>
        <extracomment>What flipside-cli verify does, in the list of its commands.</extracomment>
        <translation>comparer ce qui est montré avec les journaux</translation>
    </message>
    <message>
        <source>repair what is shown, from the journals</source>
        <extracomment>What flipside-cli rebuild does, in the list of its commands.</extracomment>
        <translation>réparer ce qui est montré d’après les journaux</translation>
    </message>
    <message>
        <source>fill a new database with simulated matches</source>
        <extracomment>What flipside-cli demo does, in the list of its commands.</extracomment>
        <translation>remplir une nouvelle base de données de parties simulées</translation>
    </message>
    <message>
        <source>altered: %1 is not what was written. “flipside-cli restore” restores a backup; “flipside-cli rebuild” takes it as it is now.</source>
        <extracomment>What flipside-cli verify found. %1 is an id and a place in a table.</extracomment>
        <translation>altéré&#xa0;: %1 n’est plus ce qui avait été écrit. «&#xa0;flipside-cli restore&#xa0;» restaure une sauvegarde&#xa0;; «&#xa0;flipside-cli rebuild&#xa0;» le prend tel qu’il est maintenant.</translation>
    </message>
    <message>
        <source>matches that differ: %1</source>
        <extracomment>What flipside-cli verify found, before the first of them. %1 is a number.</extracomment>
        <translation>parties qui diffèrent&#xa0;: %1</translation>
    </message>
    <message>
        <source>altered: %1 is not what was written. It was taken as it is now.</source>
        <extracomment>What flipside-cli rebuild did. %1 is an id and a place in a table.</extracomment>
        <translation>altéré&#xa0;: %1 n’est plus ce qui avait été écrit. Il a été pris tel qu’il est maintenant.</translation>
    </message>
</context>
<context>
    <name>cli::Words</name>
    <message>
        <source>running</source>
        <extracomment>State of a match in a list: it is under way</extracomment>
        <translation>en cours</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>State of a match in a list: somebody has won</extracomment>
        <translation>terminée</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State of a match in a list: it was ended before somebody won</extracomment>
        <translation>arrêtée</translation>
    </message>
    <message>
        <source>collect</source>
        <extracomment>A way of scoring in a list, before the target: whoever goes out gets the points the others hold</extracomment>
        <translation>le gagnant ramasse tout</translation>
    </message>
    <message>
        <source>tally</source>
        <extracomment>A way of scoring in a list, before the target: everyone adds up the points left in their own hand</extracomment>
        <translation>chacun ses points</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>The side on which a round ended, in a list</extracomment>
        <translation>clair</translation>
    </message>
    <message>
        <source>dark</source>
        <extracomment>The side on which a round ended, in a list</extracomment>
        <translation>sombre</translation>
    </message>
    <message>
        <source>called</source>
        <extracomment>A round in a list: every play was called</extracomment>
        <translation>annoncée</translation>
    </message>
    <message>
        <source>declared</source>
        <extracomment>A round in a list: the plays were not called, only who went out</extracomment>
        <translation>seulement comptée</translation>
    </message>
    <message>
        <source>void</source>
        <extracomment>A round in a list: it does not count</extracomment>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>late</source>
        <extracomment>A round in a list: it was played after the match had been won, as a correction showed</extracomment>
        <translation>après la fin</translation>
    </message>
    <message>
        <source>amended</source>
        <extracomment>A round in a list: it was corrected</extracomment>
        <translation>corrigée</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>Why cards were drawn, in a list: by choice or for want of a card that fits</extracomment>
        <translation>à son propre tour</translation>
    </message>
    <message>
        <source>guilty</source>
        <extracomment>Why cards were drawn, in a list: a challenge showed that the player had bluffed</extracomment>
        <translation>bluff démasqué</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Why cards were drawn, in a list: a challenge of one&apos;s own was wrong</extracomment>
        <translation>défi perdu</translation>
    </message>
    <message>
        <source>caught</source>
        <extracomment>Why cards were drawn, in a list: caught without having called UNO</extracomment>
        <translation>UNO oublié</translation>
    </message>
    <message>
        <source>fine</source>
        <extracomment>Why cards were drawn, in a list: the table said so, for a wrong call or the like</extracomment>
        <translation>amende</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>This is not text in UTF-8.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Ce n’est pas du texte en UTF-8.</translation>
    </message>
    <message>
        <source>The line is too long.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>La ligne est trop longue.</translation>
    </message>
    <message>
        <source>What happened belongs here, such as “play B7”, “draw” or “round”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Il faut ici ce qui s’est passé, par exemple «&#xa0;play B7&#xa0;», «&#xa0;draw&#xa0;» ou «&#xa0;round&#xa0;».</translation>
    </message>
    <message>
        <source>The line should end here.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>La ligne devrait s’arrêter ici.</translation>
    </message>
    <message>
        <source>A card belongs here, such as B7, GR or W+2.</source>
        <extracomment>What is wrong with a line of a record; the cards are written like this in every language</extracomment>
        <translation>Il faut ici une carte, par exemple B7, GR ou W+2.</translation>
    </message>
    <message>
        <source>This is the digit 0; orange is the letter O.</source>
        <extracomment>What is wrong with a line of a record: a digit was typed for a letter</extracomment>
        <translation>C’est le chiffre 0&#xa0;; l’orange est la lettre O.</translation>
    </message>
    <message>
        <source>Only a wild that is played carries its color, such as W=R.</source>
        <extracomment>What is wrong with a line of a record; the cards are written like this in every language</extracomment>
        <translation>Seule une Carte blanche que l’on joue porte sa couleur, par exemple W=R.</translation>
    </message>
    <message>
        <source>A color belongs here: B, G, R, Y, P, T, O, V or its English word.</source>
        <extracomment>What is wrong with a line of a record; the letters and words stay as they are</extracomment>
        <translation>Il faut ici une couleur&#xa0;: B, G, R, Y, P, T, O, V ou son nom anglais.</translation>
    </message>
    <message>
        <source>A side belongs here: “light” or “dark”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Il faut ici un côté&#xa0;: «&#xa0;light&#xa0;» ou «&#xa0;dark&#xa0;».</translation>
    </message>
    <message>
        <source>A direction belongs here: “left” or “right”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Il faut ici un sens&#xa0;: «&#xa0;left&#xa0;» ou «&#xa0;right&#xa0;».</translation>
    </message>
    <message>
        <source>A number belongs here.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Il faut ici un nombre.</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Ce nombre est trop grand.</translation>
    </message>
    <message>
        <source>The name of a player belongs here.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Il faut ici le nom d’un joueur.</translation>
    </message>
    <message>
        <source>A name belongs here: 1 to 40 characters, without comma, colon, semicolon or #.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Il faut ici un nom&#xa0;: de 1 à 40 caractères, sans virgule, deux-points, point-virgule ni #.</translation>
    </message>
    <message>
        <source>The cards somebody holds belong here, or their points.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Il faut ici les cartes que quelqu’un a en main, ou leurs points.</translation>
    </message>
    <message>
        <source>This takes “hand” with the cards shown, “guilty” or “innocent”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Il faut ici «&#xa0;hand&#xa0;» avec les cartes montrées, «&#xa0;guilty&#xa0;» ou «&#xa0;innocent&#xa0;».</translation>
    </message>
    <message>
        <source>This takes “turn”, “direction”, “color”, “top” or “side”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Il faut ici «&#xa0;turn&#xa0;», «&#xa0;direction&#xa0;», «&#xa0;color&#xa0;», «&#xa0;top&#xa0;» ou «&#xa0;side&#xa0;».</translation>
    </message>
    <message>
        <source>This takes “void”, or who went “out” and then, after a semicolon each, what everybody else “holds”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Il faut ici «&#xa0;void&#xa0;», ou bien qui a fini («&#xa0;out&#xa0;») puis, chaque fois après un point-virgule, ce que les autres ont en main («&#xa0;holds&#xa0;»).</translation>
    </message>
    <message>
        <source>A record begins with the line “flipside 1”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Le texte d’une partie commence par la ligne «&#xa0;flipside 1&#xa0;».</translation>
    </message>
    <message>
        <source>This record was written by a newer Flipside.</source>
        <extracomment>What is wrong with a record</extracomment>
        <translation>Cette partie a été écrite par un Flipside plus récent.</translation>
    </message>
    <message>
        <source>This takes “edition”, “scoring”, “players”, “rule” or “note”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Il faut ici «&#xa0;edition&#xa0;», «&#xa0;scoring&#xa0;», «&#xa0;players&#xa0;», «&#xa0;rule&#xa0;» ou «&#xa0;note&#xa0;».</translation>
    </message>
    <message>
        <source>The lines “edition” and “players” come before the first event.</source>
        <extracomment>What is wrong with a record; the words in quotes stay English</extracomment>
        <translation>Les lignes «&#xa0;edition&#xa0;» et «&#xa0;players&#xa0;» viennent avant le premier événement.</translation>
    </message>
    <message>
        <source>This was already said.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>C’est déjà dit plus haut.</translation>
    </message>
    <message>
        <source>An edition belongs here: “flip2019”, “flip2020” or “mini56”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay as they are</extracomment>
        <translation>Il faut ici une édition&#xa0;: «&#xa0;flip2019&#xa0;», «&#xa0;flip2020&#xa0;» ou «&#xa0;mini56&#xa0;».</translation>
    </message>
    <message>
        <source>A way of scoring belongs here: “collect” or “tally”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Il faut ici une façon de compter&#xa0;: «&#xa0;collect&#xa0;» ou «&#xa0;tally&#xa0;».</translation>
    </message>
    <message>
        <source>A table ruling belongs here, such as “last-flip” or “tie”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Il faut ici une règle de la table, par exemple «&#xa0;last-flip&#xa0;» ou «&#xa0;tie&#xa0;».</translation>
    </message>
    <message>
        <source>This ruling has no such value.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Cette règle de la table n’a pas cette valeur.</translation>
    </message>
    <message>
        <source>No more than ten can play.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>On peut jouer à dix au plus.</translation>
    </message>
    <message>
        <source>At least two must play.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Il faut être au moins deux pour jouer.</translation>
    </message>
    <message>
        <source>This name is taken already.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Ce nom est déjà pris.</translation>
    </message>
    <message>
        <source>%1 It says “%2”.</source>
        <extracomment>%1 explains what should stand in a line, %2 is what was found there instead</extracomment>
        <translation>%1 On y lit «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>A record cannot be read; %3 is a sentence that says why</extracomment>
        <translation>Ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>The target must be at least one point.</source>
        <extracomment>What is wrong with a line of a record: somebody wants to play to no points at all</extracomment>
        <translation>L’objectif doit être d’au moins un point.</translation>
    </message>
    <message>
        <source>This name has characters that cannot be seen.</source>
        <extracomment>What is wrong with a line of a record: a name has characters such as a zero-width space</extracomment>
        <translation>Ce nom a des caractères qui ne se voient pas.</translation>
    </message>
    <message>
        <source>A line ends here with CR alone. Save the file with LF at the end of each line.</source>
        <extracomment>What is wrong with a record or an archive. The letters stay as they are</extracomment>
        <translation>Ici, une ligne se termine par CR seul. Enregistre le fichier avec LF à la fin de chaque ligne.</translation>
    </message>
    <message>
        <source>A fine is 1 to 10 cards.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Une amende est de 1 à 10 cartes.</translation>
    </message>
    <message>
        <source>This edition has no 0: “plain” is all there is.</source>
        <extracomment>What is wrong with a line of a record; the word in quotes stays English</extracomment>
        <translation>Cette édition n’a pas de 0&#xa0;: seul «&#xa0;plain&#xa0;» est possible.</translation>
    </message>
    <message>
        <source>Points somebody sits down with follow “with”: “join Dee with 50”.</source>
        <extracomment>What is wrong with a line of a record; the line in quotes stays English</extracomment>
        <translation>Les points avec lesquels on s’assied suivent «&#xa0;with&#xa0;»&#xa0;: «&#xa0;join Dee with 50&#xa0;».</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>%1 deals</source>
        <extracomment>Something that happened: a round begins</extracomment>
        <translation>%1 distribue</translation>
    </message>
    <message>
        <source>A round begins</source>
        <extracomment>Something that happened</extracomment>
        <translation>Une manche commence</translation>
    </message>
    <message>
        <source>First card: %1</source>
        <extracomment>Something that happened: the card turned up to begin; %1 is &quot;Blue 7&quot;</extracomment>
        <translation>Première carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2, let stand</source>
        <extracomment>Something that happened; %2 is &quot;Red 4&quot;: against the rules, but the table let it stand</extracomment>
        <translation>%1&#xa0;: %2, coup validé quand même</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Something that happened: %1 laid the card %2, &quot;Blue 7&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 pioche</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 passe</translation>
    </message>
    <message>
        <source>%1 names %2</source>
        <extracomment>Something that happened; %2 is &quot;red&quot;, the colour chosen for a wild</extracomment>
        <translation>%1 annonce %2</translation>
    </message>
    <message>
        <source>Now on top: %1</source>
        <extracomment>Something that happened: the card on top after a Flip; %1 is &quot;Teal 4&quot;</extracomment>
        <translation>Sur le dessus&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 accepts</source>
        <extracomment>Something that happened: %1 draws instead of challenging</extracomment>
        <translation>%1 accepte</translation>
    </message>
    <message>
        <source>%1 challenges %2</source>
        <extracomment>Something that happened: %1 does not believe that %2 was allowed to lay a Wild Draw card</extracomment>
        <translation>%1 défie %2</translation>
    </message>
    <message>
        <source>%1 challenges</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 défie</translation>
    </message>
    <message>
        <source>%1 calls UNO</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 dit UNO</translation>
    </message>
    <message>
        <source>%1 catches %2</source>
        <extracomment>Something that happened: %2 had forgotten to call UNO</extracomment>
        <translation>%1 prend %2 sur le fait</translation>
    </message>
    <message>
        <source>Caught: %1</source>
        <extracomment>Something that happened: %1 had forgotten to call UNO</extracomment>
        <translation>UNO oublié&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n point(s)</source>
        <extracomment>Something that happened: what %1 is left holding at the end of a round</extracomment>
        <translation>
            <numerusform>%1 a %n point en main</numerusform>
            <numerusform>%1 a %n points en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s)</source>
        <extracomment>Something that happened: what %1 is left holding at the end of a round</extracomment>
        <translation>
            <numerusform>%1 a %n carte en main</numerusform>
            <numerusform>%1 a %n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes out</source>
        <extracomment>Something that happened: %1 has no cards left</extracomment>
        <translation>%1 n’a plus de cartes</translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 has %n card(s)</source>
        <extracomment>A correction: how many cards %1 really holds</extracomment>
        <translation>
            <numerusform>Corrigé&#xa0;: %1 a %n carte</numerusform>
            <numerusform>Corrigé&#xa0;: %1 a %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn corrected: %1</source>
        <extracomment>A correction: whose turn it is</extracomment>
        <translation>Tour corrigé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Direction corrected: %1</source>
        <extracomment>A correction; %1 is &quot;to the left&quot;</extracomment>
        <translation>Sens corrigé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Color corrected: %1</source>
        <extracomment>A correction; %1 is &quot;blue&quot;</extracomment>
        <translation>Couleur corrigée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Top card corrected: %1</source>
        <extracomment>A correction; %1 is &quot;Blue 7&quot;</extracomment>
        <translation>Carte du dessus corrigée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Side corrected: %1</source>
        <extracomment>A correction; %1 is &quot;Dark side&quot;</extracomment>
        <translation>Côté corrigé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Discard pile reshuffled</source>
        <extracomment>Something that happened</extracomment>
        <translation>Talon remélangé</translation>
    </message>
    <message>
        <source>Round given up</source>
        <extracomment>Something that happened</extracomment>
        <translation>Manche abandonnée</translation>
    </message>
    <message>
        <source>Round %1 corrected</source>
        <extracomment>A correction; %1 is the number of a round</extracomment>
        <translation>Manche %1 corrigée</translation>
    </message>
    <message>
        <source>Round %1 struck out</source>
        <extracomment>A correction; %1 is the number of a round</extracomment>
        <translation>Manche %1 supprimée</translation>
    </message>
    <message>
        <source>%1 sits down</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 rejoint la table</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 quitte la table</translation>
    </message>
    <message numerus="yes">
        <source>New target: %n point(s)</source>
        <extracomment>Something that happened: the points to reach</extracomment>
        <translation>
            <numerusform>Nouvel objectif&#xa0;: %n point</numerusform>
            <numerusform>Nouvel objectif&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>New scoring: %1</source>
        <extracomment>Something that happened; %1 is &quot;The winner collects&quot;</extracomment>
        <translation>Nouvelle façon de compter&#xa0;: %1</translation>
    </message>
    <message>
        <source>New ruling: %1 – %2</source>
        <extracomment>Something that happened; %1 is &quot;Flip as the last card&quot;, %2 is &quot;The new side is scored&quot;</extracomment>
        <translation>Nouvelle règle de la table&#xa0;: %1 – %2</translation>
    </message>
    <message>
        <source>New seats: %1</source>
        <extracomment>Something that happened; %1 is a list of names</extracomment>
        <translation>Nouvelles places&#xa0;: %1</translation>
    </message>
    <message>
        <source>Taken back</source>
        <extracomment>Something that happened: the event before it was taken back</extracomment>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Redone</source>
        <extracomment>Something that happened: an event that was taken back stands again</extracomment>
        <translation>Rétabli</translation>
    </message>
    <message>
        <source>Match stopped</source>
        <extracomment>Something that happened</extracomment>
        <translation>Partie interrompue</translation>
    </message>
    <message>
        <source>Somebody</source>
        <extracomment>Stands for a name that was not said, at the beginning of a line</extracomment>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>%1 challenges %2: guilty</source>
        <extracomment>Something that happened: %1 challenged %2 and was right, as the verdict &quot;Guilty: …&quot; says</extracomment>
        <translation>%1 défie %2 et a raison</translation>
    </message>
    <message>
        <source>%1 challenges %2: innocent</source>
        <extracomment>Something that happened: %1 challenged %2 and was wrong; verdict &quot;Innocent: …&quot;</extracomment>
        <translation>%1 défie %2 et a tort</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s)</source>
        <extracomment>Something that happened: so many cards were drawn for a Wild Draw Color</extracomment>
        <translation>
            <numerusform>%1 pioche %n carte</numerusform>
            <numerusform>%1 pioche %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 jumps in: %2</source>
        <extracomment>Something that happened: %1 laid %2, &quot;Blue 7&quot;, out of turn, as this table allows</extracomment>
        <translation>%1 s’interpose&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 swaps hands with %2</source>
        <extracomment>Something that happened: %1 laid a 7</extracomment>
        <translation>%1 échange sa main avec %2</translation>
    </message>
    <message numerus="yes">
        <source>Fine for %1: %n card(s)</source>
        <extracomment>Something that happened: the table made %1 draw</extracomment>
        <translation>
            <numerusform>Amende pour %1&#xa0;: %n carte</numerusform>
            <numerusform>Amende pour %1&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>phases</name>
    <message>
        <source>%1 turns up the first card</source>
        <extracomment>What the table waits for; %1 is the dealer</extracomment>
        <translation>%1 retourne la première carte</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <extracomment>What the table waits for: a card or a draw of player %1</extracomment>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>%1 can only pass</source>
        <extracomment>What the table waits for; there was no card left that %1 could have drawn</extracomment>
        <translation>%1 ne peut que passer</translation>
    </message>
    <message>
        <source>%1 names the color</source>
        <extracomment>What the table waits for: the colour of a wild, which player %1 chooses</extracomment>
        <translation>%1 choisit la couleur</translation>
    </message>
    <message>
        <source>%1 says which card is on top now</source>
        <extracomment>What the table waits for: the discard pile was turned over, and nobody has told its new top card</extracomment>
        <translation>%1 annonce la carte du dessus</translation>
    </message>
    <message>
        <source>%1 accepts or challenges</source>
        <extracomment>What the table waits for: player %1 was hit by a Wild Draw card</extracomment>
        <translation>%1 accepte ou défie</translation>
    </message>
    <message>
        <source>Still to be counted: %1</source>
        <extracomment>What the table waits for: the cards left in the hands of the players listed in %1</extracomment>
        <translation>Reste à compter&#xa0;: %1</translation>
    </message>
    <message>
        <source>The match was stopped and has no winner</source>
        <extracomment>The match is over</extracomment>
        <translation>La partie a été interrompue et n’a pas de gagnant</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <extracomment>The match is over; %1 is one name</extracomment>
        <translation>%1 gagne la partie</translation>
    </message>
    <message>
        <source>%1 win the match together</source>
        <extracomment>The match is over; %1 is a list of names</extracomment>
        <translation>%1 gagnent la partie ensemble</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <extracomment>What the table waits for: the next round; %1 deals it</extracomment>
        <translation>%1 distribue</translation>
    </message>
    <message>
        <source>%1 plays the drawn card or passes</source>
        <extracomment>What the table waits for; %1 has just drawn a card</extracomment>
        <translation>%1 joue la carte piochée ou passe</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws until the first %2 comes, and %n more card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;, %n is 2: the price of a lost challenge</extracomment>
        <translation>
            <numerusform>%1 pioche jusqu’à la première %2, puis %n carte de plus</numerusform>
            <numerusform>%1 pioche jusqu’à la première %2, puis %n cartes de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws until the first %2 comes</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;</extracomment>
        <translation>%1 pioche jusqu’à la première %2</translation>
    </message>
    <message>
        <source>All counted: write it down</source>
        <extracomment>What the table waits for: all hands were counted, and the points are not written down yet</extracomment>
        <translation>Tout est compté&#xa0;: à noter</translation>
    </message>
    <message>
        <source>card of the named color</source>
        <extracomment>In place of &quot;blue card&quot; where the color is not known: &quot;Ben draws until the first card of the named color comes&quot;</extracomment>
        <translation>carte de la couleur annoncée</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s) or challenges</source>
        <extracomment>What the table waits for; house rule: cards are waiting for %1, and the last card of the round is a Wild Draw card</extracomment>
        <translation>
            <numerusform>%1 pioche %n carte ou défie</numerusform>
            <numerusform>%1 pioche %n cartes ou défie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays a draw card, challenges or takes %n card(s)</source>
        <extracomment>What the table waits for; house rule: cards are waiting for %1, with a Wild Draw card on top</extracomment>
        <translation>
            <numerusform>%1 pose une carte qui fait piocher, défie ou pioche %n carte</numerusform>
            <numerusform>%1 pose une carte qui fait piocher, défie ou pioche %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays a draw card or takes %n card(s)</source>
        <extracomment>What the table waits for; house rule: cards are waiting for %1</extracomment>
        <translation>
            <numerusform>%1 pose une carte qui fait piocher ou pioche %n carte</numerusform>
            <numerusform>%1 pose une carte qui fait piocher ou pioche %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says with whom to swap hands</source>
        <extracomment>What the table waits for; house rule: %1 laid a 7</extracomment>
        <translation>%1 dit avec qui échanger sa main</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws until the first %2 comes, at most %3, and %n more card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;, %3 is a number, %n is 2: the price of a lost challenge</extracomment>
        <translation>
            <numerusform>%1 pioche jusqu’à la première %2, %3 au plus, puis %n carte de plus</numerusform>
            <numerusform>%1 pioche jusqu’à la première %2, %3 au plus, puis %n cartes de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws until the first %2 comes, at most %n card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;</extracomment>
        <translation>
            <numerusform>%1 pioche jusqu’à la première %2, au plus %n carte</numerusform>
            <numerusform>%1 pioche jusqu’à la première %2, au plus %n cartes</numerusform>
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
        <translation>Édition 56 cartes</translation>
    </message>
    <message>
        <source>The winner collects</source>
        <extracomment>A way of scoring: whoever goes out gets the points the others hold</extracomment>
        <translation>Le gagnant ramasse tout</translation>
    </message>
    <message>
        <source>Everyone counts their own</source>
        <extracomment>A way of scoring: everyone adds up the points left in their own hand</extracomment>
        <translation>Chacun ses points</translation>
    </message>
    <message numerus="yes">
        <source>Whoever goes out gets the points of all cards the others still hold; the first to reach %n point(s) wins.</source>
        <extracomment>Explains a way of scoring; %n is the target</extracomment>
        <translation>
            <numerusform>Celui qui finit marque les points de toutes les cartes que les autres ont encore en main&#xa0;; le premier à %n point gagne.</numerusform>
            <numerusform>Celui qui finit marque les points de toutes les cartes que les autres ont encore en main&#xa0;; le premier à %n points gagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone adds up the cards left in their own hand; once somebody reaches %n point(s), the lowest total wins.</source>
        <extracomment>Explains a way of scoring; %n is the target</extracomment>
        <translation>
            <numerusform>Chacun additionne ce qui lui reste en main&#xa0;; dès que quelqu’un arrive à %n point, le plus petit total gagne.</numerusform>
            <numerusform>Chacun additionne ce qui lui reste en main&#xa0;; dès que quelqu’un arrive à %n points, le plus petit total gagne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>A table ruling by itself: on which side of the dealer play starts</extracomment>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Reverse with two players</source>
        <extracomment>A table ruling by itself: what a Reverse does when only two play</extracomment>
        <translation>Inversion à deux</translation>
    </message>
    <message>
        <source>Flip turned up first</source>
        <extracomment>A table ruling by itself</extracomment>
        <translation>Flip retournée en premier</translation>
    </message>
    <message>
        <source>The turn after a guilty verdict</source>
        <extracomment>A table ruling by itself: who is on turn after a guilty verdict</extracomment>
        <translation>Le tour après un défi réussi</translation>
    </message>
    <message>
        <source>How long you can be caught without UNO</source>
        <extracomment>A table ruling by itself: how long somebody who forgot to call UNO can be caught</extracomment>
        <translation>Délai pour un UNO oublié</translation>
    </message>
    <message>
        <source>Flip as the last card</source>
        <extracomment>A table ruling by itself</extracomment>
        <translation>Flip en dernière carte</translation>
    </message>
    <message>
        <source>Draw One as the last card</source>
        <extracomment>A table ruling by itself</extracomment>
        <translation>+1 en dernière carte</translation>
    </message>
    <message>
        <source>Who deals the next round</source>
        <extracomment>A table ruling by itself</extracomment>
        <translation>Qui distribue la manche suivante</translation>
    </message>
    <message>
        <source>A tie for the lowest total</source>
        <extracomment>A table ruling by itself: several players share the lowest total when the match ends</extracomment>
        <translation>Égalité au plus petit total</translation>
    </message>
    <message>
        <source>The player left of the dealer</source>
        <extracomment>Choice of &quot;Who begins&quot;</extracomment>
        <translation>Le joueur à gauche du donneur</translation>
    </message>
    <message>
        <source>The player right of the dealer</source>
        <extracomment>Choice of &quot;Who begins&quot;</extracomment>
        <translation>Le joueur à droite du donneur</translation>
    </message>
    <message>
        <source>The same player plays again</source>
        <extracomment>Choice of &quot;Reverse with two players&quot;</extracomment>
        <translation>Le même joueur rejoue</translation>
    </message>
    <message>
        <source>The other player is next</source>
        <extracomment>Choice of &quot;Reverse with two players&quot;</extracomment>
        <translation>C’est à l’autre de jouer</translation>
    </message>
    <message>
        <source>Everything turns over at once</source>
        <extracomment>Choice of &quot;Flip turned up first&quot;</extracomment>
        <translation>On retourne tout immédiatement</translation>
    </message>
    <message>
        <source>It goes back, another is turned up</source>
        <extracomment>Choice of &quot;Flip turned up first&quot;</extracomment>
        <translation>On la remet et on en retourne une autre</translation>
    </message>
    <message>
        <source>The challenger plays</source>
        <extracomment>Choice of &quot;The turn after a guilty verdict&quot;</extracomment>
        <translation>L’auteur du défi joue son tour</translation>
    </message>
    <message>
        <source>The challenger loses the turn all the same</source>
        <extracomment>Choice of &quot;The turn after a guilty verdict&quot;</extracomment>
        <translation>L’auteur du défi perd quand même son tour</translation>
    </message>
    <message>
        <source>Until the next player begins the turn</source>
        <extracomment>Choice of &quot;How long you can be caught without UNO&quot;</extracomment>
        <translation>Jusqu’à ce que le suivant commence son tour</translation>
    </message>
    <message>
        <source>Until the next player has played</source>
        <extracomment>Choice of &quot;How long you can be caught without UNO&quot;</extracomment>
        <translation>Jusqu’à ce que le suivant ait joué</translation>
    </message>
    <message>
        <source>The new side is scored</source>
        <extracomment>Choice of &quot;Flip as the last card&quot;</extracomment>
        <translation>Le nouveau côté compte</translation>
    </message>
    <message>
        <source>The old side is scored</source>
        <extracomment>Choice of &quot;Flip as the last card&quot;</extracomment>
        <translation>L’ancien côté compte</translation>
    </message>
    <message>
        <source>The next player draws</source>
        <extracomment>Choice of &quot;Draw One as the last card&quot;</extracomment>
        <translation>Le suivant pioche quand même</translation>
    </message>
    <message>
        <source>Nobody draws</source>
        <extracomment>Choice of &quot;Draw One as the last card&quot;</extracomment>
        <translation>Personne ne pioche</translation>
    </message>
    <message>
        <source>The next seat</source>
        <extracomment>Choice of &quot;Who deals the next round&quot;</extracomment>
        <translation>Le suivant autour de la table</translation>
    </message>
    <message>
        <source>Whoever won the round</source>
        <extracomment>Choice of &quot;Who deals the next round&quot;</extracomment>
        <translation>Le gagnant de la manche</translation>
    </message>
    <message>
        <source>Always the same player</source>
        <extracomment>Choice of &quot;Who deals the next round&quot;</extracomment>
        <translation>Toujours la même personne</translation>
    </message>
    <message>
        <source>All of them win</source>
        <extracomment>Choice of &quot;A tie for the lowest total&quot;</extracomment>
        <translation>Ils gagnent tous</translation>
    </message>
    <message>
        <source>One more round</source>
        <extracomment>Choice of &quot;A tie for the lowest total&quot;</extracomment>
        <translation>Encore une manche</translation>
    </message>
    <message>
        <source>Stacking draw cards</source>
        <extracomment>A house rule by itself: whether a draw card can be laid on a draw card</extracomment>
        <translation>Cumuler les cartes qui font piocher</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Choice of &quot;Stacking draw cards&quot;</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>Same on same</source>
        <extracomment>Choice of &quot;Stacking draw cards&quot;</extracomment>
        <translation>Pareil sur pareil</translation>
    </message>
    <message>
        <source>The same or more</source>
        <extracomment>Choice of &quot;Stacking draw cards&quot;</extracomment>
        <translation>Autant ou plus</translation>
    </message>
    <message>
        <source>Any on any</source>
        <extracomment>Choice of &quot;Stacking draw cards&quot;</extracomment>
        <translation>N’importe laquelle</translation>
    </message>
    <message>
        <source>Jumping in</source>
        <extracomment>A house rule by itself: laying the very same card as the top one out of turn</extracomment>
        <translation>S’interposer</translation>
    </message>
    <message>
        <source>Only on your turn</source>
        <extracomment>Choice of &quot;Jumping in&quot;</extracomment>
        <translation>Seulement à son tour</translation>
    </message>
    <message>
        <source>With the very same card</source>
        <extracomment>Choice of &quot;Jumping in&quot;</extracomment>
        <translation>Avec la carte identique</translation>
    </message>
    <message>
        <source>Drawing on your turn</source>
        <extracomment>A house rule by itself: how many cards are drawn</extracomment>
        <translation>Piocher à son tour</translation>
    </message>
    <message>
        <source>One card</source>
        <extracomment>Choice of &quot;Drawing on your turn&quot;</extracomment>
        <translation>Une carte</translation>
    </message>
    <message>
        <source>Until a card goes</source>
        <extracomment>Choice of &quot;Drawing on your turn&quot;</extracomment>
        <translation>Jusqu’à ce qu’une carte aille</translation>
    </message>
    <message>
        <source>A 7</source>
        <extracomment>A house rule by itself: what a 7 does</extracomment>
        <translation>Un 7</translation>
    </message>
    <message>
        <source>Swaps two hands</source>
        <extracomment>Choice of &quot;A 7&quot;</extracomment>
        <translation>Deux mains s’échangent</translation>
    </message>
    <message>
        <source>A 0</source>
        <extracomment>A house rule by itself: what a 0 does</extracomment>
        <translation>Un 0</translation>
    </message>
    <message>
        <source>Everybody hands their cards on</source>
        <extracomment>Choice of &quot;A 0&quot;</extracomment>
        <translation>Chacun passe sa main</translation>
    </message>
    <message>
        <source>Challenging Wild Draw cards</source>
        <extracomment>A house rule by itself</extracomment>
        <translation>Défier les cartes blanches qui font piocher</translation>
    </message>
    <message>
        <source>Allowed</source>
        <extracomment>Choice of &quot;Challenging Wild Draw cards&quot;</extracomment>
        <translation>Permis</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <extracomment>Choice of &quot;Challenging Wild Draw cards&quot;</extracomment>
        <translation>Pas permis</translation>
    </message>
    <message>
        <source>The last card</source>
        <extracomment>A house rule by itself: with which card somebody may go out</extracomment>
        <translation>La dernière carte</translation>
    </message>
    <message>
        <source>Any card</source>
        <extracomment>Choice of &quot;The last card&quot;</extracomment>
        <translation>N’importe quelle carte</translation>
    </message>
    <message>
        <source>No wild card</source>
        <extracomment>Choice of &quot;The last card&quot;</extracomment>
        <translation>Pas de carte blanche</translation>
    </message>
    <message>
        <source>Only a number</source>
        <extracomment>Choice of &quot;The last card&quot;</extracomment>
        <translation>Seulement un chiffre</translation>
    </message>
    <message>
        <source>Caught without UNO</source>
        <extracomment>A house rule by itself: how many cards are drawn then</extracomment>
        <translation>Pris sans UNO</translation>
    </message>
    <message>
        <source>Most cards for a Wild Draw Color</source>
        <extracomment>A house rule by itself</extracomment>
        <translation>Limite de la Carte blanche Piger une couleur</translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>Choice of &quot;Most cards for a Wild Draw Color&quot;</extracomment>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Five cards</source>
        <extracomment>Choice of &quot;Most cards for a Wild Draw Color&quot;</extracomment>
        <translation>Cinq cartes</translation>
    </message>
    <message>
        <source>Ten cards</source>
        <extracomment>Choice of &quot;Most cards for a Wild Draw Color&quot;</extracomment>
        <translation>Dix cartes</translation>
    </message>
    <message>
        <source>A 7 does nothing special</source>
        <extracomment>Choice of &quot;A 7&quot;</extracomment>
        <translation>Un 7 ne fait rien de spécial</translation>
    </message>
    <message>
        <source>A 0 does nothing special</source>
        <extracomment>Choice of &quot;A 0&quot;</extracomment>
        <translation>Un 0 ne fait rien de spécial</translation>
    </message>
    <message>
        <source>Two are drawn</source>
        <extracomment>Choice of &quot;Caught without UNO&quot;</extracomment>
        <translation>On en pioche deux</translation>
    </message>
    <message>
        <source>One is drawn</source>
        <extracomment>Choice of &quot;Caught without UNO&quot;</extracomment>
        <translation>On en pioche une</translation>
    </message>
    <message>
        <source>Four are drawn</source>
        <extracomment>Choice of &quot;Caught without UNO&quot;</extracomment>
        <translation>On en pioche quatre</translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message>
        <source>%1 accepts.</source>
        <extracomment>%1 takes what a Wild Draw card costs</extracomment>
        <translation>%1 accepte.</translation>
    </message>
    <message>
        <source>Guilty: %1 holds at least one %2.</source>
        <extracomment>A challenge; %1 is who laid the Wild Draw card, %2 is &quot;blue card&quot;</extracomment>
        <translation>Coupable&#xa0;: %1 a au moins une %2.</translation>
    </message>
    <message>
        <source>By this table’s ruling %1 loses the turn all the same.</source>
        <extracomment>%1 has won a challenge</extracomment>
        <translation>Selon la règle de la table, %1 perd quand même son tour.</translation>
    </message>
    <message>
        <source>Innocent: %1 has no cards left.</source>
        <extracomment>A challenge; the Wild Draw card was the last card of %1</extracomment>
        <translation>Non coupable&#xa0;: %1 n’a plus de cartes.</translation>
    </message>
    <message>
        <source>Innocent: %1 holds no %2.</source>
        <extracomment>A challenge; %1 is who laid the Wild Draw card, %2 is &quot;blue card&quot;</extracomment>
        <translation>Non coupable&#xa0;: %1 n’a aucune %2.</translation>
    </message>
    <message numerus="yes">
        <source>It took %n card(s) to get to the first %1.</source>
        <extracomment>Cards drawn for a Wild Draw Color; %1 is &quot;teal card&quot;</extracomment>
        <translation>
            <numerusform>Il a fallu %n carte pour arriver à la première %1.</numerusform>
            <numerusform>Il a fallu %n cartes pour arriver à la première %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lost challenge costs %n more.</source>
        <extracomment>%n is 2; a sentence that says who draws how many in all follows</extracomment>
        <translation>
            <numerusform>Le défi perdu en coûte %n de plus.</numerusform>
            <numerusform>Le défi perdu en coûte %n de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes out.</source>
        <extracomment>The last card, a Wild Draw card, is settled</extracomment>
        <translation>%1 a fini.</translation>
    </message>
    <message>
        <source>%1 catches %2, who did not call UNO.</source>
        <extracomment>%1 noticed that %2 holds a single card and has not called UNO</extracomment>
        <translation>%1 prend %2 sur le fait&#xa0;: UNO n’a pas été dit.</translation>
    </message>
    <message>
        <source>%1 did not call UNO and is caught.</source>
        <extracomment>Somebody noticed that %1 holds a single card and has not called UNO</extracomment>
        <translation>%1 n’a pas dit UNO et se fait prendre.</translation>
    </message>
    <message>
        <source>Corrected: play goes to the left.</source>
        <extracomment>A correction</extracomment>
        <translation>Corrigé&#xa0;: on joue vers la gauche.</translation>
    </message>
    <message>
        <source>Corrected: play goes to the right.</source>
        <extracomment>A correction</extracomment>
        <translation>Corrigé&#xa0;: on joue vers la droite.</translation>
    </message>
    <message>
        <source>Corrected: the color is %1.</source>
        <extracomment>A correction; %1 is &quot;blue&quot;</extracomment>
        <translation>Corrigé&#xa0;: on joue en %1.</translation>
    </message>
    <message>
        <source>Corrected: the light side is in play.</source>
        <extracomment>A correction</extracomment>
        <translation>Corrigé&#xa0;: on joue du côté clair.</translation>
    </message>
    <message>
        <source>Corrected: the dark side is in play.</source>
        <extracomment>A correction</extracomment>
        <translation>Corrigé&#xa0;: on joue du côté sombre.</translation>
    </message>
    <message>
        <source>All rounds are scored again.</source>
        <extracomment>All rounds were worked out again; a sentence that explains the new scoring goes before</extracomment>
        <translation>Toutes les manches sont recalculées.</translation>
    </message>
    <message>
        <source>The table’s ruling – %1: %2.</source>
        <extracomment>%1 is &quot;Flip as the last card&quot;, %2 is &quot;The new side is scored&quot;</extracomment>
        <translation>Règle de la table – %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>It applies at once.</source>
        <extracomment>When a new table ruling begins to count</extracomment>
        <translation>Elle s’applique tout de suite.</translation>
    </message>
    <message>
        <source>It applies from the next round on.</source>
        <extracomment>When a new table ruling begins to count</extracomment>
        <translation>Elle s’applique dès la manche suivante.</translation>
    </message>
    <message>
        <source>New seats, going round to the left: %1.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>Nouvelles places, vers la gauche&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 goes out with %2.</source>
        <extracomment>%1 has laid the last card, %2: &quot;a blue 7&quot;</extracomment>
        <translation>%1 finit avec %2.</translation>
    </message>
    <message>
        <source>By this table’s ruling the light side is scored.</source>
        <extracomment>The last card was a Flip</extracomment>
        <translation>Selon la règle de la table, on compte le côté clair.</translation>
    </message>
    <message>
        <source>By this table’s ruling the dark side is scored.</source>
        <extracomment>The last card was a Flip</extracomment>
        <translation>Selon la règle de la table, on compte le côté sombre.</translation>
    </message>
    <message>
        <source>%1 goes out, on the light side.</source>
        <extracomment>%1 has no cards left</extracomment>
        <translation>%1 a fini, du côté clair.</translation>
    </message>
    <message>
        <source>%1 goes out, on the dark side.</source>
        <extracomment>%1 has no cards left</extracomment>
        <translation>%1 a fini, du côté sombre.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is left with %n point(s).</source>
        <extracomment>What the cards left in a hand are worth</extracomment>
        <translation>
            <numerusform>%1 garde %n point en main.</numerusform>
            <numerusform>%1 garde %n points en main.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone adds what was left in hand; %1, who went out, adds nothing.</source>
        <extracomment>A round is scored; %1 went out</extracomment>
        <translation>Chacun ajoute ce qui lui restait en main&#xa0;; %1 a fini et n’ajoute rien.</translation>
    </message>
    <message numerus="yes">
        <source>%1 collects %n point(s).</source>
        <extracomment>A round is scored; %1 went out and gets what the others hold</extracomment>
        <translation>
            <numerusform>%1 ramasse %n point.</numerusform>
            <numerusform>%1 ramasse %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) in all.</source>
        <extracomment>A player&apos;s total</extracomment>
        <translation>
            <numerusform>%1 a %n point en tout.</numerusform>
            <numerusform>%1 a %n points en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the match with the lowest total, %n point(s).</source>
        <extracomment>Somebody has reached the target</extracomment>
        <translation>
            <numerusform>%1 gagne la partie avec le plus petit total, %n point.</numerusform>
            <numerusform>%1 gagne la partie avec le plus petit total, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has reached %n point(s) and wins the match.</source>
        <extracomment>%n is the target of the match</extracomment>
        <translation>
            <numerusform>%1 a atteint %n point et gagne la partie.</numerusform>
            <numerusform>%1 a atteint %n points et gagne la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>This deck has no such card as %1.</source>
        <extracomment>Refused; %1 is &quot;a red 0&quot;</extracomment>
        <translation>Dans ce jeu de cartes, %1 n’existe pas.</translation>
    </message>
    <message>
        <source>On the dark side there is no such card as %1.</source>
        <extracomment>Refused; %1 is &quot;a red 4&quot;</extracomment>
        <translation>Du côté sombre, %1 n’existe pas.</translation>
    </message>
    <message>
        <source>On the light side there is no such card as %1.</source>
        <extracomment>Refused; %1 is &quot;a teal 4&quot;</extracomment>
        <translation>Du côté clair, %1 n’existe pas.</translation>
    </message>
    <message>
        <source>This deck has no such color as %1.</source>
        <extracomment>Refused; %1 is &quot;teal&quot;</extracomment>
        <translation>Dans ce jeu de cartes, la couleur %1 n’existe pas.</translation>
    </message>
    <message>
        <source>On the dark side there is no such color as %1.</source>
        <extracomment>Refused; %1 is &quot;red&quot;</extracomment>
        <translation>Du côté sombre, la couleur %1 n’existe pas.</translation>
    </message>
    <message>
        <source>On the light side there is no such color as %1.</source>
        <extracomment>Refused; %1 is &quot;teal&quot;</extracomment>
        <translation>Du côté clair, la couleur %1 n’existe pas.</translation>
    </message>
    <message>
        <source>%1 was not dealt in this round.</source>
        <extracomment>Refused; %1 came or left between rounds</extracomment>
        <translation>%1 ne joue pas dans cette manche.</translation>
    </message>
    <message>
        <source>%1: there is only one, and it is in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself</extracomment>
        <translation>%1&#xa0;: il n’y en a qu’une, et elle est déjà dans le talon.</translation>
    </message>
    <message>
        <source>%1: there are only two, and both are in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself</extracomment>
        <translation>%1&#xa0;: il n’y en a que deux, et elles sont déjà toutes les deux dans le talon.</translation>
    </message>
    <message numerus="yes">
        <source>%1: there are only %n, and all of them are in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Wild&quot; by itself</extracomment>
        <translation>
            <numerusform>%1&#xa0;: il n’y en a que %n, et elle est déjà dans le talon.</numerusform>
            <numerusform>%1&#xa0;: il n’y en a que %n, et elles sont déjà toutes dans le talon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s), not %2.</source>
        <extracomment>Refused; %2 cards were named</extracomment>
        <translation>
            <numerusform>%1 a %n carte en main, pas %2.</numerusform>
            <numerusform>%1 a %n cartes en main, pas %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must hold at least one card: with none the round is over.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 doit avoir au moins une carte&#xa0;: sans carte, la manche est finie.</translation>
    </message>
    <message numerus="yes">
        <source>Even with the whole draw pile %1 would hold only %n card(s), not %2.</source>
        <extracomment>Refused; hand and draw pile together are %n cards, %2 were said</extracomment>
        <translation>
            <numerusform>Même avec toute la pioche, %1 n’aurait que %n carte, pas %2.</numerusform>
            <numerusform>Même avec toute la pioche, %1 n’aurait que %n cartes, pas %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes at least one card for the color to come.</source>
        <extracomment>Refused; cards drawn for a Wild Draw Color</extracomment>
        <translation>Il faut au moins une carte avant que la couleur arrive.</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n card(s) to draw, not %1.</source>
        <extracomment>Refused; cards drawn for a Wild Draw Color</extracomment>
        <translation>
            <numerusform>Il n’y a que %n carte à piocher, pas %1.</numerusform>
            <numerusform>Il n’y a que %n cartes à piocher, pas %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 cannot be right: %1 holds at least %n point(s).</source>
        <extracomment>Refused; what the cards left in a hand are worth</extracomment>
        <translation>
            <numerusform>%2, ce n’est pas possible&#xa0;: %1 a au moins %n point en main.</numerusform>
            <numerusform>%2, ce n’est pas possible&#xa0;: %1 a au moins %n points en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 cannot be right: for %1 there are at most %n point(s) left in the deck.</source>
        <extracomment>Refused; what the cards left in a hand are worth</extracomment>
        <translation>
            <numerusform>%2, ce n’est pas possible&#xa0;: pour %1, il reste au plus %n point dans le jeu de cartes.</numerusform>
            <numerusform>%2, ce n’est pas possible&#xa0;: pour %1, il reste au plus %n points dans le jeu de cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has already called UNO.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 a déjà dit UNO.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s): UNO is called with one left, or with two on your own turn.</source>
        <extracomment>Refused</extracomment>
        <translation>
            <numerusform>%1 a %n carte en main&#xa0;: on dit UNO avec une seule carte, ou avec deux à son propre tour.</numerusform>
            <numerusform>%1 a %n cartes en main&#xa0;: on dit UNO avec une seule carte, ou avec deux à son propre tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s) and cannot be caught.</source>
        <extracomment>Refused; only somebody with a single card can have forgotten to call UNO</extracomment>
        <translation>
            <numerusform>Avec %n carte en main, %1 ne peut pas se faire prendre.</numerusform>
            <numerusform>Avec %n cartes en main, %1 ne peut pas se faire prendre.</numerusform>
        </translation>
    </message>
    <message>
        <source>No round has been scored yet.</source>
        <extracomment>Refused</extracomment>
        <translation>Aucune manche n’est encore comptée.</translation>
    </message>
    <message numerus="yes">
        <source>There is no round %1 to correct: %n have been scored.</source>
        <extracomment>Refused; %1 is the number of a round</extracomment>
        <translation>
            <numerusform>Il n’y a pas de manche %1 à corriger&#xa0;: %n seule est comptée.</numerusform>
            <numerusform>Il n’y a pas de manche %1 à corriger&#xa0;: %n seulement sont comptées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is skipped.</source>
        <extracomment>%1 loses a turn</extracomment>
        <translation>%1 passe son tour.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s) and is skipped.</source>
        <extracomment>%1 must draw cards and loses a turn</extracomment>
        <translation>
            <numerusform>%1 pioche %n carte et passe son tour.</numerusform>
            <numerusform>%1 pioche %n cartes et passe son tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <extracomment>%1 must draw cards</extracomment>
        <translation>
            <numerusform>%1 pioche %n carte.</numerusform>
            <numerusform>%1 pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The draw pile ran out: the discard pile was shuffled into a new one.</source>
        <extracomment>While somebody was drawing</extracomment>
        <translation>La pioche était épuisée&#xa0;: on a mélangé le talon pour en faire une nouvelle.</translation>
    </message>
    <message>
        <source>There are no more cards to draw.</source>
        <extracomment>Somebody should have drawn more cards than there were in both piles</extracomment>
        <translation>Il n’y a plus d’autres cartes à piocher.</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <extracomment>The turn stays with %1, who has just played</extracomment>
        <translation>%1 rejoue.</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <extracomment>The turn moves on to %1</extracomment>
        <translation>À %1 de jouer.</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Makes a sentence of a headline such as &quot;Ben plays&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>That is allowed only with no %1 in hand.</source>
        <extracomment>Of a Wild Draw card that was just laid; %1 is &quot;blue card&quot;</extracomment>
        <translation>Ce n’est permis que sans aucune %1 en main.</translation>
    </message>
    <message>
        <source>With no cards left %1 cannot be guilty: a challenge would only cost %2 two more cards.</source>
        <extracomment>A Wild Draw card was the last card of %1; %2 is about to draw for it and could challenge</extracomment>
        <translation>%1 n’a plus de cartes et ne peut pas être coupable&#xa0;: un défi coûterait seulement à %2 deux cartes de plus.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <extracomment>A correction took the win back</extracomment>
        <translation>La partie continue.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 deals everyone %n card(s).</source>
        <extracomment>A round begins; %1 is its number, %2 the dealer, %n the cards each player gets</extracomment>
        <translation>
            <numerusform>Manche %1&#xa0;: %2 distribue %n carte à chacun.</numerusform>
            <numerusform>Manche %1&#xa0;: %2 distribue %n cartes à chacun.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first card is %1.</source>
        <extracomment>The card turned up to begin; %1 is &quot;a blue 7&quot;</extracomment>
        <translation>On retourne %1 pour commencer.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <extracomment>%1 is the first player of a round</extracomment>
        <translation>%1 commence.</translation>
    </message>
    <message>
        <source>The direction changes, and %1, who dealt, begins.</source>
        <extracomment>A Reverse was turned up to begin; %1 is the dealer</extracomment>
        <translation>Le sens change, et la personne qui a distribué commence&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 names the color and begins.</source>
        <extracomment>A Wild was turned up to begin</extracomment>
        <translation>%1 choisit la couleur et commence.</translation>
    </message>
    <message>
        <source>%1 turns up another card.</source>
        <extracomment>The first card went back into the deck; %1 is the dealer</extracomment>
        <translation>%1 retourne une autre carte.</translation>
    </message>
    <message>
        <source>Now play goes to the left.</source>
        <extracomment>A Reverse was laid</extracomment>
        <translation>On joue maintenant vers la gauche.</translation>
    </message>
    <message>
        <source>Now play goes to the right.</source>
        <extracomment>A Reverse was laid</extracomment>
        <translation>On joue maintenant vers la droite.</translation>
    </message>
    <message>
        <source>Everyone else is skipped.</source>
        <extracomment>All players but the one who laid the card lose a turn</extracomment>
        <translation>Tous les autres passent leur tour.</translation>
    </message>
    <message>
        <source>Everything turns to the light side.</source>
        <extracomment>A Flip was laid</extracomment>
        <translation>On retourne tout du côté clair.</translation>
    </message>
    <message>
        <source>Everything turns to the dark side.</source>
        <extracomment>A Flip was laid</extracomment>
        <translation>On retourne tout du côté sombre.</translation>
    </message>
    <message>
        <source>A card seen before comes up: %1.</source>
        <extracomment>After a Flip; %1 is &quot;a teal 4&quot;, a face that was seen earlier in the round</extracomment>
        <translation>Sur le dessus arrive une carte déjà vue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There was nothing to draw: %1 can only pass.</source>
        <extracomment>Refused</extracomment>
        <translation>Il n’y avait rien à piocher&#xa0;: %1 ne peut que passer.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>There was no card to draw for %1</extracomment>
        <translation>%1 passe.</translation>
    </message>
    <message>
        <source>%1 keeps the card.</source>
        <extracomment>%1 drew a card and does not lay it</extracomment>
        <translation>%1 garde la carte.</translation>
    </message>
    <message>
        <source>%1 names %2.</source>
        <extracomment>%1 is a player, %2 is &quot;red&quot;</extracomment>
        <translation>%1 annonce %2.</translation>
    </message>
    <message>
        <source>All hands and both piles are turned over.</source>
        <extracomment>A Flip was laid: what all do now, before they say which card is on top</extracomment>
        <translation>On retourne toutes les mains, la pioche et le talon.</translation>
    </message>
    <message>
        <source>By this table’s ruling a Flip goes back.</source>
        <extracomment>Of the first card</extracomment>
        <translation>Selon la règle de la table, on remet cette carte Flip dans la pioche.</translation>
    </message>
    <message>
        <source>By this table’s ruling for two players it skips nobody.</source>
        <extracomment>Of a Reverse</extracomment>
        <translation>Selon la règle de la table, à deux, personne ne passe son tour.</translation>
    </message>
    <message>
        <source>Now on top: %1.</source>
        <extracomment>After a Flip; %1 is &quot;a teal 4&quot;</extracomment>
        <translation>Sur le dessus, il y a maintenant %1.</translation>
    </message>
    <message>
        <source>Corrected, now on top: %1.</source>
        <extracomment>After a Flip; %1 is &quot;a teal 4&quot;</extracomment>
        <translation>Corrigé&#xa0;: sur le dessus, il y a maintenant %1.</translation>
    </message>
    <message>
        <source>%1 calls UNO in time and cannot be caught.</source>
        <extracomment>%1 holds a single card</extracomment>
        <translation>%1 dit UNO à temps et ne peut plus se faire prendre.</translation>
    </message>
    <message>
        <source>%1 calls UNO, but could no longer be caught: nothing changes.</source>
        <extracomment>%1 holds a single card and calls UNO without need</extracomment>
        <translation>%1 dit UNO, mais ne risquait plus rien&#xa0;: cela ne change rien.</translation>
    </message>
    <message>
        <source>By this table’s ruling nobody draws for a last Draw One.</source>
        <extracomment>Of the last card of a round</extracomment>
        <translation>Selon la règle de la table, personne ne pioche pour une carte +1 jouée en dernier.</translation>
    </message>
    <message>
        <source>The lowest total is shared: by this table’s ruling one more round decides.</source>
        <extracomment>Several players have the same lowest total</extracomment>
        <translation>Égalité au plus petit total&#xa0;: selon la règle de la table, une manche de plus décide.</translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 holds %n card(s).</source>
        <extracomment>A correction</extracomment>
        <translation>
            <numerusform>Corrigé&#xa0;: %1 a %n carte en main.</numerusform>
            <numerusform>Corrigé&#xa0;: %1 a %n cartes en main.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn is corrected.</source>
        <extracomment>A correction; a sentence that says whose turn it is follows</extracomment>
        <translation>Le tour est corrigé.</translation>
    </message>
    <message>
        <source>Corrected, on top: %1.</source>
        <extracomment>A correction; %1 is &quot;a blue 7&quot;</extracomment>
        <translation>Corrigé&#xa0;: sur le dessus, il y a %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled back into the draw pile; the top card stays.</source>
        <extracomment>Of the discard pile</extracomment>
        <translation>
            <numerusform>On remélange %n carte dans la pioche&#xa0;; celle du dessus reste.</numerusform>
            <numerusform>On remélange %n cartes dans la pioche&#xa0;; celle du dessus reste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 is given up and scores nothing.</source>
        <extracomment>A round is given up unfinished</extracomment>
        <translation>La manche %1 est abandonnée et ne rapporte rien.</translation>
    </message>
    <message>
        <source>Round %1 is corrected: %2 went out.</source>
        <extracomment>A round of the score book; %2 is who went out in it</extracomment>
        <translation>La manche %1 est corrigée&#xa0;: c’est %2 qui a fini.</translation>
    </message>
    <message>
        <source>Round %1 no longer counts.</source>
        <extracomment>A round of the score book</extracomment>
        <translation>La manche %1 ne compte plus.</translation>
    </message>
    <message numerus="yes">
        <source>%1 joins in the last seat with %n point(s).</source>
        <extracomment>A new player comes</extracomment>
        <translation>
            <numerusform>%1 rejoint la table, en dernière place, avec %n point.</numerusform>
            <numerusform>%1 rejoint la table, en dernière place, avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is back and still has %n point(s).</source>
        <extracomment>A player who had left</extracomment>
        <translation>
            <numerusform>%1 est de retour et a toujours %n point.</numerusform>
            <numerusform>%1 est de retour et a toujours %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves; %n point(s) stay in the book.</source>
        <extracomment>A player goes</extracomment>
        <translation>
            <numerusform>%1 s’en va&#xa0;; %n point reste dans la liste.</numerusform>
            <numerusform>%1 s’en va&#xa0;; %n points restent dans la liste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes to %n point(s) now.</source>
        <extracomment>The points to reach</extracomment>
        <translation>
            <numerusform>La partie se joue maintenant en %n point.</numerusform>
            <numerusform>La partie se joue maintenant en %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <extracomment>%1 is an event such as &quot;Ana: Blue 7&quot;</extracomment>
        <translation>Annulé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Redone: %1.</source>
        <extracomment>%1 is an event such as &quot;Ana: Blue 7&quot; that had been taken back</extracomment>
        <translation>Rétabli&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The match ends here, unfinished and without a winner.</source>
        <extracomment>The table stops before anybody has won</extracomment>
        <translation>La partie s’arrête ici, inachevée et sans gagnant.</translation>
    </message>
    <message>
        <source>That cannot happen now.</source>
        <extracomment>Refused; a sentence that says what the table waits for follows</extracomment>
        <translation>Ce n’est pas le moment.</translation>
    </message>
    <message>
        <source>This deck has no dark side.</source>
        <extracomment>Refused; the 56-card edition</extracomment>
        <translation>Ce jeu de cartes n’a pas de côté sombre.</translation>
    </message>
    <message>
        <source>It is not %1’s turn.</source>
        <extracomment>Refused; a sentence that says whose turn it is follows</extracomment>
        <translation>Ce n’est pas à %1 de jouer.</translation>
    </message>
    <message>
        <source>Say who it was: the name is missing.</source>
        <extracomment>Refused; several players could be meant</extracomment>
        <translation>Il manque le nom&#xa0;: dis qui c’était.</translation>
    </message>
    <message>
        <source>%1 does not choose here.</source>
        <extracomment>Refused; a sentence that says who chooses the colour follows</extracomment>
        <translation>Ce n’est pas à %1 de choisir.</translation>
    </message>
    <message>
        <source>Only %1, who has to draw for the card, accepts or challenges.</source>
        <extracomment>Refused; %1 was hit by a Wild Draw card</extracomment>
        <translation>Seule la personne qui doit piocher pour cette carte accepte ou défie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 went out and has no cards left.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 a fini et n’a plus de cartes.</translation>
    </message>
    <message>
        <source>%1 has no cards left and cannot be guilty.</source>
        <extracomment>Refused; a Wild Draw card was the last card of %1</extracomment>
        <translation>%1 n’a plus de cartes et ne peut pas être coupable.</translation>
    </message>
    <message>
        <source>Nobody has to call UNO now.</source>
        <extracomment>Refused</extracomment>
        <translation>Personne n’a à dire UNO maintenant.</translation>
    </message>
    <message>
        <source>%1 can only be caught by somebody else.</source>
        <extracomment>Refused</extracomment>
        <translation>C’est à quelqu’un d’autre de prendre %1 sur le fait.</translation>
    </message>
    <message>
        <source>There is nothing to shuffle under the top card.</source>
        <extracomment>Refused</extracomment>
        <translation>Sous la carte du dessus, il n’y a rien à mélanger.</translation>
    </message>
    <message>
        <source>A correction must name everyone who was dealt in that round, once each.</source>
        <extracomment>Refused</extracomment>
        <translation>Une correction doit inclure toutes les personnes qui ont joué cette manche, une fois chacune.</translation>
    </message>
    <message>
        <source>%1 is already at the table.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 est déjà à la table.</translation>
    </message>
    <message>
        <source>%1 is not at the table.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 n’est pas à la table.</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n player(s) can sit at the table.</source>
        <extracomment>Refused; %n is 10</extracomment>
        <translation>
            <numerusform>Il y a place à la table pour %n joueur au plus.</numerusform>
            <numerusform>Il y a place à la table pour %n joueurs au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least two play, so %1 cannot leave.</source>
        <extracomment>Refused</extracomment>
        <translation>On joue au moins à deux&#xa0;: %1 ne peut pas s’en aller.</translation>
    </message>
    <message>
        <source>The new order must name everyone at the table, once each.</source>
        <extracomment>Refused</extracomment>
        <translation>Le nouvel ordre doit inclure toutes les personnes à la table, une fois chacune.</translation>
    </message>
    <message>
        <source>All cards are dealt: there is none left to turn up.</source>
        <extracomment>Refused; too many players for the deck</extracomment>
        <translation>Toutes les cartes sont distribuées&#xa0;: il n’en reste aucune à retourner.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <extracomment>Refused</extracomment>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <extracomment>Refused</extracomment>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>The discard pile was reshuffled.</source>
        <extracomment>The draw pile ran out while somebody was drawing</extracomment>
        <translation>On a remélangé le talon.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is caught and draws %n card(s).</source>
        <extracomment>%1 holds a single card, has not called UNO and pays for it</extracomment>
        <translation>
            <numerusform>%1 se fait prendre et pioche %n carte.</numerusform>
            <numerusform>%1 se fait prendre et pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guilty: %1 was not allowed to play that card.</source>
        <extracomment>A challenge; %1 is who laid the Wild Draw card</extracomment>
        <translation>Coupable&#xa0;: %1 n’avait pas le droit de jouer cette carte.</translation>
    </message>
    <message>
        <source>Innocent: %1 was allowed to play that card.</source>
        <extracomment>A challenge; %1 is who laid the Wild Draw card</extracomment>
        <translation>Non coupable&#xa0;: %1 avait le droit de jouer cette carte.</translation>
    </message>
    <message>
        <source>The table lets it stand: %1 plays %2 and names %3.</source>
        <extracomment>%1 is a player, %2 is &quot;a Wild&quot;, %3 is &quot;red&quot;</extracomment>
        <translation>La table valide quand même&#xa0;: %1 joue %2 et annonce %3.</translation>
    </message>
    <message>
        <source>The table lets it stand: %1 plays %2.</source>
        <extracomment>%1 is a player, %2 is &quot;a red 4&quot;</extracomment>
        <translation>La table valide quand même&#xa0;: %1 joue %2.</translation>
    </message>
    <message>
        <source>%1 plays the last card, %2.</source>
        <extracomment>%1 is a player, %2 is &quot;a Wild Draw Two&quot;</extracomment>
        <translation>%1 joue sa dernière carte, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 held %n card(s) after playing the wild, not %2.</source>
        <extracomment>Refused; a hand is shown in a challenge, and %2 cards were named</extracomment>
        <translation>
            <numerusform>%1 avait %n carte une fois la Carte blanche posée, pas %2.</numerusform>
            <numerusform>%1 avait %n cartes une fois la Carte blanche posée, pas %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can’t play %2: it must be %3 or %4.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;, %3 is &quot;blue&quot;, %4 is &quot;a 7&quot;</extracomment>
        <translation>%1 ne peut pas jouer %2&#xa0;: on demande %3 ou %4.</translation>
    </message>
    <message>
        <source>%1 can’t play %2: it must be %3.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;, %3 is &quot;a 7&quot;</extracomment>
        <translation>%1 ne peut pas jouer %2&#xa0;: on demande %3.</translation>
    </message>
    <message>
        <source>%1 can’t play %2: the color must be %3.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;, %3 is &quot;blue&quot;</extracomment>
        <translation>%1 ne peut pas jouer %2&#xa0;: on joue en %3.</translation>
    </message>
    <message>
        <source>%1 can’t play %2.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;</extracomment>
        <translation>%1 ne peut pas jouer %2.</translation>
    </message>
    <message>
        <source>%1 plays %2: the color matches.</source>
        <extracomment>%1 is a player, %2 is &quot;a blue 7&quot;</extracomment>
        <translation>%1 joue %2&#xa0;: c’est la bonne couleur.</translation>
    </message>
    <message>
        <source>%1 plays %2: the number matches.</source>
        <extracomment>%1 is a player, %2 is &quot;a blue 7&quot;</extracomment>
        <translation>%1 joue %2&#xa0;: c’est le bon chiffre.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1 is a player, %2 is &quot;a blue Skip&quot;</extracomment>
        <translation>%1 joue %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 and names %3.</source>
        <extracomment>%1 is a player, %2 is &quot;a Wild&quot;, %3 is &quot;red&quot;</extracomment>
        <translation>%1 joue %2 et annonce %3.</translation>
    </message>
    <message>
        <source>%1 draws a card and may play it or pass.</source>
        <extracomment>The player on turn takes one card</extracomment>
        <translation>%1 pioche une carte et peut la jouer ou passer.</translation>
    </message>
    <message>
        <source>It does nothing, because nobody played it.</source>
        <extracomment>An action card came up with a Flip</extracomment>
        <translation>Cette carte n’a aucun effet, car personne ne l’a jouée.</translation>
    </message>
    <message>
        <source>%1 calls UNO before playing the next-to-last card.</source>
        <extracomment>%1 holds two cards and is on turn</extracomment>
        <translation>%1 dit UNO avant de jouer son avant-dernière carte.</translation>
    </message>
    <message>
        <source>By this table’s ruling a last Draw One still takes effect.</source>
        <extracomment>Of the last card of a round</extracomment>
        <translation>Selon la règle de la table, une carte +1 jouée en dernier fait encore piocher.</translation>
    </message>
    <message>
        <source>The last card still takes effect.</source>
        <extracomment>Of the last card of a round, one for which the next player draws</extracomment>
        <translation>La dernière carte fait encore piocher.</translation>
    </message>
    <message>
        <source>%1 plays a card or draws one.</source>
        <extracomment>What the table waits for, after something else was refused</extracomment>
        <translation>%1 joue une carte ou en pioche une.</translation>
    </message>
    <message>
        <source>%1, and is skipped.</source>
        <extracomment>%1 is such as &quot;Ben draws until the first blue card comes&quot;: the same player loses a turn</extracomment>
        <translation>%1, et passe son tour.</translation>
    </message>
    <message>
        <source>Then %1 is next.</source>
        <extracomment>Once somebody has drawn, the turn moves on to %1</extracomment>
        <translation>Ensuite, à %1 de jouer.</translation>
    </message>
    <message>
        <source>It cannot begin a round: put it back into the deck.</source>
        <extracomment>Of the first card; a sentence that says who turns up another one follows</extracomment>
        <translation>Une manche ne peut pas commencer avec cette carte&#xa0;: remets-la dans la pioche.</translation>
    </message>
    <message>
        <source>The sheet does not say what follows; here everything turns to the dark side.</source>
        <extracomment>A Flip was turned up to begin</extracomment>
        <translation>La notice ne dit pas la suite&#xa0;; ici, on retourne tout du côté sombre.</translation>
    </message>
    <message>
        <source>The sheet does not say what it does with two players; here it skips the other one.</source>
        <extracomment>Of a Reverse</extracomment>
        <translation>La notice ne dit pas ce qu’elle fait à deux&#xa0;; ici, l’autre joueur passe son tour.</translation>
    </message>
    <message>
        <source>In this edition nobody draws for a last Draw One.</source>
        <extracomment>Of the last card of a round</extracomment>
        <translation>Dans cette édition, personne ne pioche pour une carte +1 jouée en dernier.</translation>
    </message>
    <message>
        <source>Turn your cards over: the light side is scored.</source>
        <extracomment>The last card was a Flip; all others turn their cards over to count them</extracomment>
        <translation>Retournez vos cartes&#xa0;: on compte le côté clair.</translation>
    </message>
    <message>
        <source>Turn your cards over: the dark side is scored.</source>
        <extracomment>The last card was a Flip; all others turn their cards over to count them</extracomment>
        <translation>Retournez vos cartes&#xa0;: on compte le côté sombre.</translation>
    </message>
    <message numerus="yes">
        <source>%1 have the lowest total, %n point(s): they win together.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1 ont le plus petit total, %n point&#xa0;: la victoire est partagée.</numerusform>
            <numerusform>%1 ont le plus petit total, %n points&#xa0;: la victoire est partagée.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: there is only one, and it has been seen already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself; it is in a hand that was counted, this one or another</extracomment>
        <translation>%1&#xa0;: il n’y en a qu’une, et on l’a déjà vue.</translation>
    </message>
    <message>
        <source>%1: there are only two, and both have been seen already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself; they are in hands that were counted, this one or others</extracomment>
        <translation>%1&#xa0;: il n’y en a que deux, et on les a déjà vues.</translation>
    </message>
    <message numerus="yes">
        <source>%1: there are only %n, and all of them have been seen already.</source>
        <extracomment>Refused; %1 is &quot;Wild&quot; by itself; they are in hands that were counted, this one or others</extracomment>
        <translation>
            <numerusform>%1&#xa0;: il n’y en a que %n, et on l’a déjà vue.</numerusform>
            <numerusform>%1&#xa0;: il n’y en a que %n, et on les a déjà toutes vues.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too late: %1 has not called UNO, but here catching counts only until the next player begins the turn.</source>
        <extracomment>Refused</extracomment>
        <translation>Trop tard&#xa0;: %1 n’a pas dit UNO, mais ici on ne peut se faire prendre que jusqu’à ce que le suivant commence son tour.</translation>
    </message>
    <message>
        <source>Too late: %1 has not called UNO, but here catching counts only until the next player has played.</source>
        <extracomment>Refused</extracomment>
        <translation>Trop tard&#xa0;: %1 n’a pas dit UNO, mais ici on ne peut se faire prendre que jusqu’à ce que le suivant ait joué.</translation>
    </message>
    <message>
        <source>Here a last Draw One adds nothing to what waited.</source>
        <extracomment>Of the last card of a round; a sentence that says who draws what was waiting follows</extracomment>
        <translation>Ici, une carte +1 jouée en dernier n’ajoute rien à ce qui attendait.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can’t play %2: %n card(s) are waiting.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;: so many cards are waiting for %1</extracomment>
        <translation>
            <numerusform>%1 ne peut pas jouer %2&#xa0;: %n carte attend.</numerusform>
            <numerusform>%1 ne peut pas jouer %2&#xa0;: %n cartes attendent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take them, or lay the same draw card.</source>
        <extracomment>What can be done about cards that are waiting</extracomment>
        <translation>Pioche-les, ou pose la même carte qui fait piocher.</translation>
    </message>
    <message>
        <source>Take them, or lay a draw card that costs at least as many.</source>
        <extracomment>What can be done about cards that are waiting</extracomment>
        <translation>Pioche-les, ou pose une carte qui fait piocher au moins autant.</translation>
    </message>
    <message>
        <source>Take them, or lay a draw card that fits.</source>
        <extracomment>What can be done about cards that are waiting</extracomment>
        <translation>Pioche-les, ou pose une carte qui fait piocher et qui va.</translation>
    </message>
    <message>
        <source>%1 can’t go out with %2: here the last card must not be a wild.</source>
        <extracomment>Refused; %2 is &quot;a Wild&quot;</extracomment>
        <translation>%1 ne peut pas finir avec %2&#xa0;: ici, la dernière carte ne doit pas être une carte blanche.</translation>
    </message>
    <message>
        <source>%1 can’t go out with %2: here the last card must be a number.</source>
        <extracomment>Refused; %2 is &quot;a blue Skip&quot;</extracomment>
        <translation>%1 ne peut pas finir avec %2&#xa0;: ici, la dernière carte doit être un chiffre.</translation>
    </message>
    <message>
        <source>Whoever draws takes at least one card.</source>
        <extracomment>Refused</extracomment>
        <translation>Qui pioche prend au moins une carte.</translation>
    </message>
    <message>
        <source>Everybody hands their cards on.</source>
        <extracomment>House rule: a 0 was laid</extracomment>
        <translation>Chacun passe sa main.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s) and may play the last one or pass.</source>
        <extracomment>House rule: %1 draws until a card comes that can be played</extracomment>
        <translation>
            <numerusform>%1 pioche %n carte et peut jouer la dernière ou passer.</numerusform>
            <numerusform>%1 pioche %n cartes et peut jouer la dernière ou passer.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 jumps in.</source>
        <extracomment>%1 lays the very same card as the top one out of turn, as this table allows; what was laid follows</extracomment>
        <translation>%1 s’interpose.</translation>
    </message>
    <message>
        <source>%1 swaps hands with %2.</source>
        <extracomment>House rule: somebody laid a 7</extracomment>
        <translation>%1 échange sa main avec %2.</translation>
    </message>
    <message numerus="yes">
        <source>A fine: %1 draws %n card(s).</source>
        <extracomment>The table makes %1 draw, for a wrong call or the like</extracomment>
        <translation>
            <numerusform>Amende&#xa0;: %1 pioche %n carte.</numerusform>
            <numerusform>Amende&#xa0;: %1 pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can jump in only with the very same card as the one on top.</source>
        <extracomment>Refused; a sentence that says whose turn it is follows</extracomment>
        <translation>%1 ne peut s’interposer qu’avec une carte identique à celle du dessus.</translation>
    </message>
    <message>
        <source>At this table one card is drawn, not %1.</source>
        <extracomment>Refused; %1 is a number of cards</extracomment>
        <translation>À cette table, on pioche une carte, pas %1.</translation>
    </message>
    <message numerus="yes">
        <source>At this table a Wild Draw Color costs no more than %n card(s), not %1.</source>
        <extracomment>Refused; %1 is a number of cards</extracomment>
        <translation>
            <numerusform>À cette table, une Carte blanche Piger une couleur coûte au plus %n carte, pas %1.</numerusform>
            <numerusform>À cette table, une Carte blanche Piger une couleur coûte au plus %n cartes, pas %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 swaps hands with somebody else.</source>
        <extracomment>Refused; %1 laid a 7</extracomment>
        <translation>%1 échange sa main avec quelqu’un d’autre.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is back, with %n point(s) from now on.</source>
        <extracomment>A player who had left, and has other points from now on</extracomment>
        <translation>
            <numerusform>%1 est de retour, avec désormais %n point.</numerusform>
            <numerusform>%1 est de retour, avec désormais %n points.</numerusform>
        </translation>
    </message>
</context>
</TS>
