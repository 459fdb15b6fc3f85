// The table page where room is scarce: large words leave the pad whole, and what is asked or told stays in sight.
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
    readonly property string header: "flipside 1\nedition flip2020\nplayers Ana, Ben, Cho, Dee\nround\n"

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

    function open(record: string, form: var, size: int) {
        Settings.textSize = size;
        match = createTemporaryObject(matchComponent, testCase);
        verify(recorder.play(match, record));
        page = createTemporaryObject(pageComponent, testCase, {
                "match": match,
                "width": form[0],
                "height": form[1]
            });
        waitForRendering(page);
    }

    function find(name: string): Item {
        return findChild(page, name);
    }

    function tap(name: string) {
        find(name).press();
        waitForRendering(page);
    }

    function tapCard(card: string) {
        tap("key" + recorder.face(card));
    }

    function boxOf(item: Item): rect {
        const at = item.mapToItem(page, 0, 0);
        return Qt.rect(at.x, at.y, item.width, item.height);
    }

    function cleanup() {
        if (page)
            page.destroy(); // before its match
        tryVerify(() => !page);
        Settings.textSize = 100;
        Settings.language = "en";
        Theme.side = Card.Light;
    }

    height: 1000
    name: "TableLarge"
    visible: true
    when: windowShown
    width: 1400

    function test_thePadIsWhole_data() {
        return Language.codes.map(code => ({
                        "tag": code
                    }));
    }

    // All 54 keys on one screen; no more above them than the words need; no key moves, whatever a turn says.
    function test_thePadIsWhole(data: var) {
        Settings.language = data.tag;
        open(header + "start B7\n", [390, 844], 200);
        const question = find("question");
        verify(question.contentHeight <= question.height, question.contentHeight + " in " + question.height);
        const undo = boxOf(find("undoButton"));
        const hands = boxOf(find("summary"));
        verify(undo.y - hands.y - hands.height < 20, undo.y - hands.y - hands.height);
        const words = boxOf(find("undoWhat"));
        fuzzyCompare(words.y + words.height / 2, undo.y + (undo.height - 3) / 2, 2);
        const key = find("key" + recorder.face("R5"));
        const place = boxOf(key).y;
        for (const card of ["B+1", "B3", "BS", "GS", "draw"]) {
            tap(card === "draw" ? "drawButton" : "key" + recorder.face(card));
            compare(boxOf(key).y, place, card);
            // What is cut off above the pad is cut between two lines, and what matches is not.
            const seen = find("tableWords");
            const headline = find("tableHeadline");
            const matches = find("tableMatches");
            verify(headline.font.pixelSize >= matches.font.pixelSize, match.table.turn.headline);
            const end = boxOf(matches);
            verify(end.y + end.height <= boxOf(seen).y + seen.height + 1, match.table.turn.headline + " " + match.table.turn.followed);
            const summary = find("summary");
            const rest = (boxOf(seen).y + seen.height - boxOf(summary).y) / (summary.height / summary.lineCount);
            verify(rest >= summary.lineCount - 0.1 || Math.abs(rest - Math.round(rest)) < 0.1 || rest < 0, rest + " lines");
        }
    }

    function test_thePadStandsAtOneHeight_data() {
        return [[[390, 844], 100], [[390, 844], 200], [[360, 740], 100], [[768, 1024], 100]].map(row => ({
                        "tag": row[0].join("x") + ", " + row[1] + " %",
                        "form": row[0],
                        "size": row[1]
                    }));
    }

    // Whether the first card is turned up, one is played, or the top one is named after a Flip or to put it right.
    function test_thePadStandsAtOneHeight(data: var) {
        open(header, data.form, data.size);
        const first = "key" + recorder.face("B1");
        compare(match.table.turn.phase, Phase.Start);
        const place = boxOf(find(first)).y;
        tapCard("B7");
        compare(match.table.turn.phase, Phase.Turn);
        compare(boxOf(find(first)).y, place);
        page.tableActions.topCard.trigger();
        waitForRendering(page);
        const shown = ["headline", "tableHeadline"].map(find).find(label => label.visible);
        compare(shown.text, "Which card is on top?");
        compare(boxOf(find(first)).y, place);
        page.dismiss();
        tapCard("BF");
        compare(match.table.turn.phase, Phase.Top);
        compare(boxOf(find("key" + recorder.face("P1"))).y, place);
    }

    // The last cards to be drawn are counted, and cover nothing.
    function test_fewCardsToDraw() {
        const record = header + "start B7\ncount Ana 29\ncount Ben 24\ncount Cho 20\ncount Dee 29\n";
        open(record, [390, 844], 100);
        verify(match.table.pile.drawPile < 10);
        const badge = find("drawPile");
        compare(badge.visible, true);
        const left = boxOf(badge);
        const pile = boxOf(find("pile"));
        const pill = boxOf(find("pill"));
        verify(left.x >= pile.x + pile.width || left.y >= pile.y + pile.height - 40, "beside " + pile);
        verify(left.x >= pill.x + pill.width, left + " beside " + pill);
        verify(left.x + left.width <= page.width);
        Settings.textSize = 200;
        waitForRendering(page);
        const line = find("fewLeft");
        compare(line.visible, true);
        verify(line.text.includes(match.table.pile.drawPile), line.text);
        const shown = boxOf(find("tableWords"));
        verify(boxOf(line).y + line.height <= shown.y + shown.height);
    }

    function test_whatAHandIsAskedStaysInSight_data() {
        return [[[1280, 800], 200], [[390, 844], 200], [[390, 844], 100]].map(row => ({
                        "tag": row[0].join("x") + ", " + row[1] + " %",
                        "form": row[0],
                        "size": row[1]
                    }));
    }

    function test_whatAHandIsAskedStaysInSight(data: var) {
        open(header + "start B7\nAna: play W+2=R\n", data.form, data.size);
        tap("challenge");
        tapCard("G4");
        const question = find("question");
        question.contentY = Math.max(0, question.contentHeight - question.height);
        waitForRendering(page);
        const cards = boxOf(find("shownCards"));
        verify(cards.y >= 100 && cards.y + cards.height <= boxOf(question).y, cards);
        compare(find("showHint").visible, data.size === 100);
    }

    function test_aRefusalIsToldAtTheTop() {
        open(header + "start B7\n", [390, 844], 200);
        tapCard("R4");
        const banner = find("refusal");
        compare(banner.visible, true);
        verify(boxOf(banner).y <= page.headerHeight + 8, boxOf(banner));
        const key = boxOf(find("key" + recorder.face("B1")));
        verify(find("question").visible && key.y >= boxOf(banner).y + banner.height && key.y + key.height < boxOf(find("drawButton")).y, key);
        tap("takeItBack");
        page.width = 1280;
        page.height = 800;
        waitForRendering(page);
        tapCard("R4");
        const headline = boxOf(find("tableHeadline"));
        compare(find("tableWords").visible, true);
        verify(headline.y + headline.height <= boxOf(banner).y, "card and turn stay in sight");
    }

    // A bar beside the pad would say that there is more of it.
    function test_aPadThatFitsDoesNotScroll() {
        open(header, [1280, 800], 100);
        compare(match.table.turn.phase, Phase.Start);
        const question = find("question");
        verify(question.contentHeight <= question.height, question.contentHeight + " in " + question.height);
    }

    function test_whatRestsLooksAlike() {
        open(header + "start B7\ncount Ana 2\nAna: uno\nAna: play B3\n", [390, 844], 100);
        const caught = find("caughtButton");
        compare(match.table.chances.canCallUno, false);
        verify(match.table.chances.tooLate >= 0);
        compare(caught.opacity, find("unoButton").opacity);
        compare(caught.dimmed, true);
        compare(caught.enabled, true, "it says why");
    }
}
