// What Flipside is, that it is nobody's official app, and under which licences it and its parts come.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Shell

Page {
    id: root

    component Licence: ListRow {
        required property string name

        objectName: "licence" + name
        tap: ListRow.Tap.Open
        width: parent.width

        onClicked: Navigator.showLicence(name, text)
    }

    //: Title of the page that says what the app is.
    title: qsTr("About Flipside")

    Row {
        bottomPadding: 8
        spacing: 16
        topPadding: 8

        Logo {
            height: 60
            width: 60
        }

        WordMark {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.ink
            height: width * 78 / 282
            width: 150
        }
    }

    Repeater {
        model: [
            //: %1 is a version number.
            qsTr("Version %1").arg(App.version),
            //: The app is no product of the game's maker. UNO FLIP! and Mattel stay as they are.
            qsTr("Flipside is an unofficial companion for people who play with their own cards. UNO and UNO FLIP! are trademarks of Mattel, which has nothing to do with this app."),
            //: The names of the licences stay as they are.
            qsTr("Flipside is free software under the MIT License. Its typeface is Noto Sans, under the SIL Open Font License 1.1."),
            //: What the app is built with. Qt, LGPL and SQLite are names and stay as they are.
            qsTr("It is built with Qt, under the LGPL 3, and stores your matches with SQLite, which is in the public domain."),
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

        Licence {
            name: "MIT"
            second: "Flipside"
            text: "MIT License"
        }

        Licence {
            divider: true
            name: "OFL"
            second: "Noto Sans"
            text: "SIL Open Font License 1.1"
        }
    }
}
