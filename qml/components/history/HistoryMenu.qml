// What else can be done with all matches: records of the table, import, export, the bin.
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

    //: Title of the menu over all matches.
    title: qsTr("All matches")

    Panel {
        padding: 1
        spacing: 0
        width: parent.width

        Repeater {
            model: [["import", Icon.Plus,
                    //: Takes in matches from a file.
                    qsTr("Import from a file")], ["export", Icon.Share,
                    //: Writes all matches into a file.
                    qsTr("Export everything")], ["bin", Icon.Bin,
                    //: Leads to the matches that were deleted.
                    qsTr("Bin")]]

            ListRow {
                required property int index
                required property var modelData

                chevron: true
                divider: index > 0
                glyph: modelData[1]
                objectName: "menu-" + modelData[0]
                text: modelData[2]
                width: parent.width

                onClicked: root.choose(modelData[0])
            }
        }
    }
}
