<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>AskedAnswer</name>
    <message>
        <source>Which color was named?</source>
        <translation>¿Qué color se ha elegido?</translation>
    </message>
    <message>
        <source>Was that Wild Draw Color allowed?</source>
        <extracomment>A question one can ask the referee about a challenge, on each side of the deck.</extracomment>
        <translation>¿Era válido ese Comodín Busca el color?</translation>
    </message>
    <message>
        <source>Was that Wild Draw Two allowed?</source>
        <translation>¿Era válido ese Comodín Roba dos?</translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message>
        <source>Back up to another place</source>
        <extracomment>Makes a copy of all matches in a folder that is chosen then, such as on a stick.
----------
Title over the folders into one of which a copy of all matches is written.</extracomment>
        <translation>Hacer una copia en otro sitio</translation>
    </message>
</context>
<context>
    <name>ChallengeQuestion</name>
    <message>
        <source>%1 says: no %2 in hand. Do you believe it?</source>
        <extracomment>The question of a challenge: %1 is the player of the wild, %2 a colour&apos;s name.</extracomment>
        <translation>%1 dice: nada de %2 en la mano. ¿Te lo crees?</translation>
    </message>
</context>
<context>
    <name>ChallengeVerdict</name>
    <message>
        <source>The hand that was shown</source>
        <extracomment>Over the cards that were shown in a challenge.</extracomment>
        <translation>La mano que se ha mostrado</translation>
    </message>
</context>
<context>
    <name>ColorQuestion</name>
    <message>
        <source>Not a Wild after all</source>
        <translation>Me he equivocado: no era un comodín</translation>
    </message>
</context>
<context>
    <name>DealerSheet</name>
    <message>
        <source>Everyone draws a card. The highest number deals; a card with a symbol counts 0.</source>
        <extracomment>Explains how the dealer is found.</extracomment>
        <translation>Cada uno roba una carta. Reparte quien saque el número más alto; una carta con símbolo cuenta 0.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>Ends the drawing for the dealer, or begins another draw of those who tied.</extracomment>
        <translation>Sacar otra carta</translation>
    </message>
</context>
<context>
    <name>DeckPanel</name>
    <message>
        <source>Turn it over</source>
        <extracomment>Turns the deck to its other side; the app&apos;s look follows.</extracomment>
        <translation>Dar la vuelta</translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <extracomment>For screen readers: how many cards are left to be drawn.</extracomment>
        <translation>
            <numerusform>Montón: %n carta</numerusform>
            <numerusform>Montón: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>to draw</source>
        <extracomment>Below the number of cards in the draw pile: they are left to be drawn. As short as can be.</extracomment>
        <translation>por robar</translation>
    </message>
</context>
<context>
    <name>DrawnRow</name>
    <message>
        <source>draws until the chosen color comes</source>
        <translation>roba cartas hasta que salga el color elegido</translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s), then takes the turn</source>
        <translation>
            <numerusform>roba %n carta y es su turno</numerusform>
            <numerusform>roba %n cartas y es su turno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>roba %n carta</numerusform>
            <numerusform>roba %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws until the chosen color comes, then %n more</source>
        <extracomment>After a challenge, below somebody&apos;s name: what they draw, and whether they play now.</extracomment>
        <translation>
            <numerusform>roba cartas hasta que salga el color elegido, y %n más</numerusform>
            <numerusform>roba cartas hasta que salga el color elegido, y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Who played</source>
        <extracomment>Heading over people by whom a list of matches is narrowed.</extracomment>
        <translation>Quién ha jugado</translation>
    </message>
    <message>
        <source>How it ended</source>
        <extracomment>Heading over how matches ended, by which a list of them is narrowed.</extracomment>
        <translation>Cómo ha terminado</translation>
    </message>
</context>
<context>
    <name>HistoryFooter</name>
    <message>
        <source>No match found</source>
        <translation>No se ha encontrado ninguna partida</translation>
    </message>
</context>
<context>
    <name>IncomingPage</name>
    <message>
        <source>Add to my matches</source>
        <extracomment>Takes what a file holds into the app.</extracomment>
        <translation>Añadir a mis partidas</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>What happened</source>
        <extracomment>Title of the list of everything that was called.</extracomment>
        <translation>Lo que ha pasado</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Settings</source>
        <extracomment>The place where language, text size and look are chosen.</extracomment>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>MatchLine</name>
    <message>
        <source>%1 lead</source>
        <extracomment>Title of a match in a list that is not over: %1 are the names of those who share the best total</extracomment>
        <translation>%1 van en cabeza</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <extracomment>Title of a match in a list that is not over: %1 is who has the best total</extracomment>
        <translation>%1 va en cabeza</translation>
    </message>
</context>
<context>
    <name>MatchSummary</name>
    <message>
        <source>Add a note or a place</source>
        <translation>Añadir una nota o un lugar</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>The match could not begin</source>
        <extracomment>The new match could not be written to disk.</extracomment>
        <translation>La partida no ha podido empezar</translation>
    </message>
</context>
<context>
    <name>OutQuestion</name>
    <message>
        <source>Who went out?</source>
        <extracomment>Asked at the end of a round.</extracomment>
        <translation>¿Quién se ha quedado sin cartas?</translation>
    </message>
    <message>
        <source>Play the round first, then tap whoever has no cards left.</source>
        <extracomment>Below &quot;Who went out?&quot;, in a match whose plays are not called.</extracomment>
        <translation>Jugad la ronda y luego tocad el nombre de quien se haya quedado sin cartas.</translation>
    </message>
</context>
<context>
    <name>OutSheet</name>
    <message>
        <source>Who went out?</source>
        <extracomment>The same sheet&apos;s title, or a heading in it.</extracomment>
        <translation>¿Quién se ha quedado sin cartas?</translation>
    </message>
    <message>
        <source>%1 has gone out</source>
        <extracomment>Title of the sheet that ends a round whose plays were not called: %1 is who has gone out.</extracomment>
        <translation>%1 se ha quedado sin cartas</translation>
    </message>
    <message>
        <source>Which side was up?</source>
        <extracomment>Asked at the end of a round: the light or the dark side of the deck.</extracomment>
        <translation>¿En qué lado ha terminado la ronda?</translation>
    </message>
</context>
<context>
    <name>PeopleOffered</name>
    <message>
        <source>Add</source>
        <extracomment>Adds the typed name to the players.</extracomment>
        <translation>Añadir</translation>
    </message>
</context>
<context>
    <name>PersonCards</name>
    <message numerus="yes">
        <source>Went out with it %n time(s)</source>
        <translation>
            <numerusform>Ha terminado una vez con esta carta</numerusform>
            <numerusform>Ha terminado %n veces con esta carta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cost %1 point(s)</source>
        <extracomment>Below the card that somebody was left with most expensively; %1 is a number of points.</extracomment>
        <translation>
            <numerusform>ha costado %1 punto</numerusform>
            <numerusform>ha costado %1 puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonHabits</name>
    <message>
        <source>Cards drawn</source>
        <extracomment>Heading over the cards that somebody drew, by the reason.</extracomment>
        <translation>Cartas robadas</translation>
    </message>
</context>
<context>
    <name>PersonLine</name>
    <message>
        <source>has left</source>
        <translation>se ha ido</translation>
    </message>
</context>
<context>
    <name>PersonRounds</name>
    <message>
        <source>Points here count what the others still held in the rounds this player won, however the match was scored.</source>
        <extracomment>Below the numbers about a person: points are counted alike in all matches, however those were scored.</extracomment>
        <translation>Aquí los puntos son lo que les ha quedado a los demás en las rondas ganadas, sea cual sea la forma de contar de la partida.</translation>
    </message>
</context>
<context>
    <name>PileSheet</name>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <extracomment>%n cards can still be drawn.</extracomment>
        <translation>
            <numerusform>Montón: %n carta</numerusform>
            <numerusform>Montón: %n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerPage</name>
    <message>
        <source>That did not work</source>
        <extracomment>A person&apos;s numbers could not be read.</extracomment>
        <translation>Eso no ha funcionado</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>That did not work</source>
        <extracomment>The list of people could not be read.</extracomment>
        <translation>Eso no ha funcionado</translation>
    </message>
</context>
<context>
    <name>QuestionFooter</name>
    <message numerus="yes">
        <source>Drew %1 + %2 = %n card(s)</source>
        <extracomment>Confirms the number of cards drawn after a lost challenge, such as &quot;Drew 3 + 2 = 5 cards&quot;: up to the chosen color, besides, in all.</extracomment>
        <translation>
            <numerusform>Ha robado %1 + %2 = %n carta</numerusform>
            <numerusform>Ha robado %1 + %2 = %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drew %n card(s)</source>
        <extracomment>Confirms the number of cards drawn.</extracomment>
        <translation>
            <numerusform>Ha robado %n carta</numerusform>
            <numerusform>Ha robado %n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankRow</name>
    <message>
        <source>has left</source>
        <extracomment>Of somebody who got up and plays no more.</extracomment>
        <translation>se ha ido</translation>
    </message>
</context>
<context>
    <name>RecordPane</name>
    <message>
        <source>What happened</source>
        <translation>Lo que ha pasado</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>That did not work</source>
        <extracomment>The records could not be read.</extracomment>
        <translation>Eso no ha funcionado</translation>
    </message>
</context>
<context>
    <name>RefusalTitle</name>
    <message>
        <source>Not understood</source>
        <extracomment>A typed call is not table notation.</extracomment>
        <translation>No se ha entendido</translation>
    </message>
</context>
<context>
    <name>ReplayJumps</name>
    <message>
        <source>Penalty</source>
        <translation>Penalización</translation>
    </message>
</context>
<context>
    <name>ReplayLogSheet</name>
    <message>
        <source>What happened</source>
        <extracomment>Title of the list of everything that was called.</extracomment>
        <translation>Lo que ha pasado</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>What happened</source>
        <extracomment>Opens the list of everything that was called, where it has no room on the page.</extracomment>
        <translation>Lo que ha pasado</translation>
    </message>
</context>
<context>
    <name>RoundEndPage</name>
    <message>
        <source>%1 went out</source>
        <extracomment>The page&apos;s second line: %1 is who went out.</extracomment>
        <translation>%1 se ha quedado sin cartas</translation>
    </message>
</context>
<context>
    <name>RoundEnding</name>
    <message>
        <source>%1 has gone out</source>
        <extracomment>The round is over; %1 is who has gone out.</extracomment>
        <translation>%1 se ha quedado sin cartas</translation>
    </message>
</context>
<context>
    <name>RoundGains</name>
    <message>
        <source>Counted by the dark side, the side the round ended on.</source>
        <extracomment>By which side of the cards the points were counted.</extracomment>
        <translation>Contado por el lado oscuro, en el que ha terminado la ronda.</translation>
    </message>
    <message>
        <source>Counted by the light side, the side the round ended on.</source>
        <extracomment>By which side of the cards the points were counted.</extracomment>
        <translation>Contado por el lado claro, en el que ha terminado la ronda.</translation>
    </message>
    <message>
        <source>Wrong player or wrong side?</source>
        <extracomment>Opens the question who went out, for a round that is corrected.</extracomment>
        <translation>¿Ha sido otra persona, o el otro lado?</translation>
    </message>
</context>
<context>
    <name>RoundRow</name>
    <message>
        <source>%1 dealt</source>
        <extracomment>Who dealt a round; %1 is the name.</extracomment>
        <translation>ha repartido %1</translation>
    </message>
</context>
<context>
    <name>RuleHits</name>
    <message>
        <source>Try a card’s name or one word, such as “draw” or “tie”. Any of the languages will do.</source>
        <extracomment>What to try when a search in the rulebook found nothing.</extracomment>
        <translation>Prueba con el nombre de una carta o una palabra, como “robar” o “empate”. También en otro idioma.</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <extracomment>A search in the rulebook found nothing; %1 is what was typed.</extracomment>
        <translation>No se ha encontrado nada para “%1”</translation>
    </message>
</context>
<context>
    <name>RuleReading</name>
    <message>
        <source>Ask the referee about it</source>
        <extracomment>Leads from a card&apos;s rule to the page that answers whether a card may be laid.</extracomment>
        <translation>Preguntar al árbitro por ella</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Tap a round to see its cards or to correct it. The mark below its number is the dealer’s.</source>
        <extracomment>Below the table of rounds, where a round&apos;s dealer is told by a mark only.</extracomment>
        <translation>Toca una ronda para ver sus cartas o corregirla. La marca bajo su número es la de quien ha repartido.</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>%1 is caught</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>Han pillado a %1</translation>
    </message>
    <message>
        <source>%1 has gone out</source>
        <extracomment>%1 is a player&apos;s name: they have no cards left, and the round is scored.</extracomment>
        <translation>%1 se ha quedado sin cartas</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <extracomment>The place where language, text size and look are chosen.</extracomment>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>ShareSheet</name>
    <message>
        <source>%1 could not be written.</source>
        <translation>No se ha podido escribir %1.</translation>
    </message>
</context>
<context>
    <name>SideQuestion</name>
    <message>
        <source>Which side was up?</source>
        <extracomment>Asked at the end of a round: the light or the dark side of the deck.</extracomment>
        <translation>¿En qué lado ha terminado la ronda?</translation>
    </message>
</context>
<context>
    <name>SoundPanel</name>
    <message>
        <source>No sound could be played just now. Is a speaker connected?</source>
        <extracomment>The system&apos;s player could not play.</extracomment>
        <translation>No se ha podido reproducir nada. ¿Hay un altavoz conectado?</translation>
    </message>
    <message>
        <source>The referee says aloud what was called, what follows and who is next.</source>
        <extracomment>What the switch &quot;Spoken calls&quot; does.</extracomment>
        <translation>El árbitro dice en voz alta qué se ha jugado, qué sigue y a quién le toca.</translation>
    </message>
</context>
<context>
    <name>StandingCards</name>
    <message>
        <source>has left</source>
        <translation>se ha ido</translation>
    </message>
</context>
<context>
    <name>StatusBanner</name>
    <message>
        <source>That did not work</source>
        <extracomment>First: it did not work. Second: it is done.</extracomment>
        <translation>Eso no ha funcionado</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>There is no folder for %1, and it cannot be made. Nothing was changed; make the folder and try again.</source>
        <extracomment>%1 is a folder or file.</extracomment>
        <translation>No hay carpeta para %1 y no se puede crear. No se ha cambiado nada; crea la carpeta e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. It was not changed; allow reading it and try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 no se puede abrir. Ha quedado como estaba; dale permiso de lectura e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is not a file of Flipside. It was not changed; move it away and try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 no es un archivo de Flipside. Ha quedado como estaba; muévelo a otro sitio e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Flipside. It was not changed; update to open it.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 es de un Flipside más nuevo. Ha quedado como estaba; actualiza para abrirlo.</translation>
    </message>
    <message>
        <source>%1 is damaged, or the disk cannot read it. It was not changed; restore a backup in the settings.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 está dañado, o el disco no puede leerlo. Ha quedado como estaba; recupera una copia de seguridad en los ajustes.</translation>
    </message>
    <message>
        <source>The file with the matches was damaged. It is kept as %1. Restore a backup in the settings, or try again to start from scratch.</source>
        <extracomment>%1 is the name under which a damaged file was kept.</extracomment>
        <translation>El archivo de las partidas estaba dañado. Se ha guardado como %1. Recupera una copia de seguridad en los ajustes o vuelve a intentarlo para empezar de nuevo.</translation>
    </message>
    <message>
        <source>The file could not be updated to this version. Nothing was changed.</source>
        <translation>El archivo no se ha podido pasar a esta versión. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The file could not be updated to this version. Nothing was changed; a copy is %1.</source>
        <extracomment>%1 is the name of a copy of the file.</extracomment>
        <translation>El archivo no se ha podido pasar a esta versión. No se ha cambiado nada; hay una copia en %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Nothing was lost; choose another place.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 no se puede escribir. No se ha perdido nada; elige otro sitio.</translation>
    </message>
    <message>
        <source>%1 is not a record of a match. Nothing was imported.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 no es el registro de una partida. No se ha importado nada.</translation>
    </message>
    <message>
        <source>%1 is not an archive of Flipside. Nothing was imported.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 no es una exportación de Flipside. No se ha importado nada.</translation>
    </message>
    <message>
        <source>%1 comes from a newer Flipside. Nothing was imported.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 viene de un Flipside más nuevo. No se ha importado nada.</translation>
    </message>
    <message>
        <source>Line %2 of %1 does not belong in an archive. Nothing was imported.</source>
        <extracomment>%1 is a file, %2 the number of a line in it.</extracomment>
        <translation>La línea %2 de %1 no corresponde a una exportación de Flipside. No se ha importado nada.</translation>
    </message>
    <message>
        <source>Line %2 of %1 is not possible by the rules: %3 Nothing was imported.</source>
        <extracomment>%1 is a file, %2 the number of a line in it, %3 the referee&apos;s sentence on it.</extracomment>
        <translation>La línea %2 de %1 no es posible según las reglas: %3 No se ha importado nada.</translation>
    </message>
    <message>
        <source>A match in the file differs from the one saved here. Nothing was imported.</source>
        <extracomment>A match in a file is told differently from the same match here.</extracomment>
        <translation>Una partida del archivo no es igual que la de aquí. No se ha importado nada.</translation>
    </message>
    <message>
        <source>The file with the matches was moved or replaced by another. Put it back and try again.</source>
        <translation>El archivo de las partidas se ha movido o reemplazado. Ponlo en su sitio e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>That could not be saved: %1. Everything you see is saved.</source>
        <extracomment>%1 is what the system said, in English.</extracomment>
        <translation>Eso no se ha podido guardar: %1. Todo lo que ves está guardado.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Cancelado. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Line %1 of this match’s record cannot be read. Nothing was changed.</source>
        <extracomment>%1 is the number of a line.</extracomment>
        <translation>La línea %1 de esta partida no se puede leer. Ha quedado como estaba.</translation>
    </message>
    <message>
        <source>%1 is not whole: a part is missing, or it has changed since it was written. Nothing was imported; export it again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 no está completo: falta una parte o ha cambiado desde que se escribió. No se ha importado nada; expórtalo de nuevo.</translation>
    </message>
    <message>
        <source>These two have played in the same match, so they cannot be merged.</source>
        <translation>Estas dos personas han jugado juntas una partida, así que no se pueden unir.</translation>
    </message>
    <message>
        <source>This match has reached its maximum length. Start another one.</source>
        <translation>Esta partida ha alcanzado su longitud máxima. Empieza otra.</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>What happened</source>
        <extracomment>An entry of the menu that puts things right.</extracomment>
        <translation>Lo que ha pasado</translation>
    </message>
    <message>
        <source>Reshuffle the discard pile</source>
        <translation>Barajar la pila de descarte</translation>
    </message>
</context>
<context>
    <name>TableRecords</name>
    <message>
        <source>Most cards drawn at once</source>
        <extracomment>A record: most cards that somebody had to draw at one go</extracomment>
        <translation>Más cartas robadas de una vez</translation>
    </message>
</context>
<context>
    <name>TableState</name>
    <message>
        <source>%1 or %2</source>
        <extracomment>What may be laid: %1 is a colour, %2 a number.</extracomment>
        <translation>%1 o un %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>action card</comment>
        <extracomment>What may be laid: %1 is a colour, %2 the name of an action card.</extracomment>
        <translation>%1 o “%2”</translation>
    </message>
</context>
<context>
    <name>TookQuestion</name>
    <message>
        <source>How many cards did it take?</source>
        <extracomment>After a Wild Draw Color: how many cards were drawn.</extracomment>
        <translation>¿Cuántas cartas han sido?</translation>
    </message>
</context>
<context>
    <name>TroubleBanners</name>
    <message>
        <source>Readable settings were kept; the rest are back to their defaults. Matches are not touched. The old file is kept as %1.</source>
        <extracomment>%1 is a file name.</extracomment>
        <translation>Se ha conservado lo que se ha podido leer; lo demás ha vuelto a los valores por defecto. Las partidas no se han tocado. El archivo anterior se ha guardado como %1.</translation>
    </message>
    <message>
        <source>They hold until Flipside is closed. Matches are not touched.</source>
        <translation>Valen hasta que se cierre Flipside. Las partidas no se han tocado.</translation>
    </message>
    <message>
        <source>The settings could not be saved</source>
        <translation>No se han podido guardar los ajustes</translation>
    </message>
    <message>
        <source>The settings file was damaged</source>
        <extracomment>First: the settings file was damaged. Second: it could not be written.</extracomment>
        <translation>El archivo de ajustes estaba dañado</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>%1 did not call UNO and draws 2</source>
        <extracomment>What the person who is caught pays; %1 is their name.</extracomment>
        <translation>%1 no ha dicho UNO y roba 2</translation>
    </message>
    <message>
        <source>Caught!</source>
        <extracomment>Somebody with a single card has not called UNO and is caught.</extracomment>
        <translation>¡Te pillé!</translation>
    </message>
    <message>
        <source>Why %1 cannot be caught</source>
        <extracomment>%1 has one card and has called UNO, or it is too late to catch them.</extracomment>
        <translation>¿Por qué no se puede pillar a %1?</translation>
    </message>
</context>
<context>
    <name>app::Backups</name>
    <message>
        <source>The backup was restored. What was there before is kept as %1.</source>
        <translation>Se ha recuperado la copia. Lo que había antes se ha guardado como %1.</translation>
    </message>
    <message>
        <source>The backup was restored.</source>
        <extracomment>A backup is in the place of the matches now. %1 is the file that holds what was there before</extracomment>
        <translation>Se ha recuperado la copia.</translation>
    </message>
</context>
<context>
    <name>app::CommandLine</name>
    <message>
        <source>Keep matches in FILE instead of the usual place.</source>
        <extracomment>Help of an option of the command line. FILE stays as it is.</extracomment>
        <translation>Guarda las partidas en FILE y no en el sitio de siempre.</translation>
    </message>
    <message>
        <source>Referee, score keeper and memory for card games that flip.</source>
        <extracomment>What the app is, in its help on the command line.</extracomment>
        <translation>Árbitro, anotador y memoria para juegos de cartas de dos caras.</translation>
    </message>
</context>
<context>
    <name>app::DealerDraw</name>
    <message>
        <source>A tie: %1 draw again.</source>
        <extracomment>The result of drawing for the dealer: %1 are two or more who drew the same.</extracomment>
        <translation>Empate: %1 sacan otra carta.</translation>
    </message>
</context>
<context>
    <name>app::HomeModel</name>
    <message numerus="yes">
        <source>%1 won with the fewest points: %n</source>
        <extracomment>A match in the list of the last matches: %1 is the winner, whose total of %n points was the lowest</extracomment>
        <translation>
            <numerusform>%1 ha ganado con el total más bajo: %n</numerusform>
            <numerusform>%1 ha ganado con el total más bajo: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::IncomingFile</name>
    <message>
        <source>A match in it differs from the one saved here. Yours was not changed.</source>
        <extracomment>After a file was opened: something in it is not told as the same match is here</extracomment>
        <translation>Una partida del archivo no es igual que la de aquí. La tuya ha quedado como estaba.</translation>
    </message>
    <message>
        <source>Everything in it was already here. Nothing changed.</source>
        <translation>Todo estaba ya aquí. No ha cambiado nada.</translation>
    </message>
    <message>
        <source>It was already here and had continued elsewhere. Now it is up to date.</source>
        <translation>Ya estaba aquí y había seguido en otro sitio. Ahora está al día.</translation>
    </message>
    <message>
        <source>Added to your matches: %1</source>
        <extracomment>After a file was opened: %1 is how many matches were taken from it</extracomment>
        <translation>Añadidas a tus partidas: %1</translation>
    </message>
    <message>
        <source>Left out, because a name has characters that cannot be seen: %1</source>
        <translation>No se han importado, porque un nombre tiene caracteres que no se ven: %1</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <extracomment>After a file was opened</extracomment>
        <translation>No se ha añadido nada.</translation>
    </message>
</context>
<context>
    <name>app::KeyHelp</name>
    <message>
        <source>Draw, Reverse, Skip, Flip of a color; e is Skip Everyone</source>
        <extracomment>What can be typed at the table, b+1, br, bs, bf: which cards these letters are.</extracomment>
        <translation>Roba, Cambio de sentido, Pierde el turno y Flip de un color; la letra e es Todos pierden el turno</translation>
    </message>
    <message>
        <source>Draw, pass, UNO</source>
        <extracomment>What can be typed at the table: what the letters d, p and u do.</extracomment>
        <translation>Robar, pasar, UNO</translation>
    </message>
    <message>
        <source>Accept a Wild Draw card</source>
        <extracomment>What can be typed at the table: what the letter a does.</extracomment>
        <translation>Aceptar el comodín que hace robar</translation>
    </message>
    <message>
        <source>Caught!</source>
        <extracomment>What a key does: somebody did not call UNO.</extracomment>
        <translation>¡Te pillé!</translation>
    </message>
    <message>
        <source>Draw, Reverse, Skip of a color</source>
        <extracomment>What can be typed at the table, b+1, br, bs: which cards these letters are, where cards have one side.</extracomment>
        <translation>Roba, Cambio de sentido y Pierde el turno de un color</translation>
    </message>
    <message>
        <source>Next Flip, challenge or penalty; with Shift the one before</source>
        <extracomment>What the keys F, C and P do while a match is seen again.</extracomment>
        <translation>Al siguiente Flip, desafío, penalización; con Mayús, atrás</translation>
    </message>
    <message>
        <source>Dee</source>
        <comment>name</comment>
        <extracomment>A name that shows how names are typed at the table: a usual one in the language.</extracomment>
        <translation>Lucía</translation>
    </message>
</context>
<context>
    <name>app::MatchActions</name>
    <message numerus="yes">
        <source>%n match(es) removed for good.</source>
        <extracomment>The bin was emptied; %n matches were in it</extracomment>
        <translation>
            <numerusform>Se ha borrado %n partida para siempre.</numerusform>
            <numerusform>Se han borrado %n partidas para siempre.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::MatchRounds</name>
    <message>
        <source>%1 dealt</source>
        <extracomment>What is told of a round: %1 is who dealt</extracomment>
        <translation>ha repartido %1</translation>
    </message>
</context>
<context>
    <name>app::Person</name>
    <message>
        <source>%1% of the rounds won ended on the dark side.</source>
        <extracomment>A number about a person: %1 of 100 rounds won ended on the dark side</extracomment>
        <translation>El %1 % de las rondas ganadas ha terminado en el lado oscuro.</translation>
    </message>
    <message numerus="yes">
        <source>Caught others %n time(s).</source>
        <extracomment>A number about a person: how often they caught others</extracomment>
        <translation>
            <numerusform>Ha pillado a alguien una vez.</numerusform>
            <numerusform>Ha pillado a alguien %n veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 did it %n time(s).</source>
        <extracomment>Who caught a person most often, and how often: %1 is a name</extracomment>
        <translation>
            <numerusform>%1 se ha dado cuenta una vez.</numerusform>
            <numerusform>%1 se ha dado cuenta %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Never caught without “UNO”</source>
        <extracomment>About a person: nobody caught them; whether they always called &quot;UNO&quot;, nobody knows</extracomment>
        <translation>Nunca se ha dejado pillar sin “UNO”</translation>
    </message>
    <message numerus="yes">
        <source>time(s) caught without “UNO”</source>
        <extracomment>Beside a large number: how often somebody was caught</extracomment>
        <translation>
            <numerusform>penalización por no decir “UNO”</numerusform>
            <numerusform>penalizaciones por no decir “UNO”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::Scoreboard</name>
    <message>
        <source>Round %1: %2 went out, %3 dealt</source>
        <extracomment>A round on the scoreboard: %1 is its number, %2 who went out, %3 who dealt</extracomment>
        <translation>Ronda %1: %2 se ha quedado sin cartas, ha repartido %3</translation>
    </message>
    <message>
        <source>Round %1, %2: %3 went out, %4 dealt</source>
        <extracomment>A round on the scoreboard: %1 is its number, %2 is &quot;Light side&quot; or &quot;Dark side&quot;, %3 who went out, %4 who dealt</extracomment>
        <translation>Ronda %1, %2: %3 se ha quedado sin cartas, ha repartido %4</translation>
    </message>
    <message>
        <source>%1 lead</source>
        <extracomment>On the scoreboard: %1 are those who share the best total</extracomment>
        <translation>%1 van en cabeza</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <extracomment>On the scoreboard: %1 is who has the best total</extracomment>
        <translation>%1 va en cabeza</translation>
    </message>
    <message>
        <source>Nobody leads yet</source>
        <extracomment>On the scoreboard before a round was scored</extracomment>
        <translation>Nadie va en cabeza todavía</translation>
    </message>
    <message>
        <source>Round %1: %2 went out</source>
        <extracomment>A round on the scoreboard: %1 is its number, %2 who went out</extracomment>
        <translation>Ronda %1: %2 se ha quedado sin cartas</translation>
    </message>
</context>
<context>
    <name>asked</name>
    <message numerus="yes">
        <source>The next player draws %n card(s) and loses a turn.</source>
        <extracomment>What follows from a card: Draw One or Draw Five</extracomment>
        <translation>
            <numerusform>El siguiente roba %n carta y pierde el turno.</numerusform>
            <numerusform>El siguiente roba %n cartas y pierde el turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is turned over to the other side.</source>
        <extracomment>What follows from a card: Flip</extracomment>
        <translation>Todo pasa al otro lado.</translation>
    </message>
    <message>
        <source>There is at least one %1 in it: whoever played the wild draws until the first card of the named color comes; then it is the challenger’s turn.</source>
        <extracomment>A hand behind a Wild Draw Color; %1 is &quot;blue card&quot;</extracomment>
        <translation>Hay una %1: quien iba de farol roba cartas hasta que salga el color elegido; después le toca a quien ha desafiado.</translation>
    </message>
    <message numerus="yes">
        <source>There is at least one %1 in it: whoever played the wild draws %n card(s); then it is the challenger’s turn.</source>
        <extracomment>A hand behind a Wild Draw Two; %1 is &quot;blue card&quot;</extracomment>
        <translation>
            <numerusform>Hay una %1: quien iba de farol roba %n carta; después le toca a quien ha desafiado.</numerusform>
            <numerusform>Hay una %1: quien iba de farol roba %n cartas; después le toca a quien ha desafiado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 in it: whoever challenges draws until the first card of the named color comes, then %n more card(s), and loses a turn.</source>
        <extracomment>A hand behind a Wild Draw Color; %1 is &quot;blue card&quot;, %n is 2</extracomment>
        <translation>
            <numerusform>No hay ninguna %1: quien desafía roba cartas hasta que salga el color elegido, más %n carta, y pierde el turno.</numerusform>
            <numerusform>No hay ninguna %1: quien desafía roba cartas hasta que salga el color elegido, más otras %n cartas, y pierde el turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 in it: whoever challenges draws %n card(s) and loses a turn.</source>
        <extracomment>A hand behind a Wild Draw Two; %1 is &quot;blue card&quot;</extracomment>
        <translation>
            <numerusform>No hay ninguna %1: quien desafía roba %n carta y pierde el turno.</numerusform>
            <numerusform>No hay ninguna %1: quien desafía roba %n cartas y pierde el turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever has to draw may not answer with it: they draw and lose their turn.</source>
        <extracomment>Behind what follows from a card that makes the next player draw, where such a card is on the pile already: no stacking</extracomment>
        <translation>Quien tiene que robar cartas no puede responder con ella: las roba y pierde el turno.</translation>
    </message>
</context>
<context>
    <name>calls</name>
    <message>
        <source>draw, draw a card, draw one, draw 1, I draw, take, take one</source>
        <extracomment>What somebody may type to draw a card, apart by commas: the plainest first, it stands in examples</extracomment>
        <translation>robar, robo, robar una carta, roba, roba una, chupar, chupo, coger, cojo, tomar, tomo, comer, como, come, come una, agarrar, agarro</translation>
    </message>
    <message>
        <source>Nobody can be caught now.</source>
        <extracomment>After &quot;caught&quot; was typed</extracomment>
        <translation>Ahora no se puede pillar a nadie.</translation>
    </message>
    <message>
        <source>caught, catch, got you, caught you</source>
        <extracomment>What somebody may type who catches a player that has not called UNO, apart by commas; what the button says is one of them</extracomment>
        <translation>te pillé, pillar, pillé, pillado, te atrapé, atrapar, atrapado</translation>
    </message>
    <message>
        <source>take, draw, I take, I draw</source>
        <extracomment>What somebody may type who takes several cards, before their number, apart by commas: the plainest first, it stands in examples</extracomment>
        <translation>robar, robo, roba, coger, cojo, chupar, chupo, tomar, tomo, comer, como</translation>
    </message>
    <message>
        <source>Type a draw card, or “%1”.</source>
        <extracomment>After a typed call that means nothing: cards are waiting for somebody; %1 is what to type: &quot;take 6&quot;</extracomment>
        <translation>Escribe una carta que haga robar, o “%1”.</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>a Draw One</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>una carta “Roba una”</translation>
    </message>
    <message>
        <source>a Draw Five</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>una carta “Roba cinco”</translation>
    </message>
    <message>
        <source>a Reverse</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>una carta “Cambio de sentido”</translation>
    </message>
    <message>
        <source>a Skip</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>una carta “Pierde el turno”</translation>
    </message>
    <message>
        <source>a Skip Everyone</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>una carta “Todos pierden el turno”</translation>
    </message>
    <message>
        <source>a Wild</source>
        <extracomment>A card inside a sentence</extracomment>
        <translation>un Comodín</translation>
    </message>
    <message>
        <source>a Wild Draw Two</source>
        <extracomment>A card inside a sentence</extracomment>
        <translation>un Comodín Roba dos</translation>
    </message>
    <message>
        <source>a Wild Draw Color</source>
        <extracomment>A card inside a sentence</extracomment>
        <translation>un Comodín Busca el color</translation>
    </message>
    <message>
        <source>Draw One</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Roba una</translation>
    </message>
    <message>
        <source>Draw Five</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Roba cinco</translation>
    </message>
    <message>
        <source>Reverse</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Cambio de sentido</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Pierde el turno</translation>
    </message>
    <message>
        <source>Skip Everyone</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Todos pierden el turno</translation>
    </message>
    <message>
        <source>Wild</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Comodín</translation>
    </message>
    <message>
        <source>Wild Draw Two</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Comodín Roba dos</translation>
    </message>
    <message>
        <source>Wild Draw Color</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Comodín Busca el color</translation>
    </message>
    <message>
        <source>Blue Draw One</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Roba una” azul</translation>
    </message>
    <message>
        <source>Blue Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Cambio de sentido” azul</translation>
    </message>
    <message>
        <source>Blue Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Pierde el turno” azul</translation>
    </message>
    <message>
        <source>a blue Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Roba una” azul</translation>
    </message>
    <message>
        <source>a blue Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Cambio de sentido” azul</translation>
    </message>
    <message>
        <source>a blue Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Pierde el turno” azul</translation>
    </message>
    <message>
        <source>Green Draw One</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Roba una” verde</translation>
    </message>
    <message>
        <source>Green Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Cambio de sentido” verde</translation>
    </message>
    <message>
        <source>Green Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Pierde el turno” verde</translation>
    </message>
    <message>
        <source>a green Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Roba una” verde</translation>
    </message>
    <message>
        <source>a green Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Cambio de sentido” verde</translation>
    </message>
    <message>
        <source>a green Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Pierde el turno” verde</translation>
    </message>
    <message>
        <source>Red Draw One</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Roba una” roja</translation>
    </message>
    <message>
        <source>Red Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Cambio de sentido” rojo</translation>
    </message>
    <message>
        <source>Red Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Pierde el turno” roja</translation>
    </message>
    <message>
        <source>a red Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Roba una” roja</translation>
    </message>
    <message>
        <source>a red Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Cambio de sentido” roja</translation>
    </message>
    <message>
        <source>a red Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Pierde el turno” roja</translation>
    </message>
    <message>
        <source>Yellow Draw One</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Roba una” amarilla</translation>
    </message>
    <message>
        <source>Yellow Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Cambio de sentido” amarillo</translation>
    </message>
    <message>
        <source>Yellow Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Pierde el turno” amarilla</translation>
    </message>
    <message>
        <source>a yellow Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Roba una” amarilla</translation>
    </message>
    <message>
        <source>a yellow Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Cambio de sentido” amarilla</translation>
    </message>
    <message>
        <source>a yellow Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Pierde el turno” amarilla</translation>
    </message>
    <message>
        <source>Pink Draw Five</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Roba cinco” rosa</translation>
    </message>
    <message>
        <source>Pink Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Cambio de sentido” rosa</translation>
    </message>
    <message>
        <source>Pink Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Todos pierden el turno” rosa</translation>
    </message>
    <message>
        <source>a pink Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Roba cinco” rosa</translation>
    </message>
    <message>
        <source>a pink Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Cambio de sentido” rosa</translation>
    </message>
    <message>
        <source>a pink Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Todos pierden el turno” rosa</translation>
    </message>
    <message>
        <source>Teal</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Azul turquesa</translation>
    </message>
    <message>
        <source>teal</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names teal.&quot;</extracomment>
        <translation>azul turquesa</translation>
    </message>
    <message>
        <source>teal card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carta azul turquesa</translation>
    </message>
    <message>
        <source>Teal %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 azul turquesa</translation>
    </message>
    <message>
        <source>Teal Draw Five</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Roba cinco” azul turquesa</translation>
    </message>
    <message>
        <source>Teal Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Cambio de sentido” azul turquesa</translation>
    </message>
    <message>
        <source>Teal Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Todos pierden el turno” azul turquesa</translation>
    </message>
    <message>
        <source>Teal Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Flip azul turquesa</translation>
    </message>
    <message>
        <source>a teal %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>un %1 azul turquesa</translation>
    </message>
    <message>
        <source>a teal Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Roba cinco” azul turquesa</translation>
    </message>
    <message>
        <source>a teal Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Cambio de sentido” azul turquesa</translation>
    </message>
    <message>
        <source>a teal Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Todos pierden el turno” azul turquesa</translation>
    </message>
    <message>
        <source>a teal Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Flip azul turquesa</translation>
    </message>
    <message>
        <source>Orange</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>orange</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names orange.&quot;</extracomment>
        <translation>naranja</translation>
    </message>
    <message>
        <source>orange card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carta naranja</translation>
    </message>
    <message>
        <source>Orange %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 naranja</translation>
    </message>
    <message>
        <source>Orange Draw Five</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Roba cinco” naranja</translation>
    </message>
    <message>
        <source>Orange Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Cambio de sentido” naranja</translation>
    </message>
    <message>
        <source>Orange Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Todos pierden el turno” naranja</translation>
    </message>
    <message>
        <source>Orange Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Flip naranja</translation>
    </message>
    <message>
        <source>an orange %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>un %1 naranja</translation>
    </message>
    <message>
        <source>an orange Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Roba cinco” naranja</translation>
    </message>
    <message>
        <source>an orange Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Cambio de sentido” naranja</translation>
    </message>
    <message>
        <source>an orange Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Todos pierden el turno” naranja</translation>
    </message>
    <message>
        <source>an orange Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta Flip naranja</translation>
    </message>
    <message>
        <source>Purple Draw Five</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Roba cinco” morada</translation>
    </message>
    <message>
        <source>Purple Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Cambio de sentido” morado</translation>
    </message>
    <message>
        <source>Purple Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>“Todos pierden el turno” morada</translation>
    </message>
    <message>
        <source>a purple Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Roba cinco” morada</translation>
    </message>
    <message>
        <source>a purple Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Cambio de sentido” morada</translation>
    </message>
    <message>
        <source>a purple Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>una carta “Todos pierden el turno” morada</translation>
    </message>
</context>
<context>
    <name>cli::Exchange</name>
    <message>
        <source>matches added: %1</source>
        <extracomment>What an import did. %1 is a number of matches.</extracomment>
        <translation>partidas añadidas: %1</translation>
    </message>
    <message>
        <source>“%1”: the match %2 differs from the one saved here, which was not changed.</source>
        <extracomment>%1 is a file, %2 the id of a match.</extracomment>
        <translation>“%1”: la partida %2 no es igual que la de aquí, que ha quedado como estaba.</translation>
    </message>
    <message>
        <source>Stopped. What was added from “%1” until then stays; the same import again adds the rest.</source>
        <extracomment>Ctrl+C was pressed during an import. %1 is a file.</extracomment>
        <translation>Detenido. Lo que ya se ha añadido de “%1” se queda; la misma importación, otra vez, añade el resto.</translation>
    </message>
    <message>
        <source>“%1”: the match %2 was left out: a name in it has characters that cannot be seen.</source>
        <extracomment>%1 is a file, %2 the id of a match.</extracomment>
        <translation>“%1”: la partida %2 ha quedado fuera: un nombre en ella tiene caracteres que no se ven.</translation>
    </message>
</context>
<context>
    <name>cli::Listing</name>
    <message>
        <source>Round %1 (dealt by %2): under way</source>
        <extracomment>A round in the scoreboard of flipside-cli show. %1 is a number, %2 a name.</extracomment>
        <translation>Ronda %1 (ha repartido %2): en curso</translation>
    </message>
    <message>
        <source>Round %1 (dealt by %2): %3 went out (%4)</source>
        <extracomment>A round in the scoreboard of flipside-cli show. %1 is a number, %2 and %3 names, %4 words such as &quot;dark, declared&quot;.</extracomment>
        <translation>Ronda %1 (ha repartido %2): %3 se ha quedado sin cartas (%4)</translation>
    </message>
    <message>
        <source>Shows a match: who played, every round with the cards that were left, and how it stands.</source>
        <extracomment>Help of flipside-cli show.</extracomment>
        <translation>Muestra una partida: quién juega, cada ronda con las cartas que han quedado y cómo va.</translation>
    </message>
    <message>
        <source>Lists everyone who has played: id and name.</source>
        <extracomment>Help of flipside-cli players.</extracomment>
        <translation>Enumera a todos los que han jugado alguna vez: identificador y nombre.</translation>
    </message>
    <message>
        <source>list everyone who has played</source>
        <extracomment>What flipside-cli players does, in the list of its commands.</extracomment>
        <translation>enumerar a todos los que han jugado alguna vez</translation>
    </message>
</context>
<context>
    <name>cli::Main</name>
    <message>
        <source>Usage: flipside-cli [--database FILE] COMMAND [OPTION…]

The referee of UNO FLIP tables on a terminal. Commands:
</source>
        <extracomment>Help of flipside-cli. FILE, COMMAND and so on are placeholders.</extracomment>
        <translation>Uso: flipside-cli [--database FILE] ORDEN [OPCIÓN…]

El árbitro de las mesas de UNO FLIP en el terminal. Órdenes:
</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>No existe la orden “%1”.</translation>
    </message>
    <message>
        <source>
For more, run “flipside-cli COMMAND --help”; --version says which version this is.</source>
        <translation>
“flipside-cli ORDEN --help” da más información; --version dice qué versión es.</translation>
    </message>
</context>
<context>
    <name>cli::Play</name>
    <message>
        <source>A table on the terminal: reads table notation from standard input, the header first for a new match, and answers each event once it is on disk. A line that cannot be read is reported, and the table goes on. Where an event cannot be kept, a person can try again; without a terminal it stops there. Exit status: 0 where every event was taken, 1 where any was refused or the backup after a match was not made, 2 where a line could not be read, 3 where one could not be kept.</source>
        <extracomment>Help of flipside-cli play.</extracomment>
        <translation>Una mesa en el terminal: lee notación de mesa de la entrada estándar, primero la cabecera si la partida es nueva, y responde a cada suceso cuando ya está en el disco. Si una línea no se puede leer, se avisa y la partida sigue. Si un suceso no se puede guardar, una persona puede intentarlo de nuevo; sin terminal se detiene ahí. Código de salida: 0 si todo se ha aceptado, 1 si algo se ha rechazado o no se ha hecho la copia tras una partida, 2 si alguna línea no se ha podido leer, 3 si algo no se ha podido guardar.</translation>
    </message>
    <message>
        <source>play on the terminal and save the match</source>
        <extracomment>What flipside-cli play does, in the list of its commands.</extracomment>
        <translation>jugar en el terminal y guardar la partida</translation>
    </message>
</context>
<context>
    <name>cli::Referee</name>
    <message>
        <source>Reads a record in table notation and says of each event whether it is legal, what follows and why. Behind a line that cannot be read nothing is judged; what is wrong with later lines is said. Exit status: 0 where every event was taken, 1 where any was refused, 2 where a line could not be read.</source>
        <extracomment>Help of flipside-cli referee.</extracomment>
        <translation>Lee un registro en notación de mesa y dice de cada suceso si es válido, qué sigue y por qué. Detrás de una línea que no se puede leer no se juzga nada; se dice qué está mal en las líneas siguientes. Código de salida: 0 si todo se ha aceptado, 1 si algo se ha rechazado, 2 si alguna línea no se ha podido leer.</translation>
    </message>
</context>
<context>
    <name>cli::Stats</name>
    <message>
        <source>UNO called %1, caught %2, caught others %3</source>
        <extracomment>Numbers about a player. %1 to %3 are numbers; UNO is what is called with one card left.</extracomment>
        <translation>UNO dicho %1, sin decirlo %2, otros pillados %3</translation>
    </message>
    <message>
        <source>cards drawn by cause: %1</source>
        <extracomment>Numbers about a player. %1 is a list such as &quot;+1 12, draw 40&quot;.</extracomment>
        <translation>cartas robadas, por motivo: %1</translation>
    </message>
</context>
<context>
    <name>cli::StoreErrors</name>
    <message>
        <source>“%1” cannot be written. Nothing was changed; allow writing there, or name another file with --database.</source>
        <extracomment>%1 is a file or folder.</extracomment>
        <translation>“%1” no se puede escribir. No se ha cambiado nada; permite escribir ahí, o indica otro archivo con --database.</translation>
    </message>
    <message>
        <source>“%1” is not a database of Flipside. It was not changed.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>“%1” no es una base de datos de Flipside. Ha quedado como estaba.</translation>
    </message>
    <message>
        <source>“%1” was written by a newer Flipside (its version is %2). It was not changed; install that version to open it.</source>
        <extracomment>%1 is a file, %2 a number.</extracomment>
        <translation>“%1” es de un Flipside más nuevo (versión %2 del archivo). Ha quedado como estaba; instala esa versión para abrirlo.</translation>
    </message>
    <message>
        <source>“%1” is damaged. It was kept as “%2”, with all that is in it; a new one begins, or “flipside-cli restore” restores a backup.</source>
        <extracomment>%1 and %2 are files.</extracomment>
        <translation>“%1” está dañado. Se ha apartado como “%2”, con todo lo que contiene; empieza uno nuevo, o “flipside-cli restore” recupera una copia.</translation>
    </message>
    <message>
        <source>“%1” could not be brought to this version and was left as it was; a copy is “%2”. The reason: %3</source>
        <extracomment>%1 and %2 are files, %3 is a reason.</extracomment>
        <translation>“%1” no se ha podido pasar a esta versión y ha quedado como estaba; hay una copia en “%2”. El motivo: %3</translation>
    </message>
    <message>
        <source>Another program is using “%1”. Nothing was changed; try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>Otro programa tiene ocupado “%1”. No se ha cambiado nada; inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>“%1” was moved or replaced meanwhile. Nothing was written; start again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>“%1” se ha movido o reemplazado mientras tanto. No se ha escrito nada; empieza de nuevo.</translation>
    </message>
    <message>
        <source>Both have played in the match %1, so they cannot be merged.</source>
        <extracomment>%1 is an id.</extracomment>
        <translation>Las dos han jugado la partida %1, así que no se pueden unir.</translation>
    </message>
    <message>
        <source>The journal of the match %1 cannot be read from event %2 on: “%3”. Nothing was changed.</source>
        <extracomment>%1 is an id, %2 a number, %3 what stands there.</extracomment>
        <translation>El diario de la partida %1 no se puede leer a partir del suceso %2: “%3”. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>What was there before is kept as “%1”.</source>
        <extracomment>Behind a sentence on what went wrong. %1 is a file.</extracomment>
        <translation>Lo que había antes se ha guardado como “%1”.</translation>
    </message>
    <message>
        <source>the archive is not whole: a part is missing, or it has changed since it was written. Nothing was imported; export it again.</source>
        <translation>la exportación no está completa: falta una parte o ha cambiado desde que se escribió. No se ha importado nada; expórtala de nuevo.</translation>
    </message>
    <message>
        <source>“%1” is damaged, or the disk cannot read it: %2. It was not changed; “flipside-cli restore” puts a backup in its place and keeps the damaged file.</source>
        <extracomment>%1 is a file, %2 what SQLite says about it.</extracomment>
        <translation>“%1” está dañado, o el disco no puede leerlo: %2. Ha quedado como estaba; “flipside-cli restore” pone una copia en su lugar y conserva el archivo dañado.</translation>
    </message>
    <message>
        <source>The match %1 has reached its maximum length.</source>
        <extracomment>%1 is an id.</extracomment>
        <translation>La partida %1 ha alcanzado su longitud máxima.</translation>
    </message>
</context>
<context>
    <name>cli::TableRecords</name>
    <message numerus="yes">
        <source>most drawn at once: %n card(s)</source>
        <extracomment>A record of the table: most cards that somebody had to draw at one go</extracomment>
        <translation>
            <numerusform>más cartas robadas de una vez: %n carta</numerusform>
            <numerusform>más cartas robadas de una vez: %n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli::Upkeep</name>
    <message>
        <source>Restored. What was there before is kept as “%1”.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>Recuperada. Lo que había antes se ha guardado como “%1”.</translation>
    </message>
    <message>
        <source>altered: %1 is not what was written. It was taken as it is now.</source>
        <extracomment>What flipside-cli rebuild did. %1 is an id and a place in a table.</extracomment>
        <translation>alterado: %1 no es lo que se escribió. Se ha aceptado tal como está ahora.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>What happened belongs here, such as “play B7”, “draw” or “round”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Aquí va lo que ha pasado, por ejemplo “play B7”, “draw” o “round”.</translation>
    </message>
    <message>
        <source>This is the digit 0; orange is the letter O.</source>
        <extracomment>What is wrong with a line of a record: a digit was typed for a letter</extracomment>
        <translation>Esto es la cifra 0; el naranja es la letra O.</translation>
    </message>
    <message>
        <source>This takes “void”, or who went “out” and then, after a semicolon each, what everybody else “holds”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Aquí va “void”, o quién se ha quedado sin cartas (“out”) y después, tras un punto y coma cada vez, lo que tienen los demás (“holds”).</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>%1 draws</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 roba 1 carta</translation>
    </message>
    <message>
        <source>%1 catches %2</source>
        <extracomment>Something that happened: %2 had forgotten to call UNO</extracomment>
        <translation>%1 pilla a %2</translation>
    </message>
    <message>
        <source>Discard pile reshuffled</source>
        <extracomment>Something that happened</extracomment>
        <translation>Pila de descarte barajada de nuevo</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s)</source>
        <extracomment>Something that happened: so many cards were drawn for a Wild Draw Color</extracomment>
        <translation>
            <numerusform>%1 roba %n carta</numerusform>
            <numerusform>%1 roba %n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>phases</name>
    <message>
        <source>The match was stopped and has no winner</source>
        <extracomment>The match is over</extracomment>
        <translation>La partida se ha interrumpido y no tiene ganador</translation>
    </message>
    <message>
        <source>%1 says which card is on top now</source>
        <extracomment>What the table waits for: the discard pile was turned over, and nobody has told its new top card</extracomment>
        <translation>%1 dice qué carta ha quedado arriba</translation>
    </message>
    <message>
        <source>%1 draws until the first %2 comes</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;</extracomment>
        <translation>%1 roba cartas hasta que salga una %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws until the first %2 comes, and %n more card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;, %n is 2: the price of a lost challenge</extracomment>
        <translation>
            <numerusform>%1 roba cartas hasta que salga una %2, más otra carta</numerusform>
            <numerusform>%1 roba cartas hasta que salga una %2, más otras %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays the drawn card or passes</source>
        <extracomment>What the table waits for; %1 has just drawn a card</extracomment>
        <translation>%1 juega la carta que ha robado o pasa</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s) or challenges</source>
        <extracomment>What the table waits for; house rule: cards are waiting for %1, and the last card of the round is a Wild Draw card</extracomment>
        <translation>
            <numerusform>%1 roba %n carta o desafía</numerusform>
            <numerusform>%1 roba %n cartas o desafía</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays a draw card, challenges or takes %n card(s)</source>
        <extracomment>What the table waits for; house rule: cards are waiting for %1, with a Wild Draw card on top</extracomment>
        <translation>
            <numerusform>%1 pone otra carta que haga robar, desafía o roba %n carta</numerusform>
            <numerusform>%1 pone otra carta que haga robar, desafía o roba %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays a draw card or takes %n card(s)</source>
        <extracomment>What the table waits for; house rule: cards are waiting for %1</extracomment>
        <translation>
            <numerusform>%1 pone otra carta que haga robar o roba %n carta</numerusform>
            <numerusform>%1 pone otra carta que haga robar o roba %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws until the first %2 comes, at most %3, and %n more card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;, %3 is a number, %n is 2: the price of a lost challenge</extracomment>
        <translation>
            <numerusform>%1 roba cartas hasta que salga una %2, %3 como mucho, más otra carta</numerusform>
            <numerusform>%1 roba cartas hasta que salga una %2, %3 como mucho, más otras %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws until the first %2 comes, at most %n card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;</extracomment>
        <translation>
            <numerusform>%1 roba cartas hasta que salga una %2, como mucho %n carta</numerusform>
            <numerusform>%1 roba cartas hasta que salga una %2, como mucho %n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message>
        <source>Reverse with two players</source>
        <extracomment>A table ruling by itself: what a Reverse does when only two play</extracomment>
        <translation>“Cambio de sentido” entre dos</translation>
    </message>
    <message>
        <source>How long you can be caught without UNO</source>
        <extracomment>A table ruling by itself: how long somebody who forgot to call UNO can be caught</extracomment>
        <translation>Hasta cuándo te pueden pillar si no has dicho UNO</translation>
    </message>
    <message>
        <source>Draw One as the last card</source>
        <extracomment>A table ruling by itself</extracomment>
        <translation>“Roba una” como última carta</translation>
    </message>
    <message>
        <source>The player left of the dealer</source>
        <extracomment>Choice of &quot;Who begins&quot;</extracomment>
        <translation>El jugador a la izquierda de quien reparte</translation>
    </message>
    <message>
        <source>The player right of the dealer</source>
        <extracomment>Choice of &quot;Who begins&quot;</extracomment>
        <translation>El jugador a la derecha de quien reparte</translation>
    </message>
    <message>
        <source>Everything turns over at once</source>
        <extracomment>Choice of &quot;Flip turned up first&quot;</extracomment>
        <translation>Se da la vuelta a todo en el acto</translation>
    </message>
    <message>
        <source>The challenger plays</source>
        <extracomment>Choice of &quot;The turn after a guilty verdict&quot;</extracomment>
        <translation>Quien desafía juega su turno</translation>
    </message>
    <message>
        <source>The challenger loses the turn all the same</source>
        <extracomment>Choice of &quot;The turn after a guilty verdict&quot;</extracomment>
        <translation>Quien desafía pierde el turno de todos modos</translation>
    </message>
    <message>
        <source>The next player draws</source>
        <extracomment>Choice of &quot;Draw One as the last card&quot;</extracomment>
        <translation>El siguiente roba cartas de todos modos</translation>
    </message>
    <message>
        <source>Nobody draws</source>
        <extracomment>Choice of &quot;Draw One as the last card&quot;</extracomment>
        <translation>Nadie roba cartas</translation>
    </message>
    <message>
        <source>Whoever won the round</source>
        <extracomment>Choice of &quot;Who deals the next round&quot;</extracomment>
        <translation>Quien ha ganado la ronda</translation>
    </message>
    <message>
        <source>Stacking draw cards</source>
        <extracomment>A house rule by itself: whether a draw card can be laid on a draw card</extracomment>
        <translation>Acumular cartas que hacen robar</translation>
    </message>
    <message>
        <source>Drawing on your turn</source>
        <extracomment>A house rule by itself: how many cards are drawn</extracomment>
        <translation>Robar en tu turno</translation>
    </message>
    <message>
        <source>Challenging Wild Draw cards</source>
        <extracomment>A house rule by itself</extracomment>
        <translation>Desafiar comodines que hacen robar</translation>
    </message>
    <message>
        <source>Most cards for a Wild Draw Color</source>
        <extracomment>A house rule by itself</extracomment>
        <translation>Límite del Comodín Busca el color</translation>
    </message>
    <message>
        <source>Two are drawn</source>
        <extracomment>Choice of &quot;Caught without UNO&quot;</extracomment>
        <translation>Se roban dos</translation>
    </message>
    <message>
        <source>One is drawn</source>
        <extracomment>Choice of &quot;Caught without UNO&quot;</extracomment>
        <translation>Se roba una</translation>
    </message>
    <message>
        <source>Four are drawn</source>
        <extracomment>Choice of &quot;Caught without UNO&quot;</extracomment>
        <translation>Se roban cuatro</translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message numerus="yes">
        <source>It took %n card(s) to get to the first %1.</source>
        <extracomment>Cards drawn for a Wild Draw Color; %1 is &quot;teal card&quot;</extracomment>
        <translation>
            <numerusform>Ha hecho falta %n carta para llegar a la primera %1.</numerusform>
            <numerusform>Han hecho falta %n cartas para llegar a la primera %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 catches %2, who did not call UNO.</source>
        <extracomment>%1 noticed that %2 holds a single card and has not called UNO</extracomment>
        <translation>%1 pilla a %2, que no ha dicho UNO.</translation>
    </message>
    <message>
        <source>%1 did not call UNO and is caught.</source>
        <extracomment>Somebody noticed that %1 holds a single card and has not called UNO</extracomment>
        <translation>%1 no ha dicho UNO y alguien se ha dado cuenta.</translation>
    </message>
    <message>
        <source>Everyone adds what was left in hand; %1, who went out, adds nothing.</source>
        <extracomment>A round is scored; %1 went out</extracomment>
        <translation>Cada uno suma lo que le ha quedado en la mano; %1 se ha quedado sin cartas y no suma nada.</translation>
    </message>
    <message>
        <source>%1: there is only one, and it is in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself</extracomment>
        <translation>%1: solo hay una carta así, y ya está en la pila de descarte.</translation>
    </message>
    <message>
        <source>%1: there are only two, and both are in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself</extracomment>
        <translation>%1: solo hay dos cartas así, y las dos están ya en la pila de descarte.</translation>
    </message>
    <message numerus="yes">
        <source>%1: there are only %n, and all of them are in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Wild&quot; by itself</extracomment>
        <translation>
            <numerusform>%1: solo hay una carta así, y ya está en la pila de descarte.</numerusform>
            <numerusform>%1: solo hay %n cartas así, y todas están ya en la pila de descarte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Even with the whole draw pile %1 would hold only %n card(s), not %2.</source>
        <extracomment>Refused; hand and draw pile together are %n cards, %2 were said</extracomment>
        <translation>
            <numerusform>Ni con todo el montón tendría %1 más de %n carta; %2 no puede ser.</numerusform>
            <numerusform>Ni con todo el montón tendría %1 más de %n cartas; %2 no puede ser.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n card(s) to draw, not %1.</source>
        <extracomment>Refused; cards drawn for a Wild Draw Color</extracomment>
        <translation>
            <numerusform>Solo queda una carta que robar, no %1.</numerusform>
            <numerusform>Solo quedan %n cartas que robar, no %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has already called UNO.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 ya ha dicho UNO.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s) and cannot be caught.</source>
        <extracomment>Refused; only somebody with a single card can have forgotten to call UNO</extracomment>
        <translation>
            <numerusform>Con %n carta en la mano no se puede pillar a %1.</numerusform>
            <numerusform>Con %n cartas en la mano no se puede pillar a %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s) and is skipped.</source>
        <extracomment>%1 must draw cards and loses a turn</extracomment>
        <translation>
            <numerusform>%1 roba %n carta y pierde el turno.</numerusform>
            <numerusform>%1 roba %n cartas y pierde el turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <extracomment>%1 must draw cards</extracomment>
        <translation>
            <numerusform>%1 roba %n carta.</numerusform>
            <numerusform>%1 roba %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The draw pile ran out: the discard pile was shuffled into a new one.</source>
        <extracomment>While somebody was drawing</extracomment>
        <translation>El montón se ha acabado: se ha barajado la pila de descarte y ya hay otro.</translation>
    </message>
    <message>
        <source>There are no more cards to draw.</source>
        <extracomment>Somebody should have drawn more cards than there were in both piles</extracomment>
        <translation>No hay más cartas que robar.</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <extracomment>The turn moves on to %1</extracomment>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>The direction changes, and %1, who dealt, begins.</source>
        <extracomment>A Reverse was turned up to begin; %1 is the dealer</extracomment>
        <translation>El sentido se invierte y empieza quien ha repartido: %1.</translation>
    </message>
    <message>
        <source>Everything turns to the light side.</source>
        <extracomment>A Flip was laid</extracomment>
        <translation>Todo pasa al lado claro.</translation>
    </message>
    <message>
        <source>Everything turns to the dark side.</source>
        <extracomment>A Flip was laid</extracomment>
        <translation>Todo pasa al lado oscuro.</translation>
    </message>
    <message>
        <source>There was nothing to draw: %1 can only pass.</source>
        <extracomment>Refused</extracomment>
        <translation>No había nada que robar: %1 solo puede pasar.</translation>
    </message>
    <message>
        <source>All hands and both piles are turned over.</source>
        <extracomment>A Flip was laid: what all do now, before they say which card is on top</extracomment>
        <translation>Dad la vuelta a las manos y a las dos pilas.</translation>
    </message>
    <message>
        <source>%1 calls UNO in time and cannot be caught.</source>
        <extracomment>%1 holds a single card</extracomment>
        <translation>%1 dice UNO a tiempo: ya no se le puede pillar.</translation>
    </message>
    <message>
        <source>By this table’s ruling nobody draws for a last Draw One.</source>
        <extracomment>Of the last card of a round</extracomment>
        <translation>Por acuerdo de la mesa, nadie roba cartas por una última carta “Roba una”.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled back into the draw pile; the top card stays.</source>
        <extracomment>Of the discard pile</extracomment>
        <translation>
            <numerusform>Una carta vuelve barajada al montón; la de arriba se queda.</numerusform>
            <numerusform>%n cartas vuelven barajadas al montón; la de arriba se queda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say who it was: the name is missing.</source>
        <extracomment>Refused; several players could be meant</extracomment>
        <translation>Falta el nombre: di quién ha sido.</translation>
    </message>
    <message>
        <source>Only %1, who has to draw for the card, accepts or challenges.</source>
        <extracomment>Refused; %1 was hit by a Wild Draw card</extracomment>
        <translation>Solo acepta o desafía quien tendría que robar cartas por ese comodín: %1.</translation>
    </message>
    <message>
        <source>%1 went out and has no cards left.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 ya se ha quedado sin cartas.</translation>
    </message>
    <message>
        <source>%1 can only be caught by somebody else.</source>
        <extracomment>Refused</extracomment>
        <translation>Solo otra persona puede pillar a %1.</translation>
    </message>
    <message>
        <source>Round %1 is corrected: %2 went out.</source>
        <extracomment>A round of the score book; %2 is who went out in it</extracomment>
        <translation>Ronda %1 corregida: quien se ha quedado sin cartas ha sido %2.</translation>
    </message>
    <message>
        <source>The discard pile was reshuffled.</source>
        <extracomment>The draw pile ran out while somebody was drawing</extracomment>
        <translation>Se ha barajado de nuevo la pila de descarte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is caught and draws %n card(s).</source>
        <extracomment>%1 holds a single card, has not called UNO and pays for it</extracomment>
        <translation>
            <numerusform>Se han dado cuenta: %1 roba %n carta.</numerusform>
            <numerusform>Se han dado cuenta: %1 roba %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has reached %n point(s) and wins the match.</source>
        <extracomment>%n is the target of the match</extracomment>
        <translation>
            <numerusform>%1 ha llegado a %n punto y gana la partida.</numerusform>
            <numerusform>%1 ha llegado a %n puntos y gana la partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no round %1 to correct: %n have been scored.</source>
        <extracomment>Refused; %1 is the number of a round</extracomment>
        <translation>
            <numerusform>No hay ronda %1 que corregir: solo se ha contado una.</numerusform>
            <numerusform>No hay ronda %1 que corregir: se han contado %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too late: %1 has not called UNO, but here catching counts only until the next player has played.</source>
        <extracomment>Refused</extracomment>
        <translation>Ya es tarde: %1 no ha dicho UNO, pero aquí solo se puede pillar hasta que el siguiente haya jugado.</translation>
    </message>
    <message>
        <source>Too late: %1 has not called UNO, but here catching counts only until the next player begins the turn.</source>
        <extracomment>Refused</extracomment>
        <translation>Ya es tarde: %1 no ha dicho UNO, pero aquí solo se puede pillar hasta que el siguiente empiece su turno.</translation>
    </message>
    <message numerus="yes">
        <source>%1: there are only %n, and all of them have been seen already.</source>
        <extracomment>Refused; %1 is &quot;Wild&quot; by itself; they are in hands that were counted, this one or others</extracomment>
        <translation>
            <numerusform>%1: solo hay una, y ya se ha visto.</numerusform>
            <numerusform>%1: solo hay %n, y ya se han visto todas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: there are only two, and both have been seen already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself; they are in hands that were counted, this one or others</extracomment>
        <translation>%1: solo hay dos, y ya se han visto las dos.</translation>
    </message>
    <message>
        <source>%1: there is only one, and it has been seen already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself; it is in a hand that was counted, this one or another</extracomment>
        <translation>%1: solo hay una, y ya se ha visto.</translation>
    </message>
    <message>
        <source>Turn your cards over: the dark side is scored.</source>
        <extracomment>The last card was a Flip; all others turn their cards over to count them</extracomment>
        <translation>Dad la vuelta a vuestras cartas: cuenta el lado oscuro.</translation>
    </message>
    <message>
        <source>Turn your cards over: the light side is scored.</source>
        <extracomment>The last card was a Flip; all others turn their cards over to count them</extracomment>
        <translation>Dad la vuelta a vuestras cartas: cuenta el lado claro.</translation>
    </message>
    <message>
        <source>In this edition nobody draws for a last Draw One.</source>
        <extracomment>Of the last card of a round</extracomment>
        <translation>En esta edición nadie roba cartas por una última carta “Roba una”.</translation>
    </message>
    <message>
        <source>The sheet does not say what follows; here everything turns to the dark side.</source>
        <extracomment>A Flip was turned up to begin</extracomment>
        <translation>La hoja no dice qué pasa; aquí todo pasa al lado oscuro.</translation>
    </message>
    <message>
        <source>It cannot begin a round: put it back into the deck.</source>
        <extracomment>Of the first card; a sentence that says who turns up another one follows</extracomment>
        <translation>Con esa carta no puede empezar la ronda: devolvedla al montón.</translation>
    </message>
    <message>
        <source>%1 draws a card and may play it or pass.</source>
        <extracomment>The player on turn takes one card</extracomment>
        <translation>%1 roba una carta y puede jugarla o pasar.</translation>
    </message>
    <message>
        <source>It does nothing, because nobody played it.</source>
        <extracomment>An action card came up with a Flip</extracomment>
        <translation>No hace nada, porque nadie la ha jugado.</translation>
    </message>
    <message>
        <source>By this table’s ruling a last Draw One still takes effect.</source>
        <extracomment>Of the last card of a round</extracomment>
        <translation>Por acuerdo de la mesa, una última carta “Roba una” todavía tiene efecto.</translation>
    </message>
    <message>
        <source>%1 plays a card or draws one.</source>
        <extracomment>What the table waits for, after something else was refused</extracomment>
        <translation>%1 juega o roba una carta.</translation>
    </message>
    <message>
        <source>Then %1 is next.</source>
        <extracomment>Once somebody has drawn, the turn moves on to %1</extracomment>
        <translation>Después le toca a %1.</translation>
    </message>
    <message>
        <source>Here a last Draw One adds nothing to what waited.</source>
        <extracomment>Of the last card of a round; a sentence that says who draws what was waiting follows</extracomment>
        <translation>Aquí una última carta “Roba una” no suma nada a lo que esperaba.</translation>
    </message>
    <message>
        <source>Take them, or lay the same draw card.</source>
        <extracomment>What can be done about cards that are waiting</extracomment>
        <translation>Róbalas, o pon la misma carta que hace robar.</translation>
    </message>
    <message>
        <source>Take them, or lay a draw card that costs at least as many.</source>
        <extracomment>What can be done about cards that are waiting</extracomment>
        <translation>Róbalas, o pon una carta que haga robar al menos las mismas.</translation>
    </message>
    <message>
        <source>Take them, or lay a draw card that fits.</source>
        <extracomment>What can be done about cards that are waiting</extracomment>
        <translation>Róbalas, o pon una carta que haga robar y que sirva.</translation>
    </message>
    <message>
        <source>Whoever draws takes at least one card.</source>
        <extracomment>Refused</extracomment>
        <translation>Quien roba cartas se lleva al menos una.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s) and may play the last one or pass.</source>
        <extracomment>House rule: %1 draws until a card comes that can be played</extracomment>
        <translation>
            <numerusform>%1 roba %n carta y puede jugar la última o pasar.</numerusform>
            <numerusform>%1 roba %n cartas y puede jugar la última o pasar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A fine: %1 draws %n card(s).</source>
        <extracomment>The table makes %1 draw, for a wrong call or the like</extracomment>
        <translation>
            <numerusform>Multa: %1 roba %n carta.</numerusform>
            <numerusform>Multa: %1 roba %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>At this table one card is drawn, not %1.</source>
        <extracomment>Refused; %1 is a number of cards</extracomment>
        <translation>En esta mesa se roba una carta, no %1.</translation>
    </message>
    <message numerus="yes">
        <source>At this table a Wild Draw Color costs no more than %n card(s), not %1.</source>
        <extracomment>Refused; %1 is a number of cards</extracomment>
        <translation>
            <numerusform>En esta mesa un Comodín Busca el color cuesta como mucho %n carta, no %1.</numerusform>
            <numerusform>En esta mesa un Comodín Busca el color cuesta como mucho %n cartas, no %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A correction must name everyone who was dealt in that round, once each.</source>
        <extracomment>Refused</extracomment>
        <translation>La corrección debe incluir a todos los que han jugado esa ronda, una sola vez a cada uno.</translation>
    </message>
</context>
</TS>
