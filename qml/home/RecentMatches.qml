// The last matches, without the one that is being played.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Shell

Section {
    id: root

    required property ValueModel matches

    signal opened(string matchId)

    //: Heading over the newest matches.
    title: qsTr("Recent matches")
    visible: matches.count > 0

    Panel {
        padding: 1
        spacing: 0
        width: parent.width

        Repeater {
            model: root.matches

            ListRow {
                required property int index
                required property string matchId
                required property string title
                required property string company
                required property string day
                required property bool won
                required property bool running
                readonly property string separator: Type.large ? "\n" : "\u00a0·\u00a0" // no dot at the end of a line

                tap: ListRow.Tap.Open
                divider: index > 0
                glyph: won ? Icon.Crown : [Icon.Clock, Icon.Play][Number(running)]
                glyphColor: won ? Theme.crown : Theme.ink2
                objectName: "match" + index
                second: company.length > 0 ? day + separator + company : day
                text: title
                width: parent.width

                onClicked: root.opened(matchId)
            }
        }
    }
}
