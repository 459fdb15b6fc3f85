// Bars that are compared: the widest of their numbers says how much room each leaves for its own.
import QtQuick
import Flipside.Players

Column {
    readonly property real numberWidth: Math.max(0, ...Array.from(children).map(row => (row as BarRow)?.numberWidth ?? 0))
}
