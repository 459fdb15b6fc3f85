// A record: what it is, how much, whose, when. A tap shows the moment.
import QtQuick
import QtQuick.Layouts
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
    readonly property string number: value.toLocaleString(Qt.locale(Language.locale), "f", 0)
    readonly property string everybody: company.length > 0 ? who + ", " + company : who

    //: A record, for screen readers: %1 is a number, %2 its unit, %3 whose, %4 when.
    Accessible.description: qsTr("%1 %2, %3, %4").arg(number).arg(unit).arg(everybody).arg(when)
    implicitHeight: Math.max(104, Math.ceil(implicitContentHeight) + 32)
    implicitWidth: 320
    padding: 16
    text: title

    background: Rectangle {
        border.color: Theme.line
        border.width: 1
        color: root.down ? Theme.table : Theme.sheet
        radius: 18
    }
    contentItem: RowLayout {
        spacing: 16

        GridLayout {
            columnSpacing: 12
            columns: Type.large ? 1 : 2
            rowSpacing: 8

            Column {
                Layout.fillWidth: Type.large
                Layout.preferredWidth: 96
                spacing: 4

                PenNumber {
                    color: Theme.ink
                    size: 36
                    text: root.number
                }

                TitleLabel {
                    color: Theme.ink2
                    size: Type.small
                    text: root.unit
                    width: parent.width
                }
            }

            Column {
                Layout.fillHeight: Type.large
                Layout.fillWidth: true
                spacing: 3

                TitleLabel {
                    font.bold: true
                    size: Type.row
                    text: root.title
                    width: parent.width
                }

                RowLayout {
                    spacing: 8
                    visible: root.mark >= 0
                    width: parent.width

                    PlayerMark {
                        Layout.preferredHeight: 12
                        Layout.preferredWidth: 12
                        color: Theme.person(Math.max(0, root.colorIndex), Theme.dark)
                        number: Math.max(0, root.mark)
                    }

                    NameLabel {
                        Layout.fillWidth: true
                        font.bold: true
                        text: root.who
                    }
                }

                Label {
                    font.bold: true
                    text: root.who
                    visible: root.mark < 0
                    width: parent.width
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
        }

        Icon {
            Layout.preferredHeight: 16
            Layout.preferredWidth: 16
            color: Theme.ink2
            name: Icon.Next
        }
    }

    FocusRing {
        radius: 20
        visible: root.visualFocus
    }
}
