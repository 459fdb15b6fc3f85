// One place of the app, as the navigation shows it and the frame opens it.
import QtQml

QtObject {
    required property string title
    required property int glyph
    required property url page // made only when somebody goes there
}
