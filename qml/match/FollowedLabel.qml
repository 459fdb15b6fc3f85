// What followed from the newest call: who draws, who is skipped. A screen reader tells it as soon as it is there.
import QtQuick
import Flipside.Controls
import Flipside.Match

Label {
    required property TableState table

    Accessible.name: text
    Accessible.role: Accessible.AlertMessage
    color: Theme.ink2
    font.pixelSize: Type.small
    objectName: "followed"
    text: table.turn.followed
    visible: text.length > 0
}
