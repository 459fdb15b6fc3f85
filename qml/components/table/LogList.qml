// What happened, newest first; what the table let stand is marked. A tap asks for the rule behind it.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

ListView {
    id: root

    required property LiveMatch match

    signal ruleRequested(string id)

    boundsBehavior: Flickable.StopAtBounds
    clip: true
    model: match.log
    objectName: "log"
    spacing: 2

    delegate: Tappable {
        id: row

        required property int face
        required property bool forced
        required property string rule
        required property string sentence
        required property int side
        required text

        Accessible.description: sentence
        implicitHeight: Math.max(52, words.height + 10)
        width: ListView.view.width

        onClicked: root.ruleRequested(rule)

        Rectangle {
            anchors.fill: parent
            color: Theme.table
            radius: 10
            visible: row.down
        }

        CardFace {
            cardWidth: 28
            color: Theme.under
            face: Math.max(0, row.face)
            side: row.side
            visible: row.face >= 0
            y: 4
        }

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.ink2
            height: 22
            name: Icon.Hand
            visible: row.face < 0
            width: 22
            x: 3
        }

        Column {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x
            x: 42

            Label {
                font.bold: true
                font.pixelSize: Type.second
                text: row.text
                width: parent.width
            }

            Label {
                color: Theme.warn
                font.pixelSize: Type.small
                //: Beside a play that is against the rules and that the table let stand.
                text: qsTr("let stand")
                visible: row.forced
                width: parent.width
            }
        }

        FocusRing {
            visible: row.visualFocus
        }
    }
}
