// The least a window can be in the style that Flipside's controls are made of.
import QtQuick.Controls.Basic

ApplicationWindow {
    width: 390
    height: 844
    visible: true
}
