// Points by the side of the cards: a bar for the day, one for the night.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Column {
    id: root

    required property var sides // value, share, dark

    Repeater {
        model: root.sides

        BarRow {
            required property var modelData

            fill: modelData.dark ? "#4a3791" : "#ffc928"
            glyph: modelData.dark ? Icon.Moon : Icon.Sun
            //: A side of the cards.
            label: modelData.dark ? qsTr("Dark") : qsTr("Light")
            share: modelData.share
            value: modelData.value
            width: root.width
        }
    }
}
