// The crown of whoever leads or has won.
import QtQuick
import Flipside

Icon {
    color: Theme.dark ? "#ffc928" : "#9a6a00"
    height: width
    name: Icon.Crown
    width: 18
}
