// What Flipside is, that it is nobody's official app, and under which licences it and its parts come.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Shell

Page {
    id: root

    //: Title of the page that says what the app is.
    title: qsTr("About Flipside")

    Item {
        height: 76
        width: parent.width

        Logo {
            height: 60
            width: 60
            y: 8
        }

        WordMark {
            color: Theme.ink
            height: width * 78 / 282
            width: 150
            x: 76
            y: 18
        }
    }

    Repeater {
        model: [
            //: %1 is a version number.
            qsTr("Version %1").arg(App.version),
            //: The app is no product of the game's maker. UNO FLIP! and Mattel stay as they are.
            qsTr("Flipside is an unofficial companion for people who play with their own cards. UNO and UNO FLIP! are trademarks of Mattel, which has nothing to do with this app."),
            //: The names of the licences stay as they are.
            qsTr("Flipside is free software under the MIT License. Its letters are Noto Sans, under the SIL Open Font License 1.1."),
            //: What the app is built with. Qt, LGPL and SQLite are names and stay as they are.
            qsTr("It is built with Qt, under the LGPL 3, and keeps your matches with SQLite, which is in the public domain."),
            //: The app sends nothing anywhere.
            qsTr("Nothing leaves this device unless you export or share it.")]

        Label {
            required property string modelData

            text: modelData
            width: parent.width
        }
    }

    Panel {
        padding: 1
        spacing: 0
        width: parent.width

        Repeater {
            model: [["MIT", "MIT License", "Flipside"], ["OFL", "SIL Open Font License 1.1", "Noto Sans"]]

            ListRow {
                required property int index
                required property var modelData

                tap: ListRow.Tap.Open
                divider: index > 0
                objectName: "licence" + modelData[0]
                second: modelData[2]
                text: modelData[1]
                width: parent.width

                onClicked: Navigator.showLicence(modelData[0], modelData[1])
            }
        }
    }
}
