// What can be begun from Home. Only one of them is bright, and only where no match is on.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Shell

ColumnLayout {
    id: root

    required property bool empty
    required property bool running
    required property string people // of the last match
    readonly property real words: Math.max(metrics.advanceWidth(ask.text), metrics.advanceWidth(score.text))

    signal againWanted
    signal newMatchWanted
    signal scoreWanted

    spacing: 12

    // How wide the words would be in one line: of a button, that depends on the width it is given.
    FontMetrics {
        id: metrics

        font.bold: true
        font.pixelSize: Type.body
    }

    Button {
        Layout.fillWidth: true
        enabled: !Storage.readOnly
        glyph: Icon.Play
        kind: root.running ? Button.Kind.Plain : Button.Kind.Go
        objectName: "again"
        second: root.people
        //: Begins another match with the people of the last one, whose names stand below.
        text: qsTr("Again, same people")
        visible: root.people.length > 0

        onClicked: root.againWanted()
    }

    Button {
        Layout.fillWidth: true
        enabled: !Storage.readOnly
        glyph: Icon.Plus
        kind: root.empty ? Button.Kind.Go : Button.Kind.Plain
        objectName: "newMatch"
        //: Leads to the page where a match is set up.
        text: qsTr("New match")

        onClicked: root.newMatchWanted()
    }

    GridLayout {
        columnSpacing: root.spacing
        columns: Type.large || root.words + 62 > (root.width - root.spacing) / 2 ? 1 : 2
        rowSpacing: root.spacing

        Button {
            id: ask

            Layout.fillWidth: true
            Layout.preferredWidth: 1 // both alike
            glyph: Icon.Info
            objectName: "ask"
            //: Leads to the page that answers questions about the rules without a match.
            text: qsTr("Ask the referee")

            onClicked: Navigator.showAsk()
        }

        Button {
            id: score

            Layout.fillWidth: true
            Layout.preferredWidth: 1
            enabled: !Storage.readOnly
            glyph: Icon.List
            objectName: "onlyScore"
            //: Begins a match whose plays are not called, only its rounds scored.
            text: qsTr("Just keep score")

            onClicked: root.scoreWanted()
        }
    }
}
