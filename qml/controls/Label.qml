// Words. Sizes come from Type, so that they follow the text size a person chose.
import QtQuick
import Flipside

Text {
    color: Theme.ink
    font.pixelSize: Type.body
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
}
