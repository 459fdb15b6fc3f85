// The table seen from above with the pile in its middle; seats are put onto it by whoever knows who sits where.
import QtQuick
import Flipside.Controls
import Flipside.Match

Item {
    id: root

    property bool oval: false
    property alias pile: pileHost.data
    property int cardColor: -1 // Card.Color whose light falls on the table
    default property alias seats: seatHost.data

    TablePlate {
        anchors.fill: parent
        anchors.leftMargin: root.oval ? 0 : 14
        anchors.rightMargin: root.oval ? 0 : 14
        color: Theme.table
        glow: root.cardColor < 0 ? "transparent" : Qt.alpha(Theme.card(root.cardColor).fill, Theme.dark ? 0.42 : 0.26)
        glowAt: Qt.point(width / 2, height / 2)
        glowRadius: Math.min(width, height) * 0.62
        line: Theme.line
        oval: root.oval
    }

    Item {
        id: pileHost

        anchors.fill: parent
    }

    Item {
        id: seatHost

        anchors.fill: parent
    }
}
