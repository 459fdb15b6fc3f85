// Matches go out into files and come back: where to is chosen in the app's own sheet of folders.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import FlipsideTables

TestCase {
    id: testCase

    property Item frame

    function seek(root: Item, name: string): Item {
        if (root.objectName === name && root.visible)
            return root;
        for (let i = 0; i < root.children.length; ++i) {
            const found = seek(root.children[i], name);
            if (found)
                return found;
        }
        return null;
    }

    function press(name: string) {
        tryVerify(() => seek(testCase.Window.window.contentItem, name) !== null, 5000, name + " is to be seen");
        seek(testCase.Window.window.contentItem, name).press();
    }

    function seen(name: string): Item {
        return seek(testCase.Window.window.contentItem, name);
    }

    function nameIt(name: string) {
        tryVerify(() => seen("newName") !== null);
        seen("newName").text = name;
    }

    name: "Files"
    visible: true
    when: windowShown
    width: 390
    height: 844

    Component {
        id: frameComponent

        Frame {
            height: 844
            width: 390

            places: [
                Place {
                    glyph: Icon.Clock
                    place: Navigator.History
                    title: "History"
                },
                Place {
                    glyph: Icon.Gear
                    place: Navigator.Settings
                    title: "Settings"
                }
            ]
        }
    }

    Recorder {
        id: recorder
    }

    LiveMatch {
        id: live
    }

    Folder {
        id: folder

        kinds: ["*.jsonl"]
    }

    function initTestCase() {
        verify(recorder.play(live, "flipside 1\nedition flip2020\nplayers Ana, Ben\nround\nstart R3\nplay R5\n"));
        live.close();
    }

    function init() {
        MatchActions.dismiss();
        frame = createTemporaryObject(frameComponent, testCase);
    }

    function test_1_everything_is_exported_to_a_place_and_comes_back() {
        const name = folder.newName();
        press("historyMenu");
        press("menu-export");
        nameIt(name);
        press("saveHere");
        tryVerify(() => MatchActions.statusMessage.includes(name));
        verify(!MatchActions.failed, MatchActions.statusMessage);
        // Of the same name there is only one.
        press("historyMenu");
        press("menu-export");
        nameIt(name);
        compare(seen("saveHere").enabled, false);
        press("close");
        // It is found again, by looking for it.
        press("historyMenu");
        press("menu-import");
        press("otherFile");
        press("entry-" + name);
        tryCompare(frame.page, "title", "From a file");
        verify(frame.page.file.endsWith(name));
    }

    function test_2_a_record_is_saved_under_the_name_that_was_typed() {
        const name = folder.newName().replace(".jsonl", "-evening");
        tryVerify(() => seen("match0") !== null);
        press("match0");
        press("matchMenu");
        press("match-record");
        nameIt(name);
        press("saveHere");
        tryVerify(() => MatchActions.statusMessage.includes(name + ".flip"));
        verify(!MatchActions.failed, MatchActions.statusMessage);
    }

    function test_3_folders_lead_up_and_down() {
        press("historyMenu");
        press("menu-import");
        press("otherFile");
        tryVerify(() => seen("place0") !== null);
        verify(seen("place0").checked);
        press("folderUp");
        tryVerify(() => !seen("place0").checked);
        press("place0");
        tryVerify(() => seen("place0").checked);
    }

    function test_4_the_settings_export_and_lead_to_the_bin() {
        frame.go(1);
        const name = folder.newName().replace(".jsonl", "-all");
        press("exportRow");
        nameIt(name);
        press("saveHere");
        tryVerify(() => MatchActions.statusMessage.includes(name + ".jsonl"));
        press("binRow");
        compare(frame.page.title, "Bin");
    }
}
