// A card and what it means to somebody.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls

Tappable {
    id: root

    required property int face
    required property int side
    property string second

    Accessible.description: second
    implicitHeight: Math.max(108, Math.ceil(implicitContentHeight) + 32)
    leftPadding: 16
    rightPadding: 12
    verticalPadding: 16

    background: Rectangle {
        border.color: Theme.line
        border.width: 1
        color: root.down ? Theme.table : Theme.sheet
        radius: 18
    }
    contentItem: RowLayout {
        spacing: 0

        Item {
            Layout.preferredWidth: 64

            CardFace {
                anchors.verticalCenter: parent.verticalCenter
                cardWidth: 46
                color: Theme.under
                face: Math.max(0, root.face)
                side: root.side
                tilt: -4
            }
        }

        ColumnLayout {
            spacing: 2

            Label {
                Layout.fillWidth: true
                font.bold: true
                text: root.text
            }

            Label {
                Layout.fillWidth: true
                color: Theme.ink2
                font.pixelSize: Type.second
                text: root.second
            }
        }
    }

    FocusRing {
        radius: 20
        visible: root.visualFocus
    }
}
