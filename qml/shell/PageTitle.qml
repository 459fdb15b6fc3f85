// The title of a place, which scrolls away with what is below it.
import QtQuick
import Flipside.Controls
import Flipside.Shell

TitleLabel {
    required property Page page

    Accessible.name: text
    Accessible.role: Accessible.Heading
    font.bold: true
    height: Math.max(48, implicitHeight) // as beside a button
    size: Type.hero
    text: page.title
    verticalAlignment: Text.AlignVCenter
}
