// Speaks through the system's voices. It is loaded only where somebody wants to hear them.
import QtQuick
import QtTextToSpeech
import Flipside.Shell

Speaker {
    id: root

    readonly property TextToSpeech voice: TextToSpeech {
    }

    usable: voice.availableEngines().length > 0 && voice.state !== TextToSpeech.Error

    onSpeakRequested: sentence => {
        voice.stop();
        voice.setLocale(Qt.locale(Language.code));
        voice.say(sentence);
    }
}
