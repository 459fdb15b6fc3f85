// Says that a match has just gone to the bin, and takes it back.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Match

Item {
    id: root

    readonly property bool shown: MatchActions.binnedMatch.length > 0

    height: shown ? bar.height + 12 : 0
    visible: shown

    Component.onDestruction: MatchActions.forget() // the offer goes with its page

    Timer {
        interval: 12000
        running: root.shown

        onTriggered: MatchActions.forget()
    }

    Rectangle {
        id: bar

        Accessible.name: words.text
        Accessible.role: Accessible.AlertMessage
        color: Theme.go
        height: Math.max(56, row.implicitHeight + 8)
        radius: 18
        width: parent.width

        GridLayout {
            id: row

            anchors.verticalCenter: parent.verticalCenter
            columnSpacing: 8
            columns: Type.large ? 1 : 2
            rowSpacing: 0
            width: parent.width

            Label {
                id: words

                Layout.fillWidth: true
                Layout.leftMargin: 18
                Layout.topMargin: Type.large ? 8 : 0
                color: Theme.goText
                //: A match was moved to the bin just now.
                text: qsTr("Moved to the bin")
            }

            Tappable {
                id: undo

                Layout.leftMargin: Type.large ? 2 : 0
                Layout.rightMargin: 4
                Layout.topMargin: Type.large ? 4 : 0
                horizontalPadding: 16
                objectName: "undoBin"
                //: Takes a match back out of the bin.
                text: qsTr("Undo")
                verticalPadding: 8

                contentItem: Label {
                    color: Theme.goText
                    font.bold: true
                    font.underline: true
                    text: undo.text
                    verticalAlignment: Text.AlignVCenter
                }

                onClicked: MatchActions.takeBack(MatchActions.binnedMatch)

                FocusRing {
                    anchors.margins: 4
                    border.color: Theme.goText
                    visible: undo.visualFocus
                }
            }
        }
    }
}
