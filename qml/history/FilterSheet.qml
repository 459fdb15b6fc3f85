// The filters of a history where there is no room beside it; how many matches fit is told as they are pressed.
import QtQuick
import Flipside.Controls
import Flipside.History

Sheet {
    id: root

    required property HistoryModel history
    required property HistoryChoices choices

    //: Title over the ways to narrow a list of matches.
    title: qsTr("Filter")

    HistoryFilters {
        choices: root.choices
        history: root.history
        width: parent.width
    }

    Item {
        height: 8
        width: 1
    }

    Button {
        kind: Button.Kind.Go
        objectName: "showFound"
        //: Closes the filters; %n is how many matches fit.
        text: qsTr("Show %n match(es)", "", root.history.total)
        width: parent.width

        onClicked: root.close()
    }

    Button {
        kind: Button.Kind.Quiet
        objectName: "clearFilters"
        //: Takes all filters away, and what is searched for.
        text: qsTr("Show all matches")
        visible: root.history.filtered
        width: parent.width

        onClicked: {
            root.history.clearFilter();
            root.close();
        }
    }
}
