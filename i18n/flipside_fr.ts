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
        <source>Flipside is free software under the MIT License. Its letters are Noto Sans, under the SIL Open Font License 1.1.</source>
        <extracomment>The names of the licences stay as they are.</extracomment>
        <translation>Flipside est un logiciel libre sous MIT License. Ses lettres sont en Noto Sans, sous SIL Open Font License 1.1.</translation>
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
        <translation>Un arbitre pour des cartes à deux faces</translation>
    </message>
    <message>
        <source>For tables that play UNO FLIP! and games like it, with real cards in hand.</source>
        <extracomment>What the app is for. UNO FLIP! is the name of a card game and stays as it is.</extracomment>
        <translation>Pour les tables qui jouent à UNO FLIP! et aux jeux semblables, avec de vraies cartes en main.</translation>
    </message>
    <message>
        <source>Turn it over</source>
        <extracomment>Turns the deck to its other side; the app&apos;s look follows.</extracomment>
        <translation>Retourner</translation>
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
    <name>HomePage</name>
    <message>
        <source>Play</source>
        <extracomment>The place where matches are played.</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Make yourself at home</source>
        <extracomment>Heading over the settings a newcomer may want to look at first.</extracomment>
        <translation>Fais comme chez toi</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>A row that leads to the settings, with the language in use beside it.</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>A row that leads to the settings, with the size in per cent beside it.</extracomment>
        <translation>Taille du texte</translation>
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
        <translation>Langue</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>Choice of language: the one the system uses.</extracomment>
        <translation>Comme le système</translation>
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
        <source>As the system</source>
        <extracomment>Choice of language: the one the system uses.</extracomment>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Heading over text size and motion.</extracomment>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Nothing slides, turns or falls; it is simply there.</source>
        <extracomment>What the switch &quot;Less motion&quot; does.</extracomment>
        <translation>Rien ne glisse, ne tourne ni ne tombe ; tout est simplement là.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Moins de mouvement</translation>
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
</context>
<context>
    <name>SettingsTrouble</name>
    <message>
        <source>Dismiss</source>
        <extracomment>Closes a message.</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>What could be read was kept, the rest is as on the first day. Matches are not touched. The old file is kept as %1.</source>
        <extracomment>%1 is a file name.</extracomment>
        <translation>Ce qui pouvait être lu a été gardé, le reste est comme au premier jour. Les parties n’ont pas été touchées. L’ancien fichier est gardé sous le nom %1.</translation>
    </message>
    <message>
        <source>They hold until Flipside is closed. Matches are not touched.</source>
        <translation>Ils valent jusqu’à la fermeture de Flipside. Les parties n’ont pas été touchées.</translation>
    </message>
    <message>
        <source>The settings file was damaged</source>
        <extracomment>First: the settings file was damaged. Second: it could not be written.</extracomment>
        <translation>Le fichier des réglages était abîmé</translation>
    </message>
    <message>
        <source>The settings could not be saved</source>
        <translation>Les réglages n’ont pas pu être enregistrés</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <extracomment>Closes a panel that lies over the page.</extracomment>
        <translation>Fermer</translation>
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
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <extracomment>Makes a number smaller.</extracomment>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Makes a number larger.</extracomment>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>TextSizeRow</name>
    <message>
        <source>Text size</source>
        <extracomment>How large words are, in per cent.</extracomment>
        <translation>Taille du texte</translation>
    </message>
</context>
<context>
    <name>ThemeChoice</name>
    <message>
        <source>Flips with the deck</source>
        <translation>Se retourne avec le paquet</translation>
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
        <translation>De l’encre sur un papier chaud.</translation>
    </message>
    <message>
        <source>Always dark</source>
        <translation>Toujours sombre</translation>
    </message>
    <message>
        <source>Moonlight on violet, easy on the eyes at night.</source>
        <translation>Clair de lune sur violet, doux pour les yeux la nuit.</translation>
    </message>
</context>
</TS>
