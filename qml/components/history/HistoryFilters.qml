// Everything a history can be narrowed by, as chips: in a sheet on narrow windows, beside the list on wide ones.
import QtQuick
import Flipside

Column {
    id: root

    required property HistoryModel history
    required property HistoryChoices choices

    spacing: 4

    FilterChips {
        chosen: root.history.player
        options: root.choices.people.length > 0 ? root.choices.peopleWith(root.history.player) : []
        //: Heading over people by whom a list of matches is narrowed.
        title: qsTr("Who played")
        width: parent.width

        onPicked: name => root.history.player = name
    }

    FilterChips {
        chosen: root.history.time
        options: root.choices.times
        //: Heading over times by which a list of matches is narrowed.
        title: qsTr("When")
        width: parent.width

        onPicked: name => root.history.time = name
    }

    FilterChips {
        chosen: root.history.state
        options: root.choices.endings
        //: Heading over how matches ended, by which a list of them is narrowed.
        title: qsTr("How it ended")
        width: parent.width

        onPicked: name => root.history.state = name
    }

    FilterChips {
        chosen: root.history.edition
        options: root.choices.editions
        //: Heading over editions of the game by which a list of matches is narrowed.
        title: qsTr("Edition")
        width: parent.width

        onPicked: name => root.history.edition = name
    }

    FilterChips {
        chosen: root.history.mode
        options: root.choices.modes
        //: Heading over ways of scoring by which a list of matches is narrowed.
        title: qsTr("Scoring")
        width: parent.width

        onPicked: name => root.history.mode = name
    }
}
