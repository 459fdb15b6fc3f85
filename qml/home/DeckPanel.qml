// The deck as it lies on the table, with the side that is up; turned over, the whole app turns with it. Large words
// leave room only for what this is.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Home
import Flipside.Shell

Panel {
    id: root

    readonly property bool dark: Theme.side === Card.Dark
    required property homeArrangement arrangement
    readonly property bool withCards: arrangement.deck !== Deck.Words
    readonly property bool cardsBeside: arrangement.deck === Deck.CardsBeside
    readonly property bool smallCards: arrangement.deck === Deck.SmallCards // with the button beside them

    kind: Panel.Kind.Raised
    padding: arrangement.low && !cardsBeside ? 14 : 20

    GridLayout {
        columnSpacing: root.cardsBeside ? 16 : 8
        columns: root.cardsBeside || root.smallCards ? 2 : 1
        rowSpacing: root.smallCards ? 4 : 12
        width: parent.width

        ColumnLayout {
            Layout.alignment: Qt.AlignTop
            Layout.columnSpan: root.smallCards ? 2 : 1
            spacing: root.smallCards ? 4 : 10

            RowLayout {
                spacing: 8
                visible: root.withCards

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
                font.pixelSize: root.withCards ? Type.hero : Type.title
                lineHeight: 0.95
                //: What the app is, in one line on the first page.
                text: qsTr("A referee for cards with two sides")
            }

            Label {
                Layout.fillWidth: true
                color: Theme.ink2
                font.pixelSize: Type.second
                //: What the app is for. UNO FLIP! is the name of a card game and stays as it is.
                text: qsTr("For playing UNO FLIP! and games like it with real cards.")
                visible: root.withCards || !root.arrangement.low
            }
        }

        Item {
            Layout.alignment: Qt.AlignCenter
            Layout.preferredHeight: Math.round(190 * root.arrangement.cardScale)
            Layout.preferredWidth: Math.round(176 * root.arrangement.cardScale)
            visible: root.withCards

            CardFace {
                anchors.left: parent.left
                anchors.leftMargin: 2
                anchors.top: parent.top
                anchors.topMargin: 20 * root.arrangement.cardScale
                cardWidth: Math.round(92 * root.arrangement.cardScale)
                color: Theme.under
                face: root.dark ? Faces.action(Card.Orange, Card.Reverse) : Faces.action(Card.Green, Card.DrawOne)
                tilt: -9
            }

            CardFace {
                anchors.left: parent.left
                anchors.leftMargin: 50 * root.arrangement.cardScale
                anchors.top: parent.top
                anchors.topMargin: 10 * root.arrangement.cardScale
                cardWidth: 100 * root.arrangement.cardScale
                color: Theme.under
                face: root.dark ? Faces.number(Card.Teal, 3) : Faces.number(Card.Blue, 7)
                tilt: 6
            }
        }

        Button {
            Layout.columnSpan: root.cardsBeside ? 2 : 1
            Layout.fillWidth: true
            Layout.topMargin: root.smallCards ? 0 : 4
            glyph: Icon.Flip
            kind: root.smallCards ? Button.Kind.Quiet : Button.Kind.Plain
            objectName: "turnOver"
            //: Turns the deck to its other side; the app's look follows.
            text: qsTr("Turn it over")
            visible: root.withCards

            onClicked: Theme.side = root.dark ? Card.Light : Card.Dark
        }
    }
}
