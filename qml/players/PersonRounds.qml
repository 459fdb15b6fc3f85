// A person's matches and rounds: facts, points by side, over time, by edition.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Players
import Flipside.Shell

Column {
    id: root

    required property Person person

    component PointsBySide: BarRows {
        id: points

        property alias sides: bars.model // SidePoints

        width: parent ? (parent as Item).width : 0

        Repeater {
            id: bars

            BarRow {
                required property bool dark
                required value
                required share

                fill: dark ? "#4a3791" : "#ffc928"
                glyph: dark ? Icon.Moon : Icon.Sun
                //: A side of the cards.
                label: dark ? qsTr("Dark") : qsTr("Light")
                width: points.width
            }
        }
    }

    spacing: 12

    Panel {
        padding: 1
        spacing: 0
        width: parent.width

        Repeater {
            model: root.person.facts

            ListRow {
                required property int index
                required text
                required property string figure
                required property string matchId
                required property int event

                tap: enabled ? ListRow.Tap.Open : ListRow.Tap.Choose
                divider: index > 0
                enabled: matchId.length > 0
                objectName: "fact" + index
                opacity: 1
                second: Type.large ? figure : "" // below, in every row
                value: Type.large ? "" : figure
                width: parent.width

                onClicked: Navigator.showMatch(matchId, event)
            }
        }
    }

    Label {
        color: Theme.ink2
        font.pixelSize: Type.small
        leftPadding: 4
        objectName: "whatPointsAre"
        //: Below the numbers about a person: points are counted alike in all matches, however those were scored.
        text: qsTr("Points here count what the others still held in the rounds this player won, however the match was scored.")
        width: parent.width - 8
    }

    Panel {
        objectName: "bySide"
        spacing: 6
        visible: root.person.career.twoSided
        width: parent.width

        Label {
            font.bold: true
            //: Heading over points that somebody won, by the side on which rounds ended.
            text: qsTr("Points won, by side")
            width: parent.width
        }

        PointsBySide {
            sides: root.person.gained
        }

        Label {
            font.bold: true
            //: Heading over points that somebody was left with, by the side on which rounds ended.
            text: qsTr("Points given away")
            topPadding: 8
            width: parent.width
        }

        PointsBySide {
            sides: root.person.given
        }

        Label {
            color: Theme.ink2
            font.pixelSize: Type.second
            objectName: "sideShare"
            text: root.person.career.sideText
            visible: text.length > 0
            width: parent.width
        }
    }

    Panel {
        width: parent.width

        Label {
            font.bold: true
            //: Heading over a chart: matches a month, and which of them were won.
            text: qsTr("Matches per month (filled: won)")
            width: parent.width
        }

        BarChart {
            bars: root.person.months
            objectName: "months"
            sentence: root.person.career.monthsText
            width: parent.width
        }

        Label {
            color: Theme.ink2
            font.pixelSize: Type.second
            objectName: "form"
            text: root.person.career.formText
            visible: root.person.career.form.length > 0
            width: parent.width
        }

        // One box alone would tell nothing that the words do not.
        Row {
            Accessible.ignored: true
            objectName: "formBoxes"
            spacing: 4
            visible: root.person.career.form.length > 1

            Repeater {
                model: root.person.career.form

                Rectangle {
                    required property bool modelData

                    border.color: Theme.edge
                    border.width: modelData ? 0 : 2
                    color: modelData ? Theme.ok : "transparent"
                    height: 18
                    radius: 5
                    width: 18

                    Icon {
                        anchors.centerIn: parent
                        color: Theme.sheet
                        height: 10
                        name: Icon.Check
                        pen: 12
                        visible: parent.modelData
                        width: 10
                    }
                }
            }
        }
    }

    Panel {
        padding: 1
        spacing: 0
        width: parent.width

        Label {
            bottomPadding: 2
            font.bold: true
            leftPadding: 15
            //: Heading over somebody's matches and rounds in each edition of the game.
            text: qsTr("By edition")
            topPadding: 14
            width: parent.width - 15
        }

        Repeater {
            model: root.person.editions

            ListRow {
                required property int index
                required text
                required second
                required value

                divider: index > 0
                enabled: false
                objectName: "edition" + index
                opacity: 1
                width: parent.width
            }
        }
    }
}
