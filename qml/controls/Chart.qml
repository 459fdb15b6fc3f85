// What charts are drawn in: lines and bars go in here as shapes, and have smooth edges in either renderer. Words go
// beside it.
import QtQuick
import Flipside.Controls

Item {
    property real density: 1 // pixels for each on screen; more only while a picture of it is taken
    readonly property bool accelerated: GraphicsInfo.api !== GraphicsInfo.Software
    readonly property real finer: accelerated && Screen.devicePixelRatio < 2 ? 2 : 1 // four samples alone are coarse

    // With a graphics card for smooth edges. Without one because a shape that a list cuts off altogether shows all the
    // same; but a layer within a picture is out of date there, and one on a hidden page stays so when the page is
    // back: it is made anew then.
    layer.enabled: visible && (density === 1 || accelerated)
    layer.samples: 4
    layer.smooth: true
    layer.textureSize: Plot.pixels(width, height, density * finer)
}
