// The rulebook by its pages, narrow and wide: search, cards, links, leafing, editions and languages, keys.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Shell

TestCase {
    id: testCase

    property Frame frame

    Component {
        id: frameComponent

        Frame {
            focus: true
            height: 800
            places: [
                Place {
                    glyph: Icon.Play
                    place: Navigator.Home
                    title: "Play"
                },
                Place {
                    glyph: Icon.Book
                    place: Navigator.Rulebook
                    title: "Rules"
                }
            ]
        }
    }

    function begin(width: int) {
        frame = createTemporaryObject(frameComponent, testCase, {
                "width": width
            }) as Frame;
        frame.go(1);
        compare(frame.page.title, "Rules");
    }

    function find(name: string): Item {
        return findChild(frame.page, name);
    }

    function tap(name: string) {
        const item = find(name);
        verify(item && item.visible, name + " is on the page");
        item.press();
    }

    function type(words: string) {
        find("ruleSearch").forceActiveFocus();
        find("ruleSearch").clear();
        for (const letter of words)
            keyClick(letter);
    }

    function cleanup() {
        Settings.bookLanguage = "";
        Settings.bookEdition = "flip2020";
        Settings.language = "en";
        Settings.textSize = 100;
    }

    function test_aCardLeadsToItsPage_data() {
        return [{
                "tag": "light",
                "tile": "card-0-card.skip",
                "title": "Skip"
            }, {
                "tag": "dark",
                "tile": "card-1-card.wild-draw-color",
                "title": "Wild Draw Color"
            }, {
                "tag": "a number",
                "tile": "card-1-page.number",
                "title": "Number cards"
            }];
    }

    function test_aCardLeadsToItsPage(data: var) {
        begin(390);
        tap(data.tile);
        compare(frame.page.title, data.title);
        keyClick(Qt.Key_Escape);
        compare(frame.page.title, "Rules");
    }

    function test_searchAsYouType_data() {
        // what is typed, the language of the book, the title that comes first
        return [["stacking", "en", "Can I answer a draw card with another one?"], ["STACK", "en", "Can I answer a draw card with another one?"], ["aussetzen", "en", "Skip"], ["ultima carta", "es", ""], ["carte blanche", "en", "Wild"], ["Übersprungen", "de", ""]].map(row => ({
                        "tag": row[0] + " in " + row[1],
                        "query": row[0],
                        "language": row[1],
                        "title": row[2]
                    }));
    }

    function test_searchAsYouType(data: var) {
        Settings.bookLanguage = data.language;
        begin(390);
        type(data.query);
        const hit = find("hit0");
        verify(hit, "something is found");
        if (data.title.length > 0)
            compare(hit.title, data.title);
        hit.press();
        compare(frame.page.title, hit.title);
    }

    function test_wordsWithoutTheirAccentsAreMarked() {
        Settings.bookLanguage = "es";
        begin(390);
        type("ultima");
        verify(find("hit0").markedTitle.includes("<b>") || find("hit0").markedText.includes("<b>última</b>"), find("hit0").markedText);
    }

    function test_aTitleWithAWordThatWasAskedForIsNoPaler() {
        begin(390);
        type("tie");
        verify(find("hit0").markedTitle.includes("<b>"), find("hit0").markedTitle);
        compare(find("hitTitle0").color, Theme.ink);
    }

    function test_aMisspeltWordIsPutRight() {
        begin(390);
        type("stacking");
        compare(find("corrected").visible, false);
        type("stakcing");
        compare(find("corrected").visible, true);
        verify(find("corrected").text.includes("“stakcing”") && find("corrected").text.includes("“stacking”"), find("corrected").text);
        compare(find("hit0").title, "Can I answer a draw card with another one?");
        compare(find("nothingFound").visible, false);
    }

    function test_aNewSearchStartsAtTheTop_data() {
        return [{
                "tag": "narrow",
                "width": 390
            }, {
                "tag": "wide",
                "width": 1280
            }];
    }

    function test_aNewSearchStartsAtTheTop(data: var) {
        begin(data.width);
        type("card");
        const list = find("hit0").parent.parent;
        let scroll = list;
        while (!(scroll instanceof Flickable))
            scroll = scroll.parent;
        tryVerify(() => scroll.contentHeight > scroll.height + 200);
        scroll.contentY = 200;
        find("ruleSearch").text = "draw"; // a key would bring the field back into view
        compare(scroll.contentY, 0);
    }

    function test_nothingFoundSaysSo() {
        begin(390);
        compare(find("nothingFound").visible, false);
        type("xylophone");
        compare(find("nothingFound").visible, true);
        keyClick(Qt.Key_Escape);
        compare(find("ruleSearch").text, "");
        compare(frame.page.title, "Rules");
        verify(find("card-0-card.skip").visible);
    }

    function test_contentsLeadToChaptersAndRules() {
        begin(390);
        tap("tab1");
        tap("to-06-challenge");
        compare(frame.page.title, "Challenges");
        tap("to-challenge.guilty");
        compare(frame.page.title, "Guilty");
        tap("to-ruling.guilty-turn"); // see also
        compare(frame.page.title, "The turn after a guilty verdict");
        frame.goBack();
        frame.goBack();
        compare(frame.page.title, "Challenges");
    }

    function test_aLinkInTheTextLeadsOn() {
        begin(390);
        tap("tab1");
        tap("to-06-challenge");
        tap("to-challenge.guilty");
        find("ruleView").linkChosen("ruling.guilty-turn");
        compare(frame.page.title, "The turn after a guilty verdict");
    }

    function test_leafing() {
        begin(390);
        tap("card-0-card.skip");
        keyClick(Qt.Key_Right);
        compare(frame.page.title, "Skip Everyone");
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Left);
        compare(frame.page.title, "Reverse");
        tap("nextRule");
        compare(frame.page.title, "Skip");
    }

    function test_anEditionWithOneSide() {
        Settings.bookEdition = "mini56";
        begin(390);
        verify(find("card-0-card.wild-draw-two").visible);
        verify(!find("card-1-card.flip"));
        verify(!find("sideHeading").visible);
        tap("card-0-card.skip");
        keyClick(Qt.Key_Right);
        compare(frame.page.title, "Wild"); // there is no Skip Everyone and no Flip
    }

    function test_languageAndEditionWhateverTheApps() {
        begin(390);
        compare(find("bookChip").text, "English · FLIP 2020");
        tap("bookChip");
        const sheet = findChild(frame.page, "bookSheet");
        tryCompare(sheet, "opened", true);
        findChild(sheet.contentItem, "bookLanguage-es-ES").press();
        findChild(sheet.contentItem, "edition-mini56").press();
        keyClick(Qt.Key_Escape);
        tryCompare(sheet, "opened", false);
        compare(find("card-0-card.skip").text, "Pierde el turno");
        compare(Language.code, "en");
        findChild(sheet.contentItem, "bookLanguage-es").press();
        compare(find("card-0-card.skip").text, "Salta");
        findChild(sheet.contentItem, "bookLanguage-").press();
        Settings.language = "de";
        compare(find("card-0-card.skip").text, "Aussetzen-Karte");
    }

    function test_keysLeadToTheSearchAndItsHits() {
        begin(390);
        keyClick(Qt.Key_F, Qt.ControlModifier);
        verify(find("ruleSearch").activeFocus);
        for (const letter of "skip/")
            keyClick(letter);
        compare(find("ruleSearch").text, "skip/");
        keyClick(Qt.Key_Down);
        verify(find("hit0").activeFocus);
        keyClick(Qt.Key_Down);
        verify(find("hit1").activeFocus);
        keyClick("/");
        verify(find("ruleSearch").activeFocus);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        compare(frame.page.title, "Skip");
    }

    function test_wide() {
        begin(1280);
        compare(find("ruleTitle").text, "The game in a minute");
        tap("card-1-card.draw-five");
        compare(find("ruleTitle").text, "Draw Five");
        tap("nextRule");
        compare(find("ruleTitle").text, "Reverse");
        tap("ruleBack");
        compare(find("ruleTitle").text, "Draw Five");
        keyClick(Qt.Key_Escape);
        compare(find("ruleTitle").text, "The game in a minute");
        tap("chapter-09-scoring");
        compare(find("ruleTitle").text, "What the cards are worth");
        type("tie");
        tap("hit0");
        compare(frame.page.title, "Rules");
        keyClick(Qt.Key_Escape);
        compare(find("ruleSearch").text, "");
    }

    // Whatever is open, however it was reached, its chapter stands beside it and is marked in the contents, in sight.
    function test_theContentsFollowTheOpenRule() {
        begin(1280);
        type("compare sheets");
        tap("hit0");
        tap("clearSearch");
        const chapter = find("chapter-13-compare");
        verify(chapter.checked);
        verify(!find("chapter-04-cards").checked);
        const list = chapter.parent.parent.parent; // its column's Flickable
        const top = chapter.mapToItem(list, 0, 0).y;
        verify(top >= 0 && top + chapter.height <= list.height, top);
        verify(find("to-" + find("ruleView").rule.ruleId));
        tap("chapter-09-scoring");
        verify(find("chapter-09-scoring").checked);
        tap("ruleBack");
        verify(chapter.checked);
    }

    // The pen's numbers stand in the line of the words beside them.
    function test_numbersStandInTheirRow_data() {
        return [100, 200].map(size => ({
                        "tag": size + " %",
                        "size": size
                    }));
    }

    function test_numbersStandInTheirRow(data) {
        Settings.textSize = data.size;
        begin(1280);
        type("scoring table");
        tap("hit0");
        const numbers = [];
        const look = item => {
            if (item instanceof PenNumber && item.text.length > 0 && item.visible)
                numbers.push(item);
            Array.from(item.children).forEach(look);
        };
        verify(waitForRendering(find("ruleView")));
        look(find("ruleView"));
        verify(numbers.length > 4);
        for (const number of numbers.slice(2)) {
            const row = number.parent.parent;
            const words = row.children[0];
            const from = words.mapToItem(row, 0, words.height / 2).y;
            verify(Math.abs(number.mapToItem(row, 0, number.height / 2).y - from) <= 2 || words.height > 2 * number.height, number.text);
        }
    }

    function test_enterOpensWhatWasFoundFirst_data() {
        return [390, 1280].map(width => ({
                        "tag": width,
                        "width": width
                    }));
    }

    function test_enterOpensWhatWasFoundFirst(data) {
        begin(data.width);
        type("xylophone");
        keyClick(Qt.Key_Return); // there is nothing to open
        compare(frame.page.title, "Rules");
        type("skip");
        verify(find("hit0").visible);
        keyClick(Qt.Key_Return);
        compare(data.width < 600 ? frame.page.title : find("ruleTitle").text, "Skip");
        if (data.width > 600)
            verify(find("hit1").visible); // beside it, what else there is
    }

    function test_namesOfCardsStandApart_data() {
        const rows = [];
        for (const code of Language.codes) {
            for (const width of [360, 587 + 80, 844, 1280])
                rows.push({
                        "tag": code + " " + width,
                        "code": code,
                        "width": width
                    });
        }
        return rows;
    }

    function test_namesOfCardsStandApart(data) {
        begin(data.width);
        Settings.language = data.code;
        waitForRendering(frame);
        const names = ["number", "draw-one", "draw-five", "reverse", "skip", "skip-everyone", "flip", "wild", "wild-draw-two", "wild-draw-color"];
        for (const side of [0, 1]) {
            const spans = [];
            for (const name of names) {
                const tile = find(`card-${side}-card.${name}`) ?? find(`card-${side}-page.${name}`);
                if (!tile)
                    continue;
                const label = findChild(tile, "cardName");
                const middle = label.mapToItem(frame, label.width / 2, 0);
                compare(label.truncated, false, label.text);
                spans.push([middle.x - label.contentWidth / 2, middle.x + label.contentWidth / 2, middle.y, label.text]);
            }
            verify(spans.length >= 7, spans);
            for (const a of spans) {
                for (const b of spans)
                    verify(a === b || a[2] !== b[2] || a[1] + 5 <= b[0] || b[1] + 5 <= a[0], a + " and " + b);
            }
        }
    }

    function test_largeWordsHaveTheirColumn() {
        begin(1280);
        compare(find("rulesTabs"), null);
        Settings.textSize = 200;
        tryVerify(() => find("rulesTabs") !== null);
        waitForRendering(frame);
        verify(find("rulesTabs").width >= 800, find("rulesTabs").width);
        tap("card-0-card.skip");
        compare(frame.page.title, "Skip");
        frame.goBack();
        Settings.textSize = 100;
        tryVerify(() => find("chapter-09-scoring") !== null);
    }

    height: 820
    name: "RulesPage"
    visible: true
    when: windowShown
    width: 1300
}
