// A row of a list: what it is, a second line, a value at the end, and a chevron where it leads somewhere.
import QtQuick
import Flipside

Tappable {
    id: root

    property int glyph: Icon.None
    property color glyphColor: Theme.ink2
    property int mark: -1 // of a player
    property int shade: mark // of a player, the colour
    property string second
    property string value
    property bool acts: false // the value says what a tap does
    property bool chevron: false
    property bool fold: false // unfolds what is below it
    property bool folded: true
    property bool passive: false // only tells, leads nowhere
    property bool divider: false // a hairline above, between the rows of a panel
    property color pill: Theme.table // behind the words of the one that is chosen
    readonly property int glyphSize: Math.round(22 * Type.penScale)
    readonly property int markSize: Math.round(14 * Type.penScale)
    readonly property int endSide: Math.round(16 * Type.penScale)
    readonly property real start: 16 + (glyph !== Icon.None ? glyphSize + 14 : mark >= 0 ? markSize + 14 : 0)
    readonly property int endGlyph: fold ? (folded ? Icon.Down : Icon.Up) : chevron ? Icon.Next : checkable && checked ? Icon.Check : Icon.None
    readonly property real stop: width - 16 - (chevron || fold || checkable ? endSide + 10 : 0)
    readonly property bool stacked: value.length > 0 && (Type.large && second.length > 0 || titleSize.advanceWidth + endSize.advanceWidth + 16 > stop - start)

    Accessible.description: value.length > 0 && second.length > 0 ? value + ", " + second : value + second
    Accessible.role: chevron || fold || acts ? Accessible.Button : Accessible.ListItem
    activeFocusOnTab: !passive
    implicitHeight: Math.max(54, words.height + (stacked ? end.height + 2 : 0) + 20)
    implicitWidth: 320

    TextMetrics {
        id: titleSize

        font.bold: true
        font.pixelSize: title.size
        text: root.text
    }

    TextMetrics {
        id: endSize

        font: end.font
        text: root.value
    }

    Rectangle {
        color: root.pill
        height: parent.height - 4
        radius: 15
        visible: (root.down && !root.passive) || root.checked
        width: parent.width - 4
        x: 2
        y: 2
    }

    Rectangle {
        color: Theme.line
        height: 1
        visible: root.divider
        width: parent.width - 32
        x: 16
    }

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        color: root.glyphColor
        height: width
        name: root.glyph
        visible: root.glyph !== Icon.None
        width: root.glyphSize
        x: 16
    }

    PlayerMark {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.person(root.shade, Theme.dark)
        height: width
        number: Math.max(0, root.mark)
        visible: root.mark >= 0
        width: root.markSize
        x: 16
    }

    Column {
        id: words

        spacing: 2
        width: root.stop - root.start - (root.stacked || !end.visible ? 0 : end.width + 12)
        x: root.start
        y: root.stacked ? 10 : (root.height - height) / 2

        TitleLabel {
            id: title

            font.bold: true
            text: root.text
            width: parent.width
        }

        Label {
            color: Theme.ink2
            font.pixelSize: Type.second
            text: root.second
            visible: text.length > 0
            width: parent.width
        }
    }

    Label {
        id: end

        color: root.acts ? Theme.ink : Theme.ink2
        font.bold: root.acts
        font.pixelSize: root.acts ? Type.second : Type.body
        font.underline: root.acts
        text: root.value
        visible: text.length > 0
        width: root.stacked ? root.stop - root.start : Math.ceil(endSize.advanceWidth) + 1
        x: root.stacked ? root.start : root.stop - width
        y: root.stacked ? words.y + words.height + 2 : (root.height - height) / 2
    }

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.ink2
        height: width
        name: root.endGlyph
        visible: root.endGlyph !== Icon.None
        width: root.endSide
        x: root.width - 16 - width
    }

    FocusRing {
        anchors.margins: 2
        radius: 15
        visible: root.visualFocus
    }
}
