// What lies in the middle, put right: top card, colour, side, direction, piles.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match

Sheet {
    id: root

    required property LiveMatch match
    required property list<Action> actions

    //: Title of the sheet about the pile in the middle of the table.
    title: qsTr("The middle of the table")

    Label {
        color: Theme.ink2
        leftPadding: 16
        //: %n cards can still be drawn.
        text: qsTr("Draw pile: %n card(s)", "", root.match.table.pile.drawPile)
        visible: root.match.table.pile.counted
        width: parent.width
    }

    Repeater {
        model: root.actions

        ListRow {
            required property Action modelData

            action: modelData
            objectName: modelData.objectName
            visible: enabled
            width: parent.width

            onClicked: root.close()
        }
    }
}
