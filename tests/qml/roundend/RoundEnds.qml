// The end of a round in a window of its own, and hands that count.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import FlipsideTables

TestCase {
    id: root

    property Item frame
    readonly property LiveMatch match: LiveMatch {
    }
    readonly property Recorder recorder: Recorder {
    }

    Component {
        id: frameComponent

        Frame {
            places: [
                Place {
                    glyph: Icon.Play
                    place: Navigator.Home
                    title: "Play"
                }
            ]
        }
    }

    function find(name: string): Item {
        return findChild(frame.page, name);
    }

    function tap(card: string) {
        find("key" + recorder.face(card)).press();
    }

    function open(record: string, round: int) {
        openWith("Ana, Ben, Cho", record, round, [390, 844]);
    }

    function openWith(names: string, record: string, round: int, form: var) {
        frame = createTemporaryObject(frameComponent, root, {
                "width": form[0],
                "height": form[1]
            });
        verify(recorder.play(match, "flipside 1\nedition flip2020\nplayers " + names + "\n" + record));
        frame.open("qrc:/qt/qml/Flipside/RoundEnd/RoundEndPage.qml", {
                "match": match,
                "round": round
            });
        tryVerify(() => find("menuButton"));
    }

    function cleanup() {
        Settings.textSize = 100;
        Settings.language = "en";
    }

    height: 900
    visible: true
    when: windowShown
    width: 850
}
