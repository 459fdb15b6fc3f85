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
        <source>Flipside is free software under the MIT License. Its letters are Noto Sans, under the SIL Open Font License 1.1.</source>
        <extracomment>The names of the licences stay as they are.</extracomment>
        <translation>Flipside ist freie Software unter der MIT License. Die Schrift ist Noto Sans unter der SIL Open Font License 1.1.</translation>
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
        <translation>Ein Schiedsrichter für Karten mit zwei Seiten</translation>
    </message>
    <message>
        <source>For tables that play UNO FLIP! and games like it, with real cards in hand.</source>
        <extracomment>What the app is for. UNO FLIP! is the name of a card game and stays as it is.</extracomment>
        <translation>Für Runden, die UNO FLIP! und ähnliche Spiele mit echten Karten in der Hand spielen.</translation>
    </message>
    <message>
        <source>Turn it over</source>
        <extracomment>Turns the deck to its other side; the app&apos;s look follows.</extracomment>
        <translation>Umdrehen</translation>
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
    <name>HomePage</name>
    <message>
        <source>Play</source>
        <extracomment>The place where matches are played.</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Make yourself at home</source>
        <extracomment>Heading over the settings a newcomer may want to look at first.</extracomment>
        <translation>Mach es dir bequem</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>A row that leads to the settings, with the language in use beside it.</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>A row that leads to the settings, with the size in per cent beside it.</extracomment>
        <translation>Schriftgröße</translation>
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
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>Choice of language: the one the system uses.</extracomment>
        <translation>Wie das System</translation>
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
        <source>As the system</source>
        <extracomment>Choice of language: the one the system uses.</extracomment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Heading over text size and motion.</extracomment>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Nothing slides, turns or falls; it is simply there.</source>
        <extracomment>What the switch &quot;Less motion&quot; does.</extracomment>
        <translation>Nichts gleitet, dreht sich oder fällt; es ist einfach da.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
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
</context>
<context>
    <name>SettingsTrouble</name>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What could be read was kept, the rest is as on the first day. Matches are not touched. The old file is kept as %1.</source>
        <extracomment>%1 is a file name.</extracomment>
        <translation>Was lesbar war, ist erhalten, der Rest ist wie am ersten Tag. Partien sind nicht betroffen. Die alte Datei liegt als %1 bereit.</translation>
    </message>
    <message>
        <source>They hold until Flipside is closed. Matches are not touched.</source>
        <translation>Sie gelten, bis Flipside geschlossen wird. Partien sind nicht betroffen.</translation>
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
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <extracomment>Closes a panel that lies over the page.</extracomment>
        <translation>Schließen</translation>
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
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <extracomment>Makes a number smaller.</extracomment>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Makes a number larger.</extracomment>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>TextSizeRow</name>
    <message>
        <source>Text size</source>
        <extracomment>How large words are, in per cent.</extracomment>
        <translation>Schriftgröße</translation>
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
        <translation>Tinte auf warmem Papier.</translation>
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
</TS>
