// The keys that hold on a page, and at the table what can be typed.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Shell

Sheet {
    id: root

    property alias page: help.page
    property alias oneSided: help.oneSided
    property list<Action> actions // of the page, that have keys

    component Line: GridLayout {
        id: line

        required property string keys
        required property string text

        columnSpacing: 20
        columns: Type.large ? 1 : 2 // what keys do stands below them, or beside
        rowSpacing: 0
        width: parent?.width ?? 0

        Label {
            Layout.bottomMargin: Type.large ? 0 : 6
            Layout.fillWidth: Type.large
            Layout.leftMargin: 12
            Layout.minimumHeight: Type.large ? 0 : 24
            Layout.preferredWidth: line.width * 0.42 - 32
            Layout.topMargin: 6
            font.bold: true
            font.pixelSize: Type.second
            text: line.keys
            verticalAlignment: Text.AlignVCenter
        }

        Label {
            Layout.bottomMargin: Type.large ? 8 : 6
            Layout.fillWidth: true
            Layout.leftMargin: Type.large ? 12 : 0
            Layout.rightMargin: 8
            Layout.topMargin: Type.large ? 0 : 6
            font.pixelSize: Type.second
            text: line.text
        }
    }

    objectName: "helpSheet"
    title: {
        if (page === KeyHelp.Page.Table)
            //: Title of the help on keys and typed calls.
            return qsTr("Keys and typed calls");
        //: Title of the help on keys.
        return qsTr("Keys");
    }

    KeyHelp {
        id: help
    }

    Repeater {
        model: help.ofPage

        Line {
        }
    }

    Repeater {
        model: root.actions

        Line {
            required property Action modelData

            keys: help.named(modelData.shortcut)
            text: modelData.text
        }
    }

    Repeater {
        model: help.ofEveryPage

        Line {
        }
    }
}
