// A record: what it is, how much, whose, when. A tap shows the moment.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Tappable {
    id: root

    required property string title
    required property int value
    required property string unit
    required property string who
    required property string company
    required property string when
    required property int mark
    required property int colorIndex
    required property string matchId
    required property int event
    readonly property real head: Type.large ? figure.height + 24 : 16 // above the words, at least
    readonly property string number: value.toLocaleString(Qt.locale(Language.locale), "f", 0)
    readonly property string everybody: company.length > 0 ? who + ", " + company : who

    //: A record, for screen readers: %1 is a number, %2 its unit, %3 whose, %4 when.
    Accessible.description: qsTr("%1 %2, %3, %4").arg(number).arg(unit).arg(everybody).arg(when)
    implicitHeight: Math.max(104, head + words.height + 16)
    implicitWidth: 320
    text: title

    Rectangle {
        anchors.fill: parent
        border.color: Theme.line
        border.width: 1
        color: root.down ? Theme.table : Theme.sheet
        radius: 18
    }

    Column {
        id: figure

        width: Type.large ? words.width : 96
        x: 16
        y: Type.large ? 16 : (root.height - height) / 2

        PenNumber {
            color: Theme.ink
            size: 36
            text: root.number
        }

        TitleLabel {
            color: Theme.ink2
            size: Type.small
            text: root.unit
            topPadding: 4
            width: parent.width
        }
    }

    Column {
        id: words

        spacing: 3
        width: parent.width - x - 48
        x: Type.large ? 16 : 124
        y: Math.max(root.head, Type.large ? 0 : (root.height - height) / 2)

        TitleLabel {
            font.bold: true
            size: Type.row
            text: root.title
            width: parent.width
        }

        Item {
            height: name.visible ? name.height : several.height
            width: parent.width

            PlayerMark {
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.person(Math.max(0, root.colorIndex), Theme.dark)
                height: 12
                number: Math.max(0, root.mark)
                visible: name.visible
                width: 12
            }

            NameLabel {
                id: name

                font.bold: true
                text: root.who
                visible: root.mark >= 0
                width: parent.width - x
                x: 20
            }

            Label {
                id: several

                font.bold: true
                text: root.who
                visible: !name.visible
                width: parent.width
            }
        }

        Label {
            color: Theme.ink2
            font.pixelSize: Type.second
            text: root.company
            visible: text.length > 0
            width: parent.width
        }

        Label {
            color: Theme.ink2
            font.pixelSize: Type.second
            text: root.when
            width: parent.width
        }
    }

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.ink2
        height: 16
        name: Icon.Next
        width: 16
        x: parent.width - 32
    }

    FocusRing {
        radius: 20
        visible: root.visualFocus
    }
}
