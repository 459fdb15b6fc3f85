// The match that is on: what the table waits for, who leads, and the way back to it.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Panel {
    id: root

    required property HomeModel home
    readonly property bool roomy: width >= 340 && !Type.large && home.top >= 0

    // A card's name is not broken where it finds room on one line, and never before its number.
    function broken(headline: string): string {
        const longest = Math.max(...headline.split(" ").map(piece => metrics.advanceWidth(piece)));
        return longest > words.width ? Faces.unparted(headline.replace(/\u00a0/g, " ")) : headline;
    }

    kind: Panel.Kind.Raised
    padding: 16
    spacing: 18

    FontMetrics {
        id: metrics

        font.bold: true
        font.pixelSize: Type.hero
    }

    Item {
        height: Math.max(words.implicitHeight, cards.visible ? cards.height : 0)
        width: parent.width

        Column {
            id: words

            spacing: 6
            width: cards.visible ? parent.width - cards.width - 8 : parent.width
            x: 4

            Label {
                color: Theme.ink2
                font.bold: true
                font.pixelSize: Type.second
                //: Over the match that is being played.
                text: qsTr("In progress")
                width: parent.width
            }

            Label {
                font.bold: true
                font.pixelSize: Type.hero
                lineHeight: 0.95
                objectName: "headline"
                text: metrics.font.pixelSize > 0 ? root.broken(root.home.headline) : ""
                width: parent.width
            }

            Row {
                spacing: 8
                topPadding: 4
                visible: root.home.detail.length > 0
                width: parent.width

                Icon {
                    anchors.verticalCenter: detail.verticalCenter
                    color: Theme.ink2
                    height: 18
                    name: root.home.side === Card.Dark ? Icon.Moon : Icon.Sun
                    visible: root.home.sided
                    width: 18
                }

                Label {
                    id: detail

                    color: Theme.ink2
                    font.pixelSize: Type.second
                    text: root.home.detail
                    width: parent.width - (root.home.sided ? 26 : 0)
                }
            }
        }

        Item {
            id: cards

            height: 152
            visible: root.roomy
            width: 118
            x: parent.width - width

            CardFace {
                cardWidth: 88
                color: Theme.under
                face: Math.max(0, root.home.top)
                side: root.home.side
                tilt: 6
                x: 10
                y: 2
            }
        }
    }

    Flow {
        spacing: 18
        width: parent.width - 8
        x: 4

        Repeater {
            model: root.home.standings

            Column {
                id: person

                required property var modelData

                Accessible.name: qsTr("%1: %2").arg(modelData.name).arg(modelData.total.toLocaleString(Qt.locale(Language.locale), "f", 0))
                Accessible.role: Accessible.StaticText
                spacing: 2

                Row {
                    spacing: 5

                    PenNumber {
                        color: Theme.ink
                        size: 24
                        text: person.modelData.total.toLocaleString(Qt.locale(Language.locale), "f", 0)
                    }

                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.crown
                        height: 15
                        name: Icon.Crown
                        visible: person.modelData.leads
                        width: 15
                    }
                }

                Row {
                    spacing: 6

                    PlayerMark {
                        anchors.verticalCenter: name.verticalCenter
                        color: Theme.person(person.modelData.color, Theme.dark)
                        height: 10
                        number: person.modelData.mark
                        width: 10
                    }

                    NameLabel {
                        id: name

                        color: Theme.ink2
                        font.pixelSize: Type.second
                        text: person.modelData.name
                        width: Math.min(implicitWidth, root.width - 56)
                    }
                }
            }
        }
    }

    Button {
        glyph: Icon.Next
        kind: Button.Kind.Go
        objectName: "goOn"
        //: Goes back to the match that is being played.
        text: qsTr("Continue")
        width: parent.width

        onClicked: root.home.chosen(root.home.goingId)
    }
}
