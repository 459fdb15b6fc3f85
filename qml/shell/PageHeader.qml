// The header of a page that was opened from another.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Header {
    required property Page page

    fixedHeight: page.steady
    subtitle: page.subtitle
    title: page.title

    onBack: {
        if (!page.stepBack())
            page.back();
    }
}
