// A match as text for the clipboard, or as a picture.
import QtQuick
import Flipside

Sheet {
    id: root

    required property Scoreboard board
    required property Item picture // what is photographed
    property string done // what was shared, and where it is

    function save() {
        const file = board.pictureFile();
        close();
        picture.grabToImage(result => {
                //: A picture was saved; %1 is the file. Then it could not be.
                root.done = result.saveToFile(file) ? qsTr("Saved as %1").arg(file) : qsTr("%1 could not be written.").arg(file);
                root.open();
            });
    }

    //: Title over the ways to share a match.
    title: qsTr("Share")

    onAboutToShow: text.text = board.asText()

    Panel {
        kind: Panel.Kind.Quiet
        width: parent.width

        Label {
            id: text

            objectName: "shareText"
            width: parent.width
        }
    }

    Button {
        glyph: Icon.List
        objectName: "copyText"
        //: Puts the result of the match as text onto the clipboard.
        text: qsTr("Copy as text")
        width: parent.width

        onClicked: {
            root.board.copy(text.text);
            //: The result was put onto the clipboard.
            root.done = qsTr("Copied.");
        }
    }

    Button {
        glyph: Icon.Share
        objectName: "savePicture"
        //: Saves the page as a picture.
        text: qsTr("Save as a picture")
        width: parent.width

        onClicked: root.save()
    }

    Label {
        font.bold: true
        objectName: "shareDone"
        text: root.done
        visible: text.length > 0 // qmllint disable
        width: parent.width
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }
}
