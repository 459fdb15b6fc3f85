// A bar of a chart: a box with round corners.
import QtQuick
import QtQuick.Shapes

Shape {
    id: root

    property color fill
    property color edge: fill
    property real edgeWidth: 1
    property real radius: 6
    readonly property real inset: edgeWidth / 2
    readonly property real endX: width - inset
    readonly property real endY: height - inset
    readonly property real round: Math.max(0, Math.min(radius, width / 2, height / 2) - inset)

    ShapePath {
        fillColor: root.fill
        startX: root.inset + root.round
        startY: root.inset
        strokeColor: root.edge
        strokeWidth: root.edgeWidth

        PathLine {
            x: root.endX - root.round
            y: root.inset
        }

        PathArc {
            radiusX: root.round
            radiusY: root.round
            x: root.endX
            y: root.inset + root.round
        }

        PathLine {
            x: root.endX
            y: root.endY - root.round
        }

        PathArc {
            radiusX: root.round
            radiusY: root.round
            x: root.endX - root.round
            y: root.endY
        }

        PathLine {
            x: root.inset + root.round
            y: root.endY
        }

        PathArc {
            radiusX: root.round
            radiusY: root.round
            x: root.inset
            y: root.endY - root.round
        }

        PathLine {
            x: root.inset
            y: root.inset + root.round
        }

        PathArc {
            radiusX: root.round
            radiusY: root.round
            x: root.inset + root.round
            y: root.inset
        }
    }
}
