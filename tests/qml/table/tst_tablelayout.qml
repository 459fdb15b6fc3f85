// The table page in every form: what can be pressed is large enough, inside the page, and on nothing else.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import Flipside.Table
import FlipsideTables

TestCase {
    id: testCase

    property LiveMatch match
    property TablePage page

    Component {
        id: matchComponent

        LiveMatch {
        }
    }

    Component {
        id: pageComponent

        TablePage {
            depth: 1
        }
    }

    Recorder {
        id: recorder
    }

    function players(count: int): string {
        const names = ["Maximiliane-Charlotte", "Ben", "Cho", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida", "Joe"];
        return "flipside 1\nedition flip2020\nplayers " + names.slice(0, count).join(", ") + "\nround\nstart B7\n";
    }

    function cleanup() {
        if (page)
            page.destroy(); // before its match
        tryVerify(() => !page);
        Settings.textSize = 100;
        Settings.language = "en";
        Theme.side = Card.Light;
    }

    function all(item, wanted) {
        let found = [];
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            if (!child.visible)
                continue;
            if (child.objectName.startsWith(wanted))
                found.push(child);
            found = found.concat(all(child, wanted));
        }
        return found;
    }

    function boxOf(item) {
        const at = item.mapToItem(page, 0, 0);
        return Qt.rect(at.x, at.y, item.width, item.height);
    }

    height: 1000
    name: "TableLayout"
    visible: true
    when: windowShown
    width: 1400

    function test_forms_data() {
        const rows = [];
        for (const form of [[390, 844], [360, 640], [320, 568], [844, 390], [768, 1024], [1024, 700], [1184, 800], [1400, 1000]]) {
            for (const count of [2, 4, 8, 10]) {
                for (const size of [100, 200])
                    rows.push({
                            "tag": form.join("x") + ", " + count + " players, " + size + " %",
                            "form": form,
                            "count": count,
                            "size": size
                        });
            }
        }
        return rows;
    }

    function test_forms(data) {
        Settings.textSize = data.size;
        match = createTemporaryObject(matchComponent, testCase);
        verify(recorder.play(match, players(data.count)));
        page = createTemporaryObject(pageComponent, testCase, {
                "match": match,
                "width": data.form[0],
                "height": data.form[1]
            });
        waitForRendering(page);
        const keys = all(page, "key");
        compare(keys.length, 54);
        for (const key of keys) {
            const box = boxOf(key);
            verify(box.width >= (data.form[0] < 360 ? 42 : data.form[0] > data.form[1] ? 40 : 46), key.objectName + " is " + box.width + " wide");
            verify(box.height >= 48, key.objectName + " is " + box.height + " high");
            verify(box.x >= 0 && box.x + box.width <= page.width, key.objectName + " at " + box.x);
        }
        for (const name of ["drawButton", "unoButton", "caughtButton", "undoButton"]) {
            const box = boxOf(findChild(page, name));
            verify(box.height >= 48, name + " is " + box.height + " high");
            verify(box.x >= 0 && box.x + box.width <= page.width + 0.5, name + " at " + box.x);
            verify(box.y >= 0 && box.y + box.height <= page.height + 0.5, name + " at " + box.y + " + " + box.height);
        }
        const seats = all(page, "seat");
        if (data.form[0] === 390 && data.size === 100)
            compare(seats.length, data.count > 8 ? 0 : data.count); // five rows do not fit: in words
        for (let i = 0; i < seats.length; ++i) {
            const a = boxOf(seats[i]);
            verify(a.x >= 0 && a.x + a.width <= page.width && a.y >= 0, seats[i].objectName);
            verify(a.height >= 48 || data.form[0] >= 600, seats[i].objectName + " is " + a.height + " high");
            for (let j = i + 1; j < seats.length; ++j) {
                const b = boxOf(seats[j]);
                verify(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y + 0.5 || b.y + b.height <= a.y + 0.5, seats[i].objectName + " lies on " + seats[j].objectName);
            }
        }
    }

    function test_largeWordsOnAWideWindow_data() {
        return Language.codes.map(code => ({
                        "tag": code
                    }));
    }

    // All of a message is in sight and moves no key, no heading leaves the record, the colors are written alike.
    function test_largeWordsOnAWideWindow(data) {
        Settings.language = data.tag;
        match = createTemporaryObject(matchComponent, testCase);
        verify(recorder.play(match, players(4)));
        page = createTemporaryObject(pageComponent, testCase, {
                "match": match,
                "width": 1800,
                "height": 800
            });
        waitForRendering(page);
        Settings.textSize = 200;
        waitForRendering(page);
        const heading = boxOf(findChild(page, "recordHeading"));
        verify(heading.x + heading.width <= page.width - 24, heading);
        const names = all(page, "bandName");
        compare(names.length, 4);
        for (const name of names) {
            compare(name.font.pixelSize, names[0].font.pixelSize);
            verify(name.contentWidth <= name.width, name.text);
            verify(name.height <= name.parent.height, name.text);
        }
        const key = findChild(page, "key" + recorder.face("R4"));
        const place = boxOf(key).y;
        key.press();
        waitForRendering(page);
        const banner = findChild(page, "refusal");
        compare(banner.visible, true);
        const shown = boxOf(banner.parent.parent.parent); // as far as it is not scrolled away
        verify(banner.height <= shown.height, banner.height + " in " + shown.height);
        compare(boxOf(key).y, place);
        verify(shown.y + shown.height <= place, "not on the pad");
        Settings.textSize = 125;
        waitForRendering(page);
    }

    function test_smallPhones_data() {
        return [[360, 740], [360, 640], [360, 800]].map(form => ({
                        "tag": form.join("x"),
                        "form": form
                    }));
    }

    // All keys in sight where there is room; a refusal moves none of them; what the table waits for is never small.
    function test_smallPhones(data) {
        Settings.language = "de";
        match = createTemporaryObject(matchComponent, testCase);
        verify(recorder.play(match, players(4).replace("Maximiliane-Charlotte", "Anna")));
        page = createTemporaryObject(pageComponent, testCase, {
                "match": match,
                "width": data.form[0],
                "height": data.form[1]
            });
        waitForRendering(page);
        const question = findChild(page, "question");
        if (data.form[1] >= 740)
            verify(question.contentHeight <= question.height, question.contentHeight + " in " + question.height);
        const key = findChild(page, "key" + recorder.face("R4"));
        const place = boxOf(key).y;
        key.press();
        waitForRendering(page);
        const note = boxOf(findChild(page, "refusalNote"));
        compare(findChild(page, "refusalNote").visible, true);
        verify(note.y + note.height <= boxOf(question).y, "not on the pad");
        compare(boxOf(key).y, place);
        findChild(page, "noteBack").press();
        waitForRendering(page);
        compare(findChild(page, "refusalNote").visible, false);
        compare(boxOf(key).y, place);
        verify(findChild(page, "tableHeadline").font.pixelSize >= Type.body);
    }

    // Large words stand beside the pad, which is whole; no name is broken but at its hyphen.
    function test_largeWordsOnALaptop() {
        Settings.textSize = 200;
        match = createTemporaryObject(matchComponent, testCase);
        verify(recorder.play(match, players(4)));
        page = createTemporaryObject(pageComponent, testCase, {
                "match": match,
                "width": 1280,
                "height": 800
            });
        waitForRendering(page);
        const words = boxOf(findChild(page, "tableHeadline"));
        const first = boxOf(findChild(page, "key" + recorder.face("B1")));
        const last = boxOf(findChild(page, "key" + recorder.face("W+2")));
        verify(words.x + words.width <= first.x, words);
        verify(findChild(page, "tableHeadline").lineCount <= 2);
        verify(last.y + last.height <= page.height, last);
    }

    function test_actionsStandApart_data() {
        return ["flip2020", "mini56"].map(edition => ({
                        "tag": edition
                    }));
    }

    function test_actionsStandApart(data) {
        match = createTemporaryObject(matchComponent, testCase);
        verify(recorder.play(match, players(4).replace("flip2020", data.tag)));
        page = createTemporaryObject(pageComponent, testCase, {
                "match": match,
                "width": 1400,
                "height": 1000
            });
        waitForRendering(page);
        const left = card => boxOf(findChild(page, "key" + recorder.face(card))).x;
        const pitch = left("B2") - left("B1");
        fuzzyCompare(left("B9") - left("B8"), pitch, 0.5);
        verify(left("B+1") - left("B9") > pitch + 8);
        fuzzyCompare(left("BS") - left("B+1"), pitch, 0.5);
    }

    function test_whatIsAskedComesIntoSight_data() {
        return [[360, 640], [844, 390]].map(form => ({
                        "tag": form.join("x"),
                        "form": form
                    }));
    }

    // On a pad that scrolls, whatever is asked next is read from its beginning.
    function test_whatIsAskedComesIntoSight(data) {
        match = createTemporaryObject(matchComponent, testCase);
        verify(recorder.play(match, players(4)));
        page = createTemporaryObject(pageComponent, testCase, {
                "match": match,
                "width": data.form[0],
                "height": data.form[1]
            });
        const question = findChild(page, "question");
        const press = name => {
            findChild(page, name).press();
            waitForRendering(page);
        };
        const tapWild = card => {
            question.contentY = question.contentHeight - question.height;
            verify(question.contentY > 20);
            press("key" + recorder.face(card));
        };
        const isInSight = name => {
            const y = findChild(page, name).mapToItem(question, 0, 0).y;
            return y >= 0 && y + 40 <= question.height;
        };
        waitForRendering(page);
        tapWild("W");
        tryVerify(() => isInSight("color" + Card.Blue));
        press("color" + Card.Yellow);
        tryVerify(() => isInSight("key" + recorder.face("Y1")));
        tapWild("W+2");
        press("color" + Card.Blue);
        press("challenge");
        question.contentY = question.contentHeight - question.height;
        press("hasNot");
        compare(question.contentY, 0);
        const goOn = boxOf(findChild(page, "goOn"));
        verify(goOn.y + goOn.height <= page.height, "Go on at " + goOn.y);
        press("goOn");
        tryVerify(() => isInSight("key" + recorder.face("B1")));
        // The pad stays where it is while the color in play is in sight.
        question.contentY = 20;
        press("key" + recorder.face("B2"));
        press("drawButton");
        compare(question.contentY, 20);
    }

    function test_thePadStaysWhateverTheNames_data() {
        const rows = [];
        for (const form of [[390, 844], [360, 740], [390, 700], [768, 1024]]) {
            for (const count of [4, 7, 8, 10]) {
                for (const size of [100, 150, 200])
                    rows.push({
                            "tag": form.join("x") + ", " + count + " players, " + size + " %",
                            "form": form,
                            "count": count,
                            "size": size
                        });
            }
        }
        return rows;
    }

    // A long name comes on turn, is skipped, and is what the way back is about.
    function test_thePadStaysWhateverTheNames(data) {
        Settings.textSize = data.size;
        Settings.language = "de";
        match = createTemporaryObject(matchComponent, testCase);
        verify(recorder.play(match, players(data.count).replace("Cho", "Bartholomäus Freiherr")));
        page = createTemporaryObject(pageComponent, testCase, {
                "match": match,
                "width": data.form[0],
                "height": data.form[1]
            });
        const keyAt = () => {
            waitForRendering(page);
            return boxOf(findChild(page, "key" + recorder.face("R5"))).y;
        };
        const before = keyAt();
        const undo = findChild(page, "undoButton").height;
        for (const card of ["B+1", "B3", "B+1", "BR", "B2", "BS", "GS", "G+1"]) {
            findChild(page, "key" + recorder.face(card)).press();
            compare(keyAt(), before, card + ": " + match.table.turn.headline + " " + match.table.turn.followed);
            compare(findChild(page, "undoButton").height, undo, match.table.turn.undoText);
            const word = findChild(page, "undoWord");
            verify(word.visible || findChild(page, "undoWhat").text.startsWith(word.text), match.table.turn.undoText);
        }
    }
}
