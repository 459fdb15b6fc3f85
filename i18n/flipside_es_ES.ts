<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
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
        <translation>Cambio de sentido azul</translation>
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
        <translation>Cambio de sentido verde</translation>
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
        <translation>Cambio de sentido rojo</translation>
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
        <translation>Cambio de sentido amarillo</translation>
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
        <translation>Cambio de sentido rosa</translation>
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
        <translation>Cambio de sentido azul turquesa</translation>
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
        <translation>Cambio de sentido naranja</translation>
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
        <translation>Cambio de sentido morado</translation>
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
        <translation>%1 roba</translation>
    </message>
    <message numerus="yes">
        <source>%1 took %n card(s)</source>
        <extracomment>Something that happened: so many cards were drawn until the chosen colour came</extracomment>
        <translation>
            <numerusform>%1 ha robado %n carta</numerusform>
            <numerusform>%1 ha robado %n cartas</numerusform>
        </translation>
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
</context>
<context>
    <name>phases</name>
    <message>
        <source>%1 lays the drawn card or passes</source>
        <extracomment>What the table waits for; %1 has just drawn a card</extracomment>
        <translation>%1 juega la carta que ha robado o pasa</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws up to the first %2, and %n more card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;, %n is 2: the price of a lost challenge</extracomment>
        <translation>
            <numerusform>%1 roba hasta la primera %2, y %n carta más</numerusform>
            <numerusform>%1 roba hasta la primera %2, y %n cartas más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws up to the first %2</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;</extracomment>
        <translation>%1 roba hasta la primera %2</translation>
    </message>
    <message>
        <source>The match was stopped and has no winner</source>
        <extracomment>The match is over</extracomment>
        <translation>La partida se ha interrumpido y no tiene ganador</translation>
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
        <source>How long you can be caught</source>
        <extracomment>A table ruling by itself: how long somebody who forgot to call UNO can be caught</extracomment>
        <translation>Hasta cuándo te pueden pillar</translation>
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
        <translation>El siguiente roba de todos modos</translation>
    </message>
    <message>
        <source>Nobody draws</source>
        <extracomment>Choice of &quot;Draw One as the last card&quot;</extracomment>
        <translation>Nadie roba</translation>
    </message>
    <message>
        <source>Whoever won the round</source>
        <extracomment>Choice of &quot;Who deals the next round&quot;</extracomment>
        <translation>Quien ha ganado la ronda</translation>
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
        <translation>%1 pilla a %2 sin haber dicho UNO.</translation>
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
        <source>%1: there is only one, and it lies in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself</extracomment>
        <translation>%1: solo hay una carta así, y ya está en la pila de descarte.</translation>
    </message>
    <message>
        <source>%1: there are only two, and both lie in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself</extracomment>
        <translation>%1: solo hay dos cartas así, y las dos están ya en la pila de descarte.</translation>
    </message>
    <message numerus="yes">
        <source>%1: there are only %n, and all of them lie in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Wild&quot; by itself</extracomment>
        <translation>
            <numerusform>%1: solo hay una carta así, y ya está en la pila de descarte.</numerusform>
            <numerusform>%1: solo hay %n cartas así, y todas están ya en la pila de descarte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: there are only %n; with those seen elsewhere that makes too many.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself</extracomment>
        <translation>
            <numerusform>%1: solo hay una carta así; con la que ya se ha visto, son demasiadas.</numerusform>
            <numerusform>%1: solo hay %n cartas así; con las que ya se han visto, son demasiadas.</numerusform>
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
        <source>%1 has called UNO already.</source>
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
    <message>
        <source>%1 has called UNO, or it is too late: by this table’s ruling catching counts until the next player begins the turn.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 ya ha dicho UNO, o es tarde: por acuerdo de la mesa, se puede pillar hasta que el siguiente empiece su turno.</translation>
    </message>
    <message>
        <source>%1 has called UNO, or it is too late: by this table’s ruling catching counts until the next player has played.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 ya ha dicho UNO, o es tarde: por acuerdo de la mesa, se puede pillar hasta que el siguiente haya jugado.</translation>
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
        <source>The direction turns, and %1, who dealt, begins.</source>
        <extracomment>A Reverse was turned up to begin; %1 is the dealer</extracomment>
        <translation>El sentido se invierte y empieza quien ha repartido: %1.</translation>
    </message>
    <message>
        <source>By this table’s ruling everything turns to the dark side.</source>
        <extracomment>A Flip was turned up to begin</extracomment>
        <translation>Por acuerdo de la mesa, se da la vuelta a todo: al lado oscuro.</translation>
    </message>
    <message>
        <source>Everything turns to the light side.</source>
        <extracomment>A Flip was laid</extracomment>
        <translation>Se da la vuelta a todo: al lado claro.</translation>
    </message>
    <message>
        <source>Everything turns to the dark side.</source>
        <extracomment>A Flip was laid</extracomment>
        <translation>Se da la vuelta a todo: al lado oscuro.</translation>
    </message>
    <message>
        <source>There was nothing to draw: %1 can only pass.</source>
        <extracomment>Refused</extracomment>
        <translation>No había nada que robar: %1 solo puede pasar.</translation>
    </message>
    <message>
        <source>%1 draws a card and may lay it or pass.</source>
        <extracomment>The player on turn takes one card</extracomment>
        <translation>%1 roba una carta y puede jugarla o pasar.</translation>
    </message>
    <message>
        <source>It does nothing, because nobody laid it.</source>
        <extracomment>An action card came up with a Flip</extracomment>
        <translation>No hace nada, porque nadie la ha jugado.</translation>
    </message>
    <message>
        <source>%1 calls UNO in time and cannot be caught.</source>
        <extracomment>%1 holds a single card</extracomment>
        <translation>%1 dice UNO a tiempo: ya no hay nada que pillar.</translation>
    </message>
    <message>
        <source>By this table’s ruling a last Draw One still counts.</source>
        <extracomment>Of the last card of a round</extracomment>
        <translation>Por acuerdo de la mesa, una última carta “Roba una” todavía cuenta.</translation>
    </message>
    <message>
        <source>By this table’s ruling nobody draws for a last Draw One.</source>
        <extracomment>Of the last card of a round</extracomment>
        <translation>Por acuerdo de la mesa, nadie roba por una última carta “Roba una”.</translation>
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
        <translation>Solo acepta o desafía quien tendría que robar por esa carta: %1.</translation>
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
        <source>%1 lays a card or draws one.</source>
        <extracomment>What the table waits for, after something else was refused</extracomment>
        <translation>%1 juega o roba una carta.</translation>
    </message>
</context>
</TS>
