// Loads what speaks by its file: the module that it is made with may not be installed, and then nobody needs to read
// why.
import QtQuick
import Flipside.Shell

Loader {
    property url from: "Voice.qml"
    readonly property Component voice: active ? Qt.createComponent(from) : null
    readonly property Speaker speaker: item as Speaker

    sourceComponent: voice && voice.status === Component.Ready ? voice : null
}
