// Every face of both sides and of the small edition, at the sizes they are used in.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Flow {
    id: root

    padding: 20
    spacing: 8
    width: 1240

    Repeater {
        model: [24, 44, 64]

        Repeater {
            id: sized

            required property int modelData

            model: [Faces.all("flip2020", Card.Light), Faces.all("flip2020", Card.Dark)]

            Flow {
                id: bySide

                required property int index
                required property var modelData

                spacing: 6
                width: 1200

                Repeater {
                    model: bySide.modelData

                    CardFace {
                        required property int modelData

                        cardWidth: sized.modelData
                        color: Theme.under
                        face: modelData
                        side: bySide.index
                    }
                }
            }
        }
    }

    Flow {
        spacing: 6
        width: 1200

        Repeater {
            model: Faces.all("mini56", Card.Light)

            CardFace {
                required property int modelData

                cardWidth: 44
                color: Theme.under
                face: modelData
            }
        }
    }

    Row {
        spacing: 16
        width: 1200

        Repeater {
            model: [Faces.number(Card.Blue, 7), Faces.action(Card.Green, Card.DrawOne), Faces.action(Card.Red, Card.Reverse), Faces.action(Card.Yellow, Card.Skip), Faces.number(Card.Blue, 6), Faces.action(Card.Green, Card.Flip), Faces.wild(Card.Wild), Faces.wild(Card.WildDrawTwo)]

            CardFace {
                required property int modelData

                cardWidth: 120
                color: Theme.under
                face: modelData
            }
        }
    }

    Row {
        spacing: 16
        width: 1200

        Repeater {
            model: [Faces.number(Card.Pink, 7), Faces.action(Card.Teal, Card.DrawFive), Faces.action(Card.Orange, Card.Reverse), Faces.action(Card.Purple, Card.SkipEveryone), Faces.number(Card.Pink, 9), Faces.action(Card.Teal, Card.Flip), Faces.wild(Card.Wild), Faces.wild(Card.WildDrawColor)]

            CardFace {
                required property int modelData

                cardWidth: 120
                color: Theme.under
                face: modelData
                side: Card.Dark
            }
        }
    }

    Row {
        spacing: 16
        width: 1200

        Repeater {
            model: [Faces.number(Card.Green, 9), Faces.wild(Card.WildDrawColor), Faces.action(Card.Purple, Card.SkipEveryone)]

            CardFace {
                required property int index
                required property int modelData

                cardWidth: 300
                color: Theme.under
                face: modelData
                side: Card.Dark
                tilt: [0, 0, 6][index]
            }
        }
    }
}
