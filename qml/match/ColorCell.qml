// A cell of a colour's keys: a key goes into it, or the colour's name where there is no face for one.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Item {
    id: root

    required property int cardColor // Card.Color
    required property int face
    readonly property cardColors colors: Theme.card(cardColor)

    ColorShape {
        anchors.horizontalCenter: parent.horizontalCenter
        color: root.colors.ink
        ground: root.colors.tint
        height: Type.large ? 28 : 18
        shape: root.cardColor
        visible: root.face < 0
        width: height
        y: parent.height / 2 - (Type.large ? 14 : 18)
    }

    Label {
        anchors.top: parent.verticalCenter
        anchors.topMargin: 2
        color: root.colors.ink
        font.bold: true
        font.pixelSize: 12
        fontSizeMode: Text.Fit
        height: parent.height / 2 - 2
        horizontalAlignment: Text.AlignHCenter
        lineHeight: 0.85
        minimumPixelSize: 8
        text: Faces.colorNames[root.cardColor]
        visible: root.face < 0 && !Type.large
        width: parent.width
        wrapMode: Text.WordWrap
    }
}
