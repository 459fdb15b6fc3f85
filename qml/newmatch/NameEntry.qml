// A field for somebody's name, the button that enters it, and why it cannot be entered.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls

Column {
    id: root

    property string current // the name that is there already
    property string problem
    readonly property alias button: button
    readonly property alias field: field
    readonly property bool ready: field.text.trim().length > 0 && field.text.trim() !== current

    signal edited
    signal entered

    spacing: 8

    GridLayout {
        columnSpacing: 8
        columns: Type.large ? 1 : 2
        rowSpacing: 8
        width: parent.width

        TextField {
            id: field

            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: true
            glyph: Icon.Person
            maximumLength: 40

            onAccepted: {
                if (root.ready)
                    root.entered();
            }
            onTextEdited: {
                root.problem = ""; // it was about another name
                root.edited();
            }
        }

        Button {
            id: button

            Layout.fillWidth: Type.large
            enabled: root.ready

            onClicked: root.entered()
        }
    }

    Label {
        color: Theme.bad
        font.pixelSize: Type.second
        leftPadding: field.leftPadding
        objectName: "nameProblem"
        text: root.problem
        visible: text.length > 0
        width: parent.width
    }
}
