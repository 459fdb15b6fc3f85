// Whether the app flips with the deck or keeps one look.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Column {
    component Choice: RadioPanel {
        required property int theme

        checked: Settings.theme === theme
        objectName: "theme" + theme
        width: parent.width

        onClicked: Settings.theme = theme
    }

    spacing: 8

    Choice {
        second: qsTr("Light while the light side is in play, dark on the dark side.")
        text: qsTr("Flips with the deck")
        theme: Settings.Theme.FollowSide
    }

    Choice {
        second: qsTr("Ink on warm paper.")
        text: qsTr("Always light")
        theme: Settings.Theme.Light
    }

    Choice {
        second: qsTr("Moonlight on violet, easy on the eyes at night.")
        text: qsTr("Always dark")
        theme: Settings.Theme.Dark
    }
}
