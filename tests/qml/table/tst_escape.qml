// One step back: Escape puts away what lies on the table, one thing at a time, before it leaves the page.
import QtQuick
import QtTest
import Flipside.Controls
import ".."

Screens {
    name: "Escape"

    function test_escape_data() {
        return [{
                "tag": "phone",
                "form": [390, 844]
            }, {
                "tag": "desktop",
                "form": [1280, 800]
            }];
    }

    function test_escape(data) {
        openApp(true, data.form[0], data.form[1]);
        setUp(["Ana", "Ben", "Cho"], [], 500);
        expect("round dealer Cho");
        call(["start B7"]);
        const page = frame.page;
        write("g4");
        keyClick(Qt.Key_Return);
        verify(find("refusal"));
        keyClick(Qt.Key_Escape);
        verify(!find("refusal"), "what was understood is no longer in the field");
        write("qqq");
        keyClick(Qt.Key_Return);
        verify(find("refusal"));
        keyClick(Qt.Key_Escape);
        verify(find("refusal"), "first what was typed");
        keyClick(Qt.Key_Escape);
        verify(!find("refusal"), "then what the referee said");
        page.tableActions.color.trigger();
        verify(find("color" + Card.Red));
        keyClick(Qt.Key_Escape);
        verify(!find("color" + Card.Red), "then a correction");
        keyClick(Qt.Key_F1);
        tryVerify(() => page.helpSheet.opened);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !page.helpSheet.opened);
        compare(frame.page, page);
        const wild = find("key" + recorder.face("W"));
        wild.press();
        tryVerify(() => find("color" + Card.Red));
        keyClick(Qt.Key_Escape);
        tryVerify(() => !find("color" + Card.Red), 5000, "then a wild");
        compare(frame.page, page);
        expect("Ana: play W");
        expect("undo");
        call(["Ana: play B3"]); // and all that time the keys were the table's
        keyClick(Qt.Key_Escape);
        verify(frame.page !== page);
    }
}
