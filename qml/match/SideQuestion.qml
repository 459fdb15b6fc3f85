// Which side was up when somebody went out.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls

Column {
    id: root

    property bool ready: true // whoever went out is known
    readonly property bool stacked: Type.large

    signal chosen(int side)

    spacing: 8

    Label {
        color: root.ready ? Theme.ink : Theme.ink2
        font.bold: true
        //: Asked at the end of a round: the light or the dark side of the deck.
        text: qsTr("Which side was up?")
        width: parent.width
    }

    Flow {
        spacing: 8
        width: parent.width

        Repeater {
            model: [Card.Light, Card.Dark]

            Button {
                required property int modelData

                enabled: root.ready
                glyph: modelData === Card.Dark ? Icon.Moon : Icon.Sun
                objectName: modelData === Card.Dark ? "endedDark" : "endedLight"
                //: A side of the deck.
                text: modelData === Card.Dark ? qsTr("Dark side") : qsTr("Light side")
                width: root.stacked ? root.width : (root.width - 8) / 2

                onClicked: root.chosen(modelData)
            }
        }
    }
}
