// Language, reading, sound, look, what is usually played, the people's file, and what this app is. Each change holds
// at once and is kept.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Match
import Flipside.Settings
import Flipside.Shell

Page {
    id: root

    readonly property bool twoColumns: width >= 900

    contentLimit: twoColumns ? Math.min(1040, width - 2 * margin) : 640
    //: The place where language, text size and look are chosen.
    title: qsTr("Settings")

    StatusBanner {
        width: parent.width
    }

    GridLayout {
        columnSpacing: 24
        columns: root.twoColumns ? 2 : 1
        rowSpacing: 8
        width: parent.width

        Column {
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: true
            Layout.preferredWidth: 1 // both as wide
            spacing: 8

            Section {
                topPadding: 0
                //: Heading over the choice of language.
                title: qsTr("Language")
                width: parent.width

                LanguagePanel {
                    width: parent.width
                }
            }

            Section {
                //: Heading over text size and motion.
                title: qsTr("Reading")
                width: parent.width

                ReadingPanel {
                    width: parent.width

                    onTextSizeChosen: (value, from) => root.hold(from, () => Settings.textSize = value)
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
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: true
            Layout.preferredWidth: 1 // both as wide
            spacing: 8

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
                    onExportRequested: sheets.show(exportSheet, {})
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

    Sheets {
        id: sheets
    }

    Component {
        id: exportSheet

        ExportSheet {
        }
    }
}
