// The ways on from the scoreboard: the next round, played or only scored, or the result.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Match

GridLayout {
    id: root

    required property Scoreboard board
    required property bool onlyScored // no play of this match is called

    signal dealt(bool scored)
    signal resultWanted

    component Way: Button {
        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.preferredWidth: 1 // all alike
    }

    columnSpacing: 8
    rowSpacing: 8

    Way {
        focus: true
        glyph: Icon.Next
        kind: Button.Kind.Go
        objectName: "dealNext"
        text: root.board.nextDeal
        visible: root.board.canDeal

        onClicked: root.dealt(root.onlyScored)
    }

    Way {
        glyph: Icon.Check
        objectName: "scoreNext"
        //: Plays the next round without calling the cards: only who went out, then the hands.
        text: qsTr("Just score the next round")
        visible: root.board.canDeal && !root.onlyScored

        onClicked: root.dealt(true)
    }

    Way {
        glyph: Icon.Crown
        kind: Button.Kind.Go
        objectName: "showResult"
        //: Leads to the page with the winner.
        text: qsTr("See the result")
        visible: root.board.over

        onClicked: root.resultWanted()
    }
}
