// Points by the side of the cards: a bar for the day, one for the night.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Column {
    id: root

    required property var sides // value, share, dark
    readonly property real room: Array.from({
            "length": bars.count
        }, (unused, i) => (bars.itemAt(i) as BarRow).ownRoom).reduce((most, each) => Math.max(most, each), 0)

    Repeater {
        id: bars

        model: root.sides

        BarRow {
            required property var modelData

            fill: modelData.dark ? "#4a3791" : "#ffc928"
            glyph: modelData.dark ? Icon.Moon : Icon.Sun
            //: A side of the cards.
            label: modelData.dark ? qsTr("Dark") : qsTr("Light")
            room: root.room
            share: modelData.share
            value: modelData.value
            width: root.width
        }
    }
}
