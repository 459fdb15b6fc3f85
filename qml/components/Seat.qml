// A player at the table: name, mark, cards in hand; who is on turn is the bright one and points to the pile.
import QtQuick
import Flipside

Tappable {
    id: root

    required property string name
    required property int mark
    required property int count
    property bool onTurn: false
    property bool mirrored: false // on the right of the table, with the count at the left
    property bool saidUno: false
    property string unoText // what stands beside the mark while one card is left
    readonly property color inkColor: onTurn ? Theme.goText : Theme.ink

    implicitHeight: 50
    implicitWidth: 112
    text: name

    Icon {
        color: Theme.go
        height: 20
        name: root.mirrored ? Icon.PointLeft : Icon.PointRight
        visible: root.onTurn
        width: 20
        x: root.mirrored ? -13 : parent.width - 7
        y: (parent.height - 3 - height) / 2
    }

    Rectangle {
        color: Theme.goUnder
        height: parent.height
        radius: 14
        visible: root.onTurn
        width: parent.width
        y: 3
    }

    Rectangle {
        border.color: root.count === 1 && !root.onTurn && !root.saidUno ? Theme.warn : Theme.line
        border.width: root.onTurn ? 0 : root.count === 1 && !root.saidUno ? 2 : 1
        color: root.onTurn ? Theme.go : root.down ? Theme.table : Theme.sheet
        height: parent.height
        radius: 14
        width: parent.width
    }

    HandCount {
        id: hand

        anchors.verticalCenter: parent.verticalCenter
        color: root.onTurn ? "transparent" : Theme.table
        count: root.count
        ink: root.onTurn ? Theme.goText : root.count === 1 ? Theme.warn : Theme.ink
        rim: root.onTurn ? Theme.goText : root.count === 1 ? Theme.warn : Theme.edge
        x: root.mirrored ? 8 : parent.width - width - 8
    }

    Label {
        color: root.inkColor
        elide: Text.ElideRight
        font.bold: true
        font.pixelSize: 15
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        text: root.name
        width: parent.width - hand.width - 26
        wrapMode: Text.NoWrap
        x: root.mirrored ? hand.x + hand.width + 9 : 9
        y: 7
    }

    PlayerMark {
        id: playerMark

        color: root.onTurn ? Theme.goText : Theme.person(root.mark, Theme.dark)
        height: 10
        number: root.mark
        width: 10
        x: root.mirrored ? hand.x + hand.width + 9 : 9
        y: 31
    }

    Label {
        color: root.onTurn ? Theme.goText : root.saidUno ? Theme.ok : Theme.warn
        font.bold: true
        font.pixelSize: 12
        text: root.unoText
        visible: root.count === 1 && text.length > 0
        x: playerMark.x + 16
        y: 28
    }

    FocusRing {
        visible: root.visualFocus
    }
}
