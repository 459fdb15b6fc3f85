// A number with a minus and a plus; arrow keys work too, and where it is editable it can be typed. The pen writes it.
import QtQuick
import QtQuick.Templates as T
import Flipside.Controls

T.SpinBox {
    id: root

    property string name // what is counted, for screen readers
    property string unit // after the number, such as %
    property int step: 1
    readonly property string written: write(value) // displayText follows what is typed since Qt 6.8
    readonly property int above: (value % step + step) % step // the last round number: a typed one may lie between two
    property int heading: 0 // where the sign that was pressed last leads

    function write(number: int): string {
        return number.toLocaleString(Qt.locale(Type.locale), "f", 0);
    }

    // A number that is being typed counts from now on.
    function commit() {
        if (!input.activeFocus)
            return;
        focus = false;
        forceActiveFocus(Qt.OtherFocusReason);
    }

    function begin(direction: int) {
        commit();
        heading = direction;
    }

    // As a press of a sign does it.
    function change(direction: int) {
        begin(direction);
        if (direction > 0)
            increase();
        else
            decrease();
        valueModified();
    }

    component Sign: Rectangle {
        id: sign

        required property int glyph
        required property bool pressed

        anchors.verticalCenter: parent.verticalCenter
        color: pressed ? Theme.line : Theme.table
        height: 48
        opacity: enabled ? 1 : 0.45
        radius: 14
        width: 48

        Icon {
            anchors.centerIn: parent
            color: Theme.ink
            height: width
            name: sign.glyph
            pen: 10
            width: Math.round(20 * Type.penScale)
        }
    }

    Accessible.name: name
    Accessible.role: Accessible.SpinBox
    focusPolicy: Qt.TabFocus // a finger on a sign brings up no keyboard
    hoverEnabled: false
    horizontalPadding: 52
    implicitHeight: 48
    implicitWidth: 120 + Math.max(48, shown.implicitWidth)
    stepSize: {
        if (heading > 0)
            return step - above;
        return heading < 0 && above > 0 ? above : step;
    }
    textFromValue: value => write(value)
    valueFromText: text => text.length > 0 ? parseInt(text.replace(/\D/g, "")) : value
    wheelEnabled: activeFocus

    contentItem: TextInput {
        id: input

        Accessible.ignored: !root.editable
        Accessible.name: root.name
        color: activeFocus ? Theme.ink : "transparent"
        enabled: root.editable
        font.bold: true
        font.pixelSize: 22
        horizontalAlignment: TextInput.AlignHCenter
        inputMethodHints: Qt.ImhDigitsOnly
        maximumLength: 7
        objectName: "typedNumber"
        selectByMouse: true
        selectedTextColor: Theme.goText
        selectionColor: Theme.go
        text: root.written
        verticalAlignment: TextInput.AlignVCenter

        validator: RegularExpressionValidator {
            regularExpression: /[\d.,\s]*/
        }

        // Escape takes back what was typed; without that it is the page's.
        Keys.onEscapePressed: event => {
            event.accepted = text !== root.written;
            text = Qt.binding(() => root.written);
            selectAll();
        }
        Keys.onShortcutOverride: event => {
            event.accepted = event.key === Qt.Key_Escape && text !== root.written;
        }
        Keys.onEnterPressed: root.commit()
        Keys.onReturnPressed: root.commit()
        onActiveFocusChanged: {
            if (activeFocus)
                selectAll();
        }
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.leftMargin: 52
            anchors.rightMargin: 52
            border.color: Theme.focus
            border.width: 3
            color: Theme.sheet
            radius: 14
            visible: input.activeFocus
        }
    }
    down.indicator: Sign {
        anchors.left: parent.left
        glyph: Icon.Minus
        objectName: "less"
        pressed: root.down.pressed
    }
    up.indicator: Sign {
        anchors.right: parent.right
        glyph: Icon.Plus
        objectName: "more"
        pressed: root.up.pressed
    }

    Accessible.onDecreaseAction: change(-1)
    Accessible.onIncreaseAction: change(1)
    Keys.onDownPressed: change(-1)
    Keys.onUpPressed: change(1)
    down.onPressedChanged: {
        if (down.pressed)
            begin(-1);
    }
    onValueChanged: heading = 0
    up.onPressedChanged: {
        if (up.pressed)
            begin(1);
    }

    PressFilter {
    }

    Row {
        id: shown

        anchors.centerIn: parent
        spacing: 4
        visible: !input.activeFocus

        PenNumber {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.ink
            size: 24
            text: root.written
        }

        Label {
            anchors.verticalCenter: parent.verticalCenter
            font.bold: true
            font.pixelSize: 17
            text: root.unit
            visible: text.length > 0
        }
    }

    FocusRing {
        visible: root.visualFocus && !root.editable
    }
}
