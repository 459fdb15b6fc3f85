// How many cards are left to be drawn; larger, and on the edge of the top card where there is no room beside it, when
// they are few.
import QtQuick
import Flipside

Item {
    id: root

    required property int count
    required property bool few
    required property bool narrow

    //: For screen readers: how many cards are left to be drawn.
    Accessible.name: qsTr("Draw pile: %n card(s)", "", count)
    Accessible.role: Accessible.StaticText
    height: narrow ? 42 : number.height + words.height + 3
    width: narrow ? 58 : Math.ceil(Math.max(number.width, size.advanceWidth)) + 1

    // Not the label's own width, which follows from the room that it gets.
    TextMetrics {
        id: size

        font: words.font
        text: words.text
    }

    Rectangle {
        anchors.fill: parent
        border.color: Theme.warn
        border.width: 2
        color: Theme.sheet
        radius: 12
        visible: root.narrow
    }

    Rectangle {
        id: number

        anchors.horizontalCenter: parent.horizontalCenter
        border.color: root.few ? Theme.warn : Theme.edge
        border.width: root.narrow ? 0 : 2
        color: Theme.sheet
        height: root.narrow ? 20 : root.few ? 42 : 30
        radius: 5
        width: height * 0.7
        y: root.narrow ? 3 : 0

        PenNumber {
            anchors.centerIn: parent
            color: root.few ? Theme.warn : Theme.ink2
            size: root.few ? (root.narrow ? 17 : 20) : 11
            text: root.count
        }
    }

    Label {
        id: words

        anchors.horizontalCenter: parent.horizontalCenter
        color: root.few ? Theme.warn : Theme.ink2
        font.bold: root.few
        font.pixelSize: 12
        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 10
        objectName: "toDraw"
        //: Below the number of cards in the draw pile: they are left to be drawn. As short as can be.
        text: qsTr("to draw")
        width: root.width - (root.narrow ? 6 : 0)
        wrapMode: Text.NoWrap
        y: number.y + number.height + (root.narrow ? 0 : 3)
    }
}
