// Every face is drawn, each of them different from all others, sharp at 24 px as at 300.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Shell

TestCase {
    id: testCase

    Component {
        id: cardComponent

        CardFace {
            color: Theme.under
        }
    }

    function card(face: int, side: int, width: real): Item {
        return createTemporaryObject(cardComponent, testCase, {
                "face": face,
                "side": side,
                "cardWidth": width
            });
    }

    function test_everyFaceIsDifferent_data() {
        return [{
                "tag": "light, 24 px",
                "edition": "flip2020",
                "side": Card.Light,
                "width": 24,
                "count": 54
            }, {
                "tag": "dark, 24 px",
                "edition": "flip2020",
                "side": Card.Dark,
                "width": 24,
                "count": 54
            }, {
                "tag": "light, 120 px",
                "edition": "flip2019",
                "side": Card.Light,
                "width": 120,
                "count": 54
            }, {
                "tag": "dark, 120 px",
                "edition": "flip2019",
                "side": Card.Dark,
                "width": 120,
                "count": 54
            }, {
                "tag": "the edition of 56",
                "edition": "mini56",
                "side": Card.Light,
                "width": 44,
                "count": 54
            }];
    }

    function test_everyFaceIsDifferent(data: var) {
        const faces = Faces.all(data.edition, data.side);
        compare(faces.length, data.count);
        const seen = [];
        for (const face of faces) {
            const item = card(face, data.side, data.width);
            const image = grabImage(item);
            verify(seen.every(other => !image.equals(other)), "face " + face);
            seen.push(image);
            item.destroy();
        }
    }

    function test_proportions() {
        const item = card(Faces.number(Card.Blue, 7), Card.Light, 100);
        compare(item.implicitWidth, 100);
        compare(item.implicitHeight, 153);
    }

    function test_colors() {
        const image = grabImage(card(Faces.number(Card.Blue, 1), Card.Light, 300));
        verify(Qt.colorEqual(image.pixel(150, 8), "#ffffff"), "white rim by day");
        verify(Qt.colorEqual(image.pixel(150, 40), Theme.card(Card.Blue).fill), "blue field");
        const dark = grabImage(card(Faces.number(Card.Teal, 1), Card.Dark, 300));
        verify(Qt.colorEqual(dark.pixel(150, 8), "#0b0616"), "black rim by night");
        verify(Qt.colorEqual(dark.pixel(150, 40), Theme.card(Card.Teal).fill), "teal field");
    }

    function test_plainWildWearsItsSide() {
        const face = Faces.wild(Card.Wild);
        verify(!grabImage(card(face, Card.Light, 60)).equals(grabImage(card(face, Card.Dark, 60))));
    }

    function test_cornersOnlyWhereTheyCanBeRead() {
        const small = grabImage(card(Faces.number(Card.Blue, 1), Card.Light, 43));
        verify(Qt.colorEqual(small.pixel(7, 15), Theme.card(Card.Blue).fill));
        const large = grabImage(card(Faces.number(Card.Blue, 1), Card.Light, 100));
        let marks = 0;
        for (let x = 10; x < 24; ++x)
            marks += Qt.colorEqual(large.pixel(x, 36), "#ffffff") ? 1 : 0;
        verify(marks > 3, "the drop below the numeral");
    }

    function test_tiltMakesRoom() {
        const item = card(Faces.number(Card.Blue, 7), Card.Light, 100);
        const straight = item.implicitWidth;
        item.tilt = 9;
        verify(item.implicitWidth > straight);
    }

    height: 500
    name: "CardFace"
    visible: true
    when: windowShown
    width: 400
}
