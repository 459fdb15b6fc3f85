// The cards of an edition as pictures, side by side of the cards. Each side wears its own look, whatever the theme.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Rulebook

Column {
    id: root

    required property OpenRulebook book
    property string current // id of the rule that is open
    property real bleed: 0 // how far the dark background reaches beyond the cards
    property real corner: bleed > 0 ? 0 : 24 // of its ground
    readonly property int fitting: Math.floor(width / (82 * (0.2 + 0.8 * Type.scale)))
    readonly property int columns: fitting >= 7 ? 7 : Math.max(2, Math.min(4, fitting))

    signal chosen(string id)

    function step(from: Item, by: int) {
        let item = from;
        for (let i = 0; i < Math.abs(by) && item; ++i)
            item = item.nextItemInFocusChain(by > 0);
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: 12

    Repeater {
        model: root.book.twoSided ? [Card.Light, Card.Dark] : [Card.Light]

        Item {
            id: shelf

            required property int modelData // Card.Side
            readonly property bool night: modelData === Card.Dark
            readonly property bool ownGround: night && !Theme.dark
            readonly property color ink: ownGround ? Theme.paletteOf(Card.Dark).ink : Theme.ink

            implicitHeight: column.height + (ownGround ? 28 : 0)
            width: root.width

            DeckModel {
                id: deck

                book: root.book
                side: shelf.modelData
            }

            Rectangle {
                color: Theme.paletteOf(Card.Dark).table
                height: parent.height
                radius: root.corner
                visible: shelf.ownGround
                width: parent.width + 2 * root.bleed
                x: -root.bleed
            }

            Column {
                id: column

                spacing: 8
                width: parent.width
                y: shelf.ownGround ? 14 : 0

                Row {
                    leftPadding: 4
                    objectName: "sideHeading"
                    spacing: 10
                    visible: root.book.twoSided

                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        color: {
                            if (shelf.night)
                                return Theme.paletteOf(Card.Dark).chipText;
                            return Theme.dark ? Theme.chipText : Theme.card(Card.Yellow).ink;
                        }
                        height: 20
                        name: shelf.night ? Icon.Moon : Icon.Sun
                        width: 20
                    }

                    Label {
                        Accessible.role: Accessible.Heading
                        color: shelf.ink
                        font.bold: true
                        font.pixelSize: Type.row
                        text: deck.title
                    }
                }

                Grid {
                    columns: root.columns
                    columnSpacing: 0
                    rowSpacing: 8

                    Repeater {
                        model: deck

                        CardTile {
                            id: tile

                            required property string ruleId
                            required property string title

                            cardWidth: Math.min(76, Math.round(width * 0.74))
                            checked: root.current === ruleId
                            ink: shelf.ink
                            objectName: "card-" + shelf.modelData + "-" + ruleId
                            side: shelf.modelData
                            text: title
                            width: root.width / root.columns

                            Keys.onDownPressed: root.step(tile, root.columns)
                            Keys.onLeftPressed: root.step(tile, -1)
                            Keys.onRightPressed: root.step(tile, 1)
                            Keys.onUpPressed: root.step(tile, -root.columns)
                            onClicked: root.chosen(ruleId)
                        }
                    }
                }
            }
        }
    }
}
