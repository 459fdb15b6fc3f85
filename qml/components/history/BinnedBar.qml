// Says that a match has just gone to the bin, and takes it back.
import QtQuick
import Flipside

Item {
    id: root

    readonly property bool shown: Shelf.binned.length > 0

    height: shown ? bar.height + 12 : 0
    visible: shown

    Timer {
        interval: 12000
        running: root.shown

        onTriggered: Shelf.forget()
    }

    Rectangle {
        id: bar

        Accessible.name: words.text
        Accessible.role: Accessible.AlertMessage
        color: Theme.go
        height: Math.max(56, words.implicitHeight + 20)
        radius: 18
        width: parent.width

        Label {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            color: Theme.goText
            //: A match was moved to the bin just now.
            text: qsTr("Moved to the bin")
            width: undo.x - x - 8
            x: 18
        }

        Tappable {
            id: undo

            anchors.verticalCenter: parent.verticalCenter
            implicitWidth: undoWords.implicitWidth + 32
            objectName: "undoBin"
            //: Takes a match back out of the bin.
            text: qsTr("Undo")
            x: parent.width - width - 4

            onClicked: Shelf.takeBack(Shelf.binned)

            Label {
                id: undoWords

                anchors.centerIn: parent
                color: Theme.goText
                font.bold: true
                font.underline: true
                text: undo.text
            }

            FocusRing {
                anchors.margins: 4
                border.color: Theme.goText
                visible: undo.visualFocus
            }
        }
    }
}
