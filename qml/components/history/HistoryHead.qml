// Above the history: its title, what came of an export, the field to search in, and the filters that are used most.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Column {
    id: root

    required property HistoryModel history
    required property HistoryChoices choices
    required property bool filters // chips here; elsewhere they stand beside the list
    property bool titled: true // elsewhere its title stands above all columns
    property alias field: search
    // Whoever the history is narrowed to and is not among those who come most often.
    readonly property var other: choices.often.length > 0 ? choices.rarer(history.player) : ({})

    signal filterWanted
    signal menuWanted

    spacing: 8

    HistoryTitle {
        visible: root.titled
        width: parent.width

        onMenuWanted: root.menuWanted()
    }

    ToldBanner {
        objectName: "historyTold"
        width: parent.width
    }

    Connections {
        function onFilterChanged() {
            if (search.text !== root.history.text)
                search.text = root.history.text;
        }

        target: root.history
    }

    SearchField {
        id: search

        objectName: "search"
        //: In the field in which matches are searched.
        placeholderText: qsTr("Player, note or place")
        visible: !root.history.bare
        width: parent.width

        onTextChanged: root.history.text = text
    }

    Flow {
        visible: root.filters && !root.history.bare
        width: parent.width + 8

        Chip {
            checked: !root.history.filtered
            gap: 8
            objectName: "filterAll"
            //: A chip that shows all matches; %1 is how many there are.
            text: root.history.filtered ? qsTr("All") : qsTr("All %1").arg(root.history.total.toLocaleString(Qt.locale(Language.locale), "f", 0))

            onClicked: root.history.clearFilter()
        }

        Repeater {
            model: root.choices.often

            Chip {
                required property var modelData

                checked: root.history.player === modelData.name
                gap: 8
                mark: modelData.mark
                objectName: "quick" + modelData.title
                shade: modelData.shade
                text: modelData.title
                width: Math.min(implicitWidth, parent.width)

                onClicked: root.history.player = checked ? "" : modelData.name
            }
        }

        Chip {
            checked: true
            gap: 8
            mark: root.other.mark ?? -1
            objectName: "quickOther"
            shade: root.other.shade ?? -1
            text: root.other.title ?? ""
            visible: text.length > 0
            width: Math.min(implicitWidth, parent.width)

            onClicked: root.history.player = ""
        }

        Chip {
            checked: root.history.narrowed > 0
            gap: 8
            glyph: Icon.Down
            objectName: "filterMore"
            //: Opens more ways to narrow the list of matches; %n is how many of them are used now.
            text: root.history.narrowed > 0 ? qsTr("%n filter(s)", "", root.history.narrowed) : qsTr("Filter")

            onClicked: root.filterWanted()
        }
    }

    Flow {
        spacing: 12
        visible: root.history.filtered && root.history.loaded
        width: parent.width

        Label {
            color: Theme.ink2
            font.pixelSize: Type.second
            height: all.visible ? Math.max(all.height, implicitHeight) : implicitHeight
            leftPadding: 6
            objectName: "found"
            //: Above a list of matches that was narrowed.
            text: qsTr("%n match(es) found", "", root.history.total)
            verticalAlignment: Text.AlignVCenter
            width: Math.min(implicitWidth, parent.width)
        }

        Link {
            id: all

            glyph: Icon.Cross
            objectName: "showAll"
            //: Takes all filters away, and what is searched for.
            text: qsTr("Show all matches")
            visible: !root.filters

            onClicked: root.history.clearFilter()
        }
    }
}
