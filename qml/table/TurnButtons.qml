// Draw, which becomes Pass in place; UNO! and Caught!, which are lit exactly while they count. While the table waits
// for an answer there are only those two.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Item {
    id: root

    required property LiveMatch match
    property bool onlyUno: false // it is nobody's turn to draw
    readonly property tableChances chances: match.table.chances
    readonly property bool stacked: Type.large && !onlyUno
    readonly property real gap: stacked ? 6 : 8 // between the two rows
    readonly property real unoHeight: Math.max(uno.implicitHeight, caught.implicitHeight)
    readonly property real allHeight: Math.max(draw.implicitHeight, unoHeight)
    readonly property real rowHeight: Math.max(53, allHeight - 6) // large words need less air
    readonly property bool isPair: stacked || onlyUno // UNO! and Caught! have a row for themselves
    readonly property real unoWidth: {
        if (isPair)
            return width * 0.42;
        return Math.max(uno.implicitWidth, 88, Math.min(120, width * 0.24));
    }
    readonly property real caughtWidth: {
        if (isPair)
            return width - unoWidth - 8;
        return Math.max(caught.implicitWidth, 96, Math.min(130, width * 0.28));
    }

    readonly property real turnHeight: Type.large ? 2 * rowHeight + 6 : allHeight // with Draw

    implicitHeight: onlyUno ? unoHeight : turnHeight
    implicitWidth: 366

    Button {
        id: draw

        readonly property bool passing: root.chances.canPass

        enabled: root.chances.canDraw || passing
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

        ToolTip {
            keys: draw.passing ? "p" : "d"
        }
    }

    Button {
        id: uno

        enabled: root.chances.canCallUno
        height: root.stacked ? root.rowHeight : parent.height
        objectName: "unoButton"
        //: Calls UNO for whoever is about to have, or has, a single card. UNO stays as it is.
        text: qsTr("UNO!")
        width: root.unoWidth
        x: root.isPair ? 0 : draw.width + 8
        y: root.stacked ? draw.height + root.gap : 0

        onClicked: root.match.callUno()

        Row {
            opacity: uno.enabled ? 1 : 0.5
            x: 12
            y: uno.height - 10

            Repeater {
                model: Faces.colorsOf(root.match.table.pile.side)

                Rectangle {
                    required property int modelData

                    color: Theme.card(modelData).fill
                    height: 4
                    width: (uno.width - 24) / 4
                }
            }
        }

        ToolTip {
            keys: "u"
        }
    }

    Button {
        id: caught

        readonly property bool late: root.chances.tooLate >= 0 // the referee says why

        enabled: root.chances.catchable >= 0 || late
        height: root.stacked ? root.rowHeight : parent.height
        help: {
            const name = root.match.name(late ? root.chances.tooLate : root.chances.catchable);
            if (late)
                //: %1 has one card and has called UNO, or it is too late to catch them.
                return qsTr("Why %1 cannot be caught").arg(name);
            //: What the person who is caught pays; %1 is their name.
            return enabled ? qsTr("%1 did not call UNO and draws 2").arg(name) : "";
        }
        objectName: "caughtButton"
        dimmed: late
        //: Somebody with a single card has not called UNO and is caught.
        text: qsTr("Caught!")
        width: root.caughtWidth
        x: parent.width - width
        y: uno.y

        onClicked: root.match.catchSomebody()

        ToolTip {
            keys: "Ctrl+K"
            text: caught.help.length > 0 ? caught.help : caught.text
        }
    }
}
