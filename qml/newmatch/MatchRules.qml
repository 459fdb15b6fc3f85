// What a new match is played to, with which edition and by which rulings; the last two folded away.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.NewMatch

Panel {
    id: root

    required property GameSetup game
    readonly property alias target: target
    property bool editionsUnfolded: false
    property bool rulingsUnfolded: false

    signal unfolded(Item row, Item what)

    padding: 1
    spacing: 0

    GridLayout {
        id: targetRow

        readonly property bool stacked: Type.large || targetName.implicitWidth + target.implicitWidth + 48 > width

        columns: stacked ? 1 : 2
        rowSpacing: 8
        width: parent.width

        Label {
            id: targetName

            Layout.fillWidth: true
            Layout.leftMargin: 16
            Layout.rightMargin: 16
            Layout.topMargin: targetRow.stacked ? 8 : 0
            font.bold: true
            //: Before the number of points a match is played to.
            text: qsTr("Played to")
        }

        Stepper {
            id: target

            Layout.alignment: Qt.AlignRight
            Layout.bottomMargin: targetRow.stacked ? 10 : (62 - implicitHeight) / 2
            Layout.rightMargin: 10
            Layout.topMargin: targetRow.stacked ? 0 : (62 - implicitHeight) / 2
            editable: true
            from: 10
            name: targetName.text
            objectName: "target"
            step: 50
            to: 5000
            value: root.game.target

            onValueModified: root.game.target = value
        }
    }

    ListRow {
        id: editionRow

        divider: true
        tap: root.editionsUnfolded ? ListRow.Tap.Fold : ListRow.Tap.Unfold
        objectName: "editionRow"
        //: Unfolds the editions of the game.
        text: qsTr("Edition")
        value: root.game.editionName
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

        RadioChoices {
            bottomPadding: 16
            choices: root.game.editions
            width: parent.width - 32
            x: 16

            onChosen: key => root.game.edition = key
        }
    }

    ListRow {
        id: rulingsRow

        divider: true
        tap: root.rulingsUnfolded ? ListRow.Tap.Fold : ListRow.Tap.Unfold
        objectName: "rulingsRow"
        //: Unfolds what the table decides where the printed rules are silent or differ.
        text: qsTr("Table rulings")
        // Empty while unfolded, as a longer text would move what is chosen below.
        value: root.rulingsUnfolded ? "" : root.game.rulingsSummary
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
            game: root.game
        }
    }
}
