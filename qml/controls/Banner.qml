// A verdict or a message: sign, headline, reason, and what can be done about it.
import QtQuick
import QtQuick.Templates as T
import Flipside.Controls

T.Control {
    id: root

    enum Tone {
        Ok,
        Warn,
        Bad,
        Info // neither good nor bad
    }

    property int tone: Banner.Tone.Ok
    property string title
    property string text
    property string dismissText // with it there is a cross; what a screen reader calls it
    default property alias actions: actionFlow.data
    property bool broad: false // the actions reach below the sign too
    readonly property real room: actionFlow.width // for the actions
    readonly property Item lastAction: actionFlow.children[actionFlow.children.length - 1] ?? null
    property bool linked: lastAction instanceof Link // whose target, larger than its words, is the room below them
    readonly property bool informs: tone === Banner.Tone.Info
    readonly property color inkColor: [Theme.ok, Theme.warn, Theme.bad, Theme.ink][tone]
    readonly property color tint: [Theme.okTint, Theme.warnTint, Theme.badTint, Theme.table][tone]

    signal dismissed

    Accessible.description: text
    Accessible.name: title
    Accessible.role: Accessible.AlertMessage
    bottomPadding: {
        if (!linked)
            return 13;
        return Type.large ? 7 : 0;
    }
    implicitHeight: Math.max(56, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: 320
    leftPadding: 57
    rightPadding: cross.visible ? 52 : 16
    topPadding: 13

    background: Rectangle {
        border.color: root.informs ? Theme.edge : root.inkColor
        border.width: 2
        color: root.tint
        radius: 18

        Rectangle {
            color: root.informs ? "transparent" : root.inkColor // its sign is round by itself
            height: 32
            radius: 16
            width: 32
            x: 13
            y: 12

            Icon {
                anchors.centerIn: parent
                color: root.informs ? root.inkColor : root.tint
                height: width
                name: [Icon.Check, Icon.Warn, Icon.Cross, Icon.Info][root.tone]
                pen: [10, 8, 10, 7][root.tone]
                width: root.informs ? 28 : 17
            }
        }
    }
    contentItem: Column {
        spacing: 2

        TitleLabel {
            color: root.inkColor
            font.bold: true
            size: Type.row
            text: root.title
            width: parent.width
        }

        Label {
            font.pixelSize: Type.second
            text: pathwise(root.text)
            visible: text.length > 0
            width: parent.width
        }

        Flow {
            id: actionFlow

            spacing: 16
            visible: children.length > 0
            width: root.width - root.leftPadding - x - 16 // the cross stands above them
            x: root.broad ? 13 - root.leftPadding : 0
        }
    }

    IconButton {
        id: cross

        anchors.margins: 4
        anchors.right: parent.right
        anchors.top: parent.top
        color: root.inkColor
        glyph: Icon.Cross
        size: 16
        text: root.dismissText
        visible: root.dismissText.length > 0

        onClicked: root.dismissed()
    }
}
