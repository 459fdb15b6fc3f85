// The deck as it lies on the table, with the side that is up; turned over, the whole app turns with it.
import QtQuick
import Flipside

Panel {
    id: root

    readonly property bool dark: Theme.side === Card.Dark
    readonly property bool roomy: width >= 480 && !Type.large

    kind: Panel.Kind.Raised
    padding: 20
    spacing: 16

    Item {
        height: root.roomy ? Math.max(words.implicitHeight, cards.height) : words.implicitHeight + cards.height + 12
        width: parent.width

        Column {
            id: words

            spacing: 10
            width: root.roomy ? parent.width - cards.width - 16 : parent.width

            Item {
                height: sideName.height
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
                font.pixelSize: Type.hero
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
                width: parent.width
            }
        }

        Item {
            id: cards

            height: root.roomy ? 190 : 140
            width: root.roomy ? 176 : 130
            x: root.roomy ? parent.width - width : (parent.width - width) / 2
            y: root.roomy ? (parent.height - height) / 2 : words.implicitHeight + 12

            CardFace {
                cardWidth: root.roomy ? 92 : 68
                color: Theme.under
                face: root.dark ? Faces.action(Card.Orange, Card.Reverse) : Faces.action(Card.Green, Card.DrawOne)
                tilt: -9
                x: 2
                y: root.roomy ? 20 : 14
            }

            CardFace {
                cardWidth: root.roomy ? 100 : 74
                color: Theme.under
                face: root.dark ? Faces.number(Card.Teal, 3) : Faces.number(Card.Blue, 7)
                tilt: 6
                x: root.roomy ? 50 : 37
                y: root.roomy ? 10 : 7
            }
        }
    }

    Button {
        glyph: Icon.Flip
        objectName: "turnOver"
        //: Turns the deck to its other side; the app's look follows.
        text: qsTr("Turn it over")
        width: parent.width

        onClicked: Theme.side = root.dark ? Card.Light : Card.Dark
    }
}
