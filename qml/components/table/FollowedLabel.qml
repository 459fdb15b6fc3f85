// What followed from the newest call: who draws, who is skipped. A screen reader tells it as soon as it is there.
import QtQuick
import Flipside

Label {
    required property tableState table

    Accessible.name: text
    Accessible.role: Accessible.AlertMessage
    color: Theme.ink2
    font.pixelSize: Type.small
    objectName: "followed"
    text: table.followed
    visible: text.length > 0
}
