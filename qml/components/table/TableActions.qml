// Draw, which becomes Pass in place; UNO! and Caught!, which are lit exactly while they count. While the table waits for
// an answer there are only those two.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Item {
    id: root

    required property LiveMatch match
    property bool onlyUno: false // it is nobody's turn to draw
    readonly property bool stacked: Type.large && !onlyUno
    readonly property real gap: stacked ? 6 : 8 // between the two rows
    readonly property real rowHeight: Math.max(53, Math.max(draw.implicitHeight, uno.implicitHeight, caught.implicitHeight) - 6) // large words need less air
    readonly property real unoWidth: stacked || onlyUno ? width * 0.42 : Math.max(uno.implicitWidth, 88, Math.min(120, width * 0.24))
    readonly property real caughtWidth: stacked || onlyUno ? width - unoWidth - 8 : Math.max(caught.implicitWidth, 96, Math.min(130, width * 0.28))

    implicitHeight: stacked ? 2 * rowHeight + gap : Math.max(onlyUno ? 0 : draw.implicitHeight, uno.implicitHeight, caught.implicitHeight)
    implicitWidth: 366

    Button {
        id: draw

        readonly property bool passing: root.match.table.canPass

        enabled: root.match.table.canDraw || passing
        glyph: passing ? Icon.Next : Icon.Hand
        height: root.stacked ? root.rowHeight : parent.height
        kind: passing ? Button.Kind.Go : Button.Kind.Plain
        objectName: "drawButton"
        once: true // drawing and passing are two decisions
        //: First: after drawing, keeps the card and ends the turn. Second: takes a card from the draw pile.
        text: passing ? qsTr("Pass") : qsTr("Draw")
        visible: !root.onlyUno
        width: root.stacked ? parent.width : parent.width - root.unoWidth - root.caughtWidth - 16

        onClicked: passing ? root.match.pass() : root.match.draw()

        Hint {
            keys: draw.passing ? "p" : "d"
            text: draw.text
        }
    }

    Button {
        id: uno

        enabled: root.match.table.canCallUno
        height: root.stacked ? root.rowHeight : parent.height
        objectName: "unoButton"
        //: Calls UNO for whoever is about to have, or has, a single card. UNO stays as it is.
        text: qsTr("UNO!")
        width: root.unoWidth
        x: root.stacked || root.onlyUno ? 0 : draw.width + 8
        y: root.stacked ? draw.height + root.gap : 0

        onClicked: root.match.callUno()

        Row {
            opacity: uno.enabled ? 1 : 0.5
            x: 12
            y: uno.height - 10

            Repeater {
                model: Faces.colorsOf(root.match.table.side)

                Rectangle {
                    required property int modelData

                    color: Theme.card(modelData).fill
                    height: 4
                    width: (uno.width - 24) / 4
                }
            }
        }

        Hint {
            keys: "u"
            text: uno.text
        }
    }

    Button {
        id: caught

        readonly property bool late: root.match.table.tooLate >= 0 // the referee says why

        enabled: root.match.table.catchable >= 0 || late
        height: root.stacked ? root.rowHeight : parent.height
        //: First: of somebody with one card who has called UNO, or whom it is too late to catch. Second: what the person who is caught pays. %1 is their name.
        help: late ? qsTr("%1 cannot be caught: why?").arg(root.match.name(root.match.table.tooLate)) : enabled ? qsTr("%1 did not call UNO and draws 2").arg(root.match.name(root.match.table.catchable)) : ""
        objectName: "caughtButton"
        resting: late
        //: Somebody with a single card has not called UNO and is caught.
        text: qsTr("Caught!")
        width: root.caughtWidth
        x: parent.width - width
        y: uno.y

        onClicked: root.match.catchSomebody()

        Hint {
            keys: "Ctrl+K"
            text: caught.help.length > 0 ? caught.help : caught.text
        }
    }
}
