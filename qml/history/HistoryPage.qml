// All matches: searched, filtered, opened, thrown away and taken back.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
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

    keysOf: KeyHelp.Page.History
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
        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            HistoryTitle {
                Layout.bottomMargin: 8
                Layout.fillWidth: false
                Layout.leftMargin: 32
                Layout.preferredWidth: 316 + list.rowX + list.rowWidth - 32 // across filters and list
                Layout.topMargin: 28
                visible: root.beside

                onMenuWanted: menu.open()
            }

            RowLayout {
                Layout.fillHeight: true
                Layout.fillWidth: true
                spacing: 0

                Scroll {
                    Layout.fillHeight: true
                    Layout.leftMargin: 24
                    Layout.preferredWidth: 292
                    contentHeight: filters.height + 24
                    visible: root.beside

                    HistoryFilters {
                        id: filters

                        choices: choices
                        history: history
                        width: parent.width - x - 12 // the bar is clear of them
                        x: 8 // and the edge of the rings round them
                    }
                }

                HistoryView {
                    id: list

                    Layout.bottomMargin: binned.height
                    Layout.fillHeight: true
                    Layout.fillWidth: true
                    choices: choices
                    filters: !root.beside
                    focus: true
                    history: history
                    leftward: root.beside
                    limit: root.beside ? 820 : root.contentLimit
                    margin: root.margin

                    onChosen: matchId => Navigator.showMatch(matchId)
                    onFilterWanted: filterSheet.open()
                    onMenuWanted: menu.open()
                    onPlayWanted: Navigator.showPlace(Navigator.Home)
                    onRemoved: matchId => {
                        if (!Storage.readOnly)
                            MatchActions.toBin(matchId);
                    }
                }
            }
        },
        UndoBinBar {
            id: binned

            anchors.bottom: parent.bottom
            width: list.rowWidth
            x: list.x + list.rowX
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

    ActionSheet {
        id: menu

        //: Title of the menu over all matches.
        title: qsTr("All matches")

        choices: [
            Action {
                enabled: !Storage.readOnly
                glyph: Icon.Plus
                objectName: "menu-import"
                //: Takes in matches from a file.
                text: qsTr("Import from a file")

                onTriggered: sheets.show(importSheet, {})
            },
            Action {
                glyph: Icon.Share
                objectName: "menu-export"
                //: Writes all matches into a file.
                text: qsTr("Export everything")

                onTriggered: sheets.show(exportSheet, {})
            },
            Action {
                glyph: Icon.Bin
                objectName: "menu-bin"
                //: Leads to the matches that were deleted.
                text: qsTr("Bin")

                onTriggered: Navigator.showBin()
            }
        ]
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
