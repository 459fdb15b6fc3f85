// Draw for dealer: everyone draws a card and says its number; the highest deals, a symbol counts nothing.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.NewMatch

Sheet {
    id: root

    required property SeatsSetup seats
    property var drawn: [] // by row; -1: not told yet
    property var among: [] // rows that still draw
    readonly property bool complete: among.length > 0 && among.every(row => drawn[row] >= 0)
    readonly property var best: complete ? seats.highest(drawn) : []

    function begin() {
        among = [...Array(seats.count).keys()];
        drawn = among.map(() => -1);
        open();
    }

    function tell(row: int, number: int) {
        const next = drawn.slice();
        next[row] = number;
        drawn = next;
    }

    function confirm() {
        if (best.length === 1) {
            seats.dealer = best[0];
            close();
        } else {
            const tied = best;
            drawn = drawn.map(() => -1);
            among = tied;
            focusFirst();
        }
    }

    // To whoever has not told a number yet, or on.
    function goOn(row: int) {
        if (complete) {
            confirm();
            return;
        }
        const here = among.indexOf(row);
        const next = [...among.slice(here + 1), ...among.slice(0, here)].find(other => drawn[other] < 0);
        drawers.itemAt(among.indexOf(next)).forceActiveFocus();
    }

    function result(): string {
        if (best.length === 0)
            return "";
        if (best.length === 1) {
            //: The result of drawing for the dealer: %1 is a name.
            return qsTr("%1 deals").arg(seats.name(best[0]));
        }
        //: The result of drawing for the dealer: %1 are two or more who drew the same.
        return qsTr("A tie: %1 draw again.").arg(seats.names(best));
    }

    function focusFirst() {
        const first = drawers.itemAt(0);
        if (first)
            first.forceActiveFocus();
    }

    //: Title over the numbers that people drew to find out who deals.
    title: qsTr("Draw for dealer")

    onOpened: focusFirst()

    Label {
        bottomPadding: 8
        color: Theme.ink2
        leftPadding: 6
        rightPadding: 8
        //: Explains how the dealer is found.
        text: qsTr("Everyone draws a card. The highest number deals; a card with a symbol counts 0.")
        width: parent.width
    }

    Repeater {
        id: drawers

        model: root.among

        FocusScope {
            id: drawer

            required property int modelData

            height: Math.max(54, field.implicitHeight + 6)
            width: parent.width

            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: 8
                spacing: 12

                NameLabel {
                    Layout.fillWidth: true
                    font.bold: true
                    text: root.seats.name(drawer.modelData)
                }

                TextField {
                    id: field

                    Layout.preferredWidth: 120
                    Accessible.name: root.seats.name(drawer.modelData)
                    focus: true
                    inputMethodHints: Qt.ImhDigitsOnly
                    maximumLength: 1
                    objectName: "drawn" + drawer.modelData
                    //: A number from 0 to 9 that somebody drew.
                    placeholderText: qsTr("0–9")

                    validator: RegularExpressionValidator {
                        regularExpression: /[0-9]/
                    }

                    onAccepted: root.goOn(drawer.modelData)
                    onTextEdited: root.tell(drawer.modelData, text.length > 0 ? parseInt(text) : -1)
                }
            }
        }
    }

    Label {
        font.bold: true
        leftPadding: 6
        objectName: "drawResult"
        text: root.result()
        visible: text.length > 0
        width: parent.width
    }

    Button {
        enabled: root.complete
        kind: Button.Kind.Go
        objectName: "drawDone"
        //: Ends the drawing for the dealer, or begins another draw of those who tied.
        text: root.best.length > 1 ? qsTr("Draw again") : qsTr("All right")
        width: parent.width

        onClicked: root.confirm()
    }
}
