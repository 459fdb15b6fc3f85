// A button. One Go on a screen is the thing to do next; Bad undoes or throws away; Quiet stands back.
import QtQuick
import Flipside

Tappable {
    id: root

    enum Kind {
        Plain,
        Go,
        Bad,
        Quiet
    }

    property int kind: Button.Kind.Plain
    property int glyph: Icon.None
    property string second // what it will do, in a smaller second line
    property bool resting: false // looks as if it could not be pressed, but answers
    property bool steady: false // of the height it was given: words, with a name in them, are made smaller, then shortened
    readonly property color inkColor: kind === Button.Kind.Go ? Theme.goText : kind === Button.Kind.Bad ? Theme.bad : Theme.ink
    readonly property int glyphSize: Type.large && !steady ? 25 : 20 // larger beside large words, and as far from them: it reaches into the margin
    readonly property int glyphRoom: glyph === Icon.None ? 0 : text.length > 0 ? 30 : glyphSize
    readonly property real wordsWidth: Math.ceil(Math.max(label.contentWidth, note.visible ? note.contentWidth : 0))

    Accessible.description: second.length > 0 ? second : help
    implicitHeight: steady ? 53 : Math.max(53, words.height + 19)
    implicitWidth: Math.ceil(Math.max(label.implicitWidth, note.visible ? note.implicitWidth : 0)) + glyphRoom + 32
    opacity: enabled && !resting ? 1 : 0.45

    Raised {
        id: face

        anchors.fill: parent
        fill: root.kind === Button.Kind.Go ? Theme.go : root.kind === Button.Kind.Quiet ? (root.down ? Theme.table : "transparent") : Theme.sheet
        flat: !root.enabled || root.resting || root.kind === Button.Kind.Quiet
        pressed: root.down
        rim: root.kind === Button.Kind.Bad ? Theme.bad : Theme.edge
        rimWidth: root.kind === Button.Kind.Go || root.kind === Button.Kind.Quiet ? 0 : 2
        ringed: root.visualFocus
        under: root.kind === Button.Kind.Go ? Theme.goUnder : Theme.under
    }

    Icon {
        color: root.inkColor
        height: width
        name: root.glyph
        visible: root.glyph !== Icon.None
        width: root.glyphSize
        x: Math.round((root.width - root.glyphRoom - root.wordsWidth) / 2) - (root.text.length > 0 ? width - 20 : 0)
        y: words.y + (words.height - height) / 2
    }

    Column {
        id: words

        readonly property bool centered: root.glyphRoom === 0

        spacing: 1
        width: root.width - 32 - root.glyphRoom
        x: root.glyphRoom + (centered ? 16 : Math.round((root.width - root.glyphRoom - root.wordsWidth) / 2))
        y: Math.round((root.height - 3 - height) / 2) + face.faceY

        Label {
            id: label

            readonly property bool mayShorten: root.steady

            color: root.inkColor
            elide: root.steady ? Text.ElideRight : Text.ElideNone
            font.bold: true
            fontSizeMode: root.steady ? Text.Fit : Text.FixedSize
            height: root.steady ? root.height - 15 : implicitHeight
            lineHeight: root.steady ? 0.9 : 1
            minimumPixelSize: 11
            horizontalAlignment: words.centered ? Text.AlignHCenter : Text.AlignLeft
            text: root.text
            verticalAlignment: Text.AlignVCenter
            width: parent.width
            wrapMode: root.steady ? Text.WordWrap : Text.Wrap
        }

        Label {
            id: note

            color: root.inkColor
            font.pixelSize: Type.second
            horizontalAlignment: words.centered ? Text.AlignHCenter : Text.AlignLeft
            text: root.second
            visible: text.length > 0
            width: parent.width
        }
    }
}
