// Counts one hand: the points run up with every tap, and what cannot be is said at once.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Flow {
    id: root

    required property CountedHand hand
    property bool typing: false
    property real spread: 0 // how far the pad may reach into the page's margins
    property bool beside: false // the pad stands beside the rest

    spacing: 10

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Backspace && !typing) {
            hand.takeBack();
            event.accepted = true;
        }
    }

    Column {
        spacing: 10
        width: root.beside ? Math.round(root.width * 0.36) : root.width

        Item {
            height: Math.max(points.height, words.height)
            width: parent.width

            PenNumber {
                id: points

                anchors.verticalCenter: parent.verticalCenter
                Accessible.name: text
                Accessible.role: Accessible.StaticText
                color: Theme.ink
                objectName: "points"
                size: 42
                text: root.hand.points
            }

            Column {
                id: words

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x
                x: points.width + 14

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
                    text: root.hand.expected >= 0 ? qsTr("%n card(s) counted of %1", "", root.hand.faces.length).arg(root.hand.expected) : qsTr("%n card(s) counted", "", root.hand.faces.length)
                    visible: !root.typing
                    width: parent.width
                }
            }
        }

        CardRow {
            faces: root.hand.faces
            marked: root.hand.problemAt
            objectName: "hand"
            //: Takes a counted card back.
            removeText: qsTr("Take back")
            side: root.hand.side
            visible: !root.typing && root.hand.faces.length > 0
            width: parent.width

            onRemoved: index => root.hand.removeAt(index)
        }

        Banner {
            objectName: "problem"
            text: root.hand.problem
            //: Over what cannot be, such as a third blue 7.
            title: qsTr("That cannot be")
            tone: Banner.Tone.Warn
            visible: root.hand.problem.length > 0
            width: parent.width

            Link {
                //: Takes the card back that cannot be.
                text: qsTr("Take one back")
                visible: !root.typing

                onClicked: root.hand.takeBack()
            }
        }

        TextField {
            id: field

            inputMethodHints: Qt.ImhDigitsOnly
            objectName: "typedPoints"
            //: A number of points instead of cards.
            placeholderText: qsTr("Points in this hand")
            text: root.hand.typed ? root.hand.points : ""
            visible: root.typing
            width: parent.width

            validator: IntValidator {
                bottom: 0
                top: 9999
            }

            onTextEdited: root.hand.type(text.length > 0 ? parseInt(text) : -1)
            onVisibleChanged: {
                if (visible)
                    forceActiveFocus();
            }
        }
    }

    Repeater {
        model: !root.typing ? 1 : 0

        Item {
            width: root.beside ? Math.floor(root.width * 0.64) - root.spacing : root.width
            height: pad.height

            CountPad {
                id: pad

                counted: root.hand.faces
                mini: !root.hand.twoSided
                side: root.hand.side
                width: parent.width + (root.beside ? 0 : 2 * root.spread)
                x: root.beside ? 0 : -root.spread

                onCalled: face => root.hand.add(face)
            }
        }
    }
}
