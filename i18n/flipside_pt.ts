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
        <translation>O Flipside é um companheiro não oficial para quem joga com as suas próprias cartas. UNO e UNO FLIP! são marcas da Mattel, que nada tem a ver com esta aplicação.</translation>
    </message>
    <message>
        <source>Flipside is free software under the MIT License. Its letters are Noto Sans, under the SIL Open Font License 1.1.</source>
        <extracomment>The names of the licences stay as they are.</extracomment>
        <translation>O Flipside é software livre sob a MIT License. As letras são Noto Sans, sob a SIL Open Font License 1.1.</translation>
    </message>
</context>
<context>
    <name>DeckPanel</name>
    <message>
        <source>Dark side up</source>
        <extracomment>Which side of the two-sided deck lies up.</extracomment>
        <translation>Lado escuro para cima</translation>
    </message>
    <message>
        <source>Light side up</source>
        <translation>Lado claro para cima</translation>
    </message>
    <message>
        <source>A referee for cards with two sides</source>
        <extracomment>What the app is, in one line on the first page.</extracomment>
        <translation>Um árbitro para cartas com dois lados</translation>
    </message>
    <message>
        <source>For tables that play UNO FLIP! and games like it, with real cards in hand.</source>
        <extracomment>What the app is for. UNO FLIP! is the name of a card game and stays as it is.</extracomment>
        <translation>Para mesas que jogam UNO FLIP! e jogos parecidos, com cartas verdadeiras na mão.</translation>
    </message>
    <message>
        <source>Turn it over</source>
        <extracomment>Turns the deck to its other side; the app&apos;s look follows.</extracomment>
        <translation>Virar</translation>
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
    <name>HomePage</name>
    <message>
        <source>Play</source>
        <extracomment>The place where matches are played.</extracomment>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Make yourself at home</source>
        <extracomment>Heading over the settings a newcomer may want to look at first.</extracomment>
        <translation>Sente-se em casa</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>A row that leads to the settings, with the language in use beside it.</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>A row that leads to the settings, with the size in per cent beside it.</extracomment>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 is a number of per cent.</extracomment>
        <translation>%1%</translation>
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
        <translation>Como o sistema</translation>
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
        <source>As the system</source>
        <extracomment>Choice of language: the one the system uses.</extracomment>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Heading over text size and motion.</extracomment>
        <translation>Leitura</translation>
    </message>
    <message>
        <source>Nothing slides, turns or falls; it is simply there.</source>
        <extracomment>What the switch &quot;Less motion&quot; does.</extracomment>
        <translation>Nada desliza, roda ou cai; simplesmente aparece.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos movimento</translation>
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
</context>
<context>
    <name>SettingsTrouble</name>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Dispensar</translation>
    </message>
    <message>
        <source>What could be read was kept, the rest is as on the first day. Matches are not touched. The old file is kept as %1.</source>
        <extracomment>%1 is a file name.</extracomment>
        <translation>O que se conseguiu ler foi mantido, o resto está como no primeiro dia. As partidas não foram tocadas. O ficheiro antigo foi guardado como %1.</translation>
    </message>
    <message>
        <source>They hold until Flipside is closed. Matches are not touched.</source>
        <translation>Valem até o Flipside ser fechado. As partidas não foram tocadas.</translation>
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
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <extracomment>Closes a panel that lies over the page.</extracomment>
        <translation>Fechar</translation>
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
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <extracomment>Makes a number smaller.</extracomment>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Makes a number larger.</extracomment>
        <translation>Mais</translation>
    </message>
</context>
<context>
    <name>TextSizeRow</name>
    <message>
        <source>Text size</source>
        <extracomment>How large words are, in per cent.</extracomment>
        <translation>Tamanho do texto</translation>
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
        <translation>Claro enquanto se joga o lado claro, escuro no lado escuro.</translation>
    </message>
    <message>
        <source>Always light</source>
        <translation>Sempre claro</translation>
    </message>
    <message>
        <source>Ink on warm paper.</source>
        <translation>Tinta sobre papel quente.</translation>
    </message>
    <message>
        <source>Always dark</source>
        <translation>Sempre escuro</translation>
    </message>
    <message>
        <source>Moonlight on violet, easy on the eyes at night.</source>
        <translation>Luar sobre violeta, suave para os olhos à noite.</translation>
    </message>
</context>
</TS>
