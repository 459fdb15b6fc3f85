// The table above the pad. Long words take the table's room, so that the pad stays where it is.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Table

TablePlaces {
    id: root

    readonly property bool isLarge: form === TableArrangement.PhoneLargeWords
    readonly property bool isClose: picture === TableArrangement.DrawnClose || picture === TableArrangement.FewWords
    readonly property real foot: isLarge ? 4 : 8
    readonly property real room: Math.floor(height - question.wanted) - (isLarge ? 67 : 84) // for the table
    readonly property real seatsHeight: Math.ceil(match.seats.count / 2) * 48 // in two columns
    readonly property real leastTable: Math.max(132, seatsHeight)
    readonly property real fullTable: Math.min(width >= 600 ? 304 : Math.max(218, seatsHeight), room)
    readonly property real tableHeight: {
        if (picture === TableArrangement.Drawn || picture === TableArrangement.DrawnClose)
            return Math.max(leastTable, fullTable - strip.over);
        if (picture === TableArrangement.FewWords)
            return upper.linesHeight;
        if (isLarge && question.onPad)
            return Math.max(Math.min(upper.keptHeight, height * 0.3), Math.min(upper.fullHeight, room));
        return Math.min(upper.linesHeight, height * (isLarge && !question.doubting ? 0.4 : 0.3));
    }
    readonly property real upperHeight: {
        if (isAboutHand)
            return Math.min(upper.messagesHeight, height * 0.4);
        if (message === TableArrangement.NoMessage)
            return tableHeight;
        if (message === TableArrangement.Note)
            return messageRoom;
        // The pad stays where it is as long as the message fits above it.
        const most = isLarge ? height - 270 : height * 0.45;
        return Math.max(messageRoom, Math.min(upper.messagesHeight, most));
    }

    buttonsGap: isLarge ? 6 : 8
    buttonsPlace: buttonsPlace
    isAboutHand: question.showing || question.verdict
    messageRoom: tableHeight + stripPlace.Layout.topMargin + strip.implicitHeight
    picture: TableArrangement.picture(form, room, seatsHeight, !Type.large && strip.seatsFit)
    questionPlace: questionPlace
    stripPlace: stripPlace
    upperPlace: upperPlace
    wordsRoom: fullTable - leastTable

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: 10 // seven keys of 48 on a window of 360
        anchors.rightMargin: 10
        spacing: 0

        Item {
            id: upperPlace

            Layout.bottomMargin: Layout.fillHeight ? 4 : 0
            Layout.fillHeight: root.isWholePage
            Layout.fillWidth: true
            Layout.preferredHeight: root.upperHeight
            Layout.topMargin: root.isClose || root.isLarge ? 2 : 4
        }

        Item {
            id: stripPlace

            Layout.fillWidth: true
            Layout.preferredHeight: root.strip.implicitHeight
            Layout.topMargin: {
                if (root.isLarge)
                    return 4;
                return root.isClose ? 5 : 8;
            }
            visible: !root.isAboutHand && !root.isCovered
        }

        Item {
            id: questionPlace

            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.topMargin: {
                if (root.isAboutHand && !root.isCovered)
                    return 4;
                return root.isClose ? 6 : root.foot;
            }
            visible: !root.isWholePage
        }

        Item {
            id: buttonsPlace

            Layout.bottomMargin: root.foot
            Layout.fillWidth: true
            Layout.preferredHeight: root.hasButtons ? root.buttons.implicitHeight : 0
            Layout.topMargin: root.hasButtons ? root.buttonsGap : 0
        }
    }
}
