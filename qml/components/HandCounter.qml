// Counts one hand: the points run up with every tap, and what cannot be is said at once.
import QtQuick
import Flipside

Column {
    id: root

    required property RoundEnd end
    property bool typing: end.typed

    spacing: 10

    Row {
        spacing: 14
        width: parent.width

        PenNumber {
            id: points

            Accessible.name: text
            Accessible.role: Accessible.StaticText
            color: Theme.ink
            objectName: "points"
            size: 42
            text: root.end.points
        }

        Column {
            anchors.verticalCenter: points.verticalCenter
            width: parent.width - points.width - 14

            Label {
                font.bold: true
                font.pixelSize: Type.row
                //: Beside the number of points a hand is worth.
                text: qsTr("points")
                width: parent.width
            }

            Label {
                color: Theme.ink2
                font.pixelSize: Type.second
                //: %n cards of a hand were counted; %1 is how many it has.
                text: root.end.expected >= 0 ? qsTr("%n card(s) counted of %1", "", root.end.faces.length).arg(root.end.expected) : qsTr("%n card(s) counted", "", root.end.faces.length)
                visible: !root.typing
                width: parent.width
            }
        }
    }

    Hand {
        faces: root.end.faces
        marked: root.end.problemFace < 0 ? -1 : root.end.faces.lastIndexOf(root.end.problemFace) // qmllint disable
        objectName: "hand"
        //: Takes a counted card back.
        removeText: qsTr("Take back")
        side: root.end.side
        visible: !root.typing && root.end.faces.length > 0
        width: parent.width

        onRemoved: index => root.end.removeAt(index)
    }

    Banner {
        objectName: "problem"
        text: root.end.problem
        //: Over what cannot be, such as a third blue 7.
        title: qsTr("That cannot be")
        tone: Banner.Tone.Warn
        visible: root.end.problem.length > 0
        width: parent.width

        Link {
            //: Takes the card back that cannot be.
            text: qsTr("Take one back")
            visible: !root.typing

            onClicked: root.end.removeAt(root.end.problemFace < 0 ? root.end.faces.length - 1 : root.end.faces.lastIndexOf(root.end.problemFace)) // qmllint disable
        }
    }

    TextField {
        id: field

        inputMethodHints: Qt.ImhDigitsOnly
        objectName: "typedPoints"
        //: A number of points instead of cards.
        placeholderText: qsTr("Points in this hand")
        text: root.end.typed ? root.end.points : ""
        visible: root.typing
        width: parent.width

        validator: IntValidator {
            bottom: 0
            top: 9999
        }

        onTextEdited: root.end.type(text.length > 0 ? parseInt(text) : -1)
        onVisibleChanged: {
            if (visible)
                forceActiveFocus();
        }
    }

    Loader {
        active: !root.typing
        visible: active
        width: parent.width

        sourceComponent: CountPad {
            copies: face => root.end.faces.filter(each => each === face).length
            mini: !root.end.twoSided // qmllint disable
            side: root.end.side // qmllint disable

            onCalled: face => root.end.add(face)
        }
    }
}
