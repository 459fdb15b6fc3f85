// A match to be shared: the picture, shown as it will be, and the same as text for the clipboard.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match

Sheet {
    id: root

    required property Scoreboard board
    property bool records: false // the record is offered too
    property string done // what was shared, and where it is
    readonly property real density: 3 // pixels of the picture for each on screen

    signal recordWanted

    function save() {
        const picture = preview.itemAt(0) as MatchPicture;
        const file = board.pictureFile();
        picture.density = density;
        Painting.takeOut(picture);
        const size = Qt.size(picture.width * density, picture.height * density);
        if (!picture.grabToImage(result => root.finish(file, result.image), size))
            finish(file, null);
    }

    function finish(file: string, grabbed: var) {
        const picture = preview.itemAt(0) as MatchPicture; // none where the sheet was closed
        Painting.putBack();
        const saved = picture && grabbed ? Painting.save(picture, grabbed, file) : false;
        if (picture)
            picture.density = 1;
        //: A picture was saved; %1 is the file. Then it could not be.
        done = saved ? qsTr("Saved as %1").arg(file) : qsTr("%1 could not be written.").arg(file);
    }

    //: Title over the ways to share a match.
    title: qsTr("Share")

    onAboutToShow: done = ""

    Column {
        bottomPadding: 8 // the picture is another group
        spacing: 8
        width: parent.width

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
