// What Flipside is, that it is nobody's official app, and whose fonts it carries.
import QtQuick
import Flipside

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
            qsTr("Flipside is free software under the MIT License. Its letters are Noto Sans, under the SIL Open Font License 1.1.")]

        Label {
            required property string modelData

            text: modelData
            width: parent.width
        }
    }
}
