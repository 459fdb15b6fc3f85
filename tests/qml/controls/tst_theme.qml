// The look follows the side in play, or stays where a person wants it.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Shell

TestCase {
    id: testCase

    function cleanup() {
        Settings.theme = Settings.Theme.FollowSide;
        Settings.textSize = 100;
        Settings.lessMotion = true;
        Theme.side = Card.Light;
    }

    function test_followsTheSide() {
        compare(Theme.dark, false);
        const day = Theme.page.toString();
        Theme.side = Card.Dark;
        compare(Theme.dark, true);
        verify(Theme.page.toString() !== day);
    }

    function test_alwaysLight() {
        Settings.theme = Settings.Theme.Light;
        Theme.side = Card.Dark;
        compare(Theme.side, Card.Dark);
        compare(Theme.dark, false);
    }

    function test_alwaysDark() {
        Settings.theme = Settings.Theme.Dark;
        compare(Theme.dark, true);
        Settings.theme = Settings.Theme.FollowSide;
        compare(Theme.dark, false);
    }

    function test_textGrows() {
        compare(Type.body, 15);
        Settings.textSize = 200;
        compare(Type.body, 30);
        compare(Type.large, true);
    }

    function test_lessMotion() {
        compare(Motion.turn, 0);
        Settings.lessMotion = false;
        compare(Motion.turn, 180);
    }

    function test_bothPalettesAreAtHand() {
        verify(Qt.colorEqual(Theme.paletteOf(Card.Light).page, Theme.page));
        verify(!Qt.colorEqual(Theme.paletteOf(Card.Dark).page, Theme.page));
        verify(!Qt.colorEqual(Theme.cardInk(Card.Blue, true), Theme.cardInk(Card.Blue, false)));
    }

    name: "Theme"
}
