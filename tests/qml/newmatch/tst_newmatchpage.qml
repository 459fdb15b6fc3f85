// New match: what is tapped stays where it is, and what was typed stays until the match begins.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Match
import Flipside.NewMatch
import Flipside.Shell
import FlipsideTables

TestCase {
    id: testCase

    property Page page

    Component {
        id: matchComponent

        LiveMatch {
        }
    }

    Component {
        id: pageComponent

        NewMatchPage {
            depth: 1
            height: 844
            width: 390
        }
    }

    Recorder {
        id: recorder
    }

    function open() {
        page = createTemporaryObject(pageComponent, testCase, {
                "match": createTemporaryObject(matchComponent, testCase)
            });
        page.forceActiveFocus();
        waitForRendering(page);
    }

    function find(name: string): Item {
        return findChild(page, name);
    }

    function type(text: string) {
        find("newName").forceActiveFocus();
        for (const letter of text)
            keyClick(letter);
    }

    function scrollOf(item: Item): Flickable {
        let up = item;
        while (!(up instanceof Scroll))
            up = up.parent;
        return up as Flickable;
    }

    function close() {
        if (page)
            page.destroy();
        tryVerify(() => !page);
    }

    function cleanup() {
        if (find("clearSetup")?.visible)
            find("clearSetup").press();
        close();
    }

    function test_whatWasTypedIsThereAgain() {
        open();
        compare(find("clearSetup").visible, false);
        type("Ana");
        keyClick(Qt.Key_Return);
        type("Be");
        find("tally").press();
        close();
        open();
        compare(find("seat0").text, "Ana");
        compare(find("newName").text, "Be");
        compare(find("tally").checked, true);
        find("clearSetup").press();
        compare(find("newName").text, "");
        compare(find("collect").checked, true);
        verify(!find("seat0"));
        compare(find("clearSetup").text, "Bring it back");
        find("clearSetup").press();
        compare(find("seat0").text, "Ana");
        compare(find("newName").text, "Be");
    }

    function test_aNewNameIsPutRight() {
        open();
        for (const name of ["Ana", "Bne"]) {
            type(name);
            keyClick(Qt.Key_Return);
        }
        tryVerify(() => find("seat1"));
        find("seat1").press();
        const sheet = findChild(page, "personSheet");
        tryCompare(sheet, "opened", true);
        const field = findChild(sheet.contentItem, "seatName");
        const write = name => {
            field.forceActiveFocus();
            field.selectAll();
            for (const letter of name)
                keyClick(letter);
        };
        write("ana");
        findChild(sheet.contentItem, "renameSeat").press();
        compare(findChild(sheet.contentItem, "nameProblem").text, "Ana is already playing.");
        compare(sheet.opened, true);
        compare(find("seat1").text, "Bne");
        write("Ben");
        compare(findChild(sheet.contentItem, "nameProblem").text, "");
        keyClick(Qt.Key_Return);
        compare(sheet.title, "Ben");
        compare(find("seat1").text, "Ben");
        keyClick("n"); // and not confirmed
        keyClick(Qt.Key_Escape);
        tryCompare(sheet, "visible", false);
        compare(find("seat1").text, "Ben");
        find("seat1").press();
        compare(field.text, "Ben");
        sheet.close();
    }

    // What cannot be done with somebody is not offered.
    function test_whoSitsAtAnEndMovesOneWay() {
        open();
        const sheet = findChild(page, "personSheet");
        const offered = row => {
            find("seat" + row).press();
            tryCompare(sheet, "opened", true);
            const ways = ["moveUp", "moveDown", "makeDealer"].filter(name => findChild(sheet.contentItem, name).visible);
            sheet.close();
            tryCompare(sheet, "visible", false);
            return ways.join(" ");
        };
        const add = name => {
            type(name);
            keyClick(Qt.Key_Return);
        };
        add("Ana");
        tryVerify(() => find("seat0"));
        compare(offered(0), "");
        add("Ben");
        add("Cho");
        tryVerify(() => find("seat2"));
        compare(offered(0), "moveDown makeDealer");
        compare(offered(1), "moveUp moveDown makeDealer");
        compare(offered(2), "moveUp"); // deals
    }

    // Name after name, each added with a click at the same place, which hits nothing else.
    function test_addingStaysWhereItIs() {
        open();
        const add = find("addName");
        const spot = add.mapToItem(page, add.width / 2, add.height / 2);
        for (const name of ["Ana", "Ben", "Cho"]) {
            for (const letter of name)
                keyClick(letter); // the field has kept the focus
            mouseClick(page, spot.x, spot.y);
            mouseClick(page, spot.x, spot.y);
            compare(find("newName").activeFocus, true);
            waitForRendering(page);
        }
        tryVerify(() => find("seat2"));
        compare(find("seat2").text, "Cho");
    }

    function test_theNumberOfPointsLeavesTheNameAlone() {
        open();
        compare(find("newName").activeFocus, true); // there is nobody to tap
        page.forceActiveFocus();
        find("editionRow").forceActiveFocus();
        const before = find("target").value;
        mouseClick(find("less"));
        compare(find("target").value, before - 50);
        compare(find("newName").activeFocus, false);
    }

    function test_namesWithCommasAreSeveralPeople() {
        open();
        find("newName").insert(0, "Anna, Ben, Maximiliane-Charlotte Sophie, anna, Dan"); // as it is pasted
        find("newName").textEdited();
        keyClick(Qt.Key_Return);
        compare(find("seat2").text, "Maximiliane-Charlotte Sophie");
        verify(!find("seat3"));
        compare(find("nameProblem").text, "Anna is already playing.");
        compare(find("newName").text, "anna, Dan");
    }

    function test_theTargetIsInSight() {
        open();
        type("Anna, Ben, Clara, Dan, Eva");
        keyClick(Qt.Key_Return);
        compare(find("toTarget").visible, true);
        compare(find("toTarget").text, "Played to 500 points");
        find("toTarget").press();
        waitForRendering(page);
        const target = find("target");
        const top = target.mapToItem(page, 0, 0).y;
        verify(top > 0 && top + target.height < find("toTarget").mapToItem(page, 0, 0).y, top);
        mouseClick(find("more"));
        compare(find("toTarget").text, "Played to 550 points");
    }

    function test_whatWasWrongWithANameGoesWithIt() {
        open();
        type("Ana");
        keyClick(Qt.Key_Return);
        type("ana");
        keyClick(Qt.Key_Return);
        compare(find("nameProblem").text, "Ana is already playing.");
        keyClick(Qt.Key_Backspace);
        compare(find("nameProblem").visible, false);
    }

    function test_thePageStaysWhileItsRulesAreChosen_data() {
        return [{
                "tag": "an edition",
                "on": ["flip2019", "flip2020", "flip2019"]
            }, {
                "tag": "a sheet",
                "on": ["sheet2", "sheet0", "sheet4"]
            }];
    }

    function test_thePageStaysWhileItsRulesAreChosen(data) {
        open();
        find("editionRow").press();
        find("flip2019").press();
        find("rulingsRow").press();
        waitForRendering(page);
        const scroll = scrollOf(find("editionRow"));
        scroll.contentY = find(data.on[0]).mapToItem(scroll.contentItem, 0, 0).y - 300;
        waitForRendering(page);
        for (const name of data.on) {
            const item = find(name);
            const before = item.mapToItem(page, 0, 0).y;
            mouseClick(item);
            compare(item.checked, true);
            waitForRendering(page);
            compare(find(name), item);
            compare(item.mapToItem(page, 0, 0).y, before, name);
        }
    }

    height: 844

    // From the field, with the names that stand in it. The next to last: from here on there are people who are known.
    function test_vCtrlEnterDeals_data() {
        return [{
                "tag": "Return",
                "key": Qt.Key_Return
            }, {
                "tag": "Enter",
                "key": Qt.Key_Enter
            }];
    }

    function test_vCtrlEnterDeals(data) {
        open();
        type("Vera, Willi");
        compare(find("start").enabled, false);
        keyClick(data.key, data.key === Qt.Key_Enter ? Qt.ControlModifier | Qt.KeypadModifier : Qt.ControlModifier);
        compare(page.match.seats.count, 2);
    }

    // The last of all, by its name: from here on there are people who are known.
    function test_whoWasSeatedByKeysKeepsThem() {
        verify(recorder.play(createTemporaryObject(matchComponent, testCase), "flipside 1\nedition flip2020\nplayers Ana, Ben\n"));
        open();
        find("recent0").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Space);
        tryVerify(() => find("recent0").checked && find("recent0").activeFocus);
        keyClick(Qt.Key_Space);
        tryVerify(() => !find("recent0").checked && find("recent0").activeFocus);
    }

    function test_xNamesAreTypedFirst_data() {
        return [{
                "tag": "beside people who can be tapped",
                "form": [1280, 800],
                "typed": true
            }, {
                "tag": "on a phone a keyboard would cover them",
                "form": [390, 844],
                "typed": false
            }];
    }

    function test_xNamesAreTypedFirst(data) {
        page = createTemporaryObject(pageComponent, testCase, {
                "match": createTemporaryObject(matchComponent, testCase),
                "width": data.form[0],
                "height": data.form[1]
            });
        page.forceActiveFocus();
        verify(find("recent0"));
        compare(find("newName").activeFocus, data.typed);
    }

    function test_theColumnsStandSideBySide_data() {
        return [1000, 1100, 1280, 1600].map(width => ({
                        "tag": width + " px",
                        "width": width
                    }));
    }

    function test_theColumnsStandSideBySide(data) {
        page = createTemporaryObject(pageComponent, testCase, {
                "match": createTemporaryObject(matchComponent, testCase),
                "width": data.width,
                "height": 800
            });
        waitForRendering(page);
        const left = find("addName").mapToItem(page, find("addName").width, 0).x;
        const right = find("tally").mapToItem(page, 0, 0).x;
        verify(left > 400 && right > left, left + " " + right);
        verify(find("target").mapToItem(page, 0, 0).y > find("tally").mapToItem(page, 0, find("tally").height).y);
        verify(find("target").mapToItem(page, 0, 0).y < 600); // in sight
    }

    name: "NewMatchPage"
    visible: true
    when: windowShown
    width: 390
}
