// A speaker without a voice.
import QtQuick
import Flipside.Shell

Speaker {
}
