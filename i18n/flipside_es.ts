<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Flipside</source>
        <extracomment>Title of the page that says what the app is.</extracomment>
        <translation>Acerca de Flipside</translation>
    </message>
    <message>
        <source>Version %1</source>
        <extracomment>%1 is a version number.</extracomment>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>Flipside is an unofficial companion for people who play with their own cards. UNO and UNO FLIP! are trademarks of Mattel, which has nothing to do with this app.</source>
        <extracomment>The app is no product of the game&apos;s maker. UNO FLIP! and Mattel stay as they are.</extracomment>
        <translation>Flipside es una app de ayuda no oficial para quienes juegan con sus propias cartas. UNO y UNO FLIP! son marcas de Mattel, que no tiene nada que ver con esta app.</translation>
    </message>
    <message>
        <source>Flipside is free software under the MIT License. Its typeface is Noto Sans, under the SIL Open Font License 1.1.</source>
        <extracomment>The names of the licences stay as they are.</extracomment>
        <translation>Flipside es software libre bajo la licencia MIT. Su tipografía es Noto Sans, bajo la SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>It is built with Qt, under the LGPL 3, and stores your matches with SQLite, which is in the public domain.</source>
        <extracomment>What the app is built with. Qt, LGPL and SQLite are names and stay as they are.</extracomment>
        <translation>Está hecho con Qt, bajo la LGPL 3, y guarda tus partidas con SQLite, que es de dominio público.</translation>
    </message>
    <message>
        <source>Nothing leaves this device unless you export or share it.</source>
        <extracomment>The app sends nothing anywhere.</extracomment>
        <translation>Nada sale de este dispositivo si no lo exportas o compartes.</translation>
    </message>
</context>
<context>
    <name>AskPage</name>
    <message>
        <source>Ask the referee</source>
        <extracomment>Title of the page that answers questions about the rules.</extracomment>
        <translation>Preguntar al árbitro</translation>
    </message>
    <message>
        <source>Card on card</source>
        <extracomment>The three things one can ask about: whether a card goes on another, how a challenge of a Wild Draw card ends, what a hand is worth. A word or two.</extracomment>
        <translation>Carta sobre carta</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Desafío</translation>
    </message>
</context>
<context>
    <name>AskedAnswer</name>
    <message>
        <source>May this card go on that one?</source>
        <extracomment>A question one can ask the referee.</extracomment>
        <translation>¿Puede ir esta carta sobre esa?</translation>
    </message>
    <message>
        <source>How many points is this hand?</source>
        <extracomment>A question one can ask the referee.</extracomment>
        <translation>¿Cuántos puntos vale esta mano?</translation>
    </message>
    <message>
        <source>Tap the card that lies on the pile.</source>
        <translation>Toca la carta que está encima de la pila.</translation>
    </message>
    <message>
        <source>Which color was named?</source>
        <translation>¿Qué color se eligió?</translation>
    </message>
    <message>
        <source>Tap the cards of the hand.</source>
        <translation>Toca las cartas de la mano.</translation>
    </message>
    <message>
        <source>Tap the other cards of the hand, as it was then.</source>
        <extracomment>What to tap next. First: of a challenge. Second: to learn what a hand is worth.</extracomment>
        <translation>Toca las otras cartas que había en la mano en ese momento.</translation>
    </message>
    <message>
        <source>Was that Wild Draw Color allowed?</source>
        <extracomment>A question one can ask the referee about a challenge, on each side of the deck.</extracomment>
        <translation>¿Era válido ese Comodín Toma un color?</translation>
    </message>
    <message>
        <source>Was that Wild Draw Two allowed?</source>
        <translation>¿Era válido ese Comodín Toma 2?</translation>
    </message>
    <message>
        <source>Tap the card that lay on top before the wild.</source>
        <extracomment>What to tap next. First: of a challenge. Second: to ask whether a card goes on another.</extracomment>
        <translation>Toca la carta que estaba encima de la pila antes del comodín.</translation>
    </message>
    <message>
        <source>Which color was asked for before?</source>
        <extracomment>What to tap next, for a wild on the pile. First: of a challenge. Second: whether a card goes on it.</extracomment>
        <translation>¿Qué color se pedía antes?</translation>
    </message>
    <message>
        <source>Tap the card that is played.</source>
        <extracomment>What to tap next: the card that is played.</extracomment>
        <translation>Toca la carta que se juega.</translation>
    </message>
</context>
<context>
    <name>AskedCards</name>
    <message>
        <source>On the pile</source>
        <translation>En la pila</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <extracomment>Beside the number of points a hand is worth.</extracomment>
        <translation>
            <numerusform>punto</numerusform>
            <numerusform>puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>Forgets the cards of the question.</extracomment>
        <translation>Preguntar de nuevo</translation>
    </message>
    <message>
        <source>Played on it</source>
        <extracomment>Below the card that somebody plays.</extracomment>
        <translation>Encima</translation>
    </message>
    <message>
        <source>Before the wild</source>
        <extracomment>Below the card that lies on the discard pile; below the one that lay there before a Wild Draw card.</extracomment>
        <translation>Antes</translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message>
        <source>Backup and restore</source>
        <extracomment>Title of the page where copies of all matches are made and put back.</extracomment>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>Where your matches are</source>
        <extracomment>Heading over the name of the file that holds all matches.</extracomment>
        <translation>Dónde están tus partidas</translation>
    </message>
    <message>
        <source>Flipside makes a copy on every day a match ends, and keeps the last ten. Copies you make yourself go to %1.</source>
        <extracomment>How matches are kept safe. %1 is a folder.</extracomment>
        <translation>Cada día en que termina una partida se hace una copia automática, y se guardan las diez últimas. Las que haces a mano van a %1.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <extracomment>Makes a copy of all matches.</extracomment>
        <translation>Hacer una copia ahora</translation>
    </message>
    <message>
        <source>Copies, newest first</source>
        <extracomment>Heading over the copies that can be put back.</extracomment>
        <translation>Copias, la más nueva primero</translation>
    </message>
    <message>
        <source>There are none yet. The first is made when a match ends, or with the button above.</source>
        <extracomment>Stands where copies of all matches will be listed.</extracomment>
        <translation>Todavía no hay ninguna. La primera se hace al terminar una partida, o con el botón de arriba.</translation>
    </message>
    <message>
        <source>Back up to another place</source>
        <extracomment>Makes a copy of all matches in a folder that is chosen then, such as on a stick.
----------
Title over the folders into one of which a copy of all matches is written.</extracomment>
        <translation>Hacer una copia en otro lugar</translation>
    </message>
    <message>
        <source>Look for another copy</source>
        <extracomment>Leads to the folders of this device, to look for a copy of all matches there.
----------
Title over the folders in which a copy of all matches is looked for.</extracomment>
        <translation>Buscar otra copia</translation>
    </message>
</context>
<context>
    <name>BetweenRounds</name>
    <message>
        <source>Round %1</source>
        <extracomment>%1 is the number of the round that is about to begin.</extracomment>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Who deals?</source>
        <extracomment>Above the names of the players, one of whom deals.</extracomment>
        <translation>¿Quién reparte?</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <extracomment>Begins the next round; %1 is who deals.</extracomment>
        <translation>Reparte %1</translation>
    </message>
    <message>
        <source>Just score this round</source>
        <extracomment>Plays a round without calling the cards: only who went out, then the hands.</extracomment>
        <translation>Solo anotar esta ronda</translation>
    </message>
</context>
<context>
    <name>BinPage</name>
    <message>
        <source>Bin</source>
        <extracomment>Title of the page with deleted matches.</extracomment>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Takes a match out of the bin.</extracomment>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Matches you delete wait here until you empty the bin.</source>
        <extracomment>On the page with deleted matches, when there are none.</extracomment>
        <translation>Las partidas que borras esperan aquí hasta que vacíes la papelera.</translation>
    </message>
    <message>
        <source>The bin is empty</source>
        <translation>La papelera está vacía</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <extracomment>Offers to remove all matches in the bin for good.</extracomment>
        <translation>Vaciar la papelera</translation>
    </message>
</context>
<context>
    <name>BinSheet</name>
    <message>
        <source>Empty the bin</source>
        <extracomment>Title of the question whether the bin is to be emptied.</extracomment>
        <translation>Vaciar la papelera</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) and all that was called in them would be gone for good. This cannot be undone.</source>
        <extracomment>What emptying the bin would do; %n is the number of matches in it.</extracomment>
        <translation>
            <numerusform>Se perdería para siempre %n partida con todas sus jugadas. Esto no se puede deshacer.</numerusform>
            <numerusform>Se perderían para siempre %n partidas con todas sus jugadas. Esto no se puede deshacer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n match(es) for good</source>
        <extracomment>Removes the matches in the bin; %n is their number.</extracomment>
        <translation>
            <numerusform>Borrar %n partida para siempre</numerusform>
            <numerusform>Borrar %n partidas para siempre</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave in the bin</source>
        <extracomment>Leaves the matches in the bin where they are.</extracomment>
        <translation>Dejar en la papelera</translation>
    </message>
</context>
<context>
    <name>BookSheet</name>
    <message>
        <source>Which rules?</source>
        <extracomment>Title over the choice of edition and language of the rulebook.</extracomment>
        <translation>¿Qué reglas?</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Heading over the editions of the game.</extracomment>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <extracomment>Heading over the languages of the rulebook.</extracomment>
        <translation>Idioma de las reglas</translation>
    </message>
    <message>
        <source>Same as the app: %1</source>
        <extracomment>Choice of the rulebook&apos;s language: the one the app speaks, %1.</extracomment>
        <translation>Como la app: %1</translation>
    </message>
</context>
<context>
    <name>ChallengeQuestion</name>
    <message>
        <source>%1 has no cards left.</source>
        <translation>A %1 no le quedan cartas.</translation>
    </message>
    <message>
        <source>%1 says: no %2 in hand. Do you believe it?</source>
        <extracomment>The question of a challenge: %1 is the player of the wild, %2 a colour&apos;s name.</extracomment>
        <translation>%1 dice: nada de %2 en la mano. ¿Le crees?</translation>
    </message>
    <message>
        <source>How a challenge works</source>
        <extracomment>Opens the rule on challenges.</extracomment>
        <translation>Cómo funciona un desafío</translation>
    </message>
    <message>
        <source>Accept: %1</source>
        <extracomment>What follows when a Wild Draw card is accepted: %1 is such as &quot;Ben draws 2 cards and is skipped.&quot;</extracomment>
        <translation>Aceptar: %1</translation>
    </message>
</context>
<context>
    <name>ChallengeVerdict</name>
    <message>
        <source>%1 was right</source>
        <extracomment>The verdict of a challenge; %1 is who challenged. Below it stands why.</extracomment>
        <translation>%1 tenía razón</translation>
    </message>
    <message>
        <source>%1 was wrong</source>
        <translation>%1 no tenía razón</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La regla</translation>
    </message>
    <message>
        <source>Undo challenge</source>
        <extracomment>Takes a challenge back.</extracomment>
        <translation>Deshacer el desafío</translation>
    </message>
    <message>
        <source>Overrule</source>
        <extracomment>The table judges the shown hand the other way.</extracomment>
        <translation>Invertir el veredicto</translation>
    </message>
    <message>
        <source>The hand that was shown</source>
        <extracomment>Over the cards that were shown in a challenge.</extracomment>
        <translation>La mano que se mostró</translation>
    </message>
</context>
<context>
    <name>ColorQuestion</name>
    <message>
        <source>Any color may be named, the old one too.</source>
        <extracomment>Below the four colours, when the player of a wild names one.</extracomment>
        <translation>Se puede elegir cualquier color, también el de antes.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>First: leaves a correction undone. Second: takes back a Wild that was called by mistake.</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Not a Wild after all</source>
        <translation>Me equivoqué, no era un comodín</translation>
    </message>
</context>
<context>
    <name>CountHead</name>
    <message numerus="yes">
        <source>%n card(s) counted of %1</source>
        <extracomment>%n cards of a hand were counted; %1 is how many it has.</extracomment>
        <translation>
            <numerusform>%n carta contada de %1</numerusform>
            <numerusform>%n cartas contadas de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) counted</source>
        <translation>
            <numerusform>%n carta contada</numerusform>
            <numerusform>%n cartas contadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <extracomment>Beside the number of points a hand is worth.</extracomment>
        <translation>
            <numerusform>punto</numerusform>
            <numerusform>puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>That’s all of them</source>
        <extracomment>Fewer cards were counted than the app expects, and the table says that there are no more.</extracomment>
        <translation>Eso es todo</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in this hand</source>
        <extracomment>Beside the points that are typed for a hand: how many cards it has.</extracomment>
        <translation>
            <numerusform>%n carta en esta mano</numerusform>
            <numerusform>%n cartas en esta mano</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountTitles</name>
    <message>
        <source>%1’s cards</source>
        <extracomment>Title: %1 is the name of somebody whose cards are counted.</extracomment>
        <translation>Cartas de %1</translation>
    </message>
</context>
<context>
    <name>CountWarning</name>
    <message>
        <source>That cannot be right</source>
        <translation>Eso no puede ser</translation>
    </message>
    <message>
        <source>Take one back</source>
        <extracomment>Takes the card back that cannot be.</extracomment>
        <translation>Quitar una</translation>
    </message>
    <message>
        <source>The table is right</source>
        <extracomment>Other cards were counted, or other points typed, than the app thinks there can be; it shall take them.</extracomment>
        <translation>Es correcto así</translation>
    </message>
    <message>
        <source>Is that right?</source>
        <extracomment>Over what was counted or typed: the first is unlikely, such as 818 points, the second cannot be, such as a third blue 7.</extracomment>
        <translation>¿Es correcto?</translation>
    </message>
    <message>
        <source>Write %1 all the same</source>
        <extracomment>Takes a number of points that is unlikely; %1 is the number.</extracomment>
        <translation>Anotar %1 de todos modos</translation>
    </message>
    <message>
        <source>Change it</source>
        <extracomment>Leads back to the field with a number of points that is unlikely.</extracomment>
        <translation>Cambiarlo</translation>
    </message>
</context>
<context>
    <name>DealerSheet</name>
    <message>
        <source>Draw for dealer</source>
        <extracomment>Title over the numbers that people drew to find out who deals.</extracomment>
        <translation>Sortear quién reparte</translation>
    </message>
    <message>
        <source>Everyone draws a card. The highest number deals; a card with a symbol counts 0.</source>
        <extracomment>Explains how the dealer is found.</extracomment>
        <translation>Cada uno toma una carta. Reparte quien saque el número más alto; una carta con símbolo cuenta 0.</translation>
    </message>
    <message>
        <source>0–9</source>
        <extracomment>A number from 0 to 9 that somebody drew.</extracomment>
        <translation>0–9</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>Ends the drawing for the dealer, or begins another draw of those who tied.</extracomment>
        <translation>Sacar otra carta</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>De acuerdo</translation>
    </message>
</context>
<context>
    <name>DeckPanel</name>
    <message>
        <source>Dark side up</source>
        <extracomment>Which side of the two-sided deck lies up.</extracomment>
        <translation>Lado oscuro arriba</translation>
    </message>
    <message>
        <source>Light side up</source>
        <translation>Lado claro arriba</translation>
    </message>
    <message>
        <source>A referee for cards with two sides</source>
        <extracomment>What the app is, in one line on the first page.</extracomment>
        <translation>Un árbitro para cartas de dos caras</translation>
    </message>
    <message>
        <source>For playing UNO FLIP! and games like it with real cards.</source>
        <extracomment>What the app is for. UNO FLIP! is the name of a card game and stays as it is.</extracomment>
        <translation>Para jugar a UNO FLIP! y a juegos parecidos con cartas de verdad en la mano.</translation>
    </message>
    <message>
        <source>Turn it over</source>
        <extracomment>Turns the deck to its other side; the app&apos;s look follows.</extracomment>
        <translation>Voltear</translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <extracomment>For screen readers: how many cards are left to be drawn.</extracomment>
        <translation>
            <numerusform>Pila para tomar: %n carta</numerusform>
            <numerusform>Pila para tomar: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>to draw</source>
        <extracomment>Below the number of cards in the draw pile: they are left to be drawn. As short as can be.</extracomment>
        <translation>por tomar</translation>
    </message>
</context>
<context>
    <name>DrawnRow</name>
    <message>
        <source>plays next</source>
        <translation>es su turno</translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s), then takes the turn</source>
        <translation>
            <numerusform>toma %n carta y es su turno</numerusform>
            <numerusform>toma %n cartas y es su turno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>toma %n carta</numerusform>
            <numerusform>toma %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>draws until the chosen color comes</source>
        <translation>toma cartas hasta que salga el color elegido</translation>
    </message>
    <message numerus="yes">
        <source>draws until the chosen color comes, then %n more</source>
        <extracomment>After a challenge, below somebody&apos;s name: what they draw, and whether they play now.</extracomment>
        <translation>
            <numerusform>toma cartas hasta que salga el color elegido, y %n más</numerusform>
            <numerusform>toma cartas hasta que salga el color elegido, y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export everything</source>
        <extracomment>Title over the folders into one of which all matches are written.</extracomment>
        <translation>Exportar todo</translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>Name of the file</source>
        <extracomment>Heading over the field for the name of a file that is to be written.</extracomment>
        <translation>Nombre del archivo</translation>
    </message>
    <message>
        <source>A name</source>
        <extracomment>In a field for the name of a file.</extracomment>
        <translation>Un nombre</translation>
    </message>
    <message>
        <source>There is already a file with this name</source>
        <extracomment>Writes a file into the folder that is shown; or why it is not written.</extracomment>
        <translation>Ya hay un archivo con este nombre</translation>
    </message>
    <message>
        <source>Save here</source>
        <translation>Guardar aquí</translation>
    </message>
    <message>
        <source>One folder up</source>
        <extracomment>Leads to the folder in which this one lies.</extracomment>
        <translation>Carpeta superior</translation>
    </message>
    <message>
        <source>There are no such files here (%1).</source>
        <extracomment>%1 are endings of file names, such as &quot;*.flip, *.jsonl&quot;.</extracomment>
        <translation>Aquí no hay archivos de este tipo (%1).</translation>
    </message>
</context>
<context>
    <name>FilterSheet</name>
    <message>
        <source>Filter</source>
        <extracomment>Title over the ways to narrow a list of matches.</extracomment>
        <translation>Filtrar</translation>
    </message>
    <message numerus="yes">
        <source>Show %n match(es)</source>
        <extracomment>Closes the filters; %n is how many matches fit.</extracomment>
        <translation>
            <numerusform>Mostrar %n partida</numerusform>
            <numerusform>Mostrar %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all matches</source>
        <extracomment>Takes all filters away, and what is searched for.</extracomment>
        <translation>Mostrar todas las partidas</translation>
    </message>
</context>
<context>
    <name>GroupSheet</name>
    <message>
        <source>Save as a group</source>
        <extracomment>Title over the field for the name of a group of players.</extracomment>
        <translation>Guardar como grupo</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <extracomment>Where the name of a group of players is typed.</extracomment>
        <translation>Nombre del grupo</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Keeps the group.</extracomment>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>HandCounter</name>
    <message>
        <source>Points, or a card such as %1</source>
        <extracomment>In the field for the points of a hand; %1 is a card as it can be typed instead, such as b7.</extracomment>
        <translation>Puntos, o una carta como %1</translation>
    </message>
</context>
<context>
    <name>HandLine</name>
    <message>
        <source>Take back</source>
        <extracomment>Takes a card back that was counted or told.</extracomment>
        <translation>Quitar</translation>
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
        <translation>sin cartas</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in hand</source>
        <translation>
            <numerusform>%n punto en la mano</numerusform>
            <numerusform>%n puntos en la mano</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Back</source>
        <extracomment>Goes back to the page before.</extracomment>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Keys and typed calls</source>
        <extracomment>Title of the help on keys and typed calls.</extracomment>
        <translation>Atajos y jugadas escritas</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of the help on keys.</extracomment>
        <translation>Atajos de teclado</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Who played</source>
        <extracomment>Heading over people by whom a list of matches is narrowed.</extracomment>
        <translation>Quién jugó</translation>
    </message>
    <message>
        <source>How it ended</source>
        <extracomment>Heading over how matches ended, by which a list of them is narrowed.</extracomment>
        <translation>Cómo terminó</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Heading over editions of the game by which a list of matches is narrowed.</extracomment>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>Heading over ways of scoring by which a list of matches is narrowed.</extracomment>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Heading over times by which a list of matches is narrowed.</extracomment>
        <translation>Cuándo</translation>
    </message>
</context>
<context>
    <name>HistoryFooter</name>
    <message>
        <source>Your matches cannot be read</source>
        <extracomment>The list of matches could not be read.</extracomment>
        <translation>No se pueden leer tus partidas</translation>
    </message>
    <message>
        <source>Play the first match</source>
        <translation>Jugar la primera partida</translation>
    </message>
    <message>
        <source>Try other words or fewer filters.</source>
        <extracomment>Nothing was found.</extracomment>
        <translation>Prueba con otras palabras o menos filtros.</translation>
    </message>
    <message>
        <source>Every match you play is kept here, with each round and each call.</source>
        <extracomment>Nothing was played yet.</extracomment>
        <translation>Cada partida que juegas se guarda aquí, con cada ronda y cada jugada.</translation>
    </message>
    <message>
        <source>No match found</source>
        <translation>No se encontró ninguna partida</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Todavía no hay partidas</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <extracomment>First: takes all filters away. Second: leads to the page where a match begins.</extracomment>
        <translation>Mostrar todas las partidas</translation>
    </message>
</context>
<context>
    <name>HistoryHeader</name>
    <message>
        <source>Player, note or place</source>
        <extracomment>In the field in which matches are searched.</extracomment>
        <translation>Jugador, nota o lugar</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>A chip that shows all matches; %1 is how many there are.</extracomment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Todas: %1</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) found</source>
        <extracomment>Above a list of matches that was narrowed.</extracomment>
        <translation>
            <numerusform>%n partida encontrada</numerusform>
            <numerusform>%n partidas encontradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n filter(s)</source>
        <extracomment>Opens more ways to narrow the list of matches; %n is how many of them are used now.</extracomment>
        <translation>
            <numerusform>%n filtro</numerusform>
            <numerusform>%n filtros</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all matches</source>
        <extracomment>Takes all filters away, and what is searched for.</extracomment>
        <translation>Mostrar todas las partidas</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>All matches</source>
        <extracomment>Title of the menu over all matches.</extracomment>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Export everything</source>
        <extracomment>Writes all matches into a file.</extracomment>
        <translation>Exportar todo</translation>
    </message>
    <message>
        <source>Bin</source>
        <extracomment>Leads to the matches that were deleted.</extracomment>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>The place with all matches.</extracomment>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Import from a file</source>
        <extracomment>Takes in matches from a file.
----------
Title over the folders of this device, in which a file is looked for.</extracomment>
        <translation>Importar desde un archivo</translation>
    </message>
</context>
<context>
    <name>HistoryTitle</name>
    <message>
        <source>History</source>
        <extracomment>Title of the page with all matches.</extracomment>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Opens what else can be done with the matches.</extracomment>
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>HomeActions</name>
    <message>
        <source>Explore a demo match</source>
        <extracomment>Loads a match that is being played, to look around in.</extracomment>
        <translation>Explorar una partida de prueba</translation>
    </message>
    <message>
        <source>You can delete it again in one tap.</source>
        <extracomment>Second line of the button that loads a demo match.</extracomment>
        <translation>Se borra con un solo toque.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Leads to the place where the rules can be looked up.</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Again, same people</source>
        <extracomment>Begins another match with the people of the last one, whose names stand below.</extracomment>
        <translation>Otra vez con los mismos</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>Leads to the page where a match is set up.</extracomment>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Ask the referee</source>
        <extracomment>Leads to the page that answers questions about the rules without a match.</extracomment>
        <translation>Preguntar al árbitro</translation>
    </message>
    <message>
        <source>Just keep score</source>
        <extracomment>Begins a match whose plays are not called, only its rounds scored.</extracomment>
        <translation>Solo anotar puntos</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Play</source>
        <extracomment>The place where matches are played.</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>This is a demo match</source>
        <extracomment>The match that is on is only there to look around in.</extracomment>
        <translation>Esta es una partida de prueba</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <extracomment>Removes the demo match for good.</extracomment>
        <translation>Borrarla</translation>
    </message>
    <message>
        <source>Tap anything you like: this match is only for trying things out and is not kept.</source>
        <extracomment>What a demo match is for.</extracomment>
        <translation>Toca lo que quieras: esta partida es solo para probar y no se guarda.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>What a screen reader adds to the name of the language.</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Something is wrong with your matches</source>
        <extracomment>Something is wrong with the file that keeps all matches.</extracomment>
        <translation>Hay un problema con tus partidas</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Import from a file</source>
        <extracomment>Title over files that can be taken in.</extracomment>
        <translation>Importar desde un archivo</translation>
    </message>
    <message>
        <source>Found among your documents and downloads:</source>
        <extracomment>Which files can be taken in; .flip and .jsonl are endings of file names.</extracomment>
        <translation>En tus documentos y descargas:</translation>
    </message>
    <message>
        <source>No records (.flip) or archives (.jsonl) were found among your documents and downloads.</source>
        <translation>No hay registros (.flip) ni exportaciones (.jsonl) en tus documentos y descargas.</translation>
    </message>
    <message>
        <source>Look for another file</source>
        <extracomment>Leads to the folders of this device, to look for a file there.</extracomment>
        <translation>Buscar otro archivo</translation>
    </message>
</context>
<context>
    <name>IncomingPage</name>
    <message>
        <source>From a file</source>
        <extracomment>Title of the page that shows a match which came as a file.</extracomment>
        <translation>Desde un archivo</translation>
    </message>
    <message>
        <source>Imported</source>
        <extracomment>First: the matches of a file are here now. Second: they are not.</extracomment>
        <translation>Importado</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Sin importar</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <extracomment>Stands where a file is still being looked into.</extracomment>
        <translation>Revisando el archivo…</translation>
    </message>
    <message>
        <source>Add to my matches</source>
        <extracomment>Takes what a file holds into the app.</extracomment>
        <translation>Agregar a mis partidas</translation>
    </message>
    <message>
        <source>See the scores</source>
        <extracomment>Leads to the scores of the match that was just taken in.</extracomment>
        <translation>Ver los puntos</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>First: leaves a file alone that was opened. Second: leads back to the first page.</extracomment>
        <translation>Dejarlo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>LanguagePanel</name>
    <message>
        <source>Same as the system</source>
        <extracomment>Choice of language: the one the system uses.</extracomment>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Cards and rules are named as on the sheet printed in Spain.</source>
        <extracomment>What the switch for Spain&apos;s words does.</extracomment>
        <translation>Las cartas y las reglas se llaman como en la hoja de España.</translation>
    </message>
    <message>
        <source>Words used in Spain</source>
        <extracomment>The Spanish of Spain instead of Latin America&apos;s.</extracomment>
        <translation>Palabras de España</translation>
    </message>
</context>
<context>
    <name>LanguageSheet</name>
    <message>
        <source>Language</source>
        <extracomment>Title over the list of languages.</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <extracomment>Choice of language: the one the system uses.</extracomment>
        <translation>Como el sistema</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>What happened</source>
        <extracomment>Title of the list of everything that was called.</extracomment>
        <translation>Lo que pasó</translation>
    </message>
</context>
<context>
    <name>LookChoice</name>
    <message>
        <source>Mark %1</source>
        <extracomment>A mark or a color that stands for a person; %1 is its number.</extracomment>
        <translation>Marca %1</translation>
    </message>
    <message>
        <source>Color %1</source>
        <translation>Color %1</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Play</source>
        <extracomment>The place where matches are played.</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>The place where language, text size and look are chosen.</extracomment>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>The place where all matches can be looked at again.</extracomment>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>The place with everybody who plays, and their numbers.</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The place where the rules can be looked up.</extracomment>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>MatchLine</name>
    <message>
        <source>No winner</source>
        <extracomment>Title of a match in a list that was ended before somebody won</extracomment>
        <translation>Sin ganador</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <extracomment>Title of a match in a list: %1 are the names of those who share the win</extracomment>
        <translation>%1 comparten la victoria</translation>
    </message>
    <message>
        <source>%1 won</source>
        <extracomment>Title of a match in a list: %1 is the winner</extracomment>
        <translation>Ganó %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>Second line of a match in a list: %1 are the names of those who did not win</extracomment>
        <translation>con %1</translation>
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
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 lead</source>
        <extracomment>Title of a match in a list that is not over: %1 are the names of those who share the best total</extracomment>
        <translation>%1 van ganando</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <extracomment>Title of a match in a list that is not over: %1 is who has the best total</extracomment>
        <translation>%1 va ganando</translation>
    </message>
    <message>
        <source>In progress</source>
        <extracomment>Title of a match in a list that is not over yet</extracomment>
        <translation>En curso</translation>
    </message>
</context>
<context>
    <name>MatchOverPage</name>
    <message>
        <source>Match over</source>
        <extracomment>Title of the page at the end of a match.</extracomment>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Play again, same people</source>
        <extracomment>Begins another match with the people of this one.</extracomment>
        <translation>Otra vez con los mismos</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Opens the ways to share a match.</extracomment>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <extracomment>Leads to the page with the points of all rounds.</extracomment>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Something wrong? Reopen the match</source>
        <extracomment>Offers to go on with a match that is over.</extracomment>
        <translation>¿Algo está mal? Reabrir la partida</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Share</source>
        <extracomment>Opens the ways to share a match.</extracomment>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Opens what can be done with a match.</extracomment>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Goes on with a match that is not over.</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Replay it step by step</source>
        <extracomment>Leads to a match step by step.</extracomment>
        <translation>Verla otra vez, paso a paso</translation>
    </message>
    <message>
        <source>This match cannot be shown</source>
        <extracomment>A match could not be read.</extracomment>
        <translation>Esta partida no se puede mostrar</translation>
    </message>
    <message>
        <source>No round yet</source>
        <extracomment>On the page of a match in which nothing was scored.</extracomment>
        <translation>Todavía no hay rondas</translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>The winner&apos;s total, for screen readers.</extracomment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchRules</name>
    <message>
        <source>Edition</source>
        <extracomment>Unfolds the editions of the game.</extracomment>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Table rulings</source>
        <extracomment>Unfolds what the table decides where the printed rules are silent or differ.</extracomment>
        <translation>Acuerdos de la mesa</translation>
    </message>
    <message>
        <source>Played to</source>
        <extracomment>Before the number of points a match is played to.</extracomment>
        <translation>Se juega a</translation>
    </message>
</context>
<context>
    <name>MatchSheets</name>
    <message>
        <source>This match</source>
        <extracomment>Title of the menu of one match.</extracomment>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>Note and place</source>
        <extracomment>Leads to the note and the place of a match.</extracomment>
        <translation>Nota y lugar</translation>
    </message>
    <message>
        <source>Share as text or picture</source>
        <extracomment>Shares a match as text or picture.</extracomment>
        <translation>Compartir como texto o imagen</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <extracomment>Deletes a match; it waits in the bin.</extracomment>
        <translation>Mover a la papelera</translation>
    </message>
    <message>
        <source>Save the record as a file</source>
        <extracomment>Writes the record of a match, which another device can read, into a file.
----------
Title over the folders into one of which the record of a match is written.</extracomment>
        <translation>Guardar el registro en un archivo</translation>
    </message>
</context>
<context>
    <name>MatchSummary</name>
    <message>
        <source>Note</source>
        <extracomment>Where no place and no note were written down for a match; then where only the note was.</extracomment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Add a note or a place</source>
        <translation>Agregar una nota o un lugar</translation>
    </message>
</context>
<context>
    <name>MatchesPanel</name>
    <message>
        <source>Usual deck and rulings</source>
        <extracomment>Leads to the page with the edition and rulings that new matches begin with.</extracomment>
        <translation>Baraja y acuerdos habituales</translation>
    </message>
    <message>
        <source>Copies of everything, and where your matches are</source>
        <extracomment>Second line of the way to backups.</extracomment>
        <translation>Copias de todo, y dónde están tus partidas</translation>
    </message>
    <message>
        <source>Backup and restore</source>
        <extracomment>Leads to the page where copies of all matches are made and put back.</extracomment>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>For another device, or for safekeeping</source>
        <extracomment>What the export of everything is for.</extracomment>
        <translation>Para otro dispositivo o para conservarlo</translation>
    </message>
    <message>
        <source>Export everything</source>
        <extracomment>Writes all matches into a file.</extracomment>
        <translation>Exportar todo</translation>
    </message>
    <message>
        <source>Bin</source>
        <extracomment>Leads to the matches that were deleted.</extracomment>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>%1, follows the language</source>
        <extracomment>Second line of the usual deck where nobody chose one: %1 is the edition; it is the one printed in the app&apos;s language.</extracomment>
        <translation>%1, según el idioma</translation>
    </message>
    <message>
        <source>You can delete it again in one tap.</source>
        <extracomment>Second line of the way to the demo match.</extracomment>
        <translation>Se borra con un solo toque.</translation>
    </message>
    <message>
        <source>Delete the demo match</source>
        <extracomment>First: removes the demo match for good. Second: loads a match that is being played, to look around in.</extracomment>
        <translation>Borrar la partida de prueba</translation>
    </message>
    <message>
        <source>Explore a demo match</source>
        <translation>Explorar una partida de prueba</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>New match</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>The match could not begin</source>
        <extracomment>The new match could not be written to disk.</extracomment>
        <translation>La partida no pudo empezar</translation>
    </message>
    <message>
        <source>How it is scored</source>
        <extracomment>Heading over the ways of scoring.</extracomment>
        <translation>Cómo se cuenta</translation>
    </message>
    <message>
        <source>Draw for dealer</source>
        <extracomment>Opens the sheet where the numbers drawn are typed: the highest deals.</extracomment>
        <translation>Sortear quién reparte</translation>
    </message>
    <message>
        <source>Save as a group</source>
        <extracomment>Keeps these players as a group that can be seated in one tap.</extracomment>
        <translation>Guardar como grupo</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <extracomment>First: brings back what was just cleared. Second: empties the page of a new match, names and choices.</extracomment>
        <translation>Recuperarlo</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Borrar todo</translation>
    </message>
    <message>
        <source>Just keep score</source>
        <extracomment>Title of the page where a match is set up; the second where only rounds are scored.</extracomment>
        <translation>Solo anotar puntos</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Heading over those who may play a new match, and those who do.</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>In seating order, to the left</source>
        <extracomment>Over the players of a new match.</extracomment>
        <translation>Por orden de asientos, hacia la izquierda</translation>
    </message>
    <message>
        <source>In seating order, to the left. Play goes to the right: from the bottom up.</source>
        <extracomment>Over the players of a new match: by the chosen rule sheet play goes to the right, against the order of the list.</extracomment>
        <translation>Por orden de asientos, hacia la izquierda. Se juega hacia la derecha: el turno sube por la lista.</translation>
    </message>
    <message numerus="yes">
        <source>Played to %n point(s)</source>
        <extracomment>Below a new match that is set up, always in sight: to how many points it is played. A tap leads to where they are chosen.</extracomment>
        <translation>
            <numerusform>Se juega a %n punto</numerusform>
            <numerusform>Se juega a %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextRound</name>
    <message>
        <source>See the result</source>
        <extracomment>Leads to the page with the winner.</extracomment>
        <translation>Ver el resultado</translation>
    </message>
    <message>
        <source>Just score the next round</source>
        <extracomment>Plays the next round without calling the cards: only who went out, then the hands.</extracomment>
        <translation>Solo anotar la próxima ronda</translation>
    </message>
</context>
<context>
    <name>NoteSheet</name>
    <message>
        <source>Note and place</source>
        <extracomment>Title over the fields for the place and the note of a match.</extracomment>
        <translation>Nota y lugar</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>Heading over the field for the place of a match.</extracomment>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Heading over the field for a note about a match.</extracomment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>The evening of the great comeback</source>
        <extracomment>An example in the field for a note about a match.</extracomment>
        <translation>La noche de la gran remontada</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Keeps the note and the place.</extracomment>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Grandma&apos;s kitchen</source>
        <extracomment>An example in the field for the place of a match.</extracomment>
        <translation>La cocina de la abuela</translation>
    </message>
</context>
<context>
    <name>OtherScoring</name>
    <message>
        <source>Scored the other way</source>
        <extracomment>Unfolds what the totals would be by the other way of scoring; its name stands below.</extracomment>
        <translation>Contado de la otra manera</translation>
    </message>
</context>
<context>
    <name>OutQuestion</name>
    <message>
        <source>Who went out?</source>
        <extracomment>Asked at the end of a round.</extracomment>
        <translation>¿Quién se quedó sin cartas?</translation>
    </message>
    <message>
        <source>Play the round first, then tap whoever has no cards left.</source>
        <extracomment>Below &quot;Who went out?&quot;, in a match whose plays are not called.</extracomment>
        <translation>Jueguen la ronda y luego toquen el nombre de quien se haya quedado sin cartas.</translation>
    </message>
</context>
<context>
    <name>OutSheet</name>
    <message>
        <source>Who went out?</source>
        <extracomment>The same sheet&apos;s title, or a heading in it.</extracomment>
        <translation>¿Quién se quedó sin cartas?</translation>
    </message>
    <message>
        <source>Dark side</source>
        <extracomment>The side of the deck a round ended on.</extracomment>
        <translation>Lado oscuro</translation>
    </message>
    <message>
        <source>Light side</source>
        <translation>Lado claro</translation>
    </message>
    <message>
        <source>%1 has gone out</source>
        <extracomment>Title of the sheet that ends a round whose plays were not called: %1 is who has gone out.</extracomment>
        <translation>%1 se quedó sin cartas</translation>
    </message>
    <message>
        <source>Which side was up?</source>
        <extracomment>Asked at the end of a round: the light or the dark side of the deck.</extracomment>
        <translation>¿En qué lado terminó la ronda?</translation>
    </message>
</context>
<context>
    <name>PeopleOffered</name>
    <message>
        <source>New name</source>
        <extracomment>Where the name of another player is typed.</extracomment>
        <translation>Nombre nuevo</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>Adds the typed name to the players.</extracomment>
        <translation>Agregar</translation>
    </message>
</context>
<context>
    <name>PeopleSheet</name>
    <message>
        <source>Who joins or leaves</source>
        <extracomment>Title of the sheet where players join and leave between rounds.</extracomment>
        <translation>Quién llega y quién se va</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>Somebody gets up and plays no more.</extracomment>
        <translation>Se va</translation>
    </message>
    <message>
        <source>Name of the new player</source>
        <extracomment>In the field for the name of somebody who joins.</extracomment>
        <translation>Nombre de quien llega</translation>
    </message>
    <message>
        <source>Starting points</source>
        <extracomment>Points somebody who joins begins with.</extracomment>
        <translation>Puntos iniciales</translation>
    </message>
    <message>
        <source>Joins</source>
        <extracomment>Somebody joins the match.</extracomment>
        <translation>Se sienta</translation>
    </message>
</context>
<context>
    <name>PersonCards</name>
    <message numerus="yes">
        <source>Held %n time(s) at the end</source>
        <extracomment>The costliest card that somebody was left with at the end of rounds.</extracomment>
        <translation>
            <numerusform>Una vez en la mano al final</numerusform>
            <numerusform>%n veces en la mano al final</numerusform>
        </translation>
    </message>
    <message>
        <source>favorite last card</source>
        <extracomment>The card with which somebody went out most often.</extracomment>
        <translation>última carta favorita</translation>
    </message>
    <message numerus="yes">
        <source>Went out with it %n time(s)</source>
        <translation>
            <numerusform>Terminó una vez con esta carta</numerusform>
            <numerusform>Terminó %n veces con esta carta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cost %1 point(s)</source>
        <extracomment>Below the card that somebody was left with most expensively; %1 is a number of points.</extracomment>
        <translation>
            <numerusform>costó %1 punto</numerusform>
            <numerusform>costó %1 puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonEditSheet</name>
    <message>
        <source>Change %1</source>
        <extracomment>Title over what can be changed about a person.</extracomment>
        <translation>Editar a %1</translation>
    </message>
    <message>
        <source>That is not possible</source>
        <extracomment>A change of a person&apos;s entry was refused; the reason stands below.</extracomment>
        <translation>No es posible</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Heading over the field with a person&apos;s name.</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Gives a person another name.</extracomment>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>Mark and color</source>
        <extracomment>Heading over the marks and colors that stand for people.</extracomment>
        <translation>Marca y color</translation>
    </message>
    <message>
        <source>The same person as</source>
        <extracomment>Heading over other entries that may be the same person.</extracomment>
        <translation>La misma persona que</translation>
    </message>
    <message>
        <source>Merge them</source>
        <translation>Unirlas</translation>
    </message>
    <message>
        <source>Back from the archive</source>
        <extracomment>First: lists somebody again. Second: keeps somebody&apos;s matches and hides the name from lists.</extracomment>
        <translation>Desarchivar</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivar</translation>
    </message>
    <message>
        <source>All matches stay; the name is no longer offered.</source>
        <extracomment>What archiving a person does.</extracomment>
        <translation>Conserva todas las partidas; el nombre ya no se ofrece.</translation>
    </message>
    <message>
        <source>All matches of %1 become matches of %2. This cannot be undone.</source>
        <extracomment>Two entries become one: %1 is the name that goes, %2 the one that stays.</extracomment>
        <translation>Todas las partidas de %1 pasan a ser de %2. Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>There is already a %1. If that is the same person, merge the two below.</source>
        <extracomment>Below the field with a person&apos;s new name: somebody else, %1, is called so. &quot;Below&quot; is the list of people with the button that makes two entries one.</extracomment>
        <translation>Ya hay alguien que se llama %1. Si es la misma persona, une las dos más abajo.</translation>
    </message>
</context>
<context>
    <name>PersonHabits</name>
    <message>
        <source>Challenges</source>
        <extracomment>Heading over challenges that somebody made or suffered.</extracomment>
        <translation>Desafíos</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <extracomment>Heading over the cards that somebody drew, by the reason.</extracomment>
        <translation>Cartas tomadas</translation>
    </message>
    <message>
        <source>Head to head, rounds won</source>
        <extracomment>Heading over somebody&apos;s rounds against each other person.</extracomment>
        <translation>Cara a cara, rondas ganadas</translation>
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
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>has left</source>
        <translation>se fue</translation>
    </message>
</context>
<context>
    <name>PersonRounds</name>
    <message>
        <source>Dark</source>
        <extracomment>A side of the cards.</extracomment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Points won, by side</source>
        <extracomment>Heading over points that somebody won, by the side on which rounds ended.</extracomment>
        <translation>Puntos ganados, por lado</translation>
    </message>
    <message>
        <source>Points given away</source>
        <extracomment>Heading over points that somebody was left with, by the side on which rounds ended.</extracomment>
        <translation>Puntos cedidos</translation>
    </message>
    <message>
        <source>Matches per month (filled: won)</source>
        <extracomment>Heading over a chart: matches a month, and which of them were won.</extracomment>
        <translation>Partidas por mes (barra llena: ganadas)</translation>
    </message>
    <message>
        <source>By edition</source>
        <extracomment>Heading over somebody&apos;s matches and rounds in each edition of the game.</extracomment>
        <translation>Por edición</translation>
    </message>
    <message>
        <source>Points here count what the others still held in the rounds this player won, however the match was scored.</source>
        <extracomment>Below the numbers about a person: points are counted alike in all matches, however those were scored.</extracomment>
        <translation>Aquí los puntos son lo que les quedó a los demás en las rondas ganadas, sea cual sea la forma de contar de la partida.</translation>
    </message>
</context>
<context>
    <name>PersonSheet</name>
    <message>
        <source>Up</source>
        <extracomment>Moves somebody one seat up in the list of players.</extracomment>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Moves somebody one seat down in the list of players.</extracomment>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Deals first</source>
        <extracomment>This person deals the first round.</extracomment>
        <translation>Reparte primero</translation>
    </message>
    <message>
        <source>Mark and color</source>
        <extracomment>Heading over the marks and colors that can stand for a person.</extracomment>
        <translation>Marca y color</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Where the name of a new player is put right.</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Gives a new player another name.</extracomment>
        <translation>Cambiar el nombre</translation>
    </message>
</context>
<context>
    <name>PileSheet</name>
    <message>
        <source>The middle of the table</source>
        <extracomment>Title of the sheet about the pile in the middle of the table.</extracomment>
        <translation>El centro de la mesa</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <extracomment>%n cards can still be drawn.</extracomment>
        <translation>
            <numerusform>Pila para tomar: %n carta</numerusform>
            <numerusform>Pila para tomar: %n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerPage</name>
    <message>
        <source>Change</source>
        <extracomment>Opens what can be changed about a person.</extracomment>
        <translation>Editar</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>A person&apos;s numbers could not be read.</extracomment>
        <translation>Eso no funcionó</translation>
    </message>
    <message>
        <source>Stats appear here after %1’s first match.</source>
        <extracomment>On the page of somebody who has not played yet; %1 is a name.</extracomment>
        <translation>Con la primera partida de %1 aparecerán aquí las estadísticas.</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>Todavía no hay partidas</translation>
    </message>
    <message>
        <source>percent won</source>
        <extracomment>Below a large number: how many of a hundred matches somebody has won.</extracomment>
        <translation>% de partidas ganadas</translation>
    </message>
    <message numerus="yes">
        <source>point(s) per round</source>
        <extracomment>Below a large number: points somebody gains in a round, on average.</extracomment>
        <translation>
            <numerusform>punto por ronda</numerusform>
            <numerusform>puntos por ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>All of %1’s matches</source>
        <extracomment>Leads to all matches of a person; %1 is the name.</extracomment>
        <translation>Todas las partidas de %1</translation>
    </message>
    <message numerus="yes">
        <source>match(es) won</source>
        <extracomment>Below a large number: how many matches somebody has won.</extracomment>
        <translation>
            <numerusform>victoria</numerusform>
            <numerusform>victorias</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the first match</source>
        <extracomment>Leads to the page where a match begins.</extracomment>
        <translation>Jugar la primera partida</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Players</source>
        <extracomment>The place with everybody who plays.</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>The list of people could not be read.</extracomment>
        <translation>Eso no funcionó</translation>
    </message>
    <message>
        <source>Play the first match</source>
        <extracomment>Leads to the page where a match begins.</extracomment>
        <translation>Jugar la primera partida</translation>
    </message>
    <message>
        <source>Everyone who plays with you appears here, with their stats.</source>
        <extracomment>On the page of all people before anybody has played.</extracomment>
        <translation>Aquí aparecen todos los que juegan contigo, con sus estadísticas.</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Todavía nadie</translation>
    </message>
    <message>
        <source>Highest round, biggest comeback, biggest hand …</source>
        <extracomment>What the records are, below the name of their page.</extracomment>
        <translation>Ronda más alta, mayor remontada, mano más grande…</translation>
    </message>
    <message>
        <source>Table records</source>
        <extracomment>Leads to the page with the records.</extracomment>
        <translation>Récords de la mesa</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>In a list of people: how many matches somebody has won.</extracomment>
        <translation>
            <numerusform>%n ganada</numerusform>
            <numerusform>%n ganadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide the archived</source>
        <extracomment>Shows people who were archived; hides them again. %n is how many they are.</extracomment>
        <translation>Ocultar los archivados</translation>
    </message>
    <message numerus="yes">
        <source>Show %n archived</source>
        <translation>
            <numerusform>Mostrar %n archivado</numerusform>
            <numerusform>Mostrar %n archivados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>Of a call of the command line: %1 is the call</extracomment>
        <translation>Uso: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <extracomment>Stands for options in the line that tells how a command is called</extracomment>
        <translation>[opciones]</translation>
    </message>
    <message>
        <source>Options:</source>
        <extracomment>Heading over the options of a command</extracomment>
        <translation>Opciones:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <extracomment>Heading over the arguments of a command</extracomment>
        <translation>Argumentos:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <extracomment>%1 is what was typed</extracomment>
        <translation>No existe la opción “%1”.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <extracomment>%1 is a list of what was typed</extracomment>
        <translation>No existen estas opciones: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <extracomment>%1 is an option of the command line</extracomment>
        <translation>Falta algo después de “%1”.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <extracomment>%1 is an option of the command line</extracomment>
        <translation>Sobra algo después de “%1”.</translation>
    </message>
</context>
<context>
    <name>QuestionFooter</name>
    <message>
        <source>Accept</source>
        <extracomment>Takes the cards of a Wild Draw card without a challenge.</extracomment>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>Asks to see the hand of whoever laid a Wild Draw card.</extracomment>
        <translation>Desafiar</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Leaves the verdict of a challenge; the game goes on.</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Leaves a correction undone.</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Drew %1 + %2 = %n card(s)</source>
        <extracomment>Confirms the number of cards drawn after a lost challenge, such as &quot;Drew 3 + 2 = 5 cards&quot;: up to the chosen color, besides, in all.</extracomment>
        <translation>
            <numerusform>Tomó %1 + %2 = %n carta</numerusform>
            <numerusform>Tomó %1 + %2 = %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drew %n card(s)</source>
        <extracomment>Confirms the number of cards drawn.</extracomment>
        <translation>
            <numerusform>Tomó %n carta</numerusform>
            <numerusform>Tomó %n cartas</numerusform>
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
            <numerusform>%n ronda ganada</numerusform>
            <numerusform>%n rondas ganadas</numerusform>
        </translation>
    </message>
    <message>
        <source>has left</source>
        <extracomment>Of somebody who got up and plays no more.</extracomment>
        <translation>se fue</translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message>
        <source>Text size</source>
        <extracomment>How large words are, in per cent.</extracomment>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>No animations: everything just appears.</source>
        <extracomment>What the switch &quot;Less motion&quot; does.</extracomment>
        <translation>Sin animaciones: todo aparece al instante.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos movimiento</translation>
    </message>
</context>
<context>
    <name>RecentMatches</name>
    <message>
        <source>Recent matches</source>
        <extracomment>Heading over the newest matches.</extracomment>
        <translation>Últimas partidas</translation>
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
        <translation>Lo que pasó</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Table records</source>
        <extracomment>Title of the page with the records.</extracomment>
        <translation>Récords de la mesa</translation>
    </message>
    <message>
        <source>The first scored round sets the first record.</source>
        <extracomment>On the page of records before there is one.</extracomment>
        <translation>La primera ronda anotada marca el primer récord.</translation>
    </message>
    <message>
        <source>No records yet</source>
        <translation>Todavía no hay récords</translation>
    </message>
    <message>
        <source>Play the first match</source>
        <extracomment>Leads to the page where a match begins.</extracomment>
        <translation>Jugar la primera partida</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>The records could not be read.</extracomment>
        <translation>Eso no funcionó</translation>
    </message>
</context>
<context>
    <name>RefusalBanner</name>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The rule</source>
        <extracomment>Opens the rule that a verdict rests on.</extracomment>
        <translation>La regla</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <extracomment>The table lets a play stand that the rules do not allow.</extracomment>
        <translation>Darla por buena</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>The card that may not be laid is taken back into the hand.</extracomment>
        <translation>Recogerla</translation>
    </message>
</context>
<context>
    <name>RefusalNote</name>
    <message>
        <source>The rule</source>
        <extracomment>Opens the rule that a verdict rests on.</extracomment>
        <translation>La regla</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <extracomment>The table lets a play stand that the rules do not allow.</extracomment>
        <translation>Darla por buena</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>The card that may not be laid is taken back into the hand.</extracomment>
        <translation>Recogerla</translation>
    </message>
</context>
<context>
    <name>RefusalTitle</name>
    <message>
        <source>Not understood</source>
        <extracomment>A typed call is not table notation.</extracomment>
        <translation>No se entendió</translation>
    </message>
    <message>
        <source>%1 is impossible</source>
        <extracomment>There can be no such card, count or hand. %1 is a card, where there is one.</extracomment>
        <translation>%1 no puede ser</translation>
    </message>
    <message>
        <source>That cannot be right</source>
        <translation>Eso no puede ser</translation>
    </message>
    <message>
        <source>%1 is not allowed</source>
        <extracomment>%1 is a card, where there is one.</extracomment>
        <translation>%1: no se puede</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>No se puede</translation>
    </message>
</context>
<context>
    <name>RemainingHand</name>
    <message>
        <source>went out</source>
        <extracomment>At the end of a round: whoever won it; then points left in hand.</extracomment>
        <translation>sin cartas</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in hand</source>
        <translation>
            <numerusform>%n punto en la mano</numerusform>
            <numerusform>%n puntos en la mano</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReopenPanel</name>
    <message>
        <source>Reopen the match</source>
        <extracomment>Over the ways in which a match that is over can go on.</extracomment>
        <translation>Reabrir la partida</translation>
    </message>
    <message>
        <source>Correct a round</source>
        <extracomment>Leads to the scoreboard, where a round can be corrected.</extracomment>
        <translation>Corregir una ronda</translation>
    </message>
    <message>
        <source>Play on to %1</source>
        <extracomment>Plays on to a higher number of points.</extracomment>
        <translation>Seguir hasta %1</translation>
    </message>
    <message>
        <source>Take back the last entry</source>
        <extracomment>Takes back what ended the match; the second line names it.</extracomment>
        <translation>Deshacer lo último</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Lets a match run by itself; stops it again.</extracomment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un paso adelante</translation>
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
        <translation>Desafío</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Castigo</translation>
    </message>
    <message>
        <source>Jump to</source>
        <extracomment>Over the buttons that jump to the next turning of the cards, challenge or penalty of a match that is seen again.</extracomment>
        <translation>Ir a</translation>
    </message>
</context>
<context>
    <name>ReplayLogSheet</name>
    <message>
        <source>What happened</source>
        <extracomment>Title of the list of everything that was called.</extracomment>
        <translation>Lo que pasó</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Round %1, call %2 of %3</source>
        <extracomment>The page&apos;s title: %1 is the number of a round, %2 of %3 the event in it.</extracomment>
        <translation>Ronda %1, paso %2 de %3</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Antes de la primera ronda</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>Opens the list of everything that was called, where it has no room on the page.</extracomment>
        <translation>Lo que pasó</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Call %1 of %2</source>
        <extracomment>Below the title of the replay, where that has only the round: %1 of %2 is the event in it.</extracomment>
        <translation>Paso %1 de %2</translation>
    </message>
</context>
<context>
    <name>ReplayVerdict</name>
    <message>
        <source>Before the first deal</source>
        <extracomment>Before the first event of a match that is seen again.</extracomment>
        <translation>Antes del primer reparto</translation>
    </message>
    <message>
        <source>The rule</source>
        <extracomment>Leads to the rule behind what the referee said.</extracomment>
        <translation>La regla</translation>
    </message>
</context>
<context>
    <name>RestoreSheet</name>
    <message>
        <source>Restore this copy?</source>
        <extracomment>Title of the sheet that puts a backup back.</extracomment>
        <translation>¿Recuperar esta copia?</translation>
    </message>
    <message>
        <source>Your matches go back to how they were in this copy. The current ones are kept in a separate file.</source>
        <extracomment>What happens when a backup is put back.</extracomment>
        <translation>Tus partidas vuelven a estar como en esta copia. Las actuales se guardan en un archivo aparte.</translation>
    </message>
    <message>
        <source>Restore the copy</source>
        <extracomment>Puts a copy of all matches in the place of those that are there.</extracomment>
        <translation>Recuperar la copia</translation>
    </message>
</context>
<context>
    <name>RivalRow</name>
    <message>
        <source>%1: %2 to %3</source>
        <extracomment>Two people against each other: %1 is the other&apos;s name, %2 and %3 the rounds that each has won.</extracomment>
        <translation>%1: %2 a %3</translation>
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
        <translation>Rondas %1 a %2 de %3</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier round(s)</source>
        <extracomment>How many rounds are out of sight before those that show, for screen readers.</extracomment>
        <translation>
            <numerusform>%n ronda anterior</numerusform>
            <numerusform>%n rondas anteriores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier</source>
        <extracomment>Scrolls to rounds before those in sight; %n of them. It has little room.</extracomment>
        <translation>
            <numerusform>%n antes</numerusform>
            <numerusform>%n antes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later round(s)</source>
        <extracomment>How many rounds are out of sight behind those that show, for screen readers; scrolls to them.</extracomment>
        <translation>
            <numerusform>%n ronda posterior</numerusform>
            <numerusform>%n rondas posteriores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundDetails</name>
    <message>
        <source>Replay it</source>
        <extracomment>Leads to the replay of a round.</extracomment>
        <translation>Verla otra vez</translation>
    </message>
    <message>
        <source>Correct this round</source>
        <extracomment>Leads to the page where a scored round is corrected.</extracomment>
        <translation>Corregir esta ronda</translation>
    </message>
</context>
<context>
    <name>RoundEndFooter</name>
    <message>
        <source>Add it up</source>
        <translation>Sumar</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>Goes on to the next hand; %1 is whose it is. The second one shows what the round gives.</extracomment>
        <translation>Sigue: %1</translation>
    </message>
    <message>
        <source>Type the points</source>
        <translation>Escribir los puntos</translation>
    </message>
    <message>
        <source>Tap the cards</source>
        <extracomment>Choices how a hand is told: by a number of points, or by its cards.</extracomment>
        <translation>Tocar las cartas</translation>
    </message>
    <message>
        <source>Save the correction</source>
        <extracomment>Writes the scored round into the book; the second a corrected one.</extracomment>
        <translation>Guardar la corrección</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Anotarlo</translation>
    </message>
</context>
<context>
    <name>RoundEndPage</name>
    <message>
        <source>Round %1</source>
        <extracomment>Title: %1 is the number of a round.</extracomment>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Opens the scoreboard.</extracomment>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Call the cards after all</source>
        <extracomment>A round was to be scored only; now its cards are called one by one.</extracomment>
        <translation>Mejor cantar las cartas</translation>
    </message>
    <message>
        <source>%1 went out</source>
        <extracomment>The page&apos;s second line: %1 is who went out.</extracomment>
        <translation>%1 se quedó sin cartas</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>Takes back the entry that is named; %1 is such as &quot;Ana goes out&quot;.</extracomment>
        <translation>Deshacer: %1</translation>
    </message>
</context>
<context>
    <name>RoundEndSheets</name>
    <message>
        <source>This round does not count</source>
        <extracomment>The round is given up and not scored; for a scored round: it does not count any more.</extracomment>
        <translation>Esta ronda no cuenta</translation>
    </message>
    <message>
        <source>Void the round</source>
        <translation>Anular la ronda</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Opens the menu of a round that ends.</extracomment>
        <translation>Menú</translation>
    </message>
    <message>
        <source>This round</source>
        <extracomment>Title of the menu of a round that ends.</extracomment>
        <translation>Esta ronda</translation>
    </message>
</context>
<context>
    <name>RoundEnding</name>
    <message>
        <source>%1 has gone out</source>
        <extracomment>The round is over; %1 is who has gone out.</extracomment>
        <translation>%1 se quedó sin cartas</translation>
    </message>
    <message>
        <source>See the result</source>
        <extracomment>Opens the result of the match.</extracomment>
        <translation>Ver el resultado</translation>
    </message>
    <message>
        <source>Count the hands</source>
        <extracomment>Opens the page on which the cards left in hand are counted.</extracomment>
        <translation>Contar las manos</translation>
    </message>
    <message>
        <source>See the points</source>
        <extracomment>Opens the page on which the cards left in hand were counted; the points are to be written down.</extracomment>
        <translation>Ver los puntos</translation>
    </message>
</context>
<context>
    <name>RoundGains</name>
    <message>
        <source>what all the others hold.</source>
        <extracomment>Explains the points of a round, behind &quot;Ben collects&quot;.</extracomment>
        <translation>lo que les queda a todos los demás.</translation>
    </message>
    <message>
        <source>Counted by the dark side, the side the round ended on.</source>
        <extracomment>By which side of the cards the points were counted.</extracomment>
        <translation>Contado por el lado oscuro, en el que terminó la ronda.</translation>
    </message>
    <message>
        <source>Counted by the light side, the side the round ended on.</source>
        <extracomment>By which side of the cards the points were counted.</extracomment>
        <translation>Contado por el lado claro, en el que terminó la ronda.</translation>
    </message>
    <message>
        <source>What this changes</source>
        <extracomment>Over what a correction of a scored round changes.</extracomment>
        <translation>Lo que esto cambia</translation>
    </message>
    <message>
        <source>Tap a hand to correct it.</source>
        <extracomment>Below the hands of a scored round.</extracomment>
        <translation>Toca una mano para corregirla.</translation>
    </message>
    <message>
        <source>Wrong player or wrong side?</source>
        <extracomment>Opens the question who went out, for a round that is corrected.</extracomment>
        <translation>¿Fue otra persona, o el otro lado?</translation>
    </message>
    <message>
        <source>Everyone else adds what they hold.</source>
        <extracomment>Explains the points of a round: everyone keeps what is left in their own hand.</extracomment>
        <translation>Los demás suman lo que les queda.</translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>Round %1: %2</source>
        <extracomment>A round in a list: %1 is its number, %2 who won it. The second is being played, the third was given up.</extracomment>
        <translation>Ronda %1: %2</translation>
    </message>
    <message>
        <source>Round %1, being played</source>
        <translation>Ronda %1, en juego</translation>
    </message>
    <message>
        <source>Round %1, not finished</source>
        <translation>Ronda %1, sin terminar</translation>
    </message>
</context>
<context>
    <name>RoundRow</name>
    <message>
        <source>%1 dealt</source>
        <extracomment>Who dealt a round; %1 is the name.</extracomment>
        <translation>repartió %1</translation>
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
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message>
        <source>points if left in hand</source>
        <extracomment>Below the points of a card, written large: what it costs whoever still holds it at the end.</extracomment>
        <translation>puntos si se queda en la mano</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck, on either side</source>
        <extracomment>How many cards of a kind there are; second: on the light side and on the dark side each.</extracomment>
        <translation>
            <numerusform>%n en la baraja, en cada lado</numerusform>
            <numerusform>%n en la baraja, en cada lado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n en la baraja</numerusform>
            <numerusform>%n en la baraja</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleHits</name>
    <message>
        <source>Nothing found for “%1”</source>
        <extracomment>A search in the rulebook found nothing; %1 is what was typed.</extracomment>
        <translation>No se encontró nada para “%1”</translation>
    </message>
    <message>
        <source>Try a card’s name or one word, such as “draw” or “tie”. Any of the languages will do.</source>
        <extracomment>What to try when a search in the rulebook found nothing.</extracomment>
        <translation>Prueba con el nombre de una carta o una palabra, como “tomar” o “empate”. También en otro idioma.</translation>
    </message>
    <message>
        <source>Found as “%1”</source>
        <extracomment>Why a rule was found: %1 is another name or keyword for it, perhaps in another language.</extracomment>
        <translation>Encontrado por “%1”</translation>
    </message>
    <message>
        <source>Nothing found for “%1”. Showing “%2” instead:</source>
        <extracomment>Over what a search in the rulebook found for a word that was typed with a wrong letter; %1 is what was typed, %2 the word that was looked for instead.</extracomment>
        <translation>No hay nada sobre “%1”. Se muestra “%2”:</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>Ask the referee</source>
        <extracomment>Leads from a card&apos;s rule to the page that answers whether a card may be laid.</extracomment>
        <translation>Preguntar al árbitro</translation>
    </message>
</context>
<context>
    <name>RuleReading</name>
    <message>
        <source>Ask the referee about it</source>
        <extracomment>Leads from a card&apos;s rule to the page that answers whether a card may be laid.</extracomment>
        <translation>Preguntarle al árbitro</translation>
    </message>
</context>
<context>
    <name>RuleSearch</name>
    <message>
        <source>Card or word</source>
        <extracomment>In the search field of the rulebook, where there is little room for words.</extracomment>
        <translation>Carta o palabra</translation>
    </message>
    <message>
        <source>A card or a word, in any language</source>
        <extracomment>In the search field of the rulebook.</extracomment>
        <translation>Una carta o palabra, en cualquier idioma</translation>
    </message>
</context>
<context>
    <name>RuleTrail</name>
    <message>
        <source>Back</source>
        <extracomment>Leads back to the rule that was open before.</extracomment>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>RuleView</name>
    <message>
        <source>See also</source>
        <extracomment>Heading over links from one rule to others.</extracomment>
        <translation>Ver también</translation>
    </message>
    <message>
        <source>Previous rule</source>
        <extracomment>The rule before this one in the book.</extracomment>
        <translation>Regla anterior</translation>
    </message>
    <message>
        <source>Next rule</source>
        <extracomment>The rule after this one in the book.</extracomment>
        <translation>Regla siguiente</translation>
    </message>
</context>
<context>
    <name>RulesContents</name>
    <message>
        <source>Rules</source>
        <extracomment>The place where the rules can be looked up.</extracomment>
        <translation>Reglas</translation>
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
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>RulesPocket</name>
    <message>
        <source>Rules</source>
        <extracomment>The place where the rules can be looked up.</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 is a language, %2 an edition: whose rules are shown. Opens the choice.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>What the rulebook shows: pictures of the cards, its chapters, and questions people ask.</extracomment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
</context>
<context>
    <name>RulingsPanel</name>
    <message>
        <source>Different from the sheet</source>
        <extracomment>Who decides a ruling: the table against the sheet; the printed sheet.</extracomment>
        <translation>Distinto de lo que dice la hoja</translation>
    </message>
    <message>
        <source>The sheet says so</source>
        <translation>Lo dice la hoja</translation>
    </message>
    <message>
        <source>The rules don’t say: you choose</source>
        <extracomment>Who decides a ruling: the table, as the sheet says nothing.</extracomment>
        <translation>La hoja no lo dice: decide la mesa</translation>
    </message>
    <message>
        <source>Which rule sheet is in your box?</source>
        <extracomment>Over the printed rule sheets by language, one of which can be chosen.</extracomment>
        <translation>¿Qué hoja de reglas hay en tu caja?</translation>
    </message>
    <message>
        <source>Choose it to set its rules. If yours is not here, choose the closest one and check the lines below.</source>
        <extracomment>Below the printed rule sheets, one of which can be chosen.</extracomment>
        <translation>Elígela y vale lo que dice. Si no está la tuya, elige la más parecida y repasa las líneas de abajo.</translation>
    </message>
</context>
<context>
    <name>RulingsSheet</name>
    <message>
        <source>Table rulings</source>
        <extracomment>Title of the sheet with the table&apos;s own rulings.</extracomment>
        <translation>Acuerdos de la mesa</translation>
    </message>
</context>
<context>
    <name>RunningMatch</name>
    <message>
        <source>In progress</source>
        <extracomment>Over the match that is being played.</extracomment>
        <translation>En curso</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Goes back to the match that is being played.</extracomment>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message numerus="yes">
        <source>%1 · %n round(s)</source>
        <extracomment>The page&apos;s second line: %1 is what wins, %n rounds count.</extracomment>
        <translation>
            <numerusform>%1 · %n ronda</numerusform>
            <numerusform>%1 · %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <extracomment>Title of the page with the points of all rounds.</extracomment>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Opens the ways to share a match.</extracomment>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>The first scored round will appear here.</source>
        <extracomment>On a scoreboard without rounds.</extracomment>
        <translation>Aquí aparecerá la primera ronda anotada.</translation>
    </message>
    <message>
        <source>How it went</source>
        <extracomment>Over the chart of a match.</extracomment>
        <translation>La evolución</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Goes on with a match that is not over.</extracomment>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Tap a round to see its cards or to correct it.</source>
        <extracomment>Below the table of rounds.</extracomment>
        <translation>Toca una ronda para ver sus cartas o corregirla.</translation>
    </message>
    <message>
        <source>Tap a round to see its cards or to correct it. The mark below its number is the dealer’s.</source>
        <extracomment>Below the table of rounds, where a round&apos;s dealer is told by a mark only.</extracomment>
        <translation>Toca una ronda para ver sus cartas o corregirla. La marca bajo su número es la de quien repartió.</translation>
    </message>
</context>
<context>
    <name>ScoringSheet</name>
    <message>
        <source>Scoring and target</source>
        <extracomment>Title of the sheet on scoring.</extracomment>
        <translation>Puntuación y meta</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <extracomment>Title of the sheet that changes how many points end the match.
----------
The number of points at which a match ends.</extracomment>
        <translation>Meta de puntos</translation>
    </message>
    <message>
        <source>Play like this</source>
        <extracomment>Confirms the way of scoring and the target.</extracomment>
        <translation>Jugar así</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <extracomment>Empties the search field.</extracomment>
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <extracomment>A seat, for screen readers: %1 is a name, %n the cards in hand.</extracomment>
        <translation>
            <numerusform>%1: %n carta</numerusform>
            <numerusform>%1: %n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRing</name>
    <message>
        <source>UNO!</source>
        <extracomment>Beside a player with one card: first, who has called UNO; second, who has not and can be caught.</extracomment>
        <translation>¡UNO!</translation>
    </message>
    <message>
        <source>UNO?</source>
        <translation>¿UNO?</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Remove %1</source>
        <extracomment>Takes somebody from the players of a new match; %1 is the name.</extracomment>
        <translation>Quitar a %1</translation>
    </message>
    <message>
        <source>deals</source>
        <extracomment>Beside the name of whoever deals.</extracomment>
        <translation>reparte</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>%1 really holds</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1 tiene en realidad</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s)</source>
        <extracomment>%1 is a player&apos;s name, %n a number of cards: sets how many they hold.</extracomment>
        <translation>
            <numerusform>%1 tiene %n carta</numerusform>
            <numerusform>%1 tiene %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>It is %1’s turn</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>Es el turno de %1</translation>
    </message>
    <message>
        <source>%1 calls UNO</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1 dice UNO</translation>
    </message>
    <message>
        <source>%1 is caught</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>Atraparon a %1</translation>
    </message>
    <message>
        <source>%1 has gone out</source>
        <extracomment>%1 is a player&apos;s name: they have no cards left, and the round is scored.</extracomment>
        <translation>%1 se quedó sin cartas</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <extracomment>%1 is a player&apos;s name: they leave the match between two rounds.</extracomment>
        <translation>%1 deja la mesa</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>Takes back the entry that is named, of somebody who seems to have gone out; %1 is such as &quot;Ana: Blue 7&quot;.</extracomment>
        <translation>Deshacer: %1</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>Who sits where</source>
        <extracomment>Title over the seats, which can be put into another order.</extracomment>
        <translation>Quién se sienta dónde</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>Moves a seat up in the order.</extracomment>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Moves a seat down in the order.</extracomment>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Use this order</source>
        <extracomment>Confirms the order of the seats.</extracomment>
        <translation>Usar este orden</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <extracomment>The place where language, text size and look are chosen.</extracomment>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Heading over the choice of language.</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Heading over text size and motion.</extracomment>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>Heading over the choice between light and dark colours.</extracomment>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>About Flipside</source>
        <extracomment>Leads to the page that says what Flipside is and who made the fonts.</extracomment>
        <translation>Acerca de Flipside</translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>Heading over sounds, spoken calls and keeping the screen on.</extracomment>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Heading over what concerns matches: what is usually played, backup, export.</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Opens the list of the keys on the keyboard and what they do.</extracomment>
        <translation>Atajos de teclado</translation>
    </message>
</context>
<context>
    <name>ShareSheet</name>
    <message>
        <source>Saved as %1</source>
        <extracomment>A picture was saved; %1 is the file. Then it could not be.</extracomment>
        <translation>Guardada como %1</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>No se pudo escribir %1.</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Title over the ways to share a match.</extracomment>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <extracomment>Puts the result of the match as text onto the clipboard.</extracomment>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Copied.</source>
        <extracomment>The result was put onto the clipboard.</extracomment>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <extracomment>Saves the result of the match as a picture.</extracomment>
        <translation>Guardar como imagen</translation>
    </message>
    <message>
        <source>Save the record as a file</source>
        <extracomment>Writes the record of a match, which another device can read, into a file.</extracomment>
        <translation>Guardar el registro en un archivo</translation>
    </message>
</context>
<context>
    <name>SheetHeading</name>
    <message>
        <source>Close</source>
        <extracomment>Closes a panel that lies over the page.</extracomment>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ShownAnswers</name>
    <message>
        <source>Has %1</source>
        <extracomment>The shown hand has a card of colour %1, such as “bleu”.</extracomment>
        <translation>Sí, hay %1</translation>
    </message>
    <message>
        <source>Has no %1</source>
        <extracomment>The shown hand has no card of colour %1, such as “bleu”.</extracomment>
        <translation>No hay %1</translation>
    </message>
    <message>
        <source>No challenge after all</source>
        <extracomment>Goes back from the shown hand to accept or challenge.</extracomment>
        <translation>Mejor sin desafío</translation>
    </message>
    <message>
        <source>Take the last card back</source>
        <extracomment>Takes back the card that was shown last.</extracomment>
        <translation>Quitar la última carta</translation>
    </message>
</context>
<context>
    <name>ShownHand</name>
    <message>
        <source>%1 of %2 shown</source>
        <extracomment>%1 cards of %2 have been shown in a challenge.</extracomment>
        <translation>%1 de %2 mostradas</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>For screen readers: takes back a card that was shown.</extracomment>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Tap the cards as they are shown.</source>
        <extracomment>How a shown hand is told.</extracomment>
        <translation>Toca las cartas conforme las vayan mostrando.</translation>
    </message>
    <message>
        <source>Does %2 hold any %1?</source>
        <extracomment>%1 is a colour&apos;s name, %2 a player whose hand is shown.</extracomment>
        <translation>¿Hay %1 en la mano de %2?</translation>
    </message>
</context>
<context>
    <name>SideChip</name>
    <message>
        <source>Dark</source>
        <extracomment>The side of the deck that is in play.</extracomment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
</context>
<context>
    <name>SideQuestion</name>
    <message>
        <source>Which side was up?</source>
        <extracomment>Asked at the end of a round: the light or the dark side of the deck.</extracomment>
        <translation>¿En qué lado terminó la ronda?</translation>
    </message>
    <message>
        <source>Dark side</source>
        <extracomment>A side of the deck.</extracomment>
        <translation>Lado oscuro</translation>
    </message>
    <message>
        <source>Light side</source>
        <translation>Lado claro</translation>
    </message>
</context>
<context>
    <name>SoundPanel</name>
    <message>
        <source>A short sound for a card, a refused call, a Flip and a win.</source>
        <extracomment>What the switch &quot;Sounds&quot; does; or why it cannot: the system has no program that plays.</extracomment>
        <translation>Un sonido corto para una carta, una jugada rechazada, un Flip y una victoria.</translation>
    </message>
    <message>
        <source>This system has no program that plays sounds.</source>
        <translation>Este sistema no tiene ningún programa que reproduzca sonidos.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>No sound could be played just now. Is a speaker connected?</source>
        <extracomment>The system&apos;s player could not play.</extracomment>
        <translation>No se pudo reproducir nada. ¿Hay un altavoz conectado?</translation>
    </message>
    <message>
        <source>The referee says aloud what was called, what follows and who is next.</source>
        <extracomment>What the switch &quot;Spoken calls&quot; does.</extracomment>
        <translation>El árbitro dice en voz alta qué se jugó, qué sigue y a quién le toca.</translation>
    </message>
    <message>
        <source>Spoken calls</source>
        <translation>Jugadas en voz alta</translation>
    </message>
    <message>
        <source>The referee speaks.</source>
        <extracomment>Spoken when the voice is switched on.</extracomment>
        <translation>Habla el árbitro.</translation>
    </message>
    <message>
        <source>This system has no voice for it. On Linux, Speech Dispatcher brings one.</source>
        <extracomment>The system has no voice. Speech Dispatcher is a program and stays as it is.</extracomment>
        <translation>Este sistema no tiene voz para ello. En Linux la trae Speech Dispatcher.</translation>
    </message>
    <message>
        <source>While a match is on the table.</source>
        <extracomment>What the switch &quot;Keep the screen on&quot; does.</extracomment>
        <translation>Mientras haya una partida en la mesa.</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Mantener la pantalla encendida</translation>
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
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>has left</source>
        <translation>se fue</translation>
    </message>
</context>
<context>
    <name>StatusBanner</name>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>First: it did not work. Second: it is done.</extracomment>
        <translation>Eso no funcionó</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>There is no folder for %1, and it cannot be made. Nothing was changed; make the folder and try again.</source>
        <extracomment>%1 is a folder or file.</extracomment>
        <translation>No hay carpeta para %1 y no se puede crear. No se cambió nada; crea la carpeta e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. It was not changed; allow reading it and try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 no se puede abrir. Quedó como estaba; dale permiso de lectura e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is not a file of Flipside. It was not changed; move it away and try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 no es un archivo de Flipside. Quedó como estaba; muévelo a otro lugar e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Flipside. It was not changed; update to open it.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 es de un Flipside más nuevo. Quedó como estaba; actualiza para abrirlo.</translation>
    </message>
    <message>
        <source>The file with the matches was damaged. It is kept as %1. Restore a backup in the settings, or try again to start from scratch.</source>
        <extracomment>%1 is the name under which a damaged file was kept.</extracomment>
        <translation>El archivo de las partidas estaba dañado. Se guardó como %1. Recupera una copia de seguridad en la configuración o vuelve a intentarlo para empezar de nuevo.</translation>
    </message>
    <message>
        <source>The file could not be updated to this version. Nothing was changed.</source>
        <translation>El archivo no se pudo pasar a esta versión. No se cambió nada.</translation>
    </message>
    <message>
        <source>The file could not be updated to this version. Nothing was changed; a copy is %1.</source>
        <extracomment>%1 is the name of a copy of the file.</extracomment>
        <translation>El archivo no se pudo pasar a esta versión. No se cambió nada; hay una copia en %1.</translation>
    </message>
    <message>
        <source>%1 already exists and will not be overwritten. Choose another name.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 ya existe y no se sobrescribe. Elige otro nombre.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 no se puede leer.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Nothing was lost; choose another place.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 no se puede escribir. No se perdió nada; elige otro lugar.</translation>
    </message>
    <message>
        <source>%1 is not a record of a match. Nothing was imported.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 no es el registro de una partida. No se importó nada.</translation>
    </message>
    <message>
        <source>%1 is not an archive of Flipside. Nothing was imported.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 no es una exportación de Flipside. No se importó nada.</translation>
    </message>
    <message>
        <source>%1 comes from a newer Flipside. Nothing was imported.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 viene de un Flipside más nuevo. No se importó nada.</translation>
    </message>
    <message>
        <source>Line %2 of %1 does not belong in an archive. Nothing was imported.</source>
        <extracomment>%1 is a file, %2 the number of a line in it.</extracomment>
        <translation>La línea %2 de %1 no corresponde a una exportación de Flipside. No se importó nada.</translation>
    </message>
    <message>
        <source>Line %2 of %1 is not possible by the rules: %3 Nothing was imported.</source>
        <extracomment>%1 is a file, %2 the number of a line in it, %3 the referee&apos;s sentence on it.</extracomment>
        <translation>La línea %2 de %1 no es posible según las reglas: %3 No se importó nada.</translation>
    </message>
    <message>
        <source>A match in the file differs from the one saved here. Nothing was imported.</source>
        <extracomment>A match in a file is told differently from the same match here.</extracomment>
        <translation>Una partida del archivo no es igual que la de aquí. No se importó nada.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Everything you see is saved; allow writing there and try again.</source>
        <extracomment>%1 is a file or folder.</extracomment>
        <translation>%1 no se puede escribir. Todo lo que ves está guardado; da permiso de escritura e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Another program is using the file with the matches. Everything you see is saved; close that program and try again.</source>
        <translation>Otro programa tiene ocupado el archivo de las partidas. Todo lo que ves está guardado; cierra ese programa e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>There is no room left on the disk. Everything you see is saved; make room and try again.</source>
        <translation>No queda espacio en el disco. Todo lo que ves está guardado; libera espacio e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The file with the matches was moved or replaced by another. Put it back and try again.</source>
        <translation>El archivo de las partidas se movió o fue reemplazado. Ponlo en su lugar e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>That could not be saved: %1. Everything you see is saved.</source>
        <extracomment>%1 is what the system said, in English.</extracomment>
        <translation>Eso no se pudo guardar: %1. Todo lo que ves está guardado.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Cancelado. No se cambió nada.</translation>
    </message>
    <message>
        <source>This match is no longer in the file.</source>
        <translation>Esta partida ya no está en el archivo.</translation>
    </message>
    <message>
        <source>This player is no longer in the file.</source>
        <translation>Esta persona ya no está en el archivo.</translation>
    </message>
    <message>
        <source>This group is no longer in the file.</source>
        <translation>Este grupo ya no está en el archivo.</translation>
    </message>
    <message>
        <source>This match is in the bin. Take it back to go on.</source>
        <translation>Esta partida está en la papelera. Recupérala para seguir.</translation>
    </message>
    <message>
        <source>These two have played in the same match, so they cannot be merged.</source>
        <translation>Estas dos personas jugaron juntas una partida, así que no se pueden unir.</translation>
    </message>
    <message>
        <source>Line %1 of this match’s record cannot be read. Nothing was changed.</source>
        <extracomment>%1 is the number of a line.</extracomment>
        <translation>La línea %1 de esta partida no se puede leer. Quedó como estaba.</translation>
    </message>
    <message>
        <source>Flipside is open elsewhere with the same file. Nothing was changed; close it there and try again.</source>
        <translation>Flipside está abierto en otro lugar con el mismo archivo. No se cambió nada; ciérralo allí e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is not whole: a part is missing, or it has changed since it was written. Nothing was imported; export it again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 no está completo: falta una parte o ha cambiado desde que se escribió. No se importó nada; expórtalo de nuevo.</translation>
    </message>
    <message>
        <source>A name has 1 to 40 visible characters, and no comma, colon, semicolon or #.</source>
        <translation>Un nombre tiene de 1 a 40 caracteres visibles, sin coma, dos puntos, punto y coma ni #.</translation>
    </message>
    <message>
        <source>Line %2 of %1 is longer than any match can be. Nothing was imported.</source>
        <extracomment>%1 is a file, %2 the number of a line in it.</extracomment>
        <translation>La línea %2 de %1 es más larga de lo que puede ser una partida. No se importó nada.</translation>
    </message>
    <message>
        <source>This match has reached its maximum length. Start another one.</source>
        <translation>Esta partida alcanzó su longitud máxima. Empieza otra.</translation>
    </message>
    <message>
        <source>%1 is damaged, or the disk cannot read it. It was not changed; restore a backup in the settings.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 está dañado, o el disco no puede leerlo. Quedó como estaba; recupera una copia de seguridad en la configuración.</translation>
    </message>
    <message>
        <source>There is no folder %1. Choose another place.</source>
        <extracomment>%1 is a folder.</extracomment>
        <translation>No existe la carpeta %1. Elige otro lugar.</translation>
    </message>
    <message>
        <source>%1 can only be read, and no backup is made of such a file. Export an archive.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 solo se puede leer, y de un archivo así no se puede hacer copia de seguridad. Exporta tus partidas.</translation>
    </message>
    <message>
        <source>The backup %1 is damaged, or the disk cannot read it. Nothing was changed; restore another one.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>La copia de seguridad %1 está dañada, o el disco no puede leerla. No se cambió nada; recupera otra.</translation>
    </message>
</context>
<context>
    <name>StorageTrouble</name>
    <message>
        <source>Your matches cannot be opened</source>
        <extracomment>The file that keeps all matches could not be opened.</extracomment>
        <translation>No se pueden abrir tus partidas</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Tries to open the file with all matches once more.</extracomment>
        <translation>Intentar de nuevo</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>What happened</source>
        <extracomment>An entry of the menu that puts things right.</extracomment>
        <translation>Lo que pasó</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Opens the scoreboard.</extracomment>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Cuántas cartas tiene alguien</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>De quién es el turno</translation>
    </message>
    <message>
        <source>Reverse the direction</source>
        <translation>Invertir el sentido del juego</translation>
    </message>
    <message>
        <source>Color in play</source>
        <translation>Color en juego</translation>
    </message>
    <message>
        <source>Card on top</source>
        <translation>Carta de arriba</translation>
    </message>
    <message>
        <source>The other side is up</source>
        <translation>Cambiar al otro lado</translation>
    </message>
    <message>
        <source>Reshuffle the discard pile</source>
        <translation>Barajar la pila para tirar</translation>
    </message>
    <message>
        <source>Just score this round</source>
        <translation>Solo anotar esta ronda</translation>
    </message>
    <message>
        <source>Give up this round, unscored</source>
        <translation>Anular esta ronda, sin puntos</translation>
    </message>
    <message>
        <source>Who joins or leaves</source>
        <translation>Quién llega y quién se va</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <translation>Quién se sienta dónde</translation>
    </message>
    <message>
        <source>Scoring and target</source>
        <translation>Puntuación y meta</translation>
    </message>
    <message>
        <source>Table rulings</source>
        <translation>Acuerdos de la mesa</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Meta de puntos</translation>
    </message>
    <message>
        <source>Keys and typed calls</source>
        <translation>Atajos y jugadas escritas</translation>
    </message>
    <message>
        <source>End the match here</source>
        <translation>Terminar aquí la partida</translation>
    </message>
    <message>
        <source>Corrections and more</source>
        <extracomment>Title of the menu of corrections.</extracomment>
        <translation>Correcciones y más</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Opens the menu of corrections.</extracomment>
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>TableBody</name>
    <message>
        <source>Which card is on top?</source>
        <extracomment>What the table waits for while the card that lies on the pile is put right.</extracomment>
        <translation>¿Qué carta está arriba?</translation>
    </message>
    <message>
        <source>%1 shows %2 the hand</source>
        <extracomment>What the table waits for while a hand is shown in a challenge: %1 laid the wild, %2 challenges.</extracomment>
        <translation>%1 le muestra la mano a %2</translation>
    </message>
    <message>
        <source>Which color is in play?</source>
        <extracomment>What the table waits for while the color is put right.</extracomment>
        <translation>¿Qué color está en juego?</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>to %1</source>
        <extracomment>%1 is the number of points to reach.</extracomment>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>%1 is the number of a round.</extracomment>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>%1 challenges %2</source>
        <extracomment>Title while a hand is shown: %1 challenges %2.</extracomment>
        <translation>%1 desafía a %2</translation>
    </message>
</context>
<context>
    <name>TableQuestion</name>
    <message>
        <source>What the rules say</source>
        <extracomment>Opens the rule behind what the table is asked just now.</extracomment>
        <translation>Qué dicen las reglas</translation>
    </message>
</context>
<context>
    <name>TableRecords</name>
    <message>
        <source>Highest round</source>
        <extracomment>A record: most points that somebody collected in one round</extracomment>
        <translation>Ronda más alta</translation>
    </message>
    <message>
        <source>Longest match</source>
        <extracomment>A record: the match with the most rounds</extracomment>
        <translation>Partida más larga</translation>
    </message>
    <message>
        <source>Biggest comeback</source>
        <extracomment>A record: somebody was so far behind, and won</extracomment>
        <translation>Mayor remontada</translation>
    </message>
    <message>
        <source>Most cards drawn at once</source>
        <extracomment>A record: most cards that somebody had to draw at one go</extracomment>
        <translation>Más cartas tomadas de una vez</translation>
    </message>
    <message>
        <source>Biggest hand</source>
        <extracomment>A record: most cards that somebody held</extracomment>
        <translation>Mano más grande</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <extracomment>Below the number of a record; the number itself stands above</extracomment>
        <translation>
            <numerusform>punto</numerusform>
            <numerusform>puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>round(s)</source>
        <extracomment>Below the number of a record; the number itself stands above</extracomment>
        <translation>
            <numerusform>ronda</numerusform>
            <numerusform>rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s) behind</source>
        <extracomment>Below the number of a record; the number itself stands above</extracomment>
        <translation>
            <numerusform>punto de desventaja</numerusform>
            <numerusform>puntos de desventaja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <extracomment>Below the number of a record; the number itself stands above</extracomment>
        <translation>
            <numerusform>carta</numerusform>
            <numerusform>cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableState</name>
    <message>
        <source>Which color?</source>
        <extracomment>On the pile, while somebody has to name the colour.</extracomment>
        <translation>¿Qué color?</translation>
    </message>
    <message>
        <source>Which card?</source>
        <extracomment>On the pile, while its top card is not known yet.</extracomment>
        <translation>¿Qué carta?</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>What may be laid: %1 is a colour, %2 a number.</extracomment>
        <translation>%1 o un %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>action card</comment>
        <extracomment>What may be laid: %1 is a colour, %2 the name of an action card.</extracomment>
        <translation>%1 o %2</translation>
    </message>
</context>
<context>
    <name>ThemeChoice</name>
    <message>
        <source>Flips with the deck</source>
        <translation>Cambia con la baraja</translation>
    </message>
    <message>
        <source>Light while the light side is in play, dark on the dark side.</source>
        <translation>Claro mientras se juega el lado claro, oscuro en el lado oscuro.</translation>
    </message>
    <message>
        <source>Always light</source>
        <translation>Siempre claro</translation>
    </message>
    <message>
        <source>Ink on warm paper.</source>
        <translation>Letras oscuras sobre fondo crema.</translation>
    </message>
    <message>
        <source>Always dark</source>
        <translation>Siempre oscuro</translation>
    </message>
    <message>
        <source>Moonlight on violet, easy on the eyes at night.</source>
        <translation>Luz de luna sobre violeta, suave para la vista de noche.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Step</source>
        <extracomment>A slider along the steps of a match.</extracomment>
        <translation>Paso</translation>
    </message>
</context>
<context>
    <name>ToMatch</name>
    <message>
        <source>Now match</source>
        <extracomment>Over what the next card has to match.</extracomment>
        <translation>Se pide</translation>
    </message>
</context>
<context>
    <name>TookQuestion</name>
    <message>
        <source>How many cards did it take?</source>
        <extracomment>After a Wild Draw Color: how many cards were drawn.</extracomment>
        <translation>¿Cuántas cartas fueron?</translation>
    </message>
    <message>
        <source>The card of the chosen color counts too. The two extra cards for a lost challenge are added for you.</source>
        <extracomment>How the cards of a Wild Draw Color are counted.</extracomment>
        <translation>La carta del color elegido también cuenta. Las dos cartas por un desafío perdido se suman solas.</translation>
    </message>
    <message>
        <source>The card of the chosen color counts too.</source>
        <extracomment>How the cards of a Wild Draw Color are counted that nobody challenged.</extracomment>
        <translation>La carta del color elegido también cuenta.</translation>
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
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>A call could not be written to disk, and the table is as it was.</extracomment>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Calls once more what could not be written.</extracomment>
        <translation>Intentar de nuevo</translation>
    </message>
</context>
<context>
    <name>TroubleBanners</name>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Today’s backup could not be made</source>
        <extracomment>The copy of all matches that is made when a match ends.</extracomment>
        <translation>No se pudo hacer la copia de seguridad de hoy</translation>
    </message>
    <message>
        <source>Nothing can be changed now</source>
        <extracomment>The file that keeps all matches may be read, but not written.</extracomment>
        <translation>Ahora no se puede cambiar nada</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Tries to open the file with all matches once more.</extracomment>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Readable settings were kept; the rest are back to their defaults. Matches are not touched. The old file is kept as %1.</source>
        <extracomment>%1 is a file name.</extracomment>
        <translation>Se conservó lo que se pudo leer; lo demás volvió a los valores por defecto. Las partidas no se tocaron. El archivo anterior se guardó como %1.</translation>
    </message>
    <message>
        <source>They hold until Flipside is closed. Matches are not touched.</source>
        <translation>Valen hasta que se cierre Flipside. Las partidas no se tocaron.</translation>
    </message>
    <message>
        <source>The settings file was damaged</source>
        <extracomment>First: the settings file was damaged. Second: it could not be written.</extracomment>
        <translation>El archivo de configuración estaba dañado</translation>
    </message>
    <message>
        <source>The settings could not be saved</source>
        <translation>No se pudieron guardar la configuración</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Pass</source>
        <extracomment>First: after drawing, keeps the card and ends the turn. Second: takes a card from the draw pile.</extracomment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tomar</translation>
    </message>
    <message>
        <source>UNO!</source>
        <extracomment>Calls UNO for whoever is about to have, or has, a single card. UNO stays as it is.</extracomment>
        <translation>¡UNO!</translation>
    </message>
    <message>
        <source>%1 did not call UNO and draws 2</source>
        <extracomment>What the person who is caught pays; %1 is their name.</extracomment>
        <translation>%1 no dijo UNO y toma 2</translation>
    </message>
    <message>
        <source>Caught!</source>
        <extracomment>Somebody with a single card has not called UNO and is caught.</extracomment>
        <translation>¡Te atrapé!</translation>
    </message>
    <message>
        <source>Why %1 cannot be caught</source>
        <extracomment>%1 has one card and has called UNO, or it is too late to catch them.</extracomment>
        <translation>¿Por qué no se puede atrapar a %1?</translation>
    </message>
</context>
<context>
    <name>TypedCall</name>
    <message>
        <source>Type a call: yellow 2 or y2</source>
        <extracomment>In the field for typed calls: a card in words, then with the color as short as it is understood: the letter of table notation, or the beginning of its name.</extracomment>
        <translation>Escribe: 2 amarillo o am2</translation>
    </message>
    <message>
        <source>Type a call: pink 2 or p2</source>
        <extracomment>In the field for typed calls: a card in words, then with the color as short as it is understood: the letter of table notation, or the beginning of its name.</extracomment>
        <translation>Escribe: 2 rosa o r2</translation>
    </message>
</context>
<context>
    <name>TypedCard</name>
    <message>
        <source>Type a card: pink 2 or p2</source>
        <extracomment>In the field for typed cards of a hand that is counted: in words, then with the color as short as it is understood: the letter of table notation, or the beginning of its name.</extracomment>
        <translation>Escribe una carta: 2 rosa o r2</translation>
    </message>
    <message>
        <source>Type a card: yellow 2 or y2</source>
        <extracomment>In the field for typed cards of a hand that is counted: in words, then with the color as short as it is understood: the letter of table notation, or the beginning of its name.</extracomment>
        <translation>Escribe una carta: 2 amarillo o am2</translation>
    </message>
</context>
<context>
    <name>UndoBinBar</name>
    <message>
        <source>Moved to the bin</source>
        <extracomment>A match was moved to the bin just now.</extracomment>
        <translation>Movida a la papelera</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Takes a match back out of the bin.</extracomment>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>UndoButton</name>
    <message>
        <source>Undo</source>
        <extracomment>Takes back what was called last.</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1 is what would be taken back, such as &quot;Ana: Blue 7&quot;.</extracomment>
        <translation>Deshacer: %1</translation>
    </message>
</context>
<context>
    <name>UnsavedSheet</name>
    <message>
        <source>The correction is not saved yet</source>
        <extracomment>Title of the question whether the correction of a round is kept.</extracomment>
        <translation>La corrección aún no se ha guardado</translation>
    </message>
    <message>
        <source>Save the correction</source>
        <extracomment>Keeps the correction of a round.</extracomment>
        <translation>Guardar la corrección</translation>
    </message>
    <message>
        <source>Leave the round as it was</source>
        <extracomment>Leaves a round without what was corrected in it.</extracomment>
        <translation>Dejar la ronda como estaba</translation>
    </message>
</context>
<context>
    <name>UsualPage</name>
    <message>
        <source>Usual deck and rulings</source>
        <extracomment>Title of the page with the edition and rulings that new matches begin with.</extracomment>
        <translation>Baraja y acuerdos habituales</translation>
    </message>
    <message>
        <source>New matches begin with these. A single match can still be played otherwise.</source>
        <extracomment>What this page is for.</extracomment>
        <translation>Las partidas nuevas empiezan así. Cada partida se puede jugar de otro modo.</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Heading over the editions of the game.</extracomment>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Table rulings</source>
        <extracomment>Heading over what the table decides where the printed rules are silent or differ.</extracomment>
        <translation>Acuerdos de la mesa</translation>
    </message>
</context>
<context>
    <name>VoidedBanner</name>
    <message>
        <source>Undo</source>
        <extracomment>Takes back that a round was given up.</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Round %1 was given up</source>
        <extracomment>A round was ended without being scored; %1 is its number.</extracomment>
        <translation>La ronda %1 queda anulada</translation>
    </message>
    <message>
        <source>It gives nobody points. The next one can be dealt.</source>
        <extracomment>Below &quot;Round 3 was given up&quot;.</extracomment>
        <translation>No da puntos a nadie. Ya se puede repartir la siguiente.</translation>
    </message>
</context>
<context>
    <name>WorkingLabel</name>
    <message>
        <source>Working …</source>
        <extracomment>Something long is being read; with a number, how many of a hundred parts have been.</extracomment>
        <translation>Trabajando…</translation>
    </message>
    <message>
        <source>Working … %1%</source>
        <translation>Trabajando… %1 %</translation>
    </message>
</context>
<context>
    <name>app::Awake</name>
    <message>
        <source>A match is being played</source>
        <extracomment>Why the screen stays on, shown where the desktop lists what keeps it so.</extracomment>
        <translation>Se está jugando una partida</translation>
    </message>
</context>
<context>
    <name>app::Backups</name>
    <message>
        <source>%1, automatic</source>
        <extracomment>Second line of a backup: %1 is its size, such as &quot;2 MB&quot;</extracomment>
        <translation>%1, automática</translation>
    </message>
    <message>
        <source>%1, made by you</source>
        <extracomment>Second line of a backup: %1 is its size, such as &quot;2 MB&quot;</extracomment>
        <translation>%1, hecha a mano</translation>
    </message>
    <message>
        <source>A copy of everything is in %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Hay una copia de todo en %1.</translation>
    </message>
    <message>
        <source>The backup was restored.</source>
        <extracomment>A backup is in the place of the matches now. %1 is the file that holds what was there before</extracomment>
        <translation>Se recuperó la copia.</translation>
    </message>
    <message>
        <source>The backup was restored. What was there before is kept as %1.</source>
        <translation>Se recuperó la copia. Lo que había antes se guardó como %1.</translation>
    </message>
</context>
<context>
    <name>app::CommandLine</name>
    <message>
        <source>Show this help.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Muestra esta ayuda.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Muestra la versión.</translation>
    </message>
    <message>
        <source>Keep matches in FILE instead of the usual place.</source>
        <extracomment>Help of an option of the command line. FILE stays as it is.</extracomment>
        <translation>Guarda las partidas en FILE y no en el lugar de siempre.</translation>
    </message>
    <message>
        <source>Use this language for this run: %1.</source>
        <extracomment>Help of an option of the command line. %1 is a list of codes such as &quot;en, es, de&quot;.</extracomment>
        <translation>Usa este idioma por esta vez: %1.</translation>
    </message>
    <message>
        <source>Open the window at this size.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Abre la ventana con este tamaño.</translation>
    </message>
    <message>
        <source>Referee, score keeper and memory for card games that flip.</source>
        <extracomment>What the app is, in its help on the command line.</extracomment>
        <translation>Árbitro, anotador y memoria para juegos de cartas que se voltean.</translation>
    </message>
    <message>
        <source>For more, run “flipside --help”.</source>
        <extracomment>After what is wrong with a call of the command line.</extracomment>
        <translation>Más información con “flipside --help”.</translation>
    </message>
    <message>
        <source>“%1” is not expected here.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>No se esperaba “%1” aquí.</translation>
    </message>
    <message>
        <source>--database needs a file name.</source>
        <extracomment>What is wrong with a call of the command line.</extracomment>
        <translation>A --database le falta el nombre de un archivo.</translation>
    </message>
    <message>
        <source>There is no language “%1”. There are: %2.</source>
        <extracomment>%1 is what was typed, %2 a list of codes such as &quot;en, es, de&quot;.</extracomment>
        <translation>No existe el idioma “%1”. Hay estos: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a window size; write it like 390x844 (%2 to %3 each).</source>
        <extracomment>%1 is what was typed, %2 and %3 are the smallest and the largest number.</extracomment>
        <translation>“%1” no es un tamaño de ventana; escríbelo como 390x844 (de %2 a %3 cada número).</translation>
    </message>
    <message>
        <source>A record (.flip) or archive of matches to import.</source>
        <extracomment>Help of the command line, about a file that can be named.</extracomment>
        <translation>Un registro (.flip) o una exportación de partidas para importar.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1 is a file&apos;s name.</extracomment>
        <translation>No existe el archivo “%1”.</translation>
    </message>
</context>
<context>
    <name>app::CountedHand</name>
    <message numerus="yes">
        <source>%n card(s) are worth %1 points at most.</source>
        <extracomment>Points were typed for a hand of %n cards; %1 is the most that so many cards can be worth</extracomment>
        <translation>
            <numerusform>Una carta vale %1 puntos como mucho.</numerusform>
            <numerusform>%n cartas valen %1 puntos como mucho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Even %n card(s), as many as are dealt, are worth %1 points at most.</source>
        <extracomment>Many points were typed for a hand of which nobody knows how many cards it had; %n are dealt at the beginning of a round, %1 is the most that so many cards can be worth</extracomment>
        <translation>
            <numerusform>Ni siquiera %n carta, la que se reparte, vale más de %1 puntos.</numerusform>
            <numerusform>Ni siquiera %n cartas, las que se reparten, valen más de %1 puntos.</numerusform>
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
        <translation>Hoy, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <extracomment>When something was, by itself: %1 is a time of day such as &quot;9:05 PM&quot;</extracomment>
        <translation>Ayer, %1</translation>
    </message>
</context>
<context>
    <name>app::DealerDraw</name>
    <message>
        <source>A tie: %1 draw again.</source>
        <extracomment>The result of drawing for the dealer: %1 are two or more who drew the same.</extracomment>
        <translation>Empate: %1 sacan otra carta.</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <extracomment>The result of drawing for the dealer: %1 is a name.</extracomment>
        <translation>Reparte %1</translation>
    </message>
</context>
<context>
    <name>app::Demo</name>
    <message>
        <source>A match to look around in</source>
        <extracomment>The note of the demo match, as the list of matches shows it</extracomment>
        <translation>Una partida para explorar</translation>
    </message>
</context>
<context>
    <name>app::Folder</name>
    <message>
        <source>Documents</source>
        <extracomment>A folder that people know by this name</extracomment>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Downloads</source>
        <extracomment>A folder that people know by this name</extracomment>
        <translation>Descargas</translation>
    </message>
    <message>
        <source>Home folder</source>
        <extracomment>A folder that people know by this name: all that is somebody&apos;s own</extracomment>
        <translation>Carpeta personal</translation>
    </message>
</context>
<context>
    <name>app::GameSetup</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>Second line of an edition; %n cards in its deck</extracomment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with one side</source>
        <extracomment>Second line of an edition: %1 is such as &quot;56 cards&quot;</extracomment>
        <translation>%1 de una sola cara</translation>
    </message>
    <message>
        <source>%1 with two sides. Its sheet does not say what a Flip turned up first does.</source>
        <extracomment>Second line of an edition: %1 is such as &quot;112 cards&quot;. Its sheet does not say what follows when a Flip is turned up first</extracomment>
        <translation>%1 de dos caras. La hoja no dice qué pasa si la primera carta es Flip.</translation>
    </message>
    <message>
        <source>%1 with two sides. A Flip turned up first begins the round on the dark side.</source>
        <extracomment>Second line of an edition: %1 is such as &quot;112 cards&quot;. Its sheet says what follows when a Flip is turned up first</extracomment>
        <translation>%1 de dos caras. Si la primera carta es Flip, la ronda empieza en el lado oscuro.</translation>
    </message>
    <message>
        <source>%1 with two sides.</source>
        <extracomment>Second line of an edition: %1 is such as &quot;112 cards&quot;</extracomment>
        <translation>%1 de dos caras.</translation>
    </message>
    <message>
        <source>The name on its rule sheet ends with an exclamation mark.</source>
        <extracomment>Added to the second line of an edition: how people tell which one is in their box</extracomment>
        <translation>En su hoja de reglas, el nombre termina con un signo de exclamación.</translation>
    </message>
    <message>
        <source>The name on its rule sheet has no exclamation mark.</source>
        <extracomment>Added to the second line of an edition: how people tell which one is in their box</extracomment>
        <translation>En su hoja de reglas, el nombre no lleva signo de exclamación.</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Inglés</translation>
    </message>
    <message>
        <source>Spanish, Latin America</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Español, Latinoamérica</translation>
    </message>
    <message>
        <source>Spanish, Spain</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Español, España</translation>
    </message>
    <message>
        <source>French, Canada</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Francés, Canadá</translation>
    </message>
    <message>
        <source>German</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Alemán</translation>
    </message>
    <message>
        <source>Portuguese, Portugal</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Portugués, Portugal</translation>
    </message>
    <message>
        <source>sheet: %1</source>
        <extracomment>By which printed rule sheet the table plays: %1 is such as &quot;Spanish, Spain&quot;</extracomment>
        <translation>hoja: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <extracomment>How many of the table&apos;s rulings differ from the sheet</extracomment>
        <translation>
            <numerusform>%n cambiado</numerusform>
            <numerusform>%n cambiados</numerusform>
        </translation>
    </message>
    <message>
        <source>the usual ones</source>
        <extracomment>The table&apos;s rulings, none of which was changed</extracomment>
        <translation>los habituales</translation>
    </message>
</context>
<context>
    <name>app::HistoryChoices</name>
    <message>
        <source>Last 30 days</source>
        <extracomment>Narrows a list of matches to the newest</extracomment>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Narrows a list of matches to those that somebody won</extracomment>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>No winner</source>
        <extracomment>Narrows a list of matches to those that were ended before somebody won</extracomment>
        <translation>Sin ganador</translation>
    </message>
    <message>
        <source>In progress</source>
        <extracomment>Narrows a list of matches to those that are not over</extracomment>
        <translation>En curso</translation>
    </message>
</context>
<context>
    <name>app::HistoryModel</name>
    <message>
        <source>In progress</source>
        <extracomment>Heading over the matches that are not over yet</extracomment>
        <translation>En curso</translation>
    </message>
</context>
<context>
    <name>app::HomeModel</name>
    <message>
        <source>In progress</source>
        <extracomment>A match in the list of the last matches that is not over yet</extracomment>
        <translation>En curso</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>Second line of a match in the list: %1 are the others&apos; names</extracomment>
        <translation>con %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>Headline of the match that is on: %1 is such as &quot;Ben plays&quot;, %2 the card on the pile</extracomment>
        <translation>%1; arriba: %2</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>Where the match that is on stands: %1 is a number, %2 is &quot;Light side&quot; or &quot;Dark side&quot;</extracomment>
        <translation>Ronda %1 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>Where the match that is on stands: %1 is a number</extracomment>
        <translation>Ronda %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the win with %n point(s)</source>
        <extracomment>A match in the list of the last matches: %1 are the winners&apos; names, each has %n points</extracomment>
        <translation>
            <numerusform>%1 comparten la victoria con %n punto</numerusform>
            <numerusform>%1 comparten la victoria con %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won with the fewest points: %n</source>
        <extracomment>A match in the list of the last matches: %1 is the winner, whose total of %n points was the lowest</extracomment>
        <translation>
            <numerusform>%1 ganó con el total más bajo: %n</numerusform>
            <numerusform>%1 ganó con el total más bajo: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %n point(s)</source>
        <extracomment>A match in the list of the last matches: %1 is the winner, %n the points</extracomment>
        <translation>
            <numerusform>%1 ganó con %n punto</numerusform>
            <numerusform>%1 ganó con %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>The round is being played</source>
        <extracomment>Headline of the match that is on, in which only the score is kept: what is played now is not called</extracomment>
        <translation>La ronda está en juego</translation>
    </message>
    <message>
        <source>The next round can begin</source>
        <extracomment>Headline of the match that is on, in which only the score is kept: the last round was scored</extracomment>
        <translation>Puede empezar la próxima ronda</translation>
    </message>
</context>
<context>
    <name>app::IncomingFile</name>
    <message>
        <source>Matches: %1</source>
        <extracomment>What a file holds that somebody wants opened; %1 is how many</extracomment>
        <translation>Partidas: %1</translation>
    </message>
    <message>
        <source>Rounds: %1</source>
        <extracomment>Second line about a match in a file: %1 is how many rounds were scored</extracomment>
        <translation>Rondas: %1</translation>
    </message>
    <message>
        <source>A match in it differs from the one saved here. Yours was not changed.</source>
        <extracomment>After a file was opened: something in it is not told as the same match is here</extracomment>
        <translation>Una partida del archivo no es igual que la de aquí. La tuya quedó como estaba.</translation>
    </message>
    <message>
        <source>Everything in it was already here. Nothing changed.</source>
        <translation>Todo estaba ya aquí. No cambió nada.</translation>
    </message>
    <message>
        <source>It was already here and had continued elsewhere. Now it is up to date.</source>
        <translation>Ya estaba aquí y había seguido en otro lugar. Ahora está al día.</translation>
    </message>
    <message>
        <source>It is among your matches now.</source>
        <translation>Ya está entre tus partidas.</translation>
    </message>
    <message>
        <source>Added to your matches: %1</source>
        <extracomment>After a file was opened: %1 is how many matches were taken from it</extracomment>
        <translation>Agregadas a tus partidas: %1</translation>
    </message>
    <message>
        <source>The file does not say where it ends: something may be missing from it.</source>
        <translation>El archivo no indica dónde termina: puede que le falte algo.</translation>
    </message>
    <message>
        <source>Left out, because a name has characters that cannot be seen: %1</source>
        <translation>No se importaron, porque un nombre tiene caracteres que no se ven: %1</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <extracomment>After a file was opened</extracomment>
        <translation>No se agregó nada.</translation>
    </message>
</context>
<context>
    <name>app::KeyHelp</name>
    <message>
        <source>Draw, Reverse, Skip, Flip of a color; e is Skip Everyone</source>
        <extracomment>What can be typed at the table, b+1, br, bs, bf: which cards these letters are.</extracomment>
        <translation>Toma, Reversa, Salta y Flip de un color; la letra e es Salta a todos</translation>
    </message>
    <message>
        <source>A wild and the color it names</source>
        <extracomment>What can be typed at the table, such as &quot;wild red&quot; or w=r.</extracomment>
        <translation>Un comodín y el color elegido</translation>
    </message>
    <message>
        <source>Draw, pass, UNO</source>
        <extracomment>What can be typed at the table: what the letters d, p and u do.</extracomment>
        <translation>Tomar, pasar, UNO</translation>
    </message>
    <message>
        <source>Accept a Wild Draw card</source>
        <extracomment>What can be typed at the table: what the letter a does.</extracomment>
        <translation>Aceptar el comodín que hace tomar</translation>
    </message>
    <message>
        <source>A color or a number, where one is asked for</source>
        <extracomment>What can be typed at the table: a colour alone where a colour is asked for, a number alone where a number is.</extracomment>
        <translation>Un color o un número, donde se pregunte</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <extracomment>What two keys do.</extracomment>
        <translation>Deshacer, rehacer</translation>
    </message>
    <message>
        <source>Caught!</source>
        <extracomment>What a key does: somebody did not call UNO.</extracomment>
        <translation>¡Te atrapé!</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>What a key does: challenges a Wild Draw card.</extracomment>
        <translation>Desafiar</translation>
    </message>
    <message>
        <source>Move over the pad and press a card</source>
        <extracomment>What the arrow keys and the space bar do on a pad of cards.</extracomment>
        <translation>Recorrer las cartas y pulsar</translation>
    </message>
    <message>
        <source>Closes a message, goes back</source>
        <extracomment>What Escape does.</extracomment>
        <translation>Cerrar un mensaje, volver atrás</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <extracomment>Name of a key, as it is printed on a keyboard.</extracomment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>Name of a key: the long one that makes a space.</extracomment>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Corrects a seat or the pile, shows the rule of a card</source>
        <extracomment>What a key does: opens what can be put right about a seat or the pile, or the rule of a card.</extracomment>
        <translation>Corregir un asiento o la pila; ver la regla de una carta</translation>
    </message>
    <message>
        <source>Takes the last card back</source>
        <extracomment>What a key does while a hand is counted.</extracomment>
        <translation>Quitar la última carta</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>What a key does on the page of the rules: goes to the field for a search.</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Previous rule, next rule</source>
        <extracomment>What the left and the right arrow key do while a rule is read.</extracomment>
        <translation>La regla anterior, la siguiente</translation>
    </message>
    <message>
        <source>One step back, one step forward</source>
        <extracomment>What the left and the right arrow key do while a match is seen again.</extracomment>
        <translation>Un paso atrás, un paso adelante</translation>
    </message>
    <message>
        <source>To the beginning, to the end</source>
        <extracomment>What the keys Home and End do while a match is seen again.</extracomment>
        <translation>Al principio, al final</translation>
    </message>
    <message>
        <source>Plays by itself, or stops</source>
        <extracomment>What the space bar does while a match is seen again.</extracomment>
        <translation>Reproducir o detener</translation>
    </message>
    <message>
        <source>Next Flip, challenge or penalty; with Shift the one before</source>
        <extracomment>What the keys F, C and P do while a match is seen again.</extracomment>
        <translation>Al siguiente Flip, desafío, castigo; con Mayús, atrás</translation>
    </message>
    <message>
        <source>Puts a match into the bin</source>
        <extracomment>What a key does in the list of all matches.</extracomment>
        <translation>Mover una partida a la papelera</translation>
    </message>
    <message>
        <source>Next button or field, previous one</source>
        <extracomment>What Tab does, and with Shift: goes to the next button or field, or the one before.</extracomment>
        <translation>Botón o campo siguiente, anterior</translation>
    </message>
    <message>
        <source>Presses the button</source>
        <extracomment>What Space and Enter do: press the button that has the focus.</extracomment>
        <translation>Pulsar el botón</translation>
    </message>
    <message>
        <source>This help</source>
        <extracomment>What F1 opens: the list this line stands in.</extracomment>
        <translation>Esta ayuda</translation>
    </message>
    <message>
        <source>Shift</source>
        <extracomment>Name of a key, as it is printed on a keyboard.</extracomment>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Name of a key, as it is printed on a keyboard: goes to the beginning.</extracomment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>Name of a key, as it is printed on a keyboard: goes to the end.</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>Name of a key, as it is printed on a keyboard: deletes.</extracomment>
        <translation>Supr</translation>
    </message>
    <message>
        <source>yellow 2</source>
        <extracomment>An example of a card that is typed in words: its colour and number, in small letters.</extracomment>
        <translation>2 amarillo</translation>
    </message>
    <message>
        <source>The same in words, in any order</source>
        <extracomment>What can be typed at the table: a card by its name. What it does: the same as the letters of the row above.</extracomment>
        <translation>Lo mismo con palabras, en cualquier orden</translation>
    </message>
    <message>
        <source>Counts a blue 7; its name works too</source>
        <extracomment>What can be typed while a hand is counted; ↵ is the Enter key. What it does: counts that card.</extracomment>
        <translation>Contar un 7 azul; también con su nombre</translation>
    </message>
    <message>
        <source>On to the next hand</source>
        <extracomment>What the Enter key does while a hand is counted, where nothing was typed before.</extracomment>
        <translation>Pasar a la siguiente mano</translation>
    </message>
    <message>
        <source>Draw, Reverse, Skip of a color</source>
        <extracomment>What can be typed at the table, b+1, br, bs: which cards these letters are, where cards have one side.</extracomment>
        <translation>Toma, Reversa y Salta de un color</translation>
    </message>
    <message>
        <source>With a name in front, for somebody else</source>
        <extracomment>What can be typed at the table: a call with the name of whoever made it before it, where that is not who is on turn.</extracomment>
        <translation>Con un nombre delante, por otra persona</translation>
    </message>
    <message>
        <source>Dee</source>
        <comment>name</comment>
        <extracomment>A name that shows how names are typed at the table: a usual one in the language.</extracomment>
        <translation>Lupita</translation>
    </message>
    <message>
        <source>Plays a blue 7: color letter, then number or sign</source>
        <extracomment>What can be typed at the table; ↵ is the Enter key. What it does: a colour&apos;s letter, then a number or a sign, lays a card.</extracomment>
        <translation>Jugar un 7 azul: letra del color y luego número o signo</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>Name of a key, as it is printed on a keyboard: goes back.</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Counts as all the points of the hand</source>
        <extracomment>What can be typed while a hand is counted, a number such as 35; ↵ is the Enter key. What it does.</extracomment>
        <translation>Contar como todos los puntos de la mano</translation>
    </message>
</context>
<context>
    <name>app::MatchActions</name>
    <message numerus="yes">
        <source>%n match(es) removed for good.</source>
        <extracomment>The bin was emptied; %n matches were in it</extracomment>
        <translation>
            <numerusform>Se borró %n partida para siempre.</numerusform>
            <numerusform>Se borraron %n partidas para siempre.</numerusform>
        </translation>
    </message>
    <message>
        <source>All matches are in %1</source>
        <extracomment>%1 is the file in which all matches are now</extracomment>
        <translation>Todas las partidas están en %1</translation>
    </message>
    <message>
        <source>The record is in %1</source>
        <extracomment>%1 is the file in which the record of a match is now</extracomment>
        <translation>El registro está en %1</translation>
    </message>
</context>
<context>
    <name>app::MatchRounds</name>
    <message>
        <source>%1 dealt</source>
        <extracomment>What is told of a round: %1 is who dealt</extracomment>
        <translation>repartió %1</translation>
    </message>
    <message numerus="yes">
        <source>%n flip(s)</source>
        <extracomment>What is told of a round: how often the cards were turned over</extracomment>
        <translation>
            <numerusform>una vez Flip</numerusform>
            <numerusform>%n veces Flip</numerusform>
        </translation>
    </message>
    <message>
        <source>corrected</source>
        <extracomment>What is told of a round: its points were corrected later</extracomment>
        <translation>corregida</translation>
    </message>
    <message>
        <source>does not count</source>
        <extracomment>What is told of a round: it gives nobody points</extracomment>
        <translation>no cuenta</translation>
    </message>
</context>
<context>
    <name>app::NewMatchSetup</name>
    <message>
        <source>Deal: %1 gives everyone %2</source>
        <extracomment>Begins the match: %1 is who deals, %2 how many cards everyone gets.</extracomment>
        <translation>Repartir: %1 da %2 a cada uno</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Begins the match, before it is known who deals.</extracomment>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Begins a match of which only rounds are scored.</extracomment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Who plays? Tap or type the names.</source>
        <extracomment>Why a match cannot begin yet: nobody sits there. First where people are known who can be tapped</extracomment>
        <translation>¿Quién juega? Toca o escribe los nombres.</translation>
    </message>
    <message>
        <source>Who plays? Type the names.</source>
        <translation>¿Quién juega? Escribe los nombres.</translation>
    </message>
    <message>
        <source>One more, at least: two to ten can play.</source>
        <extracomment>Why a match cannot begin yet</extracomment>
        <translation>Al menos uno más: juegan de dos a diez.</translation>
    </message>
</context>
<context>
    <name>app::PeopleModel</name>
    <message>
        <source>no match yet</source>
        <extracomment>In a list of people: somebody who has not played yet</extracomment>
        <translation>todavía sin partidas</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <extracomment>In a list of people; %n is how many matches somebody has played</extracomment>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::Person</name>
    <message>
        <source>No match yet</source>
        <extracomment>Second line of a person&apos;s page before the first match</extracomment>
        <translation>Todavía sin partidas</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) since %1 %2</source>
        <extracomment>Second line of a person&apos;s page: %n matches, %1 is a month, %2 a year</extracomment>
        <translation>
            <numerusform>%n partida desde %1 de %2</numerusform>
            <numerusform>%n partidas desde %1 de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Based on only %n finished match(es): too few to say much.</source>
        <extracomment>On a person&apos;s page: the numbers say little yet; %n matches had a winner</extracomment>
        <translation>
            <numerusform>Solo hay %n partida terminada: aún es poco para sacar conclusiones.</numerusform>
            <numerusform>Solo hay %n partidas terminadas: aún es poco para sacar conclusiones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning streak now</source>
        <extracomment>A number about a person: matches won one after the other, up to now</extracomment>
        <translation>Racha de victorias actual</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <extracomment>A number about a person: most matches won one after the other</extracomment>
        <translation>Mejor racha de victorias</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <extracomment>A number about a person: wins shared with somebody</extracomment>
        <translation>Victorias compartidas</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <extracomment>A number about a person: rounds won, of rounds played. %1 and %2 are numbers</extracomment>
        <translation>Rondas ganadas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Best round</source>
        <extracomment>A number about a person: most points collected by winning one round</extracomment>
        <translation>Mejor ronda</translation>
    </message>
    <message>
        <source>Left in hand per lost round</source>
        <extracomment>A number about a person: points left in hand when somebody else wins a round, on average</extracomment>
        <translation>Puntos en la mano por ronda perdida</translation>
    </message>
    <message>
        <source>%1% of the rounds won ended on the dark side.</source>
        <extracomment>A number about a person: %1 of 100 rounds won ended on the dark side</extracomment>
        <translation>El %1 % de las rondas ganadas terminó en el lado oscuro.</translation>
    </message>
    <message>
        <source>Recent matches: %1 of %2 won</source>
        <extracomment>The last matches of a person as a sentence: %1 of %2 were won</extracomment>
        <translation>Últimas partidas ganadas: %1 de %2</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <extracomment>A month in a sentence about a chart: %1 is its name, %2 of %3 matches were won</extracomment>
        <translation>%1 %2 de %3</translation>
    </message>
    <message>
        <source>Matches won, by month: %1</source>
        <extracomment>A chart as a sentence: %1 is a list such as &quot;March 2 of 5, April 1 of 3&quot;</extracomment>
        <translation>Partidas ganadas, por mes: %1</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <extracomment>Numbers about a person in one edition: %1 matches won of %2</extracomment>
        <translation>Ganadas: %1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 rounds</source>
        <extracomment>Numbers about a person in one edition: %1 rounds won of %2</extracomment>
        <translation>Rondas: %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>Caught others %n time(s).</source>
        <extracomment>A number about a person: how often they caught others</extracomment>
        <translation>
            <numerusform>Atrapó a alguien una vez.</numerusform>
            <numerusform>Atrapó a alguien %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found guilty</source>
        <extracomment>Why cards were drawn: a challenge showed that the player had bluffed</extracomment>
        <translation>Culpable en un desafío</translation>
    </message>
    <message>
        <source>Challenge lost</source>
        <extracomment>Why cards were drawn: a challenge of one&apos;s own was wrong</extracomment>
        <translation>Desafío perdido</translation>
    </message>
    <message>
        <source>Caught</source>
        <extracomment>Why cards were drawn: caught without having called UNO</extracomment>
        <translation>Sin decir UNO</translation>
    </message>
    <message numerus="yes">
        <source>%1 points taken, %2 given, in %n round(s)</source>
        <extracomment>Two people against each other: %1 points taken, %2 given, %3 rounds played together</extracomment>
        <translation>
            <numerusform>Puntos ganados: %1, cedidos: %2, en %n ronda</numerusform>
            <numerusform>Puntos ganados: %1, cedidos: %2, en %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished match yet: too few to say much.</source>
        <extracomment>On a person&apos;s page: no match that somebody won yet</extracomment>
        <translation>Todavía no hay partidas terminadas: es pronto para sacar conclusiones.</translation>
    </message>
    <message>
        <source>On their own turn</source>
        <extracomment>Why cards were drawn: by choice or for want of a card that fits</extracomment>
        <translation>En su turno</translation>
    </message>
    <message numerus="yes">
        <source>%1 did it %n time(s).</source>
        <extracomment>Who caught a person most often, and how often: %1 is a name</extracomment>
        <translation>
            <numerusform>%1 se dio cuenta una vez.</numerusform>
            <numerusform>%1 se dio cuenta %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>No challenge made yet</source>
        <extracomment>About a person: nobody else&apos;s wild card was challenged by them</extracomment>
        <translation>Todavía no ha desafiado a nadie</translation>
    </message>
    <message>
        <source>Made: right in %1 of %2</source>
        <extracomment>Challenges that somebody made: %1 of %2 were right</extracomment>
        <translation>Hechos: ganó %1 de %2</translation>
    </message>
    <message>
        <source>No challenge faced yet</source>
        <extracomment>About a person: none of their wild cards was challenged</extracomment>
        <translation>Todavía no ha recibido desafíos</translation>
    </message>
    <message>
        <source>Faced: guilty in %1 of %2</source>
        <extracomment>Challenges against somebody: in %1 of %2 it had been a bluff</extracomment>
        <translation>Recibidos: perdió %1 de %2</translation>
    </message>
    <message>
        <source>Never caught without “UNO”</source>
        <extracomment>About a person: nobody caught them; whether they always called &quot;UNO&quot;, nobody knows</extracomment>
        <translation>Nunca se dejó sorprender sin “UNO”</translation>
    </message>
    <message numerus="yes">
        <source>time(s) caught without “UNO”</source>
        <extracomment>Beside a large number: how often somebody was caught</extracomment>
        <translation>
            <numerusform>castigo por no decir “UNO”</numerusform>
            <numerusform>castigos por no decir “UNO”</numerusform>
        </translation>
    </message>
    <message>
        <source>Fined</source>
        <extracomment>Why cards were drawn: the table said so, for a wrong call or the like</extracomment>
        <translation>Por multa</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n with a winner</source>
        <extracomment>Second line of a person&apos;s page: %1 is such as &quot;25 matches since March 2026&quot;, %n of them count for the percentage of matches won</extracomment>
        <translation>
            <numerusform>%1, %n con ganador</numerusform>
            <numerusform>%1, %n con ganador</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::RefereeQuestion</name>
    <message>
        <source>That cannot be right</source>
        <extracomment>Over what cannot be, such as a third blue 7</extracomment>
        <translation>Eso no puede ser</translation>
    </message>
    <message>
        <source>It was not legal</source>
        <translation>No era válido</translation>
    </message>
    <message>
        <source>Yes, it may</source>
        <extracomment>The referee&apos;s short answer: the card goes on the other one</extracomment>
        <translation>Sí, puede</translation>
    </message>
    <message>
        <source>No, it may not</source>
        <translation>No, no puede</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), two sides</source>
        <extracomment>A deck to ask about; %n cards with two sides</extracomment>
        <translation>
            <numerusform>%n carta, dos caras</numerusform>
            <numerusform>%n cartas, dos caras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>A deck to ask about; %n cards with one side</extracomment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Player A</source>
        <extracomment>Stands for a name in an answer about the rules: whoever lays the card</extracomment>
        <translation>Jugador A</translation>
    </message>
    <message>
        <source>Player B</source>
        <extracomment>Stands for a name in an answer about the rules: whoever comes after</extracomment>
        <translation>Jugador B</translation>
    </message>
    <message>
        <source>Player C</source>
        <extracomment>Stands for a name in an answer about the rules: whoever comes after the next</extracomment>
        <translation>Jugador C</translation>
    </message>
    <message>
        <source>Legal, if that is the whole hand</source>
        <extracomment>The referee&apos;s short answer: the Wild Draw card was allowed, as far as the cards of the hand were told</extracomment>
        <translation>Era válido, si esa es toda la mano</translation>
    </message>
    <message>
        <source>Yes, if they hold no %1</source>
        <extracomment>The referee&apos;s short answer: whether a Wild Draw card may be played; %1 is &quot;blue card&quot;</extracomment>
        <translation>Sí, si no hay ninguna %1 en la mano</translation>
    </message>
</context>
<context>
    <name>app::RoundEnd</name>
    <message>
        <source>%1 collects</source>
        <extracomment>Over the points that whoever went out gets for the round; %1 is the name</extracomment>
        <translation>%1 se lleva</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A correction changes a total: %1 is a name, %2 the total before, %3 after it</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>The match would go on.</source>
        <extracomment>A correction opens a match again that was over</extracomment>
        <translation>La partida seguiría.</translation>
    </message>
    <message>
        <source>%1 would have won in round %2.</source>
        <extracomment>A correction changes who wins: %1 are names, %2 the number of a round</extracomment>
        <translation>Victoria en la ronda %2: %1.</translation>
    </message>
    <message>
        <source>Round %1 no longer counts.</source>
        <extracomment>A correction ends the match earlier: %1 is the number of a later round</extracomment>
        <translation>La ronda %1 ya no contaría.</translation>
    </message>
    <message>
        <source>Rounds %1 no longer count.</source>
        <extracomment>A correction ends the match earlier: %1 are the numbers of later rounds</extracomment>
        <translation>Las rondas %1 ya no contarían.</translation>
    </message>
    <message>
        <source>Round %1 counts again.</source>
        <extracomment>A correction lets the match go on longer: %1 is the number of a round that had come after its end</extracomment>
        <translation>La ronda %1 volvería a contar.</translation>
    </message>
    <message>
        <source>Rounds %1 count again.</source>
        <extracomment>A correction lets the match go on longer: %1 are the numbers of rounds that had come after its end</extracomment>
        <translation>Las rondas %1 volverían a contar.</translation>
    </message>
    <message>
        <source>%1 scores nothing</source>
        <extracomment>Over the points that whoever went out gets for the round; %1 is the name</extracomment>
        <translation>%1 no suma nada</translation>
    </message>
</context>
<context>
    <name>app::Scoreboard</name>
    <message>
        <source>Lowest total wins once someone has %1</source>
        <extracomment>What the match is played to; %1 is a number of points</extracomment>
        <translation>Gana el total más bajo cuando alguien llega a %1</translation>
    </message>
    <message>
        <source>First to %1 wins</source>
        <extracomment>What the match is played to; %1 is a number of points</extracomment>
        <translation>Gana quien llegue primero a %1</translation>
    </message>
    <message>
        <source>Nobody leads yet</source>
        <extracomment>On the scoreboard before a round was scored</extracomment>
        <translation>Todavía nadie va ganando</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <extracomment>On the scoreboard: %1 is who has the best total</extracomment>
        <translation>%1 va ganando</translation>
    </message>
    <message>
        <source>%1 lead</source>
        <extracomment>On the scoreboard: %1 are those who share the best total</extracomment>
        <translation>%1 van ganando</translation>
    </message>
    <message>
        <source>It is a tie: one more round decides.</source>
        <extracomment>On the scoreboard: the target is reached and two share the lowest total</extracomment>
        <translation>Hay empate: decide una ronda más.</translation>
    </message>
    <message numerus="yes">
        <source>With %n more point(s) for %1 it is over.</source>
        <extracomment>On the scoreboard, what would end the match: %1 is a name, %n the points that are missing</extracomment>
        <translation>
            <numerusform>Si %1 suma %n punto más, se acaba la partida.</numerusform>
            <numerusform>Si %1 suma %n puntos más, se acaba la partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n more point(s).</source>
        <extracomment>On the scoreboard, what would end the match: %1 is a name, %n the points that are missing</extracomment>
        <translation>
            <numerusform>A %1 le falta %n punto.</numerusform>
            <numerusform>A %1 le faltan %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ended without a winner</source>
        <extracomment>A match that was ended before somebody won</extracomment>
        <translation>Terminó sin ganador</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <extracomment>The end of a match: %1 is the winner</extracomment>
        <translation>¡Gana %1!</translation>
    </message>
    <message>
        <source>%1 share the win!</source>
        <extracomment>The end of a match: %1 are the names of those who share the win</extracomment>
        <translation>¡%1 comparten la victoria!</translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <extracomment>How long a match was; %n rounds</extracomment>
        <translation>
            <numerusform>en %n ronda</numerusform>
            <numerusform>en %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>How long a match was: %1 is such as &quot;after 7 rounds&quot;, %2 such as &quot;1 hour 24 minutes&quot;</extracomment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>Deal round %1: %2 deals</source>
        <extracomment>Begins the next round: %1 is its number, %2 who deals</extracomment>
        <translation>Ronda %1: reparte %2</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s): %1</source>
        <extracomment>A chart of the match as a sentence: %n rounds, %1 is such as &quot;Ana 120, Ben 80&quot;</extracomment>
        <translation>
            <numerusform>Después de %n ronda: %1</numerusform>
            <numerusform>Después de %n rondas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 does not count</source>
        <extracomment>A round on the scoreboard that was struck out or came after the end: %1 is its number</extracomment>
        <translation>La ronda %1 no cuenta</translation>
    </message>
    <message>
        <source>Round %1: %2 went out, %3 dealt</source>
        <extracomment>A round on the scoreboard: %1 is its number, %2 who went out, %3 who dealt</extracomment>
        <translation>Ronda %1: %2 se quedó sin cartas, repartió %3</translation>
    </message>
    <message>
        <source>Round %1, %2: %3 went out, %4 dealt</source>
        <extracomment>A round on the scoreboard: %1 is its number, %2 is &quot;Light side&quot; or &quot;Dark side&quot;, %3 who went out, %4 who dealt</extracomment>
        <translation>Ronda %1, %2: %3 se quedó sin cartas, repartió %4</translation>
    </message>
    <message>
        <source>struck out</source>
        <extracomment>Under the dealer of a round: somebody said that it does not count</extracomment>
        <translation>tachada</translation>
    </message>
    <message>
        <source>does not count</source>
        <extracomment>Under the dealer of a round: it came after the one that decided the match</extracomment>
        <translation>no cuenta</translation>
    </message>
    <message>
        <source>corrected</source>
        <extracomment>Under the dealer of a round: its points were corrected later</extracomment>
        <translation>corregida</translation>
    </message>
    <message>
        <source>Round %1 was struck out and does not count.</source>
        <extracomment>Below the table of rounds: %1 is the number of a round that was taken out of the match</extracomment>
        <translation>La ronda %1 está tachada y no cuenta.</translation>
    </message>
    <message>
        <source>Rounds %1 were struck out and do not count.</source>
        <extracomment>Below the table of rounds: %1 are the numbers of rounds that were taken out of the match</extracomment>
        <translation>Las rondas %1 están tachadas y no cuentan.</translation>
    </message>
    <message>
        <source>Round %1 does not count: round %2 had decided the match.</source>
        <extracomment>Below the table of rounds: %1 is the number of a round, %2 that of an earlier one which decided the match</extracomment>
        <translation>La ronda %1 no cuenta: la partida se decidió en la ronda %2.</translation>
    </message>
    <message>
        <source>Rounds %1 do not count: round %2 had decided the match.</source>
        <extracomment>Below the table of rounds: %1 are the numbers of rounds, %2 that of an earlier one which decided the match</extracomment>
        <translation>Las rondas %1 no cuentan: la partida se decidió en la ronda %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <extracomment>How long a match was, in hours</extracomment>
        <translation>
            <numerusform>%n hora</numerusform>
            <numerusform>%n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>How long a match was, in minutes</extracomment>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
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
        <translation>Contar la ronda %1</translation>
    </message>
    <message>
        <source>Round %1: %2 went out</source>
        <extracomment>A round on the scoreboard: %1 is its number, %2 who went out</extracomment>
        <translation>Ronda %1: %2 se quedó sin cartas</translation>
    </message>
</context>
<context>
    <name>app::SeatsModel</name>
    <message>
        <source>UNO!</source>
        <extracomment>Behind a player with one card: first, who has called UNO; second, who has not and can be caught</extracomment>
        <translation>¡UNO!</translation>
    </message>
    <message>
        <source>UNO?</source>
        <translation>¿UNO?</translation>
    </message>
    <message>
        <source>%1. Play goes to the left.</source>
        <extracomment>For screen readers: %1 are the players and how many cards each of them holds, going round to the left</extracomment>
        <translation>%1. Se juega hacia la izquierda.</translation>
    </message>
    <message>
        <source>%1. Play goes to the right.</source>
        <extracomment>For screen readers, as above</extracomment>
        <translation>%1. Se juega hacia la derecha.</translation>
    </message>
</context>
<context>
    <name>app::SeatsSetup</name>
    <message>
        <source>%1 is already playing.</source>
        <extracomment>Why a player&apos;s name was not taken; %1 is the name</extracomment>
        <translation>%1 ya está en la mesa.</translation>
    </message>
    <message>
        <source>No more than ten can play.</source>
        <extracomment>Why nobody can be added to the players of a match</extracomment>
        <translation>Pueden jugar diez como máximo.</translation>
    </message>
</context>
<context>
    <name>asked</name>
    <message>
        <source>It must be %1 or %2, or a wild card.</source>
        <extracomment>Why a card does not go on another: %1 is &quot;blue&quot;, %2 is &quot;a 7&quot;</extracomment>
        <translation>Debe ser %1 o %2, o un comodín.</translation>
    </message>
    <message>
        <source>It must be %1, or a wild card.</source>
        <extracomment>Why a card does not go on a wild: %1 is &quot;blue&quot;</extracomment>
        <translation>Debe ser %1, o un comodín.</translation>
    </message>
    <message>
        <source>Then it is the next player’s turn.</source>
        <extracomment>What follows from a card: a number</extracomment>
        <translation>Después le toca al siguiente.</translation>
    </message>
    <message numerus="yes">
        <source>The next player draws %n card(s) and loses a turn.</source>
        <extracomment>What follows from a card: Draw One or Draw Five</extracomment>
        <translation>
            <numerusform>El siguiente toma %n carta y pierde el turno.</numerusform>
            <numerusform>El siguiente toma %n cartas y pierde el turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play goes round the other way.</source>
        <extracomment>What follows from a card: Reverse</extracomment>
        <translation>Se juega en el otro sentido.</translation>
    </message>
    <message>
        <source>The next player loses a turn.</source>
        <extracomment>What follows from a card: Skip</extracomment>
        <translation>El siguiente pierde el turno.</translation>
    </message>
    <message>
        <source>All others lose a turn: the same player goes again.</source>
        <extracomment>What follows from a card: Skip Everyone</extracomment>
        <translation>Todos los demás pierden el turno; juega otra vez la misma persona.</translation>
    </message>
    <message>
        <source>Everything is turned over to the other side.</source>
        <extracomment>What follows from a card: Flip</extracomment>
        <translation>Todo se voltea al otro lado.</translation>
    </message>
    <message>
        <source>Whoever plays it names the color.</source>
        <extracomment>What follows from a card: Wild</extracomment>
        <translation>Quien lo juega elige el color.</translation>
    </message>
    <message>
        <source>Whoever plays it names the color; the next player may challenge it.</source>
        <extracomment>What follows from a card: Wild Draw Two or Wild Draw Color</extracomment>
        <translation>Quien lo juega elige el color; el siguiente puede desafiarlo.</translation>
    </message>
    <message>
        <source>There is at least one %1 in it: whoever played the wild draws until the first card of the named color comes; then it is the challenger’s turn.</source>
        <extracomment>A hand behind a Wild Draw Color; %1 is &quot;blue card&quot;</extracomment>
        <translation>Hay una %1: quien hizo el blof toma cartas hasta que salga el color elegido; después le toca a quien desafió.</translation>
    </message>
    <message numerus="yes">
        <source>There is at least one %1 in it: whoever played the wild draws %n card(s); then it is the challenger’s turn.</source>
        <extracomment>A hand behind a Wild Draw Two; %1 is &quot;blue card&quot;</extracomment>
        <translation>
            <numerusform>Hay una %1: quien hizo el blof toma %n carta; después le toca a quien desafió.</numerusform>
            <numerusform>Hay una %1: quien hizo el blof toma %n cartas; después le toca a quien desafió.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 in it: whoever challenges draws until the first card of the named color comes, then %n more card(s), and loses a turn.</source>
        <extracomment>A hand behind a Wild Draw Color; %1 is &quot;blue card&quot;, %n is 2</extracomment>
        <translation>
            <numerusform>No hay ninguna %1: quien desafía toma cartas hasta que salga el color elegido, más %n carta, y pierde el turno.</numerusform>
            <numerusform>No hay ninguna %1: quien desafía toma cartas hasta que salga el color elegido, más otras %n cartas, y pierde el turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 in it: whoever challenges draws %n card(s) and loses a turn.</source>
        <extracomment>A hand behind a Wild Draw Two; %1 is &quot;blue card&quot;</extracomment>
        <translation>
            <numerusform>No hay ninguna %1: quien desafía toma %n carta y pierde el turno.</numerusform>
            <numerusform>No hay ninguna %1: quien desafía toma %n cartas y pierde el turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever has to draw may not answer with it: they draw and lose their turn.</source>
        <extracomment>Behind what follows from a card that makes the next player draw, where such a card is on the pile already: no stacking</extracomment>
        <translation>Quien tiene que tomar cartas no puede responder con ella: las toma y pierde el turno.</translation>
    </message>
</context>
<context>
    <name>calls</name>
    <message>
        <source>zero one two three four five six seven eight nine</source>
        <extracomment>How the numbers 0 to 9 are written as words, in this order, with a space between them</extracomment>
        <translation>cero uno dos tres cuatro cinco seis siete ocho nueve</translation>
    </message>
    <message>
        <source>draw, draw a card, draw one, draw 1, I draw, take, take one</source>
        <extracomment>What somebody may type to draw a card, apart by commas: the plainest first, it stands in examples</extracomment>
        <translation>tomar, tomo, tomar una carta, toma, toma una, comer, como, come, come una, agarrar, agarro, jalar, jalo, robar, robo</translation>
    </message>
    <message>
        <source>pass, I pass, keep</source>
        <extracomment>What somebody may type to pass, apart by commas: the plainest first, it stands in examples</extracomment>
        <translation>pasar, paso, pasa</translation>
    </message>
    <message>
        <source>accept, I accept</source>
        <extracomment>What somebody may type to accept a Wild Draw card, apart by commas: the plainest first, it stands in examples</extracomment>
        <translation>aceptar, acepto</translation>
    </message>
    <message>
        <source>undo, take back, back</source>
        <extracomment>What somebody may type to take back the last call, apart by commas</extracomment>
        <translation>deshacer, atrás, regresar</translation>
    </message>
    <message>
        <source>Type a color, such as “%1”.</source>
        <extracomment>After a typed call that means nothing; %1 is the name of a colour</extracomment>
        <translation>Escribe un color, por ejemplo “%1”.</translation>
    </message>
    <message>
        <source>Type how many cards it was, such as “%1”.</source>
        <extracomment>After a typed call that means nothing: how many cards somebody drew; %1 is a number</extracomment>
        <translation>Escribe cuántas cartas fueron, por ejemplo “%1”.</translation>
    </message>
    <message>
        <source>Type a card by its color and number, such as “%1”.</source>
        <extracomment>After a typed call that means nothing; %1 is the name of a card, such as &quot;Yellow 2&quot;</extracomment>
        <translation>Escribe una carta con su número y su color, por ejemplo “%1”.</translation>
    </message>
    <message>
        <source>Type a card that is shown, such as “%1”. “%2” and “%3” work too.</source>
        <extracomment>After something was typed that means nothing while a hand is shown; %1 is the name of a card, such as &quot;Yellow 2&quot;, %2 and %3 are other things that can be typed: &quot;has it&quot; and &quot;has not&quot;</extracomment>
        <translation>Escribe una carta de las que se muestran, por ejemplo “%1”. También valen “%2” y “%3”.</translation>
    </message>
    <message>
        <source>One of the cards that were shown says otherwise.</source>
        <extracomment>Somebody says that a color is not in a hand, but a card that was shown has it</extracomment>
        <translation>Una de las cartas mostradas dice lo contrario.</translation>
    </message>
    <message>
        <source>has it, has, has %1, one, guilty, yes</source>
        <extracomment>What somebody may type who saw the color %1 (&quot;bleu&quot;, and &quot;bleue&quot; of &quot;carte bleue&quot;) in a hand that is shown, apart by commas: the shortest that anybody understands first, it stands in examples; “Has %1” as on the button is one of them</extracomment>
        <translation>tiene, sí tiene, sí hay %1, tiene una, una, culpable, sí</translation>
    </message>
    <message>
        <source>has not, has none, has no %1, no %1, not %1, without %1, none, innocent, no</source>
        <extracomment>What somebody may type who saw no color %1 (&quot;bleu&quot;, and &quot;bleue&quot; of &quot;carte bleue&quot;) in a hand that is shown, apart by commas: the shortest that anybody understands first, it stands in examples; “Has no %1” as on the button is one of them</extracomment>
        <translation>no tiene, no la tiene, no hay %1, no %1, sin %1, ninguna %1, no tiene ninguna, ninguna, nada, inocente, no</translation>
    </message>
    <message>
        <source>blue; green; red; yellow; pink, magenta, rose; teal, turquoise, cyan, aqua; orange; purple, violet, lilac</source>
        <extracomment>What people call the colors blue; green; red; yellow; pink; teal; orange; purple when they type them, in this order and in whatever region: semicolons between the colors, commas between the words for one</extracomment>
        <translation>azul; verde; rojo, roja, colorado; amarillo, amarilla; rosa, rosado, rosada, fucsia, magenta; verde azulado, verde azulada, turquesa, azul turquesa, cian; anaranjado, anaranjada, naranja; morado, morada, violeta, lila, púrpura</translation>
    </message>
    <message>
        <source>challenge, I challenge, doubt, I doubt it</source>
        <extracomment>What somebody may type to challenge a Wild Draw card, apart by commas: what the button says first, it stands in examples</extracomment>
        <translation>desafiar, desafío, te desafío, reto, dudar, lo dudo, blof, farol</translation>
    </message>
    <message>
        <source>caught, catch, got you, caught you</source>
        <extracomment>What somebody may type who catches a player that has not called UNO, apart by commas; what the button says is one of them</extracomment>
        <translation>te atrapé, atrapar, atrapé, atrapado, te pillé, pillar, pillado</translation>
    </message>
    <message>
        <source>Nobody can be caught now.</source>
        <extracomment>After &quot;caught&quot; was typed</extracomment>
        <translation>Ahora no se puede atrapar a nadie.</translation>
    </message>
    <message>
        <source>Type “%1” or “%2”.</source>
        <extracomment>After a typed call that means nothing; %1 and %2 are what to type: &quot;accept&quot; and &quot;challenge&quot;</extracomment>
        <translation>Escribe “%1” o “%2”.</translation>
    </message>
    <message>
        <source>Type a card by its color and number, such as “%1”. “%2”, “%3” and “uno” work too.</source>
        <extracomment>After a typed call that means nothing; %1 is the name of a card, such as &quot;Yellow 2&quot;, %2 and %3 are other things that can be typed: &quot;draw&quot; and &quot;pass&quot;</extracomment>
        <translation>Escribe una carta con su número y su color, por ejemplo “%1”. También valen “%2”, “%3” y “uno”.</translation>
    </message>
    <message>
        <source>let it stand, it stands, allow it, it counts</source>
        <extracomment>What somebody may type to let a play stand that was refused, apart by commas; what the button says is one of them</extracomment>
        <translation>darla por buena, se da por buena, vale, cuenta</translation>
    </message>
    <message>
        <source>take it back, take back, back, undo</source>
        <extracomment>What somebody may type to take back a card that was refused, apart by commas; what the button says is one of them</extracomment>
        <translation>recogerla, retirar, la recojo, atrás, deshacer</translation>
    </message>
    <message>
        <source>Which color? Type it with the card, such as “%1”.</source>
        <extracomment>After an action card was typed without its color; %1 is such a card&apos;s name, such as &quot;Yellow Skip&quot;</extracomment>
        <translation>¿De qué color? Escríbelo con la carta, por ejemplo “%1”.</translation>
    </message>
    <message>
        <source>take, draw, I take, I draw</source>
        <extracomment>What somebody may type who takes several cards, before their number, apart by commas: the plainest first, it stands in examples</extracomment>
        <translation>tomar, tomo, toma, comer, como, come, agarrar, agarro, robar, robo</translation>
    </message>
    <message>
        <source>swap with, swap, I swap with, with</source>
        <extracomment>What somebody may type to say with whom hands are swapped, before the name, apart by commas: longer ones first</extracomment>
        <translation>cambiar con, cambio con, intercambiar con, cambiar, cambio, con</translation>
    </message>
    <message>
        <source>fine for, fine</source>
        <extracomment>What somebody may type to make a player draw, before the name and a number, apart by commas: longer ones first</extracomment>
        <translation>multa para, multa a, multa, castigo para, castigo a, castigo</translation>
    </message>
    <message>
        <source>Type a draw card, or “%1”.</source>
        <extracomment>After a typed call that means nothing: cards are waiting for somebody; %1 is what to type: &quot;take 6&quot;</extracomment>
        <translation>Escribe una carta que haga tomar, o “%1”.</translation>
    </message>
    <message>
        <source>Type the name of the player with whom hands are swapped.</source>
        <extracomment>After a typed call that means nothing: somebody laid a 7</extracomment>
        <translation>Escribe el nombre de la persona con quien se cambian las manos.</translation>
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
        <translation>una carta Toma 1</translation>
    </message>
    <message>
        <source>a Draw Five</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>una carta Toma 5</translation>
    </message>
    <message>
        <source>a Reverse</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>una carta Reversa</translation>
    </message>
    <message>
        <source>a Skip</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>una carta Salta</translation>
    </message>
    <message>
        <source>a Skip Everyone</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>una carta Salta a todos</translation>
    </message>
    <message>
        <source>a Flip</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>una carta Flip</translation>
    </message>
    <message>
        <source>a Wild</source>
        <extracomment>A card inside a sentence</extracomment>
        <translation>un Comodín Multicolor</translation>
    </message>
    <message>
        <source>a Wild Draw Two</source>
        <extracomment>A card inside a sentence</extracomment>
        <translation>un Comodín Toma 2</translation>
    </message>
    <message>
        <source>a Wild Draw Color</source>
        <extracomment>A card inside a sentence</extracomment>
        <translation>un Comodín Toma un color</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A wild with the colour named for it, by itself: %1 is &quot;Wild&quot; or &quot;Wild Draw Two&quot;, %2 is &quot;red&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>A kind of card by itself: those with a number</extracomment>
        <translation>Carta con número</translation>
    </message>
    <message>
        <source>Draw One</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Toma 1</translation>
    </message>
    <message>
        <source>Draw Five</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Toma 5</translation>
    </message>
    <message>
        <source>Reverse</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Reversa</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Skip Everyone</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Salta a todos</translation>
    </message>
    <message>
        <source>Flip</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Flip</translation>
    </message>
    <message>
        <source>Wild</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Comodín Multicolor</translation>
    </message>
    <message>
        <source>Wild Draw Two</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Comodín Toma 2</translation>
    </message>
    <message>
        <source>Wild Draw Color</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Comodín Toma un color</translation>
    </message>
    <message>
        <source>Light side</source>
        <extracomment>A side of the deck, by itself</extracomment>
        <translation>Lado claro</translation>
    </message>
    <message>
        <source>Dark side</source>
        <extracomment>A side of the deck, by itself</extracomment>
        <translation>Lado oscuro</translation>
    </message>
    <message>
        <source>to the left</source>
        <extracomment>Which way round the table play goes</extracomment>
        <translation>hacia la izquierda</translation>
    </message>
    <message>
        <source>to the right</source>
        <extracomment>Which way round the table play goes</extracomment>
        <translation>hacia la derecha</translation>
    </message>
    <message>
        <source>an 8</source>
        <extracomment>Any card with the number 8; inside a sentence</extracomment>
        <translation>un 8</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Azul</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names blue.&quot;</extracomment>
        <translation>azul</translation>
    </message>
    <message>
        <source>blue card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carta azul</translation>
    </message>
    <message>
        <source>Blue %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 azul</translation>
    </message>
    <message>
        <source>Blue Draw One</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Toma 1 azul</translation>
    </message>
    <message>
        <source>Blue Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Reversa azul</translation>
    </message>
    <message>
        <source>Blue Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Salta azul</translation>
    </message>
    <message>
        <source>Blue Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Flip azul</translation>
    </message>
    <message>
        <source>a blue %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>un %1 azul</translation>
    </message>
    <message>
        <source>a blue Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Toma 1 azul</translation>
    </message>
    <message>
        <source>a blue Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Reversa azul</translation>
    </message>
    <message>
        <source>a blue Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Salta azul</translation>
    </message>
    <message>
        <source>a blue Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Flip azul</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names green.&quot;</extracomment>
        <translation>verde</translation>
    </message>
    <message>
        <source>green card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carta verde</translation>
    </message>
    <message>
        <source>Green %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 verde</translation>
    </message>
    <message>
        <source>Green Draw One</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Toma 1 verde</translation>
    </message>
    <message>
        <source>Green Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Reversa verde</translation>
    </message>
    <message>
        <source>Green Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Salta verde</translation>
    </message>
    <message>
        <source>Green Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Flip verde</translation>
    </message>
    <message>
        <source>a green %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>un %1 verde</translation>
    </message>
    <message>
        <source>a green Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Toma 1 verde</translation>
    </message>
    <message>
        <source>a green Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Reversa verde</translation>
    </message>
    <message>
        <source>a green Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Salta verde</translation>
    </message>
    <message>
        <source>a green Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Flip verde</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names red.&quot;</extracomment>
        <translation>rojo</translation>
    </message>
    <message>
        <source>red card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carta roja</translation>
    </message>
    <message>
        <source>Red %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 rojo</translation>
    </message>
    <message>
        <source>Red Draw One</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Toma 1 roja</translation>
    </message>
    <message>
        <source>Red Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Reversa roja</translation>
    </message>
    <message>
        <source>Red Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Salta roja</translation>
    </message>
    <message>
        <source>Red Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Flip roja</translation>
    </message>
    <message>
        <source>a red %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>un %1 rojo</translation>
    </message>
    <message>
        <source>a red Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Toma 1 roja</translation>
    </message>
    <message>
        <source>a red Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Reversa roja</translation>
    </message>
    <message>
        <source>a red Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Salta roja</translation>
    </message>
    <message>
        <source>a red Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Flip roja</translation>
    </message>
    <message>
        <source>Yellow</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names yellow.&quot;</extracomment>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>yellow card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carta amarilla</translation>
    </message>
    <message>
        <source>Yellow %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 amarillo</translation>
    </message>
    <message>
        <source>Yellow Draw One</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Toma 1 amarilla</translation>
    </message>
    <message>
        <source>Yellow Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Reversa amarilla</translation>
    </message>
    <message>
        <source>Yellow Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Salta amarilla</translation>
    </message>
    <message>
        <source>Yellow Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Flip amarilla</translation>
    </message>
    <message>
        <source>a yellow %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>un %1 amarillo</translation>
    </message>
    <message>
        <source>a yellow Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Toma 1 amarilla</translation>
    </message>
    <message>
        <source>a yellow Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Reversa amarilla</translation>
    </message>
    <message>
        <source>a yellow Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Salta amarilla</translation>
    </message>
    <message>
        <source>a yellow Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Flip amarilla</translation>
    </message>
    <message>
        <source>Pink</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>pink</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names pink.&quot;</extracomment>
        <translation>rosa</translation>
    </message>
    <message>
        <source>pink card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carta rosa</translation>
    </message>
    <message>
        <source>Pink %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 rosa</translation>
    </message>
    <message>
        <source>Pink Draw Five</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Toma 5 rosa</translation>
    </message>
    <message>
        <source>Pink Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Reversa rosa</translation>
    </message>
    <message>
        <source>Pink Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Salta a todos rosa</translation>
    </message>
    <message>
        <source>Pink Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Flip rosa</translation>
    </message>
    <message>
        <source>a pink %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>un %1 rosa</translation>
    </message>
    <message>
        <source>a pink Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Toma 5 rosa</translation>
    </message>
    <message>
        <source>a pink Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Reversa rosa</translation>
    </message>
    <message>
        <source>a pink Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Salta a todos rosa</translation>
    </message>
    <message>
        <source>a pink Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Flip rosa</translation>
    </message>
    <message>
        <source>Teal</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Verde azulado</translation>
    </message>
    <message>
        <source>teal</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names teal.&quot;</extracomment>
        <translation>verde azulado</translation>
    </message>
    <message>
        <source>teal card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carta verde azulada</translation>
    </message>
    <message>
        <source>Teal %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 verde azulado</translation>
    </message>
    <message>
        <source>Teal Draw Five</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Toma 5 verde azulada</translation>
    </message>
    <message>
        <source>Teal Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Reversa verde azulada</translation>
    </message>
    <message>
        <source>Teal Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Salta a todos verde azulada</translation>
    </message>
    <message>
        <source>Teal Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Flip verde azulada</translation>
    </message>
    <message>
        <source>a teal %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>un %1 verde azulado</translation>
    </message>
    <message>
        <source>a teal Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Toma 5 verde azulada</translation>
    </message>
    <message>
        <source>a teal Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Reversa verde azulada</translation>
    </message>
    <message>
        <source>a teal Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Salta a todos verde azulada</translation>
    </message>
    <message>
        <source>a teal Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Flip verde azulada</translation>
    </message>
    <message>
        <source>Orange</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Anaranjado</translation>
    </message>
    <message>
        <source>orange</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names orange.&quot;</extracomment>
        <translation>anaranjado</translation>
    </message>
    <message>
        <source>orange card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carta anaranjada</translation>
    </message>
    <message>
        <source>Orange %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 anaranjado</translation>
    </message>
    <message>
        <source>Orange Draw Five</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Toma 5 anaranjada</translation>
    </message>
    <message>
        <source>Orange Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Reversa anaranjada</translation>
    </message>
    <message>
        <source>Orange Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Salta a todos anaranjada</translation>
    </message>
    <message>
        <source>Orange Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Flip anaranjada</translation>
    </message>
    <message>
        <source>an orange %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>un %1 anaranjado</translation>
    </message>
    <message>
        <source>an orange Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Toma 5 anaranjada</translation>
    </message>
    <message>
        <source>an orange Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Reversa anaranjada</translation>
    </message>
    <message>
        <source>an orange Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Salta a todos anaranjada</translation>
    </message>
    <message>
        <source>an orange Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Flip anaranjada</translation>
    </message>
    <message>
        <source>Purple</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Morado</translation>
    </message>
    <message>
        <source>purple</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names purple.&quot;</extracomment>
        <translation>morado</translation>
    </message>
    <message>
        <source>purple card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carta morada</translation>
    </message>
    <message>
        <source>Purple %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 morado</translation>
    </message>
    <message>
        <source>Purple Draw Five</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Toma 5 morada</translation>
    </message>
    <message>
        <source>Purple Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Reversa morada</translation>
    </message>
    <message>
        <source>Purple Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Salta a todos morada</translation>
    </message>
    <message>
        <source>Purple Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Flip morada</translation>
    </message>
    <message>
        <source>a purple %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>un %1 morado</translation>
    </message>
    <message>
        <source>a purple Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Toma 5 morada</translation>
    </message>
    <message>
        <source>a purple Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Reversa morada</translation>
    </message>
    <message>
        <source>a purple Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Salta a todos morada</translation>
    </message>
    <message>
        <source>a purple Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Flip morada</translation>
    </message>
</context>
<context>
    <name>cli::Answer</name>
    <message>
        <source>Totals: %1</source>
        <extracomment>Behind an event that changed the points. %1 is a list such as &quot;Ana 57, Ben 0&quot;.</extracomment>
        <translation>Totales: %1</translation>
    </message>
</context>
<context>
    <name>cli::CommandLine</name>
    <message>
        <source>Show how to use this.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Muestra cómo se usa.</translation>
    </message>
    <message>
        <source>The language of the answers: %1.</source>
        <extracomment>Help of an option of the command line. %1 is a list of codes such as &quot;en, es, de&quot;.</extracomment>
        <translation>El idioma de las respuestas: %1.</translation>
    </message>
    <message>
        <source>There is no language “%1”. There are: %2.</source>
        <extracomment>%1 is what was typed, %2 a list of codes such as &quot;en, es, de&quot;.</extracomment>
        <translation>No existe el idioma “%1”. Hay estos: %2.</translation>
    </message>
    <message>
        <source>“flipside-cli %1 --help” shows how to use it.</source>
        <extracomment>%1 is the name of a subcommand.</extracomment>
        <translation>“flipside-cli %1 --help” muestra cómo se usa.</translation>
    </message>
    <message>
        <source>“%1” is one argument too many.</source>
        <extracomment>The call of a command has an argument too many. %1 is what was typed.</extracomment>
        <translation>“%1” es un argumento de más.</translation>
    </message>
    <message>
        <source>Standard output cannot be written: %1. The output is incomplete.</source>
        <extracomment>%1 is the system&apos;s reason.</extracomment>
        <translation>No se puede escribir en la salida estándar: %1. Lo que debía decirse ahí no está completo.</translation>
    </message>
    <message>
        <source>%1 needs a value that is not empty.</source>
        <extracomment>The call of a command has an option with nothing behind it. %1 is an option such as --database.</extracomment>
        <translation>%1 necesita un valor que no esté vacío.</translation>
    </message>
    <message>
        <source>An argument is empty.</source>
        <extracomment>The call of a command has an argument in which nothing is.</extracomment>
        <translation>Un argumento está vacío.</translation>
    </message>
</context>
<context>
    <name>cli::Database</name>
    <message>
        <source>The file with the matches; without it, the app’s own.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>El archivo de las partidas; sin él, el de la app.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1 is a file&apos;s name.</extracomment>
        <translation>No existe el archivo “%1”.</translation>
    </message>
</context>
<context>
    <name>cli::Exchange</name>
    <message>
        <source>Writes a match as a record to standard output; or, with an option, all matches or those named as an archive or as a table. Matches in the bin are left out unless they are named.</source>
        <extracomment>Help of flipside-cli export.</extracomment>
        <translation>Escribe una partida como registro en la salida estándar; o, con una opción, todas las partidas, o las que se indiquen, en una exportación o en una tabla. Las de la papelera se dejan fuera si no se indican.</translation>
    </message>
    <message>
        <source>Everything as one archive in JSON Lines.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Todo en una exportación en JSON Lines.</translation>
    </message>
    <message>
        <source>The results as comma-separated values, one row per round and player.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Los resultados como valores separados por comas, una fila por ronda y jugador.</translation>
    </message>
    <message>
        <source>Match ids; the first few characters are enough.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Identificadores de las partidas; bastan los primeros caracteres.</translation>
    </message>
    <message>
        <source>A record holds one match; for several, use --archive or --csv, not both.</source>
        <translation>Un registro contiene una sola partida; para más, usa --archive o --csv, no los dos.</translation>
    </message>
    <message>
        <source>matches added: %1</source>
        <extracomment>What an import did. %1 is a number of matches.</extracomment>
        <translation>partidas agregadas: %1</translation>
    </message>
    <message>
        <source>continued: %1</source>
        <extracomment>What an import did: matches that were here and went on elsewhere. %1 is a number of matches.</extracomment>
        <translation>continuadas: %1</translation>
    </message>
    <message>
        <source>known already: %1</source>
        <extracomment>What an import did. %1 is a number of matches.</extracomment>
        <translation>ya conocidas: %1</translation>
    </message>
    <message>
        <source>“%1”: the match %2 differs from the one saved here, which was not changed.</source>
        <extracomment>%1 is a file, %2 the id of a match.</extracomment>
        <translation>“%1”: la partida %2 no es igual que la de aquí, que quedó como estaba.</translation>
    </message>
    <message>
        <source>Imports records and archives. A file is read and refereed to its end before anything is written; what is here is never overwritten, and importing the same file again changes nothing.</source>
        <extracomment>Help of flipside-cli import.</extracomment>
        <translation>Importa registros y exportaciones. Cada archivo se lee y se arbitra hasta el final antes de escribir nada; lo que hay aquí nunca se sobrescribe, y volver a importar el mismo archivo no cambia nada.</translation>
    </message>
    <message>
        <source>Records (.flip) or archives.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Registros (.flip) o exportaciones.</translation>
    </message>
    <message>
        <source>Which file?</source>
        <translation>¿Qué archivo?</translation>
    </message>
    <message>
        <source>write matches as records, archive or table</source>
        <extracomment>What flipside-cli export does, in the list of its commands.</extracomment>
        <translation>escribir partidas como registros, exportación o tabla</translation>
    </message>
    <message>
        <source>import records and archives</source>
        <extracomment>What flipside-cli import does, in the list of its commands.</extracomment>
        <translation>importar registros y exportaciones</translation>
    </message>
    <message>
        <source>Write to this file, which must not exist yet; it gets its name once it is complete.</source>
        <translation>Escribe en este archivo, que no debe existir todavía y recibe su nombre cuando está completo.</translation>
    </message>
    <message>
        <source>“%1” does not say where it ends, as archives did in the past: something may be missing from it.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>“%1” no indica dónde termina, como las exportaciones de antes: puede que le falte algo.</translation>
    </message>
    <message>
        <source>“%1”: the match %2 was left out: a name in it has characters that cannot be seen.</source>
        <extracomment>%1 is a file, %2 the id of a match.</extracomment>
        <translation>“%1”: la partida %2 quedó fuera: un nombre en ella tiene caracteres que no se ven.</translation>
    </message>
    <message>
        <source>Stopped. What was added from “%1” until then stays; the same import again adds the rest.</source>
        <extracomment>Ctrl+C was pressed during an import. %1 is a file.</extracomment>
        <translation>Detenido. Lo que ya se agregó de “%1” se queda; la misma importación, otra vez, agrega el resto.</translation>
    </message>
    <message>
        <source>altered: %1 is not what was written. It is exported as it is now; “flipside-cli restore” restores a backup.</source>
        <extracomment>An export. %1 is an id and a place in a table.</extracomment>
        <translation>alterado: %1 no es lo que se escribió. Se exporta tal como está ahora; “flipside-cli restore” recupera una copia.</translation>
    </message>
</context>
<context>
    <name>cli::Listing</name>
    <message>
        <source>Lists all matches, newest first, those under way on top: id, when it began, state, edition, and who has how many points (* won).</source>
        <extracomment>Help of flipside-cli matches.</extracomment>
        <translation>Enumera todas las partidas, las más nuevas primero y las que están en curso arriba: identificador, comienzo, estado, edición y quién tiene cuántos puntos (* ganó).</translation>
    </message>
    <message>
        <source>One JSON object per line, for each match.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Un objeto JSON por partida y línea.</translation>
    </message>
    <message>
        <source>Round %1 (dealt by %2): under way</source>
        <extracomment>A round in the scoreboard of flipside-cli show. %1 is a number, %2 a name.</extracomment>
        <translation>Ronda %1 (repartió %2): en curso</translation>
    </message>
    <message>
        <source>Round %1 (dealt by %2): %3 went out (%4)</source>
        <extracomment>A round in the scoreboard of flipside-cli show. %1 is a number, %2 and %3 names, %4 words such as &quot;dark, declared&quot;.</extracomment>
        <translation>Ronda %1 (repartió %2): %3 se quedó sin cartas (%4)</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>Behind a player&apos;s name and gain. %1 is what the cards left in hand are worth.</extracomment>
        <translation>en la mano: %1</translation>
    </message>
    <message>
        <source>Shows a match: who played, every round with the cards that were left, and how it stands.</source>
        <extracomment>Help of flipside-cli show.</extracomment>
        <translation>Muestra una partida: quién juega, cada ronda con las cartas que quedaron y cómo va.</translation>
    </message>
    <message>
        <source>The match’s id; the first few characters are enough.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Identificador de la partida; bastan los primeros caracteres.</translation>
    </message>
    <message>
        <source>Which match?</source>
        <translation>¿Qué partida?</translation>
    </message>
    <message>
        <source>Lists everyone who has played: id and name.</source>
        <extracomment>Help of flipside-cli players.</extracomment>
        <translation>Enumera a todos los que jugaron alguna vez: identificador y nombre.</translation>
    </message>
    <message>
        <source>(archived)</source>
        <extracomment>Behind the name of a player who is kept out of the way.</extracomment>
        <translation>(en el archivo)</translation>
    </message>
    <message>
        <source>list all matches</source>
        <extracomment>What flipside-cli matches does, in the list of its commands.</extracomment>
        <translation>enumerar todas las partidas</translation>
    </message>
    <message>
        <source>show a match with its rounds</source>
        <extracomment>What flipside-cli show does, in the list of its commands.</extracomment>
        <translation>mostrar una partida con sus rondas</translation>
    </message>
    <message>
        <source>list everyone who has played</source>
        <extracomment>What flipside-cli players does, in the list of its commands.</extracomment>
        <translation>enumerar a todos los que jugaron alguna vez</translation>
    </message>
    <message>
        <source>One JSON object with the match and its rounds.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Un objeto JSON con la partida y sus rondas.</translation>
    </message>
</context>
<context>
    <name>cli::Main</name>
    <message>
        <source>
For more, run “flipside-cli COMMAND --help”; --version says which version this is.</source>
        <translation>
“flipside-cli COMANDO --help” da más información; --version dice qué versión es.</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>No existe el comando “%1”.</translation>
    </message>
    <message>
        <source>Usage: flipside-cli [--database FILE] COMMAND [OPTION…]

The referee of UNO FLIP tables on a terminal. Commands:
</source>
        <extracomment>Help of flipside-cli. FILE, COMMAND and so on are placeholders.</extracomment>
        <translation>Uso: flipside-cli [--database FILE] COMANDO [OPCIÓN…]

El árbitro de las mesas de UNO FLIP en la terminal. Comandos:
</translation>
    </message>
</context>
<context>
    <name>cli::Play</name>
    <message>
        <source>Match %1</source>
        <extracomment>Before the first answer of a table on the terminal. %1 is an id.</extracomment>
        <translation>Partida %1</translation>
    </message>
    <message>
        <source>Answer with one JSON object per line, with the match’s id.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Responde con un objeto JSON por línea, con el identificador de la partida.</translation>
    </message>
    <message>
        <source>The id of the match to continue; the first few characters are enough. Without it, a new match.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Identificador de la partida que sigue; bastan los primeros caracteres. Sin él, una nueva.</translation>
    </message>
    <message>
        <source>play on the terminal and save the match</source>
        <extracomment>What flipside-cli play does, in the list of its commands.</extracomment>
        <translation>jugar en la terminal y guardar la partida</translation>
    </message>
    <message>
        <source>Standard input cannot be read: %1.</source>
        <extracomment>%1 is the system&apos;s reason.</extracomment>
        <translation>No se puede leer la entrada estándar: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped here; %n event(s) of this match are kept.</source>
        <extracomment>A table on the terminal ends here, since something could not be read or written.</extracomment>
        <translation>
            <numerusform>Detenido aquí; %n suceso de esta partida está guardado.</numerusform>
            <numerusform>Detenido aquí; %n sucesos de esta partida están guardados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped here; %n event(s) of this match were kept in the file that was there.</source>
        <extracomment>A table on the terminal ends here, since its file is not the one any more in which it was kept.</extracomment>
        <translation>
            <numerusform>Detenido aquí; %n suceso de esta partida quedó guardado en el archivo que había antes.</numerusform>
            <numerusform>Detenido aquí; %n sucesos de esta partida quedaron guardados en el archivo que había antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is kept, but today’s backup was not made. %1</source>
        <extracomment>The backup that is made when a match ends. %1 is a sentence that says why.</extracomment>
        <translation>La partida está guardada, pero no se hizo la copia de seguridad de hoy. %1</translation>
    </message>
    <message>
        <source>A table on the terminal: reads table notation from standard input, the header first for a new match, and answers each event once it is on disk. A line that cannot be read is reported, and the table goes on. Where an event cannot be kept, a person can try again; without a terminal it stops there. Exit status: 0 where every event was taken, 1 where any was refused or the backup after a match was not made, 2 where a line could not be read, 3 where one could not be kept.</source>
        <extracomment>Help of flipside-cli play.</extracomment>
        <translation>Una mesa en la terminal: lee notación de mesa de la entrada estándar, primero la cabecera si la partida es nueva, y responde a cada suceso cuando ya está en el disco. Si una línea no se puede leer, se avisa y la partida sigue. Si un suceso no se puede guardar, una persona puede intentarlo de nuevo; sin terminal se detiene ahí. Código de salida: 0 si todo se aceptó, 1 si algo se rechazó o no se hizo la copia tras una partida, 2 si alguna línea no se pudo leer, 3 si algo no se pudo guardar.</translation>
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
        <translation>Trabajando… %1 s</translation>
    </message>
</context>
<context>
    <name>cli::Referee</name>
    <message>
        <source>Answer with one JSON object per line.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Responde con un objeto JSON por línea.</translation>
    </message>
    <message>
        <source>The record; standard input without it.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>El registro; sin él, la entrada estándar.</translation>
    </message>
    <message>
        <source>Only one record can be read at a time.</source>
        <translation>Solo se puede leer un registro a la vez.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <extracomment>%1 is a file&apos;s name, %2 the system&apos;s reason.</extracomment>
        <translation>“%1” no se puede leer: %2.</translation>
    </message>
    <message>
        <source>check a record with the referee</source>
        <extracomment>What flipside-cli referee does, in the list of its commands.</extracomment>
        <translation>revisar un registro con el árbitro</translation>
    </message>
    <message>
        <source>Line %1: a match has no more than %2 events. Reading stops here.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Línea %1: una partida no tiene más de %2 sucesos. La lectura se detiene aquí.</translation>
    </message>
    <message>
        <source>Line %1 and what follows is only read, not judged, since line %2 cannot be read.</source>
        <extracomment>%1 and %2 are numbers of lines of a record.</extracomment>
        <translation>La línea %1 y las que siguen solo se leen y no se juzgan, porque la línea %2 no se puede leer.</translation>
    </message>
    <message>
        <source>Reads a record in table notation and says of each event whether it is legal, what follows and why. Behind a line that cannot be read nothing is judged; what is wrong with later lines is said. Exit status: 0 where every event was taken, 1 where any was refused, 2 where a line could not be read.</source>
        <extracomment>Help of flipside-cli referee.</extracomment>
        <translation>Lee un registro en notación de mesa y dice de cada suceso si es válido, qué sigue y por qué. Detrás de una línea que no se puede leer no se juzga nada; se dice qué está mal en las líneas siguientes. Código de salida: 0 si todo se aceptó, 1 si algo se rechazó, 2 si alguna línea no se pudo leer.</translation>
    </message>
</context>
<context>
    <name>cli::Rules</name>
    <message>
        <source>Nothing in the rulebook mentions “%1”.</source>
        <extracomment>%1 is what was searched for.</extracomment>
        <translation>Nada en el reglamento habla de “%1”.</translation>
    </message>
    <message>
        <source>Prints the contents of the rulebook, one of its rules, or what a search finds.</source>
        <extracomment>Help of flipside-cli rules.</extracomment>
        <translation>Muestra el índice del reglamento, una de sus reglas o lo que encuentra una búsqueda.</translation>
    </message>
    <message>
        <source>The edition it is about: %1.</source>
        <extracomment>Help of an option of the command line. %1 is a list of names such as &quot;flip2019, flip2020&quot;.</extracomment>
        <translation>La edición de la que se trata: %1.</translation>
    </message>
    <message>
        <source>Look for these words, in any of the languages.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Busca estas palabras, en cualquiera de los idiomas.</translation>
    </message>
    <message>
        <source>Answer with a JSON list.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Responde con una lista JSON.</translation>
    </message>
    <message>
        <source>The rule to print, such as turn.match; the contents without it.</source>
        <extracomment>Help of an argument of the command line. turn.match is an example of an id.</extracomment>
        <translation>La regla que se muestra, por ejemplo turn.match; sin ella, el índice.</translation>
    </message>
    <message>
        <source>There is no edition “%1”. There are: %2.</source>
        <extracomment>%1 is what was typed, %2 a list of names such as &quot;flip2019, flip2020&quot;.</extracomment>
        <translation>No existe la edición “%1”. Hay estas: %2.</translation>
    </message>
    <message>
        <source>There is no rulebook in the language “%1”.</source>
        <extracomment>%1 is a code such as &quot;de&quot;.</extracomment>
        <translation>No hay reglamento en el idioma “%1”.</translation>
    </message>
    <message>
        <source>There is no rule “%1”. “flipside-cli rules” lists them all.</source>
        <extracomment>%1 is one or more ids that were typed.</extracomment>
        <translation>No existe la regla “%1”. “flipside-cli rules” las enumera todas.</translation>
    </message>
    <message>
        <source>look up the rules, in five languages</source>
        <extracomment>What flipside-cli rules does, in the list of its commands.</extracomment>
        <translation>consultar las reglas, en cinco idiomas</translation>
    </message>
    <message>
        <source>Nothing in the rulebook mentions “%1”; showing “%2” instead.</source>
        <extracomment>%1 is what was searched for, %2 what was looked for instead.</extracomment>
        <translation>El reglamento no dice nada de “%1”; se muestra “%2”.</translation>
    </message>
</context>
<context>
    <name>cli::Stats</name>
    <message>
        <source>challenges made %1 (%2 rightly), suffered %3 (%4 rightly)</source>
        <extracomment>Numbers about a player. %1 to %4 are numbers of challenges.</extracomment>
        <translation>desafíos hechos %1 (%2 con razón), recibidos %3 (%4 con razón)</translation>
    </message>
    <message>
        <source>UNO called %1, caught %2, caught others %3</source>
        <extracomment>Numbers about a player. %1 to %3 are numbers; UNO is what is called with one card left.</extracomment>
        <translation>UNO dicho %1, sin decirlo %2, otros atrapados %3</translation>
    </message>
    <message>
        <source>cards drawn by cause: %1</source>
        <extracomment>Numbers about a player. %1 is a list such as &quot;+1 12, draw 40&quot;.</extracomment>
        <translation>cartas tomadas, por motivo: %1</translation>
    </message>
    <message>
        <source>A name, or the id of a player.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Un nombre, o el identificador de un jugador.</translation>
    </message>
    <message>
        <source>Shows numbers about a player; or about everybody, and the records of the table.</source>
        <extracomment>Help of flipside-cli stats.</extracomment>
        <translation>Muestra estadísticas de un jugador; o de todos, junto con los récords de la mesa.</translation>
    </message>
    <message>
        <source>One JSON object per line, for each player and record.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Un objeto JSON por línea, para cada jugador y cada récord.</translation>
    </message>
    <message>
        <source>show numbers about players, and the records</source>
        <extracomment>What flipside-cli stats does, in the list of its commands.</extracomment>
        <translation>mostrar estadísticas de los jugadores y los récords</translation>
    </message>
    <message>
        <source>light %1, dark %2</source>
        <extracomment>In a list. %1 and %2 are numbers; light and dark are the sides of the cards.</extracomment>
        <translation>claro %1, oscuro %2</translation>
    </message>
    <message>
        <source>cards with one side %1</source>
        <extracomment>Behind &quot;light 3, dark 4&quot;. %1 is a number, of an edition whose cards have one side only.</extracomment>
        <translation>cartas de un solo lado %1</translation>
    </message>
    <message>
        <source>matches %1, finished %2, won %3 (%4 of those finished)</source>
        <extracomment>Numbers about a player. %1 to %3 are numbers, %4 is such as &quot;17%&quot; or a dash: of those finished.</extracomment>
        <translation>partidas %1, terminadas %2, ganadas %3 (%4 de las terminadas)</translation>
    </message>
    <message>
        <source>rounds %1, won %2 (%3)</source>
        <extracomment>Numbers about a player. %1 and %2 are numbers, %3 is a list such as &quot;light 3, dark 4&quot;.</extracomment>
        <translation>rondas %1, ganadas %2 (%3)</translation>
    </message>
    <message>
        <source>points gained by winning %1 (%3), best round %2, left in hand %4 (%5)</source>
        <extracomment>Numbers about a player. %1, %2 and %4 are numbers of points, %3 and %5 lists such as &quot;light 3, dark 4&quot;.</extracomment>
        <translation>puntos de las rondas ganadas %1 (%3), mejor ronda %2, quedaron en la mano %4 (%5)</translation>
    </message>
    <message>
        <source>points per round %1, where everyone counts their own</source>
        <extracomment>Numbers about a player: what was written down for them. %1 is a number of points.</extracomment>
        <translation>puntos por ronda %1, cuando cada uno carga con lo suyo</translation>
    </message>
    <message>
        <source>points per round %1, where the winner collects</source>
        <translation>puntos por ronda %1, cuando el ganador se lleva los puntos</translation>
    </message>
</context>
<context>
    <name>cli::StoreErrors</name>
    <message>
        <source>The folder “%1” is not there and cannot be made.</source>
        <extracomment>%1 is a folder.</extracomment>
        <translation>La carpeta “%1” no existe y no se puede crear.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2</source>
        <extracomment>%1 is a file, %2 the system&apos;s reason.</extracomment>
        <translation>“%1” no se puede abrir: %2</translation>
    </message>
    <message>
        <source>“%1” cannot be written. Nothing was changed; allow writing there, or name another file with --database.</source>
        <extracomment>%1 is a file or folder.</extracomment>
        <translation>“%1” no se puede escribir. No se cambió nada; permite escribir ahí, o indica otro archivo con --database.</translation>
    </message>
    <message>
        <source>“%1” is not a database of Flipside. It was not changed.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>“%1” no es una base de datos de Flipside. Quedó como estaba.</translation>
    </message>
    <message>
        <source>“%1” was written by a newer Flipside (its version is %2). It was not changed; install that version to open it.</source>
        <extracomment>%1 is a file, %2 a number.</extracomment>
        <translation>“%1” es de un Flipside más nuevo (versión %2 del archivo). Quedó como estaba; instala esa versión para abrirlo.</translation>
    </message>
    <message>
        <source>“%1” is damaged. It was kept as “%2”, with all that is in it; a new one begins, or “flipside-cli restore” restores a backup.</source>
        <extracomment>%1 and %2 are files.</extracomment>
        <translation>“%1” está dañado. Se apartó como “%2”, con todo lo que contiene; empieza uno nuevo, o “flipside-cli restore” recupera una copia.</translation>
    </message>
    <message>
        <source>“%1” could not be brought to this version and was left as it was; a copy is “%2”. The reason: %3</source>
        <extracomment>%1 and %2 are files, %3 is a reason.</extracomment>
        <translation>“%1” no se pudo pasar a esta versión y quedó como estaba; hay una copia en “%2”. El motivo: %3</translation>
    </message>
    <message>
        <source>Another program is using “%1”. Nothing was changed; try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>Otro programa tiene ocupado “%1”. No se cambió nada; inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>“%1” was moved or replaced meanwhile. Nothing was written; start again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>“%1” se movió o fue reemplazado mientras tanto. No se escribió nada; empieza de nuevo.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <extracomment>%1 is a file, %2 a sentence.</extracomment>
        <translation>“%1”: %2</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>There is no player “%1”.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>No existe el jugador “%1”.</translation>
    </message>
    <message>
        <source>There is no group “%1”.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>No existe el grupo “%1”.</translation>
    </message>
    <message>
        <source>The match %1 is in the bin.</source>
        <extracomment>%1 is an id.</extracomment>
        <translation>La partida %1 está en la papelera.</translation>
    </message>
    <message>
        <source>Both have played in the match %1, so they cannot be merged.</source>
        <extracomment>%1 is an id.</extracomment>
        <translation>Las dos jugaron la partida %1, así que no se pueden unir.</translation>
    </message>
    <message>
        <source>The journal of the match %1 cannot be read from event %2 on: “%3”. Nothing was changed.</source>
        <extracomment>%1 is an id, %2 a number, %3 what stands there.</extracomment>
        <translation>El diario de la partida %1 no se puede leer a partir del suceso %2: “%3”. No se cambió nada.</translation>
    </message>
    <message>
        <source>“%1”, line %2: %3</source>
        <extracomment>%1 is a file, %2 the number of a line, %3 a sentence.</extracomment>
        <translation>“%1”, línea %2: %3</translation>
    </message>
    <message>
        <source>“%1” already exists and will not be overwritten.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>“%1” ya existe y no se sobrescribe.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <extracomment>%1 is a file, %2 a reason.</extracomment>
        <translation>“%1” no se puede leer: %2</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <extracomment>%1 is a file, %2 a reason.</extracomment>
        <translation>“%1” no se puede escribir: %2</translation>
    </message>
    <message>
        <source>this archive cannot be imported (%1).</source>
        <extracomment>%1 is a detail, such as the name of a field.</extracomment>
        <translation>esto no es una exportación que se pueda importar (%1).</translation>
    </message>
    <message>
        <source>this archive was written by a newer Flipside.</source>
        <translation>esta exportación es de un Flipside más nuevo.</translation>
    </message>
    <message>
        <source>Flipside is open elsewhere with “%1”. Nothing was changed; close it there and try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>Flipside está abierto en otro lugar con “%1”. No se cambió nada; ciérralo allí e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The disk is full: “%1” could not be written. What was kept before is safe; make room and try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>El disco está lleno: no se pudo escribir “%1”. Lo guardado antes está a salvo; libera espacio e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>the archive is not whole: a part is missing, or it has changed since it was written. Nothing was imported; export it again.</source>
        <translation>la exportación no está completa: falta una parte o ha cambiado desde que se escribió. No se importó nada; expórtala de nuevo.</translation>
    </message>
    <message>
        <source>“%1” cannot be a name: a name has 1 to 40 visible characters, and no comma, colon, semicolon or #.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>“%1” no puede ser un nombre: un nombre tiene de 1 a 40 caracteres visibles, sin coma, dos puntos, punto y coma ni #.</translation>
    </message>
    <message>
        <source>The match %1 has reached its maximum length.</source>
        <extracomment>%1 is an id.</extracomment>
        <translation>La partida %1 alcanzó su longitud máxima.</translation>
    </message>
    <message>
        <source>this is longer than any match can be.</source>
        <translation>esto es más largo de lo que puede ser una partida.</translation>
    </message>
    <message>
        <source>“%1” is damaged, or the disk cannot read it: %2. It was not changed; “flipside-cli restore” puts a backup in its place and keeps the damaged file.</source>
        <extracomment>%1 is a file, %2 what SQLite says about it.</extracomment>
        <translation>“%1” está dañado, o el disco no puede leerlo: %2. Quedó como estaba; “flipside-cli restore” pone una copia en su lugar y conserva el archivo dañado.</translation>
    </message>
    <message>
        <source>“%1” could not be brought to this version and was left as it was. The reason: %2</source>
        <extracomment>%1 is a file, %2 a reason.</extracomment>
        <translation>“%1” no se pudo pasar a esta versión y quedó como estaba. El motivo: %2</translation>
    </message>
    <message>
        <source>“%1” could not be used: %2. What was kept before is safe.</source>
        <extracomment>%1 is a file, %2 a reason.</extracomment>
        <translation>“%1” no se pudo usar: %2. Lo guardado antes está a salvo.</translation>
    </message>
    <message>
        <source>What was there before is kept as “%1”.</source>
        <extracomment>Behind a sentence on what went wrong. %1 is a file.</extracomment>
        <translation>Lo que había antes se guardó como “%1”.</translation>
    </message>
    <message>
        <source>There is no folder “%1”. Make it, or name another place.</source>
        <extracomment>%1 is a folder.</extracomment>
        <translation>No existe la carpeta “%1”. Créala, o indica otro lugar.</translation>
    </message>
    <message>
        <source>“%1” can only be read, and no backup is made of such a file. “flipside-cli export --archive -o FILE” writes all that is in it.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>“%1” solo se puede leer, y de un archivo así no se puede hacer copia. “flipside-cli export --archive -o FILE” escribe todo lo que contiene.</translation>
    </message>
    <message>
        <source>The backup “%1” is damaged, or the disk cannot read it: %2. Nothing was changed; restore another one.</source>
        <extracomment>%1 is a file, %2 what is wrong with it.</extracomment>
        <translation>La copia “%1” está dañada, o el disco no puede leerla: %2. No se cambió nada; recupera otra.</translation>
    </message>
    <message>
        <source>There is no match “%1”.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>No existe la partida “%1”.</translation>
    </message>
    <message>
        <source>More than one match id begins with “%1”:</source>
        <extracomment>%1 is what was typed; a list of matches follows.</extracomment>
        <translation>Más de una partida empieza por “%1”:</translation>
    </message>
</context>
<context>
    <name>cli::TableRecords</name>
    <message numerus="yes">
        <source>highest round: %n point(s)</source>
        <extracomment>A record of the table: most points that somebody collected in one round</extracomment>
        <translation>
            <numerusform>ronda más alta: %n punto</numerusform>
            <numerusform>ronda más alta: %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest match: %n round(s)</source>
        <extracomment>A record of the table: the match with the most rounds</extracomment>
        <translation>
            <numerusform>partida más larga: %n ronda</numerusform>
            <numerusform>partida más larga: %n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>biggest comeback: %n point(s)</source>
        <extracomment>A record of the table: somebody was so far behind, and won</extracomment>
        <translation>
            <numerusform>mayor remontada: %n punto</numerusform>
            <numerusform>mayor remontada: %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>most drawn at once: %n card(s)</source>
        <extracomment>A record of the table: most cards that somebody had to draw at one go</extracomment>
        <translation>
            <numerusform>más cartas tomadas de una vez: %n carta</numerusform>
            <numerusform>más cartas tomadas de una vez: %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>biggest hand: %n card(s)</source>
        <extracomment>A record of the table: most cards that somebody held</extracomment>
        <translation>
            <numerusform>mano más grande: %n carta</numerusform>
            <numerusform>mano más grande: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Table records</source>
        <extracomment>Heading over the records of all matches.</extracomment>
        <translation>Récords de la mesa</translation>
    </message>
</context>
<context>
    <name>cli::Upkeep</name>
    <message>
        <source>%1 is missing.</source>
        <extracomment>A command was called without its argument. %1 is what its help calls it.</extracomment>
        <translation>Falta %1.</translation>
    </message>
    <message>
        <source>Writes a consistent copy of the database, also while it is in use.</source>
        <extracomment>Help of flipside-cli backup.</extracomment>
        <translation>Escribe una copia coherente de la base de datos, también mientras se usa.</translation>
    </message>
    <message>
        <source>The copy; it must not exist yet.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>La copia; no debe existir todavía.</translation>
    </message>
    <message>
        <source>Puts a backup in the place of the database. The backup is checked first, and what it replaces is kept beside it.</source>
        <extracomment>Help of flipside-cli restore.</extracomment>
        <translation>Pone una copia en el lugar de la base de datos. Antes se comprueba la copia, y lo que reemplaza se guarda al lado.</translation>
    </message>
    <message>
        <source>The backup.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>La copia.</translation>
    </message>
    <message>
        <source>Restored. What was there before is kept as “%1”.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>Recuperada. Lo que había antes se guardó como “%1”.</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Recuperada.</translation>
    </message>
    <message>
        <source>Recalculates from the journals what history and stats show, and says whether it is identical or what differs first.</source>
        <extracomment>Help of flipside-cli verify.</extracomment>
        <translation>Vuelve a calcular a partir de los diarios lo que leen el historial y las estadísticas, y dice si es idéntico o qué es lo primero que difiere.</translation>
    </message>
    <message>
        <source>identical (matches: %1, events: %2)</source>
        <extracomment>What flipside-cli verify found. %1 and %2 are numbers.</extracomment>
        <translation>idéntico (partidas: %1, sucesos: %2)</translation>
    </message>
    <message>
        <source>different: match %1, %2: stored “%3”, the journal says “%4”</source>
        <extracomment>What flipside-cli verify found. %1 is an id, %2 a place in a table, %3 and %4 what stands there.</extracomment>
        <translation>distinto: partida %1, %2: guardado “%3”, el diario dice “%4”</translation>
    </message>
    <message>
        <source>Recalculates from the journals what history and stats show, and repairs what differs.</source>
        <extracomment>Help of flipside-cli rebuild.</extracomment>
        <translation>Vuelve a calcular a partir de los diarios lo que leen el historial y las estadísticas, y lo arregla.</translation>
    </message>
    <message>
        <source>repaired: %1</source>
        <extracomment>What flipside-cli rebuild did. %1 is a number of matches.</extracomment>
        <translation>arregladas: %1</translation>
    </message>
    <message>
        <source>Fills a new database with simulated matches, for trying things out. The same number and seed give the same matches.</source>
        <extracomment>Help of flipside-cli demo.</extracomment>
        <translation>Llena una base de datos nueva con partidas simuladas, para probar cosas. El mismo número y la misma semilla dan las mismas partidas.</translation>
    </message>
    <message>
        <source>Another number, other matches.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Otro número, otras partidas.</translation>
    </message>
    <message>
        <source>How many matches.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Cuántas partidas.</translation>
    </message>
    <message>
        <source>N is a number from 1 to 1000000, S a number.</source>
        <translation>N es un número de 1 a 1000000, S un número.</translation>
    </message>
    <message>
        <source>“%1” is not empty; name a new file with --database.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>“%1” no está vacío; indica un archivo nuevo con --database.</translation>
    </message>
    <message>
        <source>copy the database</source>
        <extracomment>What flipside-cli backup does, in the list of its commands.</extracomment>
        <translation>copiar la base de datos</translation>
    </message>
    <message>
        <source>restore a backup</source>
        <extracomment>What flipside-cli restore does, in the list of its commands.</extracomment>
        <translation>recuperar una copia</translation>
    </message>
    <message>
        <source>compare what is shown with the journals</source>
        <extracomment>What flipside-cli verify does, in the list of its commands.</extracomment>
        <translation>comparar lo que se muestra con los diarios</translation>
    </message>
    <message>
        <source>repair what is shown, from the journals</source>
        <extracomment>What flipside-cli rebuild does, in the list of its commands.</extracomment>
        <translation>arreglar lo que se muestra según los diarios</translation>
    </message>
    <message>
        <source>fill a new database with simulated matches</source>
        <extracomment>What flipside-cli demo does, in the list of its commands.</extracomment>
        <translation>llenar una base de datos nueva con partidas simuladas</translation>
    </message>
    <message>
        <source>altered: %1 is not what was written. “flipside-cli restore” restores a backup; “flipside-cli rebuild” takes it as it is now.</source>
        <extracomment>What flipside-cli verify found. %1 is an id and a place in a table.</extracomment>
        <translation>alterado: %1 no es lo que se escribió. “flipside-cli restore” recupera una copia; “flipside-cli rebuild” lo acepta tal como está ahora.</translation>
    </message>
    <message>
        <source>matches that differ: %1</source>
        <extracomment>What flipside-cli verify found, before the first of them. %1 is a number.</extracomment>
        <translation>partidas que difieren: %1</translation>
    </message>
    <message>
        <source>altered: %1 is not what was written. It was taken as it is now.</source>
        <extracomment>What flipside-cli rebuild did. %1 is an id and a place in a table.</extracomment>
        <translation>alterado: %1 no es lo que se escribió. Se aceptó tal como está ahora.</translation>
    </message>
</context>
<context>
    <name>cli::Words</name>
    <message>
        <source>running</source>
        <extracomment>State of a match in a list: it is under way</extracomment>
        <translation>en curso</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>State of a match in a list: somebody has won</extracomment>
        <translation>terminada</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State of a match in a list: it was ended before somebody won</extracomment>
        <translation>interrumpida</translation>
    </message>
    <message>
        <source>collect</source>
        <extracomment>A way of scoring in a list, before the target: whoever goes out gets the points the others hold</extracomment>
        <translation>el ganador se lleva los puntos</translation>
    </message>
    <message>
        <source>tally</source>
        <extracomment>A way of scoring in a list, before the target: everyone adds up the points left in their own hand</extracomment>
        <translation>cada uno carga con lo suyo</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>The side on which a round ended, in a list</extracomment>
        <translation>claro</translation>
    </message>
    <message>
        <source>dark</source>
        <extracomment>The side on which a round ended, in a list</extracomment>
        <translation>oscuro</translation>
    </message>
    <message>
        <source>called</source>
        <extracomment>A round in a list: every play was called</extracomment>
        <translation>cantada</translation>
    </message>
    <message>
        <source>declared</source>
        <extracomment>A round in a list: the plays were not called, only who went out</extracomment>
        <translation>solo anotada</translation>
    </message>
    <message>
        <source>void</source>
        <extracomment>A round in a list: it does not count</extracomment>
        <translation>no cuenta</translation>
    </message>
    <message>
        <source>late</source>
        <extracomment>A round in a list: it was played after the match had been won, as a correction showed</extracomment>
        <translation>después del final</translation>
    </message>
    <message>
        <source>amended</source>
        <extracomment>A round in a list: it was corrected</extracomment>
        <translation>corregida</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>Why cards were drawn, in a list: by choice or for want of a card that fits</extracomment>
        <translation>en su turno</translation>
    </message>
    <message>
        <source>guilty</source>
        <extracomment>Why cards were drawn, in a list: a challenge showed that the player had bluffed</extracomment>
        <translation>culpable</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Why cards were drawn, in a list: a challenge of one&apos;s own was wrong</extracomment>
        <translation>desafío perdido</translation>
    </message>
    <message>
        <source>caught</source>
        <extracomment>Why cards were drawn, in a list: caught without having called UNO</extracomment>
        <translation>sin decir UNO</translation>
    </message>
    <message>
        <source>fine</source>
        <extracomment>Why cards were drawn, in a list: the table said so, for a wrong call or the like</extracomment>
        <translation>multa</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>This is not text in UTF-8.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Esto no es texto en UTF-8.</translation>
    </message>
    <message>
        <source>The line is too long.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>La línea es demasiado larga.</translation>
    </message>
    <message>
        <source>What happened belongs here, such as “play B7”, “draw” or “round”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Aquí va lo que pasó, por ejemplo “play B7”, “draw” o “round”.</translation>
    </message>
    <message>
        <source>The line should end here.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>La línea debería terminar aquí.</translation>
    </message>
    <message>
        <source>A card belongs here, such as B7, GR or W+2.</source>
        <extracomment>What is wrong with a line of a record; the cards are written like this in every language</extracomment>
        <translation>Aquí va una carta, por ejemplo B7, GR o W+2.</translation>
    </message>
    <message>
        <source>This is the digit 0; orange is the letter O.</source>
        <extracomment>What is wrong with a line of a record: a digit was typed for a letter</extracomment>
        <translation>Esto es la cifra 0; el anaranjado es la letra O.</translation>
    </message>
    <message>
        <source>Only a wild that is played carries its color, such as W=R.</source>
        <extracomment>What is wrong with a line of a record; the cards are written like this in every language</extracomment>
        <translation>Solo un comodín que se juega lleva su color, por ejemplo W=R.</translation>
    </message>
    <message>
        <source>A color belongs here: B, G, R, Y, P, T, O, V or its English word.</source>
        <extracomment>What is wrong with a line of a record; the letters and words stay as they are</extracomment>
        <translation>Aquí va un color: B, G, R, Y, P, T, O, V o su nombre en inglés.</translation>
    </message>
    <message>
        <source>A side belongs here: “light” or “dark”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Aquí va un lado: “light” o “dark”.</translation>
    </message>
    <message>
        <source>A direction belongs here: “left” or “right”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Aquí va un sentido: “left” o “right”.</translation>
    </message>
    <message>
        <source>A number belongs here.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Aquí va un número.</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Este número es demasiado grande.</translation>
    </message>
    <message>
        <source>The name of a player belongs here.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Aquí va el nombre de un jugador.</translation>
    </message>
    <message>
        <source>A name belongs here: 1 to 40 characters, without comma, colon, semicolon or #.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Aquí va un nombre: de 1 a 40 caracteres, sin coma, dos puntos, punto y coma ni #.</translation>
    </message>
    <message>
        <source>The cards somebody holds belong here, or their points.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Aquí van las cartas que alguien tiene, o sus puntos.</translation>
    </message>
    <message>
        <source>This takes “hand” with the cards shown, “guilty” or “innocent”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Aquí va “hand” con las cartas enseñadas, “guilty” o “innocent”.</translation>
    </message>
    <message>
        <source>This takes “turn”, “direction”, “color”, “top” or “side”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Aquí va “turn”, “direction”, “color”, “top” o “side”.</translation>
    </message>
    <message>
        <source>This takes “void”, or who went “out” and then, after a semicolon each, what everybody else “holds”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Aquí va “void”, o quién se quedó sin cartas (“out”) y después, tras un punto y coma cada vez, lo que tienen los demás (“holds”).</translation>
    </message>
    <message>
        <source>A record begins with the line “flipside 1”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Un registro empieza con la línea “flipside 1”.</translation>
    </message>
    <message>
        <source>This record was written by a newer Flipside.</source>
        <extracomment>What is wrong with a record</extracomment>
        <translation>Este registro es de un Flipside más nuevo.</translation>
    </message>
    <message>
        <source>This takes “edition”, “scoring”, “players”, “rule” or “note”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Aquí va “edition”, “scoring”, “players”, “rule” o “note”.</translation>
    </message>
    <message>
        <source>The lines “edition” and “players” come before the first event.</source>
        <extracomment>What is wrong with a record; the words in quotes stay English</extracomment>
        <translation>Las líneas “edition” y “players” van antes del primer suceso.</translation>
    </message>
    <message>
        <source>This was already said.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Esto ya está dicho más arriba.</translation>
    </message>
    <message>
        <source>An edition belongs here: “flip2019”, “flip2020” or “mini56”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay as they are</extracomment>
        <translation>Aquí va una edición: “flip2019”, “flip2020” o “mini56”.</translation>
    </message>
    <message>
        <source>A way of scoring belongs here: “collect” or “tally”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Aquí va una manera de contar: “collect” o “tally”.</translation>
    </message>
    <message>
        <source>A table ruling belongs here, such as “last-flip” or “tie”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Aquí va un acuerdo de la mesa, por ejemplo “last-flip” o “tie”.</translation>
    </message>
    <message>
        <source>This ruling has no such value.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Ese acuerdo no tiene tal valor.</translation>
    </message>
    <message>
        <source>No more than ten can play.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Pueden jugar diez como máximo.</translation>
    </message>
    <message>
        <source>At least two must play.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Tienen que jugar al menos dos.</translation>
    </message>
    <message>
        <source>This name is taken already.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Ese nombre ya está en uso.</translation>
    </message>
    <message>
        <source>%1 It says “%2”.</source>
        <extracomment>%1 explains what should stand in a line, %2 is what was found there instead</extracomment>
        <translation>%1 Dice “%2”.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>A record cannot be read; %3 is a sentence that says why</extracomment>
        <translation>Línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>The target must be at least one point.</source>
        <extracomment>What is wrong with a line of a record: somebody wants to play to no points at all</extracomment>
        <translation>La meta debe ser de al menos un punto.</translation>
    </message>
    <message>
        <source>This name has characters that cannot be seen.</source>
        <extracomment>What is wrong with a line of a record: a name has characters such as a zero-width space</extracomment>
        <translation>Ese nombre tiene caracteres que no se ven.</translation>
    </message>
    <message>
        <source>A line ends here with CR alone. Save the file with LF at the end of each line.</source>
        <extracomment>What is wrong with a record or an archive. The letters stay as they are</extracomment>
        <translation>Aquí una línea termina solo con CR. Guarda el archivo con LF al final de cada línea.</translation>
    </message>
    <message>
        <source>A fine is 1 to 10 cards.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Una multa es de 1 a 10 cartas.</translation>
    </message>
    <message>
        <source>This edition has no 0: “plain” is all there is.</source>
        <extracomment>What is wrong with a line of a record; the word in quotes stays English</extracomment>
        <translation>Esta edición no tiene 0: aquí solo vale “plain”.</translation>
    </message>
    <message>
        <source>Points somebody sits down with follow “with”: “join Dee with 50”.</source>
        <extracomment>What is wrong with a line of a record; the line in quotes stays English</extracomment>
        <translation>Los puntos con los que alguien se sienta van detrás de “with”: “join Dee with 50”.</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>%1 deals</source>
        <extracomment>Something that happened: a round begins</extracomment>
        <translation>%1 reparte</translation>
    </message>
    <message>
        <source>A round begins</source>
        <extracomment>Something that happened</extracomment>
        <translation>Empieza una ronda</translation>
    </message>
    <message>
        <source>First card: %1</source>
        <extracomment>Something that happened: the card turned up to begin; %1 is &quot;Blue 7&quot;</extracomment>
        <translation>Primera carta: %1</translation>
    </message>
    <message>
        <source>%1: %2, let stand</source>
        <extracomment>Something that happened; %2 is &quot;Red 4&quot;: against the rules, but the table let it stand</extracomment>
        <translation>%1: %2, jugada dada por buena</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Something that happened: %1 laid the card %2, &quot;Blue 7&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 toma 1 carta</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 pasa</translation>
    </message>
    <message>
        <source>%1 names %2</source>
        <extracomment>Something that happened; %2 is &quot;red&quot;, the colour chosen for a wild</extracomment>
        <translation>%1 elige %2</translation>
    </message>
    <message>
        <source>Now on top: %1</source>
        <extracomment>Something that happened: the card on top after a Flip; %1 is &quot;Teal 4&quot;</extracomment>
        <translation>Ahora arriba: %1</translation>
    </message>
    <message>
        <source>%1 accepts</source>
        <extracomment>Something that happened: %1 draws instead of challenging</extracomment>
        <translation>%1 acepta</translation>
    </message>
    <message>
        <source>%1 challenges %2</source>
        <extracomment>Something that happened: %1 does not believe that %2 was allowed to lay a Wild Draw card</extracomment>
        <translation>%1 desafía a %2</translation>
    </message>
    <message>
        <source>%1 challenges</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 desafía</translation>
    </message>
    <message>
        <source>%1 calls UNO</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 dice UNO</translation>
    </message>
    <message>
        <source>%1 catches %2</source>
        <extracomment>Something that happened: %2 had forgotten to call UNO</extracomment>
        <translation>%1 atrapa a %2</translation>
    </message>
    <message>
        <source>Caught: %1</source>
        <extracomment>Something that happened: %1 had forgotten to call UNO</extracomment>
        <translation>Sin decir UNO: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n point(s)</source>
        <extracomment>Something that happened: what %1 is left holding at the end of a round</extracomment>
        <translation>
            <numerusform>%1 tiene %n punto</numerusform>
            <numerusform>%1 tiene %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s)</source>
        <extracomment>Something that happened: what %1 is left holding at the end of a round</extracomment>
        <translation>
            <numerusform>%1 tiene %n carta</numerusform>
            <numerusform>%1 tiene %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes out</source>
        <extracomment>Something that happened: %1 has no cards left</extracomment>
        <translation>%1 se queda sin cartas</translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 has %n card(s)</source>
        <extracomment>A correction: how many cards %1 really holds</extracomment>
        <translation>
            <numerusform>Corregido: %1 tiene %n carta</numerusform>
            <numerusform>Corregido: %1 tiene %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn corrected: %1</source>
        <extracomment>A correction: whose turn it is</extracomment>
        <translation>Turno corregido: %1</translation>
    </message>
    <message>
        <source>Direction corrected: %1</source>
        <extracomment>A correction; %1 is &quot;to the left&quot;</extracomment>
        <translation>Sentido corregido: %1</translation>
    </message>
    <message>
        <source>Color corrected: %1</source>
        <extracomment>A correction; %1 is &quot;blue&quot;</extracomment>
        <translation>Color corregido: %1</translation>
    </message>
    <message>
        <source>Top card corrected: %1</source>
        <extracomment>A correction; %1 is &quot;Blue 7&quot;</extracomment>
        <translation>Carta de arriba corregida: %1</translation>
    </message>
    <message>
        <source>Side corrected: %1</source>
        <extracomment>A correction; %1 is &quot;Dark side&quot;</extracomment>
        <translation>Lado corregido: %1</translation>
    </message>
    <message>
        <source>Discard pile reshuffled</source>
        <extracomment>Something that happened</extracomment>
        <translation>Pila para tirar barajada de nuevo</translation>
    </message>
    <message>
        <source>Round given up</source>
        <extracomment>Something that happened</extracomment>
        <translation>Ronda anulada</translation>
    </message>
    <message>
        <source>Round %1 corrected</source>
        <extracomment>A correction; %1 is the number of a round</extracomment>
        <translation>Ronda %1 corregida</translation>
    </message>
    <message>
        <source>Round %1 struck out</source>
        <extracomment>A correction; %1 is the number of a round</extracomment>
        <translation>Ronda %1 tachada</translation>
    </message>
    <message>
        <source>%1 sits down</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 se sienta</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 deja la mesa</translation>
    </message>
    <message numerus="yes">
        <source>New target: %n point(s)</source>
        <extracomment>Something that happened: the points to reach</extracomment>
        <translation>
            <numerusform>Nueva meta: %n punto</numerusform>
            <numerusform>Nueva meta: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>New scoring: %1</source>
        <extracomment>Something that happened; %1 is &quot;The winner collects&quot;</extracomment>
        <translation>Nueva manera de contar: %1</translation>
    </message>
    <message>
        <source>New ruling: %1 – %2</source>
        <extracomment>Something that happened; %1 is &quot;Flip as the last card&quot;, %2 is &quot;The new side is scored&quot;</extracomment>
        <translation>Nuevo acuerdo: %1 – %2</translation>
    </message>
    <message>
        <source>New seats: %1</source>
        <extracomment>Something that happened; %1 is a list of names</extracomment>
        <translation>Nuevos asientos: %1</translation>
    </message>
    <message>
        <source>Taken back</source>
        <extracomment>Something that happened: the event before it was taken back</extracomment>
        <translation>Deshecho</translation>
    </message>
    <message>
        <source>Redone</source>
        <extracomment>Something that happened: an event that was taken back stands again</extracomment>
        <translation>Rehecho</translation>
    </message>
    <message>
        <source>Match stopped</source>
        <extracomment>Something that happened</extracomment>
        <translation>Partida interrumpida</translation>
    </message>
    <message>
        <source>Somebody</source>
        <extracomment>Stands for a name that was not said, at the beginning of a line</extracomment>
        <translation>Alguien</translation>
    </message>
    <message>
        <source>%1 challenges %2: guilty</source>
        <extracomment>Something that happened: %1 challenged %2 and was right, as the verdict &quot;Guilty: …&quot; says</extracomment>
        <translation>%1 desafía a %2 y acierta</translation>
    </message>
    <message>
        <source>%1 challenges %2: innocent</source>
        <extracomment>Something that happened: %1 challenged %2 and was wrong; verdict &quot;Innocent: …&quot;</extracomment>
        <translation>%1 desafía a %2 y se equivoca</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s)</source>
        <extracomment>Something that happened: so many cards were drawn for a Wild Draw Color</extracomment>
        <translation>
            <numerusform>%1 toma %n carta</numerusform>
            <numerusform>%1 toma %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 jumps in: %2</source>
        <extracomment>Something that happened: %1 laid %2, &quot;Blue 7&quot;, out of turn, as this table allows</extracomment>
        <translation>%1 se mete: %2</translation>
    </message>
    <message>
        <source>%1 swaps hands with %2</source>
        <extracomment>Something that happened: %1 laid a 7</extracomment>
        <translation>%1 cambia de mano con %2</translation>
    </message>
    <message numerus="yes">
        <source>Fine for %1: %n card(s)</source>
        <extracomment>Something that happened: the table made %1 draw</extracomment>
        <translation>
            <numerusform>Multa para %1: %n carta</numerusform>
            <numerusform>Multa para %1: %n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>phases</name>
    <message>
        <source>%1 turns up the first card</source>
        <extracomment>What the table waits for; %1 is the dealer</extracomment>
        <translation>%1 destapa la primera carta</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <extracomment>What the table waits for: a card or a draw of player %1</extracomment>
        <translation>Le toca a %1</translation>
    </message>
    <message>
        <source>%1 can only pass</source>
        <extracomment>What the table waits for; there was no card left that %1 could have drawn</extracomment>
        <translation>%1 solo puede pasar</translation>
    </message>
    <message>
        <source>%1 names the color</source>
        <extracomment>What the table waits for: the colour of a wild, which player %1 chooses</extracomment>
        <translation>%1 elige el color</translation>
    </message>
    <message>
        <source>%1 says which card is on top now</source>
        <extracomment>What the table waits for: the discard pile was turned over, and nobody has told its new top card</extracomment>
        <translation>%1 dice qué carta quedó arriba</translation>
    </message>
    <message>
        <source>%1 accepts or challenges</source>
        <extracomment>What the table waits for: player %1 was hit by a Wild Draw card</extracomment>
        <translation>%1 acepta o desafía</translation>
    </message>
    <message>
        <source>Still to be counted: %1</source>
        <extracomment>What the table waits for: the cards left in the hands of the players listed in %1</extracomment>
        <translation>Por contar: %1</translation>
    </message>
    <message>
        <source>The match was stopped and has no winner</source>
        <extracomment>The match is over</extracomment>
        <translation>La partida se interrumpió y no tiene ganador</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <extracomment>The match is over; %1 is one name</extracomment>
        <translation>%1 gana la partida</translation>
    </message>
    <message>
        <source>%1 win the match together</source>
        <extracomment>The match is over; %1 is a list of names</extracomment>
        <translation>%1 comparten la victoria</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <extracomment>What the table waits for: the next round; %1 deals it</extracomment>
        <translation>%1 reparte</translation>
    </message>
    <message>
        <source>%1 plays the drawn card or passes</source>
        <extracomment>What the table waits for; %1 has just drawn a card</extracomment>
        <translation>%1 juega la carta que tomó o pasa</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws until the first %2 comes, and %n more card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;, %n is 2: the price of a lost challenge</extracomment>
        <translation>
            <numerusform>%1 toma cartas hasta que salga una %2, más otra carta</numerusform>
            <numerusform>%1 toma cartas hasta que salga una %2, más otras %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws until the first %2 comes</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;</extracomment>
        <translation>%1 toma cartas hasta que salga una %2</translation>
    </message>
    <message>
        <source>All counted: write it down</source>
        <extracomment>What the table waits for: all hands were counted, and the points are not written down yet</extracomment>
        <translation>Todo contado: falta anotarlo</translation>
    </message>
    <message>
        <source>card of the named color</source>
        <extracomment>In place of &quot;blue card&quot; where the color is not known: &quot;Ben draws until the first card of the named color comes&quot;</extracomment>
        <translation>carta del color elegido</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s) or challenges</source>
        <extracomment>What the table waits for; house rule: cards are waiting for %1, and the last card of the round is a Wild Draw card</extracomment>
        <translation>
            <numerusform>%1 toma %n carta o desafía</numerusform>
            <numerusform>%1 toma %n cartas o desafía</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays a draw card, challenges or takes %n card(s)</source>
        <extracomment>What the table waits for; house rule: cards are waiting for %1, with a Wild Draw card on top</extracomment>
        <translation>
            <numerusform>%1 pone otra carta que haga tomar, desafía o toma %n carta</numerusform>
            <numerusform>%1 pone otra carta que haga tomar, desafía o toma %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays a draw card or takes %n card(s)</source>
        <extracomment>What the table waits for; house rule: cards are waiting for %1</extracomment>
        <translation>
            <numerusform>%1 pone otra carta que haga tomar o toma %n carta</numerusform>
            <numerusform>%1 pone otra carta que haga tomar o toma %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says with whom to swap hands</source>
        <extracomment>What the table waits for; house rule: %1 laid a 7</extracomment>
        <translation>%1 dice con quién cambia de mano</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws until the first %2 comes, at most %3, and %n more card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;, %3 is a number, %n is 2: the price of a lost challenge</extracomment>
        <translation>
            <numerusform>%1 toma cartas hasta que salga una %2, %3 como mucho, más otra carta</numerusform>
            <numerusform>%1 toma cartas hasta que salga una %2, %3 como mucho, más otras %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws until the first %2 comes, at most %n card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;</extracomment>
        <translation>
            <numerusform>%1 toma cartas hasta que salga una %2, como mucho %n carta</numerusform>
            <numerusform>%1 toma cartas hasta que salga una %2, como mucho %n cartas</numerusform>
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
        <translation>Edición de 56 cartas</translation>
    </message>
    <message>
        <source>The winner collects</source>
        <extracomment>A way of scoring: whoever goes out gets the points the others hold</extracomment>
        <translation>El ganador se lleva los puntos</translation>
    </message>
    <message>
        <source>Everyone counts their own</source>
        <extracomment>A way of scoring: everyone adds up the points left in their own hand</extracomment>
        <translation>Cada uno carga con lo suyo</translation>
    </message>
    <message numerus="yes">
        <source>Whoever goes out gets the points of all cards the others still hold; the first to reach %n point(s) wins.</source>
        <extracomment>Explains a way of scoring; %n is the target</extracomment>
        <translation>
            <numerusform>Quien se queda sin cartas se anota los puntos de todas las que aún tienen los demás; gana quien llegue primero a %n punto.</numerusform>
            <numerusform>Quien se queda sin cartas se anota los puntos de todas las que aún tienen los demás; gana quien llegue primero a %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone adds up the cards left in their own hand; once somebody reaches %n point(s), the lowest total wins.</source>
        <extracomment>Explains a way of scoring; %n is the target</extracomment>
        <translation>
            <numerusform>Cada uno suma lo que le queda en la mano; cuando alguien llega a %n punto, gana el total más bajo.</numerusform>
            <numerusform>Cada uno suma lo que le queda en la mano; cuando alguien llega a %n puntos, gana el total más bajo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>A table ruling by itself: on which side of the dealer play starts</extracomment>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Reverse with two players</source>
        <extracomment>A table ruling by itself: what a Reverse does when only two play</extracomment>
        <translation>Reversa entre dos</translation>
    </message>
    <message>
        <source>Flip turned up first</source>
        <extracomment>A table ruling by itself</extracomment>
        <translation>Flip como primera carta</translation>
    </message>
    <message>
        <source>The turn after a guilty verdict</source>
        <extracomment>A table ruling by itself: who is on turn after a guilty verdict</extracomment>
        <translation>El turno tras ganar un desafío</translation>
    </message>
    <message>
        <source>How long you can be caught without UNO</source>
        <extracomment>A table ruling by itself: how long somebody who forgot to call UNO can be caught</extracomment>
        <translation>Hasta cuándo te pueden atrapar si no dijiste UNO</translation>
    </message>
    <message>
        <source>Flip as the last card</source>
        <extracomment>A table ruling by itself</extracomment>
        <translation>Flip como última carta</translation>
    </message>
    <message>
        <source>Draw One as the last card</source>
        <extracomment>A table ruling by itself</extracomment>
        <translation>Toma 1 como última carta</translation>
    </message>
    <message>
        <source>Who deals the next round</source>
        <extracomment>A table ruling by itself</extracomment>
        <translation>Quién reparte la ronda siguiente</translation>
    </message>
    <message>
        <source>A tie for the lowest total</source>
        <extracomment>A table ruling by itself: several players share the lowest total when the match ends</extracomment>
        <translation>Empate en el total más bajo</translation>
    </message>
    <message>
        <source>The player left of the dealer</source>
        <extracomment>Choice of &quot;Who begins&quot;</extracomment>
        <translation>El jugador a la izquierda del repartidor</translation>
    </message>
    <message>
        <source>The player right of the dealer</source>
        <extracomment>Choice of &quot;Who begins&quot;</extracomment>
        <translation>El jugador a la derecha del repartidor</translation>
    </message>
    <message>
        <source>The same player plays again</source>
        <extracomment>Choice of &quot;Reverse with two players&quot;</extracomment>
        <translation>El mismo jugador juega otra vez</translation>
    </message>
    <message>
        <source>The other player is next</source>
        <extracomment>Choice of &quot;Reverse with two players&quot;</extracomment>
        <translation>Le toca al otro jugador</translation>
    </message>
    <message>
        <source>Everything turns over at once</source>
        <extracomment>Choice of &quot;Flip turned up first&quot;</extracomment>
        <translation>Se voltea todo en el acto</translation>
    </message>
    <message>
        <source>It goes back, another is turned up</source>
        <extracomment>Choice of &quot;Flip turned up first&quot;</extracomment>
        <translation>Se devuelve y se destapa otra</translation>
    </message>
    <message>
        <source>The challenger plays</source>
        <extracomment>Choice of &quot;The turn after a guilty verdict&quot;</extracomment>
        <translation>El desafiante juega su turno</translation>
    </message>
    <message>
        <source>The challenger loses the turn all the same</source>
        <extracomment>Choice of &quot;The turn after a guilty verdict&quot;</extracomment>
        <translation>El desafiante pierde el turno de todos modos</translation>
    </message>
    <message>
        <source>Until the next player begins the turn</source>
        <extracomment>Choice of &quot;How long you can be caught without UNO&quot;</extracomment>
        <translation>Hasta que el siguiente empiece su turno</translation>
    </message>
    <message>
        <source>Until the next player has played</source>
        <extracomment>Choice of &quot;How long you can be caught without UNO&quot;</extracomment>
        <translation>Hasta que el siguiente haya jugado</translation>
    </message>
    <message>
        <source>The new side is scored</source>
        <extracomment>Choice of &quot;Flip as the last card&quot;</extracomment>
        <translation>Cuenta el lado nuevo</translation>
    </message>
    <message>
        <source>The old side is scored</source>
        <extracomment>Choice of &quot;Flip as the last card&quot;</extracomment>
        <translation>Cuenta el lado anterior</translation>
    </message>
    <message>
        <source>The next player draws</source>
        <extracomment>Choice of &quot;Draw One as the last card&quot;</extracomment>
        <translation>El siguiente toma cartas de todos modos</translation>
    </message>
    <message>
        <source>Nobody draws</source>
        <extracomment>Choice of &quot;Draw One as the last card&quot;</extracomment>
        <translation>Nadie toma cartas</translation>
    </message>
    <message>
        <source>The next seat</source>
        <extracomment>Choice of &quot;Who deals the next round&quot;</extracomment>
        <translation>El siguiente en la mesa</translation>
    </message>
    <message>
        <source>Whoever won the round</source>
        <extracomment>Choice of &quot;Who deals the next round&quot;</extracomment>
        <translation>Quien ganó la ronda</translation>
    </message>
    <message>
        <source>Always the same player</source>
        <extracomment>Choice of &quot;Who deals the next round&quot;</extracomment>
        <translation>Siempre el mismo jugador</translation>
    </message>
    <message>
        <source>All of them win</source>
        <extracomment>Choice of &quot;A tie for the lowest total&quot;</extracomment>
        <translation>Ganan todos los empatados</translation>
    </message>
    <message>
        <source>One more round</source>
        <extracomment>Choice of &quot;A tie for the lowest total&quot;</extracomment>
        <translation>Se juega otra ronda</translation>
    </message>
    <message>
        <source>Stacking draw cards</source>
        <extracomment>A house rule by itself: whether a draw card can be laid on a draw card</extracomment>
        <translation>Acumular cartas que hacen tomar</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Choice of &quot;Stacking draw cards&quot;</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>Same on same</source>
        <extracomment>Choice of &quot;Stacking draw cards&quot;</extracomment>
        <translation>Igual sobre igual</translation>
    </message>
    <message>
        <source>The same or more</source>
        <extracomment>Choice of &quot;Stacking draw cards&quot;</extracomment>
        <translation>Lo mismo o más</translation>
    </message>
    <message>
        <source>Any on any</source>
        <extracomment>Choice of &quot;Stacking draw cards&quot;</extracomment>
        <translation>Cualquiera sobre cualquiera</translation>
    </message>
    <message>
        <source>Jumping in</source>
        <extracomment>A house rule by itself: laying the very same card as the top one out of turn</extracomment>
        <translation>Meterse fuera de turno</translation>
    </message>
    <message>
        <source>Only on your turn</source>
        <extracomment>Choice of &quot;Jumping in&quot;</extracomment>
        <translation>Solo en tu turno</translation>
    </message>
    <message>
        <source>With the very same card</source>
        <extracomment>Choice of &quot;Jumping in&quot;</extracomment>
        <translation>Con la carta idéntica</translation>
    </message>
    <message>
        <source>Drawing on your turn</source>
        <extracomment>A house rule by itself: how many cards are drawn</extracomment>
        <translation>Tomar en tu turno</translation>
    </message>
    <message>
        <source>One card</source>
        <extracomment>Choice of &quot;Drawing on your turn&quot;</extracomment>
        <translation>Una carta</translation>
    </message>
    <message>
        <source>Until a card goes</source>
        <extracomment>Choice of &quot;Drawing on your turn&quot;</extracomment>
        <translation>Hasta que salga una que sirva</translation>
    </message>
    <message>
        <source>A 7</source>
        <extracomment>A house rule by itself: what a 7 does</extracomment>
        <translation>Un 7</translation>
    </message>
    <message>
        <source>Swaps two hands</source>
        <extracomment>Choice of &quot;A 7&quot;</extracomment>
        <translation>Cambia dos manos</translation>
    </message>
    <message>
        <source>A 0</source>
        <extracomment>A house rule by itself: what a 0 does</extracomment>
        <translation>Un 0</translation>
    </message>
    <message>
        <source>Everybody hands their cards on</source>
        <extracomment>Choice of &quot;A 0&quot;</extracomment>
        <translation>Todos pasan su mano</translation>
    </message>
    <message>
        <source>Challenging Wild Draw cards</source>
        <extracomment>A house rule by itself</extracomment>
        <translation>Desafiar comodines que hacen tomar</translation>
    </message>
    <message>
        <source>Allowed</source>
        <extracomment>Choice of &quot;Challenging Wild Draw cards&quot;</extracomment>
        <translation>Se puede</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <extracomment>Choice of &quot;Challenging Wild Draw cards&quot;</extracomment>
        <translation>No se puede</translation>
    </message>
    <message>
        <source>The last card</source>
        <extracomment>A house rule by itself: with which card somebody may go out</extracomment>
        <translation>La última carta</translation>
    </message>
    <message>
        <source>Any card</source>
        <extracomment>Choice of &quot;The last card&quot;</extracomment>
        <translation>Cualquier carta</translation>
    </message>
    <message>
        <source>No wild card</source>
        <extracomment>Choice of &quot;The last card&quot;</extracomment>
        <translation>Ningún comodín</translation>
    </message>
    <message>
        <source>Only a number</source>
        <extracomment>Choice of &quot;The last card&quot;</extracomment>
        <translation>Solo un número</translation>
    </message>
    <message>
        <source>Caught without UNO</source>
        <extracomment>A house rule by itself: how many cards are drawn then</extracomment>
        <translation>Sin decir UNO</translation>
    </message>
    <message>
        <source>Most cards for a Wild Draw Color</source>
        <extracomment>A house rule by itself</extracomment>
        <translation>Límite del Comodín Toma un color</translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>Choice of &quot;Most cards for a Wild Draw Color&quot;</extracomment>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Five cards</source>
        <extracomment>Choice of &quot;Most cards for a Wild Draw Color&quot;</extracomment>
        <translation>Cinco cartas</translation>
    </message>
    <message>
        <source>Ten cards</source>
        <extracomment>Choice of &quot;Most cards for a Wild Draw Color&quot;</extracomment>
        <translation>Diez cartas</translation>
    </message>
    <message>
        <source>A 7 does nothing special</source>
        <extracomment>Choice of &quot;A 7&quot;</extracomment>
        <translation>Un 7 no hace nada especial</translation>
    </message>
    <message>
        <source>A 0 does nothing special</source>
        <extracomment>Choice of &quot;A 0&quot;</extracomment>
        <translation>Un 0 no hace nada especial</translation>
    </message>
    <message>
        <source>Two are drawn</source>
        <extracomment>Choice of &quot;Caught without UNO&quot;</extracomment>
        <translation>Se toman dos</translation>
    </message>
    <message>
        <source>One is drawn</source>
        <extracomment>Choice of &quot;Caught without UNO&quot;</extracomment>
        <translation>Se toma una</translation>
    </message>
    <message>
        <source>Four are drawn</source>
        <extracomment>Choice of &quot;Caught without UNO&quot;</extracomment>
        <translation>Se toman cuatro</translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message>
        <source>%1 accepts.</source>
        <extracomment>%1 takes what a Wild Draw card costs</extracomment>
        <translation>%1 acepta.</translation>
    </message>
    <message>
        <source>Guilty: %1 holds at least one %2.</source>
        <extracomment>A challenge; %1 is who laid the Wild Draw card, %2 is &quot;blue card&quot;</extracomment>
        <translation>Culpable: %1 tiene al menos una %2.</translation>
    </message>
    <message>
        <source>By this table’s ruling %1 loses the turn all the same.</source>
        <extracomment>%1 has won a challenge</extracomment>
        <translation>Por acuerdo de la mesa, %1 pierde el turno de todos modos.</translation>
    </message>
    <message>
        <source>Innocent: %1 has no cards left.</source>
        <extracomment>A challenge; the Wild Draw card was the last card of %1</extracomment>
        <translation>Inocente: a %1 no le quedan cartas.</translation>
    </message>
    <message>
        <source>Innocent: %1 holds no %2.</source>
        <extracomment>A challenge; %1 is who laid the Wild Draw card, %2 is &quot;blue card&quot;</extracomment>
        <translation>Inocente: %1 no tiene ninguna %2.</translation>
    </message>
    <message numerus="yes">
        <source>It took %n card(s) to get to the first %1.</source>
        <extracomment>Cards drawn for a Wild Draw Color; %1 is &quot;teal card&quot;</extracomment>
        <translation>
            <numerusform>Hizo falta %n carta para llegar a la primera %1.</numerusform>
            <numerusform>Hicieron falta %n cartas para llegar a la primera %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lost challenge costs %n more.</source>
        <extracomment>%n is 2; a sentence that says who draws how many in all follows</extracomment>
        <translation>
            <numerusform>El desafío perdido cuesta %n más.</numerusform>
            <numerusform>El desafío perdido cuesta %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes out.</source>
        <extracomment>The last card, a Wild Draw card, is settled</extracomment>
        <translation>%1 se queda sin cartas.</translation>
    </message>
    <message>
        <source>%1 catches %2, who did not call UNO.</source>
        <extracomment>%1 noticed that %2 holds a single card and has not called UNO</extracomment>
        <translation>%1 atrapa a %2, que no dijo UNO.</translation>
    </message>
    <message>
        <source>%1 did not call UNO and is caught.</source>
        <extracomment>Somebody noticed that %1 holds a single card and has not called UNO</extracomment>
        <translation>%1 no dijo UNO y alguien se dio cuenta.</translation>
    </message>
    <message>
        <source>Corrected: play goes to the left.</source>
        <extracomment>A correction</extracomment>
        <translation>Corregido: se juega hacia la izquierda.</translation>
    </message>
    <message>
        <source>Corrected: play goes to the right.</source>
        <extracomment>A correction</extracomment>
        <translation>Corregido: se juega hacia la derecha.</translation>
    </message>
    <message>
        <source>Corrected: the color is %1.</source>
        <extracomment>A correction; %1 is &quot;blue&quot;</extracomment>
        <translation>Corregido: el color es %1.</translation>
    </message>
    <message>
        <source>Corrected: the light side is in play.</source>
        <extracomment>A correction</extracomment>
        <translation>Corregido: se juega por el lado claro.</translation>
    </message>
    <message>
        <source>Corrected: the dark side is in play.</source>
        <extracomment>A correction</extracomment>
        <translation>Corregido: se juega por el lado oscuro.</translation>
    </message>
    <message>
        <source>All rounds are scored again.</source>
        <extracomment>All rounds were worked out again; a sentence that explains the new scoring goes before</extracomment>
        <translation>Todas las rondas se vuelven a calcular.</translation>
    </message>
    <message>
        <source>The table’s ruling – %1: %2.</source>
        <extracomment>%1 is &quot;Flip as the last card&quot;, %2 is &quot;The new side is scored&quot;</extracomment>
        <translation>Acuerdo de la mesa – %1: %2.</translation>
    </message>
    <message>
        <source>It applies at once.</source>
        <extracomment>When a new table ruling begins to count</extracomment>
        <translation>Vale desde ya.</translation>
    </message>
    <message>
        <source>It applies from the next round on.</source>
        <extracomment>When a new table ruling begins to count</extracomment>
        <translation>Vale desde la próxima ronda.</translation>
    </message>
    <message>
        <source>New seats, going round to the left: %1.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>Nuevos asientos, hacia la izquierda: %1.</translation>
    </message>
    <message>
        <source>%1 goes out with %2.</source>
        <extracomment>%1 has laid the last card, %2: &quot;a blue 7&quot;</extracomment>
        <translation>%1 se queda sin cartas con %2.</translation>
    </message>
    <message>
        <source>By this table’s ruling the light side is scored.</source>
        <extracomment>The last card was a Flip</extracomment>
        <translation>Por acuerdo de la mesa, cuenta el lado claro.</translation>
    </message>
    <message>
        <source>By this table’s ruling the dark side is scored.</source>
        <extracomment>The last card was a Flip</extracomment>
        <translation>Por acuerdo de la mesa, cuenta el lado oscuro.</translation>
    </message>
    <message>
        <source>%1 goes out, on the light side.</source>
        <extracomment>%1 has no cards left</extracomment>
        <translation>%1 se queda sin cartas, en el lado claro.</translation>
    </message>
    <message>
        <source>%1 goes out, on the dark side.</source>
        <extracomment>%1 has no cards left</extracomment>
        <translation>%1 se queda sin cartas, en el lado oscuro.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is left with %n point(s).</source>
        <extracomment>What the cards left in a hand are worth</extracomment>
        <translation>
            <numerusform>A %1 le queda %n punto en la mano.</numerusform>
            <numerusform>A %1 le quedan %n puntos en la mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone adds what was left in hand; %1, who went out, adds nothing.</source>
        <extracomment>A round is scored; %1 went out</extracomment>
        <translation>Cada uno suma lo que le quedó en la mano; %1 se quedó sin cartas y no suma nada.</translation>
    </message>
    <message numerus="yes">
        <source>%1 collects %n point(s).</source>
        <extracomment>A round is scored; %1 went out and gets what the others hold</extracomment>
        <translation>
            <numerusform>%1 se lleva %n punto.</numerusform>
            <numerusform>%1 se lleva %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) in all.</source>
        <extracomment>A player&apos;s total</extracomment>
        <translation>
            <numerusform>%1 tiene %n punto en total.</numerusform>
            <numerusform>%1 tiene %n puntos en total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the match with the lowest total, %n point(s).</source>
        <extracomment>Somebody has reached the target</extracomment>
        <translation>
            <numerusform>%1 gana la partida con el total más bajo, %n punto.</numerusform>
            <numerusform>%1 gana la partida con el total más bajo, %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has reached %n point(s) and wins the match.</source>
        <extracomment>%n is the target of the match</extracomment>
        <translation>
            <numerusform>%1 llegó a %n punto y gana la partida.</numerusform>
            <numerusform>%1 llegó a %n puntos y gana la partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>This deck has no such card as %1.</source>
        <extracomment>Refused; %1 is &quot;a red 0&quot;</extracomment>
        <translation>En esta baraja no existe %1.</translation>
    </message>
    <message>
        <source>On the dark side there is no such card as %1.</source>
        <extracomment>Refused; %1 is &quot;a red 4&quot;</extracomment>
        <translation>En el lado oscuro no existe %1.</translation>
    </message>
    <message>
        <source>On the light side there is no such card as %1.</source>
        <extracomment>Refused; %1 is &quot;a teal 4&quot;</extracomment>
        <translation>En el lado claro no existe %1.</translation>
    </message>
    <message>
        <source>This deck has no such color as %1.</source>
        <extracomment>Refused; %1 is &quot;teal&quot;</extracomment>
        <translation>En esta baraja no existe el color %1.</translation>
    </message>
    <message>
        <source>On the dark side there is no such color as %1.</source>
        <extracomment>Refused; %1 is &quot;red&quot;</extracomment>
        <translation>En el lado oscuro no existe el color %1.</translation>
    </message>
    <message>
        <source>On the light side there is no such color as %1.</source>
        <extracomment>Refused; %1 is &quot;teal&quot;</extracomment>
        <translation>En el lado claro no existe el color %1.</translation>
    </message>
    <message>
        <source>%1 was not dealt in this round.</source>
        <extracomment>Refused; %1 came or left between rounds</extracomment>
        <translation>%1 no juega en esta ronda.</translation>
    </message>
    <message>
        <source>%1: there is only one, and it is in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself</extracomment>
        <translation>%1: solo hay una carta así, y ya está en la pila para tirar.</translation>
    </message>
    <message>
        <source>%1: there are only two, and both are in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself</extracomment>
        <translation>%1: solo hay dos cartas así, y las dos están ya en la pila para tirar.</translation>
    </message>
    <message numerus="yes">
        <source>%1: there are only %n, and all of them are in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Wild&quot; by itself</extracomment>
        <translation>
            <numerusform>%1: solo hay una carta así, y ya está en la pila para tirar.</numerusform>
            <numerusform>%1: solo hay %n cartas así, y todas están ya en la pila para tirar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s), not %2.</source>
        <extracomment>Refused; %2 cards were named</extracomment>
        <translation>
            <numerusform>%1 tiene %n carta, no %2.</numerusform>
            <numerusform>%1 tiene %n cartas, no %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must hold at least one card: with none the round is over.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 debe tener al menos una carta: sin cartas, la ronda se acaba.</translation>
    </message>
    <message numerus="yes">
        <source>Even with the whole draw pile %1 would hold only %n card(s), not %2.</source>
        <extracomment>Refused; hand and draw pile together are %n cards, %2 were said</extracomment>
        <translation>
            <numerusform>Ni con toda la pila para tomar tendría %1 más de %n carta; %2 no puede ser.</numerusform>
            <numerusform>Ni con toda la pila para tomar tendría %1 más de %n cartas; %2 no puede ser.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes at least one card for the color to come.</source>
        <extracomment>Refused; cards drawn for a Wild Draw Color</extracomment>
        <translation>Para que salga el color hace falta al menos una carta.</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n card(s) to draw, not %1.</source>
        <extracomment>Refused; cards drawn for a Wild Draw Color</extracomment>
        <translation>
            <numerusform>Solo queda una carta que tomar, no %1.</numerusform>
            <numerusform>Solo quedan %n cartas que tomar, no %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 cannot be right: %1 holds at least %n point(s).</source>
        <extracomment>Refused; what the cards left in a hand are worth</extracomment>
        <translation>
            <numerusform>%2 no puede ser: las cartas de %1 valen al menos %n punto.</numerusform>
            <numerusform>%2 no puede ser: las cartas de %1 valen al menos %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 cannot be right: for %1 there are at most %n point(s) left in the deck.</source>
        <extracomment>Refused; what the cards left in a hand are worth</extracomment>
        <translation>
            <numerusform>%2 no puede ser: para %1 queda como máximo %n punto en la baraja.</numerusform>
            <numerusform>%2 no puede ser: para %1 quedan como máximo %n puntos en la baraja.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has already called UNO.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 ya dijo UNO.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s): UNO is called with one left, or with two on your own turn.</source>
        <extracomment>Refused</extracomment>
        <translation>
            <numerusform>%1 tiene %n carta: UNO se dice con una, o con dos en el turno propio.</numerusform>
            <numerusform>%1 tiene %n cartas: UNO se dice con una, o con dos en el turno propio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s) and cannot be caught.</source>
        <extracomment>Refused; only somebody with a single card can have forgotten to call UNO</extracomment>
        <translation>
            <numerusform>Con %n carta en la mano no se puede atrapar a %1.</numerusform>
            <numerusform>Con %n cartas en la mano no se puede atrapar a %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No round has been scored yet.</source>
        <extracomment>Refused</extracomment>
        <translation>Todavía no hay ninguna ronda contada.</translation>
    </message>
    <message numerus="yes">
        <source>There is no round %1 to correct: %n have been scored.</source>
        <extracomment>Refused; %1 is the number of a round</extracomment>
        <translation>
            <numerusform>No hay ronda %1 que corregir: solo se contó una.</numerusform>
            <numerusform>No hay ronda %1 que corregir: se contaron %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is skipped.</source>
        <extracomment>%1 loses a turn</extracomment>
        <translation>%1 pierde el turno.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s) and is skipped.</source>
        <extracomment>%1 must draw cards and loses a turn</extracomment>
        <translation>
            <numerusform>%1 toma %n carta y pierde el turno.</numerusform>
            <numerusform>%1 toma %n cartas y pierde el turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <extracomment>%1 must draw cards</extracomment>
        <translation>
            <numerusform>%1 toma %n carta.</numerusform>
            <numerusform>%1 toma %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The draw pile ran out: the discard pile was shuffled into a new one.</source>
        <extracomment>While somebody was drawing</extracomment>
        <translation>La pila para tomar se acabó: se barajó la pila para tirar y ya hay otra.</translation>
    </message>
    <message>
        <source>There are no more cards to draw.</source>
        <extracomment>Somebody should have drawn more cards than there were in both piles</extracomment>
        <translation>No hay más cartas que tomar.</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <extracomment>The turn stays with %1, who has just played</extracomment>
        <translation>%1 juega otra vez.</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <extracomment>The turn moves on to %1</extracomment>
        <translation>Sigue %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Makes a sentence of a headline such as &quot;Ben plays&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>That is allowed only with no %1 in hand.</source>
        <extracomment>Of a Wild Draw card that was just laid; %1 is &quot;blue card&quot;</extracomment>
        <translation>Solo se permite sin ninguna %1 en la mano.</translation>
    </message>
    <message>
        <source>With no cards left %1 cannot be guilty: a challenge would only cost %2 two more cards.</source>
        <extracomment>A Wild Draw card was the last card of %1; %2 is about to draw for it and could challenge</extracomment>
        <translation>Sin cartas en la mano, %1 no puede ser culpable: desafiar solo le costaría a %2 dos cartas más.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <extracomment>A correction took the win back</extracomment>
        <translation>La partida sigue.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 deals everyone %n card(s).</source>
        <extracomment>A round begins; %1 is its number, %2 the dealer, %n the cards each player gets</extracomment>
        <translation>
            <numerusform>Ronda %1: %2 da %n carta a cada uno.</numerusform>
            <numerusform>Ronda %1: %2 da %n cartas a cada uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first card is %1.</source>
        <extracomment>The card turned up to begin; %1 is &quot;a blue 7&quot;</extracomment>
        <translation>Se destapa %1.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <extracomment>%1 is the first player of a round</extracomment>
        <translation>Empieza %1.</translation>
    </message>
    <message>
        <source>The direction changes, and %1, who dealt, begins.</source>
        <extracomment>A Reverse was turned up to begin; %1 is the dealer</extracomment>
        <translation>El sentido se invierte y empieza quien repartió: %1.</translation>
    </message>
    <message>
        <source>%1 names the color and begins.</source>
        <extracomment>A Wild was turned up to begin</extracomment>
        <translation>%1 elige el color y empieza.</translation>
    </message>
    <message>
        <source>%1 turns up another card.</source>
        <extracomment>The first card went back into the deck; %1 is the dealer</extracomment>
        <translation>%1 destapa otra carta.</translation>
    </message>
    <message>
        <source>Now play goes to the left.</source>
        <extracomment>A Reverse was laid</extracomment>
        <translation>Ahora se juega hacia la izquierda.</translation>
    </message>
    <message>
        <source>Now play goes to the right.</source>
        <extracomment>A Reverse was laid</extracomment>
        <translation>Ahora se juega hacia la derecha.</translation>
    </message>
    <message>
        <source>Everyone else is skipped.</source>
        <extracomment>All players but the one who laid the card lose a turn</extracomment>
        <translation>Todos los demás pierden el turno.</translation>
    </message>
    <message>
        <source>Everything turns to the light side.</source>
        <extracomment>A Flip was laid</extracomment>
        <translation>Todo se voltea al lado claro.</translation>
    </message>
    <message>
        <source>Everything turns to the dark side.</source>
        <extracomment>A Flip was laid</extracomment>
        <translation>Todo se voltea al lado oscuro.</translation>
    </message>
    <message>
        <source>A card seen before comes up: %1.</source>
        <extracomment>After a Flip; %1 is &quot;a teal 4&quot;, a face that was seen earlier in the round</extracomment>
        <translation>Arriba queda una carta que ya se había visto: %1.</translation>
    </message>
    <message>
        <source>There was nothing to draw: %1 can only pass.</source>
        <extracomment>Refused</extracomment>
        <translation>No había nada que tomar: %1 solo puede pasar.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>There was no card to draw for %1</extracomment>
        <translation>%1 pasa.</translation>
    </message>
    <message>
        <source>%1 keeps the card.</source>
        <extracomment>%1 drew a card and does not lay it</extracomment>
        <translation>%1 se queda con la carta.</translation>
    </message>
    <message>
        <source>%1 names %2.</source>
        <extracomment>%1 is a player, %2 is &quot;red&quot;</extracomment>
        <translation>%1 elige %2.</translation>
    </message>
    <message>
        <source>All hands and both piles are turned over.</source>
        <extracomment>A Flip was laid: what all do now, before they say which card is on top</extracomment>
        <translation>Se voltean todas las manos y las dos pilas.</translation>
    </message>
    <message>
        <source>By this table’s ruling a Flip goes back.</source>
        <extracomment>Of the first card</extracomment>
        <translation>Por acuerdo de la mesa, una carta Flip se devuelve.</translation>
    </message>
    <message>
        <source>By this table’s ruling for two players it skips nobody.</source>
        <extracomment>Of a Reverse</extracomment>
        <translation>Por acuerdo de la mesa, entre dos nadie pierde el turno.</translation>
    </message>
    <message>
        <source>Now on top: %1.</source>
        <extracomment>After a Flip; %1 is &quot;a teal 4&quot;</extracomment>
        <translation>Ahora está arriba %1.</translation>
    </message>
    <message>
        <source>Corrected, now on top: %1.</source>
        <extracomment>After a Flip; %1 is &quot;a teal 4&quot;</extracomment>
        <translation>Corregido: ahora está arriba %1.</translation>
    </message>
    <message>
        <source>%1 calls UNO in time and cannot be caught.</source>
        <extracomment>%1 holds a single card</extracomment>
        <translation>%1 dice UNO a tiempo y se salva.</translation>
    </message>
    <message>
        <source>%1 calls UNO, but could no longer be caught: nothing changes.</source>
        <extracomment>%1 holds a single card and calls UNO without need</extracomment>
        <translation>%1 dice UNO, pero ya no corría peligro: nada cambia.</translation>
    </message>
    <message>
        <source>By this table’s ruling nobody draws for a last Draw One.</source>
        <extracomment>Of the last card of a round</extracomment>
        <translation>Por acuerdo de la mesa, nadie toma cartas por una última carta Toma 1.</translation>
    </message>
    <message>
        <source>The lowest total is shared: by this table’s ruling one more round decides.</source>
        <extracomment>Several players have the same lowest total</extracomment>
        <translation>Hay empate en el total más bajo: por acuerdo de la mesa, decide otra ronda.</translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 holds %n card(s).</source>
        <extracomment>A correction</extracomment>
        <translation>
            <numerusform>Corregido: %1 tiene %n carta.</numerusform>
            <numerusform>Corregido: %1 tiene %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn is corrected.</source>
        <extracomment>A correction; a sentence that says whose turn it is follows</extracomment>
        <translation>Turno corregido.</translation>
    </message>
    <message>
        <source>Corrected, on top: %1.</source>
        <extracomment>A correction; %1 is &quot;a blue 7&quot;</extracomment>
        <translation>Corregido: arriba está %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled back into the draw pile; the top card stays.</source>
        <extracomment>Of the discard pile</extracomment>
        <translation>
            <numerusform>Una carta vuelve barajada a la pila para tomar; la de arriba se queda.</numerusform>
            <numerusform>%n cartas vuelven barajadas a la pila para tomar; la de arriba se queda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 is given up and scores nothing.</source>
        <extracomment>A round is given up unfinished</extracomment>
        <translation>La ronda %1 queda anulada y no da puntos.</translation>
    </message>
    <message>
        <source>Round %1 is corrected: %2 went out.</source>
        <extracomment>A round of the score book; %2 is who went out in it</extracomment>
        <translation>Ronda %1 corregida: quien se quedó sin cartas fue %2.</translation>
    </message>
    <message>
        <source>Round %1 no longer counts.</source>
        <extracomment>A round of the score book</extracomment>
        <translation>La ronda %1 ya no cuenta.</translation>
    </message>
    <message numerus="yes">
        <source>%1 joins in the last seat with %n point(s).</source>
        <extracomment>A new player comes</extracomment>
        <translation>
            <numerusform>%1 se sienta al final con %n punto.</numerusform>
            <numerusform>%1 se sienta al final con %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is back and still has %n point(s).</source>
        <extracomment>A player who had left</extracomment>
        <translation>
            <numerusform>%1 vuelve y conserva su %n punto.</numerusform>
            <numerusform>%1 vuelve y conserva sus %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves; %n point(s) stay in the book.</source>
        <extracomment>A player goes</extracomment>
        <translation>
            <numerusform>%1 se va; su %n punto se queda en la lista.</numerusform>
            <numerusform>%1 se va; sus %n puntos se quedan en la lista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes to %n point(s) now.</source>
        <extracomment>The points to reach</extracomment>
        <translation>
            <numerusform>Ahora la partida es a %n punto.</numerusform>
            <numerusform>Ahora la partida es a %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <extracomment>%1 is an event such as &quot;Ana: Blue 7&quot;</extracomment>
        <translation>Deshecho: %1.</translation>
    </message>
    <message>
        <source>Redone: %1.</source>
        <extracomment>%1 is an event such as &quot;Ana: Blue 7&quot; that had been taken back</extracomment>
        <translation>Rehecho: %1.</translation>
    </message>
    <message>
        <source>The match ends here, unfinished and without a winner.</source>
        <extracomment>The table stops before anybody has won</extracomment>
        <translation>La partida se queda aquí, a medias y sin ganador.</translation>
    </message>
    <message>
        <source>That cannot happen now.</source>
        <extracomment>Refused; a sentence that says what the table waits for follows</extracomment>
        <translation>Eso no se puede ahora.</translation>
    </message>
    <message>
        <source>This deck has no dark side.</source>
        <extracomment>Refused; the 56-card edition</extracomment>
        <translation>Esta baraja no tiene lado oscuro.</translation>
    </message>
    <message>
        <source>It is not %1’s turn.</source>
        <extracomment>Refused; a sentence that says whose turn it is follows</extracomment>
        <translation>No es el turno de %1.</translation>
    </message>
    <message>
        <source>Say who it was: the name is missing.</source>
        <extracomment>Refused; several players could be meant</extracomment>
        <translation>Falta el nombre: di quién fue.</translation>
    </message>
    <message>
        <source>%1 does not choose here.</source>
        <extracomment>Refused; a sentence that says who chooses the colour follows</extracomment>
        <translation>Aquí no elige %1.</translation>
    </message>
    <message>
        <source>Only %1, who has to draw for the card, accepts or challenges.</source>
        <extracomment>Refused; %1 was hit by a Wild Draw card</extracomment>
        <translation>Solo acepta o desafía quien tendría que tomar cartas por ese comodín: %1.</translation>
    </message>
    <message>
        <source>%1 went out and has no cards left.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 ya se quedó sin cartas.</translation>
    </message>
    <message>
        <source>%1 has no cards left and cannot be guilty.</source>
        <extracomment>Refused; a Wild Draw card was the last card of %1</extracomment>
        <translation>%1 no tiene cartas y no puede ser culpable.</translation>
    </message>
    <message>
        <source>Nobody has to call UNO now.</source>
        <extracomment>Refused</extracomment>
        <translation>Ahora nadie tiene que decir UNO.</translation>
    </message>
    <message>
        <source>%1 can only be caught by somebody else.</source>
        <extracomment>Refused</extracomment>
        <translation>Solo otra persona puede atrapar a %1.</translation>
    </message>
    <message>
        <source>There is nothing to shuffle under the top card.</source>
        <extracomment>Refused</extracomment>
        <translation>Debajo de la carta de arriba no hay nada que barajar.</translation>
    </message>
    <message>
        <source>A correction must name everyone who was dealt in that round, once each.</source>
        <extracomment>Refused</extracomment>
        <translation>La corrección debe incluir a todos los que jugaron esa ronda, una sola vez a cada uno.</translation>
    </message>
    <message>
        <source>%1 is already at the table.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 ya está en la mesa.</translation>
    </message>
    <message>
        <source>%1 is not at the table.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 no está en la mesa.</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n player(s) can sit at the table.</source>
        <extracomment>Refused; %n is 10</extracomment>
        <translation>
            <numerusform>En la mesa cabe como máximo %n jugador.</numerusform>
            <numerusform>En la mesa caben como máximo %n jugadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least two play, so %1 cannot leave.</source>
        <extracomment>Refused</extracomment>
        <translation>Juegan al menos dos, así que %1 no puede irse.</translation>
    </message>
    <message>
        <source>The new order must name everyone at the table, once each.</source>
        <extracomment>Refused</extracomment>
        <translation>El nuevo orden debe incluir a todos los de la mesa, una sola vez a cada uno.</translation>
    </message>
    <message>
        <source>All cards are dealt: there is none left to turn up.</source>
        <extracomment>Refused; too many players for the deck</extracomment>
        <translation>Todas las cartas están repartidas: no queda ninguna que destapar.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <extracomment>Refused</extracomment>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <extracomment>Refused</extracomment>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>The discard pile was reshuffled.</source>
        <extracomment>The draw pile ran out while somebody was drawing</extracomment>
        <translation>Se barajó de nuevo la pila para tirar.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is caught and draws %n card(s).</source>
        <extracomment>%1 holds a single card, has not called UNO and pays for it</extracomment>
        <translation>
            <numerusform>Se dieron cuenta: %1 toma %n carta.</numerusform>
            <numerusform>Se dieron cuenta: %1 toma %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guilty: %1 was not allowed to play that card.</source>
        <extracomment>A challenge; %1 is who laid the Wild Draw card</extracomment>
        <translation>Culpable: %1 no podía jugar esa carta.</translation>
    </message>
    <message>
        <source>Innocent: %1 was allowed to play that card.</source>
        <extracomment>A challenge; %1 is who laid the Wild Draw card</extracomment>
        <translation>Inocente: %1 sí podía jugar esa carta.</translation>
    </message>
    <message>
        <source>The table lets it stand: %1 plays %2 and names %3.</source>
        <extracomment>%1 is a player, %2 is &quot;a Wild&quot;, %3 is &quot;red&quot;</extracomment>
        <translation>La mesa da por buena la jugada: %1 juega %2 y elige %3.</translation>
    </message>
    <message>
        <source>The table lets it stand: %1 plays %2.</source>
        <extracomment>%1 is a player, %2 is &quot;a red 4&quot;</extracomment>
        <translation>La mesa da por buena la jugada: %1 juega %2.</translation>
    </message>
    <message>
        <source>%1 plays the last card, %2.</source>
        <extracomment>%1 is a player, %2 is &quot;a Wild Draw Two&quot;</extracomment>
        <translation>%1 juega su última carta, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 held %n card(s) after playing the wild, not %2.</source>
        <extracomment>Refused; a hand is shown in a challenge, and %2 cards were named</extracomment>
        <translation>
            <numerusform>%1 tenía %n carta después de jugar el comodín, no %2.</numerusform>
            <numerusform>%1 tenía %n cartas después de jugar el comodín, no %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can’t play %2: it must be %3 or %4.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;, %3 is &quot;blue&quot;, %4 is &quot;a 7&quot;</extracomment>
        <translation>%1 no puede jugar %2: se pide %3 o %4.</translation>
    </message>
    <message>
        <source>%1 can’t play %2: it must be %3.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;, %3 is &quot;a 7&quot;</extracomment>
        <translation>%1 no puede jugar %2: se pide %3.</translation>
    </message>
    <message>
        <source>%1 can’t play %2: the color must be %3.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;, %3 is &quot;blue&quot;</extracomment>
        <translation>%1 no puede jugar %2: se pide %3.</translation>
    </message>
    <message>
        <source>%1 can’t play %2.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;</extracomment>
        <translation>%1 no puede jugar %2.</translation>
    </message>
    <message>
        <source>%1 plays %2: the color matches.</source>
        <extracomment>%1 is a player, %2 is &quot;a blue 7&quot;</extracomment>
        <translation>%1 juega %2: el color coincide.</translation>
    </message>
    <message>
        <source>%1 plays %2: the number matches.</source>
        <extracomment>%1 is a player, %2 is &quot;a blue 7&quot;</extracomment>
        <translation>%1 juega %2: el número coincide.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1 is a player, %2 is &quot;a blue Skip&quot;</extracomment>
        <translation>%1 juega %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 and names %3.</source>
        <extracomment>%1 is a player, %2 is &quot;a Wild&quot;, %3 is &quot;red&quot;</extracomment>
        <translation>%1 juega %2 y elige %3.</translation>
    </message>
    <message>
        <source>%1 draws a card and may play it or pass.</source>
        <extracomment>The player on turn takes one card</extracomment>
        <translation>%1 toma una carta y puede jugarla o pasar.</translation>
    </message>
    <message>
        <source>It does nothing, because nobody played it.</source>
        <extracomment>An action card came up with a Flip</extracomment>
        <translation>No hace nada, porque nadie la jugó.</translation>
    </message>
    <message>
        <source>%1 calls UNO before playing the next-to-last card.</source>
        <extracomment>%1 holds two cards and is on turn</extracomment>
        <translation>%1 dice UNO antes de jugar su penúltima carta.</translation>
    </message>
    <message>
        <source>By this table’s ruling a last Draw One still takes effect.</source>
        <extracomment>Of the last card of a round</extracomment>
        <translation>Por acuerdo de la mesa, una última carta Toma 1 todavía tiene efecto.</translation>
    </message>
    <message>
        <source>The last card still takes effect.</source>
        <extracomment>Of the last card of a round, one for which the next player draws</extracomment>
        <translation>La última carta todavía tiene efecto.</translation>
    </message>
    <message>
        <source>%1 plays a card or draws one.</source>
        <extracomment>What the table waits for, after something else was refused</extracomment>
        <translation>%1 juega o toma una carta.</translation>
    </message>
    <message>
        <source>%1, and is skipped.</source>
        <extracomment>%1 is such as &quot;Ben draws until the first blue card comes&quot;: the same player loses a turn</extracomment>
        <translation>%1, y pierde el turno.</translation>
    </message>
    <message>
        <source>Then %1 is next.</source>
        <extracomment>Once somebody has drawn, the turn moves on to %1</extracomment>
        <translation>Después sigue %1.</translation>
    </message>
    <message>
        <source>It cannot begin a round: put it back into the deck.</source>
        <extracomment>Of the first card; a sentence that says who turns up another one follows</extracomment>
        <translation>Con esa carta no puede empezar la ronda: devuélvanla a la pila para tomar.</translation>
    </message>
    <message>
        <source>The sheet does not say what follows; here everything turns to the dark side.</source>
        <extracomment>A Flip was turned up to begin</extracomment>
        <translation>La hoja no dice qué pasa; aquí todo se voltea al lado oscuro.</translation>
    </message>
    <message>
        <source>The sheet does not say what it does with two players; here it skips the other one.</source>
        <extracomment>Of a Reverse</extracomment>
        <translation>La hoja no dice qué hace entre dos; aquí el otro pierde el turno.</translation>
    </message>
    <message>
        <source>In this edition nobody draws for a last Draw One.</source>
        <extracomment>Of the last card of a round</extracomment>
        <translation>En esta edición nadie toma cartas por una última carta Toma 1.</translation>
    </message>
    <message>
        <source>Turn your cards over: the light side is scored.</source>
        <extracomment>The last card was a Flip; all others turn their cards over to count them</extracomment>
        <translation>Volteen sus cartas: cuenta el lado claro.</translation>
    </message>
    <message>
        <source>Turn your cards over: the dark side is scored.</source>
        <extracomment>The last card was a Flip; all others turn their cards over to count them</extracomment>
        <translation>Volteen sus cartas: cuenta el lado oscuro.</translation>
    </message>
    <message numerus="yes">
        <source>%1 have the lowest total, %n point(s): they win together.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1 tienen el total más bajo, %n punto: comparten la victoria.</numerusform>
            <numerusform>%1 tienen el total más bajo, %n puntos: comparten la victoria.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: there is only one, and it has been seen already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself; it is in a hand that was counted, this one or another</extracomment>
        <translation>%1: solo hay una, y ya se vio.</translation>
    </message>
    <message>
        <source>%1: there are only two, and both have been seen already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself; they are in hands that were counted, this one or others</extracomment>
        <translation>%1: solo hay dos, y ya se vieron las dos.</translation>
    </message>
    <message numerus="yes">
        <source>%1: there are only %n, and all of them have been seen already.</source>
        <extracomment>Refused; %1 is &quot;Wild&quot; by itself; they are in hands that were counted, this one or others</extracomment>
        <translation>
            <numerusform>%1: solo hay una, y ya se vio.</numerusform>
            <numerusform>%1: solo hay %n, y ya se vieron todas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too late: %1 has not called UNO, but here catching counts only until the next player begins the turn.</source>
        <extracomment>Refused</extracomment>
        <translation>Ya es tarde: %1 no dijo UNO, pero aquí solo se puede atrapar hasta que el siguiente empiece su turno.</translation>
    </message>
    <message>
        <source>Too late: %1 has not called UNO, but here catching counts only until the next player has played.</source>
        <extracomment>Refused</extracomment>
        <translation>Ya es tarde: %1 no dijo UNO, pero aquí solo se puede atrapar hasta que el siguiente haya jugado.</translation>
    </message>
    <message>
        <source>Here a last Draw One adds nothing to what waited.</source>
        <extracomment>Of the last card of a round; a sentence that says who draws what was waiting follows</extracomment>
        <translation>Aquí una última carta Toma 1 no suma nada a lo que esperaba.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can’t play %2: %n card(s) are waiting.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;: so many cards are waiting for %1</extracomment>
        <translation>
            <numerusform>%1 no puede jugar %2: espera %n carta.</numerusform>
            <numerusform>%1 no puede jugar %2: esperan %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take them, or lay the same draw card.</source>
        <extracomment>What can be done about cards that are waiting</extracomment>
        <translation>Tómalas, o pon la misma carta que hace tomar.</translation>
    </message>
    <message>
        <source>Take them, or lay a draw card that costs at least as many.</source>
        <extracomment>What can be done about cards that are waiting</extracomment>
        <translation>Tómalas, o pon una carta que haga tomar al menos las mismas.</translation>
    </message>
    <message>
        <source>Take them, or lay a draw card that fits.</source>
        <extracomment>What can be done about cards that are waiting</extracomment>
        <translation>Tómalas, o pon una carta que haga tomar y que sirva.</translation>
    </message>
    <message>
        <source>%1 can’t go out with %2: here the last card must not be a wild.</source>
        <extracomment>Refused; %2 is &quot;a Wild&quot;</extracomment>
        <translation>%1 no puede terminar con %2: aquí la última carta no debe ser un comodín.</translation>
    </message>
    <message>
        <source>%1 can’t go out with %2: here the last card must be a number.</source>
        <extracomment>Refused; %2 is &quot;a blue Skip&quot;</extracomment>
        <translation>%1 no puede terminar con %2: aquí la última carta debe ser un número.</translation>
    </message>
    <message>
        <source>Whoever draws takes at least one card.</source>
        <extracomment>Refused</extracomment>
        <translation>Quien toma cartas se lleva al menos una.</translation>
    </message>
    <message>
        <source>Everybody hands their cards on.</source>
        <extracomment>House rule: a 0 was laid</extracomment>
        <translation>Todos pasan su mano.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s) and may play the last one or pass.</source>
        <extracomment>House rule: %1 draws until a card comes that can be played</extracomment>
        <translation>
            <numerusform>%1 toma %n carta y puede jugar la última o pasar.</numerusform>
            <numerusform>%1 toma %n cartas y puede jugar la última o pasar.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 jumps in.</source>
        <extracomment>%1 lays the very same card as the top one out of turn, as this table allows; what was laid follows</extracomment>
        <translation>%1 se mete.</translation>
    </message>
    <message>
        <source>%1 swaps hands with %2.</source>
        <extracomment>House rule: somebody laid a 7</extracomment>
        <translation>%1 cambia de mano con %2.</translation>
    </message>
    <message numerus="yes">
        <source>A fine: %1 draws %n card(s).</source>
        <extracomment>The table makes %1 draw, for a wrong call or the like</extracomment>
        <translation>
            <numerusform>Multa: %1 toma %n carta.</numerusform>
            <numerusform>Multa: %1 toma %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can jump in only with the very same card as the one on top.</source>
        <extracomment>Refused; a sentence that says whose turn it is follows</extracomment>
        <translation>%1 solo puede meterse con una carta idéntica a la de arriba.</translation>
    </message>
    <message>
        <source>At this table one card is drawn, not %1.</source>
        <extracomment>Refused; %1 is a number of cards</extracomment>
        <translation>En esta mesa se toma una carta, no %1.</translation>
    </message>
    <message numerus="yes">
        <source>At this table a Wild Draw Color costs no more than %n card(s), not %1.</source>
        <extracomment>Refused; %1 is a number of cards</extracomment>
        <translation>
            <numerusform>En esta mesa un Comodín Toma un color cuesta como mucho %n carta, no %1.</numerusform>
            <numerusform>En esta mesa un Comodín Toma un color cuesta como mucho %n cartas, no %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 swaps hands with somebody else.</source>
        <extracomment>Refused; %1 laid a 7</extracomment>
        <translation>%1 cambia de mano con otra persona.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is back, with %n point(s) from now on.</source>
        <extracomment>A player who had left, and has other points from now on</extracomment>
        <translation>
            <numerusform>%1 vuelve, y desde ahora tiene %n punto.</numerusform>
            <numerusform>%1 vuelve, y desde ahora tiene %n puntos.</numerusform>
        </translation>
    </message>
</context>
</TS>
