// Everything a history can be narrowed by, as chips: in a sheet on narrow windows, beside the list on wide ones.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Column {
    id: root

    required property HistoryModel history
    required property HistoryChoices choices
    property bool players: true

    spacing: 4

    Section {
        //: Heading over people by whom a list of matches is narrowed.
        title: qsTr("Who played")
        visible: root.players && root.choices.people.length > 0
        width: parent.width

        Flow {
            spacing: 8
            width: parent.width

            Repeater {
                model: root.choices.people

                Chip {
                    required property var modelData

                    checked: root.history.player === modelData.id
                    mark: modelData.mark
                    objectName: "filter" + modelData.name
                    text: modelData.name
                    width: Math.min(implicitWidth, parent.width)

                    onClicked: root.history.player = checked ? "" : modelData.id
                }
            }
        }
    }

    Section {
        //: Heading over how matches ended, by which a list of them is narrowed.
        title: qsTr("How it ended")
        width: parent.width

        Flow {
            spacing: 8
            width: parent.width

            Repeater {
                //: Matches that are not over; that somebody won; that were ended before somebody won.
                model: [["running", qsTr("Going on")], ["finished", qsTr("Won")], ["stopped", qsTr("No winner")]]

                Chip {
                    required property var modelData

                    checked: root.history.state === modelData[0]
                    objectName: "filter-" + modelData[0]
                    text: modelData[1]
                    width: Math.min(implicitWidth, parent.width)

                    onClicked: root.history.state = checked ? "" : modelData[0]
                }
            }
        }
    }

    Section {
        //: Heading over editions of the game by which a list of matches is narrowed.
        title: qsTr("Edition")
        width: parent.width

        Flow {
            spacing: 8
            width: parent.width

            Repeater {
                model: root.choices.editions

                Chip {
                    required property var modelData

                    checked: root.history.edition === modelData.name
                    objectName: "filter-" + modelData.name
                    text: modelData.title
                    width: Math.min(implicitWidth, parent.width)

                    onClicked: root.history.edition = checked ? "" : modelData.name
                }
            }
        }
    }

    Section {
        //: Heading over ways of scoring by which a list of matches is narrowed.
        title: qsTr("Scoring")
        width: parent.width

        Flow {
            spacing: 8
            width: parent.width

            Repeater {
                model: root.choices.modes

                Chip {
                    required property var modelData

                    checked: root.history.mode === modelData.name
                    objectName: "filter-" + modelData.name
                    text: modelData.title
                    width: Math.min(implicitWidth, parent.width)

                    onClicked: root.history.mode = checked ? "" : modelData.name
                }
            }
        }
    }

    Section {
        //: Heading over years by which a list of matches is narrowed.
        title: qsTr("Year")
        visible: root.choices.years.length > 1
        width: parent.width

        Flow {
            spacing: 8
            width: parent.width

            Repeater {
                model: root.choices.years

                Chip {
                    required property int modelData

                    checked: root.history.year === modelData
                    objectName: "filter-" + modelData
                    text: modelData
                    width: Math.min(implicitWidth, parent.width)

                    onClicked: root.history.year = checked ? 0 : modelData
                }
            }
        }
    }
}
