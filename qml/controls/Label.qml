// Words. Sizes come from Type, so that they follow the text size a person chose.
import QtQuick
import Flipside.Controls

Text {
    // A path in a sentence begins a line of its own and goes on to the next after one of its slashes.
    function pathwise(words: string): string {
        return words.replace(/ (?=\/\S)/g, "\n").replace(/(\S)\/(?=[^\/\s])/g, "$1/\u200b");
    }

    color: Theme.ink
    font.pixelSize: Type.body
    horizontalAlignment: Text.AlignLeft // also where it begins with a name in letters that run the other way
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
}
