// A line between the rows of a panel.
import QtQuick
import Flipside.Controls

Rectangle {
    color: Theme.line
    height: 1
    width: parent ? parent.width - 20 : 0
    x: 10
}
