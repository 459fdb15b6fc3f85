// Which file, or where a new one goes: the folders of this device in the app's own look, so that they are read, sized
// and spoken as everything else is.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Shell

Sheet {
    id: root

    required property var kinds // of files that count, such as "*.flip"
    property bool saving: false
    property string start: folder.path // the folder that is shown first
    readonly property var entries: visible ? folder.entries : [] // name, path, isFolder, second
    readonly property string file: saving ? folder.fileFor(name.text) : ""
    readonly property bool taken: file.length > 0 && folder.exists(file)

    signal chosen(string file)

    function choose(file: string) {
        close();
        chosen(file);
    }

    function look(path: string) {
        folder.path = path;
        toTop();
    }

    onAboutToShow: {
        look(start);
        name.text = folder.newName();
        name.cursorPosition = 0; // its beginning is in sight
    }

    Folder {
        id: folder

        kinds: root.kinds
    }

    Flow {
        width: parent.width + 8

        Repeater {
            model: root.visible ? folder.places : []

            Chip {
                required property int index
                required property var modelData

                checked: folder.path === modelData.path
                gap: 8
                glyph: Icon.Folder
                objectName: "place" + index
                text: modelData.name
                width: Math.min(implicitWidth, parent.width)

                onClicked: root.look(modelData.path)
            }
        }
    }

    Section {
        //: Heading over the field for the name of a file that is to be written.
        title: qsTr("Name of the file")
        visible: root.saving
        width: parent.width

        TextField {
            id: name

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
            visible: folder.above.length > 0 || root.entries.length > 0
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
                model: root.entries
                objectName: "entries"
                pixelAligned: true
                width: parent.width

                delegate: ListRow {
                    required property int index
                    required property var modelData

                    tap: modelData.isFolder ? ListRow.Tap.Open : ListRow.Tap.Choose
                    divider: true
                    enabled: modelData.isFolder || !root.saving
                    glyph: modelData.isFolder ? Icon.Folder : Icon.List
                    objectName: "entry-" + modelData.name
                    second: modelData.second
                    text: modelData.name
                    width: ListView.view.width

                    onActiveFocusChanged: {
                        if (activeFocus)
                            list.currentIndex = index;
                    }
                    onClicked: modelData.isFolder ? root.look(modelData.path) : root.choose(modelData.path)
                }
            }
        }

        Label {
            color: Theme.ink2
            leftPadding: 6
            //: %1 are endings of file names, such as "*.flip, *.jsonl".
            text: qsTr("There are no such files here (%1).").arg(root.kinds.join(", "))
            visible: !root.saving && !root.entries.some(entry => !entry.isFolder)
            width: parent.width
        }
    }
}
