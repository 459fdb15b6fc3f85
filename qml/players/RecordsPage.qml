// Records of the table: each leads to its moment in the replay.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Players
import Flipside.Shell

Page {
    id: root

    readonly property int columns: width >= 900 ? 2 : 1

    contentLimit: Math.min(columns === 2 ? 1000 : 640, width - 2 * margin)
    //: Title of the page with the records.
    title: qsTr("Table records")

    TableRecords {
        id: records
    }

    Banner {
        objectName: "trouble"
        text: records.trouble
        //: The records could not be read.
        title: qsTr("That did not work")
        tone: Banner.Tone.Bad
        visible: records.trouble.length > 0
        width: parent.width
    }

    WorkingLabel {
        percent: records.percent
        width: parent.width
        working: !records.loaded
    }

    EmptyPlace {
        //: Leads to the page where a match begins.
        action: qsTr("Play the first match")
        glyph: Icon.Crown
        objectName: "noRecords"
        //: On the page of records before there is one.
        text: qsTr("The first scored round sets the first record.")
        title: qsTr("No records yet")
        visible: records.loaded && records.count === 0 && records.trouble.length === 0
        width: parent.width

        onActionRequested: Navigator.showPlace(Navigator.Home)
    }

    Flow {
        id: flow

        // Cards side by side are of one height.
        readonly property real tall: Array.from({
                "length": root.columns === 2 ? cards.count : 0
            }, (unused, i) => cards.itemAt(i).implicitHeight).reduce((most, each) => Math.max(most, each), 0)

        spacing: 12
        width: parent.width

        Repeater {
            id: cards

            model: records

            RecordCard {
                required property int index

                height: Math.max(implicitHeight, flow.tall)
                objectName: "record" + index
                width: root.columns === 2 ? (root.contentLimit - 12) / 2 : root.contentLimit

                onClicked: Navigator.showMatch(matchId, event)
            }
        }
    }
}
