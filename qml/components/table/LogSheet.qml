// The log over a narrow table.
import QtQuick
import Flipside

Sheet {
    id: root

    required property LiveMatch match

    signal ruleRequested(string id)

    //: Title of the list of everything that was called.
    title: qsTr("What happened")

    LogList {
        height: Math.max(200, Math.min(contentHeight, (root.parent ? root.parent.height : 800) - 180))
        match: root.match
        width: parent.width

        onRuleRequested: id => {
            root.close();
            root.ruleRequested(id);
        }
    }
}
