// A table of the rulebook: side by side where its columns fit, otherwise row by row with who says what.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls

Column {
    id: root

    required property var header // list of strings
    required property var rows // lists of cells
    required property var sayings // title and values: the same told row by row
    required property list<bool> numeric
    readonly property int numbers: countNumbers()
    readonly property real numberWidth: Math.round(84 * (0.3 + 0.7 * Type.scale))
    // The first column says what a row is about and takes some more.
    readonly property real wordWidth: (width - numbers * numberWidth) / (header.length - numbers + 0.35)
    readonly property bool fits: wordWidth >= (numbers > 0 ? 52 : 84) * Type.scale

    function countNumbers(): int {
        let count = 0;
        for (let column = 0; column < numeric.length; ++column)
            count += numeric[column] ? 1 : 0;
        return count;
    }

    function widthOf(column: int): real {
        return numeric[column] ? numberWidth : column === 0 ? 1.35 * wordWidth : wordWidth;
    }

    component Line: Rectangle {
        color: Theme.line
        height: 1
        width: parent ? (parent as Item).width : 0
    }

    Row {
        bottomPadding: 8
        visible: root.fits

        Repeater {
            model: root.header

            Label {
                required property int index
                required property string modelData

                color: Theme.ink2
                font.bold: true
                font.pixelSize: Type.small
                horizontalAlignment: root.numeric[index] ? Text.AlignRight : Text.AlignLeft
                rightPadding: root.numeric[index] ? 2 : 10
                text: modelData
                width: root.widthOf(index)
            }
        }
    }

    Repeater {
        model: root.fits ? root.rows : []

        Column {
            id: row

            required property var modelData // list of strings
            readonly property var cells: modelData

            width: root.width

            Line {
            }

            Row {
                bottomPadding: 9
                topPadding: 9

                Repeater {
                    model: row.cells

                    Item {
                        id: cell

                        required property int index
                        required property string modelData
                        readonly property bool penned: root.numeric[index] && /^\d+$/.test(modelData)

                        height: penned ? Math.max(number.height, words.height) : words.height
                        width: root.widthOf(index)

                        Label {
                            id: words

                            Accessible.name: root.header[cell.index].length > 0 ? root.header[cell.index] + ": " + cell.modelData : cell.modelData
                            font.bold: cell.index === 0
                            font.pixelSize: Type.second
                            horizontalAlignment: root.numeric[cell.index] ? Text.AlignRight : Text.AlignLeft
                            opacity: cell.penned ? 0 : 1
                            rightPadding: root.numeric[cell.index] ? 2 : 10
                            text: cell.modelData
                            width: parent.width
                        }

                        PenNumber {
                            id: number

                            color: Theme.ink
                            size: Math.round(18 * Type.penScale)
                            text: cell.penned ? cell.modelData : ""
                            x: parent.width - width - 2
                            y: Math.round((parent.height - height) / 2)
                        }
                    }
                }
            }
        }
    }

    Repeater {
        model: root.fits ? [] : root.sayings

        Column {
            id: told

            required property int index
            required property var modelData // title; values: value and who

            bottomPadding: 12
            spacing: 6
            topPadding: 4
            width: root.width

            Line {
                visible: told.index > 0
            }

            Label {
                font.bold: true
                text: told.modelData.title
                topPadding: 8
                width: parent.width
            }

            Repeater {
                model: told.modelData.values

                Column {
                    id: saying

                    required property var modelData

                    width: told.width

                    Label {
                        text: saying.modelData.value
                        width: parent.width
                    }

                    Label {
                        color: Theme.ink2
                        font.pixelSize: Type.small
                        text: saying.modelData.who
                        width: parent.width
                    }
                }
            }
        }
    }
}
