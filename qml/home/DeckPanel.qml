// The deck as it lies on the table, with the side that is up; turned over, the whole app turns with it. Large words leave
// room only for what this is.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Shell

Panel {
    id: root

    readonly property bool dark: Theme.side === Card.Dark
    property bool low: false // the window: what follows is to be in sight too
    readonly property bool roomy: width >= 480 && !Type.large // cards beside the words
    readonly property bool tight: low && !roomy && !Type.large // the button beside small cards
    readonly property real cardScale: {
        if (roomy)
            return 1;
        return tight ? 0.56 : 0.74;
    }

    kind: Panel.Kind.Raised
    padding: low && !roomy ? 14 : 20

    GridLayout {
        columnSpacing: root.roomy ? 16 : 8
        columns: root.roomy || root.tight ? 2 : 1
        rowSpacing: root.tight ? 4 : 12
        width: parent.width

        ColumnLayout {
            Layout.alignment: Qt.AlignTop
            Layout.columnSpan: root.tight ? 2 : 1
            spacing: root.tight ? 4 : 10

            RowLayout {
                spacing: 8
                visible: !Type.large

                Icon {
                    Layout.preferredHeight: 18
                    Layout.preferredWidth: 18
                    color: Theme.ink2
                    name: root.dark ? Icon.Moon : Icon.Sun
                }

                Label {
                    Layout.fillWidth: true
                    color: Theme.ink2
                    font.bold: true
                    font.pixelSize: Type.second
                    //: Which side of the two-sided deck lies up.
                    text: root.dark ? qsTr("Dark side up") : qsTr("Light side up")
                }
            }

            Label {
                Layout.fillWidth: true
                font.bold: true
                font.pixelSize: Type.large ? Type.title : Type.hero
                lineHeight: 0.95
                //: What the app is, in one line on the first page.
                text: qsTr("A referee for cards with two sides")
            }

            Label {
                Layout.fillWidth: true
                color: Theme.ink2
                font.pixelSize: Type.second
                //: What the app is for. UNO FLIP! is the name of a card game and stays as it is.
                text: qsTr("For tables that play UNO FLIP! and games like it, with real cards in hand.")
                visible: !Type.large || !root.low
            }
        }

        Item {
            Layout.alignment: Qt.AlignCenter
            Layout.preferredHeight: Math.round(190 * root.cardScale)
            Layout.preferredWidth: Math.round(176 * root.cardScale)
            visible: !Type.large

            CardFace {
                anchors.left: parent.left
                anchors.leftMargin: 2
                anchors.top: parent.top
                anchors.topMargin: 20 * root.cardScale
                cardWidth: Math.round(92 * root.cardScale)
                color: Theme.under
                face: root.dark ? Faces.action(Card.Orange, Card.Reverse) : Faces.action(Card.Green, Card.DrawOne)
                tilt: -9
            }

            CardFace {
                anchors.left: parent.left
                anchors.leftMargin: 50 * root.cardScale
                anchors.top: parent.top
                anchors.topMargin: 10 * root.cardScale
                cardWidth: 100 * root.cardScale
                color: Theme.under
                face: root.dark ? Faces.number(Card.Teal, 3) : Faces.number(Card.Blue, 7)
                tilt: 6
            }
        }

        Button {
            Layout.columnSpan: root.roomy ? 2 : 1
            Layout.fillWidth: true
            Layout.topMargin: root.tight ? 0 : 4
            glyph: Icon.Flip
            kind: root.tight ? Button.Kind.Quiet : Button.Kind.Plain
            objectName: "turnOver"
            //: Turns the deck to its other side; the app's look follows.
            text: qsTr("Turn it over")
            visible: !Type.large

            onClicked: Theme.side = root.dark ? Card.Light : Card.Dark
        }
    }
}
