// What is heard, and whether the screen stays on. A sound or a voice is tried out as it is switched on.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Panel {
    id: root

    readonly property bool voiceless: trial.active && !(trial.speaker && trial.speaker.usable)

    property alias speakerSource: trial.from

    padding: 6
    spacing: 0

    Switch {
        checked: Settings.sound
        enabled: Sounds.available
        objectName: "sound"
        //: What the switch "Sounds" does; or why it cannot: the system has no program that plays.
        second: Sounds.available ? qsTr("A short sound for a card, a refused call, a Flip and a win.") : qsTr("This system has no program that plays sounds.")
        text: qsTr("Sounds")
        width: parent.width

        onToggled: {
            Settings.sound = checked;
            Sounds.play(Sounds.Card);
        }
    }

    Label {
        color: Theme.warn
        font.pixelSize: Type.second
        leftPadding: 10
        objectName: "soundTrouble"
        rightPadding: 10
        //: The system's player could not play.
        text: qsTr("No sound could be played just now. Is a speaker connected?")
        visible: Settings.sound && Sounds.broken
        width: parent.width
    }

    Hairline {
    }

    Switch {
        checked: Settings.speech
        objectName: "speech"
        //: What the switch "Spoken calls" does.
        second: qsTr("The referee says aloud what was called, what follows and who is next.")
        text: qsTr("Spoken calls")
        width: parent.width

        onToggled: {
            trial.active = checked;
            Settings.speech = checked;
            if (root.voiceless)
                Settings.speech = false;
            else if (checked)
                //: Spoken when the voice is switched on.
                trial.speaker.speakRequested(qsTr("The referee speaks."));
        }
    }

    Label {
        color: Theme.warn
        font.pixelSize: Type.second
        leftPadding: 10
        objectName: "voiceTrouble"
        rightPadding: 10
        //: The system has no voice. Speech Dispatcher is a program and stays as it is.
        text: qsTr("This system has no voice for it. On Linux, Speech Dispatcher brings one.")
        visible: root.voiceless
        width: parent.width
    }

    VoiceLoader {
        id: trial

        objectName: "speaker"

        active: false
    }

    Hairline {
    }

    Switch {
        checked: Settings.keepScreenOn
        objectName: "keepScreenOn"
        //: What the switch "Keep the screen on" does.
        second: qsTr("While a match is on the table.")
        text: qsTr("Keep the screen on")
        width: parent.width

        onToggled: Settings.keepScreenOn = checked
    }
}
