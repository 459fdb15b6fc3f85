// Ask the referee: the verdict comes where the question stood, and no key moves away under a finger.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Rulebook
import Flipside.Shell
import FlipsideTables

TestCase {
    id: testCase

    property Page page

    Component {
        id: pageComponent

        AskPage {
            depth: 1
        }
    }

    Recorder {
        id: recorder
    }

    function open(width: int, height: int) {
        page = createTemporaryObject(pageComponent, testCase, {
                "width": width,
                "height": height
            });
        waitForRendering(page);
    }

    function key(card: string): Item {
        return findChild(page, "key" + recorder.face(card));
    }

    function tell(card: string) {
        key(card).press();
        waitForRendering(page);
    }

    function heightOf(card: string): real {
        return key(card).mapToItem(page, 0, 0).y;
    }

    function scrollOf(item: Item): Scroll {
        while (!(item instanceof Scroll))
            item = item.parent;
        return item;
    }

    function cleanup() {
        if (page)
            page.destroy();
        tryVerify(() => !page);
        Settings.language = "en";
        Settings.textSize = 100;
        Theme.side = Card.Light;
    }

    function languages(): var {
        return Language.codes.map(code => ({
                        "tag": code
                    }));
    }

    function test_noKeyMoves_data() {
        return languages();
    }

    function test_noKeyMoves(data) {
        Settings.language = data.tag;
        open(390, 844);
        const before = heightOf("G1");
        for (const card of ["B7", "B+1", "BR", "BS", "BF", "R3", "R7", "W", "W+2"]) {
            tell(card);
            compare(heightOf("G1"), before, card);
        }
        compare(findChild(page, "answer").visible, true);
        findChild(page, "question1").press();
        waitForRendering(page);
        compare(heightOf("G1"), before);
        compare(findChild(page, "question2").y, findChild(page, "question0").y); // one line of them
        verify(heightOf("W+2") + key("W+2").height <= page.height, heightOf("W+2"));
        for (const card of ["B7", "R3", "B3", "Y1", "Y1", "Y1"]) {
            // there are two of them
            tell(card);
            compare(heightOf("G1"), before, card);
        }
        findChild(page, "question2").press();
        waitForRendering(page);
        compare(heightOf("G1"), before);
        for (const card of ["R3", "R3", "W", "W+2", "Y2", "Y4", "Y5", "Y6", "B9", "R3"]) {
            tell(card);
            compare(heightOf("G1"), before, card);
        }
        compare(findChild(page, "answer").visible, true);
    }

    function test_keysAreInSightBelowLargeWords_data() {
        return languages();
    }

    function test_keysAreInSightBelowLargeWords(data) {
        Settings.language = data.tag;
        Settings.textSize = 200;
        open(390, 844);
        verify(heightOf("B1") + key("B1").height <= page.height, heightOf("B1"));
        tell("B7");
        tell("R3");
        const answer = findChild(page, "answer");
        verify(answer.visible && answer.mapToItem(page, 0, answer.height).y <= page.height, answer.height);
    }

    function test_keysAreInSightBelowLargeWordsOnAWideWindow() {
        Settings.language = "de";
        Settings.textSize = 200;
        open(1100, 800);
        verify(heightOf("W+2") + key("W+2").height <= page.height, heightOf("W+2"));
    }

    // Beside the keys it may grow: no card is cut.
    function test_aHandWrapsOnAWideWindow() {
        open(1184, 800);
        findChild(page, "question2").press();
        for (const card of ["R3", "R3", "W", "W+2", "Y2", "Y4", "Y5"])
            tell(card);
        waitForRendering(page);
        const hand = findChild(page, "wrappedHand");
        const cards = Array.from(hand.children).filter(child => child instanceof Tappable);
        compare(cards.length, 7);
        for (const card of cards)
            verify(card.x >= 0 && card.x + card.width <= hand.width && card.y + card.height <= hand.height, card.x);
    }

    function test_thePadIsInSight_data() {
        return [{
                "tag": "a card on a card",
                "question": 0,
                "last": "W+2"
            }, {
                "tag": "a wild",
                "question": 1,
                "last": "W+2"
            }, {
                "tag": "points",
                "question": 2,
                "last": "W+2"
            }];
    }

    function test_thePadIsInSight(data) {
        open(390, 844);
        findChild(page, "question" + data.question).press();
        waitForRendering(page);
        verify(heightOf(data.last) + 48 <= page.height, heightOf(data.last));
    }

    function test_theVerdictTakesThePlaceOfWhatToTap() {
        open(390, 844);
        const next = findChild(page, "askNext");
        compare(next.text, "Tap the card that lies on the pile.");
        tell("B7");
        compare(next.text, "Tap the card that is played.");
        compare(next.visible, true);
        tell("R3");
        compare(next.visible, false);
        compare(findChild(page, "answer").title, "No, it may not");
        tell("B3");
        compare(findChild(page, "answer").title, "Yes, it may");
        findChild(page, "askAnew").press();
        compare(next.visible, true);
        compare(next.text, "Tap the card that lies on the pile.");
    }

    // The color of the wild before and the link take two lines where they do not fit into one.
    function test_askAgainStaysAboveTheQuestion() {
        Settings.language = "pt";
        open(1184, 800);
        findChild(page, "question1").press();
        tell("W+2");
        findChild(page, "askColor" + Card.Blue).press();
        waitForRendering(page);
        const anew = findChild(page, "askAnew");
        const next = findChild(page, "askNext");
        verify(anew.mapToItem(page, 0, anew.height).y <= next.mapToItem(page, 0, 0).y);
        tell("G8");
        const answer = findChild(page, "answer");
        compare(answer.visible, true);
        verify(anew.mapToItem(page, 0, anew.height).y <= answer.mapToItem(page, 0, 0).y);
    }

    function test_aChallengeAsksForTheCardBelowTheWild() {
        open(390, 844);
        findChild(page, "question1").press();
        const next = findChild(page, "askNext");
        compare(next.text, "Tap the card that lay on top before the wild.");
        compare(findChild(page, "topSlot").text, "Before the wild");
        tell("W");
        compare(next.text, "Which color was asked for before?");
    }

    function test_theVerdictComesIntoSight() {
        open(360, 640);
        tell("B7");
        const scroll = scrollOf(key("Y9"));
        for (const card of ["Y9", "Y8"]) {
            scroll.contentY = scroll.contentHeight - scroll.height;
            verify(findChild(page, "answer").mapToItem(scroll, 0, 0).y < 0);
            tell(card);
            verify(findChild(page, "answer").mapToItem(scroll, 0, 0).y >= 0);
        }
        findChild(page, "question2").press();
        waitForRendering(page);
        scroll.contentY = 40;
        tell("Y9");
        compare(scroll.contentY, 40); // a hand is tapped on and on
    }

    function test_keysStandBesideTheCardsOnALowWindow_data() {
        const rows = [];
        for (const row of languages()) {
            for (const form of [[764, 390, 100], [587, 375, 100], [700, 390, 200]])
                rows.push({
                        "tag": row.tag + ", " + form.join(" "),
                        "language": row.tag,
                        "form": form
                    });
        }
        return rows;
    }

    // The window less its rail: a phone on its side.
    function test_keysStandBesideTheCardsOnALowWindow(data) {
        Settings.language = data.language;
        Settings.textSize = data.form[2];
        open(data.form[0], data.form[1]);
        const asked = findChild(page, "asked");
        verify(key("B7").mapToItem(page, 0, 48).y <= page.height, "keys are in sight");
        verify(key("B1").width >= 48, key("B1").width);
        verify(asked.mapToItem(page, asked.width, 0).x <= key("B1").mapToItem(page, 0, 0).x);
        verify(key("BS").mapToItem(page, key("BS").width, 0).x <= page.width);
        tell("B7");
        const scroll = scrollOf(key("Y9"));
        scroll.contentY = scroll.contentHeight - scroll.height;
        tell("Y9");
        compare(scroll.contentY, scroll.contentHeight - scroll.height); // no key moves away
        const answer = findChild(page, "answer");
        const top = answer.mapToItem(scroll, 0, 0).y;
        verify(top >= 0 && top + Math.min(answer.height, 100) <= scroll.height, "the answer is in sight: " + top);
        const most = scroll.contentY;
        for (const part of ["answer", "askAnew"]) {
            // all can be scrolled to
            const item = findChild(page, part);
            tryVerify(() => {
                    scroll.contentY = part === "answer" ? 0 : scroll.contentY === most ? 0 : Math.min(most, scroll.contentY + 20);
                    const y = item.mapToItem(scroll, 0, 0).y;
                    return y >= 0 && y + Math.min(item.height, 100) <= scroll.height;
                }, 5000, part);
        }
    }

    height: 900
    name: "AskPage"
    visible: true
    when: windowShown
    width: 900
}
