// Backup and restore: where the matches are, a copy, and back to it.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Settings
import Flipside.Shell

TestCase {
    id: testCase

    Component {
        id: pageComponent

        BackupPage {
            height: 840
            width: 400
        }
    }

    function test_aCopyIsMadeAndPutBack() {
        verify(Storage.open());
        const page = createTemporaryObject(pageComponent, testCase);
        verify(findChild(page, "fileLabel").text.endsWith("flipside.db"));
        const banner = findChild(page, "backupStatus");
        compare(banner.visible, false);
        const button = findChild(page, "backUp");
        waitForRendering(page);
        const before = button.mapToItem(page, 0, 0).y;
        button.press();
        tryCompare(banner, "visible", true);
        waitForRendering(page);
        compare(button.mapToItem(page, 0, 0).y, before);
        compare(banner.tone, Banner.Tone.Ok);
        findChild(page, "backup0").press();
        const sheet = findChild(page, "restoreSheet");
        tryCompare(sheet, "opened", true);
        findChild(sheet.contentItem, "restore").press();
        tryCompare(sheet, "opened", false);
        tryVerify(() => banner.text.includes("flipside-replaced"));
        compare(banner.tone, Banner.Tone.Ok);
        compare(Storage.state, Storage.State.Open);
    }

    function test_whatCameOfACopyIsReadInFull() {
        verify(Storage.open());
        Settings.textSize = 200;
        const page = createTemporaryObject(pageComponent, testCase);
        waitForRendering(page);
        findChild(page, "backUp").press();
        const banner = findChild(page, "backupStatus");
        tryCompare(banner, "visible", true);
        tryVerify(() => {
                const top = banner.mapToItem(page, 0, 0).y;
                return top >= 0 && top + Math.min(banner.height, page.height * 0.5) <= page.height;
            });
        compare(banner.height, banner.implicitHeight);
        Settings.textSize = 100;
    }

    function test_aCopyGoesWhereItIsWanted() {
        verify(Storage.open());
        const page = createTemporaryObject(pageComponent, testCase);
        const banner = findChild(page, "backupStatus");
        const name = folder.newName();
        findChild(page, "backUpElsewhere").press();
        const sheet = findChild(page, "backupPlace");
        tryCompare(sheet, "opened", true);
        findChild(sheet.contentItem, "newName").text = name;
        findChild(sheet.contentItem, "saveHere").press();
        tryVerify(() => banner.text.includes(folder.path) && banner.text.includes(name));
        compare(banner.tone, Banner.Tone.Ok);
        verify(folder.exists(folder.fileFor(name)));
    }

    Folder {
        id: folder // the documents

        kinds: ["*.db"]
    }

    height: 860
    name: "BackupPage"
    visible: true
    when: windowShown
    width: 420
}
