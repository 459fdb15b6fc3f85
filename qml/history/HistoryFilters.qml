// Everything a history can be narrowed by, as chips: in a sheet on narrow windows, beside the list on wide ones.
import QtQuick
import Flipside.History

Column {
    id: root

    required property HistoryModel history
    required property HistoryChoices choices

    spacing: 4

    FilterChips {
        chosen: root.choices.playerValue
        options: root.choices.people
        //: Heading over people by whom a list of matches is narrowed.
        title: qsTr("Who played")
        width: parent.width

        onPicked: (value, name) => root.history.player = name
    }

    FilterChips {
        chosen: root.history.time
        options: root.choices.times
        //: Heading over times by which a list of matches is narrowed.
        title: qsTr("When")
        width: parent.width

        onPicked: value => root.history.time = value
    }

    FilterChips {
        chosen: root.history.state
        options: root.choices.endings
        //: Heading over how matches ended, by which a list of them is narrowed.
        title: qsTr("How it ended")
        width: parent.width

        onPicked: value => root.history.state = value
    }

    FilterChips {
        chosen: root.history.edition
        options: root.choices.editions
        //: Heading over editions of the game by which a list of matches is narrowed.
        title: qsTr("Edition")
        width: parent.width

        onPicked: value => root.history.edition = value
    }

    FilterChips {
        chosen: root.history.mode
        options: root.choices.modes
        //: Heading over ways of scoring by which a list of matches is narrowed.
        title: qsTr("Scoring")
        width: parent.width

        onPicked: value => root.history.mode = value
    }
}
