// Points by the side of the cards: a bar for the day, one for the night.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Players
import Flipside.Shell

Column {
    id: root

    required property ValueModel sides // SidePoints
    readonly property real room: Array.from({
            "length": bars.count
        }, (unused, i) => (bars.itemAt(i) as BarRow).ownRoom).reduce((most, each) => Math.max(most, each), 0)

    Repeater {
        id: bars

        model: root.sides

        BarRow {
            required property bool dark
            required value
            required share

            fill: dark ? "#4a3791" : "#ffc928"
            glyph: dark ? Icon.Moon : Icon.Sun
            //: A side of the cards.
            label: dark ? qsTr("Dark") : qsTr("Light")
            room: root.room
            width: root.width
        }
    }
}
