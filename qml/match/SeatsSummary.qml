// Who holds how many, in words; pressed, it can be put right.
import QtQuick
import Flipside.Controls
import Flipside.Match

Tappable {
    id: root

    required property SeatsModel seats
    property real largest: 24 // of its words
    property real room: 0 // a height that it must not exceed; 0: as high as it is
    property bool steady: false // hands that become larger are made smaller before they take a line more
    readonly property real usual: Math.max(48, Math.ceil(usually.implicitHeight))
    readonly property bool fitted: room > 0 || steady && smaller.implicitHeight <= usual
    readonly property alias lineCount: words.lineCount

    holdable: true
    implicitHeight: {
        if (room > 0)
            return room;
        return fitted ? usual : Math.max(48, words.height);
    }
    objectName: "summary"
    text: seats.spoken

    Label {
        id: usually

        Accessible.ignored: true
        font.pixelSize: Math.min(Type.second, root.largest)
        lineHeight: words.lineHeight
        text: root.seats.summary.replace(/\d+[^→←·]*/g, "8\u00a0") + "UNO!"
        visible: false
        width: root.width
    }

    Label {
        id: smaller

        Accessible.ignored: true
        font.pixelSize: 20
        lineHeight: words.lineHeight
        text: root.seats.summary
        visible: false
        width: root.width
    }

    Label {
        id: whole

        Accessible.ignored: true
        font.pixelSize: words.font.pixelSize
        lineHeight: words.lineHeight
        text: root.seats.summary
        visible: false
        width: root.width
    }

    Label {
        id: words

        color: Theme.ink2
        font.pixelSize: root.room > 0 ? Type.small : Math.min(Type.second, root.largest)
        fontSizeMode: root.fitted ? Text.Fit : Text.FixedSize
        height: {
            if (root.room > 0)
                return root.room;
            return root.fitted ? root.usual : whole.implicitHeight;
        }
        lineHeight: {
            if (root.room > 0)
                return 0.9;
            return root.steady ? 0.92 : 1;
        }
        minimumPixelSize: root.room > 0 ? 10 : 20
        text: root.seats.summary
        verticalAlignment: root.room > 0 ? Text.AlignVCenter : Text.AlignTop
        width: parent.width
    }

    FocusRing {
        visible: root.visualFocus
    }
}
