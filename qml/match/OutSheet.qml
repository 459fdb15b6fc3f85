// Just score it: who has gone out, and the side it ended on.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Sheet {
    id: root

    required property LiveMatch match
    property int player: -1 // who has gone out, where that is known already
    property int side: match.table.pile.side
    //: The same sheet's title, or a heading in it.
    readonly property string whoWentOut: qsTr("Who went out?")

    function goOut(player: int, side: int) {
        close();
        if (match.goOut(player, side))
            Navigator.showRoundEnd(match);
    }

    title: {
        if (player >= 0)
            //: Title of the sheet that ends a round whose plays were not called: %1 is who has gone out.
            return qsTr("%1 has gone out").arg(match.name(player));
        return sides.visible ? qsTranslate("TableActions", "Just score this round") : whoWentOut;
    }

    SideQuestion {
        visible: root.player >= 0
        width: parent.width

        onChosen: side => root.goOut(root.player, side)
    }

    Label {
        font.bold: true
        leftPadding: 6
        //: Asked at the end of a round: the light or the dark side of the deck.
        text: qsTr("Which side was up?")
        visible: sides.visible
        width: parent.width
    }

    Flow {
        id: sides

        bottomPadding: 8
        spacing: 8
        visible: root.match.table.setup.twoSided && root.player < 0
        width: parent.width

        Repeater {
            model: [Card.Light, Card.Dark]

            Chip {
                required property int modelData

                checked: root.side === modelData
                glyph: modelData === Card.Dark ? Icon.Moon : Icon.Sun
                objectName: modelData === Card.Dark ? "outDark" : "outLight"
                //: The side of the deck a round ended on.
                text: modelData === Card.Dark ? qsTr("Dark side") : qsTr("Light side")

                onClicked: root.side = modelData
            }
        }
    }

    Label {
        font.bold: true
        leftPadding: 6
        text: root.whoWentOut
        visible: sides.visible
        width: parent.width
    }

    Repeater {
        model: root.player < 0 ? root.match.seats : null

        ListRow {
            required property string name
            required property int player
            required mark
            required colorIndex

            tap: ListRow.Tap.Open
            objectName: "out" + player
            text: name
            width: parent.width

            onClicked: root.goOut(player, root.side)
        }
    }
}
