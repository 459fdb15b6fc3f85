// What happened, newest first; what the table let stand has a colour of its own. A tap asks for the rule behind it.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

ListView {
    id: root

    required property LiveMatch match

    boundsBehavior: Flickable.StopAtBounds
    cacheBuffer: 0 // as in ReplayLog
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
        required property string what
        required property string who
        required text

        Accessible.description: sentence
        implicitHeight: Math.max(52, words.height + 10)
        width: ListView.view.width

        onClicked: Navigator.showRule(rule, root.match.table.setup.edition)

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

        NameLabel {
            id: name

            anchors.verticalCenter: parent.verticalCenter
            font.bold: true
            lines: 2
            size: Type.second
            text: row.who
            visible: text.length > 0
            width: Math.min(Math.max(28, Math.ceil(oneLine) + 2), (parent.width - x) * 0.45)
            x: 42
        }

        Label {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            color: {
                if (row.forced)
                    return Theme.warn;
                return row.who.length > 0 ? Theme.ink2 : Theme.ink;
            }
            font.pixelSize: Type.second
            text: row.what
            width: parent.width - x
            x: name.visible ? name.x + name.width + 14 : 42
        }

        FocusRing {
            visible: row.visualFocus
        }
    }
}
