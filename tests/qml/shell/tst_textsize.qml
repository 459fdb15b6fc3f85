// At 200 % nothing is cut: in every language, every label of every page fits where it stands.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Players
import Flipside.Settings
import Flipside.Shell

TestCase {
    id: testCase

    Component {
        id: frameComponent

        Frame {
            focus: true
            places: [
                Place {
                    glyph: Icon.Play
                    place: Navigator.Home
                    title: qsTranslate("Main", "Play")
                },
                Place {
                    glyph: Icon.Gear
                    place: Navigator.Settings
                    title: qsTranslate("Main", "Settings")
                }
            ]
        }
    }

    Component {
        id: sizeRowComponent

        ReadingPanel {
        }
    }

    Component {
        id: rivalComponent

        RivalRow {
            detail: "In 3 rounds"
            lost: 2
            mark: 0
            colorIndex: 0
            won: 1
        }
    }

    function cleanup() {
        Settings.language = "en";
        Settings.textSize = 100;
    }

    function labelsIn(item: Item): var {
        let found = item.visible && item.truncated !== undefined && item.text ? [item] : [];
        for (const child of Array.from(item.children)) {
            if (child.visible)
                found = [...found, ...labelsIn(child)];
        }
        return found;
    }

    // Between 100 and 200 %, beside the number that it is about.
    FontMetrics {
        id: metrics
    }

    function test_noWordOfTheTextSizeIsBroken() {
        for (const code of Language.codes) {
            Settings.language = code;
            for (let size = Settings.smallestText; size <= Settings.largestText; size += Settings.textStep) {
                Settings.textSize = size;
                for (let width = 318; width <= 378; width += 4) {
                    const row = createTemporaryObject(sizeRowComponent, testCase, {
                            "width": width
                        });
                    const label = labelsIn(row)[0];
                    metrics.font = label.font;
                    for (const word of label.text.split(" "))
                        verify(metrics.advanceWidth(word) <= label.width + 1, [code, size, width, word].join(" "));
                    row.destroy();
                }
            }
        }
    }

    // Of somebody whom one played against, beside the bar of rounds won.
    function test_aRivalsNameIsWhole() {
        for (const width of [296, 326, 576]) {
            for (const name of ["María Guadalupe", "Papi Jean-François", "Maximiliane", "Bartholomäus"]) {
                const row = createTemporaryObject(rivalComponent, testCase, {
                        "name": name,
                        "width": width
                    });
                const label = labelsIn(row).find(each => each.text === name);
                verify(!label.truncated, name + " on " + width);
                verify(label.fontInfo.pixelSize >= 12, name + " on " + width);
            }
        }
    }

    function test_nothingIsCut_data() {
        const rows = [];
        for (const code of Language.codes) {
            for (const width of [320, 390, 1280]) {
                for (const size of [100, 200])
                    rows.push({
                            "tag": [code, width, size].join(" "),
                            "code": code,
                            "width": width,
                            "size": size
                        });
            }
        }
        return rows;
    }

    function test_nothingIsCut(data: var) {
        Settings.language = data.code;
        Settings.textSize = data.size;
        const frame = createTemporaryObject(frameComponent, testCase, {
                "width": data.width,
                "height": 800
            });
        for (const page of ["", "Rulebook/RulesPage.qml", "Settings/SettingsPage.qml", "Settings/AboutPage.qml"]) {
            if (page.length > 0)
                frame.open("qrc:/qt/qml/Flipside/" + page, {});
            const labels = labelsIn(frame);
            verify(labels.length > 3);
            for (const label of labels) {
                const what = page + ": " + label.text;
                verify(!label.truncated, "cut: " + what);
                verify(label.contentWidth <= label.width + 1, "too wide: " + what);
                verify(label.font.pixelSize >= 12 || label.fontSizeMode !== Text.FixedSize, "too small: " + what);
                const right = label.mapToItem(frame, label.horizontalAlignment === Text.AlignLeft ? label.contentWidth : label.width, 0).x;
                verify(right <= data.width + 1, "outside: " + what);
            }
        }
    }

    height: 820
    name: "TextSize"
    visible: true
    when: windowShown
    width: 1300
}
