// A bar of a chart: a box with round corners.
import QtQuick
import QtQuick.Shapes
import Flipside.Controls

Shape {
    id: root

    property color fill
    property color edge: fill
    property real edgeWidth: 1
    property real radius: 6

    ShapePath {
        fillColor: root.fill
        strokeColor: root.edge
        strokeWidth: root.edgeWidth

        PathSvg {
            path: Plot.roundedBox(root.width, root.height, root.edgeWidth / 2, root.radius)
        }
    }
}
