// A wild on the pad: the four shapes, what is drawn, and its name.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Tappable {
    id: root

    required property int face
    property int side: Theme.side
    property int copies: 0
    property bool tall: false // beside the pad instead of below it
    readonly property string number: {
        switch (Faces.kindOf(face)) {
        case Card.WildDrawTwo:
            return "+2";
        case Card.WildDrawColor:
            return "+?";
        default:
            return "";
        }
    }
    readonly property real numberRoom: number.length > 0 ? 44 : 0
    readonly property real wordsRoom: tall ? width - 16 : width - 56 - numberRoom
    readonly property bool wordy: !tall && plain.implicitHeight > height - 13 // more than two lines
    readonly property bool night: side === Card.Dark

    implicitHeight: 52
    implicitWidth: Math.ceil(label.implicitWidth) + 80 + (number.length > 0 ? 46 : 0)

    // How high its name would be.
    Label {
        id: plain

        Accessible.ignored: true
        font.bold: true
        font.pixelSize: 13
        text: root.text
        visible: false
        width: root.wordsRoom
    }

    Raised {
        id: raised

        anchors.fill: parent
        fill: root.night ? "#8571bc" : "#251b33"
        pressed: root.down
        radius: 12
        rimWidth: 0
        ringed: root.visualFocus
        under: root.night ? "#0a0614" : "#0f0918"
    }

    Rectangle {
        border.color: root.night ? "#0b0616" : "#ffffff"
        border.width: 2
        color: root.night ? "#33235e" : "#251b33"
        height: parent.height - 5
        radius: 11
        width: parent.width - 2
        x: 1
        y: 1 + raised.faceY
    }

    Grid {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: raised.faceY - 1
        columns: root.tall ? 1 : 2
        horizontalItemAlignment: Grid.AlignHCenter
        spacing: root.wordy ? 7 : 10
        verticalItemAlignment: Grid.AlignVCenter

        Row {
            spacing: {
                if (root.wordy)
                    return 4;
                return root.tall ? 6 : 8;
            }

            WildMark {
                height: root.tall ? 44 : 28
                side: root.side
                width: height
            }

            PenNumber {
                anchors.verticalCenter: parent.verticalCenter
                color: "#fffcf5"
                size: root.tall ? 32 : 25
                text: root.number
                visible: text.length > 0
            }
        }

        Label {
            id: label

            color: "#fffcf5"
            font.bold: true
            font.pixelSize: 13
            fontSizeMode: root.wordy ? Text.Fit : Text.FixedSize
            height: root.wordy ? root.height - 13 : undefined // what the rims leave
            horizontalAlignment: root.tall ? Text.AlignHCenter : Text.AlignLeft
            lineHeight: root.wordy ? 0.85 : 1
            minimumPixelSize: 10
            objectName: "wildName"
            text: root.text
            verticalAlignment: Text.AlignVCenter
            visible: !Type.large
            width: root.wordy ? root.wordsRoom + 7 : Math.min(implicitWidth, root.wordsRoom)
        }
    }

    CountBadge {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.topMargin: -6
        count: root.copies
    }
}
