// Draw for dealer: the number of each drawn card is entered; the highest deals, a symbol counts 0.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.NewMatch

Sheet {
    id: root

    required property SeatsSetup seats

    function begin() {
        draw.begin();
        open();
    }

    function finish() {
        if (draw.finish())
            close();
        else
            focusFirst();
    }

    // Focuses the next empty field, if there is one.
    function finishOrFocusNext(index: int) {
        if (draw.complete)
            finish();
        else
            drawers.itemAt(draw.nextAfter(index))?.forceActiveFocus();
    }

    function focusFirst() {
        drawers.itemAt(0)?.forceActiveFocus();
    }

    //: Title over the numbers that people drew to find out who deals.
    title: qsTr("Draw for dealer")

    onOpened: focusFirst()

    DealerDraw {
        id: draw

        seats: root.seats
    }

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

        model: draw.draws

        FocusScope {
            id: drawer

            required property int index
            required property int row
            required property string name
            required property string number

            height: Math.max(54, field.implicitHeight + 6)
            width: parent.width

            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: 8
                spacing: 12

                NameLabel {
                    Layout.fillWidth: true
                    font.bold: true
                    text: drawer.name
                }

                TextField {
                    id: field

                    Layout.preferredWidth: 120
                    Accessible.name: drawer.name
                    focus: true
                    inputMethodHints: Qt.ImhDigitsOnly
                    replacing: true
                    maximumLength: 1
                    objectName: "drawn" + drawer.row
                    //: A number from 0 to 9 that somebody drew.
                    placeholderText: qsTr("0–9")
                    text: drawer.number

                    validator: RegularExpressionValidator {
                        regularExpression: /[0-9]/
                    }

                    onAccepted: root.finishOrFocusNext(drawer.index)
                    onTextEdited: draw.setNumber(drawer.index, text)
                }
            }
        }
    }

    Label {
        font.bold: true
        leftPadding: 6
        objectName: "drawResult"
        text: draw.result
        visible: text.length > 0
        width: parent.width
    }

    Button {
        enabled: draw.complete
        kind: Button.Kind.Go
        objectName: "drawDone"
        //: Ends the drawing for the dealer, or begins another draw of those who tied.
        text: draw.tied ? qsTr("Draw again") : qsTr("All right")
        width: parent.width

        onClicked: root.finish()
    }
}
