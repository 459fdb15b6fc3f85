// What lies over the page of a match: what can be done with it, its note, the ways to share it and to save it.
import QtQuick
import Flipside.Controls
import Flipside.History
import Flipside.Match
import Flipside.Shell

Item {
    id: root

    required property string matchId
    required property Scoreboard board
    property alias share: shareSheet
    property alias note: noteSheet
    property alias menu: menuSheet

    signal noted
    signal binned

    ShareSheet {
        id: shareSheet

        board: root.board
        records: true

        onRecordWanted: recordSheet.open()
    }

    ActionSheet {
        id: menuSheet

        //: Title of the menu of one match.
        title: qsTr("This match")

        choices: [
            Action {
                enabled: !Storage.readOnly
                glyph: Icon.Pencil
                objectName: "match-note"
                //: Leads to the note and the place of a match.
                text: qsTr("Note and place")

                onTriggered: noteSheet.open()
            },
            Action {
                glyph: Icon.Share
                objectName: "match-share"
                //: Shares a match as text or picture.
                text: qsTr("Share as text or picture")

                onTriggered: shareSheet.open()
            },
            Action {
                glyph: Icon.List
                objectName: "match-record"
                //: Writes the record of a match, which another device can read, into a file.
                text: qsTr("Save the record as a file")

                onTriggered: recordSheet.open()
            },
            Action {
                enabled: !Storage.readOnly
                glyph: Icon.Bin
                objectName: "match-bin"
                //: Deletes a match; it waits in the bin.
                text: qsTr("Move to the bin")

                onTriggered: {
                    if (MatchActions.toBin(root.matchId))
                        root.binned();
                }
            }
        ]
    }

    NoteSheet {
        id: noteSheet

        matchId: root.matchId

        onSaved: root.noted()
    }

    FileSheet {
        id: recordSheet

        kinds: ["*.flip"]
        saving: true
        //: Title over the folders into one of which the record of a match is written.
        title: qsTr("Save the record as a file")

        onChosen: file => MatchActions.exportMatch(root.matchId, file)
    }
}
