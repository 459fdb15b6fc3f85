// The last matches, newest first.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Section {
    id: root

    required property HomeModel home

    //: Heading over the newest matches.
    title: qsTr("Recent matches")

    Panel {
        padding: 1
        spacing: 0
        width: parent.width

        Repeater {
            model: root.home

            ListRow {
                required property int index
                required property string matchId
                required property string title
                required property string company
                required property string when
                required property bool won
                required property bool running

                chevron: true
                divider: index > 0
                glyph: won ? Icon.Crown : running ? Icon.Play : Icon.Clock
                glyphColor: won ? Theme.crown : Theme.ink2
                objectName: "match" + index
                second: company.length > 0 ? when + (Type.large ? "\n" : "\u00a0·\u00a0") + company : when // no dot begins or ends a line
                text: title
                width: parent.width

                onClicked: root.home.chosen(matchId)
            }
        }
    }
}
