// Seats, hands and the pile.
import QtQuick
import QtTest
import Flipside

TestCase {
    id: testCase

    Component {
        id: seatComponent

        Seat {
            count: 5
            mark: 0
            name: "Ana"
        }
    }

    Component {
        id: handComponent

        CardRow {
            faces: [Faces.number(Card.Blue, 1), Faces.number(Card.Red, 2)]
            removeText: "Take back"
            width: 300
        }
    }

    Component {
        id: pileComponent

        Pile {
            face: Faces.number(Card.Blue, 7)
            matches: "Blue or 7"
            shade: Card.Blue
        }
    }

    Component {
        id: drawPileComponent

        DrawPile {
            count: 8
            few: true
            narrow: true
        }
    }

    SignalSpy {
        id: removed

        signalName: "removed"
    }

    function test_theDrawPileSaysWhatItsNumberIs() {
        for (const narrow of [true, false]) {
            const pile = createTemporaryObject(drawPileComponent, testCase, {
                    "narrow": narrow
                });
            compare(pile.Accessible.name, "Draw pile: 8 cards");
            const words = findChild(pile, "toDraw");
            compare(words.text, "to draw");
            compare(words.visible, true);
            verify(words.x >= 0 && words.x + words.width <= pile.width);
            verify(words.y + words.height <= pile.height);
        }
    }

    function test_seatStates() {
        const seen = [];
        for (const properties of [{}, {
                "playing": true
            }, {
                "count": 1
            }, {
                "count": 1,
                "saidUno": true,
                "unoText": "UNO!"
            }, {
                "mirrored": true
            }, {
                "enabled": false
            }]) {
            const image = grabImage(createTemporaryObject(seatComponent, testCase, properties));
            verify(seen.every(other => !image.equals(other)), JSON.stringify(properties));
            seen.push(image);
        }
    }

    function test_takeACardBack() {
        const hand = createTemporaryObject(handComponent, testCase);
        removed.target = hand;
        removed.clear();
        mouseClick(hand.children[1]);
        compare(removed.signalArguments[0][0], 1);
        hand.removable = false;
        mouseClick(hand.children[1]);
        compare(removed.count, 1);
    }

    function test_pileShowsTheColorThatCounts() {
        const blue = createTemporaryObject(pileComponent, testCase);
        const image = grabImage(blue);
        blue.shade = -1;
        verify(!grabImage(blue).equals(image));
        blue.shade = Card.Blue;
        blue.clockwise = false;
        verify(!grabImage(blue).equals(image));
    }

    height: 400
    name: "TablePieces"
    visible: true
    when: windowShown
    width: 400
}
