// On the scoreboard after a round was given up: what happened, and the way back, until something else is called.
import QtQuick
import Flipside

Banner {
    id: root

    required property LiveMatch match
    required property Page page
    required property bool voided // a round was just given up
    property bool newest: true // and nothing was called since, which "Undo" would take back instead

    objectName: "voided"
    //: Below "Round 3 was given up".
    text: qsTr("It gives nobody points. The next one can be dealt.")
    //: A round was ended without being scored; %1 is its number.
    title: qsTr("Round %1 was given up").arg(match.table.round + 1)
    tone: Banner.Tone.Warn
    visible: voided && newest && match.table.phase === Phase.Round

    Connections {
        function onCountChanged() {
            root.newest = false;
        }

        target: root.match.log
    }

    Link {
        glyph: Icon.Undo
        objectName: "undoVoid"
        //: Takes back that a round was given up.
        text: qsTr("Undo")

        onClicked: {
            if (!root.match.undo())
                return;
            root.page.back();
            root.page.opened(Qt.resolvedUrl("RoundEndPage.qml"), {
                    "match": root.match
                });
        }
    }
}
