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
        <translation>Flipside es un compañero no oficial para quienes juegan con sus propias cartas. UNO y UNO FLIP! son marcas de Mattel, que no tiene nada que ver con esta aplicación.</translation>
    </message>
    <message>
        <source>Flipside is free software under the MIT License. Its letters are Noto Sans, under the SIL Open Font License 1.1.</source>
        <extracomment>The names of the licences stay as they are.</extracomment>
        <translation>Flipside es software libre bajo la MIT License. Su letra es Noto Sans, bajo la SIL Open Font License 1.1.</translation>
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
        <source>For tables that play UNO FLIP! and games like it, with real cards in hand.</source>
        <extracomment>What the app is for. UNO FLIP! is the name of a card game and stays as it is.</extracomment>
        <translation>Para mesas que juegan a UNO FLIP! y juegos parecidos, con cartas de verdad en la mano.</translation>
    </message>
    <message>
        <source>Turn it over</source>
        <extracomment>Turns the deck to its other side; the app&apos;s look follows.</extracomment>
        <translation>Darle la vuelta</translation>
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
    <name>HomePage</name>
    <message>
        <source>Play</source>
        <extracomment>The place where matches are played.</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Make yourself at home</source>
        <extracomment>Heading over the settings a newcomer may want to look at first.</extracomment>
        <translation>Ponte cómodo</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>A row that leads to the settings, with the language in use beside it.</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>A row that leads to the settings, with the size in per cent beside it.</extracomment>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 is a number of per cent.</extracomment>
        <translation>%1&#xa0;%</translation>
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
        <source>As the system</source>
        <extracomment>Choice of language: the one the system uses.</extracomment>
        <translation>Como el sistema</translation>
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
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <extracomment>The place where language, text size and look are chosen.</extracomment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Heading over the choice of language.</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>Choice of language: the one the system uses.</extracomment>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Heading over text size and motion.</extracomment>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>Nothing slides, turns or falls; it is simply there.</source>
        <extracomment>What the switch &quot;Less motion&quot; does.</extracomment>
        <translation>Nada se desliza, gira ni cae; simplemente aparece.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos movimiento</translation>
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
</context>
<context>
    <name>SettingsTrouble</name>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>What could be read was kept, the rest is as on the first day. Matches are not touched. The old file is kept as %1.</source>
        <extracomment>%1 is a file name.</extracomment>
        <translation>Se conservó lo que se pudo leer; lo demás está como el primer día. Las partidas no se tocaron. El archivo anterior se guardó como %1.</translation>
    </message>
    <message>
        <source>They hold until Flipside is closed. Matches are not touched.</source>
        <translation>Valen hasta que se cierre Flipside. Las partidas no se tocaron.</translation>
    </message>
    <message>
        <source>The settings file was damaged</source>
        <extracomment>First: the settings file was damaged. Second: it could not be written.</extracomment>
        <translation>El archivo de ajustes estaba dañado</translation>
    </message>
    <message>
        <source>The settings could not be saved</source>
        <translation>No se pudieron guardar los ajustes</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <extracomment>Closes a panel that lies over the page.</extracomment>
        <translation>Cerrar</translation>
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
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <extracomment>Makes a number smaller.</extracomment>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Makes a number larger.</extracomment>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>TextSizeRow</name>
    <message>
        <source>Text size</source>
        <extracomment>How large words are, in per cent.</extracomment>
        <translation>Tamaño del texto</translation>
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
        <translation>Tinta sobre papel cálido.</translation>
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
        <source>This was said already.</source>
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
        <translation>Ese nombre ya está tomado.</translation>
    </message>
    <message>
        <source>%1 It says “%2”.</source>
        <extracomment>%1 explains what should stand in a line, %2 is what was found there instead</extracomment>
        <translation>%1 Dice “%2”.</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <extracomment>A single line of a record cannot be read; %2 is a sentence that says why</extracomment>
        <translation>Columna %1: %2</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>A record cannot be read; %3 is a sentence that says why</extracomment>
        <translation>Línea %1, columna %2: %3</translation>
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
        <translation>%1: %2, se da por buena</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Something that happened: %1 laid the card %2, &quot;Blue 7&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <extracomment>Something that happened</extracomment>
        <translation>%1 toma</translation>
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
    <message numerus="yes">
        <source>%1 took %n card(s)</source>
        <extracomment>Something that happened: so many cards were drawn until the chosen colour came</extracomment>
        <translation>
            <numerusform>%1 tomó %n carta</numerusform>
            <numerusform>%1 tomó %n cartas</numerusform>
        </translation>
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
        <source>%1 is out</source>
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
        <extracomment>A correction; %1 is &quot;Blue&quot;</extracomment>
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
        <translation>Pila para TIRAR barajada de nuevo</translation>
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
        <source>Done again</source>
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
        <source>%1 lays the drawn card or passes</source>
        <extracomment>What the table waits for; %1 has just drawn a card</extracomment>
        <translation>%1 juega la carta que tomó o pasa</translation>
    </message>
    <message>
        <source>%1 names the color</source>
        <extracomment>What the table waits for: the colour of a wild, which player %1 chooses</extracomment>
        <translation>%1 elige el color</translation>
    </message>
    <message>
        <source>%1 says which card is on top now</source>
        <extracomment>What the table waits for: the discard pile was turned over, and nobody has told its new top card</extracomment>
        <translation>%1 dice qué carta está arriba ahora</translation>
    </message>
    <message>
        <source>%1 accepts or challenges</source>
        <extracomment>What the table waits for: player %1 was hit by a Wild Draw card</extracomment>
        <translation>%1 acepta o desafía</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws up to the first %2, and %n more card(s)</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;, %n is 2: the price of a lost challenge</extracomment>
        <translation>
            <numerusform>%1 toma hasta la primera %2, y %n carta más</numerusform>
            <numerusform>%1 toma hasta la primera %2, y %n cartas más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws up to the first %2</source>
        <extracomment>What the table waits for; %2 is &quot;blue card&quot;</extracomment>
        <translation>%1 toma hasta la primera %2</translation>
    </message>
    <message>
        <source>Still to be counted: %1</source>
        <extracomment>What the table waits for: the cards left in the hands of the players listed in %1</extracomment>
        <translation>Falta contar: %1</translation>
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
        <translation>%1 ganan la partida a la vez</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <extracomment>What the table waits for: the next round; %1 deals it</extracomment>
        <translation>%1 reparte</translation>
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
        <source>Everyone keeps their own</source>
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
        <source>How long you can be caught</source>
        <extracomment>A table ruling by itself: how long somebody who forgot to call UNO can be caught</extracomment>
        <translation>Hasta cuándo te pueden atrapar</translation>
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
        <extracomment>Choice of &quot;How long you can be caught&quot;</extracomment>
        <translation>Hasta que el siguiente empiece su turno</translation>
    </message>
    <message>
        <source>Until the next player has played</source>
        <extracomment>Choice of &quot;How long you can be caught&quot;</extracomment>
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
        <translation>El siguiente toma de todos modos</translation>
    </message>
    <message>
        <source>Nobody draws</source>
        <extracomment>Choice of &quot;Draw One as the last card&quot;</extracomment>
        <translation>Nadie toma</translation>
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
        <source>Guilty: %1 was not allowed to lay that card.</source>
        <extracomment>A challenge; %1 is who laid the Wild Draw card</extracomment>
        <translation>Culpable: %1 no podía jugar esa carta.</translation>
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
    <message>
        <source>Innocent: %1 was allowed to lay that card.</source>
        <extracomment>A challenge; %1 is who laid the Wild Draw card</extracomment>
        <translation>Inocente: %1 sí podía jugar esa carta.</translation>
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
        <source>%1 is out.</source>
        <extracomment>The last card, a Wild Draw card, is settled</extracomment>
        <translation>%1 se queda sin cartas.</translation>
    </message>
    <message>
        <source>%1 catches %2, who did not call UNO.</source>
        <extracomment>%1 noticed that %2 holds a single card and has not called UNO</extracomment>
        <translation>%1 atrapa a %2 sin haber dicho UNO.</translation>
    </message>
    <message>
        <source>%1 did not call UNO and is caught.</source>
        <extracomment>Somebody noticed that %1 holds a single card and has not called UNO</extracomment>
        <translation>%1 no dijo UNO y alguien se dio cuenta.</translation>
    </message>
    <message>
        <source>The table lets it stand: %1 lays %2 and names %3.</source>
        <extracomment>%1 is a player, %2 is &quot;a Wild&quot;, %3 is &quot;red&quot;</extracomment>
        <translation>La mesa lo da por bueno: %1 juega %2 y elige %3.</translation>
    </message>
    <message>
        <source>The table lets it stand: %1 lays %2.</source>
        <extracomment>%1 is a player, %2 is &quot;a red 4&quot;</extracomment>
        <translation>La mesa lo da por bueno: %1 juega %2.</translation>
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
        <source>All rounds are worked out anew.</source>
        <extracomment>All rounds were worked out again; a sentence that explains the new scoring goes before</extracomment>
        <translation>Todas las rondas se vuelven a calcular.</translation>
    </message>
    <message>
        <source>The table’s ruling – %1: %2.</source>
        <extracomment>%1 is &quot;Flip as the last card&quot;, %2 is &quot;The new side is scored&quot;</extracomment>
        <translation>Acuerdo de la mesa – %1: %2.</translation>
    </message>
    <message>
        <source>It holds at once.</source>
        <extracomment>When a new table ruling begins to count</extracomment>
        <translation>Vale desde ya.</translation>
    </message>
    <message>
        <source>It holds from the next round on.</source>
        <extracomment>When a new table ruling begins to count</extracomment>
        <translation>Vale desde la próxima ronda.</translation>
    </message>
    <message>
        <source>New seats, going round to the left: %1.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>Nuevos asientos, hacia la izquierda: %1.</translation>
    </message>
    <message>
        <source>%1 is out with %2.</source>
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
        <source>%1 lays the last card, %2.</source>
        <extracomment>%1 is a player, %2 is &quot;a Wild Draw Two&quot;</extracomment>
        <translation>%1 juega su última carta, %2.</translation>
    </message>
    <message>
        <source>%1 is out, on the light side.</source>
        <extracomment>%1 has no cards left</extracomment>
        <translation>%1 se queda sin cartas, en el lado claro.</translation>
    </message>
    <message>
        <source>%1 is out, on the dark side.</source>
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
        <source>%1 have the lowest total, %n point(s): by this table’s ruling they win together.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1 tienen el total más bajo, %n punto: por acuerdo de la mesa, ganan a la vez.</numerusform>
            <numerusform>%1 tienen el total más bajo, %n puntos: por acuerdo de la mesa, ganan a la vez.</numerusform>
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
            <numerusform>%1 ha llegado a %n punto y gana la partida.</numerusform>
            <numerusform>%1 ha llegado a %n puntos y gana la partida.</numerusform>
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
        <source>%1: there is only one, and it lies in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself</extracomment>
        <translation>%1: solo hay una carta así, y ya está en la pila para TIRAR.</translation>
    </message>
    <message>
        <source>%1: there are only two, and both lie in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself</extracomment>
        <translation>%1: solo hay dos cartas así, y las dos están ya en la pila para TIRAR.</translation>
    </message>
    <message numerus="yes">
        <source>%1: there are only %n, and all of them lie in the discard pile already.</source>
        <extracomment>Refused; %1 is &quot;Wild&quot; by itself</extracomment>
        <translation>
            <numerusform>%1: solo hay una carta así, y ya está en la pila para TIRAR.</numerusform>
            <numerusform>%1: solo hay %n cartas así, y todas están ya en la pila para TIRAR.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: there are only %n; with those seen elsewhere that makes too many.</source>
        <extracomment>Refused; %1 is &quot;Blue 7&quot; by itself</extracomment>
        <translation>
            <numerusform>%1: solo hay una carta así; con la que ya se vio, son demasiadas.</numerusform>
            <numerusform>%1: solo hay %n cartas así; con las que ya se vieron, son demasiadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 held %n card(s) when the wild had been laid, not %2.</source>
        <extracomment>Refused; a hand is shown in a challenge, and %2 cards were named</extracomment>
        <translation>
            <numerusform>%1 tenía %n carta al jugar el comodín, no %2.</numerusform>
            <numerusform>%1 tenía %n cartas al jugar el comodín, no %2.</numerusform>
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
            <numerusform>Ni con toda la pila para TOMAR tendría %1 más de %n carta; %2 no puede ser.</numerusform>
            <numerusform>Ni con toda la pila para TOMAR tendría %1 más de %n cartas; %2 no puede ser.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes at least one card until the color comes.</source>
        <extracomment>Refused; cards drawn for a Wild Draw Color</extracomment>
        <translation>Hasta que sale el color hace falta al menos una carta.</translation>
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
            <numerusform>%2 no puede ser: %1 tiene al menos %n punto.</numerusform>
            <numerusform>%2 no puede ser: %1 tiene al menos %n puntos.</numerusform>
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
        <source>%1 cannot lay %2: %3 or %4 is asked for.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;, %3 is &quot;blue&quot;, %4 is &quot;a 7&quot;</extracomment>
        <translation>%1 no puede jugar %2: se pide %3 o %4.</translation>
    </message>
    <message>
        <source>%1 cannot lay %2: %3 is asked for.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;, %3 is &quot;a 7&quot;</extracomment>
        <translation>%1 no puede jugar %2: se pide %3.</translation>
    </message>
    <message>
        <source>%1 cannot lay %2: the color %3 is asked for.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;, %3 is &quot;blue&quot;</extracomment>
        <translation>%1 no puede jugar %2: se pide %3.</translation>
    </message>
    <message>
        <source>%1 cannot lay %2.</source>
        <extracomment>Refused; %2 is &quot;a red 4&quot;</extracomment>
        <translation>%1 no puede jugar %2.</translation>
    </message>
    <message>
        <source>%1 has called UNO already.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 ya dijo UNO.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s): UNO is called with one left, or with two on your own turn.</source>
        <extracomment>Refused</extracomment>
        <translation>
            <numerusform>%1 tiene %n carta: UNO se dice con una, o con dos en el propio turno.</numerusform>
            <numerusform>%1 tiene %n cartas: UNO se dice con una, o con dos en el propio turno.</numerusform>
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
        <source>%1 has called UNO, or it is too late: by this table’s ruling catching counts until the next player begins the turn.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 ya dijo UNO, o es tarde: por acuerdo de la mesa, se puede atrapar hasta que el siguiente empiece su turno.</translation>
    </message>
    <message>
        <source>%1 has called UNO, or it is too late: by this table’s ruling catching counts until the next player has played.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 ya dijo UNO, o es tarde: por acuerdo de la mesa, se puede atrapar hasta que el siguiente haya jugado.</translation>
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
            <numerusform>No hay ronda %1 que corregir: solo se ha contado una.</numerusform>
            <numerusform>No hay ronda %1 que corregir: se han contado %n.</numerusform>
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
        <translation>La pila para TOMAR se acabó: se barajó la pila para TIRAR y ya hay otra.</translation>
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
        <source>The direction turns, and %1, who dealt, begins.</source>
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
        <source>By this table’s ruling everything turns to the dark side.</source>
        <extracomment>A Flip was turned up to begin</extracomment>
        <translation>Por acuerdo de la mesa, todo se voltea al lado oscuro.</translation>
    </message>
    <message>
        <source>%1 lays %2: the color matches.</source>
        <extracomment>%1 is a player, %2 is &quot;a blue 7&quot;</extracomment>
        <translation>%1 juega %2: el color coincide.</translation>
    </message>
    <message>
        <source>%1 lays %2: the number matches.</source>
        <extracomment>%1 is a player, %2 is &quot;a blue 7&quot;</extracomment>
        <translation>%1 juega %2: el número coincide.</translation>
    </message>
    <message>
        <source>%1 lays %2.</source>
        <extracomment>%1 is a player, %2 is &quot;a blue Skip&quot;</extracomment>
        <translation>%1 juega %2.</translation>
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
        <source>On top comes a card seen before: %1.</source>
        <extracomment>After a Flip; %1 is &quot;a teal 4&quot;, a face that was seen earlier in the round</extracomment>
        <translation>Arriba queda una carta que ya se había visto: %1.</translation>
    </message>
    <message>
        <source>%1 lays %2 and names %3.</source>
        <extracomment>%1 is a player, %2 is &quot;a Wild&quot;, %3 is &quot;red&quot;</extracomment>
        <translation>%1 juega %2 y elige %3.</translation>
    </message>
    <message>
        <source>There was nothing to draw: %1 can only pass.</source>
        <extracomment>Refused</extracomment>
        <translation>No había nada que tomar: %1 solo puede pasar.</translation>
    </message>
    <message>
        <source>%1 draws a card and may lay it or pass.</source>
        <extracomment>The player on turn takes one card</extracomment>
        <translation>%1 toma una carta y puede jugarla o pasar.</translation>
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
        <source>It does nothing, because nobody laid it.</source>
        <extracomment>An action card came up with a Flip</extracomment>
        <translation>No hace nada, porque nadie la jugó.</translation>
    </message>
    <message>
        <source>It cannot begin a round and goes back.</source>
        <extracomment>Of the first card</extracomment>
        <translation>Así no puede empezar la ronda: la carta se devuelve.</translation>
    </message>
    <message>
        <source>By this table’s ruling a Flip goes back.</source>
        <extracomment>Of the first card</extracomment>
        <translation>Por acuerdo de la mesa, una carta Flip se devuelve.</translation>
    </message>
    <message>
        <source>By this table’s ruling for two players it skips the other one.</source>
        <extracomment>Of a Reverse</extracomment>
        <translation>Por acuerdo de la mesa, entre dos hace perder el turno al otro.</translation>
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
        <source>%1 calls UNO before laying the last card but one.</source>
        <extracomment>%1 holds two cards and is on turn</extracomment>
        <translation>%1 dice UNO antes de jugar su penúltima carta.</translation>
    </message>
    <message>
        <source>%1 calls UNO, but could no longer be caught: nothing changes.</source>
        <extracomment>%1 holds a single card and calls UNO without need</extracomment>
        <translation>%1 dice UNO, pero ya no corría peligro: nada cambia.</translation>
    </message>
    <message>
        <source>By this table’s ruling a last Draw One still counts.</source>
        <extracomment>Of the last card of a round</extracomment>
        <translation>Por acuerdo de la mesa, una última carta Toma 1 todavía cuenta.</translation>
    </message>
    <message>
        <source>By this table’s ruling nobody draws for a last Draw One.</source>
        <extracomment>Of the last card of a round</extracomment>
        <translation>Por acuerdo de la mesa, nadie toma por una última carta Toma 1.</translation>
    </message>
    <message>
        <source>The last card still counts.</source>
        <extracomment>Of the last card of a round, a Draw Five</extracomment>
        <translation>La última carta todavía cuenta.</translation>
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
            <numerusform>Una carta vuelve barajada a la pila para TOMAR; la de arriba se queda.</numerusform>
            <numerusform>%n cartas vuelven barajadas a la pila para TOMAR; la de arriba se queda.</numerusform>
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
        <translation>Ronda %1 corregida: se quedó sin cartas %2.</translation>
    </message>
    <message>
        <source>Round %1 no longer counts.</source>
        <extracomment>A round of the score book</extracomment>
        <translation>La ronda %1 ya no cuenta.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sits down at the end with %n point(s).</source>
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
        <source>Done again: %1.</source>
        <extracomment>%1 is an event such as &quot;Ana: Blue 7&quot; that had been taken back</extracomment>
        <translation>Rehecho: %1.</translation>
    </message>
    <message>
        <source>The match ends here, unfinished and without a winner.</source>
        <extracomment>The table stops before anybody has won</extracomment>
        <translation>La partida termina aquí, sin acabar y sin ganador.</translation>
    </message>
    <message>
        <source>That does not fit in now.</source>
        <extracomment>Refused; a sentence that says what the table waits for follows</extracomment>
        <translation>Eso no va ahora.</translation>
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
        <translation>Solo acepta o desafía quien tendría que tomar por esa carta: %1.</translation>
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
        <source>Under the top card there is nothing to shuffle.</source>
        <extracomment>Refused</extracomment>
        <translation>Debajo de la carta de arriba no hay nada que barajar.</translation>
    </message>
    <message>
        <source>A correction names everyone who was dealt in that round, each once.</source>
        <extracomment>Refused</extracomment>
        <translation>Una corrección nombra a todos los que jugaron esa ronda, una vez a cada uno.</translation>
    </message>
    <message>
        <source>%1 sits at the table already.</source>
        <extracomment>Refused</extracomment>
        <translation>%1 ya está en la mesa.</translation>
    </message>
    <message>
        <source>%1 does not sit at the table.</source>
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
        <source>The new order names everyone at the table, each once.</source>
        <extracomment>Refused</extracomment>
        <translation>El nuevo orden nombra a todos los de la mesa, una vez a cada uno.</translation>
    </message>
    <message>
        <source>All cards are dealt: there is none left to turn up.</source>
        <extracomment>Refused; too many players for the deck</extracomment>
        <translation>Todas las cartas están repartidas: no queda ninguna que destapar.</translation>
    </message>
    <message numerus="yes">
        <source>%1 comes back with the %n point(s) of before, not with others.</source>
        <extracomment>Refused; other points were said</extracomment>
        <translation>
            <numerusform>%1 vuelve con su %n punto de antes, no con otros.</numerusform>
            <numerusform>%1 vuelve con sus %n puntos de antes, no con otros.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <extracomment>Refused</extracomment>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <extracomment>Refused</extracomment>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>%1 lays a card or draws one.</source>
        <extracomment>What the table waits for, after something else was refused</extracomment>
        <translation>%1 juega o toma una carta.</translation>
    </message>
</context>
</TS>
