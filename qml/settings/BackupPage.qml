// Where the matches are, copies of all of them, and the way back to one.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Settings
import Flipside.Shell

Page {
    id: root

    readonly property bool changeable: !backups.busy && !Storage.readOnly

    //: Title of the page where copies of all matches are made and put back.
    title: qsTr("Backup and restore")

    Backups {
        id: backups
    }

    Section {
        topPadding: 0
        //: Heading over the name of the file that holds all matches.
        title: qsTr("Where your matches are")
        width: parent.width

        Panel {
            width: parent.width

            Label {
                objectName: "fileLabel"
                text: pathwise(backups.file)
                width: parent.width
            }

            Label {
                color: Theme.ink2
                font.pixelSize: Type.second
                //: How matches are kept safe. %1 is a folder.
                text: pathwise(qsTr("Flipside makes a copy on every day a match ends, and keeps the last ten. Copies you make yourself go to %1.").arg(backups.folder))
                width: parent.width
            }
        }
    }

    Button {
        enabled: root.changeable
        glyph: Icon.Plus
        kind: Button.Kind.Go
        objectName: "backUp"
        //: Makes a copy of all matches.
        text: qsTr("Back up now")
        width: parent.width

        onClicked: backups.backUp()
    }

    Button {
        enabled: root.changeable
        glyph: Icon.Folder
        objectName: "backUpElsewhere"
        //: Makes a copy of all matches in a folder that is chosen then, such as on a stick.
        text: qsTr("Back up to another place")
        width: parent.width

        onClicked: sheets.show(place, {})
    }

    // Below the button that was pressed, which stays where it is.
    StatusBanner {
        id: status

        function dismiss() {
            backups.dismiss();
        }

        failed: backups.failed
        objectName: "backupStatus"
        text: backups.statusMessage
        width: parent.width

        onVisibleChanged: {
            if (visible)
                placed.restart();
        }

        Timer {
            id: placed

            interval: 0

            onTriggered: root.bring(status)
        }
    }

    Section {
        //: Heading over the copies that can be put back.
        title: qsTr("Copies, newest first")
        width: parent.width

        Label {
            color: Theme.ink2
            leftPadding: 6
            //: Stands where copies of all matches will be listed.
            text: qsTr("There are none yet. The first is made when a match ends, or with the button above.")
            visible: backups.all.count === 0
            width: parent.width
        }

        Panel {
            padding: 1
            spacing: 0
            visible: backups.all.count > 0
            width: parent.width

            Repeater {
                model: backups.all

                ListRow {
                    required property int index
                    required property string file
                    required property string name
                    required second

                    tap: ListRow.Tap.Open
                    divider: index > 0
                    enabled: root.changeable
                    glyph: Icon.Clock
                    objectName: "backup" + index
                    text: name
                    width: parent.width

                    onClicked: sheets.show(restore, {
                            "file": file
                        })
                }
            }
        }

        Button {
            enabled: root.changeable
            glyph: Icon.Search
            kind: Button.Kind.Quiet
            objectName: "otherCopy"
            //: Leads to the folders of this device, to look for a copy of all matches there.
            text: qsTr("Look for another copy")
            width: parent.width

            onClicked: sheets.show(other, {})
        }
    }

    Sheets {
        id: sheets
    }

    Component {
        id: place

        FileSheet {
            kinds: ["*.db"]
            objectName: "backupPlace"
            saving: true
            //: Title over the folders into one of which a copy of all matches is written.
            title: qsTr("Back up to another place")

            onChosen: file => backups.backUp(file)
        }
    }

    Component {
        id: other

        FileSheet {
            kinds: ["*.db"]
            start: backups.folder
            //: Title over the folders in which a copy of all matches is looked for.
            title: qsTr("Look for another copy")

            onChosen: file => sheets.show(restore, {
                        "file": file
                    })
        }
    }

    Component {
        id: restore

        RestoreSheet {
            onRestoreRequested: file => backups.restore(file)
        }
    }
}
