// Which file, or where a new one goes: the folders of this device in the app's own look, so that they are read, sized
// and spoken as everything else is.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Shell

Sheet {
    id: root

    property alias kinds: folder.kinds // of files that count, such as "*.flip"
    property bool saving: false
    property string start: folder.path // the folder that is shown first
    readonly property string file: saving ? folder.fileFor(fileName.text) : ""
    readonly property bool taken: file.length > 0 && folder.exists(file)

    signal chosen(string file)

    function choose(file: string) {
        close();
        chosen(file);
    }

    function look(path: string) {
        folder.path = path;
        list.positionViewAtBeginning();
        toTop();
    }

    onAboutToShow: {
        folder.readPlaces();
        look(start);
        fileName.text = folder.newName();
        fileName.cursorPosition = 0; // its beginning is in sight
    }

    Folder {
        id: folder
    }

    Flow {
        width: parent.width + 8

        Repeater {
            model: folder.places

            Chip {
                required property int index
                required property string name
                required property string path

                checked: folder.path === path
                gap: 8
                glyph: Icon.Folder
                objectName: "place" + index
                text: name
                width: Math.min(implicitWidth, parent.width)

                onClicked: root.look(path)
            }
        }
    }

    Section {
        //: Heading over the field for the name of a file that is to be written.
        title: qsTr("Name of the file")
        visible: root.saving
        width: parent.width

        TextField {
            id: fileName

            maximumLength: 120
            objectName: "newName"
            //: In a field for the name of a file.
            placeholderText: qsTr("A name")
            width: parent.width

            onAccepted: save.press()
        }

        Button {
            id: save

            enabled: root.file.length > 0 && !root.taken
            glyph: Icon.Check
            kind: Button.Kind.Go
            objectName: "saveHere"
            //: Writes a file into the folder that is shown; or why it is not written.
            text: root.taken ? qsTr("There is already a file with this name") : qsTr("Save here")
            width: parent.width

            onClicked: root.choose(root.file)
        }
    }

    Section {
        title: folder.shown
        width: parent.width

        Panel {
            padding: 1
            spacing: 0
            visible: folder.above.length > 0 || list.count > 0
            width: parent.width

            ListRow {
                glyph: Icon.Up
                objectName: "folderUp"
                //: Leads to the folder in which this one lies.
                text: qsTr("One folder up")
                visible: folder.above.length > 0
                width: parent.width

                onClicked: root.look(folder.above)
            }

            // A folder may hold thousands: only rows in sight are made.
            ListView {
                id: list

                boundsBehavior: Flickable.StopAtBounds
                clip: true
                height: Math.min(contentHeight, Math.max(216, root.place.room / 2))
                highlightMoveDuration: 0
                interactive: contentHeight > height
                model: folder.entries
                objectName: "entries"
                pixelAligned: true
                width: parent.width

                delegate: ListRow {
                    required property int index
                    required property string name
                    required property string path
                    required property bool isFolder
                    required second

                    tap: isFolder ? ListRow.Tap.Open : ListRow.Tap.Choose
                    divider: true
                    enabled: isFolder || !root.saving
                    glyph: isFolder ? Icon.Folder : Icon.List
                    objectName: "entry-" + name
                    text: name
                    width: ListView.view.width

                    onActiveFocusChanged: {
                        if (activeFocus)
                            list.currentIndex = index;
                    }
                    onClicked: isFolder ? root.look(path) : root.choose(path)
                }
            }
        }

        Label {
            color: Theme.ink2
            leftPadding: 6
            //: %1 are endings of file names, such as "*.flip, *.jsonl".
            text: qsTr("There are no such files here (%1).").arg(Array.from(root.kinds).join(", "))
            visible: !root.saving && !folder.hasFiles
            width: parent.width
        }
    }
}
