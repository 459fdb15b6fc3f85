// Above the pad on which a hand is counted: its points, its cards, and what cannot be. It keeps its height, so that
// no key moves away under a finger.
import QtQuick
import Flipside

Item {
    id: root

    required property CountedHand hand
    required property bool typing
    property real room: 0 // that there is for it without a scroll
    readonly property bool telling: hand.problem.length > 0
    readonly property real lineHeight: 80
    readonly property real least: figures.height + (typing ? 0 : lineHeight + 10)
    readonly property real kept: typing ? 0 : Math.max(least, Math.min(room, (width < 600 ? 236 : 214) * Type.scale))
    // What cannot be takes the place of the points; the cards then are smaller, or gone where there is no room for both.
    readonly property bool slim: telling && problem.height + 10 + lineHeight > kept
    readonly property bool crowded: telling && problem.height + 10 + line.height > kept

    implicitHeight: Math.max(kept, telling ? problem.height : least)

    Item {
        id: figures

        height: Math.max(points.height, words.height)
        visible: !root.telling
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
            width: (all.visible ? all.x - 8 : parent.width) - x
            x: points.width + 14

            Label {
                font.bold: true
                font.pixelSize: Type.row
                //: Beside the number of points a hand is worth.
                text: qsTr("point(s)", "", root.hand.points)
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

        Link {
            id: all

            anchors.verticalCenter: parent.verticalCenter
            objectName: "thatIsAll"
            //: Fewer cards were counted than the app expects, and the table says that there are no more.
            text: qsTr("That is all")
            visible: root.hand.miscounted && root.hand.faces.length < root.hand.expected && !root.typing
            width: Math.min(implicitWidth, parent.width * 0.4)
            x: parent.width - width

            onClicked: root.hand.believe()
        }
    }

    Banner {
        id: problem

        height: implicitHeight
        objectName: "problem"
        text: root.hand.problem
        //: Over what cannot be, such as a third blue 7.
        title: qsTr("That cannot be")
        tone: Banner.Tone.Warn
        visible: root.telling
        width: parent.width

        Link {
            //: Takes the card back that cannot be.
            text: qsTr("Take one back")
            visible: !root.typing

            onClicked: root.hand.takeBack()
        }

        Link {
            objectName: "tableIsRight"
            //: More cards were counted than the app expects; the app shall count anew.
            text: qsTr("The table is right")
            visible: root.hand.miscounted && root.hand.problemAt < 0

            onClicked: root.hand.believe()
        }
    }

    HandLine {
        id: line

        cardWidth: root.slim ? 30 : 44
        faces: root.hand.faces
        height: implicitHeight
        marked: root.hand.problemAt
        side: root.hand.side
        visible: !root.typing && !root.crowded
        width: parent.width
        y: (root.telling ? problem.height : figures.height) + 10

        onRemoved: index => root.hand.removeAt(index)
    }
}
