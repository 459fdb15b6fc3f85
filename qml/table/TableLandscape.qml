// The pad at the right of the table.
import QtQuick
import QtQuick.Layouts
import Flipside.Table

TablePlaces {
    id: root

    buttonsPlace: buttonsPlace
    messageRoom: upper.linesHeight
    questionPlace: questionPlace
    stripPlace: stripPlace
    upperPlace: upperPlace

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 10
        anchors.rightMargin: 12
        spacing: 10

        ColumnLayout {
            Layout.bottomMargin: 8
            Layout.maximumWidth: Layout.preferredWidth
            Layout.preferredWidth: Math.round(root.width * 0.42) - 20
            Layout.topMargin: 4
            spacing: 8

            Item {
                id: upperPlace

                Layout.fillHeight: true
                Layout.fillWidth: true
            }

            Item {
                id: stripPlace

                Layout.fillWidth: true
                Layout.preferredHeight: root.strip.implicitHeight
                visible: !root.isCovered
            }
        }

        ColumnLayout {
            Layout.bottomMargin: 8
            spacing: 0

            Item {
                id: questionPlace

                Layout.fillHeight: true
                Layout.fillWidth: true
            }

            Item {
                id: buttonsPlace

                Layout.fillWidth: true
                Layout.preferredHeight: root.buttonsRoom - Layout.topMargin
                Layout.topMargin: root.hasButtons ? root.buttonsGap : 0
            }
        }
    }
}
