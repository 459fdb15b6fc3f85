// Asked where a corrected round is left before it was saved.
import QtQuick
import Flipside.Controls

Sheet {
    id: root

    signal saved
    signal left

    //: Title of the question whether the correction of a round is kept.
    title: qsTr("The correction is not saved yet")

    Button {
        focus: true
        glyph: Icon.Check
        kind: Button.Kind.Go
        objectName: "saveCorrection"
        //: Keeps the correction of a round.
        text: qsTr("Save the correction")
        width: parent.width

        onClicked: {
            root.close();
            root.saved();
        }
    }

    Item {
        height: 4
        width: 1
    }

    Button {
        glyph: Icon.Undo
        objectName: "dropCorrection"
        //: Leaves a round without what was corrected in it.
        text: qsTr("Leave the round as it was")
        width: parent.width

        onClicked: {
            root.close();
            root.left();
        }
    }
}
