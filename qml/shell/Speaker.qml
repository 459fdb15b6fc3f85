// Says sentences aloud. What it speaks with is another file's business, so that nobody has to have it.
import QtQuick

QtObject {
    property bool usable: false // whether there is a voice

    signal speakRequested(string sentence)
}
