// Who has gone out, and on which side: two taps, or one where there is one side only.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Column {
    id: root

    required property LiveMatch match
    required property bool twoSided
    property int player: -1 // chosen, the side not yet

    signal told(int player, int side)

    spacing: 12

    Label {
        Accessible.role: Accessible.Heading
        font.bold: true
        font.pixelSize: Type.hero
        //: Asked at the end of a round.
        text: qsTr("Who went out?")
        width: parent.width
    }

    Panel {
        padding: 1
        spacing: 0
        width: parent.width

        Repeater {
            model: root.match.seats

            ListRow {
                required property int index
                required property string name
                required property int player
                required mark

                checked: root.player === player
                divider: index > 0
                objectName: "wentOut" + player
                text: name
                width: parent.width

                onClicked: {
                    root.player = player;
                    if (!root.twoSided)
                        root.told(player, Card.Light);
                }
            }
        }
    }

    Label {
        Accessible.role: Accessible.Heading
        font.bold: true
        font.pixelSize: Type.hero
        //: Asked at the end of a round: the light or the dark side of the deck.
        text: qsTr("Which side was up?")
        topPadding: 8
        visible: root.twoSided
        width: parent.width
    }

    Row {
        spacing: 8
        visible: root.twoSided
        width: parent.width

        Repeater {
            model: [Card.Light, Card.Dark]

            Button {
                required property int modelData

                enabled: root.player >= 0
                glyph: modelData === Card.Dark ? Icon.Moon : Icon.Sun
                objectName: modelData === Card.Dark ? "endedDark" : "endedLight"
                //: A side of the deck.
                text: modelData === Card.Dark ? qsTr("Dark side") : qsTr("Light side")
                width: (root.width - 8) / 2

                onClicked: root.told(root.player, modelData)
            }
        }
    }
}
