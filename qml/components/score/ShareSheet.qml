// A match to be shared: the picture, shown as it will be, and the same as text for the clipboard.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Sheet {
    id: root

    required property Scoreboard board
    property bool records: false // the record is offered too
    property string done // what was shared, and where it is
    property int frames: 0 // to be shown before the picture is taken
    readonly property real density: 3 // pixels of the picture for each on screen

    signal recordWanted

    // What is painted has its new pixels a frame later, and the next one may have been begun before.
    function save() {
        Painting.sharpen(preview.itemAt(0), density);
        frames = 2;
        root.parent.Window.window.update();
    }

    function take() {
        const picture = preview.itemAt(0) as MatchPicture;
        if (!picture) // the sheet was closed
            return;
        const file = board.pictureFile();
        picture.density = density;
        if (!picture.grabToImage(result => root.finish(file, result.saveToFile(file)), Qt.size(picture.width * density, picture.height * density)))
            finish(file, false);
    }

    function finish(file: string, saved: bool) {
        const picture = preview.itemAt(0) as MatchPicture;
        if (picture) {
            picture.density = 1;
            Painting.sharpen(picture, 1);
        }
        //: A picture was saved; %1 is the file. Then it could not be.
        done = saved ? qsTr("Saved as %1").arg(file) : qsTr("%1 could not be written.").arg(file);
    }

    //: Title over the ways to share a match.
    title: qsTr("Share")

    onAboutToShow: {
        done = "";
        frames = 0;
    }

    Connections {
        enabled: root.frames > 0
        target: root.parent ? root.parent.Window.window : null

        function onFrameSwapped() {
            painted.start();
        }
    }

    Timer {
        id: painted

        interval: 0

        onTriggered: {
            if (root.frames === 0)
                return;
            if (--root.frames > 0)
                root.parent.Window.window.update();
            else
                root.take();
        }
    }

    Button {
        glyph: Icon.Share
        kind: Button.Kind.Go
        objectName: "savePicture"
        //: Saves the result of the match as a picture.
        text: qsTr("Save as a picture")
        width: parent.width

        onClicked: root.save()
    }

    Button {
        glyph: Icon.List
        objectName: "copyText"
        //: Puts the result of the match as text onto the clipboard.
        text: qsTr("Copy as text")
        width: parent.width

        onClicked: {
            root.board.copy(root.board.asText());
            //: The result was put onto the clipboard.
            root.done = qsTr("Copied.");
        }
    }

    Button {
        glyph: Icon.Folder
        objectName: "saveRecord"
        //: Writes the record of a match, which another device can read, into a file.
        text: qsTr("Save the record as a file")
        visible: root.records
        width: parent.width

        onClicked: {
            root.close();
            root.recordWanted();
        }
    }

    Label {
        font.bold: true
        objectName: "shareDone"
        text: root.done
        visible: text.length > 0
        width: parent.width
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }

    Repeater {
        id: preview

        model: root.visible ? 1 : 0

        MatchPicture {
            width: parent.width
            board: root.board
            objectName: "matchPicture"
        }
    }
}
