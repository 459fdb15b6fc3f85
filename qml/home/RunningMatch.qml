// The match that is on: what the table waits for, who leads, and the way back to it.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Home
import Flipside.Shell

Panel {
    id: root

    required property HomeModel home
    readonly property real headlineWidth: availableWidth - (roomy ? 126 : 4) // beside the card
    readonly property bool roomy: width >= 340 && !Type.large && home.running.top >= 0

    signal resumed

    // A card's name is not broken where it finds room on one line, and never before its number.
    function broken(headline: string): string {
        const longest = Math.max(...headline.split(" ").map(piece => metrics.advanceWidth(piece)));
        return longest > headlineWidth ? Faces.unparted(headline.replace(/\u00a0/g, " ")) : headline;
    }

    kind: Panel.Kind.Raised
    padding: 16
    spacing: 18

    FontMetrics {
        id: metrics

        font.bold: true
        font.pixelSize: Type.hero
    }

    // Anchored, as a headline that is broken by its width would have a layout begin again and again.
    Item {
        implicitHeight: Math.max(words.height, card.visible ? card.height : 0)
        width: parent.width

        Column {
            id: words

            anchors.left: parent.left
            anchors.leftMargin: 4
            spacing: 6
            width: root.headlineWidth

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
                text: metrics.font.pixelSize > 0 ? root.broken(root.home.running.headline) : ""
                width: parent.width
            }

            Row {
                spacing: 8
                topPadding: 4
                visible: root.home.running.detail.length > 0

                Icon {
                    anchors.verticalCenter: detail.verticalCenter
                    color: Theme.ink2
                    height: 18
                    name: root.home.running.side === Card.Dark ? Icon.Moon : Icon.Sun
                    visible: root.home.running.sideShown
                    width: 18
                }

                Label {
                    id: detail

                    color: Theme.ink2
                    font.pixelSize: Type.second
                    text: root.home.running.detail
                    width: words.width - (root.home.running.sideShown ? 26 : 0)
                }
            }
        }

        Item {
            id: card

            anchors.right: parent.right
            height: 152
            visible: root.roomy
            width: 118

            CardFace {
                anchors.left: parent.left
                anchors.leftMargin: 10
                anchors.top: parent.top
                anchors.topMargin: 2
                cardWidth: 88
                color: Theme.under
                face: Math.max(0, root.home.running.top)
                side: root.home.running.side
                tilt: 6
            }
        }
    }

    Flow {
        leftPadding: 4
        rightPadding: 4
        spacing: 18
        width: parent.width

        Repeater {
            model: root.home.standings

            Column {
                id: person

                required property string name
                required property int mark
                required property int colorIndex
                required property int total
                required property bool leads
                readonly property string figure: total.toLocaleString(Qt.locale(Language.locale), "f", 0)

                Accessible.name: qsTr("%1: %2").arg(name).arg(figure)
                Accessible.role: Accessible.StaticText
                spacing: 2

                Row {
                    spacing: 5

                    PenNumber {
                        color: Theme.ink
                        size: 24
                        text: person.figure
                    }

                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.crown
                        height: 15
                        name: Icon.Crown
                        visible: person.leads
                        width: 15
                    }
                }

                Row {
                    spacing: 6

                    PlayerMark {
                        anchors.verticalCenter: nameLabel.verticalCenter
                        color: Theme.person(person.colorIndex, Theme.dark)
                        height: 10
                        number: person.mark
                        width: 10
                    }

                    NameLabel {
                        id: nameLabel

                        color: Theme.ink2
                        font.pixelSize: Type.second
                        text: person.name
                        width: Math.min(implicitWidth, root.width - 56)
                    }
                }
            }
        }
    }

    Button {
        enabled: !Storage.readOnly
        glyph: Icon.Next
        kind: Button.Kind.Go
        objectName: "goOn"
        //: Goes back to the match that is being played.
        text: qsTr("Continue")
        width: parent.width

        onClicked: root.resumed()
    }
}
