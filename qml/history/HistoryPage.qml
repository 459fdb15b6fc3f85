// All matches: searched, filtered, opened, thrown away and taken back.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.History
import Flipside.Match
import Flipside.Shell

Page {
    id: root

    readonly property bool beside: width >= 900 && !history.bare // filters beside the list
    property string player // id of the only person whose matches are shown at first

    // A search is left before the page.
    function dismiss(): bool {
        const searching = history.text;
        history.text = "";
        return searching.length > 0;
    }

    keysOf: "history"
    plain: true
    //: The place with all matches.
    title: qsTr("History")

    Component.onCompleted: history.player = player
    onVisibleChanged: {
        if (visible) {
            history.refresh();
            choices.refresh();
        }
    }

    data: [
        HistoryTitle {
            id: heading // across filters and list, which begin together below it

            visible: root.beside
            width: list.x + list.rowX + list.rowWidth - x
            x: 32
            y: 28

            onMenuWanted: menu.open()
        },
        HistoryView {
            id: list

            choices: choices
            filters: !root.beside
            focus: true
            height: parent.height - y - binned.height
            history: history
            leftward: root.beside
            limit: root.beside ? 820 : root.contentLimit
            margin: root.margin
            width: root.beside ? parent.width - 316 : parent.width
            x: root.beside ? 316 : 0
            y: root.beside ? heading.y + heading.height + 8 : 0

            onChosen: matchId => Navigator.showMatch(matchId)
            onFilterWanted: filterSheet.open()
            onMenuWanted: menu.open()
            onPlayWanted: Navigator.showPlace(Navigator.Home)
            onRemoved: matchId => {
                if (!Storage.readOnly)
                    MatchActions.toBin(matchId);
            }
        },
        Scroll {
            contentHeight: filters.height + 24
            height: parent.height - y
            visible: root.beside
            width: 292
            x: 24
            y: list.y

            HistoryFilters {
                id: filters

                choices: choices
                history: history
                width: parent.width - x - 12 // the bar is clear of them
                x: 8 // and the edge of the rings round them
            }
        },
        UndoBinBar {
            id: binned

            width: list.rowWidth
            x: list.x + list.rowX
            y: parent.height - height
        },
        DropArea {
            anchors.fill: parent

            onDropped: drop => {
                if (drop.urls.length > 0)
                    Navigator.showIncoming(MatchActions.fileOf(drop.urls[0]));
            }
        }
    ]

    HistoryModel {
        id: history
    }

    HistoryChoices {
        id: choices

        player: history.player
    }

    Connections {
        function onChanged() {
            history.refresh();
            choices.refresh();
        }

        target: MatchActions
    }

    HistoryMenu {
        id: menu

        onExportWanted: sheets.show(exportSheet, {})
        onImportWanted: sheets.show(importSheet, {})
    }

    FilterSheet {
        id: filterSheet

        choices: choices
        history: history
    }

    Sheets {
        id: sheets
    }

    Component {
        id: importSheet

        ImportSheet {
            onChosen: file => Navigator.showIncoming(file)
            onOtherWanted: sheets.show(fileSheet, {})
        }
    }

    Component {
        id: fileSheet

        FileSheet {
            kinds: ["*.flip", "*.jsonl"]
            //: Title over the folders of this device, in which a file is looked for.
            title: qsTr("Import from a file")

            onChosen: file => Navigator.showIncoming(file)
        }
    }

    Component {
        id: exportSheet

        ExportSheet {
        }
    }
}
