// A person of a new match in the list of seats: a handle to drag, the name, who deals, and a cross to remove.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls

Tappable {
    id: root

    required property int index
    required property int mark
    required property int colorIndex
    required property bool deals
    readonly property bool dragged: handle.drag.active

    signal moved // by the handle
    signal removed

    help: deals ? dealsLabel.text : ""
    leftPadding: 56
    rightPadding: 4
    verticalPadding: 0

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.margins: 2
            border.color: root.dragged ? Theme.ink : "transparent"
            border.width: 2
            color: root.dragged || root.down ? Theme.table : Theme.sheet
            radius: 15
        }

        Rectangle {
            anchors.left: parent.left
            anchors.margins: 16
            anchors.right: parent.right
            color: Theme.line
            height: 1
            visible: root.index > 0 && !root.dragged
        }

        FocusRing {
            anchors.margins: 2
            radius: 15
            visible: root.visualFocus
        }
    }
    contentItem: RowLayout {
        spacing: 0

        PlayerMark {
            Layout.preferredHeight: 16
            Layout.preferredWidth: 16
            color: Theme.person(root.colorIndex, Theme.dark)
            number: root.mark
        }

        NameLabel {
            id: nameLabel

            Layout.fillWidth: true
            Layout.leftMargin: 14
            Layout.rightMargin: 8
            font.bold: true
            font.pixelSize: Type.row
            text: root.text
        }

        Rectangle {
            id: pill

            // Without its word where that would cut the name.
            readonly property real wholeWidth: nameLabel.implicitWidth + dealsLabel.implicitWidth + 62 + cross.width
            readonly property bool brief: Type.large || wholeWidth > root.availableWidth

            Layout.preferredHeight: brief ? 40 : dealsLabel.implicitHeight + 10
            Layout.preferredWidth: brief ? 40 : dealsLabel.implicitWidth + 22
            Layout.rightMargin: 2
            color: Theme.table
            radius: height / 2
            visible: root.deals

            Label {
                id: dealsLabel

                anchors.centerIn: parent
                font.bold: true
                font.pixelSize: Type.second
                //: Beside the name of whoever deals.
                text: qsTr("deals")
                visible: !pill.brief
            }

            Icon {
                anchors.centerIn: parent
                color: Theme.ink
                height: 22
                name: Icon.Hand
                visible: pill.brief
                width: 22
            }
        }

        IconButton {
            id: cross

            color: Theme.ink2
            glyph: Icon.Cross
            objectName: "remove" + root.index
            size: 14
            //: Takes somebody from the players of a new match; %1 is the name.
            text: qsTr("Remove %1").arg(root.text)

            onClicked: root.removed()
        }
    }

    Icon {
        anchors.left: parent.left
        anchors.leftMargin: 18
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.ink2
        height: 18
        name: Icon.Handle
        width: 18
    }

    MouseArea {
        id: handle

        cursorShape: Qt.OpenHandCursor
        drag.axis: Drag.YAxis
        drag.target: root
        height: parent.height
        objectName: "handle" + root.index
        preventStealing: true
        width: 50

        onPositionChanged: {
            if (drag.active)
                root.moved();
        }
        onReleased: root.y = 0
    }
}
