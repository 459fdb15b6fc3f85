// All matches: searched, filtered, opened, thrown away and taken back.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Page {
    id: root

    readonly property bool beside: width >= 900 && !history.bare // filters beside the list
    property string player // id of the only person whose matches are shown at first

    function openMatch(matchId: string) {
        opened(Qt.resolvedUrl("MatchPage.qml"), {
                "matchId": matchId
            });
    }

    function lookInto(file: string) {
        opened(Qt.resolvedUrl("IncomingPage.qml"), {
                "file": file
            });
    }

    function choose(what: string) {
        if (what === "import")
            sheets.show(importSheet, {});
        else if (what === "export")
            sheets.show(exportSheet, {});
        else if (what === "bin")
            opened(Qt.resolvedUrl("BinPage.qml"), {});
    }

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

            onChosen: matchId => root.openMatch(matchId)
            onFilterWanted: filterSheet.open()
            onMenuWanted: menu.open()
            onPlayWanted: root.placeChosen(Qt.resolvedUrl("HomePage.qml"))
            onRemoved: matchId => Shelf.toBin(matchId)
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
        BinnedBar {
            id: binned

            width: list.rowWidth
            x: list.x + list.rowX
            y: parent.height - height
        },
        DropArea {
            anchors.fill: parent

            onDropped: drop => {
                if (drop.urls.length > 0)
                    root.lookInto(Shelf.fileOf(drop.urls[0]));
            }
        }
    ]

    HistoryModel {
        id: history
    }

    HistoryChoices {
        id: choices
    }

    Connections {
        function onChanged() {
            history.refresh();
            choices.refresh();
        }

        target: Shelf
    }

    HistoryMenu {
        id: menu

        onChosen: what => root.choose(what)
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
            onChosen: file => root.lookInto(file)
            onOtherWanted: sheets.show(fileSheet, {})
        }
    }

    Component {
        id: fileSheet

        FileSheet {
            kinds: ["*.flip", "*.jsonl"]
            //: Title over the folders of this device, in which a file is looked for.
            title: qsTr("Import from a file")

            onChosen: file => root.lookInto(file)
        }
    }

    Component {
        id: exportSheet

        ExportSheet {
        }
    }
}
