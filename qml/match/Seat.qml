// A player at the table: name, mark, cards in hand; who is on turn is the bright one and points to the pile.
import QtQuick
import Flipside.Controls
import Flipside.Match

Tappable {
    id: root

    required property string name
    required property int mark
    property int colorIndex: mark // the person's colour
    property int count: -1 // cards in hand; -1 where nobody knows
    property bool playing: false
    property bool dealing: false
    property bool rightSide: false // on the right of the table, with the count at the left
    property bool saidUno: false
    property real inset: 0 // free above and below what is drawn
    readonly property bool low: height - 2 * inset < 42
    property string unoText // what stands beside the mark while one card is left
    readonly property bool lastCard: count === 1
    readonly property bool warned: lastCard && !saidUno
    readonly property real start: rightSide && count >= 0 ? hand.x + hand.width + 5 : 8 // of what is beside the count
    readonly property real markY: {
        if (low)
            return (face.height - playerMark.height) / 2;
        return label.broken ? face.height - 14 : 31;
    }
    readonly property color inkColor: playing ? Theme.goText : Theme.ink

    implicitHeight: 50
    implicitWidth: 112
    //: A seat, for screen readers: %1 is a name, %n the cards in hand.
    text: count < 0 ? name : qsTr("%1: %n card(s)", "", count).arg(name)

    Item {
        id: face

        height: root.height - 2 * root.inset
        width: root.width
        y: root.inset

        Icon {
            color: Theme.go
            height: 20
            name: root.rightSide ? Icon.PointLeft : Icon.PointRight
            visible: root.playing
            width: 20
            x: root.rightSide ? -13 : face.width - 7
            y: (face.height - 3 - height) / 2
        }

        Rectangle {
            color: Theme.goUnder
            height: face.height
            radius: 14
            visible: root.playing
            width: face.width
            y: 3
        }

        Rectangle {
            border.color: root.warned ? Theme.warn : Theme.line
            border.width: root.warned ? 2 : 1
            color: root.down ? Theme.table : Theme.sheet
            height: face.height
            radius: 14
            visible: !root.playing
            width: face.width
        }

        Rectangle {
            color: Theme.go
            height: face.height
            radius: 14
            visible: root.playing
            width: face.width
        }

        HandCount {
            id: hand

            anchors.verticalCenter: parent.verticalCenter
            count: Math.max(0, root.count)
            visible: root.count >= 0
            height: Math.min(36, face.height - 6)
            isBright: root.playing
            x: root.rightSide ? 7 : face.width - width - 7
        }

        NameLabel {
            id: label

            brokenSize: 12
            color: root.inkColor
            font.bold: true
            lines: face.height >= 42 || root.low && face.height >= 30 ? 2 : 1
            objectName: "whoSits"
            size: 15
            text: root.name
            width: (root.rightSide || root.count < 0 ? face.width - 7 : hand.x - 4) - x
            x: root.start + (root.low ? 15 : 0)
            y: {
                if (root.low)
                    return (face.height - height) / 2;
                return broken ? Math.max(1, Math.round((root.markY - height) / 2)) : 7;
            }
        }

        PlayerMark {
            id: playerMark

            color: root.playing ? Theme.goText : Theme.person(root.colorIndex, Theme.dark)
            height: 10
            number: root.mark
            width: 10
            x: root.start
            y: root.markY
        }

        Label {
            color: {
                if (root.playing)
                    return Theme.goText;
                return root.saidUno ? Theme.ok : Theme.warn;
            }
            font.bold: true
            font.pixelSize: 12
            text: root.unoText
            visible: (root.lastCard || root.saidUno) && text.length > 0 && !root.low
            x: playerMark.x + 16
            y: root.markY - 3
        }

        Icon {
            color: root.inkColor
            height: 14
            name: visible ? Icon.Hand : Icon.None
            visible: root.dealing && !root.low && !((root.lastCard || root.saidUno) && root.unoText.length > 0)
            width: 14
            x: playerMark.x + 15
            y: root.markY - 2
        }

        FocusRing {
            visible: root.visualFocus
        }
    }
}
