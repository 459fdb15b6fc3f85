// The table above the pad, with the buttons of a turn between them; the record stands at the right.
import QtQuick
import QtQuick.Layouts
import Flipside.Table

TablePlaces {
    id: root

    readonly property real room: height - strip.implicitHeight - question.wanted - 40 // for the table

    buttonsPlace: buttonsPlace
    buttonsRoom: 0 // they stand beside the way back
    messageRoom: Math.max(180, Math.min(304 - strip.over, Math.floor(room)))
    questionPlace: questionPlace
    turnRoom: 0
    stripPlace: stripPlace
    upperPlace: upperPlace

    ColumnLayout {
        anchors.bottomMargin: 8
        anchors.fill: parent
        anchors.leftMargin: 24
        anchors.rightMargin: 24
        anchors.topMargin: 4
        spacing: 8

        Item {
            id: upperPlace

            Layout.fillWidth: true
            Layout.preferredHeight: root.messageRoom + (root.isCovered ? 8 + root.strip.implicitHeight : 0)
        }

        Item {
            id: stripPlace

            Layout.fillWidth: true
            Layout.preferredHeight: root.strip.implicitHeight
            visible: !root.isCovered
        }

        Item {
            id: questionPlace

            Layout.fillHeight: true
            Layout.fillWidth: true
        }
    }

    Item {
        id: buttonsPlace

        height: root.buttons.implicitHeight
        visible: !root.isCovered
        width: Math.min(380, stripPlace.width * 0.44)
        x: 24 + root.strip.freeEnd - width
        y: 4 + stripPlace.y + (stripPlace.height - height) / 2
    }
}
