// Word mark, logo, numerals, icons, colour shapes and people's marks.
import QtQuick
import Flipside.Controls

Column {
    id: root

    padding: 32
    spacing: 22

    Row {
        spacing: 40

        WordMark {
            color: Theme.ink
            height: width * 78 / 282
            width: 282
        }

        Logo {
            height: 88
            width: 88
        }
    }

    PenNumber {
        color: Theme.ink
        size: 60
        text: "0123456789 +1 +5 -3 ×=/?"
    }

    Row {
        spacing: 12

        Repeater {
            model: Icon.Flip + 1

            Icon {
                required property int index

                color: Theme.ink
                height: 24
                name: index
                width: 24
            }
        }
    }

    Row {
        spacing: 16

        Repeater {
            model: 24

            ColorShape {
                required property int index

                anchors.verticalCenter: parent.verticalCenter
                color: Theme.cardInk(index % 8, Theme.dark)
                ground: Theme.page
                height: [54, 14, 9][Math.floor(index / 8)]
                shape: index % 8
                width: height
            }
        }
    }

    Row {
        spacing: 18

        Repeater {
            model: 10

            PlayerMark {
                required property int index

                color: Theme.person(index, Theme.dark)
                height: 20
                number: index
                width: 20
            }
        }
    }
}
