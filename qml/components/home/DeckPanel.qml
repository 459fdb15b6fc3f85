// The deck as it lies on the table, with the side that is up; turned over, the whole app turns with it. Large words leave
// room only for what this is.
import QtQuick
import Flipside

Panel {
    id: root

    readonly property bool dark: Theme.side === Card.Dark
    property bool low: false // the window: what follows is to be in sight too
    readonly property bool roomy: width >= 480 && !Type.large
    readonly property bool tight: low && !roomy // the button beside small cards
    readonly property real cardScale: roomy ? 1 : tight ? 0.56 : 0.74

    kind: Panel.Kind.Raised
    padding: tight ? 14 : 20

    Item {
        height: Type.large ? words.implicitHeight : Math.max(turnOver.y + turnOver.height, cards.y + cards.height)
        width: parent.width

        Column {
            id: words

            spacing: root.tight ? 4 : 10
            width: root.roomy ? parent.width - cards.width - 16 : parent.width

            Item {
                height: sideName.height
                visible: !Type.large
                width: parent.width

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.ink2
                    height: 18
                    name: root.dark ? Icon.Moon : Icon.Sun
                    width: 18
                }

                Label {
                    id: sideName

                    color: Theme.ink2
                    font.bold: true
                    font.pixelSize: Type.second
                    //: Which side of the two-sided deck lies up.
                    text: root.dark ? qsTr("Dark side up") : qsTr("Light side up")
                    width: parent.width - x
                    x: 26
                }
            }

            Label {
                font.bold: true
                font.pixelSize: Type.large ? Type.title : Type.hero
                lineHeight: 0.95
                //: What the app is, in one line on the first page.
                text: qsTr("A referee for cards with two sides")
                width: parent.width
            }

            Label {
                color: Theme.ink2
                font.pixelSize: Type.second
                //: What the app is for. UNO FLIP! is the name of a card game and stays as it is.
                text: qsTr("For tables that play UNO FLIP! and games like it, with real cards in hand.")
                visible: !Type.large || !root.low
                width: parent.width
            }
        }

        Item {
            id: cards

            height: Math.round(190 * root.cardScale)
            visible: !Type.large
            width: Math.round(176 * root.cardScale)
            x: root.roomy ? parent.width - width : root.tight ? 0 : (parent.width - width) / 2
            y: root.roomy ? Math.max(0, (words.implicitHeight - height) / 2) : words.implicitHeight + (root.tight ? 4 : 12)

            CardFace {
                cardWidth: Math.round(92 * root.cardScale)
                color: Theme.under
                face: root.dark ? Faces.action(Card.Orange, Card.Reverse) : Faces.action(Card.Green, Card.DrawOne)
                tilt: -9
                x: 2
                y: 20 * root.cardScale
            }

            CardFace {
                cardWidth: 100 * root.cardScale
                color: Theme.under
                face: root.dark ? Faces.number(Card.Teal, 3) : Faces.number(Card.Blue, 7)
                tilt: 6
                x: 50 * root.cardScale
                y: 10 * root.cardScale
            }
        }

        Button {
            id: turnOver

            glyph: Icon.Flip
            kind: root.tight ? Button.Kind.Quiet : Button.Kind.Plain
            objectName: "turnOver"
            //: Turns the deck to its other side; the app's look follows.
            text: qsTr("Turn it over")
            visible: !Type.large
            width: parent.width - x
            x: root.tight ? cards.width + 8 : 0
            y: root.tight ? cards.y + (cards.height - height) / 2 : Math.max(words.implicitHeight, cards.y + cards.height) + 16

            onClicked: Theme.side = root.dark ? Card.Light : Card.Dark
        }
    }
}
