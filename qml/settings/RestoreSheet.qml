// Whether a copy of all matches is to be put back, and what becomes of those that are there.
import QtQuick
import Flipside.Controls

Sheet {
    id: root

    required property string file // the copy

    signal restoreRequested(string file)

    objectName: "restoreSheet"
    //: Title of the sheet that puts a backup back.
    title: qsTr("Restore this copy?")

    Label {
        bottomPadding: 8
        leftPadding: 6
        //: What happens when a backup is put back.
        text: qsTr("Your matches go back to how they were in this copy. The current ones are kept in a separate file.")
        width: parent.width - 8
    }

    Label {
        bottomPadding: 12
        color: Theme.ink2
        font.pixelSize: Type.second
        leftPadding: 6
        text: pathwise(root.file)
        width: parent.width - 8
    }

    Button {
        glyph: Icon.Undo
        kind: Button.Kind.Go
        objectName: "restore"
        //: Puts a copy of all matches in the place of those that are there.
        text: qsTr("Restore the copy")
        width: parent.width

        onClicked: {
            root.close();
            root.restoreRequested(root.file);
        }
    }
}
