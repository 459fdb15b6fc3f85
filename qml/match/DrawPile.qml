// How many cards are left to be drawn; larger when they are few. Where there is no room beside the pile, it stands on
// the edge of the top card or in one line.
import QtQuick
import Flipside.Controls

Item {
    id: root

    required property int count
    required property bool few
    required property bool narrow
    property bool inLine: false // the number beside the words
    readonly property real lineWidth: Math.ceil(digits.width) + Math.ceil(size.advanceWidth) + 23

    //: For screen readers: how many cards are left to be drawn.
    Accessible.name: qsTr("Draw pile: %n card(s)", "", count)
    Accessible.role: Accessible.StaticText
    height: {
        if (inLine)
            return 34;
        return narrow ? 42 : number.height + words.height + 3;
    }
    width: {
        if (inLine)
            return lineWidth;
        return narrow ? 58 : Math.ceil(Math.max(number.width, size.advanceWidth)) + 1;
    }

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
        radius: root.inLine ? 17 : 12
        visible: root.narrow
    }

    Rectangle {
        id: number

        border.color: root.few ? Theme.warn : Theme.edge
        border.width: root.narrow ? 0 : 2
        color: Theme.sheet
        height: {
            if (root.narrow)
                return 20;
            return root.few ? 42 : 30;
        }
        radius: 5
        width: root.inLine ? Math.ceil(digits.width) : height * 0.7
        x: root.inLine ? 10 : (root.width - width) / 2
        y: {
            if (root.inLine)
                return 7;
            return root.narrow ? 3 : 0;
        }

        PenNumber {
            id: digits

            anchors.centerIn: parent
            color: root.few ? Theme.warn : Theme.ink2
            size: {
                if (!root.few)
                    return 11;
                return root.narrow ? 17 : 20;
            }
            text: root.count
        }
    }

    Label {
        id: words

        color: root.few ? Theme.warn : Theme.ink2
        font.bold: root.few
        font.pixelSize: 12
        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 10
        objectName: "toDraw"
        //: Below the number of cards in the draw pile: they are left to be drawn. As short as can be.
        text: qsTr("to draw")
        width: {
            if (root.inLine)
                return Math.ceil(size.advanceWidth) + 1;
            return root.narrow ? root.width - 6 : root.width;
        }
        wrapMode: Text.NoWrap
        x: root.inLine ? number.x + number.width + 4 : (root.width - width) / 2
        y: {
            if (root.inLine)
                return (root.height - height) / 2;
            return number.y + number.height + (root.narrow ? 0 : 3);
        }
    }
}
