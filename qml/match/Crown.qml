// The crown of whoever leads or has won.
import QtQuick
import Flipside.Controls

Icon {
    color: Theme.crown
    height: width
    name: Icon.Crown
    width: 18
}
