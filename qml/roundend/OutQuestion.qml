// Who has gone out, and on which side: two taps, or one where there is one side only.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.RoundEnd

Column {
    id: root

    required property RoundEnd end
    property bool toPlay: false // no play is called, so the round may not have been played yet
    property int player: -1 // chosen, but not the side yet

    spacing: 12

    Label {
        Accessible.name: text
        Accessible.role: Accessible.Heading
        font.bold: true
        font.pixelSize: Type.hero
        //: Asked at the end of a round.
        text: qsTr("Who went out?")
        width: parent.width
    }

    Label {
        color: Theme.ink2
        objectName: "playFirst"
        //: Below "Who went out?", in a match whose plays are not called.
        text: qsTr("Play the round first, then tap whoever has no cards left.")
        visible: root.toPlay
        width: parent.width
    }

    Panel {
        padding: 1
        spacing: 0
        width: parent.width

        Repeater {
            model: root.end

            ListRow {
                required property int index
                required property string name
                required property int player
                required mark
                required colorIndex

                checkable: true
                checked: root.player === player
                divider: index > 0
                autoExclusive: true
                objectName: "wentOut" + player
                text: name
                width: parent.width

                onClicked: {
                    root.player = player;
                    if (!root.end.twoSided)
                        root.end.goOut(player, Card.Light);
                }
            }
        }
    }
}
