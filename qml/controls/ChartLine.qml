// A line of a chart from point to point: solid or dashed, and with a person's mark at its points.
import QtQuick
import QtQuick.Shapes
import Flipside.Controls

Shape {
    id: root

    property list<point> points
    property color color
    property real thickness: 2
    property bool dashed: false
    property int mark: -1 // a person's, at every point but the first
    property bool markOnlyAtEnd: false
    property real markSize: 8

    ShapePath {
        capStyle: root.dashed ? ShapePath.FlatCap : ShapePath.RoundCap
        dashPattern: [4, 2.5]
        fillColor: "transparent"
        joinStyle: ShapePath.RoundJoin
        strokeColor: root.color
        strokeStyle: root.dashed ? ShapePath.DashLine : ShapePath.SolidLine
        strokeWidth: root.thickness

        PathPolyline {
            path: root.points
        }
    }

    ShapePath {
        fillColor: root.color
        strokeColor: "transparent"
        strokeWidth: -1

        PathMultiline {
            paths: root.mark < 0 ? [] : Plot.marks(root.points, root.mark, root.markSize, root.markOnlyAtEnd)
        }
    }
}
