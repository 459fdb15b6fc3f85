// The scoreboard and the end of a match: rounds by mouse and keys, the other way of scoring, sharing, reopening.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import FlipsideTables

TestCase {
    id: testCase

    property Item frame
    readonly property string three: "flipside 1\nedition flip2020\nplayers Ana, Ben, Cho\nscoring collect 100\n"
    readonly property string twoRounds: "round\nAna: out light\nBen: holds 40\nCho: holds 30\nround\nBen: out dark\nAna: holds 20\nCho: holds 10\n"
    readonly property string won: "round\nAna: out light\nBen: holds 90\nCho: holds 30\n"

    Component {
        id: frameComponent

        Frame {
            height: 844
            width: 390

            places: [
                Place {
                    glyph: Icon.Play
                    place: Navigator.Home
                    title: "Play"
                }
            ]
        }
    }

    LiveMatch {
        id: match
    }

    Recorder {
        id: recorder
    }

    function find(name: string): Item {
        return findChild(frame.page, name);
    }

    function all(item: Item, wanted: var): list<Item> {
        const found = wanted(item) ? [item] : [];
        for (const child of Array.from(item.children))
            found.push(...all(child, wanted));
        return found;
    }

    function cleanup() {
        Settings.textSize = 100;
    }

    function open(page: string, record: string, width: real) {
        frame = createTemporaryObject(frameComponent, testCase, {
                "width": width
            });
        verify(recorder.play(match, record));
        frame.open("qrc:/qt/qml/Flipside/" + page, {
                "match": match
            });
    }

    function test_shapesFallAroundAWinnerBesideTheName() {
        open("Score/MatchOverPage.qml", three + won, 390);
        const shapes = all(find("confetti"), item => item instanceof ColorShape);
        verify(shapes.length > 16, shapes.length);
        verify(new Set(shapes.map(each => each.x)).size > shapes.length / 2, "in columns");
        verify(shapes.every(each => each.rotation === 0), "a turned item has rough edges");
        const name = find("result");
        const at = name.mapToItem(find("confetti"), (name.width - name.contentWidth) / 2, 0);
        tryCompare(find("confetti"), "fallen", 1);
        verify(shapes.every(each => each.x + each.width <= at.x || each.x >= at.x + name.contentWidth || each.y + each.height <= at.y || each.y >= at.y + name.height));
    }

    function test_theNextMatchIsInSight_data() {
        return [[390, 844], [1280, 800]].map(form => ({
                        "tag": form.join("x"),
                        "form": form
                    }));
    }

    function test_theNextMatchIsInSight(data) {
        Settings.textSize = 200;
        open("Score/MatchOverPage.qml", three + won, data.form[0]);
        frame.height = data.form[1];
        waitForRendering(frame);
        const again = find("rematch");
        verify(again.mapToItem(frame, 0, again.height).y <= frame.height);
    }

    // Also where its table does not lie below the scoreboard, as of a match that was just taken in.
    function test_withoutARoundThereIsAFirstStep() {
        open("Score/ScorePage.qml", three + "round\nstart R3\n", 390);
        compare(find("noRounds").visible, true);
        find("firstStep").press();
        tryVerify(() => frame.page.title !== "Scoreboard" && find("pile") !== null);
    }

    function test_theWaysOnStandSideBySideOnADesktop_data() {
        return [[390, 100, false], [1280, 100, true], [1280, 200, true]].map(row => ({
                        "tag": row.slice(0, 2).join(" px, ") + " %",
                        "width": row[0],
                        "size": row[1],
                        "beside": row[2]
                    }));
    }

    function test_theWaysOnStandSideBySideOnADesktop(data) {
        Settings.textSize = data.size;
        open("Score/ScorePage.qml", three + "round\nAna: out light\nBen: holds 40\nCho: holds 30\n", data.width);
        waitForRendering(frame);
        compare(find("dealNext").y === find("scoreNext").y, data.beside);
        verify(!data.beside || find("dealNext").height === find("scoreNext").height);
        compare(find("standingAna") !== null, data.width > 900); // before the chart
    }

    function test_pointsInOneTableAreOfOneSize() {
        open("Score/ScorePage.qml", three.replace("100", "1000") + won + twoRounds, 390);
        const sizes = all(find("rounds"), item => item.objectName === "roundGain" && item.text.length > 0).map(item => item.size);
        compare(sizes.length, 3);
        compare(new Set(sizes).size, 1);
        compare(findChild(find("round1"), "dealer").visible, true);
    }

    // A line of the scale right below the target's would be taken for it.
    function test_noLineOfTheScaleTouchesTheTargets() {
        open("Score/ScorePage.qml", three.replace("100", "191") + "round\nAna: out light\nBen: holds 150\nCho: holds 50\n", 390);
        waitForRendering(frame);
        compare(find("grid200").visible, false);
        compare(find("grid100").visible, true);
    }

    // Ten totals near each other find no room for their names at the ends of the lines.
    function test_namesFarFromTheirLinesAreLedTo() {
        const names = "Ana, Ben, Cho, Dee, Eli, Fay, Gus, Hal, Ida, Joe";
        const holds = names.split(", ").slice(1).map((name, i) => name + ": holds " + (i + 1)).join("\n");
        open("Score/ScorePage.qml", three.replace("Ana, Ben, Cho", names).replace("collect 100", "tally 500") + "round\nAna: out light\n" + holds + "\n", 390);
        waitForRendering(frame);
        verify(find("lead0") !== null);
        frame.destroy();
        open("Score/ScorePage.qml", three + "round\nAna: out light\nBen: holds 40\nCho: holds 30\n", 390);
        waitForRendering(frame);
        compare(find("lead0"), null);
    }

    function test_theNextRoundMayBeJustScored() {
        open("Score/ScorePage.qml", three + twoRounds, 390);
        find("scoreNext").press();
        tryVerify(() => find("wentOut0") !== null);
        compare(match.table.turn.round, 3);
        compare(match.table.turn.phase, Phase.Start);
    }

    function test_aMatchIsEndedFromTheMenu_data() {
        return [{
                "tag": "between rounds",
                "rest": "",
                "others": ["people", "seats", "scoring", "rulings"]
            }, {
                "tag": "in a round",
                "rest": "round\n",
                "others": ["target"]
            }];
    }

    // A match whose plays are not called has no table with a menu.
    function test_aMatchIsEndedFromTheMenu(data) {
        open("Score/ScorePage.qml", three + twoRounds + data.rest, 390);
        keyClick(Qt.Key_F10);
        const overlay = frame.Window.window.contentItem;
        const entry = name => findChild(overlay, "menu-" + name);
        tryVerify(() => entry("stop") !== null);
        for (const name of ["log", "people", "seats", "scoring", "rulings", "target"])
            compare(entry(name).visible, name === "log" || data.others.includes(name), name);
        for (const name of ["score", "void", "justScore", "help"])
            verify(!(entry(name) instanceof Item), name);
        entry("stop").press();
        compare(recorder.journal(match.matchId).split("\n").pop(), "stop");
        compare(find("menuButton").visible, false);
        find("showResult").press();
        compare(frame.page.title, "Match over");
    }

    function test_thosePlayAgainWhoPlayedThisMatch() {
        frame = createTemporaryObject(frameComponent, testCase);
        verify(recorder.play(match, three + won));
        const first = match.matchId;
        verify(recorder.play(match, "flipside 1\nedition flip2020\nplayers Dee, Eli\nscoring tally 60\nround\n"));
        verify(match.open(first));
        frame.open("qrc:/qt/qml/Flipside/Score/MatchOverPage.qml", {
                "match": match
            });
        find("rematch").press();
        tryVerify(() => find("seat2") !== null);
        compare(find("seat0").text, "Ana");
        compare(find("tally").checked, false);
    }

    // Behind everyone who stayed, however many points they have.
    function test_whoLeftIsSaidToHaveLeft() {
        open("Score/MatchOverPage.qml", three + "round\nBen: out light\nAna: holds 40\nCho: holds 30\nleave Ben\nround\nAna: out light\nCho: holds 100\n", 390);
        compare(find("won0").text, "1 round won");
        compare(find("won2").text, "1 round won, has left");
    }

    function test_roundsAreRowsOrColumns_data() {
        return [{
                "tag": "columns on a phone",
                "width": 390,
                "key": Qt.Key_Tab
            }, {
                "tag": "rows on a desktop",
                "width": 1280,
                "key": Qt.Key_Tab
            }];
    }

    function test_roundsAreRowsOrColumns(data) {
        open("Score/ScorePage.qml", three + twoRounds, data.width);
        const round = find("round1");
        verify(round);
        compare(round.Accessible.name, "Round 1, Light side: Ana went out, Cho dealt");
        compare(round.width < round.height, data.width < 600);
        round.forceActiveFocus(Qt.TabFocusReason);
        keyClick(data.key);
        compare(frame.Window.activeFocusItem.objectName, "round2");
        keyClick(Qt.Key_Return);
        compare(frame.page.title, "Round 2");
        frame.goBack();
        compare(frame.page.title, "Scoreboard");
    }

    function test_noSideIsShownWhereCardsHaveOne_data() {
        return test_roundsAreRowsOrColumns_data();
    }

    function test_noSideIsShownWhereCardsHaveOne(data) {
        const oneRound = "round\nAna: out light\nBen: holds 40\nCho: holds 30\n";
        open("Score/ScorePage.qml", three + oneRound, data.width);
        compare(findChild(find("round1"), "side").visible, true);
        frame.destroy();
        open("Score/ScorePage.qml", three.replace("flip2020", "mini56") + oneRound, data.width);
        compare(find("round1").Accessible.name, "Round 1: Ana went out, Cho dealt");
        compare(findChild(find("round1"), "side").visible, false);
    }

    function test_theNewestRoundIsInSight() {
        open("Score/ScorePage.qml", three.replace("100", "1000") + twoRounds + twoRounds + twoRounds + twoRounds, 390);
        waitForRendering(frame);
        const first = find("round1");
        const last = find("round8");
        verify(last.mapToItem(frame, last.width, 0).x <= 390);
        verify(first.mapToItem(frame, 0, 0).x < 0);
        first.forceActiveFocus(Qt.TabFocusReason);
        verify(first.mapToItem(frame, 0, 0).x > 0);
    }

    // The pill around a number of three digits takes nearly all of its column.
    function test_noRoundIsCutInTwo_data() {
        return [320, 360, 375, 390, 412, 430, 470].map(width => ({
                        "tag": width + " px",
                        "width": width
                    }));
    }

    function test_noRoundIsCutInTwo(data) {
        open("Score/ScorePage.qml", three.replace("100", "1000") + won + won + won + won + won + won, data.width);
        const sight = find("roundsInSight");
        const column = find("round6").width;
        compare(sight.width % column, 0);
        compare(sight.contentX % column, 0);
        verify(sight.width >= column && sight.x >= 60, sight.width + " from " + sight.x);
    }

    // Names take what the rounds leave, and rounds what the names do not need: none is cut while there is room.
    function test_longNamesAndFewRoundsAreWhole_data() {
        const rows = [];
        for (const width of [360, 390, 1280]) {
            for (const rounds of [1, 2, 3])
                rows.push({
                        "tag": rounds + " on " + width + " px",
                        "width": width,
                        "rounds": rounds
                    });
        }
        return rows;
    }

    function test_longNamesAndFewRoundsAreWhole(data) {
        const round = "round\nZoé: out light\nPapi Jean-François: holds 12\nMarie-Clémentine: holds 20\nMaría Guadalupe: holds 10\n";
        open("Score/ScorePage.qml", "flipside 1\nedition flip2020\nplayers Papi Jean-François, Marie-Clémentine, Zoé, María Guadalupe\n" + round.repeat(data.rounds), data.width);
        waitForRendering(frame);
        let names = 0;
        for (const label of all(find("rounds"), item => item.mayShorten === true)) {
            verify(!label.truncated, label.text);
            verify(label.contentWidth <= label.width, label.text);
            names += label.text.length > 3 ? 1 : 0;
            if (data.rounds === 1 && data.width < 600)
                compare(label.lineCount, 1);
        }
        verify(names >= 3);
        for (let number = 1; number <= data.rounds; ++number) {
            const column = find("round" + number);
            verify(column.width >= 48 && column.height >= 48);
            verify(column.mapToItem(find("rounds"), 0, 0).x >= 0, "round " + number);
        }
        verify(!find("earlierRounds") || !find("earlierRounds").visible);
    }

    function test_roundsOutOfSightAreTold_data() {
        return [100, 200].map(size => ({
                        "tag": size + " %",
                        "size": size
                    }));
    }

    function test_roundsOutOfSightAreTold(data) {
        Settings.textSize = data.size;
        open("Score/ScorePage.qml", three.replace("100", "1000") + twoRounds.repeat(4), 360);
        waitForRendering(frame);
        const sight = find("roundsInSight");
        const before = find("earlierRounds");
        const behind = find("laterRounds");
        const hidden = Math.round(sight.contentX / find("round1").width);
        verify(hidden > 0);
        compare(sight.Accessible.name, "Rounds %1 to 8 of 8".arg(hidden + 1));
        compare(before.text, hidden + " earlier");
        compare(before.Accessible.name, hidden + " earlier rounds");
        compare(before.visible, true);
        compare(behind.visible, false);
        const at = before.mapToItem(sight, 0, 0);
        verify(at.x + before.width <= 0 || at.y + before.height <= 0, "beside the rounds");
        while (before.visible)
            before.press();
        compare(sight.contentX, 0);
        compare(behind.visible, true);
        verify(sight.Accessible.name.startsWith("Rounds 1 to "), sight.Accessible.name);
        while (behind.visible)
            behind.press();
        compare(sight.contentX, sight.contentWidth - sight.width);
    }

    function test_theOtherWayIsFoldedAway() {
        open("Score/ScorePage.qml", three + twoRounds, 390);
        const height = find("otherMode").parent.height;
        find("otherMode").press();
        tryVerify(() => find("otherMode").parent.height > height);
    }

    function test_aPictureIsSaved() {
        open("Score/MatchOverPage.qml", three + won, 390);
        find("share").press();
        const overlay = frame.Window.window.contentItem;
        tryVerify(() => findChild(overlay, "savePicture"));
        findChild(overlay, "savePicture").press();
        const done = findChild(overlay, "shareDone");
        tryVerify(() => done.visible);
        verify(done.text.startsWith("Saved as "));
        findChild(overlay, "copyText").press();
        compare(done.text, "Copied.");
    }

    function test_aMatchIsReopened_data() {
        return [{
                "tag": "by a higher target",
                "press": "playTo0",
                "last": "target 200"
            }, {
                "tag": "by taking the last entry back",
                "press": "undoLast",
                "last": "undo"
            }];
    }

    function test_aMatchIsReopened(data) {
        open("Score/MatchOverPage.qml", three + won, 390);
        compare(match.table.turn.phase, Phase.Over);
        find("reopen").press();
        find(data.press).press();
        verify(match.table.turn.phase !== Phase.Over);
        compare(recorder.journal(match.matchId).split("\n").pop(), data.last);
        verify(frame.page.title !== "Match over");
    }

    function test_whatReopensAMatchComesIntoSight_data() {
        return [[360, 740], [390, 844], [740, 360], [1280, 800]].map(form => ({
                        "tag": form.join("x"),
                        "form": form
                    }));
    }

    function test_whatReopensAMatchComesIntoSight(data) {
        open("Score/MatchOverPage.qml", three + won, data.form[0]);
        frame.height = data.form[1];
        waitForRendering(frame);
        find("reopen").press();
        tryVerify(() => frame.Window.activeFocusItem === find("correctRound"), 5000, "the keyboard goes on there");
        const top = find("correctRound").mapToItem(frame.page, 0, 0).y;
        const end = find("undoLast").mapToItem(frame.page, 0, find("undoLast").height).y;
        if (data.form[1] > 700)
            verify(top > frame.page.headerHeight && end <= frame.page.height, top + " to " + end);
        else
            fuzzyCompare(top, frame.page.headerHeight + 60, 30); // its beginning
    }

    height: 844
    name: "ScorePage"
    visible: true
    when: windowShown
    width: 1280
}
