// Who holds how many, in words; pressed, it can be put right.
import QtQuick
import Flipside

Tappable {
    id: root

    required property SeatsModel seats
    property real largest: 24 // of its words
    property real room: 0 // a height that it must not exceed; 0: as high as it is

    holdable: true
    implicitHeight: room > 0 ? room : Math.max(48, words.height)
    objectName: "summary"
    text: seats.spoken

    Label {
        id: words

        color: Theme.ink2
        font.pixelSize: root.room > 0 ? Type.small : Math.min(Type.second, root.largest)
        fontSizeMode: root.room > 0 ? Text.Fit : Text.FixedSize
        height: root.room > 0 ? root.room : implicitHeight
        lineHeight: root.room > 0 ? 0.9 : 1
        minimumPixelSize: 10
        text: root.seats.summary
        verticalAlignment: root.room > 0 ? Text.AlignVCenter : Text.AlignTop
        width: parent.width
    }

    FocusRing {
        visible: root.visualFocus
    }
}
