// Banners: four tones, actions within them, and a cross where they can be put away.
import QtQuick
import QtTest
import Flipside.Controls

TestCase {
    id: testCase

    Component {
        id: bannerComponent

        Banner {
            dismissText: "Dismiss"
            text: "Neither colour nor number."
            title: "Not legal"
            tone: Banner.Tone.Bad
            width: 340
        }
    }

    Component {
        id: linkedComponent

        Banner {
            title: "A demo"
            width: 340

            Link {
                objectName: "link"
                text: "Away with it"
            }
        }
    }

    SignalSpy {
        id: dismissed

        signalName: "dismissed"
    }

    function cross(banner: Item): Item {
        return Array.from(banner.children).find(child => child.glyph === Icon.Cross && child.press);
    }

    function test_isHeard() {
        const banner = createTemporaryObject(bannerComponent, testCase);
        compare(banner.Accessible.role, Accessible.AlertMessage);
        compare(banner.Accessible.name, "Not legal");
        compare(banner.Accessible.description, "Neither colour nor number.");
    }

    function test_dismissed() {
        const banner = createTemporaryObject(bannerComponent, testCase);
        dismissed.target = banner;
        dismissed.clear();
        mouseClick(cross(banner));
        compare(dismissed.count, 1);
    }

    function test_noCrossWithoutAName() {
        const banner = createTemporaryObject(bannerComponent, testCase, {
                "dismissText": ""
            });
        compare(cross(banner).visible, false);
    }

    // A link has room around its words already.
    function test_aLinkReachesToTheLowerEdge() {
        const banner = createTemporaryObject(linkedComponent, testCase);
        waitForRendering(banner);
        const link = findChild(banner, "link");
        compare(link.mapToItem(banner, 0, link.height).y, banner.height);
    }

    function test_tonesLookDifferent() {
        const seen = [];
        for (const tone of [Banner.Tone.Ok, Banner.Tone.Warn, Banner.Tone.Bad, Banner.Tone.Info]) {
            const image = grabImage(createTemporaryObject(bannerComponent, testCase, {
                        "tone": tone
                    }));
            verify(seen.every(other => !image.equals(other)));
            seen.push(image);
        }
    }

    height: 300
    name: "Banner"
    visible: true
    when: windowShown
    width: 400
}
