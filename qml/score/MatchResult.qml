// Who won with how many points, and how long it took; the shapes of the cards fall once around it.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Score
import Flipside.Shell

Item {
    id: root

    required property Scoreboard board
    readonly property bool festive: board.won && !Type.large
    readonly property real strip: width < 480 ? 48 : width * 0.2 // for the shapes, on either side

    // The area of a text, with a margin.
    function around(item: Item): rect {
        const length = (item as Label)?.contentWidth ?? item.width;
        return Qt.rect(column.x + (column.width - length) / 2 - 8, column.y + item.y - 4, length + 16, item.height + 8);
    }

    component Confetti: Item {
        id: confetti

        property real fallen: 0 // 0 above, 1 where they lie
        required property list<rect> taken // by text: no shape falls there
        readonly property list<rect> places: ScoreLayout.scatter(width, height, taken)

        Component.onCompleted: fallen = 1

        Behavior on fallen  {
            NumberAnimation {
                duration: Motion.winner
                easing.type: Easing.OutBounce
            }
        }

        Repeater {
            model: confetti.places.length

            ColorShape {
                required property int index
                readonly property int kind: (index * 3) % 8
                readonly property rect place: confetti.places[index] ?? Qt.rect(0, 0, 0, 0)

                color: Theme.card(kind).fill
                ground: Theme.page
                height: width
                shape: kind
                tilt: (index * 47) % 90 - 45
                width: place.width
                x: place.x
                y: -40 + confetti.fallen * (40 + place.y)
            }
        }
    }

    implicitHeight: column.implicitHeight + 36

    Repeater {
        model: root.festive ? 1 : 0

        Confetti {
            height: root.height
            objectName: "confetti"
            taken: [root.around(crown), root.around(result), root.around(total), root.around(length)]
            width: root.width
        }
    }

    TextMetrics {
        id: resultSize

        font.bold: true
        font.pixelSize: Type.winner
        text: root.board.result
    }

    Column {
        id: column

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.topMargin: 18
        spacing: 8
        width: parent.width - (root.festive ? 2 * root.strip : 0)

        Crown {
            id: crown

            anchors.horizontalCenter: parent.horizontalCenter
            color: Theme.dark ? "#ffc928" : "#e0a000"
            visible: root.board.won
            width: 54
        }

        TitleLabel {
            id: result

            readonly property real onOneLine: Type.winner * (width - 4) / Math.max(1, resultSize.advanceWidth)

            Accessible.name: text
            Accessible.role: Accessible.Heading
            font.bold: true
            horizontalAlignment: Text.AlignHCenter
            lineHeight: 0.95
            objectName: "result"
            size: Math.max(Type.hero, Math.min(Type.winner, Math.floor(onOneLine))) // smaller where it does not fit
            text: root.board.result
            width: parent.width
        }

        PenNumber {
            id: total

            //: The winner's total, for screen readers.
            Accessible.name: qsTr("%n point(s)", "", root.board.best)
            Accessible.role: Accessible.StaticText
            anchors.horizontalCenter: parent.horizontalCenter
            color: Theme.ink
            size: 64
            text: root.board.best.toLocaleString(Qt.locale(Language.locale), "f", 0)
            visible: root.board.won
        }

        Label {
            id: length

            color: Theme.ink2
            horizontalAlignment: Text.AlignHCenter
            text: root.board.length
            width: parent.width
        }
    }
}
