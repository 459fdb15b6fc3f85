// The settings page: each control changes its setting at once, and shows what holds.
import QtQuick
import QtTest
import Flipside.NewMatch
import Flipside.Settings
import Flipside.Shell

TestCase {
    id: testCase

    Component {
        id: pageComponent

        SettingsPage {
            height: 800
            width: 390
        }
    }

    Component {
        id: usualComponent

        UsualPage {
            height: 800
            width: 390
        }
    }

    SignalSpy {
        id: openedSpy

        signalName: "pageRequested"
        target: Navigator
    }

    Component {
        id: troubleComponent

        TroubleBanners {
            atPlaces: true
            width: 380
        }
    }

    function make(): Item {
        const page = createTemporaryObject(pageComponent, testCase);
        waitForRendering(page); // its columns have their places then
        return page;
    }

    function cleanup() {
        Settings.language = "en";
        Settings.theme = Settings.Theme.FollowSide;
        Settings.textSize = 100;
        Settings.lessMotion = true;
    }

    function test_lessMotion() {
        const page = make();
        const item = findChild(page, "lessMotion");
        compare(item.checked, true);
        mouseClick(item);
        compare(Settings.lessMotion, false);
        compare(item.checked, false);
    }

    function test_textSize() {
        const page = make();
        mouseClick(findChild(page, "more"));
        compare(Settings.textSize, 125);
        mouseClick(findChild(page, "less"));
        compare(Settings.textSize, 100);
        compare(findChild(page, "less").enabled, false);
    }

    function test_textSizeStaysUnderThePointer_data() {
        return [{
                "tag": "a phone",
                "form": [390, 844]
            }, {
                "tag": "a small one",
                "form": [360, 640]
            }, {
                "tag": "a desktop",
                "form": [1280, 800]
            }];
    }

    // So many clicks at one spot go all the way, and as many beside it all the way back.
    function test_textSizeStaysUnderThePointer(data) {
        const page = createTemporaryObject(pageComponent, testCase, {
                "width": data.form[0],
                "height": data.form[1]
            });
        waitForRendering(page);
        const spotOf = name => {
            const key = findChild(page, name);
            return key.mapToItem(page, key.width / 2, key.height / 2);
        };
        const more = spotOf("more"), less = spotOf("less");
        for (let size = 125; size <= 200; size += 25) {
            mouseClick(page, more.x, more.y);
            compare(Settings.textSize, size);
            waitForRendering(page);
            compare(spotOf("more"), more);
        }
        for (let size = 175; size >= 100; size -= 25) {
            mouseClick(page, less.x, less.y);
            compare(Settings.textSize, size);
            waitForRendering(page);
            compare(spotOf("less"), less);
        }
    }

    // What is kept free above the page while one taps is gone a moment later.
    function test_smallerTextLeavesNoBand() {
        Settings.textSize = 150;
        const page = createTemporaryObject(pageComponent, testCase, {
                "width": 390,
                "height": 844
            });
        waitForRendering(page);
        const less = findChild(page, "less");
        const spot = less.mapToItem(page, less.width / 2, less.height / 2);
        mouseClick(page, spot.x, spot.y);
        mouseClick(page, spot.x, spot.y);
        compare(Settings.textSize, 100);
        verify(page.scrolled < 0);
        tryCompare(page, "scrolled", 0);
        mouseClick(less); // at rest, too, nothing is left to scroll to
        compare(page.scrolled, 0);
    }

    function test_theme() {
        const page = make();
        const dark = findChild(page, "theme" + Settings.Theme.Dark);
        compare(dark.checked, false);
        dark.press();
        compare(Settings.theme, Settings.Theme.Dark);
        compare(dark.checked, true);
        compare(findChild(page, "theme" + Settings.Theme.FollowSide).checked, false);
    }

    function test_languageSwitchesWithoutARestart() {
        const page = make();
        compare(page.title, "Settings");
        Settings.language = "de";
        compare(page.title, "Einstellungen");
        compare(Language.name, "Deutsch");
        Settings.language = "en";
        compare(page.title, "Settings");
    }

    function test_languageSheetListsThemAll() {
        const page = make();
        findChild(page, "languageRow").press();
        const sheet = findChild(page, "languageSheet");
        tryCompare(sheet, "opened", true);
        const french = findChild(sheet.contentItem, "language-fr");
        verify(french);
        compare(french.Accessible.name, "Français");
        for (const code of Language.codes)
            verify(findChild(sheet.contentItem, "language-" + code), code);
        french.press();
        compare(Settings.language, "fr");
        tryCompare(sheet, "opened", false);
        compare(page.title, "Réglages");
    }

    function test_spainsWordsAreASwitchOfSpanish() {
        const page = make();
        compare(findChild(page, "spainSwitch").visible, false);
        Settings.language = "es";
        const item = findChild(page, "spainSwitch");
        compare(item.visible, true);
        compare(item.checked, false);
        compare(findChild(page, "languageRow").text, "Español");
        item.press();
        compare(Settings.language, "es-ES");
        compare(findChild(page, "languageRow").text, "Español (España)");
        item.press();
        compare(Settings.language, "es");
        compare(findChild(page, "languageRow").text, "Español");
    }

    function test_theDemoComesAndGoes() {
        const page = make();
        const row = findChild(page, "demoRow");
        compare(row.text, "Explore a demo match");
        row.press();
        compare(row.text, "Delete the demo match");
        row.press();
        compare(row.text, "Explore a demo match");
    }

    function test_theUsualDeckIsKept() {
        const page = make();
        const row = findChild(page, "usualRow");
        const before = row.second;
        const usual = createTemporaryObject(usualComponent, testCase);
        findChild(usual, "mini56").press();
        verify(Settings.usual.startsWith("mini56"));
        verify(row.second !== before);
        findChild(usual, "ruling0choice1").press();
        verify(Settings.usual.includes("="));
        Settings.usual = "";
    }

    function test_theWayToEveryPageIsThere_data() {
        return [{
                "tag": "usualRow",
                "page": "UsualPage.qml"
            }, {
                "tag": "backupRow",
                "page": "BackupPage.qml"
            }, {
                "tag": "aboutRow",
                "page": "AboutPage.qml"
            }];
    }

    function test_theWayToEveryPageIsThere(row) {
        const page = make();
        openedSpy.clear();
        findChild(page, row.tag).press();
        compare(openedSpy.count, 1);
        verify(openedSpy.signalArguments[0][0].toString().endsWith(row.page));
    }

    function test_licencesAreThereInFull() {
        verify(App.licence("MIT").includes("WITHOUT WARRANTY OF ANY KIND"));
        compare(App.licence("MIT").trim().split("\n\n").length, 5);
        compare(App.licence("MIT").trim().split(/\n+/).length, 5); // paragraphs in one line each
        verify(App.licence("OFL").includes("\nPREAMBLE\n"));
        verify(App.licence("OFL").includes("SIL OPEN FONT LICENSE Version 1.1"));
    }

    function test_trouble() {
        const banner = findChild(createTemporaryObject(troubleComponent, testCase), "settingsTrouble");
        verify(banner.title.length > 0);
        verify(banner.text.length > 0);
    }

    height: 860
    name: "SettingsPage"
    visible: true
    when: windowShown
    width: 1280
}
