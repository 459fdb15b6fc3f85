// The card that cost a person most, the one they like to end with, and how often they were caught.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Flow {
    id: root

    required property Person person
    readonly property var costliest: person.costliest
    readonly property var last: person.lastCard
    readonly property bool both: held.visible && wentOut.visible && width > 340 && !Type.large // side by side
    readonly property real tile: both ? (width - spacing) / 2 : width
    readonly property real tall: both ? Math.max(held.implicitHeight, wentOut.implicitHeight) : 0

    signal shown(string matchId, int event)

    spacing: 12

    CardFact {
        id: held

        face: root.costliest.face ?? -1
        height: Math.max(implicitHeight, root.tall)
        objectName: "costliest"
        //: Below the card that somebody was left with most expensively; %1 is a number of points.
        second: qsTr("cost %1 point(s)", "", root.costliest.points ?? 0).arg((root.costliest.points ?? 0).toLocaleString(Qt.locale(Language.locale), "f", 0))
        side: root.costliest.side ?? 0
        //: The costliest card that somebody was left with at the end of rounds.
        text: qsTr("Held %n time(s) at the end", "", root.costliest.copies ?? 0)
        visible: face >= 0
        width: root.tile

        onClicked: root.shown(root.costliest.match, root.costliest.event)
    }

    CardFact {
        id: wentOut

        enabled: false
        height: Math.max(implicitHeight, root.tall)
        face: root.last.face ?? -1
        opacity: 1
        //: The card with which somebody went out most often.
        second: qsTr("favorite last card")
        side: root.last.side ?? 0
        text: qsTr("Went out with it %n time(s)", "", root.last.times ?? 0)
        visible: face >= 0
        width: root.tile
    }

    Panel {
        width: root.width

        Item {
            height: Math.max(number.height, words.height)
            width: parent.width

            PenNumber {
                id: number

                anchors.verticalCenter: parent.verticalCenter
                color: Theme.warn
                size: 44
                text: root.person.caught
                visible: root.person.caught > 0
            }

            Column {
                id: words

                anchors.verticalCenter: parent.verticalCenter
                spacing: 2
                width: parent.width - x
                x: number.visible ? number.width + 16 : 0

                Label {
                    font.bold: true
                    objectName: "caught"
                    text: root.person.caughtText
                    width: parent.width
                }

                Label {
                    color: Theme.ink2
                    font.pixelSize: Type.second
                    text: root.person.catchText
                    visible: text.length > 0
                    width: parent.width
                }
            }
        }
    }
}
