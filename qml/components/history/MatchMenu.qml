// What can be done with one match: note, share, record, bin.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Sheet {
    id: root

    signal chosen(string what)

    function choose(what: string) {
        close();
        chosen(what);
    }

    //: Title of the menu of one match.
    title: qsTr("This match")

    Panel {
        padding: 1
        spacing: 0
        width: parent.width

        Repeater {
            model: [["note", Icon.Pencil,
                    //: Leads to the note and the place of a match.
                    qsTr("Note and place")], ["share", Icon.Share,
                    //: Shares a match as text or picture.
                    qsTr("Share as text or picture")], ["record", Icon.List,
                    //: Writes the record of a match, which another device can read, into a file.
                    qsTr("Save the record as a file")], ["bin", Icon.Bin,
                    //: Deletes a match; it waits in the bin.
                    qsTr("Move to the bin")]]

            ListRow {
                required property int index
                required property var modelData

                chevron: true
                divider: index > 0
                glyph: modelData[1]
                objectName: "match-" + modelData[0]
                text: modelData[2]
                width: parent.width

                onClicked: root.choose(modelData[0])
            }
        }
    }
}
