// What charts are made of, by the pixels it leaves: lines from point to point, dashes, marks, bars.
import QtQuick
import QtTest
import Flipside.Controls
import FlipsideTables

TestCase {
    id: testCase

    height: 240
    name: "Chart"
    visible: true
    when: windowShown
    width: 220

    Rectangle {
        id: paper

        color: "#ffffff"
        height: 100
        width: 200

        Chart {
            id: chart

            anchors.fill: parent
            density: 2 // as for a picture

            ChartLine {
                id: line

                color: "#ff0000"
                thickness: 4
            }

            ChartBar {
                id: bar

                edge: "#000000"
                edgeWidth: 2
                fill: "#0000ff"
                visible: false
                width: 40
                x: 20
            }
        }
    }

    Rectangle {
        id: list

        color: "#ffffff"
        height: 100
        width: 200
        y: 120

        Item {
            clip: true
            height: 50
            width: parent.width

            Chart {
                height: 20
                width: parent.width
                y: 60

                ChartBar {
                    fill: "#0000ff"
                    height: 20
                    width: 200
                }
            }
        }
    }

    function init() {
        line.dashed = false;
        line.mark = -1;
        line.points = [];
        bar.visible = false;
        chart.density = 2;
    }

    Frames {
        id: frames
    }

    // How many of the points are that color.
    function hits(points: var, color: color, item = paper): int {
        const image = grabImage(item);
        return points.filter(p => Qt.colorEqual(image.pixel(p[0], p[1]), color)).length;
    }

    function test_a_line_goes_from_point_to_point() {
        line.points = [Qt.point(0, 80), Qt.point(100, 80), Qt.point(100, 20), Qt.point(200, 20)];
        compare(hits([[10, 80], [60, 80], [100, 50], [150, 20]], "#ff0000"), 4);
        compare(hits([[50, 50], [10, 20], [150, 80], [20, 70]], "#ffffff"), 4);
    }

    function test_a_line_moves_with_its_points() {
        line.points = [Qt.point(0, 80), Qt.point(200, 80)];
        line.points = [Qt.point(0, 30), Qt.point(200, 30)];
        compare(hits([[50, 30], [150, 30]], "#ff0000"), 2);
        compare(hits([[50, 80], [150, 80]], "#ffffff"), 2);
    }

    // As on a page that lies below the one where a round is corrected.
    function test_a_line_follows_what_changes_while_it_is_hidden() {
        chart.density = 1; // as on screen
        line.points = [Qt.point(0, 80), Qt.point(200, 80)];
        verify(waitForRendering(paper));
        paper.visible = false;
        verify(frames.next(testCase.Window.window));
        line.points = [Qt.point(0, 30), Qt.point(200, 30)];
        verify(frames.next(testCase.Window.window));
        paper.visible = true;
        tryVerify(() => hits([[50, 30], [150, 30]], "#ff0000") === 2);
        compare(hits([[50, 80], [150, 80]], "#ffffff"), 2);
    }

    function test_a_dashed_line_has_gaps() {
        line.points = [Qt.point(0, 50), Qt.point(200, 50)];
        line.dashed = true;
        const along = Array.from({
                "length": 200
            }, (unused, i) => [i, 50]);
        const drawn = hits(along, "#ff0000");
        verify(drawn > 90 && drawn < 150, drawn);
        verify(hits(along, "#ffffff") > 40);
    }

    function test_a_mark_stands_at_every_point_but_the_first() {
        line.points = [Qt.point(20, 50), Qt.point(100, 50), Qt.point(180, 50)];
        line.mark = 1; // a square
        line.markSize = 16;
        compare(hits([[100, 45], [100, 54], [180, 45]], "#ff0000"), 3);
        compare(hits([[20, 45], [60, 45]], "#ffffff"), 2);
    }

    function test_a_bar_is_as_tall_as_it_is_told() {
        bar.visible = true;
        bar.height = 60;
        bar.y = 40;
        compare(hits([[40, 42], [40, 70], [40, 97]], "#0000ff"), 3);
        compare(hits([[40, 40], [20, 70], [59, 70]], "#000000"), 3);
        compare(hits([[40, 38], [10, 70], [20, 40]], "#ffffff"), 3); // the last: its corner is round
    }

    function test_what_is_cut_off_does_not_show() {
        compare(hits([[50, 70], [150, 70]], "#ffffff", list), 2);
    }
}
