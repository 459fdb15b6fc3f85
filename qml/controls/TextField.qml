// A field to type into, with an icon before it where that helps.
import QtQuick
import QtQuick.Templates as T
import Flipside.Controls

T.TextField {
    id: root

    property int glyph: Icon.None
    property bool replacing: false // what is typed takes the place of what the field held when it got the focus

    Accessible.name: placeholderText
    color: Theme.ink
    font.pixelSize: Type.body
    implicitHeight: Math.max(50, contentHeight + 24)
    implicitWidth: 240
    leftPadding: glyph === Icon.None ? 16 : 48
    opacity: enabled ? 1 : 0.45
    rightPadding: 16
    selectByMouse: true
    selectedTextColor: Theme.goText
    selectionColor: Theme.go
    verticalAlignment: TextInput.AlignVCenter

    onActiveFocusChanged: {
        if (activeFocus && replacing)
            selectAll();
    }

    background: Rectangle {
        border.color: root.activeFocus ? Theme.focus : Theme.edge
        border.width: root.activeFocus ? 3 : 2
        color: Theme.sheet
        radius: 16

        Icon {
            color: Theme.ink2
            height: 20
            name: root.glyph
            visible: root.glyph !== Icon.None
            width: 20
            x: 16
            y: (parent.height - height) / 2
        }
    }

    Label {
        color: Theme.ink2
        elide: Text.ElideRight
        font.pixelSize: root.font.pixelSize
        fontSizeMode: Text.HorizontalFit
        height: parent.height
        minimumPixelSize: 11
        text: root.placeholderText
        verticalAlignment: Text.AlignVCenter
        visible: root.length === 0 && root.preeditText.length === 0
        width: parent.width - root.leftPadding - root.rightPadding
        wrapMode: Text.NoWrap
        x: root.leftPadding
    }
}
