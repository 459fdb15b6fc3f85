// Language, reading, sound, look, what is usually played, the people's file, and what this app is. Each change holds
// at once and is kept.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Settings
import Flipside.Shell

Page {
    id: root

    readonly property bool twoColumns: width >= 900
    readonly property real columnWidth: twoColumns ? (contentLimit - 24) / 2 : contentLimit

    contentLimit: width >= 900 ? Math.min(1040, width - 2 * margin) : 640
    //: The place where language, text size and look are chosen.
    title: qsTr("Settings")

    StatusBanner {
        width: parent.width
    }

    Flow {
        spacing: root.twoColumns ? 24 : 8
        width: parent.width

        Column {
            spacing: 8
            width: root.twoColumns ? root.columnWidth : parent.width

            Section {
                topPadding: 0
                //: Heading over the choice of language.
                title: qsTr("Language")
                width: parent.width

                LanguagePanel {
                    width: parent.width

                    onWanted: languages.open()
                }
            }

            Section {
                //: Heading over text size and motion.
                title: qsTr("Reading")
                width: parent.width

                Panel {
                    padding: 6
                    spacing: 0
                    width: parent.width

                    TextSizeRow {
                        width: parent.width

                        onWanted: (value, from) => root.hold(from, () => Settings.textSize = value)
                    }

                    Hairline {
                    }

                    Switch {
                        checked: Settings.lessMotion
                        objectName: "lessMotion"
                        //: What the switch "Less motion" does.
                        second: qsTr("Nothing slides, turns or falls; it is simply there.")
                        text: qsTr("Less motion")
                        width: parent.width

                        onToggled: Settings.lessMotion = checked
                    }
                }
            }

            Section {
                //: Heading over sounds, spoken calls and keeping the screen on.
                title: qsTr("At the table")
                width: parent.width

                SoundPanel {
                    width: parent.width
                }
            }
        }

        Column {
            spacing: 8
            width: root.twoColumns ? root.columnWidth : parent.width

            Section {
                topPadding: root.twoColumns ? 0 : 8
                //: Heading over the choice between light and dark colours.
                title: qsTr("Look")
                width: parent.width

                ThemeChoice {
                    width: parent.width
                }
            }

            Section {
                //: Heading over what concerns matches: what is usually played, backup, export.
                title: qsTr("Matches")
                width: parent.width

                MatchesPanel {
                    width: parent.width

                    onDemoLoaded: Navigator.showPlace(Navigator.Home)
                    onExportWanted: sheets.show(exportSheet, {})
                }
            }

            Item {
                height: 8
                width: 1
            }

            Panel {
                padding: 1
                spacing: 0
                width: parent.width

                ListRow {
                    tap: ListRow.Tap.Open
                    glyph: Icon.List
                    objectName: "keysRow"
                    //: Opens the list of the keys on the keyboard and what they do.
                    text: qsTr("Keys")
                    value: "F1"
                    width: parent.width

                    onClicked: root.showHelp()
                }

                ListRow {
                    tap: ListRow.Tap.Open
                    divider: true
                    glyph: Icon.Info
                    objectName: "aboutRow"
                    //: Leads to the page that says what Flipside is and who made the fonts.
                    text: qsTr("About Flipside")
                    value: App.version
                    width: parent.width

                    onClicked: Navigator.showAbout()
                }
            }
        }
    }

    LanguageSheet {
        id: languages

        objectName: "languageSheet"
    }

    Sheets {
        id: sheets
    }

    Component {
        id: exportSheet

        ExportSheet {
        }
    }
}
