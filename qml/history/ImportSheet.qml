// Which file to take in: those found among documents and downloads, or another.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match

Sheet {
    id: root

    property list<string> files

    signal chosen(string file)
    signal otherWanted

    //: Title over files that can be taken in.
    title: qsTr("Import from a file")

    onAboutToShow: files = MatchActions.importable()

    Label {
        bottomPadding: 8
        color: Theme.ink2
        leftPadding: 6
        text: {
            //: Which files can be taken in; .flip and .jsonl are endings of file names.
            if (root.files.length > 0)
                return qsTr("Found among your documents and downloads:");
            return qsTr("No records (.flip) or archives (.jsonl) were found among your documents and downloads.");
        }
        width: parent.width
    }

    Panel {
        padding: 1
        spacing: 0
        visible: root.files.length > 0
        width: parent.width

        Repeater {
            model: root.files.slice(0, 8)

            ListRow {
                required property int index
                required property string modelData

                tap: ListRow.Tap.Open
                divider: index > 0
                glyph: Icon.List
                objectName: "file" + index
                text: MatchActions.nameOf(modelData)
                width: parent.width

                onClicked: {
                    root.close();
                    root.chosen(modelData);
                }
            }
        }
    }

    Item {
        height: 8
        width: 1
    }

    Button {
        glyph: Icon.Folder
        objectName: "otherFile"
        //: Leads to the folders of this device, to look for a file there.
        text: qsTr("Look for another file")
        width: parent.width

        onClicked: {
            root.close();
            root.otherWanted();
        }
    }
}
