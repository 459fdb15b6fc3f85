// A table of the rulebook: side by side where its columns fit, otherwise row by row, each value with its columns.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Rulebook

Column {
    id: root

    required property ruleBlock block
    readonly property int numbers: Array.from(block.numeric).filter(Boolean).length // columns of them
    readonly property real numberWidth: Math.round(84 * (0.3 + 0.7 * Type.scale))
    // The first column says what a row is about and takes some more.
    readonly property real wordWidth: (width - numbers * numberWidth) / (block.header.length - numbers + 0.35)
    readonly property bool fits: wordWidth >= (numbers > 0 ? 52 : 84) * Type.scale

    function widthOf(column: int): real {
        if (block.numeric[column])
            return numberWidth;
        return column === 0 ? 1.35 * wordWidth : wordWidth;
    }

    component Line: Rectangle {
        color: Theme.line
        height: 1
        width: root.width
    }

    component Cell: Label {
        required property int index
        required property string modelData

        horizontalAlignment: root.block.numeric[index] ? Text.AlignRight : Text.AlignLeft
        rightPadding: root.block.numeric[index] ? 2 : 10
        text: modelData
        width: root.widthOf(index)
    }

    Row {
        bottomPadding: 8
        visible: root.fits

        Repeater {
            model: root.block.header

            Cell {
                color: Theme.ink2
                font.bold: true
                font.pixelSize: Type.small
            }
        }
    }

    Repeater {
        model: root.fits ? root.block.rows : []

        Column {
            id: row

            required property ruleTableRow modelData

            Line {
            }

            Row {
                bottomPadding: 9
                topPadding: 9

                Repeater {
                    model: row.modelData.cells

                    Cell {
                        readonly property bool isNumber: root.block.numeric[index] && /^\d+$/.test(modelData)
                        readonly property string heading: root.block.header[index]

                        Accessible.name: heading.length > 0 ? heading + ": " + modelData : modelData
                        font.bold: index === 0
                        font.pixelSize: Type.second
                        height: Math.max(implicitHeight, number.height)
                        text: isNumber ? "" : modelData // the pen writes numbers

                        PenNumber {
                            id: number

                            anchors.right: parent.right
                            anchors.rightMargin: 2
                            anchors.verticalCenter: parent.verticalCenter
                            color: Theme.ink
                            size: Math.round(18 * Type.penScale)
                            text: parent.isNumber ? parent.modelData : ""
                        }
                    }
                }
            }
        }
    }

    Repeater {
        model: root.fits ? [] : root.block.rows

        Column {
            id: stacked

            required property int index
            required property ruleTableRow modelData

            bottomPadding: 12
            spacing: 6
            topPadding: 4
            width: root.width

            Line {
                visible: stacked.index > 0
            }

            Label {
                font.bold: true
                text: stacked.modelData.cells[0]
                topPadding: 8
                width: parent.width
            }

            Repeater {
                model: stacked.modelData.sayings

                Column {
                    id: saying

                    required property ruleSaying modelData

                    width: stacked.width

                    Label {
                        text: saying.modelData.value
                        width: parent.width
                    }

                    Label {
                        color: Theme.ink2
                        font.pixelSize: Type.small
                        text: saying.modelData.columns
                        width: parent.width
                    }
                }
            }
        }
    }
}
