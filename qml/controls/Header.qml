// The top of a page that was opened from another: the way back, and where we are.
import QtQuick
import Flipside

Item {
    id: root

    property string title
    property string subtitle
    property bool steady: false // of one height, whatever names are in it: on two lines, smaller, and only then shortened
    readonly property bool tight: steady && width < 420 // room for two lines is kept, whether they are there or not
    readonly property real titleRoom: tight ? Math.max(40, titleLine.height) : titleLine.height
    readonly property real subtitleRoom: tight ? Math.max(29, subtitleLine.height * (Type.large ? 1.8 : 1)) : subtitleLine.height

    signal back

    implicitHeight: Math.max(56, (steady ? Math.ceil(titleRoom + subtitleRoom) : words.implicitHeight) + (tight ? 4 : 8))
    implicitWidth: 320

    FontMetrics {
        id: titleLine

        font.bold: true
        font.pixelSize: title.size
    }

    FontMetrics {
        id: subtitleLine

        font.pixelSize: Type.small
    }

    IconButton {
        id: backButton

        anchors.verticalCenter: parent.verticalCenter
        glyph: Icon.Back
        objectName: "back"
        //: Goes back to the page before.
        text: qsTr("Back")
        x: 0

        onClicked: root.back()
    }

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - 8
        x: 48

        TitleLabel {
            id: title

            readonly property bool mayShorten: root.steady

            Accessible.name: text
            Accessible.role: Accessible.Heading
            elide: root.steady ? Text.ElideRight : Text.ElideNone
            font.bold: true
            font.pixelSize: root.steady ? size : fitting
            fontSizeMode: root.steady ? Text.Fit : Text.FixedSize
            height: root.steady ? root.titleRoom : undefined
            lineHeight: root.tight ? 0.85 : 1
            minimumPixelSize: 11
            objectName: "title"
            size: Math.min(Type.row, 28) // the page needs the room more than its title
            text: root.title
            verticalAlignment: root.tight && subtitle.visible ? Text.AlignBottom : Text.AlignVCenter
            width: parent.width
            wrapMode: root.tight ? Text.WordWrap : root.steady ? Text.NoWrap : Text.Wrap
        }

        Label {
            id: subtitle

            readonly property bool mayShorten: root.steady

            color: Theme.ink2
            elide: root.steady ? Text.ElideRight : Text.ElideNone
            font.pixelSize: Type.small
            fontSizeMode: root.steady ? Text.Fit : Text.FixedSize
            height: root.steady ? root.subtitleRoom : undefined
            lineHeight: root.tight ? 0.85 : 1
            minimumPixelSize: 11
            objectName: "subtitle"
            text: root.subtitle.replace(/ · /g, "\u00a0· ").replace(/(\d) (?=\S+$)/, "$1\u00a0") // no dot begins a line, and no number ends one
            visible: text.length > 0
            width: parent.width
            wrapMode: root.tight ? Text.WordWrap : root.steady ? Text.NoWrap : Text.Wrap
        }
    }
}
