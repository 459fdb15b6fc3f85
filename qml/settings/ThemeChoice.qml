// Whether the app flips with the deck or keeps one look.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Shell

Column {
    id: root

    spacing: 8

    Repeater {
        model: [{
                "theme": Settings.Theme.FollowSide,
                "name": qsTr("Flips with the deck"),
                "meaning": qsTr("Light while the light side is in play, dark on the dark side.")
            }, {
                "theme": Settings.Theme.Light,
                "name": qsTr("Always light"),
                "meaning": qsTr("Ink on warm paper.")
            }, {
                "theme": Settings.Theme.Dark,
                "name": qsTr("Always dark"),
                "meaning": qsTr("Moonlight on violet, easy on the eyes at night.")
            }]

        RadioPanel {
            required property var modelData

            objectName: "theme" + modelData.theme
            checked: Settings.theme === modelData.theme
            second: modelData.meaning
            text: modelData.name
            width: root.width

            onClicked: Settings.theme = modelData.theme
        }
    }
}
