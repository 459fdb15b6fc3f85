// The header of a page that was opened from another.
import QtQuick
import Flipside

Header {
    required property Page page

    steady: page.steady
    subtitle: page.subtitle
    title: page.title

    onBack: {
        if (!page.stepBack())
            page.back();
    }
}
