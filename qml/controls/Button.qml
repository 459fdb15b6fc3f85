// A button. One Go on a screen is the thing to do next; Bad undoes or throws away; Quiet stands back.
import QtQuick
import Flipside.Controls

Tappable {
    id: root

    enum Kind {
        Plain,
        Go,
        Bad,
        Quiet
    }

    property int kind: Button.Kind.Plain
    property int glyph: (action as Action)?.glyph ?? Icon.None
    property string second // what it will do, in a smaller second line
    property bool dimmed: false // looks as if it were disabled, but answers
    property bool fixedHeight: false // its words are made smaller, then shortened, rather than it grows
    readonly property int iconSize: Type.large && !fixedHeight ? 25 : 20
    readonly property bool hasIcon: glyph !== Icon.None
    readonly property color inkColor: [Theme.ink, Theme.goText, Theme.bad, Theme.ink][kind]

    Accessible.description: second.length > 0 ? second : help
    bottomPadding: 11 - face.faceY
    implicitHeight: Math.max(53, fixedHeight ? 0 : Math.ceil(implicitContentHeight) + 19)
    leftPadding: hasIcon && text.length > 0 ? 36 - iconSize : 16 // a larger icon reaches into the margin
    opacity: enabled && !dimmed ? 1 : 0.45
    rightPadding: 16
    topPadding: 8 + face.faceY

    background: Raised {
        id: face

        fill: [Theme.sheet, Theme.go, Theme.sheet, root.down ? Theme.table : "transparent"][root.kind]
        flat: !root.enabled || root.dimmed || root.kind === Button.Kind.Quiet
        pressed: root.down
        rim: root.kind === Button.Kind.Bad ? Theme.bad : Theme.edge
        rimWidth: [2, 0, 2, 0][root.kind]
        ringed: root.visualFocus
        under: root.kind === Button.Kind.Go ? Theme.goUnder : Theme.under
    }
    contentItem: Item {
        implicitHeight: words.implicitHeight
        // Of words that wrap, the width that they would like to have depends on the one they have.
        implicitWidth: Math.max(words.start + words.inOneLine, root.iconSize)

        TextMetrics {
            id: line

            font: label.font
            text: root.text
        }

        TextMetrics {
            id: secondLine

            font: note.font
            text: root.second
        }

        Icon {
            anchors.left: words.left
            anchors.verticalCenter: parent.verticalCenter
            color: root.inkColor
            height: width
            name: root.glyph
            visible: root.hasIcon
            width: root.iconSize
        }

        Column {
            id: words

            readonly property real start: root.hasIcon ? root.iconSize + (root.text.length > 0 ? 10 : 0) : 0
            readonly property int inOneLine: Math.ceil(Math.max(line.advanceWidth, secondLine.advanceWidth)) + 1
            readonly property real used: start + Math.max(label.contentWidth, note.visible ? note.contentWidth : 0)
            readonly property int alignment: root.hasIcon ? Text.AlignLeft : Text.AlignHCenter

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.horizontalCenterOffset: root.hasIcon ? Math.round((width - used) / 2) : 0 // icon and words as one
            anchors.verticalCenter: parent.verticalCenter
            spacing: 1
            width: parent.width

            Label {
                id: label

                readonly property bool mayShorten: root.fixedHeight

                color: root.inkColor
                elide: root.fixedHeight ? Text.ElideRight : Text.ElideNone
                font.bold: true
                fontSizeMode: root.fixedHeight ? Text.Fit : Text.FixedSize
                height: root.fixedHeight ? root.height - 15 : undefined
                horizontalAlignment: words.alignment
                leftPadding: words.start
                lineHeight: root.fixedHeight ? 0.9 : 1
                minimumPixelSize: 11
                text: root.text
                verticalAlignment: Text.AlignVCenter
                width: parent.width
                wrapMode: root.fixedHeight ? Text.WordWrap : Text.Wrap
            }

            Label {
                id: note

                color: root.inkColor
                font.pixelSize: Type.second
                horizontalAlignment: words.alignment
                leftPadding: words.start
                text: root.second
                visible: text.length > 0
                width: parent.width
            }
        }
    }
}
