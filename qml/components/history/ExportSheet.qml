// Where an archive of all matches goes.
import QtQuick
import Flipside

FileSheet {
    kinds: ["*.jsonl"]
    saving: true
    //: Title over the folders into one of which all matches are written.
    title: qsTr("Export everything")

    onChosen: file => Shelf.exportAll(file)
}
