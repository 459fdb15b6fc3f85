// After a challenge, somebody it concerns: who draws how many, and who is on turn.
import QtQuick
import Flipside.Controls

Rectangle {
    id: root

    required property string name
    required property int mark
    required property int colorIndex
    required property bool onTurn
    required property int drawn // 0: draws nothing
    property bool taking: false // draws until a color comes; how many is not known yet
    property int besides: 0 // then so many more
    readonly property color inkColor: onTurn ? Theme.goText : Theme.ink

    Accessible.description: what.text
    Accessible.name: name
    Accessible.role: Accessible.StaticText
    border.color: Theme.line
    border.width: onTurn ? 0 : 1
    color: onTurn ? Theme.go : Theme.sheet
    implicitHeight: Math.max(68, words.height + 24)
    radius: 16

    PlayerMark {
        anchors.verticalCenter: parent.verticalCenter
        color: root.onTurn ? Theme.goText : Theme.person(root.colorIndex, Theme.dark)
        height: 14
        number: root.mark
        width: 14
        x: 18
    }

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: (root.drawn > 0 ? number.x - 12 : parent.width - 16) - x
        x: 50

        NameLabel {
            color: root.inkColor
            font.bold: true
            font.pixelSize: Type.row
            text: root.name
            width: parent.width
        }

        Label {
            id: what

            color: root.inkColor
            font.pixelSize: Type.second
            text: {
                if (root.taking && root.besides > 0)
                    //: After a challenge, below somebody's name: what they draw, and whether they play now.
                    return qsTr("draws until the chosen color comes, then %n more", "", root.besides);
                if (root.taking)
                    return qsTr("draws until the chosen color comes");
                if (root.drawn === 0)
                    return qsTr("plays next");
                if (root.onTurn)
                    return qsTr("draws %n card(s), then takes the turn", "", root.drawn);
                return qsTr("draws %n card(s)", "", root.drawn);
            }
            width: parent.width
        }
    }

    PenNumber {
        id: number

        anchors.verticalCenter: parent.verticalCenter
        color: root.onTurn ? Theme.goText : Theme.bad
        size: 28
        text: "+" + root.drawn
        visible: root.drawn > 0
        x: parent.width - width - 18
    }
}
