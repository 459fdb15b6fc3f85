// Text from 100 to 200 per cent, in steps that show at once.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Item {
    id: root

    signal wanted(int value, Item from)

    readonly property bool stacked: Type.large || labelSize.advanceWidth + stepper.width + 32 > width

    implicitHeight: stacked ? label.height + stepper.height + 22 : Math.max(label.height, stepper.height) + 12
    implicitWidth: 320

    TextMetrics {
        id: labelSize

        font: label.font
        text: label.text
    }

    Label {
        id: label

        font.bold: true
        //: How large words are, in per cent.
        text: qsTr("Text size")
        width: root.stacked ? parent.width - 20 : parent.width - stepper.width - 30
        x: 10
        y: root.stacked ? 8 : (parent.height - height) / 2
    }

    Stepper {
        id: stepper

        from: Settings.smallestText
        name: label.text
        step: Settings.textStep
        to: Settings.largestText
        unit: "%"
        value: Settings.textSize
        width: Math.max(implicitWidth, 208) // of any number, so that the minus stays too
        x: parent.width - width - 6
        y: root.stacked ? label.height + 16 : (parent.height - height) / 2

        onValueModified: root.wanted(value, stepper)
    }
}
