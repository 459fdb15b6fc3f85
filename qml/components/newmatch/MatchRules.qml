// What a new match is played to, with which edition and by which rulings; the last two folded away.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Panel {
    id: root

    required property NewMatch setup
    property bool editionsUnfolded: false
    property bool rulingsUnfolded: false

    signal unfolded(Item row, Item what)

    padding: 1
    spacing: 0

    TargetRow {
        setup: root.setup
        width: parent.width
    }

    ListRow {
        id: editionRow

        divider: true
        fold: true
        folded: !root.editionsUnfolded
        objectName: "editionRow"
        //: Unfolds the editions of the game.
        text: qsTr("Edition")
        value: root.setup.editionName
        width: parent.width

        onClicked: {
            root.editionsUnfolded = !root.editionsUnfolded;
            if (root.editionsUnfolded)
                root.unfolded(editionRow, editionsFold.itemAt(0));
        }
    }

    Repeater {
        id: editionsFold

        model: root.editionsUnfolded ? 1 : 0

        Column {
            id: editions

            width: parent.width - 32
            x: 16
            bottomPadding: 16
            spacing: 8

            Repeater {
                model: root.setup.editions

                RadioPanel {
                    required property var modelData

                    checked: root.setup.edition === modelData.code
                    objectName: modelData.code
                    second: modelData.second
                    text: modelData.name
                    width: editions.width

                    onClicked: root.setup.edition = modelData.code
                }
            }
        }
    }

    ListRow {
        id: rulingsRow

        divider: true
        fold: true
        folded: !root.rulingsUnfolded
        objectName: "rulingsRow"
        //: Unfolds what the table decides where the printed rules are silent or differ.
        text: qsTr("Table rulings")
        value: root.rulingsUnfolded ? "" : root.setup.rulingsSummary // it may need a line: what is being chosen below stays where it is
        width: parent.width

        onClicked: {
            root.rulingsUnfolded = !root.rulingsUnfolded;
            if (root.rulingsUnfolded)
                root.unfolded(rulingsRow, rulingsFold.itemAt(0));
        }
    }

    Repeater {
        id: rulingsFold

        model: root.rulingsUnfolded ? 1 : 0

        RulingsPanel {
            width: parent.width - 32
            x: 16
            bottomPadding: 16
            setup: root.setup
        }
    }
}
