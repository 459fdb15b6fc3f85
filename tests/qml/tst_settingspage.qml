// The settings page: each control changes its setting at once, and shows what holds.
import QtQuick
import QtTest
import Flipside

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
        id: troubleComponent

        SettingsTrouble {
            width: 380
        }
    }

    function make(): Item {
        return createTemporaryObject(pageComponent, testCase);
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

    function test_trouble() {
        const banner = createTemporaryObject(troubleComponent, testCase);
        verify(banner.title.length > 0);
        verify(banner.text.length > 0);
    }

    height: 820
    name: "SettingsPage"
    visible: true
    when: windowShown
    width: 400
}
