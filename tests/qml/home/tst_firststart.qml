// The first start: one screen with the language, what this is, and the first steps; a demo match comes and goes.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Home
import Flipside.Shell

TestCase {
    id: testCase

    Component {
        id: pageComponent

        HomePage {
            height: 840
            width: 400
        }
    }

    SignalSpy {
        id: openedSpy

        signalName: "pageRequested"
        target: Navigator
    }

    SignalSpy {
        id: placeSpy

        signalName: "placeRequested"
        target: Navigator
    }

    function make(): Page {
        const page = createTemporaryObject(pageComponent, testCase);
        openedSpy.clear();
        return page;
    }

    function press(page: Item, name: string) {
        const item = findChild(page, name);
        verify(item, name);
        item.press();
    }

    function cleanup() {
        Settings.language = "en";
        Settings.textSize = 100;
    }

    function test_theLanguageIsGuessedAndCanBeChangedHere() {
        const page = make();
        const link = findChild(page, "firstLanguage");
        compare(link.text, "English");
        link.press();
        const sheet = findChild(page, "firstLanguages");
        tryCompare(sheet, "opened", true);
        findChild(sheet.contentItem, "language-de").press();
        compare(Language.code, "de");
        compare(link.text, "Deutsch");
    }

    function test_theFirstStepsAreHere_data() {
        return [{
                "tag": "newMatch",
                "page": "NewMatchPage.qml"
            }, {
                "tag": "ask",
                "page": "AskPage.qml"
            }];
    }

    function test_theFirstStepsAreHere(row) {
        const page = make();
        press(page, row.tag);
        compare(openedSpy.count, 1);
        verify(openedSpy.signalArguments[0][0].toString().endsWith(row.page));
    }

    function test_aMatchCanBeBegunOnALowWindow_data() {
        return ["en", "de", "es", "fr", "pt"].map(language => ({
                        "tag": language
                    }));
    }

    function test_aMatchCanBeBegunOnALowWindow(row) {
        Settings.language = row.tag;
        const page = createTemporaryObject(pageComponent, testCase, {
                "width": 360,
                "height": 640 - 72
            });
        waitForRendering(page);
        const button = findChild(page, "newMatch");
        const lower = button.mapToItem(page, 0, button.height).y;
        verify(lower <= page.height, "ends at " + lower);
        press(page, "turnOver");
        compare(Theme.side, Card.Dark);
        press(page, "turnOver");
        compare(Theme.side, Card.Light);
    }

    function test_aMatchCanBeBegunBesideLargeWords_data() {
        const rows = [];
        for (const code of Language.codes) {
            for (const form of [[412, 915, 175], [390, 844, 200], [360, 640, 200], [1107, 800, 200]])
                rows.push({
                        "tag": code + ", " + form.join(" "),
                        "code": code,
                        "form": form
                    });
        }
        return rows;
    }

    // What the deck looks like does not come before what can be done.
    function test_aMatchCanBeBegunBesideLargeWords(row) {
        Settings.language = row.code;
        Settings.textSize = row.form[2];
        const page = createTemporaryObject(pageComponent, testCase, {
                "width": row.form[0],
                "height": row.form[1] - (row.form[0] < 600 ? 100 : 0)
            });
        waitForRendering(page);
        const button = findChild(page, "newMatch");
        const lower = button.mapToItem(page, 0, button.height).y;
        verify(lower <= page.height, "ends at " + lower);
    }

    function test_theRulesAreOneStepAway() {
        const page = make();
        placeSpy.clear();
        press(page, "firstRules");
        compare(placeSpy.count, 1);
        compare(placeSpy.signalArguments[0][0], Navigator.Rulebook);
    }

    function test_aDemoMatchComesAndGoes() {
        const page = make();
        press(page, "demo");
        tryVerify(() => !findChild(page, "demo").visible);
        verify(findChild(page, "goOn").visible);
        press(page, "goOn");
        verify(openedSpy.signalArguments[0][0].toString().endsWith("TablePage.qml"));
        press(page, "throwAway");
        tryVerify(() => !findChild(page, "throwAway").visible);
        verify(findChild(page, "demo").visible);
    }

    height: 860
    name: "FirstStart"
    visible: true
    when: windowShown
    width: 420
}
