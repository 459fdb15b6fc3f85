// Says sentences aloud. Voice.qml implements it, so that Qt Speech need not be installed.
import QtQuick

QtObject {
    property bool usable: false // whether there is a voice

    signal speakRequested(string sentence)
}
