// Something that a person can do. Menus, buttons, keys and the list of keys show it alike.
import QtQuick.Templates as T
import Flipside.Controls

T.Action {
    property int glyph: Icon.None
    property bool destructive: false // loses something
    property bool divider: false // in a menu, apart from what is above it
}
