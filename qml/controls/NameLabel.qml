// Somebody's name on one line: made smaller where it is long, and shortened only after that. Nothing else is ever
// shortened.
import QtQuick
import Flipside

Label {
    readonly property bool mayShorten: true

    elide: Text.ElideRight
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: 11
    wrapMode: Text.NoWrap
}
