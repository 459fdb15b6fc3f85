<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Flipside</source>
        <extracomment>Title of the page that says what the app is.</extracomment>
        <translation>Acerca do Flipside</translation>
    </message>
    <message>
        <source>Version %1</source>
        <extracomment>%1 is a version number.</extracomment>
        <translation>Versão %1</translation>
    </message>
    <message>
        <source>Flipside is an unofficial companion for people who play with their own cards. UNO and UNO FLIP! are trademarks of Mattel, which has nothing to do with this app.</source>
        <extracomment>The app is no product of the game&apos;s maker. UNO FLIP! and Mattel stay as they are.</extracomment>
        <translation>O Flipside é uma ajuda não oficial para quem joga com as suas próprias cartas. UNO e UNO FLIP! são marcas da Mattel, que nada tem a ver com esta aplicação.</translation>
    </message>
    <message>
        <source>Flipside is free software under the MIT License. Its typeface is Noto Sans, under the SIL Open Font License 1.1.</source>
        <extracomment>The names of the licences stay as they are.</extracomment>
        <translation>O Flipside é software livre sob a licença MIT. O tipo de letra é Noto Sans, sob a SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>It is built with Qt, under the LGPL 3, and stores your matches with SQLite, which is in the public domain.</source>
        <extracomment>What the app is built with. Qt, LGPL and SQLite are names and stay as they are.</extracomment>
        <translation>É feito com Qt, sob a LGPL 3, e guarda as tuas partidas com SQLite, que é do domínio público.</translation>
    </message>
    <message>
        <source>Nothing leaves this device unless you export or share it.</source>
        <extracomment>The app sends nothing anywhere.</extracomment>
        <translation>Nada sai deste dispositivo, a não ser que o exportes ou partilhes.</translation>
    </message>
</context>
<context>
    <name>AskPage</name>
    <message>
        <source>Ask the referee</source>
        <extracomment>Title of the page that answers questions about the rules.</extracomment>
        <translation>Perguntar ao árbitro</translation>
    </message>
    <message>
        <source>Card on card</source>
        <extracomment>The three things one can ask about: whether a card goes on another, how a challenge of a Wild Draw card ends, what a hand is worth. A word or two.</extracomment>
        <translation>Carta sobre carta</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Desafio</translation>
    </message>
</context>
<context>
    <name>AskedAnswer</name>
    <message>
        <source>May this card go on that one?</source>
        <extracomment>A question one can ask the referee.</extracomment>
        <translation>Esta carta pode ir sobre aquela?</translation>
    </message>
    <message>
        <source>How many points is this hand?</source>
        <extracomment>A question one can ask the referee.</extracomment>
        <translation>Quantos pontos vale esta mão?</translation>
    </message>
    <message>
        <source>Tap the card that lies on the pile.</source>
        <translation>Toca na carta que está em cima da pilha.</translation>
    </message>
    <message>
        <source>Which color was named?</source>
        <translation>Que cor foi escolhida?</translation>
    </message>
    <message>
        <source>Tap the cards of the hand.</source>
        <translation>Toca nas cartas da mão.</translation>
    </message>
    <message>
        <source>Tap the other cards of the hand, as it was then.</source>
        <extracomment>What to tap next. First: of a challenge. Second: to learn what a hand is worth.</extracomment>
        <translation>Toca nas outras cartas que estavam na mão nesse momento.</translation>
    </message>
    <message>
        <source>Was that Wild Draw Color allowed?</source>
        <extracomment>A question one can ask the referee about a challenge, on each side of the deck.</extracomment>
        <translation>Esse Joker Bisca uma Cor era permitido?</translation>
    </message>
    <message>
        <source>Was that Wild Draw Two allowed?</source>
        <translation>Esse Joker Bisca 2 era permitido?</translation>
    </message>
    <message>
        <source>Tap the card that lay on top before the wild.</source>
        <extracomment>What to tap next. First: of a challenge. Second: to ask whether a card goes on another.</extracomment>
        <translation>Toca na carta que estava em cima antes do joker.</translation>
    </message>
    <message>
        <source>Which color was asked for before?</source>
        <extracomment>What to tap next, for a wild on the pile. First: of a challenge. Second: whether a card goes on it.</extracomment>
        <translation>Que cor se pedia antes?</translation>
    </message>
    <message>
        <source>Tap the card that is played.</source>
        <extracomment>What to tap next: the card that is played.</extracomment>
        <translation>Toca na carta que se joga.</translation>
    </message>
</context>
<context>
    <name>AskedCards</name>
    <message>
        <source>On the pile</source>
        <translation>Na pilha</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <extracomment>Beside the number of points a hand is worth.</extracomment>
        <translation>
            <numerusform>ponto</numerusform>
            <numerusform>pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>Forgets the cards of the question.</extracomment>
        <translation>Perguntar de novo</translation>
    </message>
    <message>
        <source>Played on it</source>
        <extracomment>Below the card that somebody plays.</extracomment>
        <translation>Jogada em cima</translation>
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
        <translation>Cópias de segurança</translation>
    </message>
    <message>
        <source>Where your matches are</source>
        <extracomment>Heading over the name of the file that holds all matches.</extracomment>
        <translation>Onde estão as tuas partidas</translation>
    </message>
    <message>
        <source>Flipside makes a copy on every day a match ends, and keeps the last ten. Copies you make yourself go to %1.</source>
        <extracomment>How matches are kept safe. %1 is a folder.</extracomment>
        <translation>Em cada dia em que acaba uma partida é feita uma cópia automática, e guardam-se as dez últimas. As que fazes à mão vão para %1.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <extracomment>Makes a copy of all matches.</extracomment>
        <translation>Fazer uma cópia agora</translation>
    </message>
    <message>
        <source>Copies, newest first</source>
        <extracomment>Heading over the copies that can be put back.</extracomment>
        <translation>Cópias, a mais recente primeiro</translation>
    </message>
    <message>
        <source>There are none yet. The first is made when a match ends, or with the button above.</source>
        <extracomment>Stands where copies of all matches will be listed.</extracomment>
        <translation>Ainda não há nenhuma. A primeira faz-se quando acaba uma partida, ou com o botão de cima.</translation>
    </message>
    <message>
        <source>Back up to another place</source>
        <extracomment>Makes a copy of all matches in a folder that is chosen then, such as on a stick.
----------
Title over the folders into one of which a copy of all matches is written.</extracomment>
        <translation>Fazer uma cópia noutro sítio</translation>
    </message>
    <message>
        <source>Look for another copy</source>
        <extracomment>Leads to the folders of this device, to look for a copy of all matches there.
----------
Title over the folders in which a copy of all matches is looked for.</extracomment>
        <translation>Procurar outra cópia</translation>
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
        <translation>Quem dá as cartas?</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <extracomment>Begins the next round; %1 is who deals.</extracomment>
        <translation>%1 dá as cartas</translation>
    </message>
    <message>
        <source>Just score this round</source>
        <extracomment>Plays a round without calling the cards: only who went out, then the hands.</extracomment>
        <translation>Só contar os pontos desta ronda</translation>
    </message>
</context>
<context>
    <name>BinPage</name>
    <message>
        <source>Bin</source>
        <extracomment>Title of the page with deleted matches.</extracomment>
        <translation>Lixo</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Takes a match out of the bin.</extracomment>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Matches you delete wait here until you empty the bin.</source>
        <extracomment>On the page with deleted matches, when there are none.</extracomment>
        <translation>As partidas que apagas esperam aqui até esvaziares o lixo.</translation>
    </message>
    <message>
        <source>The bin is empty</source>
        <translation>O lixo está vazio</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <extracomment>Offers to remove all matches in the bin for good.</extracomment>
        <translation>Esvaziar o lixo</translation>
    </message>
</context>
<context>
    <name>BinSheet</name>
    <message>
        <source>Empty the bin</source>
        <extracomment>Title of the question whether the bin is to be emptied.</extracomment>
        <translation>Esvaziar o lixo</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) and all that was called in them would be gone for good. This cannot be undone.</source>
        <extracomment>What emptying the bin would do; %n is the number of matches in it.</extracomment>
        <translation>
            <numerusform>%n partida e todas as suas jogadas desapareceriam para sempre. Não se pode desfazer.</numerusform>
            <numerusform>%n partidas e todas as suas jogadas desapareceriam para sempre. Não se pode desfazer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n match(es) for good</source>
        <extracomment>Removes the matches in the bin; %n is their number.</extracomment>
        <translation>
            <numerusform>Apagar %n partida de vez</numerusform>
            <numerusform>Apagar %n partidas de vez</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave in the bin</source>
        <extracomment>Leaves the matches in the bin where they are.</extracomment>
        <translation>Deixar no lixo</translation>
    </message>
</context>
<context>
    <name>BookSheet</name>
    <message>
        <source>Which rules?</source>
        <extracomment>Title over the choice of edition and language of the rulebook.</extracomment>
        <translation>Que regras?</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Heading over the editions of the game.</extracomment>
        <translation>Edição</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <extracomment>Heading over the languages of the rulebook.</extracomment>
        <translation>Idioma das regras</translation>
    </message>
    <message>
        <source>Same as the app: %1</source>
        <extracomment>Choice of the rulebook&apos;s language: the one the app speaks, %1.</extracomment>
        <translation>Como a app: %1</translation>
    </message>
</context>
<context>
    <name>ChallengeQuestion</name>
    <message>
        <source>%1 has no cards left.</source>
        <translation>%1 já não tem cartas.</translation>
    </message>
    <message>
        <source>%1 says: no %2 in hand. Do you believe it?</source>
        <extracomment>The question of a challenge: %1 is the player of the wild, %2 a colour&apos;s name.</extracomment>
        <translation>%1 diz: nada de %2 na mão. Acreditas?</translation>
    </message>
    <message>
        <source>How a challenge works</source>
        <extracomment>Opens the rule on challenges.</extracomment>
        <translation>Como funciona um desafio</translation>
    </message>
    <message>
        <source>Accept: %1</source>
        <extracomment>What follows when a Wild Draw card is accepted: %1 is such as &quot;Ben draws 2 cards and is skipped.&quot;</extracomment>
        <translation>Aceitar: %1</translation>
    </message>
</context>
<context>
    <name>ChallengeVerdict</name>
    <message>
        <source>%1 was right</source>
        <extracomment>The verdict of a challenge; %1 is who challenged. Below it stands why.</extracomment>
        <translation>%1 tinha razão</translation>
    </message>
    <message>
        <source>%1 was wrong</source>
        <translation>%1 não tinha razão</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>A regra</translation>
    </message>
    <message>
        <source>Undo challenge</source>
        <extracomment>Takes a challenge back.</extracomment>
        <translation>Desfazer o desafio</translation>
    </message>
    <message>
        <source>Overrule</source>
        <extracomment>The table judges the shown hand the other way.</extracomment>
        <translation>Inverter o veredicto</translation>
    </message>
    <message>
        <source>The hand that was shown</source>
        <extracomment>Over the cards that were shown in a challenge.</extracomment>
        <translation>A mão mostrada</translation>
    </message>
</context>
<context>
    <name>ColorQuestion</name>
    <message>
        <source>Any color may be named, the old one too.</source>
        <extracomment>Below the four colours, when the player of a wild names one.</extracomment>
        <translation>Pode escolher-se qualquer cor, incluindo a anterior.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>First: leaves a correction undone. Second: takes back a Wild that was called by mistake.</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Not a Wild after all</source>
        <translation>Afinal não era um joker</translation>
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
            <numerusform>ponto</numerusform>
            <numerusform>pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>That’s all of them</source>
        <extracomment>Fewer cards were counted than the app expects, and the table says that there are no more.</extracomment>
        <translation>É tudo</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in this hand</source>
        <extracomment>Beside the points that are typed for a hand: how many cards it has.</extracomment>
        <translation>
            <numerusform>%n carta nesta mão</numerusform>
            <numerusform>%n cartas nesta mão</numerusform>
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
        <translation>Isso não pode ser</translation>
    </message>
    <message>
        <source>Take one back</source>
        <extracomment>Takes the card back that cannot be.</extracomment>
        <translation>Retirar uma</translation>
    </message>
    <message>
        <source>The table is right</source>
        <extracomment>Other cards were counted, or other points typed, than the app thinks there can be; it shall take them.</extracomment>
        <translation>Está certo assim</translation>
    </message>
    <message>
        <source>Is that right?</source>
        <extracomment>Over what was counted or typed: the first is unlikely, such as 818 points, the second cannot be, such as a third blue 7.</extracomment>
        <translation>Está certo?</translation>
    </message>
    <message>
        <source>Write %1 all the same</source>
        <extracomment>Takes a number of points that is unlikely; %1 is the number.</extracomment>
        <translation>Anotar %1 mesmo assim</translation>
    </message>
    <message>
        <source>Change it</source>
        <extracomment>Leads back to the field with a number of points that is unlikely.</extracomment>
        <translation>Alterar</translation>
    </message>
</context>
<context>
    <name>DealerSheet</name>
    <message>
        <source>Draw for dealer</source>
        <extracomment>Title over the numbers that people drew to find out who deals.</extracomment>
        <translation>Sortear quem dá as cartas</translation>
    </message>
    <message>
        <source>Everyone draws a card. The highest number deals; a card with a symbol counts 0.</source>
        <extracomment>Explains how the dealer is found.</extracomment>
        <translation>Cada um tira uma carta. Quem tirar o número mais alto dá as cartas; uma carta com símbolo vale 0.</translation>
    </message>
    <message>
        <source>0–9</source>
        <extracomment>A number from 0 to 9 that somebody drew.</extracomment>
        <translation>0–9</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>Ends the drawing for the dealer, or begins another draw of those who tied.</extracomment>
        <translation>Tirar outra vez</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Confirmar</translation>
    </message>
</context>
<context>
    <name>DeckPanel</name>
    <message>
        <source>Dark side up</source>
        <extracomment>Which side of the two-sided deck lies up.</extracomment>
        <translation>Lado Escuro para cima</translation>
    </message>
    <message>
        <source>Light side up</source>
        <translation>Lado Claro para cima</translation>
    </message>
    <message>
        <source>A referee for cards with two sides</source>
        <extracomment>What the app is, in one line on the first page.</extracomment>
        <translation>Um árbitro para cartas com duas faces</translation>
    </message>
    <message>
        <source>For playing UNO FLIP! and games like it with real cards.</source>
        <extracomment>What the app is for. UNO FLIP! is the name of a card game and stays as it is.</extracomment>
        <translation>Para quem joga UNO FLIP! e jogos parecidos, com cartas verdadeiras na mão.</translation>
    </message>
    <message>
        <source>Turn it over</source>
        <extracomment>Turns the deck to its other side; the app&apos;s look follows.</extracomment>
        <translation>Virar</translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <extracomment>For screen readers: how many cards are left to be drawn.</extracomment>
        <translation>
            <numerusform>Pilha das biscas: %n carta</numerusform>
            <numerusform>Pilha das biscas: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>to draw</source>
        <extracomment>Below the number of cards in the draw pile: they are left to be drawn. As short as can be.</extracomment>
        <translation>por biscar</translation>
    </message>
</context>
<context>
    <name>DrawnRow</name>
    <message>
        <source>plays next</source>
        <translation>joga agora</translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s), then takes the turn</source>
        <translation>
            <numerusform>bisca %n carta e joga</numerusform>
            <numerusform>bisca %n cartas e joga</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>bisca %n carta</numerusform>
            <numerusform>bisca %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>draws until the chosen color comes</source>
        <translation>bisca até sair a cor escolhida</translation>
    </message>
    <message numerus="yes">
        <source>draws until the chosen color comes, then %n more</source>
        <extracomment>After a challenge, below somebody&apos;s name: what they draw, and whether they play now.</extracomment>
        <translation>
            <numerusform>bisca até sair a cor escolhida, e mais %n</numerusform>
            <numerusform>bisca até sair a cor escolhida, e mais %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export everything</source>
        <extracomment>Title over the folders into one of which all matches are written.</extracomment>
        <translation>Exportar tudo</translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>Name of the file</source>
        <extracomment>Heading over the field for the name of a file that is to be written.</extracomment>
        <translation>Nome do ficheiro</translation>
    </message>
    <message>
        <source>A name</source>
        <extracomment>In a field for the name of a file.</extracomment>
        <translation>Um nome</translation>
    </message>
    <message>
        <source>There is already a file with this name</source>
        <extracomment>Writes a file into the folder that is shown; or why it is not written.</extracomment>
        <translation>Já existe um ficheiro com este nome</translation>
    </message>
    <message>
        <source>Save here</source>
        <translation>Guardar aqui</translation>
    </message>
    <message>
        <source>One folder up</source>
        <extracomment>Leads to the folder in which this one lies.</extracomment>
        <translation>Pasta superior</translation>
    </message>
    <message>
        <source>There are no such files here (%1).</source>
        <extracomment>%1 are endings of file names, such as &quot;*.flip, *.jsonl&quot;.</extracomment>
        <translation>Não há aqui ficheiros destes (%1).</translation>
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
        <translation>Mostrar todas as partidas</translation>
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
        <translation>Nome do grupo</translation>
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
        <translation>Pontos, ou uma carta como %1</translation>
    </message>
</context>
<context>
    <name>HandLine</name>
    <message>
        <source>Take back</source>
        <extracomment>Takes a card back that was counted or told.</extracomment>
        <translation>Retirar</translation>
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
        <translation>sem cartas</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in hand</source>
        <translation>
            <numerusform>%n ponto na mão</numerusform>
            <numerusform>%n pontos na mão</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Back</source>
        <extracomment>Goes back to the page before.</extracomment>
        <translation>Voltar</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Keys and typed calls</source>
        <extracomment>Title of the help on keys and typed calls.</extracomment>
        <translation>Atalhos e jogadas escritas</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of the help on keys.</extracomment>
        <translation>Atalhos de teclado</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Who played</source>
        <extracomment>Heading over people by whom a list of matches is narrowed.</extracomment>
        <translation>Quem jogou</translation>
    </message>
    <message>
        <source>How it ended</source>
        <extracomment>Heading over how matches ended, by which a list of them is narrowed.</extracomment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Heading over editions of the game by which a list of matches is narrowed.</extracomment>
        <translation>Edição</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>Heading over ways of scoring by which a list of matches is narrowed.</extracomment>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Heading over times by which a list of matches is narrowed.</extracomment>
        <translation>Quando</translation>
    </message>
</context>
<context>
    <name>HistoryFooter</name>
    <message>
        <source>Your matches cannot be read</source>
        <extracomment>The list of matches could not be read.</extracomment>
        <translation>Não é possível ler as tuas partidas</translation>
    </message>
    <message>
        <source>Play the first match</source>
        <translation>Jogar a primeira partida</translation>
    </message>
    <message>
        <source>Try other words or fewer filters.</source>
        <extracomment>Nothing was found.</extracomment>
        <translation>Tenta com outras palavras ou menos filtros.</translation>
    </message>
    <message>
        <source>Every match you play is kept here, with each round and each call.</source>
        <extracomment>Nothing was played yet.</extracomment>
        <translation>Cada partida que jogas fica guardada aqui, com cada ronda e cada jogada.</translation>
    </message>
    <message>
        <source>No match found</source>
        <translation>Nenhuma partida encontrada</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Ainda não há partidas</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <extracomment>First: takes all filters away. Second: leads to the page where a match begins.</extracomment>
        <translation>Mostrar todas as partidas</translation>
    </message>
</context>
<context>
    <name>HistoryHeader</name>
    <message>
        <source>Player, note or place</source>
        <extracomment>In the field in which matches are searched.</extracomment>
        <translation>Jogador, nota ou lugar</translation>
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
        <translation>Mostrar todas as partidas</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>All matches</source>
        <extracomment>Title of the menu over all matches.</extracomment>
        <translation>Todas as partidas</translation>
    </message>
    <message>
        <source>Export everything</source>
        <extracomment>Writes all matches into a file.</extracomment>
        <translation>Exportar tudo</translation>
    </message>
    <message>
        <source>Bin</source>
        <extracomment>Leads to the matches that were deleted.</extracomment>
        <translation>Lixo</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>The place with all matches.</extracomment>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Import from a file</source>
        <extracomment>Takes in matches from a file.
----------
Title over the folders of this device, in which a file is looked for.</extracomment>
        <translation>Importar de um ficheiro</translation>
    </message>
</context>
<context>
    <name>HistoryTitle</name>
    <message>
        <source>History</source>
        <extracomment>Title of the page with all matches.</extracomment>
        <translation>Histórico</translation>
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
        <translation>Explorar uma partida de exemplo</translation>
    </message>
    <message>
        <source>You can delete it again in one tap.</source>
        <extracomment>Second line of the button that loads a demo match.</extracomment>
        <translation>Apaga-se com um toque.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Leads to the place where the rules can be looked up.</extracomment>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Again, same people</source>
        <extracomment>Begins another match with the people of the last one, whose names stand below.</extracomment>
        <translation>Outra vez com os mesmos</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>Leads to the page where a match is set up.</extracomment>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Ask the referee</source>
        <extracomment>Leads to the page that answers questions about the rules without a match.</extracomment>
        <translation>Perguntar ao árbitro</translation>
    </message>
    <message>
        <source>Just keep score</source>
        <extracomment>Begins a match whose plays are not called, only its rounds scored.</extracomment>
        <translation>Só contar pontos</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Play</source>
        <extracomment>The place where matches are played.</extracomment>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>This is a demo match</source>
        <extracomment>The match that is on is only there to look around in.</extracomment>
        <translation>Esta é uma partida de exemplo</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <extracomment>Removes the demo match for good.</extracomment>
        <translation>Apagá-la</translation>
    </message>
    <message>
        <source>Tap anything you like: this match is only for trying things out and is not kept.</source>
        <extracomment>What a demo match is for.</extracomment>
        <translation>Toca no que quiseres: é só para experimentar; não fica guardada.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>What a screen reader adds to the name of the language.</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Something is wrong with your matches</source>
        <extracomment>Something is wrong with the file that keeps all matches.</extracomment>
        <translation>Há um problema com as tuas partidas</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Import from a file</source>
        <extracomment>Title over files that can be taken in.</extracomment>
        <translation>Importar de um ficheiro</translation>
    </message>
    <message>
        <source>Found among your documents and downloads:</source>
        <extracomment>Which files can be taken in; .flip and .jsonl are endings of file names.</extracomment>
        <translation>Nos teus documentos e transferências:</translation>
    </message>
    <message>
        <source>No records (.flip) or archives (.jsonl) were found among your documents and downloads.</source>
        <translation>Não há registos (.flip) nem arquivos (.jsonl) nos teus documentos e transferências.</translation>
    </message>
    <message>
        <source>Look for another file</source>
        <extracomment>Leads to the folders of this device, to look for a file there.</extracomment>
        <translation>Procurar outro ficheiro</translation>
    </message>
</context>
<context>
    <name>IncomingPage</name>
    <message>
        <source>From a file</source>
        <extracomment>Title of the page that shows a match which came as a file.</extracomment>
        <translation>De um ficheiro</translation>
    </message>
    <message>
        <source>Imported</source>
        <extracomment>First: the matches of a file are here now. Second: they are not.</extracomment>
        <translation>Importado</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Não importado</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <extracomment>Stands where a file is still being looked into.</extracomment>
        <translation>A ler o ficheiro…</translation>
    </message>
    <message>
        <source>Add to my matches</source>
        <extracomment>Takes what a file holds into the app.</extracomment>
        <translation>Adicionar às minhas partidas</translation>
    </message>
    <message>
        <source>See the scores</source>
        <extracomment>Leads to the scores of the match that was just taken in.</extracomment>
        <translation>Ver os pontos</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>First: leaves a file alone that was opened. Second: leads back to the first page.</extracomment>
        <translation>Deixar estar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
</context>
<context>
    <name>LanguagePanel</name>
    <message>
        <source>Same as the system</source>
        <extracomment>Choice of language: the one the system uses.</extracomment>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Cards and rules are named as on the sheet printed in Spain.</source>
        <extracomment>What the switch for Spain&apos;s words does.</extracomment>
        <translation>As cartas e as regras têm os nomes do folheto de Espanha.</translation>
    </message>
    <message>
        <source>Words used in Spain</source>
        <extracomment>The Spanish of Spain instead of Latin America&apos;s.</extracomment>
        <translation>Palavras de Espanha</translation>
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
        <translation>Como o sistema</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>What happened</source>
        <extracomment>Title of the list of everything that was called.</extracomment>
        <translation>O que aconteceu</translation>
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
        <translation>Cor %1</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Play</source>
        <extracomment>The place where matches are played.</extracomment>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>The place where language, text size and look are chosen.</extracomment>
        <translation>Definições</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>The place where all matches can be looked at again.</extracomment>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>The place with everybody who plays, and their numbers.</extracomment>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The place where the rules can be looked up.</extracomment>
        <translation>Regras</translation>
    </message>
</context>
<context>
    <name>MatchLine</name>
    <message>
        <source>No winner</source>
        <extracomment>Title of a match in a list that was ended before somebody won</extracomment>
        <translation>Sem vencedor</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <extracomment>Title of a match in a list: %1 are the names of those who share the win</extracomment>
        <translation>%1 partilham a vitória</translation>
    </message>
    <message>
        <source>%1 won</source>
        <extracomment>Title of a match in a list: %1 is the winner</extracomment>
        <translation>%1 ganhou</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>Second line of a match in a list: %1 are the names of those who did not win</extracomment>
        <translation>com %1</translation>
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
        <translation>%1 vão à frente</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <extracomment>Title of a match in a list that is not over: %1 is who has the best total</extracomment>
        <translation>%1 vai à frente</translation>
    </message>
    <message>
        <source>In progress</source>
        <extracomment>Title of a match in a list that is not over yet</extracomment>
        <translation>A decorrer</translation>
    </message>
</context>
<context>
    <name>MatchOverPage</name>
    <message>
        <source>Match over</source>
        <extracomment>Title of the page at the end of a match.</extracomment>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>Play again, same people</source>
        <extracomment>Begins another match with the people of this one.</extracomment>
        <translation>Outra vez com os mesmos</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Opens the ways to share a match.</extracomment>
        <translation>Partilhar</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <extracomment>Leads to the page with the points of all rounds.</extracomment>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Something wrong? Reopen the match</source>
        <extracomment>Offers to go on with a match that is over.</extracomment>
        <translation>Algo errado? Reabrir a partida</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Share</source>
        <extracomment>Opens the ways to share a match.</extracomment>
        <translation>Partilhar</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Opens what can be done with a match.</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Goes on with a match that is not over.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Replay it step by step</source>
        <extracomment>Leads to a match step by step.</extracomment>
        <translation>Rever passo a passo</translation>
    </message>
    <message>
        <source>This match cannot be shown</source>
        <extracomment>A match could not be read.</extracomment>
        <translation>Não é possível mostrar esta partida</translation>
    </message>
    <message>
        <source>No round yet</source>
        <extracomment>On the page of a match in which nothing was scored.</extracomment>
        <translation>Ainda não há rondas</translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>The winner&apos;s total, for screen readers.</extracomment>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchRules</name>
    <message>
        <source>Edition</source>
        <extracomment>Unfolds the editions of the game.</extracomment>
        <translation>Edição</translation>
    </message>
    <message>
        <source>Table rulings</source>
        <extracomment>Unfolds what the table decides where the printed rules are silent or differ.</extracomment>
        <translation>Decisões da mesa</translation>
    </message>
    <message>
        <source>Played to</source>
        <extracomment>Before the number of points a match is played to.</extracomment>
        <translation>Joga‑se até aos</translation>
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
        <translation>Nota e lugar</translation>
    </message>
    <message>
        <source>Share as text or picture</source>
        <extracomment>Shares a match as text or picture.</extracomment>
        <translation>Partilhar como texto ou imagem</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <extracomment>Deletes a match; it waits in the bin.</extracomment>
        <translation>Mover para o lixo</translation>
    </message>
    <message>
        <source>Save the record as a file</source>
        <extracomment>Writes the record of a match, which another device can read, into a file.
----------
Title over the folders into one of which the record of a match is written.</extracomment>
        <translation>Guardar o registo num ficheiro</translation>
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
        <translation>Adicionar uma nota ou um lugar</translation>
    </message>
</context>
<context>
    <name>MatchesPanel</name>
    <message>
        <source>Usual deck and rulings</source>
        <extracomment>Leads to the page with the edition and rulings that new matches begin with.</extracomment>
        <translation>Baralho e decisões habituais</translation>
    </message>
    <message>
        <source>Copies of everything, and where your matches are</source>
        <extracomment>Second line of the way to backups.</extracomment>
        <translation>Cópias de tudo, e onde estão as tuas partidas</translation>
    </message>
    <message>
        <source>Backup and restore</source>
        <extracomment>Leads to the page where copies of all matches are made and put back.</extracomment>
        <translation>Cópias de segurança</translation>
    </message>
    <message>
        <source>For another device, or for safekeeping</source>
        <extracomment>What the export of everything is for.</extracomment>
        <translation>Para outro dispositivo ou para guardar em segurança</translation>
    </message>
    <message>
        <source>Export everything</source>
        <extracomment>Writes all matches into a file.</extracomment>
        <translation>Exportar tudo</translation>
    </message>
    <message>
        <source>Bin</source>
        <extracomment>Leads to the matches that were deleted.</extracomment>
        <translation>Lixo</translation>
    </message>
    <message>
        <source>%1, follows the language</source>
        <extracomment>Second line of the usual deck where nobody chose one: %1 is the edition; it is the one printed in the app&apos;s language.</extracomment>
        <translation>%1, conforme o idioma da app</translation>
    </message>
    <message>
        <source>You can delete it again in one tap.</source>
        <extracomment>Second line of the way to the demo match.</extracomment>
        <translation>Apaga-se com um toque.</translation>
    </message>
    <message>
        <source>Delete the demo match</source>
        <extracomment>First: removes the demo match for good. Second: loads a match that is being played, to look around in.</extracomment>
        <translation>Apagar a partida de exemplo</translation>
    </message>
    <message>
        <source>Explore a demo match</source>
        <translation>Explorar uma partida de exemplo</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>The match could not begin</source>
        <extracomment>The new match could not be written to disk.</extracomment>
        <translation>A partida não pôde começar</translation>
    </message>
    <message>
        <source>How it is scored</source>
        <extracomment>Heading over the ways of scoring.</extracomment>
        <translation>Como se conta</translation>
    </message>
    <message>
        <source>Draw for dealer</source>
        <extracomment>Opens the sheet where the numbers drawn are typed: the highest deals.</extracomment>
        <translation>Sortear quem dá as cartas</translation>
    </message>
    <message>
        <source>Save as a group</source>
        <extracomment>Keeps these players as a group that can be seated in one tap.</extracomment>
        <translation>Guardar como grupo</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <extracomment>First: brings back what was just cleared. Second: empties the page of a new match, names and choices.</extracomment>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Limpar tudo</translation>
    </message>
    <message>
        <source>Just keep score</source>
        <extracomment>Title of the page where a match is set up; the second where only rounds are scored.</extracomment>
        <translation>Só contar pontos</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Heading over those who may play a new match, and those who do.</extracomment>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>In seating order, to the left</source>
        <extracomment>Over the players of a new match.</extracomment>
        <translation>Pela ordem dos lugares, para a esquerda</translation>
    </message>
    <message>
        <source>In seating order, to the left. Play goes to the right: from the bottom up.</source>
        <extracomment>Over the players of a new match: by the chosen rule sheet play goes to the right, against the order of the list.</extracomment>
        <translation>Pela ordem dos lugares, para a esquerda. Joga‑se para a direita: de baixo para cima.</translation>
    </message>
    <message numerus="yes">
        <source>Played to %n point(s)</source>
        <extracomment>Below a new match that is set up, always in sight: to how many points it is played. A tap leads to where they are chosen.</extracomment>
        <translation>
            <numerusform>Joga‑se até %n ponto</numerusform>
            <numerusform>Joga‑se até aos %n pontos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextRound</name>
    <message>
        <source>See the result</source>
        <extracomment>Leads to the page with the winner.</extracomment>
        <translation>Ver o resultado</translation>
    </message>
    <message>
        <source>Just score the next round</source>
        <extracomment>Plays the next round without calling the cards: only who went out, then the hands.</extracomment>
        <translation>Só contar os pontos da próxima ronda</translation>
    </message>
</context>
<context>
    <name>NoteSheet</name>
    <message>
        <source>Note and place</source>
        <extracomment>Title over the fields for the place and the note of a match.</extracomment>
        <translation>Nota e lugar</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>Heading over the field for the place of a match.</extracomment>
        <translation>Onde</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Heading over the field for a note about a match.</extracomment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>The evening of the great comeback</source>
        <extracomment>An example in the field for a note about a match.</extracomment>
        <translation>A noite da grande reviravolta</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Keeps the note and the place.</extracomment>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Grandma&apos;s kitchen</source>
        <extracomment>An example in the field for the place of a match.</extracomment>
        <translation>A cozinha da avó</translation>
    </message>
</context>
<context>
    <name>OtherScoring</name>
    <message>
        <source>Scored the other way</source>
        <extracomment>Unfolds what the totals would be by the other way of scoring; its name stands below.</extracomment>
        <translation>Contado da outra maneira</translation>
    </message>
</context>
<context>
    <name>OutQuestion</name>
    <message>
        <source>Who went out?</source>
        <extracomment>Asked at the end of a round.</extracomment>
        <translation>Quem ficou sem cartas?</translation>
    </message>
    <message>
        <source>Play the round first, then tap whoever has no cards left.</source>
        <extracomment>Below &quot;Who went out?&quot;, in a match whose plays are not called.</extracomment>
        <translation>Joguem a ronda e depois toquem no nome de quem ficou sem cartas.</translation>
    </message>
</context>
<context>
    <name>OutSheet</name>
    <message>
        <source>Who went out?</source>
        <extracomment>The same sheet&apos;s title, or a heading in it.</extracomment>
        <translation>Quem ficou sem cartas?</translation>
    </message>
    <message>
        <source>Dark side</source>
        <extracomment>The side of the deck a round ended on.</extracomment>
        <translation>Lado Escuro</translation>
    </message>
    <message>
        <source>Light side</source>
        <translation>Lado Claro</translation>
    </message>
    <message>
        <source>%1 has gone out</source>
        <extracomment>Title of the sheet that ends a round whose plays were not called: %1 is who has gone out.</extracomment>
        <translation>%1 ficou sem cartas</translation>
    </message>
    <message>
        <source>Which side was up?</source>
        <extracomment>Asked at the end of a round: the light or the dark side of the deck.</extracomment>
        <translation>Que lado estava em jogo?</translation>
    </message>
</context>
<context>
    <name>PeopleOffered</name>
    <message>
        <source>New name</source>
        <extracomment>Where the name of another player is typed.</extracomment>
        <translation>Novo nome</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>Adds the typed name to the players.</extracomment>
        <translation>Adicionar</translation>
    </message>
</context>
<context>
    <name>PeopleSheet</name>
    <message>
        <source>Who joins or leaves</source>
        <extracomment>Title of the sheet where players join and leave between rounds.</extracomment>
        <translation>Quem chega e quem sai</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>Somebody gets up and plays no more.</extracomment>
        <translation>Sai</translation>
    </message>
    <message>
        <source>Name of the new player</source>
        <extracomment>In the field for the name of somebody who joins.</extracomment>
        <translation>Nome de quem chega</translation>
    </message>
    <message>
        <source>Starting points</source>
        <extracomment>Points somebody who joins begins with.</extracomment>
        <translation>Pontos iniciais</translation>
    </message>
    <message>
        <source>Joins</source>
        <extracomment>Somebody joins the match.</extracomment>
        <translation>Senta-se</translation>
    </message>
</context>
<context>
    <name>PersonCards</name>
    <message numerus="yes">
        <source>Held %n time(s) at the end</source>
        <extracomment>The costliest card that somebody was left with at the end of rounds.</extracomment>
        <translation>
            <numerusform>Uma vez na mão no fim</numerusform>
            <numerusform>%n vezes na mão no fim</numerusform>
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
            <numerusform>Acabou uma vez com esta carta</numerusform>
            <numerusform>Acabou %n vezes com esta carta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cost %1 point(s)</source>
        <extracomment>Below the card that somebody was left with most expensively; %1 is a number of points.</extracomment>
        <translation>
            <numerusform>custou %1 ponto</numerusform>
            <numerusform>custou %1 pontos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonEditSheet</name>
    <message>
        <source>Change %1</source>
        <extracomment>Title over what can be changed about a person.</extracomment>
        <translation>Editar %1</translation>
    </message>
    <message>
        <source>That is not possible</source>
        <extracomment>A change of a person&apos;s entry was refused; the reason stands below.</extracomment>
        <translation>Não é possível</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Heading over the field with a person&apos;s name.</extracomment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Gives a person another name.</extracomment>
        <translation>Mudar o nome</translation>
    </message>
    <message>
        <source>Mark and color</source>
        <extracomment>Heading over the marks and colors that stand for people.</extracomment>
        <translation>Marca e cor</translation>
    </message>
    <message>
        <source>The same person as</source>
        <extracomment>Heading over other entries that may be the same person.</extracomment>
        <translation>A mesma pessoa que</translation>
    </message>
    <message>
        <source>Merge them</source>
        <translation>Juntá-las</translation>
    </message>
    <message>
        <source>Back from the archive</source>
        <extracomment>First: lists somebody again. Second: keeps somebody&apos;s matches and hides the name from lists.</extracomment>
        <translation>Tirar do arquivo</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Arquivar</translation>
    </message>
    <message>
        <source>All matches stay; the name is no longer offered.</source>
        <extracomment>What archiving a person does.</extracomment>
        <translation>Mantém todas as partidas; o nome deixa de ser sugerido.</translation>
    </message>
    <message>
        <source>All matches of %1 become matches of %2. This cannot be undone.</source>
        <extracomment>Two entries become one: %1 is the name that goes, %2 the one that stays.</extracomment>
        <translation>Todas as partidas de %1 passam a ser de %2. Não se pode desfazer.</translation>
    </message>
    <message>
        <source>There is already a %1. If that is the same person, merge the two below.</source>
        <extracomment>Below the field with a person&apos;s new name: somebody else, %1, is called so. &quot;Below&quot; is the list of people with the button that makes two entries one.</extracomment>
        <translation>Já há alguém com o nome %1. Se for a mesma pessoa, junta as duas mais abaixo.</translation>
    </message>
</context>
<context>
    <name>PersonHabits</name>
    <message>
        <source>Challenges</source>
        <extracomment>Heading over challenges that somebody made or suffered.</extracomment>
        <translation>Desafios</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <extracomment>Heading over the cards that somebody drew, by the reason.</extracomment>
        <translation>Cartas biscadas</translation>
    </message>
    <message>
        <source>Head to head, rounds won</source>
        <extracomment>Heading over somebody&apos;s rounds against each other person.</extracomment>
        <translation>Frente a frente, rondas ganhas</translation>
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
            <numerusform>faltam %n</numerusform>
        </translation>
    </message>
    <message>
        <source>has left</source>
        <translation>saiu</translation>
    </message>
</context>
<context>
    <name>PersonRounds</name>
    <message>
        <source>Dark</source>
        <extracomment>A side of the cards.</extracomment>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Points won, by side</source>
        <extracomment>Heading over points that somebody won, by the side on which rounds ended.</extracomment>
        <translation>Pontos ganhos, por lado</translation>
    </message>
    <message>
        <source>Points given away</source>
        <extracomment>Heading over points that somebody was left with, by the side on which rounds ended.</extracomment>
        <translation>Pontos cedidos</translation>
    </message>
    <message>
        <source>Matches per month (filled: won)</source>
        <extracomment>Heading over a chart: matches a month, and which of them were won.</extracomment>
        <translation>Partidas por mês (a cheio: ganhas)</translation>
    </message>
    <message>
        <source>By edition</source>
        <extracomment>Heading over somebody&apos;s matches and rounds in each edition of the game.</extracomment>
        <translation>Por edição</translation>
    </message>
    <message>
        <source>Points here count what the others still held in the rounds this player won, however the match was scored.</source>
        <extracomment>Below the numbers about a person: points are counted alike in all matches, however those were scored.</extracomment>
        <translation>Aqui, os pontos são o que os outros tinham na mão em cada ronda ganha, seja qual for a forma de contar da partida.</translation>
    </message>
</context>
<context>
    <name>PersonSheet</name>
    <message>
        <source>Up</source>
        <extracomment>Moves somebody one seat up in the list of players.</extracomment>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Moves somebody one seat down in the list of players.</extracomment>
        <translation>Descer</translation>
    </message>
    <message>
        <source>Deals first</source>
        <extracomment>This person deals the first round.</extracomment>
        <translation>Dá as cartas primeiro</translation>
    </message>
    <message>
        <source>Mark and color</source>
        <extracomment>Heading over the marks and colors that can stand for a person.</extracomment>
        <translation>Marca e cor</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Where the name of a new player is put right.</extracomment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Gives a new player another name.</extracomment>
        <translation>Mudar o nome</translation>
    </message>
</context>
<context>
    <name>PileSheet</name>
    <message>
        <source>The middle of the table</source>
        <extracomment>Title of the sheet about the pile in the middle of the table.</extracomment>
        <translation>O meio da mesa</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <extracomment>%n cards can still be drawn.</extracomment>
        <translation>
            <numerusform>Pilha das biscas: %n carta</numerusform>
            <numerusform>Pilha das biscas: %n cartas</numerusform>
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
        <translation>Não resultou</translation>
    </message>
    <message>
        <source>Stats appear here after %1’s first match.</source>
        <extracomment>On the page of somebody who has not played yet; %1 is a name.</extracomment>
        <translation>Com a primeira partida de %1 aparecem aqui as estatísticas.</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>Ainda não há partidas</translation>
    </message>
    <message>
        <source>percent won</source>
        <extracomment>Below a large number: how many of a hundred matches somebody has won.</extracomment>
        <translation>% de partidas ganhas</translation>
    </message>
    <message numerus="yes">
        <source>point(s) per round</source>
        <extracomment>Below a large number: points somebody gains in a round, on average.</extracomment>
        <translation>
            <numerusform>ponto por ronda</numerusform>
            <numerusform>pontos por ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>All of %1’s matches</source>
        <extracomment>Leads to all matches of a person; %1 is the name.</extracomment>
        <translation>Todas as partidas de %1</translation>
    </message>
    <message numerus="yes">
        <source>match(es) won</source>
        <extracomment>Below a large number: how many matches somebody has won.</extracomment>
        <translation>
            <numerusform>vitória</numerusform>
            <numerusform>vitórias</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the first match</source>
        <extracomment>Leads to the page where a match begins.</extracomment>
        <translation>Jogar a primeira partida</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Players</source>
        <extracomment>The place with everybody who plays.</extracomment>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>The list of people could not be read.</extracomment>
        <translation>Não resultou</translation>
    </message>
    <message>
        <source>Play the first match</source>
        <extracomment>Leads to the page where a match begins.</extracomment>
        <translation>Jogar a primeira partida</translation>
    </message>
    <message>
        <source>Everyone who plays with you appears here, with their stats.</source>
        <extracomment>On the page of all people before anybody has played.</extracomment>
        <translation>Aqui aparece quem joga contigo, com as suas estatísticas.</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Ainda ninguém</translation>
    </message>
    <message>
        <source>Highest round, biggest comeback, biggest hand …</source>
        <extracomment>What the records are, below the name of their page.</extracomment>
        <translation>Ronda mais alta, maior reviravolta, mão com mais cartas…</translation>
    </message>
    <message>
        <source>Table records</source>
        <extracomment>Leads to the page with the records.</extracomment>
        <translation>Recordes da mesa</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>In a list of people: how many matches somebody has won.</extracomment>
        <translation>
            <numerusform>%n ganha</numerusform>
            <numerusform>%n ganhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide the archived</source>
        <extracomment>Shows people who were archived; hides them again. %n is how many they are.</extracomment>
        <translation>Ocultar os arquivados</translation>
    </message>
    <message numerus="yes">
        <source>Show %n archived</source>
        <translation>
            <numerusform>Mostrar %n arquivado</numerusform>
            <numerusform>Mostrar %n arquivados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>Of a call of the command line: %1 is the call</extracomment>
        <translation>Utilização: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <extracomment>Stands for options in the line that tells how a command is called</extracomment>
        <translation>[opções]</translation>
    </message>
    <message>
        <source>Options:</source>
        <extracomment>Heading over the options of a command</extracomment>
        <translation>Opções:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <extracomment>Heading over the arguments of a command</extracomment>
        <translation>Argumentos:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <extracomment>%1 is what was typed</extracomment>
        <translation>Não existe a opção «%1».</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <extracomment>%1 is a list of what was typed</extracomment>
        <translation>Não existem estas opções: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <extracomment>%1 is an option of the command line</extracomment>
        <translation>Falta algo depois de «%1».</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <extracomment>%1 is an option of the command line</extracomment>
        <translation>Há algo a mais depois de «%1».</translation>
    </message>
</context>
<context>
    <name>QuestionFooter</name>
    <message>
        <source>Accept</source>
        <extracomment>Takes the cards of a Wild Draw card without a challenge.</extracomment>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>Asks to see the hand of whoever laid a Wild Draw card.</extracomment>
        <translation>Desafiar</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Leaves the verdict of a challenge; the game goes on.</extracomment>
        <translation>Continuar</translation>
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
            <numerusform>Biscou %1 + %2 = %n carta</numerusform>
            <numerusform>Biscou %1 + %2 = %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drew %n card(s)</source>
        <extracomment>Confirms the number of cards drawn.</extracomment>
        <translation>
            <numerusform>Biscou %n carta</numerusform>
            <numerusform>Biscou %n cartas</numerusform>
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
            <numerusform>%n ronda ganha</numerusform>
            <numerusform>%n rondas ganhas</numerusform>
        </translation>
    </message>
    <message>
        <source>has left</source>
        <extracomment>Of somebody who got up and plays no more.</extracomment>
        <translation>saiu</translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message>
        <source>Text size</source>
        <extracomment>How large words are, in per cent.</extracomment>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>No animations: everything just appears.</source>
        <extracomment>What the switch &quot;Less motion&quot; does.</extracomment>
        <translation>Sem animações: tudo aparece logo.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos movimento</translation>
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
        <translation>O que aconteceu</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Table records</source>
        <extracomment>Title of the page with the records.</extracomment>
        <translation>Recordes da mesa</translation>
    </message>
    <message>
        <source>The first scored round sets the first record.</source>
        <extracomment>On the page of records before there is one.</extracomment>
        <translation>A primeira ronda contada estabelece o primeiro recorde.</translation>
    </message>
    <message>
        <source>No records yet</source>
        <translation>Ainda não há recordes</translation>
    </message>
    <message>
        <source>Play the first match</source>
        <extracomment>Leads to the page where a match begins.</extracomment>
        <translation>Jogar a primeira partida</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>The records could not be read.</extracomment>
        <translation>Não resultou</translation>
    </message>
</context>
<context>
    <name>RefusalBanner</name>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The rule</source>
        <extracomment>Opens the rule that a verdict rests on.</extracomment>
        <translation>A regra</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <extracomment>The table lets a play stand that the rules do not allow.</extracomment>
        <translation>Deixar passar</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>The card that may not be laid is taken back into the hand.</extracomment>
        <translation>Retirar a carta</translation>
    </message>
</context>
<context>
    <name>RefusalNote</name>
    <message>
        <source>The rule</source>
        <extracomment>Opens the rule that a verdict rests on.</extracomment>
        <translation>A regra</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <extracomment>The table lets a play stand that the rules do not allow.</extracomment>
        <translation>Deixar passar</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>The card that may not be laid is taken back into the hand.</extracomment>
        <translation>Retirá-la</translation>
    </message>
</context>
<context>
    <name>RefusalTitle</name>
    <message>
        <source>Not understood</source>
        <extracomment>A typed call is not table notation.</extracomment>
        <translation>Não percebi</translation>
    </message>
    <message>
        <source>%1 is impossible</source>
        <extracomment>There can be no such card, count or hand. %1 is a card, where there is one.</extracomment>
        <translation>%1 não pode ser</translation>
    </message>
    <message>
        <source>That cannot be right</source>
        <translation>Isso não pode ser</translation>
    </message>
    <message>
        <source>%1 is not allowed</source>
        <extracomment>%1 is a card, where there is one.</extracomment>
        <translation>%1: não é permitido</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Não é permitido</translation>
    </message>
</context>
<context>
    <name>RemainingHand</name>
    <message>
        <source>went out</source>
        <extracomment>At the end of a round: whoever won it; then points left in hand.</extracomment>
        <translation>sem cartas</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in hand</source>
        <translation>
            <numerusform>%n ponto na mão</numerusform>
            <numerusform>%n pontos na mão</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReopenPanel</name>
    <message>
        <source>Reopen the match</source>
        <extracomment>Over the ways in which a match that is over can go on.</extracomment>
        <translation>Reabrir a partida</translation>
    </message>
    <message>
        <source>Correct a round</source>
        <extracomment>Leads to the scoreboard, where a round can be corrected.</extracomment>
        <translation>Corrigir uma ronda</translation>
    </message>
    <message>
        <source>Play on to %1</source>
        <extracomment>Plays on to a higher number of points.</extracomment>
        <translation>Continuar até aos %1</translation>
    </message>
    <message>
        <source>Take back the last entry</source>
        <extracomment>Takes back what ended the match; the second line names it.</extracomment>
        <translation>Desfazer a última entrada</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>One step back</source>
        <translation>Um passo atrás</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Lets a match run by itself; stops it again.</extracomment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Um passo à frente</translation>
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
        <translation>Vira o Baralho</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Desafio</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalização</translation>
    </message>
    <message>
        <source>Jump to</source>
        <extracomment>Over the buttons that jump to the next turning of the cards, challenge or penalty of a match that is seen again.</extracomment>
        <translation>Saltar para</translation>
    </message>
</context>
<context>
    <name>ReplayLogSheet</name>
    <message>
        <source>What happened</source>
        <extracomment>Title of the list of everything that was called.</extracomment>
        <translation>O que aconteceu</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Round %1, call %2 of %3</source>
        <extracomment>The page&apos;s title: %1 is the number of a round, %2 of %3 the event in it.</extracomment>
        <translation>Ronda %1, passo %2 de %3</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Antes da primeira ronda</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>Opens the list of everything that was called, where it has no room on the page.</extracomment>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Call %1 of %2</source>
        <extracomment>Below the title of the replay, where that has only the round: %1 of %2 is the event in it.</extracomment>
        <translation>Passo %1 de %2</translation>
    </message>
</context>
<context>
    <name>ReplayVerdict</name>
    <message>
        <source>Before the first deal</source>
        <extracomment>Before the first event of a match that is seen again.</extracomment>
        <translation>Antes de se darem as cartas</translation>
    </message>
    <message>
        <source>The rule</source>
        <extracomment>Leads to the rule behind what the referee said.</extracomment>
        <translation>A regra</translation>
    </message>
</context>
<context>
    <name>RestoreSheet</name>
    <message>
        <source>Restore this copy?</source>
        <extracomment>Title of the sheet that puts a backup back.</extracomment>
        <translation>Repor esta cópia?</translation>
    </message>
    <message>
        <source>Your matches go back to how they were in this copy. The current ones are kept in a separate file.</source>
        <extracomment>What happens when a backup is put back.</extracomment>
        <translation>As tuas partidas voltam a ficar como nesta cópia. As atuais ficam guardadas num ficheiro à parte.</translation>
    </message>
    <message>
        <source>Restore the copy</source>
        <extracomment>Puts a copy of all matches in the place of those that are there.</extracomment>
        <translation>Repor a cópia</translation>
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
            <numerusform>%n ronda seguinte</numerusform>
            <numerusform>%n rondas seguintes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundDetails</name>
    <message>
        <source>Replay it</source>
        <extracomment>Leads to the replay of a round.</extracomment>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Correct this round</source>
        <extracomment>Leads to the page where a scored round is corrected.</extracomment>
        <translation>Corrigir esta ronda</translation>
    </message>
</context>
<context>
    <name>RoundEndFooter</name>
    <message>
        <source>Add it up</source>
        <translation>Somar</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>Goes on to the next hand; %1 is whose it is. The second one shows what the round gives.</extracomment>
        <translation>A seguir: %1</translation>
    </message>
    <message>
        <source>Type the points</source>
        <translation>Escrever os pontos</translation>
    </message>
    <message>
        <source>Tap the cards</source>
        <extracomment>Choices how a hand is told: by a number of points, or by its cards.</extracomment>
        <translation>Tocar nas cartas</translation>
    </message>
    <message>
        <source>Save the correction</source>
        <extracomment>Writes the scored round into the book; the second a corrected one.</extracomment>
        <translation>Guardar a correção</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Anotar</translation>
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
        <translation>Afinal vamos anunciar as cartas</translation>
    </message>
    <message>
        <source>%1 went out</source>
        <extracomment>The page&apos;s second line: %1 is who went out.</extracomment>
        <translation>%1 ficou sem cartas</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>Takes back the entry that is named; %1 is such as &quot;Ana goes out&quot;.</extracomment>
        <translation>Desfazer: %1</translation>
    </message>
</context>
<context>
    <name>RoundEndSheets</name>
    <message>
        <source>This round does not count</source>
        <extracomment>The round is given up and not scored; for a scored round: it does not count any more.</extracomment>
        <translation>Esta ronda não conta</translation>
    </message>
    <message>
        <source>Void the round</source>
        <translation>Anular a ronda</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Opens the menu of a round that ends.</extracomment>
        <translation>Menu</translation>
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
        <translation>%1 ficou sem cartas</translation>
    </message>
    <message>
        <source>See the result</source>
        <extracomment>Opens the result of the match.</extracomment>
        <translation>Ver o resultado</translation>
    </message>
    <message>
        <source>Count the hands</source>
        <extracomment>Opens the page on which the cards left in hand are counted.</extracomment>
        <translation>Contar as cartas</translation>
    </message>
    <message>
        <source>See the points</source>
        <extracomment>Opens the page on which the cards left in hand were counted; the points are to be written down.</extracomment>
        <translation>Ver os pontos</translation>
    </message>
</context>
<context>
    <name>RoundGains</name>
    <message>
        <source>what all the others hold.</source>
        <extracomment>Explains the points of a round, behind &quot;Ben collects&quot;.</extracomment>
        <translation>o que ficou na mão dos outros.</translation>
    </message>
    <message>
        <source>Counted by the dark side, the side the round ended on.</source>
        <extracomment>By which side of the cards the points were counted.</extracomment>
        <translation>Contado pelo Lado Escuro, em que a ronda acabou.</translation>
    </message>
    <message>
        <source>Counted by the light side, the side the round ended on.</source>
        <extracomment>By which side of the cards the points were counted.</extracomment>
        <translation>Contado pelo Lado Claro, em que a ronda acabou.</translation>
    </message>
    <message>
        <source>What this changes</source>
        <extracomment>Over what a correction of a scored round changes.</extracomment>
        <translation>O que isto muda</translation>
    </message>
    <message>
        <source>Tap a hand to correct it.</source>
        <extracomment>Below the hands of a scored round.</extracomment>
        <translation>Toca numa mão para a corrigir.</translation>
    </message>
    <message>
        <source>Wrong player or wrong side?</source>
        <extracomment>Opens the question who went out, for a round that is corrected.</extracomment>
        <translation>Foi outra pessoa, ou o outro lado?</translation>
    </message>
    <message>
        <source>Everyone else adds what they hold.</source>
        <extracomment>Explains the points of a round: everyone keeps what is left in their own hand.</extracomment>
        <translation>Os outros somam o que lhes ficou na mão.</translation>
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
        <translation>Ronda %1, a decorrer</translation>
    </message>
    <message>
        <source>Round %1, not finished</source>
        <translation>Ronda %1, por acabar</translation>
    </message>
</context>
<context>
    <name>RoundRow</name>
    <message>
        <source>%1 dealt</source>
        <extracomment>Who dealt a round; %1 is the name.</extracomment>
        <translation>%1 deu as cartas</translation>
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
        <translation>pontos se ficar na mão</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck, on either side</source>
        <extracomment>How many cards of a kind there are; second: on the light side and on the dark side each.</extracomment>
        <translation>
            <numerusform>%n no baralho, de cada lado</numerusform>
            <numerusform>%n no baralho, de cada lado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n no baralho</numerusform>
            <numerusform>%n no baralho</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleHits</name>
    <message>
        <source>Nothing found for “%1”</source>
        <extracomment>A search in the rulebook found nothing; %1 is what was typed.</extracomment>
        <translation>Nada encontrado para «%1»</translation>
    </message>
    <message>
        <source>Try a card’s name or one word, such as “draw” or “tie”. Any of the languages will do.</source>
        <extracomment>What to try when a search in the rulebook found nothing.</extracomment>
        <translation>Experimenta o nome de uma carta ou uma palavra, como «biscar» ou «empate». Também noutro idioma.</translation>
    </message>
    <message>
        <source>Found as “%1”</source>
        <extracomment>Why a rule was found: %1 is another name or keyword for it, perhaps in another language.</extracomment>
        <translation>Encontrado por «%1»</translation>
    </message>
    <message>
        <source>Nothing found for “%1”. Showing “%2” instead:</source>
        <extracomment>Over what a search in the rulebook found for a word that was typed with a wrong letter; %1 is what was typed, %2 the word that was looked for instead.</extracomment>
        <translation>Nada encontrado para «%1». Mostra-se «%2»:</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>Ask the referee</source>
        <extracomment>Leads from a card&apos;s rule to the page that answers whether a card may be laid.</extracomment>
        <translation>Perguntar ao árbitro</translation>
    </message>
</context>
<context>
    <name>RuleReading</name>
    <message>
        <source>Ask the referee about it</source>
        <extracomment>Leads from a card&apos;s rule to the page that answers whether a card may be laid.</extracomment>
        <translation>Perguntar ao árbitro</translation>
    </message>
</context>
<context>
    <name>RuleSearch</name>
    <message>
        <source>Card or word</source>
        <extracomment>In the search field of the rulebook, where there is little room for words.</extracomment>
        <translation>Carta ou palavra</translation>
    </message>
    <message>
        <source>A card or a word, in any language</source>
        <extracomment>In the search field of the rulebook.</extracomment>
        <translation>Uma carta ou palavra, em qualquer idioma</translation>
    </message>
</context>
<context>
    <name>RuleTrail</name>
    <message>
        <source>Back</source>
        <extracomment>Leads back to the rule that was open before.</extracomment>
        <translation>Voltar</translation>
    </message>
</context>
<context>
    <name>RuleView</name>
    <message>
        <source>See also</source>
        <extracomment>Heading over links from one rule to others.</extracomment>
        <translation>Ver também</translation>
    </message>
    <message>
        <source>Previous rule</source>
        <extracomment>The rule before this one in the book.</extracomment>
        <translation>Regra anterior</translation>
    </message>
    <message>
        <source>Next rule</source>
        <extracomment>The rule after this one in the book.</extracomment>
        <translation>Regra seguinte</translation>
    </message>
</context>
<context>
    <name>RulesContents</name>
    <message>
        <source>Rules</source>
        <extracomment>The place where the rules can be looked up.</extracomment>
        <translation>Regras</translation>
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
        <translation>Regras</translation>
    </message>
</context>
<context>
    <name>RulesPocket</name>
    <message>
        <source>Rules</source>
        <extracomment>The place where the rules can be looked up.</extracomment>
        <translation>Regras</translation>
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
        <translation>Perguntas</translation>
    </message>
</context>
<context>
    <name>RulingsPanel</name>
    <message>
        <source>Different from the sheet</source>
        <extracomment>Who decides a ruling: the table against the sheet; the printed sheet.</extracomment>
        <translation>Diferente do que diz o folheto</translation>
    </message>
    <message>
        <source>The sheet says so</source>
        <translation>É o que diz o folheto</translation>
    </message>
    <message>
        <source>The rules don’t say: you choose</source>
        <extracomment>Who decides a ruling: the table, as the sheet says nothing.</extracomment>
        <translation>O folheto não diz: decide a mesa</translation>
    </message>
    <message>
        <source>Which rule sheet is in your box?</source>
        <extracomment>Over the printed rule sheets by language, one of which can be chosen.</extracomment>
        <translation>Que folheto de regras está na tua caixa?</translation>
    </message>
    <message>
        <source>Choose it to set its rules. If yours is not here, choose the closest one and check the lines below.</source>
        <extracomment>Below the printed rule sheets, one of which can be chosen.</extracomment>
        <translation>Escolhe-o, e vale o que lá está. Se o teu não aparece, escolhe o mais parecido e confirma as linhas abaixo.</translation>
    </message>
</context>
<context>
    <name>RulingsSheet</name>
    <message>
        <source>Table rulings</source>
        <extracomment>Title of the sheet with the table&apos;s own rulings.</extracomment>
        <translation>Decisões da mesa</translation>
    </message>
</context>
<context>
    <name>RunningMatch</name>
    <message>
        <source>In progress</source>
        <extracomment>Over the match that is being played.</extracomment>
        <translation>A decorrer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Goes back to the match that is being played.</extracomment>
        <translation>Continuar</translation>
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
        <translation>Partilhar</translation>
    </message>
    <message>
        <source>The first scored round will appear here.</source>
        <extracomment>On a scoreboard without rounds.</extracomment>
        <translation>Aqui aparecerá a primeira ronda contada.</translation>
    </message>
    <message>
        <source>How it went</source>
        <extracomment>Over the chart of a match.</extracomment>
        <translation>A evolução</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Goes on with a match that is not over.</extracomment>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Tap a round to see its cards or to correct it.</source>
        <extracomment>Below the table of rounds.</extracomment>
        <translation>Toca numa ronda para ver as cartas ou corrigi-la.</translation>
    </message>
    <message>
        <source>Tap a round to see its cards or to correct it. The mark below its number is the dealer’s.</source>
        <extracomment>Below the table of rounds, where a round&apos;s dealer is told by a mark only.</extracomment>
        <translation>Toca numa ronda para ver as cartas ou corrigi-la. A marca por baixo do número é a de quem deu as cartas.</translation>
    </message>
</context>
<context>
    <name>ScoringSheet</name>
    <message>
        <source>Scoring and target</source>
        <extracomment>Title of the sheet on scoring.</extracomment>
        <translation>Pontuação e objetivo</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <extracomment>Title of the sheet that changes how many points end the match.
----------
The number of points at which a match ends.</extracomment>
        <translation>Pontos a alcançar</translation>
    </message>
    <message>
        <source>Play like this</source>
        <extracomment>Confirms the way of scoring and the target.</extracomment>
        <translation>Jogar assim</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <extracomment>Empties the search field.</extracomment>
        <translation>Limpar</translation>
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
        <translation>Retirar %1</translation>
    </message>
    <message>
        <source>deals</source>
        <extracomment>Beside the name of whoever deals.</extracomment>
        <translation>dá as cartas</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>%1 really holds</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>Na verdade, %1 tem</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s)</source>
        <extracomment>%1 is a player&apos;s name, %n a number of cards: sets how many they hold.</extracomment>
        <translation>
            <numerusform>%1 tem %n carta</numerusform>
            <numerusform>%1 tem %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>It is %1’s turn</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>É a vez de %1</translation>
    </message>
    <message>
        <source>%1 calls UNO</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1 diz UNO</translation>
    </message>
    <message>
        <source>%1 is caught</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>Apanharam %1</translation>
    </message>
    <message>
        <source>%1 has gone out</source>
        <extracomment>%1 is a player&apos;s name: they have no cards left, and the round is scored.</extracomment>
        <translation>%1 ficou sem cartas</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <extracomment>%1 is a player&apos;s name: they leave the match between two rounds.</extracomment>
        <translation>%1 sai da mesa</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>Takes back the entry that is named, of somebody who seems to have gone out; %1 is such as &quot;Ana: Blue 7&quot;.</extracomment>
        <translation>Desfazer: %1</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>Who sits where</source>
        <extracomment>Title over the seats, which can be put into another order.</extracomment>
        <translation>Quem se senta onde</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>Moves a seat up in the order.</extracomment>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Moves a seat down in the order.</extracomment>
        <translation>Descer</translation>
    </message>
    <message>
        <source>Use this order</source>
        <extracomment>Confirms the order of the seats.</extracomment>
        <translation>Usar esta ordem</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <extracomment>The place where language, text size and look are chosen.</extracomment>
        <translation>Definições</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Heading over the choice of language.</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Heading over text size and motion.</extracomment>
        <translation>Leitura</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>Heading over the choice between light and dark colours.</extracomment>
        <translation>Aspeto</translation>
    </message>
    <message>
        <source>About Flipside</source>
        <extracomment>Leads to the page that says what Flipside is and who made the fonts.</extracomment>
        <translation>Acerca do Flipside</translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>Heading over sounds, spoken calls and keeping the screen on.</extracomment>
        <translation>À mesa</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Heading over what concerns matches: what is usually played, backup, export.</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Opens the list of the keys on the keyboard and what they do.</extracomment>
        <translation>Atalhos de teclado</translation>
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
        <translation>Não foi possível escrever %1.</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Title over the ways to share a match.</extracomment>
        <translation>Partilhar</translation>
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
        <translation>Guardar como imagem</translation>
    </message>
    <message>
        <source>Save the record as a file</source>
        <extracomment>Writes the record of a match, which another device can read, into a file.</extracomment>
        <translation>Guardar o registo num ficheiro</translation>
    </message>
</context>
<context>
    <name>SheetHeading</name>
    <message>
        <source>Close</source>
        <extracomment>Closes a panel that lies over the page.</extracomment>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>ShownAnswers</name>
    <message>
        <source>Has %1</source>
        <extracomment>The shown hand has a card of colour %1, such as “bleu”.</extracomment>
        <translation>Tem %1</translation>
    </message>
    <message>
        <source>Has no %1</source>
        <extracomment>The shown hand has no card of colour %1, such as “bleu”.</extracomment>
        <translation>Não tem %1</translation>
    </message>
    <message>
        <source>No challenge after all</source>
        <extracomment>Goes back from the shown hand to accept or challenge.</extracomment>
        <translation>Afinal não desafio</translation>
    </message>
    <message>
        <source>Take the last card back</source>
        <extracomment>Takes back the card that was shown last.</extracomment>
        <translation>Retirar a última carta</translation>
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
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Tap the cards as they are shown.</source>
        <extracomment>How a shown hand is told.</extracomment>
        <translation>Toca nas cartas à medida que são mostradas.</translation>
    </message>
    <message>
        <source>Does %2 hold any %1?</source>
        <extracomment>%1 is a colour&apos;s name, %2 a player whose hand is shown.</extracomment>
        <translation>Há %1 na mão de %2?</translation>
    </message>
</context>
<context>
    <name>SideChip</name>
    <message>
        <source>Dark</source>
        <extracomment>The side of the deck that is in play.</extracomment>
        <translation>Escuro</translation>
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
        <translation>Que lado estava em jogo?</translation>
    </message>
    <message>
        <source>Dark side</source>
        <extracomment>A side of the deck.</extracomment>
        <translation>Lado Escuro</translation>
    </message>
    <message>
        <source>Light side</source>
        <translation>Lado Claro</translation>
    </message>
</context>
<context>
    <name>SoundPanel</name>
    <message>
        <source>A short sound for a card, a refused call, a Flip and a win.</source>
        <extracomment>What the switch &quot;Sounds&quot; does; or why it cannot: the system has no program that plays.</extracomment>
        <translation>Um som curto para uma carta, uma jogada recusada, o virar do baralho e uma vitória.</translation>
    </message>
    <message>
        <source>This system has no program that plays sounds.</source>
        <translation>Este sistema não tem nenhum programa que reproduza sons.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>No sound could be played just now. Is a speaker connected?</source>
        <extracomment>The system&apos;s player could not play.</extracomment>
        <translation>Não foi possível reproduzir o som. Há um altifalante ligado?</translation>
    </message>
    <message>
        <source>The referee says aloud what was called, what follows and who is next.</source>
        <extracomment>What the switch &quot;Spoken calls&quot; does.</extracomment>
        <translation>O árbitro diz em voz alta o que se jogou, o que se segue e de quem é a vez.</translation>
    </message>
    <message>
        <source>Spoken calls</source>
        <translation>Jogadas em voz alta</translation>
    </message>
    <message>
        <source>The referee speaks.</source>
        <extracomment>Spoken when the voice is switched on.</extracomment>
        <translation>O árbitro fala.</translation>
    </message>
    <message>
        <source>This system has no voice for it. On Linux, Speech Dispatcher brings one.</source>
        <extracomment>The system has no voice. Speech Dispatcher is a program and stays as it is.</extracomment>
        <translation>Este sistema não tem voz para isso. No Linux, o Speech Dispatcher traz uma.</translation>
    </message>
    <message>
        <source>While a match is on the table.</source>
        <extracomment>What the switch &quot;Keep the screen on&quot; does.</extracomment>
        <translation>Enquanto houver uma partida na mesa.</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Manter o ecrã ligado</translation>
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
            <numerusform>faltam %n</numerusform>
        </translation>
    </message>
    <message>
        <source>has left</source>
        <translation>saiu</translation>
    </message>
</context>
<context>
    <name>StatusBanner</name>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>First: it did not work. Second: it is done.</extracomment>
        <translation>Não resultou</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Feito</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>There is no folder for %1, and it cannot be made. Nothing was changed; make the folder and try again.</source>
        <extracomment>%1 is a folder or file.</extracomment>
        <translation>Não há pasta para %1 e não pode ser criada. Nada foi alterado; cria a pasta e tenta de novo.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. It was not changed; allow reading it and try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 não pode ser aberto. Ficou como estava; dá permissão de leitura e tenta de novo.</translation>
    </message>
    <message>
        <source>%1 is not a file of Flipside. It was not changed; move it away and try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 não é um ficheiro do Flipside. Ficou como estava; move-o para outro sítio e tenta de novo.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Flipside. It was not changed; update to open it.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 é de um Flipside mais recente. Ficou como estava; atualiza para o abrir.</translation>
    </message>
    <message>
        <source>The file with the matches was damaged. It is kept as %1. Restore a backup in the settings, or try again to start from scratch.</source>
        <extracomment>%1 is the name under which a damaged file was kept.</extracomment>
        <translation>O ficheiro das partidas estava danificado. Ficou guardado como %1. Repõe uma cópia de segurança nas definições ou tenta de novo para começar do zero.</translation>
    </message>
    <message>
        <source>The file could not be updated to this version. Nothing was changed.</source>
        <translation>Não foi possível atualizar o ficheiro para esta versão. Nada foi alterado.</translation>
    </message>
    <message>
        <source>The file could not be updated to this version. Nothing was changed; a copy is %1.</source>
        <extracomment>%1 is the name of a copy of the file.</extracomment>
        <translation>Não foi possível atualizar o ficheiro para esta versão. Nada foi alterado; há uma cópia em %1.</translation>
    </message>
    <message>
        <source>%1 already exists and will not be overwritten. Choose another name.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 já existe e não é substituído. Escolhe outro nome.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 não pode ser lido.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Nothing was lost; choose another place.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 não pode ser escrito. Nada se perdeu; escolhe outro lugar.</translation>
    </message>
    <message>
        <source>%1 is not a record of a match. Nothing was imported.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 não é o registo de uma partida. Nada foi importado.</translation>
    </message>
    <message>
        <source>%1 is not an archive of Flipside. Nothing was imported.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 não é um arquivo do Flipside. Nada foi importado.</translation>
    </message>
    <message>
        <source>%1 comes from a newer Flipside. Nothing was imported.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 vem de um Flipside mais recente. Nada foi importado.</translation>
    </message>
    <message>
        <source>Line %2 of %1 does not belong in an archive. Nothing was imported.</source>
        <extracomment>%1 is a file, %2 the number of a line in it.</extracomment>
        <translation>A linha %2 de %1 não é como as de um arquivo do Flipside. Nada foi importado.</translation>
    </message>
    <message>
        <source>Line %2 of %1 is not possible by the rules: %3 Nothing was imported.</source>
        <extracomment>%1 is a file, %2 the number of a line in it, %3 the referee&apos;s sentence on it.</extracomment>
        <translation>A linha %2 de %1 não é possível pelas regras: %3 Nada foi importado.</translation>
    </message>
    <message>
        <source>A match in the file differs from the one saved here. Nothing was imported.</source>
        <extracomment>A match in a file is told differently from the same match here.</extracomment>
        <translation>Uma partida do ficheiro não é igual à daqui. Nada foi importado.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Everything you see is saved; allow writing there and try again.</source>
        <extracomment>%1 is a file or folder.</extracomment>
        <translation>%1 não pode ser escrito. Tudo o que vês está guardado; dá permissão de escrita e tenta de novo.</translation>
    </message>
    <message>
        <source>Another program is using the file with the matches. Everything you see is saved; close that program and try again.</source>
        <translation>Outro programa está a usar o ficheiro das partidas. Tudo o que vês está guardado; fecha esse programa e tenta de novo.</translation>
    </message>
    <message>
        <source>There is no room left on the disk. Everything you see is saved; make room and try again.</source>
        <translation>Não há espaço no disco. Tudo o que vês está guardado; liberta espaço e tenta de novo.</translation>
    </message>
    <message>
        <source>The file with the matches was moved or replaced by another. Put it back and try again.</source>
        <translation>O ficheiro das partidas foi movido ou substituído. Volta a pô-lo no lugar e tenta de novo.</translation>
    </message>
    <message>
        <source>That could not be saved: %1. Everything you see is saved.</source>
        <extracomment>%1 is what the system said, in English.</extracomment>
        <translation>Isso não pôde ser guardado: %1. Tudo o que vês está guardado.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Cancelado. Nada foi alterado.</translation>
    </message>
    <message>
        <source>This match is no longer in the file.</source>
        <translation>Esta partida já não está no ficheiro.</translation>
    </message>
    <message>
        <source>This player is no longer in the file.</source>
        <translation>Esta pessoa já não está no ficheiro.</translation>
    </message>
    <message>
        <source>This group is no longer in the file.</source>
        <translation>Este grupo já não está no ficheiro.</translation>
    </message>
    <message>
        <source>This match is in the bin. Take it back to go on.</source>
        <translation>Esta partida está no lixo. Recupera-a para continuar.</translation>
    </message>
    <message>
        <source>These two have played in the same match, so they cannot be merged.</source>
        <translation>Estas duas pessoas jogaram juntas uma partida, por isso não se podem juntar.</translation>
    </message>
    <message>
        <source>Line %1 of this match’s record cannot be read. Nothing was changed.</source>
        <extracomment>%1 is the number of a line.</extracomment>
        <translation>A linha %1 desta partida não pode ser lida. Ficou como estava.</translation>
    </message>
    <message>
        <source>Flipside is open elsewhere with the same file. Nothing was changed; close it there and try again.</source>
        <translation>O Flipside está aberto noutro sítio com o mesmo ficheiro. Nada foi alterado; fecha-o lá e tenta outra vez.</translation>
    </message>
    <message>
        <source>%1 is not whole: a part is missing, or it has changed since it was written. Nothing was imported; export it again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 não está inteiro: falta uma parte, ou mudou desde que foi escrito. Nada foi importado; exporta-o de novo.</translation>
    </message>
    <message>
        <source>A name has 1 to 40 visible characters, and no comma, colon, semicolon or #.</source>
        <translation>Um nome tem de 1 a 40 caracteres visíveis, sem vírgula, dois pontos, ponto e vírgula nem #.</translation>
    </message>
    <message>
        <source>Line %2 of %1 is longer than any match can be. Nothing was imported.</source>
        <extracomment>%1 is a file, %2 the number of a line in it.</extracomment>
        <translation>A linha %2 de %1 é mais comprida do que uma partida pode ser. Nada foi importado.</translation>
    </message>
    <message>
        <source>This match has reached its maximum length. Start another one.</source>
        <translation>Esta partida atingiu o comprimento máximo. Começa outra.</translation>
    </message>
    <message>
        <source>%1 is damaged, or the disk cannot read it. It was not changed; restore a backup in the settings.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 está danificado, ou o disco não o consegue ler. Ficou como estava; repõe uma cópia de segurança nas definições.</translation>
    </message>
    <message>
        <source>There is no folder %1. Choose another place.</source>
        <extracomment>%1 is a folder.</extracomment>
        <translation>A pasta %1 não existe. Escolhe outro lugar.</translation>
    </message>
    <message>
        <source>%1 can only be read, and no backup is made of such a file. Export an archive.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>%1 só pode ser lido, e não é possível fazer cópia de segurança de um ficheiro assim. Exporta um arquivo.</translation>
    </message>
    <message>
        <source>The backup %1 is damaged, or the disk cannot read it. Nothing was changed; restore another one.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>A cópia de segurança %1 está danificada, ou o disco não a consegue ler. Nada foi alterado; repõe outra.</translation>
    </message>
</context>
<context>
    <name>StorageTrouble</name>
    <message>
        <source>Your matches cannot be opened</source>
        <extracomment>The file that keeps all matches could not be opened.</extracomment>
        <translation>Não é possível abrir as tuas partidas</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Tries to open the file with all matches once more.</extracomment>
        <translation>Tentar outra vez</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>What happened</source>
        <extracomment>An entry of the menu that puts things right.</extracomment>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Refazer: %1</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Opens the scoreboard.</extracomment>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Quantas cartas tem alguém</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>De quem é a vez</translation>
    </message>
    <message>
        <source>Reverse the direction</source>
        <translation>Inverter a direção do jogo</translation>
    </message>
    <message>
        <source>Color in play</source>
        <translation>Cor em jogo</translation>
    </message>
    <message>
        <source>Card on top</source>
        <translation>Carta de cima</translation>
    </message>
    <message>
        <source>The other side is up</source>
        <translation>Mudar para o outro lado</translation>
    </message>
    <message>
        <source>Reshuffle the discard pile</source>
        <translation>Baralhar a pilha de jogo</translation>
    </message>
    <message>
        <source>Just score this round</source>
        <translation>Só contar os pontos desta ronda</translation>
    </message>
    <message>
        <source>Give up this round, unscored</source>
        <translation>Anular esta ronda, sem pontos</translation>
    </message>
    <message>
        <source>Who joins or leaves</source>
        <translation>Quem chega e quem sai</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <translation>Quem se senta onde</translation>
    </message>
    <message>
        <source>Scoring and target</source>
        <translation>Pontuação e objetivo</translation>
    </message>
    <message>
        <source>Table rulings</source>
        <translation>Decisões da mesa</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Pontos a alcançar</translation>
    </message>
    <message>
        <source>Keys and typed calls</source>
        <translation>Atalhos e jogadas escritas</translation>
    </message>
    <message>
        <source>End the match here</source>
        <translation>Terminar aqui a partida</translation>
    </message>
    <message>
        <source>Corrections and more</source>
        <extracomment>Title of the menu of corrections.</extracomment>
        <translation>Correções e mais</translation>
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
        <translation>Que carta está em cima?</translation>
    </message>
    <message>
        <source>%1 shows %2 the hand</source>
        <extracomment>What the table waits for while a hand is shown in a challenge: %1 laid the wild, %2 challenges.</extracomment>
        <translation>%1 mostra a mão a %2</translation>
    </message>
    <message>
        <source>Which color is in play?</source>
        <extracomment>What the table waits for while the color is put right.</extracomment>
        <translation>Que cor está em jogo?</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>to %1</source>
        <extracomment>%1 is the number of points to reach.</extracomment>
        <translation>até aos %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>%1 is the number of a round.</extracomment>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>%1 challenges %2</source>
        <extracomment>Title while a hand is shown: %1 challenges %2.</extracomment>
        <translation>%1 desafia %2</translation>
    </message>
</context>
<context>
    <name>TableQuestion</name>
    <message>
        <source>What the rules say</source>
        <extracomment>Opens the rule behind what the table is asked just now.</extracomment>
        <translation>O que dizem as regras</translation>
    </message>
</context>
<context>
    <name>TableRecords</name>
    <message>
        <source>Highest round</source>
        <extracomment>A record: most points that somebody collected in one round</extracomment>
        <translation>Ronda mais alta</translation>
    </message>
    <message>
        <source>Longest match</source>
        <extracomment>A record: the match with the most rounds</extracomment>
        <translation>Partida mais longa</translation>
    </message>
    <message>
        <source>Biggest comeback</source>
        <extracomment>A record: somebody was so far behind, and won</extracomment>
        <translation>Maior reviravolta</translation>
    </message>
    <message>
        <source>Most cards drawn at once</source>
        <extracomment>A record: most cards that somebody had to draw at one go</extracomment>
        <translation>Mais cartas biscadas de uma vez</translation>
    </message>
    <message>
        <source>Biggest hand</source>
        <extracomment>A record: most cards that somebody held</extracomment>
        <translation>Mão com mais cartas</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <extracomment>Below the number of a record; the number itself stands above</extracomment>
        <translation>
            <numerusform>ponto</numerusform>
            <numerusform>pontos</numerusform>
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
            <numerusform>ponto de atraso</numerusform>
            <numerusform>pontos de atraso</numerusform>
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
        <translation>Que cor?</translation>
    </message>
    <message>
        <source>Which card?</source>
        <extracomment>On the pile, while its top card is not known yet.</extracomment>
        <translation>Que carta?</translation>
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
        <translation>%1 ou %2</translation>
    </message>
</context>
<context>
    <name>ThemeChoice</name>
    <message>
        <source>Flips with the deck</source>
        <translation>Vira com o baralho</translation>
    </message>
    <message>
        <source>Light while the light side is in play, dark on the dark side.</source>
        <translation>Claro enquanto se joga o Lado Claro, escuro no Lado Escuro.</translation>
    </message>
    <message>
        <source>Always light</source>
        <translation>Sempre claro</translation>
    </message>
    <message>
        <source>Ink on warm paper.</source>
        <translation>Letras escuras em fundo creme.</translation>
    </message>
    <message>
        <source>Always dark</source>
        <translation>Sempre escuro</translation>
    </message>
    <message>
        <source>Moonlight on violet, easy on the eyes at night.</source>
        <translation>Texto claro sobre fundo violeta, suave para os olhos à noite.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Step</source>
        <extracomment>A slider along the steps of a match.</extracomment>
        <translation>Passo</translation>
    </message>
</context>
<context>
    <name>ToMatch</name>
    <message>
        <source>Now match</source>
        <extracomment>Over what the next card has to match.</extracomment>
        <translation>Pede‑se</translation>
    </message>
</context>
<context>
    <name>TookQuestion</name>
    <message>
        <source>How many cards did it take?</source>
        <extracomment>After a Wild Draw Color: how many cards were drawn.</extracomment>
        <translation>Quantas cartas foram?</translation>
    </message>
    <message>
        <source>The card of the chosen color counts too. The two extra cards for a lost challenge are added for you.</source>
        <extracomment>How the cards of a Wild Draw Color are counted.</extracomment>
        <translation>A carta da cor escolhida também conta. As duas cartas de um desafio perdido são somadas automaticamente.</translation>
    </message>
    <message>
        <source>The card of the chosen color counts too.</source>
        <extracomment>How the cards of a Wild Draw Color are counted that nobody challenged.</extracomment>
        <translation>A carta da cor escolhida também conta.</translation>
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
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>A call could not be written to disk, and the table is as it was.</extracomment>
        <translation>Não foi guardado</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Calls once more what could not be written.</extracomment>
        <translation>Tentar outra vez</translation>
    </message>
</context>
<context>
    <name>TroubleBanners</name>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Today’s backup could not be made</source>
        <extracomment>The copy of all matches that is made when a match ends.</extracomment>
        <translation>A cópia de segurança de hoje não pôde ser feita</translation>
    </message>
    <message>
        <source>Nothing can be changed now</source>
        <extracomment>The file that keeps all matches may be read, but not written.</extracomment>
        <translation>De momento, não se pode alterar nada</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Tries to open the file with all matches once more.</extracomment>
        <translation>Tentar outra vez</translation>
    </message>
    <message>
        <source>Readable settings were kept; the rest are back to their defaults. Matches are not touched. The old file is kept as %1.</source>
        <extracomment>%1 is a file name.</extracomment>
        <translation>O que se conseguiu ler foi mantido, o resto voltou às predefinições. As partidas ficaram intactas. O ficheiro antigo foi guardado como %1.</translation>
    </message>
    <message>
        <source>They hold until Flipside is closed. Matches are not touched.</source>
        <translation>Valem até o Flipside ser fechado. As partidas ficaram intactas.</translation>
    </message>
    <message>
        <source>The settings file was damaged</source>
        <extracomment>First: the settings file was damaged. Second: it could not be written.</extracomment>
        <translation>O ficheiro das definições estava danificado</translation>
    </message>
    <message>
        <source>The settings could not be saved</source>
        <translation>Não foi possível guardar as definições</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Pass</source>
        <extracomment>First: after drawing, keeps the card and ends the turn. Second: takes a card from the draw pile.</extracomment>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Biscar</translation>
    </message>
    <message>
        <source>UNO!</source>
        <extracomment>Calls UNO for whoever is about to have, or has, a single card. UNO stays as it is.</extracomment>
        <translation>UNO!</translation>
    </message>
    <message>
        <source>%1 did not call UNO and draws 2</source>
        <extracomment>What the person who is caught pays; %1 is their name.</extracomment>
        <translation>%1 não disse UNO e bisca 2</translation>
    </message>
    <message>
        <source>Caught!</source>
        <extracomment>Somebody with a single card has not called UNO and is caught.</extracomment>
        <translation>Apanhei-te!</translation>
    </message>
    <message>
        <source>Why %1 cannot be caught</source>
        <extracomment>%1 has one card and has called UNO, or it is too late to catch them.</extracomment>
        <translation>Porque é que não se pode apanhar %1?</translation>
    </message>
</context>
<context>
    <name>TypedCall</name>
    <message>
        <source>Type a call: yellow 2 or y2</source>
        <extracomment>In the field for typed calls: a card in words, then with the color as short as it is understood: the letter of table notation, or the beginning of its name.</extracomment>
        <translation>Escreve: 2 amarelo ou am2</translation>
    </message>
    <message>
        <source>Type a call: pink 2 or p2</source>
        <extracomment>In the field for typed calls: a card in words, then with the color as short as it is understood: the letter of table notation, or the beginning of its name.</extracomment>
        <translation>Escreve: 2 rosa ou ros2</translation>
    </message>
</context>
<context>
    <name>TypedCard</name>
    <message>
        <source>Type a card: pink 2 or p2</source>
        <extracomment>In the field for typed cards of a hand that is counted: in words, then with the color as short as it is understood: the letter of table notation, or the beginning of its name.</extracomment>
        <translation>Escreve uma carta: 2 rosa ou ros2</translation>
    </message>
    <message>
        <source>Type a card: yellow 2 or y2</source>
        <extracomment>In the field for typed cards of a hand that is counted: in words, then with the color as short as it is understood: the letter of table notation, or the beginning of its name.</extracomment>
        <translation>Escreve uma carta: 2 amarelo ou am2</translation>
    </message>
</context>
<context>
    <name>UndoBinBar</name>
    <message>
        <source>Moved to the bin</source>
        <extracomment>A match was moved to the bin just now.</extracomment>
        <translation>Movida para o lixo</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Takes a match back out of the bin.</extracomment>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>UndoButton</name>
    <message>
        <source>Undo</source>
        <extracomment>Takes back what was called last.</extracomment>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1 is what would be taken back, such as &quot;Ana: Blue 7&quot;.</extracomment>
        <translation>Desfazer: %1</translation>
    </message>
</context>
<context>
    <name>UnsavedSheet</name>
    <message>
        <source>The correction is not saved yet</source>
        <extracomment>Title of the question whether the correction of a round is kept.</extracomment>
        <translation>A correção ainda não foi guardada</translation>
    </message>
    <message>
        <source>Save the correction</source>
        <extracomment>Keeps the correction of a round.</extracomment>
        <translation>Guardar a correção</translation>
    </message>
    <message>
        <source>Leave the round as it was</source>
        <extracomment>Leaves a round without what was corrected in it.</extracomment>
        <translation>Deixar a ronda como estava</translation>
    </message>
</context>
<context>
    <name>UsualPage</name>
    <message>
        <source>Usual deck and rulings</source>
        <extracomment>Title of the page with the edition and rulings that new matches begin with.</extracomment>
        <translation>Baralho e decisões habituais</translation>
    </message>
    <message>
        <source>New matches begin with these. A single match can still be played otherwise.</source>
        <extracomment>What this page is for.</extracomment>
        <translation>As partidas novas começam assim. Cada partida pode ser jogada de outra maneira.</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Heading over the editions of the game.</extracomment>
        <translation>Edição</translation>
    </message>
    <message>
        <source>Table rulings</source>
        <extracomment>Heading over what the table decides where the printed rules are silent or differ.</extracomment>
        <translation>Decisões da mesa</translation>
    </message>
</context>
<context>
    <name>VoidedBanner</name>
    <message>
        <source>Undo</source>
        <extracomment>Takes back that a round was given up.</extracomment>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Round %1 was given up</source>
        <extracomment>A round was ended without being scored; %1 is its number.</extracomment>
        <translation>A ronda %1 fica anulada</translation>
    </message>
    <message>
        <source>It gives nobody points. The next one can be dealt.</source>
        <extracomment>Below &quot;Round 3 was given up&quot;.</extracomment>
        <translation>Não dá pontos a ninguém. Já se podem dar as cartas para a seguinte.</translation>
    </message>
</context>
<context>
    <name>WorkingLabel</name>
    <message>
        <source>Working …</source>
        <extracomment>Something long is being read; with a number, how many of a hundred parts have been.</extracomment>
        <translation>A trabalhar…</translation>
    </message>
    <message>
        <source>Working … %1%</source>
        <translation>A trabalhar… %1 %</translation>
    </message>
</context>
<context>
    <name>app::Awake</name>
    <message>
        <source>A match is being played</source>
        <extracomment>Why the screen stays on, shown where the desktop lists what keeps it so.</extracomment>
        <translation>Está a decorrer uma partida</translation>
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
        <translation>%1, feita à mão</translation>
    </message>
    <message>
        <source>A copy of everything is in %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Há uma cópia de tudo em %1.</translation>
    </message>
    <message>
        <source>The backup was restored.</source>
        <extracomment>A backup is in the place of the matches now. %1 is the file that holds what was there before</extracomment>
        <translation>A cópia foi reposta.</translation>
    </message>
    <message>
        <source>The backup was restored. What was there before is kept as %1.</source>
        <translation>A cópia foi reposta. O que havia antes ficou guardado como %1.</translation>
    </message>
</context>
<context>
    <name>app::CommandLine</name>
    <message>
        <source>Show this help.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Mostra esta ajuda.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Mostra a versão.</translation>
    </message>
    <message>
        <source>Keep matches in FILE instead of the usual place.</source>
        <extracomment>Help of an option of the command line. FILE stays as it is.</extracomment>
        <translation>Guarda as partidas em FILE e não no lugar habitual.</translation>
    </message>
    <message>
        <source>Use this language for this run: %1.</source>
        <extracomment>Help of an option of the command line. %1 is a list of codes such as &quot;en, es, de&quot;.</extracomment>
        <translation>Usa este idioma desta vez: %1.</translation>
    </message>
    <message>
        <source>Open the window at this size.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Abre a janela com este tamanho.</translation>
    </message>
    <message>
        <source>Referee, score keeper and memory for card games that flip.</source>
        <extracomment>What the app is, in its help on the command line.</extracomment>
        <translation>Árbitro, marcador e memória para jogos de cartas que se viram.</translation>
    </message>
    <message>
        <source>For more, run “flipside --help”.</source>
        <extracomment>After what is wrong with a call of the command line.</extracomment>
        <translation>Mais informação com «flipside --help».</translation>
    </message>
    <message>
        <source>“%1” is not expected here.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>Não se esperava «%1» aqui.</translation>
    </message>
    <message>
        <source>--database needs a file name.</source>
        <extracomment>What is wrong with a call of the command line.</extracomment>
        <translation>A --database falta o nome de um ficheiro.</translation>
    </message>
    <message>
        <source>There is no language “%1”. There are: %2.</source>
        <extracomment>%1 is what was typed, %2 a list of codes such as &quot;en, es, de&quot;.</extracomment>
        <translation>Não existe o idioma «%1». Há estes: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a window size; write it like 390x844 (%2 to %3 each).</source>
        <extracomment>%1 is what was typed, %2 and %3 are the smallest and the largest number.</extracomment>
        <translation>«%1» não é um tamanho de janela; escreve-o como 390x844 (de %2 a %3 cada número).</translation>
    </message>
    <message>
        <source>A record (.flip) or archive of matches to import.</source>
        <extracomment>Help of the command line, about a file that can be named.</extracomment>
        <translation>Um registo (.flip) ou um arquivo de partidas para importar.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1 is a file&apos;s name.</extracomment>
        <translation>Não existe o ficheiro «%1».</translation>
    </message>
</context>
<context>
    <name>app::CountedHand</name>
    <message numerus="yes">
        <source>%n card(s) are worth %1 points at most.</source>
        <extracomment>Points were typed for a hand of %n cards; %1 is the most that so many cards can be worth</extracomment>
        <translation>
            <numerusform>Uma carta vale %1 pontos no máximo.</numerusform>
            <numerusform>%n cartas valem %1 pontos no máximo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Even %n card(s), as many as are dealt, are worth %1 points at most.</source>
        <extracomment>Many points were typed for a hand of which nobody knows how many cards it had; %n are dealt at the beginning of a round, %1 is the most that so many cards can be worth</extracomment>
        <translation>
            <numerusform>Nem %n carta, a que se dá, vale mais de %1 pontos.</numerusform>
            <numerusform>Nem %n cartas, as que se dão, valem mais de %1 pontos.</numerusform>
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
        <translation>Hoje, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <extracomment>When something was, by itself: %1 is a time of day such as &quot;9:05 PM&quot;</extracomment>
        <translation>Ontem, %1</translation>
    </message>
</context>
<context>
    <name>app::DealerDraw</name>
    <message>
        <source>A tie: %1 draw again.</source>
        <extracomment>The result of drawing for the dealer: %1 are two or more who drew the same.</extracomment>
        <translation>Empate: %1 tiram outra vez.</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <extracomment>The result of drawing for the dealer: %1 is a name.</extracomment>
        <translation>%1 dá as cartas</translation>
    </message>
</context>
<context>
    <name>app::Demo</name>
    <message>
        <source>A match to look around in</source>
        <extracomment>The note of the demo match, as the list of matches shows it</extracomment>
        <translation>Uma partida para explorar</translation>
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
        <translation>Transferências</translation>
    </message>
    <message>
        <source>Home folder</source>
        <extracomment>A folder that people know by this name: all that is somebody&apos;s own</extracomment>
        <translation>Pasta pessoal</translation>
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
        <translation>%1 com uma só face</translation>
    </message>
    <message>
        <source>%1 with two sides. Its sheet does not say what a Flip turned up first does.</source>
        <extracomment>Second line of an edition: %1 is such as &quot;112 cards&quot;. Its sheet does not say what follows when a Flip is turned up first</extracomment>
        <translation>%1 com duas faces. O folheto não diz o que faz uma carta Vira o Baralho virada no início.</translation>
    </message>
    <message>
        <source>%1 with two sides. A Flip turned up first begins the round on the dark side.</source>
        <extracomment>Second line of an edition: %1 is such as &quot;112 cards&quot;. Its sheet says what follows when a Flip is turned up first</extracomment>
        <translation>%1 com duas faces. Se a primeira carta for Vira o Baralho, a ronda começa no Lado Escuro.</translation>
    </message>
    <message>
        <source>%1 with two sides.</source>
        <extracomment>Second line of an edition: %1 is such as &quot;112 cards&quot;</extracomment>
        <translation>%1 com duas faces.</translation>
    </message>
    <message>
        <source>The name on its rule sheet ends with an exclamation mark.</source>
        <extracomment>Added to the second line of an edition: how people tell which one is in their box</extracomment>
        <translation>No folheto, o nome acaba com um ponto de exclamação.</translation>
    </message>
    <message>
        <source>The name on its rule sheet has no exclamation mark.</source>
        <extracomment>Added to the second line of an edition: how people tell which one is in their box</extracomment>
        <translation>No folheto, o nome não tem ponto de exclamação.</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Inglês</translation>
    </message>
    <message>
        <source>Spanish, Latin America</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Espanhol, América Latina</translation>
    </message>
    <message>
        <source>Spanish, Spain</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Espanhol, Espanha</translation>
    </message>
    <message>
        <source>French, Canada</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Francês, Canadá</translation>
    </message>
    <message>
        <source>German</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Alemão</translation>
    </message>
    <message>
        <source>Portuguese, Portugal</source>
        <extracomment>A printed rule sheet, by language and the people it was printed for</extracomment>
        <translation>Português, Portugal</translation>
    </message>
    <message>
        <source>sheet: %1</source>
        <extracomment>By which printed rule sheet the table plays: %1 is such as &quot;Spanish, Spain&quot;</extracomment>
        <translation>folheto: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <extracomment>How many of the table&apos;s rulings differ from the sheet</extracomment>
        <translation>
            <numerusform>%n alterada</numerusform>
            <numerusform>%n alteradas</numerusform>
        </translation>
    </message>
    <message>
        <source>the usual ones</source>
        <extracomment>The table&apos;s rulings, none of which was changed</extracomment>
        <translation>as habituais</translation>
    </message>
</context>
<context>
    <name>app::HistoryChoices</name>
    <message>
        <source>Last 30 days</source>
        <extracomment>Narrows a list of matches to the newest</extracomment>
        <translation>Últimos 30 dias</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Narrows a list of matches to those that somebody won</extracomment>
        <translation>Ganha</translation>
    </message>
    <message>
        <source>No winner</source>
        <extracomment>Narrows a list of matches to those that were ended before somebody won</extracomment>
        <translation>Sem vencedor</translation>
    </message>
    <message>
        <source>In progress</source>
        <extracomment>Narrows a list of matches to those that are not over</extracomment>
        <translation>A decorrer</translation>
    </message>
</context>
<context>
    <name>app::HistoryModel</name>
    <message>
        <source>In progress</source>
        <extracomment>Heading over the matches that are not over yet</extracomment>
        <translation>A decorrer</translation>
    </message>
</context>
<context>
    <name>app::HomeModel</name>
    <message>
        <source>In progress</source>
        <extracomment>A match in the list of the last matches that is not over yet</extracomment>
        <translation>A decorrer</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>Second line of a match in the list: %1 are the others&apos; names</extracomment>
        <translation>com %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>Headline of the match that is on: %1 is such as &quot;Ben plays&quot;, %2 the card on the pile</extracomment>
        <translation>%1; em cima: %2</translation>
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
            <numerusform>%1 partilham a vitória com %n ponto</numerusform>
            <numerusform>%1 partilham a vitória com %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won with the fewest points: %n</source>
        <extracomment>A match in the list of the last matches: %1 is the winner, whose total of %n points was the lowest</extracomment>
        <translation>
            <numerusform>%1 ganhou com o total mais baixo: %n</numerusform>
            <numerusform>%1 ganhou com o total mais baixo: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %n point(s)</source>
        <extracomment>A match in the list of the last matches: %1 is the winner, %n the points</extracomment>
        <translation>
            <numerusform>%1 ganhou com %n ponto</numerusform>
            <numerusform>%1 ganhou com %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>The round is being played</source>
        <extracomment>Headline of the match that is on, in which only the score is kept: what is played now is not called</extracomment>
        <translation>A ronda está a decorrer</translation>
    </message>
    <message>
        <source>The next round can begin</source>
        <extracomment>Headline of the match that is on, in which only the score is kept: the last round was scored</extracomment>
        <translation>A próxima ronda pode começar</translation>
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
        <translation>Uma partida do ficheiro não é igual à daqui. A tua ficou como estava.</translation>
    </message>
    <message>
        <source>Everything in it was already here. Nothing changed.</source>
        <translation>Já cá estava tudo. Nada mudou.</translation>
    </message>
    <message>
        <source>It was already here and had continued elsewhere. Now it is up to date.</source>
        <translation>Já cá estava e tinha continuado noutro sítio. Agora está atualizada.</translation>
    </message>
    <message>
        <source>It is among your matches now.</source>
        <translation>Já está entre as tuas partidas.</translation>
    </message>
    <message>
        <source>Added to your matches: %1</source>
        <extracomment>After a file was opened: %1 is how many matches were taken from it</extracomment>
        <translation>Adicionadas às tuas partidas: %1</translation>
    </message>
    <message>
        <source>The file does not say where it ends: something may be missing from it.</source>
        <translation>O ficheiro não diz onde acaba: pode faltar-lhe alguma coisa.</translation>
    </message>
    <message>
        <source>Left out, because a name has characters that cannot be seen: %1</source>
        <translation>Ficaram de fora, porque um nome tem caracteres que não se veem: %1</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <extracomment>After a file was opened</extracomment>
        <translation>Nada foi adicionado.</translation>
    </message>
</context>
<context>
    <name>app::KeyHelp</name>
    <message>
        <source>Draw, Reverse, Skip, Flip of a color; e is Skip Everyone</source>
        <extracomment>What can be typed at the table, b+1, br, bs, bf: which cards these letters are.</extracomment>
        <translation>Bisca, Inverte o Jogo, Passa a Vez e Vira o Baralho de uma cor; a letra e é Todos Passam a Vez</translation>
    </message>
    <message>
        <source>A wild and the color it names</source>
        <extracomment>What can be typed at the table, such as &quot;wild red&quot; or w=r.</extracomment>
        <translation>Um joker e a cor escolhida</translation>
    </message>
    <message>
        <source>Draw, pass, UNO</source>
        <extracomment>What can be typed at the table: what the letters d, p and u do.</extracomment>
        <translation>Biscar, passar, UNO</translation>
    </message>
    <message>
        <source>Accept a Wild Draw card</source>
        <extracomment>What can be typed at the table: what the letter a does.</extracomment>
        <translation>Aceitar o joker que faz biscar</translation>
    </message>
    <message>
        <source>A color or a number, where one is asked for</source>
        <extracomment>What can be typed at the table: a colour alone where a colour is asked for, a number alone where a number is.</extracomment>
        <translation>Uma cor ou um número, onde se pergunta</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <extracomment>What two keys do.</extracomment>
        <translation>Desfazer, refazer</translation>
    </message>
    <message>
        <source>Caught!</source>
        <extracomment>What a key does: somebody did not call UNO.</extracomment>
        <translation>Apanhei-te!</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>What a key does: challenges a Wild Draw card.</extracomment>
        <translation>Desafiar</translation>
    </message>
    <message>
        <source>Move over the pad and press a card</source>
        <extracomment>What the arrow keys and the space bar do on a pad of cards.</extracomment>
        <translation>Percorrer as cartas e premir</translation>
    </message>
    <message>
        <source>Closes a message, goes back</source>
        <extracomment>What Escape does.</extracomment>
        <translation>Fechar uma mensagem, voltar atrás</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <extracomment>Name of a key, as it is printed on a keyboard.</extracomment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>Name of a key: the long one that makes a space.</extracomment>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Corrects a seat or the pile, shows the rule of a card</source>
        <extracomment>What a key does: opens what can be put right about a seat or the pile, or the rule of a card.</extracomment>
        <translation>Corrigir um lugar ou a pilha; ver a regra de uma carta</translation>
    </message>
    <message>
        <source>Takes the last card back</source>
        <extracomment>What a key does while a hand is counted.</extracomment>
        <translation>Retirar a última carta</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>What a key does on the page of the rules: goes to the field for a search.</extracomment>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Previous rule, next rule</source>
        <extracomment>What the left and the right arrow key do while a rule is read.</extracomment>
        <translation>A regra anterior, a seguinte</translation>
    </message>
    <message>
        <source>One step back, one step forward</source>
        <extracomment>What the left and the right arrow key do while a match is seen again.</extracomment>
        <translation>Um passo atrás, um passo à frente</translation>
    </message>
    <message>
        <source>To the beginning, to the end</source>
        <extracomment>What the keys Home and End do while a match is seen again.</extracomment>
        <translation>Para o início, para o fim</translation>
    </message>
    <message>
        <source>Plays by itself, or stops</source>
        <extracomment>What the space bar does while a match is seen again.</extracomment>
        <translation>Reproduzir ou parar</translation>
    </message>
    <message>
        <source>Next Flip, challenge or penalty; with Shift the one before</source>
        <extracomment>What the keys F, C and P do while a match is seen again.</extracomment>
        <translation>Saltar para Vira o Baralho, desafio ou penalização; com Shift, para trás</translation>
    </message>
    <message>
        <source>Puts a match into the bin</source>
        <extracomment>What a key does in the list of all matches.</extracomment>
        <translation>Mover uma partida para o lixo</translation>
    </message>
    <message>
        <source>Next button or field, previous one</source>
        <extracomment>What Tab does, and with Shift: goes to the next button or field, or the one before.</extracomment>
        <translation>Botão ou campo seguinte, anterior</translation>
    </message>
    <message>
        <source>Presses the button</source>
        <extracomment>What Space and Enter do: press the button that has the focus.</extracomment>
        <translation>Premir o botão</translation>
    </message>
    <message>
        <source>This help</source>
        <extracomment>What F1 opens: the list this line stands in.</extracomment>
        <translation>Esta ajuda</translation>
    </message>
    <message>
        <source>Shift</source>
        <extracomment>Name of a key, as it is printed on a keyboard.</extracomment>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Name of a key, as it is printed on a keyboard: goes to the beginning.</extracomment>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>Name of a key, as it is printed on a keyboard: goes to the end.</extracomment>
        <translation>End</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>Name of a key, as it is printed on a keyboard: deletes.</extracomment>
        <translation>Delete</translation>
    </message>
    <message>
        <source>yellow 2</source>
        <extracomment>An example of a card that is typed in words: its colour and number, in small letters.</extracomment>
        <translation>2 amarelo</translation>
    </message>
    <message>
        <source>The same in words, in any order</source>
        <extracomment>What can be typed at the table: a card by its name. What it does: the same as the letters of the row above.</extracomment>
        <translation>O mesmo por palavras, em qualquer ordem</translation>
    </message>
    <message>
        <source>Counts a blue 7; its name works too</source>
        <extracomment>What can be typed while a hand is counted; ↵ is the Enter key. What it does: counts that card.</extracomment>
        <translation>Contar um 7 azul; também pelo nome</translation>
    </message>
    <message>
        <source>On to the next hand</source>
        <extracomment>What the Enter key does while a hand is counted, where nothing was typed before.</extracomment>
        <translation>Passar à mão seguinte</translation>
    </message>
    <message>
        <source>Draw, Reverse, Skip of a color</source>
        <extracomment>What can be typed at the table, b+1, br, bs: which cards these letters are, where cards have one side.</extracomment>
        <translation>Bisca, Inverte o Jogo e Passa a Vez de uma cor</translation>
    </message>
    <message>
        <source>With a name in front, for somebody else</source>
        <extracomment>What can be typed at the table: a call with the name of whoever made it before it, where that is not who is on turn.</extracomment>
        <translation>Com um nome antes: joga essa pessoa</translation>
    </message>
    <message>
        <source>Dee</source>
        <comment>name</comment>
        <extracomment>A name that shows how names are typed at the table: a usual one in the language.</extracomment>
        <translation>Inês</translation>
    </message>
    <message>
        <source>Plays a blue 7: color letter, then number or sign</source>
        <extracomment>What can be typed at the table; ↵ is the Enter key. What it does: a colour&apos;s letter, then a number or a sign, lays a card.</extracomment>
        <translation>Jogar um 7 azul: letra da cor e depois número ou sinal</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>Name of a key, as it is printed on a keyboard: goes back.</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Counts as all the points of the hand</source>
        <extracomment>What can be typed while a hand is counted, a number such as 35; ↵ is the Enter key. What it does.</extracomment>
        <translation>Contar como todos os pontos da mão</translation>
    </message>
</context>
<context>
    <name>app::MatchActions</name>
    <message numerus="yes">
        <source>%n match(es) removed for good.</source>
        <extracomment>The bin was emptied; %n matches were in it</extracomment>
        <translation>
            <numerusform>%n partida apagada de vez.</numerusform>
            <numerusform>%n partidas apagadas de vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>All matches are in %1</source>
        <extracomment>%1 is the file in which all matches are now</extracomment>
        <translation>Todas as partidas estão em %1</translation>
    </message>
    <message>
        <source>The record is in %1</source>
        <extracomment>%1 is the file in which the record of a match is now</extracomment>
        <translation>O registo está em %1</translation>
    </message>
</context>
<context>
    <name>app::MatchRounds</name>
    <message>
        <source>%1 dealt</source>
        <extracomment>What is told of a round: %1 is who dealt</extracomment>
        <translation>%1 deu as cartas</translation>
    </message>
    <message numerus="yes">
        <source>%n flip(s)</source>
        <extracomment>What is told of a round: how often the cards were turned over</extracomment>
        <translation>
            <numerusform>virou-se %n vez</numerusform>
            <numerusform>virou-se %n vezes</numerusform>
        </translation>
    </message>
    <message>
        <source>corrected</source>
        <extracomment>What is told of a round: its points were corrected later</extracomment>
        <translation>corrigida</translation>
    </message>
    <message>
        <source>does not count</source>
        <extracomment>What is told of a round: it gives nobody points</extracomment>
        <translation>não conta</translation>
    </message>
</context>
<context>
    <name>app::NewMatchSetup</name>
    <message>
        <source>Deal: %1 gives everyone %2</source>
        <extracomment>Begins the match: %1 is who deals, %2 how many cards everyone gets.</extracomment>
        <translation>Dar as cartas: %1 dá %2 a cada um</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Begins the match, before it is known who deals.</extracomment>
        <translation>Dar as cartas</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Begins a match of which only rounds are scored.</extracomment>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Who plays? Tap or type the names.</source>
        <extracomment>Why a match cannot begin yet: nobody sits there. First where people are known who can be tapped</extracomment>
        <translation>Quem joga? Adiciona os nomes.</translation>
    </message>
    <message>
        <source>Who plays? Type the names.</source>
        <translation>Quem joga? Escreve os nomes.</translation>
    </message>
    <message>
        <source>One more, at least: two to ten can play.</source>
        <extracomment>Why a match cannot begin yet</extracomment>
        <translation>Pelo menos mais um: jogam de dois a dez.</translation>
    </message>
</context>
<context>
    <name>app::PeopleModel</name>
    <message>
        <source>no match yet</source>
        <extracomment>In a list of people: somebody who has not played yet</extracomment>
        <translation>ainda sem partidas</translation>
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
        <translation>Ainda sem partidas</translation>
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
            <numerusform>Só %n partida terminada: ainda é cedo para tirar conclusões.</numerusform>
            <numerusform>Só %n partidas terminadas: ainda é cedo para tirar conclusões.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning streak now</source>
        <extracomment>A number about a person: matches won one after the other, up to now</extracomment>
        <translation>Série de vitórias atual</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <extracomment>A number about a person: most matches won one after the other</extracomment>
        <translation>Maior série de vitórias</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <extracomment>A number about a person: wins shared with somebody</extracomment>
        <translation>Vitórias partilhadas</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <extracomment>A number about a person: rounds won, of rounds played. %1 and %2 are numbers</extracomment>
        <translation>Rondas ganhas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Best round</source>
        <extracomment>A number about a person: most points collected by winning one round</extracomment>
        <translation>Melhor ronda</translation>
    </message>
    <message>
        <source>Left in hand per lost round</source>
        <extracomment>A number about a person: points left in hand when somebody else wins a round, on average</extracomment>
        <translation>Pontos na mão por ronda perdida</translation>
    </message>
    <message>
        <source>%1% of the rounds won ended on the dark side.</source>
        <extracomment>A number about a person: %1 of 100 rounds won ended on the dark side</extracomment>
        <translation>%1 % das rondas ganhas acabaram no Lado Escuro.</translation>
    </message>
    <message>
        <source>Recent matches: %1 of %2 won</source>
        <extracomment>The last matches of a person as a sentence: %1 of %2 were won</extracomment>
        <translation>Últimas partidas ganhas: %1 de %2</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <extracomment>A month in a sentence about a chart: %1 is its name, %2 of %3 matches were won</extracomment>
        <translation>%1 %2 de %3</translation>
    </message>
    <message>
        <source>Matches won, by month: %1</source>
        <extracomment>A chart as a sentence: %1 is a list such as &quot;March 2 of 5, April 1 of 3&quot;</extracomment>
        <translation>Partidas ganhas, por mês: %1</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <extracomment>Numbers about a person in one edition: %1 matches won of %2</extracomment>
        <translation>Ganhas: %1 de %2</translation>
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
            <numerusform>Apanhou alguém uma vez.</numerusform>
            <numerusform>Apanhou alguém %n vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found guilty</source>
        <extracomment>Why cards were drawn: a challenge showed that the player had bluffed</extracomment>
        <translation>Culpa provada</translation>
    </message>
    <message>
        <source>Challenge lost</source>
        <extracomment>Why cards were drawn: a challenge of one&apos;s own was wrong</extracomment>
        <translation>Desafio perdido</translation>
    </message>
    <message>
        <source>Caught</source>
        <extracomment>Why cards were drawn: caught without having called UNO</extracomment>
        <translation>Sem dizer UNO</translation>
    </message>
    <message numerus="yes">
        <source>%1 points taken, %2 given, in %n round(s)</source>
        <extracomment>Two people against each other: %1 points taken, %2 given, %3 rounds played together</extracomment>
        <translation>
            <numerusform>Pontos ganhos: %1, cedidos: %2, em %n ronda</numerusform>
            <numerusform>Pontos ganhos: %1, cedidos: %2, em %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished match yet: too few to say much.</source>
        <extracomment>On a person&apos;s page: no match that somebody won yet</extracomment>
        <translation>Ainda não há partidas terminadas: é cedo para tirar conclusões.</translation>
    </message>
    <message>
        <source>On their own turn</source>
        <extracomment>Why cards were drawn: by choice or for want of a card that fits</extracomment>
        <translation>Na sua vez</translation>
    </message>
    <message numerus="yes">
        <source>%1 did it %n time(s).</source>
        <extracomment>Who caught a person most often, and how often: %1 is a name</extracomment>
        <translation>
            <numerusform>%1 reparou uma vez.</numerusform>
            <numerusform>%1 reparou %n vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>No challenge made yet</source>
        <extracomment>About a person: nobody else&apos;s wild card was challenged by them</extracomment>
        <translation>Ainda não desafiou ninguém</translation>
    </message>
    <message>
        <source>Made: right in %1 of %2</source>
        <extracomment>Challenges that somebody made: %1 of %2 were right</extracomment>
        <translation>Feitos: ganhou %1 de %2</translation>
    </message>
    <message>
        <source>No challenge faced yet</source>
        <extracomment>About a person: none of their wild cards was challenged</extracomment>
        <translation>Ainda não foi alvo de desafios</translation>
    </message>
    <message>
        <source>Faced: guilty in %1 of %2</source>
        <extracomment>Challenges against somebody: in %1 of %2 it had been a bluff</extracomment>
        <translation>Recebidos: perdeu %1 de %2</translation>
    </message>
    <message>
        <source>Never caught without “UNO”</source>
        <extracomment>About a person: nobody caught them; whether they always called &quot;UNO&quot;, nobody knows</extracomment>
        <translation>Nunca se deixou apanhar sem «UNO»</translation>
    </message>
    <message numerus="yes">
        <source>time(s) caught without “UNO”</source>
        <extracomment>Beside a large number: how often somebody was caught</extracomment>
        <translation>
            <numerusform>vez sem dizer «UNO»</numerusform>
            <numerusform>vezes sem dizer «UNO»</numerusform>
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
            <numerusform>%1, %n com vencedor</numerusform>
            <numerusform>%1, %n com vencedor</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::RefereeQuestion</name>
    <message>
        <source>That cannot be right</source>
        <extracomment>Over what cannot be, such as a third blue 7</extracomment>
        <translation>Isso não pode ser</translation>
    </message>
    <message>
        <source>It was not legal</source>
        <translation>Não era permitido</translation>
    </message>
    <message>
        <source>Yes, it may</source>
        <extracomment>The referee&apos;s short answer: the card goes on the other one</extracomment>
        <translation>Sim, pode</translation>
    </message>
    <message>
        <source>No, it may not</source>
        <translation>Não, não pode</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), two sides</source>
        <extracomment>A deck to ask about; %n cards with two sides</extracomment>
        <translation>
            <numerusform>%n carta, duas faces</numerusform>
            <numerusform>%n cartas, duas faces</numerusform>
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
        <translation>Jogador A</translation>
    </message>
    <message>
        <source>Player B</source>
        <extracomment>Stands for a name in an answer about the rules: whoever comes after</extracomment>
        <translation>Jogador B</translation>
    </message>
    <message>
        <source>Player C</source>
        <extracomment>Stands for a name in an answer about the rules: whoever comes after the next</extracomment>
        <translation>Jogador C</translation>
    </message>
    <message>
        <source>Legal, if that is the whole hand</source>
        <extracomment>The referee&apos;s short answer: the Wild Draw card was allowed, as far as the cards of the hand were told</extracomment>
        <translation>Era permitido, se a mão for só essa</translation>
    </message>
    <message>
        <source>Yes, if they hold no %1</source>
        <extracomment>The referee&apos;s short answer: whether a Wild Draw card may be played; %1 is &quot;blue card&quot;</extracomment>
        <translation>Sim, se não houver nenhuma %1 na mão</translation>
    </message>
</context>
<context>
    <name>app::RoundEnd</name>
    <message>
        <source>%1 collects</source>
        <extracomment>Over the points that whoever went out gets for the round; %1 is the name</extracomment>
        <translation>%1 leva</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A correction changes a total: %1 is a name, %2 the total before, %3 after it</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>The match would go on.</source>
        <extracomment>A correction opens a match again that was over</extracomment>
        <translation>A partida continuaria.</translation>
    </message>
    <message>
        <source>%1 would have won in round %2.</source>
        <extracomment>A correction changes who wins: %1 are names, %2 the number of a round</extracomment>
        <translation>Vitória na ronda %2: %1.</translation>
    </message>
    <message>
        <source>Round %1 no longer counts.</source>
        <extracomment>A correction ends the match earlier: %1 is the number of a later round</extracomment>
        <translation>A ronda %1 deixaria de contar.</translation>
    </message>
    <message>
        <source>Rounds %1 no longer count.</source>
        <extracomment>A correction ends the match earlier: %1 are the numbers of later rounds</extracomment>
        <translation>As rondas %1 deixariam de contar.</translation>
    </message>
    <message>
        <source>Round %1 counts again.</source>
        <extracomment>A correction lets the match go on longer: %1 is the number of a round that had come after its end</extracomment>
        <translation>A ronda %1 voltaria a contar.</translation>
    </message>
    <message>
        <source>Rounds %1 count again.</source>
        <extracomment>A correction lets the match go on longer: %1 are the numbers of rounds that had come after its end</extracomment>
        <translation>As rondas %1 voltariam a contar.</translation>
    </message>
    <message>
        <source>%1 scores nothing</source>
        <extracomment>Over the points that whoever went out gets for the round; %1 is the name</extracomment>
        <translation>%1 não soma nada</translation>
    </message>
</context>
<context>
    <name>app::Scoreboard</name>
    <message>
        <source>Lowest total wins once someone has %1</source>
        <extracomment>What the match is played to; %1 is a number of points</extracomment>
        <translation>Ganha o total mais baixo quando alguém chega aos %1</translation>
    </message>
    <message>
        <source>First to %1 wins</source>
        <extracomment>What the match is played to; %1 is a number of points</extracomment>
        <translation>Ganha quem chegar primeiro aos %1</translation>
    </message>
    <message>
        <source>Nobody leads yet</source>
        <extracomment>On the scoreboard before a round was scored</extracomment>
        <translation>Ainda ninguém vai à frente</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <extracomment>On the scoreboard: %1 is who has the best total</extracomment>
        <translation>%1 vai à frente</translation>
    </message>
    <message>
        <source>%1 lead</source>
        <extracomment>On the scoreboard: %1 are those who share the best total</extracomment>
        <translation>%1 vão à frente</translation>
    </message>
    <message>
        <source>It is a tie: one more round decides.</source>
        <extracomment>On the scoreboard: the target is reached and two share the lowest total</extracomment>
        <translation>Há empate: decide mais uma ronda.</translation>
    </message>
    <message numerus="yes">
        <source>With %n more point(s) for %1 it is over.</source>
        <extracomment>On the scoreboard, what would end the match: %1 is a name, %n the points that are missing</extracomment>
        <translation>
            <numerusform>A partida acaba se %1 somar mais %n ponto.</numerusform>
            <numerusform>A partida acaba se %1 somar mais %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n more point(s).</source>
        <extracomment>On the scoreboard, what would end the match: %1 is a name, %n the points that are missing</extracomment>
        <translation>
            <numerusform>Falta %n ponto a %1.</numerusform>
            <numerusform>Faltam %n pontos a %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ended without a winner</source>
        <extracomment>A match that was ended before somebody won</extracomment>
        <translation>Terminou sem vencedor</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <extracomment>The end of a match: %1 is the winner</extracomment>
        <translation>%1 ganhou!</translation>
    </message>
    <message>
        <source>%1 share the win!</source>
        <extracomment>The end of a match: %1 are the names of those who share the win</extracomment>
        <translation>%1 partilham a vitória!</translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <extracomment>How long a match was; %n rounds</extracomment>
        <translation>
            <numerusform>em %n ronda</numerusform>
            <numerusform>em %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>How long a match was: %1 is such as &quot;after 7 rounds&quot;, %2 such as &quot;1 hour 24 minutes&quot;</extracomment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>Deal round %1: %2 deals</source>
        <extracomment>Begins the next round: %1 is its number, %2 who deals</extracomment>
        <translation>Ronda %1: %2 dá as cartas</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s): %1</source>
        <extracomment>A chart of the match as a sentence: %n rounds, %1 is such as &quot;Ana 120, Ben 80&quot;</extracomment>
        <translation>
            <numerusform>Depois de %n ronda: %1</numerusform>
            <numerusform>Depois de %n rondas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 does not count</source>
        <extracomment>A round on the scoreboard that was struck out or came after the end: %1 is its number</extracomment>
        <translation>A ronda %1 não conta</translation>
    </message>
    <message>
        <source>Round %1: %2 went out, %3 dealt</source>
        <extracomment>A round on the scoreboard: %1 is its number, %2 who went out, %3 who dealt</extracomment>
        <translation>Ronda %1: %2 ficou sem cartas, %3 deu as cartas</translation>
    </message>
    <message>
        <source>Round %1, %2: %3 went out, %4 dealt</source>
        <extracomment>A round on the scoreboard: %1 is its number, %2 is &quot;Light side&quot; or &quot;Dark side&quot;, %3 who went out, %4 who dealt</extracomment>
        <translation>Ronda %1, %2: %3 ficou sem cartas, %4 deu as cartas</translation>
    </message>
    <message>
        <source>struck out</source>
        <extracomment>Under the dealer of a round: somebody said that it does not count</extracomment>
        <translation>riscada</translation>
    </message>
    <message>
        <source>does not count</source>
        <extracomment>Under the dealer of a round: it came after the one that decided the match</extracomment>
        <translation>não conta</translation>
    </message>
    <message>
        <source>corrected</source>
        <extracomment>Under the dealer of a round: its points were corrected later</extracomment>
        <translation>corrigida</translation>
    </message>
    <message>
        <source>Round %1 was struck out and does not count.</source>
        <extracomment>Below the table of rounds: %1 is the number of a round that was taken out of the match</extracomment>
        <translation>A ronda %1 foi riscada e não conta.</translation>
    </message>
    <message>
        <source>Rounds %1 were struck out and do not count.</source>
        <extracomment>Below the table of rounds: %1 are the numbers of rounds that were taken out of the match</extracomment>
        <translation>As rondas %1 foram riscadas e não contam.</translation>
    </message>
    <message>
        <source>Round %1 does not count: round %2 had decided the match.</source>
        <extracomment>Below the table of rounds: %1 is the number of a round, %2 that of an earlier one which decided the match</extracomment>
        <translation>A ronda %1 não conta: a partida ficou decidida na ronda %2.</translation>
    </message>
    <message>
        <source>Rounds %1 do not count: round %2 had decided the match.</source>
        <extracomment>Below the table of rounds: %1 are the numbers of rounds, %2 that of an earlier one which decided the match</extracomment>
        <translation>As rondas %1 não contam: a partida ficou decidida na ronda %2.</translation>
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
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>Count round %1</source>
        <extracomment>Begins the next round of a match whose plays are not called: %1 is its number</extracomment>
        <translation>Contar a ronda %1</translation>
    </message>
    <message>
        <source>Round %1: %2 went out</source>
        <extracomment>A round on the scoreboard: %1 is its number, %2 who went out</extracomment>
        <translation>Ronda %1: %2 ficou sem cartas</translation>
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
        <translation>%1. Joga‑se para a esquerda.</translation>
    </message>
    <message>
        <source>%1. Play goes to the right.</source>
        <extracomment>For screen readers, as above</extracomment>
        <translation>%1. Joga‑se para a direita.</translation>
    </message>
</context>
<context>
    <name>app::SeatsSetup</name>
    <message>
        <source>%1 is already playing.</source>
        <extracomment>Why a player&apos;s name was not taken; %1 is the name</extracomment>
        <translation>%1 já está à mesa.</translation>
    </message>
    <message>
        <source>No more than ten can play.</source>
        <extracomment>Why nobody can be added to the players of a match</extracomment>
        <translation>Podem jogar dez, no máximo.</translation>
    </message>
</context>
<context>
    <name>asked</name>
    <message>
        <source>It must be %1 or %2, or a wild card.</source>
        <extracomment>Why a card does not go on another: %1 is &quot;blue&quot;, %2 is &quot;a 7&quot;</extracomment>
        <translation>Tem de ser %1 ou %2, ou um joker.</translation>
    </message>
    <message>
        <source>It must be %1, or a wild card.</source>
        <extracomment>Why a card does not go on a wild: %1 is &quot;blue&quot;</extracomment>
        <translation>Tem de ser %1, ou um joker.</translation>
    </message>
    <message>
        <source>Then it is the next player’s turn.</source>
        <extracomment>What follows from a card: a number</extracomment>
        <translation>Depois joga o seguinte.</translation>
    </message>
    <message numerus="yes">
        <source>The next player draws %n card(s) and loses a turn.</source>
        <extracomment>What follows from a card: Draw One or Draw Five</extracomment>
        <translation>
            <numerusform>O seguinte bisca %n carta e perde a vez.</numerusform>
            <numerusform>O seguinte bisca %n cartas e perde a vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play goes round the other way.</source>
        <extracomment>What follows from a card: Reverse</extracomment>
        <translation>Joga-se na outra direção.</translation>
    </message>
    <message>
        <source>The next player loses a turn.</source>
        <extracomment>What follows from a card: Skip</extracomment>
        <translation>O seguinte perde a vez.</translation>
    </message>
    <message>
        <source>All others lose a turn: the same player goes again.</source>
        <extracomment>What follows from a card: Skip Everyone</extracomment>
        <translation>Todos os outros perdem a vez; joga outra vez a mesma pessoa.</translation>
    </message>
    <message>
        <source>Everything is turned over to the other side.</source>
        <extracomment>What follows from a card: Flip</extracomment>
        <translation>Vira-se tudo para o outro lado.</translation>
    </message>
    <message>
        <source>Whoever plays it names the color.</source>
        <extracomment>What follows from a card: Wild</extracomment>
        <translation>Quem o joga escolhe a cor.</translation>
    </message>
    <message>
        <source>Whoever plays it names the color; the next player may challenge it.</source>
        <extracomment>What follows from a card: Wild Draw Two or Wild Draw Color</extracomment>
        <translation>Quem o joga escolhe a cor; o seguinte pode desafiar.</translation>
    </message>
    <message>
        <source>There is at least one %1 in it: whoever played the wild draws until the first card of the named color comes; then it is the challenger’s turn.</source>
        <extracomment>A hand behind a Wild Draw Color; %1 is &quot;blue card&quot;</extracomment>
        <translation>Há uma %1: quem jogou o joker bisca até sair a cor escolhida; depois joga quem desafiou.</translation>
    </message>
    <message numerus="yes">
        <source>There is at least one %1 in it: whoever played the wild draws %n card(s); then it is the challenger’s turn.</source>
        <extracomment>A hand behind a Wild Draw Two; %1 is &quot;blue card&quot;</extracomment>
        <translation>
            <numerusform>Há uma %1: quem jogou o joker bisca %n carta; depois joga quem desafiou.</numerusform>
            <numerusform>Há uma %1: quem jogou o joker bisca %n cartas; depois joga quem desafiou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 in it: whoever challenges draws until the first card of the named color comes, then %n more card(s), and loses a turn.</source>
        <extracomment>A hand behind a Wild Draw Color; %1 is &quot;blue card&quot;, %n is 2</extracomment>
        <translation>
            <numerusform>Não há nenhuma %1: quem desafia bisca até sair a cor escolhida, mais %n carta, e perde a vez.</numerusform>
            <numerusform>Não há nenhuma %1: quem desafia bisca até sair a cor escolhida, mais %n cartas, e perde a vez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 in it: whoever challenges draws %n card(s) and loses a turn.</source>
        <extracomment>A hand behind a Wild Draw Two; %1 is &quot;blue card&quot;</extracomment>
        <translation>
            <numerusform>Não há nenhuma %1: quem desafia bisca %n carta e perde a vez.</numerusform>
            <numerusform>Não há nenhuma %1: quem desafia bisca %n cartas e perde a vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever has to draw may not answer with it: they draw and lose their turn.</source>
        <extracomment>Behind what follows from a card that makes the next player draw, where such a card is on the pile already: no stacking</extracomment>
        <translation>Quem tem de biscar não pode responder com ela: bisca e perde a vez.</translation>
    </message>
</context>
<context>
    <name>calls</name>
    <message>
        <source>zero one two three four five six seven eight nine</source>
        <extracomment>How the numbers 0 to 9 are written as words, in this order, with a space between them</extracomment>
        <translation>zero um dois três quatro cinco seis sete oito nove</translation>
    </message>
    <message>
        <source>draw, draw a card, draw one, draw 1, I draw, take, take one</source>
        <extracomment>What somebody may type to draw a card, apart by commas: the plainest first, it stands in examples</extracomment>
        <translation>biscar, bisco, bisca, biscar uma carta, bisca uma, tirar, tiro, comprar, compro</translation>
    </message>
    <message>
        <source>pass, I pass, keep</source>
        <extracomment>What somebody may type to pass, apart by commas: the plainest first, it stands in examples</extracomment>
        <translation>passar, passo, passa</translation>
    </message>
    <message>
        <source>accept, I accept</source>
        <extracomment>What somebody may type to accept a Wild Draw card, apart by commas: the plainest first, it stands in examples</extracomment>
        <translation>aceitar, aceito</translation>
    </message>
    <message>
        <source>undo, take back, back</source>
        <extracomment>What somebody may type to take back the last call, apart by commas</extracomment>
        <translation>desfazer, anular, voltar atrás</translation>
    </message>
    <message>
        <source>Type a color, such as “%1”.</source>
        <extracomment>After a typed call that means nothing; %1 is the name of a colour</extracomment>
        <translation>Escreve uma cor, por exemplo «%1».</translation>
    </message>
    <message>
        <source>Type how many cards it was, such as “%1”.</source>
        <extracomment>After a typed call that means nothing: how many cards somebody drew; %1 is a number</extracomment>
        <translation>Escreve quantas cartas foram, por exemplo «%1».</translation>
    </message>
    <message>
        <source>Type a card by its color and number, such as “%1”.</source>
        <extracomment>After a typed call that means nothing; %1 is the name of a card, such as &quot;Yellow 2&quot;</extracomment>
        <translation>Escreve uma carta com o número e a cor, por exemplo «%1».</translation>
    </message>
    <message>
        <source>Type a card that is shown, such as “%1”. “%2” and “%3” work too.</source>
        <extracomment>After something was typed that means nothing while a hand is shown; %1 is the name of a card, such as &quot;Yellow 2&quot;, %2 and %3 are other things that can be typed: &quot;has it&quot; and &quot;has not&quot;</extracomment>
        <translation>Escreve uma carta das que são mostradas, por exemplo «%1». Também podes escrever «%2» ou «%3».</translation>
    </message>
    <message>
        <source>One of the cards that were shown says otherwise.</source>
        <extracomment>Somebody says that a color is not in a hand, but a card that was shown has it</extracomment>
        <translation>Uma das cartas mostradas diz o contrário.</translation>
    </message>
    <message>
        <source>has it, has, has %1, one, guilty, yes</source>
        <extracomment>What somebody may type who saw the color %1 (&quot;bleu&quot;, and &quot;bleue&quot; of &quot;carte bleue&quot;) in a hand that is shown, apart by commas: the shortest that anybody understands first, it stands in examples; “Has %1” as on the button is one of them</extracomment>
        <translation>tem, tem a cor, tem %1, tem uma, uma, culpado, sim</translation>
    </message>
    <message>
        <source>has not, has none, has no %1, no %1, not %1, without %1, none, innocent, no</source>
        <extracomment>What somebody may type who saw no color %1 (&quot;bleu&quot;, and &quot;bleue&quot; of &quot;carte bleue&quot;) in a hand that is shown, apart by commas: the shortest that anybody understands first, it stands in examples; “Has no %1” as on the button is one of them</extracomment>
        <translation>não tem, não tem nenhuma, não tem %1, sem %1, nenhuma %1, não %1, nenhuma, nada, inocente, não</translation>
    </message>
    <message>
        <source>blue; green; red; yellow; pink, magenta, rose; teal, turquoise, cyan, aqua; orange; purple, violet, lilac</source>
        <extracomment>What people call the colors blue; green; red; yellow; pink; teal; orange; purple when they type them, in this order and in whatever region: semicolons between the colors, commas between the words for one</extracomment>
        <translation>azul; verde; vermelho, vermelha, encarnado; amarelo, amarela; rosa, cor-de-rosa, magenta; turquesa, azul-turquesa, verde-azulado, ciano; laranja, cor de laranja; roxo, roxa, violeta, lilás</translation>
    </message>
    <message>
        <source>challenge, I challenge, doubt, I doubt it</source>
        <extracomment>What somebody may type to challenge a Wild Draw card, apart by commas: what the button says first, it stands in examples</extracomment>
        <translation>desafiar, desafio, duvido, duvidar, bluff</translation>
    </message>
    <message>
        <source>caught, catch, got you, caught you</source>
        <extracomment>What somebody may type who catches a player that has not called UNO, apart by commas; what the button says is one of them</extracomment>
        <translation>apanhei, apanhado, apanhada, apanhar, apanhei-te</translation>
    </message>
    <message>
        <source>Nobody can be caught now.</source>
        <extracomment>After &quot;caught&quot; was typed</extracomment>
        <translation>Agora não se pode apanhar ninguém.</translation>
    </message>
    <message>
        <source>Type “%1” or “%2”.</source>
        <extracomment>After a typed call that means nothing; %1 and %2 are what to type: &quot;accept&quot; and &quot;challenge&quot;</extracomment>
        <translation>Escreve «%1» ou «%2».</translation>
    </message>
    <message>
        <source>Type a card by its color and number, such as “%1”. “%2”, “%3” and “uno” work too.</source>
        <extracomment>After a typed call that means nothing; %1 is the name of a card, such as &quot;Yellow 2&quot;, %2 and %3 are other things that can be typed: &quot;draw&quot; and &quot;pass&quot;</extracomment>
        <translation>Escreve uma carta com o número e a cor, por exemplo «%1». Também podes escrever «%2», «%3» ou «uno».</translation>
    </message>
    <message>
        <source>let it stand, it stands, allow it, it counts</source>
        <extracomment>What somebody may type to let a play stand that was refused, apart by commas; what the button says is one of them</extracomment>
        <translation>deixar passar, deixa passar, vale, conta</translation>
    </message>
    <message>
        <source>take it back, take back, back, undo</source>
        <extracomment>What somebody may type to take back a card that was refused, apart by commas; what the button says is one of them</extracomment>
        <translation>retirar a carta, retirá-la, retirar, anular</translation>
    </message>
    <message>
        <source>Which color? Type it with the card, such as “%1”.</source>
        <extracomment>After an action card was typed without its color; %1 is such a card&apos;s name, such as &quot;Yellow Skip&quot;</extracomment>
        <translation>De que cor? Escreve-a com a carta, por exemplo «%1».</translation>
    </message>
    <message>
        <source>take, draw, I take, I draw</source>
        <extracomment>What somebody may type who takes several cards, before their number, apart by commas: the plainest first, it stands in examples</extracomment>
        <translation>biscar, bisco, bisca, levar, levo, tirar, tiro, comprar, compro</translation>
    </message>
    <message>
        <source>swap with, swap, I swap with, with</source>
        <extracomment>What somebody may type to say with whom hands are swapped, before the name, apart by commas: longer ones first</extracomment>
        <translation>trocar com, troco com, trocar, troco, com</translation>
    </message>
    <message>
        <source>fine for, fine</source>
        <extracomment>What somebody may type to make a player draw, before the name and a number, apart by commas: longer ones first</extracomment>
        <translation>multa para, multa a, multa, castigo para, castigo</translation>
    </message>
    <message>
        <source>Type a draw card, or “%1”.</source>
        <extracomment>After a typed call that means nothing: cards are waiting for somebody; %1 is what to type: &quot;take 6&quot;</extracomment>
        <translation>Escreve uma carta que faça biscar, ou «%1».</translation>
    </message>
    <message>
        <source>Type the name of the player with whom hands are swapped.</source>
        <extracomment>After a typed call that means nothing: somebody laid a 7</extracomment>
        <translation>Escreve o nome da pessoa com quem se trocam as mãos.</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>a %1</source>
        <extracomment>Any number card, by its number; inside a sentence</extracomment>
        <translation>um %1</translation>
    </message>
    <message>
        <source>a Draw One</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>uma carta Bisca 1</translation>
    </message>
    <message>
        <source>a Draw Five</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>uma carta Bisca 5</translation>
    </message>
    <message>
        <source>a Reverse</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>uma carta Inverte o Jogo</translation>
    </message>
    <message>
        <source>a Skip</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>uma carta Passa a Vez</translation>
    </message>
    <message>
        <source>a Skip Everyone</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>uma carta Todos Passam a Vez</translation>
    </message>
    <message>
        <source>a Flip</source>
        <extracomment>A card of any colour inside a sentence</extracomment>
        <translation>uma carta Vira o Baralho</translation>
    </message>
    <message>
        <source>a Wild</source>
        <extracomment>A card inside a sentence</extracomment>
        <translation>um Joker</translation>
    </message>
    <message>
        <source>a Wild Draw Two</source>
        <extracomment>A card inside a sentence</extracomment>
        <translation>um Joker Bisca 2</translation>
    </message>
    <message>
        <source>a Wild Draw Color</source>
        <extracomment>A card inside a sentence</extracomment>
        <translation>um Joker Bisca uma Cor</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A wild with the colour named for it, by itself: %1 is &quot;Wild&quot; or &quot;Wild Draw Two&quot;, %2 is &quot;red&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>A kind of card by itself: those with a number</extracomment>
        <translation>Carta numerada</translation>
    </message>
    <message>
        <source>Draw One</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Bisca 1</translation>
    </message>
    <message>
        <source>Draw Five</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Bisca 5</translation>
    </message>
    <message>
        <source>Reverse</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Inverte o Jogo</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Passa a Vez</translation>
    </message>
    <message>
        <source>Skip Everyone</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Todos Passam a Vez</translation>
    </message>
    <message>
        <source>Flip</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Vira o Baralho</translation>
    </message>
    <message>
        <source>Wild</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Wild Draw Two</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Joker Bisca 2</translation>
    </message>
    <message>
        <source>Wild Draw Color</source>
        <extracomment>Name of a card by itself, as it is printed</extracomment>
        <translation>Joker Bisca uma Cor</translation>
    </message>
    <message>
        <source>Light side</source>
        <extracomment>A side of the deck, by itself</extracomment>
        <translation>Lado Claro</translation>
    </message>
    <message>
        <source>Dark side</source>
        <extracomment>A side of the deck, by itself</extracomment>
        <translation>Lado Escuro</translation>
    </message>
    <message>
        <source>to the left</source>
        <extracomment>Which way round the table play goes</extracomment>
        <translation>para a esquerda</translation>
    </message>
    <message>
        <source>to the right</source>
        <extracomment>Which way round the table play goes</extracomment>
        <translation>para a direita</translation>
    </message>
    <message>
        <source>an 8</source>
        <extracomment>Any card with the number 8; inside a sentence</extracomment>
        <translation>um 8</translation>
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
        <translation>Bisca 1 azul</translation>
    </message>
    <message>
        <source>Blue Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Inverte o Jogo azul</translation>
    </message>
    <message>
        <source>Blue Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Passa a Vez azul</translation>
    </message>
    <message>
        <source>Blue Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Vira o Baralho azul</translation>
    </message>
    <message>
        <source>a blue %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>um %1 azul</translation>
    </message>
    <message>
        <source>a blue Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Bisca 1 azul</translation>
    </message>
    <message>
        <source>a blue Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Inverte o Jogo azul</translation>
    </message>
    <message>
        <source>a blue Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Passa a Vez azul</translation>
    </message>
    <message>
        <source>a blue Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Vira o Baralho azul</translation>
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
        <translation>Bisca 1 verde</translation>
    </message>
    <message>
        <source>Green Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Inverte o Jogo verde</translation>
    </message>
    <message>
        <source>Green Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Passa a Vez verde</translation>
    </message>
    <message>
        <source>Green Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Vira o Baralho verde</translation>
    </message>
    <message>
        <source>a green %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>um %1 verde</translation>
    </message>
    <message>
        <source>a green Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Bisca 1 verde</translation>
    </message>
    <message>
        <source>a green Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Inverte o Jogo verde</translation>
    </message>
    <message>
        <source>a green Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Passa a Vez verde</translation>
    </message>
    <message>
        <source>a green Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Vira o Baralho verde</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Vermelho</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names red.&quot;</extracomment>
        <translation>vermelho</translation>
    </message>
    <message>
        <source>red card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carta vermelha</translation>
    </message>
    <message>
        <source>Red %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 vermelho</translation>
    </message>
    <message>
        <source>Red Draw One</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Bisca 1 vermelha</translation>
    </message>
    <message>
        <source>Red Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Inverte o Jogo vermelha</translation>
    </message>
    <message>
        <source>Red Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Passa a Vez vermelha</translation>
    </message>
    <message>
        <source>Red Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Vira o Baralho vermelha</translation>
    </message>
    <message>
        <source>a red %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>um %1 vermelho</translation>
    </message>
    <message>
        <source>a red Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Bisca 1 vermelha</translation>
    </message>
    <message>
        <source>a red Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Inverte o Jogo vermelha</translation>
    </message>
    <message>
        <source>a red Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Passa a Vez vermelha</translation>
    </message>
    <message>
        <source>a red Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Vira o Baralho vermelha</translation>
    </message>
    <message>
        <source>Yellow</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Amarelo</translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names yellow.&quot;</extracomment>
        <translation>amarelo</translation>
    </message>
    <message>
        <source>yellow card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carta amarela</translation>
    </message>
    <message>
        <source>Yellow %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 amarelo</translation>
    </message>
    <message>
        <source>Yellow Draw One</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Bisca 1 amarela</translation>
    </message>
    <message>
        <source>Yellow Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Inverte o Jogo amarela</translation>
    </message>
    <message>
        <source>Yellow Skip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Passa a Vez amarela</translation>
    </message>
    <message>
        <source>Yellow Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Vira o Baralho amarela</translation>
    </message>
    <message>
        <source>a yellow %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>um %1 amarelo</translation>
    </message>
    <message>
        <source>a yellow Draw One</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Bisca 1 amarela</translation>
    </message>
    <message>
        <source>a yellow Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Inverte o Jogo amarela</translation>
    </message>
    <message>
        <source>a yellow Skip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Passa a Vez amarela</translation>
    </message>
    <message>
        <source>a yellow Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Vira o Baralho amarela</translation>
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
        <translation>Bisca 5 rosa</translation>
    </message>
    <message>
        <source>Pink Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Inverte o Jogo rosa</translation>
    </message>
    <message>
        <source>Pink Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Todos Passam a Vez rosa</translation>
    </message>
    <message>
        <source>Pink Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Vira o Baralho rosa</translation>
    </message>
    <message>
        <source>a pink %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>um %1 rosa</translation>
    </message>
    <message>
        <source>a pink Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Bisca 5 rosa</translation>
    </message>
    <message>
        <source>a pink Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Inverte o Jogo rosa</translation>
    </message>
    <message>
        <source>a pink Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Todos Passam a Vez rosa</translation>
    </message>
    <message>
        <source>a pink Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Vira o Baralho rosa</translation>
    </message>
    <message>
        <source>Teal</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Turquesa</translation>
    </message>
    <message>
        <source>teal</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names teal.&quot;</extracomment>
        <translation>turquesa</translation>
    </message>
    <message>
        <source>teal card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carta turquesa</translation>
    </message>
    <message>
        <source>Teal %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 turquesa</translation>
    </message>
    <message>
        <source>Teal Draw Five</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Bisca 5 turquesa</translation>
    </message>
    <message>
        <source>Teal Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Inverte o Jogo turquesa</translation>
    </message>
    <message>
        <source>Teal Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Todos Passam a Vez turquesa</translation>
    </message>
    <message>
        <source>Teal Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Vira o Baralho turquesa</translation>
    </message>
    <message>
        <source>a teal %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>um %1 turquesa</translation>
    </message>
    <message>
        <source>a teal Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Bisca 5 turquesa</translation>
    </message>
    <message>
        <source>a teal Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Inverte o Jogo turquesa</translation>
    </message>
    <message>
        <source>a teal Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Todos Passam a Vez turquesa</translation>
    </message>
    <message>
        <source>a teal Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Vira o Baralho turquesa</translation>
    </message>
    <message>
        <source>Orange</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Laranja</translation>
    </message>
    <message>
        <source>orange</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names orange.&quot;</extracomment>
        <translation>laranja</translation>
    </message>
    <message>
        <source>orange card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carta laranja</translation>
    </message>
    <message>
        <source>Orange %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 laranja</translation>
    </message>
    <message>
        <source>Orange Draw Five</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Bisca 5 laranja</translation>
    </message>
    <message>
        <source>Orange Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Inverte o Jogo laranja</translation>
    </message>
    <message>
        <source>Orange Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Todos Passam a Vez laranja</translation>
    </message>
    <message>
        <source>Orange Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Vira o Baralho laranja</translation>
    </message>
    <message>
        <source>an orange %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>um %1 laranja</translation>
    </message>
    <message>
        <source>an orange Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Bisca 5 laranja</translation>
    </message>
    <message>
        <source>an orange Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Inverte o Jogo laranja</translation>
    </message>
    <message>
        <source>an orange Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Todos Passam a Vez laranja</translation>
    </message>
    <message>
        <source>an orange Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Vira o Baralho laranja</translation>
    </message>
    <message>
        <source>Purple</source>
        <extracomment>A colour, by itself on a label</extracomment>
        <translation>Roxo</translation>
    </message>
    <message>
        <source>purple</source>
        <extracomment>A colour inside a sentence, standing by itself like a noun: &quot;Ana names purple.&quot;</extracomment>
        <translation>roxo</translation>
    </message>
    <message>
        <source>purple card</source>
        <extracomment>Inside a sentence, after &quot;no&quot;, &quot;at least one&quot; or &quot;the first&quot;</extracomment>
        <translation>carta roxa</translation>
    </message>
    <message>
        <source>Purple %1</source>
        <extracomment>A card by itself, as it is called at the table; %1 is its number</extracomment>
        <translation>%1 roxo</translation>
    </message>
    <message>
        <source>Purple Draw Five</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Bisca 5 roxa</translation>
    </message>
    <message>
        <source>Purple Reverse</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Inverte o Jogo roxa</translation>
    </message>
    <message>
        <source>Purple Skip Everyone</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Todos Passam a Vez roxa</translation>
    </message>
    <message>
        <source>Purple Flip</source>
        <extracomment>A card by itself, as it is called at the table</extracomment>
        <translation>Vira o Baralho roxa</translation>
    </message>
    <message>
        <source>a purple %1</source>
        <extracomment>A card as subject or object inside a sentence; %1 is its number</extracomment>
        <translation>um %1 roxo</translation>
    </message>
    <message>
        <source>a purple Draw Five</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Bisca 5 roxa</translation>
    </message>
    <message>
        <source>a purple Reverse</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Inverte o Jogo roxa</translation>
    </message>
    <message>
        <source>a purple Skip Everyone</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Todos Passam a Vez roxa</translation>
    </message>
    <message>
        <source>a purple Flip</source>
        <extracomment>A card as subject or object inside a sentence</extracomment>
        <translation>uma carta Vira o Baralho roxa</translation>
    </message>
</context>
<context>
    <name>cli::Answer</name>
    <message>
        <source>Totals: %1</source>
        <extracomment>Behind an event that changed the points. %1 is a list such as &quot;Ana 57, Ben 0&quot;.</extracomment>
        <translation>Totais: %1</translation>
    </message>
</context>
<context>
    <name>cli::CommandLine</name>
    <message>
        <source>Show how to use this.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Mostra como se usa.</translation>
    </message>
    <message>
        <source>The language of the answers: %1.</source>
        <extracomment>Help of an option of the command line. %1 is a list of codes such as &quot;en, es, de&quot;.</extracomment>
        <translation>O idioma das respostas: %1.</translation>
    </message>
    <message>
        <source>There is no language “%1”. There are: %2.</source>
        <extracomment>%1 is what was typed, %2 a list of codes such as &quot;en, es, de&quot;.</extracomment>
        <translation>Não existe o idioma «%1». Há estes: %2.</translation>
    </message>
    <message>
        <source>“flipside-cli %1 --help” shows how to use it.</source>
        <extracomment>%1 is the name of a subcommand.</extracomment>
        <translation>«flipside-cli %1 --help» mostra como se usa.</translation>
    </message>
    <message>
        <source>“%1” is one argument too many.</source>
        <extracomment>The call of a command has an argument too many. %1 is what was typed.</extracomment>
        <translation>«%1» é um argumento a mais.</translation>
    </message>
    <message>
        <source>Standard output cannot be written: %1. The output is incomplete.</source>
        <extracomment>%1 is the system&apos;s reason.</extracomment>
        <translation>Não é possível escrever na saída padrão: %1. O que lá devia ficar não está completo.</translation>
    </message>
    <message>
        <source>%1 needs a value that is not empty.</source>
        <extracomment>The call of a command has an option with nothing behind it. %1 is an option such as --database.</extracomment>
        <translation>%1 precisa de um valor que não seja vazio.</translation>
    </message>
    <message>
        <source>An argument is empty.</source>
        <extracomment>The call of a command has an argument in which nothing is.</extracomment>
        <translation>Um argumento está vazio.</translation>
    </message>
</context>
<context>
    <name>cli::Database</name>
    <message>
        <source>The file with the matches; without it, the app’s own.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>O ficheiro das partidas; sem ele, o da app.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1 is a file&apos;s name.</extracomment>
        <translation>Não existe o ficheiro «%1».</translation>
    </message>
</context>
<context>
    <name>cli::Exchange</name>
    <message>
        <source>Writes a match as a record to standard output; or, with an option, all matches or those named as an archive or as a table. Matches in the bin are left out unless they are named.</source>
        <extracomment>Help of flipside-cli export.</extracomment>
        <translation>Escreve uma partida como registo na saída padrão; ou, com uma opção, todas as partidas ou as indicadas como arquivo ou como tabela. As que estão no lixo ficam de fora, a não ser que sejam indicadas.</translation>
    </message>
    <message>
        <source>Everything as one archive in JSON Lines.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Tudo num arquivo em JSON Lines.</translation>
    </message>
    <message>
        <source>The results as comma-separated values, one row per round and player.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Os resultados como valores separados por vírgulas, uma linha por ronda e jogador.</translation>
    </message>
    <message>
        <source>Match ids; the first few characters are enough.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Identificadores das partidas; bastam os primeiros caracteres.</translation>
    </message>
    <message>
        <source>A record holds one match; for several, use --archive or --csv, not both.</source>
        <translation>Um registo contém uma só partida; para mais, usa --archive ou --csv, não os dois.</translation>
    </message>
    <message>
        <source>matches added: %1</source>
        <extracomment>What an import did. %1 is a number of matches.</extracomment>
        <translation>partidas adicionadas: %1</translation>
    </message>
    <message>
        <source>continued: %1</source>
        <extracomment>What an import did: matches that were here and went on elsewhere. %1 is a number of matches.</extracomment>
        <translation>continuadas: %1</translation>
    </message>
    <message>
        <source>known already: %1</source>
        <extracomment>What an import did. %1 is a number of matches.</extracomment>
        <translation>já conhecidas: %1</translation>
    </message>
    <message>
        <source>“%1”: the match %2 differs from the one saved here, which was not changed.</source>
        <extracomment>%1 is a file, %2 the id of a match.</extracomment>
        <translation>«%1»: a partida %2 não é igual à daqui, que ficou como estava.</translation>
    </message>
    <message>
        <source>Imports records and archives. A file is read and refereed to its end before anything is written; what is here is never overwritten, and importing the same file again changes nothing.</source>
        <extracomment>Help of flipside-cli import.</extracomment>
        <translation>Importa registos e arquivos. Um ficheiro é lido e arbitrado até ao fim antes de se escrever alguma coisa; o que está aqui nunca é substituído, e o mesmo ficheiro duas vezes dá o mesmo que uma.</translation>
    </message>
    <message>
        <source>Records (.flip) or archives.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Registos (.flip) ou arquivos.</translation>
    </message>
    <message>
        <source>Which file?</source>
        <translation>Que ficheiro?</translation>
    </message>
    <message>
        <source>write matches as records, archive or table</source>
        <extracomment>What flipside-cli export does, in the list of its commands.</extracomment>
        <translation>escrever partidas como registos, arquivo ou tabela</translation>
    </message>
    <message>
        <source>import records and archives</source>
        <extracomment>What flipside-cli import does, in the list of its commands.</extracomment>
        <translation>importar registos e arquivos</translation>
    </message>
    <message>
        <source>Write to this file, which must not exist yet; it gets its name once it is complete.</source>
        <translation>Escreve neste ficheiro, que ainda não pode existir e recebe o nome quando está completo.</translation>
    </message>
    <message>
        <source>“%1” does not say where it ends, as archives did in the past: something may be missing from it.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>«%1» não diz onde acaba, como os arquivos de antes: pode faltar-lhe alguma coisa.</translation>
    </message>
    <message>
        <source>“%1”: the match %2 was left out: a name in it has characters that cannot be seen.</source>
        <extracomment>%1 is a file, %2 the id of a match.</extracomment>
        <translation>«%1»: a partida %2 ficou de fora: um nome nela tem caracteres que não se veem.</translation>
    </message>
    <message>
        <source>Stopped. What was added from “%1” until then stays; the same import again adds the rest.</source>
        <extracomment>Ctrl+C was pressed during an import. %1 is a file.</extracomment>
        <translation>Parado. O que já foi adicionado de «%1» fica; a mesma importação, outra vez, adiciona o resto.</translation>
    </message>
    <message>
        <source>altered: %1 is not what was written. It is exported as it is now; “flipside-cli restore” restores a backup.</source>
        <extracomment>An export. %1 is an id and a place in a table.</extracomment>
        <translation>alterado: %1 não é o que foi escrito. É exportado tal como está; «flipside-cli restore» repõe uma cópia de segurança.</translation>
    </message>
</context>
<context>
    <name>cli::Listing</name>
    <message>
        <source>Lists all matches, newest first, those under way on top: id, when it began, state, edition, and who has how many points (* won).</source>
        <extracomment>Help of flipside-cli matches.</extracomment>
        <translation>Enumera todas as partidas, as mais recentes primeiro e as que decorrem em cima: identificador, início, estado, edição e quem tem quantos pontos (* ganhou).</translation>
    </message>
    <message>
        <source>One JSON object per line, for each match.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Um objeto JSON por partida e linha.</translation>
    </message>
    <message>
        <source>Round %1 (dealt by %2): under way</source>
        <extracomment>A round in the scoreboard of flipside-cli show. %1 is a number, %2 a name.</extracomment>
        <translation>Ronda %1 (deu %2): a decorrer</translation>
    </message>
    <message>
        <source>Round %1 (dealt by %2): %3 went out (%4)</source>
        <extracomment>A round in the scoreboard of flipside-cli show. %1 is a number, %2 and %3 names, %4 words such as &quot;dark, declared&quot;.</extracomment>
        <translation>Ronda %1 (deu %2): %3 ficou sem cartas (%4)</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>Behind a player&apos;s name and gain. %1 is what the cards left in hand are worth.</extracomment>
        <translation>na mão: %1</translation>
    </message>
    <message>
        <source>Shows a match: who played, every round with the cards that were left, and how it stands.</source>
        <extracomment>Help of flipside-cli show.</extracomment>
        <translation>Mostra uma partida: quem joga, cada ronda com as cartas que ficaram e como está.</translation>
    </message>
    <message>
        <source>The match’s id; the first few characters are enough.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Identificador da partida; bastam os primeiros caracteres.</translation>
    </message>
    <message>
        <source>Which match?</source>
        <translation>Que partida?</translation>
    </message>
    <message>
        <source>Lists everyone who has played: id and name.</source>
        <extracomment>Help of flipside-cli players.</extracomment>
        <translation>Enumera toda a gente que alguma vez jogou: identificador e nome.</translation>
    </message>
    <message>
        <source>(archived)</source>
        <extracomment>Behind the name of a player who is kept out of the way.</extracomment>
        <translation>(arquivado)</translation>
    </message>
    <message>
        <source>list all matches</source>
        <extracomment>What flipside-cli matches does, in the list of its commands.</extracomment>
        <translation>enumerar todas as partidas</translation>
    </message>
    <message>
        <source>show a match with its rounds</source>
        <extracomment>What flipside-cli show does, in the list of its commands.</extracomment>
        <translation>mostrar uma partida com as suas rondas</translation>
    </message>
    <message>
        <source>list everyone who has played</source>
        <extracomment>What flipside-cli players does, in the list of its commands.</extracomment>
        <translation>enumerar toda a gente que alguma vez jogou</translation>
    </message>
    <message>
        <source>One JSON object with the match and its rounds.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Um objeto JSON com a partida e as suas rondas.</translation>
    </message>
</context>
<context>
    <name>cli::Main</name>
    <message>
        <source>
For more, run “flipside-cli COMMAND --help”; --version says which version this is.</source>
        <translation>
«flipside-cli COMANDO --help» diz mais; --version diz qual é a versão.</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>Não existe o comando «%1».</translation>
    </message>
    <message>
        <source>Usage: flipside-cli [--database FILE] COMMAND [OPTION…]

The referee of UNO FLIP tables on a terminal. Commands:
</source>
        <extracomment>Help of flipside-cli. FILE, COMMAND and so on are placeholders.</extracomment>
        <translation>Utilização: flipside-cli [--database FILE] COMANDO [OPÇÃO…]

O árbitro das mesas de UNO FLIP no terminal. Comandos:
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
        <translation>Responde com um objeto JSON por linha, com o identificador da partida.</translation>
    </message>
    <message>
        <source>The id of the match to continue; the first few characters are enough. Without it, a new match.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Identificador da partida que continua; bastam os primeiros caracteres. Sem ele, uma nova.</translation>
    </message>
    <message>
        <source>play on the terminal and save the match</source>
        <extracomment>What flipside-cli play does, in the list of its commands.</extracomment>
        <translation>jogar no terminal e guardar a partida</translation>
    </message>
    <message>
        <source>Standard input cannot be read: %1.</source>
        <extracomment>%1 is the system&apos;s reason.</extracomment>
        <translation>Não é possível ler a entrada padrão: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped here; %n event(s) of this match are kept.</source>
        <extracomment>A table on the terminal ends here, since something could not be read or written.</extracomment>
        <translation>
            <numerusform>Parado aqui; %n acontecimento desta partida está guardado.</numerusform>
            <numerusform>Parado aqui; %n acontecimentos desta partida estão guardados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped here; %n event(s) of this match were kept in the file that was there.</source>
        <extracomment>A table on the terminal ends here, since its file is not the one any more in which it was kept.</extracomment>
        <translation>
            <numerusform>Parado aqui; %n acontecimento desta partida ficou guardado no ficheiro que lá estava.</numerusform>
            <numerusform>Parado aqui; %n acontecimentos desta partida ficaram guardados no ficheiro que lá estava.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is kept, but today’s backup was not made. %1</source>
        <extracomment>The backup that is made when a match ends. %1 is a sentence that says why.</extracomment>
        <translation>A partida está guardada, mas a cópia de segurança de hoje não foi feita. %1</translation>
    </message>
    <message>
        <source>A table on the terminal: reads table notation from standard input, the header first for a new match, and answers each event once it is on disk. A line that cannot be read is reported, and the table goes on. Where an event cannot be kept, a person can try again; without a terminal it stops there. Exit status: 0 where every event was taken, 1 where any was refused or the backup after a match was not made, 2 where a line could not be read, 3 where one could not be kept.</source>
        <extracomment>Help of flipside-cli play.</extracomment>
        <translation>Uma mesa no terminal: lê notação de mesa da entrada padrão, primeiro o cabeçalho se a partida for nova, e responde a cada acontecimento quando já está no disco. Uma linha que não se consegue ler é assinalada, e a mesa continua. Se um acontecimento não puder ser guardado, uma pessoa pode tentar outra vez; sem terminal, para aí. Código de saída: 0 se tudo foi aceite, 1 se algo foi recusado ou a cópia de segurança após uma partida não foi feita, 2 se alguma linha não pôde ser lida, 3 se algo não pôde ser guardado.</translation>
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
        <translation>A trabalhar… %1 s</translation>
    </message>
</context>
<context>
    <name>cli::Referee</name>
    <message>
        <source>Answer with one JSON object per line.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Responde com um objeto JSON por linha.</translation>
    </message>
    <message>
        <source>The record; standard input without it.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>O registo; sem ele, a entrada padrão.</translation>
    </message>
    <message>
        <source>Only one record can be read at a time.</source>
        <translation>Só se pode ler um registo de cada vez.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <extracomment>%1 is a file&apos;s name, %2 the system&apos;s reason.</extracomment>
        <translation>«%1» não pode ser lido: %2.</translation>
    </message>
    <message>
        <source>check a record with the referee</source>
        <extracomment>What flipside-cli referee does, in the list of its commands.</extracomment>
        <translation>verificar um registo com o árbitro</translation>
    </message>
    <message>
        <source>Line %1: a match has no more than %2 events. Reading stops here.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Linha %1: uma partida não tem mais de %2 acontecimentos. A leitura para aqui.</translation>
    </message>
    <message>
        <source>Line %1 and what follows is only read, not judged, since line %2 cannot be read.</source>
        <extracomment>%1 and %2 are numbers of lines of a record.</extracomment>
        <translation>A linha %1 e as seguintes são apenas lidas e não julgadas, porque a linha %2 não se consegue ler.</translation>
    </message>
    <message>
        <source>Reads a record in table notation and says of each event whether it is legal, what follows and why. Behind a line that cannot be read nothing is judged; what is wrong with later lines is said. Exit status: 0 where every event was taken, 1 where any was refused, 2 where a line could not be read.</source>
        <extracomment>Help of flipside-cli referee.</extracomment>
        <translation>Lê um registo em notação de mesa e diz de cada acontecimento se é permitido, o que se segue e porquê. Depois de uma linha que não se consegue ler nada é julgado; diz-se o que está mal nas linhas seguintes. Código de saída: 0 se tudo foi aceite, 1 se algo foi recusado, 2 se alguma linha não pôde ser lida.</translation>
    </message>
</context>
<context>
    <name>cli::Rules</name>
    <message>
        <source>Nothing in the rulebook mentions “%1”.</source>
        <extracomment>%1 is what was searched for.</extracomment>
        <translation>Nada no livro de regras fala de «%1».</translation>
    </message>
    <message>
        <source>Prints the contents of the rulebook, one of its rules, or what a search finds.</source>
        <extracomment>Help of flipside-cli rules.</extracomment>
        <translation>Mostra o índice do livro de regras, uma das regras ou o que uma pesquisa encontra.</translation>
    </message>
    <message>
        <source>The edition it is about: %1.</source>
        <extracomment>Help of an option of the command line. %1 is a list of names such as &quot;flip2019, flip2020&quot;.</extracomment>
        <translation>A edição de que se trata: %1.</translation>
    </message>
    <message>
        <source>Look for these words, in any of the languages.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Procura estas palavras, em qualquer dos idiomas.</translation>
    </message>
    <message>
        <source>Answer with a JSON list.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Responde com uma lista JSON.</translation>
    </message>
    <message>
        <source>The rule to print, such as turn.match; the contents without it.</source>
        <extracomment>Help of an argument of the command line. turn.match is an example of an id.</extracomment>
        <translation>A regra a mostrar, por exemplo turn.match; sem ela, o índice.</translation>
    </message>
    <message>
        <source>There is no edition “%1”. There are: %2.</source>
        <extracomment>%1 is what was typed, %2 a list of names such as &quot;flip2019, flip2020&quot;.</extracomment>
        <translation>Não existe a edição «%1». Há estas: %2.</translation>
    </message>
    <message>
        <source>There is no rulebook in the language “%1”.</source>
        <extracomment>%1 is a code such as &quot;de&quot;.</extracomment>
        <translation>Não há livro de regras no idioma «%1».</translation>
    </message>
    <message>
        <source>There is no rule “%1”. “flipside-cli rules” lists them all.</source>
        <extracomment>%1 is one or more ids that were typed.</extracomment>
        <translation>Não existe a regra «%1». «flipside-cli rules» enumera-as todas.</translation>
    </message>
    <message>
        <source>look up the rules, in five languages</source>
        <extracomment>What flipside-cli rules does, in the list of its commands.</extracomment>
        <translation>consultar as regras, em cinco idiomas</translation>
    </message>
    <message>
        <source>Nothing in the rulebook mentions “%1”; showing “%2” instead.</source>
        <extracomment>%1 is what was searched for, %2 what was looked for instead.</extracomment>
        <translation>No livro de regras nada fala de «%1»; mostra-se «%2».</translation>
    </message>
</context>
<context>
    <name>cli::Stats</name>
    <message>
        <source>challenges made %1 (%2 rightly), suffered %3 (%4 rightly)</source>
        <extracomment>Numbers about a player. %1 to %4 are numbers of challenges.</extracomment>
        <translation>desafios feitos %1 (%2 com razão), recebidos %3 (%4 com razão)</translation>
    </message>
    <message>
        <source>UNO called %1, caught %2, caught others %3</source>
        <extracomment>Numbers about a player. %1 to %3 are numbers; UNO is what is called with one card left.</extracomment>
        <translation>UNO dito %1, esquecido %2, outros apanhados %3</translation>
    </message>
    <message>
        <source>cards drawn by cause: %1</source>
        <extracomment>Numbers about a player. %1 is a list such as &quot;+1 12, draw 40&quot;.</extracomment>
        <translation>cartas biscadas, por motivo: %1</translation>
    </message>
    <message>
        <source>A name, or the id of a player.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Um nome, ou o identificador de um jogador.</translation>
    </message>
    <message>
        <source>Shows numbers about a player; or about everybody, and the records of the table.</source>
        <extracomment>Help of flipside-cli stats.</extracomment>
        <translation>Mostra estatísticas de um jogador; ou de todos, com os recordes da mesa.</translation>
    </message>
    <message>
        <source>One JSON object per line, for each player and record.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Um objeto JSON por linha, para cada jogador e cada recorde.</translation>
    </message>
    <message>
        <source>show numbers about players, and the records</source>
        <extracomment>What flipside-cli stats does, in the list of its commands.</extracomment>
        <translation>mostrar estatísticas dos jogadores e os recordes</translation>
    </message>
    <message>
        <source>light %1, dark %2</source>
        <extracomment>In a list. %1 and %2 are numbers; light and dark are the sides of the cards.</extracomment>
        <translation>claro %1, escuro %2</translation>
    </message>
    <message>
        <source>cards with one side %1</source>
        <extracomment>Behind &quot;light 3, dark 4&quot;. %1 is a number, of an edition whose cards have one side only.</extracomment>
        <translation>cartas de um só lado %1</translation>
    </message>
    <message>
        <source>matches %1, finished %2, won %3 (%4 of those finished)</source>
        <extracomment>Numbers about a player. %1 to %3 are numbers, %4 is such as &quot;17%&quot; or a dash: of those finished.</extracomment>
        <translation>partidas %1, acabadas %2, ganhas %3 (%4 das acabadas)</translation>
    </message>
    <message>
        <source>rounds %1, won %2 (%3)</source>
        <extracomment>Numbers about a player. %1 and %2 are numbers, %3 is a list such as &quot;light 3, dark 4&quot;.</extracomment>
        <translation>rondas %1, ganhas %2 (%3)</translation>
    </message>
    <message>
        <source>points gained by winning %1 (%3), best round %2, left in hand %4 (%5)</source>
        <extracomment>Numbers about a player. %1, %2 and %4 are numbers of points, %3 and %5 lists such as &quot;light 3, dark 4&quot;.</extracomment>
        <translation>pontos das rondas ganhas %1 (%3), melhor ronda %2, ficaram na mão %4 (%5)</translation>
    </message>
    <message>
        <source>points per round %1, where everyone counts their own</source>
        <extracomment>Numbers about a player: what was written down for them. %1 is a number of points.</extracomment>
        <translation>pontos por ronda %1, quando cada um conta os seus</translation>
    </message>
    <message>
        <source>points per round %1, where the winner collects</source>
        <translation>pontos por ronda %1, quando o vencedor recebe os pontos</translation>
    </message>
</context>
<context>
    <name>cli::StoreErrors</name>
    <message>
        <source>The folder “%1” is not there and cannot be made.</source>
        <extracomment>%1 is a folder.</extracomment>
        <translation>A pasta «%1» não existe e não pode ser criada.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2</source>
        <extracomment>%1 is a file, %2 the system&apos;s reason.</extracomment>
        <translation>«%1» não pode ser aberto: %2</translation>
    </message>
    <message>
        <source>“%1” cannot be written. Nothing was changed; allow writing there, or name another file with --database.</source>
        <extracomment>%1 is a file or folder.</extracomment>
        <translation>«%1» não pode ser escrito. Nada foi alterado; permite escrever aí, ou indica outro ficheiro com --database.</translation>
    </message>
    <message>
        <source>“%1” is not a database of Flipside. It was not changed.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>«%1» não é uma base de dados do Flipside. Ficou como estava.</translation>
    </message>
    <message>
        <source>“%1” was written by a newer Flipside (its version is %2). It was not changed; install that version to open it.</source>
        <extracomment>%1 is a file, %2 a number.</extracomment>
        <translation>«%1» é de um Flipside mais recente (versão %2 do ficheiro). Ficou como estava; instala essa versão para o abrir.</translation>
    </message>
    <message>
        <source>“%1” is damaged. It was kept as “%2”, with all that is in it; a new one begins, or “flipside-cli restore” restores a backup.</source>
        <extracomment>%1 and %2 are files.</extracomment>
        <translation>«%1» está danificado. Foi posto de lado como «%2», com tudo o que tem; começa um novo, ou «flipside-cli restore» repõe uma cópia.</translation>
    </message>
    <message>
        <source>“%1” could not be brought to this version and was left as it was; a copy is “%2”. The reason: %3</source>
        <extracomment>%1 and %2 are files, %3 is a reason.</extracomment>
        <translation>«%1» não pôde passar a esta versão e ficou como estava; há uma cópia em «%2». A razão: %3</translation>
    </message>
    <message>
        <source>Another program is using “%1”. Nothing was changed; try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>Outro programa está a usar «%1». Nada foi alterado; tenta outra vez.</translation>
    </message>
    <message>
        <source>“%1” was moved or replaced meanwhile. Nothing was written; start again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>«%1» foi movido ou substituído entretanto. Nada foi escrito; começa outra vez.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <extracomment>%1 is a file, %2 a sentence.</extracomment>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Parado.</translation>
    </message>
    <message>
        <source>There is no player “%1”.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>Não existe o jogador «%1».</translation>
    </message>
    <message>
        <source>There is no group “%1”.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>Não existe o grupo «%1».</translation>
    </message>
    <message>
        <source>The match %1 is in the bin.</source>
        <extracomment>%1 is an id.</extracomment>
        <translation>A partida %1 está no lixo.</translation>
    </message>
    <message>
        <source>Both have played in the match %1, so they cannot be merged.</source>
        <extracomment>%1 is an id.</extracomment>
        <translation>As duas jogaram a partida %1, por isso não se podem juntar.</translation>
    </message>
    <message>
        <source>The journal of the match %1 cannot be read from event %2 on: “%3”. Nothing was changed.</source>
        <extracomment>%1 is an id, %2 a number, %3 what stands there.</extracomment>
        <translation>O diário da partida %1 não se consegue ler a partir do acontecimento %2: «%3». Nada foi alterado.</translation>
    </message>
    <message>
        <source>“%1”, line %2: %3</source>
        <extracomment>%1 is a file, %2 the number of a line, %3 a sentence.</extracomment>
        <translation>«%1», linha %2: %3</translation>
    </message>
    <message>
        <source>“%1” already exists and will not be overwritten.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>«%1» já existe e não é substituído.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <extracomment>%1 is a file, %2 a reason.</extracomment>
        <translation>«%1» não pode ser lido: %2</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <extracomment>%1 is a file, %2 a reason.</extracomment>
        <translation>«%1» não pode ser escrito: %2</translation>
    </message>
    <message>
        <source>this archive cannot be imported (%1).</source>
        <extracomment>%1 is a detail, such as the name of a field.</extracomment>
        <translation>isto não é um arquivo que se possa importar (%1).</translation>
    </message>
    <message>
        <source>this archive was written by a newer Flipside.</source>
        <translation>este arquivo é de um Flipside mais recente.</translation>
    </message>
    <message>
        <source>Flipside is open elsewhere with “%1”. Nothing was changed; close it there and try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>O Flipside está aberto noutro sítio com «%1». Nada foi alterado; fecha-o lá e tenta outra vez.</translation>
    </message>
    <message>
        <source>The disk is full: “%1” could not be written. What was kept before is safe; make room and try again.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>O disco está cheio: não foi possível escrever «%1». O que já estava guardado está a salvo; arranja espaço e tenta outra vez.</translation>
    </message>
    <message>
        <source>the archive is not whole: a part is missing, or it has changed since it was written. Nothing was imported; export it again.</source>
        <translation>o arquivo não está inteiro: falta uma parte, ou mudou desde que foi escrito. Nada foi importado; exporta-o de novo.</translation>
    </message>
    <message>
        <source>“%1” cannot be a name: a name has 1 to 40 visible characters, and no comma, colon, semicolon or #.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>«%1» não pode ser um nome: um nome tem de 1 a 40 caracteres visíveis, sem vírgula, dois pontos, ponto e vírgula nem #.</translation>
    </message>
    <message>
        <source>The match %1 has reached its maximum length.</source>
        <extracomment>%1 is an id.</extracomment>
        <translation>A partida %1 atingiu o comprimento máximo.</translation>
    </message>
    <message>
        <source>this is longer than any match can be.</source>
        <translation>isto é mais comprido do que uma partida pode ser.</translation>
    </message>
    <message>
        <source>“%1” is damaged, or the disk cannot read it: %2. It was not changed; “flipside-cli restore” puts a backup in its place and keeps the damaged file.</source>
        <extracomment>%1 is a file, %2 what SQLite says about it.</extracomment>
        <translation>«%1» está danificado, ou o disco não o consegue ler: %2. Ficou como estava; «flipside-cli restore» põe uma cópia no seu lugar e guarda o ficheiro danificado.</translation>
    </message>
    <message>
        <source>“%1” could not be brought to this version and was left as it was. The reason: %2</source>
        <extracomment>%1 is a file, %2 a reason.</extracomment>
        <translation>«%1» não pôde passar a esta versão e ficou como estava. A razão: %2</translation>
    </message>
    <message>
        <source>“%1” could not be used: %2. What was kept before is safe.</source>
        <extracomment>%1 is a file, %2 a reason.</extracomment>
        <translation>Não foi possível usar «%1»: %2. O que já estava guardado está a salvo.</translation>
    </message>
    <message>
        <source>What was there before is kept as “%1”.</source>
        <extracomment>Behind a sentence on what went wrong. %1 is a file.</extracomment>
        <translation>O que havia antes ficou guardado como «%1».</translation>
    </message>
    <message>
        <source>There is no folder “%1”. Make it, or name another place.</source>
        <extracomment>%1 is a folder.</extracomment>
        <translation>A pasta «%1» não existe. Cria-a, ou indica outro lugar.</translation>
    </message>
    <message>
        <source>“%1” can only be read, and no backup is made of such a file. “flipside-cli export --archive -o FILE” writes all that is in it.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>«%1» só pode ser lido, e não é possível fazer cópia de segurança de um ficheiro assim. «flipside-cli export --archive -o FILE» escreve tudo o que contém.</translation>
    </message>
    <message>
        <source>The backup “%1” is damaged, or the disk cannot read it: %2. Nothing was changed; restore another one.</source>
        <extracomment>%1 is a file, %2 what is wrong with it.</extracomment>
        <translation>A cópia de segurança «%1» está danificada, ou o disco não a consegue ler: %2. Nada foi alterado; repõe outra.</translation>
    </message>
    <message>
        <source>There is no match “%1”.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>Não existe a partida «%1».</translation>
    </message>
    <message>
        <source>More than one match id begins with “%1”:</source>
        <extracomment>%1 is what was typed; a list of matches follows.</extracomment>
        <translation>Mais do que uma partida começa por «%1»:</translation>
    </message>
</context>
<context>
    <name>cli::TableRecords</name>
    <message numerus="yes">
        <source>highest round: %n point(s)</source>
        <extracomment>A record of the table: most points that somebody collected in one round</extracomment>
        <translation>
            <numerusform>ronda mais alta: %n ponto</numerusform>
            <numerusform>ronda mais alta: %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest match: %n round(s)</source>
        <extracomment>A record of the table: the match with the most rounds</extracomment>
        <translation>
            <numerusform>partida mais longa: %n ronda</numerusform>
            <numerusform>partida mais longa: %n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>biggest comeback: %n point(s)</source>
        <extracomment>A record of the table: somebody was so far behind, and won</extracomment>
        <translation>
            <numerusform>maior reviravolta: %n ponto</numerusform>
            <numerusform>maior reviravolta: %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>most drawn at once: %n card(s)</source>
        <extracomment>A record of the table: most cards that somebody had to draw at one go</extracomment>
        <translation>
            <numerusform>mais cartas biscadas de uma vez: %n carta</numerusform>
            <numerusform>mais cartas biscadas de uma vez: %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>biggest hand: %n card(s)</source>
        <extracomment>A record of the table: most cards that somebody held</extracomment>
        <translation>
            <numerusform>mão com mais cartas: %n carta</numerusform>
            <numerusform>mão com mais cartas: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Table records</source>
        <extracomment>Heading over the records of all matches.</extracomment>
        <translation>Recordes da mesa</translation>
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
        <translation>Escreve uma cópia coerente da base de dados, mesmo enquanto está a ser usada.</translation>
    </message>
    <message>
        <source>The copy; it must not exist yet.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>A cópia; não pode existir ainda.</translation>
    </message>
    <message>
        <source>Puts a backup in the place of the database. The backup is checked first, and what it replaces is kept beside it.</source>
        <extracomment>Help of flipside-cli restore.</extracomment>
        <translation>Põe uma cópia no lugar da base de dados. A cópia é verificada primeiro, e o que ela substitui fica guardado ao lado.</translation>
    </message>
    <message>
        <source>The backup.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>A cópia.</translation>
    </message>
    <message>
        <source>Restored. What was there before is kept as “%1”.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>Reposta. O que havia antes ficou guardado como «%1».</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Reposta.</translation>
    </message>
    <message>
        <source>Recalculates from the journals what history and stats show, and says whether it is identical or what differs first.</source>
        <extracomment>Help of flipside-cli verify.</extracomment>
        <translation>Volta a calcular a partir dos diários o que leem o histórico e as estatísticas, e diz se é idêntico ou o que difere primeiro.</translation>
    </message>
    <message>
        <source>identical (matches: %1, events: %2)</source>
        <extracomment>What flipside-cli verify found. %1 and %2 are numbers.</extracomment>
        <translation>idêntico (partidas: %1, acontecimentos: %2)</translation>
    </message>
    <message>
        <source>different: match %1, %2: stored “%3”, the journal says “%4”</source>
        <extracomment>What flipside-cli verify found. %1 is an id, %2 a place in a table, %3 and %4 what stands there.</extracomment>
        <translation>diferente: partida %1, %2: guardado «%3», o diário diz «%4»</translation>
    </message>
    <message>
        <source>Recalculates from the journals what history and stats show, and repairs what differs.</source>
        <extracomment>Help of flipside-cli rebuild.</extracomment>
        <translation>Volta a calcular a partir dos diários o que leem o histórico e as estatísticas, e repara-o.</translation>
    </message>
    <message>
        <source>repaired: %1</source>
        <extracomment>What flipside-cli rebuild did. %1 is a number of matches.</extracomment>
        <translation>reparadas: %1</translation>
    </message>
    <message>
        <source>Fills a new database with simulated matches, for trying things out. The same number and seed give the same matches.</source>
        <extracomment>Help of flipside-cli demo.</extracomment>
        <translation>Enche uma base de dados nova com partidas simuladas, para experimentar. O mesmo número e a mesma semente dão as mesmas partidas.</translation>
    </message>
    <message>
        <source>Another number, other matches.</source>
        <extracomment>Help of an option of the command line.</extracomment>
        <translation>Outro número, outras partidas.</translation>
    </message>
    <message>
        <source>How many matches.</source>
        <extracomment>Help of an argument of the command line.</extracomment>
        <translation>Quantas partidas.</translation>
    </message>
    <message>
        <source>N is a number from 1 to 1000000, S a number.</source>
        <translation>N é um número de 1 a 1000000, S um número.</translation>
    </message>
    <message>
        <source>“%1” is not empty; name a new file with --database.</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>«%1» não está vazio; indica um ficheiro novo com --database.</translation>
    </message>
    <message>
        <source>copy the database</source>
        <extracomment>What flipside-cli backup does, in the list of its commands.</extracomment>
        <translation>copiar a base de dados</translation>
    </message>
    <message>
        <source>restore a backup</source>
        <extracomment>What flipside-cli restore does, in the list of its commands.</extracomment>
        <translation>repor uma cópia</translation>
    </message>
    <message>
        <source>compare what is shown with the journals</source>
        <extracomment>What flipside-cli verify does, in the list of its commands.</extracomment>
        <translation>comparar o que se mostra com os diários</translation>
    </message>
    <message>
        <source>repair what is shown, from the journals</source>
        <extracomment>What flipside-cli rebuild does, in the list of its commands.</extracomment>
        <translation>reparar o que se mostra a partir dos diários</translation>
    </message>
    <message>
        <source>fill a new database with simulated matches</source>
        <extracomment>What flipside-cli demo does, in the list of its commands.</extracomment>
        <translation>encher uma base de dados nova com partidas simuladas</translation>
    </message>
    <message>
        <source>altered: %1 is not what was written. “flipside-cli restore” restores a backup; “flipside-cli rebuild” takes it as it is now.</source>
        <extracomment>What flipside-cli verify found. %1 is an id and a place in a table.</extracomment>
        <translation>alterado: %1 não é o que foi escrito. «flipside-cli restore» repõe uma cópia de segurança; «flipside-cli rebuild» aceita-o tal como está.</translation>
    </message>
    <message>
        <source>matches that differ: %1</source>
        <extracomment>What flipside-cli verify found, before the first of them. %1 is a number.</extracomment>
        <translation>partidas que diferem: %1</translation>
    </message>
    <message>
        <source>altered: %1 is not what was written. It was taken as it is now.</source>
        <extracomment>What flipside-cli rebuild did. %1 is an id and a place in a table.</extracomment>
        <translation>alterado: %1 não é o que foi escrito. Foi aceite tal como está.</translation>
    </message>
</context>
<context>
    <name>cli::Words</name>
    <message>
        <source>running</source>
        <extracomment>State of a match in a list: it is under way</extracomment>
        <translation>a decorrer</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>State of a match in a list: somebody has won</extracomment>
        <translation>terminada</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State of a match in a list: it was ended before somebody won</extracomment>
        <translation>interrompida</translation>
    </message>
    <message>
        <source>collect</source>
        <extracomment>A way of scoring in a list, before the target: whoever goes out gets the points the others hold</extracomment>
        <translation>o vencedor recebe os pontos</translation>
    </message>
    <message>
        <source>tally</source>
        <extracomment>A way of scoring in a list, before the target: everyone adds up the points left in their own hand</extracomment>
        <translation>cada um conta os seus</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>The side on which a round ended, in a list</extracomment>
        <translation>claro</translation>
    </message>
    <message>
        <source>dark</source>
        <extracomment>The side on which a round ended, in a list</extracomment>
        <translation>escuro</translation>
    </message>
    <message>
        <source>called</source>
        <extracomment>A round in a list: every play was called</extracomment>
        <translation>anunciada</translation>
    </message>
    <message>
        <source>declared</source>
        <extracomment>A round in a list: the plays were not called, only who went out</extracomment>
        <translation>só anotada</translation>
    </message>
    <message>
        <source>void</source>
        <extracomment>A round in a list: it does not count</extracomment>
        <translation>não conta</translation>
    </message>
    <message>
        <source>late</source>
        <extracomment>A round in a list: it was played after the match had been won, as a correction showed</extracomment>
        <translation>depois do fim</translation>
    </message>
    <message>
        <source>amended</source>
        <extracomment>A round in a list: it was corrected</extracomment>
        <translation>corrigida</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>Why cards were drawn, in a list: by choice or for want of a card that fits</extracomment>
        <translation>na sua vez</translation>
    </message>
    <message>
        <source>guilty</source>
        <extracomment>Why cards were drawn, in a list: a challenge showed that the player had bluffed</extracomment>
        <translation>culpa provada</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Why cards were drawn, in a list: a challenge of one&apos;s own was wrong</extracomment>
        <translation>desafio perdido</translation>
    </message>
    <message>
        <source>caught</source>
        <extracomment>Why cards were drawn, in a list: caught without having called UNO</extracomment>
        <translation>sem dizer UNO</translation>
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
        <translation>Isto não é texto em UTF-8.</translation>
    </message>
    <message>
        <source>The line is too long.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>A linha é demasiado comprida.</translation>
    </message>
    <message>
        <source>What happened belongs here, such as “play B7”, “draw” or “round”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Escreve aqui o que aconteceu, por exemplo «play B7», «draw» ou «round».</translation>
    </message>
    <message>
        <source>The line should end here.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>A linha devia acabar aqui.</translation>
    </message>
    <message>
        <source>A card belongs here, such as B7, GR or W+2.</source>
        <extracomment>What is wrong with a line of a record; the cards are written like this in every language</extracomment>
        <translation>Aqui deve estar uma carta, por exemplo B7, GR ou W+2.</translation>
    </message>
    <message>
        <source>This is the digit 0; orange is the letter O.</source>
        <extracomment>What is wrong with a line of a record: a digit was typed for a letter</extracomment>
        <translation>Isto é o algarismo 0; o laranja é a letra O.</translation>
    </message>
    <message>
        <source>Only a wild that is played carries its color, such as W=R.</source>
        <extracomment>What is wrong with a line of a record; the cards are written like this in every language</extracomment>
        <translation>Só um joker que se joga leva a sua cor, por exemplo W=R.</translation>
    </message>
    <message>
        <source>A color belongs here: B, G, R, Y, P, T, O, V or its English word.</source>
        <extracomment>What is wrong with a line of a record; the letters and words stay as they are</extracomment>
        <translation>Aqui deve estar uma cor: B, G, R, Y, P, T, O, V ou o seu nome em inglês.</translation>
    </message>
    <message>
        <source>A side belongs here: “light” or “dark”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Aqui deve estar um lado: «light» ou «dark».</translation>
    </message>
    <message>
        <source>A direction belongs here: “left” or “right”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Aqui deve estar uma direção: «left» ou «right».</translation>
    </message>
    <message>
        <source>A number belongs here.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Aqui deve estar um número.</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Este número é demasiado grande.</translation>
    </message>
    <message>
        <source>The name of a player belongs here.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Aqui deve estar o nome de um jogador.</translation>
    </message>
    <message>
        <source>A name belongs here: 1 to 40 characters, without comma, colon, semicolon or #.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Aqui deve estar um nome: de 1 a 40 caracteres, sem vírgula, dois pontos, ponto e vírgula nem #.</translation>
    </message>
    <message>
        <source>The cards somebody holds belong here, or their points.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Aqui devem estar as cartas que alguém tem na mão, ou os seus pontos.</translation>
    </message>
    <message>
        <source>This takes “hand” with the cards shown, “guilty” or “innocent”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Aqui deve estar «hand» com as cartas mostradas, «guilty» ou «innocent».</translation>
    </message>
    <message>
        <source>This takes “turn”, “direction”, “color”, “top” or “side”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Aqui deve estar «turn», «direction», «color», «top» ou «side».</translation>
    </message>
    <message>
        <source>This takes “void”, or who went “out” and then, after a semicolon each, what everybody else “holds”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Aqui deve estar «void», ou quem ficou sem cartas («out») e depois, sempre a seguir a um ponto e vírgula, o que têm todos os outros («holds»).</translation>
    </message>
    <message>
        <source>A record begins with the line “flipside 1”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Um registo começa com a linha «flipside 1».</translation>
    </message>
    <message>
        <source>This record was written by a newer Flipside.</source>
        <extracomment>What is wrong with a record</extracomment>
        <translation>Este registo é de um Flipside mais recente.</translation>
    </message>
    <message>
        <source>This takes “edition”, “scoring”, “players”, “rule” or “note”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Aqui deve estar «edition», «scoring», «players», «rule» ou «note».</translation>
    </message>
    <message>
        <source>The lines “edition” and “players” come before the first event.</source>
        <extracomment>What is wrong with a record; the words in quotes stay English</extracomment>
        <translation>As linhas «edition» e «players» vêm antes do primeiro acontecimento.</translation>
    </message>
    <message>
        <source>This was already said.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Isto já foi dito mais acima.</translation>
    </message>
    <message>
        <source>An edition belongs here: “flip2019”, “flip2020” or “mini56”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay as they are</extracomment>
        <translation>Aqui deve estar uma edição: «flip2019», «flip2020» ou «mini56».</translation>
    </message>
    <message>
        <source>A way of scoring belongs here: “collect” or “tally”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Aqui deve estar uma maneira de contar: «collect» ou «tally».</translation>
    </message>
    <message>
        <source>A table ruling belongs here, such as “last-flip” or “tie”.</source>
        <extracomment>What is wrong with a line of a record; the words in quotes stay English</extracomment>
        <translation>Aqui deve estar uma decisão da mesa, por exemplo «last-flip» ou «tie».</translation>
    </message>
    <message>
        <source>This ruling has no such value.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Esta decisão da mesa não tem esse valor.</translation>
    </message>
    <message>
        <source>No more than ten can play.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Podem jogar dez, no máximo.</translation>
    </message>
    <message>
        <source>At least two must play.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Têm de jogar pelo menos dois.</translation>
    </message>
    <message>
        <source>This name is taken already.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Este nome já está a ser usado.</translation>
    </message>
    <message>
        <source>%1 It says “%2”.</source>
        <extracomment>%1 explains what should stand in a line, %2 is what was found there instead</extracomment>
        <translation>%1 Foi escrito «%2».</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>A record cannot be read; %3 is a sentence that says why</extracomment>
        <translation>Linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>The target must be at least one point.</source>
        <extracomment>What is wrong with a line of a record: somebody wants to play to no points at all</extracomment>
        <translation>O objetivo tem de ser de pelo menos um ponto.</translation>
    </message>
    <message>
        <source>This name has characters that cannot be seen.</source>
        <extracomment>What is wrong with a line of a record: a name has characters such as a zero-width space</extracomment>
        <translation>Este nome tem caracteres que não se veem.</translation>
    </message>
    <message>
        <source>A line ends here with CR alone. Save the file with LF at the end of each line.</source>
        <extracomment>What is wrong with a record or an archive. The letters stay as they are</extracomment>
        <translation>Aqui uma linha termina só com CR. Guarda o ficheiro com LF no fim de cada linha.</translation>
    </message>
    <message>
        <source>A fine is 1 to 10 cards.</source>
        <extracomment>What is wrong with a line of a record</extracomment>
        <translation>Uma multa é de 1 a 10 cartas.</translation>
    </message>
    <message>
        <source>This edition has no 0: “plain” is all there is.</source>
        <extracomment>What is wrong with a line of a record; the word in quotes stays English</extracomment>
        <translation>Esta edição não tem 0: aqui só vale «plain».</translation>
    </message>
    <message>
        <source>Points somebody sits down with follow “with”: “join Dee with 50”.</source>
        <extracomment>What is wrong with a line of a record; the line in quotes stays English</extracomment>
        <translation>Os pontos com que alguém se senta vêm a seguir a «with»: «join Dee with 50».</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>%1 deals</source>
        <extracomment>Something that happened: a round begins</extracomment>
        <translation>%1 dá as cartas</translation>
    </message>
    <message>
        <source>A round begins</source>
        <extracomment>Something that happened</extracomment>
        <translation>Começa uma ronda</translation>
    </message>
    <message>
        <source>First card: %1</source>
        <extracomment>Something that happened: the card turned up to begin; %1 is &quot;Blue 7&quot;</extracomment>
        <translation>Primeira carta: %1</translation>
    </message>
    <message>
        <source>%1: %2, let stand</source>
        <extracomment>Something that happened; %2 is &quot;Red 4&quot;: against the rules, but the table let it stand</extracomment>
        <translation>%1: %2, a mesa deixou passar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Something that happened: %1 laid the card %2, &quot;Blue 7&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 bisca</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 passa</translation>
    </message>
    <message>
        <source>%1 names %2</source>
        <extracomment>Something that happened; %2 is &quot;red&quot;, the colour chosen for a wild</extracomment>
        <translation>%1 escolhe %2</translation>
    </message>
    <message>
        <source>Now on top: %1</source>
        <extracomment>Something that happened: the card on top after a Flip; %1 is &quot;Teal 4&quot;</extracomment>
        <translation>Agora em cima: %1</translation>
    </message>
    <message>
        <source>%1 accepts</source>
        <extracomment>Something that happened: %1 draws instead of challenging</extracomment>
        <translation>%1 aceita</translation>
    </message>
    <message>
        <source>%1 challenges %2</source>
        <extracomment>Something that happened: %1 does not believe that %2 was allowed to lay a Wild Draw card</extracomment>
        <translation>%1 desafia %2</translation>
    </message>
    <message>
        <source>%1 challenges</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 desafia</translation>
    </message>
    <message>
        <source>%1 calls UNO</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 diz UNO</translation>
    </message>
    <message>
        <source>%1 catches %2</source>
        <extracomment>Something that happened: %2 had forgotten to call UNO</extracomment>
        <translation>%1 apanha %2</translation>
    </message>
    <message>
        <source>Caught: %1</source>
        <extracomment>Something that happened: %1 had forgotten to call UNO</extracomment>
        <translation>Sem dizer UNO: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n point(s)</source>
        <extracomment>Something that happened: what %1 is left holding at the end of a round</extracomment>
        <translation>
            <numerusform>%1 tem %n ponto na mão</numerusform>
            <numerusform>%1 tem %n pontos na mão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s)</source>
        <extracomment>Something that happened: what %1 is left holding at the end of a round</extracomment>
        <translation>
            <numerusform>%1 tem %n carta na mão</numerusform>
            <numerusform>%1 tem %n cartas na mão</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes out</source>
        <extracomment>Something that happened: %1 has no cards left</extracomment>
        <translation>%1 fica sem cartas</translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 has %n card(s)</source>
        <extracomment>A correction: how many cards %1 really holds</extracomment>
        <translation>
            <numerusform>Cartas de %1 corrigidas para %n</numerusform>
            <numerusform>Cartas de %1 corrigidas para %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn corrected: %1</source>
        <extracomment>A correction: whose turn it is</extracomment>
        <translation>Vez corrigida: %1</translation>
    </message>
    <message>
        <source>Direction corrected: %1</source>
        <extracomment>A correction; %1 is &quot;to the left&quot;</extracomment>
        <translation>Direção corrigida: %1</translation>
    </message>
    <message>
        <source>Color corrected: %1</source>
        <extracomment>A correction; %1 is &quot;blue&quot;</extracomment>
        <translation>Cor corrigida: %1</translation>
    </message>
    <message>
        <source>Top card corrected: %1</source>
        <extracomment>A correction; %1 is &quot;Blue 7&quot;</extracomment>
        <translation>Carta de cima corrigida: %1</translation>
    </message>
    <message>
        <source>Side corrected: %1</source>
        <extracomment>A correction; %1 is &quot;Dark side&quot;</extracomment>
        <translation>Lado corrigido: %1</translation>
    </message>
    <message>
        <source>Discard pile reshuffled</source>
        <extracomment>Something that happened</extracomment>
        <translation>Pilha de jogo baralhada de novo</translation>
    </message>
    <message>
        <source>Round given up</source>
        <extracomment>Something that happened</extracomment>
        <translation>Ronda anulada</translation>
    </message>
    <message>
        <source>Round %1 corrected</source>
        <extracomment>A correction; %1 is the number of a round</extracomment>
        <translation>Ronda %1 corrigida</translation>
    </message>
    <message>
        <source>Round %1 struck out</source>
        <extracomment>A correction; %1 is the number of a round</extracomment>
        <translation>Ronda %1 riscada</translation>
    </message>
    <message>
        <source>%1 sits down</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 senta-se à mesa</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 sai da mesa</translation>
    </message>
    <message numerus="yes">
        <source>New target: %n point(s)</source>
        <extracomment>Something that happened: the points to reach</extracomment>
        <translation>
            <numerusform>Novo objetivo: %n ponto</numerusform>
            <numerusform>Novo objetivo: %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>New scoring: %1</source>
        <extracomment>Something that happened; %1 is &quot;The winner collects&quot;</extracomment>
        <translation>Nova maneira de contar: %1</translation>
    </message>
    <message>
        <source>New ruling: %1 – %2</source>
        <extracomment>Something that happened; %1 is &quot;Flip as the last card&quot;, %2 is &quot;The new side is scored&quot;</extracomment>
        <translation>Nova decisão da mesa: %1 – %2</translation>
    </message>
    <message>
        <source>New seats: %1</source>
        <extracomment>Something that happened; %1 is a list of names</extracomment>
        <translation>Novos lugares: %1</translation>
    </message>
    <message>
        <source>Taken back</source>
        <extracomment>Something that happened: the event before it was taken back</extracomment>
        <translation>Desfeito</translation>
    </message>
    <message>
        <source>Redone</source>
        <extracomment>Something that happened: an event that was taken back stands again</extracomment>
        <translation>Refeito</translation>
    </message>
    <message>
        <source>Match stopped</source>
        <extracomment>Something that happened</extracomment>
        <translation>Partida interrompida</translation>
    </message>
    <message>
        <source>Somebody</source>
        <extracomment>Stands for a name that was not said, at the beginning of a line</extracomment>
        <translation>Alguém</translation>
    </message>
    <message>
        <source>%1 challenges %2: guilty</source>
        <extracomment>Something that happened: %1 challenged %2 and was right, as the verdict &quot;Guilty: …&quot; says</extracomment>
        <translation>%1 desafia %2 e acerta</translation>
    </message>
    <message>
        <source>%1 challenges %2: innocent</source>
        <extracomment>Something that happened: %1 challenged %2 and was wrong; verdict &quot;Innocent: …&quot;</extracomment>
        <translation>%1 desafia %2 e engana-se</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s)</source>
        <extracomment>Something that happened: so many cards were drawn for a Wild Draw Color</extracomment>
        <translation>
            <numerusform>%1 bisca %n carta</numerusform>
            <numerusform>%1 bisca %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 jumps in: %2</source>
        <extracomment>Something that happened: %1 laid %2, &quot;Blue 7&quot;, out of turn, as this table allows</extracomment>
        <translation>%1 mete-se: %2</translation>
    </message>
    <message>
        <source>%1 swaps hands with %2</source>
        <extracomment>Something that happened: %1 laid a 7</extracomment>
        <translation>%1 troca de mão com %2</translation>
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
        <translation>%1 vira a primeira carta</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <extracomment>What the table waits for: a card or a draw of player %1</extracomment>
        <translation>É a vez de %1</translation>
    </message>
    <message>
        <source>%1 can only pass</source>
        <extracomment>What the table waits for; there was no card left that %1 could have drawn</extracomment>
        <translation>%1 só pode passar</translation>
    </message>
    <message>
        <source>%1 names the color</source>
        <extracomment>What the table waits for: the colour of a wild, which player %1 chooses</extracomment>
        <translation>%1 escolhe a cor</translation>
    </message>
    <message>
        <source>%1 says which card is on top now</source>
        <extracomment>What the table waits for: the discard pile was turned over, and nobody has told its new top card</extracomment>
        <translation>%1 diz que carta ficou em cima</translation>
    </message>
    <message>
        <source>%1 accepts or challenges</source>
        <extracomment>What the table waits for: player %1 was hit by a Wild Draw card</extracomment>
        <translation>%1 aceita ou desafia</translation>
    </message>
    <message>
        <source>Still to be counted: %1</source>
        <extracomment>What the table waits for: the cards left in the hands of the players listed in %1</extracomment>
        <translation>Falta contar: %1</translation>
    </message>
    <message>
        <source>The match was stopped and has no winner</source>
        <extracomment>The match is over</extracomment>
        <translation>A partida foi interrompida e não tem vencedor</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <extracomment>The match is over; %1 is one name</extracomment>
        <translation>%1 ganhou a partida</translation>
    </message>
    <message>
        <source>%1 win the match together</source>
        <extracomment>The match is over; %1 is a list of names</extracomment>
        <translation>%1 ganharam a partida em conjunto</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <extracomment>What the table waits for: the next round; %1 deals it</extracomment>
        <translation>%1 dá as cartas</translation>
    </message>
    <message>
        <source>%1 plays the drawn card or passes</source>
        <extracomment>What the table waits for; %1 has just drawn a card</extracomment>
        <translation>%1 joga a carta biscada ou passa</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws until the first %2 comes, and %n more card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;, %n is 2: the price of a lost challenge</extracomment>
        <translation>
            <numerusform>%1 bisca até sair uma %2, depois mais %n carta</numerusform>
            <numerusform>%1 bisca até sair uma %2, depois mais %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws until the first %2 comes</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;</extracomment>
        <translation>%1 bisca até sair uma %2</translation>
    </message>
    <message>
        <source>All counted: write it down</source>
        <extracomment>What the table waits for: all hands were counted, and the points are not written down yet</extracomment>
        <translation>Tudo contado: falta anotar</translation>
    </message>
    <message>
        <source>card of the named color</source>
        <extracomment>In place of &quot;blue card&quot; where the color is not known: &quot;Ben draws until the first card of the named color comes&quot;</extracomment>
        <translation>carta da cor escolhida</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s) or challenges</source>
        <extracomment>What the table waits for; house rule: cards are waiting for %1, and the last card of the round is a Wild Draw card</extracomment>
        <translation>
            <numerusform>%1 bisca %n carta ou desafia</numerusform>
            <numerusform>%1 bisca %n cartas ou desafia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays a draw card, challenges or takes %n card(s)</source>
        <extracomment>What the table waits for; house rule: cards are waiting for %1, with a Wild Draw card on top</extracomment>
        <translation>
            <numerusform>%1 joga outra carta que faça biscar, desafia ou bisca %n carta</numerusform>
            <numerusform>%1 joga outra carta que faça biscar, desafia ou bisca %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays a draw card or takes %n card(s)</source>
        <extracomment>What the table waits for; house rule: cards are waiting for %1</extracomment>
        <translation>
            <numerusform>%1 joga outra carta que faça biscar ou bisca %n carta</numerusform>
            <numerusform>%1 joga outra carta que faça biscar ou bisca %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says with whom to swap hands</source>
        <extracomment>What the table waits for; house rule: %1 laid a 7</extracomment>
        <translation>%1 diz com quem troca de mão</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws until the first %2 comes, at most %3, and %n more card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;, %3 is a number, %n is 2: the price of a lost challenge</extracomment>
        <translation>
            <numerusform>%1 bisca até sair uma %2, %3 no máximo, depois mais %n carta</numerusform>
            <numerusform>%1 bisca até sair uma %2, %3 no máximo, depois mais %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws until the first %2 comes, at most %n card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;</extracomment>
        <translation>
            <numerusform>%1 bisca até sair uma %2, no máximo %n carta</numerusform>
            <numerusform>%1 bisca até sair uma %2, no máximo %n cartas</numerusform>
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
        <translation>Edição de 56 cartas</translation>
    </message>
    <message>
        <source>The winner collects</source>
        <extracomment>A way of scoring: whoever goes out gets the points the others hold</extracomment>
        <translation>O vencedor recebe os pontos</translation>
    </message>
    <message>
        <source>Everyone counts their own</source>
        <extracomment>A way of scoring: everyone adds up the points left in their own hand</extracomment>
        <translation>Cada um conta os seus</translation>
    </message>
    <message numerus="yes">
        <source>Whoever goes out gets the points of all cards the others still hold; the first to reach %n point(s) wins.</source>
        <extracomment>Explains a way of scoring; %n is the target</extracomment>
        <translation>
            <numerusform>Quem fica sem cartas marca os pontos de todas as que os outros ainda têm; ganha quem chegar primeiro a %n ponto.</numerusform>
            <numerusform>Quem fica sem cartas marca os pontos de todas as que os outros ainda têm; ganha quem chegar primeiro aos %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone adds up the cards left in their own hand; once somebody reaches %n point(s), the lowest total wins.</source>
        <extracomment>Explains a way of scoring; %n is the target</extracomment>
        <translation>
            <numerusform>Cada um soma o que lhe ficou na mão; quando alguém chega a %n ponto, ganha o total mais baixo.</numerusform>
            <numerusform>Cada um soma o que lhe ficou na mão; quando alguém chega aos %n pontos, ganha o total mais baixo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>A table ruling by itself: on which side of the dealer play starts</extracomment>
        <translation>Quem começa</translation>
    </message>
    <message>
        <source>Reverse with two players</source>
        <extracomment>A table ruling by itself: what a Reverse does when only two play</extracomment>
        <translation>Inverte o Jogo a dois</translation>
    </message>
    <message>
        <source>Flip turned up first</source>
        <extracomment>A table ruling by itself</extracomment>
        <translation>Vira o Baralho como primeira carta</translation>
    </message>
    <message>
        <source>The turn after a guilty verdict</source>
        <extracomment>A table ruling by itself: who is on turn after a guilty verdict</extracomment>
        <translation>A vez depois de um desafio ganho</translation>
    </message>
    <message>
        <source>How long you can be caught without UNO</source>
        <extracomment>A table ruling by itself: how long somebody who forgot to call UNO can be caught</extracomment>
        <translation>Até quando te podem apanhar por não teres dito UNO</translation>
    </message>
    <message>
        <source>Flip as the last card</source>
        <extracomment>A table ruling by itself</extracomment>
        <translation>Vira o Baralho como última carta</translation>
    </message>
    <message>
        <source>Draw One as the last card</source>
        <extracomment>A table ruling by itself</extracomment>
        <translation>Bisca 1 como última carta</translation>
    </message>
    <message>
        <source>Who deals the next round</source>
        <extracomment>A table ruling by itself</extracomment>
        <translation>Quem dá as cartas na ronda seguinte</translation>
    </message>
    <message>
        <source>A tie for the lowest total</source>
        <extracomment>A table ruling by itself: several players share the lowest total when the match ends</extracomment>
        <translation>Empate no total mais baixo</translation>
    </message>
    <message>
        <source>The player left of the dealer</source>
        <extracomment>Choice of &quot;Who begins&quot;</extracomment>
        <translation>O jogador à esquerda de quem dá as cartas</translation>
    </message>
    <message>
        <source>The player right of the dealer</source>
        <extracomment>Choice of &quot;Who begins&quot;</extracomment>
        <translation>O jogador à direita de quem dá as cartas</translation>
    </message>
    <message>
        <source>The same player plays again</source>
        <extracomment>Choice of &quot;Reverse with two players&quot;</extracomment>
        <translation>Joga outra vez o mesmo jogador</translation>
    </message>
    <message>
        <source>The other player is next</source>
        <extracomment>Choice of &quot;Reverse with two players&quot;</extracomment>
        <translation>Joga o outro</translation>
    </message>
    <message>
        <source>Everything turns over at once</source>
        <extracomment>Choice of &quot;Flip turned up first&quot;</extracomment>
        <translation>Vira-se logo tudo</translation>
    </message>
    <message>
        <source>It goes back, another is turned up</source>
        <extracomment>Choice of &quot;Flip turned up first&quot;</extracomment>
        <translation>Volta para a pilha e vira-se outra</translation>
    </message>
    <message>
        <source>The challenger plays</source>
        <extracomment>Choice of &quot;The turn after a guilty verdict&quot;</extracomment>
        <translation>Quem desafiou joga a sua vez</translation>
    </message>
    <message>
        <source>The challenger loses the turn all the same</source>
        <extracomment>Choice of &quot;The turn after a guilty verdict&quot;</extracomment>
        <translation>Quem desafiou perde a vez na mesma</translation>
    </message>
    <message>
        <source>Until the next player begins the turn</source>
        <extracomment>Choice of &quot;How long you can be caught without UNO&quot;</extracomment>
        <translation>Até o jogador seguinte começar a sua vez</translation>
    </message>
    <message>
        <source>Until the next player has played</source>
        <extracomment>Choice of &quot;How long you can be caught without UNO&quot;</extracomment>
        <translation>Até o jogador seguinte ter jogado</translation>
    </message>
    <message>
        <source>The new side is scored</source>
        <extracomment>Choice of &quot;Flip as the last card&quot;</extracomment>
        <translation>Conta o lado novo</translation>
    </message>
    <message>
        <source>The old side is scored</source>
        <extracomment>Choice of &quot;Flip as the last card&quot;</extracomment>
        <translation>Conta o lado antigo</translation>
    </message>
    <message>
        <source>The next player draws</source>
        <extracomment>Choice of &quot;Draw One as the last card&quot;</extracomment>
        <translation>O jogador seguinte ainda bisca</translation>
    </message>
    <message>
        <source>Nobody draws</source>
        <extracomment>Choice of &quot;Draw One as the last card&quot;</extracomment>
        <translation>Ninguém bisca</translation>
    </message>
    <message>
        <source>The next seat</source>
        <extracomment>Choice of &quot;Who deals the next round&quot;</extracomment>
        <translation>O jogador seguinte à volta da mesa</translation>
    </message>
    <message>
        <source>Whoever won the round</source>
        <extracomment>Choice of &quot;Who deals the next round&quot;</extracomment>
        <translation>Quem ganhou a ronda</translation>
    </message>
    <message>
        <source>Always the same player</source>
        <extracomment>Choice of &quot;Who deals the next round&quot;</extracomment>
        <translation>Sempre a mesma pessoa</translation>
    </message>
    <message>
        <source>All of them win</source>
        <extracomment>Choice of &quot;A tie for the lowest total&quot;</extracomment>
        <translation>Ganham os empatados</translation>
    </message>
    <message>
        <source>One more round</source>
        <extracomment>Choice of &quot;A tie for the lowest total&quot;</extracomment>
        <translation>Mais uma ronda</translation>
    </message>
    <message>
        <source>Stacking draw cards</source>
        <extracomment>A house rule by itself: whether a draw card can be laid on a draw card</extracomment>
        <translation>Acumular cartas que fazem biscar</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Choice of &quot;Stacking draw cards&quot;</extracomment>
        <translation>Não</translation>
    </message>
    <message>
        <source>Same on same</source>
        <extracomment>Choice of &quot;Stacking draw cards&quot;</extracomment>
        <translation>Igual em cima de igual</translation>
    </message>
    <message>
        <source>The same or more</source>
        <extracomment>Choice of &quot;Stacking draw cards&quot;</extracomment>
        <translation>O mesmo ou mais</translation>
    </message>
    <message>
        <source>Any on any</source>
        <extracomment>Choice of &quot;Stacking draw cards&quot;</extracomment>
        <translation>Qualquer uma</translation>
    </message>
    <message>
        <source>Jumping in</source>
        <extracomment>A house rule by itself: laying the very same card as the top one out of turn</extracomment>
        <translation>Meter-se fora da vez</translation>
    </message>
    <message>
        <source>Only on your turn</source>
        <extracomment>Choice of &quot;Jumping in&quot;</extracomment>
        <translation>Só na tua vez</translation>
    </message>
    <message>
        <source>With the very same card</source>
        <extracomment>Choice of &quot;Jumping in&quot;</extracomment>
        <translation>Com a carta igual</translation>
    </message>
    <message>
        <source>Drawing on your turn</source>
        <extracomment>A house rule by itself: how many cards are drawn</extracomment>
        <translation>Biscar na tua vez</translation>
    </message>
    <message>
        <source>One card</source>
        <extracomment>Choice of &quot;Drawing on your turn&quot;</extracomment>
        <translation>Uma carta</translation>
    </message>
    <message>
        <source>Until a card goes</source>
        <extracomment>Choice of &quot;Drawing on your turn&quot;</extracomment>
        <translation>Até sair uma que sirva</translation>
    </message>
    <message>
        <source>A 7</source>
        <extracomment>A house rule by itself: what a 7 does</extracomment>
        <translation>Um 7</translation>
    </message>
    <message>
        <source>Swaps two hands</source>
        <extracomment>Choice of &quot;A 7&quot;</extracomment>
        <translation>Trocam-se duas mãos</translation>
    </message>
    <message>
        <source>A 0</source>
        <extracomment>A house rule by itself: what a 0 does</extracomment>
        <translation>Um 0</translation>
    </message>
    <message>
        <source>Everybody hands their cards on</source>
        <extracomment>Choice of &quot;A 0&quot;</extracomment>
        <translation>Todos passam a mão</translation>
    </message>
    <message>
        <source>Challenging Wild Draw cards</source>
        <extracomment>A house rule by itself</extracomment>
        <translation>Desafiar jokers que fazem biscar</translation>
    </message>
    <message>
        <source>Allowed</source>
        <extracomment>Choice of &quot;Challenging Wild Draw cards&quot;</extracomment>
        <translation>Permitido</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <extracomment>Choice of &quot;Challenging Wild Draw cards&quot;</extracomment>
        <translation>Não permitido</translation>
    </message>
    <message>
        <source>The last card</source>
        <extracomment>A house rule by itself: with which card somebody may go out</extracomment>
        <translation>A última carta</translation>
    </message>
    <message>
        <source>Any card</source>
        <extracomment>Choice of &quot;The last card&quot;</extracomment>
        <translation>Qualquer carta</translation>
    </message>
    <message>
        <source>No wild card</source>
        <extracomment>Choice of &quot;The last card&quot;</extracomment>
        <translation>Nenhum joker</translation>
    </message>
    <message>
        <source>Only a number</source>
        <extracomment>Choice of &quot;The last card&quot;</extracomment>
        <translation>Só um número</translation>
    </message>
    <message>
        <source>Caught without UNO</source>
        <extracomment>A house rule by itself: how many cards are drawn then</extracomment>
        <translation>Apanhado sem UNO</translation>
    </message>
    <message>
        <source>Most cards for a Wild Draw Color</source>
        <extracomment>A house rule by itself</extracomment>
        <translation>Limite do Joker Bisca uma Cor</translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>Choice of &quot;Most cards for a Wild Draw Color&quot;</extracomment>
        <translation>Sem limite</translation>
    </message>
    <message>
        <source>Five cards</source>
        <extracomment>Choice of &quot;Most cards for a Wild Draw Color&quot;</extracomment>
        <translation>Cinco cartas</translation>
    </message>
    <message>
        <source>Ten cards</source>
        <extracomment>Choice of &quot;Most cards for a Wild Draw Color&quot;</extracomment>
        <translation>Dez cartas</translation>
    </message>
    <message>
        <source>A 7 does nothing special</source>
        <extracomment>Choice of &quot;A 7&quot;</extracomment>
        <translation>Um 7 não faz nada de especial</translation>
    </message>
    <message>
        <source>A 0 does nothing special</source>
        <extracomment>Choice of &quot;A 0&quot;</extracomment>
        <translation>Um 0 não faz nada de especial</translation>
    </message>
    <message>
        <source>Two are drawn</source>
        <extracomment>Choice of &quot;Caught without UNO&quot;</extracomment>
        <translation>Biscam-se duas</translation>
    </message>
    <message>
        <source>One is drawn</source>
        <extracomment>Choice of &quot;Caught without UNO&quot;</extracomment>
        <translation>Bisca-se uma</translation>
    </message>
    <message>
        <source>Four are drawn</source>
        <extracomment>Choice of &quot;Caught without UNO&quot;</extracomment>
        <translation>Biscam-se quatro</translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message>
        <source>%1 accepts.</source>
        <extracomment>%1 takes what a Wild Draw card costs</extracomment>
        <translation>%1 aceita.</translation>
    </message>
    <message>
        <source>Guilty: %1 holds at least one %2.</source>
        <extracomment>A challenge; %1 is who laid the Wild Draw card, %2 is &quot;blue card&quot;</extracomment>
        <translation>Culpa provada: %1 tem pelo menos uma %2.</translation>
    </message>
    <message>
        <source>By this table’s ruling %1 loses the turn all the same.</source>
        <extracomment>%1 has won a challenge</extracomment>
        <translation>Por decisão da mesa, %1 perde a vez na mesma.</translation>
    </message>
    <message>
        <source>Innocent: %1 has no cards left.</source>
        <extracomment>A challenge; the Wild Draw card was the last card of %1</extracomment>
        <translation>Inocente: %1 já não tem cartas.</translation>
    </message>
    <message>
        <source>Innocent: %1 holds no %2.</source>
        <extracomment>A challenge; %1 is who laid the Wild Draw card, %2 is &quot;blue card&quot;</extracomment>
        <translation>Inocente: %1 não tem nenhuma %2.</translation>
    </message>
    <message numerus="yes">
        <source>It took %n card(s) to get to the first %1.</source>
        <extracomment>Cards drawn for a Wild Draw Color; %1 is &quot;teal card&quot;</extracomment>
        <translation>
            <numerusform>Foi precisa %n carta até sair a primeira %1.</numerusform>
            <numerusform>Foram precisas %n cartas até sair a primeira %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lost challenge costs %n more.</source>
        <extracomment>%n is 2; a sentence that says who draws how many in all follows</extracomment>
        <translation>
            <numerusform>O desafio perdido custa mais %n.</numerusform>
            <numerusform>O desafio perdido custa mais %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes out.</source>
        <extracomment>The last card, a Wild Draw card, is settled</extracomment>
        <translation>%1 fica sem cartas.</translation>
    </message>
    <message>
        <source>%1 catches %2, who did not call UNO.</source>
        <extracomment>%1 noticed that %2 holds a single card and has not called UNO</extracomment>
        <translation>%1 apanha %2, que não disse UNO.</translation>
    </message>
    <message>
        <source>%1 did not call UNO and is caught.</source>
        <extracomment>Somebody noticed that %1 holds a single card and has not called UNO</extracomment>
        <translation>%1 não disse UNO a tempo.</translation>
    </message>
    <message>
        <source>Corrected: play goes to the left.</source>
        <extracomment>A correction</extracomment>
        <translation>Corrigido: joga‑se para a esquerda.</translation>
    </message>
    <message>
        <source>Corrected: play goes to the right.</source>
        <extracomment>A correction</extracomment>
        <translation>Corrigido: joga‑se para a direita.</translation>
    </message>
    <message>
        <source>Corrected: the color is %1.</source>
        <extracomment>A correction; %1 is &quot;blue&quot;</extracomment>
        <translation>Corrigido: joga‑se em %1.</translation>
    </message>
    <message>
        <source>Corrected: the light side is in play.</source>
        <extracomment>A correction</extracomment>
        <translation>Corrigido: joga‑se no Lado Claro.</translation>
    </message>
    <message>
        <source>Corrected: the dark side is in play.</source>
        <extracomment>A correction</extracomment>
        <translation>Corrigido: joga‑se no Lado Escuro.</translation>
    </message>
    <message>
        <source>All rounds are scored again.</source>
        <extracomment>All rounds were worked out again; a sentence that explains the new scoring goes before</extracomment>
        <translation>Todas as rondas são recalculadas.</translation>
    </message>
    <message>
        <source>The table’s ruling – %1: %2.</source>
        <extracomment>%1 is &quot;Flip as the last card&quot;, %2 is &quot;The new side is scored&quot;</extracomment>
        <translation>Decisão da mesa – %1: %2.</translation>
    </message>
    <message>
        <source>It applies at once.</source>
        <extracomment>When a new table ruling begins to count</extracomment>
        <translation>Vale desde já.</translation>
    </message>
    <message>
        <source>It applies from the next round on.</source>
        <extracomment>When a new table ruling begins to count</extracomment>
        <translation>Vale a partir da próxima ronda.</translation>
    </message>
    <message>
        <source>New seats, going round to the left: %1.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>Novos lugares, para a esquerda: %1.</translation>
    </message>
    <message>
        <source>%1 goes out with %2.</source>
        <extracomment>%1 has laid the last card, %2: &quot;a blue 7&quot;</extracomment>
        <translation>%1 fica sem cartas com %2.</translation>
    </message>
    <message>
        <source>By this table’s ruling the light side is scored.</source>
        <extracomment>The last card was a Flip</extracomment>
        <translation>Por decisão da mesa, conta o Lado Claro.</translation>
    </message>
    <message>
        <source>By this table’s ruling the dark side is scored.</source>
        <extracomment>The last card was a Flip</extracomment>
        <translation>Por decisão da mesa, conta o Lado Escuro.</translation>
    </message>
    <message>
        <source>%1 goes out, on the light side.</source>
        <extracomment>%1 has no cards left</extracomment>
        <translation>%1 fica sem cartas, no Lado Claro.</translation>
    </message>
    <message>
        <source>%1 goes out, on the dark side.</source>
        <extracomment>%1 has no cards left</extracomment>
        <translation>%1 fica sem cartas, no Lado Escuro.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is left with %n point(s).</source>
        <extracomment>What the cards left in a hand are worth</extracomment>
        <translation>
            <numerusform>%1 fica com %n ponto na mão.</numerusform>
            <numerusform>%1 fica com %n pontos na mão.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone adds what was left in hand; %1, who went out, adds nothing.</source>
        <extracomment>A round is scored; %1 went out</extracomment>
        <translation>Cada um soma o que lhe ficou na mão; %1 ficou sem cartas e não soma nada.</translation>
    </message>
    <message numerus="yes">
        <source>%1 collects %n point(s).</source>
        <extracomment>A round is scored; %1 went out and gets what the others hold</extracomment>
        <translation>
            <numerusform>%1 leva %n ponto.</numerusform>
            <numerusform>%1 leva %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) in all.</source>
        <extracomment>A player&apos;s total</extracomment>
        <translation>
            <numerusform>%1 tem %n ponto ao todo.</numerusform>
            <numerusform>%1 tem %n pontos ao todo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the match with the lowest total, %n point(s).</source>
        <extracomment>Somebody has reached the target</extracomment>
        <translation>
            <numerusform>%1 ganha a partida com o total mais baixo, %n ponto.</numerusform>
            <numerusform>%1 ganha a partida com o total mais baixo, %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has reached %n point(s) and wins the match.</source>
        <extracomment>%n is the target of the match</extracomment>
        <translation>
            <numerusform>%1 chegou a %n ponto e ganha a partida.</numerusform>
            <numerusform>%1 chegou aos %n pontos e ganha a partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>This deck has no such card as %1.</source>
        <extracomment>Refused; %1 is &quot;a red 0&quot;</extracomment>
        <translation>Neste baralho não existe %1.</translation>
    </message>
    <message>
        <source>On the dark side there is no such card as %1.</source>
        <extracomment>Refused; %1 is &quot;a red 4&quot;</extracomment>
        <translation>No Lado Escuro não existe %1.</translation>
    </message>
    <message>
        <source>On the light side there is no such card as %1.</source>
        <extracomment>Refused; %1 is &quot;a teal 4&quot;</extracomment>
        <translation>No Lado Claro não existe %1.</translation>
    </message>
    <message>
        <source>This deck has no such color as %1.</source>
        <extracomment>Refused; %1 is &quot;teal&quot;</extracomment>
        <translation>Neste baralho não há %1.</translation>
    </message>
    <message>
        <source>On the dark side there is no such color as %1.</source>
        <extracomment>Refused; %1 is &quot;red&quot;</extracomment>
        <translation>No Lado Escuro não há %1.</translation>
    </message>
    <message>
        <source>On the light side there is no such color as %1.</source>
        <extracomment>Refused; %1 is &quot;teal&quot;</extracomment>
        <translation>No Lado Claro não há %1.</translation>
    </message>
    <message>
        <source>%1 was not dealt in this round.</source>
        <extracomment>Refused; %1 came or left between rounds</extracomment>
        <translation>%1 não joga nesta ronda.</translation>
    </message>
    <message>
        <source>%1: there is only one, and it is in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself</extracomment>
        <translation>%1: só há uma carta destas, e já está na pilha de jogo.</translation>
    </message>
    <message>
        <source>%1: there are only two, and both are in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself</extracomment>
        <translation>%1: só há duas cartas destas, e já estão as duas na pilha de jogo.</translation>
    </message>
    <message numerus="yes">
        <source>%1: there are only %n, and all of them are in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Wild&quot; by itself</extracomment>
        <translation>
            <numerusform>%1: só há uma carta destas, e já está na pilha de jogo.</numerusform>
            <numerusform>%1: só há %n cartas destas, e já estão todas na pilha de jogo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s), not %2.</source>
        <extracomment>Refused; %2 cards were named</extracomment>
        <translation>
            <numerusform>%1 tem %n carta na mão, não %2.</numerusform>
            <numerusform>%1 tem %n cartas na mão, não %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must hold at least one card: with none the round is over.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 tem de ter pelo menos uma carta: sem nenhuma, a ronda acabou.</translation>
    </message>
    <message numerus="yes">
        <source>Even with the whole draw pile %1 would hold only %n card(s), not %2.</source>
        <extracomment>Refused; hand and draw pile together are %n cards, %2 were said</extracomment>
        <translation>
            <numerusform>Mesmo com toda a pilha das biscas, %1 só teria %n carta, não %2.</numerusform>
            <numerusform>Mesmo com toda a pilha das biscas, %1 só teria %n cartas, não %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes at least one card for the color to come.</source>
        <extracomment>Refused; cards drawn for a Wild Draw Color</extracomment>
        <translation>É precisa pelo menos uma carta até sair a cor.</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n card(s) to draw, not %1.</source>
        <extracomment>Refused; cards drawn for a Wild Draw Color</extracomment>
        <translation>
            <numerusform>Só há uma carta para biscar, não %1.</numerusform>
            <numerusform>Só há %n cartas para biscar, não %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 cannot be right: %1 holds at least %n point(s).</source>
        <extracomment>Refused; what the cards left in a hand are worth</extracomment>
        <translation>
            <numerusform>%2 não pode ser: %1 tem pelo menos %n ponto na mão.</numerusform>
            <numerusform>%2 não pode ser: %1 tem pelo menos %n pontos na mão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 cannot be right: for %1 there are at most %n point(s) left in the deck.</source>
        <extracomment>Refused; what the cards left in a hand are worth</extracomment>
        <translation>
            <numerusform>%2 não pode ser: para %1 resta no máximo %n ponto no baralho.</numerusform>
            <numerusform>%2 não pode ser: para %1 restam no máximo %n pontos no baralho.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has already called UNO.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 já disse UNO.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s): UNO is called with one left, or with two on your own turn.</source>
        <extracomment>Refused</extracomment>
        <translation>
            <numerusform>%1 tem %n carta na mão: UNO diz-se só com uma, ou com duas na sua vez.</numerusform>
            <numerusform>%1 tem %n cartas na mão: UNO diz-se só com uma, ou com duas na sua vez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s) and cannot be caught.</source>
        <extracomment>Refused; only somebody with a single card can have forgotten to call UNO</extracomment>
        <translation>
            <numerusform>Com %n carta na mão não se pode apanhar %1.</numerusform>
            <numerusform>Com %n cartas na mão não se pode apanhar %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No round has been scored yet.</source>
        <extracomment>Refused</extracomment>
        <translation>Ainda não há nenhuma ronda contada.</translation>
    </message>
    <message numerus="yes">
        <source>There is no round %1 to correct: %n have been scored.</source>
        <extracomment>Refused; %1 is the number of a round</extracomment>
        <translation>
            <numerusform>Não há ronda %1 para corrigir: só há uma contada.</numerusform>
            <numerusform>Não há ronda %1 para corrigir: só há %n contadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is skipped.</source>
        <extracomment>%1 loses a turn</extracomment>
        <translation>%1 perde a vez.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s) and is skipped.</source>
        <extracomment>%1 must draw cards and loses a turn</extracomment>
        <translation>
            <numerusform>%1 bisca %n carta e perde a vez.</numerusform>
            <numerusform>%1 bisca %n cartas e perde a vez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <extracomment>%1 must draw cards</extracomment>
        <translation>
            <numerusform>%1 bisca %n carta.</numerusform>
            <numerusform>%1 bisca %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The draw pile ran out: the discard pile was shuffled into a new one.</source>
        <extracomment>While somebody was drawing</extracomment>
        <translation>A pilha das biscas acabou: baralhou-se a pilha de jogo para fazer outra.</translation>
    </message>
    <message>
        <source>There are no more cards to draw.</source>
        <extracomment>Somebody should have drawn more cards than there were in both piles</extracomment>
        <translation>Não há mais cartas para biscar.</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <extracomment>The turn stays with %1, who has just played</extracomment>
        <translation>%1 joga outra vez.</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <extracomment>The turn moves on to %1</extracomment>
        <translation>Joga %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Makes a sentence of a headline such as &quot;Ben plays&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>That is allowed only with no %1 in hand.</source>
        <extracomment>Of a Wild Draw card that was just laid; %1 is &quot;blue card&quot;</extracomment>
        <translation>Só é permitido sem nenhuma %1 na mão.</translation>
    </message>
    <message>
        <source>With no cards left %1 cannot be guilty: a challenge would only cost %2 two more cards.</source>
        <extracomment>A Wild Draw card was the last card of %1; %2 is about to draw for it and could challenge</extracomment>
        <translation>Sem cartas na mão, %1 só pode ser inocente: um desafio apenas custaria a %2 mais duas cartas.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <extracomment>A correction took the win back</extracomment>
        <translation>A partida continua.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 deals everyone %n card(s).</source>
        <extracomment>A round begins; %1 is its number, %2 the dealer, %n the cards each player gets</extracomment>
        <translation>
            <numerusform>Ronda %1: %2 dá %n carta a cada um.</numerusform>
            <numerusform>Ronda %1: %2 dá %n cartas a cada um.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first card is %1.</source>
        <extracomment>The card turned up to begin; %1 is &quot;a blue 7&quot;</extracomment>
        <translation>Para começar, vira-se %1.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <extracomment>%1 is the first player of a round</extracomment>
        <translation>Começa %1.</translation>
    </message>
    <message>
        <source>The direction changes, and %1, who dealt, begins.</source>
        <extracomment>A Reverse was turned up to begin; %1 is the dealer</extracomment>
        <translation>A direção inverte-se e começa quem deu as cartas: %1.</translation>
    </message>
    <message>
        <source>%1 names the color and begins.</source>
        <extracomment>A Wild was turned up to begin</extracomment>
        <translation>%1 escolhe a cor e começa.</translation>
    </message>
    <message>
        <source>%1 turns up another card.</source>
        <extracomment>The first card went back into the deck; %1 is the dealer</extracomment>
        <translation>%1 vira outra carta.</translation>
    </message>
    <message>
        <source>Now play goes to the left.</source>
        <extracomment>A Reverse was laid</extracomment>
        <translation>Agora joga‑se para a esquerda.</translation>
    </message>
    <message>
        <source>Now play goes to the right.</source>
        <extracomment>A Reverse was laid</extracomment>
        <translation>Agora joga‑se para a direita.</translation>
    </message>
    <message>
        <source>Everyone else is skipped.</source>
        <extracomment>All players but the one who laid the card lose a turn</extracomment>
        <translation>Todos os outros perdem a vez.</translation>
    </message>
    <message>
        <source>Everything turns to the light side.</source>
        <extracomment>A Flip was laid</extracomment>
        <translation>Vira-se tudo para o Lado Claro.</translation>
    </message>
    <message>
        <source>Everything turns to the dark side.</source>
        <extracomment>A Flip was laid</extracomment>
        <translation>Vira-se tudo para o Lado Escuro.</translation>
    </message>
    <message>
        <source>A card seen before comes up: %1.</source>
        <extracomment>After a Flip; %1 is &quot;a teal 4&quot;, a face that was seen earlier in the round</extracomment>
        <translation>Em cima fica uma carta que já se tinha visto: %1.</translation>
    </message>
    <message>
        <source>There was nothing to draw: %1 can only pass.</source>
        <extracomment>Refused</extracomment>
        <translation>Não havia nada para biscar: %1 só pode passar.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>There was no card to draw for %1</extracomment>
        <translation>%1 passa.</translation>
    </message>
    <message>
        <source>%1 keeps the card.</source>
        <extracomment>%1 drew a card and does not lay it</extracomment>
        <translation>%1 fica com a carta.</translation>
    </message>
    <message>
        <source>%1 names %2.</source>
        <extracomment>%1 is a player, %2 is &quot;red&quot;</extracomment>
        <translation>%1 escolhe %2.</translation>
    </message>
    <message>
        <source>All hands and both piles are turned over.</source>
        <extracomment>A Flip was laid: what all do now, before they say which card is on top</extracomment>
        <translation>Viram-se todas as mãos e as duas pilhas.</translation>
    </message>
    <message>
        <source>By this table’s ruling a Flip goes back.</source>
        <extracomment>Of the first card</extracomment>
        <translation>Por decisão da mesa, uma carta Vira o Baralho volta para a pilha.</translation>
    </message>
    <message>
        <source>By this table’s ruling for two players it skips nobody.</source>
        <extracomment>Of a Reverse</extracomment>
        <translation>Por decisão da mesa, a dois ninguém perde a vez.</translation>
    </message>
    <message>
        <source>Now on top: %1.</source>
        <extracomment>After a Flip; %1 is &quot;a teal 4&quot;</extracomment>
        <translation>Em cima está agora %1.</translation>
    </message>
    <message>
        <source>Corrected, now on top: %1.</source>
        <extracomment>After a Flip; %1 is &quot;a teal 4&quot;</extracomment>
        <translation>Corrigido: em cima está agora %1.</translation>
    </message>
    <message>
        <source>%1 calls UNO in time and cannot be caught.</source>
        <extracomment>%1 holds a single card</extracomment>
        <translation>%1 diz UNO a tempo e salva-se.</translation>
    </message>
    <message>
        <source>%1 calls UNO, but could no longer be caught: nothing changes.</source>
        <extracomment>%1 holds a single card and calls UNO without need</extracomment>
        <translation>%1 diz UNO, mas já não corria perigo: nada muda.</translation>
    </message>
    <message>
        <source>By this table’s ruling nobody draws for a last Draw One.</source>
        <extracomment>Of the last card of a round</extracomment>
        <translation>Por decisão da mesa, ninguém bisca por uma última carta Bisca 1.</translation>
    </message>
    <message>
        <source>The lowest total is shared: by this table’s ruling one more round decides.</source>
        <extracomment>Several players have the same lowest total</extracomment>
        <translation>Há empate no total mais baixo: por decisão da mesa, decide mais uma ronda.</translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 holds %n card(s).</source>
        <extracomment>A correction</extracomment>
        <translation>
            <numerusform>Corrigido: %1 tem %n carta na mão.</numerusform>
            <numerusform>Corrigido: %1 tem %n cartas na mão.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn is corrected.</source>
        <extracomment>A correction; a sentence that says whose turn it is follows</extracomment>
        <translation>Vez corrigida.</translation>
    </message>
    <message>
        <source>Corrected, on top: %1.</source>
        <extracomment>A correction; %1 is &quot;a blue 7&quot;</extracomment>
        <translation>Corrigido: em cima está %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled back into the draw pile; the top card stays.</source>
        <extracomment>Of the discard pile</extracomment>
        <translation>
            <numerusform>Uma carta volta baralhada à pilha das biscas; a de cima fica.</numerusform>
            <numerusform>%n cartas voltam baralhadas à pilha das biscas; a de cima fica.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 is given up and scores nothing.</source>
        <extracomment>A round is given up unfinished</extracomment>
        <translation>A ronda %1 fica anulada e não dá pontos.</translation>
    </message>
    <message>
        <source>Round %1 is corrected: %2 went out.</source>
        <extracomment>A round of the score book; %2 is who went out in it</extracomment>
        <translation>Ronda %1 corrigida: quem ficou sem cartas foi %2.</translation>
    </message>
    <message>
        <source>Round %1 no longer counts.</source>
        <extracomment>A round of the score book</extracomment>
        <translation>A ronda %1 já não conta.</translation>
    </message>
    <message numerus="yes">
        <source>%1 joins in the last seat with %n point(s).</source>
        <extracomment>A new player comes</extracomment>
        <translation>
            <numerusform>%1 senta-se no fim com %n ponto.</numerusform>
            <numerusform>%1 senta-se no fim com %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is back and still has %n point(s).</source>
        <extracomment>A player who had left</extracomment>
        <translation>
            <numerusform>%1 está de volta e ainda tem %n ponto.</numerusform>
            <numerusform>%1 está de volta e ainda tem %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves; %n point(s) stay in the book.</source>
        <extracomment>A player goes</extracomment>
        <translation>
            <numerusform>%1 sai; %n ponto fica na lista.</numerusform>
            <numerusform>%1 sai; %n pontos ficam na lista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes to %n point(s) now.</source>
        <extracomment>The points to reach</extracomment>
        <translation>
            <numerusform>A partida é agora até %n ponto.</numerusform>
            <numerusform>A partida é agora até aos %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <extracomment>%1 is an event such as &quot;Ana: Blue 7&quot;</extracomment>
        <translation>Desfeito: %1.</translation>
    </message>
    <message>
        <source>Redone: %1.</source>
        <extracomment>%1 is an event such as &quot;Ana: Blue 7&quot; that had been taken back</extracomment>
        <translation>Refeito: %1.</translation>
    </message>
    <message>
        <source>The match ends here, unfinished and without a winner.</source>
        <extracomment>The table stops before anybody has won</extracomment>
        <translation>A partida fica por aqui, por acabar e sem vencedor.</translation>
    </message>
    <message>
        <source>That cannot happen now.</source>
        <extracomment>Refused; a sentence that says what the table waits for follows</extracomment>
        <translation>Isso agora não pode ser.</translation>
    </message>
    <message>
        <source>This deck has no dark side.</source>
        <extracomment>Refused; the 56-card edition</extracomment>
        <translation>Este baralho não tem Lado Escuro.</translation>
    </message>
    <message>
        <source>It is not %1’s turn.</source>
        <extracomment>Refused; a sentence that says whose turn it is follows</extracomment>
        <translation>Não é a vez de %1.</translation>
    </message>
    <message>
        <source>Say who it was: the name is missing.</source>
        <extracomment>Refused; several players could be meant</extracomment>
        <translation>Falta o nome: diz quem foi.</translation>
    </message>
    <message>
        <source>%1 does not choose here.</source>
        <extracomment>Refused; a sentence that says who chooses the colour follows</extracomment>
        <translation>Quem escolhe aqui não é %1.</translation>
    </message>
    <message>
        <source>Only %1, who has to draw for the card, accepts or challenges.</source>
        <extracomment>Refused; %1 was hit by a Wild Draw card</extracomment>
        <translation>Só aceita ou desafia quem teria de biscar por essa carta: %1.</translation>
    </message>
    <message>
        <source>%1 went out and has no cards left.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 já ficou sem cartas.</translation>
    </message>
    <message>
        <source>%1 has no cards left and cannot be guilty.</source>
        <extracomment>Refused; a Wild Draw card was the last card of %1</extracomment>
        <translation>%1 já não tem cartas e só pode ser inocente.</translation>
    </message>
    <message>
        <source>Nobody has to call UNO now.</source>
        <extracomment>Refused</extracomment>
        <translation>Agora ninguém tem de dizer UNO.</translation>
    </message>
    <message>
        <source>%1 can only be caught by somebody else.</source>
        <extracomment>Refused</extracomment>
        <translation>Só outra pessoa pode apanhar %1.</translation>
    </message>
    <message>
        <source>There is nothing to shuffle under the top card.</source>
        <extracomment>Refused</extracomment>
        <translation>Debaixo da carta de cima não há nada para baralhar.</translation>
    </message>
    <message>
        <source>A correction must name everyone who was dealt in that round, once each.</source>
        <extracomment>Refused</extracomment>
        <translation>A correção tem de incluir todos os que jogaram essa ronda, cada um uma vez.</translation>
    </message>
    <message>
        <source>%1 is already at the table.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 já está à mesa.</translation>
    </message>
    <message>
        <source>%1 is not at the table.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 não está à mesa.</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n player(s) can sit at the table.</source>
        <extracomment>Refused; %n is 10</extracomment>
        <translation>
            <numerusform>À mesa cabe no máximo %n jogador.</numerusform>
            <numerusform>À mesa cabem no máximo %n jogadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least two play, so %1 cannot leave.</source>
        <extracomment>Refused</extracomment>
        <translation>Jogam pelo menos dois, por isso %1 não pode sair.</translation>
    </message>
    <message>
        <source>The new order must name everyone at the table, once each.</source>
        <extracomment>Refused</extracomment>
        <translation>A nova ordem tem de incluir todos os que estão à mesa, cada um uma vez.</translation>
    </message>
    <message>
        <source>All cards are dealt: there is none left to turn up.</source>
        <extracomment>Refused; too many players for the deck</extracomment>
        <translation>As cartas estão todas dadas: não resta nenhuma para virar.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <extracomment>Refused</extracomment>
        <translation>Não há nada para desfazer.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <extracomment>Refused</extracomment>
        <translation>Não há nada para refazer.</translation>
    </message>
    <message>
        <source>The discard pile was reshuffled.</source>
        <extracomment>The draw pile ran out while somebody was drawing</extracomment>
        <translation>Baralhou-se de novo a pilha de jogo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is caught and draws %n card(s).</source>
        <extracomment>%1 holds a single card, has not called UNO and pays for it</extracomment>
        <translation>
            <numerusform>%1 não disse UNO: bisca %n carta.</numerusform>
            <numerusform>%1 não disse UNO: bisca %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guilty: %1 was not allowed to play that card.</source>
        <extracomment>A challenge; %1 is who laid the Wild Draw card</extracomment>
        <translation>Culpa provada: %1 não podia jogar essa carta.</translation>
    </message>
    <message>
        <source>Innocent: %1 was allowed to play that card.</source>
        <extracomment>A challenge; %1 is who laid the Wild Draw card</extracomment>
        <translation>Inocente: %1 podia jogar essa carta.</translation>
    </message>
    <message>
        <source>The table lets it stand: %1 plays %2 and names %3.</source>
        <extracomment>%1 is a player, %2 is &quot;a Wild&quot;, %3 is &quot;red&quot;</extracomment>
        <translation>A mesa deixa passar: %1 joga %2 e escolhe %3.</translation>
    </message>
    <message>
        <source>The table lets it stand: %1 plays %2.</source>
        <extracomment>%1 is a player, %2 is &quot;a red 4&quot;</extracomment>
        <translation>A mesa deixa passar: %1 joga %2.</translation>
    </message>
    <message>
        <source>%1 plays the last card, %2.</source>
        <extracomment>%1 is a player, %2 is &quot;a Wild Draw Two&quot;</extracomment>
        <translation>%1 joga a última carta, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 held %n card(s) after playing the wild, not %2.</source>
        <extracomment>Refused; a hand is shown in a challenge, and %2 cards were named</extracomment>
        <translation>
            <numerusform>%1 tinha %n carta depois de jogar o joker, não %2.</numerusform>
            <numerusform>%1 tinha %n cartas depois de jogar o joker, não %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can’t play %2: it must be %3 or %4.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;, %3 is &quot;blue&quot;, %4 is &quot;a 7&quot;</extracomment>
        <translation>%1 não pode jogar %2: pede‑se %3 ou %4.</translation>
    </message>
    <message>
        <source>%1 can’t play %2: it must be %3.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;, %3 is &quot;a 7&quot;</extracomment>
        <translation>%1 não pode jogar %2: pede‑se %3.</translation>
    </message>
    <message>
        <source>%1 can’t play %2: the color must be %3.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;, %3 is &quot;blue&quot;</extracomment>
        <translation>%1 não pode jogar %2: pede‑se %3.</translation>
    </message>
    <message>
        <source>%1 can’t play %2.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;</extracomment>
        <translation>%1 não pode jogar %2.</translation>
    </message>
    <message>
        <source>%1 plays %2: the color matches.</source>
        <extracomment>%1 is a player, %2 is &quot;a blue 7&quot;</extracomment>
        <translation>%1 joga %2: a cor coincide.</translation>
    </message>
    <message>
        <source>%1 plays %2: the number matches.</source>
        <extracomment>%1 is a player, %2 is &quot;a blue 7&quot;</extracomment>
        <translation>%1 joga %2: o número coincide.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1 is a player, %2 is &quot;a blue Skip&quot;</extracomment>
        <translation>%1 joga %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 and names %3.</source>
        <extracomment>%1 is a player, %2 is &quot;a Wild&quot;, %3 is &quot;red&quot;</extracomment>
        <translation>%1 joga %2 e escolhe %3.</translation>
    </message>
    <message>
        <source>%1 draws a card and may play it or pass.</source>
        <extracomment>The player on turn takes one card</extracomment>
        <translation>%1 bisca uma carta e pode jogá-la ou passar.</translation>
    </message>
    <message>
        <source>It does nothing, because nobody played it.</source>
        <extracomment>An action card came up with a Flip</extracomment>
        <translation>Não faz nada, porque ninguém a jogou.</translation>
    </message>
    <message>
        <source>%1 calls UNO before playing the next-to-last card.</source>
        <extracomment>%1 holds two cards and is on turn</extracomment>
        <translation>%1 diz UNO antes de jogar a penúltima carta.</translation>
    </message>
    <message>
        <source>By this table’s ruling a last Draw One still takes effect.</source>
        <extracomment>Of the last card of a round</extracomment>
        <translation>Por decisão da mesa, uma última carta Bisca 1 ainda tem efeito.</translation>
    </message>
    <message>
        <source>The last card still takes effect.</source>
        <extracomment>Of the last card of a round, one for which the next player draws</extracomment>
        <translation>A última carta ainda tem efeito.</translation>
    </message>
    <message>
        <source>%1 plays a card or draws one.</source>
        <extracomment>What the table waits for, after something else was refused</extracomment>
        <translation>%1 joga ou bisca uma carta.</translation>
    </message>
    <message>
        <source>%1, and is skipped.</source>
        <extracomment>%1 is such as &quot;Ben draws until the first blue card comes&quot;: the same player loses a turn</extracomment>
        <translation>%1, e perde a vez.</translation>
    </message>
    <message>
        <source>Then %1 is next.</source>
        <extracomment>Once somebody has drawn, the turn moves on to %1</extracomment>
        <translation>Depois joga %1.</translation>
    </message>
    <message>
        <source>It cannot begin a round: put it back into the deck.</source>
        <extracomment>Of the first card; a sentence that says who turns up another one follows</extracomment>
        <translation>Uma ronda não pode começar com esta carta: volta para a pilha.</translation>
    </message>
    <message>
        <source>The sheet does not say what follows; here everything turns to the dark side.</source>
        <extracomment>A Flip was turned up to begin</extracomment>
        <translation>O folheto não diz o que se segue; aqui vira-se tudo para o Lado Escuro.</translation>
    </message>
    <message>
        <source>The sheet does not say what it does with two players; here it skips the other one.</source>
        <extracomment>Of a Reverse</extracomment>
        <translation>O folheto não diz o que faz a dois; aqui o outro perde a vez.</translation>
    </message>
    <message>
        <source>In this edition nobody draws for a last Draw One.</source>
        <extracomment>Of the last card of a round</extracomment>
        <translation>Nesta edição ninguém bisca por uma última carta Bisca 1.</translation>
    </message>
    <message>
        <source>Turn your cards over: the light side is scored.</source>
        <extracomment>The last card was a Flip; all others turn their cards over to count them</extracomment>
        <translation>Virem as cartas: conta o Lado Claro.</translation>
    </message>
    <message>
        <source>Turn your cards over: the dark side is scored.</source>
        <extracomment>The last card was a Flip; all others turn their cards over to count them</extracomment>
        <translation>Virem as cartas: conta o Lado Escuro.</translation>
    </message>
    <message numerus="yes">
        <source>%1 have the lowest total, %n point(s): they win together.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1 têm o total mais baixo, %n ponto: ganham em conjunto.</numerusform>
            <numerusform>%1 têm o total mais baixo, %n pontos: ganham em conjunto.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: there is only one, and it has been seen already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself; it is in a hand that was counted, this one or another</extracomment>
        <translation>%1: só há uma, e já se viu.</translation>
    </message>
    <message>
        <source>%1: there are only two, and both have been seen already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself; they are in hands that were counted, this one or others</extracomment>
        <translation>%1: só há duas, e já se viram as duas.</translation>
    </message>
    <message numerus="yes">
        <source>%1: there are only %n, and all of them have been seen already.</source>
        <extracomment>Refused; %1 is &quot;Wild&quot; by itself; they are in hands that were counted, this one or others</extracomment>
        <translation>
            <numerusform>%1: só há uma, e já se viu.</numerusform>
            <numerusform>%1: só há %n, e já se viram todas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too late: %1 has not called UNO, but here catching counts only until the next player begins the turn.</source>
        <extracomment>Refused</extracomment>
        <translation>Já é tarde: %1 não disse UNO, mas aqui só se pode apanhar alguém até o jogador seguinte começar a sua vez.</translation>
    </message>
    <message>
        <source>Too late: %1 has not called UNO, but here catching counts only until the next player has played.</source>
        <extracomment>Refused</extracomment>
        <translation>Já é tarde: %1 não disse UNO, mas aqui só se pode apanhar alguém até o jogador seguinte ter jogado.</translation>
    </message>
    <message>
        <source>Here a last Draw One adds nothing to what waited.</source>
        <extracomment>Of the last card of a round; a sentence that says who draws what was waiting follows</extracomment>
        <translation>Aqui uma última carta Bisca 1 não acrescenta nada ao que esperava.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can’t play %2: %n card(s) are waiting.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;: so many cards are waiting for %1</extracomment>
        <translation>
            <numerusform>%1 não pode jogar %2: espera %n carta.</numerusform>
            <numerusform>%1 não pode jogar %2: esperam %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take them, or lay the same draw card.</source>
        <extracomment>What can be done about cards that are waiting</extracomment>
        <translation>Bisca-as, ou joga a mesma carta que faz biscar.</translation>
    </message>
    <message>
        <source>Take them, or lay a draw card that costs at least as many.</source>
        <extracomment>What can be done about cards that are waiting</extracomment>
        <translation>Bisca-as, ou joga uma carta que faça biscar pelo menos o mesmo.</translation>
    </message>
    <message>
        <source>Take them, or lay a draw card that fits.</source>
        <extracomment>What can be done about cards that are waiting</extracomment>
        <translation>Bisca-as, ou joga uma carta que faça biscar e que sirva.</translation>
    </message>
    <message>
        <source>%1 can’t go out with %2: here the last card must not be a wild.</source>
        <extracomment>Refused; %2 is &quot;a Wild&quot;</extracomment>
        <translation>%1 não pode acabar com %2: aqui a última carta não pode ser um joker.</translation>
    </message>
    <message>
        <source>%1 can’t go out with %2: here the last card must be a number.</source>
        <extracomment>Refused; %2 is &quot;a blue Skip&quot;</extracomment>
        <translation>%1 não pode acabar com %2: aqui a última carta tem de ser um número.</translation>
    </message>
    <message>
        <source>Whoever draws takes at least one card.</source>
        <extracomment>Refused</extracomment>
        <translation>Quem bisca leva pelo menos uma carta.</translation>
    </message>
    <message>
        <source>Everybody hands their cards on.</source>
        <extracomment>House rule: a 0 was laid</extracomment>
        <translation>Todos passam a mão.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s) and may play the last one or pass.</source>
        <extracomment>House rule: %1 draws until a card comes that can be played</extracomment>
        <translation>
            <numerusform>%1 bisca %n carta e pode jogar a última ou passar.</numerusform>
            <numerusform>%1 bisca %n cartas e pode jogar a última ou passar.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 jumps in.</source>
        <extracomment>%1 lays the very same card as the top one out of turn, as this table allows; what was laid follows</extracomment>
        <translation>%1 mete-se.</translation>
    </message>
    <message>
        <source>%1 swaps hands with %2.</source>
        <extracomment>House rule: somebody laid a 7</extracomment>
        <translation>%1 troca de mão com %2.</translation>
    </message>
    <message numerus="yes">
        <source>A fine: %1 draws %n card(s).</source>
        <extracomment>The table makes %1 draw, for a wrong call or the like</extracomment>
        <translation>
            <numerusform>Multa: %1 bisca %n carta.</numerusform>
            <numerusform>Multa: %1 bisca %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can jump in only with the very same card as the one on top.</source>
        <extracomment>Refused; a sentence that says whose turn it is follows</extracomment>
        <translation>%1 só se pode meter com uma carta igual à que está em cima.</translation>
    </message>
    <message>
        <source>At this table one card is drawn, not %1.</source>
        <extracomment>Refused; %1 is a number of cards</extracomment>
        <translation>Nesta mesa bisca-se uma carta, não %1.</translation>
    </message>
    <message numerus="yes">
        <source>At this table a Wild Draw Color costs no more than %n card(s), not %1.</source>
        <extracomment>Refused; %1 is a number of cards</extracomment>
        <translation>
            <numerusform>Nesta mesa um Joker Bisca uma Cor custa no máximo %n carta, não %1.</numerusform>
            <numerusform>Nesta mesa um Joker Bisca uma Cor custa no máximo %n cartas, não %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 swaps hands with somebody else.</source>
        <extracomment>Refused; %1 laid a 7</extracomment>
        <translation>%1 troca de mão com outra pessoa.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is back, with %n point(s) from now on.</source>
        <extracomment>A player who had left, and has other points from now on</extracomment>
        <translation>
            <numerusform>%1 está de volta, agora com %n ponto.</numerusform>
            <numerusform>%1 está de volta, agora com %n pontos.</numerusform>
        </translation>
    </message>
</context>
</TS>
