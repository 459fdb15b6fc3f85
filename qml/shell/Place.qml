// One place of the app, as the navigation shows it and the frame opens it.
import QtQml

QtObject {
    required property string title
    required property int glyph
    required property int place // of the Navigator, which knows its first page
}
