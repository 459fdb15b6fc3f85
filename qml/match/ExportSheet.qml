// Where an archive of all matches goes.
import QtQuick
import Flipside.Match
import Flipside.Shell

FileSheet {
    kinds: ["*.jsonl"]
    saving: true
    //: Title over the folders into one of which all matches are written.
    title: qsTr("Export everything")

    onChosen: file => MatchActions.exportAll(file)
}
