// Says that a match has just gone to the bin, and takes it back.
import QtQuick
import Flipside

Item {
    id: root

    readonly property bool shown: Shelf.binned.length > 0

    height: shown ? bar.height + 12 : 0
    visible: shown

    Component.onDestruction: Shelf.forget() // the offer goes with its page

    Timer {
        interval: 12000
        running: root.shown

        onTriggered: Shelf.forget()
    }

    Rectangle {
        id: bar

        readonly property bool stacked: Type.large

        Accessible.name: words.text
        Accessible.role: Accessible.AlertMessage
        color: Theme.go
        height: Math.max(56, words.implicitHeight + 20 + (stacked ? undo.height : 0))
        radius: 18
        width: parent.width

        Label {
            id: words

            color: Theme.goText
            //: A match was moved to the bin just now.
            text: qsTr("Moved to the bin")
            width: (bar.stacked ? parent.width - 18 : undo.x - 8) - x
            x: 18
            y: bar.stacked ? 12 : (parent.height - height) / 2
        }

        Tappable {
            id: undo

            implicitHeight: Math.max(48, undoWords.implicitHeight + 16)
            implicitWidth: undoWords.implicitWidth + 32
            objectName: "undoBin"
            //: Takes a match back out of the bin.
            text: qsTr("Undo")
            x: bar.stacked ? 2 : parent.width - width - 4
            y: bar.stacked ? parent.height - height - 4 : (parent.height - height) / 2

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
