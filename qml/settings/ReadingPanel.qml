// How large text is, and whether things move. Each step of the size shows at once.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Panel {
    id: root

    signal textSizeChosen(int value, Item from)

    padding: 6
    spacing: 0

    Item {
        readonly property bool stacked: Type.large || labelSize.advanceWidth + stepper.width + 32 > width

        height: stacked ? label.height + stepper.height + 22 : Math.max(label.height, stepper.height) + 12
        width: parent.width

        TextMetrics {
            id: labelSize

            font: label.font
            text: label.text
        }

        Label {
            id: label

            anchors.left: parent.left
            anchors.leftMargin: 10
            anchors.right: parent.stacked ? parent.right : stepper.left
            anchors.rightMargin: parent.stacked ? 10 : 14
            font.bold: true
            //: How large words are, in per cent.
            text: qsTr("Text size")
            y: parent.stacked ? 8 : (parent.height - height) / 2
        }

        Stepper {
            id: stepper

            anchors.bottom: parent.bottom
            anchors.bottomMargin: 6
            anchors.right: parent.right
            anchors.rightMargin: 6
            from: Settings.smallestText
            name: label.text
            step: Settings.textStep
            to: Settings.largestText
            unit: "%"
            value: Settings.textSize
            width: Math.max(implicitWidth, 208) // of any number, so that the minus stays too

            onValueModified: root.textSizeChosen(value, stepper)
        }
    }

    Hairline {
    }

    Switch {
        checked: Settings.lessMotion
        objectName: "lessMotion"
        //: What the switch "Less motion" does.
        second: qsTr("No animations: everything just appears.")
        text: qsTr("Less motion")
        width: parent.width

        onToggled: Settings.lessMotion = checked
    }
}
