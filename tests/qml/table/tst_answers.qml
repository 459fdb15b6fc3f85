// What ends a question of the table is in sight, however large its words are.
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
    readonly property string begun: "flipside 1\nedition flip2020\nplayers Maximiliane-Charlotte, Ben, Cho, Dee\nround\nstart B7\n"

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

    function cleanup() {
        if (page)
            page.destroy(); // before its match
        tryVerify(() => !page);
        Settings.textSize = 100;
        Settings.language = "en";
        Theme.side = Card.Light;
    }

    height: 1000
    name: "Answers"
    visible: true
    when: windowShown
    width: 1400

    function test_anAnswerIsInSight_data() {
        const rows = [];
        for (const form of [[360, 640], [844, 390]]) {
            for (const size of [100, 200]) {
                for (const code of Language.codes) {
                    const at = [form.join("x"), size + " %", code];
                    rows.push({
                            "tag": ["a Wild Draw Two as the last card", ...at].join(", "),
                            "form": form,
                            "size": size,
                            "code": code,
                            "record": "count Maximiliane-Charlotte 1\nplay W+2",
                            "answers": ["accept", "challenge"]
                        }, {
                            "tag": ["a Wild Draw Color", ...at].join(", "),
                            "form": form,
                            "size": size,
                            "code": code,
                            "record": "play BF\ntop T3\nplay W+C=P",
                            "answers": ["accept", "challenge"]
                        }, {
                            "tag": ["cards that it took", ...at].join(", "),
                            "form": form,
                            "size": size,
                            "code": code,
                            "record": "play BF\ntop T3\nplay W+C=P\naccept",
                            "answers": ["tookStepper", "tookDone"]
                        });
                }
            }
        }
        return rows;
    }

    function test_anAnswerIsInSight(data: var) {
        Settings.textSize = data.size;
        Settings.language = data.code;
        match = createTemporaryObject(matchComponent, testCase);
        verify(recorder.play(match, begun + data.record));
        page = createTemporaryObject(pageComponent, testCase, {
                "match": match,
                "width": data.form[0],
                "height": data.form[1]
            });
        waitForRendering(page);
        const question = findChild(page, "question");
        verify(question.height >= 48, "the question has room for a line");
        for (const name of data.answers) {
            const item = findChild(page, name);
            const box = item.mapToItem(page, 0, 0, item.width, item.height);
            verify(item.visible && item.height >= 48, name);
            verify(box.y >= 0 && box.y + box.height <= page.height, name + " at " + box.y);
            const end = question.mapToItem(page, 0, Math.min(question.height, question.contentHeight)).y;
            verify(name === "tookStepper" || box.y >= end, name + " lies on the question");
        }
    }
}
