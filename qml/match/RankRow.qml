// A place in the final ranking: who, how many rounds won, how many points.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Item {
    id: root

    required property int index
    required property int rank
    required property string name
    required property int mark
    required property int colorIndex
    required property int won
    required property int total
    required property bool seated
    //: How many rounds somebody won.
    readonly property string rounds: qsTr("%n round(s) won", "", won)
    //: Of somebody who got up and plays no more.
    readonly property string gone: qsTr("has left")
    readonly property bool tight: Type.large || nameLabel.implicitWidth + wonLabel.implicitWidth + 16 > words.width
    property bool stacked: tight // the rounds below the name

    Accessible.description: wonLabel.text
    //: A row of a ranking: %1 is the place, %2 the name, %3 the points.
    Accessible.name: qsTr("%1. %2: %3").arg(rank).arg(name).arg(total.toLocaleString(Qt.locale(Language.locale), "f", 0))
    Accessible.role: Accessible.ListItem
    implicitHeight: Math.max(58, words.height + 20)

    Rectangle {
        color: Theme.line
        height: 1
        visible: root.index > 0
        width: parent.width - 32
        x: 16
    }

    PenNumber {
        id: place

        anchors.verticalCenter: parent.verticalCenter
        color: Theme.ink2
        size: 20
        text: root.rank
        x: 18
    }

    PlayerMark {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.person(root.colorIndex, Theme.dark)
        height: 14
        number: root.mark
        width: 14
        x: 46
    }

    Item {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        height: root.stacked ? nameLabel.height + wonLabel.height + 2 : Math.max(nameLabel.height, wonLabel.height)
        width: root.width - x - 16 - Math.max(Type.large ? 0 : 78, number.width + 12) // the same in all rows
        x: 74

        NameLabel {
            id: nameLabel

            brokenSize: size
            font.bold: true
            lines: Type.large ? 2 : 1
            objectName: "rankName" + root.index
            size: Type.row
            text: root.name
            width: root.stacked ? parent.width : implicitWidth
        }

        Label {
            id: wonLabel

            objectName: "won" + root.index
            color: Theme.ink2
            font.pixelSize: Type.second
            text: root.seated ? root.rounds : root.rounds + ", " + root.gone
            width: root.stacked ? parent.width : implicitWidth
            x: root.stacked ? 0 : parent.width - width
            y: root.stacked ? nameLabel.height + 2 : (nameLabel.height - height) / 2
        }
    }

    PenNumber {
        id: number

        anchors.verticalCenter: parent.verticalCenter
        color: Theme.ink
        size: 26
        text: root.total.toLocaleString(Qt.locale(Language.locale), "f", 0)
        x: parent.width - width - 16
    }
}
