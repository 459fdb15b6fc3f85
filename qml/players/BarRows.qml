// Bars that are compared: the widest of their numbers says how much room each leaves for its own.
import QtQuick
import Flipside.Players

Column {
    readonly property real numberWidth: {
        const rows = Array.from(children).filter(row => row instanceof BarRow);
        return Math.max(0, ...rows.map(row => row.numberWidth));
    }
}
