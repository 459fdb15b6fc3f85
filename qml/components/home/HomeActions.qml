// What can be begun from Home. Only one of them is bright, and only where no match is on.
import QtQuick
import Flipside

Column {
    id: root

    required property bool empty
    required property bool going
    required property string people // of the last match
    readonly property bool stacked: Type.large || Math.max(ask.implicitWidth, score.implicitWidth) > half
    readonly property real gap: 12
    readonly property real half: (width - gap) / 2

    signal againWanted
    signal newMatchWanted
    signal refereeWanted
    signal scoreWanted

    spacing: gap

    Button {
        glyph: Icon.Play
        kind: root.going ? Button.Kind.Plain : Button.Kind.Go
        objectName: "again"
        second: root.people
        //: Begins another match with the people of the last one, whose names stand below.
        text: qsTr("Again, same people")
        visible: root.people.length > 0
        width: parent.width

        onClicked: root.againWanted()
    }

    Button {
        glyph: Icon.Plus
        kind: root.empty ? Button.Kind.Go : Button.Kind.Plain
        objectName: "newMatch"
        //: Leads to the page where a match is set up.
        text: qsTr("New match")
        width: parent.width

        onClicked: root.newMatchWanted()
    }

    Flow {
        spacing: root.gap
        width: parent.width

        Button {
            id: ask

            glyph: Icon.Info
            objectName: "ask"
            //: Leads to the page that answers questions about the rules without a match.
            text: qsTr("Ask the referee")
            width: root.stacked ? root.width : root.half

            onClicked: root.refereeWanted()
        }

        Button {
            id: score

            glyph: Icon.List
            objectName: "onlyScore"
            //: Begins a match whose plays are not called, only its rounds scored.
            text: qsTr("Just keep score")
            width: root.stacked ? root.width : root.half

            onClicked: root.scoreWanted()
        }
    }
}
