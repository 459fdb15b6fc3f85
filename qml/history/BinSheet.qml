// Emptying the bin is the one thing that cannot be taken back: it says so, and what goes.
import QtQuick
import Flipside.Controls
import Flipside.Match

Sheet {
    id: root

    required property int matches

    //: Title of the question whether the bin is to be emptied.
    title: qsTr("Empty the bin")

    Label {
        bottomPadding: 12
        leftPadding: 6
        //: What emptying the bin would do; %n is the number of matches in it.
        text: qsTr("%n match(es) and all that was called in them would be gone for good. This cannot be undone.", "", root.matches)
        width: parent.width - 16
    }

    Button {
        kind: Button.Kind.Bad
        objectName: "reallyEmpty"
        //: Removes the matches in the bin; %n is their number.
        text: qsTr("Remove %n match(es) for good", "", root.matches)
        width: parent.width

        onClicked: {
            MatchActions.emptyBin();
            root.close();
        }
    }

    Button {
        kind: Button.Kind.Quiet
        //: Leaves the matches in the bin where they are.
        text: qsTr("Leave in the bin")
        width: parent.width

        onClicked: root.close()
    }
}
