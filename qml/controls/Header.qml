// The top of a page that was opened from another: the way back, and where we are.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls

Item {
    id: root

    property string title
    property string subtitle
    property bool fixedHeight: false // of one height, whatever names are in it: smaller, and only then shortened
    // Room for two lines is kept, whether they are there or not.
    readonly property bool twoLines: fixedHeight && width < 420
    readonly property real wordsHeight: fixedHeight ? Math.ceil(title.tallest + subtitle.tallest) : words.implicitHeight

    signal back

    component Line: TitleLabel {
        id: line

        required property real twoLinesHeight // for two lines, smaller
        readonly property real tallest: root.twoLines ? Math.max(twoLinesHeight, lineHigh) : lineHigh
        readonly property real lineHigh: metrics.height
        readonly property int freeWrap: root.fixedHeight ? Text.NoWrap : Text.Wrap
        readonly property bool mayShorten: root.fixedHeight

        elide: root.fixedHeight ? Text.ElideRight : Text.ElideNone
        font.pixelSize: root.fixedHeight ? size : fitting
        fontSizeMode: root.fixedHeight ? Text.Fit : Text.FixedSize
        height: root.fixedHeight ? tallest : undefined
        lineHeight: root.twoLines ? 0.85 : 1
        minimumPixelSize: 11
        width: parent.width
        wrapMode: root.twoLines ? Text.WordWrap : freeWrap

        FontMetrics {
            id: metrics

            font.bold: line.font.bold
            font.pixelSize: line.size
        }
    }

    implicitHeight: Math.max(56, wordsHeight + (twoLines ? 4 : 8))
    implicitWidth: 320

    IconButton {
        id: backButton

        anchors.verticalCenter: parent.verticalCenter
        glyph: Icon.Back
        objectName: "back"
        //: Goes back to the page before.
        text: qsTr("Back")

        onClicked: root.back()
    }

    Column {
        id: words

        anchors.left: backButton.right
        anchors.right: parent.right
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter

        Line {
            id: title

            Accessible.name: text
            Accessible.role: Accessible.Heading
            font.bold: true
            objectName: "title"
            size: Math.min(Type.row, 28) // the page needs the room more than its title
            text: root.title
            twoLinesHeight: 40
            verticalAlignment: root.twoLines && subtitle.visible ? Text.AlignBottom : Text.AlignVCenter
        }

        Line {
            id: subtitle

            // No dot begins a line, and no number ends one.
            readonly property string joined: root.subtitle.replace(/ · /g, "\u00a0· ")

            color: Theme.ink2
            objectName: "subtitle"
            size: Type.small
            text: joined.replace(/(\d) (?=\S+$)/, "$1\u00a0")
            twoLinesHeight: Type.large ? Math.max(29, 1.8 * lineHigh) : 29
            visible: text.length > 0
        }
    }
}
