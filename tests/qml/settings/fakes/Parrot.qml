// A speaker that only remembers what it was to say.
import QtQuick
import Flipside.Shell

Speaker {
    property var heard: []

    usable: true

    onSpeakRequested: sentence => heard = [...heard, sentence]
}
