// What lies over the page of a match: what can be done with it, its note, the ways to share it and to save it.
import QtQuick
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

    MatchMenu {
        id: menuSheet

        onBinWanted: {
            if (MatchActions.toBin(root.matchId))
                root.binned();
        }
        onNoteWanted: noteSheet.open()
        onRecordWanted: recordSheet.open()
        onShareWanted: shareSheet.open()
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
