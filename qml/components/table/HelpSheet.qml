// The keys of the table and what can be typed.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Sheet {
    id: root

    property LiveMatch match

    //: Title of the help on keys and typed calls.
    title: qsTr("Keys and typed calls")

    Repeater {
        //: What can be typed at the table, and what it does.
        model: [["b7 ↵", qsTr("Lays a blue 7: color letter, then number or sign")], ["b+1, br, bs, bf", qsTr("Draw, Reverse, Skip, Flip of a color; e is Skip Everyone")], ["w=r, w+2=g, w+c=t", qsTr("A wild and the color it names")], ["d ↵  p ↵  u ↵", qsTr("Draw, pass, UNO")], ["a ↵", qsTr("Accept a Wild Draw card")], ["r ↵  3 ↵", qsTr("A color or a number answers the question for it")], ["Dee: uno ↵", qsTr("Every line of table notation")], ["Ctrl+Z  Ctrl+Y", qsTr("Undo, redo")], ["Ctrl+K", qsTr("Caught!")], ["Ctrl+H", qsTr("Challenge")], ["Ctrl+L", qsTr("What happened")], ["Ctrl+B", qsTr("Score")], ["F10  F1", qsTr("Menu, this help")], ["← ↑ ↓ →  Space", qsTr("Go over the pad and press a key")], ["Esc", qsTr("Closes a message, goes back")]]

        Item {
            id: row

            required property var modelData

            height: Math.max(36, words.height + 12, keys.height + 12)
            width: parent.width

            Label {
                id: keys

                anchors.verticalCenter: parent.verticalCenter
                font.bold: true
                font.pixelSize: Type.second
                //: Keys as they are named on keyboards: Control, and the space bar.
                text: row.modelData[0].replace(/Ctrl/g, qsTr("Ctrl")).replace("Space", qsTr("Space"))
                width: parent.width * 0.38
                x: 12
            }

            Label {
                id: words

                anchors.verticalCenter: parent.verticalCenter
                font.pixelSize: Type.second
                text: row.modelData[1]
                width: parent.width - x - 8
                x: parent.width * 0.42
            }
        }
    }
}
