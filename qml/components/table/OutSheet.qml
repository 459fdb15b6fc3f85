// Just score it: who has gone out, and the side it ended on.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Sheet {
    id: root

    required property LiveMatch match
    property int side: match.table.side

    //: Title of the sheet that ends a round whose plays were not called.
    title: qsTr("Who has gone out?")

    Row {
        spacing: 8
        visible: root.match.table.twoSided

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

    Repeater {
        model: root.match.seats

        ListRow {
            required property string name
            required property int player
            required mark

            chevron: true
            objectName: "out" + player
            text: name
            width: parent.width

            onClicked: {
                root.match.goOut(player, root.side);
                root.close();
            }
        }
    }
}
