// A round was just given up. Shown until something else is called, which "Undo" would take back instead.
import QtQuick
import Flipside.Controls
import Flipside.Match

Banner {
    id: root

    required property LiveMatch match
    property bool voided: false

    signal undone

    //: Below "Round 3 was given up".
    text: qsTr("It gives nobody points. The next one can be dealt.")
    //: A round was ended without being scored; %1 is its number.
    title: qsTr("Round %1 was given up").arg(match.table.turn.round + 1)
    tone: Banner.Tone.Warn
    visible: voided && match.table.turn.phase === Phase.Round

    Connections {
        function onCountChanged() {
            root.voided = false;
        }

        target: root.match.log
    }

    Link {
        glyph: Icon.Undo
        objectName: "undoVoid"
        //: Takes back that a round was given up.
        text: qsTr("Undo")

        onClicked: {
            if (root.match.undo())
                root.undone();
        }
    }
}
