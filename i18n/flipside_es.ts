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
</TS>
