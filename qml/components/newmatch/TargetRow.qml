// How many points a match is played to.
import QtQuick
import Flipside

Item {
    id: root

    required property NewMatch setup
    readonly property bool stacked: Type.large || label.implicitWidth + target.implicitWidth + 48 > width

    implicitHeight: stacked ? label.height + target.height + 26 : 62

    Label {
        id: label

        font.bold: true
        //: Before the number of points a match is played to.
        text: qsTr("Played to")
        width: root.stacked ? parent.width - 32 : implicitWidth
        x: 16
        y: root.stacked ? 8 : (root.height - height) / 2
    }

    Stepper {
        id: target

        from: 10
        name: label.text
        objectName: "target"
        step: 50
        to: 5000
        typable: true
        value: root.setup.target
        x: parent.width - width - 10
        y: root.stacked ? label.height + 16 : (root.height - height) / 2

        onChanged: value => root.setup.target = value
    }
}
