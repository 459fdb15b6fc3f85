// A number with a minus and a plus; arrow keys work too. The number itself is written by the pen.
import QtQuick
import Flipside

FocusScope {
    id: root

    property string name // what is counted, for screen readers
    property string unit // after the number, such as %
    property int value: 0
    property int from: 0
    property int to: 100
    property int step: 1
    property bool typable: false // the number itself can be typed too

    signal changed(int value) // a person wants it so; the value itself stays who shows it's business

    function ask(number: int) {
        const wanted = Math.max(from, Math.min(to, number));
        if (wanted !== value)
            changed(wanted);
    }

    // To the next round number: a typed one may lie between two.
    function change(by: int) {
        ask(by > 0 ? (Math.floor(value / by) + 1) * by : (Math.ceil(value / -by) - 1) * -by);
    }

    function begin(text: string) {
        field.text = text;
        field.visible = true;
        field.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    component Step: Tappable {
        id: key

        required property int glyph

        implicitHeight: 48
        implicitWidth: 48

        Rectangle {
            anchors.fill: parent
            color: key.down ? Theme.line : Theme.table
            radius: 14
        }

        Icon {
            anchors.centerIn: parent
            color: Theme.ink
            height: width
            name: key.glyph
            pen: 10
            width: Math.round(20 * Type.penScale)
        }

        FocusRing {
            visible: key.visualFocus
        }
    }

    Accessible.name: name
    Accessible.role: Accessible.SpinBox
    implicitHeight: 48
    implicitWidth: 96 + 24 + Math.max(48, number.implicitWidth + (suffix.visible ? suffix.implicitWidth + 4 : 0))

    Accessible.onDecreaseAction: change(-step)
    Accessible.onIncreaseAction: change(step)
    Keys.onDownPressed: change(-step)
    Keys.onPressed: event => {
        if (typable && event.text >= "0" && event.text <= "9") {
            begin(event.text);
            event.accepted = true;
        }
    }
    Keys.onUpPressed: change(step)

    Step {
        enabled: root.value > root.from
        glyph: Icon.Minus
        objectName: "less"
        //: Makes a number smaller.
        text: qsTr("Less")

        onClicked: root.change(-root.step)
    }

    Tappable {
        id: middle

        Accessible.ignored: !root.typable
        enabled: root.typable
        height: parent.height
        objectName: "typeNumber"
        opacity: field.visible ? 0 : 1
        //: Lets a number be typed, beside the keys that make it smaller and larger; %1 is what it counts.
        text: qsTr("Type it: %1").arg(root.name)
        width: root.width - 104
        x: 52

        onClicked: {
            root.begin(root.value);
            field.selectAll();
        }

        PenNumber {
            id: number

            color: Theme.ink
            size: 24
            text: root.value.toLocaleString(Qt.locale(Language.locale), "f", 0)
            x: Math.round((middle.width - width - (suffix.visible ? suffix.implicitWidth + 4 : 0)) / 2)
            y: 12
        }

        Label {
            id: suffix

            anchors.verticalCenter: parent.verticalCenter
            font.bold: true
            font.pixelSize: 17
            text: root.unit
            visible: text.length > 0
            x: number.x + number.width + 4
        }

        FocusRing {
            visible: middle.visualFocus
        }
    }

    StepperField {
        id: field

        Accessible.name: middle.text
        height: parent.height
        most: root.to
        visible: false
        width: middle.width
        x: middle.x

        onDone: typed => {
            const wasThere = activeFocus;
            visible = false;
            if (wasThere)
                middle.forceActiveFocus(Qt.ShortcutFocusReason);
            if (typed >= 0)
                root.ask(typed);
        }
    }

    Step {
        enabled: root.value < root.to
        glyph: Icon.Plus
        objectName: "more"
        //: Makes a number larger.
        text: qsTr("More")
        x: root.width - width

        onClicked: root.change(root.step)
    }
}
