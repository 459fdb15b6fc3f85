// Words. Sizes come from Type, so that they follow the text size a person chose.
import QtQuick
import Flipside

Text {
    color: Theme.ink
    font.pixelSize: Type.body
    horizontalAlignment: Text.AlignLeft // also where it begins with a name in letters that run the other way
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
}
