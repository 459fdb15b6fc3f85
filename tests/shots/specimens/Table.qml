// The table's pieces: pad keys, wild keys, colour bars, seats, pile, hand.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Item {
    id: root

    readonly property var colors: Faces.colorsOf(Theme.side)
    readonly property bool dark: Theme.side === Card.Dark
    readonly property var wilds: [Faces.wild(Card.Wild), Faces.wild(dark ? Card.WildDrawColor : Card.WildDrawTwo)]

    Column {
        spacing: 4
        width: 366
        x: 20
        y: 20

        Repeater {
            model: root.colors

            Rectangle {
                id: band

                required property int index
                required property int modelData
                readonly property bool full: index === 1

                border.color: Theme.card(modelData).ink
                border.width: full ? 2 : 0
                color: Theme.card(modelData).tint
                height: 100
                radius: 14
                width: 366

                Grid {
                    columns: 7
                    x: 1
                    y: 2

                    Repeater {
                        model: 14

                        Item {
                            id: cell

                            required property int index
                            readonly property int kind: [-1, -1, -1, -1, -1, root.dark ? Card.DrawFive : Card.DrawOne, root.dark ? Card.SkipEveryone : Card.Skip, -1, -1, -1, -1, -2, Card.Reverse, Card.Flip][index]

                            height: 48
                            width: 52

                            PadKey {
                                objectName: cell.index === 3 && band.index < 2 ? "focused" : cell.index === 4 && band.index < 2 ? "held" : ""
                                copies: band.index === 3 && cell.index === 2 ? 2 : 0
                                face: cell.kind >= 0 ? Faces.action(band.modelData, cell.kind) : Faces.number(band.modelData, cell.index < 5 ? cell.index + 1 : cell.index - 1)
                                legal: band.full || cell.index === 8 || band.index === 3
                                visible: cell.kind !== -2
                            }

                            ColorShape {
                                anchors.centerIn: parent
                                color: Theme.card(band.modelData).ink
                                height: 20
                                shape: band.modelData
                                visible: cell.kind === -2
                                width: 20
                            }
                        }
                    }
                }
            }
        }

        Row {
            spacing: 6

            WildKey {
                face: root.wilds[0]
                text: "Wild"
                width: 143
            }

            WildKey {
                copies: 1
                face: root.wilds[1]
                text: root.dark ? "Wild Draw Color" : "Wild Draw Two"
                width: 217
            }
        }
    }

    Column {
        spacing: 10
        width: 380
        x: 420
        y: 20

        TableTop {
            height: 218
            cardColor: root.colors[1]
            width: 366

            pile: Pile {
                anchors.centerIn: parent
                below: Faces.number(root.colors[2], 2)
                clockwise: !root.dark
                deeper: Faces.number(root.colors[0], 4)
                face: Faces.number(root.colors[1], 3)
                matches: root.dark ? "Teal or 3" : "Green or 3"
                cardColor: root.colors[1]
            }

            Seat {
                count: 2
                mark: 1
                name: "Ben"
                playing: true
                y: 48
            }

            Seat {
                count: 14
                mark: 4
                name: "Maximiliane"
                y: 108
            }

            Seat {
                count: 1
                mark: 2
                rightSide: true
                name: "Cho"
                saidUno: true
                unoText: "UNO!"
                x: 254
                y: 48
            }

            Seat {
                count: 1
                mark: 3
                rightSide: true
                name: "Dee"
                unoText: "UNO?"
                x: 254
                y: 108
            }
        }

        CardRow {
            faces: [Faces.number(root.colors[1], 4), Faces.number(root.colors[3], 9), Faces.action(root.colors[2], Card.Reverse), root.wilds[1]]
            marked: 1
            width: parent.width
        }

        Repeater {
            model: root.colors

            ColorBar {
                required property int modelData

                cardColor: modelData
                text: ["Blue", "Green", "Red", "Yellow", "Pink", "Teal", "Orange", "Purple"][modelData]
                width: 366
            }
        }
    }

    Column {
        spacing: 12
        x: 840
        y: 20

        TableTop {
            height: 240
            oval: true
            cardColor: root.colors[0]
            width: 370

            pile: Pile {
                anchors.centerIn: parent
                face: root.wilds[1]
                matches: "Which color?"
                side: Theme.side
            }
        }

        Row {
            spacing: 12

            WildKey {
                face: root.wilds[0]
                height: 144
                tall: true
                text: "Wild"
                width: 116
            }

            WildKey {
                face: root.wilds[1]
                height: 144
                tall: true
                text: root.dark ? "Wild Draw Color" : "Wild Draw Two"
                width: 116
            }
        }

        Row {
            spacing: 8

            Repeater {
                model: 7

                PadKey {
                    required property int index

                    face: Faces.number(root.colors[0], index + 1)
                    height: 68
                    legal: index !== 3
                    width: 46
                }
            }
        }
    }
}
