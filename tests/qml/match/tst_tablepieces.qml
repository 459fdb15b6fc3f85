// Seats, hands and the pile.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import Flipside.Table
import FlipsideTables

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
            cardColor: Card.Blue
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

    LiveMatch {
        id: called
    }

    Recorder {
        id: recorder
    }

    Component {
        id: undoComponent

        UndoButton {
            match: called
        }
    }

    Component {
        id: sceneComponent

        TableScene {
            seats: called.seats
            table: called.table
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

    function test_theWayBackKeepsItsWordsOffItsFrame_data() {
        const rows = [];
        for (const width of [190, 220, 264]) {
            for (const [language, call] of [["es", "Lupita: play W+2=B"], ["es-ES", "Lupita: play W+2=B"], ["es-ES", "Lupita: play BF\ntop V3\nNacho: play VE"], ["de", "Lupita: play W+2=B"]])
                rows.push({
                        "tag": language + ", " + call.split(" ").pop() + ", " + width,
                        "language": language,
                        "call": call,
                        "width": width
                    });
        }
        return rows;
    }

    function test_theWayBackKeepsItsWordsOffItsFrame(data) {
        Settings.language = data.language;
        verify(recorder.play(called, "flipside 1\nedition flip2020\nplayers Lupita, Nacho, Begoña\nround\nstart B7\n" + data.call + "\n"));
        const button = createTemporaryObject(undoComponent, testCase, {
                "width": data.width
            });
        compare(button.height, 53);
        compare(findChild(button, "undoWhat").truncated, false);
        waitForRendering(button);
        const image = grabImage(button);
        // Between the rim of two pixels and the words there is nothing but the sheet.
        for (const y of [2, 3, 4, 45, 46, 47]) {
            for (let x = 20; x < data.width - 20; ++x)
                verify(Qt.colorEqual(image.pixel(x, y), Theme.sheet), button.what + " at " + x + ", " + y);
        }
        called.close();
        Settings.language = "en";
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
                "rightSide": true
            }, {
                "enabled": false
            }]) {
            const image = grabImage(createTemporaryObject(seatComponent, testCase, properties));
            verify(seen.every(other => !image.equals(other)), JSON.stringify(properties));
            seen.push(image);
        }
    }

    // On a phone of 390 px a seat is 116 wide.
    function test_namesAreWholeWhereTheyCanBe_data() {
        const rows = [];
        for (const name of ["Maximiliane", "Marie-Clémentine", "Papi Jean-François", "María Guadalupe"]) {
            for (const height of [50, 44]) {
                for (const rightSide of [false, true])
                    rows.push({
                            "tag": name + ", " + height + (rightSide ? ", rightSide" : ""),
                            "name": name,
                            "height": height,
                            "rightSide": rightSide
                        });
            }
        }
        return rows;
    }

    function test_namesAreWholeWhereTheyCanBe(data) {
        const seat = createTemporaryObject(seatComponent, testCase, {
                "height": data.height,
                "rightSide": data.rightSide,
                "name": data.name,
                "width": 116
            });
        const name = findChild(seat, "whoSits");
        const inside = () => {
            compare(name.truncated, false);
            verify(name.fontInfo.pixelSize >= 11);
            verify(name.contentWidth <= name.width);
            verify(name.x >= 6 && name.x + name.width <= seat.width - 6);
            verify(name.y >= 0 && name.y + name.height <= data.height);
        };
        inside();
        seat.count = -1; // what nobody knows takes no room
        inside();
        compare(name.width, seat.width - 15);
    }

    function test_whatMatchesLiesOnNoSeat_data() {
        const rows = [];
        for (const width of [340, 370]) {
            for (const players of [2, 4, 5, 6, 8]) {
                for (const height of [132, 150, 170, 190, 218, 304])
                    rows.push({
                            "tag": players + " players, " + width + "x" + height,
                            "players": players,
                            "size": [width, height]
                        });
            }
        }
        return rows.filter(row => row.size[1] >= Math.ceil(row.players / 2) * 48); // lower ones are told in words
    }

    function test_whatMatchesLiesOnNoSeat(data) {
        Settings.language = "de";
        const names = ["Ana", "Ben", "Cho", "Dee", "Eli", "Fay", "Gus", "Hal"].slice(0, data.players);
        verify(recorder.play(called, "flipside 1\nedition flip2020\nplayers " + names.join(", ") + "\nround\nstart BS\n"));
        const scene = createTemporaryObject(sceneComponent, testCase, {
                "height": data.size[1],
                "width": data.size[0]
            });
        const box = item => item.mapToItem(scene, 0, 0, item.width, item.height);
        const pill = box(findChild(scene, "pill"));
        compare(called.table.pile.matches, "Blau oder Aussetzen");
        verify(pill.x >= 0 && pill.right <= scene.width);
        names.forEach((name, player) => {
                const seat = box(findChild(scene, "seat" + player));
                verify(seat.top >= 0 && seat.height >= 48, name + " at " + seat.top);
                verify(seat.bottom <= pill.top || seat.right <= pill.left || seat.left >= pill.right, name + ": " + seat + ", " + pill);
            });
        scene.destroy();
        called.close();
        Settings.language = "en";
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
        blue.cardColor = -1;
        verify(!grabImage(blue).equals(image));
        blue.cardColor = Card.Blue;
        blue.clockwise = false;
        verify(!grabImage(blue).equals(image));
    }

    height: 400
    name: "TablePieces"
    visible: true
    when: windowShown
    width: 400
}
