// Above the history: its title, what came of an export, the field to search in, and the filters that are used most.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.History
import Flipside.Match
import Flipside.Shell

Column {
    id: root

    required property HistoryModel history
    required property HistoryChoices choices
    required property bool filters // chips here; elsewhere they stand beside the list
    property bool titled: true // elsewhere its title stands above all columns
    property alias field: search
    // Everyone, where two lines hold so many chips; otherwise as many of those who came last as fit into one, or two.
    readonly property int quick: fitting(2) === people.count ? people.count : Math.max(2, fitting(1))

    signal filterWanted
    signal menuWanted

    function fitting(lines: int): int {
        let line = 1;
        let end = all.implicitWidth;
        for (let i = 0; i < people.count; ++i) {
            const chip = people.itemAt(i);
            const wide = chip ? chip.implicitWidth : 0;
            line += end + wide > chips.width ? 1 : 0;
            end = end + wide > chips.width ? wide : end + wide;
            if (line + (end + more.implicitWidth > chips.width ? 1 : 0) > lines)
                return i;
        }
        return people.count;
    }

    spacing: 8

    HistoryTitle {
        visible: root.titled
        width: parent.width

        onMenuWanted: root.menuWanted()
    }

    StatusBanner {
        objectName: "historyStatus"
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
        id: chips

        visible: root.filters && !root.history.bare
        width: parent.width + 8

        Chip {
            id: all

            readonly property string total: root.history.total.toLocaleString(Qt.locale(Language.locale), "f", 0)

            checked: !root.history.filtered
            gap: 8
            objectName: "filterAll"
            //: A chip that shows all matches; %1 is how many there are.
            text: root.history.filtered ? qsTr("All") : qsTr("All %1").arg(total)

            onClicked: root.history.clearFilter()
        }

        Repeater {
            id: people

            model: root.choices.people

            Chip {
                required property int index
                required property string name
                required property string title
                required mark
                required colorIndex

                checked: root.history.player === name
                gap: 8
                objectName: index < root.quick ? "quick" + title : "quickOther"
                text: title
                visible: index < root.quick || checked
                width: Math.min(implicitWidth, parent.width)

                onClicked: root.history.player = checked ? "" : name
            }
        }

        Chip {
            id: more

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
            height: unfilter.visible ? Math.max(unfilter.height, implicitHeight) : implicitHeight
            leftPadding: 6
            objectName: "found"
            //: Above a list of matches that was narrowed.
            text: qsTr("%n match(es) found", "", root.history.total)
            verticalAlignment: Text.AlignVCenter
            width: Math.min(implicitWidth, parent.width)
        }

        Link {
            id: unfilter

            glyph: Icon.Cross
            objectName: "showAll"
            //: Takes all filters away, and what is searched for.
            text: qsTr("Show all matches")
            visible: !root.filters

            onClicked: root.history.clearFilter()
        }
    }
}
