// The title of a place, which scrolls away with what is below it.
import QtQuick
import Flipside

TitleLabel {
    required property Page page

    Accessible.name: text
    Accessible.role: Accessible.Heading
    bottomPadding: 4
    font.bold: true
    size: Type.hero
    text: page.title
}
